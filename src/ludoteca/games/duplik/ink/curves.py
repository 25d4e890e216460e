"""Curves of a drawing: points written by hand, smooth runs between corners, tubes round a bent line."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Knot = tuple[float, float, float]  # x, y and: 1 for a corner (in outlines), the radius (in tubes)
Path = str | Sequence[tuple[float, ...]]


def knots(path: Path) -> list[Knot]:
    """A path as points: "x,y x,y! x,y" (a ! makes a corner), or tuples with an optional third value."""
    if isinstance(path, str):
        found = []
        for word in path.split():
            x, _, y = word.rstrip("!").partition(",")
            found.append((float(x), float(y), 1.0 if word.endswith("!") else 0.0))
        return found
    return [(p[0], p[1], p[2] if len(p) > 2 else 0.0) for p in path]


def oval(
    x: float, y: float, rx: float, ry: float | None = None, start: float = 0, end: float = 360, turn: float = 0,
    n: int = 0,
) -> list[Knot]:
    """Points round an oval or an arc of it, in degrees; n is how many, fewer make it more crooked."""
    high = rx if ry is None else ry
    count = n or max(6, int(abs(end - start) / 24))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    found = []
    for i in range(count if abs(end - start) >= 360 else count + 1):
        a = math.radians(start + (end - start) * i / count)
        px, py = rx * math.cos(a), high * math.sin(a)
        found.append((x + px * c - py * s, y + px * s + py * c, 0.0))
    return found


def smooth(points: Sequence[Knot], closed: bool = False, step: float = 4.0) -> list[Knot]:
    """Centripetal Catmull-Rom through the points; the third value is carried along as smoothly."""
    n = len(points)
    if n < 3 and not closed:
        a, b = points[0], points[-1]
        m = max(2, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step))
        return [
            (a[0] + (b[0] - a[0]) * i / m, a[1] + (b[1] - a[1]) * i / m, a[2] + (b[2] - a[2]) * i / m)
            for i in range(m + 1)
        ]
    found: list[Knot] = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
        else:
            p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        d01 = math.sqrt(max(1e-3, math.hypot(p1[0] - p0[0], p1[1] - p0[1])))
        chord = math.hypot(p2[0] - p1[0], p2[1] - p1[1])
        d12 = math.sqrt(max(1e-3, chord))
        d23 = math.sqrt(max(1e-3, math.hypot(p3[0] - p2[0], p3[1] - p2[1])))
        into, away = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
        for j in range(3):
            v0, v1, v2, v3 = p0[j], p1[j], p2[j], p3[j]
            into[j] = v2 - v1 if d01 < 0.05 else d12 * ((v1 - v0) / d01 - (v2 - v0) / (d01 + d12) + (v2 - v1) / d12)
            away[j] = v2 - v1 if d23 < 0.05 else d12 * ((v2 - v1) / d12 - (v3 - v1) / (d12 + d23) + (v3 - v2) / d23)
        k = max(2, int(chord / step))
        for j in range(k):
            t = j / k
            t2, t3 = t * t, t * t * t
            h1, h2, h3, h4 = 2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2
            found.append(
                (
                    h1 * p1[0] + h2 * into[0] + h3 * p2[0] + h4 * away[0],
                    h1 * p1[1] + h2 * into[1] + h3 * p2[1] + h4 * away[1],
                    h1 * p1[2] + h2 * into[2] + h3 * p2[2] + h4 * away[2],
                )
            )
    found.append(points[0] if closed else points[-1])
    return found


def runs(points: Sequence[Knot], closed: bool) -> list[list[Point]]:
    """The smooth runs between the corners of an outline."""
    pieces: list[list[Knot]]
    if not any(p[2] for p in points):
        return [[(q[0], q[1]) for q in smooth([(p[0], p[1], 0.0) for p in points], closed)]]
    line = list(points)
    if closed:
        first = next(i for i, p in enumerate(line) if p[2])
        line = line[first:] + line[:first] + [line[first]]
    pieces, current = [], [line[0]]
    for p in line[1:]:
        current.append(p)
        if p[2]:
            pieces.append(current)
            current = [p]
    if len(current) > 1:
        pieces.append(current)
    return [[(q[0], q[1]) for q in smooth(piece)] for piece in pieces]


def polygon(points: Sequence[Knot]) -> list[Point]:
    """The polygon of a closed outline."""
    return [q for run in runs(points, True) for q in run]


def area(shape: Sequence[Point]) -> float:
    total = 0.0
    px, py = shape[-1]
    for x, y in shape:
        total += px * y - x * py
        px, py = x, y
    return total / 2


def contains(outline: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside a closed outline."""
    inside = False
    px, py = outline[-1]
    for qx, qy in outline:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            inside = not inside
        px, py = qx, qy
    return inside


def length(line: Sequence[Point]) -> float:
    return sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def even(line: Sequence[Point], step: float) -> list[Point]:
    """The same line with a point every `step`."""
    found = [line[0]]
    left = step
    for a, b in pairwise(line):
        ax, ay = a
        d = math.hypot(b[0] - ax, b[1] - ay)
        while d >= left and d > 0:
            t = left / d
            ax, ay = ax + (b[0] - ax) * t, ay + (b[1] - ay) * t
            found.append((ax, ay))
            d = math.hypot(b[0] - ax, b[1] - ay)
            left = step
        left -= d
    if math.hypot(found[-1][0] - line[-1][0], found[-1][1] - line[-1][1]) > step * 0.3:
        found.append(line[-1])
    return found


def tube(joints: Sequence[Knot], cap: bool = True, capped_root: bool = False) -> list[Point]:
    """The outline of a bent tube through joints with radii: one side, the round end, the other side back."""
    c = smooth(joints)
    one: list[Point] = []
    other: list[Point] = []
    for i, (x, y, r) in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(len(c) - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        nx, ny = -(b[1] - a[1]) / d, (b[0] - a[0]) / d
        one.append((x + nx * r, y + ny * r))
        other.append((x - nx * r, y - ny * r))
    end = _cap(c[-1], c[-2], range(1, 8)) if cap else []
    if capped_root:
        return [*_cap(c[0], c[1], range(4, 8)), *one, *end, *reversed(other), *_cap(c[0], c[1], range(1, 5))]
    return [*one, *end, *reversed(other)]


def _cap(tip: Knot, before: Knot, steps: Iterable[int]) -> list[Point]:
    towards = math.atan2(tip[1] - before[1], tip[0] - before[0])
    return [
        (
            tip[0] + tip[2] * math.cos(towards + math.pi / 2 - math.pi * j / 8),
            tip[1] + tip[2] * math.sin(towards + math.pi / 2 - math.pi * j / 8),
        )
        for j in steps
    ]
