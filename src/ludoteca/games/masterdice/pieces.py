"""What lies on the table: dice, rows, sliders, the score sheet, and the rules' own picture of it all."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.rules import Options, Seat

COLUMNS = 4                      # blue, red, yellow, green
FACES = 6
ROWS = 7                         # the solution row is apart
WHITE_DICE = 18
CODE_FOUND, EMPTY_ROW, UNUSED_DIE = 20, 5, 1

Code = tuple[int, ...]           # four faces
Placed = tuple[int | None, ...]  # four fields, empty or with a white die
Mark = Literal["out", "sure", "clear"]
NO_MARKS = "." * (COLUMNS * FACES)
MARKS: dict[str, str] = {"out": "x", "sure": "o", "clear": "."}


class MasterdiceOptions(Options, frozen=True):
    """How long the match is, who moves the sliders, and what the notebook does by itself."""

    games: Literal[1, 2, 4, 6] = 2
    coder_by_hand: bool = False
    notebook: Literal["off", "marks", "candidates"] = "marks"


class Feedback(msgspec.Struct, frozen=True):
    """Three counts, never which die: right, too high (the code is lower), too low (the code is higher)."""

    equal: int
    lower: int
    higher: int


class Row(msgspec.Struct, frozen=True):
    """One attempt: what was rolled, what was placed, what the sliders say (None: the coder is still at them)."""

    roll: tuple[int, ...]
    dice: Placed
    feedback: Feedback | None = None


class Advice(msgspec.Struct, frozen=True):
    """What the maestro would have done with a roll: placed these dice, or, with None, solved at once."""

    dice: Placed | None
    best: float                      # points to hope for that way
    played: float                    # points to hope for after what was done


class LookBack(msgspec.Struct, frozen=True):
    """One row seen afterwards: codes left after it, bits it gained, and what the maestro says."""

    left: int
    bits: float
    advice: Advice | None = None


class Points(msgspec.Struct, frozen=True):
    """How a solver's points came about; `wrong_row` is the first row with wrong feedback, which the coder pays for."""

    found: bool
    empty_rows: int
    unused_dice: int
    total: int
    wrong_row: int | None = None


class FinishedGame(msgspec.Struct, frozen=True):
    """A page of the score sheet."""

    solver: Seat
    rows: tuple[Row, ...]
    code: Code
    guess: Code
    points: Points
    look_back: tuple[LookBack, ...]
    solved_with: int                 # codes still possible when the solver decided


class State(msgspec.Struct, frozen=True):
    """A match as the rules see it: the hidden code, the solver's private marks and everything on the table."""

    options: MasterdiceOptions
    solver: Seat
    code: Code
    game: int = 1
    rows: tuple[Row, ...] = ()
    roll: tuple[int, ...] = ()       # white dice on the table, not yet placed
    marks: str = NO_MARKS            # four columns of six faces: x out, o sure
    history: dict[str, FinishedGame] = {}

    @property
    def coder(self) -> Seat:
        return 1 - self.solver

    @property
    def stock(self) -> int:
        return stock(self.rows)

    @property
    def over(self) -> bool:
        return len(self.history) == self.options.games

    @property
    def awaits_feedback(self) -> bool:
        return bool(self.rows) and self.rows[-1].feedback is None


def placed(dice: Placed) -> int:
    """How many dice lie in a row."""
    return sum(die is not None for die in dice)


def stock(rows: tuple[Row, ...]) -> int:
    """White dice not yet in a row; those of a roll still belong to the stock."""
    return WHITE_DICE - sum(placed(row.dice) for row in rows)


def worth(rows: tuple[Row, ...]) -> int:
    """What a right solution after these rows brings."""
    return CODE_FOUND + EMPTY_ROW * (ROWS - len(rows)) + UNUSED_DIE * stock(rows)
