"""The SQLite store: acknowledged writes are on disk, positions are written once, writes share commits, old data
goes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.store import (
    FORGIVEN,
    Conflict,
    FeatRow,
    GuestRow,
    LeaseLost,
    LogRow,
    PendingWrite,
    ResultRow,
    RoomRow,
    Unavailable,
    open_store,
)
from ludoteca.store.sqlite.schema import VERSION
from ludoteca.store.sqlite.store import NewEntry, SqliteStore, new_entry
from ludoteca.store.sqlite.writer import TOGETHER


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


async def test_a_pending_write_has_any_number_of_waiters_and_one_callback(store: SqliteStore) -> None:
    lease = await store.add_room(room("t"), incarnation=await store.register_process(1))
    written, told = store.append("t", 1, LogRow(0, b"move"), lease=lease), []
    assert isinstance(written, PendingWrite) and not written.ended
    written.at_once(told.append)

    async def wait() -> None:
        await written

    waiting = [asyncio.create_task(wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    assert await asyncio.gather(*waiting[1:]) == [None, None] and told == [written] and waiting[0].cancelled()
    await written
    assert written.ended and written.error is None
    taken = store.append("t", 1, LogRow(0, b"another"), lease=lease)
    assert isinstance(taken, PendingWrite)
    lengths = set()
    for _ in range(3):
        with pytest.raises(Conflict) as refused:
            await taken
        lengths.add(len(refused.traceback))
    assert isinstance(taken.error, Conflict) and len(lengths) == 1, "whoever hears it leaves nothing on it"
    told.clear()
    taken.at_once(told.append)
    taken.end()
    assert isinstance(taken.error, Conflict) and not told, "what is over is over"


async def test_a_failing_write_callback_does_not_delay_other_callbacks(store: SqliteStore) -> None:
    lease = await store.add_room(room("t"), incarnation=await store.register_process(1))
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, facts: heard.append(facts["message"]))

    def broken(written: PendingWrite) -> None:
        raise ZeroDivisionError

    first, second = (store.append("t", 1, LogRow(position, b"move"), lease=lease) for position in range(2))
    assert isinstance(first, PendingWrite)
    first.at_once(broken)
    await asyncio.wait_for(second, 30)
    assert heard == ["a write could not be told"]


async def test_every_call_of_one_commit_gets_its_result(store: SqliteStore) -> None:
    """Rows, another write, then rows again: every call gets its result."""
    incarnation = await store.register_process(1)
    leases = {table: await store.add_room(room(table), incarnation=incarnation) for table in ("t1", "t2")}
    answers = asyncio.gather(
        store.append("t1", 1, LogRow(0, b"move"), lease=leases["t1"]), store.add_room(room("t3")),
        store.append("t2", 1, LogRow(0, b"move"), lease=leases["t2"]), store.add_room(room("t1")),
        return_exceptions=True)
    told = await asyncio.wait_for(answers, 30)
    assert [type(each).__name__ for each in told] == ["NoneType", "Lease", "NoneType", "Conflict"]
    assert await store.room("t3") is not None and len(await store.entries("t2", 1)) == 1


async def test_entries_that_come_together_are_one_statement_and_fail_alone(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch,
) -> None:
    incarnation = await store.register_process(1)
    tables = [f"t{number}" for number in range(45)]
    leases = {}
    for table in tables:
        await store.add_room(room(table))
        leases[table] = await store.claim(table, incarnation)
    together: list[int] = []
    add_all = NewEntry.add_all
    monkeypatch.setattr(
        NewEntry, "add_all", staticmethod(lambda db, rows: (together.append(len(rows)), add_all(db, rows))))

    def move(table: str, position: int, entry: Any = b"move", request: str = "") -> asyncio.Future[None]:
        return store.append(table, 1, LogRow(position, entry, request), lease=leases[table])

    await asyncio.gather(*(move(table, 0) for table in tables))
    assert together == [45] and store.commits == 92, "one commit, one statement"
    leases["t3"] = msgspec.structs.replace(leases["t3"], epoch=99)
    unwritable: Any = object()
    told = await asyncio.gather(
        *(move(table, 0 if table == "t2" else 1, unwritable if table == "t4" else b"next") for table in tables[:8]),
        return_exceptions=True)
    assert [type(each).__name__ for each in told[:6]] == [
        "NoneType", "NoneType", "Conflict", "LeaseLost", type(told[4]).__name__, "NoneType"]
    assert isinstance(told[4], sqlite3.Error) and told[6:] == [None, None] and together[1] == 8
    for number, table in enumerate(tables[:8]):
        assert len(await store.entries(table, 1)) == (1 if number in (2, 3, 4) else 2)


async def traced(store: SqliteStore) -> list[str]:
    """The SQL statements that the writer runs from now on."""
    asked: list[str] = []
    await store._write(lambda db: db.set_trace_callback(asked.append))
    asked.clear()
    return asked


@pytest.mark.parametrize(("count", "words"), [
    (1, ["INSERT"]), (2, ["INSERT"]), (TOGETHER, ["INSERT"]), (TOGETHER + 1, ["BEGIN", "INSERT", "INSERT", "COMMIT"]),
])
async def test_moves_and_nothing_else_are_one_statement_which_is_their_commit(
    store: SqliteStore, count: int, words: list[str],
) -> None:
    lease = await store.add_room(room("t"), incarnation=await store.register_process(1))
    asked = await traced(store)
    await asyncio.gather(*(store.append("t", 1, LogRow(position, b"move"), lease=lease) for position in range(count)))
    assert [statement.split()[0] for statement in asked] == words
    asked.clear()
    message = [new_entry("t", 2, LogRow(position, b"move"), lease) for position in range(count)]
    assert await store.append_all(message) == {}
    assert [statement.split()[0] for statement in asked] == words


async def test_entries_beside_something_else_are_one_statement_as_long_as_they_follow_each_other(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch,
) -> None:
    lease = await store.add_room(room("t"), incarnation=await store.register_process(1))
    together: list[int] = []
    add_all = NewEntry.add_all
    monkeypatch.setattr(
        NewEntry, "add_all", staticmethod(lambda db, rows: (together.append(len(rows)), add_all(db, rows))))
    positions, asked = iter(range(200)), await traced(store)

    def rows(count: int) -> list[NewEntry]:
        return [new_entry("t", 1, LogRow(next(positions), b"move"), lease) for _ in range(count)]

    def moves(count: int) -> list[Any]:
        return [store.append("t", 1, LogRow(next(positions), b"move"), lease=lease) for _ in range(count)]

    *told, refused = await asyncio.gather(
        *moves(3), store._write(lambda db: "a"), store.append_all(rows(2)), store.append_all(rows(4)), *moves(130),
        store._write(lambda db: "b"), store._write(lambda db: "c"), *moves(1), store.append_all(rows(1)),
        store.append("t", 1, LogRow(0, b"taken")), return_exceptions=True)
    assert told == [None] * 3 + ["a", {}, {}] + [None] * 130 + ["b", "c", None, {}] and isinstance(refused, Conflict)
    assert together == [3, 6, 128, 2, 1, 1]
    assert (asked[0], asked[-1]) == ("BEGIN IMMEDIATE", "COMMIT") and not {"BEGIN IMMEDIATE", "ROLLBACK"} & {*asked[1:]}
    assert [row.position for row in await store.entries("t", 1)] == list(range(141))


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9, 130])
async def test_only_writes_of_the_lost_table_are_refused_in_a_group(
    store: SqliteStore, count: int,
) -> None:
    incarnation = await store.register_process(1)
    tables = [f"t{number}" for number in range(count)]
    leases = {table: await store.add_room(room(table), incarnation=incarnation) for table in tables}
    leases[tables[-1]] = msgspec.structs.replace(leases[tables[-1]], epoch=99)
    told = await asyncio.gather(
        *(store.append(table, 1, LogRow(0, b"move"), lease=leases[table]) for table in tables), return_exceptions=True)
    assert told[:-1] == [None] * (count - 1) and isinstance(told[-1], LeaseLost)
    assert [len(await store.entries(table, 1)) for table in tables] == [1] * (count - 1) + [0]


async def test_of_entries_that_come_as_one_message_those_are_named_that_did_not_go_in(store: SqliteStore) -> None:
    incarnation = await store.register_process(1)
    held = await store.add_room(room("t"), incarnation=incarnation)
    gone = msgspec.structs.replace(held, epoch=99)
    unwritable: Any = object()
    told = await store.append_all([
        new_entry("t", 1, LogRow(position, entry), lease) for position, entry, lease in (
            (0, b"first", held), (0, b"again", held), (1, b"late", gone), (1, unwritable, held), (1, b"second", held))])
    assert {place: type(error) for place, error in told.items()} == {1: Conflict, 2: LeaseLost, 3: type(told[3])}
    assert "UNIQUE" in str(told[1]) and isinstance(told[3], sqlite3.Error)
    assert [row.entry for row in await store.entries("t", 1)] == [b"first", b"second"]
    answers = await asyncio.gather(
        store.append_all([new_entry("t", 1, LogRow(2, b"third"), held)]),
        store.append("t", 1, LogRow(3, b"alone"), lease=held), store.append("t", 1, LogRow(4, b"too"), lease=held),
        store.append_all([new_entry("t", 1, LogRow(5, b"sixth"), held)]),
        store.append_all([new_entry("t", 1, LogRow(6, b"last"), held)]))
    assert answers == [{}, None, None, {}, {}] and len(await store.entries("t", 1)) == 7
    assert await store.append_all([]) == {}
    with pytest.raises(LeaseLost, match=r"^t$"):
        await store.add_chat("t", 1, b"late", lease=gone)


async def test_the_sweep_leaves_changes_and_rate_limits_that_still_count(store: SqliteStore) -> None:
    hours = 10 * FORGIVEN
    for at in (hours - FORGIVEN - 1, hours - FORGIVEN, hours):
        await store.add_change("ada", str(at), at)
        await store.take_tokens(str(at), at, burst=5, per_second=0, cost=2)
    await store.sweep(guests=0, finished=0, abandoned=0, now=hours)
    assert [each.kind for each in await store.changes(hours, hours)] == [str(hours - FORGIVEN), str(hours)]
    left = [await store.take_tokens(str(at), hours, 5, 0, 2) for at in (hours - FORGIVEN - 1, hours - FORGIVEN, hours)]
    assert left == [(3, True), (1, True), (1, True)]


async def test_a_write_that_fails_half_way_is_rolled_back_without_harm_to_others(store: SqliteStore) -> None:
    """The entry is inserted first. When what belongs to it cannot be written, the entry must not stay either."""
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
    """Every commit is synced to disk, another program's lock is waited for, and the file states its version."""
    def setting(name: str) -> Any:
        return store._write(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])

    assert await setting("synchronous") == 2
    assert await setting("busy_timeout") >= 1000
    assert await setting("user_version") == VERSION == 4
    before = store.health()
    await asyncio.gather(*(store.append("t", 1, LogRow(number, b"x")) for number in range(5)))
    assert store.health().writes == before.writes + 5 and store.health().commits > before.commits


class Fatal(BaseException):
    """A BaseException that is not an Exception."""


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


async def test_health_shows_a_commit_that_failed_until_one_succeeds(store: SqliteStore) -> None:
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
        await store.heartbeat(1, 1)
    assert not store.health().well


async def test_what_is_asked_of_a_store_that_closes_is_refused_at_once(store: SqliteStore) -> None:
    disk_is_back = threading.Event()
    before = store._write(lambda db: disk_is_back.wait())
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    late, health = store._write(lambda db: True), store.health()
    refused = late.done() and isinstance(late.exception(), Unavailable)
    disk_is_back.set()
    await closing
    assert refused and health.writer is False and await before, "what came before is written all the same"


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
        await reader.heartbeat(1, 1)
    await reader.close()
    await writer.close()


async def test_the_heartbeat_from_before_incarnations_is_still_known(store: SqliteStore) -> None:
    await store._write(lambda db: db.execute("INSERT INTO house VALUES ('beat', 42)"))
    assert await store.last_heartbeat(0) == 42 and await store.last_heartbeat(await store.register_process(1)) == 1


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


@pytest.mark.parametrize(("address", "path"), [
    ("/var/house.db", "/var/house.db"), ("house.db", "house.db"), ("sqlite:///house.db", "house.db"),
    ("sqlite:////var/house.db", "/var/house.db"), ("memory:", ":memory:"),
])
def test_addresses(address: str, path: str) -> None:
    store = open_store(address)
    assert isinstance(store, SqliteStore) and store.path == path


@pytest.mark.parametrize("address", ["mysql://host/db", "http://host/db"])
def test_other_databases_are_refused_in_clear_words(address: str) -> None:
    with pytest.raises(ValueError, match="sqlite"):
        open_store(address)


async def test_games_finished_before_they_had_links_get_theirs(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    before = SqliteStore(path)
    await before.open()
    await before.close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript("DROP VIEW entries; DROP TABLE ledger; DROP TABLE places; DROP TABLE played; "
                         "DROP TABLE results; CREATE TABLE results (table_id TEXT NOT NULL, "
                         "round INTEGER NOT NULL, game TEXT NOT NULL, finished INTEGER NOT NULL, result BLOB NOT NULL, "
                         "UNIQUE (table_id, round)); PRAGMA user_version=2;")
        result = b'{"players": [{"kind": "person", "guest": "ada"}, {"kind": "bot", "guest": "", "level": "maestro"}]}'
        db.execute("INSERT INTO results VALUES ('t', 1, 'tris', 5, ?)", (result,))
        db.commit()
    store = SqliteStore(path)
    await store.open()
    [found] = await store.results_of("ada")
    assert found.result == result and len(found.link) == 18 and await store.result_by_link(found.link) == found
    assert await store.results_of("") == []
    await store.close()
