"""Furniture and what stands about the house."""

from __future__ import annotations

import math

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import (
    EXPRESSION,
    PATTERN,
    count,
    face,
    legs_row,
    number,
    spread,
    standing_legs,
)
from ludoteca.games.duplik.objects.pen import Pen


@drawn("m tavolo/tavoli, tavola, tavolino", "table/tables, desk", standing_legs(), PATTERN, real=0.8, top=(50, 41))
def table(pen: Pen, f: Features) -> None:
    legs_row(pen, 12, 88, 46, 97, number(f["legs"]), 5, 0)
    if f["pattern"] != "plain":
        pen.pattern(pen.poly((3, 42), (97, 42), (99, 62), (90, 68), (80, 61), (70, 68), (60, 61), (50, 68), (40, 61),
            (30, 68), (20, 61), (10, 68), (1, 62)),
                    f["pattern"], 8)
    pen.box(1, 40, 98, 7)


@drawn("f sedia/sedie, seggiola", "chair/chairs", standing_legs(), PATTERN, real=0.9, top=(58, 52))
def chair(pen: Pen, f: Features) -> None:
    legs_row(pen, 26, 76, 56, 98, number(f["legs"]), 5, 0)
    back = pen.blob((22, 4), (34, 2), (38, 8), (36, 54), (24, 54))
    pen.pattern(back, f["pattern"], 7, 0)
    pen.blob((22, 52), (60, 50), (80, 53), (80, 60), (50, 61), (22, 60))


@drawn("f poltrona/poltrone, divano, sofà", "armchair/armchairs, sofa, couch", PATTERN, real=1.0, top=(50, 56))
def armchair(pen: Pen, f: Features) -> None:
    for x in (20, 80):
        pen.box(x - 3, 88, 6, 9)
    back = pen.blob((22, 20), (34, 8), (50, 6), (66, 8), (78, 20), (80, 60), (20, 60))
    pen.pattern(back, f["pattern"], 9)
    pen.blob((18, 60), (50, 56), (82, 60), (82, 90), (50, 91), (18, 90))
    pen.blob((22, 58), (50, 55), (78, 58), (78, 70), (50, 72), (22, 70))
    pen.blob((6, 46), (16, 42), (24, 48), (24, 88), (10, 90))
    pen.blob((94, 46), (84, 42), (76, 48), (76, 88), (90, 90))
    if f["pattern"] == "plain":
        for x, y in ((40, 26), (60, 26), (50, 38)):
            pen.dot(x, y, 1.4)


@drawn("m letto/letti, lettino, branda", "bed/beds, cot", PATTERN, standing_legs(2, 6), real=0.9, top=(56, 56),
       inside=(20, 40, 90, 70))
def bed(pen: Pen, f: Features) -> None:
    legs_row(pen, 10, 90, 78, 92, number(f["legs"]), 5, 0)
    pen.blob((3, 26), (9, 22), (14, 28), (14, 82), (4, 82))
    pen.box(10, 70, 82, 11)
    pen.blob((14, 62), (22, 54), (34, 54), (38, 62), (34, 69), (18, 69))
    quilt = pen.blob((30, 66), (40, 56), (66, 56), (88, 60), (92, 76), (60, 78), (34, 76))
    pen.pattern(quilt, f["pattern"], 8)
    pen.blob((88, 48), (94, 46), (98, 52), (97, 82), (89, 82))


@drawn("f lampada/lampade, lume, abat-jour, lampadario", "lamp/lamps, light", PATTERN, EXPRESSION, real=1.4,
       top=(50, 8))
def lamp(pen: Pen, f: Features) -> None:
    pen.box(47, 40, 6, 50)
    pen.blob((30, 96), (36, 90), (64, 90), (70, 96))
    shade = pen.poly((34, 8), (66, 8), (80, 42), (20, 42))
    pen.pattern(shade, f["pattern"], 8)
    pen.curve((66, 42), (67, 50), (66, 56))
    pen.dot(66, 57, 1.6)
    if f["expression"] != "calm":
        face(pen, 50, 27, 15, f)


@drawn("m armadio/armadi, guardaroba, credenza", "wardrobe/wardrobes, closet, cupboard",
       count("drawers", "m cassetto/cassetti", "drawer/drawers", 2, 0, 5), real=2.0, top=(50, 6))
def wardrobe(pen: Pen, f: Features) -> None:
    for x in (24, 76):
        pen.oval(x, 95, 4)
    pen.box(16, 8, 68, 84)
    pen.box(12, 4, 76, 6)
    n = number(f["drawers"])
    low = 92 - n * 9
    pen.line((50, 10), (50, low))
    pen.dot(46, (10 + low) / 2, 1.6)
    pen.dot(54, (10 + low) / 2, 1.6)
    for i in range(n):
        pen.box(16, low + i * 9, 68, 9)
        pen.line((45, low + i * 9 + 4.5), (55, low + i * 9 + 4.5))


@drawn("f vasca da bagno/vasche da bagno, vasca, bagno", "bathtub/bathtubs, bath, tub", standing_legs(2, 6), PATTERN,
       real=0.7, top=(48, 48), inside=(15, 36, 80, 60))
def bathtub(pen: Pen, f: Features) -> None:
    legs_row(pen, 20, 78, 82, 94, number(f["legs"]), 6, 3)
    pen.curve((92, 50), (92, 30), (82, 28), (80, 36))
    pen.line((88, 38), (96, 38))
    tub = pen.blob((4, 52), (94, 52), (92, 70), (80, 86), (20, 86), (7, 70))
    pen.pattern(tub, f["pattern"], 9)
    for x, y, r in ((16, 46, 8), (30, 43, 7), (24, 36, 6), (40, 47, 5), (68, 46, 7), (58, 48, 5)):
        pen.oval(x, y, r)
    pen.blob((1, 50), (50, 48), (98, 50), (98, 56), (50, 57), (1, 56))


@drawn("m orologio/orologi, sveglia, pendola", "clock/clocks, alarm clock, watch", EXPRESSION,
       count("hands", "f lancetta/lancette", "hand/hands", 2, 1, 4), standing_legs(2, 4), real=0.3, top=(50, 16))
def clock(pen: Pen, f: Features) -> None:
    for s in (-1, 1):
        pen.blob((50 + s * 8, 20), (50 + s * 12, 8), (50 + s * 26, 8), (50 + s * 30, 22))
    for x in spread(20, 80, number(f["legs"])):
        pen.line((50 + (x - 50) * 0.7, 84), (x, 97))
    pen.oval(50, 55, 36, 35)
    pen.oval(50, 55, 30, 29)
    for i in range(12):
        a = math.tau * i / 12
        pen.line((50 + 24 * math.cos(a), 55 + 24 * math.sin(a)), (50 + 28 * math.cos(a), 55 + 28 * math.sin(a)))
    for i in range(number(f["hands"])):
        a = math.radians(-60 + i * 95)
        r = 22 if i % 2 == 0 else 15
        pen.line((50, 55), (50 + r * math.cos(a), 55 + r * math.sin(a)))
    pen.dot(50, 55, 2)
    if f["expression"] != "calm":
        face(pen, 50, 58, 19, f)


@drawn("f libreria/librerie, scaffale, biblioteca", "bookcase/bookcases, bookshelf, shelf",
       count("shelves", "m ripiano/ripiani, scaffale", "shelf/shelves", 3, 1, 5), real=2.0, top=(50, 4))
def bookcase(pen: Pen, f: Features) -> None:
    pen.box(16, 4, 68, 93)
    n = number(f["shelves"])
    step = 85 / n
    for i in range(n):
        y = 8 + step * (i + 1)
        h = min(20, step * 0.75)
        for j, w in enumerate((5, 6, 4, 7, 5, 6)):
            x = 22 + j * 9 + (i * 5) % 7
            pen.box(x, y - h * (0.7 + 0.3 * ((i + j) % 2)), w, h * (0.7 + 0.3 * ((i + j) % 2)))
        pen.box(16, y, 68, 3)


@drawn("m televisore/televisori, televisione, tv, tele", "television/televisions, tv, telly", EXPRESSION,
       count("antennas", "f antenna/antenne", "antenna/antennas, aerial", 2, 1, 4), real=0.6, top=(50, 30),
       inside=(16, 38, 66, 76))
def television(pen: Pen, f: Features) -> None:
    for x in spread(20, 80, number(f["antennas"])):
        pen.line((50 + (x - 50) * 0.25, 30), (x, 8))
        pen.dot(x, 8, 2)
    for x in (22, 78):
        pen.line((x, 84), (x + (x - 50) * 0.12, 96))
    pen.blob((6, 32), (50, 29), (94, 32), (96, 58), (94, 84), (50, 87), (6, 84), (4, 58))
    pen.blob((14, 38), (40, 35), (66, 38), (68, 58), (66, 78), (40, 81), (14, 78), (12, 58))
    pen.oval(82, 46, 6)
    pen.oval(82, 64, 6)
    if f["expression"] != "calm":
        face(pen, 40, 57, 18, f)


@drawn("m frigorifero/frigoriferi, frigo", "fridge/fridges, refrigerator, freezer", EXPRESSION, real=1.8, top=(50, 4))
def fridge(pen: Pen, f: Features) -> None:
    for x in (32, 68):
        pen.box(x - 4, 92, 8, 5)
    pen.blob((24, 8), (50, 3), (76, 8), (78, 50), (76, 92), (50, 94), (24, 92), (22, 50))
    pen.line((22, 36), (78, 36))
    pen.box(27, 20, 4, 12)
    pen.box(27, 42, 4, 18)
    if f["expression"] != "calm":
        face(pen, 52, 60, 16, f)


@drawn("m pianoforte/pianoforti, piano", "piano/pianos, grand piano", count("keys", "m tasto/tasti", "key/keys", 8, 4,
       12), standing_legs(3, 5), real=1.0, faces=True, top=(40, 26), hand=(97, 50))
def piano(pen: Pen, f: Features) -> None:
    pen.poly((10, 44), (22, 4), (74, 20), (66, 44))
    pen.line((30, 44), (44, 18))
    for x in spread(0, 92, number(f["legs"])):
        pen.poly((x - 3, 64), (x - 2, 94), (x + 2, 94), (x + 3, 64))
        pen.oval(x, 96, 2.4)
    pen.blob((3, 44), (40, 42), (78, 44), (80, 64), (40, 66), (3, 66))
    n = number(f["keys"])
    pen.box(66, 54, 33, 9)
    for i in range(1, n):
        x = 66 + 33 * i / n
        pen.line((x, 54), (x, 63))
        pen.line((x, 54), (x, 59), thick=1.6)
    pen.poly((72, 52), (76, 34), (92, 34), (90, 52))
    for y in (39, 43, 47):
        pen.line((77, y), (88, y))


@drawn("f scala/scale, scaletta", "ladder/ladders, stepladder", count("steps", "m gradino/gradini, piolo",
       "rung/rungs, step", 5, 3, 9), real=3.0, top=(50, 4))
def ladder(pen: Pen, f: Features) -> None:
    for y in spread(4, 98, number(f["steps"])):
        pen.box(36, y - 1.6, 28, 3.2)
    pen.poly((32, 3), (36, 3), (36, 98), (32, 98))
    pen.poly((64, 3), (68, 3), (68, 98), (64, 98))


@drawn("f porta/porte, portone, uscio", "door/doors, gate", EXPRESSION, PATTERN, real=2.1, top=(50, 4))
def door(pen: Pen, f: Features) -> None:
    pen.box(22, 3, 56, 94)
    leaf = pen.box(28, 9, 44, 88)
    pen.pattern(leaf, f["pattern"], 9)
    if f["pattern"] == "plain":
        pen.box(34, 16, 32, 28, solid=False)
        pen.box(34, 58, 32, 30, solid=False)
    pen.oval(66, 52, 3)
    if f["expression"] != "calm":
        face(pen, 50, 31, 14, f)


@drawn("m vaso/vasi, anfora", "vase/vases, pot, jar", PATTERN, EXPRESSION, real=0.4, top=(50, 10),
       inside=(36, 2, 64, 20))
def vase(pen: Pen, f: Features) -> None:
    body = pen.blob((40, 12), (60, 12), (60, 24), (76, 44), (74, 72), (62, 95), (38, 95), (26, 72), (24, 44), (40, 24))
    pen.pattern(tuple(p for p in body if p[1] > 30), f["pattern"], 8)
    pen.oval(50, 12, 13, 4)
    if f["expression"] != "calm":
        face(pen, 50, 56, 18, f)


@drawn("m quadro/quadri, dipinto, cornice", "painting/paintings, picture, frame", EXPRESSION, PATTERN, real=0.8,
       top=(50, 10), inside=(22, 22, 78, 78))
def painting(pen: Pen, f: Features) -> None:
    pen.line((30, 14), (50, 2), (70, 14))
    pen.box(8, 14, 84, 76)
    inner = pen.box(18, 24, 64, 56)
    pen.pattern(inner, f["pattern"], 10)
    if f["expression"] != "calm":
        pen.blob((36, 78), (40, 66), (60, 66), (64, 78))
        pen.oval(50, 50, 18)
        face(pen, 50, 50, 16, f)


@drawn("m tappeto/tappeti, tappetino, moquette", "rug/rugs, carpet, mat", PATTERN, real=0.1, top=(50, 60))
def rug(pen: Pen, f: Features) -> None:
    for i in range(9):
        pen.line((1 + i * 0.9, 84 - i * 3), (-4 + i * 0.9, 85 - i * 3))
        pen.line((99 - i * 0.9, 84 - i * 3), (104 - i * 0.9, 85 - i * 3))
    cloth = pen.poly((10, 58), (90, 58), (99, 86), (1, 86))
    pen.pattern(cloth, f["pattern"], 8)
    if f["pattern"] == "plain":
        pen.poly((18, 64), (82, 64), (88, 80), (12, 80))
