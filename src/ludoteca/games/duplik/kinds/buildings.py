"""Buildings, towers and tents; the origin of a figure is on the ground."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import counted, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, spread

WINDOWS = count("windows", "f finestra/finestre", "window/windows", 2, 0, 8)
FLAGS = count("flags", "f bandiera/bandiere, bandierina", "flag/flags", 1, 0, 4)


def _window(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    pen.box(x - w / 2, y - h / 2, w, h)
    pen.line((x, y - h / 2), (x, y + h / 2))
    pen.line((x - w / 2, y), (x + w / 2, y))


def _flag(pen: Pen, x: float, y: float, h: float) -> None:
    pen.line((x, y), (x, y - h))
    pen.blob((x, y - h), (x + h * 0.4, y - h * 1.05), (x + h * 0.75, y - h * 0.85), (x + h * 0.4, y - h * 0.62),
             (x, y - h * 0.55))


def house(windows: int = 2, chimney: bool = True, spot: str = "") -> Draw:
    """About 190 wide and 220 high, foot at the origin."""

    def draw(a: Art) -> None:
        with thing(a, "house"):
            if chimney:
                a.shape("38,-178! 38,-230! 66,-230! 66,-150!", w=4)
                a.shape("32,-230! 72,-232! 72,-244! 32,-242!", w=3.6)
            a.shape("-82,0! -84,-124! 84,-126! 82,0!", w=4.6, hatch={"n": 26, "gap": 7})
            a.shape("-106,-118! -2,-206! 106,-122! 90,-112! -92,-108!", w=4.6, spot=spot, hatch=None if spot else 16)
            for i in range(windows):
                x = -50 + 100 * i / max(1, windows - 1) if windows > 1 else 0
                with a.part(f".window#{i + 1}"):
                    a.shape([(x - 16, -94, 1), (x + 16, -95, 1), (x + 16, -62, 1), (x - 16, -61, 1)], fill="k", w=2.6)
                    a.lines_of([(x, -94), (x, -62)], [(x - 16, -78), (x + 16, -78)], w=2.4, ink="p", taper=(0.02, 0.02))
            a.shape("-16,0! -16,-46 0,-54 16,-46 16,0!", w=3.6)
            a.dot(10, -24, 2.6)

    return draw


@declare("f casa/case, casetta, casina, villetta", "house/houses, home, cottage", WINDOWS, EXPRESSION, PATTERN,
         count("chimneys", "m camino/camini, comignolo", "chimney/chimneys", 1, 0, 3), real=7.0, top=(50, 4),
         figure=counted(house, "windows"))
def plain_house(pen: Pen, f: Features) -> None:
    for x in (74.0, 26.0, 62.0)[: number(f["chimneys"])]:
        top = 40 - (50 - abs(x - 50)) * 0.66 - 6
        pen.box(x - 5, top, 10, 30)
        pen.curve((x, top - 3), (x + 4, top - 7), (x - 1, top - 10), (x + 3, top - 14))
    pen.box(12, 42, 76, 55)
    roof = pen.poly((2, 44), (50, 6), (98, 44))
    pen.pattern(roof, f["pattern"], 9)
    pen.box(43, 70, 16, 27)
    pen.dot(55, 84, 1.4)
    n = number(f["windows"])
    if n <= 4:
        for x, y in ((26.0, 62), (76, 62), (26, 82), (76, 82))[:n]:
            _window(pen, x, y, 13, 13)
    else:
        for x in spread(14, 86, n - 2):
            _window(pen, x, 56, 9, 11)
        for x in (26, 76):
            _window(pen, x, 80, 13, 13)
    if f["expression"] != "calm":
        pen.face(50, 32, 13, f)


def lighthouse(stripes: int = 3, windows: int = 2) -> Draw:
    """About 330 high, on its rock; the lamp at (0, -282)."""

    def draw(a: Art) -> None:
        with thing(a, "lighthouse"):
            a.black("-96,4 -84,-18 -52,-26 -30,-40 34,-38 58,-24 90,-16 100,4 0,12", w=3.4, shine=7)
            tower = "-50,-30! -34,-244! 34,-246! 50,-30! 0,-22"
            a.shape(tower, w=5, hatch={"n": 20, "gap": 7})
            with a.clip(tower):
                for i in range(stripes):
                    y = -230 + (i + 0.5) * 196 / stripes - 16
                    with a.part(f".stripe#{i + 1}"):
                        a.flat([(-60, y + 4, 1), (60, y - 4, 1), (60, y + 28, 1), (-60, y + 36, 1)], "k")
            a.outline(tower, 5)
            for i in range(windows):
                y = -222 + (i + 0.5) * 180 / max(1, windows)
                with a.part(f".window#{i + 1}"):
                    a.shape([(-10, y + 14, 1), (-10, y - 8), (1, y - 16), (12, y - 8), (12, y + 14, 1)], w=3, halo=2)
            a.shape("-50,-246! 50,-250! 46,-262! -48,-258!", w=4.2, halo=1.5)
            a.shape("-26,-260! -24,-300! 26,-302! 28,-262!", w=4)
            a.shape(oval(1, -281, 14, 15, n=10), w=3, spot="s")
            a.black("-36,-298! -2,-336! 36,-300!", w=3.4, shine=6)
            a.line("-2,-334 -2,-356", 4, (0.02, 0.1))
            a.lines_of("-50,-290 -96,-304", "-50,-276 -100,-274", "54,-292 98,-308", "54,-278 104,-278", w=3)

    return draw


@declare("m faro/fari", "lighthouse/lighthouses",
         count("stripes", "f striscia/strisce, riga, fascia", "stripe/stripes, band", 3, 0, 7), WINDOWS, EXPRESSION,
         real=25.0, top=(50, 2), figure=counted(lighthouse, "stripes", "windows"))
def plain_lighthouse(pen: Pen, f: Features) -> None:
    pen.blob((18, 97), (26, 88), (40, 90), (60, 89), (74, 88), (84, 97))
    pen.poly((38, 28), (62, 28), (68, 93), (32, 93))
    n = number(f["stripes"])
    for i in range(n):
        y0 = 32 + i * 58 / n
        y1 = y0 + 29 / n
        a0, a1 = (y0 - 28) * 6 / 65, (y1 - 28) * 6 / 65
        pen.ink(pen.poly((38 - a0, y0), (62 + a0, y0), (62 + a1, y1), (38 - a1, y1)), 3)
    k = number(f["windows"])
    for y in spread(30, 90, max(1, k))[:k]:
        pen.oval(50, y, 3.2, 3.8)
    pen.box(34, 24, 32, 5)
    pen.box(41, 10, 18, 14)
    pen.oval(50, 17, 4)
    pen.poly((38, 11), (50, 2), (62, 11))
    for s in (-1, 1):
        pen.line((50 + s * 16, 15), (50 + s * 30, 11))
        pen.line((50 + s * 16, 18), (50 + s * 30, 21))
    if f["expression"] != "calm":
        pen.face(50, 46, 10, f)


def castle(towers: int = 3, flags: int = 1) -> Draw:
    """About 280 wide and 260 high, foot at the origin."""

    def draw(a: Art) -> None:
        with thing(a, "castle"):
            a.shape("-120,0! -120,-120! -96,-120! -96,-136! -72,-136! -72,-120! -48,-120! -48,-136! -24,-136! "
                    "-24,-120! 24,-120! "
                    "24,-136! 48,-136! 48,-120! 72,-120! 72,-136! 96,-136! 96,-120! 120,-120! 120,0!", w=4.4, hatch=18)
            for i in range(towers):
                x = -120 + 240 * i / max(1, towers - 1) if towers > 1 else 0
                h = -200 - 36 * (1 - abs(x) / 130)
                with a.part(f".tower#{i + 1}"):
                    a.shape([(x - 28, 0, 1), (x - 27, h, 1), (x + 27, h - 2, 1), (x + 28, 0, 1)], w=4.4, hatch=20)
                    a.shape([(x - 38, h + 4, 1), (x, h - 56, 1), (x + 38, h + 2, 1)], fill="k", w=3.6, shine=8)
                    a.shape([(x - 7, h + 40, 1), (x - 6, h + 24), (x + 1, h + 18), (x + 7, h + 24), (x + 7, h + 40, 1)],
                            fill="k", w=2)
                if i < flags:
                    with a.part(f".flag#{i + 1}"):
                        a.line([(x, h - 52), (x + 1, h - 88)], 3, (0.02, 0.02))
                        a.shape([(x + 1, h - 88, 1), (x + 34, h - 80, 1), (x + 1, h - 66, 1)], w=3, spot="s")
            a.shape("-26,0! -26,-52 0,-78 26,-52 26,0!", fill="k", w=3.4)

    return draw


@declare("m castello/castelli, fortezza, rocca", "castle/castles, fortress, fort",
         count("towers", "f torre/torri", "tower/towers", 2, 1, 5), FLAGS, WINDOWS, real=20.0, top=(50, 30),
         figure=counted(castle, "towers", "flags"))
def plain_castle(pen: Pen, f: Features) -> None:
    n, flags = number(f["towers"]), number(f["flags"])
    places = [50.0] if n == 1 else [10 + 80 * i / (n - 1) for i in range(n)]
    wall = [(8.0, 97.0), (8.0, 46.0)]
    for i in range(9):
        x = 8 + i * 84 / 9
        y = 46 if i % 2 == 0 else 52
        wall += [(x, y), (x + 84 / 9, y)]
    pen.poly(*wall, (92, 97))
    w = min(9.5, 36 / n)
    flagged = [places[i] for i in ((0, n - 1, n // 2, 1) if n > 1 else (0,)) if i < n]
    seen: list[float] = []
    for x in flagged:
        if x not in seen:
            seen.append(x)
    for x in places:
        if x in seen[:flags]:
            _flag(pen, x, 26, 20)
        pen.poly((x - w, 97), (x - w, 34), (x - w * 1.25, 34), (x - w * 1.25, 26), (x - w * 0.6, 26), (x - w * 0.6, 30),
                 (x - w * 0.2, 30), (x - w * 0.2, 26), (x + w * 0.2, 26), (x + w * 0.2, 30), (x + w * 0.6, 30),
                 (x + w * 0.6, 26), (x + w * 1.25, 26), (x + w * 1.25, 34), (x + w, 34), (x + w, 97))
    for x in spread(22, 78, max(1, number(f["windows"])))[: number(f["windows"])]:
        pen.blob((x - 3, 68), (x - 2, 60), (x, 58), (x + 2, 60), (x + 3, 68))
    pen.blob((40, 97), (40, 80), (50, 72), (60, 80), (60, 97))
    pen.line((50, 73), (50, 97))


def tower(floors: int = 4, flags: int = 1) -> Draw:
    """A round tower about 130 wide, 60 a floor."""

    def draw(a: Art) -> None:
        h = floors * 62 + 20
        with thing(a, "tower"):
            a.shape([(-62, 0, 1), (-56, -h, 1), (56, -h - 2, 1), (64, 0, 1)], w=5, hatch={"n": 34, "gap": 7})
            for i in range(floors):
                y = -40 - i * 62
                with a.part(f".floor#{i + 1}"):
                    a.shape([(-12, y, 1), (-12, y - 26), (0, y - 36), (12, y - 26), (12, y, 1)], w=3, fill="k")
            a.shape([(-72, -h - 2, 1), (-72, -h - 32, 1), (-44, -h - 32, 1), (-44, -h - 18, 1), (-16, -h - 18, 1),
                     (-16, -h - 34, 1),
                     (16, -h - 34, 1), (16, -h - 20, 1), (44, -h - 20, 1), (44, -h - 36, 1), (72, -h - 36, 1),
                     (72, -h - 4, 1)], w=4.6)
            for i in range(flags):
                x = (-44, 44, 0)[i % 3]
                with a.part(f".flag#{i + 1}"):
                    a.line([(x, -h - 30), (x + 1, -h - 84)], 3.4, (0.02, 0.02))
                    a.shape([(x + 1, -h - 84, 1), (x + 38, -h - 74, 1), (x + 1, -h - 60, 1)], w=3.2, spot="s")

    return draw


@declare("f torre/torri, campanile", "tower/towers, bell tower",
         count("floors", "m piano/piani", "floor/floors, storey", 4, 2, 8), FLAGS, real=40.0, top=(50, 6),
         figure=counted(tower, "floors", "flags"))
def plain_tower(pen: Pen, f: Features) -> None:
    n = number(f["floors"])
    if number(f["flags"]):
        for x in spread(34, 66, number(f["flags"])):
            _flag(pen, x, 14, 12)
    step = 82 / n
    for i in range(n):
        y = 14 + i * step
        pen.box(33, y, 34, step)
        pen.box(30, y, 40, 3)
        for x in (39, 50, 61):
            if step > 9:
                pen.arc(x, y + step * 0.62, 3, step * 0.24, 180, 360)
                pen.line((x - 3, y + step * 0.62), (x - 3, y + step))
                pen.line((x + 3, y + step * 0.62), (x + 3, y + step))
    pen.box(28, 95, 44, 3)


def windmill(blades: int = 4) -> Draw:
    """About 300 high; the hub at (0, -220)."""

    def draw(a: Art) -> None:
        with thing(a, "windmill"):
            a.shape("-72,0! -44,-210 0,-226 44,-212 74,0!", w=5, hatch={"n": 34, "gap": 7})
            a.shape("-58,-200 0,-276 58,-202 0,-212", w=4.6, fill="k", shine=8)
            a.shape("-22,0! -22,-54 0,-70 22,-54 22,0!", w=3.6, spot="s")
            a.shape("-14,-130! 14,-131! 14,-104! -14,-103!", w=3, fill="k")
            for i in range(blades):
                with a.part(f".blade#{i + 1}"), a.at(0, -216, turn=360 * i / blades + 24):
                    a.line("0,0 0,-150", 5, (0.02, 0.02))
                    a.shape("4,-34! 40,-36! 44,-150! 4,-148!", w=3.6, halo=1.5)
                    a.lines_of("6,-62 40,-64", "6,-92 41,-94", "6,-120 42,-122", "22,-36 23,-148", w=2)
            a.dot(0, -216, 9)

    return draw


@declare("m mulino/mulini, mulino a vento", "windmill/windmills, mill",
         count("blades", "f pala/pale", "blade/blades, sail, vane", 4, 2, 8), WINDOWS, EXPRESSION, real=10.0,
         top=(50, 14), figure=counted(windmill, "blades"))
def plain_windmill(pen: Pen, f: Features) -> None:
    pen.poly((36, 40), (64, 40), (72, 97), (28, 97))
    pen.poly((32, 42), (50, 22), (68, 42))
    pen.blob((44, 97), (44, 84), (50, 79), (56, 84), (56, 97))
    for y in spread(50, 78, max(1, number(f["windows"])))[: number(f["windows"])]:
        pen.box(46, y - 4, 8, 8)
    n = number(f["blades"])
    for i in range(n):
        a = math.radians(-45 + 360 * i / n)
        c, s = math.cos(a), math.sin(a)
        pts = [(6, -1), (42, -1), (42, 8), (10, 8)]
        pen.poly(*[(50 + x * c - y * s, 38 + x * s + y * c) for x, y in pts])
        for r in (18, 26, 34):
            pen.line((50 + r * c + s, 38 + r * s - c), (50 + r * c - 8 * s, 38 + r * s + 8 * c))
    pen.oval(50, 38, 4)
    if f["expression"] != "calm":
        pen.face(50, 62, 11, f)


def tent(flags: int = 1) -> Draw:
    """A circus tent, about 320 wide and 280 high."""

    def draw(a: Art) -> None:
        with thing(a, "tent"):
            a.shape("-150,0! -140,-110! 140,-114! 152,0!", w=4.8, hatch=18)
            for i, x in enumerate((-120, -60, 0, 60, 120)):
                if i % 2 == 0:
                    a.shape([(x - 28, -110, 1), (x + 26, -112, 1), (x + 30, 2, 1), (x - 32, 2, 1)], w=0,
                            fill="s" if i == 2 else "k")
            a.shape("-166,-104! -60,-190 0,-262! 60,-192 168,-110! 112,-96! 56,-112! 0,-94! -56,-110! -110,-92!",
                    w=4.8, hatch=14)
            a.lines_of("-100,-118 -20,-236", "100,-120 20,-236", w=3)
            a.shape("-22,0! -10,-84 0,-92 12,-84 24,0!", w=3.4, fill="k")
            for i in range(flags):
                x, y = ((0, -262), (-150, -112), (152, -116))[i % 3]
                with a.part(f".flag#{i + 1}"):
                    a.line([(x, y), (x + 1, y - 40)], 3.4, (0.02, 0.02))
                    a.shape([(x + 1, y - 40, 1), (x + 40, y - 30, 1), (x + 1, y - 18, 1)], w=3.2, spot="s")

    return draw


@declare("f tenda/tende, tenda da campeggio, tenda indiana", "tent/tents, teepee", PATTERN, FLAGS, real=2.0,
         top=(50, 14), figure=counted(tent, "flags"))
def plain_tent(pen: Pen, f: Features) -> None:
    for x in (50, 44, 56, 38)[: number(f["flags"])]:
        _flag(pen, x, 20, 16)
    cloth = pen.poly((4, 95), (50, 16), (96, 95))
    pen.pattern(cloth, f["pattern"], 9)
    pen.poly((36, 95), (50, 48), (64, 95))
    pen.curve((50, 48), (46, 74), (38, 88))


def igloo(a: Art) -> None:
    """About 320 wide and 170 high."""
    with thing(a, "igloo"):
        a.shape("-150,0! -140,-80 -90,-146 0,-172 90,-146 140,-80 150,0!", w=5, hatch={"n": 30, "gap": 7})
        a.lines_of("-146,-50 -60,-60 60,-60 146,-52", "-120,-104 0,-116 120,-106", "-60,-148 0,-60",
                   "60,-148 40,-60", "-100,-100 -110,-54",
                   "100,-104 104,-56", "-90,-56 -96,0", "0,-172 -10,-116", w=2.6)
        a.shape("-60,4! -60,-44 0,-84 60,-44 60,4!", w=4.8, halo=2, hatch=10)
        a.shape("-40,4! -40,-36 0,-62 40,-36 40,4!", w=3.4, fill="k")


@declare("m igloo/igloo, iglù, iglu", "igloo/igloos", real=2.2, faces=True, top=(44, 28), figure=still(igloo))
def plain_igloo(pen: Pen, f: Features) -> None:
    pen.blob((4, 92), (8, 62), (24, 38), (46, 29), (68, 38), (84, 62), (88, 92), (46, 93))
    for y, half in ((46, 28), (62, 37), (77, 41)):
        pen.curve((46 - half, y), (46, y - 4), (46 + half, y))
    for x, y0, y1 in ((46, 30, 43), (30, 44, 59), (58, 44, 59), (20, 60, 75), (44, 58, 74), (32, 75, 92)):
        pen.line((x, y0), (x, y1))
    pen.blob((58, 94), (58, 72), (70, 62), (86, 66), (97, 76), (97, 94))
    pen.blob((66, 94), (66, 78), (78, 70), (90, 79), (90, 94))


def skyscraper(floors: int = 6, antennas: int = 1) -> Draw:
    """A tower of `floors` rows of windows, its shaded side to the right, antennas on the roof."""

    def draw(a: Art) -> None:
        with thing(a, "skyscraper"):
            a.shadow(10, 2, 96, 8)
            top = -330.0
            a.shape([(56, 0, 1), (56, top, 1), (92, top + 22, 1), (92, -4, 1)], w=4.4, fill="k", shine=6)
            a.shape([(-78, 0, 1), (-76, top - 2, 1), (58, top, 1), (58, 0, 1)], w=5, hatch={"n": 18, "gap": 7})
            tall = 256 / max(1, floors)
            for i in range(floors):
                y = top + 22.0 + i * tall
                with a.part(f".floor#{i + 1}"):
                    for k, x in enumerate((-58, -20, 18)):
                        box = [(x, y, 1), (x + 25, y - 1, 1), (x + 25, y + tall * 0.58, 1), (x, y + tall * 0.6, 1)]
                        lit = (i * 3 + k) % 5 == 1
                        a.shape(box, w=2.8, fill="p" if lit or (i + k) % 2 else "k", spot="s" if lit else "")
            a.shape("-28,0! -26,-36! 14,-38! 16,0!", w=3.6, fill="k")
            a.line("-6,-36 -6,-2", 2.4, (0.02, 0.02), "p")
            a.shape([(-40, top, 1), (-38, top - 22, 1), (22, top - 24, 1), (22, top, 1)], w=4)
            for i in range(antennas):
                foot, tip = -8 + (i - (antennas - 1) / 2) * 26, top - 86 - 10 * (i % 2)
                with a.part(f".antenna#{i + 1}"):
                    a.line([(foot, top - 22), (foot + 2, tip)], 4, (0.02, 0.1))
                    a.dot(foot + 2, tip - 2, 6, "s")

    return draw


@declare("m grattacielo/grattacieli, palazzo, condominio, edificio", "skyscraper/skyscrapers, building, block of flats",
         count("floors", "m piano/piani, finestra", "floor/floors, storey", 6, 3, 9), EXPRESSION,
         count("antennas", "f antenna/antenne", "antenna/antennas, aerial", 1, 0, 4), real=90.0, top=(50, 12),
         figure=counted(skyscraper, "floors", "antennas"))
def plain_skyscraper(pen: Pen, f: Features) -> None:
    for x in spread(34, 66, max(1, number(f["antennas"])))[: number(f["antennas"])]:
        pen.line((x, 13), (x, 1))
        pen.dot(x, 1, 1.2)
    pen.box(28, 12, 44, 86)
    n = number(f["floors"])
    face_at = n // 2 if f["expression"] != "calm" else -1
    for i, y in enumerate(spread(14, 84, n)):
        h = min(8, 42 / n)
        if i == face_at:
            pen.face(50, y, 11, f)
            continue
        for x in (36, 50, 64):
            pen.box(x - 4, y - h / 2, 8, h)
    pen.box(44, 86, 12, 12)


def fountain(jets: int = 4) -> Draw:
    """About 300 wide and 260 high; the top basin at -150."""

    def draw(a: Art) -> None:
        with thing(a, "fountain"):
            a.shadow(8, 2, 170, 9)
            a.shape("-150,0! -164,-54! 166,-58! 152,0!", w=5, hatch={"n": 24, "gap": 7})
            a.shape("-170,-56 0,-76 172,-60 0,-42", w=4.4)
            a.shape("-22,-56 -14,-140 14,-140 24,-58", w=4.4, hatch=10)
            a.shape("-84,-160! 86,-164! 50,-132 -48,-130", w=4.6, hatch=10)
            for i in range(jets):
                t = -1 + 2 * i / max(1, jets - 1) if jets > 1 else 0
                with a.part(f".jet#{i + 1}"):
                    a.line([(t * 20, -164), (t * 54, -236), (t * 104, -200), (t * 128, -66)], 4.4, (0.2, 0.4))

    return draw


@declare("f fontana/fontane, fontanella", "fountain/fountains", EXPRESSION,
         count("jets", "m zampillo/zampilli, getto", "jet/jets, spout", 4, 1, 6), real=2.0, top=(50, 10),
         inside=(15, 50, 85, 75), figure=counted(fountain, "jets"))
def plain_fountain(pen: Pen, f: Features) -> None:
    n = number(f["jets"])
    for x in spread(14, 86, n):
        pen.curve((50, 30), (50 + (x - 50) * 0.4, 8), (50 + (x - 50) * 0.8, 16), (x, 44))
    pen.poly((44, 44), (56, 44), (58, 80), (42, 80))
    pen.blob((28, 36), (50, 34), (72, 36), (64, 46), (50, 48), (36, 46))
    pen.blob((4, 74), (50, 72), (96, 74), (90, 95), (50, 97), (10, 95))
    pen.curve((14, 80), (26, 78), (38, 82), (50, 78), (62, 82), (74, 78), (86, 80))
    if f["expression"] != "calm":
        pen.face(50, 88, 8, f)


def doghouse(a: Art) -> None:
    """Door in the middle, about 150 wide."""
    with thing(a, "doghouse"):
        a.shadow(8, 2, 90, 8)
        a.shape("-66,0! -66,-84! 66,-86! 68,0!", w=4.6, hatch=16)
        a.shape("-92,-76! 0,-142! 92,-80! 78,-68! 0,-120! -80,-66!", w=4.4, spot="s")
        a.shape("-34,0! -34,-46 0,-66 34,-46 34,0!", w=3.4, fill="k")


@declare("f cuccia/cucce, canile", "doghouse/doghouses, kennel", PATTERN, real=0.9, top=(50, 10),
         inside=(34, 52, 66, 96), figure=still(doghouse))
def plain_doghouse(pen: Pen, f: Features) -> None:
    pen.box(16, 44, 68, 53)
    roof = pen.poly((4, 48), (50, 8), (96, 48))
    pen.pattern(roof, f["pattern"], 8)
    pen.blob((34, 97), (33, 70), (50, 54), (67, 70), (66, 97))
    pen.box(38, 40, 24, 8)


def pyramid(a: Art) -> None:
    """About 230 high, its far side in the shade, the door open."""
    with thing(a, "pyramid"):
        a.shadow(20, 4, 210, 12)
        a.shape("26,-232! 212,0! 66,10!", w=4.6, fill="k", shine=9)
        a.shape("26,-232! 68,10! -190,2!", w=5, hatch={"n": 20, "gap": 7, "lim": 0.2})
        for i in range(1, 7):
            t = i / 7
            y = -232 + 240 * t
            a.line([(26 - 216 * t + 6, y), (26 + 40 * t - 4, y + 4)], 2.4, (0.05, 0.1))
        for x, y in ((-30, -92), (-70, -58), (-4, -58), (-100, -24), (-42, -24), (14, -126)):
            a.line([(x, y), (x - 2, y + 28)], 2.2, (0.05, 0.1))
        a.shape("-20,6! -18,-34! 18,-34! 20,8!", w=4, fill="k", halo=2)
        a.shape("-30,-32! 30,-34! 28,-46! -28,-44!", w=3.4, spot="s")


@declare("f piramide/piramidi", "pyramid/pyramids", EXPRESSION, real=100.0, top=(50, 14), figure=still(pyramid))
def plain_pyramid(pen: Pen, f: Features) -> None:
    pen.poly((2, 94), (50, 12), (98, 94))
    for i, y in enumerate((30, 46, 62, 78)):
        half = (y - 12) * 48 / 82
        pen.line((50 - half, y), (50 + half, y))
        for k in range(i + 1):
            x = 50 - half + 2 * half * (k + 0.5 + 0.2 * (i % 2)) / (i + 1)
            pen.line((x, y), (x, y + 16))
    if f["expression"] != "calm":
        pen.oval(50, 62, 15)
        pen.face(50, 62, 14, f)


def bridge(arches: int = 2) -> Draw:
    """A stone bridge, humped, with water underneath; about 380 wide."""

    def draw(a: Art) -> None:
        with thing(a, "bridge"):
            a.shape("-196,0! -196,-60! -120,-96 0,-116 120,-96 196,-60! 196,0!", w=5, hatch={"n": 22, "gap": 7})
            wide = 340 / max(1, arches)
            for i in range(arches):
                x = -170 + wide * (i + 0.5)
                r = wide * 0.4
                high = min(78.0, r * 1.2)
                with a.part(f".arch#{i + 1}"):
                    a.shape([(x - r, 2, 1), (x - r * 0.92, -high * 0.5), (x - r * 0.5, -high * 0.9), (x, -high),
                             (x + r * 0.5, -high * 0.9), (x + r * 0.92, -high * 0.5), (x + r, 2, 1)], w=4.4, fill="k")
                a.line([(x - r * 0.6, -8), (x - r * 0.2, -12), (x + r * 0.2, -7), (x + r * 0.6, -11)], 3, (0.1, 0.2),
                       "p")
            a.shape("-202,-58! -120,-100 0,-120 120,-100 202,-58! 202,-76! 120,-120 0,-140 -120,-120 -202,-76!", w=4.4,
                    halo=1.5)
            for x, y in ((-150, -88), (-100, -108), (-48, -120), (6, -125), (60, -118), (112, -105), (158, -86)):
                a.line([(x, y - 12), (x - 1, y + 6)], 2.4, (0.05, 0.1))

    return draw


@declare("m ponte/ponti, ponticello", "bridge/bridges", count("arches", "m arco/archi, arcata", "arch/arches", 2, 1, 5),
         real=8.0, top=(50, 40), figure=counted(bridge, "arches"))
def plain_bridge(pen: Pen, f: Features) -> None:
    n = number(f["arches"])
    pen.poly((0, 46), (50, 38), (100, 46), (100, 90), (0, 90))
    pen.curve((0, 54), (50, 46), (100, 54))
    for x in spread(2, 98, n):
        w = 36 / n
        pen.blob((x - w, 91), (x - w, 74), (x, 60), (x + w, 74), (x + w, 91))
