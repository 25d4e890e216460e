"""A vote: who may vote, on what, until when, and what a tie means. Every game that lets the table decide asks here.

A state keeps only what was said; the game puts the rest together when it is asked:

>>> vote = Poll(voters=(0, 1, 2), among=(True, False), said={0: True})
>>> vote.missing
(1, 2)
>>> vote = vote.with_vote(1, False).with_vote(2, None)       # who says None abstains
>>> vote.over, vote.leaders, vote.decided(tie=True)
(True, (True, False), True)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ludoteca.rules.game import Millis, Seat
from ludoteca.rules.refusal import IllegalMove

C = TypeVar("C")


class Poll(msgspec.Struct, Generic[C], frozen=True):
    """A vote being taken. It ends with the last voter's word, or when its time is up: who said nothing abstains."""

    voters: tuple[Seat, ...]
    among: tuple[C, ...]                     # what one may vote for
    said: Mapping[Seat, C | None] = {}       # None is an abstention
    ends: Millis | None = None

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Voters who have said nothing yet."""
        return tuple(seat for seat in self.voters if seat not in self.said)

    @property
    def over(self) -> bool:
        """Whether nobody is left to wait for."""
        return all(seat in self.said for seat in self.voters)

    def with_vote(self, seat: Seat, choice: C | None, rule: str = "vote") -> Poll[C]:
        """The vote with one word more; nobody votes twice."""
        if seat in self.said:
            raise IllegalMove("already_voted", rule=rule)
        return replace(self, said={**self.said, seat: choice})

    def count(self, choice: C) -> int:
        """How many have voted for this."""
        return sum(each == choice for each in self.said.values() if each is not None)

    @property
    def leaders(self) -> tuple[C, ...]:
        """What has most votes; all of it where several things have, or nobody has voted."""
        most = max(map(self.count, self.among), default=0)
        return tuple(choice for choice in self.among if self.count(choice) == most)

    def decided(self, tie: C) -> C:
        """What the vote comes to: what leads alone, or else what a tie means."""
        leaders = self.leaders
        return leaders[0] if len(leaders) == 1 else tie
