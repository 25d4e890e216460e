"""Measures the cost of finished tables to a running server: start, memory, pages; with none and with very many.

    python -m scripts.measure_past [--tables 100000]

Every table has a whole game of its own in the log, its result and its room; one person has a game among them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp
from rich.console import Console
from rich.table import Table as Sheet

from ludoteca.protocol.messages import encode
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import bring
from ludoteca.server.persistence.log_codec import entry_row, header_row
from ludoteca.server.state.room_state import RoomState, Seating, room_row
from ludoteca.store import LogRow, ResultRow
from ludoteca.store.sqlite.store import SqliteStore
from tests.web.people import ROOT, Server, server

AT_ONCE = 400
ASKED = ("/api/games", "/api/tables/mine", "/api/guests/me/games", "/healthz")


def played() -> tuple[list[LogRow], Any]:
    """One complete game of tris."""
    table, chance = Table("tris", seed=7), Chance.stream("past")
    rows = [header_row(table)]
    while table.outcome is None:
        (seat,) = table.actors
        table.play(seat, table.sample(seat, chance))
        rows.append(entry_row(table.position, table.entries[-1]))
    return rows, table.outcome


async def fill(path: Path, tables: int) -> None:
    """Store so many tables, each with its finished game."""
    rows, outcome = played()
    now = int(time.time() * 1000)
    result = encode({"outcome": outcome, "players": [{"kind": "person", "guest": "", "level": None}] * 2,
                     "entries": len(rows) - 1, "begun": None, "names": ["Ada", "Bea"], "honours": []})
    store = SqliteStore(path)
    await store.open()

    async def lay(number: int) -> None:
        guests = (f"ada{number}", f"bea{number}")
        state = RoomState(
            table=f"past{number}", code=f"P{number:06}", game="tris", host=guests[0], options={}, bot_seed="",
            chairs=tuple(Seating("person", guest) for guest in guests), people=dict.fromkeys(guests, "Ada"),
            phase="over", round=1, owner=guests[0])
        await store.add_room(room_row(state, now))
        await store.import_game(
            ResultRow(state.table, 1, "tris", now, result, f"link{number:08}", guests), rows)

    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*map(lay, range(first, min(tables, first + AT_ONCE))))
    await store.close()


async def look(made: Server) -> dict[str, float]:
    """Start a server: processor time until it answers, megabytes, milliseconds of some pages."""
    url = await made.start()
    assert made.process is not None
    worked = Path(f"/proc/{made.process.pid}/stat").read_text().rpartition(")")[2].split()
    found = {"start, s of processor time": (int(worked[11]) + int(worked[12])) / os.sysconf("SC_CLK_TCK")}
    async with aiohttp.ClientSession() as http:
        async with http.post(f"{url}/api/guests", json={"name": "Ada"}) as answer:
            token = (await answer.json())["token"]
        for page in ASKED:
            times = []
            for _ in range(20):
                since = time.perf_counter()
                async with http.get(url + page, headers={"Authorization": f"Bearer {token}"}) as answer:
                    await answer.read()
                    answer.raise_for_status()
                times.append(time.perf_counter() - since)
            found[f"{page}, ms"] = sorted(times)[len(times) // 2] * 1000
    pages = int(Path(f"/proc/{made.process.pid}/statm").read_text().split()[1])
    found["memory, MB"] = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return found


async def measure(tables: int) -> None:
    bring(ROOT / "examples" / "tris.py")
    sheet = Sheet("", "none", f"{tables:,} finished")
    with tempfile.TemporaryDirectory() as place:
        columns = []
        for name, count in (("none", 0), ("many", tables)):
            folder = Path(place) / name
            folder.mkdir()
            await fill(folder / "ludoteca.sqlite3", count)
            size = sum(each.stat().st_size for each in folder.glob("*.sqlite3*")) / 1e6
            async with server(folder) as made:
                columns.append({**await look(made), "on disk, MB": size})
    for what in columns[0]:
        sheet.add_row(what, *(f"{column[what]:.2f}" for column in columns))
    Console().print(sheet)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100_000)
    asyncio.run(measure(asked.parse_args().tables))
