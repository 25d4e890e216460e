"""Pace of bots, in seconds by level: claims in a race are fast, and a second word takes less time than the first.

A bot whose word was taken goes on thinking from there.
"""

from __future__ import annotations

import msgspec

from ludoteca.games.polywords import moves, words
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.view import ClaimView, WordView
from ludoteca.rules import Chance, Millis, Seat

Span = tuple[float, float]


class Pace(msgspec.Struct, frozen=True):
    """The times of one level."""

    word: Span                # to think of a word without a race
    race: Span                # to say a word in a race
    again: Span               # to say another word after another player was faster
    trace: Span               # to write down a claimed word
    rare: Span                # more per step of rarity below everyday words
    give_up: Span             # to pass without a word


PACES = {
    "cucciolo": Pace((13.0, 27.0), (11.0, 22.0), (6.0, 12.0), (5.0, 10.0), (0.5, 1.5), (20.0, 30.0)),
    "apprendista": Pace((9.0, 20.0), (7.0, 14.0), (3.5, 6.5), (3.5, 7.0), (0.5, 1.5), (17.0, 25.0)),
    "artigiano": Pace((6.0, 15.0), (4.5, 9.5), (2.5, 4.5), (2.5, 5.0), (0.4, 1.2), (15.0, 22.0)),
    "maestro": Pace((4.0, 11.0), (3.0, 6.5), (1.5, 3.0), (2.0, 4.0), (0.3, 0.9), (13.0, 19.0)),
}
LOOK, JUDGE, LAY, DROP = (3.0, 6.0), (3.0, 7.0), (3.0, 8.0), (0.9, 2.2)

COMMON = 5.0                  # frequency of an everyday word
RAREST = 2.5                  # steps of rarity beyond which the time does not grow
PART_OF_THE_SAND = 0.8        # share of the hourglass used at most
WITHOUT_SAND = 60.0


def pace(level: str, view: WordView, seat: Seat, move: WordMove, chance: Chance) -> Millis:
    """Return how long a person of this level would take for this move."""
    own = PACES[level]
    seconds = chance.between(*_span(own, view, seat, move))
    if isinstance(move, moves.Claim) or (isinstance(move, moves.Write) and not _said(view, seat)):
        rarity = min(RAREST, max(0.0, COMMON - words.frequency(move.word, view.options.words)))
        seconds += rarity * chance.between(*own.rare)
    sand = view.options.hourglass
    return round(1000 * min(seconds, PART_OF_THE_SAND * sand if sand else WITHOUT_SAND))


def _span(own: Pace, view: WordView, seat: Seat, move: WordMove) -> Span:
    match move:
        case moves.Claim():
            return own.again if _forestalled(view) else own.race
        case moves.Write():
            return own.trace if _said(view, seat) else own.word
        case moves.Pass():
            # A claimed word that does not fit is noticed at once; finding no word takes time.
            return own.trace if _said(view, seat) else own.give_up
        case moves.Ready():
            return LOOK
        case moves.Contest() | moves.Vote():
            return JUDGE
        case moves.Assign() | moves.Draft():
            return LAY
    return DROP


def _said(view: WordView, seat: Seat) -> bool:
    """Whether the word is claimed and only has to be written."""
    return isinstance(view, ClaimView) and view.said[seat] is not None


def _forestalled(view: WordView) -> bool:
    return isinstance(view, ClaimView) and any(view.said)
