"""The store: what is written is on disk, positions are written once, groups commit together, old things go."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.store import Conflict, FeatRow, GuestRow, LogRow, ResultRow, RoomRow, Unavailable, open_store
from ludoteca.store.file import Unusable
from ludoteca.store.sqlite import VERSION, SqliteStore


@pytest.fixture(params=["memory", "file"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(":memory:" if request.param == "memory" else tmp_path / "deep" / "house.sqlite3")
    await store.open()
    yield store
    await store.close()


def guest(id: str, seen: int = 0) -> GuestRow:
    return GuestRow(id, id.title(), "it", created=0, seen=seen)


def room(id: str, **changes: object) -> RoomRow:
    return msgspec.structs.replace(
        RoomRow(id, code=id.upper(), game="tris", phase="lobby", state=b"{}", host="ada", members=("ada",)), **changes)


async def test_guests_are_found_by_what_is_kept_of_their_token(store: SqliteStore) -> None:
    await store.add_guest(guest("ada"), b"one")
    assert await store.guest_by_token(b"one") == guest("ada")
    assert await store.guest_by_token(b"two") is None
    await store.save_guest(msgspec.structs.replace(guest("ada"), name="Ada II", seen=7))
    found = await store.guest("ada")
    assert found is not None and found.name == "Ada II" and found.seen == 7
    with pytest.raises(Conflict):
        await store.add_guest(guest("bea"), b"one")


async def test_a_hand_off_code_works_once_and_not_too_late(store: SqliteStore) -> None:
    await store.add_guest(guest("ada"), b"one")
    await store.add_handoff(b"code", "ada", "t", expires=100)
    await store.add_handoff(b"late", "ada", "t", expires=100)
    await store.add_handoff(b"gone", "nobody", "t", expires=100)
    assert await store.take_handoff(b"code", 100, b"two") == ("ada", "t")
    assert await store.guest_by_token(b"one") is None and await store.guest_by_token(b"two") == guest("ada")
    assert await store.take_handoff(b"code", 100, b"three") is None
    assert await store.take_handoff(b"late", 101, b"three") is None
    assert await store.take_handoff(b"never", 0, b"three") is None
    assert await store.take_handoff(b"gone", 0, b"three") is None
    assert await store.guest_by_token(b"two") == guest("ada"), "a code that is no good moves nobody"


async def test_tables_are_found_by_id_code_and_guest(store: SqliteStore) -> None:
    await store.add_room(room("abcd", touched=1))
    await store.add_room(room("efgh", touched=2))
    with pytest.raises(Conflict):
        await store.add_room(room("other", code="ABCD"))
    found = await store.room_by_code("EFGH")
    assert found is not None and found.id == "efgh"
    await store.save_room(room("abcd", phase="over", state=b"[]", touched=9, members=("ada", "bea")))
    row = await store.room("abcd")
    assert row is not None and (row.phase, row.state, row.touched) == ("over", b"[]", 9)
    assert [each.id for each in await store.rooms_of("ada")] == ["abcd", "efgh"]
    assert [each.id for each in await store.rooms_of("bea")] == ["abcd"]
    assert await store.room("none") is None


async def test_a_position_is_written_once(store: SqliteStore) -> None:
    await store.add_room(room("t"))
    await store.append("t", 1, LogRow(0, b"setup"))
    await store.append("t", 1, LogRow(1, b"first", "ada/m1"))
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(1, b"second"), room("t", phase="over"),
                           ResultRow("t", 1, "tris", 0, b"{}"))
    assert await store.entries("t", 1) == [LogRow(0, b"setup"), LogRow(1, b"first", "ada/m1")]
    row = await store.room("t")
    assert row is not None and row.phase == "lobby", "all or nothing"
    assert await store.results("t") == []
    await store.append("t", 2, LogRow(0, b"again"))
    await store.append("t", 1, LogRow(2, b"end"), room("t", phase="over"), ResultRow("t", 1, "tris", 5, b"{}"))
    assert await store.results("t") == [ResultRow("t", 1, "tris", 5, b"{}")]


async def test_an_act_that_fails_half_way_is_undone_whole_and_spoils_nobody_else(store: SqliteStore) -> None:
    """The entry goes in first; what comes with it cannot be written, so the entry must not stay either."""
    await store.add_room(room("t"))
    unwritable: Any = object()
    writes = [
        store.append("t", 1, LogRow(0, b"before")),
        store.append("t", 1, LogRow(1, b"half"), room("t", phase="over"), ResultRow("t", 1, "tris", 0, unwritable)),
        store.append("t", 1, LogRow(1, b"after")),
        store.append("t", 1, LogRow(2, b"half"), feats=[FeatRow("ada", "tris", unwritable, 0)]),
        store.append("t", 1, LogRow(2, b"half"), saved=room("t", phase="over", members=(unwritable,))),
    ]
    first, half, after, feat, saved = await asyncio.gather(*writes, return_exceptions=True)
    assert first is None and after is None
    assert all(isinstance(each, sqlite3.Error) for each in (half, feat, saved))
    assert await store.entries("t", 1) == [LogRow(0, b"before"), LogRow(1, b"after")]
    row = await store.room("t")
    assert row is not None and row.phase == "lobby" and await store.results("t") == []
    with pytest.raises(sqlite3.Error):
        await store.add_room(room("other", members=("ada", unwritable)))
    assert await store.room("other") is None and await store.rooms_of("ada") == [row]


async def test_the_writer_keeps_its_promises(store: SqliteStore) -> None:
    """Every commit reaches the disk itself, another program's lock is waited for, and the file says its version."""
    def setting(name: str) -> Any:
        return store._write(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])

    assert await setting("synchronous") == 2
    assert await setting("busy_timeout") >= 1000
    assert await setting("user_version") == VERSION == 1
    before = store.health()
    await asyncio.gather(*(store.append("t", 1, LogRow(number, b"x")) for number in range(5)))
    assert store.health().writes == before.writes + 5 and store.health().commits > before.commits


class Fatal(BaseException):
    """Not even an Exception."""


@pytest.mark.parametrize("error", [ZeroDivisionError(), OverflowError(), StopIteration(), Fatal(), MemoryError()])
@pytest.mark.parametrize("whole", [True, False])
async def test_the_writer_survives_whatever_an_act_does(store: SqliteStore, error: BaseException, whole: bool) -> None:
    def fails(db: sqlite3.Connection) -> None:
        raise error

    good = store.append("t", 1, LogRow(0, b"x"))
    bad = store._write(fails, whole)
    also_good = store.append("t", 1, LogRow(1, b"y"))
    with pytest.raises(RuntimeError if isinstance(error, (StopIteration, Fatal)) else type(error)):
        await bad
    await asyncio.gather(good, also_good)
    assert len(await store.entries("t", 1)) == 2
    health = store.health()
    assert health.well and health.writer and health.waiting == 0 and health.commits >= 1


async def test_a_number_too_large_for_the_database_is_that_writes_own_affair(store: SqliteStore) -> None:
    good = store.append("t", 1, LogRow(0, b"x"))
    bad = store.append("t", 10**400, LogRow(0, b"x"))
    with pytest.raises(OverflowError):
        await bad
    await good
    assert store.health().well


async def test_health_tells_of_a_commit_that_failed_until_one_succeeds(store: SqliteStore) -> None:
    def disk(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    beside = store.append("t", 1, LogRow(0, b"x"))
    with pytest.raises(Unavailable, match="disk is full"):
        await store._write(disk)
    with pytest.raises(Unavailable, match="disk is full"):
        await beside                               # committed together, failed together
    health = store.health()
    assert health.writer and health.trouble == "OperationalError" and not health.well
    await store.append("t", 1, LogRow(0, b"x"))
    assert store.health().well


async def test_a_store_whose_writer_is_gone_says_so_at_once(store: SqliteStore) -> None:
    assert store.health().well
    disk_is_back = threading.Event()
    waiting = store._write(lambda db: disk_is_back.wait())
    assert store.health().waiting == 1
    disk_is_back.set()
    await waiting
    assert store.health().waiting == 0
    store._groups.put(None)
    await asyncio.to_thread(store._thread.join)  # type: ignore[union-attr]
    with pytest.raises(OSError, match="not open"):
        await store.beat(1, 1)
    assert not store.health().well


async def test_a_store_opened_to_read_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    with pytest.raises(sqlite3.OperationalError):
        await SqliteStore(path, read_only=True).open()
    assert not path.exists()
    writer = SqliteStore(path)
    await writer.open()
    await writer.add_room(room("t"))
    await writer.add_room(room("u", phase="playing"))
    reader = SqliteStore(path, read_only=True)
    await reader.open()
    assert [row.id for row in await reader.rooms_in(("lobby", "paused"))] == ["t"]
    with pytest.raises(OSError, match="not open"):
        await reader.beat(1, 1)
    await reader.close()
    await writer.close()


async def test_what_comes_in_together_is_committed_together(store: SqliteStore) -> None:
    before = store.commits
    writes = [store.append(f"t{number % 10}", 1, LogRow(number // 10, b"x")) for number in range(400)]
    clash = store.append("t0", 1, LogRow(0, b"clash"))
    results = await asyncio.gather(*writes, clash, return_exceptions=True)
    assert isinstance(results[-1], Conflict) and not any(results[:-1]), "one clash spoils nobody else's write"
    assert store.commits - before < 100
    assert len(await store.entries("t3", 1)) == 40


async def test_a_feat_is_won_once(store: SqliteStore) -> None:
    """The first time counts; the log entry that ends the game carries them, so they come or fail with it."""
    await store.add_room(room("t"))
    first = [FeatRow("ada", "canvas", "record", 5), FeatRow("bea", "canvas", "record", 5)]
    await store.append("t", 1, LogRow(0, b"{}"), feats=first)
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(0, b"{}"), feats=[FeatRow("ada", "canvas", "quattordici", 6)])
    await store.append("t", 1, LogRow(1, b"{}"), feats=[
        FeatRow("ada", "canvas", "record", 9), FeatRow("ada", "canvas", "quattordici", 9),
        FeatRow("ada", "tris", "x", 9)])
    assert await store.feats("ada", "canvas") == [first[0], FeatRow("ada", "canvas", "quattordici", 9)]
    assert await store.feats("bea", "canvas") == [first[1]]
    assert await store.feats("bea", "tris") == []


async def test_feats_go_with_their_guest(store: SqliteStore) -> None:
    await store.add_guest(guest("ada", seen=100), b"one")
    await store.add_guest(guest("bea", seen=1), b"two")
    await store.append("t", 1, LogRow(0, b"{}"), feats=[
        FeatRow("ada", "canvas", "record", 5), FeatRow("bea", "canvas", "record", 5)])
    await store.sweep(guests=50, finished=0, abandoned=0, now=0)
    assert len(await store.feats("ada", "canvas")) == 1
    assert await store.feats("bea", "canvas") == []


async def test_chat_is_kept_in_order(store: SqliteStore) -> None:
    for number in range(1, 6):
        await store.add_chat("t", number, f"{number}".encode(), "ada/c")
    assert await store.chat("t", 3) == [(3, b"3", "ada/c"), (4, b"4", "ada/c"), (5, b"5", "ada/c")]


async def test_the_sweep_takes_what_is_old_and_nothing_else(store: SqliteStore) -> None:
    for id, seen in (("ada", 10), ("bea", 10), ("carlo", 90)):
        await store.add_guest(guest(id, seen), id.encode())
    await store.add_room(room("over", phase="over", touched=15, members=("bea",)))
    await store.add_room(room("play", phase="playing", touched=60))
    await store.add_room(room("left", phase="playing", touched=40, members=("bea",)))
    await store.add_room(room("new", phase="lobby", touched=40))
    await store.add_room(room("done", phase="over", touched=40))
    for id in ("over", "play", "left"):
        await store.append(id, 1, LogRow(0, b"x"))
        await store.add_chat(id, 1, b"ciao")
    await store.add_handoff(b"h", "ada", "play", expires=50)
    swept = await store.sweep(guests=50, finished=20, abandoned=50, now=100)
    assert (swept.rooms, swept.guests, swept.handoffs) == (2, 1, 1)
    stays = [id for id in ("over", "play", "left", "new", "done") if await store.room(id)]
    assert stays == ["play", "new", "done"], "games left in the middle go sooner than lobbies and finished tables"
    assert await store.entries("over", 1) == [] and await store.chat("left", 9) == []
    assert await store.entries("play", 1) == [LogRow(0, b"x")]
    assert await store.guest("ada"), "a guest with a table stays"
    assert await store.guest("bea") is None


async def test_the_beat_is_kept(store: SqliteStore) -> None:
    first = await store.begin_opening(3)
    await store.beat(first, 5)
    second = await store.begin_opening(100)
    await store.beat(second, 107)
    assert (await store.last_beat(first), await store.last_beat(second), await store.last_beat(99)) == (5, 107, 0)
    await store.sweep(guests=0, finished=50, abandoned=60, now=0)
    assert (await store.last_beat(first), await store.last_beat(second)) == (0, 107)


async def test_the_beat_of_the_time_before_openings_were_counted_is_still_known(store: SqliteStore) -> None:
    await store._write(lambda db: db.execute("INSERT INTO house VALUES ('beat', 42)"))
    assert await store.last_beat(0) == 42 and await store.last_beat(await store.begin_opening(1)) == 1


async def test_the_requests_of_all_rounds_are_known(store: SqliteStore) -> None:
    log = ((1, 0, "ada/start"), (1, 1, "ada/a"), (1, 2, ""), (2, 0, "ada/again"), (2, 1, "bea/b"))
    for round, position, request in log:
        await store.append("t", round, LogRow(position, b"x", request))
    await store.append("other", 1, LogRow(0, b"x", "carlo/c"))
    assert await store.requests("t", 9) == ["ada/start", "ada/a", "ada/again", "bea/b"]
    assert await store.requests("t", 2) == ["ada/again", "bea/b"]


async def test_everything_is_there_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    first = SqliteStore(path)
    await first.open()
    await first.add_guest(guest("ada"), b"one")
    await first.append("t", 1, LogRow(0, b"x"))
    await first.close()
    second = SqliteStore(path)
    await second.open()
    assert await second.guest("ada") and await second.entries("t", 1)
    mode = second._reader.execute("PRAGMA journal_mode").fetchone() if second._reader else None
    assert mode == ("wal",)
    await second.close()


async def test_a_database_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(Unusable, match="newer"):
        await SqliteStore(path).open()


@pytest.mark.parametrize(("address", "path"), [
    ("/var/house.db", "/var/house.db"), ("house.db", "house.db"), ("sqlite:///house.db", "house.db"),
    ("sqlite:////var/house.db", "/var/house.db"), ("memory:", ":memory:"),
])
def test_addresses(address: str, path: str) -> None:
    store = open_store(address)
    assert isinstance(store, SqliteStore) and store.path == path


@pytest.mark.parametrize("address", ["postgresql://host/db", "postgres://host/db", "mysql://host/db"])
def test_other_databases_are_refused_in_clear_words(address: str) -> None:
    with pytest.raises(ValueError, match="sqlite"):
        open_store(address)
