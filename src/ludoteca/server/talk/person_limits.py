"""Person limits: how often one guest may do what the whole table receives, and how much of it."""

from __future__ import annotations

from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.server.runtime.rate_limit import Bucket, Buckets, RateLimit

SIGNAL_SIZE = 8 * 1024           # bytes: twice an offer with every candidate in it

CHAT, REACTIONS, RENAMES = RateLimit(10, 1), RateLimit(12, 2), RateLimit(3, 0.05)
SIGNALS, REPORTS, COMINGS = RateLimit(120, 10), RateLimit(3, 0.02), RateLimit(20, 1)
LISTENING, SPEAKING = RateLimit(60, 4), RateLimit(30, 3)  # the text interface: descriptions, and what is said
AGENTS = RateLimit(20, 2)        # all requests of a program, moves too: it is held to a person's rate
ARRANGING = RateLimit(40, 4)     # chairs, bots, options, hosting: what changes the room for all
WATCHERS = RateLimit(60, 8)      # what all spectators may say together: new guests cost nothing
PEOPLE_KEPT = 256

LIMITS: dict[type, tuple[str, RateLimit]] = {
    messages.Say: ("chat", CHAT), messages.React: ("react", REACTIONS), messages.Rename: ("rename", RENAMES),
    messages.Signal: ("signal", SIGNALS), messages.Report: ("report", REPORTS), messages.Hello: ("hello", COMINGS),
    messages.Listen: ("words", LISTENING), messages.ListMoves: ("words", LISTENING),
    messages.Utter: ("utter", SPEAKING),
}
ALOUD = (messages.Say, messages.React, messages.Rename)
_ARRANGING = ("arrange", ARRANGING)


class PersonLimits:
    """The limits of one table. Each guest has buckets of their own, so no guest is held up by another."""

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}
        self._watchers: Bucket | None = None

    def check(self, guest: str, request: object, now: float, watches: bool = False) -> None:
        """Refuse what this guest has done too often. Moves are not limited: the game sets their limit."""
        if isinstance(request, messages.Play):
            return
        self._take(guest, *LIMITS.get(type(request), _ARRANGING), now)
        if watches and isinstance(request, ALOUD):
            self._watchers = self._watchers or Bucket(WATCHERS, now)
            if not self._watchers.take(now):
                raise Refused("too_often", seconds=self._watchers.wait(now))

    def check_agent(self, guest: str, now: float) -> None:
        """Refuse a program that asks too often, whatever it asks."""
        self._take(guest, "agent", AGENTS, now)

    def _take(self, guest: str, kind: str, limit: RateLimit, now: float) -> None:
        buckets = self._buckets.get(kind)
        if buckets is None:
            buckets = self._buckets[kind] = Buckets(limit, PEOPLE_KEPT)
        bucket = buckets.of(guest, now)
        if not bucket.take(now):
            raise Refused("too_often", seconds=bucket.wait(now))

    def forget_all_but(self, known: set[str]) -> None:
        for buckets in self._buckets.values():
            buckets.forget(known)
