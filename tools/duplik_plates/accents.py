"""Small additions that only plates use: lines of motion, steam, smoke, dust, a tie, a pot plant."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art, oval
from ludoteca.games.duplik.kinds.anatomy.slots import thing
from ludoteca.games.duplik.kinds.nature import puff


def steam(a: Art, x: float, y: float, n: int = 3, h: float = 60) -> None:
    """n wisps rising from x, y."""
    for i in range(n):
        px = x + (i - (n - 1) / 2) * 22
        a.line([(px, y), (px - 9, y - h * 0.35), (px + 9, y - h * 0.7), (px - 2, y - h)], 2.6, (0.2, 0.6))


def motion(a: Art, x: float, y: float, n: int = 3, long: float = 60, turn: float = 0) -> None:
    """Speed lines ending at x, y."""
    with a.at(x, y, turn=turn):
        for i in range(n):
            dy = (i - (n - 1) / 2) * 18
            a.line([(-long - 14 * (i % 2), dy), (-8, dy)], 2.8, (0.5, 0.2))


def shout(a: Art, x: float, y: float, n: int = 4, r: float = 30, towards: float = 0) -> None:
    """Strokes of noise or surprise radiating from x, y towards an angle."""
    for i in range(n):
        t = math.radians(towards + (i - (n - 1) / 2) * 26)
        a.line([(x + r * math.cos(t), y + r * math.sin(t)), (x + r * 1.9 * math.cos(t), y + r * 1.9 * math.sin(t))],
               3, (0.2, 0.5))


def dust(a: Art, x: float, y: float, s: float = 1) -> None:
    """A little cloud kicked up."""
    for dx, dy, r in ((-26, -4, 15), (0, -10, 20), (24, -3, 13)):
        puff(a, x + dx * s, y + dy * s, r * s, 6, 6)


def smoke(a: Art, *balls: tuple[float, float, float]) -> None:
    """Smoke from the farthest ball to the nearest."""
    for i, (x, y, r) in enumerate(balls):
        puff(a, x, y, r, 6 + i % 3)


def pot_plant(a: Art) -> None:
    with thing(a, "plant"):
        for q in ("0,-44 -34,-90 -60,-92! -30,-64", "0,-44 -10,-120 -4,-138! 10,-90", "0,-44 30,-96 60,-104! 34,-62"):
            a.shape(q, w=3.4, hatch=8)
        a.shape("-28,-46! 28,-48! 22,0! -20,2!", w=4, spot="s", hatch=10)
        a.shape("-32,-58! 32,-60! 32,-44! -32,-42!", w=3.6, spot="s")


def bow_tie(a: Art) -> None:
    with thing(a, "bow tie"):
        a.shape("0,0 -22,-14! -24,12! -2,4 20,14! 22,-12!", spot="s", w=3)
        a.shape(oval(0, 0, 6, 7, n=7), w=2.4)


def tie(a: Art) -> None:
    with thing(a, "tie"):
        a.shape("-8,-4! 8,-5! 5,10 16,66! 0,82! -14,64! -5,10", spot="s", w=3.2)
