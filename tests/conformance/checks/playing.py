"""Games end, replay and keep time: the rules are pure functions over frozen values."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.refusal import Unreadable
from ludoteca.rules.registry import game
from tests.conformance.playouts import ROOT, advance, encoded, playout, tables, viewers
from tests.conformance.recorded_games import recorded_games, transitions


def random_games_end_and_replay(id: str) -> None:
    """With every option and at every size, a random game ends, and its log replays byte for byte."""
    for recorded in recorded_games(id):
        table = recorded.table
        assert table.outcome is not None and table.actors == frozenset(), "over, and yet somebody may act"
        try:
            again = Table.replay(json.loads(json.dumps(table.log)))
        except Unreadable as error:
            raise AssertionError(f"the log tells another game: {error}") from error
        assert again == table, "the log tells another game"
        assert encoded(again.state) == encoded(table.state), "the log leads to another state"


def outcomes_are_consistent(id: str) -> None:
    """One score per seat, winners among the best, score lines that add up, one result per team, no outcome before the
    end.
    """
    rules = game(id)
    for recorded in recorded_games(id):
        table, outcome = recorded.table, recorded.table.outcome
        assert outcome is not None and len(outcome.scores) == table.seats, "one score for each seat"
        winners = outcome.winners
        assert winners and set(winners) <= set(range(table.seats)), f"winners {winners} of {table.seats} seats"
        assert len(set(winners)) == len(winners), "somebody won twice"
        best = max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in winners), f"{winners} won with less than {best}"
        assert outcome.breakdown == () or len(outcome.breakdown) == table.seats, "one score sheet for each seat"
        for seat, lines in enumerate(outcome.breakdown):
            assert sum(line.points for line in lines) == outcome.scores[seat], f"{seat}: the lines do not add up"
        if rules.teams:
            sides = {rules.team(table.state, seat) for seat in winners}
            assert set(winners) == {seat for seat in range(table.seats) if rules.team(table.state, seat) in sides}
        assert table.deadline is None, "over, and yet time runs"
    for transition in transitions(id, 200):
        assert transition.table.outcome is None
        seats = set(range(transition.table.seats))
        assert transition.rules.actors(transition.state) <= seats, "a seat that is not there may act"


def time_is_honoured(id: str) -> None:
    """No deadline is in the past, nothing expires early, no move counts late, and each expiry changes the state."""
    for transition in transitions(id, 120):
        table, deadline = transition.table, transition.table.deadline
        if deadline is None:
            assert refused(table.try_expire) == "not_yet"
            continue
        assert deadline >= table.now, f"a deadline lies in the past: {transition}"
        if deadline > table.now:
            assert refused(table.try_expire, deadline - 1) == "not_yet"
        for seat in sorted(table.actors)[:3]:
            move = table.sample(seat, Chance(1))
            assert refused(table.try_move, seat, move, deadline) == "time_is_up"
        _, step = table.try_expire()
        after, rules = step.state, transition.rules
        later = rules.deadline(after)
        assert rules.outcome(after) is not None or later != deadline or rules.actors(after) != table.actors or (
            after != table.state), f"time runs out and nothing happens: {transition}"
        assert later is None or later >= deadline, f"after expiry the deadline lies in the past: {transition}"
        assert later != deadline, f"expiry leaves the same deadline: {transition}"


def refused(act: Any, *given: Any) -> str:
    try:
        act(*given)
    except IllegalMove as refusal:
        return refusal.code
    return ""


def the_game_never_gets_stuck(id: str) -> None:
    """Before the end a seat may act or a clock runs, and a seat that may act has a move."""
    for transition in transitions(id, 200):
        table = transition.table
        assert table.actors or table.deadline is not None, f"nobody may act and no time runs: {transition}"
        for seat in sorted(table.actors):
            listed = table.moves(seat)
            assert listed is None or listed, f"{seat} may act and has no move: {transition}"


def nothing_given_is_changed(id: str) -> None:
    """A state or a view passed to the rules is byte for byte the same afterwards."""
    for transition in transitions(id, 60):
        rules, state, table, chance = transition.rules, transition.state, transition.table, Chance(3)
        before = encoded(state)
        for seat in viewers(table):
            view = rules.view(state, seat)
            seen = encoded(view)
            rules.resample(view, seat, chance)
            assert encoded(view) == seen, f"resample changed the view it was given: {transition}"
            list(rules.hidden(state, seat))
        for seat in sorted(rules.actors(state))[:3]:
            table.moves(seat)
            table.try_move(seat, table.sample(seat, chance), table.now)
        if table.deadline is not None:
            table.try_expire()
        assert encoded(state) == before, f"the rules changed the state they were given: {transition}"


PLAIN = (str, int, float, bool, bytes, type(None))


def thaw(thing: Any, where: str) -> str:
    """The first mutable place inside a value, or None."""
    if isinstance(thing, PLAIN):
        return ""
    if isinstance(thing, msgspec.Struct):
        if not thing.__struct_config__.frozen:
            return f"{where}: {type(thing).__name__} is not frozen"
        parts: Any = ((name, getattr(thing, name)) for name in thing.__struct_fields__)
    elif isinstance(thing, dict):                      # never written to: nothing_given_is_changed checks that
        parts = thing.items()
    elif isinstance(thing, (tuple, frozenset)):
        parts = enumerate(thing)
    else:
        return f"{where}: a {type(thing).__name__} is not frozen"
    return next(filter(None, (thaw(part, f"{where}.{name}") for name, part in parts)), "")


def everything_is_frozen(id: str) -> None:
    """States, views, moves and events are frozen at every depth; no field can be assigned."""
    for transition in transitions(id, 25):
        things = [transition.state, transition.entry.move, *(told.event for told in transition.step.events)]
        things += [transition.table.view(seat) for seat in viewers(transition.table)]
        for thing in things:
            soft = thaw(thing, type(thing).__name__)
            assert not soft, soft
        name = transition.state.__struct_fields__[0]
        try:
            setattr(transition.state, name, None)
        except AttributeError:
            continue
        raise AssertionError(f"{name} of a state can be written on")


def game_digest(id: str, entries: int = 60) -> str:
    """A digest of all views in two games, over the first `entries` entries."""
    found = hashlib.blake2b(digest_size=12)
    for number, table in enumerate(islice(tables(id), 2)):
        chance = Chance.stream(number, purpose="retold")
        while table.outcome is None and table.position < entries:
            advance(table, chance)
            found.update(b"".join(encoded(table.view(seat)) for seat in viewers(table)))
        found.update(encoded(table.log))
    return found.hexdigest()


def a_game_played_again_is_the_same(id: str) -> None:
    """The same seed gives the same game, whatever was played in between."""
    first = recorded_games(id)[0].table
    again = playout(Table(game(id), first.seats, first.seed, first.options), Chance.stream(0, purpose="journey"))
    assert again == first, "the same game went another way: the rules remember, or draw from elsewhere"
    assert not vars(game(id)), "the rules keep something of their own"


@cache
def digests_from_another_process(rules: tuple[str, ...]) -> dict[str, str]:
    """The digests of these games in a process with other string hashes. A planted defect is named by its class."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.conformance.print_digests", *rules], cwd=ROOT, check=True, capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "11", "PYTHONPATH": os.pathsep.join(sys.path)})
    found: dict[str, str] = json.loads(told.stdout)
    return found


def another_process_plays_the_same_game(id: str) -> None:
    """No result depends on the order of a set or on a memory address: another process gets identical views."""
    from tests.conformance.playouts import ALL

    planted = type(game(id)).__module__.startswith("tests.conformance.defects")
    asked = (f"defect {type(game(id)).__name__}",) if planted else ALL
    there = digests_from_another_process(asked)[asked[0] if planted else id]
    assert there == game_digest(id), "another process saw another game"


def views_change(id: str) -> None:
    """No seat has the same view for the whole game."""
    for seat in viewers(recorded_games(id)[0].table):
        seen = {encoded(transition.table.view(seat)) for transition in recorded_games(id)[0].transitions}
        assert len(seen) > 1, f"{seat}: the view never changes"


CHECKS = (
    random_games_end_and_replay, outcomes_are_consistent, time_is_honoured, the_game_never_gets_stuck,
    nothing_given_is_changed, everything_is_frozen, a_game_played_again_is_the_same,
    another_process_plays_the_same_game, views_change,
)
