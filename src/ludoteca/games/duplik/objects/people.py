"""The people of the library, and those who are almost people: robots, ghosts, snowmen."""

from __future__ import annotations

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import (
    EXPRESSION,
    FEATHERS,
    HAT,
    HEAD,
    OUTFIT,
    PATTERN,
    count,
    face,
    hat,
    legs_row,
    number,
    ring,
    spread,
)
from ludoteca.games.duplik.objects.pen import Pen, Point

BUTTONS = count("buttons", "m bottone/bottoni", "button/buttons", 2, 1, 5)


def _arms(pen: Pen, y: float, reach: float = 30, lift: float = 4) -> None:
    """One arm hangs, the other (on the right) is held out, ready to hold something."""
    pen.blob((36, y), (28, y + 12), (26, y + 25), (31, y + 25), (36, y + 14))
    pen.oval(28, y + 27, 3.5)
    pen.blob((62, y), (72, y + 6), (50 + reach, y + lift), (50 + reach, y + lift + 5), (70, y + 13), (60, y + 10))
    pen.oval(50 + reach + 2, y + lift + 2, 3.5)


def _trousers(pen: Pen, y0: float, y1: float) -> None:
    pen.poly((38, y0), (36, y1), (47, y1), (50, y0 + 6), (53, y1), (64, y1), (62, y0))
    pen.blob((34, y1 + 4), (38, y1), (47, y1), (48, y1 + 4))
    pen.blob((52, y1 + 4), (53, y1), (62, y1), (68, y1 + 4))


def _head(pen: Pen, f: Features, y: float = 22, r: float = 13) -> None:
    for s in (-1, 1):
        pen.oval(50 + s * r, y + 1, 2.6, 3.4)
    pen.oval(50, y, r, r * 1.05)
    face(pen, 50, y, r, f, nose=f["expression"] != "surprised")


def _shirt(pen: Pen, f: Features, y0: float, y1: float, flare: float = 0) -> tuple[Point, ...]:
    shirt = pen.blob((42, y0), (58, y0), (64, y0 + 6), (64 + flare, y1 - 2), (62 + flare, y1), (38 - flare, y1),
        (36 - flare, y1 - 2),
                     (36, y0 + 6))
    pen.pattern(shirt, f.get("pattern", "plain"), 6, 90)
    return shirt


@drawn("m signore/signori, uomo, omino, tizio, papà", "man/men, gentleman, guy, mister, dad", *HEAD, OUTFIT,
       real=1.75, top=(50, 8), hand=(84, 46))
def man(pen: Pen, f: Features) -> None:
    _trousers(pen, 64, 93)
    _arms(pen, 40)
    _shirt(pen, f, 36, 68)
    _head(pen, f)
    pen.blob((42, 25.5), (46, 24), (50, 26), (54, 24), (58, 25.5), (54, 28), (50, 27.2), (46, 28))
    pen.curve((38, 16), (42, 9), (50, 8), (58, 9), (62, 16))
    hat(pen, 50, 12, 25, f)


@drawn("f signora/signore, donna, tizia, mamma", "woman/women, lady, mum", *HEAD, OUTFIT, real=1.65, 
       top=(50, 6), hand=(84, 46))
def woman(pen: Pen, f: Features) -> None:
    legs_row(pen, 44, 55, 78, 97, 2, 4, 4)
    _arms(pen, 40)
    _shirt(pen, f, 36, 82, 10)
    pen.oval(50, 5, 7, 6)
    pen.blob((50, 6), (66, 12), (67, 30), (62, 36), (38, 36), (33, 30), (34, 12))
    pen.oval(50, 23, 12, 12.5)
    face(pen, 50, 24, 12, f, nose=f["expression"] != "surprised")
    pen.curve((38, 20), (44, 12), (56, 13), (62, 20))
    hat(pen, 50, 11, 25, f)


@drawn("m bambino/bambini, bimbo, ragazzino, ragazzo", "boy/boys, child, kid, little boy", *HEAD, OUTFIT, real=1.1,
       top=(50, 10), hand=(84, 58))
def boy(pen: Pen, f: Features) -> None:
    legs_row(pen, 44, 55, 84, 97, 2, 5, 4)
    _arms(pen, 52, 30, 5)
    _shirt(pen, f, 48, 76)
    pen.poly((37, 73), (35, 87), (48, 87), (50, 80), (52, 87), (65, 87), (63, 73))
    _head(pen, f, 30, 19)
    pen.curve((36, 17), (40, 12), (44, 16), (47, 9), (51, 15), (56, 9), (58, 15), (64, 17))
    hat(pen, 50, 15, 32, f)


@drawn("f bambina/bambine, bimba, ragazzina, ragazza", "girl/girls, little girl", *HEAD, OUTFIT, real=1.1, 
       top=(50, 10), hand=(84, 58))
def girl(pen: Pen, f: Features) -> None:
    legs_row(pen, 44, 55, 84, 97, 2, 5, 4)
    _arms(pen, 52, 30, 5)
    _shirt(pen, f, 48, 86, 9)
    for s in (-1, 1):
        pen.blob((50 + s * 18, 24), (50 + s * 32, 18), (50 + s * 36, 32), (50 + s * 28, 40), (50 + s * 20, 32))
    pen.oval(50, 30, 20)
    face(pen, 50, 31, 18, f, nose=False)
    pen.curve((31, 28), (38, 17), (50, 19), (62, 17), (69, 28))
    hat(pen, 50, 15, 32, f)


@drawn("m cuoco/cuochi, chef, pizzaiolo", "cook/cooks, chef", EXPRESSION, BUTTONS, real=1.75, top=(50, 2),
       hand=(84, 50))
def cook(pen: Pen, f: Features) -> None:
    _trousers(pen, 70, 93)
    _arms(pen, 44)
    pen.blob((42, 40), (58, 40), (68, 50), (70, 66), (64, 76), (36, 76), (30, 66), (32, 50))
    for i, y in enumerate(spread(44, 74, number(f["buttons"]))):
        pen.oval(50, y, 2)
        del i
    _head(pen, f, 28, 13)
    pen.blob((40, 31), (46, 29.5), (50, 31.5), (54, 29.5), (60, 31), (54, 35), (50, 33), (46, 35))
    hat(pen, 50, 18, 27, {"hat": "chef"})


@drawn("m re/re, sovrano, principe", "king/kings, prince, monarch", EXPRESSION, OUTFIT, real=1.75, 
       top=(50, 2), hand=(84, 50))
def king(pen: Pen, f: Features) -> None:
    _arms(pen, 44)
    robe = pen.blob((42, 38), (58, 38), (66, 48), (76, 94), (50, 97), (24, 94), (34, 48))
    pen.pattern(robe, f["pattern"], 8)
    pen.blob((26, 88), (50, 90), (74, 88), (77, 95), (50, 98), (23, 95))
    pen.blob((37, 26), (36, 40), (43, 52), (50, 56), (57, 52), (64, 40), (63, 26))
    pen.oval(50, 25, 13, 12)
    face(pen, 50, 25, 13, f, nose=True)
    hat(pen, 50, 16, 27, {"hat": "crown"})


@drawn("m pirata/pirati, corsaro", "pirate/pirates, buccaneer", EXPRESSION, OUTFIT, real=1.75, 
       top=(50, 2), hand=(84, 46))
def pirate(pen: Pen, f: Features) -> None:
    pen.poly((37, 64), (36, 90), (47, 90), (50, 72), (53, 76), (62, 76), (62, 64))
    pen.blob((34, 96), (36, 90), (47, 90), (49, 96))
    pen.poly((56, 76), (57, 97), (60, 97), (61, 76))
    _arms(pen, 42)
    shirt = _shirt(pen, {**f, "pattern": "plain"}, 37, 66)
    pen.pattern(shirt, f["pattern"], 6, 0)
    _head(pen, f, 25, 13)
    pen.ink(pen.oval(55, 22.5, 4.5), 1.5)
    pen.line((37, 18), (63, 27))
    pen.blob((42, 36), (50, 34), (58, 36), (54, 44), (50, 46), (46, 44))
    cap = pen.blob((28, 16), (36, 6), (50, 2), (64, 6), (72, 16), (50, 13))
    pen.oval(50, 8, 2.6)
    pen.line((45, 12), (55, 11))
    del cap


@drawn("m astronauta/astronauti, cosmonauta", "astronaut/astronauts, spaceman", EXPRESSION, real=1.8, 
       top=(50, 2), hand=(86, 50))
def astronaut(pen: Pen, f: Features) -> None:
    pen.box(26, 38, 48, 32)
    for s in (-1, 1):
        pen.blob((50 + s * 4, 70), (50 + s * 20, 68), (50 + s * 20, 90), (50 + s * 6, 90))
        pen.blob((50 + s * 4, 90), (50 + s * 20, 89), (50 + s * 23, 97), (50 + s * 4, 97))
    pen.blob((34, 42), (22, 54), (22, 68), (30, 68), (36, 56))
    pen.blob((64, 42), (76, 44), (86, 46), (87, 54), (74, 56), (64, 56))
    pen.blob((38, 38), (62, 38), (69, 50), (67, 74), (33, 74), (31, 50))
    pen.box(40, 52, 20, 12)
    pen.dot(45, 56, 1.5)
    pen.dot(51, 56, 1.5)
    pen.line((43, 61), (57, 61))
    pen.oval(50, 21, 20, 19)
    pen.blob((36, 16), (50, 11), (64, 16), (65, 26), (50, 33), (35, 26))
    face(pen, 50, 21, 11, f)


@drawn("f strega/streghe, maga, fattucchiera", "witch/witches, sorceress", EXPRESSION, OUTFIT, real=1.65, 
       top=(50, 4), hand=(84, 50))
def witch(pen: Pen, f: Features) -> None:
    for x in (42, 56):
        pen.blob((x - 4, 97), (x - 2, 90), (x + 4, 91), (x + 11, 92), (x + 9, 97))
    _arms(pen, 46)
    dress = pen.poly((42, 40), (58, 40), (64, 50), (74, 92), (66, 88), (58, 93), (50, 88), (42, 93), (34, 88),
        (26, 92), (36, 50))
    pen.pattern(dress, f["pattern"], 8)
    pen.blob((38, 24), (30, 40), (33, 52), (40, 44), (50, 40), (60, 44), (67, 52), (70, 40), (62, 24))
    pen.oval(50, 31, 12)
    face(pen, 50, 31, 12, f)
    pen.curve((50, 29), (58, 34), (51, 35))
    hat(pen, 50, 23, 27, {"hat": "witch"})


@drawn("m pagliaccio/pagliacci, clown", "clown/clowns, jester", EXPRESSION, HAT, FEATHERS, BUTTONS, OUTFIT, real=1.75,
       top=(50, 2), hand=(84, 46))
def clown(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 4, 96), (50 + s * 8, 89), (50 + s * 20, 89), (50 + s * 28, 93), (50 + s * 26, 97))
    _arms(pen, 44)
    suit = pen.blob((42, 38), (58, 38), (68, 52), (66, 74), (64, 92), (52, 92), (50, 82), (48, 92), (36, 92),
        (34, 74), (32, 52))
    pen.pattern(suit, f["pattern"], 7)
    for y in spread(44, 78, number(f["buttons"])):
        pen.oval(50, y, 2.8)
    pen.blob(*[(50 + (x - 50) * (1.0 if i % 2 else 0.72), 38 + (y - 38) * 0.4) for i,
        (x, y) in enumerate(ring(50, 38, 19, 16))])
    for s in (-1, 1):
        for x, y in ((14, 12), (19, 18), (17, 25)):
            pen.oval(50 + s * x, y, 6)
    pen.oval(50, 21, 14)
    face(pen, 50, 20, 14, f, mouth=1.2)
    pen.oval(50, 22, 3.6)
    hat(pen, 50, 10, 22, f)


@drawn("m robot/robot, automa", "robot/robots, android", EXPRESSION, HAT, FEATHERS, count("eyes", "m occhio/occhi",
       "eye/eyes", 2, 1, 4), count("buttons", "m bottone/bottoni, pulsante", "button/buttons", 3, 1, 6),
       real=1.7, top=(50, 6), hand=(90, 48))
def robot(pen: Pen, f: Features) -> None:
    pen.line((50, 10), (50, 3))
    pen.dot(50, 3, 2)
    for s in (-1, 1):
        x = 50.0 + s * 10
        pen.box(x - 4, 74, 8, 16)
        pen.box(x - 8, 90, 16, 7)
    pen.line((30, 46), (20, 52), (20, 66))
    pen.arc(20, 70, 5, 5, -60, 240)
    pen.line((70, 46), (80, 50), (88, 46))
    pen.arc(92, 44, 5, 5, 120, 420)
    pen.box(30, 40, 40, 35)
    pen.box(35, 52, 30, 16)
    n = number(f["buttons"])
    for i, x in enumerate(spread(36, 64, n)):
        pen.oval(x, 60, min(3.4, 13 / n))
        del i
    pen.box(45, 35, 10, 6)
    pen.blob((32, 10), (68, 10), (70, 12), (70, 34), (68, 36), (32, 36), (30, 34), (30, 12))
    face(pen, 50, 23, 15, f)
    hat(pen, 50, 11, 30, f)


@drawn("m fantasma/fantasmi, spettro, fantasmino", "ghost/ghosts, spook", EXPRESSION, HAT, FEATHERS, PATTERN,
       real=1.6, top=(50, 6), hand=(86, 52))
def ghost(pen: Pen, f: Features) -> None:
    body = pen.blob((50, 6), (70, 14), (75, 34), (76, 42), (88, 44), (89, 52), (77, 58), (79, 90), (70, 84), (62, 95),
        (54, 86),
                    (45, 96), (37, 86), (28, 94), (20, 90), (24, 60), (12, 60), (11, 52), (24, 46), (26, 26), (32, 12))
    pen.pattern(tuple((x, y) for x, y in body if y > 56), f["pattern"], 9)
    face(pen, 50, 32, 18, f)
    hat(pen, 50, 9, 32, f)


@drawn("m pupazzo di neve/pupazzi di neve, uomo di neve, omino di neve", "snowman/snowmen", EXPRESSION, HAT, FEATHERS,
       count("buttons", "m bottone/bottoni", "button/buttons", 3, 1, 6), real=1.5, 
       top=(50, 6), hand=(92, 38))
def snowman(pen: Pen, f: Features) -> None:
    pen.line((30, 46), (10, 36))
    pen.line((16, 39), (12, 30))
    pen.line((16, 39), (8, 42))
    pen.line((70, 46), (92, 36))
    pen.line((85, 39), (88, 30))
    pen.line((85, 39), (94, 42))
    pen.oval(50, 76, 29, 22)
    pen.oval(50, 46, 22, 18)
    for y in spread(36, 74, number(f["buttons"])):
        pen.dot(50, y, 2)
    pen.oval(50, 20, 16)
    face(pen, 50, 20, 15, f)
    pen.poly((50, 20), (66, 24), (50, 25))
    scarf = pen.blob((36, 32), (50, 37), (64, 32), (65, 37), (50, 42), (35, 37))
    pen.stripes(scarf, 4)
    hat(pen, 50, 8, 26, f)


@drawn("m marziano/marziani, alieno, extraterrestre", "alien/aliens, martian", EXPRESSION, PATTERN,
       count("eyes", "m occhio/occhi", "eye/eyes", 3, 1, 5), count("antennas", "f antenna/antenne",
       "antenna/antennas, antennae", 2, 1, 5),
       real=1.2, top=(50, 14), hand=(86, 62))
def alien(pen: Pen, f: Features) -> None:
    for x in spread(28, 72, number(f["antennas"])):
        end = 50 + (x - 50) * 1.3
        pen.curve((x, 18), ((x + end) / 2, 10), (end, 4))
        pen.oval(end, 3, 3)
    legs_row(pen, 42, 58, 84, 97, 2, 6, 4)
    pen.curve((36, 62), (22, 66), (16, 78))
    pen.line((13, 83), (16, 78), (20, 83))
    pen.curve((64, 62), (76, 66), (86, 60))
    pen.line((90, 56), (86, 60), (91, 63))
    body = pen.blob((40, 52), (60, 52), (67, 70), (62, 88), (38, 88), (33, 70))
    pen.pattern(body, f["pattern"], 7)
    pen.blob((50, 12), (76, 18), (82, 36), (70, 52), (50, 58), (30, 52), (18, 36), (24, 18))
    face(pen, 50, 37, 23, f)


@drawn("m cavaliere/cavalieri, guerriero, soldato", "knight/knights, soldier, warrior", FEATHERS, OUTFIT, real=1.8,
       top=(50, 8), hand=(84, 46))
def knight(pen: Pen, f: Features) -> None:
    _trousers(pen, 64, 93)
    _arms(pen, 42)
    coat = _shirt(pen, {**f, "pattern": "plain"}, 37, 76, 5)
    pen.pattern(coat, f["pattern"], 7)
    n = number(f["feathers"])
    for i in range(n):
        x = 50 - i * 7 + (n - 1) * 2
        pen.blob((50, 10), (x - 2, 2), (x - 14, -4), (x - 16, 2), (x - 6, 8))
    pen.blob((36, 14), (50, 7), (64, 14), (65, 32), (58, 38), (42, 38), (35, 32))
    visor = pen.box(37, 20, 27, 6)
    pen.ink(visor, 2.2, 0)
    for y in (29, 32, 35):
        pen.line((50, y), (60, y))
