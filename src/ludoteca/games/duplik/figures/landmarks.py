"""Figures one sees from afar: lighthouse, skyscraper, pyramid, bridge, mountain, volcano, island, wave. Feet at y=0."""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.kit import thing
from ludoteca.games.duplik.figures.outdoors import palm, puff
from ludoteca.games.duplik.ink import Art, Draw, oval


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


def mountain(a: Art) -> None:
    """About 260 high: one peak with snow on it, a smaller one behind."""
    with thing(a, "mountain"):
        a.black("20,0! 120,-150 146,-132! 220,0!", w=4, shine=8)
        a.shape("-200,2! -130,-96 -96,-110! -20,-258 6,-240! 60,-140 96,-104! 168,4! 0,10", w=5.2,
                hatch={"n": 46, "gap": 8, "lim": 0.15})
        a.shape("-20,-258 6,-240! 50,-158! 30,-172 14,-140! -6,-166 -28,-136! -42,-166 -70,-152!", w=4, halo=1.5)
        a.lines_of("-96,-108 -70,-60 -84,-20", "-10,-130 6,-80 -8,-40", "70,-110 84,-70 78,-34", w=2.8)


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


def island(a: Art) -> None:
    """Sand, one palm and water round it."""
    with thing(a, "island"):
        with a.at(-14, -34, 0.92):
            palm(3)(a)
        a.shape("-150,-8 -96,-36 -20,-48 60,-42 128,-22 158,-4 80,10 -80,10", w=5, halo=2, hatch={"n": 18, "gap": 7})
        for x, y in ((-60, -18), (10, -26), (66, -14), (-10, -8), (104, -8)):
            a.dot(x, y, 3)
        a.lines_of("-196,6 -160,16 -110,12", "-130,26 -60,32 10,26", "120,14 170,18 206,6", "40,32 90,28 130,32", w=3.4)


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
