"""What a game makes of its great moments: short, and nobody's secret."""

from __future__ import annotations

from ludoteca.rules import Table
from ludoteca.rules.registry import game
from tests.conformance.journeys import journeys

SHORTEST, LONGEST = 1_000, 3_000


def great_moments_are_short_and_public(id: str) -> None:
    """A peak lasts one to three seconds and is seen by everybody: a clock that stands still tells nobody more."""
    rules = game(id)
    for event in rules.peaks:
        assert issubclass(event, rules.Event), f"{event.__name__} is no event of this game"
    for journey in journeys(id):
        for _, step in Table.from_header(journey.table.log).retrace(journey.table.entries):
            for told in step.events:
                peak = rules.peak(told.event)
                assert peak == 0 or SHORTEST <= peak <= LONGEST, f"{told.event} holds the table for {peak} ms"
                assert peak == 0 or told.to is None, f"{told.event} holds the table and is not for everybody"


CHECKS = (great_moments_are_short_and_public,)
