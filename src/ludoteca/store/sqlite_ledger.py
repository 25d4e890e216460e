"""The logs of all tables in one ledger, line after line as they are written, and where each line is to be found.

An index by table has a page for nearly every table: kept up with each move, a move would write that page too, twenty
times its own size. So a line is only added at the end, and its place in the index is noted later, table by table: while
there are many without one, a hand goes on a little with every commit, and finds several of each table it comes to.

What makes a position be written only once meanwhile is not in the file but with its one writer: `unplaced` knows every
line whose place is not noted yet, and a trigger asks it and the index before a line stands. It also asks for the line
before: numbers follow each other, so whoever else had written to this file would have taken the next one, and what we
know of it would no longer be all there is. Both live in the writer's own transaction and go back with it.

Whoever reads asks the view `entries`: what has a place, and of the last lines those that have none yet.
"""

from __future__ import annotations

import sqlite3

FULL = 4_096                     # lines without a place before the hand moves on
PIECE = 512                      # lines it places at a time, and at least twice as many as have just come

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

_MEMORY = (
    "PRAGMA temp_store=MEMORY",
    "CREATE TEMP TABLE unplaced (number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, round INTEGER NOT NULL, "
    "position INTEGER NOT NULL, sound INTEGER NOT NULL, UNIQUE (table_id, round, position))",
    # What is not sound is NULL, which no column takes: refused as the statement says, like a position known twice.
    "CREATE TEMP TRIGGER once AFTER INSERT ON ledger BEGIN INSERT INTO unplaced VALUES ("
    "NEW.number, NEW.table_id, NEW.round, NEW.position, CASE WHEN "
    "EXISTS (SELECT 1 FROM unplaced WHERE number = NEW.number - 1) AND NOT EXISTS (SELECT 1 FROM places "
    "WHERE table_id = NEW.table_id AND round = NEW.round AND position = NEW.position) THEN 1 END); END",
)

_GONE = "table_id = ?1 AND round NOT IN (SELECT round FROM played WHERE table_id = ?1)"


def place_all(db: sqlite3.Connection) -> None:
    """Note the place of every line that has none, in a transaction of the caller's."""
    db.execute("INSERT OR IGNORE INTO places SELECT table_id, round, position, number FROM ledger "
               "WHERE number > (SELECT value FROM house WHERE fact = 'placed') AND table_id > '' ORDER BY 1, 2, 3")
    db.execute("UPDATE house SET value = (SELECT coalesce(max(number), 0) FROM ledger) WHERE fact = 'placed'")


def take_away(db: sqlite3.Connection, room: str) -> None:
    """The rounds of a table that nobody has. The last line of all stays, blank: no number is given twice."""
    for lines in ("ledger", "unplaced"):
        blank = ", entry = x'', request = ''" if lines == "ledger" else ""
        db.execute(f"UPDATE {lines} SET table_id = '', round = 0, position = number{blank} "
                   f"WHERE number = (SELECT max(number) FROM ledger) AND {_GONE}", (room,))
    for known in ("places", "unplaced"):
        db.execute(f"DELETE FROM ledger WHERE number IN (SELECT number FROM {known} WHERE {_GONE}) AND {_GONE}",
                   (room,))
        db.execute(f"DELETE FROM {known} WHERE {_GONE}", (room,))


class Ledger:
    """What the one writer of a file knows of its ledger."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        for statement in _MEMORY:
            db.execute(statement)
        self.look_again()

    def look_again(self) -> None:
        """Begin anew, with the place of every line noted: at the start, or where others have written."""
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            place_all(db)
            db.execute("DELETE FROM unplaced")
            db.execute("INSERT INTO unplaced SELECT value, '', 0, value, 1 FROM house WHERE fact = 'placed'")
            version, last = self._file_version(), self._last()
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        self._version = version
        self._hand, self._unplaced, self._known = "", 0, last

    def others_wrote(self) -> bool:
        """Whether the file has changed by another hand than ours."""
        return self._file_version() != self._version

    @property
    def full(self) -> bool:
        return self._unplaced >= FULL

    def added(self, lines: int) -> None:
        """So many at most have been added, and are on disk."""
        self._unplaced += lines

    def place(self, lines: int) -> Round:
        """Move the hand on, in a transaction of the caller's; what it means counts once that is on disk (`placed`)."""
        hand = self._hand
        found = self._db.execute(
            "SELECT table_id FROM unplaced WHERE table_id > ? ORDER BY table_id LIMIT 1 OFFSET ?",
            (hand, max(PIECE, 2 * lines) - 1)).fetchone()
        until = "table_id > ?" if found is None else "table_id > ? AND table_id <= ?"
        tables = (hand,) if found is None else (hand, found[0])
        self._db.execute("INSERT OR IGNORE INTO places SELECT table_id, round, position, number FROM unplaced "
                         f"WHERE {until} ORDER BY table_id, round, position", tables)
        taken = self._db.execute(
            f"DELETE FROM unplaced WHERE {until} AND number < (SELECT max(number) FROM unplaced)", tables).rowcount
        if found is not None:
            return found[0], self._unplaced - taken, self._known
        # Once round: whatever was there when it began has its place.
        self._db.execute("UPDATE house SET value = ? WHERE fact = 'placed'", (self._known,))
        left = self._db.execute("SELECT count(*) FROM unplaced").fetchone()[0]
        return "", int(left), self._last()

    def placed(self, round: Round) -> None:
        """It is on disk."""
        self._hand, self._unplaced, self._known = round

    def _last(self) -> int:
        return int(self._db.execute("SELECT max(number) FROM unplaced").fetchone()[0])

    def _file_version(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])


Round = tuple[str, int, int]
"""How far the hand has come, how many lines wait for it, and the last line there was when it set out."""
