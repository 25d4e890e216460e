"""Heartbeats of several processes on one SQLite file: in memory at once, on disk less often.

Each process sends a heartbeat several times a second to the one writer. One commit for each would wear out the memory
card of an idle server. The heartbeats on disk are for the time after a crash of all processes.
"""

from __future__ import annotations

from ludoteca.store.rows import Lease

WITH_TABLES = 1_000              # ms, age limit on disk; the next is at most 400 later: Limits.active_heartbeat
WITHOUT = 15_000                 # ms, where no table has a clock that could run: Limits.idle_heartbeat
STALLED = 500                    # ms a write may wait before heartbeats wait with it, to notice an outage


class HeartbeatCache:
    """Last heartbeat of each live incarnation, in memory and on disk. Filled only after the disk has answered."""

    def __init__(self) -> None:
        self.ends = 0                              # incarnations ended so far: replies to earlier heartbeats are void
        self._heard: dict[int, int] = {}           # last heartbeat by incarnation
        self._on_disk: dict[int, int] = {}         # last heartbeat on disk, of live incarnations
        self._tables: dict[str, Lease] = {}        # leases by table

    def is_fresh_on_disk(self, incarnation: int, now: int) -> bool:
        """Whether the heartbeat on disk is recent enough, so that this one stays in memory."""
        written = self._on_disk.get(incarnation)
        if written is None:
            return False
        busy = any(lease.incarnation == incarnation for lease in self._tables.values())
        return 0 <= now - written < (WITH_TABLES if busy else WITHOUT)

    def record(self, incarnation: int, now: int) -> None:
        self._heard[incarnation] = now

    def last(self, incarnation: int) -> int:
        return self._heard.get(incarnation, 0)

    def unwritten(self) -> list[tuple[int, int]]:
        """Heartbeats to write along with another one, each with its incarnation."""
        return [(self._heard[incarnation], incarnation) for incarnation, written in self._on_disk.items()
                if self._heard.get(incarnation, written) != written]

    def mark_written(self, beats: list[tuple[int, int]], lives: int) -> None:
        """These are on disk; incarnation `lives` is alive."""
        for beat, incarnation in beats:
            if incarnation == lives:
                self._heard[incarnation] = beat
            if incarnation == lives or incarnation in self._on_disk:
                self._on_disk[incarnation] = beat

    def end(self, incarnation: int | None = None) -> None:
        """Forget what is on disk of this incarnation, or of all: only the disk knows now."""
        self.ends += 1
        for each in list(self._on_disk) if incarnation is None else [incarnation]:
            self._on_disk.pop(each, None)

    def ended(self, incarnation: int) -> None:
        self._heard.pop(incarnation, None)
        self._tables = {table: lease for table, lease in self._tables.items() if lease.incarnation != incarnation}

    def lease_claimed(self, lease: Lease) -> None:
        self._tables[lease.room] = lease

    def lease_released(self, lease: Lease) -> None:
        if self._tables.get(lease.room) == lease:
            del self._tables[lease.room]
