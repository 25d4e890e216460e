"""Plain moves: played in the call that brought them, told when they are on disk, and otherwise like all others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.store import Lost
from ludoteca.store.sqlite.store import SqliteStore
from tests.store.troubled import TroubledStore

from .scene import Scene

MIDDLE = {"type": "mark", "cell": 4}


async def test_a_plain_move_makes_no_task_and_is_written_in_the_call_that_brought_it() -> None:
    async with Scene(SqliteStore(":memory:")) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        before = asyncio.all_tasks()
        id = ada.say("move", move=MIDDLE)
        assert asyncio.all_tasks() == before and room.ledger.attempts and room.busy
        assert ada.answer(id) == {} and not bea.all("update"), "nobody hears of it before it is on disk"
        await scene.settle()
        assert ada.answer(id)["type"] == "ok" and bea.last("update")["version"] == 1 and not room.busy


async def test_what_is_asked_meanwhile_waits_its_turn() -> None:
    store = TroubledStore()
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
async def test_a_write_that_fails_is_tried_again_and_the_move_told_once(after: bool) -> None:
    store = TroubledStore()
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


async def test_a_move_at_a_table_that_is_lost_is_not_told() -> None:
    store = TroubledStore()
    async with Scene(store) as scene:
        room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", error=Lost(room.id))
        id = ada.say("move", move=MIDDLE)
        await scene.settle()
        assert ada.answer(id)["code"] == "try_again" and not bea.all("update")
        assert scene.house.tables.rooms.get(room.id) is not room, "somebody else's, or a fresh copy"


async def test_a_move_that_cannot_be_told_is_left_open_and_the_room_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Scene(SqliteStore(":memory:")) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        assert room.round is not None

        def broken(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(room.round, "written", broken)
        id = ada.say("move", move=MIDDLE)
        await scene.settle()
        assert ada.answer(id) == {} and ada.closed
        assert scene.house.tables.rooms.get(room.id) is not room and not room.busy
        assert (await scene.house.tables.find(room.id)).round.position == 1  # type: ignore[union-attr]
