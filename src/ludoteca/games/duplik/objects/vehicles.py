"""Everything that goes: on wheels, on water, in the air. All of it goes right unless mirrored."""

from __future__ import annotations

from ludoteca.games.duplik.objects.kind import Features, drawn
from ludoteca.games.duplik.objects.parts import EXPRESSION, PATTERN, count, face, number, ring, spread, wheel
from ludoteca.games.duplik.objects.pen import Pen

WHEELS = count("wheels", "f ruota/ruote", "wheel/wheels, tyre", 2, 1, 6)
WINDOWS = count("windows", "m finestrino/finestrini, finestra, oblò", "window/windows, porthole", 2, 1, 6)


@drawn("f automobile/automobili, macchina, auto, vettura", "car/cars, automobile", EXPRESSION, WHEELS, PATTERN,
       real=1.5, faces=True, top=(46, 22), hand=(98, 56))
def car(pen: Pen, f: Features) -> None:
    pen.blob((22, 48), (30, 26), (46, 22), (62, 26), (72, 48))
    pen.poly((30, 46), (35, 30), (46, 28), (46, 46))
    pen.poly((50, 46), (50, 28), (60, 31), (66, 46))
    body = pen.blob((4, 52), (20, 46), (72, 46), (92, 54), (97, 68), (92, 76), (50, 78), (8, 76), (3, 66))
    pen.pattern(body, f["pattern"], 8)
    pen.oval(91, 60, 4)
    if f["expression"] != "calm":
        face(pen, 78, 62, 11, f)
    for x in spread(4, 96, number(f["wheels"])):
        wheel(pen, x, 78, min(11, 34 / number(f["wheels"]) + 3))


@drawn("m autobus/autobus, pullman, corriera, bus", "bus/buses, coach", EXPRESSION, WHEELS, WINDOWS, real=3.0,
       faces=True, top=(46, 24), hand=(98, 56))
def bus(pen: Pen, f: Features) -> None:
    pen.blob((3, 28), (50, 24), (92, 28), (98, 46), (97, 78), (50, 81), (4, 78), (1, 50))
    for x in spread(6, 76, number(f["windows"])):
        w = min(9, 27 / number(f["windows"]))
        pen.box(x - w, 34, 2 * w, 18)
    pen.box(80, 34, 14, 40)
    pen.line((3, 60), (78, 60))
    pen.oval(95, 66, 3)
    if f["expression"] != "calm":
        face(pen, 66, 66, 10, f)
    for x in spread(6, 92, number(f["wheels"])):
        wheel(pen, x, 82, min(10, 32 / number(f["wheels"]) + 3))


@drawn("f bicicletta/biciclette, bici", "bicycle/bicycles, bike", count("wheels", "f ruota/ruote", "wheel/wheels", 2,
       1, 4), real=1.1, faces=True, top=(38, 38), hand=(72, 34))
def bicycle(pen: Pen, f: Features) -> None:
    for x in spread(0, 100, number(f["wheels"])):
        wheel(pen, x, 74, min(22, 46 / number(f["wheels"])), 8)
    pen.line((25, 74), (38, 48), (68, 48), (48, 74), (25, 74))
    pen.line((48, 74), (36, 42))
    pen.line((75, 74), (66, 38), (72, 34))
    pen.line((62, 40), (74, 33))
    pen.blob((28, 40), (38, 37), (44, 41), (36, 44))
    pen.oval(48, 74, 5)


@drawn("f locomotiva/locomotive, treno, trenino", "steam train/steam trains, train, locomotive, engine", EXPRESSION,
       count("wheels", "f ruota/ruote", "wheel/wheels", 4, 2, 7),
       count("puffs", "f nuvoletta di fumo/nuvolette di fumo, sbuffo", "puff of smoke/puffs of smoke, puff", 3, 0, 5),
       real=3.5, faces=True, top=(26, 28), hand=(98, 60))
def train(pen: Pen, f: Features) -> None:
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
    face(pen, 84, 60, 10, f)
    pen.poly((88, 78), (100, 90), (84, 90))
    pen.box(4, 74, 86, 5)
    n = number(f["wheels"])
    for x in spread(4, 88, n):
        wheel(pen, x, 86, min(9, 40 / n), 5)


@drawn("f barca/barche, barchetta, barca a remi", "rowing boat/rowing boats, boat, rowboat", PATTERN,
       count("oars", "m remo/remi", "oar/oars", 2, 0, 5), EXPRESSION, real=1.0, faces=True, top=(48, 52),
       hand=(96, 52), inside=(15, 30, 80, 60))
def boat(pen: Pen, f: Features) -> None:
    for x in spread(22, 76, max(1, number(f["oars"])))[: number(f["oars"])]:
        pen.line((x + 6, 46), (x - 8, 82))
        pen.oval(x - 10, 86, 3, 7, turn=20)
    hull = pen.blob((2, 48), (8, 53), (50, 56), (84, 54), (99, 44), (92, 66), (78, 78), (22, 78), (8, 66))
    pen.pattern(hull, f["pattern"], 8)
    pen.curve((6, 58), (50, 62), (94, 55))
    if f["expression"] != "calm":
        face(pen, 78, 66, 9, f)


@drawn("m veliero/velieri, nave, barca a vela, galeone, vascello",
       "sailing ship/sailing ships, ship, sailboat, galleon", count("sails", "f vela/vele", "sail/sails", 2, 1, 4),
       WINDOWS, PATTERN, real=12.0, faces=True, top=(40, 70), hand=(98, 60))
def ship(pen: Pen, f: Features) -> None:
    n = number(f["sails"])
    for i, x in enumerate(spread(14, 86, n)):
        w = min(17, 36 / n)
        tall = 6 if i == n // 2 else 14
        pen.line((x, 70), (x, tall))
        pen.blob((x, tall - 1), (x - 8, tall), (x - 9, tall + 5), (x, tall + 6))
        sail = pen.blob((x - w * 0.8, tall + 10), (x, tall + 8), (x + w * 0.7, tall + 10), (x + w * 1.1, tall + 32),
            (x + w * 0.8, 60), (x, 57), (x - w * 0.7, 60),
                        (x - w * 0.3, tall + 32))
        pen.pattern(sail, f["pattern"], 7, 0)
    pen.poly((1, 58), (14, 58), (16, 68), (80, 68), (84, 60), (104, 54), (88, 88), (16, 90))
    for x in spread(18, 82, number(f["windows"])):
        pen.oval(x, 78, 3.2)
    pen.curve((0, 94), (12, 90), (24, 95), (36, 90), (50, 95), (64, 90), (76, 95), (88, 90), (102, 94))


@drawn("m aereo/aerei, aeroplano, aeroplanino", "aeroplane/aeroplanes, plane, airplane, aircraft", WINDOWS,
       EXPRESSION, PATTERN, real=4.0, faces=True, top=(50, 34), hand=(98, 52))
def plane(pen: Pen, f: Features) -> None:
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
    face(pen, 83, 51, 9, f)


@drawn("f mongolfiera/mongolfiere, pallone aerostatico, aerostato",
       "hot-air balloon/hot-air balloons, hot air balloon", EXPRESSION, PATTERN, real=20.0, top=(50, 2),
       inside=(36, 70, 64, 92))
def airship(pen: Pen, f: Features) -> None:
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
        face(pen, 50, 34, 17, f)


@drawn("m razzo/razzi, missile, astronave, navicella", "rocket/rockets, spaceship, missile", EXPRESSION,
       count("windows", "m oblò/oblò, finestrino, finestra", "porthole/portholes, window", 1, 0, 4),
       count("fins", "f pinna/pinne, aletta", "fin/fins", 2, 2, 4), PATTERN, real=10.0, top=(50, 2))
def rocket(pen: Pen, f: Features) -> None:
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
        face(pen, 50, 68, 11, f)


@drawn("m sottomarino/sottomarini, sommergibile", "submarine/submarines, sub", EXPRESSION, WINDOWS, real=5.0,
       faces=True, top=(46, 28), hand=(98, 60))
def submarine(pen: Pen, f: Features) -> None:
    pen.line((44, 34), (44, 12), (56, 12), (56, 17))
    pen.poly((34, 46), (38, 30), (56, 30), (60, 46))
    pen.oval(6, 52, 3, 9)
    pen.oval(6, 72, 3, 9)
    pen.blob((4, 62), (24, 46), (60, 42), (90, 50), (98, 62), (88, 76), (56, 82), (24, 78))
    for x in spread(18, 70, number(f["windows"])):
        r = min(6, 22 / number(f["windows"]))
        pen.oval(x, 60, r)
        pen.oval(x, 60, r * 0.65)
    face(pen, 82, 62, 11, f)


@drawn("m trattore/trattori", "tractor/tractors", EXPRESSION, real=2.5, faces=True, top=(32, 16), hand=(98, 54))
def tractor(pen: Pen, f: Features) -> None:
    pen.line((78, 46), (78, 26))
    pen.poly((18, 52), (20, 20), (48, 20), (52, 52))
    pen.box(12, 15, 42, 6)
    pen.box(26, 26, 18, 18)
    pen.blob((50, 46), (90, 46), (95, 56), (92, 74), (50, 74))
    face(pen, 80, 60, 12, f)
    wheel(pen, 28, 72, 25, 8)
    wheel(pen, 82, 84, 13, 6)


@drawn("m skateboard/skateboard, monopattino, tavola a rotelle", "skateboard/skateboards, scooter", WHEELS, PATTERN,
       real=0.15, faces=True, top=(50, 44))
def skateboard(pen: Pen, f: Features) -> None:
    for x in spread(12, 88, number(f["wheels"])):
        wheel(pen, x, 64, 7)
    deck = pen.blob((1, 40), (10, 46), (50, 48), (90, 46), (99, 40), (96, 52), (84, 57), (16, 57), (4, 52))
    pen.pattern(deck, f["pattern"], 5)


@drawn("m ufo/ufo, disco volante", "flying saucer/flying saucers, ufo", EXPRESSION,
       count("lights", "f luce/luci, lucina, lampadina", "light/lights, lamp", 4, 1, 7), real=4.0, top=(50, 24))
def saucer(pen: Pen, f: Features) -> None:
    pen.blob((30, 48), (34, 28), (50, 20), (66, 28), (70, 48))
    face(pen, 50, 36, 11, f)
    pen.blob((2, 56), (26, 46), (50, 44), (74, 46), (98, 56), (78, 68), (50, 72), (22, 68))
    for x in spread(12, 88, number(f["lights"])):
        pen.oval(x, 57, 3.4)
    for x in (36, 50, 64):
        pen.line((x, 74), (50 + (x - 50) * 1.6, 92))


@drawn("f carrozza/carrozze, calesse, carro", "carriage/carriages, coach, cart", PATTERN,
       count("wheels", "f ruota/ruote", "wheel/wheels", 2, 1, 5), real=2.2, faces=True, top=(50, 12), hand=(97, 60))
def carriage(pen: Pen, f: Features) -> None:
    pen.curve((80, 66), (90, 66), (99, 60))
    body = pen.blob((12, 36), (22, 14), (50, 10), (78, 14), (88, 36), (80, 66), (50, 74), (20, 66))
    pen.pattern(body, f["pattern"], 9)
    pen.blob((32, 28), (50, 24), (68, 28), (66, 46), (34, 46))
    pen.blob((46, 10), (44, 3), (50, 6), (56, 3), (54, 10))
    n = number(f["wheels"])
    for x in spread(2, 98, n):
        wheel(pen, x, 80, min(17, 44 / n), 8)


