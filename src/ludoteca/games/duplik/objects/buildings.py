"""Buildings, towers and tents."""

from __future__ import annotations

import math

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import EXPRESSION, PATTERN, count, face, number, spread
from ludoteca.games.duplik.objects.pen import Pen

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


@drawn("f casa/case, casetta, casina, villetta", "house/houses, home, cottage", WINDOWS, EXPRESSION, PATTERN,
       count("chimneys", "m camino/camini, comignolo", "chimney/chimneys", 1, 0, 3), real=7.0, top=(50, 4))
def house(pen: Pen, f: Features) -> None:
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
        face(pen, 50, 32, 13, f)


@drawn("m faro/fari", "lighthouse/lighthouses", count("stripes", "f striscia/strisce, riga, fascia",
       "stripe/stripes, band", 3, 0, 7), WINDOWS, EXPRESSION, real=25.0, top=(50, 2))
def lighthouse(pen: Pen, f: Features) -> None:
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
        face(pen, 50, 46, 10, f)


@drawn("m castello/castelli, fortezza, rocca", "castle/castles, fortress, fort", count("towers", "f torre/torri",
       "tower/towers", 2, 1, 5), FLAGS, WINDOWS, real=20.0, top=(50, 30))
def castle(pen: Pen, f: Features) -> None:
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
        pen.poly((x - w, 97), (x - w, 34), (x - w * 1.25, 34), (x - w * 1.25, 26), (x - w * 0.6, 26),
            (x - w * 0.6, 30), (x - w * 0.2, 30), (x - w * 0.2, 26),
                 (x + w * 0.2, 26), (x + w * 0.2, 30), (x + w * 0.6, 30), (x + w * 0.6, 26), (x + w * 1.25, 26),
                 (x + w * 1.25, 34), (x + w, 34), (x + w, 97))
    for x in spread(22, 78, max(1, number(f["windows"])))[: number(f["windows"])]:
        pen.blob((x - 3, 68), (x - 2, 60), (x, 58), (x + 2, 60), (x + 3, 68))
    pen.blob((40, 97), (40, 80), (50, 72), (60, 80), (60, 97))
    pen.line((50, 73), (50, 97))


@drawn("f torre/torri, campanile", "tower/towers, bell tower", count("floors", "m piano/piani",
       "floor/floors, storey", 4, 2, 8), FLAGS, real=40.0, top=(50, 6))
def tower(pen: Pen, f: Features) -> None:
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


@drawn("m mulino/mulini, mulino a vento", "windmill/windmills, mill", count("blades", "f pala/pale",
       "blade/blades, sail, vane", 4, 2, 8), WINDOWS, EXPRESSION, real=10.0, top=(50, 14))
def windmill(pen: Pen, f: Features) -> None:
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
        face(pen, 50, 62, 11, f)


@drawn("f tenda/tende, tenda da campeggio, tenda indiana", "tent/tents, teepee", PATTERN, FLAGS, real=2.0, top=(50, 14))
def tent(pen: Pen, f: Features) -> None:
    for x in (50, 44, 56, 38)[: number(f["flags"])]:
        _flag(pen, x, 20, 16)
    cloth = pen.poly((4, 95), (50, 16), (96, 95))
    pen.pattern(cloth, f["pattern"], 9)
    pen.poly((36, 95), (50, 48), (64, 95))
    pen.curve((50, 48), (46, 74), (38, 88))


@drawn("m igloo/igloo, iglù, iglu", "igloo/igloos", real=2.2, faces=True, top=(44, 28))
def igloo(pen: Pen, f: Features) -> None:
    pen.blob((4, 92), (8, 62), (24, 38), (46, 29), (68, 38), (84, 62), (88, 92), (46, 93))
    for y, half in ((46, 28), (62, 37), (77, 41)):
        pen.curve((46 - half, y), (46, y - 4), (46 + half, y))
    for x, y0, y1 in ((46, 30, 43), (30, 44, 59), (58, 44, 59), (20, 60, 75), (44, 58, 74), (32, 75, 92)):
        pen.line((x, y0), (x, y1))
    pen.blob((58, 94), (58, 72), (70, 62), (86, 66), (97, 76), (97, 94))
    pen.blob((66, 94), (66, 78), (78, 70), (90, 79), (90, 94))


@drawn("m grattacielo/grattacieli, palazzo, condominio, edificio", "skyscraper/skyscrapers, building, block of flats",
       count("floors", "m piano/piani, finestra", "floor/floors, storey", 6, 3, 9), EXPRESSION,
       count("antennas", "f antenna/antenne", "antenna/antennas, aerial", 1, 0, 4), real=90.0, top=(50, 12))
def skyscraper(pen: Pen, f: Features) -> None:
    for x in spread(34, 66, max(1, number(f["antennas"])))[: number(f["antennas"])]:
        pen.line((x, 13), (x, 1))
        pen.dot(x, 1, 1.2)
    pen.box(28, 12, 44, 86)
    n = number(f["floors"])
    face_at = n // 2 if f["expression"] != "calm" else -1
    for i, y in enumerate(spread(14, 84, n)):
        h = min(8, 42 / n)
        if i == face_at:
            face(pen, 50, y, 11, f)
            continue
        for x in (36, 50, 64):
            pen.box(x - 4, y - h / 2, 8, h)
    pen.box(44, 86, 12, 12)


@drawn("f fontana/fontane, fontanella", "fountain/fountains", EXPRESSION, count("jets", "m zampillo/zampilli, getto",
       "jet/jets, spout", 4, 1, 6), real=2.0, top=(50, 10), inside=(15, 50, 85, 75))
def fountain(pen: Pen, f: Features) -> None:
    n = number(f["jets"])
    for x in spread(14, 86, n):
        pen.curve((50, 30), (50 + (x - 50) * 0.4, 8), (50 + (x - 50) * 0.8, 16), (x, 44))
    pen.poly((44, 44), (56, 44), (58, 80), (42, 80))
    pen.blob((28, 36), (50, 34), (72, 36), (64, 46), (50, 48), (36, 46))
    pen.blob((4, 74), (50, 72), (96, 74), (90, 95), (50, 97), (10, 95))
    pen.curve((14, 80), (26, 78), (38, 82), (50, 78), (62, 82), (74, 78), (86, 80))
    if f["expression"] != "calm":
        face(pen, 50, 88, 8, f)


@drawn("f cuccia/cucce, canile", "doghouse/doghouses, kennel", PATTERN, real=0.9, top=(50, 10), inside=(34, 52, 66, 96))
def doghouse(pen: Pen, f: Features) -> None:
    pen.box(16, 44, 68, 53)
    roof = pen.poly((4, 48), (50, 8), (96, 48))
    pen.pattern(roof, f["pattern"], 8)
    pen.blob((34, 97), (33, 70), (50, 54), (67, 70), (66, 97))
    pen.box(38, 40, 24, 8)


@drawn("f piramide/piramidi", "pyramid/pyramids", EXPRESSION, real=100.0, top=(50, 14))
def pyramid(pen: Pen, f: Features) -> None:
    pen.poly((2, 94), (50, 12), (98, 94))
    for i, y in enumerate((30, 46, 62, 78)):
        half = (y - 12) * 48 / 82
        pen.line((50 - half, y), (50 + half, y))
        for k in range(i + 1):
            x = 50 - half + 2 * half * (k + 0.5 + 0.2 * (i % 2)) / (i + 1)
            pen.line((x, y), (x, y + 16))
    if f["expression"] != "calm":
        pen.oval(50, 62, 15)
        face(pen, 50, 62, 14, f)


@drawn("m ponte/ponti, ponticello", "bridge/bridges", count("arches", "m arco/archi, arcata", "arch/arches", 2, 1, 5),
       real=8.0, top=(50, 40))
def bridge(pen: Pen, f: Features) -> None:
    n = number(f["arches"])
    pen.poly((0, 46), (50, 38), (100, 46), (100, 90), (0, 90))
    pen.curve((0, 54), (50, 46), (100, 54))
    for x in spread(2, 98, n):
        w = 36 / n
        pen.blob((x - w, 91), (x - w, 74), (x, 60), (x + w, 74), (x + w, 91))
