"""Keeping a house on PostgreSQL. A copy of it is a SQLite file: a house moves from either to the other by its copy."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import msgspec

from ludoteca.store.backup import DELETED_NAME, FileMaintenance, NoSuchGuest, NotEmpty, without
from ludoteca.store.errors import Unavailable
from ludoteca.store.postgres.connections import Connection, why
from ludoteca.store.postgres.store import PostgresStore
from ludoteca.store.preflight import FileLock, InUse, Unusable, check_whole, diagnosis
from ludoteca.store.sqlite.log import place_all
from ludoteca.store.sqlite.schema import migrate
from ludoteca.store.sqlite.writer import examine

T = TypeVar("T")

ROWS = 1_000                     # carried over at a time
SILENCE = 10                     # seconds without a heartbeat after which an incarnation has crashed

PLACES = {
    "guests": ("id", "token_hash", "name", "language", "created", "seen"),
    "tables": ("id", "code", "game", "phase", "host", "room", "touched"),
    "members": ("table_id", "guest"),
    "entries": ("table_id", "round", "position", "entry", "request"),
    "chat": ("table_id", "number", "line", "request"),
    "results": ("table_id", "round", "game", "finished", "result", "link"),
    "played": ("guest", "table_id", "round"),
    "feats": ("guest", "game", "feat", "won"),
    "notes": ("guest", "topic", "value"),
    "handoffs": ("code_hash", "guest", "table_id", "expires"),
    "openings": ("opening", "beat", "address", "over"),
    "leases": ("table_id", "opening", "epoch"),
    "facts": ("fact", "value"),
}
"""What a copy holds."""
PASSING = ("house", "changes", "buckets")
"""Tables that are not copied: the schema version, recent changes of names, buckets of rate limits."""

OF_THEIR_TABLES = "table_id IN (SELECT table_id FROM members WHERE guest = $1)"
OF_A_PERSON = {
    "guests": "id = $1", "tables": "id IN (SELECT table_id FROM members WHERE guest = $1)", "members": "guest = $1",
    "entries": OF_THEIR_TABLES, "chat": OF_THEIR_TABLES, "results": OF_THEIR_TABLES, "feats": "guest = $1",
    "notes": "guest = $1"}


class PostgresMaintenance:
    """Maintenance of one PostgreSQL database."""

    def __init__(self, address: str) -> None:
        self._store = PostgresStore(address)

    @property
    def place(self) -> str:
        return self._store.path

    def backup(self, into: Path) -> None:
        """A whole copy of this moment, also while the house is open: it stands under its name only when it is good."""
        unfinished = into.with_name(f"{into.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        try:
            self._run(self._copied(unfinished))
        except (sqlite3.Error, OSError) as error:
            unfinished.unlink(missing_ok=True)
            raise diagnosis(error, str(into)) from error
        with unfinished.open("rb") as copied:
            os.fsync(copied.fileno())
        unfinished.replace(into)

    def restore(self, copy: Path, over: bool = False) -> None:
        """A copy, or the file of a closed house, becomes the house in this database. Only a closed house can be put
        back, and a full one only `over` itself."""
        if not copy.is_file():
            raise FileNotFoundError(copy)
        examine(copy)
        lock = FileLock(str(copy))
        if lock.is_locked():
            raise InUse(str(copy), lock.holder().address, lock.holder().pid)
        with tempfile.TemporaryDirectory() as folder:
            whole = Path(folder) / "copy.sqlite3"
            FileMaintenance(copy).backup(whole)
            with contextlib.closing(sqlite3.connect(whole, isolation_level=None)) as source:
                migrate(source)
                self._run(self._put_back(source, over))

    def export(self, asked: str) -> dict[str, object]:
        """Everything the house has of a person: themselves, their tables, what they did and said there."""
        with tempfile.TemporaryDirectory() as folder:
            theirs = Path(folder) / "person.sqlite3"
            id = self._run(self._copied(theirs, asked))
            return FileMaintenance(theirs).export(id)

    def forget(self, asked: str) -> str:
        """Take a person out of a closed house, as from a file; back comes the id they had. What PostgreSQL still keeps
        of changed rows is thrown away too, as far as its tables go: its own log ages away."""
        return self._run(self._forgotten(asked))

    # -- at the database

    def _run(self, act: Coroutine[object, None, T]) -> T:
        """To its end; whatever the database refuses is Unusable."""
        try:
            return asyncio.run(act)
        except (asyncpg.PostgresError, Unavailable) as error:
            raise Unusable("out_of_reach", self.place, why(error)) from error

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[Connection]:
        await self._store.open()
        try:
            async with self._store.line() as db:
                yield db
        finally:
            await self._store.close()

    async def _copied(self, into: Path, asked: str | None = None) -> str:
        """All of the house, or all that concerns one person, as of one moment; their id."""
        async with self._line() as db, db.transaction(isolation="repeatable_read", readonly=True):
            id = "" if asked is None else await _guest(db, asked)
            with contextlib.closing(sqlite3.connect(into, isolation_level=None)) as target:
                migrate(target)
                target.execute("BEGIN")
                for place in PLACES if asked is None else OF_A_PERSON:
                    where = "" if asked is None else f" WHERE {OF_A_PERSON[place]}"
                    found = await db.cursor(
                        f"SELECT {', '.join(PLACES[place])} FROM {place}{where}", *([] if asked is None else [id]))
                    while rows := await found.fetch(ROWS):
                        _insert_rows(target, place, rows)
                place_all(target)
                target.execute("COMMIT")
                check_whole(target, str(into), thorough=True)
            return id

    async def _put_back(self, source: sqlite3.Connection, over: bool) -> None:
        async with self._line() as db, db.transaction():
            await self._closed(db)
            there = await db.fetchval("SELECT EXISTS (SELECT 1 FROM guests) OR EXISTS (SELECT 1 FROM tables)")
            if there and not over:
                raise NotEmpty(self._store.path)
            await db.execute(f"TRUNCATE {', '.join(PLACES)}, changes, buckets")
            for place, columns in PLACES.items():
                writers = [_WRITE.get(column, _same) for column in columns]
                found = source.execute(f"SELECT {', '.join(columns)} FROM {place}")
                while rows := found.fetchmany(ROWS):
                    await db.copy_records_to_table(place, columns=columns, records=[
                        tuple(write(value) for write, value in zip(writers, row, strict=True)) for row in rows])
            await db.execute("UPDATE openings SET over = true")
            await db.execute("UPDATE leases SET opening = NULL")
            await db.execute(
                "SELECT setval(pg_get_serial_sequence('openings', 'opening'), "
                "greatest((SELECT max(opening) FROM openings), 1))")

    async def _forgotten(self, asked: str) -> str:
        async with self._line() as db:
            async with db.transaction():
                await self._closed(db)
                id = await _guest(db, asked)
                for row in await db.fetch(f"SELECT id, room FROM tables WHERE {OF_A_PERSON['tables']}", id):
                    state = msgspec.json.decode(row["room"])
                    if id in state.get("people", {}):
                        state["people"][id] = DELETED_NAME
                    await db.execute("UPDATE tables SET room = $2 WHERE id = $1", row["id"], msgspec.json.encode(state))
                for row in await db.fetch(f"SELECT table_id, number, line FROM chat WHERE {OF_A_PERSON['chat']}", id):
                    if msgspec.json.decode(row["line"])["line"]["guest"] == id:
                        await db.execute(
                            "DELETE FROM chat WHERE table_id = $1 AND number = $2", row["table_id"], row["number"])
                for row in await db.fetch(
                        "SELECT table_id, round, result FROM results JOIN played USING (table_id, round) "
                        "WHERE guest = $1", id):
                    await db.execute("UPDATE results SET result = $3 WHERE table_id = $1 AND round = $2",
                                     row["table_id"], row["round"], without(row["result"], id))
                for place in ("feats", "handoffs", "members", "notes", "played"):
                    await db.execute(f"DELETE FROM {place} WHERE guest = $1", id)
                await db.execute("DELETE FROM guests WHERE id = $1", id)
            for place in ("guests", "tables", "chat", "results"):
                await db.execute(f"VACUUM FULL {place}")
            return id

    async def _closed(self, db: Connection) -> None:
        """Keep servers from starting until this is done. Raises InUse if one is running."""
        await db.execute("LOCK TABLE openings IN EXCLUSIVE MODE")
        address = await db.fetchval(
            "SELECT address FROM openings WHERE NOT over AND heard > clock_timestamp() - $1 * interval '1 second' "
            "ORDER BY heard DESC LIMIT 1", SILENCE)
        if address is not None:
            raise InUse(self._store.path, address)


def _insert_rows(target: sqlite3.Connection, place: str, rows: Sequence[Sequence[object]]) -> None:
    columns = PLACES[place]
    readers = [_READ.get(column, _same) for column in columns]
    into = "ledger" if place == "entries" else place
    target.executemany(
        f"INSERT INTO {into} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
        [tuple(read(value) for read, value in zip(readers, row, strict=True)) for row in rows])


async def _guest(db: Connection, asked: str) -> str:
    """The id of a guest, found by id or by a name that one guest only has. Raises NoSuchGuest."""
    if await db.fetchval("SELECT 1 FROM guests WHERE id = $1", asked):
        return asked
    ids = tuple(row["id"] for row in await db.fetch("SELECT id FROM guests WHERE name = $1 ORDER BY seen", asked))
    if len(ids) != 1:
        raise NoSuchGuest(asked, ids)
    return str(ids[0])


def _same(value: Any) -> Any:
    return value


_READ: dict[str, Callable[[Any], Any]] = {
    "request": lambda value: value.decode("utf-8", "replace"), "over": lambda _: 1}
_WRITE: dict[str, Callable[[Any], Any]] = {"request": str.encode, "over": bool}
"""Columns that differ between the two databases. In a copy every incarnation has ended."""
