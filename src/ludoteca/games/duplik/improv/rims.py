"""Keeps black off black: a dark form in front of a dark mass gets a rim of paper, as engravers leave one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ludoteca.games.duplik.ink.curves import Point, area, length, polygon, runs, tube
from ludoteca.games.duplik.ink.marks import Mark, read, write

RIM = 5.0
MASS = 4000.0                 # square pixels: a smaller black hides no form
LOST = 0.25                   # share of an outline from which on its form is lost
LARGE, THREAD = 400.0, 90.0   # smallest form (square pixels) and shortest line that need a rim


class _Form(NamedTuple):
    """A form that covers what lies behind it."""

    shape: Sequence[Point]
    box: tuple[float, float, float, float]
    mass: bool                               # a black of the stage, large enough to hide a form
    spared: bool                             # counted or named: no rim may lie on it

    def covers(self, x: float, y: float) -> bool:
        left, top, right, bottom = self.box
        if not (left <= x <= right and top <= y <= bottom):
            return False
        inside = False
        px, py = self.shape[-1]
        for qx, qy in self.shape:
            if (py > y) != (qy > y) and x < px + (y - py) * (qx - px) / (qy - py):
                inside = not inside
            px, py = qx, qy
        return inside


def with_rims(plate: str, who: Sequence[str]) -> str:
    """The plate with rims behind those of the named figures whose black would merge with the stage."""
    lines = plate.splitlines()
    behind: list[_Form] = []
    rims: dict[int, list[str]] = {}
    for first, own in _units(lines):
        name = lines[first][2:].partition("#")[0] if first else ""
        if name in who:
            pale = [_form(mark, name, who) for mark in own if mark.fill not in ("", "k")]
            rims[first] = [_rim(mark) for mark in own if _dark(mark) and _lost(mark, pale, behind)]
        behind += [_form(mark, name, who) for mark in own if mark.fill]
    found: list[str] = []
    for i, line in enumerate(lines):
        found += rims.get(i, [])
        found.append(line)
    return "\n".join(found)


def _units(lines: Sequence[str]) -> Iterator[tuple[int, list[Mark]]]:
    """Figures and things in their order, each with its first line (0 for the stage) and its marks.

    Marks within a clip belong to the clipped form and are left out.
    """
    begun: list[tuple[int, list[Mark]]] = [(0, [])]
    open_: list[int] = [0]
    clipped = 0
    for i, line in enumerate(lines):
        if line[0] == "(":
            if "." not in line:
                begun.append((i, []))
                open_.append(len(begun) - 1)
            else:
                open_.append(open_[-1])
        elif line[0] == ")":
            open_.pop()
        elif line[0] in "[]":
            clipped += 1 if line[0] == "[" else -1
        elif not clipped and line[0] in "OTL":
            begun[open_[-1]][1].append(read(line))
    return iter(begun)


def _shape(mark: Mark) -> list[Point]:
    if mark.op == "L":
        return [point for run in runs(mark.points, False) for point in run]
    return polygon(mark.points) if mark.op == "O" else tube(mark.points, bool(int(mark.caps) & 1), int(mark.caps) > 1)


def _form(mark: Mark, name: str, who: Sequence[str]) -> _Form:
    shape = _shape(mark)
    across, down = [x for x, _ in shape], [y for _, y in shape]
    mass = not name and mark.fill == "k" and abs(area(shape)) > MASS
    return _Form(shape, (min(across), min(down), max(across), max(down)), mass, bool(name) and name not in who)


def _dark(mark: Mark) -> bool:
    return mark.ink == "k" if mark.op == "L" else mark.fill == "k" and not mark.halo


def _lost(mark: Mark, pale: Sequence[_Form], behind: Sequence[_Form]) -> bool:
    """Whether too much of its outline lies on a black mass, and not on the figure's own pale body."""
    shape = _shape(mark)
    if (length(shape) < THREAD) if mark.op == "L" else (abs(area(shape)) < LARGE):
        return False
    some = shape[:: max(1, len(shape) // 24)]
    lost = 0
    for x, y in some:
        top = next((form for form in reversed(behind) if form.covers(x, y)), None)
        if top and top.spared:
            return False
        lost += bool(top and top.mass and not any(form.covers(x, y) for form in pale))
    return lost >= max(2, LOST * len(some))


def _rim(mark: Mark) -> str:
    if mark.op == "L":
        return write(msgspec.structs.replace(mark, ink="p", w=mark.w + RIM, taper=(0.02, 0.02)))
    return write(Mark(mark.op, points=mark.points, halo=RIM, caps=mark.caps))
