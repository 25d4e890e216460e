"""The look back once the code is known: how many codes each row left, the bits it gained, what the maestro says."""

from __future__ import annotations

from ludoteca.games.masterdice import deduction, values
from ludoteca.games.masterdice.pieces import LookBack, Row, stock


def look_back(rows: tuple[Row, ...]) -> tuple[LookBack, ...]:
    """One page per row, from what the solver could know at that moment."""
    pages = []
    before = deduction.ALL
    for number, row in enumerate(rows):
        left = deduction.after(before, row.dice, row.feedback) if row.feedback else before
        # Once the sliders have contradicted each other there is nothing left to reason about.
        advice = values.advice(before, number, stock(rows[:number]), row.roll, row.dice) if before else None
        pages.append(LookBack(left.bit_count(), deduction.bits_gained(before, left), advice))
        before = left
    return tuple(pages)
