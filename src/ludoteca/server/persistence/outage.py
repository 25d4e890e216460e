"""Store outage: tracks which tables wait for the store, since when, and when to try again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar

from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.runtime.time import WallClock

FIRST_PAUSE = 100.0              # ms before a write is tried again; each pause is twice the one before
LONGEST_PAUSE = 2_000.0
SLOW = 1_000.0                   # ms after which a write without an answer counts as waiting
KNOWN = 250.0                    # ms that a read may take during a known outage

T = TypeVar("T")


class ShuttingDown(OSError):
    """The process stops while a write waits; its outcome stays unknown here."""


class StoreTimeout(OSError):
    """The store did not answer in time during an outage."""


class OutageCounter(Protocol):
    """Counts outages."""

    def disk_waits(self) -> None: ...


class StoreOutage:
    """One per process. A failed write waits here; the first write that succeeds wakes all."""

    def __init__(self, wall: WallClock, schedule: Schedule, note: Callable[..., None], tally: OutageCounter) -> None:
        self.wall = wall
        self.tables: dict[str, float] = {}         # tables that wait for a write, and since when
        self.changed: Callable[[], None] = lambda: None
        self._schedule = schedule
        self._note = note
        self._tally = tally
        self.out_of_reach: float | None = None     # heartbeats fail: since when nothing can be written
        self._since: float | None = None
        self._worst = 0
        self._pauses: set[asyncio.Future[None]] = set()
        self._closing = False

    @property
    def waits(self) -> bool:
        """Whether there is an outage."""
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
        """A write of this table failed, or takes too long."""
        self.tables.setdefault(table, since)
        self._worst = max(self._worst, len(self.tables))
        self._weigh(why)

    def done(self, table: str) -> None:
        """The write of this table is over."""
        if self.tables.pop(table, None) is not None:
            self.wake()
            self._weigh()

    async def pause(self, tries: int) -> None:
        """Wait until it is time to try again. Raises ShuttingDown when the process stops."""
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

    # -- heartbeats

    def missed(self, why: str, since: float | None = None) -> None:
        """A heartbeat could not be written. `since`: when the last one was, if known."""
        if self.out_of_reach is None:
            self.out_of_reach = self.wall() if since is None else since
            self._weigh(why, True)

    def reached(self) -> None:
        """A heartbeat was written."""
        was, self.out_of_reach = self.out_of_reach, None
        self.wake()
        self._weigh("", was is not None)

    def wake(self) -> None:
        """All waiting writes try again now."""
        for woken in self._pauses:
            _wake(woken)

    def close(self) -> None:
        """The process stops: one more attempt for each write, then ShuttingDown."""
        self._closing = True
        self.wake()

    def _weigh(self, why: str = "", changed: bool = False) -> None:
        """Find out whether there is an outage now. `changed`: call `self.changed` in any case."""
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
    """Drop the result of a task, and its error."""
    if not task.cancelled():
        task.exception()
