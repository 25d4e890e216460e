"""Reasons of bots: how many codes were possible, and how many the answer would leave."""

from __future__ import annotations

from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.rules import Act, Place, Sliders, Solve
from ludoteca.games.masterdice.view import View
from ludoteca.rules import Seat
from ludoteca.rules.words import Words, words


def explain_move(view: View, seat: Seat, move: Act) -> Words | None:
    """Return the reason, from what the solver saw: the rows and their answers."""
    codes = deduction.candidates(view.rows)
    possible = codes.bit_count()
    match move:
        case Place(dice) if possible:
            answers = [part.bit_count() for part in deduction.parts(codes, dice).values()]
            left = sum(each * each for each in answers) / possible
            return words("why-place", codes=possible, answers=len(answers), left=round(left))
        case Solve():
            return words("why-solve", codes=possible, worth=view.worth)
        case Sliders():
            return words("why-answer")
    return None
