"""The machine under a measurement: when the host of a virtual machine ran somebody else instead."""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left, bisect_right
from pathlib import Path

LOOK_EVERY = 0.02                # seconds
AFTERMATH = 0.1                  # seconds: what waited while the processors stood still is worked off within this

def stolen_seconds() -> float | None:
    """How long the processors have stood still so far because the host ran somebody else; None where nobody counts."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
        return int(fields[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError):
        return None


class HostWatch:
    """Looks at the stolen time again and again, to tell afterwards which moments were ours alone."""

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
            await asyncio.sleep(LOOK_EVERY)

    def undisturbed(self, begin: float, end: float) -> bool:
        """Whether the host took nothing from shortly before `begin` until `end`."""
        first = max(0, bisect_right(self.times, begin - AFTERMATH) - 1)
        last = min(len(self.times) - 1, bisect_left(self.times, end + LOOK_EVERY))
        return self.stolen[first] == self.stolen[last]
