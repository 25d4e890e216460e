"""View of Masterdice: the coder sees the code, the solver the notebook, spectators neither."""

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

SLIPS = 4                                     # sliders by hand: one sampled state in so many assumes a mistake


class Candidates(msgspec.Struct, frozen=True):
    """How many codes the rows allow, and which faces of each colour."""

    count: int
    faces: tuple[tuple[int, ...], ...]


class View(msgspec.Struct, frozen=True):
    """The view of a seat or of a spectator."""

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
    code: Code | None = None                  # for the coder only; the history shows those of finished games
    marks: str | None = None                  # for the solver only
    candidates: Candidates | None = None      # if the notebook counts codes: for the solver and spectators


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
    """Hidden paths: undetermined colours of the code, except for the coder; the notebook, except for the solver."""
    if state.over:
        return
    if seat != state.coder:
        faces = deduction.faces_left(deduction.candidates(state.rows))
        # Sliders moved by hand may be wrong, so no row proves anything.
        yield from (f"code.{column}" for column in range(COLUMNS)
                    if state.options.coder_by_hand or len(faces[column]) > 1)
    if seat != state.solver and state.options.notebook == "marks":
        yield "marks"


def resampled(view: View, seat: Seat | None, chance: Chance) -> State:
    """Return a state this seat cannot tell from the real one: a code the rows allow, and random notes."""
    possible = deduction.candidates(view.rows)
    if view.code is not None:
        code = view.code
    elif view.phase == "over":
        code = view.history[str(view.game)].code
    elif possible and not (view.options.coder_by_hand and chance.below(SLIPS) == 0):
        code = chance.pick(tuple(deduction.members(possible)))
    else:                                     # by hand the sliders may be wrong or contradict each other: any code
        code = chance.pick(deduction.CODES)
    marks = view.marks
    if marks is None:
        marks = NO_MARKS
        if view.options.notebook == "marks" and seat != view.solver and view.phase != "over":
            marks = "".join(chance.pick(tuple(MARKS.values())) for _ in range(COLUMNS * FACES))
    return State(view.options, view.solver, code, view.game, view.rows, view.roll, marks, view.history)

