"""Deadlines are log entries. Late moves are checked against the state after them. A restart takes no time from
players."""

from __future__ import annotations

from pathlib import Path

from ludoteca.rules import Table
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.store.sqlite.store import SqliteStore

from .scene import Hands, Scene


async def test_a_deadline_becomes_an_entry_when_it_is_due(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    assert ada.last("begun")["clock"]["deadline"] == 10_000
    await scene.advance(9_999)
    assert not ada.all("update")
    await scene.advance(2)
    update = ada.last("update")
    assert update["events"] == [{"type": "NobodyKnew", "question": 0}] and "seat" not in update
    assert update["clock"]["deadline"] == 20_000
    await scene.advance(20_002)
    assert ada.last("update")["outcome"]["scores"] == [0, 0] and room.state.phase == "over"


async def test_the_clock_says_since_when_its_deadline_stands(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    assert ada.last("begun")["clock"]["began"] == 0
    await scene.advance(4_000)
    await ada.done("move", id="n1", move={"type": "note", "text": "qui"})
    assert ada.last("update")["clock"]["began"] == 0, "a move that leaves the deadline alone turns no hourglass"
    await scene.advance(6_002)
    assert ada.last("update")["clock"] | {"now": 0} == {"now": 0, "running": True, "deadline": 20_000, "began": 10_000}
    await scene.advance(3_000)
    assert (await bea.come(room))["clock"]["began"] == 10_000, "a latecomer sees the same clock"


async def test_a_late_move_finds_the_world_after_the_deadline(scene: Scene) -> None:
    room, (ada, _) = await scene.table("lampo", "Ada", "Bea", start=True)
    scene.hands.at += 10_005            # the deadline timer has not run yet, the move comes first
    answer = await ada.move(type="buzz", question=0)
    assert answer["code"] == "too_late"
    assert room.round is not None and [entry.seat for entry in room.round.table.entries] == [None]
    assert room.round.table.entries[0].at == 10_000


async def test_deadlines_missed_in_a_suspension_pass_one_by_one(scene: Scene) -> None:
    room, (_ada, _) = await scene.table("lampo", "Ada", "Bea", start=True)
    scene.hands.at += 25_000
    await scene.settle()
    assert room.round is not None and [entry.at for entry in room.round.table.entries] == [10_000, 20_000]


async def test_a_restart_goes_on_where_the_house_was_last_seen_open(tmp_path: Path) -> None:
    hands = Hands()
    first = Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands)
    await first.house.open()
    room, (ada, bea) = await first.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await first.advance(12_000)
    assert (await ada.ask("move", id="n1", move={"type": "note", "text": "qui"}))["type"] == "ok"
    await ada.done("say", id="s1", text="a dopo")
    await first.advance(8_000)
    await first.house.store.heartbeat(first.house.services.incarnation, int(hands.at))
    await first.advance(4_000)                 # the power fails here: nothing more is written
    await first.house.store.close()

    hands.at += 3 * 3_600_000
    async with Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands) as second:
        back = await second.house.tables.find(room.id)
        assert back is not room and back.round is not None
        ada.scene = bea.scene = second
        await second.advance(5 * 60_000)
        assert back.round.table.position == 1, "nobody there: the clock waits"
        welcome = await ada.come(back, round=1, version=1, chat=1)
        assert welcome["clock"]["now"] == 20_000 and welcome["view"]["note"] == "qui" and "missed" not in welcome
        assert (await ada.ask("move", id="n1", move={"type": "note", "text": "qui"}))["type"] == "ok"
        assert (await ada.ask("say", id="s1", text="a dopo"))["type"] == "ok"
        assert back.round.table.position == 1 and back.chat.number == 1
        await second.advance(40_002)
        assert back.round.table.position == 2 and back.round.table.entries[1].at == 60_000


async def test_a_paused_table_is_still_paused_after_a_restart(tmp_path: Path) -> None:
    hands = Hands()
    async with Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands) as first:
        room, (ada, _) = await first.table("lampo", "Ada", "Bea", start=True)
        await first.advance(3_000)
        await ada.done("pause", paused=True)
    hands.at += 60_000
    async with Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands) as second:
        ada.scene = second
        welcome = await ada.come(await second.house.tables.find(room.id))
        assert welcome["room"]["phase"] == "paused" and welcome["clock"] == {
            "now": 3_000, "running": False, "deadline": 10_000, "began": 0}


def test_the_schedule_rings_in_order_and_forgets_what_was_cancelled() -> None:
    hands, rung = Hands(0), []
    schedule = Schedule(hands, live=False)
    schedule.at(30, lambda: rung.append("c"))
    schedule.at(10, lambda: rung.append("a"))
    schedule.at(20, lambda: rung.append("never")).cancel()
    schedule.at(20, lambda: rung.append("b"))
    assert schedule.next == 10
    hands.at = 25
    assert schedule.ring() == 2 and rung == ["a", "b"]
    hands.at = 30
    schedule.ring()
    assert rung == ["a", "b", "c"] and schedule.next is None


async def test_the_host_adds_thirty_seconds_for_everybody(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    assert await bea.refused("add_time") == "not_host"
    await scene.advance(4_000)
    await ada.done("add_time")
    clock = bea.last("update")["clock"]
    assert (clock["now"], clock["deadline"], clock["began"]) == (4_000, 40_000, 0)
    assert bea.last("update")["events"] == [{"type": "TimeAdded", "millis": 30_000}]
    await ada.done("add_time")
    assert bea.last("update")["clock"]["deadline"] == 70_000, "twice is a minute"
    await scene.advance(65_999)
    assert room.round is not None and room.round.table.position == 2
    await scene.advance(2)
    assert room.round.table.entries[-1].at == 70_000 and room.round.table.deadline == 80_000, "the next is as ever"
    assert Table.replay(room.round.table.log) == room.round.table
    assert Table.replay(room.round.table.log, until=2).deadline == 70_000


async def test_no_time_is_added_where_none_runs(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea")
    assert await ada.refused("add_time") == "game_not_on"
    await ada.done("start")
    assert await ada.refused("add_time") == "no_hourglass"
    await ada.done("pause", paused=True)
    assert await ada.refused("add_time") == "paused"
    assert room.round is not None and room.round.table.position == 0
