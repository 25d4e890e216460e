"""What is eaten and drunk: origin at its foot, or where it is gripped."""

from __future__ import annotations

import math

from ludoteca.games.duplik.figures.kit import thing
from ludoteca.games.duplik.ink import Art, Draw, oval


def cake(layers: int = 3, candles: int = 0) -> Draw:
    """About 200 wide at the foot, 56 a layer."""

    def draw(a: Art) -> None:
        with thing(a, "cake"):
            a.shadow(6, 2, 110, 8)
            top = 0.0
            for i in range(layers):
                w, y = 100 - i * 22, -i * 56
                with a.part(f".layer#{i + 1}"):
                    a.shape([(-w, y, 1), (-w, y - 52), (0, y - 58), (w, y - 52), (w, y, 1), (0, y + 8)], w=4.6,
                            hatch=16)
                    drip: list[tuple[float, float]] = [(-w - 2, y - 50)]
                    n = 5
                    for k in range(n):
                        x = -w + 2 * w * (k + 0.5) / n
                        drip += [(x - w / n * 0.5, y - 26 - 10 * (k % 2)), (x + w / n * 0.5, y - 38)]
                    a.shape([*drip, (w + 2, y - 50), (0, y - 62)], w=3.4, spot="s")
                top = y - 58
            for i in range(candles):
                x = -40 + 80 * i / max(1, candles - 1) if candles > 1 else 0
                x *= (100 - (layers - 1) * 22) / 60
                with a.part(f".candle#{i + 1}"):
                    a.shape([(x - 5, top + 4, 1), (x - 5, top - 30, 1), (x + 5, top - 31, 1), (x + 5, top + 4, 1)],
                            w=2.6)
                    a.shape([(x, top - 32), (x - 6, top - 42), (x, top - 58, 1), (x + 6, top - 42)], w=2.2, spot="s")

    return draw


def teapot(a: Art) -> None:
    """About 170 wide and 120 high."""
    with thing(a, "teapot"):
        a.shape("-66,-80 -104,-84 -108,-40 -66,-30! -70,-44 -92,-50 -90,-70 -64,-66", w=4)
        a.shape("58,-40 88,-56 104,-92! 118,-86! 108,-44 64,-16", w=4.2, hatch=8)
        a.shape("-70,-50 -60,-92 0,-106 60,-92 72,-48 50,-8 0,2 -50,-6", w=4.8, hatch={"n": 24, "gap": 7})
        a.shape("-40,-98 0,-122 40,-98 0,-90", w=4)
        a.shape(oval(0, -126, 9, 8, n=8), w=3, spot="s")


def pizza(olives: int = 5) -> Draw:
    """A whole one seen from a little above, origin in its middle."""

    def draw(a: Art) -> None:
        with thing(a, "pizza"):
            a.shape(oval(0, 0, 84, 40), w=4.6, hatch=10)
            a.shape(oval(0, -3, 68, 30), w=3, spot="s")
            for i in range(olives):
                t = 2 * math.pi * i / max(1, olives) + 0.5
                with a.part(f".olive#{i + 1}"):
                    a.black(oval(42 * math.cos(t), -3 + 18 * math.sin(t), 9, 6, n=8), w=1.6)
            a.shape(oval(0, -2, 9, 6, n=7), w=2.2)

    return draw


def cheese(holes: int = 5) -> Draw:
    """A wedge about 200 wide and 110 high."""

    def draw(a: Art) -> None:
        places = ((-54, -34, 15), (6, -46, 18), (60, -30, 14), (-18, -18, 9), (30, -16, 9), (-80, -18, 8), (74, -58, 9))
        with thing(a, "cheese"):
            a.shadow(6, 2, 110, 8)
            a.shape("-104,-62! 40,-126! 104,-86! 104,-80! -104,-58!", w=4.2)
            a.shape("-104,-62! 104,-84! 104,0! -104,4!", w=4.8, spot="t", shift=(1, 1), hatch={"n": 22, "gap": 7})
            for i, (x, y, r) in enumerate(places[:holes]):
                with a.part(f".hole#{i + 1}"):
                    a.shape(oval(x, y, r, r * 0.9, n=9), w=2.8, fill="k" if r > 12 else "p")

    return draw


def sandwich(layers: int = 3) -> Draw:
    """About 150 wide."""

    def draw(a: Art) -> None:
        with thing(a, "sandwich"):
            a.shape("-74,0 -76,-18 0,-24 76,-20 74,0 0,6", w=4.2, hatch=8)
            y = -22.0
            for i in range(layers):
                with a.part(f".layer#{i + 1}"):
                    if i % 3 == 0:
                        a.shape([(-82, y), (-50, y - 10), (-20, y + 4), (10, y - 8), (44, y + 4), (84, y - 6),
                                 (74, y - 14), (0, y - 18), (-74, y - 12)],
                                w=3.2)
                    elif i % 3 == 1:
                        a.shape([(-76, y, 1), (76, y - 4, 1), (78, y - 15, 1), (-76, y - 12, 1)], w=3.2, spot="s")
                    else:
                        a.shape([(-72, y, 1), (74, y - 3, 1), (74, y - 13, 1), (-72, y - 11, 1)], w=3.2, fill="k")
                y -= 14
            a.shape([(-76, y + 2), (-72, y - 24), (0, y - 38), (72, y - 26), (76, y), (0, y + 6)], w=4.4, hatch=10)
            for x in (-30, -4, 24):
                a.line([(x, y - 26), (x + 5, y - 24)], 2.4)

    return draw


def egg(a: Art) -> None:
    with thing(a, "egg"):
        a.shape("0,0 -28,-12 -34,-46 -18,-80 0,-90 20,-80 34,-46 28,-12", w=4.2, hatch=14)


def carrot(a: Art) -> None:
    """Point downwards, origin at the point."""
    with thing(a, "carrot"):
        for q in ("0,-84 -16,-112 -26,-114! -10,-92", "0,-84 2,-124! 10,-96", "2,-84 22,-108! 12,-88"):
            a.shape(q, w=3)
        a.shape("0,0! -22,-60 -18,-84 0,-90 20,-84 22,-60", w=4, spot="s", hatch=8)
        a.lines_of("-18,-62 -4,-60", "8,-44 18,-46", "-10,-30 0,-28", w=2.4)


def banana(a: Art) -> None:
    with thing(a, "banana"):
        a.shape("-44,-40! -38,-16 -6,2 34,-8 52,-40! 44,-46! 26,-26 -4,-20 -30,-34 -36,-48!", w=4, hatch=8)
        a.black("-46,-40! -36,-50! -34,-44! -42,-36!", w=1.6)


def watermelon(seeds: int = 6) -> Draw:
    """A slice, rind downwards."""

    def draw(a: Art) -> None:
        with thing(a, "watermelon"):
            a.shape("-96,-54! -84,-14 -40,14 0,20 40,14 84,-14 96,-56! 0,-60", w=4.6, hatch=12)
            a.shape("-82,-52! -70,-18 -34,4 0,8 34,4 70,-18 82,-53! 0,-57", w=2.8, spot="s")
            for i in range(seeds):
                with a.part(f".seed#{i + 1}"):
                    a.black(oval(-56 + i * 112 / max(1, seeds - 1), -32 + (i % 2) * 16, 6, 9, n=7), w=1.4)

    return draw


def sausage(a: Art) -> None:
    with thing(a, "sausage"):
        a.limb([(-70, -24, 19), (-30, -10, 22), (20, -10, 22), (66, -26, 19)], w=4.4, capped_root=True, spot="s",
               hatch=10)
        a.lines_of("-78,-34 -92,-42", "76,-36 90,-46", w=4)


def bottle(spot: str = "") -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "bottle"):
            a.shape("-22,0! -24,-64 -10,-86 -9,-116! 9,-116! 10,-86 24,-64 22,0!", w=4.2, spot=spot, hatch=10)
            a.shape("-11,-116! 11,-116! 11,-130! -11,-130!", fill="k", w=2.4)
            a.shape("-20,-52! 20,-53! 19,-20! -19,-19!", w=2.6)

    return draw


def bone(a: Art) -> None:
    with thing(a, "bone"):
        a.shape("-50,-8! -66,-22 -80,-8 -70,2 -82,14 -66,24 -50,10! 50,8! 66,22 82,12 72,0 82,-12 66,-24 50,-8!",
                w=4, hatch=8)


def apple(worms: int = 0) -> Draw:
    def draw(a: Art) -> None:
        with thing(a, "apple"):
            a.line("0,-62 4,-84", 4, (0.02, 0.3))
            a.shape("2,-66 22,-84 38,-78 20,-66", w=3)
            a.shape("0,-60 -26,-68 -44,-46 -40,-16 -18,2 0,-4 18,2 40,-16 44,-46 26,-68", w=4.4, spot="s", hatch=12)
            for i in range(worms):
                with a.part(f".worm#{i + 1}"):
                    side = 1 if i % 2 else -1
                    a.limb([(side * 24, -30 - 14 * i, 6), (side * 46, -38 - 14 * i, 6),
                            (side * 56, -56 - 14 * i, 6)], w=3, halo=1.5)
                    a.dot(side * 57, -60 - 14 * i, 2)

    return draw


def pear(a: Art) -> None:
    """About 190 high, with its leaf."""
    with thing(a, "pear"):
        a.shadow(6, 2, 62, 6)
        a.line("2,-150 6,-182 18,-190", 6, (0.03, 0.1))
        a.shape("8,-164 34,-192 70,-190! 54,-164 28,-154", w=3.6, spot="s", hatch=6)
        a.shape("0,-156 26,-140 34,-106 58,-72 66,-34 46,-4 4,4 -44,-4 -62,-36 -52,-74 -30,-106 -24,-140", w=5,
                hatch={"n": 30, "gap": 7})
        a.lines_of("-30,-60 -40,-40 -34,-22", "20,-20 26,-26", "-4,-34 2,-38", "30,-46 34,-50", w=2.6)
