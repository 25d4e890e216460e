"""Three processes on one PostgreSQL are one house: any process serves any table, and a dead process is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg
import pytest

from ludoteca.server.cluster.peer_check import check_peer
from tests.store.postgres import Postgres
from tests.trouble.returning import come, goodbye, insist, mark
from tests.web.people import ROOT, Server, Visitor, server, visit
from tests.web.test_tls import https_link


class Cluster:
    """The processes of one house, and an HTTP client for each."""

    def __init__(self, address: str, houses: list[Server], ways: list[aiohttp.ClientSession]) -> None:
        self.address, self.houses, self.ways = address, houses, ways

    async def visit(self, name: str, through: int) -> Visitor:
        return await visit(self.ways[through], name)

    async def come(
        self, person: Visitor, table: str, through: int, turned_away: list[str] | None = None,
    ) -> dict[str, Any]:
        return await come(person, table, self.ways[through], turned_away)

    async def rows(self, question: str, *facts: object) -> list[asyncpg.Record]:
        db = await asyncpg.connect(self.address)
        try:
            return list(await db.fetch(question, *facts))
        finally:
            await db.close()

    async def owner(self, table: str) -> int:
        """Which of the processes has this table; -1 when no live one has."""
        found = await self.rows(
            "SELECT address FROM leases JOIN openings USING (opening) WHERE table_id = $1 AND NOT over", table)
        ports = [f":{house.port}" for house in self.houses]
        return next((ports.index(port) for row in found for port in ports if row["address"].endswith(port)), -1)


@pytest.fixture
async def cluster(tmp_path: Path, postgres: Postgres) -> AsyncIterator[Cluster]:
    address = postgres.new_database()
    async with AsyncExitStack() as stack:
        houses = []
        for number in range(3):
            (tmp_path / str(number)).mkdir()
            house = await stack.enter_async_context(server(tmp_path / str(number), "--bot-workers", "0"))
            house.environment["LUDOTECA_DATABASE"] = address
            houses.append(house)
        places = await asyncio.gather(*(house.start() for house in houses))
        ways = [await stack.enter_async_context(aiohttp.ClientSession(place)) for place in places]
        yield Cluster(address, houses, ways)
        for house in houses:
            assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


async def test_any_process_serves_any_person_and_a_stopping_one_hands_over(cluster: Cluster) -> None:
    ada, bea = await cluster.visit("Ada", 0), await cluster.visit("Bea", 1)
    opened = await ada.open_table("tris")
    table = opened["table"]
    async with cluster.ways[2].get(f"/api/codes/{opened['code']}") as answer:
        assert (await answer.json())["table"] == table
    await cluster.come(ada, table, 2)               # through two different processes, to the third
    await cluster.come(bea, table, 1)
    await insist(ada, "start", "s")
    await mark(ada, 0)
    while bea.view is None or bea.view["cells"].count(None) != 8:
        await bea.hear("begun", "update", "welcome")
    assert await cluster.owner(table) == 0 or "taken_for_dead" in cluster.houses[0].log.read_text()
    for way in cluster.ways:
        async with way.get("/api/tables/mine", headers=bea.headers) as answer:
            assert [each["your_turn"] for each in await answer.json()] == [True]
        async with way.get(f"/api/tables/{table}/options/none") as answer:
            assert answer.status == 404, "the process that has the table is asked, and says so"
    async with cluster.ways[2].patch("/api/guests/me", json={"name": "Beatrice"}, headers=bea.headers) as answer:
        assert answer.status == 200
    while "Beatrice" not in [person["name"] for person in (await ada.hear("room"))["room"]["people"]]:
        pass
    async with cluster.ways[0].post(f"/api/tables/{table}/handoff", headers=bea.headers) as answer:
        code = (await answer.json())["code"]
    sent_away = asyncio.ensure_future(goodbye(bea))
    async with cluster.ways[2].post(f"/api/handoffs/{code}") as answer:
        token = (await answer.json())["token"]
    for way in cluster.ways:                        # at once, whichever process answers
        async with way.get("/api/guests/me", headers=bea.headers) as answer:
            assert answer.status == 401
        async with way.get("/api/guests/me", headers={"Authorization": f"Bearer {token}"}) as answer:
            assert (await answer.json())["name"] == "Beatrice"
    assert await sent_away == "moved"
    bea.token = token
    await _stop_its_owner(cluster, ada, bea, table)


async def test_a_process_without_the_game_forwards_to_one_that_has_it(
    tmp_path: Path, postgres: Postgres,
) -> None:
    address, morra = postgres.new_database(), ("--also", str(ROOT / "examples" / "morra.py"))
    async with AsyncExitStack() as stack:
        houses, ways = [], []
        for name, games in (("first", morra), ("second", morra), ("without", ())):
            (tmp_path / name).mkdir()
            house = await stack.enter_async_context(server(tmp_path / name, "--bot-workers", "0", *games))
            house.environment["LUDOTECA_DATABASE"] = address
            houses.append(house)
            ways.append(await stack.enter_async_context(aiohttp.ClientSession(await house.start())))
        cluster = Cluster(address, houses, ways)
        ada, bea = await cluster.visit("Ada", 0), await cluster.visit("Bea", 2)
        table = (await ada.open_table("morra"))["table"]
        await cluster.come(ada, table, 0)
        await cluster.come(bea, table, 2)
        await insist(ada, "start", "s")
        houses[0].kill()
        turned_away: list[str] = []
        async with asyncio.timeout(60):            # otherwise they would reconnect for ever
            await asyncio.gather(cluster.come(ada, table, 2, turned_away), cluster.come(bea, table, 2, turned_away))
        assert "no_such_game" not in turned_away or "taken_for_dead" in houses[1].log.read_text()
        assert await cluster.owner(table) == 1
        houses[1].kill()  # now no live process has the game: known as soon as the owner is dead
        async with asyncio.timeout(60):
            while (said := await ada.come(table))["code"] == "try_again":
                pass
        assert said["code"] == "no_such_game"


@pytest.mark.parametrize("workers", [1, 2])
async def test_behind_tls_peers_use_the_plain_port_and_clients_find_the_page_there(
    tmp_path: Path, postgres: Postgres, workers: int,
) -> None:
    address = postgres.new_database()
    async with AsyncExitStack() as stack:
        houses, ways = [], []
        plain = await stack.enter_async_context(aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(force_close=True)))
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
            house = await stack.enter_async_context(server(
                tmp_path / name, "--bot-workers", "0", "--tls", "--workers", str(workers)))
            house.environment |= {"LUDOTECA_DATABASE": address, "LUDOTECA_SECRET": "between us"}
            houses.append(house)
        for place in await asyncio.gather(*(house.start() for house in houses)):
            ways.append(await stack.enter_async_context(aiohttp.ClientSession(
                await https_link(plain, place), connector=aiohttp.TCPConnector(force_close=True, ssl=False))))
            async with plain.post(f"{place}/api/guests", json={"name": "Eva", "language": "it"}) as answer:
                assert answer.status == 405
        cluster = Cluster(address, houses, ways)
        living = await cluster.rows("SELECT opening, address FROM openings WHERE NOT over")
        assert sorted(row["address"] for row in living) == sorted(
            f"http://127.0.0.1:{house.port}" for house in houses for _ in range(workers))
        for row in living:
            assert await check_peer(plain, b"between us", *row) == "known"
            assert await check_peer(plain, b"between others", *row) == "stranger", "the page is no peer"
        ada, bea = await cluster.visit("Ada", 0), await cluster.visit("Bea", 1)
        for _ in range(workers):
            ada.http = ways[0]
            table = (await ada.open_table("tris"))["table"]
            assert await cluster.owner(table) == 0
            await cluster.come(ada, table, 1)
            await cluster.come(bea, table, 1)
            await insist(ada, "start", f"s{table}")
            await mark(ada, 0)
            await mark(bea, 3)
            async with ways[1].get(f"/api/tables/{table}/log", headers=ada.headers) as answer:
                assert answer.status == 409, "asked where the table is"
        for house in houses:
            assert await house.stop() == 0
            assert "Traceback" not in house.log.read_text()


async def test_an_unreached_address_and_a_differing_secret_are_logged_by_every_process(
    tmp_path: Path, postgres: Postgres,
) -> None:
    address = postgres.new_database()
    async with AsyncExitStack() as stack:
        houses = []
        for name, more in (("well", {}), ("unreached", {"LUDOTECA_ADDRESS": "http://127.0.0.1:1"}),
                           ("distrusted", {"LUDOTECA_SECRET": "of another house"})):
            (tmp_path / name).mkdir()
            house = await stack.enter_async_context(server(tmp_path / name, "--bot-workers", "0"))
            house.environment |= {"LUDOTECA_DATABASE": address, **more}
            houses.append(house)
        places = [await house.start() for house in houses]
        well, unreached, distrusted = houses
        awaited = [
            (unreached, "own_address_unreached", "127.0.0.1:1"), (well, "neighbour_unreached", "127.0.0.1:1"),
            (distrusted, "neighbour_unreached", "127.0.0.1:1"), (well, "neighbour_disbelieves", places[2]),
            (distrusted, "neighbour_disbelieves", places[0])]
        async with asyncio.timeout(120):
            for house, event, where in awaited:
                while not any(f'"{event}"' in line and where.rstrip("/") in line
                              for line in house.log.read_text().splitlines()):
                    await asyncio.sleep(0.1)
        assert "own_address" not in well.log.read_text() + distrusted.log.read_text()


async def test_a_killed_process_is_replaced_and_a_suspended_one_writes_nothing(cluster: Cluster) -> None:
    ada, bea = await cluster.visit("Ada", 0), await cluster.visit("Bea", 1)
    table = (await ada.open_table("tris"))["table"]
    await cluster.come(ada, table, 0)
    await cluster.come(bea, table, 1)
    await insist(ada, "start", "s")
    asked = time.monotonic()
    await mark(ada, 0)
    told = await bea.hear("update", "welcome")
    cluster.houses[0].kill()
    lived = 1000 * (time.monotonic() - asked)
    turned_away: list[str] = []
    back = await asyncio.gather(cluster.come(ada, table, 2, turned_away), cluster.come(bea, table, 1, turned_away))
    survivors = "".join(house.log.read_text() for house in cluster.houses[1:])
    assert not turned_away or "taken_for_dead" in survivors, "of two who want it one has it, and leads the other there"
    assert min(each["clock"]["now"] for each in back) <= told["clock"]["now"] + lived, (
        "no time passed while nobody had the table")
    await mark(ada, 0)                             # a request sent again gets its reply, and is not carried out again
    await mark(bea, 3)
    there = await cluster.owner(table)
    suspended = cluster.houses[there]
    assert there in (1, 2) and suspended.process is not None
    os.kill(suspended.process.pid, signal.SIGSTOP)
    try:
        # A move in the receive buffer of the suspended process; the same cell is played elsewhere meanwhile.
        ghost = ada if there == 2 else bea
        assert ghost.socket is not None
        line = ghost.socket
        await line.send_json({"type": "move", "id": "m8", "move": {"type": "mark", "cell": 8}})
        await line.send_json({"type": "say", "id": "c", "text": "sogno"})
        awake = 3 - there
        await asyncio.gather(cluster.come(ada, table, awake), cluster.come(bea, table, awake))
        assert await cluster.owner(table) == awake
        await mark(ada, 1)
        before = await cluster.rows("SELECT * FROM entries ORDER BY table_id, round, position")
    finally:
        os.kill(suspended.process.pid, signal.SIGCONT)
    while "taken_for_dead" not in suspended.log.read_text():
        await asyncio.sleep(0.1)
    with contextlib.suppress(aiohttp.ClientError):
        while not line.closed:                     # its remaining clients are disconnected
            await line.receive()
    assert await cluster.rows("SELECT * FROM entries ORDER BY table_id, round, position") == before
    assert await cluster.rows("SELECT * FROM chat") == []
    await cluster.come(bea, table, there)           # live again, it forwards to the owner like any other process
    await mark(bea, 4)
    await mark(ada, 2)
    assert (await cluster.rows("SELECT count(*) AS n FROM entries"))[0]["n"] == 6
    assert (await cluster.rows("SELECT count(*) AS n FROM results"))[0]["n"] == 1


async def _stop_its_owner(cluster: Cluster, ada: Visitor, bea: Visitor, table: str) -> None:
    """A process that is asked to stop hands its tables over and sends their clients to the others."""
    owner = await cluster.owner(table)
    others = [each for each in range(3) if each != owner]
    sent_away = asyncio.ensure_future(goodbye(ada))
    stopping = asyncio.ensure_future(cluster.houses[owner].stop())
    assert await sent_away == "stopping"
    assert await cluster.owner(table) == -1, "it was laid down before its people were sent away"
    await asyncio.gather(cluster.come(ada, table, others[0]), cluster.come(bea, table, others[1]))
    await mark(bea, 3)
    assert await stopping == 0
    assert await cluster.owner(table) in others
    assert (await cluster.rows("SELECT count(*) AS n FROM openings WHERE NOT over"))[0]["n"] == 2
