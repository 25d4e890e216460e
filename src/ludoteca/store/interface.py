"""Store interface: guests, rooms, logs, results and leases. SQLite, PostgreSQL and the remote store implement it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from ludoteca.store.rows import (
    Change,
    FeatRow,
    GuestRow,
    Lease,
    LiveProcess,
    LogRow,
    Most,
    NoteRow,
    OnlyNote,
    Owner,
    ResultRow,
    RoomRow,
    StoreHealth,
    Swept,
)


class Store(Protocol):
    """A store. When a write returns, it is on disk. Any call may raise Unavailable.

    One or, on a shared database, several processes use it. Each has an incarnation number, and each table belongs to
    one incarnation at a time. A write that names a `lease` is done only while that lease is valid, all or nothing;
    otherwise it raises LeaseLost.
    """

    shared: bool
    """Whether other processes may use this store at the same time."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def health(self) -> StoreHealth: ...

    # -- guests

    async def add_guest(self, guest: GuestRow, token_hash: bytes) -> None: ...
    async def guest_by_token(self, token_hash: bytes) -> GuestRow | None: ...
    async def guest(self, id: str) -> GuestRow | None: ...
    async def change_guest(self, id: str, name: str | None, language: str | None) -> GuestRow | None:
        """Set name or language; None leaves the stored value. The guest as stored afterwards."""

    async def touch_guest(self, id: str, now: int) -> None:
        """Note that the guest was seen now."""

    async def add_handoff(self, code_hash: bytes, guest: str, room: str, expires: int) -> None: ...
    async def take_handoff(
        self, code_hash: bytes, now: int, token_hash: bytes, again: bytes = b"",
    ) -> tuple[str, str] | None:
        """Guest and room of a valid code, which is used up; the guest gets this token.

        A device that took the code with an `again` may repeat the call with the same and gets the same answer.
        """

    # -- rooms

    async def add_room(
        self, room: RoomRow, begins: LogRow | None = None, incarnation: int = 0, most: Most | None = None,
        noted: OnlyNote | None = None,
    ) -> Lease:
        """Add a room, with the log its first game starts from and a note, all or nothing.

        Raises Conflict if the code or the id is taken, Crowded above `most`, Noted if the note is not as expected. All
        of that holds for simultaneous calls, too.
        """

    async def claim(self, room: str, incarnation: int) -> Lease | None:
        """Take the lease of a table that no live process holds, or one's own again. Older leases become invalid.

        None if another live process holds it.
        """

    async def release_lease(self, lease: Lease) -> None:
        """Let other processes claim the table."""

    async def owner(self, room: str) -> Owner | None:
        """The process that holds the table's lease; None without one."""

    async def save_room(self, room: RoomRow, lease: Lease | None = None) -> None: ...
    async def room(self, id: str) -> RoomRow | None: ...
    async def room_by_code(self, code: str) -> RoomRow | None: ...
    async def rooms_in(self, phases: Sequence[str]) -> list[RoomRow]:
        """Every room in one of these phases."""

    async def rooms_of(self, guest: str) -> list[RoomRow]: ...

    # -- logs and results

    def append(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (), lease: Lease | None = None, notes: Sequence[NoteRow] = (),
    ) -> Awaitable[None]:
        """Append an entry, with what it changes in the room, all or nothing. Raises Conflict if its place is taken."""

    async def entries(self, room: str, round: int) -> list[LogRow]: ...
    async def requests(self, room: str, limit: int) -> list[str]:
        """The ids of the latest moves and deals of a room, over all its rounds, oldest first."""

    async def results(self, room: str) -> list[ResultRow]: ...
    async def result_by_link(self, link: str) -> ResultRow | None: ...
    async def results_of(self, guest: str) -> list[ResultRow]:
        """A guest's finished games, latest first."""

    async def import_game(
        self, result: ResultRow, rows: Sequence[LogRow], most: int | None = None, uncounted: Sequence[str] = (),
    ) -> None:
        """Add a finished game from a file, with its whole log and without a room.

        Raises Crowded if one of its guests would have more than `most`, not counting games of the `uncounted` rooms.
        """

    async def drop_game(self, guest: str, link: str) -> bool:
        """Remove a game from a guest's list. Without any guest and without its room, it is deleted."""

    async def feats(self, guest: str, game: str) -> list[FeatRow]:
        """A guest's achievements in a game, oldest first."""

    # -- notes and chat

    async def put_note(self, note: NoteRow, only_new: bool = False) -> bool:
        """Write a note over the one there; with `only_new`, only if there is none. Whether it was written."""

    async def notes(self, topic: str) -> list[NoteRow]:
        """The notes of all guests under a topic."""

    async def notes_of(self, guest: str, topics: str) -> list[NoteRow]:
        """A guest's notes under all topics that start so, by topic."""

    async def drop_note(self, guest: str, topic: str) -> bool:
        """Delete a note. Whether there was one."""

    async def add_chat(
        self, room: str, number: int, line: bytes, request: str = "", lease: Lease | None = None) -> None: ...

    async def chat(self, room: str, limit: int) -> list[tuple[int, bytes, str]]: ...

    # -- processes

    async def register_process(self, now: int, address: str = "") -> int:
        """The number of a new incarnation. If no other process can be alive, all others are declared dead."""

    async def heartbeat(self, incarnation: int, now: int) -> bool:
        """Note that a process is alive. After a crash, table time continues from here. False: it was declared dead."""

    async def last_heartbeat(self, incarnation: int) -> int:
        """The last heartbeat of an incarnation; 0 if unknown."""

    async def unregister_process(self, incarnation: int) -> None:
        """End an incarnation in good order: its tables can be claimed at once."""

    async def declare_dead(self, incarnation: int, silence: int) -> list[int]:
        """Declare dead every other incarnation without a heartbeat for so many milliseconds; which ones those were.

        This is final: a process that was only suspended must register again.
        """

    async def live_processes(self) -> list[LiveProcess]:
        """Every incarnation that is alive, the caller's included."""

    async def tables_on(self) -> int:
        """The number of unfinished tables that live processes hold."""

    async def add_change(self, guest: str, kind: str, now: int) -> None:
        """Tell every process of a change of a guest."""

    async def changes(self, now: int, within: int) -> list[Change]:
        """The changes of the last so many milliseconds, oldest first."""

    # -- the house

    async def secret(self, fresh: bytes) -> bytes:
        """The secret shared by the processes of the house; `fresh` becomes it if there is none."""

    async def take_tokens(
        self, bucket: str, now: int, burst: float, per_second: float, cost: float,
    ) -> tuple[float, bool]:
        """Take tokens from a bucket shared by all processes. The tokens left, and whether there were enough.

        If there are not enough, none are taken. Time only goes forward, unless a clock far ahead was set right.
        """

    async def setting(self, name: str) -> bytes | None:
        """A stored setting of the house."""

    async def compare_and_set(self, name: str, value: bytes, before: bytes | None) -> bool:
        """Store a setting if it still is `before` (None: absent). Whether it was stored."""

    async def sweep(self, guests: int, finished: int, abandoned: int, now: int) -> Swept:
        """Delete what was not touched since these times: guests, finished rooms, unfinished rooms.

        Finished games of a room stay as long as one of their guests is known.
        """
