"""`serve --workers`: a front that hands lines on, workers that share the tables of one SQLite file and may die."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from ludoteca.web.cores import Shares, allowed, shared_out
from tests.trouble.returning import come, insist, mark
from tests.trouble.test_processes import alive, children
from tests.web.people import Server, server, visit
from tests.web.test_tls import safe_door


def openings(house: Server) -> dict[str, int]:
    """Each table, and the opening of the house that has it."""
    db = sqlite3.connect(house.folder / "ludoteca.sqlite3")
    try:
        return dict(db.execute("SELECT table_id, opening FROM leases JOIN openings USING (opening) WHERE NOT over"))
    finally:
        db.close()


async def test_two_workers_are_one_house_and_one_that_dies_costs_its_tables_a_moment(tmp_path: Path) -> None:
    async with server(tmp_path, "--bot-workers", "0", "--workers", "2") as house:
        address = await house.start()
        assert house.process is not None
        workers = children(house.process.pid)
        assert len(workers) == 2
        async with aiohttp.ClientSession(address, connector=aiohttp.TCPConnector(force_close=True)) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            tables = [(await ada.open_table("tris"))["table"] for _ in range(4)]
            assert len(set(openings(house).values())) == 2, "the tables are shared out"
            for person in (ada, bea):
                await come(person, tables[0], http)
            await insist(ada, "start", "s")
            await mark(ada, 0)
            async with http.get("/api/tables/mine", headers=bea.headers) as answer:
                assert [each["your_turn"] for each in await answer.json()] == [True]
            told: list[str] = []
            while len(told) < 2:                   # until the one that is asked has heard of the other
                async with http.get("/metrics") as answer:
                    page = await answer.text()
                told = [line for line in page.splitlines() if line.startswith("ludoteca_tables{")]
                await asyncio.sleep(0.05)
            assert sorted(line[line.index('"') + 1:line.rindex('"')] for line in told) == sorted(
                map(str, set(openings(house).values())))
            assert sum(float(line.split()[-1]) for line in told) == 4 and page.count("# TYPE ludoteca_tables ") == 1
            before = set(openings(house).values())
            for worker in workers:                 # whichever has it: both, one after the other
                os.kill(worker, signal.SIGKILL)
                await asyncio.gather(come(ada, tables[0], http), come(bea, tables[0], http))
            assert openings(house)[tables[0]] not in before
            await mark(ada, 0)                     # asked again: answered, not played again
            for person, cell in ((bea, 3), (ada, 1), (bea, 4), (ada, 2)):
                await mark(person, cell)
        assert await house.stop() == 0
    db = sqlite3.connect(tmp_path / "ludoteca.sqlite3")
    assert db.execute("SELECT count(*) FROM entries").fetchone() == (6,)
    assert db.execute("SELECT count(*) FROM results").fetchone() == (1,)
    assert db.execute("SELECT count(*) FROM openings WHERE NOT over").fetchone() == (0,)
    db.close()
    text = house.log.read_text()
    assert '"level":"error"' not in text and "Traceback" not in text


async def test_behind_tls_a_worker_that_hangs_is_replaced_and_workers_go_with_their_front(tmp_path: Path) -> None:
    """Nobody can look into a safe line before it is handed on: whoever gets it leads it to the worker that has its
    table."""
    async with server(tmp_path, "--bot-workers", "0", "--workers", "2", "--tls") as house:
        address = await house.start()
        assert house.process is not None
        workers = children(house.process.pid)
        safe_lines = aiohttp.TCPConnector(force_close=True, ssl=False)
        async with aiohttp.ClientSession() as plain, aiohttp.ClientSession(
                await safe_door(plain, address), connector=safe_lines) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            tables = [(await ada.open_table("tris"))["table"] for _ in range(2)]
            assert len(set(openings(house).values())) == 2
            for table in tables:                   # each in turn to either worker: for one of the two it is elsewhere
                await asyncio.gather(come(ada, table, http), come(bea, table, http))
                await insist(ada, "start", f"s{table}")
                for person, cell in ((ada, 0), (bea, 3)):
                    await mark(person, cell)
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            while any(map(alive, workers)):
                await asyncio.sleep(0.1)
            await asyncio.gather(come(ada, table, http), come(bea, table, http))
            for person, cell in ((bea, 3), (ada, 1), (bea, 4), (ada, 2)):
                await mark(person, cell)           # the first asked again: answered, not played again
            async with http.get(f"/api/tables/{table}/log") as answer:
                assert [entry["move"]["cell"] for entry in (await answer.json())["entries"]] == [0, 3, 1, 4, 2]
        workers = children(house.process.pid)
        house.kill()
        while any(map(alive, workers)):
            await asyncio.sleep(0.1)
    assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux lets a process choose its core")
async def test_pinned_workers_have_a_core_each_and_their_bots_and_front_the_others(tmp_path: Path) -> None:
    shares = shared_out(2, allowed())
    if not shares.workers:
        pytest.skip("one core")
    async with server(tmp_path, "--bot-workers", "1", "--workers", "2", "--pin") as house:
        address = await house.start()
        assert house.process is not None
        front, workers = house.process.pid, children(house.process.pid)
        async with aiohttp.ClientSession(address, connector=aiohttp.TCPConnector(force_close=True)) as http:
            ada = await visit(http, "Ada")
            table = (await ada.open_table("tris"))["table"]
            await come(ada, table, http)
            await insist(ada, "bot", "b", seat=1, level="cucciolo")
            await insist(ada, "start", "s")
            await mark(ada, 0)
            while not any(os.sched_getaffinity(each) == set(shares.others)
                          for each in set(children(front)) - set(workers)):
                await asyncio.sleep(0.05)          # a bot's process is there
        assert [os.sched_getaffinity(worker) for worker in sorted(workers)] == [{core} for core in shares.workers]
        assert os.sched_getaffinity(front) == set(shares.others)
        assert all(os.sched_getaffinity(int(thread)) == set(shares.others)
                   for thread in os.listdir(f"/proc/{front}/task"))
        assert await house.stop() == 0


def test_real_cores_come_first_and_where_there_are_too_few_nobody_has_one() -> None:
    def halves(core: int) -> int:
        return core % 4                            # eight cores of the system, four real ones

    assert shared_out(3, range(8), halves) == Shares((0, 1, 2), (3, 4, 5, 6, 7))
    assert shared_out(6, range(8), halves) == Shares((0, 1, 2, 3, 4, 5), (6, 7))
    assert shared_out(8, range(8), halves) == Shares(tuple(range(8)), tuple(range(8)))
    assert shared_out(9, range(8), halves) == Shares()


async def test_new_tables_go_to_the_emptiest_and_all_bots_think_in_the_same_minds(tmp_path: Path) -> None:
    async with server(tmp_path, "--bot-workers", "1", "--workers", "3", "--bot-pace", "0") as house:
        address = await house.start()
        assert house.process is not None
        workers = children(house.process.pid)
        async with aiohttp.ClientSession(address, connector=aiohttp.TCPConnector(force_close=True)) as http:
            tables = []
            for name in ("Ada", "Bea", "Carla", "Dora", "Elsa", "Fosca"):
                people = [await visit(http, name), await visit(http, f"{name} bis")]    # two lines more each time
                tables.append((people[0], (await people[0].open_table("tris"))["table"]))
            shared = Counter(openings(house).values())    # as even as one can be who hears of tables a moment later
            assert len(shared) == 3 and max(shared.values()) <= 3
            for person, table in tables:
                await come(person, table, http)
                await insist(person, "bot", "b", seat=1, level="cucciolo")
                await insist(person, "start", "s")
                await mark(person, 4)
            for person, _ in tables:               # every bot answers, whichever worker it plays at
                while person.view is None or person.view["cells"].count(None) > 7:
                    await person.hear("begun", "update", "welcome")
        assert not any(map(children, workers)), "no worker has minds of its own"
        for worker in workers:                     # nobody reads there what only the house is to know
            assert Path(f"/proc/{worker}/cmdline").read_bytes().split(b"\0")[1:] == [b"-m", b"ludoteca.web.worker", b""]
        assert await house.stop() == 0
    assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()
