"""Every game, with every option: random games end, replay to the byte, survive JSON, and never change their input."""

from __future__ import annotations

import json

import msgspec
import pytest

from ludoteca.rules import Chance, Table
from ludoteca.rules.table import Table as _Table
from tests.conformance.house import ALL, encoded, playout, tables, viewers, worth_a_look

each_game = pytest.mark.parametrize("id", ALL)


@each_game
def test_random_games_end_with_every_option_and_replay_to_the_byte(id: str) -> None:
    for number, table in enumerate(tables(id)):
        playout(table, Chance.stream(number, purpose="playout"))
        outcome = table.outcome
        assert outcome is not None and len(outcome.scores) == table.seats
        assert outcome.winners and all(0 <= seat < table.seats for seat in outcome.winners)
        assert len(set(outcome.winners)) == len(outcome.winners)
        assert outcome.breakdown == () or len(outcome.breakdown) == table.seats
        again = Table.replay(json.loads(json.dumps(table.log)))
        assert again == table
        assert encoded(again.state) == encoded(table.state)
        assert table.actors == frozenset()


@each_game
def test_play_never_changes_its_input_and_everything_survives_json(id: str) -> None:
    chance = Chance.stream(id, purpose="json")
    for table in list(tables(id))[:6]:
        rules = table.game
        before: dict[str, object] = {}

        def ahead(table: _Table, entry: object, before: dict[str, object] = before) -> None:
            before.clear()
            if worth_a_look(table, chance):
                before["state"], before["bytes"] = table.state, encoded(table.state)

        def after(table: _Table, entry: object, step: object, before: dict[str, object] = before) -> None:
            if not before:
                return
            assert encoded(before["state"]) == before["bytes"], "play changed the state it was given"
            rules = table.game
            assert msgspec.json.decode(encoded(table.state), type=rules.State) == table.state
            for seat in viewers(table):
                view = table.view(seat)
                assert msgspec.json.decode(encoded(view), type=rules.View) == view
            if entry.move is not None:  # type: ignore[attr-defined]
                move = entry.move  # type: ignore[attr-defined]
                assert msgspec.json.decode(encoded(move), type=rules.Move) == move
            for told in step.events:  # type: ignore[attr-defined]
                assert msgspec.json.decode(encoded(told.event), type=rules.Event) == told.event

        playout(table, chance, ahead, after)
        assert rules is table.game


@each_game
def test_the_same_seed_deals_the_same_game_and_another_seed_another(id: str) -> None:
    def final(seed: int) -> bytes:
        return encoded(playout(Table(id, seed=seed), Chance.stream(seed)).log)

    assert final(5) == final(5)
    assert len({final(seed) for seed in range(6)}) > 1


@each_game
def test_views_are_not_constant(id: str) -> None:
    table = Table(id, seed=3)
    seen = {seat: {encoded(table.view(seat))} for seat in viewers(table)}

    def after(table: _Table, entry: object, step: object) -> None:
        for seat in viewers(table):
            seen[seat].add(encoded(table.view(seat)))

    playout(table, Chance.stream(3), after=after)
    assert all(len(views) > 1 for views in seen.values())


@each_game
def test_deadlines_are_honoured_and_never_lie_in_the_past(id: str) -> None:
    from ludoteca.rules import IllegalMove

    chance = Chance.stream(id, purpose="deadlines")
    for table in list(tables(id))[:6]:
        def ahead(table: _Table, entry: object) -> None:
            if not worth_a_look(table, chance):
                return
            deadline = table.deadline
            if deadline is None:
                with pytest.raises(IllegalMove, match="not_yet"):
                    table.expire()
                return
            assert deadline >= table.now, "a deadline lies in the past"
            if deadline > table.now:
                with pytest.raises(IllegalMove, match="not_yet"):
                    table.expire(deadline - 1)
            for seat in table.actors:
                with pytest.raises(IllegalMove, match="time_is_up"):
                    table.play(seat, table.sample(seat, chance), deadline)

        playout(table, chance, ahead)
        with pytest.raises(IllegalMove, match="not_yet"):
            table.expire()
