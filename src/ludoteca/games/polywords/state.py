"""What lies on a table of Polywords: what each of the six games may choose, and everything its rules keep in mind."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.polywords.contest import Dispute
from ludoteca.games.polywords.requests import Request
from ludoteca.games.polywords.sheet import Sheet, Writing
from ludoteca.rules import Millis, Options, Seat

Phase = Literal["assign", "write", "place", "reveal", "vote", "clear", "bottles", "over"]


class TurnOptions(Options, frozen=True):
    """What a turn is like."""

    hourglass: Literal[45, 60, 90, 0] = 45        # seconds; 0 is no hourglass
    hard: bool = False                            # two hard categories in the deck


# By keyword: so a referee comes before them in the lobby's list.
class WordOptions(TurnOptions, frozen=True, kw_only=True):
    """What every table of Polywords may choose."""

    paths: bool = True                            # the grid offers the best paths of a typed word
    words: Literal["it", "en"] = "it"

    @property
    def with_categories(self) -> bool:
        """Whether categories are turned up, so that some may be hard."""
        return True


class ContestOptions(WordOptions, frozen=True):
    """Where words may be contested: by vote, or by the dictionary and the lists at once."""

    referee: Literal["table", "auto"] = "table"
    hints: bool = True                            # who writes is warned where the lists do not hold the word

    @property
    def automatic(self) -> bool:
        """Whether the dictionary decides at once, and nobody votes."""
        return self.referee == "auto"


class MantaOptions(WordOptions, frozen=True):
    """Two teams leave nobody to vote: the dictionary and the lists decide at once."""

    hints: bool = True

    @property
    def automatic(self) -> bool:
        return True


class PallaOptions(ContestOptions, frozen=True, kw_only=True):
    """Gonfio asks for a category too, Sgonfio counts repeated letters."""

    variant: Literal["base", "gonfio", "sgonfio"] = "base"

    @property
    def with_categories(self) -> bool:
        return self.variant == "gonfio"


class PolpoOptions(ContestOptions, frozen=True, kw_only=True):
    """In Agguato asks for a category too; strict shapes are written exactly as drawn."""

    variant: Literal["base", "agguato"] = "base"
    strict_shapes: bool = False

    @property
    def with_categories(self) -> bool:
        return self.variant == "agguato"


class MedusaOptions(WordOptions, frozen=True, kw_only=True):
    """Alone there is nobody to contest: the dictionary and the lists decide."""

    strict_shapes: bool = False


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table: a state holds all of it, a view what its seat may see of it.

    A board belongs to a seat, in Manta to a team.

    Decks are in no state: a card comes into being when it is turned (see `requests`), so no order can leak. But for
    Medusa's and Palla's, which are dealt ahead: who plays the same deal is asked the same, whatever they write.
    """

    options: WordOptions
    seats: int
    turn: int = 0
    phase: Phase = "write"
    began: Millis = 0
    ends: Millis | None = None
    sheets: tuple[Sheet, ...]
    request: Request = Request()
    seen: Request = Request()                     # every card turned so far
    done: tuple[bool, ...]                        # seats with nothing left to do in this phase
    written: tuple[tuple[Writing, ...], ...]      # this turn's words, board by board
    disputes: tuple[Dispute, ...] = ()            # this turn's contests
    due: tuple[int, ...]                          # bottles still to be dropped, board by board


class WordState(Laid, frozen=True, kw_only=True):
    """A table of Polywords as its rules see it."""


class ContestState(WordState, frozen=True, kw_only=True):
    options: ContestOptions


class PallaState(ContestState, frozen=True, kw_only=True):
    options: PallaOptions
    deck: tuple[Request, ...] = ()                # the cards of the turns to come, five by five


class Said(msgspec.Struct, frozen=True):
    """A word said aloud, and when: a claim's time is fair already, the room has taken the network's lag off."""

    text: str
    word: str
    fair: Millis


class ClaimState(ContestState, frozen=True, kw_only=True):
    """Pagliaccio and Polpo: words are said aloud before they are written."""

    said: tuple[Said | None, ...] = ()


class PolpoState(ClaimState, frozen=True, kw_only=True):
    options: PolpoOptions
    out: tuple[int, ...] = ()                     # 0 in play, else the number of the stroke that eliminated the seat
    strokes: int = 0                              # strokes of penalty so far; those of one stroke fall together


class MantaState(ContestState, frozen=True, kw_only=True):
    """Boards belong to teams: team 0 are the even seats, team 1 the odd ones."""

    options: MantaOptions  # type: ignore[assignment]
    hands: tuple[tuple[str, ...], ...] = ((), ())             # categories a team still has to lay for the other
    pairs: tuple[dict[int, str], ...] = ({}, {})              # length -> category, as laid before each team
    dealt: tuple[tuple[str, ...], ...] = ((), ())             # categories each team was dealt in earlier turns
    drafts: tuple[dict[Seat, Writing], ...] = ({}, {})        # what somebody shows their own team


class Probe(msgspec.Struct, frozen=True):
    """What the lists say of a word before it is written: which categories it would meet, and whether it is a word."""

    word: str
    categories: tuple[str, ...]
    known: bool


class MedusaState(WordState, frozen=True, kw_only=True):
    options: MedusaOptions
    probe: Probe | None = None
    deck: tuple[Request, ...] = ()                # the cards of the turns to come, three by three
