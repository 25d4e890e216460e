"""SQLite store: guests, rooms, logs and results in one file, or in memory."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.store.errors import Crowded, LeaseLost
from ludoteca.store.pending_write import PendingWrite
from ludoteca.store.rows import (
    APART,
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
from ludoteca.store.sqlite import results
from ludoteca.store.sqlite.heartbeats import STALLED, HeartbeatCache
from ludoteca.store.sqlite.log import HELD, WriterConnection
from ludoteca.store.sqlite.writer import Row, Rows, SqliteFile

GUEST_COLUMNS = "id, name, language, created, seen"
ROOM_COLUMNS = "id, code, game, phase, room, host, touched"
TAKEN = ("SELECT h.guest, h.table_id FROM handoffs h JOIN guests g ON g.id = h.guest "
         "WHERE h.code_hash = ? AND h.expires >= ? AND g.token_hash = ?")
OF_HOST = ("SELECT id FROM tables WHERE id IN (SELECT table_id FROM members WHERE guest = ?1) "
           "AND host = ?1 AND phase <> 'over'")
BEAT = "UPDATE openings SET beat = ? WHERE opening = ? AND NOT over"
ON = ("SELECT count(*) FROM leases l JOIN openings o USING (opening) JOIN tables t ON t.id = l.table_id "
      "WHERE NOT o.over AND t.phase <> 'over'")


class SqliteStore(SqliteFile):
    """A store in one file, or in memory."""

    shared = False

    def __init__(self, path: str | Path, read_only: bool = False) -> None:
        super().__init__(path, read_only)
        self._heartbeats = HeartbeatCache()

    # -- guests

    async def add_guest(self, guest: GuestRow, token_hash: bytes) -> None:
        await self._write(lambda db: db.execute(
            "INSERT INTO guests (id, token_hash, name, language, created, seen) VALUES (?, ?, ?, ?, ?, ?)",
            (guest.id, token_hash, guest.name, guest.language, guest.created, guest.seen)) and None)

    async def guest_by_token(self, token_hash: bytes) -> GuestRow | None:
        return await self._read(lambda db: _guest(db.execute(
            f"SELECT {GUEST_COLUMNS} FROM guests WHERE token_hash = ?", (token_hash,)).fetchone()))

    async def guest(self, id: str) -> GuestRow | None:
        return await self._read(lambda db: _guest(db.execute(
            f"SELECT {GUEST_COLUMNS} FROM guests WHERE id = ?", (id,)).fetchone()))

    async def change_guest(self, id: str, name: str | None, language: str | None) -> GuestRow | None:
        def change(db: WriterConnection) -> GuestRow | None:
            db.execute("UPDATE guests SET name = coalesce(?, name), language = coalesce(?, language) WHERE id = ?",
                       (name, language, id))
            return _guest(db.execute(f"SELECT {GUEST_COLUMNS} FROM guests WHERE id = ?", (id,)).fetchone())

        return await self._write(change)

    async def touch_guest(self, id: str, now: int) -> None:
        await self._write(lambda db: db.execute("UPDATE guests SET seen = ? WHERE id = ?", (now, id)) and None)

    async def add_handoff(self, code_hash: bytes, guest: str, room: str, expires: int) -> None:
        await self._write(lambda db: db.execute(
            "INSERT INTO handoffs VALUES (?, ?, ?, ?)", (code_hash, guest, room, expires)) and None)

    async def take_handoff(
        self, code_hash: bytes, now: int, token_hash: bytes, again: bytes = b"",
    ) -> tuple[str, str] | None:
        def take(db: sqlite3.Connection) -> tuple[str, str] | None:
            row = db.execute(
                "DELETE FROM handoffs WHERE code_hash = ? RETURNING guest, table_id, expires", (code_hash,)).fetchone()
            if row is None:
                had: tuple[str, str] | None = db.execute(TAKEN, (again, now, token_hash)).fetchone()
                return had
            if row[2] < now:
                return None
            moved = db.execute("UPDATE guests SET token_hash = ? WHERE id = ?", (token_hash, row[0])).rowcount
            if moved and again:
                db.execute("INSERT INTO handoffs VALUES (?, ?, ?, ?)", (again, *row))
            return (row[0], row[1]) if moved else None

        return await self._write(take)

    # -- rooms (their rows lie in `tables`, as they did in the first version)

    async def add_room(
        self, room: RoomRow, begins: LogRow | None = None, incarnation: int = 0, most: Most | None = None,
        noted: OnlyNote | None = None,
    ) -> Lease:
        def add(db: WriterConnection) -> Lease:
            _check_most(db, room, most)
            results.write_only(db, noted)
            db.execute(
                f"INSERT INTO tables ({ROOM_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (room.id, room.code, room.game, room.phase, room.state, room.host, room.touched))
            _note_members(db, room)
            if begins is not None:
                _add_entry(db, room.id, OPENING, begins)
            db.execute("INSERT INTO leases VALUES (?, ?, 1)", (room.id, incarnation))
            return Lease(room.id, incarnation, 1)

        lease = await self._write(add)
        self._heartbeats.lease_claimed(lease)
        return lease

    async def claim(self, room: str, incarnation: int) -> Lease | None:
        def take(db: sqlite3.Connection) -> Lease | None:
            row = db.execute(
                "INSERT INTO leases SELECT ?1, ?2, 1 "
                "WHERE EXISTS (SELECT 1 FROM openings WHERE opening = ?2 AND NOT over) "
                "ON CONFLICT (table_id) DO UPDATE SET opening = excluded.opening, epoch = leases.epoch + 1 "
                "WHERE leases.opening IS NULL OR leases.opening = excluded.opening OR NOT EXISTS ("
                "SELECT 1 FROM openings o WHERE o.opening = leases.opening AND NOT o.over) RETURNING epoch",
                (room, incarnation)).fetchone()
            return None if row is None else Lease(room, incarnation, row[0])

        lease = await self._write(take, whole=False)
        if lease is not None:
            self._heartbeats.lease_claimed(lease)
        return lease

    async def release_lease(self, lease: Lease) -> None:
        await self._write(lambda db: db.execute(
            "UPDATE leases SET opening = NULL WHERE table_id = ? AND opening = ? AND epoch = ?",
            (lease.room, lease.incarnation, lease.epoch)) and None, whole=False)
        self._heartbeats.lease_released(lease)

    async def owner(self, room: str) -> Owner | None:
        row = await self._read(lambda db: db.execute(
            "SELECT l.opening, l.epoch, o.address, NOT o.over FROM leases l LEFT JOIN openings o USING (opening) "
            "WHERE l.table_id = ? AND l.opening IS NOT NULL", (room,)).fetchone())
        return None if row is None else Owner(row[0], row[1], row[2] or "", bool(row[3]))

    async def save_room(self, room: RoomRow, lease: Lease | None = None) -> None:
        def save(db: sqlite3.Connection) -> None:
            _check(db, lease)
            _save(db, room)

        await self._write(save)

    async def room(self, id: str) -> RoomRow | None:
        return await self._read(lambda db: _room(db.execute(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()))

    async def room_by_code(self, code: str) -> RoomRow | None:
        return await self._read(lambda db: _room(db.execute(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE code = ?", (code,)).fetchone()))

    async def rooms_in(self, phases: Sequence[str]) -> list[RoomRow]:
        return await self._read(lambda db: [row for row in map(_room, db.execute(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE phase IN ({', '.join('?' * len(phases))}) ORDER BY touched DESC",
            tuple(phases)).fetchall()) if row is not None])

    async def rooms_of(self, guest: str) -> list[RoomRow]:
        return await self._read(lambda db: [row for row in map(_room, db.execute(
            f"SELECT {ROOM_COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM members WHERE guest = ?) "
            "ORDER BY touched DESC", (guest,)).fetchall()) if row is not None])

    # -- logs

    def append(
        self, room: str, round: int, row: LogRow, saved: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (), lease: Lease | None = None, notes: Sequence[NoteRow] = (),
    ) -> asyncio.Future[None] | PendingWrite:
        if lease is not None and saved is None and result is None and not (feats or notes):
            assert lease.room == room
            return self._write_row(
                NewEntry(room, round, row.position, row.entry, row.request, lease.incarnation, lease.epoch))

        def add(db: WriterConnection) -> None:
            _add_entry(db, room, round, row, lease)
            if saved is not None:
                _save(db, saved)
            if result is not None:
                results.add_result(db, result)
            db.executemany("INSERT OR IGNORE INTO feats VALUES (?, ?, ?, ?)",
                           [(feat.guest, feat.game, feat.feat, feat.won) for feat in feats])
            for note in notes:
                results.put_note(db, note)

        return self._write(add, whole=saved is not None or result is not None or bool(feats or notes))

    def append_all(self, entries: Sequence[NewEntry]) -> asyncio.Future[dict[int, Exception]]:
        """Plain entries of several tables; those that were refused, by their place among them, and why."""
        return self._write(Rows(entries), whole=False)

    async def entries(self, room: str, round: int) -> list[LogRow]:
        return await self._read(lambda db: [LogRow(*row) for row in db.execute(
            "SELECT position, entry, request FROM entries WHERE table_id = ? AND round = ? ORDER BY position",
            (room, round))])

    async def requests(self, room: str, limit: int) -> list[str]:
        return await self._read(lambda db: [row[0] for row in db.execute(
            "SELECT request, round, position FROM entries WHERE table_id = ? AND request != '' "
            "ORDER BY round DESC, position DESC LIMIT ?", (room, limit)).fetchall()][::-1])

    async def results(self, room: str) -> list[ResultRow]:
        return await self._read(lambda db: [ResultRow(*row) for row in db.execute(
            f"SELECT {results.COLUMNS} FROM results WHERE table_id = ? ORDER BY round", (room,))])

    async def result_by_link(self, link: str) -> ResultRow | None:
        return await self._read(lambda db: results.by_link(db, link))

    async def results_of(self, guest: str) -> list[ResultRow]:
        return await self._read(lambda db: results.of_guest(db, guest))

    async def import_game(
        self, result: ResultRow, rows: Sequence[LogRow], most: int | None = None, uncounted: Sequence[str] = (),
    ) -> None:
        def add(db: WriterConnection) -> None:
            if most is not None:
                results.check_most(db, result.guests, most, uncounted)
            results.add_result(db, result)
            for row in rows:
                _add_entry(db, result.room, result.round, row)

        await self._write(add)

    async def drop_game(self, guest: str, link: str) -> bool:
        return await self._write(lambda db: results.drop_result(db, guest, link))

    async def feats(self, guest: str, game: str) -> list[FeatRow]:
        return await self._read(lambda db: [FeatRow(*row) for row in db.execute(
            "SELECT guest, game, feat, won FROM feats WHERE guest = ? AND game = ? ORDER BY won, feat", (guest, game))])

    async def put_note(self, note: NoteRow, only_new: bool = False) -> bool:
        return await self._write(lambda db: results.put_note(db, note, only_new))

    async def notes(self, topic: str) -> list[NoteRow]:
        return await self._read(lambda db: [NoteRow(*row) for row in db.execute(
            "SELECT guest, topic, value FROM notes WHERE topic = ? ORDER BY guest", (topic,))])

    async def notes_of(self, guest: str, topics: str) -> list[NoteRow]:
        return await self._read(lambda db: [NoteRow(*row) for row in db.execute(
            "SELECT guest, topic, value FROM notes WHERE guest = ? AND substr(topic, 1, ?) = ? ORDER BY topic",
            (guest, len(topics), topics))])

    async def drop_note(self, guest: str, topic: str) -> bool:
        return await self._write(lambda db: bool(db.execute(
            "DELETE FROM notes WHERE guest = ? AND topic = ?", (guest, topic)).rowcount))

    async def add_chat(
        self, room: str, number: int, line: bytes, request: str = "", lease: Lease | None = None,
    ) -> None:
        def add(db: sqlite3.Connection) -> None:
            _check(db, lease)
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?)", (room, number, line, request))

        await self._write(add)

    async def chat(self, room: str, limit: int) -> list[tuple[int, bytes, str]]:
        return await self._read(lambda db: db.execute(
            "SELECT number, line, request FROM (SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?) "
            "ORDER BY number", (room, limit)).fetchall())

    # -- the house

    async def register_process(self, now: int, address: str = "") -> int:
        def begin(db: sqlite3.Connection) -> int:
            if not self.shared:                    # one house per file: the others can only be over
                db.execute("UPDATE openings SET over = 1 WHERE NOT over")
            return int(db.execute(
                "INSERT INTO openings (beat, address) VALUES (?, ?)", (now, address)).lastrowid or 0)

        if not self.shared:
            self._heartbeats.end()
        incarnation = await self._write(begin)
        self._heartbeats.mark_written([(now, incarnation)], incarnation)
        return incarnation

    async def heartbeat(self, incarnation: int, now: int) -> bool:
        """If processes share the file and there is no outage, most heartbeats stay in memory."""
        health = self.health()
        if (self.shared and health.writer and not health.trouble and health.waiting_for < STALLED
                and self._heartbeats.is_fresh_on_disk(incarnation, now)):
            self._heartbeats.record(incarnation, now)
            return True
        others = [each for each in self._heartbeats.unwritten() if each[1] != incarnation]
        ends = self._heartbeats.ends

        def note(db: sqlite3.Connection) -> bool:
            db.executemany(BEAT, others)
            return bool(db.execute(BEAT, (now, incarnation)).rowcount)

        alive = await self._write(note, whole=bool(others))
        if alive and ends == self._heartbeats.ends:    # else it may be over by now
            self._heartbeats.mark_written([*others, (now, incarnation)], incarnation)
        return alive

    async def unregister_process(self, incarnation: int) -> None:
        self._heartbeats.end(incarnation)
        await self._write(lambda db: db.execute(
            "UPDATE openings SET over = 1, beat = max(beat, ?) WHERE opening = ?",
            (self._heartbeats.last(incarnation), incarnation)) and None, whole=False)
        self._heartbeats.ended(incarnation)

    async def declare_dead(self, incarnation: int, silence: int) -> list[int]:
        return []                                  # there are no other processes to declare dead

    async def live_processes(self) -> list[LiveProcess]:
        return await self._read(lambda db: [LiveProcess(*row) for row in db.execute(
            "SELECT opening, address FROM openings WHERE NOT over ORDER BY opening")])

    async def tables_on(self) -> int:
        return await self._read(lambda db: int(db.execute(ON).fetchone()[0]))

    async def add_change(self, guest: str, kind: str, now: int) -> None:
        await self._write(lambda db: db.execute(
            "INSERT INTO changes (at, guest, kind) VALUES (?, ?, ?)", (now, guest, kind)) and None)

    async def changes(self, now: int, within: int) -> list[Change]:
        return await self._read(lambda db: [Change(*row) for row in db.execute(
            "SELECT number, guest, kind FROM changes WHERE at > ? ORDER BY number", (now - within,))])

    async def secret(self, fresh: bytes) -> bytes:
        def keep(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO facts VALUES ('secret', ?)", (fresh,))
            return bytes(db.execute("SELECT value FROM facts WHERE fact = 'secret'").fetchone()[0])

        return await self._write(keep)

    async def take_tokens(
        self, bucket: str, now: int, burst: float, per_second: float, cost: float,
    ) -> tuple[float, bool]:
        def take(db: sqlite3.Connection) -> tuple[float, bool]:
            row = db.execute("SELECT remains, at FROM buckets WHERE bucket = ?", (bucket,)).fetchone() or (burst, now)
            full = min(burst, row[0] + max(0, now - row[1]) * per_second / 1000)
            remains = full - cost if full >= cost else full
            at = now if row[1] > now + APART else max(now, row[1])
            db.execute("INSERT OR REPLACE INTO buckets VALUES (?, ?, ?)", (bucket, remains, at))
            return remains, full >= cost

        return await self._write(take)

    async def last_heartbeat(self, incarnation: int) -> int:
        # Before openings were counted there was one beat for all, kept as a fact of the house.
        written: int = await self._read(lambda db: (db.execute(
            "SELECT beat FROM openings WHERE opening = ? "
            "UNION ALL SELECT value FROM house WHERE fact = 'beat' AND ? = 0",
            (incarnation, incarnation)).fetchone() or (0,))[0])
        return max(written, self._heartbeats.last(incarnation))

    async def setting(self, name: str) -> bytes | None:
        row = await self._read(lambda db: db.execute("SELECT value FROM facts WHERE fact = ?", (name,)).fetchone())
        return None if row is None else bytes(row[0])

    async def compare_and_set(self, name: str, value: bytes, before: bytes | None) -> bool:
        def settle(db: WriterConnection) -> bool:
            if before is None:
                return db.execute("INSERT OR IGNORE INTO facts VALUES (?, ?)", (name, value)).rowcount > 0
            return db.execute(
                "UPDATE facts SET value = ? WHERE fact = ? AND value = ?", (value, name, before)).rowcount > 0

        return await self._write(settle)

    async def sweep(self, guests: int, finished: int, abandoned: int, now: int) -> Swept:
        def clean(db: WriterConnection) -> Swept:
            old = [row[0] for row in db.execute(
                "SELECT id FROM tables WHERE touched < CASE phase WHEN 'over' THEN ? ELSE ? END "
                "AND NOT EXISTS (SELECT 1 FROM leases l JOIN openings o USING (opening) "
                "WHERE l.table_id = tables.id AND NOT o.over)",
                (finished, abandoned))]
            for id in old:
                for place in ("members", "handoffs", "leases"):
                    db.execute(f"DELETE FROM {place} WHERE table_id = ?", (id,))
                db.execute("DELETE FROM tables WHERE id = ?", (id,))
                results.clear(db, id)
            gone = db.execute(
                "DELETE FROM guests WHERE seen < ? AND id NOT IN (SELECT guest FROM members)", (guests,)).rowcount
            db.execute("DELETE FROM feats WHERE guest NOT IN (SELECT id FROM guests)")
            db.execute("DELETE FROM notes WHERE guest != '' AND guest NOT IN (SELECT id FROM guests)")
            results.delete_orphans(db)
            codes = db.execute("DELETE FROM handoffs WHERE expires < ?", (now,)).rowcount
            db.execute("DELETE FROM openings WHERE over AND beat < ?", (min(finished, abandoned),))
            db.execute("DELETE FROM changes WHERE at < ?", (now - FORGIVEN,))
            db.execute("DELETE FROM buckets WHERE at < ?", (now - FORGIVEN,))
            return Swept(guests=gone, rooms=len(old), handoffs=codes)

        return await self._write(clean)


def _guest(row: Any) -> GuestRow | None:
    return None if row is None else GuestRow(*row)


def _room(row: Any) -> RoomRow | None:
    return None if row is None else RoomRow(
        id=row[0], code=row[1], game=row[2], phase=row[3], state=row[4], host=row[5], touched=row[6])


def _save(db: sqlite3.Connection, room: RoomRow) -> None:
    db.execute("UPDATE tables SET game = ?, phase = ?, room = ?, host = ?, touched = ? WHERE id = ?",
               (room.game, room.phase, room.state, room.host, room.touched, room.id))
    _note_members(db, room)


def _check(db: sqlite3.Connection, lease: Lease | None) -> None:
    if lease is not None and not db.execute(
            f"SELECT {HELD}", (lease.room, lease.incarnation, lease.epoch)).fetchone()[0]:
        raise LeaseLost(lease.room)


def _check_most(db: sqlite3.Connection, room: RoomRow, most: Most | None) -> None:
    if most is None:
        return
    mine = {row[0] for row in db.execute(OF_HOST, (room.host,))}
    if len(mine.difference(most.uncounted)) >= most.of_host or 0 < most.on <= db.execute(ON).fetchone()[0]:
        raise Crowded(room.host)


def _add_entry(db: WriterConnection, room: str, round: int, row: LogRow, lease: Lease | None = None) -> None:
    db.log.add((room, round, row.position, row.entry, row.request), lease)


class NewEntry(Row, frozen=True, array_like=True, gc=False):
    """One more entry of a log and nothing else, which is what nearly every move writes, with the lease it is written
    under."""

    room: str
    round: int
    position: int
    entry: bytes
    request: str
    incarnation: int
    epoch: int

    def __call__(self, db: WriterConnection) -> None:
        row, lease = LogRow(self.position, self.entry, self.request), Lease(self.room, self.incarnation, self.epoch)
        _add_entry(db, self.room, self.round, row, lease)

    @staticmethod
    def add_all(db: WriterConnection, rows: Sequence[NewEntry]) -> None:
        db.log.add_all(rows)


def new_entry(room: str, round: int, row: LogRow, lease: Lease) -> NewEntry:
    assert lease.room == room
    return NewEntry(room, round, row.position, row.entry, row.request, lease.incarnation, lease.epoch)


def _note_members(db: sqlite3.Connection, room: RoomRow) -> None:
    db.executemany("INSERT OR IGNORE INTO members VALUES (?, ?)", [(room.id, guest) for guest in room.members])
