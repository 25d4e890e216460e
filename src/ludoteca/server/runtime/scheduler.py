"""Scheduler: one heap of alarms for all tables: deadlines, race windows, bots' pauses, absent hosts."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

from ludoteca.server.runtime.time import WallClock


class Alarm:
    """One action at one time. A cancelled alarm stays in the heap until its time."""

    __slots__ = ("action", "when")

    def __init__(self, when: float, action: Callable[[], None]) -> None:
        self.when = when
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self.action = None


class Schedule:
    """The heap. Live, it sleeps in the event loop until the first alarm; tests call `ring`."""

    def __init__(self, wall: WallClock, live: bool = True) -> None:
        self.wall = wall
        self._live = live
        self._heap: list[tuple[float, int, Alarm]] = []
        self._numbers = count()
        self._sleep: asyncio.TimerHandle | None = None
        self._sleeps_until = float("inf")

    def at(self, when: float, action: Callable[[], None]) -> Alarm:
        """Call `action` when the wall clock shows `when`."""
        alarm = Alarm(when, action)
        heapq.heappush(self._heap, (when, next(self._numbers), alarm))
        if self._live and when < self._sleeps_until:
            self._set_alarm(when)
        return alarm

    def after(self, delay: float, action: Callable[[], None]) -> Alarm:
        return self.at(self.wall() + delay, action)

    @property
    def next(self) -> float | None:
        """When the first alarm rings."""
        while self._heap and self._heap[0][2].action is None:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def ring(self) -> int:
        """Do all that is due; how many that was."""
        now, done = self.wall(), 0
        while (first := self.next) is not None and first <= now:
            alarm = heapq.heappop(self._heap)[2]
            action, alarm.action = alarm.action, None
            if action is not None:
                action()
                done += 1
        return done

    def _set_alarm(self, when: float) -> None:
        if self._sleep is not None:
            self._sleep.cancel()
        self._sleeps_until = when
        delay = max(0.0, when - self.wall()) / 1000
        self._sleep = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        self._sleep, self._sleeps_until = None, float("inf")
        self.ring()
        first = self.next
        if first is not None and first < self._sleeps_until:
            self._set_alarm(first)

    def stop(self) -> None:
        """Nothing rings any more."""
        if self._sleep is not None:
            self._sleep.cancel()
        self._live = False
        self._heap.clear()
