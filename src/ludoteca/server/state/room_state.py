"""Room state: a table apart from its game: chairs, people, host, options. Immutable, and small enough to save whole."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol.messages import encode
from ludoteca.protocol.room_view import Advice, Phase
from ludoteca.rules import Seat
from ludoteca.rules.values import JsonObject
from ludoteca.store import RoomRow

BOT_NAMES = (
    "Nerina", "Ottavio", "Zelinda", "Fosco", "Ersilia", "Tullio", "Mirta", "Gino", "Bice", "Amedeo", "Lidia", "Pio")


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair: empty, a person or a bot; a bot may keep it for a guest who left."""

    kind: Literal["empty", "person", "bot"] = "empty"
    guest: str = ""
    level: Level | None = None
    name: str = ""                                 # the bot's
    keeps_for: str = ""
    wins: int = 0


class ClockState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table time at a wall time, and whether it was running; during a peak, both as they are at its end.

    Wall times of different incarnations are never compared: a clock that ran did so until the last heartbeat of the
    incarnation that saved it.
    """

    at: float = 0
    wall: float = 0
    running: bool = False
    incarnation: int = msgspec.field(default=0, name="opening")    # of the process that saved it
    entries: int = 0                               # of the log at that time; a later one may have held the clock


class Today(msgspec.Struct, frozen=True, omit_defaults=True):
    """The daily deal of a table: its name, its day, and whether this is the try that counts."""

    name: str
    day: str
    counts: bool = False


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game of an evening; a bot has no guest."""

    guest: str
    name: str
    place: int
    score: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of an evening."""

    game: str
    link: str
    finished: int
    who: tuple[Sitter, ...]


class RoomState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table apart from its game."""

    table: str
    code: str
    game: str
    host: str
    options: JsonObject
    chairs: tuple[Seating, ...]
    people: dict[str, str]                         # guest -> name
    bot_seed: str                                  # secret: what bots draw from
    phase: Phase = "lobby"
    round: int = 0
    banned: tuple[str, ...] = msgspec.field(default=(), name="barred")
    clock: ClockState = ClockState()
    begins: int | None = None                      # the first game begins in a log, after so many entries
    answered: tuple[str, ...] = ()                 # keys of recent requests: a resend changes nothing
    owner: str = ""                                # who opened the table: cannot be kicked
    stand_in: str = ""                             # who hosts while the host is away
    family: bool = True                            # unfit words are not shown
    review: bool = False                           # the host approves what the big screen shows
    muted: tuple[str, ...] = ()                    # by the host, for all
    agents: tuple[str, ...] = ()                   # guests who are programs: only the host seats them
    voices: tuple[str, ...] = ()                   # who may talk without a chair, as the host allowed
    advice: Advice = "alone"                      # who may ask for hints and for a bot's reasons in a game
    listed: bool = False                           # shown on the first page, where the house allows it
    slow: bool = False                             # a game for weeks: no time runs out
    daily: Today | None = None                     # the daily deal: fixed
    evening: tuple[PlayedGame, ...] = ()               # the games that were played here, oldest first
    votes: dict[str, str] = {}                     # guest -> the game they would like next
    again: tuple[str, ...] = ()                    # after a game: who would like another one
    shut: bool = False                             # closed for good by the admin

    @property
    def hosting(self) -> str:
        """The guest who hosts now."""
        return self.stand_in or self.host

    def seat_of(self, guest: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.guest == guest:
                return seat
        return None

    def kept_for(self, guest: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.keeps_for == guest and chair.kind == "bot":
                return seat
        return None

    def people_seated(self) -> list[Seat]:
        """The chairs people sit in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def name(self, guest: str) -> str:
        return self.people.get(guest, "")

    def with_chair(self, seat: Seat, chair: Seating) -> RoomState:
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1:])
        return msgspec.structs.replace(self, chairs=chairs)

    def but(self, **changes: Any) -> RoomState:
        return msgspec.structs.replace(self, **changes)


def room_row(state: RoomState, touched: float) -> RoomRow:
    """A room as the store keeps it."""
    return RoomRow(
        id=state.table, code=state.code, game=state.game, phase=state.phase, state=encode(state), host=state.host,
        members=tuple(state.people), touched=int(touched))


def read_state(row: RoomRow) -> RoomState:
    """A room as the store has kept it."""
    state = msgspec.json.decode(row.state, type=RoomState)
    return state if state.owner else state.but(owner=state.host)    # saved before tables had owners
