"""How long a bot takes, as people do: a race is answered in a breath, a second thought is quicker than the first.

In seconds, by level. Somebody who has been forestalled goes on from where they were: they do not begin to think anew.
"""

from __future__ import annotations

import msgspec

from ludoteca.games.polywords import moves, words
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.view import ClaimView, WordView
from ludoteca.rules import Chance, Millis, Seat

Span = tuple[float, float]


class Pace(msgspec.Struct, frozen=True):
    """The seconds one level takes."""

    word: Span                # to think of a word, where nobody is in a hurry
    race: Span                # to say one before the others do
    again: Span               # to say another one, when somebody was quicker
    trace: Span               # to write down a word that has been said
    rare: Span                # more for each step by which the word is rarer than an everyday one
    give_up: Span             # to admit that no word comes to mind


PACES = {
    "cucciolo": Pace((13.0, 27.0), (11.0, 22.0), (6.0, 12.0), (5.0, 10.0), (0.5, 1.5), (20.0, 30.0)),
    "apprendista": Pace((9.0, 20.0), (7.0, 14.0), (3.5, 6.5), (3.5, 7.0), (0.5, 1.5), (17.0, 25.0)),
    "artigiano": Pace((6.0, 15.0), (4.5, 9.5), (2.5, 4.5), (2.5, 5.0), (0.4, 1.2), (15.0, 22.0)),
    "maestro": Pace((4.0, 11.0), (3.0, 6.5), (1.5, 3.0), (2.0, 4.0), (0.3, 0.9), (13.0, 19.0)),
}
LOOK, JUDGE, LAY, DROP = (3.0, 6.0), (3.0, 7.0), (3.0, 8.0), (0.9, 2.2)

COMMON = 5.0                  # how often a word is met before it counts as an everyday one
RAREST = 2.5                  # steps from there, beyond which a word that comes to mind comes as fast as any other
PART_OF_THE_SAND = 0.8        # nobody lets the last grains fall before speaking
WITHOUT_SAND = 60.0


def pace(level: str, view: WordView, seat: Seat, move: WordMove, chance: Chance) -> Millis:
    """How long a person of this level would take to come to this move."""
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
            # Who cannot place what has been said sees that at once; who finds no word looks for a while.
            return own.trace if _said(view, seat) else own.give_up
        case moves.Ready():
            return LOOK
        case moves.Contest() | moves.Vote():
            return JUDGE
        case moves.Assign() | moves.Draft():
            return LAY
    return DROP


def _said(view: WordView, seat: Seat) -> bool:
    """Whether the thinking is done and only the writing is left."""
    return isinstance(view, ClaimView) and view.said[seat] is not None


def _forestalled(view: WordView) -> bool:
    return isinstance(view, ClaimView) and any(view.said)
