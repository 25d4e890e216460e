"""A failing disk delays a table and never blocks it: writes are retried in order, each counts once, players are
informed."""

from __future__ import annotations

import asyncio
import gc
import logging
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.house import handover
from ludoteca.server.house.limits import Limits
from ludoteca.server.persistence import outage as disks
from ludoteca.server.persistence.outage import LONGEST_PAUSE, SLOW, ShuttingDown, StoreOutage, StoreTimeout
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.state.room_state import read_state
from ludoteca.store import Conflict, LogRow
from ludoteca.store.sqlite.store import SqliteStore
from tests.room.scene import START, Hands, Scene, Visitor
from tests.store.failing_store import FailingStore

A_WHILE = 20_000.0
WATCHED = Limits(active_heartbeat=1_500, sweep=10**12)


def outage_notices(page: Visitor) -> list[bool]:
    """The outage notices that this client received: True while the store does not answer."""
    return [bool(each["sentence"]) for each in page.all("waits")]


def operator_warnings(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    """The warnings for the operator, oldest first."""
    return [(each.event, each.facts) for each in reversed(scene.house.services.recent_events.lines)]


async def recover(scene: Scene, store: FailingStore) -> None:
    """The disk works again, and everybody has noticed."""
    store.heal()
    await scene.advance(LONGEST_PAUSE)


async def test_a_bot_whose_move_meets_a_full_disk_plays_it_when_there_is_room() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada,) = await scene.table("lampo", "Ada", seats=2, options={"seconds": 60})
        await ada.done("bot", seat=1, level="apprendista")
        await ada.done("start")
        store.fail("append", times=None)
        await scene.advance(A_WHILE)
        assert room.round is not None and room.round.table.position == 0 and outage_notices(ada) == [True]
        await recover(scene, store)
        await scene.advance(1_000)
        assert [entry.move.question for entry in room.round.table.entries] == [0, 1, 2], "once each, and it goes on"
        assert outage_notices(ada) == [True, False]


async def test_an_hourglass_rings_once_when_the_disk_is_back_and_no_other_is_lost() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
        await scene.advance(9_000)
        store.fail("append", times=None)
        await scene.advance(35_000)
        assert outage_notices(ada) == outage_notices(bea) == [True] and ada.last("waits")["clock"]["running"] is False
        await recover(scene, store)
        assert room.round is not None and [entry.at for entry in room.round.table.entries] == [10_000]
        assert ada.all("waits")[0]["clock"]["now"] // 10 == ada.last("waits")["clock"]["now"] // 10 == 1_000
        clock = ada.last("update")["clock"]
        assert clock["running"] and clock["deadline"] - clock["now"] > 7_500, "the time nobody could act does not count"
        await scene.advance(clock["deadline"] - clock["now"] + 2)
        assert [entry.at for entry in room.round.table.entries] == [10_000, 20_000]


async def test_claims_that_meet_a_full_disk_are_judged_in_order() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", trips=(0.0, 100.0), start=True)
        store.fail("append", times=None)
        first = ada.say("move", move={"type": "buzz", "question": 0})
        await scene.advance(20)
        second = bea.say("move", move={"type": "buzz", "question": 0})
        await scene.advance(A_WHILE)
        assert ada.answer(first) == bea.answer(second) == {}
        await recover(scene, store)
        assert bea.answer(second)["type"] == "ok" and ada.answer(first)["code"] == "too_late"
        assert room.round is not None and [entry.seat for entry in room.round.table.entries] == [1]


async def test_requests_made_meanwhile_are_carried_out_in_order_and_once() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail(times=None)
        asked = [
            (ada, ada.say("move", id="a", move={"type": "mark", "cell": 0})),
            (bea, bea.say("move", id="b", move={"type": "mark", "cell": 1})),
            (ada, ada.say("say", id="c", text="che succede?")),
            (bea, bea.say("stand", id="d")),
            (bea, bea.say("sit", id="e", seat=1)),
            (ada, ada.say("rename", id="f", name="Ada II")),
        ]
        await scene.advance(A_WHILE)
        for page, id in asked:                     # the browsers time out and send again
            page.say("move", id=id, move={"type": "mark", "cell": 0})
            assert page.answer(id) == {}
        await recover(scene, store)
        assert [page.answer(id)["type"] for page, id in asked] == ["ok"] * 6
        assert room.round is not None and [entry.move.cell for entry in room.round.table.entries] == [0, 1]
        assert room.chat.number == 1 and room.state.seat_of(bea.id) == 1 and room.state.name(ada.id) == "Ada II"
        assert len([each for each in ada.all("ok") if each["id"] == "a"]) <= 2


async def test_a_write_whose_answer_was_lost_is_found_and_not_repeated() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        for call in ("append", "add_chat", "save_room"):
            store.fail(call, after=True)
        ids = [ada.say("move", move={"type": "mark", "cell": 4}), ada.say("say", text="preso"), ada.say("stand")]
        await scene.settle()
        await scene.advance(LONGEST_PAUSE)
        assert [ada.answer(id)["type"] for id in ids] == ["ok"] * 3
        assert len(await store.entries(room.id, 1)) == 2 and len(await store.chat(room.id, 9)) == 1
        assert bea.last("update")["version"] == 1 and room.state.seat_of(ada.id) is None


async def test_a_guest_who_joins_meanwhile_reads_why_and_is_admitted_after() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        carlo = await scene.visit("Carlo", "en")
        store.fail("append", "save_room", times=None)
        ada.say("move", move={"type": "mark", "cell": 0})
        await scene.advance(500)
        first = await carlo.come(room)
        assert first["type"] == "waits" and first["sentence"].startswith("The server cannot save right now")
        assert not carlo.all("welcome") and not carlo.closed
        await recover(scene, store)
        welcome = carlo.last("welcome")
        assert "waits" not in welcome and carlo.view["cells"][0] == 0
        assert ada.last("waits")["sentence"] == ""


async def test_a_disk_that_is_merely_slow_is_waited_for_aloud() -> None:
    store = FailingStore()
    async with Scene(store, limits=WATCHED) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        store.hold("append")
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        for _ in range(30):                        # the write is pending: its outcome is unknown
            await asyncio.sleep(0)
            scene.hands.at += 100
            room.writer.look()
        assert outage_notices(ada) == [True] and scene.house.outage.tables.keys() == {room.id}
        store.release()
        await scene.settle()
        assert outage_notices(ada)[-1] is False and ada.answer("m")["type"] == "ok" and not scene.house.outage.waits


async def test_a_write_that_fails_is_tried_again_less_and_less_often() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        _, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        store.calls.clear()
        store.fail("append", times=None)
        assert not await ada.ask("move", id="m", move={"type": "mark", "cell": 0})
        await scene.advance(A_WHILE)
        tried = store.calls.count("append")
        await recover(scene, store)
        assert 10 < tried < 20 and ada.answer("m")["type"] == "ok"
        assert operator_warnings(scene)[0] == ("disk_waits", {"error": "disk full"})


@pytest.mark.parametrize("failed", [True, False])
async def test_where_other_words_stand_than_ones_own_or_one_has_not_written_yet_that_is_a_conflict(
        failed: bool) -> None:
    store, mine = FailingStore(), LogRow(1, b'{"mine": 1}')
    async with Scene(store) as scene:
        room, _ = await scene.table("tris", "Ada", "Bea", start=True)
        if failed:
            store.fail("append")
            writing = asyncio.ensure_future(room.writer.append(1, mine))
            while not room.writer.paused:
                await asyncio.sleep(0)
        await store.inner.append(room.id, 1, LogRow(1, b"{}") if failed else mine, lease=room.writer.lease)
        if not failed:
            writing = asyncio.ensure_future(room.writer.append(1, mine))
        scene.house.outage.wake()
        with pytest.raises(Conflict):
            await asyncio.wait_for(writing, 60)


async def test_every_write_of_a_table_is_counted() -> None:
    """When a job fails, the count shows whether it had begun to write."""
    async with Scene() as scene:
        room, (ada,) = await scene.table("tris", "Ada", seats=2)
        counts = [room.writer.attempts]
        for word in ("uno", "due", "tre"):
            await ada.done("say", text=word)
            counts.append(room.writer.attempts)
        assert len(set(counts)) == 4


async def test_a_write_is_waited_for_aloud_once_it_has_taken_too_long_and_no_sooner() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        room.writer.look()                         # no write is pending
        store.hold("append")
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        heard = []
        for passed in (0, SLOW, 1):
            scene.hands.at += passed
            room.writer.look()
            heard.append(outage_notices(ada))
        store.release()
        await scene.settle()
        assert heard == [[], [], [True]] and ada.answer("m")["type"] == "ok"
        assert operator_warnings(scene)[0] == ("disk_waits", {"error": "slow"})


async def test_the_house_notices_by_itself_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    store = FailingStore()
    async with Scene(store, limits=WATCHED) as scene:
        _, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("heartbeat", times=None)
        await scene.advance(A_WHILE)
        assert scene.house.outage.waits and outage_notices(ada) == [True]
        stood = ada.last("waits")["clock"]
        assert not stood["running"], "nothing can be written: no time counts at any table"
        store.heal()
        await scene.advance(2_000)
        assert not scene.house.outage.waits and outage_notices(ada) == [True, False]
        back = ada.last("waits")["clock"]
        assert back["running"] and back["now"] == stood["now"]
    said = [(record.levelname, record.getMessage()) for record in caplog.records if "disk" in record.getMessage()]
    assert said == [("WARNING", "disk_waits"), ("WARNING", "disk_back")]
    assert not [record for record in caplog.records if record.exc_info], "no tracebacks"


@pytest.mark.parametrize("asked", [False, True])
async def test_no_hourglass_runs_out_during_an_outage_with_or_without_a_pending_write(asked: bool) -> None:
    inner = SqliteStore(":memory:")
    inner.shared = True                            # shared with other processes, so it gets heartbeats all the time
    store = FailingStore(inner)
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
        await scene.advance(6_000)
        store.fail(times=None)
        await scene.advance(1_000)
        assert outage_notices(ada) == [True] and not ada.last("waits")["clock"]["running"]
        if asked:
            ada.say("move", id="m", move={"type": "buzz", "question": 0})
        await scene.advance(35_000)
        assert room.round is not None and room.round.position == 0 and ada.answer("m") == {}
        await recover(scene, store)
        clock = bea.last("waits")["clock"]
        assert clock["running"] and 5_500 < clock["now"] <= 6_000, "from where it stood when the database last answered"
        kept = read_state((await store.rooms_in(("playing",)))[0]).clock
        assert kept.running and kept.at < 6_100 and kept.wall > START + 40_000, "on disk, too"
        if asked:
            assert ada.answer("m")["type"] == "ok" and room.round.table.entries[0].at <= 6_000
            return
        await scene.advance(room.round.table.deadline - room.round.clock.now() - 10)
        assert room.round.position == 0, "all of the time that was left"
        await scene.advance(20)
        assert [entry.at for entry in room.round.table.entries] == [10_000]


async def test_where_another_table_waits_for_a_write_of_its_own_the_clock_goes_on() -> None:
    store = FailingStore()
    async with Scene(store, limits=WATCHED) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        _, (carlo, _) = await scene.table("lampo", "Carlo", "Dora", start=True)
        store.hold("append")
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        for _ in range(30):
            await asyncio.sleep(0)
            scene.hands.at += 100
            room.writer.look()
        assert outage_notices(ada) == outage_notices(carlo) == [True]
        assert not ada.last("waits")["clock"]["running"] and carlo.last("waits")["clock"]["running"]
        store.release()
        await scene.settle()
        assert carlo.last("waits")["clock"]["now"] == 3_000


async def test_a_house_can_close_while_it_waits_and_what_was_not_answered_is_asked_again(tmp_path: Path) -> None:
    hands = Hands()
    store = FailingStore(SqliteStore(tmp_path / "a.sqlite3"))
    async with Scene(store, hands=hands) as first:
        room, (ada, bea) = await first.table("tris", "Ada", "Bea", start=True)
        store.fail(times=None)
        ada.say("move", id="m", move={"type": "mark", "cell": 0})
        await first.advance(5_000)
    assert ada.answer("m") == {} and ada.closed
    async with Scene(SqliteStore(tmp_path / "a.sqlite3"), hands=hands) as second:
        ada.scene = bea.scene = second
        again = await second.house.tables.find(room.id)
        await ada.come(again)
        assert (await ada.ask("move", id="m", move={"type": "mark", "cell": 0}))["type"] == "ok"
        assert again.round is not None and again.round.table.position == 1


@pytest.mark.parametrize("moving", [True, False])
async def test_so_can_one_that_would_hand_its_tables_to_others(moving: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "NO_STEP_WITHIN", 0.1)
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail(times=None)
        if moving:
            ada.say("move", id="m", move={"type": "mark", "cell": 0})
        for _ in range(10):
            scene.hands.at += 400
            await scene.house.heartbeat.beat()
        assert scene.house.heartbeat.suspended and scene.house.outage.waits
        await asyncio.wait_for(scene.house.tables.hand_over(), 60)
        assert not scene.house.tables.rooms and bea.last("goodbye")["code"] == "stopping"
        assert ada.closed and ada.answer("m") == {}
        assert not moving or "release_lease" not in store.calls, "a store that is away is asked for nothing more"
        store.heal()
        assert (await store.owner(room.id)) is not None, "our silence gives it to others"


async def test_what_breaks_in_the_middle_of_writing_is_neither_refused_nor_repeated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The move is on disk, then its broadcast fails: the client reconnects, sends again and gets `ok`."""
    async with Scene() as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)

        def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(type(room.round._broadcaster), "send", broken)  # type: ignore[union-attr]
            assert await ada.ask("move", id="m", move={"type": "mark", "cell": 0}) == {}
        assert ada.closed and room.id not in scene.house.tables.rooms
        fresh = await scene.house.tables.find(room.id)
        await ada.come(fresh)
        assert (await ada.ask("move", id="m", move={"type": "mark", "cell": 0}))["type"] == "ok"
        assert fresh.round is not None and fresh.round.table.position == 1


class OutageRecorder:
    """A store outage without a room, and all it reports."""

    def __init__(self) -> None:
        self.hands, self.notes, self.changes, self.counted = Hands(), list[Any](), list[bool](), 0
        self.schedule = Schedule(self.hands, live=False)
        self.disk = StoreOutage(
            self.hands, self.schedule, lambda event, **facts: self.notes.append((event, facts)), self)
        self.disk.changed = lambda: self.changes.append(self.disk.waits)

    def disk_waits(self) -> None:
        self.counted += 1


def test_a_wait_is_told_and_counted_once_with_its_reason_its_length_and_how_many_tables_there_were() -> None:
    recorder = OutageRecorder()
    disk, hands = recorder.disk, recorder.hands
    disk.wait_for("one", START - 500, "disk full")
    hands.at += 4_000
    disk.wait_for("one", hands.at, "slow")
    disk.wait_for("other", hands.at, "slow")
    assert disk.tables == {"one": START - 500, "other": START + 4_000}, "since it began to wait"
    disk.done("one")
    disk.done("elsewhere")
    assert disk.waits and recorder.changes == [True]
    disk.missed("silent", START - 1_000)
    disk.missed("silent", START)
    assert disk.out_of_reach == START - 1_000 and recorder.changes == [True, True], "now no table can write"
    disk.done("other")
    assert recorder.notes == [("disk_waits", {"error": "disk full"})] and recorder.counted == 1
    hands.at += 1_234
    disk.reached()
    disk.reached()
    assert not disk.waits and disk.out_of_reach is None and recorder.changes == [True, True, False]
    disk.missed("silent")
    assert disk.out_of_reach == hands.at and recorder.counted == 2, "where nobody knows since when, since now"
    hands.at += 60_000
    disk.reached()
    assert recorder.notes[1:] == [
        ("disk_back", {"seconds": 5.2, "tables": 2}), ("disk_waits", {"error": "silent"}),
        ("disk_back", {"seconds": 60.0, "tables": 0})]
    assert recorder.changes == [True, True, False, True, False]
    disk.wait_for("one", hands.at, "disk full")
    disk.missed("silent")
    disk.reached()
    assert recorder.changes[5:] == [True, True, True], "the others can write again, and want to know"


def test_a_failing_disk_is_noted_before_any_callback_is_set() -> None:
    recorder = OutageRecorder()
    disk = StoreOutage(recorder.hands, recorder.schedule, lambda event, **facts: recorder.notes.append(event), recorder)
    disk.missed("silent")
    disk.reached()
    assert recorder.notes == ["disk_waits", "disk_back"]


async def test_each_pause_is_twice_the_one_before_and_the_longest_is_two_seconds() -> None:
    recorder = OutageRecorder()
    for tries, wait in ((1, 100), (2, 200), (5, 1_600), (6, 2_000), (2_000, 2_000)):
        pause = asyncio.ensure_future(recorder.disk.pause(tries))
        await asyncio.sleep(0)
        assert recorder.schedule.next == START + wait
        recorder.disk.wake()
        await pause
        assert recorder.schedule.next is None, "no timer remains for a call that was resumed"


async def test_one_table_that_can_write_again_resumes_all_that_wait() -> None:
    recorder = OutageRecorder()
    for table in ("one", "other"):
        recorder.disk.wait_for(table, START, "disk full")
    pause = asyncio.ensure_future(recorder.disk.pause(9))
    await asyncio.sleep(0)
    recorder.disk.done("elsewhere")
    await asyncio.sleep(0)
    assert not pause.done()
    recorder.disk.done("one")
    await asyncio.wait_for(pause, 60)


async def test_when_the_house_closes_waiting_calls_try_once_more_and_no_call_waits_again() -> None:
    recorder = OutageRecorder()
    pause = asyncio.ensure_future(recorder.disk.pause(1))
    await asyncio.sleep(0)
    recorder.disk.close()
    await asyncio.wait_for(pause, 60)
    with pytest.raises(ShuttingDown, match=r"^the house closes$"):
        await recorder.disk.pause(2)


@pytest.mark.parametrize("ends", ["answered", "failed", "cancelled"])
async def test_calls_to_a_store_that_hangs_are_abandoned_and_their_results_ignored(
        ends: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disks, "SLOW", 1.0)
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    recorder, asked, answer = OutageRecorder(), list[asyncio.Task[Any]](), asyncio.Event()

    async def ask() -> None:
        asked.append(asyncio.current_task())       # type: ignore[arg-type]
        await answer.wait()
        if ends == "failed":
            raise OSError("gone")

    waiting = asyncio.ensure_future(recorder.disk.ask(ask()))
    await asyncio.wait({waiting}, timeout=0.05)
    assert not waiting.done(), "it may only be slow"
    recorder.disk.missed("silent")
    with pytest.raises(StoreTimeout, match=r"^no answer$"):
        await asyncio.wait_for(waiting, 60)
    assert not asked[0].done(), "it goes on by itself"
    if ends == "cancelled":
        asked[0].cancel()
    answer.set()
    await asyncio.wait(asked)
    asked.clear()
    del waiting
    gc.collect()
    await asyncio.sleep(0)
    assert not complaints


async def test_the_replies_of_a_store_are_passed_on_and_cancelled_calls_end() -> None:
    async def ask() -> str:
        return "here"

    recorder, forever = OutageRecorder(), asyncio.Event()
    recorder.disk.missed("silent")
    assert await recorder.disk.ask(ask()) == "here", "in time, though the house waits"
    begun, gone = asyncio.Event(), list[bool]()

    async def wait() -> None:
        begun.set()
        try:
            await forever.wait()
        finally:
            gone.append(True)

    waiting = asyncio.ensure_future(recorder.disk.ask(wait()))
    await begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.sleep(0)
    assert gone
