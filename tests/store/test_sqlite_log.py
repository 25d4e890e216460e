"""The SQLite log table: rows not yet in the index are read, refused as duplicates, indexed and removed like all
others."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.store import Conflict, LeaseLost, LogRow, ResultRow, RoomRow, Unavailable
from ludoteca.store.sqlite import log
from ludoteca.store.sqlite.log import LogTable, WriterConnection
from ludoteca.store.sqlite.schema import migrate
from ludoteca.store.sqlite.store import SqliteStore, new_entry

TABLES = ("anna", "bea", "carlo", "dino", "eva", "fede", "gino")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Index after a few pending rows."""
    monkeypatch.setattr(log, "FULL", 12)
    monkeypatch.setattr(log, "PIECE", 4)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "house.sqlite3")
    await store.open()
    yield store
    await store.close()


def room(id: str, phase: str = "playing", touched: int = 0) -> RoomRow:
    return RoomRow(id, id.upper(), "tris", phase, b"{}", "ada", ("ada",), touched)


def look(path: Path | str, question: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return db.execute(question).fetchall()


def check_index(path: Path | str) -> tuple[int, int]:
    """Count rows with and without an index position, after checking that all positions are right and complete."""
    [(placed,)] = look(path, "SELECT value FROM house WHERE fact = 'placed'")
    assert look(path, "SELECT number FROM ledger WHERE table_id > '' AND number <= "
                f"{placed} AND number NOT IN (SELECT number FROM places)") == []
    assert look(path, "SELECT p.number FROM places p LEFT JOIN ledger l USING (number, table_id, round, position) "
                "WHERE l.number IS NULL") == []
    lines = look(path, "SELECT table_id, round, position FROM ledger WHERE table_id > '' ORDER BY 1, 2, 3")
    assert lines == sorted(set(lines)) == look(path, "SELECT table_id, round, position FROM entries ORDER BY 1, 2, 3")
    [(places,)] = look(path, "SELECT count(*) FROM places")
    return places, len(lines) - places


async def test_whatever_is_written_is_read_and_no_position_is_written_twice(store: SqliteStore) -> None:
    """Single moves, batches, merged messages and moves with notes, mixed with refusals, failures and sweeps."""
    luck = random.Random(1)
    incarnation = await store.register_process(1)
    leases = {table: await store.add_room(room(table), incarnation=incarnation) for table in TABLES}
    logs: dict[str, list[bytes]] = {table: [] for table in TABLES}
    seen: set[bool] = set()

    def next_of(table: str) -> LogRow:
        logs[table].append(f"{table} {len(logs[table])}".encode())
        return LogRow(len(logs[table]) - 1, logs[table][-1], f"r{len(logs[table])}")

    def fails(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    for turn in range(120):
        table = luck.choice(TABLES)
        kind = luck.randrange(7)
        if kind == 0:
            await store.append(table, 1, next_of(table), lease=leases[table])
        elif kind == 1:
            several = [luck.choice(TABLES) for _ in range(luck.randrange(2, 9))]
            await asyncio.gather(*(store.append(each, 1, next_of(each), lease=leases[each]) for each in several))
        elif kind == 2:
            assert await store.append_all([
                new_entry(each, 1, next_of(each), leases[each]) for each in luck.choices(TABLES, k=9)]) == {}
        elif kind == 3:
            await store.append(table, 1, next_of(table), room(table, touched=turn), lease=leases[table])
        elif kind == 4 and logs[table]:
            again = LogRow(luck.randrange(len(logs[table])), b"again")
            beside = luck.choice(TABLES)
            told = await asyncio.gather(
                store.append(table, 1, again, lease=leases[table]), store.append(beside, 1, next_of(beside)),
                return_exceptions=True)
            assert isinstance(told[0], Conflict) and told[1] is None
            refused = await store.append_all([
                new_entry(table, 1, again, leases[table]), new_entry(beside, 1, next_of(beside), leases[beside])])
            assert {place: type(error) for place, error in refused.items()} == {0: Conflict}
            with pytest.raises(Conflict):
                await store.append(table, 1, again, lease=leases[table])
        elif kind == 5:
            full = [store.append(each, 1, LogRow(len(logs[each]), b"lost"), lease=leases[each]) for each in TABLES]
            told = await asyncio.gather(*full, store._write(fails), return_exceptions=True)
            assert all(isinstance(each, Unavailable) for each in told)
        elif kind == 6 and turn % 5 == 0:
            await store.unregister_process(incarnation)
            await store.sweep(guests=0, finished=0, abandoned=1, now=5)
            incarnation = await store.register_process(1)
            for gone in TABLES:
                if await store.room(gone) is None:
                    leases[gone], logs[gone] = await store.add_room(room(gone), incarnation=incarnation), []
                else:
                    lease = await store.claim(gone, incarnation)
                    assert lease is not None
                    leases[gone] = lease
        for each in TABLES[turn % 3::3]:
            assert [row.entry for row in await store.entries(each, 1)] == logs[each]
            assert await store.requests(each, 3) == [f"r{n + 1}" for n in range(len(logs[each]))][-3:]
        places, without = check_index(store.path)
        seen |= {places > 0 and without > 0}
        assert without <= 40, "the hand goes round"
        assert await store._write(lambda db: sum(map(len, db.log._tables.values()))) <= without, "no more is kept"
    [(placed, last)] = look(store.path, "SELECT value, (SELECT max(number) FROM ledger) FROM house "
                            "WHERE fact = 'placed'")
    assert True in seen and last - 80 < placed <= last, "a reader has few rows to look through"


@pytest.fixture
def ledger() -> Iterator[LogTable]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None, factory=WriterConnection)) as db:
        migrate(db)
        yield LogTable(db)


def test_indexing_takes_a_few_tables_at_a_time_and_more_under_load(ledger: LogTable) -> None:
    def write(position: int, *tables: str) -> None:
        for table in tables:
            ledger.add((table, 1, position, b"move", ""), None)

    def placed() -> list[Any]:
        return [table for table, in ledger._db.execute("SELECT DISTINCT table_id FROM places ORDER BY 1")]

    write(0, *TABLES[:6])
    write(1, *TABLES[:5])
    assert not ledger.full
    write(1, TABLES[5])
    ledger.keep()
    ledger._db.execute("BEGIN")
    write(2, TABLES[6])
    ledger._db.execute("ROLLBACK")
    ledger.undo()
    assert ledger.full, "twelve lines, whatever was undone"
    left = ledger.place()
    assert left == 4 and placed() == [*TABLES[:2]], "a piece of four lines, in the order of the index"
    ledger.placed(left)
    assert not ledger.full
    write(2, *TABLES[2:6])
    assert ledger.full and ledger.place() == 1 and placed() == [*TABLES[:5]], "twice what has come since"


def test_a_look_that_fails_says_why_and_leaves_nothing_begun(ledger: LogTable) -> None:
    ledger._db.execute("DROP TABLE house")
    with pytest.raises(sqlite3.OperationalError, match="no such table: house"):
        ledger.rebuild_index()
    assert not ledger._db.in_transaction


async def test_a_file_left_in_the_middle_is_whole_when_it_is_opened_again(store: SqliteStore, tmp_path: Path) -> None:
    incarnation = await store.register_process(1)
    held = {table: await store.add_room(room(table), incarnation=incarnation) for table in TABLES[-1:]}
    [(table, lease)] = held.items()
    for position in range(30):
        await store.append(table, 1, LogRow(position, b"%d" % position, str(position)), lease=lease)
        await store.append("other", position, LogRow(0, b"deal"))
    left = tmp_path / "left.sqlite3"
    for rest in ("", "-wal"):                      # the state that kill -9 leaves
        shutil.copy(f"{store.path}{rest}", f"{left}{rest}")
    assert check_index(left)[1] > 0
    again = SqliteStore(left)
    await again.open()
    assert check_index(left) == (60, 0)
    assert [row.position for row in await again.entries(table, 1)] == list(range(30))
    assert await again.requests(table, 2) == ["28", "29"]
    fresh = await again.claim(table, await again.register_process(2))
    assert fresh is not None
    for late, refused, why in ((lease, LeaseLost, "^gino$"), (fresh, Conflict, r"^UNIQUE: \('gino', 1, 29\)$")):
        with pytest.raises(refused, match=why):
            await again.append(table, 1, LogRow(29, b"twice"), lease=late)
    await again.append(table, 1, LogRow(30, b"30"), lease=fresh)
    await again.close()
    assert check_index(left) == (60, 1)


async def test_two_writers_of_one_file_never_write_the_same_position(store: SqliteStore) -> None:
    """The lock file normally prevents two writers. Without it, no valid write is refused."""
    other = SqliteStore(store.path)
    await other.open()
    both = (store, other)
    luck = random.Random(4)
    logs = dict.fromkeys(TABLES, 0)
    for _ in range(60):
        table, one = luck.choice(TABLES), luck.randrange(2)
        position = LogRow(logs[table], b"%d" % one)
        await both[one].append(table, 1, position)
        with pytest.raises(Conflict):
            await both[1 - one].append(table, 1, position)
        logs[table] += 1
    lease = await store.add_room(room("last"), incarnation=7)
    told = await asyncio.gather(
        *(each.append("last", 1, LogRow(0, b"x"), lease=lease) for each in both), return_exceptions=True)
    assert sorted(type(each).__name__ for each in told) == ["Conflict", "NoneType"]
    for position, one in ((1, other), (2, store), (3, other)):
        await one.append("last", 1, LogRow(position, b"x"), lease=lease)
    told = await asyncio.gather(
        *(store.append("last", 1, LogRow(position, b"x"), lease=lease) for position in (3, 4)), return_exceptions=True)
    assert isinstance(told[0], Conflict) and told[1] is None, "together too"
    await other.close()
    check_index(store.path)
    for table, count in logs.items():
        assert len(await store.entries(table, 1)) == count


async def test_a_table_that_goes_leaves_nothing_behind_and_its_numbers_are_not_given_again(store: SqliteStore) -> None:
    """The last row belonged to the removed table, so only its number stays. A round in use stays too."""
    await store.append("brief", 1, LogRow(0, b"nobody has"))
    await store._write(lambda db: log.delete_rounds(db, "brief"))
    assert check_index(store.path) == (0, 0) and look(store.path, "SELECT * FROM entries") == []
    await store.append("kept", 1, LogRow(0, b"of a game somebody has"),
                       result=ResultRow("kept", 1, "tris", 1, b"{}", "link", ("ada",)))
    for position in range(20):
        await store.append("kept", 2, LogRow(position, b"never ended"))
        await store.append("gone", 1, LogRow(position, b"nobody has"))
    assert check_index(store.path)[1] > 0
    await store._write(lambda db: [log.delete_rounds(db, table) for table in ("kept", "gone")] and None)
    check_index(store.path)
    assert look(store.path, "SELECT table_id, entry FROM ledger") == [
        ("", b""), ("kept", b"of a game somebody has"), ("", b"")]
    assert await store.entries("kept", 2) == [] == await store.entries("gone", 1)
    await store.append("gone", 1, LogRow(0, b"anew"))
    assert look(store.path, "SELECT max(number) FROM ledger") == [(43,)]
    assert await store.entries("gone", 1) == [LogRow(0, b"anew")]


def test_a_file_of_the_version_before_gets_a_log_table_with_every_entry_in_it(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    rows = [(table, 1, position, b"%d" % position, "r") for position in range(9) for table in TABLES]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(
            "CREATE TABLE entries (table_id TEXT NOT NULL, round INTEGER NOT NULL, position INTEGER NOT NULL, entry "
            "BLOB NOT NULL, request TEXT NOT NULL, UNIQUE (table_id, round, position)); PRAGMA user_version=3;")
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        migrate(db)
        assert db.execute("SELECT * FROM entries").fetchall() == rows, "in the order they were written"
        assert db.execute("SELECT count(*) FROM places").fetchone() == (0,)

    async def open() -> list[LogRow]:
        store = SqliteStore(path)
        await store.open()
        with pytest.raises(Conflict):
            await store.append("eva", 1, LogRow(8, b"twice"))
        found = await store.entries("eva", 1)
        await store.close()
        return found

    assert asyncio.run(open()) == [LogRow(position, b"%d" % position, "r") for position in range(9)]
    assert check_index(path) == (63, 0)
