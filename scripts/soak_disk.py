"""Soak, disk: the database's disk fills up and is freed, another program holds its lock, while people play on.

The full disk is a small tmpfs where one may be mounted (root); elsewhere only the lock is held, and the report says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from scripts.soak_kills import not_moving
from scripts.soaking import exceptions, gather_players, judged, send_home
from tests.web.people import Server

OUTAGES, TABLES = 400, 6
SIZE = 256                       # MiB of the small disk


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """Four hundred outages (`scale` 1) of half a second to six seconds."""
    outages, chance = max(4, round(OUTAGES * scale)), Random(7 + seed)
    with tempfile.TemporaryDirectory() as folder, small_disk(Path(folder)) as disk:
        where = disk or Path(folder)
        house = Server(Path(folder), "--bot-workers", "0", "--database", str(where / "ludoteca.sqlite3"))
        address = (await house.start()).rstrip("/")
        full = unwell = 0
        async with aiohttp.ClientSession() as http:
            tables = await gather_players(http, address, TABLES)
            people = [person for table in tables for person in table]
            lives = [asyncio.create_task(person.live(http)) for person in people]
            for done in range(outages):
                await asyncio.sleep(0.5 + chance.random())
                length = 0.5 + chance.random() ** 2 * 5.5
                if disk is not None and done % 2:
                    full += 1
                    with filled(disk, where / "ludoteca.sqlite3"):
                        unwell += await _during(http, address, length)
                else:
                    with locked(where / "ludoteca.sqlite3"):
                        unwell += await _during(http, address, length)
                tell(done + 1, outages)
            stuck, free = await not_moving(tables), free_space(disk)
            healed = False
            for _ in range(25):
                healed = healed or not await _during(http, address, 0.2)
            await send_home(lives)
        await house.stop()
        return {
            "outages": outages, "of these full disks": full, "seen by healthz": unwell,
            **judged(where / "ludoteca.sqlite3", people), "tables stuck": len(stuck),
            "where they stood": ", ".join(stuck) or "nowhere", "MiB free at the end": [free],
            "unwell after: stuck": int(not healed),
            "refusals": ", ".join(sorted({code for person in people for code in person.refused})) or "none",
            "people told": sum(person.waited for person in people),
            "refused while waiting": sum(len(person.refused) for person in people),
            **exceptions(house.log)}


def concluded(counts: dict[str, Any]) -> dict[str, Any]:
    """The small disk must not fill up by itself: then tables would rightly wait for it."""
    free = counts.pop("MiB free at the end")
    return {**counts, "MiB free at the end (least)": min(free), "small disk too small: stuck": int(0 <= min(free) < 32)}


def free_space(disk: Path | None) -> int:
    """Free MiB of the small disk, or -1 without one."""
    return -1 if disk is None else shutil.disk_usage(disk).free >> 20


async def _during(http: aiohttp.ClientSession, address: str, seconds: float) -> int:
    await asyncio.sleep(seconds)
    async with http.get(f"{address}/healthz") as answer:
        return int(answer.status == 503)


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    place = folder / "disk"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", str(place)], capture_output=True, check=False)
    if mounted.returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)


@contextlib.contextmanager
def filled(disk: Path, database: Path) -> Iterator[None]:
    """Within this context the disk is full, and the journal has no room either."""
    ballast = disk / "ballast"
    db = sqlite3.connect(database, isolation_level=None, timeout=5)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    try:
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)
        yield
    finally:
        ballast.unlink()


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Within this context another program holds the write lock."""
    db = sqlite3.connect(database, isolation_level=None, timeout=20)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()
