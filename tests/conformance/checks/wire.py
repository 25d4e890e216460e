"""What leaves the rules arrives whole: JSON there and back, merge patches, and the same reading on the other side."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.protocol.merge_patch import bare, change, merged, plain
from ludoteca.rules import Table
from ludoteca.rules.registry import game
from tests.conformance.checks.playing import refused
from tests.conformance.house import encoded, viewers
from tests.conformance.journeys import journeys, moments


def back(value: Any, kind: Any) -> Any:
    """What comes back from JSON; where it cannot be read, the reason."""
    try:
        return msgspec.json.decode(encoded(value), type=kind)
    except (msgspec.MsgspecError, TypeError, OverflowError) as error:
        return error


def everything_survives_json(id: str) -> None:
    """States, views, moves, events and outcomes come back from JSON as they were."""
    for moment in moments(id, 60):
        rules = moment.rules
        assert back(moment.state, rules.State) == moment.state, f"the state does not survive JSON: {moment}"
        for seat in viewers(moment.table):
            view = moment.table.view(seat)
            assert back(view, rules.View) == view, f"the view of {seat} does not survive JSON: {moment}"
        if moment.entry.move is not None:
            assert back(moment.entry.move, rules.Move) == moment.entry.move, "a move does not survive JSON"
        for told in moment.step.events:
            assert back(told.event, rules.Event) == told.event, f"{told.event} does not survive JSON"
    for journey in journeys(id):
        outcome = journey.table.outcome
        assert encoded(back(outcome, type(outcome))) == encoded(outcome), "the outcome does not survive JSON"


def changes_lead_from_each_view_to_the_next(id: str) -> None:
    """A view and the merge patch sent make exactly the next view; nothing changed, nothing told."""
    for moment in moments(id, 60):
        rules = moment.rules
        for seat in viewers(moment.table):
            old, new = rules.view(moment.state, seat), rules.view(moment.step.state, seat)
            told = merged(bare(plain(old)), change(old, new))
            assert told == bare(plain(new)), f"the client of {seat} would see something else: {moment}"
            assert change(new, rules.view(moment.step.state, seat)) == {}, f"{seat}: nothing changed, and yet told"


def a_view_that_travelled_reads_as_it_was(id: str) -> None:
    """On the wire absent and null are the same: nothing may hang on the difference, such as a null in a dictionary."""
    for moment in moments(id, 60):
        for seat in viewers(moment.table):
            view = moment.table.view(seat)
            read = msgspec.convert(bare(plain(view)), moment.rules.View, str_keys=True)
            assert read == view, f"the view of {seat} reads otherwise after its journey: {moment}"


def seats_and_options_outside_the_rules_are_refused(id: str) -> None:
    for seats in (0, game(id).seats[-1] + 1):
        assert refused(Table, id, seats) == "wrong_number_of_seats", f"a table for {seats}"
    assert refused(Table, id, None, 0, {"no such option": 1}) == "bad_options"
    assert refused(Table(id).view, 99) == "no_such_seat"


CHECKS = (
    everything_survives_json, changes_lead_from_each_view_to_the_next, a_view_that_travelled_reads_as_it_was,
    seats_and_options_outside_the_rules_are_refused,
)
