"""Moves and events of the six games of Polywords."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludoteca.games.polywords.contest import Reason
from ludoteca.games.polywords.grid import Path
from ludoteca.rules import Event, Move, Seat

Text = Annotated[str, Meta(max_length=200)]
Cells = Annotated[Path, Meta(max_length=64)]


class Write(Move, frozen=True):
    """Write a word along a path. `lag` is the room's network correction where finishing first matters (Manta)."""

    word: Text
    path: Cells
    lag: int = 0


class Claim(Move, frozen=True):
    """Say a word: in Pagliaccio it takes the length card, in Polpo it reserves the word for the turn."""

    word: Text
    lag: int = 0


class Pass(Move, frozen=True):
    """No word this turn."""


class Ready(Move, frozen=True):
    """Ready to go on, without contesting."""


class Contest(Move, frozen=True):
    """Contest a word of this turn: its sense, or its category."""

    accused: int
    reason: Reason = "category"
    number: int = 0


class Vote(Move, frozen=True):
    """Vote whether the contested word is right."""

    right: bool


class Bottle(Move, frozen=True):
    """Put one of your bottles into an empty cell."""

    cell: int


class Clear(Move, frozen=True):
    """Polpo: clear a row in return for a full one."""

    row: int


class Assign(Move, frozen=True):
    """Manta: place a category beside a length, for the other team."""

    category: str
    length: int


class Draft(Move, frozen=True):
    """Manta: show your team a word and where it could go; an empty word takes the draft back."""

    word: Text = ""
    path: Cells = ()


WordMove = Write | Claim | Pass | Ready | Contest | Vote | Bottle | Clear | Assign | Draft


class TurnBegan(Event, frozen=True):
    turn: int
    categories: tuple[str, ...] = ()
    letters: str = ""
    lengths: tuple[int, ...] = ()
    shapes: tuple[str, ...] = ()


class PenDown(Event, frozen=True):
    """A player has finished writing; the word is still secret."""

    seat: Seat


class WordShown(Event, frozen=True):
    seat: Seat
    word: str
    text: str
    path: tuple[int, ...]
    new: int
    reused: int


class NothingWritten(Event, frozen=True):
    seat: Seat


class Claimed(Event, frozen=True):
    seat: Seat
    word: str
    length: int
    lag: int = 0


class WordsErased(Event, frozen=True):
    word: str
    seats: tuple[Seat, ...]


class LettersCounted(Event, frozen=True):
    seat: Seat
    word: str
    letters: str
    count: int


class OutOfCategory(Event, frozen=True):
    seat: Seat
    word: str
    category: str


class Contested(Event, frozen=True):
    seat: Seat
    accused: int
    word: str
    reason: Reason
    category: str = ""


class Voted(Event, frozen=True):
    seat: Seat
    right: bool


class ContestSettled(Event, frozen=True):
    seat: Seat
    accused: int
    word: str
    guilty: bool
    for_word: int
    against: int


class Penalised(Event, frozen=True):
    seat: Seat
    count: int
    why: str


class BottleDropped(Event, frozen=True):
    seat: Seat
    cell: int | None


class LineDrawn(Event, frozen=True):
    seat: Seat
    row: int


class Eliminated(Event, frozen=True):
    seat: Seat


class RowCleared(Event, frozen=True):
    seat: Seat
    full: int
    row: int | None


class PileEnded(Event, frozen=True):
    pile: int


class CardLaid(Event, frozen=True):
    team: int
    length: int


class PairsShown(Event, frozen=True):
    team: int
    pairs: dict[int, str]


class TeamWrote(Event, frozen=True):
    seat: Seat
    team: int
    word: str
    text: str
    path: tuple[int, ...]
    length: int
    new: int


class TeamFinished(Event, frozen=True):
    team: int
    missing: int


class DraftShown(Event, frozen=True):
    seat: Seat
    word: str


class RequestsMet(Event, frozen=True):
    seat: Seat
    word: str
    categories: tuple[str, ...]
    letters: str
    shape: str


class TableCleared(Event, frozen=True):
    """Medusa: no card is left before the next three come down."""

    seat: Seat


class SeaCounted(Event, frozen=True):
    """Medusa: the last word is written, and the sea is counted."""

    seat: Seat
    empty: int
    bottles: int
    left: int
    points: int
