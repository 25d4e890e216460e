"""Wire format: JSON round trips, merge patches, and the same meaning after decoding."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.protocol.merge_patch import bare, change, merged, plain
from ludoteca.rules import Table
from ludoteca.rules.registry import game
from tests.conformance.checks.playing import refused
from tests.conformance.playouts import encoded, viewers
from tests.conformance.recorded_games import recorded_games, transitions


def back(value: Any, kind: Any) -> Any:
    """The value after a JSON round trip, or the reason why it cannot be decoded."""
    try:
        return msgspec.json.decode(encoded(value), type=kind)
    except (msgspec.MsgspecError, TypeError, OverflowError) as error:
        return error


def everything_survives_json(id: str) -> None:
    """States, views, moves, events and outcomes survive a JSON round trip."""
    for transition in transitions(id, 60):
        rules = transition.rules
        assert back(transition.state, rules.State) == transition.state, f"the state does not survive JSON: {transition}"
        for seat in viewers(transition.table):
            view = transition.table.view(seat)
            assert back(view, rules.View) == view, f"the view of {seat} does not survive JSON: {transition}"
        if transition.entry.move is not None:
            assert back(transition.entry.move, rules.Move) == transition.entry.move, "a move does not survive JSON"
        for told in transition.step.events:
            assert back(told.event, rules.Event) == told.event, f"{told.event} does not survive JSON"
    for recorded in recorded_games(id):
        outcome = recorded.table.outcome
        assert encoded(back(outcome, type(outcome))) == encoded(outcome), "the outcome does not survive JSON"


def changes_lead_from_each_view_to_the_next(id: str) -> None:
    """A view plus the merge patch gives exactly the next view; without a change the patch is empty."""
    for transition in transitions(id, 60):
        rules = transition.rules
        for seat in viewers(transition.table):
            old, new = rules.view(transition.state, seat), rules.view(transition.step.state, seat)
            told = merged(bare(plain(old)), change(old, new))
            assert told == bare(plain(new)), f"the client of {seat} would see something else: {transition}"
            assert change(new, rules.view(transition.step.state, seat)) == {}, f"{seat}: nothing changed, and yet told"


def a_view_that_travelled_reads_as_it_was(id: str) -> None:
    """On the wire absent and null are equal, so no view may depend on the difference (such as a null in a dictionary).
    """
    for transition in transitions(id, 60):
        for seat in viewers(transition.table):
            view = transition.table.view(seat)
            read = msgspec.convert(bare(plain(view)), transition.rules.View, str_keys=True)
            assert read == view, f"the view of {seat} reads otherwise once decoded: {transition}"


def seats_and_options_outside_the_rules_are_refused(id: str) -> None:
    for seats in (0, game(id).seats[-1] + 1):
        assert refused(Table, id, seats) == "wrong_number_of_seats", f"a table for {seats}"
    assert refused(Table, id, None, 0, {"no such option": 1}) == "bad_options"
    assert refused(Table(id).view, 99) == "no_such_seat"


CHECKS = (
    everything_survives_json, changes_lead_from_each_view_to_the_next, a_view_that_travelled_reads_as_it_was,
    seats_and_options_outside_the_rules_are_refused,
)
