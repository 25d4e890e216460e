"""The look back once the code is known: how many codes each row left, the bits it gained, what the maestro says."""

from __future__ import annotations

from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import LookBack, Row


def look_back(rows: tuple[Row, ...]) -> tuple[LookBack, ...]:
    """One page per row, from what the solver could know at that moment."""
    pages = []
    before = deduction.ALL
    for row in rows:
        left = deduction.after(before, row.dice, row.feedback) if row.feedback else before
        pages.append(LookBack(left.bit_count(), deduction.bits_gained(before, left)))
        before = left
    return tuple(pages)
