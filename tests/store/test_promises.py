"""The store to the letter: what is counted, what goes into one commit, what a row brings back, where sweeping stops."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.store import OPENING, Conflict, GuestRow, LogRow, ResultRow, RoomRow, StoreHealth, Unavailable, sqlite
from ludoteca.store.file import Unusable
from ludoteca.store.sqlite import GROUP, SqliteStore, examine

ROOM = RoomRow("t", "CODE", "tris", "lobby", b"{}", "ada", ("ada", "bea"), 7)


@pytest.fixture
async def store() -> AsyncIterator[SqliteStore]:
    store = SqliteStore(":memory:")
    await store.open()
    yield store
    await store.close()


async def test_health_counts_commits_writes_and_how_long_it_has_been(
        store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 50.0
    monkeypatch.setattr(sqlite, "monotonic", lambda: now)
    assert store.health() == StoreHealth(
        writer=True, commits=0, writes=0, since_commit=None, waiting=0, waiting_for=0, trouble="")
    await store.beat(1, 1)
    await store.beat(1, 2)
    now = 52.5
    assert store.health() == StoreHealth(
        writer=True, commits=2, writes=2, since_commit=2_500, waiting=0, waiting_for=0, trouble="")
    await asyncio.gather(*(store.add_chat("t", number, b"") for number in range(3)))
    assert (store.health().commits, store.health().writes, store.health().since_commit) == (3, 5, 0)
    disk_is_back = threading.Event()
    waiting = [store._write(lambda db: disk_is_back.wait())]
    now = 53.0
    waiting.append(store._write(lambda db: True))
    now = 60.0
    assert (store.health().waiting, store.health().waiting_for) == (2, 7_500), "the first has waited longest"
    disk_is_back.set()
    await asyncio.gather(*waiting)
    assert (store.health().waiting, store.health().waiting_for) == (0, 0)
    await store.close()
    assert not store.health().writer
    assert not SqliteStore(":memory:").health().writer


def write(name: str) -> Any:
    return (name, None, True)


@pytest.mark.parametrize(("came", "groups"), [
    (["a", "b", "c"], [3]),
    (["a", None], [1, None]),                      # what came before the word to stop is written first
    (["a", "b", None], [2, None]),
    ([None], [None]),
    ([GROUP, 1], [GROUP, 1]),
    ([GROUP - 1, 1, 1], [GROUP, 1]),
    ([GROUP - 1, 5, 1], [GROUP + 4, 1]),
])
def test_what_came_meanwhile_goes_into_one_group_up_to_a_limit(came: list[Any], groups: list[int | None]) -> None:
    store = SqliteStore(":memory:")
    for each in came:
        store._groups.put(None if each is None else [write("x")] * (each if isinstance(each, int) else 1))
    found = [store._next_group() for _ in groups]
    assert [None if group is None else len(group) for group in found] == groups and store._groups.empty()


async def test_who_stopped_waiting_takes_nobodys_answer(store: SqliteStore) -> None:
    gone, stays = store._write(lambda db: 1), store._write(lambda db: 2)
    gone.cancel()
    assert await stays == 2 and store.health().waiting == 0


async def test_what_failed_says_what_it_was(store: SqliteStore) -> None:
    class Fatal(BaseException):
        """Not even an Exception."""

    def fails(db: sqlite3.Connection) -> None:
        raise Fatal

    await store.add_room(ROOM)
    with pytest.raises(Conflict, match="UNIQUE constraint failed: tables"):
        await store.add_room(ROOM)
    with pytest.raises(RuntimeError, match=r"^Fatal$"):
        await store._write(fails)
    await store.close()
    with pytest.raises(Unavailable, match=r"^the store is not open for writing$"):
        await store.beat(1, 1)


async def test_a_disk_that_cannot_even_undo_is_told_as_it_failed() -> None:
    class Broken:
        in_transaction = True

        def execute(self, statement: str) -> None:
            raise sqlite3.OperationalError(f"no {statement}")

    store, future = SqliteStore(":memory:"), asyncio.get_running_loop().create_future()
    broken: Any = Broken()
    [(told, answer, error)] = store._commit(broken, [(lambda db: 1, future, True)])
    assert told is future and answer is None and isinstance(error, Unavailable)
    assert str(error) == "OperationalError: no BEGIN IMMEDIATE" and store.health().trouble == "OperationalError"


async def test_a_house_makes_its_folder_for_itself_alone(tmp_path: Path) -> None:
    path = tmp_path / "very" / "deep" / "ca?sa #1.sqlite3"
    store = SqliteStore(path)
    await store.open()
    assert store._thread is not None and store._thread.daemon, "a writer never keeps a program from ending"
    await store.add_room(ROOM)
    if sys.platform != "win32":
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    reader = SqliteStore(path, read_only=True)
    await reader.open()
    for each in (store, reader):
        with pytest.raises(Unavailable, match="readonly"):
            await each._read(lambda db: db.execute("DELETE FROM tables"))
    assert await reader.room("t") is not None
    await reader.close()
    examine(path)
    await store.close()
    with pytest.raises(Unavailable):
        await store.room("t")


async def test_a_file_of_a_newer_house_is_not_read_either(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(Unusable, match="newer"):
        await SqliteStore(path, read_only=True).open()
    with pytest.raises(Unusable, match="newer") as found:
        examine(path)
    assert found.value.path == str(path)
    path.write_bytes(b"not a database at all, whatever it says" * 40)
    with pytest.raises(Unusable) as spoilt:
        examine(path)
    assert (spoilt.value.kind, spoilt.value.path) == ("corrupt", str(path))


async def test_a_room_comes_back_as_it_was_put(store: SqliteStore) -> None:
    await store.add_room(ROOM, LogRow(0, b"opening", "ada/1"))
    stored = RoomRow("t", "CODE", "tris", "lobby", b"{}", "ada", (), 7)
    assert await store.room("t") == await store.room_by_code("CODE") == stored
    assert await store.entries("t", OPENING) == [LogRow(0, b"opening", "ada/1")] and await store.entries("t", 1) == []
    changed = RoomRow("t", "CODE", "tris", "over", b"[]", "bea", ("carlo",), 9)
    await store.save_room(changed)
    assert await store.room("t") == RoomRow("t", "CODE", "tris", "over", b"[]", "bea", (), 9)
    assert [len(await store.rooms_of(name)) for name in ("ada", "bea", "carlo", "dora")] == [1, 1, 1, 0]


async def test_guests_come_back_as_they_were_put(store: SqliteStore) -> None:
    ada = GuestRow("ada", "Ada", "it", created=3, seen=4)
    await store.add_guest(ada, b"one")
    assert await store.guest("ada") == await store.guest_by_token(b"one") == ada
    await store.save_guest(GuestRow("ada", "Ada II", "en", created=99, seen=8))
    assert await store.guest("ada") == GuestRow("ada", "Ada II", "en", created=3, seen=8)


async def test_lists_come_in_their_order(store: SqliteStore) -> None:
    for round in (2, 1, 3):
        await store.append("t", round, LogRow(0, b""), None, ResultRow("t", round, "tris", 10 - round, b"{}"))
    assert [row.round for row in await store.results("t")] == [1, 2, 3]
    for number in (2, 0, 1):
        await store.append("u", 1, LogRow(number, b""))
    assert [row.position for row in await store.entries("u", 1)] == [0, 1, 2]
    for number in (2, 3, 1):
        await store.add_chat("u", number, b"ciao")
    assert await store.chat("u", 2) == [(2, b"ciao", ""), (3, b"ciao", "")]
    for id, touched in (("a", 1), ("b", 3), ("c", 2)):
        await store.add_room(RoomRow(id, id, "tris", "lobby", b"", "ada", ("ada",), touched))
    assert [row.id for row in await store.rooms_in(("lobby", "over"))] == ["b", "c", "a"]
    assert [row.id for row in await store.rooms_of("ada")] == ["b", "c", "a"] and await store.rooms_in(("over",)) == []


async def test_an_opening_is_numbered_and_beats_for_itself(store: SqliteStore) -> None:
    first, second = await store.begin_opening(3), await store.begin_opening(4)
    assert first != second and await store.last_beat(first) == 3
    await store.beat(first, 9)
    assert (await store.last_beat(first), await store.last_beat(second), await store.last_beat(0)) == (9, 4, 0)


async def test_the_sweep_stops_where_it_is_told(store: SqliteStore) -> None:
    """What was touched at the very limit stays; with a table goes all that lay on it."""
    for phase, touched in (("over", 20), ("lobby", 20), ("over", 19), ("lobby", 19), ("playing", 50), ("playing", 49)):
        id = f"{phase}{touched}"
        await store.add_room(RoomRow(id, id, "tris", phase, b"", "ada", (f"in {id}",), touched))
        await store.append(id, 1, LogRow(0, b""), None, ResultRow(id, 1, "tris", 0, b""))
        await store.add_chat(id, 1, b"")
    for id, seen in (("ada", 30), ("bea", 29), ("in over19", 29), ("in over20", 29)):
        await store.add_guest(GuestRow(id, id, "it", 0, seen), id.encode())
    for code, room, expires in ((b"due", "over20", 100), (b"late", "over20", 99), (b"with it", "over19", 500)):
        await store.add_handoff(code, "ada", room, expires)
    beats = [await store.begin_opening(beat) for beat in (19, 20)]
    swept = await store.sweep(guests=30, finished=20, abandoned=50, now=100)
    assert (swept.rooms, swept.guests, swept.handoffs) == (3, 2, 1)
    for id in ("over20", "lobby20", "playing50"):
        assert await store.room(id) and await store.results(id)
        assert await store.chat(id, 9) and await store.entries(id, 1)
    for id in ("over19", "lobby19", "playing49"):
        assert not (await store.room(id) or await store.results(id) or await store.chat(id, 9))
        assert not (await store.entries(id, 1) or await store.rooms_of(f"in {id}"))
    assert [id for id in ("ada", "bea", "in over19", "in over20") if await store.guest(id)] == ["ada", "in over20"]
    assert await store.take_handoff(b"with it", 0, b"x") is None
    assert await store.take_handoff(b"due", 100, b"y") == ("ada", "over20")
    assert [await store.last_beat(opening) for opening in beats] == [0, 20]
