"""Time is added only to the hourglass that runs; what a table computes afterwards includes the added time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from ludoteca.rules import Entry, IllegalMove, Table, Told
from ludoteca.rules.game import TimeAdded
from ludoteca.rules.honours import Deed
from ludoteca.rules.table import MOST_TIME, course
from tests.rules.mercato import PATIENCE, Close, Done, Mercato, Praise, Roll, View, Whisper


def market(**options: Any) -> Table:
    return Table("mercato", 2, seed=3, options=options)


def test_an_hourglass_that_runs_is_longer_and_the_next_one_is_as_ever() -> None:
    table = market(clock=True)
    entry, step = table.try_add_time(30_000, 2_000)
    assert (entry, step.state, step.events) == (
        Entry(2_000, more=30_000), table.state, (Told(TimeAdded(30_000)),))
    assert table.position == 0 and table.deadline == PATIENCE, "only tried"
    assert table.add_time(30_000, 2_000) == step and table.entries == [entry]
    assert (table.now, table.deadline) == (2_000, PATIENCE + 30_000)
    assert table.add_time(1).events == (Told(TimeAdded(1)),) and table.entries[-1].at == 2_000, "now, unless it is said"
    assert table.deadline == PATIENCE + 30_001
    table.play(0, Roll(), at=20_000)
    assert table.deadline == 20_000 + PATIENCE
    assert table.add_time(MOST_TIME) and table.deadline == 20_000 + PATIENCE + MOST_TIME
    assert Table.replay(table.log) == table


@pytest.mark.parametrize(("options", "millis", "at", "code"), [
    ({}, 30_000, 0, "no_hourglass"), ({"clock": True}, 0, 0, "no_hourglass"), ({"clock": True}, -1, 0, "no_hourglass"),
    ({"clock": True}, MOST_TIME + 1, 0, "no_hourglass"), ({"clock": True}, 30_000, -1, "time_runs_forward"),
    ({"clock": True}, 30_000, PATIENCE, "time_is_up"),
])
def test_no_time_is_added_where_none_runs_nor_more_than_is_fair(
        options: dict[str, Any], millis: int, at: int, code: str) -> None:
    table = market(**options)
    with pytest.raises(IllegalMove) as no:
        table.add_time(millis, at)
    assert (no.value.code, no.value.game) == (code, "mercato") and table.position == 0


def test_a_game_that_is_over_gets_no_more_time() -> None:
    table = market(clock=True)
    table.play(0, Close(), at=1)
    table.play(1, Close(), at=2)
    with pytest.raises(IllegalMove) as no:
        table.add_time(30_000, 3)
    assert (no.value.code, no.value.game) == ("game_over", "mercato")


def test_deeds_are_what_everybody_saw_less_what_was_taken_back() -> None:
    table = market()
    table.play(0, Praise("mele"), at=10)
    table.take_back(0, at=20)
    table.play(0, Roll(), at=30)
    table.play(1, Whisper("pst"), at=40)
    assert table.deeds() == [Deed(30, (Done(0),)), Deed(40, ())]


class Staged(Mercato):
    """A stage is over for a seat after each ten points."""

    def stage(self, view: View, seat: int) -> tuple[int, int] | None:
        return None if view.note == "asleep" else (view.points[seat] // 10, view.points[seat])


def test_a_course_is_how_a_seat_stood_when_each_stage_was_behind_it() -> None:
    assert market().course(0) == [] and Staged().stage(View((25, 3), 0, ""), 0) == (2, 25)

    def seen(points: Iterable[int], note: str = "") -> list[View]:
        return [View((each, 99), 0, note) for each in points]

    assert course(seen((0, 7, 12, 15, 21)), Staged(), 0) == [12, 21], "the first moment each was reached"
    assert course(seen((7, 34)), Staged(), 0) == [34, 34, 34], "several at once"
    assert course(seen((12, 21, 15, 28)), Staged(), 0) == [12, 28], "what was taken back is undone"
    assert course([*seen((12,)), *seen((40,), "asleep"), *seen((21,))], Staged(), 0) == [12, 21]
    table = Table(Staged(), 2, seed=3)
    for ware, seat in (("mele", 0), ("pere", 1), ("pere", 0)):
        table.play(seat, Praise(ware))
    assert (table.course(0), table.course(1)) == ([10, 20], [10])
    table.play(1, Praise("mele"))
    table.play(0, Whisper("asleep"))
    table.play(0, Praise("mele"))
    assert (table.course(0), table.course(1)) == ([10, 20], [10, 20]), "by its own view, which sleeps"


def test_only_events_a_game_names_hold_the_table_and_reasons_are_shown_by_default() -> None:
    class Loud(Mercato):
        peaks = {Done: 1_500}

    assert (Loud().peak(Done(0)), Mercato().peak(Done(0))) == (1_500, 0)
    assert Mercato().may_explain(market().state, market().state) is True
