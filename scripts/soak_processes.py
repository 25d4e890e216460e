"""Soak, processes: three on one PostgreSQL; one is killed, put to sleep or told to stop, or the database restarts.

Everybody plays on wherever a process answers. Before it begins, the model of the protocol is searched with every kind
of trouble at once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import asyncpg

from scripts.soak_kills import FixedPort, not_moving
from scripts.soaking import Player, exceptions, gather_players, send_home
from tests.store.postgres import Postgres
from tests.trouble.lease_model import Rules, search

TROUBLES, TABLES, PROCESSES = 600, 6, 3
ASLEEP = 10.0                    # seconds at most
ALL_KINDS = 4                    # of faults in the model


class Wanderer(Player):
    """A player who reconnects through another process each time."""

    ways: tuple[str, ...] = ()
    _turn = 0

    @property
    def address(self) -> str:  # type: ignore[override]
        self._turn += 1
        return self.ways[self._turn % len(self.ways)]

    @address.setter
    def address(self, way: str) -> None:
        pass


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """So many faults (`scale` 1: 600, some hours)."""
    troubles, chance = max(8, round(TROUBLES * scale)), Random(12 + seed)
    model = await asyncio.to_thread(search, Rules(), ALL_KINDS)
    postgres = Postgres()
    counts: dict[str, int] = {}
    try:
        with tempfile.TemporaryDirectory() as folder:
            address = postgres.new_database()
            houses = [_house(Path(folder) / str(number), address) for number in range(PROCESSES)]
            Wanderer.ways = tuple(await asyncio.gather(*(house.start() for house in houses)))
            async with aiohttp.ClientSession() as http:
                tables = await gather_players(http, Wanderer.ways[0], TABLES, kind=Wanderer)
                people = [person for table in tables for person in table]
                lives = [asyncio.create_task(person.live(http)) for person in people]
                for done in range(troubles):
                    await asyncio.sleep(0.5 + chance.random() * 3)
                    kind = chance.choice(["kill", "kill", "sleep", "stop", "stop", "restart the database"])
                    counts[kind] = counts.get(kind, 0) + 1
                    await _trouble(kind, chance.choice(houses), postgres, chance)
                    tell(done + 1, troubles)
                stuck = await not_moving(tables)
                await send_home(lives)
            for house in houses:
                await house.stop()
            faults = [exceptions(house.log) for house in houses]
            return {
                **counts, **await judged(address, people), "tables stuck": len(stuck),
                "where they stood": ", ".join(stuck) or "nowhere",
                "refusals": sum(len(person.refused) for person in people),
                "worlds of the model": model.worlds, "promises the model lost": int(bool(model.wrong)),
                "exceptions": sum(each["exceptions"] for each in faults),
                "what they were": "; ".join(dict.fromkeys(each["what they were"] for each in faults))}
    finally:
        postgres.remove()


def _house(folder: Path, address: str) -> FixedPort:
    folder.mkdir()
    house = FixedPort(folder, "--bot-workers", "0")
    house.environment["LUDOTECA_DATABASE"] = address
    return house


async def _trouble(kind: str, house: FixedPort, postgres: Postgres, chance: Random) -> None:
    assert house.process is not None
    if kind == "kill":
        house.kill()
        await house.start()
    elif kind == "stop":
        await house.stop()
        await house.start()
    elif kind == "sleep":
        os.kill(house.process.pid, signal.SIGSTOP)
        await asyncio.sleep(chance.random() * ASLEEP)
        os.kill(house.process.pid, signal.SIGCONT)
    else:
        await asyncio.to_thread(postgres.stop, chance.choice(["fast", "immediate"]))
        await asyncio.sleep(chance.random() * 3)
        await asyncio.to_thread(postgres.start)


async def judged(address: str, people: list[Player]) -> dict[str, int]:
    """Compare the database with every acknowledged request."""
    db = await asyncpg.connect(address)
    kept: dict[str, int] = {}
    for place in ("entries", "chat"):
        for row in await db.fetch(
                f"SELECT request, count(*) AS times FROM {place} WHERE request <> ''::bytea GROUP BY request"):
            request = bytes(row["request"]).decode()
            kept[request] = kept.get(request, 0) + row["times"]
    gaps = await db.fetchval(
        "SELECT count(*) FROM (SELECT max(position) + 1 - count(*) AS gap FROM entries GROUP BY table_id, round) g "
        "WHERE gap <> 0")
    await db.close()
    told = set().union(*(person.acknowledged for person in people))
    return {
        "acknowledged requests": len(told), "lost": len(told - kept.keys()) + gaps,
        "doubled": sum(times > 1 for times in kept.values()), "resumes": sum(person.resumes for person in people)}
