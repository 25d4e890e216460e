"""The pen of plain drawings, in a box of 100 by 100: lines, curves, closed shapes, patterns, faces, hats and legs."""

from __future__ import annotations

import math
from typing import NamedTuple

from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.kinds.features import Features, number


class Mark(NamedTuple):
    """One touch of the pen. `thick` 0 is the ordinary nib; a `solid` mark hides the marks behind it."""

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
            out.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
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


def ring(x: float, y: float, r: float, n: int, start: float = -90) -> list[Point]:
    """`n` points around a centre."""
    return [(x + r * math.cos(math.radians(start + 360 * i / n)), y + r * math.sin(math.radians(start + 360 * i / n)))
            for i in range(n)]


def spread(low: float, high: float, n: int) -> list[float]:
    """`n` places evenly spread between two ends, with half a step of margin."""
    return [low + (high - low) * (i + 0.5) / n for i in range(n)]


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

    def face(self, x: float, y: float, s: float, f: Features, eyes: int = 2, mouth: float = 1.0,
             nose: bool = False) -> None:
        """Eyes and mouth around (x, y); `s` is about the head's radius."""
        how = f.get("expression", "calm")
        eyes = number(f.get("eyes", eyes))
        gap = s * (0.8 if eyes < 3 else 1.15)
        wide = s * min(0.2, 0.42 / max(eyes - 1, 1))
        for i in range(eyes):
            ex = x + (gap * (i / (eyes - 1) - 0.5) if eyes > 1 else 0)
            ey = y - s * 0.18
            if how == "sleeping":
                self.arc(ex, ey - s * 0.05, wide * 0.85, s * 0.14, 10, 170)
            elif how == "surprised":
                self.oval(ex, ey, wide, solid=False)
                self.dot(ex, ey, s * 0.06)
            else:
                self.dot(ex, ey, min(s * 0.11, wide))
            if how == "angry":
                lean = -1 if ex > x else 1
                if eyes == 1:
                    self.line((ex - s * 0.25, ey - s * 0.28), (ex, ey - s * 0.18), (ex + s * 0.25, ey - s * 0.28))
                else:
                    self.line((ex - s * 0.22, ey - s * (0.26 + 0.12 * lean)),
                              (ex + s * 0.22, ey - s * (0.26 - 0.12 * lean)))
            elif how == "sad":
                lean = 1 if ex > x else -1
                self.line((ex - s * 0.18, ey - s * (0.3 + 0.08 * lean)), (ex + s * 0.18, ey - s * (0.3 - 0.08 * lean)))
        if nose:
            self.curve((x, y - s * 0.05), (x + s * 0.14, y + s * 0.14), (x, y + s * 0.18))
        my, w = y + s * 0.42, s * 0.42 * mouth
        if how == "smiling":
            self.curve((x - w, my - s * 0.08), (x - w * 0.5, my + s * 0.12), (x, my + s * 0.18),
                       (x + w * 0.5, my + s * 0.12), (x + w, my - s * 0.08))
        elif how == "sad":
            self.curve((x - w, my + s * 0.18), (x, my - s * 0.04), (x + w, my + s * 0.18))
            self.curve((x - gap * 0.5, y + s * 0.0), (x - gap * 0.5 - s * 0.07, y + s * 0.16),
                       (x - gap * 0.5 + s * 0.07, y + s * 0.16), (x - gap * 0.5, y + s * 0.0))
        elif how == "angry":
            self.line((x - w, my + s * 0.12), (x - w * 0.4, my), (x + w * 0.2, my + s * 0.1), (x + w, my - s * 0.02))
        elif how == "surprised":
            self.oval(x, my + s * 0.05, s * 0.13, s * 0.18, solid=False)
        elif how == "sleeping":
            self.oval(x, my + s * 0.02, s * 0.1, s * 0.08, solid=False)
            for i, k in enumerate((1.0, 0.7)):
                zx, zy, zs = x + s * (1.15 + 0.45 * i), y - s * (1.05 + 0.5 * i), s * 0.3 * (2 - k)
                self.line((zx, zy), (zx + zs, zy), (zx, zy + zs), (zx + zs, zy + zs))
        else:
            self.curve((x - w * 0.6, my), (x, my + s * 0.05), (x + w * 0.6, my - s * 0.02))

    def hat(self, x: float, y: float, w: float, f: Features) -> None:
        """The hat of the features, sitting at (x, y) on a head about `w` wide."""
        kind = f.get("hat", "none")
        if kind == "top":
            band = self.poly((x - w * 0.3, y - w * 0.05), (x - w * 0.34, y - w * 0.75), (x + w * 0.34, y - w * 0.75),
                             (x + w * 0.3, y - w * 0.05))
            self.ink((band[0], (x - w * 0.31, y - w * 0.25), (x + w * 0.31, y - w * 0.25), band[3]), w * 0.07)
            self.blob((x - w * 0.6, y), (x, y - w * 0.1), (x + w * 0.6, y), (x, y + w * 0.08))
        elif kind == "party":
            cone = self.poly((x - w * 0.36, y), (x, y - w * 0.95), (x + w * 0.36, y))
            self.stripes(cone, w * 0.2, 20)
            for angle in range(-60, 61, 40):
                t = math.radians(angle)
                self.line((x, y - w * 0.95), (x + w * 0.18 * math.sin(t), y - w * (0.95 + 0.18 * math.cos(t))))
        elif kind == "crown":
            self.poly((x - w * 0.42, y), (x - w * 0.5, y - w * 0.55), (x - w * 0.22, y - w * 0.25), (x, y - w * 0.65),
                      (x + w * 0.22, y - w * 0.25), (x + w * 0.5, y - w * 0.55), (x + w * 0.42, y))
            for dx, dy in ((-0.5, 0.6), (0, 0.71), (0.5, 0.6)):
                self.dot(x + w * dx, y - w * dy, w * 0.05)
            self.line((x - w * 0.42, y - w * 0.1), (x + w * 0.42, y - w * 0.1))
        elif kind == "chef":
            self.blob((x - w * 0.35, y - w * 0.3), (x - w * 0.6, y - w * 0.55), (x - w * 0.42, y - w * 0.85),
                      (x - w * 0.1, y - w * 0.85), (x + w * 0.1, y - w * 1.0), (x + w * 0.45, y - w * 0.85),
                      (x + w * 0.6, y - w * 0.52), (x + w * 0.35, y - w * 0.3))
            self.box(x - w * 0.36, y - w * 0.34, w * 0.72, w * 0.36)
            self.line((x - w * 0.12, y - w * 0.4), (x - w * 0.14, y - w * 0.62))
            self.line((x + w * 0.12, y - w * 0.4), (x + w * 0.14, y - w * 0.62))
        elif kind == "feathered":
            n = number(f.get("feathers", 2))
            for i in range(n):
                a = math.radians(-30 + (i - (n - 1) / 2) * 26)
                bx, by = x + w * 0.05, y - w * 0.25
                tx, ty = bx + w * 0.85 * math.sin(a), by - w * 0.85 * math.cos(a)
                nx, ny = math.cos(a) * w * 0.13, math.sin(a) * w * 0.13
                mx, my = bx + (tx - bx) * 0.62, by + (ty - by) * 0.62
                self.blob((bx, by), (mx - nx, my - ny), (tx, ty), (mx + nx, my + ny))
                self.line((bx, by), (bx + (tx - bx) * 0.85, by + (ty - by) * 0.85))
            self.blob((x - w * 0.34, y), (x - w * 0.32, y - w * 0.38), (x, y - w * 0.46), (x + w * 0.32, y - w * 0.38),
                      (x + w * 0.34, y))
            self.blob((x - w * 0.7, y + w * 0.02), (x, y - w * 0.1), (x + w * 0.7, y + w * 0.02), (x, y + w * 0.1))
        elif kind == "witch":
            self.blob((x - w * 0.33, y), (x - w * 0.1, y - w * 0.6), (x + w * 0.22, y - w * 1.05),
                      (x + w * 0.34, y - w * 0.95), (x + w * 0.2, y - w * 0.6), (x + w * 0.33, y))
            self.blob((x - w * 0.72, y + w * 0.03), (x, y - w * 0.12), (x + w * 0.72, y + w * 0.03), (x, y + w * 0.1))
            self.box(x - w * 0.08, y - w * 0.26, w * 0.16, w * 0.14)
        elif kind == "beanie":
            self.oval(x, y - w * 0.62, w * 0.15)
            cap = self.blob((x - w * 0.45, y), (x - w * 0.36, y - w * 0.36), (x, y - w * 0.52),
                            (x + w * 0.36, y - w * 0.36), (x + w * 0.45, y))
            self.stripes(cap, w * 0.18)
            self.box(x - w * 0.48, y - w * 0.12, w * 0.96, w * 0.18)

    def leg(self, x: float, y0: float, y1: float, w: float = 5, foot: float = 2) -> None:
        """A stubby leg with a little foot towards the right."""
        self.poly((x - w / 2, y0), (x - w / 2, y1), (x + w / 2 + foot, y1), (x + w / 2, y1 - w * 0.5), (x + w / 2, y0))

    def legs_row(self, x0: float, x1: float, y0: float, y1: float, n: int, w: float = 5, foot: float = 2) -> None:
        """A row of legs spread under a body."""
        for i in range(n):
            x = (x0 + x1) / 2 if n == 1 else x0 + (x1 - x0) * i / (n - 1)
            self.leg(x, y0, y1, w, foot)

    def wheel(self, x: float, y: float, r: float, spokes: int = 0) -> None:
        self.oval(x, y, r)
        self.oval(x, y, r * 0.25)
        for i in range(spokes):
            a = math.tau * i / spokes
            self.line((x + r * 0.25 * math.cos(a), y + r * 0.25 * math.sin(a)),
                      (x + r * 0.95 * math.cos(a), y + r * 0.95 * math.sin(a)))
