"""A process that stops hands its tables over: it waits for slow work, but not for a store that does not answer."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from ludoteca.server.house import handover
from ludoteca.server.room.room import Room
from ludoteca.store.sqlite.store import SqliteStore
from tests.store.failing_store import FailingStore

from .scene import Scene


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("NO_STEP_WITHIN", "GONE_WITHIN"):
        monkeypatch.setattr(handover, limit, 0.01)


def busy(room: Room, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Make this table's `close` wait until the returned event is set."""
    close, ended = room.close, asyncio.Event()

    async def once_it_has_ended() -> None:
        await ended.wait()
        await close()

    monkeypatch.setattr(room, "close", once_it_has_ended)
    return ended


async def test_a_table_lost_to_a_peer_during_the_handover_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        room, (ada,) = await scene.table("tris", "Ada", seats=2)
        close = room.close

        async def found_out_meanwhile() -> None:
            await close()
            del scene.house.tables.rooms[room.id]

        monkeypatch.setattr(room, "close", found_out_meanwhile)
        await scene.house.tables.hand_over()
        assert ada.last("goodbye")["code"] == "stopping" and "release_lease" not in store.calls


async def test_a_table_that_cannot_be_released_does_not_keep_its_clients() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        _, (ada,) = await scene.table("tris", "Ada", seats=2)
        _, (bea,) = await scene.table("tris", "Bea", seats=2)
        store.fail("release_lease", times=None)
        await scene.house.tables.hand_over()
        assert [each.last("goodbye")["code"] for each in (ada, bea)] == ["stopping"] * 2
        assert not scene.house.tables.rooms


async def test_a_table_where_something_takes_long_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Scene() as scene:
        room, (ada,) = await scene.table("tris", "Ada", seats=2)
        ended = busy(room, monkeypatch)
        leaving = asyncio.ensure_future(scene.house.tables.hand_over())
        await asyncio.wait({leaving}, timeout=0.05)
        assert not leaving.done() and not ada.closed
        ended.set()
        await asyncio.wait_for(leaving, 60)
        assert ada.last("goodbye")["code"] == "stopping" and await scene.house.store.owner(room.id) is None


async def test_while_tables_can_still_be_handed_over_a_failing_store_is_waited_for(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "NO_STEP_WITHIN", 60.0)
    async with Scene() as scene:
        tables = [(await scene.table("tris", name, seats=2))[0] for name in ("Ada", "Bea")]
        ended = busy(tables[1], monkeypatch)
        scene.house.outage.missed("silent")
        leaving = asyncio.ensure_future(scene.house.tables.hand_over())
        while tables[0].id in scene.house.tables.rooms:
            await asyncio.sleep(0)
        await asyncio.wait({leaving}, timeout=0.05)
        ended.set()
        await asyncio.wait_for(leaving, 60)
        assert [await scene.house.store.owner(room.id) for room in tables] == [None, None]


@pytest.mark.parametrize("known", ["by the beat", "by the clock"])
async def test_a_table_that_cannot_be_handed_over_in_an_outage_is_left_behind(
        known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(":memory:")
    store.shared = True
    async with Scene(store) as scene:
        room, (ada,) = await scene.table("tris", "Ada", seats=2)
        busy(room, monkeypatch)
        if known == "by the beat":
            scene.house.outage.missed("silent")
        else:
            scene.hands.at += scene.house.limits.silence + 1
        assert scene.house.outage.waits != scene.house.heartbeat.suspended
        scene.house.services.recent_events.lines.clear()
        await asyncio.wait_for(scene.house.tables.hand_over(), 60)
        assert not scene.house.tables.rooms and ada.closed and ada.last("goodbye")["code"] == "stopping"
        assert [(each.event, each.facts) for each in scene.house.services.recent_events.lines] == [
            ("not_handed_over", {"tables": 1})]
        assert await store.owner(room.id) is not None, "our silence gives it to others"


async def test_however_many_watch_they_are_all_sent_on_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, value in (("GROUP_LEAST", 1), ("GROUP_PAUSE", 0.001), ("ALL_WITHIN", 0.0035)):
        monkeypatch.setattr(handover, limit, value)
    async with Scene() as scene:
        room, seated = await scene.table("tris", "Ada", "Bea", start=True)
        watching = [await scene.visit(f"Ospite {number}") for number in range(12)]
        turn, gone = 0, list[int]()
        for each in watching:
            await each.come(room)
        for each in (*seated, *watching):
            assert each.page is not None
            each.page.hang_up = lambda: gone.append(turn)
        leaving = asyncio.ensure_future(scene.house.tables.hand_over())
        while not leaving.done():
            turn += 1
            await asyncio.sleep(0)
        await leaving
        assert [number for _, number in sorted(Counter(gone).items())] == [2, 4, 4, 4]
