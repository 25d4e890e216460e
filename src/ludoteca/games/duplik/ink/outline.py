"""Lines of a pen from the marks of a plate: outlines, blacks scribbled full, and what is hidden left out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ludoteca.games.duplik.ink.curves import Point, contains, oval, polygon, runs, tube
from ludoteca.games.duplik.ink.marks import Mark, read

Line = tuple[tuple[Point, ...], float, bool]         # points, width, whether it hides what lies behind it
Box = tuple[float, float, float, float]              # left, top, right, bottom

STEP = 3.5                                           # length of the pieces in which hidden lines are cut
PITCH = 6                                            # distance between the lines of a scribble
FILLED = 5                                           # width of the pen that fills a form with a scribble


def pen_lines(plate: Iterable[str]) -> list[Line]:
    """The lines a pen makes of these marks, back to front; of clipped marks, only what lies within the clip."""
    out: list[Line] = []
    within: list[list[Point]] = []
    for text in plate:
        mark = read(text)
        if mark.op == "[":
            within.append(polygon(mark.points))
        elif mark.op == "]":
            within.pop()
        else:
            out += [part for line in _lines(mark) for part in (_cut(line, within) if within else (line,))]
    return out


def _cut(line: Line, within: list[list[Point]]) -> list[Line]:
    points, width, solid = line
    out: list[Line] = []
    run: list[Point] = []
    for place in _fine(points):
        if all(contains(form, *place) for form in within):
            run.append(place)
        else:
            out += [(tuple(run), width, False)] if len(run) > 1 and width else []
            run = []
    whole = len(out) == 0 and solid
    return [*out, (tuple(run), width, whole)] if len(run) > 1 and (width or whole) else out


def _lines(mark: Mark) -> list[Line]:
    """What a pen makes of one mark of a plate."""
    match mark.op:
        case "O":
            shape = polygon(mark.points)
            return _form(shape, mark) if len(shape) > 2 else []
        case "T":
            return _form(tube(mark.points, bool(int(mark.caps) & 1), bool(int(mark.caps) & 2)), mark)
        case "L" if mark.ink == "k":
            return [(tuple(run), mark.w, False) for run in runs(mark.points, closed=False) if len(run) > 1]
        case "L" if mark.ink == "p":
            return [(scratch, 0, True) for run in runs(mark.points, closed=False) if (scratch := _ribbon(run, mark.w))]
        case "E":
            return _eye(mark)
        case "D" if mark.ink == "k":
            x, y, _ = mark.points[0]
            return [(((x - 0.5, y), (x + 0.5, y)), 2 * mark.size[0], False)]
    return []


def _form(shape: Sequence[Point], mark: Mark) -> list[Line]:
    """A closed form: its outline, and for ink a scribble that fills it."""
    closed = (*shape, shape[0])
    out: list[Line] = [(closed, mark.w, bool(mark.fill))] if mark.w or mark.fill else []
    if mark.fill == "k" or mark.spot == "k":
        out += [(tuple(run), FILLED, False) for run in _scribbles(shape) if len(run) > 1]
    return out


def _eye(mark: Mark) -> list[Line]:
    x, y, _ = mark.points[0]
    r, ry = mark.size
    if mark.lid > 0.8:
        return [(((x - r, y), (x, y + ry * 0.5), (x + r, y)), mark.w, False)]
    white = polygon([(px, py, 0.0) for px, py, *_ in oval(x, y, r, ry)])
    dot = (x + mark.look[0] * r * 0.45, y + mark.look[1] * ry * 0.45)
    return [((*white, white[0]), mark.w, True),
            (((dot[0] - 0.5, dot[1]), (dot[0] + 0.5, dot[1])), max(3.0, 2 * r * mark.pupil), False)]


def _scribbles(shape: Sequence[Point]) -> list[list[Point]]:
    """A pen's way to and fro that fills a form; the pen is lifted where a row lies in two parts of the form."""
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    runs_: list[list[Point]] = [[]]
    y, forth = top + 4, True
    while y < bottom - 2:
        cuts = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(shape, (*shape[1:], shape[0]), strict=True) if (y1 > y) != (y2 > y))
        across = [((left + 2, y), (right - 2, y)) for left, right in zip(cuts[::2], cuts[1::2], strict=False)]
        if len(across) == 1:
            runs_[-1] += across[0] if forth else across[0][::-1]
            forth = not forth
        else:
            runs_ += [*(list(ends) for ends in across if ends[1][0] > ends[0][0]), []]
        y += PITCH
    return runs_


def _ribbon(run: Sequence[Point], width: float) -> tuple[Point, ...]:
    """A scratch in a black: a strip of paper as wide as the line."""
    left: list[Point] = []
    right: list[Point] = []
    for (x1, y1), (x2, y2) in pairwise(run):
        far = math.hypot(x2 - x1, y2 - y1)
        if far:
            nx, ny = (y2 - y1) / far * width * 0.7, (x1 - x2) / far * width * 0.7
            left += [(x1 + nx, y1 + ny), (x2 + nx, y2 + ny)]
            right += [(x1 - nx, y1 - ny), (x2 - nx, y2 - ny)]
    return (*left, *reversed(right)) if len(left) > 1 else ()


def is_filled(width: float) -> bool:
    """Whether the width has a meaning: a pupil or a black. All other lines are as wide as the pen."""
    return width >= FILLED + 1 or width == FILLED


def drawn_length(lines: Iterable[tuple[Sequence[Point], float]]) -> float:
    """The length of some lines together."""
    return sum(math.dist(a, b) for points, _ in lines for a, b in pairwise(points))


def visible(lines: list[Line], first: int | None = None) -> list[tuple[list[Point], float]]:
    """The visible pieces of the lines, or of the `first` ones; solid forms hide what was drawn before them."""
    solids = [(n, points, bounds(points)) for n, (points, _, solid) in enumerate(lines) if solid]
    out: list[tuple[list[Point], float]] = []
    for n, (points, width, _) in enumerate(lines[:first]):
        if not width:
            continue
        mine = bounds(points)
        over = [(form, box) for k, form, box in solids if k > n and _meet(mine, box)]
        run: list[Point] = []
        for x, y in _fine(points) if over else points:
            if any(f[0] < x < f[2] and f[1] < y < f[3] and contains(form, x, y) for form, f in over):
                if len(run) > 1:
                    out.append((run, width))
                run = []
            else:
                run.append((x, y))
        if len(run) > 1:
            out.append((run, width))
    return out


def bounds(points: Sequence[Point]) -> Box:
    """The box around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def _fine(points: Sequence[Point]) -> list[Point]:
    """The same line with a point every `STEP` or so."""
    out = [points[0]]
    for (x1, y1), (x2, y2) in pairwise(points):
        n = max(1, round(math.hypot(x2 - x1, y2 - y1) / STEP))
        out += [(x1 + (x2 - x1) * i / n, y1 + (y2 - y1) * i / n) for i in range(1, n + 1)]
    return out


def covered_area(form: Sequence[Point]) -> float:
    """The area of a closed form."""
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*form, form[0])))) / 2


def simplify(line: list[Point], slack: float) -> list[Point]:
    """The line without the points that do not matter (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    far = math.hypot(x2 - x1, y2 - y1)
    away = [abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / far if far else math.hypot(x - x1, y - y1)
            for x, y in line]
    worst = max(range(len(line)), key=away.__getitem__)
    if away[worst] <= slack:
        return [line[0], line[-1]]
    return simplify(line[: worst + 1], slack)[:-1] + simplify(line[worst:], slack)
