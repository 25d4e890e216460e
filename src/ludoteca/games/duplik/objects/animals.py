"""The animals of the library: from the side they look right unless mirrored, from the front they look at you."""

from __future__ import annotations

import math

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import (
    EXPRESSION,
    HEAD,
    PATTERN,
    count,
    face,
    hat,
    legs,
    legs_row,
    number,
    ring,
    spread,
)
from ludoteca.games.duplik.objects.pen import Pen


@drawn("f mucca/mucche, vacca, mucchina", "cow/cows, cattle", *HEAD, legs(), count("spots", "f macchia/macchie",
       "patch/patches, spot", 3, 1, 6),
       real=1.5, faces=True, top=(40, 34), hand=(97, 44))
def cow(pen: Pen, f: Features) -> None:
    pen.curve((10, 45), (3, 52), (5, 66))
    pen.oval(5, 69, 2, 4)
    legs_row(pen, 18, 58, 66, 95, number(f["legs"]), 7)
    pen.blob((38, 70), (36, 77), (42, 79), (47, 77), (45, 70))
    body = pen.blob((10, 42), (38, 36), (66, 40), (70, 56), (62, 71), (38, 73), (14, 70), (7, 56))
    n = number(f["spots"])
    for i, x in enumerate(spread(12, 64, n)):
        y = 50 + (8 if i % 2 else -2)
        r = 6.5 if n < 4 else 4.5
        pen.ink(pen.blob((x - r, y), (x - r * 0.3, y - r), (x + r, y - r * 0.5), (x + r * 0.7, y + r * 0.8),
                         (x - r * 0.4, y + r * 0.7), solid=False))
    pen.poly((62, 25), (56, 18), (66, 20))
    pen.poly((86, 25), (92, 18), (83, 20))
    pen.blob((62, 30), (52, 27), (55, 35), (63, 35))
    pen.blob((86, 30), (96, 27), (94, 35), (86, 35))
    pen.blob((61, 26), (74, 20), (87, 26), (87, 40), (82, 52), (66, 52), (61, 40))
    pen.oval(74, 50, 13, 8)
    pen.dot(70, 48, 1.2)
    pen.dot(78, 48, 1.2)
    face(pen, 74, 37, 12, {**f, "expression": f["expression"]}, mouth=0.9) if f["expression"] == "surprised" else None
    if f["expression"] != "surprised":
        face(pen, 74, 36, 13, f)
    hat(pen, 74, 23, 24, f)
    del body


@drawn("m gatto/gatti, micio, gattino, gattone, felino", "cat/cats, kitty, kitten", *HEAD, PATTERN, legs(), real=0.4,
       faces=True,
       top=(40, 42), hand=(92, 56))
def cat(pen: Pen, f: Features) -> None:
    pen.curve((12, 60), (2, 50), (6, 32), (14, 26), (17, 32))
    legs_row(pen, 18, 60, 74, 96, number(f["legs"]), 7)
    body = pen.blob((10, 60), (30, 50), (60, 50), (68, 62), (64, 78), (36, 82), (12, 78))
    pen.pattern(body, f["pattern"], 8, 80)
    pen.poly((54, 40), (53, 22), (65, 30))
    pen.poly((88, 40), (89, 22), (77, 30))
    pen.oval(71, 46, 19, 17)
    face(pen, 71, 46, 16, f)
    pen.poly((69, 48), (73, 48), (71, 50.5))
    for s in (-1, 1):
        pen.line((71 + s * 12, 50), (71 + s * 25, 47))
        pen.line((71 + s * 12, 53), (71 + s * 25, 55))
    hat(pen, 71, 31, 26, f)


@drawn("m cane/cani, cagnolino, cagnone, cucciolo", "dog/dogs, puppy, doggy, hound", *HEAD, PATTERN, legs(), real=0.6,
       faces=True,
       top=(36, 46), hand=(94, 60))
def dog(pen: Pen, f: Features) -> None:
    pen.curve((13, 56), (4, 48), (4, 36))
    pen.curve((13, 60), (9, 52), (10, 44))
    legs_row(pen, 18, 58, 72, 96, number(f["legs"]), 7, 3)
    body = pen.blob((11, 56), (34, 50), (60, 52), (66, 64), (60, 78), (36, 78), (14, 76))
    pen.pattern(body, f["pattern"], 8, 80)
    pen.blob((58, 34), (70, 26), (84, 32), (88, 46), (84, 58), (70, 62), (58, 56), (54, 44))
    face(pen, 71, 44, 16, f)
    pen.ink(pen.oval(71, 48, 4, 3))
    for s in (-1, 1):
        pen.blob((71 + s * 12, 32), (71 + s * 19, 34), (71 + s * 23, 50), (71 + s * 19, 56), (71 + s * 15, 46))
    hat(pen, 71, 30, 26, f)


@drawn("m elefante/elefanti, elefantino", "elephant/elephants", *HEAD, legs(), PATTERN, real=3.0, faces=True,
       top=(32, 28), hand=(97, 36))
def elephant(pen: Pen, f: Features) -> None:
    pen.curve((7, 44), (2, 54), (4, 64))
    pen.line((4, 64), (2, 69))
    pen.line((4, 64), (6, 69))
    legs_row(pen, 16, 56, 66, 95, number(f["legs"]), 11, 1)
    body = pen.blob((8, 42), (30, 28), (56, 32), (66, 48), (62, 70), (36, 74), (10, 70))
    pen.pattern(body, f["pattern"], 11, 80)
    pen.blob((82, 46), (86, 60), (92, 66), (95, 56), (91, 40), (98, 37), (101, 52), (97, 70), (86, 73), (76, 62))
    pen.oval(72, 40, 18, 19)
    face(pen, 76, 40, 15, f, mouth=0.6)
    pen.blob((62, 26), (50, 22), (42, 34), (46, 52), (56, 56), (61, 44))
    pen.poly((76, 57), (81, 64), (84, 55))
    hat(pen, 73, 23, 26, f)


@drawn("f giraffa/giraffe", "giraffe/giraffes", *HEAD, legs(), PATTERN, real=5.0, faces=True, top=(34, 60),
       hand=(88, 24))
def giraffe(pen: Pen, f: Features) -> None:
    pen.curve((22, 62), (15, 68), (16, 76))
    legs_row(pen, 27, 52, 72, 99, number(f["legs"]), 4.5, 2)
    body = pen.blob((22, 62), (36, 57), (48, 54), (60, 20), (68, 22), (62, 58), (58, 74), (40, 77), (24, 74))
    pen.pattern(body, f["pattern"], 7, 60)
    pen.line((66, 8), (65, 1))
    pen.line((73, 8), (75, 1))
    pen.dot(65, 1, 1.5)
    pen.dot(75, 1, 1.5)
    pen.blob((60, 10), (54, 6), (55, 13), (61, 15))
    pen.blob((62, 8), (70, 5), (78, 10), (88, 19), (86, 27), (76, 28), (64, 24), (60, 15))
    face(pen, 73, 16, 9, f)
    hat(pen, 69, 7, 15, f)


@drawn("m maiale/maiali, maialino, porco, porcellino", "pig/pigs, piglet", *HEAD, PATTERN, legs(), real=0.8,
       faces=True, top=(38, 38), hand=(97, 56))
def pig(pen: Pen, f: Features) -> None:
    pen.curve((8, 56), (3, 54), (3, 60), (7, 59), (4, 51), (0, 50))
    legs_row(pen, 20, 58, 74, 94, number(f["legs"]), 8, 0)
    body = pen.blob((8, 56), (20, 40), (48, 36), (68, 46), (72, 62), (60, 78), (34, 80), (14, 74))
    pen.pattern(body, f["pattern"], 9, 80)
    pen.poly((60, 38), (58, 26), (70, 33))
    pen.poly((92, 38), (94, 26), (82, 33))
    pen.oval(76, 50, 19, 18)
    face(pen, 76, 48, 17, f, mouth=0.8)
    pen.oval(76, 51, 7, 5)
    pen.dot(73.5, 51, 1)
    pen.dot(78.5, 51, 1)
    hat(pen, 76, 34, 25, f)


@drawn("f pecora/pecore, pecorella, agnello", "sheep/sheep, lamb", *HEAD, legs(), real=0.9, faces=True, top=(40, 32),
       hand=(94, 52))
def sheep(pen: Pen, f: Features) -> None:
    legs_row(pen, 22, 58, 70, 96, number(f["legs"]), 5, 2)
    puff = []
    for i, (x, y) in enumerate(ring(40, 54, 1, 24)):
        k = 1.0 if i % 2 else 0.86
        puff.append((40 + (x - 40) * 34 * k, 54 + (y - 54) * 24 * k))
    pen.blob(*puff)
    for x, y in ((24, 48), (36, 60), (50, 50), (30, 66), (46, 40)):
        pen.curve((x - 4, y), (x - 2, y + 4), (x + 2, y + 3), (x + 1, y - 1))
    pen.blob((60, 44), (52, 46), (56, 53), (62, 50))
    pen.blob((86, 44), (94, 46), (90, 53), (85, 50))
    pen.blob((62, 36), (74, 32), (85, 36), (86, 54), (78, 66), (69, 66), (61, 54))
    pen.blob((62, 38), (64, 29), (71, 30), (76, 27), (82, 31), (85, 37), (78, 40), (72, 37), (67, 40))
    face(pen, 74, 50, 13, f)
    hat(pen, 74, 30, 22, f)


@drawn("m cavallo/cavalli, cavallino, pony", "horse/horses, pony", *HEAD, PATTERN, legs(), real=1.7, faces=True,
       top=(34, 48), hand=(92, 40))
def horse(pen: Pen, f: Features) -> None:
    pen.blob((12, 50), (4, 56), (2, 74), (8, 80), (9, 66), (14, 60))
    legs_row(pen, 18, 56, 68, 97, number(f["legs"]), 6, 2)
    body = pen.blob((10, 52), (34, 50), (48, 46), (58, 22), (74, 26), (68, 54), (60, 72), (36, 73), (13, 70))
    pen.pattern(body, f["pattern"], 8, 75)
    pen.poly((62, 18), (62, 7), (69, 14))
    pen.poly((74, 15), (79, 6), (80, 17))
    pen.blob((60, 16), (70, 12), (80, 18), (92, 34), (90, 44), (80, 44), (70, 36), (61, 30))
    face(pen, 75, 27, 12, f, mouth=0.9)
    pen.dot(86, 36, 1)
    pen.blob((62, 12), (54, 16), (49, 30), (44, 46), (50, 44), (58, 30), (66, 18))
    hat(pen, 70, 13, 20, f)


@drawn("m leone/leoni, leoncino", "lion/lions", *HEAD, legs(), real=1.2, faces=True, top=(30, 48), hand=(98, 58))
def lion(pen: Pen, f: Features) -> None:
    pen.curve((11, 58), (2, 52), (3, 36), (9, 30))
    pen.ink(pen.blob((9, 30), (5, 22), (13, 18), (16, 26)), 2)
    legs_row(pen, 17, 56, 72, 96, number(f["legs"]), 8, 3)
    pen.blob((9, 56), (30, 50), (56, 50), (66, 62), (60, 78), (36, 78), (12, 76))
    mane = [(70 + 27 * k * math.cos(t), 44 + 27 * k * math.sin(t))
            for i in range(26) for t in [math.tau * i / 26] for k in [1.0 if i % 2 else 0.8]]
    pen.blob(*mane)
    pen.oval(70, 45, 16)
    face(pen, 70, 45, 14, f)
    pen.ink(pen.poly((67, 46), (73, 46), (70, 49.5)), 1.5)
    hat(pen, 70, 24, 26, f)


@drawn("m cammello/cammelli, dromedario", "camel/camels, dromedary", *HEAD, legs(), count("humps", "f gobba/gobbe",
       "hump/humps", 2, 1, 5), real=2.2, faces=True,
       top=(38, 36), hand=(96, 26))
def camel(pen: Pen, f: Features) -> None:
    n = number(f["humps"])
    pen.curve((8, 56), (3, 64), (4, 72))
    legs_row(pen, 16, 56, 70, 98, number(f["legs"]), 5, 2)
    top = []
    for x in spread(10, 60, n):
        r = 25 / n
        top += [(x - r * 0.8, 54), (x - r * 0.35, 36), (x + r * 0.35, 36), (x + r * 0.8, 54)]
    pen.blob(*top, (66, 54), (70, 40), (74, 22), (82, 24), (80, 44), (74, 64), (60, 74), (36, 75), (12, 73), (7, 62))
    pen.poly((72, 14), (70, 7), (77, 12))
    pen.blob((71, 16), (80, 10), (90, 15), (98, 24), (96, 32), (84, 33), (74, 28))
    face(pen, 84, 21, 10, f)
    hat(pen, 79, 13, 18, f)


@drawn("m coniglio/conigli, coniglietto, lepre", "rabbit/rabbits, bunny, hare", *HEAD, PATTERN, real=0.35,
       top=(54, 4), hand=(80, 62))
def rabbit(pen: Pen, f: Features) -> None:
    pen.oval(22, 80, 7)
    body = pen.blob((30, 62), (50, 54), (68, 62), (74, 82), (64, 96), (36, 96), (26, 82))
    pen.pattern(body, f["pattern"], 8)
    pen.oval(38, 95, 13, 4)
    pen.oval(64, 95, 13, 4)
    pen.blob((40, 34), (32, 14), (37, 2), (45, 10), (49, 32))
    pen.blob((58, 34), (60, 10), (68, 3), (72, 14), (66, 34))
    pen.curve((42, 28), (38, 16), (39, 9))
    pen.curve((62, 28), (65, 16), (68, 10))
    pen.oval(53, 44, 20, 17)
    face(pen, 53, 43, 16, f, mouth=0.8)
    pen.poly((51, 45), (55, 45), (53, 47.5))
    pen.box(50.5, 53.5, 2.5, 4)
    pen.box(53, 53.5, 2.5, 4)
    pen.curve((40, 66), (46, 74), (52, 70))
    hat(pen, 53, 30, 22, f)


@drawn("m topo/topi, topolino, sorcio, ratto", "mouse/mice, rat", *HEAD, legs(), real=0.1, faces=True, top=(30, 52),
       hand=(97, 64))
def mouse(pen: Pen, f: Features) -> None:
    pen.curve((12, 74), (4, 66), (6, 52), (14, 46), (12, 38), (4, 36))
    legs_row(pen, 20, 56, 82, 93, number(f["legs"]), 5, 3)
    pen.blob((10, 74), (20, 58), (44, 50), (62, 58), (64, 78), (44, 88), (18, 86))
    pen.oval(58, 40, 13)
    pen.oval(58, 40, 8)
    pen.oval(86, 38, 12)
    pen.oval(86, 38, 7)
    pen.blob((58, 50), (74, 44), (90, 52), (94, 66), (82, 76), (66, 74), (56, 64))
    face(pen, 75, 60, 14, f)
    pen.dot(76, 63, 2.2)
    for s in (-1, 1):
        pen.line((75 + s * 8, 66), (75 + s * 22, 63))
        pen.line((75 + s * 8, 68), (75 + s * 21, 71))
    hat(pen, 73, 46, 24, f)


@drawn("m pinguino/pinguini", "penguin/penguins", *HEAD, real=0.7, top=(50, 4), hand=(84, 58))
def penguin(pen: Pen, f: Features) -> None:
    pen.oval(38, 96, 11, 4)
    pen.oval(62, 96, 11, 4)
    pen.blob((30, 46), (18, 58), (12, 74), (20, 74), (32, 62))
    pen.blob((70, 46), (82, 54), (90, 68), (82, 70), (68, 62))
    coat = pen.blob((50, 8), (68, 18), (71, 40), (77, 66), (68, 92), (50, 97), (32, 92), (23, 66), (29, 40), (32, 18))
    pen.ink(coat, 3, 60)
    pen.blob((50, 44), (64, 52), (67, 72), (60, 90), (50, 93), (40, 90), (33, 72), (36, 52))
    pen.blob((50, 18), (62, 16), (66, 28), (60, 38), (50, 40), (40, 38), (34, 28), (38, 16))
    face(pen, 50, 27, 13, f, mouth=0.9)
    pen.poly((46, 28), (54, 28), (50, 33))
    hat(pen, 50, 11, 28, f)


@drawn("f gallina/galline, pollo, gallo, chioccia", "hen/hens, chicken, rooster", EXPRESSION, PATTERN, legs(2),
       real=0.4, faces=True, top=(34, 38), hand=(92, 40))
def hen(pen: Pen, f: Features) -> None:
    for x in spread(32, 62, number(f["legs"])):
        pen.line((x, 78), (x, 95))
        pen.line((x - 5, 97), (x, 93), (x + 6, 97))
    pen.blob((16, 50), (4, 36), (2, 22), (12, 26), (10, 14), (22, 24), (28, 42))
    body = pen.blob((12, 46), (34, 44), (52, 46), (58, 26), (72, 24), (80, 44), (74, 70), (52, 82), (28, 78), (14, 64))
    pen.pattern(body, f["pattern"], 8, 70)
    pen.blob((34, 56), (52, 54), (54, 64), (42, 70), (30, 66))
    pen.blob((58, 22), (56, 12), (63, 15), (66, 6), (71, 14), (78, 9), (77, 22))
    pen.oval(68, 30, 13, 12)
    pen.poly((79, 28), (91, 32), (79, 36))
    pen.blob((76, 38), (73, 46), (78, 48), (81, 40))
    face(pen, 68, 29, 11, {**f}, mouth=0.5)


@drawn("f papera/papere, anatra, paperella, anatroccolo, oca", "duck/ducks, duckling, goose", *HEAD, PATTERN,
       real=0.35, faces=True, top=(30, 54), hand=(96, 34))
def duck(pen: Pen, f: Features) -> None:
    for x in (36, 52):
        pen.line((x, 84), (x, 93))
        pen.poly((x - 3, 97), (x, 92), (x + 9, 97))
    body = pen.blob((4, 48), (22, 58), (48, 54), (54, 44), (62, 44), (70, 56), (72, 74), (56, 87), (28, 87), (10, 74))
    pen.pattern(body, f["pattern"], 8, 80)
    pen.blob((22, 64), (44, 62), (54, 66), (46, 76), (28, 78))
    pen.oval(64, 32, 17)
    pen.blob((76, 32), (86, 30), (97, 33), (96, 39), (84, 41), (75, 38))
    pen.line((78, 36), (95, 36))
    face(pen, 62, 30, 13, f, mouth=0.6)
    hat(pen, 63, 18, 22, f)


@drawn("m pesce/pesci, pesciolino", "fish/fish, goldfish", EXPRESSION, HEAD[1], HEAD[2], PATTERN, real=0.3,
       faces=True, top=(55, 24), hand=(96, 52))
def fish(pen: Pen, f: Features) -> None:
    pen.blob((26, 50), (10, 32), (3, 30), (8, 50), (3, 72), (12, 68))
    pen.blob((42, 32), (54, 16), (68, 20), (66, 34))
    pen.blob((50, 72), (52, 82), (64, 80), (64, 70))
    body = pen.blob((22, 50), (44, 30), (72, 28), (92, 42), (96, 54), (86, 68), (62, 76), (40, 68))
    side = tuple((x * 0.66 + 18, y * 0.8 + 10.4) for x, y in body)
    pen.pattern(side, f["pattern"], 8, 90)
    pen.curve((68, 32), (62, 50), (68, 70))
    face(pen, 80, 47, 12, f)
    hat(pen, 76, 30, 22, f)


@drawn("f balena/balene, capodoglio", "whale/whales", *HEAD[:1], PATTERN, real=8.0, faces=True, top=(60, 40),
       hand=(97, 66))
def whale(pen: Pen, f: Features) -> None:
    pen.curve((66, 38), (64, 28), (54, 20), (50, 26))
    pen.curve((66, 38), (68, 26), (78, 18), (83, 25))
    pen.curve((66, 38), (66, 24), (67, 14))
    pen.blob((20, 62), (12, 48), (2, 44), (0, 34), (10, 36), (15, 40), (20, 32), (29, 32), (26, 44), (28, 56))
    body = pen.blob((18, 56), (28, 56), (44, 44), (66, 38), (88, 44), (98, 60), (96, 78), (78, 88), (50, 88), (28, 80))
    pen.pattern(body, f["pattern"], 10, 75)
    belly = pen.blob((96, 72), (80, 74), (58, 78), (40, 84), (60, 89), (84, 86))
    pen.stripes(belly, 4, 5)
    face(pen, 82, 58, 12, f)
    pen.blob((50, 72), (46, 86), (52, 95), (62, 90), (62, 76))


@drawn("m polpo/polpi, polipo, piovra, octopus", "octopus/octopuses, squid", *HEAD, PATTERN,
       count("legs", "m tentacolo/tentacoli, braccio, zampa, gamba", "tentacle/tentacles, arm, leg", 8, 2, 10),
       real=0.6, top=(50, 6), hand=(94, 66))
def octopus(pen: Pen, f: Features) -> None:
    n = number(f["legs"])
    for i, x in enumerate(spread(20, 80, n)):
        s = -1 if x < 50 else 1
        k = abs(x - 50) / 30
        end = x + s * (4 + 16 * k)
        y = 96 - 20 * k * k
        w = min(4.5, 26 / n)
        pen.blob((x - w, 52), (x - w + s * k * 5, 72), (end - w * 0.6, y), (end + s * 4, y - 4), (end + w * 0.8, y - 1),
                 (x + w + s * k * 5, 70), (x + w, 52))
        del i
    head = pen.blob((50, 8), (72, 16), (80, 38), (74, 58), (50, 63), (26, 58), (20, 38), (28, 16))
    if f["pattern"] != "plain":
        pen.pattern(tuple((x, y * 0.55 + 4) for x, y in head), f["pattern"], 8)
    face(pen, 50, 42, 18, f)
    hat(pen, 50, 10, 34, f)


@drawn("f lumaca/lumache, chiocciola", "snail/snails, slug", EXPRESSION, count("eyes", "m occhio/occhi", "eye/eyes",
       2, 1, 4), real=0.05, faces=True, top=(40, 20), hand=(96, 62))
def snail(pen: Pen, f: Features) -> None:
    n = number(f["eyes"])
    for i, x in enumerate(spread(72, 96, n)):
        pen.curve((78 + i * 10 / max(n, 1), 56), (x - 1, 46), (x, 37))
        pen.oval(x, 33, 4)
        if f["expression"] == "sleeping":
            pen.line((x - 3, 33), (x + 3, 33))
        else:
            pen.dot(x, 33, 1.4)
    pen.blob((2, 90), (16, 78), (44, 78), (66, 78), (70, 60), (82, 54), (94, 60), (95, 74), (86, 90), (50, 92),
        (20, 92))
    pen.oval(42, 54, 30, 29)
    spiral = [(42 + (26 - k * 1.1) * math.cos(k * 0.62), 54 + (25 - k * 1.05) * math.sin(k * 0.62)) for k in range(23)]
    pen.curve(*spiral)
    face(pen, 84, 70, 11, {**f, "expression": f["expression"], "eyes": 0}, eyes=0)


@drawn("m serpente/serpenti, biscia, vipera", "snake/snakes, serpent", *HEAD, PATTERN, real=0.4, faces=True,
       top=(40, 60), hand=(98, 34))
def snake(pen: Pen, f: Features) -> None:
    body = pen.blob((2, 86), (14, 66), (26, 62), (36, 76), (46, 84), (54, 66), (62, 34), (78, 20), (88, 34), (78, 42),
        (72, 44),
                    (68, 76), (54, 96), (38, 94), (26, 78), (18, 78))
    pen.pattern(body, f["pattern"], 7, 45)
    pen.curve((93, 34), (99, 36), (103, 33))
    pen.curve((99, 36), (103, 39))
    pen.blob((66, 24), (78, 14), (92, 20), (96, 32), (86, 42), (70, 40))
    face(pen, 81, 28, 12, f)
    hat(pen, 78, 17, 22, f)


@drawn("m coccodrillo/coccodrilli, alligatore", "crocodile/crocodiles, croc, alligator", *HEAD[:1], legs(),
       count("teeth", "m dente/denti", "tooth/teeth", 5, 1, 8), real=0.8, faces=True,
       top=(36, 50), hand=(98, 60))
def crocodile(pen: Pen, f: Features) -> None:
    legs_row(pen, 24, 56, 70, 84, number(f["legs"]), 7, 3)
    back = [(x, 52 if i % 2 else 58) for i, x in enumerate(range(14, 60, 6))]
    pen.poly((0, 76), *back, (62, 56), (64, 74), (36, 78), (14, 74))
    pen.poly((62, 66), (98, 68), (98, 75), (64, 76))
    n = number(f["teeth"])
    for x in spread(70, 98, n):
        pen.poly((x - 2.2, 61), (x, 66), (x + 2.2, 61))
    pen.blob((58, 58), (64, 48), (76, 50), (96, 54), (100, 60), (90, 63), (66, 64))
    pen.oval(66, 45, 6)
    pen.dot(95, 56, 1)
    face(pen, 66, 45, 7, {**f, "eyes": 1}, mouth=0)
    if f["expression"] == "smiling":
        pen.curve((60, 66), (58, 62), (61, 58))


@drawn("m gufo/gufi, civetta", "owl/owls", *HEAD, PATTERN, real=0.4, top=(50, 6), hand=(84, 60))
def owl(pen: Pen, f: Features) -> None:
    for x in (40, 60):
        pen.curve((x - 5, 97), (x - 3, 92), (x, 97), (x + 3, 92), (x + 5, 97))
    pen.blob((24, 44), (14, 62), (22, 84), (32, 70))
    pen.blob((76, 44), (86, 62), (78, 84), (68, 70))
    pen.blob((28, 8), (40, 16), (60, 16), (72, 8), (76, 34), (78, 66), (66, 92), (50, 95), (34, 92), (22, 66), (24, 34))
    tum = pen.blob((50, 54), (66, 62), (66, 82), (50, 90), (34, 82), (34, 62))
    if f["pattern"] == "plain":
        for x, y in ((42, 66), (52, 66), (47, 74), (57, 74), (42, 82), (53, 82)):
            pen.arc(x, y, 3, 3, 0, 180)
    else:
        pen.pattern(tum, f["pattern"], 7)
    pen.oval(39, 36, 12)
    pen.oval(61, 36, 12)
    face(pen, 50, 39, 24, {**f}, mouth=0) if f["expression"] in ("sleeping", "angry", "sad") else None
    if f["expression"] not in ("sleeping", "angry", "sad"):
        r = 5.5 if f["expression"] == "surprised" else 3
        pen.dot(39, 36, r)
        pen.dot(61, 36, r)
    if f["expression"] == "smiling":
        pen.arc(50, 50, 9, 5, 0, 180)
    pen.poly((46, 42), (54, 42), (50, 50))
    hat(pen, 50, 15, 30, f)


@drawn("f rana/rane, ranocchio, rospo", "frog/frogs, toad", *HEAD, PATTERN, real=0.1, top=(50, 20),
       hand=(92, 70))
def frog(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 24, 58), (50 + s * 44, 56), (50 + s * 44, 76), (50 + s * 30, 90), (50 + s * 20, 80))
        pen.blob((50 + s * 22, 90), (50 + s * 34, 87), (50 + s * 48, 93), (50 + s * 34, 97), (50 + s * 20, 96))
    body = pen.blob((50, 36), (76, 46), (82, 66), (72, 90), (50, 95), (28, 90), (18, 66), (24, 46))
    pen.pattern(tuple((x, y * 0.45 + 52) for x, y in body), f["pattern"], 8)
    for s in (-1, 1):
        pen.oval(50 + s * 17, 34, 10)
        if f["expression"] == "sleeping":
            pen.arc(50 + s * 17, 33, 7, 5, 0, 180)
        elif f["expression"] == "surprised":
            pen.oval(50 + s * 17, 34, 6, solid=False)
            pen.dot(50 + s * 17, 34, 2)
        else:
            pen.dot(50 + s * 17, 34, 4)
        if f["expression"] == "angry":
            pen.line((50 + s * 28, 22), (50 + s * 10, 29))
    face(pen, 50, 50, 24, {**f, "eyes": 0}, mouth=1.5)
    hat(pen, 50, 37, 26, f)


@drawn("m ragno/ragni", "spider/spiders", EXPRESSION, HEAD[1], HEAD[2], count("legs", "f zampa/zampe, gamba",
       "leg/legs", 8, 2, 10), real=0.05, top=(50, 30), hand=(94, 60))
def spider(pen: Pen, f: Features) -> None:
    n = number(f["legs"])
    left = (n + 1) // 2
    for s, k in ((-1, left), (1, n - left)):
        for i in range(k):
            t = (i + 0.5) / k
            y = 42 + 22 * t
            pen.line((50 + s * 14, y), (50 + s * 34, 22 + 44 * t), (50 + s * 46, 48 + 46 * t))
    pen.ink(pen.oval(50, 34, 12, 10), 2.6, 60)
    pen.oval(50, 58, 24, 22)
    face(pen, 50, 56, 19, f)
    hat(pen, 50, 38, 28, f)


@drawn("f farfalla/farfalle", "butterfly/butterflies", EXPRESSION, PATTERN, real=0.08, top=(50, 12),
       hand=(80, 50))
def butterfly(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        up = pen.blob((50, 50), (50 + s * 14, 20), (50 + s * 38, 10), (50 + s * 47, 26), (50 + s * 36, 48))
        low = pen.blob((50, 54), (50 + s * 30, 54), (50 + s * 38, 70), (50 + s * 26, 88), (50 + s * 8, 76))
        pen.pattern(up, f["pattern"], 8, 90)
        pen.pattern(low, f["pattern"], 8, 90)
        pen.curve((50 + s * 2, 24), (50 + s * 6, 14), (50 + s * 12, 12))
    pen.blob((50, 38), (55, 50), (54, 76), (50, 86), (46, 76), (45, 50))
    pen.oval(50, 33, 10)
    face(pen, 50, 33, 9, f)


@drawn("f ape/api, vespa", "bee/bees, wasp, bumblebee", EXPRESSION, count("stripes", "f striscia/strisce, riga",
       "stripe/stripes", 3, 1, 6), real=0.02, faces=True, top=(50, 20), hand=(92, 60))
def bee(pen: Pen, f: Features) -> None:
    pen.blob((44, 44), (28, 30), (30, 12), (44, 14), (50, 40))
    pen.blob((52, 42), (50, 16), (64, 8), (70, 22), (60, 42))
    pen.line((10, 60), (3, 62))
    n = number(f["stripes"])
    pen.blob((9, 60), (24, 44), (50, 40), (72, 46), (76, 62), (62, 78), (36, 80), (18, 74))
    for x in spread(18, 62, n):
        w = min(3.4, 16 / n)
        half = 17 * math.sqrt(max(0.2, 1 - ((x - 42) / 34) ** 2))
        pen.ink(((x - w, 61 - half), (x + w, 61 - half), (x + w, 61 + half), (x - w, 61 + half)), 2, -20)
    pen.curve((78, 46), (82, 34), (88, 32))
    pen.curve((86, 48), (92, 40), (98, 40))
    pen.oval(80, 59, 16)
    face(pen, 80, 59, 13, f)


@drawn("f tartaruga/tartarughe, testuggine", "turtle/turtles, tortoise", *HEAD, PATTERN, legs(), real=0.3, faces=True,
       top=(40, 34), hand=(98, 60))
def turtle(pen: Pen, f: Features) -> None:
    pen.poly((8, 74), (0, 80), (10, 80))
    legs_row(pen, 18, 58, 76, 92, number(f["legs"]), 9, 2)
    pen.blob((60, 74), (74, 70), (76, 54), (84, 48), (94, 52), (96, 64), (88, 74), (74, 80))
    shell = pen.blob((6, 76), (12, 52), (30, 36), (52, 36), (66, 52), (72, 76), (40, 79))
    if f["pattern"] == "plain":
        for x in (24, 40, 56):
            pen.poly(*ring(x, 58, 8, 6), solid=False)
    pen.pattern(shell, f["pattern"], 9)
    face(pen, 86, 60, 11, f)
    hat(pen, 86, 49, 18, f)


@drawn("m fenicottero/fenicotteri, airone", "flamingo/flamingos, heron", *HEAD, legs(2, 4), real=1.3, faces=True,
       top=(40, 42), hand=(84, 22))
def flamingo(pen: Pen, f: Features) -> None:
    for x in spread(30, 52, number(f["legs"])):
        pen.line((x, 64), (x - 1, 80), (x, 97))
        pen.line((x - 4, 98), (x, 95), (x + 7, 98))
    pen.blob((8, 56), (26, 44), (46, 42), (56, 50), (54, 38), (48, 26), (54, 10), (64, 16), (57, 26), (64, 42),
        (62, 58),
             (44, 68), (22, 66))
    pen.blob((22, 54), (38, 50), (48, 54), (38, 62), (26, 62))
    pen.blob((72, 12), (82, 16), (84, 27), (78, 26), (70, 20))
    pen.oval(64, 14, 11, 10)
    face(pen, 64, 14, 9, f, mouth=0.6)
    hat(pen, 62, 6, 17, f)


@drawn("m orso/orsi, orsetto, orsacchiotto", "bear/bears, teddy bear, teddy", *HEAD, PATTERN, real=1.8,
       top=(50, 8), hand=(88, 56))
def bear(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 22, 48), (50 + s * 36, 50), (50 + s * 42, 62), (50 + s * 34, 68), (50 + s * 24, 62))
        pen.blob((50 + s * 8, 84), (50 + s * 28, 84), (50 + s * 34, 94), (50 + s * 22, 98), (50 + s * 8, 97))
    body = pen.blob((50, 42), (72, 50), (78, 72), (70, 92), (50, 95), (30, 92), (22, 72), (28, 50))
    pen.pattern(body, f["pattern"], 9)
    if f["pattern"] == "plain":
        pen.oval(50, 74, 15, 14)
    for s in (-1, 1):
        pen.oval(50 + s * 18, 14, 8)
        pen.oval(50 + s * 18, 14, 4)
    pen.oval(50, 30, 23, 21)
    face(pen, 50, 28, 19, f, mouth=0.8)
    pen.ink(pen.oval(50, 31, 4, 3), 1.6)
    hat(pen, 50, 12, 28, f)
