"""Furniture and what stands about the house; the origin of a figure is on the floor.

What holds a guest comes in two halves: `..._back` before the guest, `..._front` after.
"""

from __future__ import annotations

import math
from functools import partial

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import half, thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, PATTERN, Features, count, number, standing_legs
from ludoteca.games.duplik.kinds.figure import counted, halves, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, spread


def table(width: float = 220, height: float = 110, cloth: str = "") -> Draw:
    """Origin on the floor in its middle; the top is at -height."""

    def draw(a: Art) -> None:
        w, h = width / 2, height
        with thing(a, "table"):
            a.shadow(10, 2, w, 8)
            a.lines_of([(-w + 22, -h), (-w + 14, 0)], [(w - 22, -h), (w - 14, 0)], [(-w + 50, -h), (-w + 48, -16)],
                       [(w - 50, -h), (w - 48, -16)], w=7, taper=(0.03, 0.03))
            if cloth:
                a.shape([(-w, -h, 1), (w, -h - 4, 1), (w + 8, -h + 44, 1), (w * 0.5, -h + 56), (0, -h + 46),
                         (-w * 0.5, -h + 58),
                         (-w - 6, -h + 46, 1)], w=4.4, spot=cloth, hatch=14)
            a.shape([(-w, -h - 4, 1), (w, -h - 8, 1), (w + 2, -h + 8, 1), (-w + 2, -h + 12, 1)], w=4.4)

    return draw


@declare("m tavolo/tavoli, tavola, tavolino", "table/tables, desk", standing_legs(), PATTERN, real=0.8, top=(50, 41),
         figure=still(table()))
def plain_table(pen: Pen, f: Features) -> None:
    pen.legs_row(12, 88, 46, 97, number(f["legs"]), 5, 0)
    if f["pattern"] != "plain":
        pen.pattern(pen.poly((3, 42), (97, 42), (99, 62), (90, 68), (80, 61), (70, 68), (60, 61), (50, 68), (40, 61),
            (30, 68), (20, 61), (10, 68), (1, 62)),
                    f["pattern"], 8)
    pen.box(1, 40, 98, 7)


def chair(a: Art) -> None:
    """Faces right; seat at -84."""
    with thing(a, "chair"):
        a.lines_of("-34,-82 -40,0", "40,-82 46,0", "-20,-82 -22,-8", "54,-86 60,-8", w=6, taper=(0.03, 0.03))
        a.shape("-46,-190! -32,-192! -28,-84! -42,-82!", w=4)
        a.shape("-46,-90! 52,-94! 58,-80! -42,-76!", w=4.2, hatch=8)


@declare("f sedia/sedie, seggiola", "chair/chairs", standing_legs(), PATTERN, real=0.9, top=(58, 52),
         figure=still(chair))
def plain_chair(pen: Pen, f: Features) -> None:
    pen.legs_row(26, 76, 56, 98, number(f["legs"]), 5, 0)
    back = pen.blob((22, 4), (34, 2), (38, 8), (36, 54), (24, 54))
    pen.pattern(back, f["pattern"], 7, 0)
    pen.blob((22, 52), (60, 50), (80, 53), (80, 60), (50, 61), (22, 60))


def armchair_back(a: Art) -> None:
    """Faces left; origin between its feet, about 260 wide. Seat at -96. Guest sits at (-10, -10), flipped."""
    with a.part("armchair"):
        a.shadow(10, 2, 140, 10)
        a.shape("30,-110 34,-250 60,-300 112,-304 146,-262 150,-120 146,0 30,0", w=5, hatch={"n": 30, "gap": 7})
        for x, y in ((84, -270), (112, -240), (80, -220), (116, -180), (84, -160)):
            a.shape(oval(x, y, 7, 7, n=8), w=2.4)
        a.shape("-96,-84 -84,-104 30,-110 60,-80 40,-40 -84,-36", w=4.6, hatch=16)
        a.shape("-90,-48! 40,-52! 44,-6! -88,-4!", w=4.4, hatch=20)


def armchair_front(a: Art) -> None:
    """The near arm, drawn after the guest."""
    with half(a, "armchair"):
        a.shape("-76,-100 -60,-134 -30,-142 110,-140 138,-120 146,-60 144,-6 -60,-2 -80,-60", w=5, halo=2,
                hatch={"n": 34, "gap": 7})
        a.shape("-78,-100 -60,-134 -36,-134 -20,-108 -26,-4 -66,-4 -80,-50", w=4.2)
        for x, y in ((20, -108), (70, -108), (46, -76), (96, -70), (16, -42), (74, -36)):
            a.shape(oval(x, y, 7, 7, n=8), w=2.4)
        a.lines_of("-52,-2 -56,14", "124,-4 130,14", w=8, taper=(0.05, 0.05))


@declare("f poltrona/poltrone, divano, sofà", "armchair/armchairs, sofa, couch", PATTERN, real=1.0, top=(50, 56),
         figure=halves(armchair_back, armchair_front))
def plain_armchair(pen: Pen, f: Features) -> None:
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


def bed_back(a: Art) -> None:
    """Head at the left; about 420 long, mattress at -92. Guest lies before `bed_front`."""
    with a.part("bed"):
        a.shadow(0, 2, 220, 10)
        a.shape("-216,0 -220,-150 -200,-176 -182,-150 -180,0", w=4.8, hatch=20)
        a.shape("-180,-70! 200,-76! 200,-28! -180,-22!", w=4.6, hatch=20)
        a.shape("-172,-92 -164,-122 -110,-128 -92,-104 -100,-84 -160,-80", w=4.4, hatch=10)


def bed_front(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with half(a, "bed"):
            a.shape("-90,-84 -40,-112 40,-124 130,-116 196,-92 204,-30! 120,-16 20,-24 -96,-14!", w=4.8, halo=2,
                    spot=spot, hatch={"n": 26, "gap": 7})
            a.shape("-96,-88 -40,-114 -30,-96 -84,-68", w=4)
            a.shape("192,0 190,-100 204,-120 218,-100 220,0", w=4.6, hatch=12)
            a.lines_of("-172,-22 -176,4", w=8, taper=(0.03, 0.03))

    return draw


@declare("m letto/letti, lettino, branda", "bed/beds, cot", PATTERN, standing_legs(2, 6), real=0.9, top=(56, 56),
         inside=(20, 40, 90, 70), figure=halves(bed_back, bed_front()))
def plain_bed(pen: Pen, f: Features) -> None:
    pen.legs_row(10, 90, 78, 92, number(f["legs"]), 5, 0)
    pen.blob((3, 26), (9, 22), (14, 28), (14, 82), (4, 82))
    pen.box(10, 70, 82, 11)
    pen.blob((14, 62), (22, 54), (34, 54), (38, 62), (34, 69), (18, 69))
    quilt = pen.blob((30, 66), (40, 56), (66, 56), (88, 60), (92, 76), (60, 78), (34, 76))
    pen.pattern(quilt, f["pattern"], 8)
    pen.blob((88, 48), (94, 46), (98, 52), (97, 82), (89, 82))


def lamp(a: Art) -> None:
    with thing(a, "lamp"):
        a.line("0,-6 2,-230", 6, (0.03, 0.03))
        a.shape("-62,-226! -36,-330! 38,-332! 66,-228! 0,-218", w=4.6, hatch={"n": 20, "gap": 7})
        a.lines_of("-30,-230 -14,-324", "2,-226 2,-324", "36,-230 18,-324", w=2)
        a.shape("-40,0 0,-14 42,0 36,8 -34,8", w=4)


@declare("f lampada/lampade, lume, abat-jour, lampadario", "lamp/lamps, light", PATTERN, EXPRESSION, real=1.4,
         top=(50, 8), figure=still(lamp))
def plain_lamp(pen: Pen, f: Features) -> None:
    pen.box(47, 40, 6, 50)
    pen.blob((30, 96), (36, 90), (64, 90), (70, 96))
    shade = pen.poly((34, 8), (66, 8), (80, 42), (20, 42))
    pen.pattern(shade, f["pattern"], 8)
    pen.curve((66, 42), (67, 50), (66, 56))
    pen.dot(66, 57, 1.6)
    if f["expression"] != "calm":
        pen.face(50, 27, 15, f)


def wardrobe(a: Art) -> None:
    """About 200 wide and 300 high."""
    with thing(a, "wardrobe"):
        a.shadow(8, 2, 120, 8)
        a.shape("-104,-6! -104,-290! 104,-294! 106,-6!", w=5, hatch={"n": 26, "gap": 7})
        a.shape("-114,-286! -90,-312 90,-316 116,-290!", w=4.4)
        a.line("0,-288 1,-8", 3.6, (0.02, 0.02))
        a.lines_of("-84,-264 -18,-266! -18,-40! -84,-38! -84,-264", "18,-266 86,-268! 88,-40! 18,-40! 18,-266", w=2.6)
        a.dot(-10, -146, 6)
        a.dot(12, -146, 6)


@declare("m armadio/armadi, guardaroba, credenza", "wardrobe/wardrobes, closet, cupboard",
         count("drawers", "m cassetto/cassetti", "drawer/drawers", 2, 0, 5), real=2.0, top=(50, 6),
         figure=still(wardrobe))
def plain_wardrobe(pen: Pen, f: Features) -> None:
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


def bathtub_back(a: Art) -> None:
    """About 360 long; rim at -120. Guest sits at (-20, -20) before `bathtub_front`."""
    with a.part("bathtub"):
        a.shadow(0, 4, 190, 10)
        a.shape("-180,-126 0,-146 180,-122 150,-96 -150,-98", w=4.6)


def bathtub_front(a: Art) -> None:
    with half(a, "bathtub"):
        a.shape("-196,-128! -120,-114 0,-110 120,-112 198,-124! 176,-56 130,-16 0,-6 -130,-14 -174,-56", w=5.2,
                halo=2, hatch={"n": 36, "gap": 7})
        a.line("-192,-116 -100,-102 0,-98 100,-100 192,-112", 3, (0.05, 0.05))
        for x in (-120, 120):
            a.black([(x - 16, -16), (x + 14, -18), (x + 22, 0), (x + 8, 10), (x - 14, 8)], w=3)


@declare("f vasca da bagno/vasche da bagno, vasca, bagno", "bathtub/bathtubs, bath, tub", standing_legs(2, 6), PATTERN,
         real=0.7, top=(48, 48), inside=(15, 36, 80, 60), figure=halves(bathtub_back, bathtub_front))
def plain_bathtub(pen: Pen, f: Features) -> None:
    pen.legs_row(20, 78, 82, 94, number(f["legs"]), 6, 3)
    pen.curve((92, 50), (92, 30), (82, 28), (80, 36))
    pen.line((88, 38), (96, 38))
    tub = pen.blob((4, 52), (94, 52), (92, 70), (80, 86), (20, 86), (7, 70))
    pen.pattern(tub, f["pattern"], 9)
    for x, y, r in ((16, 46, 8), (30, 43, 7), (24, 36, 6), (40, 47, 5), (68, 46, 7), (58, 48, 5)):
        pen.oval(x, y, r)
    pen.blob((1, 50), (50, 48), (98, 50), (98, 56), (50, 57), (1, 56))


def clock(hour: float = 3, minute: float = 40, hands: int = 2) -> Draw:
    """A wall clock, origin in its middle."""

    def draw(a: Art) -> None:
        with thing(a, "clock"):
            a.shape(oval(0, 0, 54, 54), w=5, hatch=12)
            a.shape(oval(0, 0, 42, 42), w=2.6)
            for i in range(12):
                t = math.pi * i / 6
                a.line([(34 * math.cos(t), 34 * math.sin(t)), (39 * math.cos(t), 39 * math.sin(t))], 3, (0.05, 0.05))
            for i in range(hands):
                t = math.radians((hour * 30 if i == 0 else minute * 6 if i == 1 else minute * 6 + 110 * (i - 1)) - 90)
                r = 22 if i == 0 else 33
                with a.part(f".hand#{i + 1}"):
                    a.line([(0, 0), (r * math.cos(t), r * math.sin(t))], 7, (0.02, 0.3))
            a.dot(0, 0, 4.5)

    return draw


@declare("m orologio/orologi, sveglia, pendola", "clock/clocks, alarm clock, watch", EXPRESSION,
       count("hands", "f lancetta/lancette", "hand/hands", 2, 1, 4), standing_legs(2, 4), real=0.3, top=(50, 16),
         figure=counted(lambda hands: clock(hands=hands), "hands"))
def plain_clock(pen: Pen, f: Features) -> None:
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
        pen.face(50, 58, 19, f)


def bookcase(shelves: int = 4) -> Draw:
    """About 200 wide and 300 high, foot at the origin."""

    def draw(a: Art) -> None:
        with thing(a, "bookcase"):
            a.shape("-104,0! -104,-300! 104,-304! 106,0!", w=5, hatch=14)
            for i in range(shelves):
                y = -16 - i * (280 / shelves)
                a.shape([(-92, y, 1), (92, y - 2, 1), (92, y - 280 / shelves + 12, 1),
                         (-92, y - 280 / shelves + 14, 1)], w=3)
                x = -86.0
                for k in range(9):
                    w = 13 + (i * 7 + k * 5) % 9
                    h = 280 / shelves * (0.55 + 0.06 * ((i + k * 3) % 4))
                    if x + w > 86 or (i + k) % 7 == 6:
                        x += w
                        continue
                    fill, spot = ("k", "") if (i + k) % 3 == 0 else ("p", "s" if (i * 3 + k) % 11 == 1 else "")
                    a.shape([(x, y, 1), (x, y - h, 1), (x + w, y - h, 1), (x + w, y, 1)], w=2.4, fill=fill, spot=spot)
                    x += w + 1

    return draw


@declare("f libreria/librerie, scaffale, biblioteca", "bookcase/bookcases, bookshelf, shelf",
         count("shelves", "m ripiano/ripiani, scaffale", "shelf/shelves", 3, 1, 5), real=2.0, top=(50, 4),
         figure=counted(bookcase, "shelves"))
def plain_bookcase(pen: Pen, f: Features) -> None:
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


def picture_frame(inside: Draw, width: float = 120, height: float = 100) -> Draw:
    """A picture on the wall: `inside` is drawn about its middle and seen only within the frame."""

    def draw(a: Art) -> None:
        w, h = width / 2, height / 2
        hole = [(-w, -h, 1), (w, -h - 2, 1), (w + 1, h, 1), (-w + 1, h + 2, 1)]
        with thing(a, "painting"):
            a.shape([(-w - 14, -h - 14, 1), (w + 12, -h - 18, 1), (w + 15, h + 13, 1), (-w - 12, h + 17, 1)], w=4.8,
                    hatch=8)
            a.shape(hole, w=3)
            with a.clip(hole):
                inside(a)
            a.outline(hole, 3)

    return draw


def television(inside: Draw, antennas: int = 2) -> Draw:
    """An old set on legs, origin on the floor, about 220 wide; `inside` is drawn about the middle of the screen."""

    def draw(a: Art) -> None:
        screen = "-80,-210 0,-222 50,-218 58,-208 60,-80 50,-66 0,-62 -76,-66 -84,-80"
        with thing(a, "television"):
            a.shadow(6, 2, 120, 8)
            a.lines_of("-84,-50 -104,0", "84,-50 106,0", w=7, taper=(0.03, 0.03))
            for i in range(antennas):
                t = i - (antennas - 1) / 2
                with a.part(f".antenna#{i + 1}"):
                    a.line([(0, -246), (t * 60, -290), (t * 84, -320)], 4, (0.03, 0.3))
                    a.dot(t * 84, -322, 6)
            a.shape("-104,-240 0,-252 104,-244 114,-232 116,-56 104,-44 0,-38 -100,-44 -110,-60", w=5,
                    hatch={"n": 18, "gap": 7})
            a.shape(screen, w=4, spot="t", shift=(0, 0))
            with a.clip(screen), a.at(-12, -142):
                inside(a)
            a.outline(screen, 4)
            for y in (-190, -150):
                a.shape(oval(87, y, 13, 13, n=9), w=3.2)
                a.line([(87, y), (93, y - 8)], 3)
            a.lines_of("76,-116 100,-118", "76,-104 100,-106", "76,-92 100,-94", w=2.2)

    return draw


def _nothing(_: Art) -> None:
    """An empty screen."""


@declare("m televisore/televisori, televisione, tv, tele", "television/televisions, tv, telly", EXPRESSION,
         count("antennas", "f antenna/antenne", "antenna/antennas, aerial", 2, 1, 4), real=0.6, top=(50, 30),
         inside=(16, 38, 66, 76), figure=counted(partial(television, _nothing), "antennas"))
def plain_television(pen: Pen, f: Features) -> None:
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
        pen.face(40, 57, 18, f)


def fridge(a: Art) -> None:
    """About 150 wide and 280 high, closed; handles at the right."""
    with thing(a, "fridge"):
        a.shadow(8, 2, 90, 8)
        a.shape("-74,-4! -76,-270 -60,-284 60,-286 76,-272 76,-4!", w=5, hatch={"n": 26, "gap": 7})
        a.line("-74,-186 76,-188", 3.6, (0.02, 0.02))
        a.lines_of("52,-250 52,-206", "52,-170 52,-110", w=7, taper=(0.05, 0.05))
        a.shape("-50,-250! -18,-252! -18,-224! -50,-222!", w=2.6, spot="s")


@declare("m frigorifero/frigoriferi, frigo", "fridge/fridges, refrigerator, freezer", EXPRESSION, real=1.8, top=(50, 4),
         figure=still(fridge))
def plain_fridge(pen: Pen, f: Features) -> None:
    for x in (32, 68):
        pen.box(x - 4, 92, 8, 5)
    pen.blob((24, 8), (50, 3), (76, 8), (78, 50), (76, 92), (50, 94), (24, 92), (22, 50))
    pen.line((22, 36), (78, 36))
    pen.box(27, 20, 4, 12)
    pen.box(27, 42, 4, 18)
    if f["expression"] != "calm":
        pen.face(52, 60, 16, f)


def ladder(steps: int = 6, height: float = 260) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "ladder"):
            for i in range(steps):
                y = -height * (i + 0.7) / (steps + 0.3)
                with a.part(f".step#{i + 1}"):
                    a.shape([(-26, y - 4, 1), (26, y - 6, 1), (26, y + 3, 1), (-26, y + 5, 1)], w=2.6)
            for x in (-30, 30):
                a.shape([(x - 5, -height, 1), (x + 5, -height, 1), (x + 6, 0, 1), (x - 5, 0, 1)], w=3.6)

    return draw


@declare("f scala/scale, scaletta", "ladder/ladders, stepladder",
         count("steps", "m gradino/gradini, piolo", "rung/rungs, step", 5, 3, 9), real=3.0, top=(50, 4),
         figure=counted(ladder, "steps"))
def plain_ladder(pen: Pen, f: Features) -> None:
    for y in spread(4, 98, number(f["steps"])):
        pen.box(36, y - 1.6, 28, 3.2)
    pen.poly((32, 3), (36, 3), (36, 98), (32, 98))
    pen.poly((64, 3), (68, 3), (68, 98), (64, 98))


def door(spot: str = "") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "door"):
            a.shape("-62,0! -62,-252! 62,-256! 64,0!", w=4.6, hatch=10)
            a.shape("-50,0! -50,-240! 50,-243! 52,0!", w=3.6, spot=spot)
            a.lines_of("-34,-220 34,-222! 34,-130! -34,-128! -34,-220",
                       "-34,-106 34,-108! 35,-20! -34,-18! -34,-106", w=2.6)
            a.dot(38, -118, 6)

    return draw


@declare("f porta/porte, portone, uscio", "door/doors, gate", EXPRESSION, PATTERN, real=2.1, top=(50, 4),
         figure=still(door()))
def plain_door(pen: Pen, f: Features) -> None:
    pen.box(22, 3, 56, 94)
    leaf = pen.box(28, 9, 44, 88)
    pen.pattern(leaf, f["pattern"], 9)
    if f["pattern"] == "plain":
        pen.box(34, 16, 32, 28, solid=False)
        pen.box(34, 58, 32, 30, solid=False)
    pen.oval(66, 52, 3)
    if f["expression"] != "calm":
        pen.face(50, 31, 14, f)


def vase(a: Art) -> None:
    """Empty, about 190 high, with two handles; the mouth at (0, -188)."""
    with thing(a, "vase"):
        a.shadow(8, 2, 62, 6)
        for side in (-1, 1):
            a.line([(side * 30, -160), (side * 74, -156), (side * 78, -112), (side * 54, -94)], 7, (0.05, 0.05))
        a.shape("-36,0! -30,-14 -62,-58 -58,-104 -28,-134 -26,-160 -38,-186! 38,-188! 26,-160 28,-134 60,-104 62,-58 "
                "30,-14 38,0!", w=5, halo=1.5, hatch={"n": 28, "gap": 7})
        a.shape("-40,-186 0,-196 40,-188 0,-178", w=3.8, fill="k")
        a.lines_of("-28,-138 0,-132 28,-138", "-60,-80 0,-70 60,-80", "-34,-18 0,-12 34,-18", w=3, taper=(0.05, 0.05))


@declare("m vaso/vasi, anfora", "vase/vases, pot, jar", PATTERN, EXPRESSION, real=0.4, top=(50, 10),
         inside=(36, 2, 64, 20), figure=still(vase))
def plain_vase(pen: Pen, f: Features) -> None:
    body = pen.blob((40, 12), (60, 12), (60, 24), (76, 44), (74, 72), (62, 95), (38, 95), (26, 72), (24, 44), (40, 24))
    pen.pattern(tuple(p for p in body if p[1] > 30), f["pattern"], 8)
    pen.oval(50, 12, 13, 4)
    if f["expression"] != "calm":
        pen.face(50, 56, 18, f)


def painting(a: Art) -> None:
    """A framed landscape: hill, house, sun."""

    def view(b: Art) -> None:
        b.shape(oval(44, -30, 20, 20, n=10), w=3, spot="t", shift=(0, 0))
        b.black("-100,70! -100,26 -50,0 10,30 60,14 110,34! 110,70!", w=2.6)
        b.shape("-52,20! -52,-12! -30,-32! -8,-12! -8,20!", w=3.4, halo=2)
        b.shape("-36,20! -36,2! -24,2! -24,20!", w=2.4, spot="s")

    with a.at(0, -76):
        picture_frame(view, 170, 120)(a)


@declare("m quadro/quadri, dipinto, cornice", "painting/paintings, picture, frame", EXPRESSION, PATTERN, real=0.8,
         top=(50, 10), inside=(22, 22, 78, 78), figure=still(painting))
def plain_painting(pen: Pen, f: Features) -> None:
    pen.line((30, 14), (50, 2), (70, 14))
    pen.box(8, 14, 84, 76)
    inner = pen.box(18, 24, 64, 56)
    pen.pattern(inner, f["pattern"], 10)
    if f["expression"] != "calm":
        pen.blob((36, 78), (40, 66), (60, 66), (64, 78))
        pen.oval(50, 50, 18)
        pen.face(50, 50, 16, f)


def rug(a: Art) -> None:
    """Seen from the side of the room: fringes left and right."""
    with thing(a, "rug"):
        a.shape("-150,-64! 150,-70! 196,0! -196,6!", w=5, hatch={"n": 10, "gap": 8})
        a.shape("-126,-56! 128,-60! 162,-10! -160,-4!", w=3.4, spot="")
        a.shape("-20,-48 30,-46 44,-32 26,-18 -26,-16 -46,-30", w=3.4, spot="s")
        for i in range(7):
            t = i / 6
            a.lines_of([(-150 - 46 * t, -64 + 70 * t), (-166 - 50 * t, -62 + 74 * t)],
                       [(150 + 46 * t, -70 + 70 * t), (166 + 50 * t, -68 + 74 * t)], w=3.4)


@declare("m tappeto/tappeti, tappetino, moquette", "rug/rugs, carpet, mat", PATTERN, real=0.1, top=(50, 60),
         figure=still(rug))
def plain_rug(pen: Pen, f: Features) -> None:
    for i in range(9):
        pen.line((1 + i * 0.9, 84 - i * 3), (-4 + i * 0.9, 85 - i * 3))
        pen.line((99 - i * 0.9, 84 - i * 3), (104 - i * 0.9, 85 - i * 3))
    cloth = pen.poly((10, 58), (90, 58), (99, 86), (1, 86))
    pen.pattern(cloth, f["pattern"], 8)
    if f["pattern"] == "plain":
        pen.poly((18, 64), (82, 64), (88, 80), (12, 80))
