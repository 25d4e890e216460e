"""What a seat may know: the coder sees the code, the solver the notebook, spectators neither."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import (
    COLUMNS,
    FACES,
    MARKS,
    NO_MARKS,
    ROWS,
    Code,
    FinishedGame,
    MasterdiceOptions,
    Row,
    State,
    worth,
)
from ludoteca.rules import Chance, Seat

SLIPS = 4                                     # a coder by hand is taken to have slipped in one world of so many


class Candidates(msgspec.Struct, frozen=True):
    """How many codes the rows still allow, and which faces of each colour."""

    count: int
    faces: tuple[tuple[int, ...], ...]


class View(msgspec.Struct, frozen=True):
    """The table from one chair (or, with no seat, from the crowd)."""

    options: MasterdiceOptions
    phase: Literal["roll", "place", "feedback", "solve", "over"]
    game: int
    solver: Seat
    coder: Seat
    rows: tuple[Row, ...]
    roll: tuple[int, ...]
    stock: int
    rows_left: int
    worth: int                                # points for a right solution now
    points: tuple[int, int]                   # of the match so far, by seat
    history: dict[str, FinishedGame]
    code: Code | None = None                  # for the coder only; finished games show theirs in the history
    marks: str | None = None                  # for the solver only
    candidates: Candidates | None = None      # with the notebook that counts: for the solver, and for those who watch


def view_of(state: State, seat: Seat | None) -> View:
    solving = seat == state.solver
    counts = seat != state.coder and state.options.notebook == "candidates"
    won = [0, 0]
    for page in state.history.values():
        won[page.solver] += page.points.total
    return View(
        options=state.options,
        phase=_phase(state),
        game=state.game,
        solver=state.solver,
        coder=state.coder,
        rows=state.rows,
        roll=state.roll,
        stock=state.stock,
        rows_left=ROWS - len(state.rows),
        worth=worth(state.rows),
        points=(won[0], won[1]),
        history=state.history,
        code=state.code if seat == state.coder else None,
        marks=state.marks if solving and state.options.notebook == "marks" else None,
        candidates=_candidates(state.rows) if counts and not state.over else None,
    )


def _phase(state: State) -> Literal["roll", "place", "feedback", "solve", "over"]:
    if state.over:
        return "over"
    if state.awaits_feedback:
        return "feedback"
    if state.roll:
        return "place"
    return "roll" if state.stock and len(state.rows) < ROWS else "solve"


def _candidates(rows: tuple[Row, ...]) -> Candidates:
    codes = deduction.candidates(rows)
    return Candidates(codes.bit_count(), deduction.faces_left(codes))


def hidden_from(state: State, seat: Seat | None) -> Iterator[str]:
    """The colours of the code that the rows leave open, for all but the coder; the notebook, for all but the solver."""
    if state.over:
        return
    if seat != state.coder:
        faces = deduction.faces_left(deduction.candidates(state.rows))
        # Sliders moved by hand may be wrong: then no row proves anything.
        yield from (f"code.{column}" for column in range(COLUMNS)
                    if state.options.coder_by_hand or len(faces[column]) > 1)
    if seat != state.solver and state.options.notebook == "marks":
        yield "marks"


def resampled(view: View, seat: Seat | None, chance: Chance) -> State:
    """A state this seat cannot tell from the real one: a code the rows allow, and notes anybody might have taken."""
    possible = deduction.candidates(view.rows)
    if view.code is not None:
        code = view.code
    elif view.phase == "over":
        code = view.history[str(view.game)].code
    elif possible and not (view.options.coder_by_hand and chance.below(SLIPS) == 0):
        code = chance.pick(tuple(deduction.members(possible)))
    else:                                     # by hand the sliders may be wrong, or contradict each other: any code
        code = chance.pick(deduction.CODES)
    marks = view.marks
    if marks is None:
        marks = NO_MARKS
        if view.options.notebook == "marks" and seat != view.solver and view.phase != "over":
            marks = "".join(chance.pick(tuple(MARKS.values())) for _ in range(COLUMNS * FACES))
    return State(view.options, view.solver, code, view.game, view.rows, view.roll, marks, view.history)

