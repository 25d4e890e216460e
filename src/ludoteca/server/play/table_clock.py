"""Table clock: milliseconds of play since the deal.

It is paused by the host, held for a peak, and frozen during an outage.
"""

from __future__ import annotations

from ludoteca.server.runtime.time import WallClock


class TableClock:
    """Wall time minus the time that does not count."""

    __slots__ = ("_frozen_since", "_held_at", "_origin", "_paused_at", "_wall")

    def __init__(self, wall: WallClock) -> None:
        self._wall = wall
        self._origin: float | None = None          # the wall time at which table time was 0, if never paused
        self._paused_at = 0.0
        self._held_at = 0.0                        # table time while it is held
        self._frozen_since: float | None = None    # wall time at which the clock was frozen

    @property
    def running(self) -> bool:
        return self._origin is not None

    @property
    def counts(self) -> bool:
        """Whether it runs and is not frozen."""
        return self._origin is not None and self._frozen_since is None

    def start(self, at: float = 0.0) -> None:
        """Run from table time `at`."""
        self._origin = self._wall() - at
        self._held_at = 0.0
        self._frozen_since = None

    def hold(self, millis: float) -> None:
        """Hold table time for so long, for a peak; then it runs again by itself."""
        if self._origin is not None:
            self.release()
            self._held_at = self.now()
            self._origin += millis

    def anchor_after_hold(self, millis: float) -> float:
        """The wall time at which table time would have been 0, were it held for so long from now."""
        return 0.0 if self._origin is None else self._origin - self.held() + millis

    def release(self) -> None:
        """End a hold early."""
        if self._origin is not None and (left := self.held()) > 0:
            self._origin -= left

    def held(self) -> float:
        """Milliseconds until the hold ends."""
        return 0.0 if self._origin is None else max(0.0, self._origin + self._held_at - self._counted())

    def now_and_held(self) -> tuple[float, float]:
        """`now()` and `held()`, with one call of the wall clock."""
        if self._origin is None:
            return self._paused_at, 0.0
        since = (self._wall() if self._frozen_since is None else self._frozen_since) - self._origin
        return (since, 0.0) if since >= self._held_at else (self._held_at, self._held_at - since)

    def pause(self, at: float | None = None) -> None:
        """Pause table time, now or at a given time."""
        self._paused_at = self.now() if at is None else at
        self._origin = self._frozen_since = None

    def resume(self) -> None:
        if self._origin is None:
            self.start(self._paused_at)

    def freeze(self, since: float) -> None:
        """Time does not count from this wall time until `unfreeze`. The clock still runs: requests made before are
        carried out when they can be."""
        if self._origin is not None:
            self._frozen_since = since if self._frozen_since is None else min(since, self._frozen_since)

    def unfreeze(self) -> None:
        """Time counts again, from where it was frozen."""
        if self._origin is not None and self._frozen_since is not None:
            self._origin += max(0.0, self._wall() - self._frozen_since)
            self._frozen_since = None

    def _counted(self) -> float:
        """The wall time until which time counts."""
        return self._wall() if self._frozen_since is None else self._frozen_since

    def now(self, wall: float | None = None) -> float:
        """Table time now, or at a recent wall time."""
        if self._origin is None:
            return self._paused_at
        if self._frozen_since is not None:
            wall = self._frozen_since if wall is None else min(wall, self._frozen_since)
        return max(self._held_at, (self._wall() if wall is None else wall) - self._origin)

    def wall_at(self, at: float) -> float | None:
        """The wall time of this table time; None while paused or frozen."""
        return None if self._origin is None or self._frozen_since is not None else self._origin + at
