"""How far away somebody is: lag from the server's own ping frames, which no page script can see or answer."""

from __future__ import annotations

from collections import deque
from statistics import median

CAP = 250.0                      # ms one way: nobody is believed to be farther than this
KEPT = 9                         # round trips the median is taken over


class LagMeter:
    """Times the round trips of ping frames on one connection. Each ping carries a number only its pong can repeat."""

    __slots__ = ("_out", "_trips")

    def __init__(self) -> None:
        self._out: dict[bytes, float] = {}
        self._trips: deque[float] = deque(maxlen=KEPT)

    def ping(self, payload: bytes, now: float) -> None:
        """A ping frame leaves."""
        if len(self._out) >= 8:                    # a line that never answers
            self._out.pop(next(iter(self._out)))
        self._out[payload] = now

    def pong(self, payload: bytes, now: float) -> bool:
        """A pong frame came. False where it answers none of ours: it counts for nothing."""
        sent = self._out.pop(payload, None)
        if sent is None:
            return False
        self._trips.append(max(0.0, now - sent))
        return True

    @property
    def waiting_since(self) -> float | None:
        """When the oldest ping without an answer left."""
        return min(self._out.values(), default=None)

    @property
    def one_way(self) -> float:
        """Half the median round trip, capped; 0 until something has been measured."""
        return min(CAP, median(self._trips) / 2) if self._trips else 0.0

    @property
    def round_trip(self) -> float:
        """There and back: what a line costs somebody who answers to what they see."""
        return 2 * self.one_way
