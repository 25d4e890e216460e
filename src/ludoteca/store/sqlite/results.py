"""Results of games in SQLite: found by link or guest, kept as long as a guest has them; notes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ludoteca.store.errors import Crowded, Noted
from ludoteca.store.rows import NoteRow, OnlyNote, ResultRow
from ludoteca.store.sqlite.log import WriterConnection, delete_rounds

COLUMNS = "table_id, round, game, finished, result, link"

STEP = (
    "CREATE TABLE IF NOT EXISTS results (table_id TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL, "
    "finished INTEGER NOT NULL, result BLOB NOT NULL, UNIQUE (table_id, round))",
    "ALTER TABLE results ADD COLUMN link TEXT NOT NULL DEFAULT ''",
    "UPDATE results SET link = lower(hex(randomblob(9)))",
    "CREATE TABLE played (guest TEXT NOT NULL, table_id TEXT NOT NULL, round INTEGER NOT NULL, "
    "UNIQUE (guest, table_id, round))",
    "INSERT OR IGNORE INTO played SELECT json_extract(p.value, '$.guest'), r.table_id, r.round "
    "FROM results r, json_each(CAST(r.result AS TEXT), '$.players') p "
    "WHERE coalesce(json_extract(p.value, '$.guest'), '') != ''",
)
"""What a file of the version before needs: its finished games get links and players."""


def add_result(db: sqlite3.Connection, result: ResultRow) -> None:
    """Store the result of a game and its players."""
    db.execute(f"INSERT OR REPLACE INTO results ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
               (result.room, result.round, result.game, result.finished, result.result, result.link))
    db.executemany("INSERT OR IGNORE INTO played VALUES (?, ?, ?)",
                   [(guest, result.room, result.round) for guest in result.guests])


def check_most(db: sqlite3.Connection, guests: Sequence[str], most: int, uncounted: Sequence[str]) -> None:
    """Raises Crowded where one of them has as many games as may be."""
    for guest in guests:
        games = {row[0] for row in db.execute("SELECT table_id FROM played WHERE guest = ?", (guest,))}
        if len(games.difference(uncounted)) >= most:
            raise Crowded(guest)


def by_link(db: sqlite3.Connection, link: str) -> ResultRow | None:
    row = db.execute(f"SELECT {COLUMNS} FROM results WHERE link = ? AND link != ''", (link,)).fetchone()
    return None if row is None else ResultRow(*row)


def of_guest(db: sqlite3.Connection, guest: str) -> list[ResultRow]:
    return [ResultRow(*row) for row in db.execute(
        f"SELECT {COLUMNS} FROM results JOIN played USING (table_id, round) WHERE guest = ? "
        "ORDER BY finished DESC, table_id, round DESC", (guest,))]


def drop_result(db: WriterConnection, guest: str, link: str) -> bool:
    found = by_link(db, link)
    if found is None or not db.execute("DELETE FROM played WHERE guest = ? AND table_id = ? AND round = ?",
                                       (guest, found.room, found.round)).rowcount:
        return False
    if not db.execute("SELECT 1 FROM tables WHERE id = ?", (found.room,)).fetchone():
        clear(db, found.room)
    return True


def clear(db: WriterConnection, room: str) -> None:
    """Of a deleted table: delete the games that no guest has, and the chat if no game is left."""
    db.execute("DELETE FROM results WHERE table_id = ? AND round NOT IN (SELECT round FROM played WHERE table_id = ?)",
               (room, room))
    delete_rounds(db, room)
    db.execute("DELETE FROM chat WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM played WHERE table_id = ?)",
               (room, room))


def delete_orphans(db: WriterConnection) -> None:
    """Delete the games of guests that are deleted."""
    rooms = {row[0] for row in db.execute(
        "DELETE FROM played WHERE guest NOT IN (SELECT id FROM guests) RETURNING table_id")}
    for room in rooms:
        if not db.execute("SELECT 1 FROM tables WHERE id = ?", (room,)).fetchone():
            clear(db, room)


def put_note(db: sqlite3.Connection, note: NoteRow, only_new: bool = False) -> bool:
    """Store a note about a guest. Replaces an earlier one, unless `only_new`."""
    how = "IGNORE" if only_new else "REPLACE"
    return bool(db.execute(
        f"INSERT OR {how} INTO notes VALUES (?, ?, ?)", (note.guest, note.topic, note.value)).rowcount)


def write_only(db: sqlite3.Connection, only: OnlyNote | None) -> None:
    """Raises Noted if another note is there."""
    if only is not None and not db.execute(
            "INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (guest, topic) DO UPDATE SET value = excluded.value "
            "WHERE notes.value = ?", (only.note.guest, only.note.topic, only.note.value, only.instead)).rowcount:
        raise Noted(only.note.topic)
