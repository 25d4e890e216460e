"""Heartbeats of several processes on one SQLite file: in memory at once, on disk less often.

Each process sends a heartbeat several times a second to the one writer. One commit for each would wear out the memory
card of an idle server. The heartbeats on disk are for the time after a crash of all processes.
"""

from __future__ import annotations

from ludoteca.store.rows import Lease

WITH_TABLES = 1_000              # ms a beat on disk may be old; the next is at most 400 later: Limits.active_heartbeat
WITHOUT = 15_000                 # ms, where no table has a clock that could run: Limits.idle_heartbeat
STALLED = 500                    # ms a write may wait before beats wait with it: who beats wants to know of the disk


class Beats:
    """Of the openings that live, as far as the one writer knows; only what it was answered by the disk gets in here."""

    def __init__(self) -> None:
        self.ends = 0                              # openings that were ended: what was asked before is of no use
        self._heard: dict[int, int] = {}           # each opening's last beat
        self._on_disk: dict[int, int] = {}         # and the one that is written down, of those that live
        self._tables: dict[str, Lease] = {}        # who has them

    def suffices(self, incarnation: int, now: int) -> bool:
        """Whether what is on disk is good enough, so that this beat is only kept in mind."""
        written = self._on_disk.get(incarnation)
        if written is None:
            return False
        busy = any(lease.incarnation == incarnation for lease in self._tables.values())
        return 0 <= now - written < (WITH_TABLES if busy else WITHOUT)

    def hear(self, incarnation: int, now: int) -> None:
        self._heard[incarnation] = now

    def last(self, incarnation: int) -> int:
        return self._heard.get(incarnation, 0)

    def unwritten(self) -> list[tuple[int, int]]:
        """Beats that can be written down with another's, each with its opening."""
        return [(self._heard[incarnation], incarnation) for incarnation, written in self._on_disk.items()
                if self._heard.get(incarnation, written) != written]

    def wrote(self, beats: list[tuple[int, int]], lives: int) -> None:
        """These are on disk, and this opening is known to live."""
        for beat, incarnation in beats:
            if incarnation == lives:
                self._heard[incarnation] = beat
            if incarnation == lives or incarnation in self._on_disk:
                self._on_disk[incarnation] = beat

    def end(self, incarnation: int | None = None) -> None:
        """It ends, or all do: from here on only the disk knows whether it lives."""
        self.ends += 1
        for each in list(self._on_disk) if incarnation is None else [incarnation]:
            self._on_disk.pop(each, None)

    def ended(self, incarnation: int) -> None:
        self._heard.pop(incarnation, None)
        self._tables = {table: lease for table, lease in self._tables.items() if lease.incarnation != incarnation}

    def took(self, lease: Lease) -> None:
        self._tables[lease.room] = lease

    def left(self, lease: Lease) -> None:
        if self._tables.get(lease.room) == lease:
            del self._tables[lease.room]
