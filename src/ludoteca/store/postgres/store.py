"""PostgreSQL store: shared by many processes; every write of a table is fenced by its lease.

It needs atomic rows only: no LISTEN, no session locks, no order over all tables. So it works behind a pooler in
transaction mode, and on a distributed database with the same dialect.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial

import asyncpg

from ludoteca.store.errors import Conflict, LeaseLost
from ludoteca.store.postgres import limits, results
from ludoteca.store.postgres.connections import CLOSE_WITHIN, LINES, Connection, PostgresLines
from ludoteca.store.postgres.statements import (
    APPEND,
    CLAIM,
    END_LINES,
    GUEST_COLUMNS,
    HOLD,
    ROOM_COLUMNS,
    SPEND,
    TAKEN,
    add_entry,
    add_members,
    guest_row,
    hold,
    lease_key,
    room_row,
    room_rows,
    to_bytes,
    to_text,
    write_room,
)
from ludoteca.store.rows import (
    FORGIVEN,
    OPENING,
    Change,
    FeatRow,
    GuestRow,
    Lease,
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

Append = tuple[str, int, LogRow, Lease | None, asyncio.Future[None]]

GROUP = 512                      # entries in one statement at most
LONG_CLAIM = 0.5                 # seconds: a claim that takes longer waits for a transaction, perhaps of a dead process

class PostgresStore(PostgresLines):
    """A house in one PostgreSQL database, used by any number of processes."""

    shared = True

    def __init__(self, address: str, read_only: bool = False) -> None:
        super().__init__(address, read_only)
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._claims = asyncio.Semaphore(LINES // 2)    # claims may wait: they never take all connections

    async def close(self) -> None:
        if self._writer is not None:               # a database that does not answer is not waited for
            await asyncio.wait({self._writer}, timeout=CLOSE_WITHIN)
        await super().close()

    # -- guests

    async def add_guest(self, guest: GuestRow, token_hash: bytes) -> None:
        await self._do(
            f"INSERT INTO guests ({GUEST_COLUMNS}, token_hash) VALUES ($1, $2, $3, $4, $5, $6)",
            guest.id, guest.name, guest.language, guest.created, guest.seen, token_hash)

    async def guest_by_token(self, token_hash: bytes) -> GuestRow | None:
        return guest_row(await self._row(f"SELECT {GUEST_COLUMNS} FROM guests WHERE token_hash = $1", token_hash))

    async def guest(self, id: str) -> GuestRow | None:
        return guest_row(await self._row(f"SELECT {GUEST_COLUMNS} FROM guests WHERE id = $1", id))

    async def change_guest(self, id: str, name: str | None, language: str | None) -> GuestRow | None:
        return guest_row(await self._do(
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

    # -- rooms (table `tables`)

    async def add_room(
        self, room: RoomRow, begins: LogRow | None = None, incarnation: int = 0, most: Most | None = None,
        noted: OnlyNote | None = None,
    ) -> Lease:
        async def add(db: Connection) -> Lease:
            await limits.check(db, room.host, most)
            await results.write_only(db, noted)
            await db.execute(
                f"INSERT INTO tables ({ROOM_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                room.id, room.code, room.game, room.phase, room.state, room.host, room.touched)
            await add_members(db, room)
            if begins is not None:
                await add_entry(db, room.id, OPENING, begins)
            await db.execute("INSERT INTO leases VALUES ($1, $2, 1)", room.id, incarnation)
            return Lease(room.id, incarnation, 1)

        return await self._write(add, whole=True)

    async def claim(self, room: str, incarnation: int) -> Lease | None:
        async with self._claims:
            asking = asyncio.ensure_future(self._do(CLAIM, room, incarnation))
            try:
                while not (await asyncio.wait({asking}, timeout=LONG_CLAIM))[0]:
                    await self._end_dead_transactions()
            finally:
                asking.cancel()                    # the caller may have been cancelled
        row = await asking
        return None if row is None else Lease(room, incarnation, row["epoch"])

    async def _end_dead_transactions(self) -> None:
        """Roll back the transactions of dead processes, which claims wait for.

        Without the privilege to do so, they end by themselves later."""
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
            await hold(db, lease)
            await write_room(db, room)

        await self._write(save, whole=True)

    async def room(self, id: str) -> RoomRow | None:
        return room_row(await self._row(f"SELECT {ROOM_COLUMNS} FROM tables WHERE id = $1", id))

    async def room_by_code(self, code: str) -> RoomRow | None:
        return room_row(await self._row(f"SELECT {ROOM_COLUMNS} FROM tables WHERE code = $1", code))

    async def rooms_in(self, phases: Sequence[str]) -> list[RoomRow]:
        return room_rows(await self._rows(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE phase = ANY($1::text[]) ORDER BY touched DESC", list(phases)))

    async def rooms_of(self, guest: str) -> list[RoomRow]:
        return room_rows(await self._rows(
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
        if self._writer is None:                   # later entries of this turn of the loop go with it
            self._writer = loop.create_task(self._write_waiting())
        return future

    async def _write_waiting(self) -> None:
        """Write all waiting entries with one statement and one commit, until none waits."""
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
        """Write these entries; the refused ones, by their index in the group, with the reason."""
        written = await db.fetch(
            APPEND, [room for room, *_ in group], [round for _, round, *_ in group],
            [row.position for _, _, row, *_ in group], [row.entry for _, _, row, *_ in group],
            [to_bytes(row.request) for _, _, row, *_ in group],
            [None if lease is None else lease.incarnation for *_, lease, _ in group],
            [None if lease is None else lease.epoch for *_, lease, _ in group])
        if len(written) == len(group):
            return {}
        left = {(row["table_id"], row["round"], row["position"]): row["entry"] for row in written}
        refused: dict[int, Conflict] = {}
        for index, (room, round, row, lease, _) in enumerate(group):
            if left.get((room, round, row.position)) == row.entry:
                del left[room, round, row.position]    # of two entries for one position, one was written
            elif lease is not None and not await db.fetchrow(HOLD.removesuffix(" FOR SHARE"), *lease_key(lease)):
                refused[index] = LeaseLost(room)
            else:
                refused[index] = Conflict(f"{room}, round {round}: position {row.position} is taken")
        return refused

    async def _append_with(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None, result: ResultRow | None,
        feats: Sequence[FeatRow], lease: Lease | None, notes: Sequence[NoteRow],
    ) -> None:
        async def add(db: Connection) -> None:
            await hold(db, lease)
            await add_entry(db, room, round, row)
            if saved is not None:
                await write_room(db, saved)
            if result is not None:
                await results.add_result(db, result)
            for feat in feats:
                await db.execute("INSERT INTO feats VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                                 feat.guest, feat.game, feat.feat, feat.won)
            for note in notes:
                await results.put_note(db, note)

        await self._write(add, whole=True)

    async def entries(self, room: str, round: int) -> list[LogRow]:
        return [LogRow(row["position"], row["entry"], to_text(row["request"])) for row in await self._rows(
            "SELECT position, entry, request FROM entries WHERE table_id = $1 AND round = $2 ORDER BY position",
            room, round)]

    async def requests(self, room: str, limit: int) -> list[str]:
        return [to_text(row["request"]) for row in await self._rows(
            "SELECT request FROM entries WHERE table_id = $1 AND request <> ''::bytea "
            "ORDER BY round DESC, position DESC LIMIT $2", room, limit)][::-1]

    async def results(self, room: str) -> list[ResultRow]:
        return [ResultRow(*row) for row in await self._rows(
            f"SELECT {results.COLUMNS} FROM results WHERE table_id = $1 ORDER BY round", room)]

    async def result_by_link(self, link: str) -> ResultRow | None:
        row = await self._row(results.BY_LINK, link)
        return None if row is None else ResultRow(*row)

    async def results_of(self, guest: str) -> list[ResultRow]:
        return [ResultRow(*row) for row in await self._rows(results.OF_GUEST, guest)]

    async def import_game(
        self, result: ResultRow, rows: Sequence[LogRow], most: int | None = None, uncounted: Sequence[str] = (),
    ) -> None:
        async def add(db: Connection) -> None:
            if most is not None:
                await limits.check_games(db, result.guests, most, uncounted)
            await results.add_result(db, result)
            for row in rows:
                await add_entry(db, result.room, result.round, row)

        await self._write(add, whole=True)

    async def drop_game(self, guest: str, link: str) -> bool:
        return await self._write(lambda db: results.drop_result(db, guest, link), whole=True)

    async def feats(self, guest: str, game: str) -> list[FeatRow]:
        return [FeatRow(*row) for row in await self._rows(
            "SELECT guest, game, feat, won FROM feats WHERE guest = $1 AND game = $2 ORDER BY won, feat", guest, game)]

    async def put_note(self, note: NoteRow, only_new: bool = False) -> bool:
        return await self._write(lambda db: results.put_note(db, note, only_new), whole=True)

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
            await hold(db, lease)
            await db.execute("INSERT INTO chat VALUES ($1, $2, $3, $4)", room, number, line, to_bytes(request))

        await self._write(add, whole=True)

    async def chat(self, room: str, limit: int) -> list[tuple[int, bytes, str]]:
        rows = await self._rows(
            "SELECT number, line, request FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2", room, limit)
        return [(row["number"], row["line"], to_text(row["request"])) for row in reversed(rows)]

    # -- processes and the house

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
            await self._end_dead_transactions()
        return [row["opening"] for row in rows]

    async def live_processes(self) -> list[LiveProcess]:
        return [LiveProcess(*row) for row in await self._rows(
            "SELECT opening, address FROM openings WHERE NOT over ORDER BY opening")]

    async def tables_on(self) -> int:
        return int((await self._row(limits.ON))[0])

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
            await results.clear(db, old)
            gone = await db.fetch(
                "DELETE FROM guests g WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM members WHERE guest = g.id) "
                "RETURNING id", guests)
            await db.execute("DELETE FROM feats f WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = f.guest)")
            await db.execute(
                "DELETE FROM notes n WHERE guest <> '' AND NOT EXISTS (SELECT 1 FROM guests WHERE id = n.guest)")
            await results.delete_orphans(db)
            codes = await db.fetch("DELETE FROM handoffs WHERE expires < $1 RETURNING 1", now)
            await db.execute("DELETE FROM openings WHERE over AND beat < $1", min(finished, abandoned))
            await db.execute("DELETE FROM changes WHERE at < clock_timestamp() - interval '1 hour'")
            await db.execute("DELETE FROM buckets WHERE at < $1", now - FORGIVEN)
            return Swept(guests=len(gone), rooms=len(old), handoffs=len(codes))

        return await self._write(clean, whole=True)
