"""PostgreSQL's tables, step by step from nothing: a database of any earlier version is brought forward at the start."""

from __future__ import annotations

STEPS = (
    """
CREATE TABLE guests (
    id text PRIMARY KEY, token_hash bytea NOT NULL UNIQUE, name text NOT NULL, language text NOT NULL,
    created bigint NOT NULL, seen bigint NOT NULL);
CREATE TABLE tables (
    id text PRIMARY KEY, code text NOT NULL UNIQUE, game text NOT NULL, phase text NOT NULL, host text NOT NULL,
    room bytea NOT NULL, touched bigint NOT NULL);
CREATE INDEX tables_by_phase ON tables (phase);
CREATE TABLE members (table_id text NOT NULL, guest text NOT NULL, PRIMARY KEY (guest, table_id));
CREATE INDEX members_by_table ON members (table_id);
CREATE TABLE entries (
    table_id text NOT NULL, round bigint NOT NULL, position bigint NOT NULL, entry bytea NOT NULL,
    request bytea NOT NULL, PRIMARY KEY (table_id, round, position));
CREATE TABLE chat (
    table_id text NOT NULL, number bigint NOT NULL, line bytea NOT NULL, request bytea NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE TABLE results (
    table_id text NOT NULL, round bigint NOT NULL, game text NOT NULL, finished bigint NOT NULL, result bytea NOT NULL,
    PRIMARY KEY (table_id, round));
CREATE TABLE feats (
    guest text NOT NULL, game text NOT NULL, feat text NOT NULL, won bigint NOT NULL, PRIMARY KEY (guest, game, feat));
CREATE TABLE handoffs (
    code_hash bytea PRIMARY KEY, guest text NOT NULL, table_id text NOT NULL, expires bigint NOT NULL);
CREATE TABLE openings (
    opening bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, beat bigint NOT NULL, address text NOT NULL DEFAULT '',
    over boolean NOT NULL DEFAULT false, heard timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE TABLE leases (table_id text PRIMARY KEY, opening bigint, epoch bigint NOT NULL);
""",
    """
CREATE TABLE facts (fact text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE changes (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp(),
    guest text NOT NULL, kind text NOT NULL);
CREATE INDEX changes_by_time ON changes (at);
CREATE TABLE buckets (
    bucket text PRIMARY KEY, remains double precision NOT NULL, at bigint NOT NULL, enough boolean NOT NULL);
""",
    """
ALTER TABLE results ADD COLUMN link text NOT NULL DEFAULT '';
UPDATE results SET link = replace(gen_random_uuid()::text, '-', '');
CREATE INDEX results_by_link ON results (link);
CREATE TABLE played (
    guest text NOT NULL, table_id text NOT NULL, round bigint NOT NULL, PRIMARY KEY (guest, table_id, round));
CREATE INDEX played_by_table ON played (table_id, round);
INSERT INTO played SELECT p ->> 'guest', r.table_id, r.round
    FROM results r, jsonb_array_elements(convert_from(r.result, 'UTF8')::jsonb -> 'players') p
    WHERE coalesce(p ->> 'guest', '') <> '' ON CONFLICT DO NOTHING;
""",
    """
CREATE TABLE notes (guest text NOT NULL, topic text NOT NULL, value bytea NOT NULL, PRIMARY KEY (guest, topic));
CREATE INDEX notes_by_topic ON notes (topic);
""",
    """
ALTER TABLE openings ADD COLUMN lines text NOT NULL DEFAULT '';
""",
)
"""Never changed once released: a new version adds a step."""
