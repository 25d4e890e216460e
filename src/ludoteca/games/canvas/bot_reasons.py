"""Reasons of bots: what the best painting of the hand is worth, before and after the move."""

from __future__ import annotations

from ludoteca.games.canvas.bots import best_arrangement, gain
from ludoteca.games.canvas.moves import CanvasMove, Paint, Take
from ludoteca.games.canvas.state import LAYERS
from ludoteca.games.canvas.view import View
from ludoteca.rules import Seat
from ludoteca.rules.words import Words, words


def explain_move(view: View, seat: Seat, move: CanvasMove) -> Words | None:
    """Return the reason, from public information: row, hand and goals."""
    me = view.players[seat]
    match move:
        case Take(index) if 0 <= index < len(view.row):
            spot = view.row[index]
            hand = (*me.hand, spot.card)
            if len(hand) < LAYERS:
                icons = sum(map(len, view.options.cards[spot.card].swatches))
                return words("why-take-early", icons=icons, price=index, found=spot.tokens)
            after, _ = best_arrangement(view, me, hand)
            before = best_arrangement(view, me, me.hand)[0] if len(me.hand) >= LAYERS else 0
            return words("why-take", gains=after > before, after=after, before=before, price=index, found=spot.tokens)
        case Paint(cards):
            best, _ = best_arrangement(view, me, me.hand)
            return words("why-paint", points=gain(view, me, [me.hand[place] for place in cards]), best=best)
    return None
