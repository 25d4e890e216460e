"""People, and those who are almost people: robot, ghost, snowman, alien."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.kinds.anatomy.biped import STANCES, Build, Head, Outfit, Stance, biped
from ludoteca.games.duplik.kinds.anatomy.costumes import (
    apron,
    armour,
    backpack,
    ermine,
    robe,
    robot_chest,
    shirt,
    spacesuit,
)
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.people_heads import (
    alien_head,
    astronaut_head,
    boy_head,
    clown_head,
    cook_head,
    girl_head,
    king_head,
    knight_head,
    man_head,
    pirate_head,
    plain_head,
    robot_head,
    witch_head,
    woman_head,
)
from ludoteca.games.duplik.kinds.anatomy.slots import NOTHING, Slots, Spots, figure, slot
from ludoteca.games.duplik.kinds.features import (
    EXPRESSION,
    FEATHERS,
    HAT,
    HEAD,
    OUTFIT,
    PATTERN,
    Features,
    count,
    number,
)
from ludoteca.games.duplik.kinds.figure import Figure, creature, showing
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread


class Person(NamedTuple):
    head: Head
    build: Build
    outfit: Outfit


PEOPLE: dict[str, Person] = {
    "man": Person(man_head, Build((32, 34, 30)), Outfit(shirt("p", hem=30, flare=1.05, buttons=3), trousers="k")),
    "boy": Person(
        boy_head,
        Build((28, 29, 26), (13, 11, 9), (17, 13, 11), 12, 1.12),
        Outfit(shirt("p", stripes=4), trousers="k", shoe="s", cuff=False),
    ),
    "girl": Person(
        girl_head,
        Build((26, 25, 23), (12, 10, 8), (13, 10, 8), 11, 1.12),
        Outfit(robe("p", "s", 0.46, 1.35), trousers="p", shoe="k", cuff=False, puff=True),
    ),
    "woman": Person(
        woman_head,
        Build((33, 26, 27), (12, 10, 8), (14, 11, 9), 10, 0.96),
        Outfit(robe("k", "", 0.82, 1.25), sleeve="k", shoe="s", cuff=True),
    ),
    "king": Person(
        king_head,
        Build((42, 46, 36), (19, 16, 12)),
        Outfit(robe("k", "", 0.9, 1.3, ermine), sleeve="k", trousers="k"),
    ),
    "cook": Person(cook_head, Build((46, 50, 36), (18, 15, 12), (22, 17, 13)), Outfit(apron, trousers="k")),
    "pirate": Person(
        pirate_head, Build((36, 38, 34), (18, 15, 12)), Outfit(shirt("p", stripes=6), trousers="k", shoe="k")
    ),
    "witch": Person(
        witch_head,
        Build((30, 28, 26), (14, 12, 9), (14, 11, 9), 10),
        Outfit(robe("k", "", 0.88, 1.5), sleeve="k", trousers="p", shoe="k"),
    ),
    "clown": Person(
        clown_head,
        Build((44, 48, 32), (20, 17, 10), (26, 22, 12), 12),
        Outfit(shirt("p", hem=20, buttons=3), trousers="p", shoe="s"),
    ),
    "knight": Person(
        knight_head,
        Build((34, 34, 34), (18, 15, 13), (20, 17, 14), 18),
        Outfit(armour, trousers="p", shoe="k", hand="k", cuff=True),
    ),
    "astronaut": Person(
        astronaut_head,
        Build((40, 42, 38), (21, 19, 15), (26, 22, 18), 26),
        Outfit(spacesuit, trousers="p", shoe="p", cuff=True),
    ),
    "robot": Person(
        robot_head, Build((36, 36, 36), (11, 11, 10), (13, 13, 12), 12), Outfit(robot_chest, shoe="k", hand="k")
    ),
    "alien": Person(
        alien_head,
        Build((26, 24, 20), (10, 8, 8), (13, 10, 9), 9, 1.1),
        Outfit(shirt("p", hem=12), shoe="", cuff=False),
    ),
    "somebody": Person(plain_head, Build(), Outfit(shirt("k", hem=26, flare=1.05), sleeve="k", trousers="k")),
}


def person(
    a: Art, kind: str, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT,
    flip: bool = False, turn: float = 0, slots: Slots = NOTHING, name: str = "", outfit: Outfit | None = None,
    stance: Stance | None = None, grounded: bool = True,
) -> Spots:
    """A person of `PEOPLE` in a pose, feet at x, y; `outfit` replaces the usual clothes, `stance` the pose."""
    who = PEOPLE[kind]
    return biped(a, x, y, s, who.head, who.build, outfit or who.outfit, pose=pose, face=face, flip=flip, turn=turn,
                 slots=slots, name=name or kind, behind=backpack if kind == "astronaut" else None, stance=stance,
                 grounded=grounded)


def ghost(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "float", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "ghost",
) -> Spots:
    """A sheet, 230 high, hem at y: float, boo (arms up), lie (on its side). Slots: head, hand."""
    spots = Spots()
    tilt = -78 if pose == "lie" else 0
    with figure(a, name, x, y, s, turn + tilt, flip):
        a.shape("-60,-6 -54,-60 -56,-140 -34,-200 4,-216 40,-200 58,-140 58,-60 72,-2! 48,-18 34,2! 14,-16 "
                "-4,4! -22,-16 -40,2!",
                w=5, hatch={"n": 30, "gap": 7})
        a.lines_of("-24,-90 -28,-40", "20,-84 22,-34", "42,-110 44,-60", w=2.6)
        with a.part(".face"):
            eyes(a, face, (28, -158, 11), (-6, -158, 12), w=3)
            mouth(a, face.mouth, 12, -124, 24, 3.2)
        slot(a, slots, "head", 2, -212, spots)
        arms = ((-50, -150), (-88, -190)), ((52, -150), (92, -186))
        if pose != "boo":
            arms = ((-48, -110), (-66, -84)), ((50, -112), (82, -104))
        for i, ((ex, ey), (hx, hy)) in enumerate(arms):
            a.limb([(ex * 0.7, ey + 14, 17), (ex, ey, 16), (hx, hy, 11)], w=4.2, hatch=8)
            slot(a, slots, "far_hand" if i else "hand", hx, hy, spots)
    return spots


def snowman(
    a: Art, x: float, y: float, s: float = 1.0, *, pose: str = "stand", face: Face = ALERT, flip: bool = False,
    turn: float = 0, slots: Slots = NOTHING, name: str = "snowman", buttons: int = 3,
) -> Spots:
    """Three balls, 270 high, foot at y: stand, hail (a branch up), melt (into a puddle). Slots: head, neck, hand."""
    spots = Spots()
    soft = 26 if pose == "melt" else 0
    with figure(a, name, x, y, s, turn, flip):
        a.shadow(10, 2, 92, 9)
        if pose == "melt":
            a.shape("-130,6 -90,-12 0,-18 96,-12 140,4 90,16 -80,18", w=4)
        a.shape(oval(0, -68 + soft * 0.4, 78 + soft * 0.6, 70 - soft * 0.4), w=5, hatch={"n": 34, "gap": 7})
        far = ((40, -160), (92, -196 if pose == "hail" else -140))
        near = ((-46, -156), (-98, -218 if pose == "hail" else -120))
        for (px, py), (qx, qy) in (far, near):
            a.line([(px, py + soft), ((px + qx) / 2, (py + qy) / 2 - 4 + soft), (qx, qy + soft)], 5.4, (0.02, 0.3))
            a.line([((px + qx) / 2, (py + qy) / 2 + soft), (qx, qy - 18 + soft)], 3.6)
        a.shape(oval(2, -162 + soft, 54, 50), w=4.8, hatch=22)
        for i in range(buttons):
            with a.part(f".button#{i + 1}"):
                a.dot(14, -190 + soft + i * (92 / max(1, buttons)), 6)
        slot(a, slots, "neck", 4, -206 + soft, spots)
        with a.part(".face"), a.at(6, -236 + soft * 1.2, turn=8 if soft else 0):
            a.shape(oval(0, 0, 40, 38), w=4.6, hatch=14)
            eyes(a, face, (22, -10, 7.5), (-2, -10, 8.5), w=2.6)
            a.shape("8,-2! 52,8! 8,12!", spot="s", w=3)
            mouth(a, face.mouth, 10, 22, 24, 3)
        slot(a, slots, "head", 4, -272 + soft * 1.2, spots)
        slot(a, slots, "far_hand", far[1][0], far[1][1] + soft, spots)
        slot(a, slots, "hand", near[1][0], near[1][1] + soft, spots)
    return spots


POSES = tuple(pose for pose in STANCES if pose not in ("ride", "back"))


def _figure(kind: str, smiles: bool = True) -> Figure:
    return creature(partial(_person, kind), POSES, smiles=smiles)


def _person(kind: str, a: Art, x: float, y: float, *, pose: str, face: Face, slots: Slots) -> Spots:
    return person(a, kind, x, y, pose=pose, face=face, slots=slots)


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
    pen.face(50, y, r, f, nose=f["expression"] != "surprised")


def _shirt(pen: Pen, f: Features, y0: float, y1: float, flare: float = 0) -> tuple[Point, ...]:
    shirt = pen.blob((42, y0), (58, y0), (64, y0 + 6), (64 + flare, y1 - 2), (62 + flare, y1), (38 - flare, y1),
                     (36 - flare, y1 - 2), (36, y0 + 6))
    pen.pattern(shirt, f.get("pattern", "plain"), 6, 90)
    return shirt


@declare("m signore/signori, uomo, omino, tizio, papà", "man/men, gentleman, guy, mister, dad", *HEAD, OUTFIT,
         real=1.75, top=(50, 8), hand=(84, 46), figure=_figure("man"))
def plain_man(pen: Pen, f: Features) -> None:
    _trousers(pen, 64, 93)
    _arms(pen, 40)
    _shirt(pen, f, 36, 68)
    _head(pen, f)
    pen.blob((42, 25.5), (46, 24), (50, 26), (54, 24), (58, 25.5), (54, 28), (50, 27.2), (46, 28))
    pen.curve((38, 16), (42, 9), (50, 8), (58, 9), (62, 16))
    pen.hat(50, 12, 25, f)


@declare("f signora/signore, donna, tizia, mamma", "woman/women, lady, mum", *HEAD, OUTFIT, real=1.65, top=(50, 6),
         hand=(84, 46), figure=_figure("woman", smiles=False))
def plain_woman(pen: Pen, f: Features) -> None:
    pen.legs_row(44, 55, 78, 97, 2, 4, 4)
    _arms(pen, 40)
    _shirt(pen, f, 36, 82, 10)
    pen.oval(50, 5, 7, 6)
    pen.blob((50, 6), (66, 12), (67, 30), (62, 36), (38, 36), (33, 30), (34, 12))
    pen.oval(50, 23, 12, 12.5)
    pen.face(50, 24, 12, f, nose=f["expression"] != "surprised")
    pen.curve((38, 20), (44, 12), (56, 13), (62, 20))
    pen.hat(50, 11, 25, f)


@declare("m bambino/bambini, bimbo, ragazzino, ragazzo", "boy/boys, child, kid, little boy", *HEAD, OUTFIT, real=1.1,
         top=(50, 10), hand=(84, 58), figure=_figure("boy"))
def plain_boy(pen: Pen, f: Features) -> None:
    pen.legs_row(44, 55, 84, 97, 2, 5, 4)
    _arms(pen, 52, 30, 5)
    _shirt(pen, f, 48, 76)
    pen.poly((37, 73), (35, 87), (48, 87), (50, 80), (52, 87), (65, 87), (63, 73))
    _head(pen, f, 30, 19)
    pen.curve((36, 17), (40, 12), (44, 16), (47, 9), (51, 15), (56, 9), (58, 15), (64, 17))
    pen.hat(50, 15, 32, f)


@declare("f bambina/bambine, bimba, ragazzina, ragazza", "girl/girls, little girl", *HEAD, OUTFIT, real=1.1,
         top=(50, 10), hand=(84, 58), figure=_figure("girl"))
def plain_girl(pen: Pen, f: Features) -> None:
    pen.legs_row(44, 55, 84, 97, 2, 5, 4)
    _arms(pen, 52, 30, 5)
    _shirt(pen, f, 48, 86, 9)
    for s in (-1, 1):
        pen.blob((50 + s * 18, 24), (50 + s * 32, 18), (50 + s * 36, 32), (50 + s * 28, 40), (50 + s * 20, 32))
    pen.oval(50, 30, 20)
    pen.face(50, 31, 18, f, nose=False)
    pen.curve((31, 28), (38, 17), (50, 19), (62, 17), (69, 28))
    pen.hat(50, 15, 32, f)


@declare("m cuoco/cuochi, chef, pizzaiolo", "cook/cooks, chef", EXPRESSION, BUTTONS, real=1.75, top=(50, 2),
         hand=(84, 50), figure=_figure("cook"))
def plain_cook(pen: Pen, f: Features) -> None:
    _trousers(pen, 70, 93)
    _arms(pen, 44)
    pen.blob((42, 40), (58, 40), (68, 50), (70, 66), (64, 76), (36, 76), (30, 66), (32, 50))
    for i, y in enumerate(spread(44, 74, number(f["buttons"]))):
        pen.oval(50, y, 2)
        del i
    _head(pen, f, 28, 13)
    pen.blob((40, 31), (46, 29.5), (50, 31.5), (54, 29.5), (60, 31), (54, 35), (50, 33), (46, 35))
    pen.hat(50, 18, 27, {"hat": "chef"})


@declare("m re/re, sovrano, principe", "king/kings, prince, monarch", EXPRESSION, OUTFIT, real=1.75, top=(50, 2),
         hand=(84, 50), figure=_figure("king"))
def plain_king(pen: Pen, f: Features) -> None:
    _arms(pen, 44)
    robe = pen.blob((42, 38), (58, 38), (66, 48), (76, 94), (50, 97), (24, 94), (34, 48))
    pen.pattern(robe, f["pattern"], 8)
    pen.blob((26, 88), (50, 90), (74, 88), (77, 95), (50, 98), (23, 95))
    pen.blob((37, 26), (36, 40), (43, 52), (50, 56), (57, 52), (64, 40), (63, 26))
    pen.oval(50, 25, 13, 12)
    pen.face(50, 25, 13, f, nose=True)
    pen.hat(50, 16, 27, {"hat": "crown"})


@declare("m pirata/pirati, corsaro", "pirate/pirates, buccaneer", EXPRESSION, OUTFIT, real=1.75, top=(50, 2),
         hand=(84, 46), figure=_figure("pirate"))
def plain_pirate(pen: Pen, f: Features) -> None:
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


@declare("m astronauta/astronauti, cosmonauta", "astronaut/astronauts, spaceman", EXPRESSION, real=1.8, top=(50, 2),
         hand=(86, 50), figure=_figure("astronaut"))
def plain_astronaut(pen: Pen, f: Features) -> None:
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
    pen.face(50, 21, 11, f)


@declare("f strega/streghe, maga, fattucchiera", "witch/witches, sorceress", EXPRESSION, OUTFIT, real=1.65, top=(50, 4),
         hand=(84, 50), figure=_figure("witch"))
def plain_witch(pen: Pen, f: Features) -> None:
    for x in (42, 56):
        pen.blob((x - 4, 97), (x - 2, 90), (x + 4, 91), (x + 11, 92), (x + 9, 97))
    _arms(pen, 46)
    dress = pen.poly((42, 40), (58, 40), (64, 50), (74, 92), (66, 88), (58, 93), (50, 88), (42, 93), (34, 88), (26, 92),
                     (36, 50))
    pen.pattern(dress, f["pattern"], 8)
    pen.blob((38, 24), (30, 40), (33, 52), (40, 44), (50, 40), (60, 44), (67, 52), (70, 40), (62, 24))
    pen.oval(50, 31, 12)
    pen.face(50, 31, 12, f)
    pen.curve((50, 29), (58, 34), (51, 35))
    pen.hat(50, 23, 27, {"hat": "witch"})


@declare("m pagliaccio/pagliacci, clown", "clown/clowns, jester", EXPRESSION, HAT, FEATHERS, BUTTONS, OUTFIT, real=1.75,
         top=(50, 2), hand=(84, 46), figure=_figure("clown"))
def plain_clown(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 4, 96), (50 + s * 8, 89), (50 + s * 20, 89), (50 + s * 28, 93), (50 + s * 26, 97))
    _arms(pen, 44)
    suit = pen.blob((42, 38), (58, 38), (68, 52), (66, 74), (64, 92), (52, 92), (50, 82), (48, 92), (36, 92), (34, 74),
                    (32, 52))
    pen.pattern(suit, f["pattern"], 7)
    for y in spread(44, 78, number(f["buttons"])):
        pen.oval(50, y, 2.8)
    pen.blob(*[(50 + (x - 50) * (1.0 if i % 2 else 0.72), 38 + (y - 38) * 0.4) for i,
        (x, y) in enumerate(ring(50, 38, 19, 16))])
    for s in (-1, 1):
        for x, y in ((14, 12), (19, 18), (17, 25)):
            pen.oval(50 + s * x, y, 6)
    pen.oval(50, 21, 14)
    pen.face(50, 20, 14, f, mouth=1.2)
    pen.oval(50, 22, 3.6)
    pen.hat(50, 10, 22, f)


@declare("m robot/robot, automa", "robot/robots, android", EXPRESSION, HAT, FEATHERS,
         count("eyes", "m occhio/occhi", "eye/eyes", 2, 1, 4),
         count("buttons", "m bottone/bottoni, pulsante", "button/buttons", 3, 1, 6), real=1.7, top=(50, 6),
         hand=(90, 48), figure=_figure("robot", smiles=False))
def plain_robot(pen: Pen, f: Features) -> None:
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
    pen.face(50, 23, 15, f)
    pen.hat(50, 11, 30, f)


@declare("m fantasma/fantasmi, spettro, fantasmino", "ghost/ghosts, spook", EXPRESSION, HAT, FEATHERS, PATTERN,
         real=1.6, top=(50, 6), hand=(86, 52), figure=creature(ghost, ("float", "boo", "lie"), ridden=True))
def plain_ghost(pen: Pen, f: Features) -> None:
    body = pen.blob((50, 6), (70, 14), (75, 34), (76, 42), (88, 44), (89, 52), (77, 58), (79, 90), (70, 84), (62, 95),
                    (54, 86), (45, 96), (37, 86), (28, 94), (20, 90), (24, 60), (12, 60), (11, 52), (24, 46), (26, 26),
                    (32, 12))
    pen.pattern(tuple((x, y) for x, y in body if y > 56), f["pattern"], 9)
    pen.face(50, 32, 18, f)
    pen.hat(50, 9, 32, f)


@declare("m pupazzo di neve/pupazzi di neve, uomo di neve, omino di neve", "snowman/snowmen", EXPRESSION, HAT, FEATHERS,
         count("buttons", "m bottone/bottoni", "button/buttons", 3, 1, 6), real=1.5, top=(50, 6), hand=(92, 38),
         figure=creature(snowman, ("stand", "hail", "melt"), ridden=True))
def plain_snowman(pen: Pen, f: Features) -> None:
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
    pen.face(50, 20, 15, f)
    pen.poly((50, 20), (66, 24), (50, 25))
    scarf = pen.blob((36, 32), (50, 37), (64, 32), (65, 37), (50, 42), (35, 37))
    pen.stripes(scarf, 4)
    pen.hat(50, 8, 26, f)


@declare("m marziano/marziani, alieno, extraterrestre", "alien/aliens, martian", EXPRESSION, PATTERN,
         count("eyes", "m occhio/occhi", "eye/eyes", 3, 1, 5),
         count("antennas", "f antenna/antenne", "antenna/antennas, antennae", 2, 1, 5), real=1.2, top=(50, 14),
         hand=(86, 62), figure=_figure("alien"))
def plain_alien(pen: Pen, f: Features) -> None:
    for x in spread(28, 72, number(f["antennas"])):
        end = 50 + (x - 50) * 1.3
        pen.curve((x, 18), ((x + end) / 2, 10), (end, 4))
        pen.oval(end, 3, 3)
    pen.legs_row(42, 58, 84, 97, 2, 6, 4)
    pen.curve((36, 62), (22, 66), (16, 78))
    pen.line((13, 83), (16, 78), (20, 83))
    pen.curve((64, 62), (76, 66), (86, 60))
    pen.line((90, 56), (86, 60), (91, 63))
    body = pen.blob((40, 52), (60, 52), (67, 70), (62, 88), (38, 88), (33, 70))
    pen.pattern(body, f["pattern"], 7)
    pen.blob((50, 12), (76, 18), (82, 36), (70, 52), (50, 58), (30, 52), (18, 36), (24, 18))
    pen.face(50, 37, 23, f)


@declare("m cavaliere/cavalieri, guerriero, soldato", "knight/knights, soldier, warrior", FEATHERS, OUTFIT, real=1.8,
         top=(50, 8), hand=(84, 46), figure=_figure("knight")._replace(shows=showing(), addable=frozenset()))
def plain_knight(pen: Pen, f: Features) -> None:
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
