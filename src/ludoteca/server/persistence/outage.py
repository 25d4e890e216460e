"""The disk under the house: while it fails, writes wait and are tried again; who waits, since when, who is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar

from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.runtime.time import WallClock

FIRST_PAUSE = 100.0              # ms before a write is tried again; each pause is twice the one before
LONGEST_PAUSE = 2_000.0
SLOW = 1_000.0                   # ms after which a write that was not refused either is waited for aloud
KNOWN = 250.0                    # ms a question has while the house is known to wait

T = TypeVar("T")


class ShuttingDown(OSError):
    """The house closes while a write waits: whether it is on disk, nobody here will know."""


class StoreTimeout(OSError):
    """Nothing is answered while the house waits for its disk: it hangs, and does not even say no."""


class OutageCounter(Protocol):
    """Counts how often, and where, the disk was waited for."""

    def disk_waits(self) -> None: ...


class StoreOutage:
    """One per house. A table's write that fails waits here; the first sign of life of the disk wakes all."""

    def __init__(self, wall: WallClock, schedule: Schedule, note: Callable[..., None], tally: OutageCounter) -> None:
        self.wall = wall
        self.tables: dict[str, float] = {}         # that wait for a write, and since when
        self.changed: Callable[[], None] = lambda: None
        self._schedule = schedule
        self._note = note
        self._tally = tally
        self.out_of_reach: float | None = None     # the house's own beat failed: since when nothing can be written
        self._since: float | None = None
        self._worst = 0
        self._pauses: set[asyncio.Future[None]] = set()
        self._closing = False

    @property
    def waits(self) -> bool:
        """Whether the house waits for its disk."""
        return self._since is not None

    async def ask(self, asking: Coroutine[Any, Any, T]) -> T:
        """The answer of a store that may hang. Raises StoreTimeout where it does not come during a known outage.

        The question itself goes on; its answer is dropped."""
        task = asyncio.ensure_future(asking)
        patience = (KNOWN if self.waits else SLOW) / 1000
        try:
            while not (await asyncio.wait((task,), timeout=patience))[0]:
                if self.waits:
                    task.add_done_callback(_forget)
                    raise StoreTimeout("no answer")
        except asyncio.CancelledError:
            task.cancel()
            raise
        return task.result()

    # -- one table's write

    def wait_for(self, table: str, since: float, why: str) -> None:
        """This table's write failed, or takes too long."""
        self.tables.setdefault(table, since)
        self._worst = max(self._worst, len(self.tables))
        self._weigh(why)

    def done(self, table: str) -> None:
        """It is on disk at last (or was refused for good)."""
        if self.tables.pop(table, None) is not None:
            self.wake()
            self._weigh()

    async def pause(self, tries: int) -> None:
        """Until it is time to try again. Raises Closing where the house closes meanwhile."""
        if self._closing:
            raise ShuttingDown("the house closes")
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        wait = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries - 1, 10))
        alarm = self._schedule.after(wait, partial(_wake, woken))
        self._pauses.add(woken)
        try:
            await woken
        finally:
            self._pauses.discard(woken)
            alarm.cancel()

    # -- the house's own beat

    def missed(self, why: str, since: float | None = None) -> None:
        """The house could not write its beat; it last could at `since`, where that is known."""
        if self.out_of_reach is None:
            self.out_of_reach = self.wall() if since is None else since
            self._weigh(why, True)

    def reached(self) -> None:
        """It could."""
        was, self.out_of_reach = self.out_of_reach, None
        self.wake()
        self._weigh("", was is not None)

    def wake(self) -> None:
        """Whoever waits tries again now."""
        for woken in self._pauses:
            _wake(woken)

    def close(self) -> None:
        """One more try for everybody; then nobody waits any more."""
        self._closing = True
        self.wake()

    def _weigh(self, why: str = "", changed: bool = False) -> None:
        """Whether the house waits, from now on. `changed`: others want to know, even where it does as before."""
        waits = self.out_of_reach is not None or bool(self.tables)
        if waits and self._since is None:
            self._since, self._worst = self.wall(), len(self.tables)
            self._tally.disk_waits()
            self._note("disk_waits", error=why)
            changed = True
        elif not waits and self._since is not None:
            seconds, self._since = (self.wall() - self._since) / 1000, None
            self._note("disk_back", seconds=round(seconds, 1), tables=self._worst)
            changed = True
        if changed:
            self.changed()


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)


def _forget(task: asyncio.Future[Any]) -> None:
    """Nobody wants to know any more, not even that it failed."""
    if not task.cancelled():
        task.exception()
