"""What carries people: origin on the ground (or the water, or in the middle of what flies), facing right.

What holds somebody comes in two halves: `..._back` before the guests, `..._front` after.
"""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.kit import half, thing
from ludoteca.games.duplik.figures.outdoors import puff
from ludoteca.games.duplik.ink import Art, Draw, oval


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


def flames(a: Art, s: float = 1.0) -> None:
    """Fire downwards from the origin."""
    with a.at(s=s):
        a.shape("-40,0 -48,44 -34,92! -20,62 -8,124! 8,66 26,100! 40,50 38,0", w=4, spot="s")
        a.shape("-18,0 -22,34 -6,66! 4,40 16,60! 18,0", w=2.6)


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


def cannon(a: Art) -> None:
    """Mouth at (150, -150)."""
    with thing(a, "cannon"):
        a.shadow(0, 2, 140, 9)
        with a.at(-20, -70, turn=-28):
            a.shape("-90,-36 -110,-10 -106,16 -86,36 160,28! 170,44! 188,42! 188,-44! 170,-44! 160,-30!", w=4.8,
                    fill="k", shine=11)
            a.dot(-118, 0, 12)
        a.shape("-90,-20! -30,-90! -14,-80! -50,-8!", w=4.2, hatch=8)
        with a.part(".wheel"):
            wheel(a, -24, -54, 54, 10)


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
