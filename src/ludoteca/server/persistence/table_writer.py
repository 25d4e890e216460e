"""Table writer: reads and writes the rows of one table. Only this module writes them.

A write that fails is tried again until it is on disk. The table's other jobs wait, so everything happens in order and
once. A row carries its place (log position, chat number). Where an attempt of unknown outcome has succeeded, the next
one finds its own row there. Before a retry the writer claims the lease again. So an earlier attempt that is still on
its way can no longer arrive.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from typing import TypeVar

from ludoteca.server.persistence.outage import SLOW, StoreOutage
from ludoteca.store import OPENING, Conflict, FeatRow, Lease, LeaseLost, LogRow, NoteRow, ResultRow, RoomRow, Store

Check = Callable[[], Awaitable[bool]]
Row = TypeVar("Row")
Until = Callable[[Awaitable[None]], Awaitable[None]]
"""How a write is awaited: see `JobQueue.until`."""


class OutcomeUnknown(LeaseLost):
    """Another process has the lease, and whether an earlier attempt was written is not known here."""


class StateDiverged(Exception):
    """A job failed after it began to write: the store may know more than the room does."""


class TableWriter:
    """The rows of one table. When a call returns, the row is on disk; else it raises.

    `on_wait` is called when a write begins to wait, and with the milliseconds it waited when it is done.
    """

    def __init__(
        self, store: Store, outage: StoreOutage, lease: Lease, on_wait: Callable[[float | None], None],
        until: Until = lambda write: write,
    ) -> None:
        self._store = store
        self._outage = outage
        self._room = lease.room
        self.lease = lease
        self._on_wait = on_wait
        self._until = until
        self.began: float | None = None            # wall time at which the current write began
        self.waits = False                         # whether it failed or takes too long
        self.paused = False                        # whether it waits for the next attempt
        self.attempts = 0                          # writes begun here

    def save(self, row: RoomRow) -> Awaitable[None]:
        """Write the room's row."""
        return self.write(lambda: self._store.save_room(row, self.lease))

    async def append(
        self, round: int, row: LogRow, room: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (), notes: Sequence[NoteRow] = (),
    ) -> None:
        """One more entry of a round's log, with what it changes in the room, all or nothing."""
        self.attempts += 1
        if self.began is None:
            self.began = self._outage.wall()
        try:
            await self._until(self._store.append(self._room, round, row, room, result, feats, self.lease, notes))
        except OSError as error:
            await self._append_again(error, round, row, room, result, feats, notes)
        finally:
            self._end()

    def _append_again(
        self, error: OSError, round: int, row: LogRow, room: RoomRow | None, result: ResultRow | None,
        feats: Sequence[FeatRow], notes: Sequence[NoteRow],
    ) -> Awaitable[None]:
        return self._try_again(             # apart from `append`: a closure there would cost every move
            lambda: self._store.append(self._room, round, row, room, result, feats, self.lease, notes),
            partial(self._has, round, row), error)

    async def _has(self, round: int, row: LogRow) -> bool:
        return row in await self._store.entries(self._room, round)

    def _end(self) -> None:
        """The current write is over."""
        began, self.began = self.began, None
        if self.waits:
            self.waits = False
            self._on_wait(self._outage.wall() - (began or 0.0))

    def add_chat(self, number: int, line: bytes, request: str) -> Awaitable[None]:
        async def is_there() -> bool:
            return (number, line, request) in await self._store.chat(self._room, 1)

        return self.write(lambda: self._store.add_chat(self._room, number, line, request, self.lease), is_there)

    async def opening(self) -> list[LogRow]:
        """The log that the first game begins in, if it begins in one."""
        return await self._read(lambda: self._store.entries(self._room, OPENING))

    async def notes_of(self, guest: str, topics: str) -> list[NoteRow]:
        """The stored notes of a guest."""
        return await self._read(lambda: self._store.notes_of(guest, topics))

    async def _read(self, ask: Callable[[], Awaitable[list[Row]]]) -> list[Row]:
        found: list[Row] = []

        async def read() -> None:
            found[:] = await ask()

        await self.write(read)
        return found

    async def write(self, write: Callable[[], Awaitable[None]], is_there: Check | None = None) -> None:
        """Write, however long that takes. `is_there`: whether an earlier attempt has written it."""
        self.attempts += 1
        if self.began is None:
            self.began = self._outage.wall()
        try:
            await self._until(write())
        except OSError as error:
            await self._try_again(write, is_there, error)
        finally:
            self._end()

    async def _try_again(self, write: Callable[[], Awaitable[None]], is_there: Check | None, error: OSError) -> None:
        """The first attempt failed: repeat until it is written or refused."""
        for tries in count(1):
            self._wait(str(error))
            self.paused = True
            try:
                await self._outage.pause(tries)
            finally:
                self.paused = False
            try:
                await self._claim_again()
                await self._until(write())
            except OSError as again:
                error = again
            except LeaseLost:
                raise OutcomeUnknown(self._room) from None
            except Conflict:
                if is_there is None:
                    raise
                try:
                    if not await is_there():
                        raise
                except OSError as again:
                    error = again
                    continue
                return
            else:
                return

    async def _claim_again(self) -> None:
        lease = await self._store.claim(self._room, self.lease.incarnation)
        if lease is None:
            raise LeaseLost(self._room)
        self.lease = lease

    def is_void(self, epoch: int) -> bool:
        """Whether another process has claimed this table. A write on its way may be claiming it anew itself."""
        return epoch > self.lease.epoch and self.began is None

    def look(self) -> None:
        """Call it now and then: a write that takes more than a second counts as waiting."""
        if self.began is not None and self._outage.wall() - self.began > SLOW:
            self._wait("slow")

    def _wait(self, why: str) -> None:
        if not self.waits and self.began is not None:
            self.waits = True
            self._outage.wait_for(self._room, self.began, why)
            self._on_wait(None)
