"""The pen that draws one object: lines, curves, closed shapes and patterns in a box of 100 by 100."""

from __future__ import annotations

import math
from typing import NamedTuple

Point = tuple[float, float]


class Mark(NamedTuple):
    """One touch of the pen. `thick` 0 is the ordinary nib; a `solid` mark hides whatever lies behind it."""

    points: tuple[Point, ...]
    thick: float
    solid: bool


def smooth(points: tuple[Point, ...], closed: bool, steps: int = 8) -> tuple[Point, ...]:
    """A Catmull-Rom curve through the points."""
    n = len(points)
    if n < 3:
        return points
    out: list[Point] = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
        else:
            p0, p1 = points[max(i - 1, 0)], points[i]
            p2, p3 = points[i + 1], points[min(i + 2, n - 1)]
        for s in range(steps):
            t = s / steps
            a, b, c, d = (
                -0.5 * t + t * t - 0.5 * t**3,
                1 - 2.5 * t * t + 1.5 * t**3,
                0.5 * t + 2 * t * t - 1.5 * t**3,
                -0.5 * t * t + 0.5 * t**3,
            )
            out.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
                        a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    out.append(points[0] if closed else points[-1])
    return tuple(out)


def round_points(cx: float, cy: float, rx: float, ry: float, start: float, end: float,
                 turn: float = 0) -> tuple[Point, ...]:
    """Points along an ellipse from one angle to another, in degrees, clockwise from three o'clock."""
    n = max(4, int(abs(end - start) / 12))
    ct, st = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out = []
    for i in range(n + 1):
        a = math.radians(start + (end - start) * i / n)
        x, y = rx * math.cos(a), ry * math.sin(a)
        out.append((cx + x * ct - y * st, cy + x * st + y * ct))
    return tuple(out)


def hatch(outline: tuple[Point, ...], gap: float, angle: float) -> list[tuple[Point, Point]]:
    """Parallel lines inside an outline, as pairs of ends."""
    ct, st = math.cos(math.radians(-angle)), math.sin(math.radians(-angle))
    flat = [(x * ct - y * st, x * st + y * ct) for x, y in outline]
    low, high = min(y for _, y in flat), max(y for _, y in flat)
    lines: list[tuple[Point, Point]] = []
    count = max(1, round((high - low) / gap))
    step = (high - low) / count
    for i in range(count):
        y = low + step * (i + 0.5)
        cuts = []
        for (x1, y1), (x2, y2) in zip(flat, flat[1:] + flat[:1], strict=True):
            if (y1 > y) != (y2 > y):
                cuts.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
        cuts.sort()
        for a, b in zip(cuts[::2], cuts[1::2], strict=False):
            lines.append(((a * ct + y * st, -a * st + y * ct), (b * ct + y * st, -b * st + y * ct)))
    return lines


def contains(outline: tuple[Point, ...], x: float, y: float) -> bool:
    """Whether a point lies inside a closed outline."""
    inside = False
    px, py = outline[-1]
    for qx, qy in outline:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            inside = not inside
        px, py = qx, qy
    return inside


class Pen:
    """Collects the marks of one object, back to front."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def _mark(self, points: tuple[Point, ...], solid: bool = False, thick: float = 0) -> tuple[Point, ...]:
        self.marks.append(Mark(points, thick, solid))
        return points

    def line(self, *points: Point, thick: float = 0) -> None:
        self._mark(points, thick=thick)

    def curve(self, *points: Point, thick: float = 0) -> None:
        self._mark(smooth(points, closed=False), thick=thick)

    def arc(self, cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> None:
        self._mark(round_points(cx, cy, rx, ry, start, end))

    def blob(self, *points: Point, solid: bool = True) -> tuple[Point, ...]:
        return self._mark(smooth(points, closed=True), solid)

    def poly(self, *points: Point, solid: bool = True) -> tuple[Point, ...]:
        return self._mark((*points, points[0]), solid)

    def box(self, x: float, y: float, w: float, h: float, solid: bool = True) -> tuple[Point, ...]:
        return self.poly((x, y), (x + w, y), (x + w, y + h), (x, y + h), solid=solid)

    def oval(self, cx: float, cy: float, rx: float, ry: float = 0, solid: bool = True,
             turn: float = 0) -> tuple[Point, ...]:
        return self._mark(round_points(cx, cy, rx, ry or rx, -100, 262, turn), solid)

    def dot(self, x: float, y: float, r: float = 1.5) -> None:
        self._mark(((x - 0.1, y), (x + 0.1, y)), thick=2 * r)

    def ink(self, outline: tuple[Point, ...], gap: float = 2.4, angle: float = -35) -> None:
        """Fills an outline with one quick scribble."""
        run: list[Point] = []
        for i, (a, b) in enumerate(hatch(outline, gap, angle)):
            run += (a, b) if i % 2 else (b, a)
        if run:
            self._mark(tuple(run))

    def stripes(self, outline: tuple[Point, ...], gap: float = 9, angle: float = 90) -> None:
        for a, b in hatch(outline, gap, angle):
            self._mark((a, b))

    def pattern(self, outline: tuple[Point, ...], kind: object, gap: float = 9, angle: float = 90) -> None:
        """Stripes, dots or checks over an outline; anything else leaves it plain."""
        if kind == "stripes":
            self.stripes(outline, gap, angle)
        elif kind == "checks":
            self.stripes(outline, gap, 90)
            self.stripes(outline, gap, 0)
        elif kind == "dots":
            for row, (a, b) in enumerate(hatch(outline, gap, 0)):
                x = a[0] + gap * (0.55 if row % 2 else 0.9)
                while x < b[0] - gap * 0.35:
                    self.oval(x, a[1], gap * 0.2, solid=False)
                    x += gap * 1.15
