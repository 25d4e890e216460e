"""What happened lately that whoever runs the house should see: reports, people sent away, troubles, its own acts."""

from __future__ import annotations

import sys
from collections import deque
from typing import Any

import msgspec

KEPT = 200
FOR_THE_DESK = frozenset({"reported", "kicked", "open"})


class Happening(msgspec.Struct, frozen=True):
    """One thing that happened."""

    at: int
    level: str
    event: str
    facts: dict[str, Any]


class Lately:
    """The last such lines, the newest first. What is noted for the log alone is not kept."""

    def __init__(self) -> None:
        self.lines: deque[Happening] = deque(maxlen=KEPT)

    def hear(self, at: float, level: str, event: str, facts: dict[str, Any]) -> None:
        if level == "info" and event not in FOR_THE_DESK and not event.startswith("desk_"):
            return
        if level == "error" and (error := sys.exc_info()[0]) is not None:
            facts = {**facts, "error": error.__name__}
        self.lines.appendleft(Happening(int(at), level, event, facts))
