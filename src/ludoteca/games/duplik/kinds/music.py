"""Instruments, and the microphone."""

from __future__ import annotations

from ludoteca.games.duplik.ink import Art, Draw, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.features import EXPRESSION, PATTERN, Features, count, number, standing_legs
from ludoteca.games.duplik.kinds.figure import still
from ludoteca.games.duplik.kinds.kind import declare
from ludoteca.games.duplik.kinds.pen import Pen, spread


def piano(a: Art) -> None:
    """A grand piano, keyboard at -96, lid up to -300; the player sits at the left, facing right."""
    with thing(a, "piano"):
        a.shadow(20, 2, 190, 10)
        a.shape("-60,-120! -20,-290! 150,-300 220,-250 190,-130!", w=4.6, fill="k", shine=12)
        a.line("150,-130 110,-270", 5, (0.03, 0.03))
        a.black("-150,-84! -146,-124! 196,-132! 216,-104 196,-78!", shine=9)
        a.shape("-178,-104! -60,-108! -60,-90! -178,-86!", w=3.4, halo=1.5)
        for i in range(7):
            a.line([(-164 + i * 15, -105), (-164 + i * 15, -88)], 2.4, (0.02, 0.02))
        a.lines_of("-140,-84 -134,0", "170,-80 166,0", "40,-80 40,-10", w=9, taper=(0.03, 0.03))


@declare("m pianoforte/pianoforti, piano", "piano/pianos, grand piano",
         count("keys", "m tasto/tasti", "key/keys", 8, 4, 12), standing_legs(3, 5), real=1.0, faces=True, top=(40, 26),
         hand=(97, 50), figure=still(piano))
def plain_piano(pen: Pen, f: Features) -> None:
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


def guitar(a: Art) -> None:
    """Upright, foot at the origin, about 230 high; `a.at(turn=...)` lays it across a lap."""
    with thing(a, "guitar"):
        a.shape("-8,-120! -6,-226! 7,-226! 9,-120!", w=3.6, fill="k")
        a.shape("-12,-224! -9,-252! 10,-252! 13,-224!", w=3.4)
        a.shape("0,0 -50,-14 -56,-56 -34,-78 -44,-106 -20,-130 20,-130 44,-106 34,-78 56,-56 50,-14", w=4.8,
                spot="s", hatch=16)
        a.shape(oval(0, -78, 19, 19), w=3, fill="k")
        a.shape("-22,-30! 22,-32! 22,-24! -22,-22!", w=2.6)
        a.lines_of("-3,-26 -2,-224", "3,-26 3,-224", w=1.8, taper=(0.02, 0.02))


@declare("f chitarra/chitarre", "guitar/guitars, ukulele", count("strings", "f corda/corde", "string/strings", 4, 1, 6),
         PATTERN, real=1.0, top=(50, 4), figure=still(guitar))
def plain_guitar(pen: Pen, f: Features) -> None:
    pen.poly((42, 3), (58, 3), (56, 16), (44, 16))
    pen.box(45, 16, 10, 36)
    body = pen.blob((50, 46), (64, 46), (70, 56), (66, 66), (78, 78), (74, 94), (50, 98), (26, 94), (22, 78), (34, 66),
                    (30, 56), (36, 46))
    pen.pattern(body, f["pattern"], 8)
    pen.oval(50, 72, 9)
    pen.box(42, 88, 16, 3)
    for x in spread(45, 55, number(f["strings"])):
        pen.line((x, 8), (x, 89))


def trumpet(a: Art) -> None:
    with thing(a, "trumpet"):
        a.line("-20,0 60,-6", 6, (0.02, 0.02))
        a.shape("56,-14! 96,-34! 102,22! 58,4!", w=3.8, spot="s")
        a.shape("-4,-10 24,-14 34,-4 24,10 -2,10", w=3.2)
        for x in (4, 13, 22):
            a.line([(x, -10), (x, -26)], 4, (0.05, 0.05))


@declare("f tromba/trombe, trombetta", "trumpet/trumpets, horn, bugle",
         count("valves", "m pistone/pistoni, tasto", "valve/valves", 3, 1, 5), real=0.5, faces=True, hand=(97, 50),
         figure=still(trumpet))
def plain_trumpet(pen: Pen, f: Features) -> None:
    for x in spread(28, 62, number(f["valves"])):
        pen.box(x - 2.4, 32, 4.8, 30)
        pen.oval(x, 30, 4, 2)
    pen.blob((20, 50), (30, 44), (58, 44), (66, 52), (58, 64), (30, 64))
    pen.blob((26, 54), (34, 50), (56, 50), (60, 54), (54, 59), (34, 59))
    pen.blob((6, 43), (70, 43), (84, 38), (92, 24), (97, 50), (92, 72), (84, 56), (70, 50), (6, 49))
    pen.oval(93, 48, 4, 24)
    pen.poly((6, 42), (1, 38), (1, 54), (6, 50))


def drum(spot: str = "s") -> Draw:
    """About 150 wide, 110 high."""

    def draw(a: Art) -> None:
        with thing(a, "drum"):
            a.shadow(6, 2, 84, 7)
            a.shape("-74,-96! -72,-8 0,8 72,-8 74,-96!", w=4.6, spot=spot, hatch=18)
            for i in range(5):
                x = -72 + i * 36
                a.lines_of([(x, -84), (x + 18, -10 + 8 * (1 - abs(i - 2) / 2)), (x + 36, -84)], w=2.8,
                           taper=(0.05, 0.05))
            a.shape("-76,-98 0,-118 76,-98 0,-80", w=4.2)

    return draw


@declare("m tamburo/tamburi, tamburello, grancassa", "drum/drums", PATTERN, EXPRESSION, real=0.5, top=(50, 24),
         figure=still(drum()))
def plain_drum(pen: Pen, f: Features) -> None:
    pen.line((20, 6), (44, 30))
    pen.line((80, 6), (56, 30))
    pen.dot(20, 6, 3)
    pen.dot(80, 6, 3)
    side = pen.blob((10, 34), (90, 34), (90, 84), (50, 95), (10, 84))
    pen.pattern(side, f["pattern"], 10)
    pen.oval(50, 34, 41, 11)
    if f["expression"] != "calm":
        pen.face(50, 66, 16, f)
    elif f["pattern"] == "plain":
        pen.line((10, 42), (30, 88), (50, 46), (70, 88), (90, 42))


def microphone(a: Art) -> None:
    """On a stand, head at -170."""
    with thing(a, "microphone"):
        a.line("0,0 2,-150", 5, (0.03, 0.03))
        a.shape("-40,4 0,-12 40,4 0,10", w=4)
        a.shape(oval(4, -168, 20, 24, turn=20), w=4.2, fill="k", shine=7)
        a.lines_of("-8,-166 18,-174", "-4,-156 20,-164", w=2, ink="p")


@declare("m microfono/microfoni", "microphone/microphones, mic", real=1.4, top=(50, 4), figure=still(microphone))
def plain_microphone(pen: Pen, f: Features) -> None:
    pen.box(48, 30, 4, 62)
    pen.blob((24, 97), (34, 90), (66, 90), (76, 97))
    head = pen.oval(50, 18, 12, 15)
    pen.pattern(head, "checks", 5)
    pen.box(43, 31, 14, 5)
