"""Reasons of bots: how near a window's size is to the outline, and how many open windows are nearer."""

from __future__ import annotations

from math import exp, hypot, log

from ludoteca.games.finestre.rules import Place, Ready
from ludoteca.games.finestre.view import View
from ludoteca.rules import Seat
from ludoteca.rules.words import Words, words


def explain_move(view: View, seat: Seat, move: Place | Ready) -> Words | None:
    """Return the reason, from public information: the outline and the street."""
    if not isinstance(move, Place) or view.outline is None:
        return None
    outline = view.outline

    def far(number: int) -> float:
        window = view.street.windows[number]
        return hypot(log(window.width / outline.width), log(window.height / outline.height))

    free = [number for number in range(len(view.street.windows))
            if sum(pawn.window == number for pawn in view.pawns.values()) < view.capacity]
    nearer = sum(far(number) < far(move.window) for number in free)
    return words("why-window", percent=round(100 * (exp(far(move.window)) - 1)), nearer=nearer)
