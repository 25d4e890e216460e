"""Toys, presents and ornaments."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy import hats
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, FEATHERS, HAT, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import counted, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread


def balloon(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "balloon"):
            a.line("0,0 -6,-40 8,-86 2,-118", 2.2, (0.05, 0.05))
            a.shape("2,-120 -34,-150 -40,-190 -8,-224 34,-214 48,-178 32,-142", w=4.2, spot=spot, hatch=12)
            a.shape("-6,-112! 2,-122! 12,-112!", w=2.6, spot=spot)
            a.line("-24,-186 -14,-204", 3)

    return draw


@declare("m palloncino/palloncini, pallone gonfiabile", "balloon/balloons", EXPRESSION, PATTERN, real=0.3, top=(50, 2),
         hand=(50, 98), figure=still(balloon()))
def plain_balloon(pen: Pen, f: Features) -> None:
    bag = pen.blob((50, 2), (70, 10), (76, 30), (66, 50), (50, 60), (34, 50), (24, 30), (30, 10))
    pen.pattern(bag, f["pattern"], 8)
    pen.poly((50, 60), (46, 66), (54, 66))
    pen.curve((50, 66), (54, 76), (47, 86), (50, 98))
    if f["expression"] != "calm":
        pen.face(50, 31, 16, f)
    elif f["pattern"] == "plain":
        pen.arc(44, 24, 10, 12, 190, 260)


def kite(bows: int = 3) -> Draw:
    """In the air, about 200 high, its tail with `bows` bows below it."""

    def draw(a: Art) -> None:
        with thing(a, "kite"):
            a.line("0,-96 16,-60 -12,-20 14,16 -6,40", 3.4, (0.02, 0.2))
            for i in range(bows):
                t = (i + 0.7) / (bows + 0.4)
                x, y = 14 * math.sin(t * 9), -92 + 134 * t
                with a.part(f".bow#{i + 1}"):
                    a.shape([(x, y), (x - 20, y - 11, 1), (x - 18, y + 11, 1)], w=2.8, spot="s", halo=1)
                    a.shape([(x, y), (x + 20, y - 9, 1), (x + 18, y + 12, 1)], w=2.8, spot="s", halo=1)
            a.shape("0,-286! 76,-206! 0,-92! -78,-202!", w=5, hatch={"n": 16, "gap": 7})
            a.black("0,-286! 76,-206! 0,-204!", w=2.6)
            a.black("0,-204! 0,-92! -78,-202!", w=2.6)
            a.lines_of("0,-284 0,-94", "-76,-202 74,-206", w=3.4, taper=(0.02, 0.02))

    return draw


@declare("m aquilone/aquiloni", "kite/kites", EXPRESSION, PATTERN,
         count("bows", "m fiocco/fiocchi, nastro", "bow/bows, ribbon", 3, 1, 6), real=0.8, top=(50, 2), hand=(50, 98),
         figure=counted(kite, "bows"))
def plain_kite(pen: Pen, f: Features) -> None:
    body = pen.poly((50, 2), (76, 26), (50, 60), (24, 26))
    pen.pattern(body, f["pattern"], 8)
    if f["pattern"] == "plain":
        pen.line((50, 2), (50, 60))
        pen.line((24, 26), (76, 26))
    if f["expression"] != "calm":
        pen.oval(50, 28, 14)
        pen.face(50, 28, 12, f)
    pen.curve((50, 60), (56, 72), (46, 84), (52, 98))
    for i, y in enumerate(spread(62, 97, number(f["bows"]))):
        x = 50 + (3 if i % 2 else -1)
        pen.poly((x, y), (x - 6, y - 3), (x - 6, y + 3))
        pen.poly((x, y), (x + 6, y - 3), (x + 6, y + 3))


def ball(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "ball"):
            a.shadow(6, 2, 46, 5)
            a.shape(oval(0, -44, 44, 44), w=4.6, hatch=16)
            a.shape("-18,-84 -30,-44 -18,-4 8,-2 -4,-44 8,-86", w=3, spot=spot)

    return draw


@declare("f palla/palle, pallone", "ball/balls, football", EXPRESSION, PATTERN, real=0.25, top=(50, 12),
         figure=still(ball()))
def plain_ball(pen: Pen, f: Features) -> None:
    outline = pen.oval(50, 50, 40)
    pen.pattern(outline, f["pattern"], 12)
    if f["expression"] != "calm":
        pen.face(50, 50, 26, f)
    elif f["pattern"] == "plain":
        pen.ink(pen.poly(*ring(50, 50, 14, 5)), 3)
        for (a, b), (c, d) in zip(ring(50, 50, 14, 5), ring(50, 50, 36, 5), strict=True):
            pen.line((a, b), (c, d))


def present(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "present"):
            a.shape("-50,0! -50,-70! 50,-72! 52,0!", w=4.4, hatch=14)
            a.shape("-58,-68! 58,-70! 58,-90! -58,-88!", w=4)
            a.shape("-10,0! -10,-90! 10,-90! 10,0!", w=3, spot=spot)
            a.shape("0,-90 -34,-120 -40,-96", w=3.4, spot=spot)
            a.shape("0,-90 34,-122 42,-96", w=3.4, spot=spot)

    return draw


@declare("m regalo/regali, pacco, pacchetto, pacco regalo", "present/presents, gift, parcel", PATTERN, EXPRESSION,
         real=0.3, top=(50, 26), figure=still(present()))
def plain_present(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50, 30), (50 + s * 10, 10), (50 + s * 28, 10), (50 + s * 24, 26))
    body = pen.box(12, 42, 76, 54)
    pen.pattern(body, f["pattern"], 9)
    pen.box(6, 28, 88, 15)
    pen.box(44, 28, 12, 68)
    if f["expression"] != "calm":
        pen.oval(50, 68, 16)
        pen.face(50, 68, 14, f)


def flag(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "flag"):
            a.line("0,20 4,-120", 5, (0.02, 0.02))
            a.shape("4,-118! 40,-126 66,-112 98,-120! 94,-74! 62,-66 38,-80 5,-72!", w=4, spot=spot, hatch=8)

    return draw


@declare("f bandiera/bandiere, bandierina", "flag/flags, banner", PATTERN, EXPRESSION, real=2.0, faces=True,
         top=(26, 2), figure=still(flag()))
def plain_flag(pen: Pen, f: Features) -> None:
    pen.poly((24, 3), (28, 3), (28, 98), (24, 98))
    pen.dot(26, 3, 3)
    cloth = pen.blob((28, 8), (46, 4), (66, 12), (90, 8), (92, 30), (88, 52), (66, 56), (46, 48), (28, 52))
    pen.pattern(cloth, f["pattern"], 9, 0)
    if f["expression"] != "calm":
        pen.face(60, 30, 15, f)


def die(dots: int = 6) -> Draw:
    """A big cube about 130 wide, foot at the origin; its face shows the dots."""

    def draw(a: Art) -> None:
        places = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
                  4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
                  5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1),
                                                                       (1, 1))}
        with thing(a, "die"):
            a.shadow(20, 2, 90, 8)
            a.shape("-60,-112! -24,-144! 92,-146! 56,-114!", w=4.4)
            a.shape("56,-114! 92,-146! 94,-34! 58,0!", w=4.4, fill="k", shine=8)
            a.shape("-60,-112! 56,-114! 58,0! -58,3!", w=4.8, hatch={"n": 18, "gap": 7})
            for i, (x, y) in enumerate(places[dots]):
                with a.part(f".dot#{i + 1}"):
                    a.dot(-1 + x * 34, -56 + y * 34, 10)

    return draw


@declare("m dado/dadi", "die/dice", count("dots", "m puntino/puntini, pallino, punto", "spot/spots, pip, dot", 5, 1, 6),
         real=0.02, top=(56, 8), figure=counted(die, "dots"))
def plain_die(pen: Pen, f: Features) -> None:
    pen.poly((6, 34), (30, 8), (96, 8), (72, 34))
    pen.poly((72, 34), (96, 8), (96, 70), (72, 97))
    pen.box(6, 34, 66, 63)
    n = number(f["dots"])
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[n]
    for c in spots:
        i = ord(c) - ord("a")
        pen.dot(22 + (i % 3) * 17, 49 + (i // 3) * 17, 4.5)


def heart(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "heart"):
            a.shape("0,0! -40,-34 -48,-66 -26,-86 0,-66! 26,-86 48,-66 40,-34", w=4.2, spot=spot, hatch=10)

    return draw


@declare("m cuore/cuori, cuoricino", "heart/hearts", EXPRESSION, PATTERN, HAT, FEATHERS, real=0.3, top=(50, 20),
         figure=still(heart()))
def plain_heart(pen: Pen, f: Features) -> None:
    body = pen.blob((50, 28), (62, 12), (82, 12), (94, 28), (88, 52), (66, 76), (50, 94), (34, 76), (12, 52), (6, 28),
                    (18, 12), (38, 12))
    pen.pattern(body, f["pattern"], 9)
    if f["expression"] != "calm":
        pen.face(50, 46, 19, f)
    pen.hat(50, 24, 28, f)


@declare("f corona/corone, diadema", "crown/crowns, tiara",
         count("gems", "f gemma/gemme, pietra, gioiello", "gem/gems, jewel", 3, 1, 6), real=0.2, top=(50, 10),
         figure=still(hats.crown))
def plain_crown(pen: Pen, f: Features) -> None:
    pen.poly((10, 90), (2, 28), (26, 56), (50, 14), (74, 56), (98, 28), (90, 90))
    pen.line((9, 76), (91, 76))
    for x, y in ((2.0, 24), (50, 10), (98, 24)):
        pen.oval(x, y, 4)
    for x in spread(14, 86, number(f["gems"])):
        pen.poly((x, 60), (x + 4, 66), (x, 72), (x - 4, 66))
