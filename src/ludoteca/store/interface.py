"""The log on disk. A store knows bytes only: what they mean is the room's business."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Protocol

import msgspec

OPENING = 0                      # the round under which lies the log a first game begins in; games count from 1
APART = 300_000                  # ms that clocks may be apart, as letters between them may be old: what is stamped
                                 # further ahead, a wrong one has stamped
FORGIVEN = 3_600_000             # ms after which every bucket is full again, and what was counted is of no use
LONG_WAIT = 10_000               # ms a write may wait before something must be the matter


class Conflict(Exception):
    """Somebody else wrote there first: this log position, code or name is taken."""


class LeaseLost(Conflict):
    """This table is another's now: what was to be written here is not."""


class Crowded(Exception):
    """There are as many tables, or games of somebody's, as may be: this one is not added."""


class Noted(Exception):
    """Something else is noted there: what was to come with the note is not written either."""


class Unavailable(OSError):
    """The store could not do it now: full, locked, out of reach. Whether a write was done all the same is not known."""


class PendingWrite:
    """A write on its way, to be awaited. Or whoever asks so hears of its end in the very call that brings the news,
    without a turn of the loop in between: nearly every move does, so this is less than a future."""

    __slots__ = ("_ended", "_error", "_future", "_then")

    def __init__(self) -> None:
        self._ended = False
        self._error: BaseException | None = None
        self._then: Callable[[PendingWrite], None] | None = None
        self._future: asyncio.Future[None] | None = None    # where somebody awaits it

    def at_once(self, then: Callable[[PendingWrite], None]) -> None:
        """One only."""
        self._then = then

    def done(self) -> bool:
        return self._ended

    def cancelled(self) -> bool:
        return False

    def exception(self) -> BaseException | None:
        """Why it was not written, once it is over."""
        return self._error

    def end(self, error: BaseException | None = None) -> None:
        """It is on disk, or was refused."""
        if self._ended:
            return
        self._ended, self._error = True, error
        if self._future is not None and not self._future.done():
            self._future.set_result(None)
        if self._then is not None:
            try:
                self._then(self)
            except Exception as broken:            # others of the same commit wait for their news
                asyncio.get_running_loop().call_exception_handler(
                    {"message": "a write could not be told", "exception": broken})

    def __await__(self) -> Generator[Any, None, None]:
        if not self._ended:
            if self._future is None:
                self._future = asyncio.get_running_loop().create_future()
            yield from asyncio.shield(self._future).__await__()
        if self._error is not None:
            raise self._error.with_traceback(None)    # one error may be that of a whole group


class GuestRow(msgspec.Struct, frozen=True):
    """A person without an account. `id` is public; the token exists here only as a hash."""

    id: str
    name: str
    language: str
    created: int
    seen: int


class RoomRow(msgspec.Struct, frozen=True):
    """A room: what everybody may ask about it in columns, all the rest in `state`."""

    id: str
    code: str
    game: str
    phase: str
    state: bytes
    host: str = ""
    members: tuple[str, ...] = ()
    touched: int = 0


class Most(msgspec.Struct, frozen=True):
    """How many tables there may be that are not over, a new one among them."""

    of_host: int
    uncounted: tuple[str, ...] = ()                # of the host's, those that do not count
    on: int = 0                                    # with openings that live; 0: as many as you like


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """One entry of a round's log. Position 0 is the setup; `request` is the client's id of the move."""

    position: int
    entry: bytes
    request: str = ""


class Lease(msgspec.Struct, frozen=True, gc=False):
    """The right to write a table: which opening of the house has it, and how often it has changed hands."""

    room: str
    incarnation: int
    epoch: int


class Owner(msgspec.Struct, frozen=True):
    """Where a table is: the opening that has it, where that one can be reached, and whether it is alive."""

    incarnation: int
    epoch: int
    address: str = ""
    alive: bool = False


class LiveProcess(msgspec.Struct, frozen=True):
    """An opening of the house that is alive, and where the others reach it."""

    incarnation: int
    address: str


class Change(msgspec.Struct, frozen=True):
    """Something about a guest that every opening of the house should know: "renamed", or "moved" to another device."""

    number: int
    guest: str
    kind: str


class ResultRow(msgspec.Struct, frozen=True):
    """How one round ended; `link` opens it again, `guests` are those who find it among their games (when written)."""

    room: str
    round: int
    game: str
    finished: int
    result: bytes
    link: str = ""
    guests: tuple[str, ...] = ()


class FeatRow(msgspec.Struct, frozen=True):
    """Something a guest achieved in a game, the first time."""

    guest: str
    game: str
    feat: str
    won: int


class NoteRow(msgspec.Struct, frozen=True):
    """Something the house has noted of a guest, one thing under each topic; without a guest, of itself."""

    guest: str
    topic: str
    value: bytes


class OnlyNote(msgspec.Struct, frozen=True):
    """A note that holds only where nothing is noted yet, or still what it is to replace."""

    note: NoteRow
    instead: bytes | None = None


class Swept(msgspec.Struct, frozen=True):
    """How many of each a cleaning took away."""

    guests: int
    rooms: int
    handoffs: int


class StoreHealth(msgspec.Struct, frozen=True):
    """How the store is: whether its writer lives, what it did last, what waits for it."""

    writer: bool                                   # alive
    commits: int = 0                               # since the start
    writes: int = 0
    since_commit: int | None = None                # milliseconds; None before the first
    waiting: int = 0                               # writes nobody has been answered yet
    waiting_for: int = 0                           # milliseconds the oldest of them has been
    trouble: str = ""                              # the kind of error of the last commit, where it failed

    @property
    def well(self) -> bool:
        return self.writer and not self.trouble and self.waiting_for < LONG_WAIT


class Store(Protocol):
    """Where guests, rooms and logs live. Every write is on disk when its call returns.

    A house is open once or, on a database that many processes share, several times at once. Each opening has a number
    of its own, and a table belongs to one opening at a time. What is written with a lease (`held`) is written only
    while that lease is good, all or nothing; otherwise Lost is raised.
    """

    shared: bool
    """Whether other openings may be alive beside ours."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def health(self) -> StoreHealth: ...

    async def add_guest(self, guest: GuestRow, token_hash: bytes) -> None: ...
    async def guest_by_token(self, token_hash: bytes) -> GuestRow | None: ...
    async def guest(self, id: str) -> GuestRow | None: ...
    async def change_guest(self, id: str, name: str | None, language: str | None) -> GuestRow | None:
        """Another name or language; what is None stays as others may have it by now. The guest as they are then."""

    async def touch_guest(self, id: str, now: int) -> None:
        """They are still about."""

    async def add_handoff(self, code_hash: bytes, guest: str, room: str, expires: int) -> None: ...
    async def take_handoff(
        self, code_hash: bytes, now: int, token_hash: bytes, again: bytes = b"",
    ) -> tuple[str, str] | None:
        """Guest and room of a code that is still good; from now on it is not, and the guest answers to this token.
        Whoever had it with an `again` may ask once more with the same, and is told the same."""

    async def add_room(
        self, room: RoomRow, begins: LogRow | None = None, incarnation: int = 0, most: Most | None = None,
        noted: OnlyNote | None = None,
    ) -> Lease:
        """A new room, with the log its first game begins in and what is noted with it, all or nothing. Raises Conflict
        where the code or the id is in use, Crowded where it would be one too many, and Noted where something else is
        noted, however many come at once."""

    async def claim(self, room: str, incarnation: int) -> Lease | None:
        """Take a table nobody living has, or once more one's own: older leases are void. None where another has it."""

    async def release_lease(self, lease: Lease) -> None:
        """Others may have it."""

    async def owner(self, room: str) -> Owner | None:
        """Who has this table; None where nobody does."""

    async def save_room(self, room: RoomRow, lease: Lease | None = None) -> None: ...
    async def room(self, id: str) -> RoomRow | None: ...
    async def room_by_code(self, code: str) -> RoomRow | None: ...
    async def rooms_in(self, phases: Sequence[str]) -> list[RoomRow]:
        """Every room in one of these phases."""

    async def rooms_of(self, guest: str) -> list[RoomRow]: ...

    def append(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (), lease: Lease | None = None, notes: Sequence[NoteRow] = (),
    ) -> Awaitable[None]:
        """One more entry, with what it changes in the room, all or nothing. Raises Conflict where it is taken."""

    async def entries(self, room: str, round: int) -> list[LogRow]: ...
    async def requests(self, room: str, limit: int) -> list[str]:
        """The ids of the last moves and deals of a room, of all its rounds, oldest first."""

    async def results(self, room: str) -> list[ResultRow]: ...
    async def result_by_link(self, link: str) -> ResultRow | None: ...
    async def results_of(self, guest: str) -> list[ResultRow]:
        """The finished games somebody has, the latest first."""

    async def import_game(
        self, result: ResultRow, rows: Sequence[LogRow], most: int | None = None, uncounted: Sequence[str] = (),
    ) -> None:
        """A finished game from elsewhere, with its whole log; no room stands behind it. Raises Crowded where whoever
        brings it would have more than `most`, not counting those of some rooms, however many come at once."""

    async def drop_game(self, guest: str, link: str) -> bool:
        """Somebody no longer has this game; where nobody else does and its table is gone, it is gone too."""

    async def feats(self, guest: str, game: str) -> list[FeatRow]:
        """What this guest has achieved in this game, oldest first."""

    async def put_note(self, note: NoteRow, only_new: bool = False) -> bool:
        """Note it, in the place of what was there; with `only_new` not where there is something. Whether it was."""

    async def notes(self, topic: str) -> list[NoteRow]:
        """What is noted under a topic, of all guests."""

    async def notes_of(self, guest: str, topics: str) -> list[NoteRow]:
        """What is noted of a guest under every topic that begins so, by topic."""

    async def drop_note(self, guest: str, topic: str) -> bool:
        """It is noted no longer."""

    async def add_chat(
        self, room: str, number: int, line: bytes, request: str = "", lease: Lease | None = None) -> None: ...

    async def chat(self, room: str, limit: int) -> list[tuple[int, bytes, str]]: ...

    async def register_process(self, now: int, address: str = "") -> int:
        """The house opens: the number of this opening. Where nobody else can be alive, all others are over."""

    async def heartbeat(self, incarnation: int, now: int) -> bool:
        """Note that the house is open: after a crash, table time goes on from here. False: we are taken for dead."""

    async def last_heartbeat(self, incarnation: int) -> int:
        """The last beat of an opening; 0 where it is not known."""

    async def unregister_process(self, incarnation: int) -> None:
        """The house closes: its tables may be had at once."""

    async def declare_dead(self, incarnation: int, silence: int) -> list[int]:
        """Take every other opening for dead that has not beaten for so many milliseconds; which ones those were.
        Final: whoever was only asleep must begin a new opening."""

    async def live_processes(self) -> list[LiveProcess]:
        """Every opening that is not over, ours too."""

    async def tables_on(self) -> int:
        """How many tables that are not over an opening has which lives."""

    async def add_change(self, guest: str, kind: str, now: int) -> None:
        """Let every opening know."""

    async def changes(self, now: int, within: int) -> list[Change]:
        """What has changed in the last so many milliseconds, oldest first."""

    async def secret(self, fresh: bytes) -> bytes:
        """What the openings of this house know each other by: `fresh`, unless there is one already."""

    async def take_tokens(
        self, bucket: str, now: int, burst: float, per_second: float, cost: float,
    ) -> tuple[float, bool]:
        """Take from a bucket that fills with time and that all openings share: what is left, and whether it was enough;
        what is not there is not taken. Time goes one way, unless a clock that was far ahead has been set right."""

    async def setting(self, name: str) -> bytes | None:
        """Something the house knows of itself."""

    async def compare_and_set(self, name: str, value: bytes, before: bytes | None) -> bool:
        """From now on the house knows this of itself, where it still was `before` (None: nothing); whether it was."""

    async def sweep(self, guests: int, finished: int, abandoned: int, now: int) -> Swept:
        """Take away what nobody touched since: guests, rooms whose game is over, rooms with a game to begin or to
        end. Of a room, finished games stay as long as somebody has them."""
