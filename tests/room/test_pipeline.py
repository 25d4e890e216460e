"""Every log entry takes the same path, whatever its source and whatever the store does meanwhile."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from ludoteca.rules import IllegalMove
from ludoteca.server.play.pipeline import AddTimeAction, Expiry, Submission, TakeBackAction
from ludoteca.server.room.requests import RequestProcessor
from ludoteca.store import LeaseLost
from ludoteca.store.sqlite.store import SqliteStore
from tests.store.failing_store import FailingStore

from .mixed_evening import evening
from .scene import Scene

MIDDLE, CORNER = {"type": "mark", "cell": 4}, {"type": "mark", "cell": 0}


def queue_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no move runs in the calling frame."""
    def receive(self: RequestProcessor, page: Any, request: Any, arrived: float | None = None) -> None:
        now = self._services.wall() if arrived is None else arrived
        self._enqueue(partial(self.run_request, page, request, now), page.guest)

    monkeypatch.setattr(RequestProcessor, "receive", receive)


@pytest.mark.parametrize("seed", range(6))
async def test_in_the_calling_frame_and_in_a_task_the_same_happens(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = await evening(seed, bursts=False)
    with monkeypatch.context() as queued:
        queue_all(queued)
        assert await evening(seed, bursts=False) == at_once


@pytest.mark.parametrize("seed", range(6))
async def test_requests_at_once_are_answered_once_and_broadcast_when_on_disk(seed: int) -> None:
    await evening(seed, bursts=True)


@pytest.mark.parametrize("move", [MIDDLE, {"type": "nonsense"}])
async def test_a_move_makes_no_task_and_is_tried_in_the_call_that_brought_it(move: dict[str, Any]) -> None:
    async with Scene(SqliteStore(":memory:")) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        before = asyncio.all_tasks()
        id = ada.say("move", move=move)
        refused = move is not MIDDLE
        assert asyncio.all_tasks() == before and room.busy is not refused
        assert bool(ada.answer(id)) is refused and not bea.all("update"), "not told before it is on disk"
        await scene.settle()
        assert ada.answer(id)["type"] == ("no" if refused else "ok") and not room.busy


async def test_no_turn_of_the_loop_lies_between_the_commit_and_the_broadcast(scene: Scene) -> None:
    """The broadcast runs in the callback of the write, before other work of the loop."""
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    store, writes = room.dealing.services.store, list[Any]()
    append = store.append

    def noted(*words: Any, **facts: Any) -> Any:
        writes.append(append(*words, **facts))
        return writes[-1]

    store.append = noted                           # type: ignore[method-assign]
    id = ada.say("move", move=MIDDLE)
    [write] = writes
    assert not write.ended
    write.end()
    assert ada.answer(id) == {"type": "ok", "id": id} and bea.last("update")["version"] == 1 and not room.busy


async def test_what_is_asked_meanwhile_waits_its_turn() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.hold("append")
        first = ada.say("move", move=MIDDLE)
        second = bea.say("move", move={"type": "mark", "cell": 0})
        again = ada.say("move", id=first, move=MIDDLE)
        store.release()
        await scene.settle()
        assert again == first and bea.answer(second)["type"] == "ok"
        assert [each["type"] for each in ada.heard if each.get("id") == first] == ["ok", "ok"]
        assert [each["version"] for each in bea.all("update")] == [1, 2] and room.round and room.round.position == 2


@pytest.mark.parametrize("after", [False, True])
async def test_a_write_that_fails_is_tried_again_and_the_move_broadcast_once(after: bool) -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", after=after)
        id = ada.say("move", move=MIDDLE)
        await scene.settle()
        assert room.outage_notice.is_waiting and ada.answer(id) == {}
        later = bea.say("move", move={"type": "mark", "cell": 0})
        await scene.advance(1_000)
        assert ada.answer(id)["type"] == bea.answer(later)["type"] == "ok" and not room.outage_notice.is_waiting
        assert [each["version"] for each in bea.all("update")] == [1, 2]
        assert len(await store.inner.entries(room.id, 1)) == 3


async def test_a_move_at_a_table_whose_lease_is_lost_is_not_broadcast() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", error=LeaseLost(room.id))
        id = ada.say("move", move=MIDDLE)
        await scene.settle()
        assert ada.answer(id)["code"] == "try_again" and not bea.all("update")
        assert scene.house.tables.rooms.get(room.id) is not room, "owned by a peer, or a fresh copy"


async def test_a_move_whose_broadcast_fails_gets_no_reply_and_the_room_is_reloaded(
        monkeypatch: pytest.MonkeyPatch) -> None:
    async with Scene(SqliteStore(":memory:")) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        assert room.round is not None

        def broken(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(room.round, "apply", broken)
        id = ada.say("move", move=MIDDLE)
        await scene.settle()
        assert ada.answer(id) == {} and ada.closed
        assert scene.house.tables.rooms.get(room.id) is not room and not room.busy
        assert (await scene.house.tables.find(room.id)).round.position == 1  # type: ignore[union-attr]


async def test_of_one_guest_one_request_is_in_the_queue_and_the_running_one_counts() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
        store.hold("append")
        for text in ("one", "two", "three"):
            ada.say("move", move={"type": "note", "text": text})
        bea.say("move", move={"type": "note", "text": "hers"})
        store.release()
        await scene.settle()
        assert room.round is not None
        assert [entry.move.text for entry in room.round.table.entries] == ["one", "hers", "two", "three"]


async def test_where_the_outcome_is_unknown_and_the_table_is_lost_there_is_no_reply() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", after=True)
        id = ada.say("move", move=MIDDLE)
        await scene.settle()
        store.fail("append", error=LeaseLost(room.id))
        await scene.advance(1_000)
        assert ada.answer(id) == {} and ada.closed and not bea.all("update")
        assert scene.house.tables.rooms.get(room.id) is not room


async def test_a_suspended_process_neither_tries_nor_writes_before_it_is_live(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    awake = asyncio.Event()

    class Suspended:
        suspended = True

        async def wait_until_live(self) -> None:
            await awake.wait()

    room.dealing.services.heartbeat, real = Suspended(), room.dealing.services.heartbeat
    attempts = room.writer.attempts
    try:
        id = ada.say("move", move=MIDDLE)
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.writer.attempts == attempts and not ada.answer(id) and room.busy
    finally:
        room.dealing.services.heartbeat = real
        awake.set()
    await scene.settle()
    assert ada.answer(id)["type"] == "ok"


async def test_a_closed_table_replies_to_nothing(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    room.record.closed = True
    id = ada.say("move", move=MIDDLE)
    await scene.settle()
    assert ada.answer(id) == {} and room.round is not None and room.round.position == 0


async def test_requests_of_a_closed_session_are_ignored(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    await ada.go()
    ada.say("move", move=MIDDLE)
    await scene.settle()
    assert room.round is not None and room.round.position == 0


async def test_an_agents_moves_are_counted(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    room.record.state = room.state.but(agents=frozenset({ada.id}))
    codes = [(await ada.move(type="nonsense"))["code"] for _ in range(21)]
    assert codes == ["unknown_move"] * 20 + ["too_often"]


async def test_a_claim_is_judged_before_whatever_else_is_submitted(scene: Scene) -> None:
    for action, seat in ((TakeBackAction((0, 1)), 0), (AddTimeAction(1_000), None)):
        room, people = await scene.table("lampo", "Ada", "Bea", trips=(0, 140), start=True)
        round = room.round
        assert round is not None
        await people[0].done("move", move={"type": "note", "text": "x"})
        people[0].say("move", move={"type": "buzz", "question": 0})
        await scene.settle()
        assert round.position == 1, "the claim waits for its rival"
        await round.pipeline.submit(Submission(action, seat, scene.hands.at))
        assert [entry.seat for entry in round.table.entries[:2]] == [0, 0] and round.position == 3
        assert round.table.state.scores != (0, 0) or round.table.entries[2].back is not None


async def test_a_bots_move_after_the_end_is_no_move_and_no_refusal(scene: Scene) -> None:
    room, _people = await scene.table("lampo", "Ada", "Bea", options={"questions": 1}, start=True)
    round, replies = room.round, list[IllegalMove | None]()
    assert round is not None
    scene.hands.at += 10_000
    await round.play_bot(1, {"type": "buzz", "question": 0}, replies.append)
    assert round.outcome is not None and round.position == 1 and not replies
    await round.pipeline.submit(Submission(Expiry(), None, scene.hands.at, source="server"))
    assert round.position == 1, "no second expiry"
