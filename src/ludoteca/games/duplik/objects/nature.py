"""Sky, plants and hills."""

from __future__ import annotations

import math

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import (
    EXPRESSION,
    FEATHERS,
    HAT,
    PATTERN,
    count,
    face,
    hat,
    number,
    ring,
    spread,
)
from ludoteca.games.duplik.objects.pen import Pen


@drawn("m sole/soli", "sun/suns", EXPRESSION, count("rays", "m raggio/raggi", "ray/rays", 12, 4, 16), real=1000)
def sun(pen: Pen, f: Features) -> None:
    for i, (x, y) in enumerate(ring(50, 50, 34, number(f["rays"]))):
        k = 1.36 if i % 2 else 1.22
        pen.line((x, y), (50 + (x - 50) * k, 50 + (y - 50) * k))
    pen.oval(50, 50, 27)
    face(pen, 50, 50, 22, f)


@drawn("f luna/lune, mezzaluna", "moon/moons, crescent", EXPRESSION, HAT, FEATHERS, real=900)
def moon(pen: Pen, f: Features) -> None:
    pen.blob((62, 8), (38, 14), (22, 34), (20, 58), (32, 80), (54, 92), (72, 90), (54, 78), (46, 60), (46, 40),
        (52, 22))
    face(pen, 35, 48, 13, f, mouth=0.8)
    hat(pen, 42, 16, 26, f)


@drawn("f nuvola/nuvole, nube, nuvoletta", "cloud/clouds", EXPRESSION, count("drops", "f goccia/gocce",
       "raindrop/raindrops, drop", 0, 0, 6), real=60, top=(50, 30))
def cloud(pen: Pen, f: Features) -> None:
    pen.blob((8, 56), (12, 44), (24, 42), (30, 28), (46, 26), (56, 34), (68, 28), (80, 36), (80, 46), (92, 50),
        (92, 62), (80, 66),
             (50, 66), (18, 66))
    for i, x in enumerate(spread(16, 86, max(1, number(f["drops"])))[: number(f["drops"])]):
        y = 74 + (6 if i % 2 else 0)
        pen.blob((x, y), (x + 3, y + 8), (x, y + 11), (x - 3, y + 8))
    if f["expression"] != "calm":
        face(pen, 50, 48, 16, f)


@drawn("f stella/stelle, stellina", "star/stars", EXPRESSION, count("points", "f punta/punte", "point/points", 5, 4,
       9), real=800)
def star(pen: Pen, f: Features) -> None:
    n = number(f["points"])
    outer, inner = ring(50, 50, 46, n), ring(50, 50, 24, n, -90 + 180 / n)
    pen.poly(*[p for pair in zip(outer, inner, strict=True) for p in pair])
    if f["expression"] != "calm":
        face(pen, 50, 52, 16, f)


@drawn("m albero/alberi, quercia, pianta", "tree/trees, oak", EXPRESSION, count("apples", "f mela/mele, frutto",
       "apple/apples, fruit", 0, 0, 8), real=6.0, top=(50, 6), inside=(25, 12, 75, 50))
def tree(pen: Pen, f: Features) -> None:
    pen.blob((43, 58), (42, 84), (34, 97), (50, 94), (66, 97), (58, 84), (57, 58))
    pen.blob((50, 5), (66, 9), (76, 20), (86, 34), (82, 50), (70, 60), (56, 58), (44, 62), (28, 60), (16, 50),
        (14, 34), (24, 22), (34, 9))
    pen.curve((28, 30), (34, 24), (40, 28))
    pen.curve((62, 20), (68, 24), (68, 30))
    pen.curve((26, 46), (32, 50), (38, 46))
    spots = ((36, 36), (62, 34), (50, 20), (72, 46), (46, 50), (28, 38), (58, 48), (70, 30))
    for x, y in spots[: number(f["apples"])]:
        pen.oval(x, y, 4)
        pen.line((x, y - 4), (x + 1, y - 7))
    if f["expression"] != "calm":
        face(pen, 50, 76, 8, f)


@drawn("f palma/palme", "palm tree/palm trees, palm", count("coconuts", "f noce di cocco/noci di cocco, cocco",
       "coconut/coconuts", 2, 0, 5), real=7.0, top=(46, 16))
def palm(pen: Pen, f: Features) -> None:
    trunk = pen.blob((42, 28), (50, 28), (54, 60), (64, 97), (44, 97), (44, 60))
    pen.stripes(trunk, 8, 4)
    for dx, dy in ((-40, 20), (-44, -2), (-22, -20), (14, -22), (42, -6), (42, 18)):
        ex, ey = 46 + dx, 26 + dy
        pen.blob((46, 26), (46 + dx * 0.5, 20 + dy * 0.4 - 8), (ex, ey), (46 + dx * 0.55, 26 + dy * 0.55))
        pen.curve((46, 26), (46 + dx * 0.5, 24 + dy * 0.45 - 3), (ex, ey))
    for i, x in enumerate(spread(36, 58, max(1, number(f["coconuts"])))[: number(f["coconuts"])]):
        pen.oval(x, 31 + (4 if i % 2 else 0), 5)


@drawn("m cactus/cactus, cacto, pianta grassa", "cactus/cacti, cactuses", EXPRESSION, HAT, FEATHERS,
       count("arms", "m/f braccio/braccia, ramo", "arm/arms, branch", 2, 0, 4), count("flowers", "m fiore/fiori",
       "flower/flowers", 0, 0, 4), real=1.5, top=(50, 10), hand=(84, 40))
def cactus(pen: Pen, f: Features) -> None:
    for i in range(number(f["arms"])):
        s, y = (1 if i % 2 else -1), 56 + (0 if i < 2 else 18) + (5 if i % 2 else 0)
        pen.blob((50 + s * 10, y), (50 + s * 24, y), (50 + s * 26, y - 16), (50 + s * 31, y - 19),
            (50 + s * 35, y - 14), (50 + s * 34, y + 6),
                 (50 + s * 26, y + 11), (50 + s * 10, y + 11))
    body = pen.blob((50, 10), (62, 18), (65, 50), (63, 88), (50, 92), (37, 88), (35, 50), (38, 18))
    for x, y in ((42, 60), (54, 66), (46, 78), (57, 80), (44, 22), (57, 24)):
        pen.line((x - 2, y - 2), (x + 2, y + 2))
        pen.line((x + 2, y - 2), (x - 2, y + 2))
    for i, (x, y) in enumerate(((50, 9), (38, 17), (62, 17), (66, 44))[: number(f["flowers"])]):
        pen.blob(*[(x + (5.5 if k % 2 else 2.4) * math.cos(k * 0.628),
            y + (5.5 if k % 2 else 2.4) * math.sin(k * 0.628)) for k in range(10)])
        del i
    pen.poly((32, 86), (68, 86), (64, 99), (36, 99))
    face(pen, 50, 42, 13, f)
    hat(pen, 50, 13, 26, f)
    del body


@drawn("m fiore/fiori, margherita, tulipano", "flower/flowers, daisy", EXPRESSION, count("petals", "m petalo/petali",
       "petal/petals", 8, 3, 12), real=0.4, top=(50, 8))
def flower(pen: Pen, f: Features) -> None:
    pen.curve((50, 42), (52, 70), (49, 98))
    pen.blob((51, 80), (62, 66), (76, 66), (68, 80))
    pen.blob((50, 90), (38, 76), (26, 76), (34, 90))
    n = number(f["petals"])
    for x, y in ring(50, 32, 19, n):
        pen.oval(x, y, 11, min(10, 42 / n), turn=math.degrees(math.atan2(y - 32, x - 50)))
    pen.oval(50, 32, 12)
    face(pen, 50, 32, 10, f) if f["expression"] != "calm" else pen.dot(50, 32, 2)


@drawn("m fungo/funghi, funghetto", "mushroom/mushrooms, toadstool", EXPRESSION,
       count("spots", "m puntino/puntini, macchia, pallino, pois", "spot/spots, dot", 4, 0, 7),
       count("windows", "f finestra/finestre", "window/windows", 0, 0, 2), real=0.15, top=(50, 12))
def mushroom(pen: Pen, f: Features) -> None:
    pen.blob((38, 52), (62, 52), (62, 76), (68, 95), (50, 97), (32, 95), (38, 76))
    pen.blob((6, 54), (12, 32), (30, 14), (50, 10), (70, 14), (88, 32), (94, 54), (72, 59), (50, 56), (28, 59))
    for x, y in ((50.0, 22), (28, 36), (70, 34), (48, 42), (82, 46), (16, 48), (62, 48))[: number(f["spots"])]:
        pen.oval(x, y, 6, 5)
    for x in spread(36, 64, max(1, number(f["windows"])))[: number(f["windows"])]:
        pen.box(x - 4, 62, 8, 8)
        pen.line((x, 62), (x, 70))
        pen.line((x - 4, 66), (x + 4, 66))
    if f["expression"] != "calm":
        face(pen, 50, 75, 12, f)


@drawn("f montagna/montagne, monte, collina", "mountain/mountains, hill, mount", EXPRESSION, real=2000, top=(46, 14))
def mountain(pen: Pen, f: Features) -> None:
    pen.poly((60, 90), (80, 42), (100, 90))
    pen.poly((0, 90), (44, 14), (50, 16), (86, 90))
    pen.line((28, 42), (36, 50), (42, 42), (50, 52), (56, 42), (62, 42))
    if f["expression"] != "calm":
        face(pen, 44, 68, 15, f)


@drawn("m vulcano/vulcani", "volcano/volcanoes", EXPRESSION, real=1500, top=(50, 40))
def volcano(pen: Pen, f: Features) -> None:
    pen.blob((50, 30), (40, 26), (34, 14), (44, 6), (56, 10), (66, 6), (72, 18), (62, 28))
    pen.curve((44, 40), (38, 34), (30, 36))
    pen.curve((56, 40), (62, 34), (72, 38))
    pen.poly((4, 96), (38, 42), (46, 46), (54, 42), (62, 45), (66, 44), (96, 96))
    pen.curve((44, 46), (42, 60), (48, 66), (46, 76))
    pen.curve((56, 45), (60, 56), (57, 64))
    if f["expression"] != "calm":
        face(pen, 50, 76, 13, f)


@drawn("m arcobaleno/arcobaleni", "rainbow/rainbows", count("stripes", "f striscia/strisce, riga, banda",
       "stripe/stripes, band", 4, 2, 7), real=500, top=(50, 22))
def rainbow(pen: Pen, f: Features) -> None:
    n = number(f["stripes"])
    for i in range(n + 1):
        r = 48 - i * 26 / n
        pen.arc(50, 72, r, r, 180, 360)
    pen.line((2, 72), (24, 72))
    pen.line((76, 72), (98, 72))


@drawn("f isola/isole, isoletta", "island/islands", real=6.0, top=(50, 40))
def island(pen: Pen, f: Features) -> None:
    pen.blob((4, 70), (20, 52), (40, 42), (60, 42), (80, 52), (96, 70), (76, 78), (24, 78))
    for x, y in ((30, 60), (44, 54), (60, 62), (72, 58), (50, 68)):
        pen.dot(x, y, 0.8)
    pen.curve((0, 82), (12, 78), (24, 83), (36, 78), (50, 83), (64, 78), (76, 83), (88, 78), (100, 82))


@drawn("f onda/onde, mare, acqua", "wave/waves, sea, water", real=2.0, top=(50, 40), inside=(10, 50, 90, 95))
def wave(pen: Pen, f: Features) -> None:
    pen.curve((0, 58), (10, 44), (22, 42), (28, 50), (22, 55), (30, 58), (42, 44), (54, 42), (60, 50), (54, 55),
        (62, 58), (74, 44), (86, 42),
              (92, 50), (86, 55), (94, 58), (100, 54))
    pen.curve((6, 72), (20, 66), (34, 73), (48, 66), (62, 73), (76, 66), (92, 72))


@drawn("m/f osso/ossa", "bone/bones", PATTERN, real=0.2)
def bone(pen: Pen, f: Features) -> None:
    pen.pattern(pen.blob((20, 44), (12, 36), (2, 40), (4, 50), (2, 60), (12, 64), (20, 56), (80, 56), (88, 64),
        (98, 60), (96, 50), (98, 40),
                         (88, 36), (80, 44)), f["pattern"], 7)
