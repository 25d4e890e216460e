"""State of a table of Duplik: the round being played and the score sheet."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.games.duplik.criteria import Criterion
from ludoteca.games.duplik.moves import Direction, DuplikOptions
from ludoteca.games.duplik.paper import Drawing, Ink
from ludoteca.games.duplik.picture import Placed
from ludoteca.rules import Millis, Seat

CRITERIA = 10
CONTESTS = 2                  # ruling: at most 2 contests per artist per round
BONUS_POINTS = 3

Phase = Literal["prepare", "draw", "ink", "pass", "judge", "praise", "gallery", "over"]


class Title(msgspec.Struct, frozen=True):
    """The title of a card."""

    it: str
    en: str


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence about a plate by a viewer, and the kind it is `about`, where the vocabulary has a word."""

    it: str
    en: str
    about: str = ""


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card shows: the marks of a plate and the sentences `told` about it, the most telling first.

    A card made of stamps has its objects instead, and the ink a hand makes of them.
    """

    plate: str = ""
    told: tuple[Seen, ...] = ()
    objects: tuple[Placed, ...] = ()
    ink: tuple[Ink, ...] = ()


class Dealt(msgspec.Struct, frozen=True):
    """A card the master may take, by its title."""

    key: str
    title: Title


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Met or not; `voted` counts the votes if the artists decided, `silent` if no verdict came in time."""

    met: bool
    voted: bool = False
    silent: bool = False
    yes: int = 0
    no: int = 0


class Ballot(msgspec.Struct, frozen=True):
    """A contested verdict and the votes so far."""

    caller: Seat
    number: int
    votes: dict[Seat, bool] = {}
    abstained: tuple[Seat, ...] = ()

    def has(self, seat: Seat) -> bool:
        """Whether this artist has voted or abstained."""
        return seat in self.votes or seat in self.abstained


class RoundSheet(msgspec.Struct, frozen=True):
    """A finished round on the score sheet: both tables of the rulebook."""

    master: Seat
    title: Title
    bonus: int
    met: dict[Seat, tuple[bool, ...]]        # for each artist, criterion by criterion
    points: tuple[int, ...]                  # for each seat, master included
    own_judges: tuple[Seat, ...] = ()        # who judged their own drawing beside the original
    rosettes: dict[Seat, tuple[Seat, ...]] = {}     # author -> voters for that drawing as the most beautiful


class State(msgspec.Struct, frozen=True):
    """One table. `used` are the keys of the cards already played."""

    options: DuplikOptions
    seats: int
    ritual: tuple[tuple[int, ...], ...]      # rolls of the d10 for the first master; 0: not rolled
    first: Seat
    round: int
    phase: Phase
    master: Seat
    offered: tuple[Dealt, ...] = ()
    key: str = ""
    title: Title | None = None
    picture: Picture | None = None
    criteria: tuple[Criterion, ...] = ()
    bonus: int = 0
    aloud: bool = False                      # the master has had the scene told in words
    began: Millis = 0                        # when the hourglass was turned
    until: Millis | None = None
    sand: Millis = 0                         # when the hourglass will have run out
    heard: Millis = 0                        # when the master last spoke in writing
    all_said: bool = False                   # the master has nothing to add
    lines: dict[int, str] = {}
    drawings: dict[Seat, Drawing] = {}
    direction: Direction = "left"
    judges: dict[Seat, Seat] = {}            # author -> judge
    declined: dict[Seat, tuple[Seat, ...]] = {}     # author -> judges who have handed the drawing on
    read: int = 0                            # criteria read so far
    verdicts: dict[Seat, dict[int, Verdict]] = {}
    ballots: dict[Seat, Ballot] = {}         # author -> the vote being taken
    contests: dict[Seat, int] = {}           # contests called this round
    contested: tuple[Seat, ...] = ()         # authors whose current verdict has been voted on
    doubts: tuple[Seat, ...] = ()            # judges who have put a doubt to the vote this round
    settled: bool = False                    # the verdicts have stood long enough: the master may read on
    hung: Millis = 0                         # when the drawings were hung, to be born again one by one
    praise: dict[Seat, Seat | None] = {}     # voter -> artist of the most beautiful drawing; None: none
    ready: tuple[Seat, ...] = ()
    sheet: tuple[RoundSheet, ...] = ()
    used: tuple[str, ...] = ()

    @property
    def artists(self) -> tuple[Seat, ...]:
        """All seats but the master's, from the master's left."""
        return tuple((self.master + step) % self.seats for step in range(1, self.seats))

    @property
    def rounds(self) -> int:
        return self.seats * self.options.terms
