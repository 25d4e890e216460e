"""Peaks and honours: events that hold the clock are public, and honours agree with the log."""

from __future__ import annotations

from ludoteca.rules import Table
from ludoteca.rules.honours import PER_SEAT, chosen
from ludoteca.rules.registry import game
from ludoteca.rules.texts import ORIGINALS, has
from tests.conformance.checks.words import fill
from tests.conformance.recorded_games import recorded_games

SHORTEST, LONGEST = 1_000, 3_000


def peaks_are_short_and_public(id: str) -> None:
    """A peak lasts one to three seconds and is public, so a held clock reveals nothing."""
    rules = game(id)
    for event in rules.peaks:
        assert issubclass(event, rules.Event), f"{event.__name__} is no event of this game"
    for recorded in recorded_games(id):
        for _, step in Table.from_header(recorded.table.log).retrace(recorded.table.entries):
            for told in step.events:
                peak = rules.peak(told.event)
                assert peak == 0 or SHORTEST <= peak <= LONGEST, f"{told.event} holds the table for {peak} ms"
                assert peak == 0 or told.to is None, f"{told.event} holds the table and is not for everybody"


def honours_are_true(id: str) -> None:
    """Each honour is true by its counts, a replay of the log gives the same honours, and their texts exist."""
    rules = game(id)
    for recorded in recorded_games(id):
        table, outcome = recorded.table, recorded.table.outcome
        assert outcome is not None
        given = list(rules.honours(table.deeds(), outcome))    # each call replays the log
        again = list(rules.honours(table.deeds(), outcome))
        assert again == given, "the log told again gives other honours"
        for honour in given:
            counted = [each for each in honour.among if each is not None]
            count = honour.among[honour.seat]
            assert len(honour.among) == table.seats and count is not None, f"{honour} counts nothing"
            assert honour.facts.get("count") == count, f"{honour} tells another number than it counted"
            if honour.kind != "own":
                best = max(counted) if honour.kind == "most" else min(counted)
                assert count == best, f"{honour}: somebody else did better"
                assert table.seats == 1 or len(set(honour.among)) > 1, f"{honour}: all are level"
            for language in ORIGINALS:
                assert has(id, f"honour-{honour.key}", language), f"{honour} has no words in {language}"
                fill(id, f"honour-{honour.key}", language, honour.facts)
        finest = chosen(again, table.seats)
        for seat in range(table.seats):
            keys = [each.key for each in finest if each.seat == seat]
            assert len(keys) <= PER_SEAT and len(set(keys)) == len(keys), f"{seat} gets {keys}"


CHECKS = (peaks_are_short_and_public, honours_are_true)
