"""Sky, plants, hills and water; sun, moon and cloud may have a face."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.face import Face, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, FEATHERS, HAT, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import counted, in_the_sky, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread


def sun(rays: int = 10, spot: str = "t", face: Face | None = None) -> Draw:
    """Origin in its middle, 60 in radius."""

    def draw(a: Art) -> None:
        with thing(a, "sun"):
            for i in range(rays):
                t = 2 * math.pi * i / rays
                with a.part(f".ray#{i + 1}"):
                    c, s = math.cos(t), math.sin(t)
                    a.line([(74 * c, 74 * s), (104 * c, 104 * s)], 6, (0.05, 0.5))
            a.shape(oval(0, 0, 60, 60), w=4.4, spot=spot)
            if face:
                eyes(a, face, (20, -12, 11), (-14, -12, 12), w=3)
                mouth(a, face.mouth, 4, 22, 34, 3.4)

    return draw


@declare("m sole/soli", "sun/suns", EXPRESSION, count("rays", "m raggio/raggi", "ray/rays", 12, 4, 16), real=1000,
         figure=in_the_sky(sun, "rays"))
def plain_sun(pen: Pen, f: Features) -> None:
    for i, (x, y) in enumerate(ring(50, 50, 34, number(f["rays"]))):
        k = 1.36 if i % 2 else 1.22
        pen.line((x, y), (50 + (x - 50) * k, 50 + (y - 50) * k))
    pen.oval(50, 50, 27)
    pen.face(50, 50, 22, f)


def moon(face: Face | None = None) -> Draw:
    """A crescent facing right, about 120 high."""

    def draw(a: Art) -> None:
        with thing(a, "moon"):
            edge = "14,-62! -30,-52 -56,-10 -46,34 -8,60 36,54! 10,38 2,22 18,12! 4,6 2,-10 4,-36"
            a.shape(edge, w=4.2, spot="t", hatch=8)
            if face:
                eyes(a, face, (-14, -14, 10), w=2.8)
                mouth(a, face.mouth, -4, 30, 22, 3)

    return draw


@declare("f luna/lune, mezzaluna", "moon/moons, crescent", EXPRESSION, HAT, FEATHERS, real=900, figure=in_the_sky(moon))
def plain_moon(pen: Pen, f: Features) -> None:
    pen.blob((62, 8), (38, 14), (22, 34), (20, 58), (32, 80), (54, 92), (72, 90), (54, 78), (46, 60), (46, 40),
             (52, 22))
    pen.face(35, 48, 13, f, mouth=0.8)
    pen.hat(42, 16, 26, f)


def cloud(wide: float = 150, hatch: float = 12, face: Face | None = None) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "cloud"), a.at(s=wide / 150):
            edge = (
                "-80,22! -98,6 -86,-14 -62,-12! -66,-38 -36,-52 -16,-36! -8,-62 24,-64 36,-40! "
                "62,-48 80,-28 66,-10! 94,-8 98,14 80,24! 40,20 0,28 -40,20"
            )
            a.shape(edge, w=4.2, hatch=hatch)
            if face:
                eyes(a, face, (22, -14, 8), (-6, -14, 9), w=2.6)
                mouth(a, face.mouth, 10, 8, 20, 2.8)

    return draw


def puff(a: Art, x: float, y: float, r: float, n: int = 7, hatch: float = 12) -> None:
    """A ball of smoke."""
    ring = []
    for i in range(n):
        for part, k, corner in ((0.0, 0.8, 1), (0.28, 1.0, 0), (0.72, 1.0, 0)):
            t = 2 * math.pi * (i + part) / n + 0.3
            ring.append((x + r * k * math.cos(t), y + r * k * math.sin(t) * 0.94, corner))
    a.shape(ring, w=3.8, hatch=hatch)


@declare("f nuvola/nuvole, nube, nuvoletta", "cloud/clouds", EXPRESSION,
         count("drops", "f goccia/gocce", "raindrop/raindrops, drop", 0, 0, 6), real=60, top=(50, 30),
         figure=in_the_sky(cloud))
def plain_cloud(pen: Pen, f: Features) -> None:
    pen.blob((8, 56), (12, 44), (24, 42), (30, 28), (46, 26), (56, 34), (68, 28), (80, 36), (80, 46), (92, 50),
             (92, 62), (80, 66), (50, 66), (18, 66))
    for i, x in enumerate(spread(16, 86, max(1, number(f["drops"])))[: number(f["drops"])]):
        y = 74 + (6 if i % 2 else 0)
        pen.blob((x, y), (x + 3, y + 8), (x, y + 11), (x - 3, y + 8))
    if f["expression"] != "calm":
        pen.face(50, 48, 16, f)


def star(r: float = 24, spot: str = "") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "star"):
            a.shape([(r * (1 if i % 2 == 0 else 0.45) * math.sin(math.pi * i / 5),
                      -r * (1 if i % 2 == 0 else 0.45) * math.cos(math.pi * i / 5), 1)
                     for i in range(10)], w=3, spot=spot)

    return draw


@declare("f stella/stelle, stellina", "star/stars", EXPRESSION,
         count("points", "f punta/punte", "point/points", 5, 4, 9), real=800, figure=still(star(60)))
def plain_star(pen: Pen, f: Features) -> None:
    n = number(f["points"])
    outer, inner = ring(50, 50, 46, n), ring(50, 50, 24, n, -90 + 180 / n)
    pen.poly(*[p for pair in zip(outer, inner, strict=True) for p in pair])
    if f["expression"] != "calm":
        pen.face(50, 52, 16, f)


def tree(apples: int = 0, black: bool = False) -> Draw:
    """About 260 high, foot at the origin."""

    def draw(a: Art) -> None:
        leaves = (
            "-30,-92! -66,-82 -104,-104 -90,-138! -120,-154 -114,-190 -76,-190! -78,-226 -42,-248 -12,-228! "
            "6,-258 52,-256 62,-220! 98,-226 118,-194 92,-164! 122,-146 112,-106 70,-104! 50,-84 20,-82 0,-92!"
        )
        with thing(a, "tree"):
            a.shadow(20, 2, 84, 8)
            a.shape("-22,2 -14,-40 -18,-96! 16,-96! 14,-40 26,2 0,-4", w=4.4, hatch=12)
            a.shape(leaves, w=4.8, fill="k" if black else "p", hatch=None if black else {"n": 30, "gap": 7},
                    shine=12 if black else 0)
            for i in range(apples):
                t = 2 * math.pi * i / max(1, apples) + 0.4
                with a.part(f".apple#{i + 1}"):
                    a.shape(oval(62 * math.cos(t), -166 + 48 * math.sin(t), 12, 12, n=8), w=2.8, spot="s")

    return draw


@declare("m albero/alberi, quercia, pianta", "tree/trees, oak", EXPRESSION,
         count("apples", "f mela/mele, frutto", "apple/apples, fruit", 0, 0, 8), real=6.0, top=(50, 6),
         inside=(25, 12, 75, 50), figure=counted(tree, "apples"))
def plain_tree(pen: Pen, f: Features) -> None:
    pen.blob((43, 58), (42, 84), (34, 97), (50, 94), (66, 97), (58, 84), (57, 58))
    pen.blob((50, 5), (66, 9), (76, 20), (86, 34), (82, 50), (70, 60), (56, 58), (44, 62), (28, 60), (16, 50), (14, 34),
             (24, 22), (34, 9))
    pen.curve((28, 30), (34, 24), (40, 28))
    pen.curve((62, 20), (68, 24), (68, 30))
    pen.curve((26, 46), (32, 50), (38, 46))
    spots = ((36, 36), (62, 34), (50, 20), (72, 46), (46, 50), (28, 38), (58, 48), (70, 30))
    for x, y in spots[: number(f["apples"])]:
        pen.oval(x, y, 4)
        pen.line((x, y - 4), (x + 1, y - 7))
    if f["expression"] != "calm":
        pen.face(50, 76, 8, f)


def palm(coconuts: int = 3) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "palm"):
            a.limb([(0, 4, 15), (8, -80, 12), (34, -160, 9), (50, -210, 9)], w=4.4, hatch=10)
            for y in range(-190, -10, 26):
                x = 50 * ((-y) / 210) ** 1.6
                a.line([(x - 10, y), (x + 2, y + 6), (x + 12, y - 2)], 2.2)
            for q in ("50,-212 10,-250 -44,-244 -76,-206! -34,-226 8,-218",
                      "52,-212 30,-268 -8,-290 -44,-280! 0,-262 34,-226",
                      "52,-212 90,-268 134,-276 160,-252! 114,-252 72,-218",
                      "52,-210 104,-226 140,-196 146,-158! 118,-194 76,-202"):
                a.shape(q, w=3.8, hatch=10)
            for i in range(coconuts):
                with a.part(f".coconut#{i + 1}"):
                    a.black(oval(36 + i * 17, -196 + (i % 2) * 12, 10, 10, n=8), w=2)

    return draw


@declare("f palma/palme", "palm tree/palm trees, palm",
         count("coconuts", "f noce di cocco/noci di cocco, cocco", "coconut/coconuts", 2, 0, 5), real=7.0, top=(46, 16),
         figure=counted(palm, "coconuts"))
def plain_palm(pen: Pen, f: Features) -> None:
    trunk = pen.blob((42, 28), (50, 28), (54, 60), (64, 97), (44, 97), (44, 60))
    pen.stripes(trunk, 8, 4)
    for dx, dy in ((-40, 20), (-44, -2), (-22, -20), (14, -22), (42, -6), (42, 18)):
        ex, ey = 46 + dx, 26 + dy
        pen.blob((46, 26), (46 + dx * 0.5, 20 + dy * 0.4 - 8), (ex, ey), (46 + dx * 0.55, 26 + dy * 0.55))
        pen.curve((46, 26), (46 + dx * 0.5, 24 + dy * 0.45 - 3), (ex, ey))
    for i, x in enumerate(spread(36, 58, max(1, number(f["coconuts"])))[: number(f["coconuts"])]):
        pen.oval(x, 31 + (4 if i % 2 else 0), 5)


def cactus(arms: int = 2, flowers: int = 0) -> Draw:
    """Solid black with scratched thorns, about 210 high."""

    def draw(a: Art) -> None:
        with thing(a, "cactus"):
            a.shadow(14, 2, 60, 7)
            places = ((-1, -96, -150), (1, -70, -128), (-1, -50, -90), (1, -120, -172))[:arms]
            for i, (side, y, tip) in enumerate(places):
                with a.part(f".arm#{i + 1}"):
                    a.limb([(side * 20, y, 15), (side * 58, y - 4, 15), (side * 66, tip, 13)], fill="k", w=3.4,
                           halo=2, shine=6)
            a.shape("-32,0 -36,-110 -28,-180 0,-206 28,-180 36,-110 32,0", fill="k", w=4, halo=2, shine=9)
            for x, y in ((-12, -150), (14, -130), (-8, -110), (16, -92), (-14, -72), (10, -52), (-10, -30), (16, -20)):
                a.lines_of([(x - 4, y - 4), (x + 4, y + 4)], [(x + 4, y - 4), (x - 4, y + 4)], w=2.4, ink="p")
            for i in range(flowers):
                with a.part(f".flower#{i + 1}"):
                    a.shape(oval(-14 + i * 16, -204 + abs(i - 1) * 12, 10, 9, n=6), w=2.6, spot="s")

    return draw


@declare("m cactus/cactus, cacto, pianta grassa", "cactus/cacti, cactuses", EXPRESSION, HAT, FEATHERS,
         count("arms", "m/f braccio/braccia, ramo", "arm/arms, branch", 2, 0, 4),
         count("flowers", "m fiore/fiori", "flower/flowers", 0, 0, 4), real=1.5, top=(50, 10), hand=(84, 40),
         figure=counted(cactus, "arms", "flowers"))
def plain_cactus(pen: Pen, f: Features) -> None:
    for i in range(number(f["arms"])):
        s, y = (1 if i % 2 else -1), 56 + (0 if i < 2 else 18) + (5 if i % 2 else 0)
        pen.blob((50 + s * 10, y), (50 + s * 24, y), (50 + s * 26, y - 16), (50 + s * 31, y - 19),
                 (50 + s * 35, y - 14), (50 + s * 34, y + 6), (50 + s * 26, y + 11), (50 + s * 10, y + 11))
    pen.blob((50, 10), (62, 18), (65, 50), (63, 88), (50, 92), (37, 88), (35, 50), (38, 18))
    for x, y in ((42, 60), (54, 66), (46, 78), (57, 80), (44, 22), (57, 24)):
        pen.line((x - 2, y - 2), (x + 2, y + 2))
        pen.line((x + 2, y - 2), (x - 2, y + 2))
    for x, y in ((50, 9), (38, 17), (62, 17), (66, 44))[: number(f["flowers"])]:
        pen.blob(*[(x + (5.5 if k % 2 else 2.4) * math.cos(k * 0.628),
                    y + (5.5 if k % 2 else 2.4) * math.sin(k * 0.628)) for k in range(10)])
    pen.poly((32, 86), (68, 86), (64, 99), (36, 99))
    pen.face(50, 42, 13, f)
    pen.hat(50, 13, 26, f)


def flower(petals: int = 6, spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "flower"):
            a.line("0,10 -4,-40 2,-80", 4.4, (0.02, 0.05))
            a.shape("-2,-26 -26,-40 -34,-30 -14,-18", w=3)
            for i in range(petals):
                t = 2 * math.pi * i / petals
                with a.part(f".petal#{i + 1}"):
                    a.shape(oval(2 + 20 * math.cos(t), -92 + 20 * math.sin(t), 14, 9, turn=math.degrees(t), n=8),
                            w=3, spot=spot)
            a.shape(oval(2, -92, 10, 10, n=8), w=3)

    return draw


@declare("m fiore/fiori, margherita, tulipano", "flower/flowers, daisy", EXPRESSION,
         count("petals", "m petalo/petali", "petal/petals", 8, 3, 12), real=0.4, top=(50, 8),
         figure=counted(flower, "petals"))
def plain_flower(pen: Pen, f: Features) -> None:
    pen.curve((50, 42), (52, 70), (49, 98))
    pen.blob((51, 80), (62, 66), (76, 66), (68, 80))
    pen.blob((50, 90), (38, 76), (26, 76), (34, 90))
    n = number(f["petals"])
    for x, y in ring(50, 32, 19, n):
        pen.oval(x, y, 11, min(10, 42 / n), turn=math.degrees(math.atan2(y - 32, x - 50)))
    pen.oval(50, 32, 12)
    pen.face(50, 32, 10, f) if f["expression"] != "calm" else pen.dot(50, 32, 2)


def mushroom(spots: int = 5, spot: str = "s") -> Draw:
    """About 190 high, foot at the origin."""

    def draw(a: Art) -> None:
        places = ((-44, -128, 15), (2, -156, 17), (46, -126, 14), (-12, -112, 10), (22, -110, 9), (-70, -106, 9),
                  (72, -106, 8))
        with thing(a, "mushroom"):
            a.shadow(10, 2, 70, 8)
            a.shape("-28,2 -20,-60 -24,-96 26,-98 22,-56 34,2 0,6", w=4.4, hatch=16)
            a.shape("-96,-88 -84,-136 -40,-176 14,-184 64,-160 94,-116 98,-88 40,-100 -40,-98", w=4.8, spot=spot,
                    hatch=14)
            for i, (x, y, r) in enumerate(places[:spots]):
                with a.part(f".spot#{i + 1}"):
                    a.shape(oval(x, y, r, r * 0.8, n=8), w=2.8)

    return draw


@declare("m fungo/funghi, funghetto", "mushroom/mushrooms, toadstool", EXPRESSION,
         count("spots", "m puntino/puntini, macchia, pallino, pois", "spot/spots, dot", 4, 0, 7),
         count("windows", "f finestra/finestre", "window/windows", 0, 0, 2), real=0.15, top=(50, 12),
         figure=counted(mushroom, "spots"))
def plain_mushroom(pen: Pen, f: Features) -> None:
    pen.blob((38, 52), (62, 52), (62, 76), (68, 95), (50, 97), (32, 95), (38, 76))
    pen.blob((6, 54), (12, 32), (30, 14), (50, 10), (70, 14), (88, 32), (94, 54), (72, 59), (50, 56), (28, 59))
    for x, y in ((50.0, 22), (28, 36), (70, 34), (48, 42), (82, 46), (16, 48), (62, 48))[: number(f["spots"])]:
        pen.oval(x, y, 6, 5)
    for x in spread(36, 64, max(1, number(f["windows"])))[: number(f["windows"])]:
        pen.box(x - 4, 62, 8, 8)
        pen.line((x, 62), (x, 70))
        pen.line((x - 4, 66), (x + 4, 66))
    if f["expression"] != "calm":
        pen.face(50, 75, 12, f)


def mountain(a: Art) -> None:
    """About 260 high: one peak with snow on it, a smaller one behind."""
    with thing(a, "mountain"):
        a.black("20,0! 120,-150 146,-132! 220,0!", w=4, shine=8)
        a.shape("-200,2! -130,-96 -96,-110! -20,-258 6,-240! 60,-140 96,-104! 168,4! 0,10", w=5.2,
                hatch={"n": 46, "gap": 8, "lim": 0.15})
        a.shape("-20,-258 6,-240! 50,-158! 30,-172 14,-140! -6,-166 -28,-136! -42,-166 -70,-152!", w=4, halo=1.5)
        a.lines_of("-96,-108 -70,-60 -84,-20", "-10,-130 6,-80 -8,-40", "70,-110 84,-70 78,-34", w=2.8)


@declare("f montagna/montagne, monte, collina", "mountain/mountains, hill, mount", EXPRESSION, real=2000, top=(46, 14),
         figure=still(mountain))
def plain_mountain(pen: Pen, f: Features) -> None:
    pen.poly((60, 90), (80, 42), (100, 90))
    pen.poly((0, 90), (44, 14), (50, 16), (86, 90))
    pen.line((28, 42), (36, 50), (42, 42), (50, 52), (56, 42), (62, 42))
    if f["expression"] != "calm":
        pen.face(44, 68, 15, f)


def volcano(a: Art) -> None:
    """About 300 high with what comes out of it."""
    with thing(a, "volcano"):
        for x, y, r in ((-22, -262, 26), (18, -290, 32), (-14, -330, 24)):
            puff(a, x, y, r, 7, 8)
        a.shape("-190,2! -120,-80 -76,-170 -54,-214! 0,-226 54,-214! 78,-166 120,-84 192,4! 0,12", w=5.2,
                hatch={"n": 44, "gap": 8, "lim": 0.15})
        a.shape("-56,-214 0,-232 56,-214 46,-190! 38,-206 26,-150! 12,-196 -4,-128! -18,-196 -36,-166! -42,-202", w=4.2,
                spot="s", halo=1.5)
        a.black("-40,-216 0,-226 40,-216 0,-206", w=2.4)
        for x, y in ((-74, -262), (66, -270), (-96, -220), (94, -226)):
            a.shape([(x, y - 10, 1), (x + 7, y + 2), (x, y + 8), (x - 7, y + 2)], w=2.6, spot="s")
        a.lines_of("-110,-60 -96,-26", "-40,-90 -34,-44", "70,-90 82,-40", w=2.8)


@declare("m vulcano/vulcani", "volcano/volcanoes", EXPRESSION, real=1500, top=(50, 40), figure=still(volcano))
def plain_volcano(pen: Pen, f: Features) -> None:
    pen.blob((50, 30), (40, 26), (34, 14), (44, 6), (56, 10), (66, 6), (72, 18), (62, 28))
    pen.curve((44, 40), (38, 34), (30, 36))
    pen.curve((56, 40), (62, 34), (72, 38))
    pen.poly((4, 96), (38, 42), (46, 46), (54, 42), (62, 45), (66, 44), (96, 96))
    pen.curve((44, 46), (42, 60), (48, 66), (46, 76))
    pen.curve((56, 45), (60, 56), (57, 64))
    if f["expression"] != "calm":
        pen.face(50, 76, 13, f)


def rainbow(bands: int = 4, radius: float = 260) -> Draw:
    """Springs from the ground left and right of the origin."""

    def draw(a: Art) -> None:
        with thing(a, "rainbow"):
            for i in range(bands):
                r, inner = radius - i * 26, radius - (i + 1) * 26
                outer = [(r * math.cos(t), -r * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))]
                back = [(inner * math.cos(t), -inner * math.sin(t)) for t in (math.pi * k / 12 for k in range(12,
                                                                                                              -1, -1))]
                ring = [(x, y, 1 if k % 13 in (0, 12) else 0) for k, (x, y) in enumerate([*outer, *back])]
                with a.part(f".band#{i + 1}"):
                    a.shape(ring, w=3.6, spot=("s", "", "t", "")[i % 4], fill="k" if i % 4 == 3 else "p")

    return draw


@declare("m arcobaleno/arcobaleni", "rainbow/rainbows",
         count("stripes", "f striscia/strisce, riga, banda", "stripe/stripes, band", 4, 2, 7), real=500, top=(50, 22),
         figure=counted(rainbow, "stripes"))
def plain_rainbow(pen: Pen, f: Features) -> None:
    n = number(f["stripes"])
    for i in range(n + 1):
        r = 48 - i * 26 / n
        pen.arc(50, 72, r, r, 180, 360)
    pen.line((2, 72), (24, 72))
    pen.line((76, 72), (98, 72))


def island(a: Art) -> None:
    """Sand, one palm and water round it."""
    with thing(a, "island"):
        with a.at(-14, -34, 0.92):
            palm(3)(a)
        a.shape("-150,-8 -96,-36 -20,-48 60,-42 128,-22 158,-4 80,10 -80,10", w=5, halo=2, hatch={"n": 18, "gap": 7})
        for x, y in ((-60, -18), (10, -26), (66, -14), (-10, -8), (104, -8)):
            a.dot(x, y, 3)
        a.lines_of("-196,6 -160,16 -110,12", "-130,26 -60,32 10,26", "120,14 170,18 206,6", "40,32 90,28 130,32", w=3.4)


@declare("f isola/isole, isoletta", "island/islands", real=6.0, top=(50, 40), figure=still(island))
def plain_island(pen: Pen, f: Features) -> None:
    pen.blob((4, 70), (20, 52), (40, 42), (60, 42), (80, 52), (96, 70), (76, 78), (24, 78))
    for x, y in ((30, 60), (44, 54), (60, 62), (72, 58), (50, 68)):
        pen.dot(x, y, 0.8)
    pen.curve((0, 82), (12, 78), (24, 83), (36, 78), (50, 83), (64, 78), (76, 83), (88, 78), (100, 82))


def wave(a: Art) -> None:
    """A breaker about to fall to the right, foam on its lip."""
    with thing(a, "wave"):
        a.black("-196,6! -150,-30 -110,-104 -46,-168 40,-186 110,-160 146,-110 140,-76! 116,-112 72,-122 36,-104 "
                "22,-66 40,-30 90,-8 190,6!", w=4.4, shine=12)
        for k in range(4):
            a.line([(-140 + k * 34, -20 - k * 4), (-96 + k * 30, -84 - k * 14), (-20 + k * 24, -132 - k * 8)], 3.4,
                   (0.2, 0.5), "p")
        for i in range(7):
            t = math.pi * (0.95 - i * 0.16)
            x, y = 62 + 92 * math.cos(t), -112 - 72 * math.sin(t)
            puff(a, x + 20, y + 8, 20 - abs(3 - i) * 2, 6, 4)
        a.lines_of("-190,22 -130,14 -80,24", "-20,18 40,26 96,16", "130,24 176,18 204,24", w=3.4)


@declare("f onda/onde, mare, acqua", "wave/waves, sea, water", real=2.0, top=(50, 40), inside=(10, 50, 90, 95),
         figure=still(wave))
def plain_wave(pen: Pen, f: Features) -> None:
    pen.curve((0, 58), (10, 44), (22, 42), (28, 50), (22, 55), (30, 58), (42, 44), (54, 42), (60, 50), (54, 55),
              (62, 58), (74, 44), (86, 42), (92, 50), (86, 55), (94, 58), (100, 54))
    pen.curve((6, 72), (20, 66), (34, 73), (48, 66), (62, 73), (76, 66), (92, 72))


def bone(a: Art) -> None:
    with thing(a, "bone"):
        a.shape("-50,-8! -66,-22 -80,-8 -70,2 -82,14 -66,24 -50,10! 50,8! 66,22 82,12 72,0 82,-12 66,-24 50,-8!",
                w=4, hatch=8)


@declare("m/f osso/ossa", "bone/bones", PATTERN, real=0.2, figure=still(bone))
def plain_bone(pen: Pen, f: Features) -> None:
    pen.pattern(pen.blob((20, 44), (12, 36), (2, 40), (4, 50), (2, 60), (12, 64), (20, 56), (80, 56), (88, 64),
        (98, 60), (96, 50), (98, 40),
                         (88, 36), (80, 44)), f["pattern"], 7)
