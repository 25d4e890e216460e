"""SQL statements of the PostgreSQL store, and its rows as the interface wants them."""

from __future__ import annotations

from typing import Any

from ludoteca.store.errors import LeaseLost
from ludoteca.store.postgres.connections import Connection
from ludoteca.store.rows import APART, GuestRow, Lease, LogRow, RoomRow

APPEND = """
WITH want AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[], $7::bigint[])
        WITH ORDINALITY AS w (table_id, round, position, entry, request, opening, epoch, place)),
held AS MATERIALIZED (
    SELECT l.table_id, l.opening, l.epoch FROM want w
        JOIN leases l ON l.table_id = w.table_id AND l.opening = w.opening AND l.epoch = w.epoch
        ORDER BY l.table_id FOR SHARE OF l)
INSERT INTO entries (table_id, round, position, entry, request)
    SELECT w.table_id, w.round, w.position, w.entry, w.request FROM want w
        WHERE w.opening IS NULL OR EXISTS (
            SELECT 1 FROM held h WHERE h.table_id = w.table_id AND h.opening = w.opening AND h.epoch = w.epoch)
        ORDER BY w.table_id, w.place
    ON CONFLICT DO NOTHING RETURNING table_id, round, position, entry
"""
"""An entry that is not returned was refused. FOR SHARE: a claim waits for writes in progress, and they for the claim.
So the lease cannot change between its check and the commit."""

HOLD = "SELECT 1 FROM leases WHERE table_id = $1 AND opening = $2 AND epoch = $3 FOR SHARE"

CLAIM = """
INSERT INTO leases AS l (table_id, opening, epoch)
    SELECT $1, $2, 1 WHERE EXISTS (SELECT 1 FROM openings WHERE opening = $2 AND NOT over)
ON CONFLICT (table_id) DO UPDATE SET opening = excluded.opening, epoch = l.epoch + 1
    WHERE l.opening IS NULL OR l.opening = excluded.opening
        OR NOT EXISTS (SELECT 1 FROM openings o WHERE o.opening = l.opening AND NOT o.over)
RETURNING epoch
"""

END_LINES = """
SELECT count(pg_terminate_backend(a.pid)) FROM pg_stat_activity a
    WHERE a.datname = current_database() AND a.usename = current_user AND a.xact_start IS NOT NULL
        AND a.pid <> pg_backend_pid() AND a.application_name <> ''
        AND EXISTS (SELECT 1 FROM openings o WHERE o.lines = a.application_name AND o.over)
        AND NOT EXISTS (SELECT 1 FROM openings o WHERE o.lines = a.application_name AND NOT o.over)
"""
"""Ends the transactions of dead processes, because a claim would wait for them. A machine without power never ends its
own; PostgreSQL notices after hours. A suspended process may keep them as long as it is suspended."""

FULL = "least($3::float8, b.remains + greatest(0, $2::bigint - b.at) * $4::float8 / 1000)"
SPEND = f"""
INSERT INTO buckets AS b VALUES (
    $1, $3::float8 - CASE WHEN $3 >= $5 THEN $5::float8 ELSE 0 END, $2::bigint, $3::float8 >= $5::float8)
ON CONFLICT (bucket) DO UPDATE SET
    remains = {FULL} - CASE WHEN {FULL} >= $5 THEN $5 ELSE 0 END, enough = {FULL} >= $5,
    at = CASE WHEN b.at > $2 + {APART} THEN $2 ELSE greatest(b.at, $2) END
RETURNING remains, enough
"""

TAKEN = ("SELECT h.guest, h.table_id FROM handoffs h JOIN guests g ON g.id = h.guest "
         "WHERE h.code_hash = $1 AND h.expires >= $2 AND g.token_hash = $3")
GUEST_COLUMNS = "id, name, language, created, seen"
ROOM_COLUMNS = "id, code, game, phase, room, host, touched"


def to_bytes(request: str) -> bytes:
    return request.encode("utf-8", "surrogatepass")    # text may hold no NUL in PostgreSQL, a client's id may


def to_text(request: bytes) -> str:
    return request.decode("utf-8", "surrogatepass")


def lease_key(lease: Lease) -> tuple[str, int, int]:
    return lease.room, lease.incarnation, lease.epoch


async def hold(db: Connection, lease: Lease | None) -> None:
    """Check the lease and keep it from being claimed until the commit. Raises LeaseLost."""
    if lease is not None and await db.fetchrow(HOLD, *lease_key(lease)) is None:
        raise LeaseLost(lease.room)


def guest_row(row: Any) -> GuestRow | None:
    return None if row is None else GuestRow(*row)


def room_row(row: Any) -> RoomRow | None:
    return None if row is None else RoomRow(
        id=row["id"], code=row["code"], game=row["game"], phase=row["phase"], state=row["room"], host=row["host"],
        touched=row["touched"])


def room_rows(rows: list[Any]) -> list[RoomRow]:
    return [room for row in rows if (room := room_row(row)) is not None]


async def write_room(db: Connection, room: RoomRow) -> None:
    await db.execute("UPDATE tables SET phase = $2, room = $3, host = $4, touched = $5, game = $6 WHERE id = $1",
                     room.id, room.phase, room.state, room.host, room.touched, room.game)
    await add_members(db, room)


async def add_entry(db: Connection, room: str, round: int, row: LogRow) -> None:
    await db.execute("INSERT INTO entries (table_id, round, position, entry, request) VALUES ($1, $2, $3, $4, $5)",
                     room, round, row.position, row.entry, to_bytes(row.request))


async def add_members(db: Connection, room: RoomRow) -> None:
    await db.execute("INSERT INTO members SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
                     room.id, list(room.members))
