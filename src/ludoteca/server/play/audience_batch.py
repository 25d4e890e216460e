"""What an audience says all at once is told together: the first word as it comes, what follows a moment later as one.

Thousands may vote within seconds. Told one by one, each word would go to thousands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.server.runtime.scheduler import Alarm, Schedule

TOGETHER = 250                   # ms


class Chorus:
    """At one game. `tell` tells what was kept back, and whether there was anything."""

    def __init__(
        self, schedule: Schedule, post: Callable[[Callable[[], Awaitable[None]]], None], tell: Callable[[], bool],
    ) -> None:
        self._schedule, self._post, self._tell = schedule, post, tell
        self._pause: Alarm | None = None

    @property
    def sings(self) -> bool:
        """Whether somebody was told only a moment ago: what the audience says now is kept back."""
        return self._pause is not None

    def sing(self) -> None:
        """Somebody in the audience has spoken."""
        if self._pause is None:
            self._pause = self._schedule.after(TOGETHER, lambda: self._post(self._breathe))

    async def _breathe(self) -> None:
        self._pause = None
        if self._tell():
            self.sing()
