"""Moves of the artists while the sand runs: strokes, stamps, undo and redo, the pen put down and taken up again."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.games.duplik import collage, paper
from ludoteca.games.duplik.moves import (
    Clear,
    DuplikMove,
    Peel,
    PenDown,
    Redo,
    Rest,
    Restack,
    Sketch,
    Stick,
    Stroke,
    Undo,
)
from ludoteca.games.duplik.paper import Drawing, Ink
from ludoteca.games.duplik.state import State
from ludoteca.rules import IllegalMove, Millis, Seat, Step, Told, tell

TIME_TO_REGRET = 4_000        # after the last pen is down: an artist may still take one up


def draw(state: State, seat: Seat, move: DuplikMove, at: Millis) -> Step[State]:
    """One move on the artist's own paper. Raises IllegalMove for what the pen or the collage cannot do."""
    drawing = state.drawings[seat]
    if isinstance(move, Rest):
        return rest(state, seat, replace(drawing, resting=move.resting, touched=at), at)
    if drawing.resting:
        raise IllegalMove("pen_is_down", rule="drawing")
    when, stuck = at - state.began, collage.is_collage(drawing)
    if drawing.blank and isinstance(move, Sketch | Stick):
        drawing = paper.set_orientation(drawing, upright=False)
    match move:
        case Stroke(points, width, tool, upright):
            drawing = paper.draw(paper.set_orientation(drawing, upright), Ink(points, width, tool, when))
        case Sketch(thing, inks, heard):
            drawing = paper.sketch(drawing, thing, tuple(replace(ink, at=when) for ink in inks), heard)
        case Stick(stamp, number, tie):
            if not state.options.collage:
                raise IllegalMove("no_collage", rule="collage")
            drawing = collage.stick(drawing, number, stamp, tie, when)
        case Peel(number):
            drawing = collage.peel(drawing, number, when)
        case Restack(number, to):
            drawing = collage.restack(drawing, number, to, when)
        case Undo() if stuck:
            drawing = collage.undo(drawing, when)
        case Redo() if stuck:
            drawing = collage.redo(drawing, when)
        case Clear() if stuck:
            drawing = collage.clear(drawing, when)
        case Undo():
            drawing = paper.undo(drawing)
        case Redo():
            drawing = paper.redo(drawing)
        case Clear():
            drawing = paper.clear(drawing)
    if not (stuck or isinstance(move, Sketch | Stick)) or isinstance(move, Stroke):
        drawing = replace(drawing, by_bot=False, plan={}, heard=())    # a person has touched it: it is a person's now
    return Step(replace(state, drawings={**state.drawings, seat: replace(drawing, touched=at)}))


def rest(state: State, seat: Seat, drawing: Drawing, at: Millis) -> Step[State]:
    """A pen is put down, or taken up again."""
    after = replace(state, drawings={**state.drawings, seat: drawing})
    told: tuple[Told, ...] = (tell(PenDown(seat)),) if drawing.resting and not state.drawings[seat].resting else ()
    # The last artist may take the pen up again, so the sand runs on for a moment.
    all_rest = all(each.resting for each in after.drawings.values())
    regret = at + TIME_TO_REGRET
    return Step(replace(after, until=min(state.sand or regret, regret) if all_rest else state.sand), told)
