"""Audience updates: the room as the audience is sent it. Comings and goings are sent together, every two seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.protocol.messages import RoomChanged, encode
from ludoteca.protocol.room_view import Clock
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.runtime.scheduler import Alarm, Schedule
from ludoteca.server.sessions.presence import Presence

BATCHED = ("joined", "left", "renamed")            # notices of little matter to the audience
INTERVAL_MS = 2_000


class AudienceUpdates:
    """Sends the room to the audience of one table; `on_due` is queued when a batch has waited long enough."""

    def __init__(
        self, presence: Presence, schedule: Schedule, enqueue: Callable[[Job], None], on_due: Callable[[], None],
    ) -> None:
        self._presence = presence
        self._schedule = schedule
        self._enqueue = enqueue
        self._on_due = on_due
        self._alarm: Alarm | None = None
        self.is_behind = False                     # the room has changed since it was last sent

    def send(self, view: Any, clock: Clock, notice: str, who: str) -> None:
        """Send the room now, or with the next batch where the notice can wait."""
        if not self._presence.audience:
            return
        if notice in BATCHED:
            self.is_behind = True
            self.send_soon()
        else:
            self.is_behind = False
            self._presence.audience.tell(encode(RoomChanged(view, None, clock, notice, who)))

    def send_soon(self) -> None:
        """Have a batch sent, unless one is due already."""
        if self._alarm is None:
            self._alarm = self._schedule.after(INTERVAL_MS, lambda: self._enqueue(self._due))

    async def _due(self) -> None:
        self._alarm = None
        self._on_due()
