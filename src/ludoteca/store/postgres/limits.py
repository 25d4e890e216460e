"""Limits of tables and games in PostgreSQL: counted under a lock, so that no other process adds one meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.store.errors import Crowded
from ludoteca.store.postgres.connections import Connection
from ludoteca.store.rows import Most

OF_HOST = ("SELECT count(*) FROM tables WHERE id IN (SELECT table_id FROM members WHERE guest = $1) "
           "AND host = $1 AND phase <> 'over' AND id <> ALL($2::text[])")
ON = ("SELECT count(*) FROM leases l JOIN openings o USING (opening) JOIN tables t ON t.id = l.table_id "
      "WHERE NOT o.over AND t.phase <> 'over'")
GAMES = "SELECT count(DISTINCT table_id) FROM played WHERE guest = $1 AND table_id <> ALL($2::text[])"
HOLD = "SELECT 1 FROM guests WHERE id = $1 FOR UPDATE"


async def check(db: Connection, host: str, most: Most | None) -> None:
    """Before a table is added, in the same transaction. Raises Crowded."""
    if most is None:
        return
    # Other transactions that add a table for this host wait here; with a limit of the house, all others do.
    await db.execute(HOLD, host)
    if (await db.fetchrow(OF_HOST, host, list(most.uncounted)))[0] >= most.of_host:
        raise Crowded(host)
    if most.on:
        await db.execute("SELECT 1 FROM house WHERE fact = 'version' FOR UPDATE")
        if (await db.fetchrow(ON))[0] >= most.on:
            raise Crowded(host)


async def check_games(db: Connection, guests: Sequence[str], most: int, uncounted: Sequence[str]) -> None:
    """Before a game is taken in, in the same transaction. Raises Crowded."""
    for guest in sorted(guests):
        await db.execute(HOLD, guest)              # other transactions that add a game of this guest wait here
        if (await db.fetchrow(GAMES, guest, list(uncounted)))[0] >= most:
            raise Crowded(guest)
