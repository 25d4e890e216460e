"""Boats, aircraft and spacecraft; the origin of a figure is on the water, or in the middle of what flies."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import half, thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import counted, halves
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, spread
from ludoteca.games.duplik.kinds.vehicles import WINDOWS


def boat_back(a: Art) -> None:
    """About 320 long, rim at -56, water at 0."""
    with a.part("boat"):
        a.shape("-160,-60 0,-74 170,-66 140,-44 -130,-42", w=4.4)


def boat_front(a: Art) -> None:
    with half(a, "boat"):
        a.shape("-176,-66! -60,-50 60,-50 186,-78! 150,-4 90,18 -80,18 -146,-2", w=5, halo=2, hatch={"n": 28, "gap": 7})
        a.lines_of("-160,-44 0,-30 168,-52", "-148,-18 0,-4 150,-24", w=3, taper=(0.05, 0.05))


@declare("f barca/barche, barchetta, barca a remi", "rowing boat/rowing boats, boat, rowboat", PATTERN,
         count("oars", "m remo/remi", "oar/oars", 2, 0, 5), EXPRESSION, real=1.0, faces=True, top=(48, 52),
         hand=(96, 52), inside=(15, 30, 80, 60), figure=halves(boat_back, boat_front))
def plain_boat(pen: Pen, f: Features) -> None:
    for x in spread(22, 76, max(1, number(f["oars"])))[: number(f["oars"])]:
        pen.line((x + 6, 46), (x - 8, 82))
        pen.oval(x - 10, 86, 3, 7, turn=20)
    hull = pen.blob((2, 48), (8, 53), (50, 56), (84, 54), (99, 44), (92, 66), (78, 78), (22, 78), (8, 66))
    pen.pattern(hull, f["pattern"], 8)
    pen.curve((6, 58), (50, 62), (94, 55))
    if f["expression"] != "calm":
        pen.face(78, 66, 9, f)


def ship(sails: int = 2) -> Draw:
    """On water at the origin, about 420 long; deck at -92."""

    def draw(a: Art) -> None:
        with thing(a, "ship"):
            for i in range(sails):
                x = -110 + 220 * i / max(1, sails - 1) if sails > 1 else 0
                a.line([(x, -92), (x + 4, -330)], 7, (0.02, 0.02))
                with a.part(f".sail#{i + 1}"):
                    a.shape([(x - 56, -300, 1), (x + 62, -306, 1), (x + 92, -220), (x + 66, -140, 1),
                             (x - 52, -134, 1), (x - 26, -214)],
                            w=4.6, hatch={"n": 24, "gap": 7})
                a.shape([(x + 4, -330, 1), (x + 46, -344), (x + 40, -318), (x + 4, -312, 1)], w=3.4, spot="s")
            a.black("-230,-130! -196,-96 -60,-84 90,-86 190,-104 236,-140! 204,-20 150,14 -130,14 -190,-20", shine=14)
            a.line("-206,-76 0,-56 212,-86", 3, (0.05, 0.05), "p")
            for x in (-120, -50, 20, 90):
                a.shape(oval(x, -30, 13, 13, n=9), w=2.4)

    return draw


@declare("m veliero/velieri, nave, barca a vela, galeone, vascello",
         "sailing ship/sailing ships, ship, sailboat, galleon", count("sails", "f vela/vele", "sail/sails", 2, 1, 4),
         WINDOWS, PATTERN, real=12.0, faces=True, top=(40, 70), hand=(98, 60), figure=counted(ship, "sails"))
def plain_ship(pen: Pen, f: Features) -> None:
    n = number(f["sails"])
    for i, x in enumerate(spread(14, 86, n)):
        w = min(17, 36 / n)
        tall = 6 if i == n // 2 else 14
        pen.line((x, 70), (x, tall))
        pen.blob((x, tall - 1), (x - 8, tall), (x - 9, tall + 5), (x, tall + 6))
        sail = pen.blob((x - w * 0.8, tall + 10), (x, tall + 8), (x + w * 0.7, tall + 10), (x + w * 1.1, tall + 32),
                        (x + w * 0.8, 60), (x, 57), (x - w * 0.7, 60), (x - w * 0.3, tall + 32))
        pen.pattern(sail, f["pattern"], 7, 0)
    pen.poly((1, 58), (14, 58), (16, 68), (80, 68), (84, 60), (104, 54), (88, 88), (16, 90))
    for x in spread(18, 82, number(f["windows"])):
        pen.oval(x, 78, 3.2)
    pen.curve((0, 94), (12, 90), (24, 95), (36, 90), (50, 95), (64, 90), (76, 95), (88, 90), (102, 94))


def plane(windows: int = 4) -> Draw:
    """Origin in its middle, about 460 long; the pilot's hatch at (120, -56)."""

    def draw(a: Art) -> None:
        with thing(a, "plane"):
            a.shape("-60,20 -150,-90! -110,-92 20,0", w=4.4, hatch=14)
            a.shape("-210,-30 -244,-120! -204,-118 -150,-40", w=4.6, spot="s")
            body = "-230,-20 -150,-50 0,-66 130,-62 206,-36 232,-4 210,26 120,46 -60,46 -180,20"
            a.shape(body, w=5, hatch={"n": 24, "gap": 7})
            a.shape("120,-62 150,-58 188,-40 180,-24 124,-26", w=3.6, fill="k")
            for i in range(windows):
                x = -130 + i * (220 / max(1, windows - 1)) if windows > 1 else -20
                with a.part(f".window#{i + 1}"):
                    a.shape(oval(x, -16, 15, 17, n=10), w=3.4)
            a.shape("40,20 -10,110! 40,108 120,26", w=4.8, halo=2, hatch=18)
            a.line("-200,2 0,12 200,6", 2.6, (0.1, 0.1))
            a.shape("226,-10 244,-8 246,8 228,8", w=3.6, fill="k")
            a.lines_of("240,-8 236,-70 246,-74", "240,8 246,70 236,74", w=4, taper=(0.1, 0.3))

    return draw


@declare("m aereo/aerei, aeroplano, aeroplanino", "aeroplane/aeroplanes, plane, airplane, aircraft", WINDOWS,
         EXPRESSION, PATTERN, real=4.0, faces=True, top=(50, 34), hand=(98, 52), figure=counted(plane, "windows"))
def plain_plane(pen: Pen, f: Features) -> None:
    pen.blob((10, 46), (2, 22), (12, 22), (26, 42))
    pen.blob((36, 44), (44, 26), (58, 26), (58, 44))
    body = pen.blob((4, 46), (30, 40), (66, 36), (90, 42), (97, 52), (88, 62), (60, 66), (26, 60))
    pen.pattern(tuple(p for p in body if p[1] > 54) or body, f["pattern"], 7)
    for x in spread(24, 72, number(f["windows"])):
        pen.oval(x, 49, 3)
    pen.blob((42, 56), (30, 84), (42, 86), (62, 58))
    pen.oval(98, 40, 2, 9)
    pen.oval(98, 62, 2, 9)
    pen.oval(98, 51, 2.4)
    pen.face(83, 51, 9, f)


def airship_basket_back(a: Art) -> None:
    """A balloon's basket, floor at the origin: guests, then `airship_front`."""
    with a.part("airship"):
        a.shape("-64,-70 0,-80 64,-70 0,-60", w=4)


def airship_front(stripes: int = 5) -> Draw:
    """The basket's front, the ropes and the balloon above, about 260 wide and reaching -520."""

    def draw(a: Art) -> None:
        with half(a, "airship"):
            a.lines_of("-60,-68 -88,-240", "60,-68 88,-240", "-22,-62 -30,-232", "22,-62 30,-232", w=2.8,
                       taper=(0.02, 0.02))
            a.shape("-66,-72! 66,-74! 52,2! -50,4!", w=4.8, halo=2, hatch={"n": 22, "gap": 7})
            a.lines_of("-60,-48 60,-50", "-56,-24 56,-26", w=2.6, taper=(0.05, 0.05))
            bag = "-60,-236 -120,-320 -132,-410 -96,-490 0,-530 96,-490 132,-410 120,-320 60,-236 0,-226"
            a.shape(bag, w=5, hatch={"n": 30, "gap": 7})
            with a.clip(bag):
                for i in range(stripes):
                    t = -1 + 2 * (i + 0.5) / stripes
                    if i % 2 == 0:
                        a.shape([(t * 20, -540), (t * 150 - 14, -410), (t * 70, -220), (t * 70 + 24, -220),
                                 (t * 150 + 34, -410), (t * 20 + 8, -540)],
                                w=2.4, spot="s")
            a.outline(bag, 5)

    return draw


@declare("f mongolfiera/mongolfiere, pallone aerostatico, aerostato",
         "hot-air balloon/hot-air balloons, hot air balloon", EXPRESSION, PATTERN, real=20.0, top=(50, 2),
         inside=(36, 70, 64, 92), figure=halves(airship_basket_back, airship_front()))
def plain_airship(pen: Pen, f: Features) -> None:
    for x in (40, 47, 53, 60):
        pen.line((50 + (x - 50) * 1.3, 64), (x, 80))
    bag = pen.blob((50, 2), (72, 8), (84, 26), (80, 46), (64, 64), (36, 64), (20, 46), (16, 26), (28, 8))
    pen.pattern(bag, f["pattern"], 11)
    if f["pattern"] == "plain":
        pen.curve((38, 64), (30, 34), (42, 4))
        pen.curve((62, 64), (70, 34), (58, 4))
    basket = pen.poly((37, 80), (63, 80), (60, 97), (40, 97))
    pen.pattern(basket, "checks", 6)
    if f["expression"] != "calm":
        pen.face(50, 34, 17, f)


def rocket(windows: int = 2, fins: int = 3) -> Draw:
    """Stands at the origin, about 380 high."""

    def draw(a: Art) -> None:
        with thing(a, "rocket"):
            for i in range(fins):
                t = -1 + 2 * i / max(1, fins - 1)
                if abs(t) > 0.1:
                    with a.part(f".fin#{i + 1}"):
                        a.shape([(t * 40, -120), (t * 104, -60), (t * 112, 4, 1), (t * 70, -22), (t * 34, -26)],
                                w=4.6, spot="s")
            a.shape("-52,-28! -66,-140 -50,-260 -2,-370! 50,-260 66,-140 52,-28! 0,-18", w=5, hatch={"n": 30, "gap": 7})
            a.shape("-42,-284 -2,-370! 42,-284 0,-296", w=4.2, fill="k", shine=9)
            a.line("-62,-120 0,-108 62,-122", 3, (0.05, 0.05))
            for i in range(windows):
                with a.part(f".window#{i + 1}"):
                    a.shape(oval(0, -226 + i * 64, 25, 25), w=4.4)
                    a.shape(oval(0, -226 + i * 64, 16, 16), w=2.4, spot="t", shift=(0, 0))
            for i in range(fins):
                t = -1 + 2 * i / max(1, fins - 1)
                if abs(t) <= 0.1:
                    with a.part(f".fin#{i + 1}"):
                        a.shape("-9,-110 9,-110 12,6! -12,6!", w=4, spot="s", halo=1.5)

    return draw


@declare("m razzo/razzi, missile, astronave, navicella", "rocket/rockets, spaceship, missile", EXPRESSION,
         count("windows", "m oblò/oblò, finestrino, finestra", "porthole/portholes, window", 1, 0, 4),
         count("fins", "f pinna/pinne, aletta", "fin/fins", 2, 2, 4), PATTERN, real=10.0, top=(50, 2),
         figure=counted(rocket, "windows", "fins"))
def plain_rocket(pen: Pen, f: Features) -> None:
    pen.blob((43, 84), (38, 94), (45, 92), (50, 100), (55, 92), (62, 94), (57, 84))
    n = number(f["fins"])
    for s in (-1, 1):
        pen.blob((50 + s * 15, 56), (50 + s * 30, 74), (50 + s * 28, 88), (50 + s * 13, 80))
        if n == 4 or (n == 3 and s == 1):
            pen.blob((50 + s * 18, 34), (50 + s * 30, 44), (50 + s * 28, 54), (50 + s * 17, 50))
    body = pen.blob((50, 1), (62, 16), (68, 44), (64, 74), (60, 84), (40, 84), (36, 74), (32, 44), (38, 16))
    pen.pattern(tuple(p for p in body if p[1] > 56), f["pattern"], 7)
    pen.curve((39, 20), (50, 23), (61, 20))
    for y in spread(26, 62, max(1, number(f["windows"])))[: number(f["windows"])]:
        pen.oval(50, y, min(8, 20 / number(f["windows"])))
        pen.oval(50, y, min(5, 14 / number(f["windows"])))
    if f["expression"] != "calm":
        pen.face(50, 68, 11, f)


def submarine(windows: int = 3) -> Draw:
    """Origin in its middle, about 420 long; hatch at (-10, -132)."""

    def draw(a: Art) -> None:
        with thing(a, "submarine"):
            a.line("30,-120 30,-180 66,-182", 9, (0.02, 0.02))
            a.shape("-70,-70! -58,-130 42,-132 52,-70!", w=4.6, hatch=12)
            a.shape("-204,-34! -250,-70! -250,66! -204,34!", w=4.4, fill="k")
            a.shape("-210,4 -180,-56 -80,-86 80,-84 176,-54 206,0 176,56 80,84 -80,86 -180,58", w=5.2, spot="s",
                    hatch={"n": 26, "gap": 7})
            for i in range(windows):
                x = -100 + 200 * i / max(1, windows - 1) if windows > 1 else 0
                with a.part(f".window#{i + 1}"):
                    a.shape(oval(x, -8, 34, 34), w=4.6)
                    a.shape(oval(x, -8, 25, 25), w=2.4)

    return draw


@declare("m sottomarino/sottomarini, sommergibile", "submarine/submarines, sub", EXPRESSION, WINDOWS, real=5.0,
         faces=True, top=(46, 28), hand=(98, 60), figure=counted(submarine, "windows"))
def plain_submarine(pen: Pen, f: Features) -> None:
    pen.line((44, 34), (44, 12), (56, 12), (56, 17))
    pen.poly((34, 46), (38, 30), (56, 30), (60, 46))
    pen.oval(6, 52, 3, 9)
    pen.oval(6, 72, 3, 9)
    pen.blob((4, 62), (24, 46), (60, 42), (90, 50), (98, 62), (88, 76), (56, 82), (24, 78))
    for x in spread(18, 70, number(f["windows"])):
        r = min(6, 22 / number(f["windows"]))
        pen.oval(x, 60, r)
        pen.oval(x, 60, r * 0.65)
    pen.face(82, 62, 11, f)


def saucer(lights: int = 5) -> Draw:
    """Origin in its middle, about 360 wide; the dome reaches -110."""

    def draw(a: Art) -> None:
        with thing(a, "saucer"):
            a.shape("-76,-30 -62,-88 0,-112 62,-90 78,-30", w=4.4, spot="t", shift=(0, 0))
            a.line("-44,-66 -30,-88", 3)
            a.shape("-180,4 -110,-34 0,-44 112,-34 182,2 110,34 0,44 -110,34", w=5, hatch={"n": 22, "gap": 7})
            a.line("-176,6 0,20 178,4", 3, (0.05, 0.05))
            for i in range(lights):
                t = -1 + 2 * i / max(1, lights - 1) if lights > 1 else 0
                with a.part(f".light#{i + 1}"):
                    a.shape(oval(t * 130, 12 - 8 * t * t, 13, 11, n=8), w=3, spot="s")

    return draw


@declare("m ufo/ufo, disco volante", "flying saucer/flying saucers, ufo", EXPRESSION,
         count("lights", "f luce/luci, lucina, lampadina", "light/lights, lamp", 4, 1, 7), real=4.0, top=(50, 24),
         figure=counted(saucer, "lights"))
def plain_saucer(pen: Pen, f: Features) -> None:
    pen.blob((30, 48), (34, 28), (50, 20), (66, 28), (70, 48))
    pen.face(50, 36, 11, f)
    pen.blob((2, 56), (26, 46), (50, 44), (74, 46), (98, 56), (78, 68), (50, 72), (22, 68))
    for x in spread(12, 88, number(f["lights"])):
        pen.oval(x, 57, 3.4)
    for x in (36, 50, 64):
        pen.line((x, 74), (50 + (x - 50) * 1.6, 92))
