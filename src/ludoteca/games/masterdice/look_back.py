"""Analysis of a finished game: codes each row left, bits gained, and the maestro's advice."""

from __future__ import annotations

from ludoteca.games.masterdice import deduction, values
from ludoteca.games.masterdice.pieces import LookBack, Row, stock


def look_back(rows: tuple[Row, ...]) -> tuple[LookBack, ...]:
    """Return the analysis of each row, from what the solver knew then."""
    pages = []
    before = deduction.ALL
    for number, row in enumerate(rows):
        left = deduction.after(before, row.dice, row.feedback) if row.feedback else before
        # After contradicting sliders no code is possible.
        advice = values.advice(before, number, stock(rows[:number]), row.roll, row.dice) if before else None
        pages.append(LookBack(left.bit_count(), deduction.bits_gained(before, left), advice))
        before = left
    return tuple(pages)
