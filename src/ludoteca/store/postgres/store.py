"""The log in PostgreSQL: rows that many processes share, every write of a table fenced by its lease.

Asked for nothing but atomic rows: no LISTEN, no session locks, no order over the whole house. So it may stand behind a
pooler in transaction mode, and a distributed database that speaks the same language may stand in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import asyncpg

from ludoteca.store.interface import (
    APART,
    FORGIVEN,
    OPENING,
    Change,
    Conflict,
    FeatRow,
    GuestRow,
    Lease,
    LeaseLost,
    LiveProcess,
    LogRow,
    Most,
    NoteRow,
    OnlyNote,
    Owner,
    ResultRow,
    RoomRow,
    Swept,
)
from ludoteca.store.postgres import limits as crowd
from ludoteca.store.postgres import results as past
from ludoteca.store.postgres.connections import CLOSE_WITHIN, LINES, Connection, PostgresLines

Append = tuple[str, int, LogRow, Lease | None, asyncio.Future[None]]

GROUP = 512                      # entries in one statement at most
LONG_CLAIM = 0.5                 # seconds: a claim that takes longer waits for somebody, perhaps for somebody dead

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
"""What is not returned was refused. FOR SHARE: a claim waits for writes under way, and they for it; nothing slips in
between the look at the lease and the commit."""

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
"""A claim waits for what is under way, and what a dead process had under way would be so until its line is known to be
dead: hours, where its machine has lost its power, and for as long as it likes where it only sleeps."""

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


class PostgresStore(PostgresLines):
    """One database, many openings of the house at once."""

    shared = True

    def __init__(self, address: str, read_only: bool = False) -> None:
        super().__init__(address, read_only)
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._claims = asyncio.Semaphore(LINES // 2)    # claims may wait for others: never on all lines

    async def close(self) -> None:
        if self._writer is not None:               # a database that says nothing is not waited for
            await asyncio.wait({self._writer}, timeout=CLOSE_WITHIN)
        await super().close()

    # -- guests

    async def add_guest(self, guest: GuestRow, token_hash: bytes) -> None:
        await self._do(
            f"INSERT INTO guests ({GUEST_COLUMNS}, token_hash) VALUES ($1, $2, $3, $4, $5, $6)",
            guest.id, guest.name, guest.language, guest.created, guest.seen, token_hash)

    async def guest_by_token(self, token_hash: bytes) -> GuestRow | None:
        return _guest(await self._row(f"SELECT {GUEST_COLUMNS} FROM guests WHERE token_hash = $1", token_hash))

    async def guest(self, id: str) -> GuestRow | None:
        return _guest(await self._row(f"SELECT {GUEST_COLUMNS} FROM guests WHERE id = $1", id))

    async def change_guest(self, id: str, name: str | None, language: str | None) -> GuestRow | None:
        return _guest(await self._do(
            "UPDATE guests SET name = coalesce($2, name), language = coalesce($3, language) WHERE id = $1 "
            f"RETURNING {GUEST_COLUMNS}", id, name, language))

    async def touch_guest(self, id: str, now: int) -> None:
        await self._do("UPDATE guests SET seen = $2 WHERE id = $1", id, now)

    async def add_handoff(self, code_hash: bytes, guest: str, room: str, expires: int) -> None:
        await self._do("INSERT INTO handoffs VALUES ($1, $2, $3, $4)", code_hash, guest, room, expires)

    async def take_handoff(
        self, code_hash: bytes, now: int, token_hash: bytes, again: bytes = b"",
    ) -> tuple[str, str] | None:
        async def take(db: Connection) -> tuple[str, str] | None:
            row = await db.fetchrow(
                "DELETE FROM handoffs WHERE code_hash = $1 RETURNING guest, table_id, expires", code_hash)
            if row is None:
                had = await db.fetchrow(TAKEN, again, now, token_hash)
                return None if had is None else (had["guest"], had["table_id"])
            if row["expires"] < now:
                return None
            moved = await db.fetchrow(
                "UPDATE guests SET token_hash = $2 WHERE id = $1 RETURNING id", row["guest"], token_hash)
            if moved and again:
                await db.execute("INSERT INTO handoffs VALUES ($1, $2, $3, $4)", again, *row)
            return (row["guest"], row["table_id"]) if moved else None

        return await self._write(take, whole=True)

    # -- rooms (their rows lie in `tables`)

    async def add_room(
        self, room: RoomRow, begins: LogRow | None = None, incarnation: int = 0, most: Most | None = None,
        noted: OnlyNote | None = None,
    ) -> Lease:
        async def add(db: Connection) -> Lease:
            await crowd.check(db, room.host, most)
            await past.write_only(db, noted)
            await db.execute(
                f"INSERT INTO tables ({ROOM_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                room.id, room.code, room.game, room.phase, room.state, room.host, room.touched)
            await _note_members(db, room)
            if begins is not None:
                await _add_entry(db, room.id, OPENING, begins)
            await db.execute("INSERT INTO leases VALUES ($1, $2, 1)", room.id, incarnation)
            return Lease(room.id, incarnation, 1)

        return await self._write(add, whole=True)

    async def claim(self, room: str, incarnation: int) -> Lease | None:
        async with self._claims:
            asking = asyncio.ensure_future(self._do(CLAIM, room, incarnation))
            try:
                while not (await asyncio.wait({asking}, timeout=LONG_CLAIM))[0]:
                    await self._end_lines_of_the_dead()
            finally:
                asking.cancel()                    # whoever waited for it may be gone
        row = await asking
        return None if row is None else Lease(room, incarnation, row["epoch"])

    async def _end_lines_of_the_dead(self) -> None:
        """What they had under way is not done, and holds nobody up any more. Where the database does not let us, they
        die by themselves, later."""
        with contextlib.suppress(asyncpg.PostgresError, OSError):
            await self._row(END_LINES)

    async def release_lease(self, lease: Lease) -> None:
        await self._do("UPDATE leases SET opening = NULL WHERE table_id = $1 AND opening = $2 AND epoch = $3",
                       lease.room, lease.incarnation, lease.epoch)

    async def owner(self, room: str) -> Owner | None:
        row = await self._row(
            "SELECT l.opening, l.epoch, coalesce(o.address, '') AS address, coalesce(NOT o.over, false) AS alive "
            "FROM leases l LEFT JOIN openings o USING (opening) WHERE l.table_id = $1 AND l.opening IS NOT NULL", room)
        return None if row is None else Owner(*row)

    async def save_room(self, room: RoomRow, lease: Lease | None = None) -> None:
        async def save(db: Connection) -> None:
            await _hold(db, lease)
            await _save(db, room)

        await self._write(save, whole=True)

    async def room(self, id: str) -> RoomRow | None:
        return _room(await self._row(f"SELECT {ROOM_COLUMNS} FROM tables WHERE id = $1", id))

    async def room_by_code(self, code: str) -> RoomRow | None:
        return _room(await self._row(f"SELECT {ROOM_COLUMNS} FROM tables WHERE code = $1", code))

    async def rooms_in(self, phases: Sequence[str]) -> list[RoomRow]:
        return _rooms(await self._rows(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE phase = ANY($1::text[]) ORDER BY touched DESC", list(phases)))

    async def rooms_of(self, guest: str) -> list[RoomRow]:
        return _rooms(await self._rows(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM members WHERE guest = $1) "
            "ORDER BY touched DESC", guest))

    # -- logs

    def append(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (), lease: Lease | None = None, notes: Sequence[NoteRow] = (),
    ) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        if saved is not None or result is not None or feats or notes:
            return loop.create_task(self._append_with(room, round, row, saved, result, feats, lease, notes))
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((room, round, row, lease, future))
        if self._writer is None:                   # what else comes in this turn of the loop goes with it
            self._writer = loop.create_task(self._write_waiting())
        return future

    async def _write_waiting(self) -> None:
        """One statement and one commit for everything that came in meanwhile."""
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            try:
                refused = await self._write(partial(self._insert, group), len(group))
            except Exception as error:
                for *_, future in group:
                    if not future.done():
                        future.set_exception(error)
                continue
            for index, (*_, future) in enumerate(group):
                if future.done():
                    continue
                if index in refused:
                    future.set_exception(refused[index])
                else:
                    future.set_result(None)
        self._writer = None

    async def _insert(self, group: list[Append], db: Connection) -> dict[int, Conflict]:
        """Write these entries; those that were refused, by their place in the group, and why."""
        written = await db.fetch(
            APPEND, [room for room, *_ in group], [round for _, round, *_ in group],
            [row.position for _, _, row, *_ in group], [row.entry for _, _, row, *_ in group],
            [_bytes(row.request) for _, _, row, *_ in group],
            [None if lease is None else lease.incarnation for *_, lease, _ in group],
            [None if lease is None else lease.epoch for *_, lease, _ in group])
        if len(written) == len(group):
            return {}
        left = {(row["table_id"], row["round"], row["position"]): row["entry"] for row in written}
        refused: dict[int, Conflict] = {}
        for index, (room, round, row, lease, _) in enumerate(group):
            if left.get((room, round, row.position)) == row.entry:
                del left[room, round, row.position]    # of two for one place, one was written
            elif lease is not None and not await db.fetchrow(HOLD.removesuffix(" FOR SHARE"), *_facts(lease)):
                refused[index] = LeaseLost(room)
            else:
                refused[index] = Conflict(f"{room}, round {round}: position {row.position} is taken")
        return refused

    async def _append_with(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None, result: ResultRow | None,
        feats: Sequence[FeatRow], lease: Lease | None, notes: Sequence[NoteRow],
    ) -> None:
        async def add(db: Connection) -> None:
            await _hold(db, lease)
            await _add_entry(db, room, round, row)
            if saved is not None:
                await _save(db, saved)
            if result is not None:
                await past.note(db, result)
            for feat in feats:
                await db.execute("INSERT INTO feats VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                                 feat.guest, feat.game, feat.feat, feat.won)
            for note in notes:
                await past.write_down(db, note)

        await self._write(add, whole=True)

    async def entries(self, room: str, round: int) -> list[LogRow]:
        return [LogRow(row["position"], row["entry"], _text(row["request"])) for row in await self._rows(
            "SELECT position, entry, request FROM entries WHERE table_id = $1 AND round = $2 ORDER BY position",
            room, round)]

    async def requests(self, room: str, limit: int) -> list[str]:
        return [_text(row["request"]) for row in await self._rows(
            "SELECT request FROM entries WHERE table_id = $1 AND request <> ''::bytea "
            "ORDER BY round DESC, position DESC LIMIT $2", room, limit)][::-1]

    async def results(self, room: str) -> list[ResultRow]:
        return [ResultRow(*row) for row in await self._rows(
            f"SELECT {past.COLUMNS} FROM results WHERE table_id = $1 ORDER BY round", room)]

    async def result_by_link(self, link: str) -> ResultRow | None:
        row = await self._row(past.BY_LINK, link)
        return None if row is None else ResultRow(*row)

    async def results_of(self, guest: str) -> list[ResultRow]:
        return [ResultRow(*row) for row in await self._rows(past.OF_GUEST, guest)]

    async def import_game(
        self, result: ResultRow, rows: Sequence[LogRow], most: int | None = None, uncounted: Sequence[str] = (),
    ) -> None:
        async def add(db: Connection) -> None:
            if most is not None:
                await crowd.check_games(db, result.guests, most, uncounted)
            await past.note(db, result)
            for row in rows:
                await _add_entry(db, result.room, result.round, row)

        await self._write(add, whole=True)

    async def drop_game(self, guest: str, link: str) -> bool:
        return await self._write(lambda db: past.give_up(db, guest, link), whole=True)

    async def feats(self, guest: str, game: str) -> list[FeatRow]:
        return [FeatRow(*row) for row in await self._rows(
            "SELECT guest, game, feat, won FROM feats WHERE guest = $1 AND game = $2 ORDER BY won, feat", guest, game)]

    async def put_note(self, note: NoteRow, only_new: bool = False) -> bool:
        return await self._write(lambda db: past.write_down(db, note, only_new), whole=True)

    async def notes(self, topic: str) -> list[NoteRow]:
        return [NoteRow(*row) for row in await self._rows(
            "SELECT guest, topic, value FROM notes WHERE topic = $1 ORDER BY guest", topic)]

    async def notes_of(self, guest: str, topics: str) -> list[NoteRow]:
        return [NoteRow(*row) for row in await self._rows(
            "SELECT guest, topic, value FROM notes WHERE guest = $1 AND starts_with(topic, $2) "
            'ORDER BY topic COLLATE "C"', guest, topics)]

    async def drop_note(self, guest: str, topic: str) -> bool:
        return await self._do(
            "DELETE FROM notes WHERE guest = $1 AND topic = $2 RETURNING 1", guest, topic) is not None

    async def add_chat(
        self, room: str, number: int, line: bytes, request: str = "", lease: Lease | None = None,
    ) -> None:
        async def add(db: Connection) -> None:
            await _hold(db, lease)
            await db.execute("INSERT INTO chat VALUES ($1, $2, $3, $4)", room, number, line, _bytes(request))

        await self._write(add, whole=True)

    async def chat(self, room: str, limit: int) -> list[tuple[int, bytes, str]]:
        rows = await self._rows(
            "SELECT number, line, request FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2", room, limit)
        return [(row["number"], row["line"], _text(row["request"])) for row in reversed(rows)]

    # -- the house, open once or several times

    async def register_process(self, now: int, address: str = "") -> int:
        row = await self._do("INSERT INTO openings (beat, address, lines) VALUES ($1, $2, $3) RETURNING opening",
                             now, address, self.name)
        return int(row["opening"])

    async def heartbeat(self, incarnation: int, now: int) -> bool:
        return await self._do(
            "UPDATE openings SET beat = $2, heard = clock_timestamp() WHERE opening = $1 AND NOT over RETURNING 1",
            incarnation, now) is not None

    async def last_heartbeat(self, incarnation: int) -> int:
        row = await self._row("SELECT beat FROM openings WHERE opening = $1", incarnation)
        return 0 if row is None else int(row["beat"])

    async def unregister_process(self, incarnation: int) -> None:
        await self._do("UPDATE openings SET over = true WHERE opening = $1", incarnation)

    async def declare_dead(self, incarnation: int, silence: int) -> list[int]:
        rows = await self._write(lambda db: db.fetch(
            "UPDATE openings SET over = true WHERE NOT over AND opening <> $1 "
            "AND heard < clock_timestamp() - $2 * interval '1 millisecond' "
            "AND EXISTS (SELECT 1 FROM openings me WHERE me.opening = $1 AND NOT me.over) RETURNING opening",
            incarnation, silence))
        if rows:
            await self._end_lines_of_the_dead()
        return [row["opening"] for row in rows]

    async def live_processes(self) -> list[LiveProcess]:
        return [LiveProcess(*row) for row in await self._rows(
            "SELECT opening, address FROM openings WHERE NOT over ORDER BY opening")]

    async def tables_on(self) -> int:
        return int((await self._row(crowd.ON))[0])

    async def add_change(self, guest: str, kind: str, now: int) -> None:
        await self._do("INSERT INTO changes (guest, kind) VALUES ($1, $2)", guest, kind)

    async def changes(self, now: int, within: int) -> list[Change]:
        return [Change(*row) for row in await self._rows(
            "SELECT number, guest, kind FROM changes WHERE at > clock_timestamp() - $1 * interval '1 millisecond' "
            "ORDER BY number", within)]

    async def secret(self, fresh: bytes) -> bytes:
        await self._do("INSERT INTO facts VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh)
        return bytes((await self._row("SELECT value FROM facts WHERE fact = 'secret'"))["value"])

    async def take_tokens(
        self, bucket: str, now: int, burst: float, per_second: float, cost: float,
    ) -> tuple[float, bool]:
        row = await self._do(SPEND, bucket, now, burst, per_second, cost)
        return row["remains"], row["enough"]

    async def setting(self, name: str) -> bytes | None:
        row = await self._row("SELECT value FROM facts WHERE fact = $1", name)
        return None if row is None else bytes(row["value"])

    async def compare_and_set(self, name: str, value: bytes, before: bytes | None) -> bool:
        if before is None:
            first = "INSERT INTO facts VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"
            return await self._do(first, name, value) is not None
        return await self._do(
            "UPDATE facts SET value = $2 WHERE fact = $1 AND value = $3 RETURNING 1", name, value, before) is not None

    async def sweep(self, guests: int, finished: int, abandoned: int, now: int) -> Swept:
        async def clean(db: Connection) -> Swept:
            old = [row["id"] for row in await db.fetch(
                "SELECT id FROM tables "
                "WHERE touched < CASE phase WHEN 'over' THEN $1::bigint ELSE $2::bigint END "
                "AND NOT EXISTS (SELECT 1 FROM leases l JOIN openings o USING (opening) "
                "WHERE l.table_id = tables.id AND NOT o.over) ORDER BY id FOR UPDATE SKIP LOCKED",
                finished, abandoned)]
            for place in ("members", "handoffs", "leases"):
                await db.execute(f"DELETE FROM {place} WHERE table_id = ANY($1::text[])", old)
            await db.execute("DELETE FROM tables WHERE id = ANY($1::text[])", old)
            await past.clear(db, old)
            gone = await db.fetch(
                "DELETE FROM guests g WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM members WHERE guest = g.id) "
                "RETURNING id", guests)
            await db.execute("DELETE FROM feats f WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = f.guest)")
            await db.execute(
                "DELETE FROM notes n WHERE guest <> '' AND NOT EXISTS (SELECT 1 FROM guests WHERE id = n.guest)")
            await past.forget_the_gone(db)
            codes = await db.fetch("DELETE FROM handoffs WHERE expires < $1 RETURNING 1", now)
            await db.execute("DELETE FROM openings WHERE over AND beat < $1", min(finished, abandoned))
            await db.execute("DELETE FROM changes WHERE at < clock_timestamp() - interval '1 hour'")
            await db.execute("DELETE FROM buckets WHERE at < $1", now - FORGIVEN)
            return Swept(guests=len(gone), rooms=len(old), handoffs=len(codes))

        return await self._write(clean, whole=True)


def _bytes(request: str) -> bytes:
    return request.encode("utf-8", "surrogatepass")    # PostgreSQL's text knows no NUL; a client's id may hold one


def _text(request: bytes) -> str:
    return request.decode("utf-8", "surrogatepass")


def _facts(lease: Lease) -> tuple[str, int, int]:
    return lease.room, lease.incarnation, lease.epoch


async def _hold(db: Connection, lease: Lease | None) -> None:
    """Nobody can claim this table before we have committed."""
    if lease is not None and await db.fetchrow(HOLD, *_facts(lease)) is None:
        raise LeaseLost(lease.room)


def _guest(row: Any) -> GuestRow | None:
    return None if row is None else GuestRow(*row)


def _room(row: Any) -> RoomRow | None:
    return None if row is None else RoomRow(
        id=row["id"], code=row["code"], game=row["game"], phase=row["phase"], state=row["room"], host=row["host"],
        touched=row["touched"])


def _rooms(rows: list[Any]) -> list[RoomRow]:
    return [room for row in rows if (room := _room(row)) is not None]


async def _save(db: Connection, room: RoomRow) -> None:
    await db.execute("UPDATE tables SET phase = $2, room = $3, host = $4, touched = $5, game = $6 WHERE id = $1",
                     room.id, room.phase, room.state, room.host, room.touched, room.game)
    await _note_members(db, room)


async def _add_entry(db: Connection, room: str, round: int, row: LogRow) -> None:
    await db.execute("INSERT INTO entries (table_id, round, position, entry, request) VALUES ($1, $2, $3, $4, $5)",
                     room, round, row.position, row.entry, _bytes(row.request))


async def _note_members(db: Connection, room: RoomRow) -> None:
    await db.execute("INSERT INTO members SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
                     room.id, list(room.members))
