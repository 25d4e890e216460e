"""The load balancers of `deploy/` in front of two processes, hashed by table or round robin, and a pooler before the
database."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.store.pooler import Pooler
from tests.store.postgres import Postgres, free_port
from tests.trouble.returning import come, insist, mark
from tests.web.people import ROOT, Server, server, visit

IN_TURN = {
    "haproxy": ("balance hash var(txn.table)\n    hash-type consistent", "balance roundrobin"),
    "nginx": ("hash $table consistent;", ""),
}
PORT = {"haproxy": "bind :8080", "nginx": "listen 8080;"}


def balancer_command(name: str) -> str | None:
    return shutil.which(name) or shutil.which(f"/usr/sbin/{name}")


@contextmanager
def balancer(name: str, hashed: bool, houses: list[Server], folder: Path) -> Iterator[str]:
    """Run the configuration of `deploy/` with local addresses; yields its address."""
    command, port = balancer_command(name), free_port()
    if command is None:
        pytest.skip(f"no {name} on this machine")
    told = (ROOT / "deploy" / {"haproxy": "haproxy.cfg", "nginx": "nginx.conf"}[name]).read_text()
    for line in re.findall(r"\n *server two [^\n]*|\n *server 10\.0\.0\.12[^\n]*", told):
        for number in range(13, 11 + len(houses)):
            told = told.replace(line, line + line.replace("two", f"n{number}").replace(".12:", f".{number}:"))
    for number, house in enumerate(houses, 11):
        assert f"10.0.0.{number}:8080" in told
        told = re.sub(rf"(server[^\n]*)10\.0\.0\.{number}:8080", rf"\g<1>127.0.0.1:{house.port}", told)
    assert PORT[name] in told and IN_TURN[name][0] in told
    told = told.replace(PORT[name], PORT[name].replace(":8080", "8080").replace("8080", f"127.0.0.1:{port}"))
    if not hashed:
        told = told.replace(*IN_TURN[name])
    settings = folder / f"{name}-{hashed}.conf"
    if name == "nginx":
        told = f"pid {folder}/{hashed}.pid;\nerror_log {folder}/{hashed}.log;\ndaemon off;\n" + told.replace(
            "http {", "http {\n    access_log off;\n" + "".join(
                f"    {kind}_temp_path {folder}/{kind};\n"
                for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")), 1)
    settings.write_text(told)
    words = ["-f", str(settings), "-db"] if name == "haproxy" else ["-p", str(folder), "-c", str(settings)]
    process = subprocess.Popen(
        [command, *words],
        stdout=subprocess.DEVNULL, stderr=(folder / f"{name}.err").open("ab"))
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


async def answers(address: str) -> None:
    port = int(address.rpartition(":")[2])
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        await asyncio.sleep(0.05)


@pytest.fixture
async def houses(tmp_path: Path, postgres: Postgres) -> AsyncIterator[list[Server]]:
    """Two processes; where there is a pooler, it stands before their database."""
    address = postgres.new_database()
    async with AsyncExitStack() as stack:
        pooler = stack.enter_context(Pooler(postgres)) if Pooler.command() else None
        found = []
        for number in range(2):
            (tmp_path / str(number)).mkdir()
            house = await stack.enter_async_context(server(tmp_path / str(number), "--bot-workers", "0"))
            house.environment["LUDOTECA_DATABASE"] = address if pooler is None else pooler.address(address)
            house.environment["LUDOTECA_PROXIES"] = "127.0.0.1"
            found.append(house)
        await asyncio.gather(*(house.start() for house in found))
        yield found
        for house in found:
            assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


async def test_under_any_balancer_a_table_is_one_table_and_a_death_costs_a_moment(
        houses: list[Server], tmp_path: Path) -> None:
    kinds = [(name, hashed) for name in ("haproxy", "nginx") for hashed in (True, False) if balancer_command(name)]
    if not kinds:
        pytest.skip("no balancer on this machine")
    for name, hashed in kinds:
        with balancer(name, hashed, houses, tmp_path) as address:
            await answers(address)
            async with aiohttp.ClientSession(address) as http:
                ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
                for _ in range(2):                 # round robin: one of the two requests is forwarded to the owner
                    table = (await ada.open_table("tris"))["table"]
                    await asyncio.gather(come(ada, table, http), come(bea, table, http))
                await insist(ada, "start", "s")
                await mark(ada, 0)
                await mark(bea, 3)
                if (name, hashed) == kinds[-1]:
                    houses[0].kill()
                    await asyncio.gather(come(ada, table, http), come(bea, table, http))
                await mark(ada, 1)
                await mark(bea, 3)                 # a request sent again gets its reply, and is not carried out again
                await mark(bea, 4)
                await mark(ada, 2)
                async with http.get(f"/api/tables/{table}/log") as answer:
                    log = await answer.json()
                assert [entry["move"]["cell"] for entry in log["entries"]] == [0, 3, 1, 4, 2], (name, hashed)


async def test_behind_haproxy_an_outage_of_the_database_disconnects_no_client(
        houses: list[Server], tmp_path: Path, postgres: Postgres) -> None:
    with balancer("haproxy", True, houses, tmp_path) as address:
        await answers(address)
        async with aiohttp.ClientSession(address) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            table = (await ada.open_table("tris"))["table"]
            await asyncio.gather(come(ada, table, http), come(bea, table, http))
            await insist(ada, "start", "s")
            ada.patience = bea.patience = 60.0
            async with ada.reading(), bea.reading():
                await asyncio.to_thread(postgres.stop, "immediate")
                try:
                    async with aiohttp.ClientSession(f"http://127.0.0.1:{houses[0].port}") as direct:
                        while True:
                            async with direct.get("/healthz") as answer:
                                if answer.status == 503:
                                    break
                            await asyncio.sleep(0.1)
                    until = time.monotonic() + 5       # the balancer checks every second, and two checks are enough
                    while time.monotonic() < until:
                        async with http.get("/") as answer:
                            assert answer.status == 200, "a new client reaches the server"
                        await asyncio.sleep(0.2)
                finally:
                    await asyncio.to_thread(postgres.start)
            for person, cell in ((ada, 0), (bea, 3)):    # on the existing connections: no client had to reconnect
                answered = await person.ask("move", id=f"m{cell}", move={"type": "mark", "cell": cell})
                assert answered["type"] == "ok"
