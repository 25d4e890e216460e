"""SQLite schema of a house, and the migration of a file of an earlier version."""

from __future__ import annotations

import sqlite3

from ludoteca.store.sqlite import log, results

VERSION = 4

SCHEMA = """
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY, token_hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, language TEXT NOT NULL,
    created INTEGER NOT NULL, seen INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, phase TEXT NOT NULL, host TEXT NOT NULL,
    room BLOB NOT NULL, touched INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS members (
    table_id TEXT NOT NULL, guest TEXT NOT NULL, UNIQUE (guest, table_id));
CREATE INDEX IF NOT EXISTS members_by_table ON members (table_id);
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, request TEXT NOT NULL,
    UNIQUE (table_id, number));
CREATE TABLE IF NOT EXISTS results (
    table_id TEXT NOT NULL, round INTEGER NOT NULL, game TEXT NOT NULL, finished INTEGER NOT NULL, result BLOB NOT NULL,
    link TEXT NOT NULL DEFAULT '', UNIQUE (table_id, round));
CREATE INDEX IF NOT EXISTS results_by_link ON results (link);
CREATE TABLE IF NOT EXISTS played (
    guest TEXT NOT NULL, table_id TEXT NOT NULL, round INTEGER NOT NULL, UNIQUE (guest, table_id, round));
CREATE INDEX IF NOT EXISTS played_by_table ON played (table_id, round);
CREATE TABLE IF NOT EXISTS feats (
    guest TEXT NOT NULL, game TEXT NOT NULL, feat TEXT NOT NULL, won INTEGER NOT NULL, UNIQUE (guest, game, feat));
CREATE TABLE IF NOT EXISTS notes (
    guest TEXT NOT NULL, topic TEXT NOT NULL, value BLOB NOT NULL, UNIQUE (guest, topic));
CREATE INDEX IF NOT EXISTS notes_by_topic ON notes (topic);
CREATE TABLE IF NOT EXISTS handoffs (
    code_hash BLOB PRIMARY KEY, guest TEXT NOT NULL, table_id TEXT NOT NULL, expires INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS openings (
    opening INTEGER PRIMARY KEY, beat INTEGER NOT NULL, address TEXT NOT NULL DEFAULT '',
    over INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS facts (fact TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS leases (
    table_id TEXT PRIMARY KEY, opening INTEGER, epoch INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS changes (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, guest TEXT NOT NULL, kind TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS buckets (bucket TEXT PRIMARY KEY, remains REAL NOT NULL, at INTEGER NOT NULL);
""" + log.SCHEMA

STEPS = {
    2: ("CREATE TABLE IF NOT EXISTS openings (opening INTEGER PRIMARY KEY, beat INTEGER NOT NULL)",
        "ALTER TABLE openings ADD COLUMN address TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE openings ADD COLUMN over INTEGER NOT NULL DEFAULT 0"),
    3: results.STEP,
    4: log.STEP,
}
"""Statements from the version before to this one; SCHEMA creates tables that are missing."""


def migrate(db: sqlite3.Connection) -> None:
    """Bring a file of an earlier version to this one, in one transaction."""
    found = db.execute("PRAGMA user_version").fetchone()[0]
    db.execute("BEGIN IMMEDIATE")
    try:
        for version in range(found + 1, VERSION + 1) if found else ():
            for statement in STEPS[version]:
                db.execute(statement)
        for statement in filter(str.strip, SCHEMA.split(";")):
            db.execute(statement)
        db.execute(f"PRAGMA user_version={VERSION}")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")
