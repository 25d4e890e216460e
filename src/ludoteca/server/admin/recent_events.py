"""Recent events for the admin: reports, kicks, errors, and what the admin did."""

from __future__ import annotations

import sys
from collections import deque

import msgspec

from ludoteca.rules.values import JsonObject

KEPT = 200
FOR_ADMIN = frozenset({"reported", "kicked", "open"})


class RecentEvent(msgspec.Struct, frozen=True):
    """One event of the log, with its facts."""

    at: int
    level: str
    event: str
    facts: JsonObject


class RecentEvents:
    """The last `KEPT` events, the newest first. Events that concern only the log are left out."""

    def __init__(self) -> None:
        self.lines: deque[RecentEvent] = deque(maxlen=KEPT)

    def add(self, at: float, level: str, event: str, facts: JsonObject) -> None:
        if level == "info" and event not in FOR_ADMIN and not event.startswith("desk_"):
            return
        if level == "error" and (error := sys.exc_info()[0]) is not None:
            facts = {**facts, "error": error.__name__}
        self.lines.appendleft(RecentEvent(int(at), level, event, facts))
