"""Processor time of a process and its descendants, as the kernel counts it."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> set[int]:
    """A process and its descendants."""
    found, parents = {pid}, {}
    for each in Path("/proc").glob("[0-9]*/stat"):
        try:
            told = each.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(each.parent.name)] = int(told[1])
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def cpu(pids: set[int]) -> float:
    """Seconds of processor time."""
    seconds = 0.0
    for pid in pids:
        try:
            told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        seconds += (int(told[11]) + int(told[12])) / TICKS
    return seconds
