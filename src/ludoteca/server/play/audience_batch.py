"""Batches audience moves: broadcasts the first at once, the rest every 250 ms.

Thousands of spectators may vote within seconds. Broadcast one by one, each vote would go to thousands of sessions.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.server.runtime.scheduler import Alarm, Schedule

BATCH_MS = 250


class AudienceBatch:
    """The batch of one round. `flush` broadcasts what was deferred and returns whether there was anything."""

    def __init__(
        self, schedule: Schedule, post: Callable[[Callable[[], Awaitable[None]]], None], flush: Callable[[], bool],
    ) -> None:
        self._schedule, self._post, self._flush_deferred = schedule, post, flush
        self._alarm: Alarm | None = None

    @property
    def is_open(self) -> bool:
        """Whether a broadcast was less than 250 ms ago: the next audience move is deferred."""
        return self._alarm is not None

    def add(self) -> None:
        """An audience move was played."""
        if self._alarm is None:
            self._alarm = self._schedule.after(BATCH_MS, lambda: self._post(self._flush))

    async def _flush(self) -> None:
        self._alarm = None
        if self._flush_deferred():
            self.add()
