"""A look over a PostgreSQL: whether what it says is written is on disk, how its clock goes, how many lines it has."""

from __future__ import annotations

import re
import time

import asyncpg
import msgspec

from ludoteca.store.postgres.connections import LINES, why
from ludoteca.store.postgres.migrations import STEPS
from ludoteca.store.postgres.store import PostgresStore
from ludoteca.store.preflight import Unusable

SPARE = 3                        # connections for the database's own operator
CARELESS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""Settings under which PostgreSQL says that something is written before it is."""


TABLES = ("house", *(name for step in STEPS for name in re.findall(r"CREATE TABLE (\w+)", step)))
FORBIDDEN = """
SELECT string_agg(DISTINCT name, ', ') FROM unnest($1::text[]) name, unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) act
    WHERE CASE WHEN to_regclass(name) IS NULL THEN NOT has_schema_privilege(current_schema(), 'CREATE')
        ELSE NOT has_table_privilege(to_regclass(name), act) END
"""
"""Tables of the house that this user may not make, or not use."""


PROCESSES = """
SELECT coalesce(sum(openings + CASE WHEN openings > 1 THEN 1 ELSE 0 END), 0)::int FROM (
    SELECT count(*) AS openings FROM openings WHERE NOT over GROUP BY address) places
"""
"""Where several are at one address, there is a front before them, and asks too."""


class Checkup(msgspec.Struct, frozen=True):
    version: str
    empty: bool                                    # no house has been here yet
    careless: tuple[str, ...]                      # settings under which answered moves may get lost
    ahead: float                                   # seconds its clock is before ours
    lines: int                                     # it grants
    wanted: int                                    # by the processes that live, or by one


async def look_over(store: PostgresStore) -> Checkup:
    """What the database says of itself, left as it is. The store must be open. Raises Unusable."""
    try:
        async with store.line() as db:
            if await db.fetchval("SELECT current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery()"):
                raise Unusable("read_only", store.path)
            if forbidden := await db.fetchval(FORBIDDEN, TABLES):
                raise Unusable("read_only", store.path, f"permission denied for {forbidden}")
            empty = await db.fetchval("SELECT to_regclass('house') IS NULL")
            found = 0 if empty else await db.fetchval("SELECT value FROM house WHERE fact = 'version'")
            if found > len(STEPS):
                raise Unusable("newer", store.path, f"{found} > {len(STEPS)}")
            said = {name: await db.fetchval("SELECT current_setting($1)", name)
                    for name in (*CARELESS, "server_version")}
            sent = time.time()
            theirs = (await db.fetchval("SELECT clock_timestamp()")).timestamp()
            ours = (sent + time.time()) / 2
            granted = await db.fetchval(
                "SELECT least(nullif(rolconnlimit, -1), current_setting('max_connections')::int) "
                "FROM pg_roles WHERE rolname = current_user")
            living = 0 if empty else await db.fetchval(PROCESSES)
    except (asyncpg.PostgresError, OSError) as error:
        raise Unusable("out_of_reach", store.path, why(error)) from error
    return Checkup(
        version=said["server_version"].partition(" ")[0], empty=empty, ahead=theirs - ours, lines=granted,
        careless=tuple(f"{name} = {value}" for name, value in CARELESS.items() if said[name] == value),
        wanted=max(1, living) * LINES + SPARE)
