"""Objects placed on the paper: the area they cover, and the strokes that draw them."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import msgspec

from ludoteca.games.duplik.ink.curves import contains
from ludoteca.games.duplik.kinds import KINDS, Counted, Features, Kind, LineDrawing, Mark, Value, draw

PAPER = (1000, 750)
NIB = 4.6

Point = tuple[float, float]


class Box(NamedTuple):
    """The area an object covers on the paper."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def x(self) -> float:
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        return (self.top + self.bottom) / 2

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


class Placed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An object on the paper, by the middle of its ink, with the features that are not the usual ones.

    `size` is the size of its 100 by 100 box in paper units, `turn` is in degrees clockwise. In a `pose`
    it is drawn as a figure if the figure can show its features; without a pose it is drawn plainly.
    """

    kind: str
    x: float
    y: float
    size: float
    turn: float = 0
    mirrored: bool = False
    features: Features = {}
    pose: str = ""

    @property
    def what(self) -> Kind:
        return KINDS[self.kind]

    def value(self, feature: str) -> Value | None:
        """The value of a feature, by default the usual one; None where the object has no such feature."""
        spec = self.what.feature(feature)
        return None if spec is None else self.features.get(feature, spec.usual)

    @property
    def facing(self) -> str | None:
        """Left or right, for objects that look somewhere."""
        return None if not self.what.faces else "left" if self.mirrored else "right"

    @property
    def upside_down(self) -> bool:
        return 120 < self.turn % 360 < 240

    @property
    def box(self) -> Box:
        w, h = _reach(self.kind, tuple(sorted(self.features.items())), self.pose, round(self.turn, 1))
        w, h = w * self.size / 200, h * self.size / 200
        return Box(self.x - w, self.y - h, self.x + w, self.y + h)

    @property
    def drawing(self) -> LineDrawing:
        return draw(self.kind, self.features, self.pose)

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of its ink, in its own box."""
        return self.drawing.extent

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Its lines in its own box."""
        return self.drawing.marks

    def slot(self, name: str) -> Point:
        """The place on the paper for a thing in its hand, on its head, on its back or on top of it.

        `grip` is the place where the object itself is held.
        """
        drawing, what = self.drawing, self.what
        plain = what.hand if name in ("hand", "grip") else what.top
        if drawing.slots is None:
            return self.spot(plain)
        if name in drawing.slots:
            return self.spot(drawing.slots[name])
        x, y = self._own(plain)
        return self.spot((x, y) if name in ("hand", "grip") else (x, drawing.surface(x)))

    def _own(self, point: Point) -> Point:
        """A point of the plain drawing's box, in the box of the figure."""
        left, top, right, bottom = draw(self.kind, self.features).extent
        a, b, c, d = self.extent
        return a + (point[0] - left) / (right - left) * (c - a), b + (point[1] - top) / (bottom - top) * (d - b)

    @property
    def inside(self) -> tuple[Point, Point]:
        """Two corners, on the paper, of the box for its contents."""
        left, top, right, bottom = self.what.inside
        corners: tuple[Point, Point] = ((left, top), (right, bottom))
        if self.drawing.is_figure:
            corners = (self._own(corners[0]), self._own(corners[1]))
        return self.spot(corners[0]), self.spot(corners[1])

    def spot(self, point: Point) -> Point:
        """Where a point of the object's own box falls on the paper."""
        return self.spots((point,))[0]

    def spots(self, points: Iterable[Point]) -> list[Point]:
        """The same for many points."""
        left, top, right, bottom = self.extent
        mx, my, k = (left + right) / 2, (top + bottom) / 2, self.size / 100
        flip = -k if self.mirrored else k
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        cx, sx, sy, cy = flip * c, flip * s, k * s, k * c
        return [(self.x + (x - mx) * cx - (y - my) * sy, self.y + (x - mx) * sx + (y - my) * cy) for x, y in points]


@lru_cache(maxsize=16384)
def _reach(kind: str, features: tuple[tuple[str, Value], ...], pose: str, turn: float) -> tuple[float, float]:
    """Width and height of the ink, in the object's own units, after its turn about the middle of its box."""
    thing = Placed(kind, 0, 0, 100, features=dict(features), pose=pose)
    left, top, right, bottom = thing.extent
    if not turn:
        return right - left, bottom - top
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    mx, my = (left + right) / 2, (top + bottom) / 2
    points = [p for m in thing.marks for p in m.points]
    return (
        2 * max(abs((x - mx) * c - (y - my) * s) for x, y in points),
        2 * max(abs((x - mx) * s + (y - my) * c) for x, y in points),
    )


class Stroke(msgspec.Struct, frozen=True):
    """One line of the pen on the paper, `width` wide; `owner` is the place of its object in the scene."""

    points: tuple[Point, ...]
    width: float
    owner: int = 0


def even(points: Sequence[Point], step: float) -> list[Point]:
    """The same line with a point every `step` or so, its corners kept."""
    out = [points[0]]
    for (x1, y1), (x2, y2) in pairwise(points):
        n = max(1, int(math.hypot(x2 - x1, y2 - y1) / step))
        out += [(x1 + (x2 - x1) * i / n, y1 + (y2 - y1) * i / n) for i in range(1, n + 1)]
    return out


def _tremble(points: list[Point], seed: int, reach: float) -> list[Point]:
    """The line with the tremor of a calm hand: never quite straight, never quite closed."""
    a, b, c = (seed % 628) / 100, (seed // 628 % 628) / 100, (seed // 394384 % 628) / 100
    amp = min(2.4, 0.5 + reach * 0.012)
    along, out = 0.0, []
    px, py = points[0]
    for x, y in points:
        along += math.hypot(x - px, y - py)
        px, py = x, y
        dx = amp * (0.6 * math.sin(along / 31 + a) + 0.4 * math.sin(along / 13 + b))
        dy = amp * (0.6 * math.sin(along / 27 + c) + 0.4 * math.sin(along / 15 + a + 2))
        out.append((x + dx, y + dy))
    return out


class Inked(NamedTuple):
    """A line on the paper, before objects in front hide parts of it.

    A line without width is a form that only hides what is behind it; other lines draw its outline.
    """

    points: list[Point]
    width: float
    solid: bool
    owner: int
    box: Box


def _ink_lines(objects: Iterable[Placed]) -> list[Inked]:
    out = []
    for owner, thing in enumerate(objects):
        scale = thing.size / 100
        for form in thing.drawing.forms:
            points = thing.spots(form)
            out.append(Inked(points, 0, True, owner, _frame(points)))
        for n, mark in enumerate(thing.marks):
            points = thing.spots(mark.points)
            thick = mark.thick * scale
            if thick:
                width = max(thick, NIB)
            else:
                reach = max(
                    max(p[0] for p in points) - min(p[0] for p in points),
                    max(p[1] for p in points) - min(p[1] for p in points),
                )
                seed = zlib.crc32(f"{thing.kind}/{owner}/{n}".encode())
                points = _tremble(even(points, 6), seed, reach)
                width = NIB if thing.size > 140 else max(2.6, NIB * (0.45 + thing.size / 255))
            out.append(Inked(points, width, mark.solid, owner, _frame(points)))
    return out


def _frame(points: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _covers(inked: Sequence[Inked]) -> list[tuple[int, int, tuple[Point, ...], Box]]:
    """The solid shapes among some lines, with every third point of a line and all points of a form."""
    return [(n, i.owner, tuple(i.points[::3] if i.width else i.points), i.box) for n, i in enumerate(inked) if i.solid]


def _over(
    n: int, box: Box, covers: Sequence[tuple[int, int, tuple[Point, ...], Box]]
) -> list[tuple[int, tuple[Point, ...], Box]]:
    """The solid shapes drawn after mark `n` that may hide some of it."""
    return [
        (owner, shape, b)
        for k, owner, shape, b in covers
        if k > n and b.left < box.right and b.right > box.left and b.top < box.bottom and b.bottom > box.top
    ]


def pen_lines_of(thing: Placed) -> list[tuple[tuple[Point, ...], float, bool]]:
    """An object's lines on the paper, back to front, with their widths and whether they are solid."""
    return [(tuple(thing.spots(mark.points)), mark.thick * thing.size / 100 or NIB, mark.solid)
            for mark in thing.marks]


def strokes_of(objects: Iterable[Placed]) -> list[Stroke]:
    """The visible strokes of some objects, back to front."""
    return visible_strokes(_ink_lines(objects))


def visible_strokes(inked: Sequence[Inked]) -> list[Stroke]:
    """The visible pieces of some lines, back to front."""
    covers = _covers(inked)
    out: list[Stroke] = []
    for n, line in enumerate(inked):
        if not line.width:
            continue
        near = _over(n, line.box, covers)
        run: list[Point] = []
        for x, y in line.points:
            if any(b.left < x < b.right and b.top < y < b.bottom and contains(c, x, y) for _, c, b in near):
                if len(run) > 1:
                    out.append(Stroke(tuple(run), line.width, line.owner))
                run = []
            else:
                run.append((round(x, 1), round(y, 1)))
        if len(run) > 1:
            out.append(Stroke(tuple(run), line.width, line.owner))
    return out


class _Visibility(NamedTuple):
    """Points of one mark that its own object leaves visible, and those that all objects leave visible."""

    alone: int
    seen: int


def _count_visible(objects: Sequence[Placed]) -> list[list[_Visibility]]:
    """For every object, the visibility of its marks in the order they are drawn."""
    inked = _ink_lines(objects)
    covers = _covers(inked)
    found: list[list[_Visibility]] = [[] for _ in objects]
    for n, line in enumerate(inked):
        if not line.width:
            continue
        near = _over(n, line.box, covers)
        alone = seen = 0
        for x, y in line.points[::2]:
            hiding = {
                owner for owner, c, b in near if b.left < x < b.right and b.top < y < b.bottom and contains(c, x, y)
            }
            if line.owner not in hiding:
                alone += 1
                seen += not hiding
        found[line.owner].append(_Visibility(alone, seen))
    return found


def _share(lines: Sequence[_Visibility]) -> float:
    return sum(line.seen for line in lines) / max(1, sum(line.alone for line in lines))


def visible(objects: Sequence[Placed]) -> list[float]:
    """The visible share of each object's ink behind the others, from 0 to 1."""
    return [_share(lines) for lines in _count_visible(objects)]


def hidden_features(objects: Sequence[Placed]) -> list[tuple[Placed, str]]:
    """The features that other objects hide, so that it would be unfair to ask for them.

    Counted parts must be visible one by one; of a face, a hat or a pattern, half is enough.
    """
    hidden = []
    for thing, lines in zip(objects, _count_visible(objects), strict=True):
        drawn = thing.marks
        for name, value in thing.features.items():
            spec = thing.what.feature(name)
            if spec is None:
                continue
            other: Value
            if counted := isinstance(spec, Counted):
                other = int(value) - 1 if int(value) > spec.low else int(value) + 1
            else:
                other = spec.usual if value != spec.usual else next(each for each in spec.options if each != value)
            without = msgspec.structs.replace(thing, features={**thing.features, name: other}).marks
            parts = [line for mark, line in zip(drawn, lines, strict=True) if mark not in without]
            gone = any(part.alone > 2 and part.seen < 0.35 * part.alone for part in parts)
            if parts and (_share(parts) < (0.7 if counted else 0.5) or (counted and gone)):
                hidden.append((thing, name))
    return hidden
