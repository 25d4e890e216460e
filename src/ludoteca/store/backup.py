"""Backup, restore, export of a person's data, and its deletion, for SQLite files.

PostgreSQL has its own implementation; the commands use `maintenance` for both.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

import msgspec

from ludoteca.store import open_store
from ludoteca.store.preflight import FileLock, check_whole, diagnosis
from ludoteca.store.sqlite.store import SqliteStore
from ludoteca.store.sqlite.writer import examine

DELETED_NAME = "–"               # the name at a table of a guest who was deleted
PAGES = 2_000                    # copied at a time: the server writes in between


class NoSuchGuest(LookupError):
    """No guest has this id or name, or several have the name (`ids`)."""

    def __init__(self, asked: str, ids: tuple[str, ...] = ()) -> None:
        super().__init__(asked)
        self.asked = asked
        self.ids = ids


class NotEmpty(Exception):
    """The target of a restore holds data already."""


class StoreMaintenance(Protocol):
    """What an operator can do with a store."""

    @property
    def place(self) -> str:
        """The address of the database, without a password."""

    def backup(self, into: Path) -> None: ...
    def restore(self, copy: Path, over: bool = False) -> None: ...
    def export(self, asked: str) -> dict[str, object]: ...
    def forget(self, asked: str) -> str: ...


def maintenance(address: str) -> StoreMaintenance:
    """The maintenance of a database. Raises ValueError for a kind of database that has none."""
    store = open_store(address)
    if isinstance(store, SqliteStore):
        if store.path == ":memory:":
            raise ValueError(f"{address}: what is only in memory cannot be kept")
        return FileMaintenance(Path(store.path))
    from ludoteca.store.postgres.backup import PostgresMaintenance

    return PostgresMaintenance(address)


class FileMaintenance:
    """Maintenance of one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def place(self) -> str:
        return str(self.path)

    def backup(self, into: Path) -> None:
        """A whole copy of this moment, also while the house is open: it stands under its name only when it is good."""
        unfinished = into.with_name(f"{into.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        source = self._read()
        try:
            target = sqlite3.connect(unfinished)
            try:
                source.backup(target, pages=PAGES)
                target.execute("PRAGMA journal_mode=DELETE")
                check_whole(target, str(unfinished), thorough=True)
            finally:
                target.close()
        except (sqlite3.Error, OSError) as error:
            unfinished.unlink(missing_ok=True)
            raise diagnosis(error, str(into)) from error
        finally:
            source.close()
        with unfinished.open("rb") as copied:
            os.fsync(copied.fileno())
        unfinished.replace(into)

    def restore(self, copy: Path, over: bool = False) -> None:
        """The copy becomes the house's file. Only a closed house can be put back, and a full one only `over` itself."""
        if not copy.is_file():
            raise FileNotFoundError(copy)
        examine(copy)
        lock = FileLock(str(self.path))
        lock.acquire()
        try:
            if self.path.exists() and not over:
                raise NotEmpty(str(self.path))
            for rest in ("", "-wal", "-shm"):
                Path(f"{self.path}{rest}").unlink(missing_ok=True)
            FileMaintenance(copy).backup(self.path)
        finally:
            lock.release()

    def export(self, asked: str) -> dict[str, object]:
        """Everything the house has of a person: themselves, their tables, what they did and said there."""
        db = self._read()
        try:
            id = _guest(db, asked)
            name, language, created, seen = db.execute(
                "SELECT name, language, created, seen FROM guests WHERE id = ?", (id,)).fetchone()
            tables = []
            for table, code, game, phase, room, touched in db.execute(
                    "SELECT id, code, game, phase, room, touched FROM tables "
                    "WHERE id IN (SELECT table_id FROM members WHERE guest = ?) ORDER BY touched", (id,)):
                state = msgspec.json.decode(room)
                seat = next((n for n, chair in enumerate(state.get("chairs", ())) if chair.get("guest") == id), None)
                tables.append({
                    "table": table, "code": code, "game": game, "phase": phase, "touched": touched, "seat": seat,
                    "host": state.get("host") == id, "moves": _moves(db, table, seat), "said": _said(db, table, id),
                    "results": _results(db, table, id)})
            feats = [{"game": game, "feat": feat, "won": won} for game, feat, won in db.execute(
                "SELECT game, feat, won FROM feats WHERE guest = ? ORDER BY won", (id,))]
            notes = {topic: _noted(value) for topic, value in db.execute(
                "SELECT topic, value FROM notes WHERE guest = ? ORDER BY topic", (id,))}
            return {"guest": id, "name": name, "language": language, "created": created, "seen": seen, "feats": feats,
                    "notes": notes, "tables": tables}
        finally:
            db.close()

    def forget(self, asked: str) -> str:
        """Take a person out of the house: their name, words and feats are nowhere in its file any more.

        Their games stay for the others, without the name. The server must be stopped. Returns the id.
        """
        if not self.path.is_file():
            raise FileNotFoundError(self.path)
        lock = FileLock(str(self.path))
        lock.acquire()
        try:
            db = sqlite3.connect(self.path, isolation_level=None)
            try:
                db.execute("PRAGMA secure_delete=ON")
                id = _guest(db, asked)
                db.execute("BEGIN IMMEDIATE")
                for table, room in db.execute(
                        "SELECT id, room FROM tables WHERE id IN (SELECT table_id FROM members WHERE guest = ?)",
                        (id,)).fetchall():
                    state = msgspec.json.decode(room)
                    if id in state.get("people", {}):
                        state["people"][id] = DELETED_NAME
                    db.execute("UPDATE tables SET room = ? WHERE id = ?", (msgspec.json.encode(state), table))
                    for number, line in db.execute(
                            "SELECT number, line FROM chat WHERE table_id = ?", (table,)).fetchall():
                        if msgspec.json.decode(line)["line"]["guest"] == id:
                            db.execute("DELETE FROM chat WHERE table_id = ? AND number = ?", (table, number))
                for table, round, result in db.execute(
                        "SELECT table_id, round, result FROM results JOIN played USING (table_id, round) "
                        "WHERE guest = ?", (id,)).fetchall():
                    db.execute("UPDATE results SET result = ? WHERE table_id = ? AND round = ?",
                               (without(result, id), table, round))
                for place in ("feats", "handoffs", "members", "notes", "played"):
                    db.execute(f"DELETE FROM {place} WHERE guest = ?", (id,))
                db.execute("DELETE FROM guests WHERE id = ?", (id,))
                db.execute("COMMIT")
                db.execute("VACUUM")
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                return id
            finally:
                db.close()
        except sqlite3.Error as error:
            raise diagnosis(error, str(self.path)) from error
        finally:
            lock.release()

    def _read(self) -> sqlite3.Connection:
        if not self.path.is_file():
            raise FileNotFoundError(self.path)
        try:
            return sqlite3.connect(f"file:{quote(str(self.path))}?mode=ro", uri=True)
        except sqlite3.Error as error:
            raise diagnosis(error, str(self.path)) from error


def _guest(db: sqlite3.Connection, asked: str) -> str:
    """The id of a guest, found by id or by a name that one guest only has. Raises NoSuchGuest."""
    if db.execute("SELECT 1 FROM guests WHERE id = ?", (asked,)).fetchone():
        return asked
    ids = tuple(row[0] for row in db.execute("SELECT id FROM guests WHERE name = ? ORDER BY seen", (asked,)))
    if len(ids) != 1:
        raise NoSuchGuest(asked, ids)
    return str(ids[0])


def _moves(db: sqlite3.Connection, table: str, seat: int | None) -> list[object]:
    """What they did at a table, and nothing of what others did."""
    if seat is None:
        return []
    found = (msgspec.json.decode(row[0]) for row in db.execute(
        "SELECT entry FROM entries WHERE table_id = ? AND position > 0 ORDER BY round, position", (table,)))
    return [entry for entry in found if isinstance(entry, dict) and entry.get("seat") == seat]


def _noted(value: bytes) -> object:
    """What is noted as it was meant; a bare yes is no JSON."""
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value.decode("utf-8", "replace")


def _said(db: sqlite3.Connection, table: str, id: str) -> list[dict[str, object]]:
    lines = (msgspec.json.decode(row[0])["line"] for row in db.execute(
        "SELECT line FROM chat WHERE table_id = ? ORDER BY number", (table,)))
    return [{"text": line.get("text", ""), "reaction": line.get("reaction"), "at": line.get("at")}
            for line in lines if line["guest"] == id]


def without(result: bytes, id: str) -> bytes:
    """The result of a game without the name of this guest."""
    told = msgspec.json.decode(result)
    for seat, player in enumerate(told["players"]):
        if player.get("guest") == id:
            player["guest"] = ""
            if told.get("names"):
                told["names"][seat] = DELETED_NAME
    return msgspec.json.encode(told)


def _results(db: sqlite3.Connection, table: str, id: str) -> list[dict[str, object]]:
    found = []
    for round, finished, result in db.execute(
            "SELECT round, finished, result FROM results WHERE table_id = ? ORDER BY round", (table,)):
        told = msgspec.json.decode(result)
        seats = [seat for seat, player in enumerate(told["players"]) if player.get("guest") == id]
        scores = told["outcome"].get("scores", [])
        found += [{"round": round, "finished": finished, "seat": seat, "score": scores[seat]}
                  for seat in seats if seat < len(scores)]
    return found
