"""The paper of an artist: its strokes, undo and redo, and the plan a bot draws by."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.duplik.picture import PAPER, Placed
from ludoteca.rules import IllegalMove, Millis

LONGEST_STROKE = 600          # points
MOST_STROKES = 1500
WIDEST_PEN = 80
MARGIN = 40                   # a finger may slip this far over the edge

Tool = Literal["pen", "eraser"]
Slot = Literal["hand", "head", "back"]


class Ink(msgspec.Struct, frozen=True, omit_defaults=True):
    """One stroke: x, y and pressure (0-255) for each point in turn, and when it was made in this round."""

    points: tuple[int, ...]
    width: int
    tool: Tool = "pen"
    at: Millis = 0


class Tie(msgspec.Struct, frozen=True):
    """A stamp that another holds in its hand, or has on its head or its back."""

    to: int
    slot: Slot


class Edit(msgspec.Struct, frozen=True, omit_defaults=True):
    """The undo of one change to a collage: stamps to put back and to take off, ties and order if changed."""

    back: dict[int, Placed] = {}
    off: tuple[int, ...] = ()
    ties: dict[int, Tie] | None = None
    order: tuple[int, ...] | None = None
    at: Millis = 0


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paper with its strokes by number; the last number is the last drawn.

    `plan` holds the objects that a bot meant to draw after what it `heard`, or the stamps of a collage. A collage also
    has the `ties` of stamps that others hold or wear, and their `order` from back to front. `past` has the changes that
    can be taken back, `future` those that can be made again.
    """

    strokes: dict[int, Ink] = {}
    undone: tuple[Ink, ...] = ()
    plan: dict[int, Placed] = {}
    by_bot: bool = False
    touched: Millis = 0                      # when its artist last changed it
    resting: bool = False
    collage: bool = False
    ties: dict[int, Tie] = {}
    upright: bool = False                    # taller than wide, as the device was held at the first stroke
    order: tuple[int, ...] = ()
    past: dict[int, Edit] = {}
    future: tuple[Edit, ...] = ()
    heard: tuple[str, ...] = ()              # the sentences a bot drew by

    @property
    def things(self) -> tuple[Placed, ...]:
        """The objects on the paper, from back to front."""
        return tuple(self.plan[number] for number in self.order or sorted(self.plan))

    @property
    def by_facts(self) -> bool:
        """Whether a bot can judge it: the objects on it are known."""
        return self.by_bot or self.collage

    @property
    def blank(self) -> bool:
        """Whether nothing is on the paper."""
        return not (self.strokes or self.plan)

    @property
    def next_number(self) -> int:
        return max(self.strokes, default=0) + 1


def check_ink(ink: Ink, upright: bool = False) -> None:
    """Raise IllegalMove for ink that no pen could draw."""
    if not ink.points or len(ink.points) % 3:
        raise IllegalMove("bad_stroke", rule="drawing")
    if len(ink.points) > 3 * LONGEST_STROKE:
        raise IllegalMove("stroke_too_long", rule="drawing", most=LONGEST_STROKE)
    if not 1 <= ink.width <= WIDEST_PEN:
        raise IllegalMove("no_such_pen", rule="drawing", most=WIDEST_PEN)
    width, height = PAPER[::-1] if upright else PAPER
    xs, ys, pressures = ink.points[::3], ink.points[1::3], ink.points[2::3]
    inside = (min(xs) >= -MARGIN and max(xs) <= width + MARGIN and min(ys) >= -MARGIN and max(ys) <= height + MARGIN
              and min(pressures) >= 0 and max(pressures) <= 255)
    if not inside:
        raise IllegalMove("off_paper", rule="drawing")


def draw(drawing: Drawing, *inks: Ink) -> Drawing:
    """The paper with more ink; undone strokes can no longer be redone."""
    if drawing.collage:
        raise IllegalMove("paper_is_collage", rule="collage")
    if len(drawing.strokes) + len(inks) > MOST_STROKES:
        raise IllegalMove("paper_full", rule="drawing", most=MOST_STROKES)
    for ink in inks:
        check_ink(ink, drawing.upright)
    first = drawing.next_number
    strokes = {**drawing.strokes, **{first + i: ink for i, ink in enumerate(inks)}}
    return msgspec.structs.replace(drawing, strokes=strokes, undone=(), past={}, future=())


def set_orientation(drawing: Drawing, upright: bool) -> Drawing:
    """The paper held upright or lying; only the first stroke on a blank sheet decides."""
    if drawing.upright == upright:
        return drawing
    if not drawing.blank:
        raise IllegalMove("paper_lies", rule="drawing")
    return msgspec.structs.replace(drawing, upright=upright)


def undo(drawing: Drawing) -> Drawing:
    if not drawing.strokes:
        raise IllegalMove("nothing_to_undo", rule="drawing")
    last = max(drawing.strokes)
    strokes = {number: ink for number, ink in drawing.strokes.items() if number != last}
    return msgspec.structs.replace(drawing, strokes=strokes, undone=(*drawing.undone, drawing.strokes[last]))


def redo(drawing: Drawing) -> Drawing:
    if not drawing.undone:
        raise IllegalMove("nothing_to_redo", rule="drawing")
    strokes = {**drawing.strokes, drawing.next_number: drawing.undone[-1]}
    return msgspec.structs.replace(drawing, strokes=strokes, undone=drawing.undone[:-1])


def clear(drawing: Drawing) -> Drawing:
    """An empty sheet; redo brings the strokes back one by one."""
    gone = tuple(drawing.strokes[number] for number in sorted(drawing.strokes, reverse=True))
    return msgspec.structs.replace(drawing, strokes={}, undone=(*drawing.undone, *gone), plan={})


def sketch(drawing: Drawing, thing: Placed | None, inks: tuple[Ink, ...], heard: tuple[str, ...] = ()) -> Drawing:
    """The paper with an object that a bot means, and its strokes; from now on it is a bot's paper."""
    drawn = draw(drawing, *inks)
    plan = drawn.plan if thing is None else {**drawn.plan, max(drawn.plan, default=0) + 1: thing}
    return msgspec.structs.replace(drawn, plan=plan, by_bot=True, heard=heard or drawn.heard)


def lay_down(drawing: Drawing) -> Drawing:
    """The paper at pens down: nothing can be undone or redone any more."""
    return msgspec.structs.replace(drawing, undone=(), past={}, future=(), resting=True)
