"""Three hands, careful, hasty and childish: objects become lines, with the mistakes of the hand.

People and most animals are drawn as figures, also with a face or a hat. All other kinds are drawn plainly, and so are
features that a figure does not show.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.ink.outline import Line, pen_lines
from ludoteca.games.duplik.kinds import birds, sea, small_animals
from ludoteca.games.duplik.kinds.anatomy import face
from ludoteca.games.duplik.kinds.anatomy.face import FACES, Face
from ludoteca.games.duplik.kinds.anatomy.hats import WORN, hat_of
from ludoteca.games.duplik.kinds.animals import animal
from ludoteca.games.duplik.kinds.people import person
from ludoteca.games.duplik.picture import (
    NIB,
    PAPER,
    Box,
    Inked,
    Placed,
    Point,
    Stroke,
    even,
    pen_lines_of,
    visible_strokes,
)


class Hand(NamedTuple):
    """The way a hand draws."""

    tremble: float             # how far a line strays, in paper units
    width: float               # of the pen, 1 is the master's
    step: float                # length of its steps: long steps make corners
    open: float                # share of a round line that is left undone
    past: float                # how far a line runs past its end
    lean: float                # how much everything leans
    heavy: float               # how much too large the upper part of things becomes


HANDS = {
    "careful": Hand(0.5, 1.0, 6, 0, 0, 0, 0),
    "hasty": Hand(1.7, 1.35, 15, 0.035, 9, 0.07, 0.03),
    "childish": Hand(3.4, 1.9, 11, 0.02, 3, -0.04, 0.2),
}
NAMES = tuple(HANDS)

PEOPLE = ("man", "woman", "boy", "girl", "pirate", "clown", "knight", "astronaut")
BEASTS = ("cow", "horse", "dog", "cat", "pig", "sheep", "lion", "elephant", "bear", "giraffe", "mouse", "rabbit",
          "frog")
SWIMMERS = {"fish": sea.fish, "whale": sea.whale, "turtle": sea.turtle, "snake": small_animals.snake}
OWN_FEATURES = {"hat", "expression", "feathers"}


def figure_of(thing: Placed) -> Callable[[Art, Face, dict[str, Draw]], object] | None:
    """The figure of such a thing; None where there is none, or none with these features."""
    said = {name for name, value in thing.features.items()
            if (spec := thing.what.feature(name)) is not None and value != spec.usual}
    hat = thing.features.get("hat", "none")
    if said - OWN_FEATURES or (hat not in ("none", "feathered") and hat not in WORN):
        return None
    if thing.kind in PEOPLE:
        return lambda a, face, slots: person(a, thing.kind, 0, 0, face=face, slots=slots)
    if thing.kind in BEASTS:
        return lambda a, face, slots: animal(a, thing.kind, 0, 0, face=face, slots=slots)
    if thing.kind in ("hen", "duck", "flamingo"):
        return lambda a, face, slots: birds.fowl(a, thing.kind, 0, 0, face=face, slots=slots)
    if thing.kind == "penguin":
        return lambda a, face, slots: birds.penguin(a, 0, 0, face=face, slots=slots)
    if thing.kind in SWIMMERS and hat == "none":
        return lambda a, face, slots: SWIMMERS[thing.kind](a, 0, 0, face=face)
    return None


@lru_cache(maxsize=512)
def _figure(kind: str, features: tuple[tuple[str, int | str], ...]) -> tuple[Line, ...] | None:
    """A figure's lines about its own feet, back to front."""
    thing = Placed(kind, 0, 0, 100, features=dict(features))
    draw = figure_of(thing)
    if draw is None:
        return None
    worn = hat_of(thing.features)
    art = Art()
    draw(art, FACES.get(str(thing.features.get("expression", "calm")), face.ALERT), {"head": worn} if worn else {})
    return tuple(pen_lines(art.lines))


def _fit_figure(thing: Placed) -> list[Line] | None:
    """The lines of the figure, scaled to the box of the thing; None without a figure."""
    lines = _figure(thing.kind, tuple(sorted(thing.features.items())))
    if not lines:
        return None
    xs = [x for points, _, _ in lines for x, _ in points]
    ys = [y for points, _, _ in lines for _, y in points]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    box = thing.box
    k = min(box.width * 1.15 / (right - left), box.height / (bottom - top))
    flip, up = (-1 if thing.mirrored else 1), (-1 if thing.upside_down else 1)
    foot = box.top if thing.upside_down else box.bottom

    def put(x: float, y: float) -> Point:
        return box.x + flip * (x - (left + right) / 2) * k, foot + up * (y - bottom) * k

    return [(tuple(put(x, y) for x, y in points), width * max(0.45, k), solid) for points, width, solid in lines]


def draw_by_hand(things: Iterable[Placed], hand: str) -> list[Stroke]:
    """The visible lines of some things, as this hand draws them."""
    how = HANDS[hand]
    inked: list[Inked] = []
    for owner, thing in enumerate(things):
        lines = _fit_figure(thing) or pen_lines_of(thing)
        box = thing.box
        for number, (points, width, solid) in enumerate(lines):
            seed = zlib.crc32(f"{thing.kind}/{owner}/{number}/{hand}".encode())
            made = _by_hand(points, how, box, seed)
            if len(made) < 2:
                continue
            xs, ys = [x for x, _ in made], [y for _, y in made]
            nib = max(2.4, min(width, 3 * NIB)) * how.width if width else 0
            inked.append(Inked(made, nib, solid, owner, Box(min(xs), min(ys), max(xs), max(ys))))
    return visible_strokes(inked)


def _by_hand(points: Sequence[Point], hand: Hand, box: Box, seed: int) -> list[Point]:
    """One line drawn by this hand, with its tremor, gaps and proportions."""
    line = even(points, hand.step) if len(points) > 1 else list(points)
    if len(line) > 8 and line[0] == line[-1] and hand.open:
        line = line[: max(4, round(len(line) * (1 - hand.open)))]
    shaped = partial(_deform, hand=hand, box=box)
    a, b = seed % 628 / 100, seed // 628 % 628 / 100
    out: list[Point] = []
    along = 0.0
    before = line[0]
    reach = min(hand.tremble, 0.25 + 0.02 * hand.tremble * max(box.width, box.height) ** 0.8)
    for place in line:
        along += math.hypot(place[0] - before[0], place[1] - before[1])
        before = place
        x, y = shaped(place)
        x += reach * (0.65 * math.sin(along / 29 + a) + 0.35 * math.sin(along / 11 + b))
        y += reach * (0.65 * math.sin(along / 25 + b) + 0.35 * math.sin(along / 13 + a + 2))
        out.append((min(max(x, 2.0), PAPER[0] - 2.0), min(max(y, 2.0), PAPER[1] - 2.0)))
    if hand.past and len(out) > 4 and along > 60:
        (x1, y1), (x2, y2) = out[-2], out[-1]
        far = math.hypot(x2 - x1, y2 - y1) or 1.0
        out.append((min(max(x2 + (x2 - x1) / far * hand.past, 2.0), PAPER[0] - 2.0),
                    min(max(y2 + (y2 - y1) / far * hand.past, 2.0), PAPER[1] - 2.0)))
    return out


def _deform(place: Point, hand: Hand, box: Box) -> Point:
    x, y = place
    up = min(1.0, max(0.0, (box.bottom - y) / max(1.0, box.height)))
    x += hand.lean * (box.bottom - y)
    return box.x + (x - box.x) * (1 + hand.heavy * (up - 0.45)), y
