"""Deadline timer of one round: submits the expiry when the hourglass has run out.

Where an actor is far away, a move made in time may still be on its way. So the expiry waits for the round trip of the
slowest actor, at most 150 ms.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from ludoteca.server.play.broadcast import PublicInfo
from ludoteca.server.play.races import WINDOW
from ludoteca.server.play.table_clock import TableClock
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services
from ludoteca.server.sessions.presence import Presence


class TimedRound(Protocol):
    """What the timer needs of the round."""

    clock: TableClock

    @property
    def public(self) -> PublicInfo:
        """Who may act and until when."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


class DeadlineTimer:
    """Set anew whenever the deadline or the clock changes. `expire` runs as a job of the table."""

    def __init__(
        self, round: TimedRound, services: Services, presence: Presence, post: Callable[[Job], None],
        expire: Callable[[], Awaitable[None]],
    ) -> None:
        self._round = round
        self._services = services
        self._presence = presence
        self._post = post
        self._expire = expire
        self._alarm: Alarm | None = None
        self._set_for: float | None = None

    def set(self) -> None:
        """Fit the timer to the deadline and the clock as they are now."""
        round = self._round
        deadline = round.public.deadline
        when = round.clock.wall_at(deadline) if deadline is not None and not round.over else None
        if when == self._set_for:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._set_for = None, when
        if when is not None:
            # A millisecond late rather than a rounding error early.
            self._alarm = self._services.schedule.at(when + 1, lambda: self._post(self._on_deadline))

    async def _on_deadline(self) -> None:
        public = self._round.public
        if public.deadline is not None and (when := self._round.clock.wall_at(public.deadline)) is not None:
            trips = self._presence.round_trips(public.actors)
            last = when + min(WINDOW, max(trips, default=0.0))
            if self._services.wall() < last:
                self._alarm = self._services.schedule.at(last, lambda: self._post(self._expire))
                return
        await self._expire()
