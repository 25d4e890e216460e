"""How one room reads and writes the store: its row, its log, its chat. No other part of a room does.

A write that fails is tried again until it is on disk: the room's jobs wait behind it, so that all happens in order and
once. What is written carries its place (a log's position, a line's number): where an attempt whose outcome nobody knew
has succeeded after all, the next one finds its own words there. Before it is tried again the room claims its table
once more: what is still on its way from the attempt before can no longer arrive, and has either happened or never will.
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
    """This table is another's now, and whether an earlier attempt was written before that is not known here."""


class StateDiverged(Exception):
    """A job failed after it began to write: the store may know more than the room does."""


class TableWriter:
    """A room's own pages of the store. What is written here is on disk when the call returns, or was refused.

    `told` hears when a write begins to wait and, with the milliseconds that took, when it is done.
    """

    def __init__(
        self, store: Store, outage: StoreOutage, lease: Lease, told: Callable[[float | None], None],
        until: Until = lambda write: write,
    ) -> None:
        self._store = store
        self._outage = outage
        self._room = lease.room
        self.lease = lease
        self._told = told
        self._until = until
        self.began: float | None = None            # the write that is on its way
        self.waits = False                         # since it failed, or takes too long
        self.paused = False                        # until it is time to try again
        self.attempts = 0                          # writes begun here

    def save(self, row: RoomRow) -> Awaitable[None]:
        """The room as it is now."""
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
            await self._try_again(
                lambda: self._store.append(self._room, round, row, room, result, feats, self.lease, notes),
                partial(self._has, round, row), error)
        finally:
            self._end()

    async def _has(self, round: int, row: LogRow) -> bool:
        return row in await self._store.entries(self._room, round)

    def _end(self) -> None:
        """What was being written is on disk, or was refused."""
        began, self.began = self.began, None
        if self.waits:
            self.waits = False
            self._told(self._outage.wall() - (began or 0.0))

    def add_chat(self, number: int, line: bytes, request: str) -> Awaitable[None]:
        async def is_there() -> bool:
            return (number, line, request) in await self._store.chat(self._room, 1)

        return self.write(lambda: self._store.add_chat(self._room, number, line, request, self.lease), is_there)

    async def opening(self) -> list[LogRow]:
        """What the first game begins in, where it does not begin at the beginning."""
        return await self._read(lambda: self._store.entries(self._room, OPENING))

    async def notes_of(self, guest: str, topics: str) -> list[NoteRow]:
        """What the house has noted of somebody here."""
        return await self._read(lambda: self._store.notes_of(guest, topics))

    async def _read(self, ask: Callable[[], Awaitable[list[Row]]]) -> list[Row]:
        found: list[Row] = []

        async def read() -> None:
            found[:] = await ask()

        await self.write(read)
        return found

    async def write(self, write: Callable[[], Awaitable[None]], is_there: Check | None = None) -> None:
        """Have it written, however long that takes. `is_there`: whether an earlier attempt has done it after all."""
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
        """The first attempt failed. Once more, until it is written, or refused for good."""
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
        """Whether our own table has been claimed since. A write that is under way may be claiming it anew itself."""
        return epoch > self.lease.epoch and self.began is None

    def look(self) -> None:
        """Neither written nor refused for too long: that is waiting too."""
        if self.began is not None and self._outage.wall() - self.began > SLOW:
            self._wait("slow")

    def _wait(self, why: str) -> None:
        if not self.waits and self.began is not None:
            self.waits = True
            self._outage.wait_for(self._room, self.began, why)
            self._told(None)
