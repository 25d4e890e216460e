"""Loading a table restores it as it was handed over. A caller waits a limited time for a silent owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from ludoteca.protocol.refusals import Refused
from ludoteca.server.house import loader
from ludoteca.server.house.house import House
from ludoteca.server.room.room import Room
from ludoteca.store import LogRow, RoomRow
from ludoteca.store.sqlite.store import SqliteStore

from .scene import Scene, Visitor
from .test_heartbeat import turns


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    store = SqliteStore(":memory:")
    store.shared = True
    async with Scene(store) as scene:
        yield scene


async def reloaded(scene: Scene, room: Room) -> Room:
    """The same table, unloaded and loaded again."""
    await scene.house.tables.release(room)
    again = await scene.house.tables.find(room.id)
    assert again is not room
    return again


async def play_to_the_end(*pages: Visitor) -> None:
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        await pages[number % 2].done("move", move={"type": "mark", "cell": cell})


async def test_a_finished_game_has_its_link_when_its_table_is_loaded(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, pages = await scene.table("tris", "Ada", "Bea", start=True)
    await play_to_the_end(*pages)
    again = await reloaded(scene, room)
    assert again.state.phase == "over" and again.dealing.replay == room.dealing.replay != ""

    async def given_up(id: str) -> list[object]:
        return []

    monkeypatch.setattr(scene.house.store, "results", given_up)
    assert (await reloaded(scene, again)).dealing.replay == ""


async def test_a_table_back_in_the_lobby_is_loaded_there_without_a_round(scene: Scene) -> None:
    room, pages = await scene.table("tris", "Ada", "Bea", start=True)
    await play_to_the_end(*pages)
    await pages[0].done("rematch", start=False)
    again = await reloaded(scene, room)
    assert again.state.phase == "lobby" and again.state.round == 1 and again.round is None


async def test_a_closed_table_stays_closed_without_an_owner(scene: Scene) -> None:
    room, _ = await scene.table("tris", "Ada", seats=2)
    await scene.house.shut_table(room.id)
    with pytest.raises(Refused, match=r"^table_shut"):
        await scene.house.tables.find(room.id)
    assert await scene.house.store.owner(room.id) is None


async def test_why_a_table_cannot_be_read_is_noted_once(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "ludoteca.room")
    room, _ = await scene.table("tris", "Ada", seats=2)
    row = await scene.house.store.room(room.id)
    assert row is not None
    await scene.house.store.save_room(replace(row, state=b"{}"), room.writer.lease)
    await scene.house.tables.release(room)
    for _ in range(2):
        with pytest.raises(Refused, match="unreadable"):
            await scene.house.tables.find(room.id)
    noted = [getattr(each, "facts", None) for each in caplog.records if each.getMessage() == "unreadable"]
    assert noted == [{"table": room.id, "reason": "refused: tris, rules of version 0, entry 0, ValidationError"}]


async def test_of_an_unreadable_log_nothing_is_known_once_its_table_is_deleted(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []
    for name in ("Ada", "Bea"):
        room, _ = await scene.table("tris", name, "Eva", start=True)
        await scene.house.store.append(room.id, 1, LogRow(1, b"{}"), lease=room.writer.lease)
        await scene.house.tables.release(room)
        with pytest.raises(Refused, match="unreadable"):
            await scene.house.tables.find(room.id)
        tables.append(room.id)
    there = scene.house.store.room

    async def without_the_first(id: str) -> RoomRow | None:
        return None if id == tables[0] else await there(id)

    monkeypatch.setattr(scene.house.store, "room", without_the_first)
    await scene.house.housekeeping.sweep()
    assert list(scene.house.tables.unreadable) == tables[1:]


async def test_a_clock_that_ran_here_ran_until_now_whenever_we_were_last_heard(scene: Scene) -> None:
    room, _ = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await scene.advance(7_000)
    scene.hands.at += 300                          # since our last heartbeat
    for _ in range(2):                             # at the second claim, this incarnation has written nothing yet
        assert await scene.house.store.claim(room.id, scene.house.services.incarnation) is not None
        again = await scene.house.tables.find(room.id)
        assert again is not room and again.round is not None and again.round.clock.now() == 7_300
        room = again


async def test_a_clock_saved_after_the_last_heartbeat_of_its_process_stands_where_it_was_saved() -> None:
    async with Scene() as scene:
        scene.hands.at += 500
        room, _ = await scene.table("lampo", "Ada", "Bea", start=True)
        scene.hands.at += 9_000
        elsewhere = House(scene.house.store, wall=scene.hands, schedule=scene.schedule)
        await elsewhere.heartbeat.open()
        again = await elsewhere.tables.find(room.id)
        assert again.round is not None and again.round.clock.now() == 0


@pytest.fixture
async def peers_table(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table whose owner is silent, asked for at short intervals."""
    monkeypatch.setattr(loader, "AGAIN", 0.0)
    room, _ = await scene.table("tris", "Ada", seats=2)
    await scene.house.tables.release(room)
    assert await scene.house.store.claim(room.id, await scene.house.store.register_process(1)) is not None
    return room.id


async def test_waiting_for_a_silent_owner_ends_after_twice_the_silence(scene: Scene, peers_table: str) -> None:
    waiting = asyncio.ensure_future(scene.house.tables.find(peers_table))
    await turns()
    scene.hands.at += 2 * scene.house.limits.silence
    await turns()
    assert not waiting.done()
    scene.hands.at += 1
    with pytest.raises(Refused, match=r"^try_again"):
        await asyncio.wait_for(waiting, 60)


async def test_waiting_for_a_silent_owner_ends_when_our_tables_are_handed_over(scene: Scene, peers_table: str) -> None:
    waiting = asyncio.ensure_future(scene.house.tables.find(peers_table))
    await turns()
    await scene.house.tables.hand_over()
    with pytest.raises(Refused, match=r"^try_again"):
        await asyncio.wait_for(waiting, 60)
    with pytest.raises(Refused, match=r"^stopping"):
        await scene.house.tables.find(peers_table)


async def test_waiting_for_a_silent_owner_succeeds_as_soon_as_it_is_over(scene: Scene, peers_table: str) -> None:
    waiting = asyncio.ensure_future(scene.house.tables.find(peers_table))
    await turns()
    owner = await scene.house.store.owner(peers_table)
    assert owner is not None and not waiting.done()
    await scene.house.store.unregister_process(owner.incarnation)
    room = await asyncio.wait_for(waiting, 60)
    assert room.id == peers_table and room.writer.lease.incarnation == scene.house.services.incarnation


async def test_on_a_store_that_is_not_shared_no_owner_is_waited_for(
        scene: Scene, peers_table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene.house.store, "shared", False)
    with pytest.raises(Refused, match=r"^try_again"):
        await asyncio.wait_for(scene.house.tables.find(peers_table), 60)
