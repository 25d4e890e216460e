"""A table can begin at any position of a log, and a move can be taken back: the log only grows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.rules import Entry, IllegalMove, Table, TakenBack, Unreadable
from ludoteca.rules.texts import LANGUAGES
from tests.rules.mercato import PATIENCE, Close, Praise, Roll, Whisper


def market(seats: int = 2, **options: Any) -> Table:
    return Table("mercato", seats, seed=3, options=options)


def rolled(table: Table, times: int) -> Table:
    for _ in range(times):
        table.play(min(table.actors), Roll())
    return table


def again(table: Table) -> Table:
    return Table.replay(json.loads(json.dumps(table.log)))


def refused(table: Table, seat: int, agreed: tuple[int, ...] = (), at: int | None = None) -> str:
    before, log = table.state, table.log
    with pytest.raises(IllegalMove) as refusal:
        table.take_back(seat, agreed, at)
    assert table.state is before and table.log == log
    for language in LANGUAGES:
        assert not refusal.value.sentence(language).startswith("refusal-")
    return refusal.value.code


# --- tables that begin in a log


def test_a_branch_stands_where_the_log_stood_and_goes_on_by_itself() -> None:
    table = rolled(market(), 6)
    other = table.branch(4)
    assert other.state == Table.replay(table.log, until=4).state and other.position == other.begun == 4
    assert rolled(other, 2).state == table.state, "without a new seed, the same chance"
    other.play(0, Praise("mele"))
    assert table.position == 6 and again(other) == other != table


def test_with_a_seed_chance_is_another_from_there_on_and_only_from_there() -> None:
    table = rolled(market(), 30)
    other = table.branch(10, seed="again")
    assert other.state == Table.replay(table.log, until=10).state
    assert rolled(other, 20).state != table.state
    assert again(other) == other and rolled(table.branch(10, seed="again"), 20) == other


def test_branches_of_branches_keep_every_seed_they_were_played_with() -> None:
    one = rolled(market(), 10)
    two = rolled(one.branch(6, seed="b"), 6)
    three = rolled(two.branch(9, seed="c"), 6)
    assert again(three) == three and three.state.points[0] != 0
    assert three.header["before"] == [{"seed": 3, "until": 6}, {"seed": "b", "until": 9}]
    back = two.branch(4)
    assert back.header["before"] == [{"seed": 3, "until": 4}] and again(back) == back
    assert back.state == Table.replay(one.log, until=4).state
    assert two.branch(6, seed="d").header["before"] == [{"seed": 3, "until": 6}]


def test_what_lies_hidden_stays_as_it_lies() -> None:
    table = Table("masterdice", seed=5)
    assert table.branch(0, seed="other").state == table.state


def test_a_position_outside_the_log_is_refused() -> None:
    table = rolled(market(), 2)
    for until in (-1, 3):
        with pytest.raises(IllegalMove, match="no_such_position") as refusal:
            table.branch(until)
        assert refusal.value.sentence("it") != refusal.value.sentence("en")


# --- take-backs


def test_a_move_that_showed_nothing_is_taken_back_before_the_next_action() -> None:
    table = market()
    before = table.state
    table.play(0, Praise("mele"))
    step = table.take_back(0, at=40)
    assert table.state == before == step.state and table.position == 2
    assert table.log["entries"][-1] == {"at": 40, "seat": 0, "back": 0}
    assert [told.event for told in step.events] == [TakenBack(0)] and step.events[0].to is None
    table.play(0, Praise("pere"))
    assert again(table) == table


def test_after_another_seat_has_acted_everybody_must_agree() -> None:
    table = market(3)
    table.play(0, Praise("mele"))
    table.play(1, Praise("pere"))
    assert refused(table, 0) == refused(table, 0, (1,)) == refused(table, 0, (0, 1)) == "needs_consent"
    table.take_back(0, (1, 2))
    assert table.state == market(3).state
    assert table.entries[-1] == Entry(0, 0, back=0, agreed=(1, 2)) and again(table) == table


def test_what_came_to_light_is_taken_back_by_consent_alone_and_the_dice_are_others() -> None:
    values = set()
    table = market()
    for _ in range(8):
        table.play(0, Roll())
        values.add(table.state.points[0])
        assert refused(table, 0) == "needs_consent"
        table.take_back(0, (1,))
        assert table.state.points == (0, 0)
    assert len(values) > 1, "chance goes by position, which only grows"
    assert again(table) == table


def test_alone_there_is_nobody_to_agree() -> None:
    table = market(1)
    table.play(0, Praise("mele"))
    table.take_back(0)
    table.play(0, Roll())
    assert refused(table, 0) == "move_stays"


def test_a_move_that_stays_stays_even_if_all_agree() -> None:
    table = market()
    table.play(0, Close())
    assert refused(table, 0, (1,)) == "move_stays"


def test_going_back_step_by_step_skips_what_was_taken_back() -> None:
    table = market()
    for ware in ("mele", "pere", "mele"):
        table.play(min(table.actors), Praise(ware))
    table.take_back(0)                                   # the third
    assert [entry.back for entry in table.entries] == [None, None, None, 2]
    assert refused(table, 0) == "needs_consent"          # the first: the other has acted since
    table.take_back(1)                                   # the second is the last that counts
    table.take_back(0)
    assert [entry.back for entry in table.entries[3:]] == [2, 1, 0] and table.state == market().state
    assert refused(table, 0) == refused(table, 1) == "nothing_to_take_back"
    table.play(0, Praise("pere"))
    assert table.state.points == (10, 0) and again(table) == table


def test_nothing_is_taken_back_from_before_the_table_began() -> None:
    table = market()
    table.play(0, Praise("mele"))
    other = table.branch(1)
    assert refused(other, 0, (1,)) == "nothing_to_take_back"
    other.play(1, Praise("mele"))
    other.take_back(1)
    assert again(other) == other


def test_sand_that_has_run_out_does_not_come_back() -> None:
    table = market(clock=True)
    table.play(0, Praise("mele"), PATIENCE - 1)
    assert refused(table, 0, at=PATIENCE - 2) == "time_runs_forward"
    assert refused(table, 0, at=PATIENCE) == "time_is_up"            # the deadline of the earlier state
    assert refused(table, 0, at=2 * PATIENCE) == "time_is_up"        # the deadline of the current state
    table.take_back(0, at=PATIENCE - 1)
    assert table.deadline == PATIENCE and again(table) == table


def test_time_that_ran_out_is_taken_back_with_what_came_before_it() -> None:
    table = market(clock=True)
    table.play(0, Praise("mele"), 1)
    table.expire()
    assert refused(table, 0) == "needs_consent"
    assert refused(table, 0, (1,)) == "time_is_up"


def test_a_finished_game_stays_finished_and_strangers_take_nothing_back() -> None:
    table = market()
    assert refused(table, 2) == refused(table, -1) == "no_such_seat"
    table.play(0, Close())
    table.play(1, Close())
    assert refused(table, 1, (0,)) == "game_over"


def test_a_move_no_other_seat_saw_is_taken_back_without_notice() -> None:
    table = market()
    table.play(0, Whisper("sell"))
    step = table.take_back(0)
    assert [(told.event, told.to) for told in step.events] == [(TakenBack(0), frozenset((0,)))]


def test_a_log_cannot_claim_a_take_back_that_leads_elsewhere() -> None:
    table = market()
    table.play(0, Praise("mele"))
    table.play(1, Praise("mele"))
    table.take_back(1)
    log = table.log
    log["entries"][-1]["back"] = 0
    with pytest.raises(Unreadable) as found:
        Table.replay(log)
    assert found.value.why == "ValueError: a take-back leads to 1, not to 0"
