"""CPU affinity: a core for each worker, on a machine that runs nothing else (`serve --pin`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from pathlib import Path

import msgspec

TOPOLOGY = "/sys/devices/system/cpu/cpu{}/topology/{}"


class Shares(msgspec.Struct, frozen=True):
    """A core for each worker, and the cores for everything else: supervisor, writer, bots."""

    workers: tuple[int, ...] = ()
    others: tuple[int, ...] = ()


def allowed() -> frozenset[int]:
    """The cores this process may use: all, unless its affinity was limited."""
    if not hasattr(os, "sched_getaffinity"):
        return frozenset(range(os.cpu_count() or 1))
    return frozenset(os.sched_getaffinity(0))


def real_core(core: int) -> tuple[str, ...]:
    """An id that two logical cores share if they are threads of one physical core."""
    try:
        return tuple(Path(TOPOLOGY.format(core, name)).read_text() for name in ("physical_package_id", "core_id"))
    except OSError:
        return (str(core),)


def shared_out(workers: int, cores: Collection[int], inside: Callable[[int], object] = real_core) -> Shares:
    """A core for each worker, physical cores first, then their second threads. None if there are too few cores.

    >>> shared_out(2, range(8), lambda core: core // 2)
    Shares(workers=(0, 2), others=(1, 3, 4, 5, 6, 7))
    """
    seen: dict[object, int] = {}
    ranked = []
    for core in sorted(cores):
        half = seen[inside(core)] = seen.get(inside(core), -1) + 1
        ranked.append((half, core))
    if workers > len(ranked):
        return Shares()
    chosen = tuple(core for _, core in sorted(ranked)[:workers])
    return Shares(chosen, tuple(core for core in sorted(cores) if core not in chosen) or tuple(sorted(cores)))


def stay_on(cores: Collection[int]) -> None:
    """Run this thread, and what it starts, on these cores; without any, change nothing."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
