"""Vehicles on wheels; all go right unless mirrored, and the origin of a figure is on the ground.

What holds a guest comes in two halves: `..._back` before the guest, `..._front` after.
"""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import half, thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, PATTERN, Features, count, number
from ludoteca.games.duplik.kinds.figure import counted, halves, still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.nature import puff
from ludoteca.games.duplik.kinds.pen import Pen, ring, spread

WHEELS = count("wheels", "f ruota/ruote", "wheel/wheels, tyre", 2, 1, 6)
WINDOWS = count("windows", "m finestrino/finestrini, finestra, oblò", "window/windows, porthole", 2, 1, 6)


def wheel(a: Art, x: float, y: float, r: float, spokes: int = 0, black: bool = True) -> None:
    """A tyre with a hub, or a light wheel with spokes."""
    if spokes:
        a.shape(oval(x, y, r, r), w=4.6, fill="")
        a.shape(oval(x, y, r - 8, r - 8), w=2.2, fill="")
        for i in range(spokes):
            t = math.pi * 2 * i / spokes + 0.2
            a.line([(x, y), (x + (r - 8) * math.cos(t), y + (r - 8) * math.sin(t))], 1.8, (0.05, 0.05))
        a.dot(x, y, 5)
        return
    a.shape(oval(x, y, r, r), w=4, fill="k" if black else "p", shine=r * 0.2 if black else 0, halo=2)
    a.shape(oval(x, y, r * 0.42, r * 0.42, n=10), w=2.6)
    a.dot(x, y, r * 0.12)


def car_back(a: Art) -> None:
    """An open car about 380 long; seats at -86. Guests, then `car_front`."""
    with a.part("car"):
        a.shadow(6, 4, 200, 10)
        a.shape("-150,-90 -140,-150 -116,-156 -104,-92", w=4.2, fill="k")


def car_front(spot: str = "s") -> Draw:
    def draw(a: Art) -> None:
        with half(a, "car"):
            a.shape("50,-96! 74,-164! 84,-162! 64,-94!", w=3.6)
            a.shape("-196,-44 -186,-92 -150,-104 -60,-98 40,-102 110,-98 176,-84 196,-52 190,-26 -190,-22", w=5,
                    spot=spot, halo=2, hatch=20)
            a.lines_of("-60,-96 -56,-28", "40,-100 36,-28", w=3, taper=(0.05, 0.05))
            a.line("10,-70 30,-72", 4, (0.05, 0.05))
            a.shape(oval(180, -62, 14, 16, n=9), w=3.6)
            a.shape("-206,-34! -180,-36! -180,-22! -206,-20!", w=3.4)
            a.shape("176,-36! 210,-38! 210,-22! 176,-20!", w=3.4)
            for i, x in enumerate((-114, 116)):
                with a.part(f".wheel#{i + 1}"):
                    wheel(a, x, -34, 38)

    return draw


@declare("f automobile/automobili, macchina, auto, vettura", "car/cars, automobile", EXPRESSION, WHEELS, PATTERN,
         real=1.5, faces=True, top=(46, 22), hand=(98, 56), figure=halves(car_back, car_front()))
def plain_car(pen: Pen, f: Features) -> None:
    pen.blob((22, 48), (30, 26), (46, 22), (62, 26), (72, 48))
    pen.poly((30, 46), (35, 30), (46, 28), (46, 46))
    pen.poly((50, 46), (50, 28), (60, 31), (66, 46))
    body = pen.blob((4, 52), (20, 46), (72, 46), (92, 54), (97, 68), (92, 76), (50, 78), (8, 76), (3, 66))
    pen.pattern(body, f["pattern"], 8)
    pen.oval(91, 60, 4)
    if f["expression"] != "calm":
        pen.face(78, 62, 11, f)
    for x in spread(4, 96, number(f["wheels"])):
        pen.wheel(x, 78, min(11, 34 / number(f["wheels"]) + 3))


def bus(wheels: int = 2, windows: int = 2) -> Draw:
    """About 380 long, driving right."""

    def draw(a: Art) -> None:
        with thing(a, "bus"):
            a.shadow(0, 2, 196, 9)
            a.shape("-186,-26! -186,-150 -172,-172 150,-176 178,-160 190,-104! 190,-28!", w=5, spot="",
                    hatch={"n": 18, "gap": 7})
            a.shape("-186,-78! 190,-80! 190,-58! -186,-56!", w=3.4, spot="s")
            a.shape("134,-154! 168,-152 180,-104! 134,-104!", w=4)
            wide = 296 / max(1, windows)
            for i in range(windows):
                x = -172 + wide * i
                with a.part(f".window#{i + 1}"):
                    a.shape([(x, -154, 1), (x + wide - 14, -155, 1), (x + wide - 14, -104, 1), (x, -103, 1)], w=4,
                            fill="k", shine=7)
            a.shape("176,-50 192,-50 194,-34 178,-34", w=3, spot="s")
            for i in range(wheels):
                x = 0.0 if wheels == 1 else -128 + 256 * i / (wheels - 1)
                with a.part(f".wheel#{i + 1}"):
                    wheel(a, x, -26, 30 if wheels < 5 else 22)

    return draw


@declare("m autobus/autobus, pullman, corriera, bus", "bus/buses, coach", EXPRESSION, WHEELS, WINDOWS, real=3.0,
         faces=True, top=(46, 24), hand=(98, 56), figure=counted(bus, "wheels", "windows"))
def plain_bus(pen: Pen, f: Features) -> None:
    pen.blob((3, 28), (50, 24), (92, 28), (98, 46), (97, 78), (50, 81), (4, 78), (1, 50))
    for x in spread(6, 76, number(f["windows"])):
        w = min(9, 27 / number(f["windows"]))
        pen.box(x - w, 34, 2 * w, 18)
    pen.box(80, 34, 14, 40)
    pen.line((3, 60), (78, 60))
    pen.oval(95, 66, 3)
    if f["expression"] != "calm":
        pen.face(66, 66, 10, f)
    for x in spread(6, 92, number(f["wheels"])):
        pen.wheel(x, 82, min(10, 32 / number(f["wheels"]) + 3))


def bicycle(a: Art) -> None:
    """Saddle at (-34, -132), handlebar at (84, -150); about 300 long."""
    with thing(a, "bicycle"):
        a.shadow(6, 2, 160, 8)
        for i, x in enumerate((-96, 96)):
            with a.part(f".wheel#{i + 1}"):
                wheel(a, x, -62, 60, 10)
        a.lines_of("-96,-62 -20,-62", "-20,-62 -40,-120", "-40,-112 66,-120", "-20,-62 68,-112", "96,-62 70,-136",
                   "-96,-62 -40,-112",
                   w=6, taper=(0.03, 0.03))
        a.black("-62,-130 -34,-138 -10,-128 -30,-122", w=2.6)
        a.line("70,-136 76,-152 96,-150", 5.4, (0.03, 0.1))
        a.shape(oval(-20, -62, 15, 15, n=9), w=3.4)
        a.lines_of("-20,-62 -8,-40", "-14,-40 0,-40", w=4.4)


@declare("f bicicletta/biciclette, bici", "bicycle/bicycles, bike",
         count("wheels", "f ruota/ruote", "wheel/wheels", 2, 1, 4), real=1.1, faces=True, top=(38, 38), hand=(72, 34),
         figure=still(bicycle))
def plain_bicycle(pen: Pen, f: Features) -> None:
    for x in spread(0, 100, number(f["wheels"])):
        pen.wheel(x, 74, min(22, 46 / number(f["wheels"])), 8)
    pen.line((25, 74), (38, 48), (68, 48), (48, 74), (25, 74))
    pen.line((48, 74), (36, 42))
    pen.line((75, 74), (66, 38), (72, 34))
    pen.line((62, 40), (74, 33))
    pen.blob((28, 40), (38, 37), (44, 41), (36, 44))
    pen.oval(48, 74, 5)


def train(wheels: int = 4, puffs: int = 3) -> Draw:
    """A steam engine driving right, about 340 long; its smoke blows back in `puffs`."""

    def draw(a: Art) -> None:
        with thing(a, "train"):
            a.shadow(0, 2, 180, 9)
            for i in range(puffs):
                with a.part(f".puff#{i + 1}"):
                    puff(a, 88 - i * 58, -214 - i * 20, 18 + i * 6, 7, 6)
            a.shape("-160,-40! -158,-168! -66,-170! -66,-40!", w=5, spot="s", hatch=14)
            a.shape("-140,-150! -86,-152! -86,-104! -140,-102!", w=4, fill="k", shine=7)
            a.shape("-176,-166! -50,-172! -54,-188! -172,-182!", w=4.4, fill="k")
            a.black("-66,-44! -66,-126 110,-128 130,-108 130,-44!", w=4, shine=10)
            a.shape("74,-126! 70,-180! 62,-196! 116,-198! 108,-180! 104,-126!", w=4.4, halo=1.5, hatch=10)
            a.shape("-30,-126 -22,-154 8,-154 16,-128", w=4, spot="s")
            a.shape("-170,-46! 140,-50! 176,-8! 128,-12! 120,-30! -168,-26!", w=4.4)
            for i in range(wheels):
                x = -10.0 if wheels == 1 else -130 + 240 * i / (wheels - 1)
                with a.part(f".wheel#{i + 1}"):
                    wheel(a, x, -24, 27 if wheels < 6 else 18)

    return draw


@declare("f locomotiva/locomotive, treno, trenino", "steam train/steam trains, train, locomotive, engine", EXPRESSION,
         count("wheels", "f ruota/ruote", "wheel/wheels", 4, 2, 7),
         count("puffs", "f nuvoletta di fumo/nuvolette di fumo, sbuffo", "puff of smoke/puffs of smoke, puff", 3, 0, 5),
         real=3.5, faces=True, top=(26, 28), hand=(98, 60), figure=counted(train, "wheels", "puffs"))
def plain_train(pen: Pen, f: Features) -> None:
    for i in range(number(f["puffs"])):
        r = 5 + i * 1.6
        pen.blob(*[(76 - i * 13 + (x - 50) * (1.0 if k % 2 else 0.8),
            20 - i * 4 + (y - 50) * (1.0 if k % 2 else 0.8)) for k, (x, y) in enumerate(ring(50, 50, r, 10))])
    pen.poly((72, 46), (74, 34), (70, 28), (84, 28), (80, 34), (82, 46))
    pen.blob((54, 46), (56, 36), (64, 36), (66, 46))
    pen.poly((8, 76), (8, 34), (42, 34), (42, 76))
    pen.blob((4, 34), (24, 28), (46, 34), (44, 37), (6, 37))
    pen.box(15, 42, 20, 16)
    pen.blob((42, 44), (84, 44), (90, 58), (84, 76), (42, 76))
    pen.line((60, 45), (60, 76))
    pen.oval(84, 60, 12, 15)
    pen.face(84, 60, 10, f)
    pen.poly((88, 78), (100, 90), (84, 90))
    pen.box(4, 74, 86, 5)
    n = number(f["wheels"])
    for x in spread(4, 88, n):
        pen.wheel(x, 86, min(9, 40 / n), 5)


def tractor(a: Art) -> None:
    """Seat at (-60, -150); about 300 long."""
    with thing(a, "tractor"):
        a.shadow(6, 2, 160, 9)
        a.line("50,-150 52,-214", 7, (0.03, 0.03))
        a.shape("-20,-60! -20,-140 10,-152 110,-146 124,-130 124,-60!", w=4.8, spot="s", hatch=16)
        a.lines_of("40,-130 40,-80", "60,-130 60,-80", "80,-130 80,-80", w=3)
        a.shape("-100,-150 -60,-146 -56,-136 -20,-134 -20,-60 -90,-60", w=4.4, hatch=12)
        a.line("-24,-140 0,-176", 5, (0.03, 0.03))
        a.line("-14,-182 14,-168", 6, (0.05, 0.05))
        for i, (x, r) in enumerate(((-66, 72), (92, 44))):
            with a.part(f".wheel#{i + 1}"):
                wheel(a, x, -r + 2, r)


@declare("m trattore/trattori", "tractor/tractors", EXPRESSION, real=2.5, faces=True, top=(32, 16), hand=(98, 54),
         figure=still(tractor))
def plain_tractor(pen: Pen, f: Features) -> None:
    pen.line((78, 46), (78, 26))
    pen.poly((18, 52), (20, 20), (48, 20), (52, 52))
    pen.box(12, 15, 42, 6)
    pen.box(26, 26, 18, 18)
    pen.blob((50, 46), (90, 46), (95, 56), (92, 74), (50, 74))
    pen.face(80, 60, 12, f)
    pen.wheel(28, 72, 25, 8)
    pen.wheel(82, 84, 13, 6)


def skateboard(wheels: int = 2) -> Draw:
    """Deck at -34, about 240 long."""

    def draw(a: Art) -> None:
        with thing(a, "skateboard"):
            a.shadow(4, 2, 120, 7)
            for i in range(wheels):
                x = -76 + 152 * i / max(1, wheels - 1)
                with a.part(f".wheel#{i + 1}"):
                    wheel(a, x, -14, 16)
            a.shape("-128,-52 -106,-36 0,-32 106,-38 130,-56 126,-42 104,-24 0,-20 -104,-22 -126,-40", w=4.4,
                    spot="s", halo=1.5)

    return draw


@declare("m skateboard/skateboard, monopattino, tavola a rotelle", "skateboard/skateboards, scooter", WHEELS, PATTERN,
         real=0.15, faces=True, top=(50, 44), figure=counted(skateboard, "wheels"))
def plain_skateboard(pen: Pen, f: Features) -> None:
    for x in spread(12, 88, number(f["wheels"])):
        pen.wheel(x, 64, 7)
    deck = pen.blob((1, 40), (10, 46), (50, 48), (90, 46), (99, 40), (96, 52), (84, 57), (16, 57), (4, 52))
    pen.pattern(deck, f["pattern"], 5)


def carriage(a: Art) -> None:
    """A coach for a queen: step at 0, roof at -210, about 240 long."""
    with thing(a, "carriage"):
        a.shadow(0, 2, 140, 9)
        a.shape("-90,-80 -100,-170 -70,-206 0,-216 70,-206 100,-168 90,-80 0,-64", w=4.8, spot="s", hatch=20)
        a.shape("-34,-176! 34,-178! 32,-120! -32,-118!", w=3.6)
        a.shape("-110,-196 0,-232 110,-196 0,-206", w=4, fill="k")
        a.dot(0, -236, 8)
        a.line("-110,-70 0,-56 130,-76 160,-60", 6, (0.03, 0.2))
        for i, (x, r) in enumerate(((-70, 50), (76, 42))):
            with a.part(f".wheel#{i + 1}"):
                wheel(a, x, -r + 2, r, 10)


@declare("f carrozza/carrozze, calesse, carro", "carriage/carriages, coach, cart", PATTERN,
         count("wheels", "f ruota/ruote", "wheel/wheels", 2, 1, 5), real=2.2, faces=True, top=(50, 12), hand=(97, 60),
         figure=still(carriage))
def plain_carriage(pen: Pen, f: Features) -> None:
    pen.curve((80, 66), (90, 66), (99, 60))
    body = pen.blob((12, 36), (22, 14), (50, 10), (78, 14), (88, 36), (80, 66), (50, 74), (20, 66))
    pen.pattern(body, f["pattern"], 9)
    pen.blob((32, 28), (50, 24), (68, 28), (66, 46), (34, 46))
    pen.blob((46, 10), (44, 3), (50, 6), (56, 3), (54, 10))
    n = number(f["wheels"])
    for x in spread(2, 98, n):
        pen.wheel(x, 80, min(17, 44 / n), 8)
