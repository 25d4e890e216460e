"""Fair races: orders claims by when they were made, not by who has the better network.

A race answers to something the server has shown. On a slow connection it is seen late, and the claim arrives late. So
a claim counts from its arrival minus the round trip. The first claim waits for one that was made before it, at most
150 ms and never longer than the slowest rival's round trip allows. Then all are tried in the order they were made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ludoteca.rules import IllegalMove, Seat

WINDOW = 150.0                   # ms a claim waits at most


class Claim(msgspec.Struct, frozen=True):
    """A racing move as it arrived. `lag` is the round trip as the server measured it, never what the client wrote."""

    seat: Seat
    move: Any
    arrived: float
    lag: float = 0.0
    request: str = ""                              # empty for a bot's
    answer: Callable[[IllegalMove | None], None] = lambda _: None    # called once it is judged

    @property
    def made(self) -> float:
        """When it would have arrived without a network, as far as the server knows."""
        return self.arrived - self.lag


def closing_time(claims: Iterable[Claim], lags_of_others: Iterable[float]) -> float:
    """The wall time at which no rival can have been earlier any more, or the wait is long enough."""
    waiting = tuple(claims)
    earliest = min(claim.made for claim in waiting)
    opened = min(claim.arrived for claim in waiting)
    last_possible = max((earliest + lag for lag in lags_of_others), default=opened)
    return min(opened + WINDOW, max(opened, last_possible))


def in_order(claims: Iterable[Claim]) -> list[Claim]:
    """The claims in the order they were made; at the same instant, in the order they arrived."""
    return sorted(claims, key=lambda claim: (claim.made, claim.arrived))
