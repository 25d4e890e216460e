"""Votes: who may vote, on what, until when, and what a tie means. Every game in which players vote uses it.

A state needs to keep only the votes; the game builds a `Poll` from them when it needs one:

>>> vote = Poll(voters=(0, 1, 2), among=(True, False), said={0: True})
>>> vote.missing
(1, 2)
>>> vote = vote.with_vote(1, False).with_vote(2, None)       # None is an abstention
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
    """A vote in progress. It ends with the last vote or at its deadline; missing votes are abstentions."""

    voters: tuple[Seat, ...]
    among: tuple[C, ...]                     # the choices
    said: Mapping[Seat, C | None] = {}       # None is an abstention
    ends: Millis | None = None

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The voters who have not voted yet."""
        return tuple(seat for seat in self.voters if seat not in self.said)

    @property
    def over(self) -> bool:
        """Whether all have voted."""
        return all(seat in self.said for seat in self.voters)

    def with_vote(self, seat: Seat, choice: C | None, rule: str = "vote") -> Poll[C]:
        """Return the poll with one more vote. Raises IllegalMove if the seat has voted."""
        if seat in self.said:
            raise IllegalMove("already_voted", rule=rule)
        return replace(self, said={**self.said, seat: choice})

    def count(self, choice: C) -> int:
        """Return how many have voted for this."""
        return sum(each == choice for each in self.said.values() if each is not None)

    @property
    def leaders(self) -> tuple[C, ...]:
        """The choices with most votes: several if there is a tie, all if there is no vote."""
        most = max(map(self.count, self.among), default=0)
        return tuple(choice for choice in self.among if self.count(choice) == most)

    def decided(self, tie: C) -> C:
        """Return the choice that leads alone, or `tie` if none does."""
        leaders = self.leaders
        return leaders[0] if len(leaders) == 1 else tie
