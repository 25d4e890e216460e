"""A whole house on PostgreSQL: killed in the middle of a game, or its database restarted, it waits and goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import asyncpg

from tests.store.postgres import Postgres
from tests.web.people import Visitor, server, visit


async def mark(person: Visitor, cell: int) -> None:
    assert (await person.ask("move", id=f"m{cell}", move={"type": "mark", "cell": cell}))["type"] == "ok"


async def test_a_killed_house_and_a_restarted_database_lose_nothing(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    async with server(tmp_path, "--bot-workers", "0") as house:
        house.environment["LUDOTECA_DATABASE"] = address
        async with aiohttp.ClientSession(await house.start()) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            table = (await ada.open_table("tris"))["table"]
            for person in (ada, bea):
                await person.come(table)
            await ada.ask("start", id="s")
            await mark(ada, 0)
        house.kill()
        async with aiohttp.ClientSession(await house.start()) as http:
            for person in (ada, bea):
                person.http = http
                await person.come(table)           # waits until the killed one is known to be dead
            await mark(ada, 0)                     # asked again: answered, not played again
            await mark(bea, 3)
            await asyncio.to_thread(postgres.stop, "immediate")
            assert ada.socket is not None
            await ada.socket.send_json({"type": "move", "id": "m1", "move": {"type": "mark", "cell": 1}})
            assert "aspetta il disco" in (await ada.hear("waits"))["sentence"]
            await asyncio.to_thread(postgres.start)
            assert (await ada.hear("ok"))["id"] == "m1"
            await mark(bea, 4)
            await mark(ada, 2)
        assert await house.stop() == 0
    db = await asyncpg.connect(address)
    assert await db.fetchval("SELECT count(*) FROM entries") == 6
    assert await db.fetchval("SELECT count(*) FROM results") == 1
    assert await db.fetchval("SELECT count(*) FROM openings WHERE NOT over") == 0
    await db.close()
    assert '"level":"error"' not in house.log.read_text()
