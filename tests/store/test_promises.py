"""SQLite store in detail: counters, what one commit contains, what rows return, where a sweep stops."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import stat
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.store import Conflict, Lease, LeaseLost, LogRow, Owner, ResultRow, RoomRow, StoreHealth, Unavailable
from ludoteca.store.preflight import Unusable, check_whole
from ludoteca.store.sqlite import schema, writer
from ludoteca.store.sqlite.store import SqliteStore
from ludoteca.store.sqlite.writer import GROUP, examine

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
    monkeypatch.setattr(writer, "monotonic", lambda: now)
    assert store.health() == StoreHealth(
        writer=True, commits=0, writes=0, since_commit=None, waiting=0, waiting_for=0, trouble="")
    await store.heartbeat(1, 1)
    await store.heartbeat(1, 2)
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
    meanwhile = store.health()
    disk_is_back.set()
    await asyncio.gather(*waiting)
    assert (meanwhile.waiting, meanwhile.waiting_for) == (2, 7_500), "the first has waited longest"
    assert (store.health().waiting, store.health().waiting_for) == (0, 0)
    await store.close()
    assert store.health().writer is False
    assert SqliteStore(":memory:").health().writer is False


def test_a_store_that_was_never_opened_raises_at_the_first_write() -> None:
    store = SqliteStore(":memory:")
    for lease in (None, Lease("t", 1, 1)):
        with pytest.raises(AssertionError, match=r"^the store is not open$"):
            store.append("t", 1, LogRow(0, b"move"), lease=lease)


async def test_moves_on_their_way_to_the_disk_are_counted_and_the_first_has_waited_longest(
        store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    lease = await store.add_room(ROOM, incarnation=await store.register_process(1))
    now = 50.0
    monkeypatch.setattr(writer, "monotonic", lambda: now)
    disk_is_back = threading.Event()
    waiting: list[Any] = [store._write(lambda db: disk_is_back.wait())]
    await asyncio.sleep(0)                         # now the writer thread has it
    now = 53.0
    waiting += [store.append("t", 1, LogRow(position, b"move"), lease=lease) for position in range(4)]
    now = 60.0
    meanwhile = store.health()
    disk_is_back.set()
    await asyncio.gather(*waiting)
    assert (meanwhile.waiting, meanwhile.waiting_for) == (5, 10_000)
    assert (store.health().waiting, store.health().waiting_for) == (0, 0)


def write(name: str) -> Any:
    return (name, None, True)


@pytest.mark.parametrize(("came", "groups"), [
    (["a", "b", "c"], [3]),
    (["a", None], [1, None]),                      # what came before the request to stop is written first
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


async def test_a_cancelled_caller_takes_no_other_callers_reply(store: SqliteStore) -> None:
    gone, stays = store._write(lambda db: 1), store._write(lambda db: 2)
    gone.cancel()
    assert await stays == 2 and store.health().waiting == 0


async def test_what_failed_says_what_it_was(store: SqliteStore) -> None:
    class Fatal(BaseException):
        """A BaseException that is not an Exception."""

    def fails(db: sqlite3.Connection) -> None:
        raise Fatal

    await store.add_room(ROOM)
    with pytest.raises(Conflict, match="UNIQUE constraint failed: tables"):
        await store.add_room(ROOM)
    with pytest.raises(RuntimeError, match=r"^Fatal$"):
        await store._write(fails)
    await store.close()
    with pytest.raises(Unavailable, match=r"^the store is not open for writing$"):
        await store.heartbeat(1, 1)


async def test_a_disk_that_cannot_even_roll_back_is_reported_with_its_first_error() -> None:
    class Broken:
        in_transaction = True
        log = SimpleNamespace(stale=False)

        def execute(self, statement: str) -> None:
            raise sqlite3.OperationalError(f"no {statement}")

    store, future = SqliteStore(":memory:"), asyncio.get_running_loop().create_future()
    broken: Any = Broken()
    [(told, answer, error)] = store._commit(broken, [(lambda db: 1, future, True)])
    assert told is future and answer is None and isinstance(error, Unavailable)
    assert str(error) == "OperationalError: no BEGIN IMMEDIATE" and store.health().trouble == "OperationalError"
    assert broken.log.stale, "what is on disk must be read again"


async def test_errors_that_are_not_the_disks_fault_are_reported_as_they_are() -> None:
    class Strange:
        in_transaction = False
        log = SimpleNamespace(stale=False)

        def execute(self, statement: str) -> None:
            raise MemoryError(statement)

    store, future = SqliteStore(":memory:"), asyncio.get_running_loop().create_future()
    strange: Any = Strange()
    [(_, _, error)] = store._commit(strange, [(lambda db: 1, future, True)])
    assert type(error) is MemoryError and store.health().trouble == "MemoryError"


async def test_a_result_that_cannot_be_written_takes_its_entry_with_it(store: SqliteStore) -> None:
    nobody: Any = None
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(0, b"half"), result=ResultRow(nobody, 1, "tris", 0, b"{}"))
    assert await store.entries("t", 1) == []


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
        with pytest.raises(Unavailable, match=r"^OperationalError: attempt to write a readonly database$"):
            await each._read(lambda db: db.execute("DELETE FROM tables"))
    assert await reader.room("t") is not None
    await reader.close()
    examine(path)
    await store.close()
    with pytest.raises(Unavailable):
        await store.room("t")
    with pytest.raises(Unavailable, match=r"^the store is closed$"):
        store._read_now(lambda db: 1)


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    path = tmp_path / "taken" / "house.sqlite3"
    with pytest.raises(Unusable) as found:
        await SqliteStore(path).open()
    assert (found.value.kind, found.value.path) == ("out_of_reach", str(path))
    assert "taken" in found.value.detail


async def test_the_writer_thread_has_a_name(store: SqliteStore) -> None:
    assert "store" in {thread.name for thread in threading.enumerate()}


async def test_a_file_of_a_newer_house_is_not_read_either(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version=99")
    db.close()
    for looks in (SqliteStore(path).open, SqliteStore(path, read_only=True).open, examined(path)):
        with pytest.raises(Unusable) as found:
            await looks()
        assert (found.value.kind, found.value.path) == ("newer", str(path))
        assert found.value.detail == f"99 > {schema.VERSION}"


def examined(path: Path) -> Any:
    async def look() -> None:
        examine(path)

    return look


def looked_through(db: sqlite3.Connection, path: Path) -> Any:
    async def look() -> None:
        check_whole(db, str(path))

    return look


async def test_a_spoilt_file_is_named_with_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    path.write_bytes(b"not a database at all, whatever it says" * 40)
    with contextlib.closing(sqlite3.connect(path)) as db:
        for looks in (SqliteStore(path).open, examined(path), looked_through(db, path)):
            with pytest.raises(Unusable) as spoilt:
                await looks()
            assert (spoilt.value.kind, spoilt.value.path) == ("corrupt", str(path))
            assert spoilt.value.detail == "file is not a database"


async def test_a_file_that_could_not_be_opened_is_not_written(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite3").write_bytes(b"not a database at all, whatever it says" * 40)
    store = SqliteStore(tmp_path / "house.sqlite3")
    with pytest.raises(Unusable):
        await store.open()
    assert store.health().writer is False
    with pytest.raises(Unavailable, match="not open for writing"):
        await asyncio.wait_for(store.heartbeat(1, 1), 30)


async def spoil(path: Path, statement: str, page: str) -> None:
    """A database with one table; the first page of one of its parts is overwritten."""
    store = SqliteStore(path)
    await store.open()
    for number in range(40):
        await store.add_room(RoomRow(f"t{number}", f"C{number}", "tris", "lobby", b"x" * 400, "ada", ("ada",), 7))
    await store.close()
    db = sqlite3.connect(path)
    size = db.execute("PRAGMA page_size").fetchone()[0]
    number = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (page,)).fetchone()[0]
    if statement:
        db.executescript(statement)
    db.close()
    if not statement:
        with path.open("r+b") as file:
            file.seek((number - 1) * size)
            file.write(b"\xff" * size)


async def test_a_file_with_a_damaged_page_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    await spoil(path, "", "tables")
    for looks in (SqliteStore(path).open, examined(path)):
        with pytest.raises(Unusable) as spoilt:
            await looks()
        assert (spoilt.value.kind, spoilt.value.path) == ("corrupt", str(path))
        assert re.search(r"page \d", spoilt.value.detail, re.I), "where it is spoilt, in the words of SQLite"


async def test_a_look_at_leisure_finds_an_index_that_does_not_know_its_rows(tmp_path: Path) -> None:
    """Opening checks that the pages are intact, which is quick. The full examination also compares tables and
    indexes."""
    path = tmp_path / "house.sqlite3"
    await spoil(path, "PRAGMA writable_schema=ON;"
                "UPDATE sqlite_master SET sql = replace(sql, '(table_id)', '(guest)') WHERE name = 'members_by_table'",
                "members_by_table")
    store = SqliteStore(path)
    await store.open()
    await store.close()
    with pytest.raises(Unusable) as spoilt:
        examine(path)
    assert (spoilt.value.kind, spoilt.value.path) == ("corrupt", str(path))


@pytest.mark.skipif(sys.platform == "win32", reason="who may write is said otherwise")
async def test_a_file_without_write_permission_is_not_examined(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    store = SqliteStore(path)
    await store.open()
    await store.close()
    path.chmod(0o400)
    with pytest.raises(Unusable) as found:
        examine(path)
    assert (found.value.kind, found.value.path) == ("read_only", str(path))


async def test_opening_a_file_ends_the_incarnation_before(store: SqliteStore) -> None:
    first = await store.register_process(1)
    fresh = await store.add_room(RoomRow("u", "UUUU", "tris", "lobby", b"{}", "ada", ("ada",), 7))
    assert fresh.incarnation == 0, "nobody holds it yet"
    lease = await store.claim("t", first)
    assert lease is not None and await store.owner("t") == Owner(first, 1, "", True), "no address is no address"
    second = await store.register_process(2)
    assert await store.owner("t") == Owner(first, 1, "", False) and await store.claim("t", second) is not None
    for late in (store.save_room(ROOM, lease), store.append("t", 1, LogRow(0, b""), lease=lease)):
        with pytest.raises(LeaseLost, match=r"^t$"):
            await late


def version_of(path: Path) -> tuple[int, set[str]]:
    db = sqlite3.connect(path)
    try:
        columns = {row[1] for row in db.execute("PRAGMA table_info(openings)")}
        return db.execute("PRAGMA user_version").fetchone()[0], columns
    finally:
        db.close()


async def test_a_file_of_the_first_version_is_brought_forward_whole_or_not_at_all(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "house.sqlite3"
    db = sqlite3.connect(path)
    db.executescript("CREATE TABLE openings (opening INTEGER PRIMARY KEY, beat INTEGER NOT NULL);"
                     "INSERT INTO openings VALUES (4, 99); PRAGMA user_version=1")
    db.close()
    steps = {**schema.STEPS, schema.VERSION: (*schema.STEPS[schema.VERSION], "NONSENSE")}
    with monkeypatch.context() as broken:
        broken.setattr(schema, "STEPS", steps)
        with pytest.raises(Unusable, match="NONSENSE"):
            await SqliteStore(path).open()
    assert version_of(path) == (1, {"opening", "beat"}), "as it was"
    store = SqliteStore(path)
    await store.open()
    assert await store.last_heartbeat(4) == 99 and await store.register_process(100) > 4
    await store.close()
    version, columns = version_of(path)
    assert version == schema.VERSION and {"over", "address"} <= columns
