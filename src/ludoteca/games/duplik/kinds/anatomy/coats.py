"""Coats of four-legged animals: spots, stripes, wool, humps and manes that follow the body."""

from __future__ import annotations

import math

from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Knot, Point
from ludoteca.games.duplik.kinds.anatomy.biped import mixed
from ludoteca.games.duplik.kinds.anatomy.quadruped import Body, Coat

_SPOTS = (
    (-0.74, -0.3, 27, 22), (0.5, -0.5, 25, 18), (-0.1, -0.62, 30, 17), (-0.2, 0.52, 24, 17), (0.86, 0.2, 20, 18),
    (0.36, 0.5, 15, 12),
)


def along(b: Body, t: float, across: float) -> Point:
    """A place on the flank: t from -1 (rump) to 1 (withers), across from -1 (back) to 1 (belly)."""
    r, (px, py) = b.frame.torso[1], mixed(b.middle, b.withers if t > 0 else b.rump, abs(t))
    (x1, y1), (x2, y2) = b.rump, b.withers
    d = math.hypot(x2 - x1, y2 - y1) or 1.0
    return px - (y2 - y1) / d * r * across, py + (x2 - x1) / d * r * across


def cow_spots(n: int) -> Coat:
    """n black spots, named and counted; those nearest the back are seen best."""

    def coat(a: Art, b: Body) -> None:
        with a.clip(b.path):
            for i, (t, across, rx, ry) in enumerate(_SPOTS[:n]):
                x, y = along(b, t, across)
                with a.part(f".spot#{i + 1}"):
                    a.flat([(x - rx, y), (x - rx * 0.5, y - ry), (x + rx * 0.6, y - ry * 0.9), (x + rx, y + ry * 0.2),
                            (x + rx * 0.3, y + ry), (x - rx * 0.7, y + ry * 0.8)], "k")
        a.outline(b.path[:: max(1, len(b.path) // 40)], 5)

    return coat


def tiger_stripes(n: int) -> Coat:
    def coat(a: Art, b: Body) -> None:
        with a.clip(b.path):
            for i in range(n):
                t = -1 + 2 * (i + 0.5) / n
                p, q = along(b, t, -1.1), along(b, t + 0.08, 0.1)
                with a.part(f".stripe#{i + 1}"):
                    a.line([p, mixed(p, q, 0.5), q], 9, (0.02, 0.8))

    return coat


def patches(a: Art, b: Body) -> None:
    """A giraffe's: crooked tiles on flank and neck."""
    tiles = [along(b, t, c) for t in (-0.9, -0.45, 0, 0.45, 0.9) for c in (-0.5, 0.2)]
    neck = [mixed(b.withers, b.head, t) for t in (0.12, 0.3, 0.48, 0.66, 0.84)]
    for i, (x, y) in enumerate([*tiles, *neck]):
        r = 15 if i < len(tiles) else 9
        j = (i * 7) % 5 - 2
        a.flat([(x - r, y - r * 0.5 + j, 1), (x - 2, y - r, 1), (x + r, y - r * 0.3, 1), (x + r * 0.7, y + r * 0.8, 1),
                (x - r * 0.7, y + r * 0.7 - j, 1)], "k")


def wool(a: Art, b: Body) -> None:
    """A sheep is a cloud with legs: curls all round, a few inside."""
    ring: list[Knot] = []
    n = 16
    cx, cy = mixed(b.rump, b.withers, 0.5)
    long = math.hypot(b.withers[0] - b.rump[0], b.withers[1] - b.rump[1]) / 2 + b.frame.torso[1]
    turn = math.atan2(b.withers[1] - b.rump[1], b.withers[0] - b.rump[0])
    for i in range(2 * n):
        t = math.pi * i / n
        r = 1.12 if i % 2 else 0.93
        x, y = long * r * math.cos(t), b.frame.torso[1] * (r + 0.1) * math.sin(t)
        ring.append((cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn),
                     0 if i % 2 else 1))
    a.shape(ring, w=4.8, hatch={"n": 18, "gap": 7})
    for t, c in ((-0.6, -0.3), (-0.1, -0.5), (0.4, -0.2), (-0.4, 0.3), (0.2, 0.3), (0.7, 0.3)):
        x, y = along(b, t, c)
        a.line([(x - 9, y), (x - 4, y - 8), (x + 5, y - 6), (x + 6, y + 2), (x, y + 4)], 2.4)


def hump(n: int) -> Coat:
    """A camel's humps, named."""

    def coat(a: Art, b: Body) -> None:
        r = b.frame.torso[1]
        for i in range(n):
            t = 0.0 if n == 1 else -0.75 + 1.5 * i / (n - 1)
            x, y = along(b, t, -0.7)
            wide = 74 if n == 1 else min(60, 160 / n)
            with a.part(f".hump#{i + 1}"):
                a.shape([(x - wide, y + 8), (x - wide * 0.55, y - 22), (x - 10, y - r * 1.25), (x + 14, y - r * 1.22),
                         (x + wide * 0.6, y - 18), (x + wide, y + 10), (x, y + 26)], w=0)
                a.line([(x - wide, y - 2), (x - wide * 0.55, y - 26), (x - 10, y - r * 1.25), (x + 14, y - r * 1.22),
                        (x + wide * 0.6, y - 22), (x + wide, y)], 5, (0.12, 0.12))
                side = [(x + 18, y - r * 1.05), (x + wide * 0.6, y - 20), (x + wide * 0.86, y + 2),
                        (x + wide * 0.5, y + 4)]
                a.hatching(side, 7, -52, 2)
                a.lines_of([(x - 12, y - r * 1.14), (x - 2, y - r * 1.2), (x + 10, y - r * 1.14)], w=2.4)

    return coat


def horse_mane(a: Art, b: Body) -> None:
    (wx, wy), (hx, hy) = b.withers, b.head
    d = math.hypot(hx - wx, hy - wy) or 1.0
    nx, ny = (hy - wy) / d, -(hx - wx) / d
    r = b.frame.neck[1] + 2

    def at(t: float, out: float) -> Point:
        x, y = mixed((wx, wy), (hx, hy), t)
        return x + nx * out, y + ny * out

    a.black([at(1.05, r - 8), (*at(0.95, r + 14), 1), at(0.8, r + 6), (*at(0.68, r + 24), 1), at(0.55, r + 12),
             (*at(0.4, r + 32), 1), at(0.3, r + 18), (*at(0.1, r + 36), 1), at(0.02, r + 2), at(0.3, r - 8),
             at(0.7, r - 16)], w=3, shine=9)
