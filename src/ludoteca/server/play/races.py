"""Fair races: claims are ordered by when they were made, not by who has the better network.

A race answers to something the server has shown: on a slow line it is seen late, and the claim arrives late. So the
whole round trip is taken off, and two people who were as quick from seeing to claiming are level, whatever their lines.
The first claim waits, never longer than `WINDOW` and never longer than the slowest racer's line makes sense of, for one
that was made before it; then all are played in the order they were made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ludoteca.rules import IllegalMove, Seat

WINDOW = 150.0                   # ms a claim waits at most


class Claim(msgspec.Struct, frozen=True):
    """A racing move as it came in. `lag` is the round trip, measured by us; nothing the client wrote is in it."""

    seat: Seat
    move: Any
    arrived: float
    lag: float = 0.0
    request: str = ""                              # empty for a bot's
    answer: Callable[[IllegalMove | None], None] = lambda _: None    # how to tell the claimant

    @property
    def made(self) -> float:
        """When it would have come in with no network in between, as far as we can know."""
        return self.arrived - self.lag


def closing_time(claims: Iterable[Claim], lags_of_others: Iterable[float]) -> float:
    """When nobody else can have been earlier than the earliest claim, or the wait is long enough."""
    waiting = tuple(claims)
    earliest = min(claim.made for claim in waiting)
    opened = min(claim.arrived for claim in waiting)
    last_possible = max((earliest + lag for lag in lags_of_others), default=opened)
    return min(opened + WINDOW, max(opened, last_possible))


def in_order(claims: Iterable[Claim]) -> list[Claim]:
    """The claims in the order they were made; at the same instant, in the order they came in."""
    return sorted(claims, key=lambda claim: (claim.made, claim.arrived))
