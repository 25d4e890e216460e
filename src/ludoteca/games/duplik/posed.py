"""Kinds of the vocabulary as the album's figures show them: a pose, lines for a pen, and where their slots are.

A figure shows whatever face, hat or number the library can draw; for the rest (a sixth leg, a checked whale) there is
no figure, and the plain drawing of the kind stands in.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ludoteca.games.duplik.figures import birds, hats, kit
from ludoteca.games.duplik.figures.animals import animal, cow_spots, hump, tiger_stripes
from ludoteca.games.duplik.figures.beasts import GAITS, Body, Coat
from ludoteca.games.duplik.figures.biped import STANCES
from ludoteca.games.duplik.figures.kit import Face, Slots, Spots
from ludoteca.games.duplik.figures.people import person
from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.ink.curves import oval, polygon, runs, tube
from ludoteca.games.duplik.ink.marks import Mark as Inked
from ludoteca.games.duplik.ink.marks import read
from ludoteca.games.duplik.library import HALVES, SKY, SWIMMERS, THINGS, bee
from ludoteca.games.duplik.objects import KINDS, Features, Mark, Value, contains
from ludoteca.games.duplik.objects.pen import Pen

Point = tuple[float, float]
Line = tuple[tuple[Point, ...], float, bool]         # points, width, whether it hides what lies behind it
Extent = tuple[float, float, float, float]

FACES = {"calm": kit.ALERT, "smiling": kit.GLAD, "sad": kit.WORRIED, "angry": kit.ANGRY, "surprised": kit.AMAZED,
         "sleeping": kit.ASLEEP}
WORN: dict[str, Draw] = {"top": hats.top_hat, "crown": hats.crown, "party": hats.party_hat, "beanie": hats.beanie,
                         "chef": hats.chef_hat, "witch": hats.witch_hat}

AS_IT_IS = "still"                                   # the one pose of what has none
PEOPLE = ("man", "woman", "boy", "girl", "cook", "king", "pirate", "astronaut", "witch", "clown", "robot", "alien",
          "knight")
BEASTS = ("cow", "horse", "dog", "cat", "pig", "sheep", "lion", "elephant", "bear", "giraffe", "camel", "mouse",
          "rabbit", "frog", "crocodile")
UPRIGHT = ("hail", "point", "dance", "think", "shrug")          # what a beast also does on two legs
FOWL = {"hen": ("stand", "walk", "run", "sit", "fly", "peck", "shout"),
        "duck": ("stand", "walk", "run", "sit", "fly", "peck", "shout"),
        "flamingo": ("stand", "one-leg", "walk", "run", "peck", "shout")}
STIFF = ("woman", "robot", "camel", "crocodile", "penguin", "owl", "hen", "duck", "flamingo", "whale")  # calm or glad?


def _poses() -> dict[str, tuple[str, ...]]:
    people = tuple(pose for pose in STANCES if pose not in ("ride", "back"))
    beasts = tuple(pose for pose in GAITS if pose != "push") + UPRIGHT
    birds_ = tuple(birds.PERCHES)
    return {**dict.fromkeys(PEOPLE, people), **dict.fromkeys(BEASTS, beasts), "penguin": birds_, "owl": birds_, **FOWL,
            **{kind: poses for kind, (_, poses) in SWIMMERS.items()}}


POSES = _poses()


class Figure(NamedTuple):
    """A figure in a box of 100 by 100: the lines one sees, the forms that hide what is behind it, and its slots."""

    marks: tuple[Mark, ...]
    forms: tuple[tuple[Point, ...], ...]
    slots: dict[str, Point]
    extent: Extent

    def surface(self, x: float) -> float:
        """How high something lies that is put on it here."""
        found = [a[1] + (x - a[0]) / (b[0] - a[0]) * (b[1] - a[1])
                 for form in self.forms for a, b in pairwise((*form, form[0])) if (a[0] > x) != (b[0] > x)]
        return min(found, default=self.extent[1])


def poses_of(kind: str) -> tuple[str, ...]:
    """The poses a kind can be stuck in, the usual one first; none where the library does not know it."""
    return POSES.get(kind) or ((AS_IT_IS,) if kind in THINGS or kind in HALVES or kind in SKY else ())


def usual_pose(kind: str) -> str:
    return next(iter(poses_of(kind)), "")


@lru_cache(maxsize=2048)
def posed(kind: str, features: tuple[tuple[str, Value], ...], pose: str) -> Figure | None:
    """The figure in this pose, or None where neither the library nor a pen can show what is said of it."""
    if pose not in poses_of(kind):
        return None
    told = KINDS[kind].complete(dict(features))
    said = {name for name, value in features if (spec := KINDS[kind].feature(name)) and value != spec.usual}
    far, near = Art(), Art()
    spots, rest = _drawn(kind, told, said, pose, far, near)
    lines = None if rest - DRESS else dressed(outlined(near.lines), told, rest)
    if lines is None:
        return None
    if (kind in BEASTS and pose not in UPRIGHT) or (kind in SWIMMERS and "back" in spots):
        spots = {**spots, "top": spots["back"]}
    return _boxed(outlined(far.lines), lines, spots)


def _drawn(kind: str, told: Features, said: set[str], pose: str, far: Art, near: Art) -> tuple[Spots, set[str]]:
    """Draws the kind; answers where its slots are, and what of all that is said would not be seen."""
    if kind in HALVES:
        HALVES[kind][0](far)
        HALVES[kind][1](near)
        return Spots(), said
    if kind in THINGS:
        thing, shown = THINGS[kind]
        thing({name: value for name, value in told.items() if isinstance(value, int)})(near)
        return Spots(grip=(0, 0)), said - shown
    face = FACES.get(str(told.get("expression", "calm")), kit.ALERT)
    if kind in SKY:
        SKY[kind][0](told, face if "expression" in said else None)(near)
        return Spots(), said - {"expression", *SKY[kind][1]}
    return _somebody(kind, told, said, pose, face, near)


def _somebody(
    kind: str, told: Features, said: set[str], pose: str, face: Face, a: Art
) -> tuple[Spots, set[str]]:
    cap = hat_of(told)
    slots: Slots = {"head": cap} if cap else {}
    rest = said - HEAD | ({"smile"} if kind in STIFF and told["expression"] == "smiling" else set())
    if kind == "knight":
        return person(a, kind, 0, 0, pose=pose, face=face), {f"helmet {name}" for name in said}
    if kind in PEOPLE:
        return person(a, kind, 0, 0, pose=pose, face=face, slots=slots), rest
    if kind in BEASTS:
        upright = pose in UPRIGHT
        coat, rest = (None, rest) if upright else _coat(kind, told, rest)
        return animal(a, kind, 0, 0, pose=pose, upright=upright, face=face, slots=slots, coat=coat), rest
    if kind in FOWL:
        return birds.fowl(a, kind, 0, 0, pose=pose.replace("-", " "), face=face, slots=slots), rest
    if kind in ("penguin", "owl"):
        return (birds.penguin if kind == "penguin" else birds.owl)(a, 0, 0, pose=pose, face=face, slots=slots), rest
    if kind == "bee":
        return bee(a, 0, 0, pose=pose, face=face, stripes=int(told["stripes"])), rest - {"stripes"}
    if kind == "butterfly":
        rest |= said & {"expression"}        # it has no face until a pen gives it one
    return SWIMMERS[kind][0](a, 0, 0, pose=pose, face=face, slots=slots), rest


def hat_of(told: Features) -> Draw | None:
    worn = str(told.get("hat", "none"))
    return hats.feathered_hat(int(told.get("feathers", 2))) if worn == "feathered" else WORN.get(worn)


def _coat(kind: str, told: Features, rest: set[str]) -> tuple[Coat | None, set[str]]:
    """Spots and humps, and what they leave unsaid. An animal that may have a pattern is plain until somebody says so,
    whatever it wears in the album: one who asks for stripes must be able to see whether there are any."""
    if kind == "cow":
        return cow_spots(int(told["spots"])), rest - {"spots"}
    if kind == "camel":
        return hump(int(told["humps"])), rest - {"humps"}
    if rest == {"pattern"} and told["pattern"] == "stripes":
        return tiger_stripes(7), set()
    return (_bare if "pattern" in told else None), rest


def _bare(_: Art, __: Body) -> None:
    """No pattern at all."""


# --- what a pen adds to a figure: a pattern, a face, a hat ----------------------------------------------------------

HEAD = frozenset({"expression", "hat", "feathers"})
DRESS = HEAD | {"pattern"}


def dressed(lines: list[Line], told: Features, rest: set[str]) -> list[Line] | None:
    """The lines with the rest of what is said: on the largest form, which is what one thinks of as the thing. None
    where a pattern would be hidden by what lies over that form."""
    if not rest:
        return lines
    at = max((n for n, (_, width, solid) in enumerate(lines) if solid and width), key=lambda n: _ground(lines[n][0]))
    form, black = lines[at][0], at + 1 < len(lines) and lines[at + 1][1] == FILLED
    out = list(lines)
    if "pattern" in rest:
        pen = Pen()
        pen.pattern(form, told["pattern"], 0.13 * math.sqrt(_ground(form)), 80)
        while at + 1 < len(out) and out[at + 1][1] == FILLED:
            del out[at + 1]
        drawn: list[Line] = [(mark.points, 3.0, False) for mark in pen.marks]
        out[at + 1 : at + 1] = drawn
        seen = _seen([*drawn, *out[at + 1 + len(drawn) :]], len(drawn))
        if _length(seen) < 0.6 * _length((points, width) for points, width, _ in drawn):
            return None
        black = False
    left, top, right, _ = _frame(form)
    art = Art()
    if "expression" in rest:
        (x, y), r = _heart(form), 0.085 * math.sqrt(_ground(form))
        face = FACES[str(told["expression"])]
        kit.eyes(art, face, (x + 1.5 * r, y, r), (x - 1.2 * r, y, r))
        kit.mouth(art, face.mouth, x + 0.15 * r, y + 2.2 * r, 2.6 * r, 3.2, "p" if black else "k")
    if "hat" in rest and (cap := hat_of(told)):
        middle = (left + right) / 2
        near = [y for x, y in form if abs(x - middle) < 0.12 * (right - left)]
        with art.at(middle, min(near, default=top) + 4, min(1.3, max(0.35, (right - left) / 120))):
            cap(art)
    return out + outlined(art.lines)


def _heart(form: Sequence[Point]) -> Point:
    """The place within a form that is farthest from its edges."""
    left, top, right, bottom = _frame(form)
    grid = [(left + (right - left) * i / 12, top + (bottom - top) * j / 12) for i in range(1, 12) for j in range(1, 12)]
    inner = [place for place in grid if contains(tuple(form), *place)]
    return max(inner, key=lambda place: min(math.dist(place, edge) for edge in form), default=grid[60])


# --- from marks of a plate to lines of a pen ------------------------------------------------------------------------


def outlined(plate: Iterable[str]) -> list[Line]:
    """A drawing's lines as a pen makes them, back to front; of what is clipped, what lies within."""
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
        if all(contains(tuple(form), *place) for form in within):
            run.append(place)
        else:
            out += [(tuple(run), width, False)] if len(run) > 1 and width else []
            run = []
    whole = len(out) == 0 and solid
    return [*out, (tuple(run), width, whole)] if len(run) > 1 and (width or whole) else out


def _lines(mark: Inked) -> list[Line]:
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


def _form(shape: Sequence[Point], mark: Inked) -> list[Line]:
    """A closed form: its outline, and for ink a scribble that fills it."""
    closed = (*shape, shape[0])
    out: list[Line] = [(closed, mark.w, bool(mark.fill))] if mark.w or mark.fill else []
    if mark.fill == "k" or mark.spot == "k":
        out += [(tuple(run), FILLED, False) for run in _scribbles(shape) if len(run) > 1]
    return out


def _eye(mark: Inked) -> list[Line]:
    x, y, _ = mark.points[0]
    r, ry = mark.size
    if mark.lid > 0.8:
        return [(((x - r, y), (x, y + ry * 0.5), (x + r, y)), mark.w, False)]
    white = polygon([(px, py, 0.0) for px, py, *_ in oval(x, y, r, ry)])
    dot = (x + mark.look[0] * r * 0.45, y + mark.look[1] * ry * 0.45)
    return [((*white, white[0]), mark.w, True),
            (((dot[0] - 0.5, dot[1]), (dot[0] + 0.5, dot[1])), max(3.0, 2 * r * mark.pupil), False)]


PITCH = 6                                            # of a scribble's lines
FILLED = 5                                           # as wide a pen fills with it


def _scribbles(shape: Sequence[Point]) -> list[list[Point]]:
    """To and fro inside a form, as one fills something with a pen; the pen is lifted where the form is in two."""
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


# --- into the box ---------------------------------------------------------------------------------------------------

STEP = 3.5                                           # how finely lines are cut where something hides them
SLACK = 0.22                                         # how far a thinned line may leave its way, in a box of 100
LEAST_FORM = 12.0                                    # smaller forms hide nothing worth it, in square units of the box


def _boxed(far: list[Line], near: list[Line], spots: Spots) -> Figure:
    lines = [*far, *near]
    inked = [point for points, width, _ in lines if width for point in points]
    left, right = min(x for x, _ in inked), max(x for x, _ in inked)
    top, bottom = min(y for _, y in inked), max(y for _, y in inked)
    k = 100 / max(right - left, bottom - top)

    def put(place: Point) -> Point:
        return (place[0] - left) * k, (place[1] - top) * k

    marks = [Mark(tuple(_thinned([put(point) for point in run], SLACK)), width * k if _filled(width) else 0, False)
             for run, width in _seen(lines)]
    forms = [tuple(_thinned([put(point) for point in points], 2 * SLACK)) for points, _, solid in near if solid]
    return Figure(tuple(marks), tuple(form for form in forms if len(form) > 2 and _ground(form) > LEAST_FORM),
                  {name: put(place) for name, place in spots.items()}, (0, 0, (right - left) * k, (bottom - top) * k))


def _filled(width: float) -> bool:
    """Whether the width says something: a pupil, a black. All other lines are as wide as the pen."""
    return width >= FILLED + 1 or width == FILLED


def _length(lines: Iterable[tuple[Sequence[Point], float]]) -> float:
    return sum(math.dist(a, b) for points, _ in lines for a, b in pairwise(points))


def _seen(lines: list[Line], first: int | None = None) -> list[tuple[list[Point], float]]:
    """What is left to see of the lines, or of the `first` ones, those in front hiding those behind."""
    solids = [(n, points, _frame(points)) for n, (points, _, solid) in enumerate(lines) if solid]
    out: list[tuple[list[Point], float]] = []
    for n, (points, width, _) in enumerate(lines[:first]):
        if not width:
            continue
        mine = _frame(points)
        over = [(form, frame) for k, form, frame in solids if k > n and _meet(mine, frame)]
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


def _frame(points: Sequence[Point]) -> Extent:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _meet(one: Extent, other: Extent) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def _fine(points: Sequence[Point]) -> list[Point]:
    out = [points[0]]
    for (x1, y1), (x2, y2) in pairwise(points):
        n = max(1, round(math.hypot(x2 - x1, y2 - y1) / STEP))
        out += [(x1 + (x2 - x1) * i / n, y1 + (y2 - y1) * i / n) for i in range(1, n + 1)]
    return out


def _ground(form: Sequence[Point]) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*form, form[0])))) / 2


def _thinned(line: list[Point], slack: float) -> list[Point]:
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
    return _thinned(line[: worst + 1], slack)[:-1] + _thinned(line[worst:], slack)
