"""Lag: measures round trips with the server's own ping frames, which no page script can see or answer.

A modified client can hold its pongs back and pretend to be far away. So the meter believes a quick one of the recent
round trips: to be believed, most must be late. The believed value grows only slowly once a connection is known. Where
the kernel has timed the same connection (`limit`), the value may exceed that only by what a slow page needs.
"""

from __future__ import annotations

from collections import deque

CAP = 250.0                      # ms one way: the most that is believed
KEPT = 9                         # recent round trips; the quicker quarter of them counts
KNOWN = 4                        # round trips after which a connection is known
RISE = 20.0                      # ms that it may grow with each ping
SLACK = 40.0                     # ms by which a pong may be slower than the connection below it


class LagMeter:
    """Times the round trips of ping frames on one connection. Each ping carries a number only its pong can repeat."""

    __slots__ = ("_believed", "_count", "_limit", "_out", "_trips", "_waiting", "round_trip")

    def __init__(self) -> None:
        self._out: dict[bytes, float] = {}
        self._trips: deque[float] = deque(maxlen=KEPT)
        self._count = 0
        self._believed = 0.0
        self._limit = 2 * CAP
        self._waiting: float | None = None
        self.round_trip = 0.0                      # ms; what the connection costs a person who reacts to what they see

    def ping(self, payload: bytes, now: float) -> None:
        """A ping frame leaves."""
        if len(self._out) >= 8:                    # a connection that never answers
            self._out.pop(next(iter(self._out)))
        self._out[payload] = now
        if self._waiting is None:
            self._waiting = now

    def pong(self, payload: bytes, now: float) -> bool:
        """A pong frame came. False where it answers none of ours: it counts for nothing."""
        sent = self._out.pop(payload, None)
        if sent is None:
            return False
        self._waiting = min(self._out.values(), default=None)
        self._trips.append(max(0.0, now - sent))
        self._count += 1
        quick = sorted(self._trips)[len(self._trips) // 4]
        self._believed = quick if self._count <= KNOWN else min(quick, self._believed + RISE)
        self._update()
        return True

    def limit(self, line: float) -> None:
        """The kernel's round trip of this connection: the believed value stays near it."""
        self._limit = min(2 * CAP, 2 * line + SLACK)
        self._update()

    def _update(self) -> None:
        self.round_trip = min(2 * CAP, self._limit, self._believed)

    @property
    def waiting_since(self) -> float | None:
        """When the first ping left that nothing has answered since, forgotten ones included."""
        return self._waiting

    @property
    def measured(self) -> bool:
        return self._count > 0
