"""Table time: milliseconds since the cards were dealt, standing still while the table rests."""

from __future__ import annotations

from ludoteca.server.runtime.time import WallClock


class TableClock:
    """Wall time minus the rests."""

    __slots__ = ("_held_at", "_origin", "_rested_at", "_stands_since", "_wall")

    def __init__(self, wall: WallClock) -> None:
        self._wall = wall
        self._origin: float | None = None          # the wall time at which table time was 0, if never paused
        self._rested_at = 0.0
        self._held_at = 0.0                        # table time is not before this: where it stands while it is held
        self._stands_since: float | None = None    # the wall time from which time does not count, until further notice

    @property
    def running(self) -> bool:
        return self._origin is not None

    @property
    def counts(self) -> bool:
        """Whether it runs, and time counts."""
        return self._origin is not None and self._stands_since is None

    def start(self, at: float = 0.0) -> None:
        """Table time is `at`, and goes on."""
        self._origin = self._wall() - at
        self._held_at = 0.0
        self._stands_since = None

    def hold(self, millis: float) -> None:
        """Table time stands still for so long from now, then goes on by itself: a great moment is on."""
        if self._origin is not None:
            self.release()
            self._held_at = self.now()
            self._origin += millis

    def anchor_after_hold(self, millis: float) -> float:
        """The wall time at which table time would have been 0, were it held for so long from now."""
        return 0.0 if self._origin is None else self._origin - self.held() + millis

    def release(self) -> None:
        """Table time goes on now, where it was held."""
        if self._origin is not None and (left := self.held()) > 0:
            self._origin -= left

    def held(self) -> float:
        """For how long table time still stands still."""
        return 0.0 if self._origin is None else max(0.0, self._origin + self._held_at - self._counted())

    def now_and_held(self) -> tuple[float, float]:
        """Both, with one look at the wall."""
        if self._origin is None:
            return self._rested_at, 0.0
        since = (self._wall() if self._stands_since is None else self._stands_since) - self._origin
        return (since, 0.0) if since >= self._held_at else (self._held_at, self._held_at - since)

    def pause(self, at: float | None = None) -> None:
        """Table time stands still, here or at a time given."""
        self._rested_at = self.now() if at is None else at
        self._origin = self._stands_since = None

    def resume(self) -> None:
        if self._origin is None:
            self.start(self._rested_at)

    def freeze(self, since: float) -> None:
        """From this wall time on nobody can act, so time does not count, until `unfreeze`. It still runs: what was
        asked for before is played when it can be."""
        if self._origin is not None:
            self._stands_since = since if self._stands_since is None else min(since, self._stands_since)

    def unfreeze(self) -> None:
        """Time goes on from where it stood."""
        if self._origin is not None and self._stands_since is not None:
            self._origin += max(0.0, self._wall() - self._stands_since)
            self._stands_since = None

    def _counted(self) -> float:
        """The wall time until which time counts."""
        return self._wall() if self._stands_since is None else self._stands_since

    def now(self, wall: float | None = None) -> float:
        """Table time now, or as it was at a wall time a moment ago."""
        if self._origin is None:
            return self._rested_at
        if self._stands_since is not None:
            wall = self._stands_since if wall is None else min(wall, self._stands_since)
        return max(self._held_at, (self._wall() if wall is None else wall) - self._origin)

    def wall_at(self, at: float) -> float | None:
        """When the wall clock will show this table time; None while resting, or while time does not count."""
        return None if self._origin is None or self._stands_since is not None else self._origin + at
