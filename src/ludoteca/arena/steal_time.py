"""Steal time: finds the moments in which the host of a virtual machine ran other guests."""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left, bisect_right
from pathlib import Path

SAMPLE_SECONDS = 0.02
BACKLOG_SECONDS = 0.1            # after stolen time, for work that had to wait


def stolen_seconds() -> float | None:
    """CPU time that the host has given to others so far; None where the machine does not report it."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
        return int(fields[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError):
        return None


class HostWatch:
    """Samples the stolen time, to find the moments without any."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.stolen: list[float] = []

    @property
    def counts(self) -> bool:
        return bool(self.times)

    @property
    def total(self) -> float | None:
        return self.stolen[-1] - self.stolen[0] if self.counts else None

    def look(self) -> None:
        stolen = stolen_seconds()
        if stolen is not None:
            self.times.append(time.perf_counter())
            self.stolen.append(stolen)

    async def keep_looking(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(SAMPLE_SECONDS)

    def undisturbed(self, begin: float, end: float) -> bool:
        """Whether no time was stolen from shortly before `begin` until `end`."""
        first = max(0, bisect_right(self.times, begin - BACKLOG_SECONDS) - 1)
        last = min(len(self.times) - 1, bisect_left(self.times, end + SAMPLE_SECONDS))
        return self.stolen[first] == self.stolen[last]
