"""Mistakes in peaks and honours."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from ludoteca.rules import Step, tell
from tests.conformance.defects.planting import Morra, caught_by, morra


@caught_by("peaks_are_short_and_public", "holds the table for 20000 ms")
class AMomentThatNeverEnds(Morra):
    peaks = {morra.Guessed: 20_000}


@caught_by("peaks_are_short_and_public", "is no event of this game")
class AMomentOfAnotherGame(Morra):
    peaks = {Step: 2_000}


@caught_by("peaks_are_short_and_public", "is not for everybody")
class AMomentForOneAlone(Morra):
    peaks = {morra.Thrown: 2_000}

    def play(self, state: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
        step = super().play(state, seat, move, at, chance)
        return Step(step.state, (tell(morra.Thrown(seat), seat), *step.events[1:]))


@caught_by("honours_are_true", "somebody else did better")
class TheWrongOneIsPraised(Morra):
    def honours(self, deeds: Any, outcome: Any) -> Any:
        for honour in super().honours(deeds, outcome):
            other = (honour.seat + 1) % len(outcome.scores)
            yield replace(honour, seat=other, facts={"count": honour.among[other]})


@caught_by("honours_are_true", "tells another number")
class PraiseIsExaggerated(Morra):
    def honours(self, deeds: Any, outcome: Any) -> Any:
        for honour in super().honours(deeds, outcome):
            yield replace(honour, facts={"count": honour.facts["count"] + 1})


@caught_by("honours_are_true", "has no words")
class PraiseWithoutWords(Morra):
    def honours(self, deeds: Any, outcome: Any) -> Any:
        for honour in super().honours(deeds, outcome):
            yield replace(honour, key="unsung")


@caught_by("honours_are_true", "gives other honours")
class PraiseAtRandom(Morra):
    def honours(self, deeds: Any, outcome: Any) -> Any:
        return [each for each in super().honours(deeds, outcome) if random.random() < 0.5]
