"""Mistakes about great moments."""

from __future__ import annotations

from typing import Any

from ludoteca.rules import Step, tell
from tests.conformance.defects.planting import Morra, caught_by, morra


@caught_by("great_moments_are_short_and_public", "holds the table for 20000 ms")
class AMomentThatNeverEnds(Morra):
    peaks = {morra.Guessed: 20_000}


@caught_by("great_moments_are_short_and_public", "is no event of this game")
class AMomentOfAnotherGame(Morra):
    peaks = {Step: 2_000}


@caught_by("great_moments_are_short_and_public", "is not for everybody")
class AMomentForOneAlone(Morra):
    peaks = {morra.Thrown: 2_000}

    def play(self, state: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
        step = super().play(state, seat, move, at, chance)
        return Step(step.state, (tell(morra.Thrown(seat), seat), *step.events[1:]))
