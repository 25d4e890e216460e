"""Measures processor time per move: for one process, workers, PostgreSQL, and pages redirected to the owner.

    python -m scripts.measure_scale [--tables 60] [--rate 5] [--seconds 10]

Processor time stays comparable on a busy machine; latency and moves per second do not, and are not told here.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table as Sheet

from ludoteca.arena.load_test import run_load
from ludoteca.rules.registry import bring
from scripts.processor_time import cpu, family
from tests.store.postgres import Postgres
from tests.web.people import ROOT, Server, server

Load = Callable[[str], Awaitable[int]]


class Cost:
    """Microseconds per move: of the processes that own tables, of the process that forwards, of the database."""

    def __init__(self, houses: list[Server], postgres: Postgres | None) -> None:
        self._houses = [house.process.pid for house in houses if house.process is not None]
        self._database = None if postgres is None else int((postgres.data / "postmaster.pid").read_text().split()[0])

    def look(self) -> tuple[float, float, float]:
        below = {pid: family(pid) - {pid} for pid in self._houses}
        workers = set().union(*below.values())
        houses = set(self._houses)
        database = set() if self._database is None else family(self._database)
        return cpu(workers or houses), cpu(houses) if workers else 0.0, cpu(database)


async def measure(load: Load, workers: int, processes: int, postgres: Postgres | None) -> tuple[float, ...]:
    """Start such a server, play, and measure."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        houses = []
        address = None if postgres is None else postgres.new_database()
        for number in range(processes):
            (folder / str(number)).mkdir()
            house = await stack.enter_async_context(
                server(folder / str(number), "--bot-workers", "0", "--workers", str(workers), "--log-level", "info"))
            if address is not None:
                house.environment["LUDOTECA_DATABASE"] = address
            houses.append(house)
        places = await asyncio.gather(*(house.start() for house in houses))
        cost = Cost(houses, postgres)
        idle = cost.look()
        moves = await load(",".join(place.rstrip("/") for place in places))
        return tuple(1e6 * (after - before) / moves for after, before in zip(cost.look(), idle, strict=True))


async def run(tables: int, rate: float, seconds: float) -> None:
    bring(ROOT / "examples" / "corsa.py")
    postgres = Postgres()

    async def load(url: str) -> int:
        return (await run_load(url, "corsa", tables, rate, seconds)).moves

    sheet = Sheet("house", "owners, µs a move", "front", "database")
    try:
        for name, workers, processes, database in (
            ("SQLite, one process", 1, 1, None), ("SQLite, two workers", 2, 1, None),
            ("PostgreSQL, one process", 1, 1, postgres), ("PostgreSQL, two processes", 1, 2, postgres),
        ):
            found = await measure(load, workers, processes, database)
            sheet.add_row(name, *(f"{each:.0f}" if each >= 0.5 else "" for each in found))
    finally:
        postgres.remove()
    Console().print(sheet)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    asyncio.run(run(asked.tables, asked.rate, asked.seconds))
