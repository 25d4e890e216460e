"""Results of games in PostgreSQL: found by link or guest, kept as long as a guest has them; notes."""

from __future__ import annotations

from ludoteca.store.errors import Noted
from ludoteca.store.postgres.connections import Connection
from ludoteca.store.rows import NoteRow, OnlyNote, ResultRow

COLUMNS = "table_id, round, game, finished, result, link"
BY_LINK = f"SELECT {COLUMNS} FROM results WHERE link = $1 AND link <> ''"
OF_GUEST = (f"SELECT {COLUMNS} FROM results JOIN played USING (table_id, round) WHERE guest = $1 "
            "ORDER BY finished DESC, table_id, round DESC")


async def add_result(db: Connection, result: ResultRow) -> None:
    """Store the result of a game and its players."""
    await db.execute(
        f"INSERT INTO results ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, round) DO UPDATE SET "
        "game = excluded.game, finished = excluded.finished, result = excluded.result, link = excluded.link",
        result.room, result.round, result.game, result.finished, result.result, result.link)
    await db.execute("INSERT INTO played SELECT unnest($1::text[]), $2, $3 ON CONFLICT DO NOTHING",
                     list(result.guests), result.room, result.round)


async def drop_result(db: Connection, guest: str, link: str) -> bool:
    found = await db.fetchrow(BY_LINK, link)
    if found is None or not await db.fetchrow(
            "DELETE FROM played WHERE guest = $1 AND table_id = $2 AND round = $3 RETURNING 1",
            guest, found["table_id"], found["round"]):
        return False
    await clear(db, [found["table_id"]])
    return True


async def clear(db: Connection, rooms: list[str]) -> None:
    """Of deleted tables: delete the games that no guest has, and the chat of tables without games."""
    gone = [row["id"] for row in await db.fetch(
        "SELECT id FROM unnest($1::text[]) AS asked (id) "
        "WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = asked.id)", rooms)]
    for place in ("results", "entries"):
        await db.execute(
            f"DELETE FROM {place} x WHERE table_id = ANY($1::text[]) AND NOT EXISTS ("
            "SELECT 1 FROM played p WHERE p.table_id = x.table_id AND p.round = x.round)", gone)
    await db.execute("DELETE FROM chat c WHERE table_id = ANY($1::text[]) "
                     "AND NOT EXISTS (SELECT 1 FROM played p WHERE p.table_id = c.table_id)", gone)


async def delete_orphans(db: Connection) -> None:
    """Delete the games of guests that are deleted."""
    rows = await db.fetch(
        "DELETE FROM played p WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = p.guest) RETURNING table_id")
    await clear(db, sorted({row["table_id"] for row in rows}))


async def put_note(db: Connection, note: NoteRow, only_new: bool = False) -> bool:
    """Store a note about a guest. Replaces an earlier one, unless `only_new`."""
    otherwise = "NOTHING" if only_new else "UPDATE SET value = excluded.value"
    return await db.fetchrow(
        f"INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (guest, topic) DO {otherwise} RETURNING 1",
        note.guest, note.topic, note.value) is not None


async def write_only(db: Connection, only: OnlyNote | None) -> None:
    """Raises Noted if another note is there. A simultaneous transaction waits here for the commit."""
    if only is not None and await db.fetchrow(
            "INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (guest, topic) DO UPDATE SET value = excluded.value "
            "WHERE notes.value = $4 RETURNING 1",
            only.note.guest, only.note.topic, only.note.value, only.instead) is None:
        raise Noted(only.note.topic)
