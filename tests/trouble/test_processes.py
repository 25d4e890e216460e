"""Processes that die: a server killed twice loses nothing, its bot workers end with it, a second server is refused."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.web.people import ROOT, server, visit


def children(pid: int) -> set[int]:
    """The child processes of a process that still run."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return {int(line) for line in found.stdout.split()}


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_the_bot_workers_of_a_killed_house_end_with_it(tmp_path: Path) -> None:
    async with server(tmp_path, "--bot-workers", "2") as house:
        async with aiohttp.ClientSession(await house.start()) as http:
            ada = await visit(http, "Ada")
            table = (await ada.open_table("tris"))["table"]
            await ada.come(table)
            await ada.ask("bot", seat=1, level="maestro")
            await ada.ask("start")
            await ada.ask("move", move={"type": "mark", "cell": 0})
            await ada.hear("update")
            assert house.process is not None
            bots = children(house.process.pid)
            assert bots
            house.kill()
        while any(map(alive, bots)):
            await asyncio.sleep(0.1)


async def test_killed_twice_in_a_row_everything_asked_is_done_once(tmp_path: Path) -> None:
    """Moves, chat, seats and the deal itself, resent with their ids after each death."""
    async with server(tmp_path, "--bot-workers", "0") as house:
        async with aiohttp.ClientSession(await house.start()) as http:
            people = [await visit(http, name) for name in ("Ada", "Bea")]
            table = (await people[0].open_table("tris"))["table"]
            for person in people:
                await person.come(table)
            ada, bea = people
            assert (await ada.ask("start", id="s"))["type"] == "ok"
            for person, cell in ((ada, 0), (bea, 3), (ada, 1), (bea, 4), (ada, 2)):
                assert (await person.ask("move", id=f"m{cell}", move={"type": "mark", "cell": cell}))["type"] == "ok"
            assert (await ada.ask("rematch", id="again"))["type"] == "ok"
            assert (await bea.ask("say", id="c", text="rivincita!"))["type"] == "ok"
            assert (await bea.ask("stand", id="up"))["type"] == "ok"
        for _ in range(2):
            house.kill()
            async with aiohttp.ClientSession(await house.start()) as http:
                for person in people:
                    person.http = http
                    await person.come(table)
                for person, type, id, fields in (
                    (ada, "move", "m2", {"move": {"type": "mark", "cell": 8}}), (ada, "start", "s", {}),
                    (ada, "rematch", "again", {}), (bea, "say", "c", {"text": "rivincita!"}), (bea, "stand", "up", {}),
                ):
                    assert (await person.ask(type, id=id, **fields))["type"] == "ok", (type, id)
    db = sqlite3.connect(tmp_path / "ludoteca.sqlite3")
    assert db.execute("SELECT round, count(*) FROM entries GROUP BY round ORDER BY 1").fetchall() == [(1, 6), (2, 1)]
    assert db.execute("SELECT count(*) FROM chat").fetchone() == (1,)
    db.close()
    assert '"level":"error"' not in house.log.read_text()


async def test_a_second_house_on_the_same_file_is_refused_with_the_first_ones_address(tmp_path: Path) -> None:
    async with server(tmp_path, "--bot-workers", "0") as house:
        address = await house.start()
        second = await asyncio.to_thread(_open_another, tmp_path)
        assert second.returncode == 1 and address.rstrip("/") in second.stderr and "Traceback" not in second.stderr
        assert second.stderr.count("ludoteca:") == 2
        house.kill()                               # a crashed server does not block the next one
        assert await house.start()


def _open_another(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LUDOTECA_DATA": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", "serve", "--port", "0", "--no-browser", "--bot-workers", "0"],
        env=environment, capture_output=True, text=True, timeout=60, check=False)


