"""Soak, outages: PostgreSQL is restarted, cut off for 20 s, or lost for good while its synchronous replica takes over.

Three processes, people at their tables all the while. All players must be told; all requests must wait and then
continue. Every acknowledged move must be in the last database.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from scripts.soak_kills import FixedPort, not_moving
from scripts.soak_processes import Wanderer, judged
from scripts.soaking import exceptions, gather_players, send_home
from tests.store.postgres import Postgres, free_port

ROUNDS, TABLES, PROCESSES = 20, 6, 3
CUT = 20.0                       # seconds


class Cable:
    """A proxy between server and database. While cut, it neither forwards data nor closes connections."""

    def __init__(self, postgres: Postgres) -> None:
        self.port = free_port()
        self._far = postgres.port
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", self.port)

    def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()

    def pull(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
        except OSError:
            writer.close()
            return
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.ensure_future(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._whole.wait()
                target.write(data)
                await target.drain()
        target.close()


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """So many restarts, cuts and failovers (`scale` 1: 20 of each); each evening of four ends with a failover."""
    rounds, chance = max(1, round(ROUNDS * scale)), Random(20 + seed)
    counts: dict[str, Any] = {}
    for done in range(rounds):
        for what, seen in (await _evening(chance)).items():
            counts[what] = counts[what] + seen if what in counts and not isinstance(seen, str) else seen
        tell(done + 1, rounds)
    return counts


async def _evening(chance: Random) -> dict[str, Any]:
    first = Postgres()
    second = Postgres(copies=first)
    cable = Cable(first)
    await cable.open()
    try:
        with tempfile.TemporaryDirectory() as folder:
            name = first.new_database().rpartition("/")[2]
            address = (f"postgresql://postgres@127.0.0.1:{cable.port},127.0.0.1:{second.port}/{name}"
                       "?target_session_attrs=read-write")
            houses = [_house(Path(folder) / str(number), address) for number in range(PROCESSES)]
            Wanderer.ways = tuple(await asyncio.gather(*(house.start() for house in houses)))
            async with aiohttp.ClientSession() as http:
                tables = await gather_players(http, Wanderer.ways[0], TABLES, kind=Wanderer)
                people = [person for table in tables for person in table]
                lives = [asyncio.create_task(person.live(http)) for person in people]
                counts: dict[str, Any] = {}
                for kind, act in (
                        ("restart", lambda: _restart(first, chance)), ("cut off", lambda: _cut(cable)),
                        ("fail over", lambda: _fail_over(first, second))):
                    counts |= await _suffered(kind, tables, act)
                stuck = await not_moving(tables)
                await send_home(lives)
            for house in houses:
                await house.stop()
            faults = [exceptions(house.log) for house in houses]
            return {
                "outages": 3, **counts, **await judged(second.address(name), people), "tables stuck": len(stuck),
                "where they stood": ", ".join(stuck) or "nowhere",
                "refusals": sum(len(person.refused) for person in people),
                "exceptions": sum(each["exceptions"] for each in faults),
                "what they were": "; ".join(dict.fromkeys(each["what they were"] for each in faults))}
    finally:
        cable.close()
        second.remove()
        with contextlib.suppress(Exception):       # already lost
            first.remove()


async def _suffered(kind: str, tables: list[list[Wanderer]], act: Callable[[], Awaitable[None]]) -> dict[str, Any]:
    """How many players were notified, and the seconds from the outage's end until every table had moved on."""
    await asyncio.sleep(2)
    people = [person for table in tables for person in table]
    waited = [person.waited for person in people]
    await act()
    ended, still = time.monotonic(), [(table, table[0].round, table[0].version) for table in tables]
    while still and time.monotonic() < ended + 60:
        await asyncio.sleep(0.05)
        still = [each for each in still if (each[0][0].round, each[0][0].version) == each[1:]]
    told = sum(person.waited > before for person, before in zip(people, waited, strict=True))
    return {f"{kind}: told to wait, of {len(people)}": [told],
            f"{kind}: seconds until all tables had moved": [time.monotonic() - ended]}


async def _restart(postgres: Postgres, chance: Random) -> None:
    await asyncio.to_thread(postgres.stop, chance.choice(["fast", "immediate"]))
    await asyncio.sleep(2)
    await asyncio.to_thread(postgres.start)


async def _cut(cable: Cable) -> None:
    cable.pull()
    await asyncio.sleep(CUT)
    cable.mend()


async def _fail_over(first: Postgres, second: Postgres) -> None:
    """The primary is lost for good; after a while an operator promotes the replica."""
    await asyncio.to_thread(first.stop, "immediate")
    await asyncio.sleep(2)
    await asyncio.to_thread(second.promote)


def _house(folder: Path, address: str) -> FixedPort:
    folder.mkdir()
    house = FixedPort(folder, "--bot-workers", "0")
    house.environment["LUDOTECA_DATABASE"] = address
    return house


def concluded(counts: dict[str, Any]) -> dict[str, Any]:
    """For each kind of outage the smallest and the largest figures."""
    return {what: f"{min(seen):.1f} to {max(seen):.1f}" if isinstance(seen, list) else seen
            for what, seen in counts.items()}
