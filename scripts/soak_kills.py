"""Soak, kills: the house is killed with -9 again and again while tables of two people and a bot play on."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from scripts.soaking import Player, exceptions, gather_players, judged, send_home
from tests.web.people import Server

KILLS, TABLES = 1_000, 6


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """Kill the server a thousand times (`scale` 1)."""
    kills, chance = max(3, round(KILLS * scale)), Random(65 + seed)
    with tempfile.TemporaryDirectory() as folder:
        house = FixedPort(Path(folder), "--bot-workers", "1")
        address = (await house.start()).rstrip("/")
        bots: set[int] = set()
        async with aiohttp.ClientSession() as http:
            tables = await gather_players(http, address, TABLES)
            people = [person for table in tables for person in table]
            lives = [asyncio.create_task(person.live(http)) for person in people]
            for done in range(kills):
                await asyncio.sleep(0.2 + chance.random() * 0.8)
                assert house.process is not None
                bots |= children(house.process.pid)
                house.kill()
                if chance.random() < 0.3:
                    await asyncio.sleep(chance.random())
                await house.start()
                tell(done + 1, kills)
            stuck = await not_moving(tables)
            await send_home(lives)
        await house.stop()
        await asyncio.sleep(1)
        return {
            "kills": kills, **judged(Path(folder) / "ludoteca.sqlite3", people),
            "tables stuck": len(stuck), "where they stood": ", ".join(stuck) or "nowhere",
            "workers left: stuck": sum(Path(f"/proc/{bot}").exists() for bot in bots),
            "refusals": sum(len(person.refused) for person in people), **exceptions(house.log)}


class FixedPort(Server):
    """A server that restarts on the same port."""

    async def start(self) -> str:
        if self.port:
            self.words = (*(word for word in self.words if not word.startswith("--port")), f"--port={self.port}")
        return await super().start()


def children(pid: int) -> set[int]:
    try:
        return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}
    except OSError:
        return set()


async def not_moving(tables: list[list[Player]], within: float = 60.0) -> list[str]:
    """Of each table that does not move on any more, where everybody at it stood.

    Every table has to move: a write that waits is tried again within two seconds, and a page that hears nothing for
    eight comes again.
    """
    before = [(table, table[0].round, table[0].version) for table in tables]
    still = tables
    for _ in range(round(within / 0.2)):
        await asyncio.sleep(0.2)
        still = [table for table, round_, version in before if (table[0].round, table[0].version) == (round_, version)]
        if not still:
            break
    return [" and ".join(person.where() for person in table) for table in still]
