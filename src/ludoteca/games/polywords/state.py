"""Options and states of the six games of Polywords."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.polywords.contest import Dispute
from ludoteca.games.polywords.requests import Request
from ludoteca.games.polywords.sheet import Sheet, Writing
from ludoteca.rules import Millis, Options, Seat

Phase = Literal["assign", "write", "place", "reveal", "vote", "clear", "bottles", "over"]


class TurnOptions(Options, frozen=True):
    """Options of a turn."""

    hourglass: Literal[45, 60, 90, 0] = 45        # seconds; 0 is no hourglass
    hard: bool = False                            # the deck has two hard categories


# Keyword only, so that `referee` comes first in the lobby.
class WordOptions(TurnOptions, frozen=True, kw_only=True):
    """Options of every game of Polywords."""

    paths: bool = True                            # the grid offers the best paths of a typed word
    words: Literal["it", "en"] = "it"

    @property
    def with_categories(self) -> bool:
        """Whether the game uses categories, so that some may be hard."""
        return True


class ContestOptions(WordOptions, frozen=True):
    """Options of games with contests: decided by vote, or by the dictionary and the lists."""

    referee: Literal["table", "auto"] = "table"
    hints: bool = True                            # writers are warned if the lists do not hold the word

    @property
    def automatic(self) -> bool:
        """Whether the dictionary decides at once, without a vote."""
        return self.referee == "auto"


class MantaOptions(WordOptions, frozen=True):
    """With two teams there are no neutral voters: the dictionary and the lists decide."""

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
    """Agguato asks for a category too; strict shapes are written exactly as drawn."""

    variant: Literal["base", "agguato"] = "base"
    strict_shapes: bool = False

    @property
    def with_categories(self) -> bool:
        return self.variant == "agguato"


class MedusaOptions(WordOptions, frozen=True, kw_only=True):
    """In a game for one the dictionary and the lists decide."""

    strict_shapes: bool = False


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """Base of states and views: a view has what its seat may see of the state.

    A board belongs to a seat, in Manta to a team.

    Decks are in no state: a card is drawn when it is turned up (see `requests`), so no order can leak. Medusa and Palla
    shuffle ahead, so that all who play the same deal get the same cards.
    """

    options: WordOptions
    seats: int
    turn: int = 0
    phase: Phase = "write"
    began: Millis = 0
    ends: Millis | None = None
    sheets: tuple[Sheet, ...]
    request: Request = Request()
    seen: Request = Request()                     # every card turned up so far
    done: tuple[bool, ...]                        # seats with nothing left to do in this phase
    written: tuple[tuple[Writing, ...], ...]      # this turn's words, board by board
    disputes: tuple[Dispute, ...] = ()            # this turn's contests
    due: tuple[int, ...]                          # bottles still to be dropped, board by board


class WordState(Laid, frozen=True, kw_only=True):
    """The state of a game of Polywords."""


class ContestState(WordState, frozen=True, kw_only=True):
    options: ContestOptions


class PallaState(ContestState, frozen=True, kw_only=True):
    options: PallaOptions
    deck: tuple[Request, ...] = ()                # the cards of the turns to come, five by five


class Said(msgspec.Struct, frozen=True):
    """A spoken word and its time, from which the room has subtracted the network's lag."""

    text: str
    word: str
    fair: Millis


class ClaimState(ContestState, frozen=True, kw_only=True):
    """State of Pagliaccio and Polpo, in which words are spoken before they are written."""

    said: tuple[Said | None, ...] = ()


class PolpoState(ClaimState, frozen=True, kw_only=True):
    options: PolpoOptions
    out: tuple[int, ...] = ()                     # 0: in play; else the number of the penalty that eliminated the seat
    strokes: int = 0                              # penalties so far; lines of one penalty fall together


class MantaState(ContestState, frozen=True, kw_only=True):
    """State of Manta. Boards belong to teams: team 0 are the even seats, team 1 the odd ones."""

    options: MantaOptions  # type: ignore[assignment]
    hands: tuple[tuple[str, ...], ...] = ((), ())             # categories a team still has to lay for the other
    pairs: tuple[dict[int, str], ...] = ({}, {})              # length -> category, as laid before each team
    dealt: tuple[tuple[str, ...], ...] = ((), ())             # categories each team was dealt in earlier turns
    drafts: tuple[dict[Seat, Writing], ...] = ({}, {})        # suggestions shown to the own team


class Probe(msgspec.Struct, frozen=True):
    """What the lists say about a word before it is written: its categories, and whether it exists."""

    word: str
    categories: tuple[str, ...]
    known: bool


class MedusaState(WordState, frozen=True, kw_only=True):
    options: MedusaOptions
    probe: Probe | None = None
    deck: tuple[Request, ...] = ()                # the cards of the turns to come, three by three
