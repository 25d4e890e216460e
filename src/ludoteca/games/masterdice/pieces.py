"""State of Masterdice: dice, rows, sliders, score sheet and options."""

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
    """Options: length of the match, who moves the sliders, and what the notebook fills in by itself."""

    games: Literal[1, 2, 4, 6] = 2
    coder_by_hand: bool = False
    notebook: Literal["off", "marks", "candidates"] = "marks"


class Feedback(msgspec.Struct, frozen=True):
    """Three counts, without telling which dice: right, too high (the code is lower), too low (the code is higher)."""

    equal: int
    lower: int
    higher: int


class Row(msgspec.Struct, frozen=True):
    """One attempt: the roll, the placed dice, and the sliders (None: not moved yet)."""

    roll: tuple[int, ...]
    dice: Placed
    feedback: Feedback | None = None


class Advice(msgspec.Struct, frozen=True):
    """The maestro's choice for a roll: these dice or, with None, naming the code."""

    dice: Placed | None
    best: float                      # expected points of that choice
    played: float                    # expected points of the choice made


class LookBack(msgspec.Struct, frozen=True):
    """Analysis of one row: codes left after it, bits gained, and the maestro's advice."""

    left: int
    bits: float
    advice: Advice | None = None


class Points(msgspec.Struct, frozen=True):
    """What a solver's points are made of. `wrong_row` is the first row with wrong feedback, which costs the coder."""

    found: bool
    empty_rows: int
    unused_dice: int
    total: int
    wrong_row: int | None = None


class FinishedGame(msgspec.Struct, frozen=True):
    """One game on the score sheet."""

    solver: Seat
    rows: tuple[Row, ...]
    code: Code
    guess: Code
    points: Points
    look_back: tuple[LookBack, ...]
    solved_with: int                 # codes still possible at the guess


class State(msgspec.Struct, frozen=True):
    """The whole state: the hidden code, the solver's private marks and all that is public."""

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
    """Return how many dice are in a row."""
    return sum(die is not None for die in dice)


def stock(rows: tuple[Row, ...]) -> int:
    """Return the white dice not yet in a row; those of a roll still count."""
    return WHITE_DICE - sum(placed(row.dice) for row in rows)


def worth(rows: tuple[Row, ...]) -> int:
    """Return the points of a right guess after these rows."""
    return CODE_FOUND + EMPTY_ROW * (ROWS - len(rows)) + UNUSED_DIE * stock(rows)
