"""Draws a kind with its features: as a figure of the album in a pose if it can show them, else plainly."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art
from ludoteca.games.duplik.ink.curves import Point, contains
from ludoteca.games.duplik.ink.outline import (
    FILLED,
    Box,
    Line,
    bounds,
    covered_area,
    drawn_length,
    is_filled,
    pen_lines,
    simplify,
    visible,
)
from ludoteca.games.duplik.kinds.anatomy.face import FACES, eyes, mouth
from ludoteca.games.duplik.kinds.anatomy.hats import hat_of
from ludoteca.games.duplik.kinds.anatomy.slots import Spots
from ludoteca.games.duplik.kinds.features import Features, Value
from ludoteca.games.duplik.kinds.figure import Look
from ludoteca.games.duplik.kinds.kind import kind_of
from ludoteca.games.duplik.kinds.pen import Mark, Pen

Given = tuple[tuple[str, Value], ...]                # features in a form that can be a key, sorted by name

SLACK = 0.22                                         # how far a thinned line may leave its way, in a box of 100
LEAST_FORM = 12.0                                    # smaller forms hide nothing worth it, in square units of the box


class LineDrawing(NamedTuple):
    """The lines of a kind in a box of 100 by 100, back to front.

    `forms` hide what is behind them. `slots` is None in a plain drawing: it has only the places of its kind.
    """

    marks: tuple[Mark, ...]
    forms: tuple[tuple[Point, ...], ...]
    slots: Spots | None
    extent: Box

    @property
    def is_figure(self) -> bool:
        return self.slots is not None

    def surface(self, x: float) -> float:
        """The height at which something lies that is put on it here."""
        found = [a[1] + (x - a[0]) / (b[0] - a[0]) * (b[1] - a[1])
                 for form in self.forms for a, b in pairwise((*form, form[0])) if (a[0] > x) != (b[0] > x)]
        return min(found, default=self.extent[1])


def draw(kind: str, features: Features, pose: str = "") -> LineDrawing:
    """The kind with these features; a figure in this pose if it can show them, the plain drawing otherwise."""
    figure = _figure(kind, tuple(sorted(features.items())), pose) if pose else None
    return figure or _plain(kind, tuple(sorted(kind_of(kind).complete(features).items())))


@lru_cache(maxsize=8192)
def _plain(kind: str, features: Given) -> LineDrawing:
    pen = Pen()
    kind_of(kind).plain(pen, dict(features))
    return LineDrawing(tuple(pen.marks), (), None, bounds([point for mark in pen.marks for point in mark.points]))


@lru_cache(maxsize=2048)
def _figure(kind: str, features: Given, pose: str) -> LineDrawing | None:
    """The figure in this pose; None where neither the figure nor a pen can show these features."""
    what = kind_of(kind)
    if pose not in what.poses:
        return None
    changed = {name for name, value in features if (spec := what.feature(name)) and value != spec.usual}
    look = Look(what.complete(dict(features)), frozenset(changed), pose)
    unshown = what.figure.unshown(look)
    if unshown is None:
        return None
    far, near = Art(), Art()
    if what.figure.far:
        what.figure.far(far)
    spots = what.figure.draw(near, look)
    lines = _add_features(pen_lines(near.lines), look.features, unshown)
    return None if lines is None else _to_box(pen_lines(far.lines), lines, spots)


def _add_features(lines: list[Line], features: Features, unshown: Collection[str]) -> list[Line] | None:
    """The lines with the features that the figure itself does not show, drawn on its largest form.

    None where too much of a pattern would be hidden by what lies over that form.
    """
    if not unshown:
        return lines
    at = max((n for n, (_, width, solid) in enumerate(lines) if solid and width),
             key=lambda n: covered_area(lines[n][0]))
    form, black = lines[at][0], at + 1 < len(lines) and lines[at + 1][1] == FILLED
    out = list(lines)
    if "pattern" in unshown:
        pen = Pen()
        pen.pattern(form, features["pattern"], 0.13 * math.sqrt(covered_area(form)), 80)
        while at + 1 < len(out) and out[at + 1][1] == FILLED:
            del out[at + 1]
        drawn: list[Line] = [(mark.points, 3.0, False) for mark in pen.marks]
        out[at + 1 : at + 1] = drawn
        seen = visible([*drawn, *out[at + 1 + len(drawn) :]], len(drawn))
        if drawn_length(seen) < 0.6 * drawn_length((points, width) for points, width, _ in drawn):
            return None
        black = False
    left, top, right, _ = bounds(form)
    art = Art()
    if "expression" in unshown:
        (x, y), r = _middle(form), 0.085 * math.sqrt(covered_area(form))
        face = FACES[str(features["expression"])]
        eyes(art, face, (x + 1.5 * r, y, r), (x - 1.2 * r, y, r))
        mouth(art, face.mouth, x + 0.15 * r, y + 2.2 * r, 2.6 * r, 3.2, "p" if black else "k")
    if "hat" in unshown and (hat := hat_of(features)):
        middle = (left + right) / 2
        near = [y for x, y in form if abs(x - middle) < 0.12 * (right - left)]
        with art.at(middle, min(near, default=top) + 4, min(1.3, max(0.35, (right - left) / 120))):
            hat(art)
    return out + pen_lines(art.lines)


def _middle(form: Sequence[Point]) -> Point:
    """The place within a form that is farthest from its edges."""
    left, top, right, bottom = bounds(form)
    grid = [(left + (right - left) * i / 12, top + (bottom - top) * j / 12) for i in range(1, 12) for j in range(1, 12)]
    inner = [place for place in grid if contains(form, *place)]
    return max(inner, key=lambda place: min(math.dist(place, edge) for edge in form), default=grid[60])


def _to_box(far: list[Line], near: list[Line], spots: Spots) -> LineDrawing:
    """The lines, scaled to a box of 100 by 100, without what is hidden."""
    lines = [*far, *near]
    inked = [point for points, width, _ in lines if width for point in points]
    left, top, right, bottom = bounds(inked)
    k = 100 / max(right - left, bottom - top)

    def put(place: Point) -> Point:
        return (place[0] - left) * k, (place[1] - top) * k

    marks = [Mark(tuple(simplify([put(point) for point in run], SLACK)), width * k if is_filled(width) else 0, False)
             for run, width in visible(lines)]
    forms = [tuple(simplify([put(point) for point in points], 2 * SLACK)) for points, _, solid in near if solid]
    return LineDrawing(tuple(marks), tuple(form for form in forms if len(form) > 2 and covered_area(form) > LEAST_FORM),
                       {name: put(place) for name, place in spots.items()},
                       (0, 0, (right - left) * k, (bottom - top) * k))
