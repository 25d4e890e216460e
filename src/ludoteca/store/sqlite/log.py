"""Log table of SQLite: the entries of all tables in the order of writing, and a lazily filled index by table.

An index by table has a page for nearly every table. If each move updated it, the move would also write that page, which
is twenty times its own size. So an entry is only added at the end. Once 4,096 entries are not indexed, each commit
indexes a batch of them, table by table, so that one page takes several.

Until an entry is indexed, the writer's memory keeps its position from being written twice. For indexed entries the
statement that adds a line asks the index. Line numbers are consecutive and the writer chooses the next. If another
program had written to the file, the number would be taken, and the writer reads everything anew.

Readers use the view `entries`: the indexed entries, and the last ones that are not.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import astuple

from ludoteca.store.errors import LeaseLost
from ludoteca.store.rows import Lease

FULL = 4_096                     # entries that are not indexed before a batch is
PIECE = 512                      # entries of a batch, and at least twice as many as were just written

SCHEMA = """
CREATE TABLE IF NOT EXISTS ledger (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, round INTEGER NOT NULL, position INTEGER NOT NULL,
    entry BLOB NOT NULL, request TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS places (
    table_id TEXT NOT NULL, round INTEGER NOT NULL, position INTEGER NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (table_id, round, position)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS house (fact TEXT PRIMARY KEY, value INTEGER NOT NULL);
INSERT OR IGNORE INTO house VALUES ('placed', 0);
CREATE VIEW IF NOT EXISTS entries AS
    SELECT p.table_id, p.round, p.position, l.entry, l.request FROM places p JOIN ledger l USING (number)
    UNION ALL SELECT table_id, round, position, entry, request FROM ledger l
    WHERE number > (SELECT value FROM house WHERE fact = 'placed') AND table_id > '' AND NOT EXISTS (
        SELECT 1 FROM places p WHERE p.table_id = l.table_id AND p.round = l.round AND p.position = l.position);
"""
"""Every line up to the number `placed` has its place; of later ones, some."""

STEP = (
    "CREATE TABLE IF NOT EXISTS entries (table_id TEXT NOT NULL, round INTEGER NOT NULL, position INTEGER NOT NULL, "
    "entry BLOB NOT NULL, request TEXT NOT NULL, UNIQUE (table_id, round, position))",
    "CREATE TABLE ledger (number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, round INTEGER NOT NULL, "
    "position INTEGER NOT NULL, entry BLOB NOT NULL, request TEXT NOT NULL)",
    "INSERT INTO ledger (table_id, round, position, entry, request) "
    "SELECT table_id, round, position, entry, request FROM entries ORDER BY rowid",
    "DROP TABLE entries",
)
"""What a file of the version before needs: its entries become lines; places are noted when the house opens."""

HELD = "EXISTS (SELECT 1 FROM leases WHERE table_id = ? AND opening = ? AND epoch = ?)"
_LINE = ("INSERT INTO ledger (number, table_id, round, position, entry, request) SELECT ?1, ?2, ?3, ?4, ?5, ?6 "
         "WHERE NOT EXISTS (SELECT 1 FROM places WHERE table_id = ?2 AND round = ?3 AND position = ?4)")
_HELD_LINE = f"{_LINE} AND {HELD}"
SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)    # of statements, so that each is prepared once
_EMPTY_ROW = ("", 0, 0, "", "", 0, 0)    # types that the driver need not adapt
_TOGETHER = (128, 32, 8, 1)      # places noted in one statement
_GONE = "table_id = ?1 AND round NOT IN (SELECT round FROM played WHERE table_id = ?1)"


def place_all(db: sqlite3.Connection) -> None:
    """Note the place of every line that has none, in a transaction of the caller's."""
    db.execute("INSERT OR IGNORE INTO places SELECT table_id, round, position, number FROM ledger "
               "WHERE number > (SELECT value FROM house WHERE fact = 'placed') AND table_id > '' ORDER BY 1, 2, 3")
    db.execute("UPDATE house SET value = (SELECT coalesce(max(number), 0) FROM ledger) WHERE fact = 'placed'")


def delete_rounds(db: WriterConnection, room: str) -> None:
    """Delete the rounds of a table that no guest has. The last line stays, empty: no number is used twice."""
    place_all(db)
    db.log.stale = True
    db.execute("UPDATE ledger SET table_id = '', round = 0, position = number, entry = x'', request = '' "
               f"WHERE number = (SELECT max(number) FROM ledger) AND {_GONE}", (room,))
    db.execute(f"DELETE FROM ledger WHERE number IN (SELECT number FROM places WHERE {_GONE}) AND {_GONE}", (room,))
    db.execute(f"DELETE FROM places WHERE {_GONE}", (room,))


class WriterConnection(sqlite3.Connection):
    """The writer's connection, with what it knows of the log table."""

    log: LogTable


class LogTable:
    """What the writer knows of the log table. What a transaction adds is undone with it (`undo`)."""

    def __init__(self, db: WriterConnection) -> None:
        self._db = db
        self.rebuild_index()

    def rebuild_index(self) -> None:
        """Index every entry and start with an empty memory: at the start, or if entries are unknown."""
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            place_all(db)
            version = self._file_version()
            last = db.execute("SELECT coalesce(max(number), 0) FROM ledger").fetchone()[0]
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        self._version = version
        self._last: int = last
        self._unplaced = 0
        self._tables: dict[str, dict[tuple[int, int], int]] = {}    # the numbers of lines without a place
        self._added: list[tuple[str, tuple[int, int]]] = []         # those of the transaction under way
        self._round: list[str] = []                                 # tables still to index, last first
        self._known = 0                                             # the last line when indexing began
        self.stale = False                                          # whether some of these are no longer there

    def others_wrote(self) -> bool:
        """Whether another connection has written to the file."""
        return self._file_version() != self._version

    # -- lines

    def add(self, line: tuple[str, int, int, bytes, str], lease: Lease | None) -> None:
        """Add an entry. Raises LeaseLost, or an error if the position or the number is taken."""
        added = len(self._added)
        key = () if lease is None else (lease.room, lease.incarnation, lease.epoch)
        try:
            self._note((line[:3],))
            if not self._db.execute(_LINE if lease is None else _HELD_LINE, (self._last, *line, *key)).rowcount:
                raise sqlite3.IntegrityError(f"UNIQUE: {line[:3]}")
        except BaseException as error:
            self.undo(added)
            if isinstance(error, sqlite3.IntegrityError) and lease is not None and not self._db.execute(
                    f"SELECT {HELD}", key).fetchone()[0]:
                raise LeaseLost(lease.room) from None
            raise

    def add_all(self, lines: Sequence[Any]) -> None:
        """Add several entries in one statement. If one cannot be added, raises and adds none.

        A transaction in progress is then rolled back.
        """
        added, size = len(self._added), SIZES[bisect_left(SIZES, len(lines))]
        values: list[Any] = [self._last + 1, *chain.from_iterable(map(astuple, lines))]
        places = zip(values[1::7], values[2::7], values[3::7], strict=True)
        values[4::7] = map(bytearray, values[4::7])    # for bytes the driver would look for an adapter
        values += _EMPTY_ROW * (size - len(lines))
        try:
            self._note(places)
            # executemany with one row: execute would release the interpreter once more.
            self._db.executemany(_several(size), (values,))
        except BaseException:
            self.undo(added)
            raise

    def undo(self, down_to: int = 0) -> None:
        """Forget the entries of this transaction beyond the first so many."""
        for room, at in self._added[down_to:]:
            del self._tables[room][at]
        back = len(self._added) - down_to
        self._last -= back
        self._unplaced -= back
        del self._added[down_to:]

    def keep(self) -> None:
        """The entries of the transaction are on disk."""
        self._added.clear()

    @property
    def added(self) -> int:
        """The number of entries in this transaction."""
        return len(self._added)

    def _note(self, places: Iterable[tuple[str, int, int]]) -> None:
        tables, added, last = self._tables, self._added, self._last
        try:
            for room, round, position in places:
                lines = tables.get(room)
                if lines is None:
                    lines = tables[room] = {}
                at = (round, position)
                if at in lines:
                    raise sqlite3.IntegrityError(f"UNIQUE: {room}, {round}, {position}")
                last += 1
                lines[at] = last
                added.append((room, at))
        finally:
            self._unplaced += last - self._last
            self._last = last

    # -- places

    @property
    def full(self) -> bool:
        return self._unplaced >= FULL

    def place(self) -> Step:
        """Index a batch, in the caller's transaction. Call `placed` with the result after the commit."""
        if not self._round:
            self._round = sorted((room for room, lines in self._tables.items() if lines), reverse=True)
            self._known = self._last
        places: list[Any] = []
        left, wanted = len(self._round), 4 * max(PIECE, 2 * len(self._added))
        while left and len(places) < wanted:
            left -= 1
            room = self._round[left]
            for (round, position), number in sorted(self._tables[room].items()):
                places += room, round, position, number
        at = 0
        for size in _TOGETHER:
            while len(places) - at >= 4 * size:
                self._db.execute(f"INSERT OR IGNORE INTO places VALUES {', '.join(['(?, ?, ?, ?)'] * size)}",
                                 places[at:at + 4 * size])
                at += 4 * size
        if not left:                               # all tables done: every entry known at the beginning is indexed
            self._db.execute("UPDATE house SET value = ? WHERE fact = 'placed'", (self._known,))
        return left

    def placed(self, step: Step) -> None:
        for room in self._round[step:]:
            self._unplaced -= len(self._tables.pop(room))
        del self._round[step:]

    def _file_version(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])


Step = int
"""How many tables are still to be indexed."""


@cache
def _several(count: int) -> str:
    """A statement that adds up to so many entries; unused places are empty.

    An entry without a valid lease, or at a taken position, has no table id, which violates NOT NULL. Then all is rolled
    back: that needs no statement journal, which would be written to disk.
    """
    values = ", ".join(f"({each}, ?, ?, ?, ?, ?, ?, ?)" for each in range(count))
    return ("INSERT OR ROLLBACK INTO ledger (number, table_id, round, position, entry, request) "
            "SELECT ?1 + column1, CASE WHEN "
            "EXISTS (SELECT 1 FROM leases WHERE table_id = column2 AND opening = column7 AND epoch = column8) "
            "AND NOT EXISTS (SELECT 1 FROM places WHERE table_id = column2 AND round = column3 AND position = column4) "
            f"THEN column2 END, column3, column4, column5, column6 FROM (VALUES {values}) WHERE column2 <> ''")
