"""The clocks of a process, in milliseconds. They are handed in wherever time matters, so that tests set it."""

from __future__ import annotations

import time
from collections.abc import Callable

WallClock = Callable[[], float]
"""Milliseconds of the real world."""


def boot_time() -> float:
    """Milliseconds since the machine started, those it slept through included, where the system counts them."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return 1000 * (time.monotonic() if clock is None else time.clock_gettime(clock))


def steady_wall() -> WallClock:
    """A clock that starts at the system time and then counts evenly: setting the system clock moves no timer."""
    monotonic = time.monotonic                     # asked several times in every move
    started, origin = time.time() * 1000, monotonic()
    return lambda: started + (monotonic() - origin) * 1000


def calendar_time() -> float:
    """The system time. All machines of a house agree on it, so it stamps what one process writes and another reads."""
    return time.time() * 1000
