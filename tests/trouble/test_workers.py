"""`serve --workers`: a supervisor that passes connections on, and workers that share one SQLite file and may die."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from ludoteca import cli
from ludoteca.server.http.routes import ROUTES, Route
from ludoteca.server.process import supervisor as supervisor
from ludoteca.server.process.cpu_affinity import Shares, allowed, shared_out
from ludoteca.server.process.lifecycle import Settings
from ludoteca.store import StoreHealth, Unavailable
from ludoteca.store.preflight import Unusable
from ludoteca.store.remote import StoreServer, remote_store
from ludoteca.store.sqlite.store import SqliteStore
from tests.trouble.returning import come, insist, mark
from tests.trouble.test_processes import alive, children
from tests.web.people import ROOT, Server, server, visit
from tests.web.test_tls import https_link


def table_incarnations(house: Server) -> dict[str, int]:
    """The incarnation that has each table."""
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
            assert len(set(table_incarnations(house).values())) == 2, "the tables are shared out"
            for person in (ada, bea):
                await come(person, tables[0], http)
            await insist(ada, "start", "s")
            await mark(ada, 0)
            async with http.get("/api/tables/mine", headers=bea.headers) as answer:
                assert [each["your_turn"] for each in await answer.json()] == [True]
            told: list[str] = []
            while len(told) < 2:                   # until the worker that answers has the counts of the other
                async with http.get("/metrics") as answer:
                    page = await answer.text()
                told = [line for line in page.splitlines() if line.startswith("ludoteca_tables{")]
                await asyncio.sleep(0.05)
            assert sorted(line[line.index('"') + 1:line.rindex('"')] for line in told) == sorted(
                map(str, set(table_incarnations(house).values())))
            assert sum(float(line.split()[-1]) for line in told) == 4 and page.count("# TYPE ludoteca_tables ") == 1
            before = set(table_incarnations(house).values())
            for worker in workers:                 # both workers, one after the other: one of them is the owner
                os.kill(worker, signal.SIGKILL)
                await asyncio.gather(come(ada, tables[0], http), come(bea, tables[0], http))
            assert table_incarnations(house)[tables[0]] not in before
            await mark(ada, 0)                     # a request sent again gets its reply, and is not carried out again
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


@pytest.mark.parametrize("base", ["", "/games", "/our/own/games"])
@pytest.mark.parametrize(
    "route", [each for each in ROUTES if "{table}" in each.path], ids=lambda each: f"{each.method} {each.path}")
def test_a_line_about_a_table_is_known_by_its_first_words_wherever_the_house_lives(route: Route, base: str) -> None:
    path = route.path.replace("{table}", "x-Ab_09cdEFg").replace("{ref}", "album")
    for words in (f"{route.method} {base}{path} HTTP/1.1", f"{route.method} {base}{path}?language=it HTTP/1.1"):
        named = supervisor.TABLE.match(words.encode())
        assert named is not None and named[1] == b"x-Ab_09cdEFg"


async def test_the_admin_writes_to_every_table_and_closes_it_through_any_worker(tmp_path: Path) -> None:
    async with server(tmp_path, "--bot-workers", "0", "--workers", "3") as house:
        house.environment = {"LUDOTECA_DESK_KEY": "chiave", "LUDOTECA_BASE": "/games"}
        address = await house.start()
        key = {"Authorization": "Bearer chiave"}
        async with aiohttp.ClientSession(address, connector=aiohttp.TCPConnector(force_close=True)) as http:
            ada = await visit(http, "Ada")
            tables = [(await ada.open_table("tris"))["table"] for _ in range(4)]
            for table in tables:
                for base in ("", "/games") * 2:    # one connection each, to any worker
                    async with http.post(f"{base}/api/desk/tables/{table}/message", json={"text": "ciao"},
                                         headers=key) as answer:
                        assert answer.status == 201, await answer.text()
                async with http.post(f"/api/desk/tables/{table}/close", headers=key) as answer:
                    assert answer.status == 201, await answer.text()
            assert table_incarnations(house) == {}
        assert await house.stop() == 0


async def test_behind_tls_a_worker_that_hangs_is_replaced_and_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    """An encrypted connection cannot be inspected before it is passed on: any worker gets it and forwards it to the
    owner."""
    async with server(tmp_path, "--bot-workers", "0", "--workers", "2", "--tls") as house:
        address = await house.start()
        assert house.process is not None
        workers = children(house.process.pid)
        safe_lines = aiohttp.TCPConnector(force_close=True, ssl=False)
        async with aiohttp.ClientSession() as plain, aiohttp.ClientSession(
                await https_link(plain, address), connector=safe_lines) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            tables = [(await ada.open_table("tris"))["table"] for _ in range(2)]
            assert len(set(table_incarnations(house).values())) == 2
            for table in tables:                   # each in turn to either worker: one of the two is not the owner
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
                await mark(person, cell)  # a first move sent again gets its reply, and is not carried out again
            async with http.get(f"/api/tables/{table}/log") as answer:
                assert [entry["move"]["cell"] for entry in (await answer.json())["entries"]] == [0, 3, 1, 4, 2]
        workers = children(house.process.pid)
        house.kill()
        while any(map(alive, workers)):
            await asyncio.sleep(0.1)
    assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux lets a process choose its core")
async def test_pinned_workers_have_a_core_each_and_bots_and_supervisor_the_others(tmp_path: Path) -> None:
    shares = shared_out(2, allowed())
    if not shares.workers:
        pytest.skip("one core")
    async with server(tmp_path, "--bot-workers", "1", "--workers", "2", "--pin") as house:
        address = await house.start()
        assert house.process is not None
        head, workers = house.process.pid, children(house.process.pid)
        async with aiohttp.ClientSession(address, connector=aiohttp.TCPConnector(force_close=True)) as http:
            ada = await visit(http, "Ada")
            table = (await ada.open_table("tris"))["table"]
            await come(ada, table, http)
            await insist(ada, "bot", "b", seat=1, level="cucciolo")
            await insist(ada, "start", "s")
            await mark(ada, 0)
            while not any(os.sched_getaffinity(each) == set(shares.others)
                          for each in set(children(head)) - set(workers)):
                await asyncio.sleep(0.05)          # a bot process runs
        assert [os.sched_getaffinity(worker) for worker in sorted(workers)] == [{core} for core in shares.workers]
        assert os.sched_getaffinity(head) == set(shares.others)
        assert all(os.sched_getaffinity(int(thread)) == set(shares.others)
                   for thread in os.listdir(f"/proc/{head}/task"))
        assert await house.stop() == 0


def test_physical_cores_come_first_and_too_few_cores_pin_no_worker() -> None:
    def halves(core: int) -> int:
        return core % 4                            # eight logical cores, four physical ones

    assert shared_out(3, range(8), halves) == Shares((0, 1, 2), (3, 4, 5, 6, 7))
    assert shared_out(6, range(8), halves) == Shares((0, 1, 2, 3, 4, 5), (6, 7))
    assert shared_out(8, range(8), halves) == Shares(tuple(range(8)), tuple(range(8)))
    assert shared_out(9, range(8), halves) == Shares()


async def test_new_tables_go_to_the_emptiest_worker_and_all_bots_share_one_pool(tmp_path: Path) -> None:
    async with server(tmp_path, "--bot-workers", "1", "--workers", "3", "--bot-pace", "0") as house:
        address = await house.start()
        assert house.process is not None
        workers = children(house.process.pid)
        async with aiohttp.ClientSession(address, connector=aiohttp.TCPConnector(force_close=True)) as http:
            tables = []
            for name in ("Ada", "Bea", "Carla", "Dora", "Elsa", "Fosca"):
                people = [await visit(http, name), await visit(http, f"{name} bis")]    # two more connections each time
                tables.append((people[0], (await people[0].open_table("tris"))["table"]))
            shared = Counter(table_incarnations(house).values())    # nearly even: load figures arrive a moment late
            assert len(shared) == 3 and max(shared.values()) <= 3
            for person, table in tables:
                await come(person, table, http)
                await insist(person, "bot", "b", seat=1, level="cucciolo")
                await insist(person, "start", "s")
                await mark(person, 4)
            for person, _ in tables:               # every bot moves, whichever worker its table is on
                while person.view is None or person.view["cells"].count(None) > 7:
                    await person.hear("begun", "update", "welcome")
        assert not any(map(children, workers)), "no worker has bot processes of its own"
        for worker in workers:                     # the command line is public, so it contains no secret
            words = Path(f"/proc/{worker}/cmdline").read_bytes().split(b"\0")
            assert words[1:] == [b"-m", b"ludoteca.server.process.worker", b""]
        assert await house.stop() == 0
    assert '"level":"error"' not in house.log.read_text() and "Traceback" not in house.log.read_text()


async def test_every_incarnation_of_a_dead_worker_is_declared_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that was declared dead and registered again has had two. On a file no peer would declare the first one
    dead."""
    ended: list[int] = []

    class Ends:
        async def unregister_process(self, incarnation: int) -> None:
            ended.append(incarnation)

    house = supervisor.Supervisor(Settings(bot_workers=0), Ends(), "", None, 0, Shares())  # type: ignore[arg-type]
    here, there = socket.socketpair()
    here.setblocking(False)
    process = await asyncio.create_subprocess_exec("cat", stdin=asyncio.subprocess.PIPE)
    worker = supervisor.WorkerHandle(0, process, here, ())

    async def start(number: int) -> supervisor.WorkerHandle:
        return worker

    monkeypatch.setattr(house, "_start", start)
    keeping = asyncio.ensure_future(house._keep(0))
    for said in (b"3 0\n", b"5 1\n"):
        there.send(said)
        worker.read_reports()
    while not house._workers:
        await asyncio.sleep(0)
    house._stopping = True
    process.kill()
    await keeping
    there.close()
    assert sorted(ended) == [3, 5]


async def test_a_worker_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:
    house = supervisor.Supervisor(Settings(bot_workers=0), None, "", None, 0, Shares())  # type: ignore[arg-type]
    tries = list[int]()

    async def start(number: int) -> supervisor.WorkerHandle:
        tries.append(number)
        house._stopping = len(tries) == 3
        raise BlockingIOError("Resource temporarily unavailable")

    async def nap(seconds: float) -> None:
        assert seconds

    monkeypatch.setattr(house, "_start", start)
    monkeypatch.setattr(asyncio, "sleep", nap)
    await house._keep(1)
    assert tries == [1, 1, 1] and [each.message for each in caplog.records] == ["worker_not_started"] * 3


async def test_a_worker_that_dies_while_the_disk_is_full_is_replaced_at_once_and_declared_dead_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    full, ended, refused = [True], list[int](), asyncio.Event()

    class Ends:
        async def unregister_process(self, incarnation: int) -> None:
            refused.set()
            if full:
                raise Unavailable("full")
            ended.append(incarnation)

    house = supervisor.Supervisor(Settings(bot_workers=0), Ends(), "", None, 0, Shares())  # type: ignore[arg-type]
    started = asyncio.Queue[tuple[Deaf, supervisor.WorkerHandle]]()
    lines = list[socket.socket]()

    async def start(number: int) -> supervisor.WorkerHandle:
        here, there = socket.socketpair()
        here.setblocking(False)
        lines.extend((here, there))
        process = Deaf()
        worker = supervisor.WorkerHandle(number, process, here, ())  # type: ignore[arg-type]
        worker.born = -1e9
        started.put_nowait((process, worker))
        return worker

    monkeypatch.setattr(house, "_start", start)
    house._keeping = [asyncio.ensure_future(house._keep(0))]
    first, worker = await started.get()
    worker.incarnations = {3, 5}
    first.kill()
    async with asyncio.timeout(60):
        second, worker = await started.get()       # it runs, although the other could not be declared dead
    await refused.wait()
    assert ended == []
    worker.incarnations = {7}
    full.clear()
    while len(ended) < 2:
        await asyncio.sleep(0)
    assert sorted(ended) == [3, 5] and house._workers == {0: worker}
    await house.close()
    assert second.heard[-1] == "kill" and ended[-1] == 7
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    ("age", "trouble", "naps"), [
        (1e9, None, []), (0.0, None, [1.0]), (0.0, Unusable("out_of_reach", ""), [supervisor.TROUBLED]),
        (1e9, Unusable("out_of_reach", ""), [supervisor.TROUBLED])])
async def test_a_worker_that_cannot_open_while_the_database_is_away_is_not_started_all_the_time(
    age: float, trouble: Unusable | None, naps: list[float], monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = supervisor.Supervisor(Settings(bot_workers=0), None, "", None, 0, Shares())  # type: ignore[arg-type]
    house._open = True
    here, there = socket.socketpair()
    here.setblocking(False)
    started, napped = list[supervisor.WorkerHandle](), list[float]()

    async def start(number: int) -> supervisor.WorkerHandle:
        process = Deaf()
        process.kill()
        worker = supervisor.WorkerHandle(number, process, here, ())  # type: ignore[arg-type]
        worker.born, worker.trouble = worker.born - age, trouble
        house._stopping = bool(started)
        started.append(worker)
        return worker

    async def nap(seconds: float) -> None:
        napped.append(seconds)

    monkeypatch.setattr(house, "_start", start)
    monkeypatch.setattr(supervisor.WorkerHandle, "close", lambda worker: None)
    monkeypatch.setattr(asyncio, "sleep", nap)
    await house._keep(0)
    assert len(started) == 2 and napped == naps
    here.close()
    there.close()


@pytest.mark.parametrize(
    ("incarnation", "trouble", "looks", "hangs"), [
        (3, "", [0.5] * 5, False), (3, "", [0.5] * 7, True), (3, "", [60.0], False), (3, "", [60.0, *[0.5] * 7], True),
        (0, "", [0.5] * 60, False), (0, "", [0.5] * 61, True), (0, "", [60.0], False),
        (0, "", [60.0, *[0.5] * 61], True), (3, "full", [0.5] * 7, True), (0, "full", [0.5] * 99, False)])
async def test_a_suspended_supervisor_does_not_count_that_time_against_its_workers(
    incarnation: int, trouble: str, looks: list[float], hangs: bool, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A laptop that wakes up does not kill all its workers: they were suspended too. A worker that is starting, or
    waits for the disk, gets more time."""
    store = SimpleNamespace(health=lambda: StoreHealth(writer=True, trouble=trouble))
    house = supervisor.Supervisor(Settings(bot_workers=0), store, "", None, 0, Shares())  # type: ignore[arg-type]
    here, there = socket.socketpair()
    clock, killed = [1_000.0], list[float]()
    monkeypatch.setattr(supervisor, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    process = SimpleNamespace(kill=lambda: killed.append(clock[0]))
    worker = supervisor.WorkerHandle(0, process, here, ())    # type: ignore[arg-type]
    worker.incarnation = incarnation
    house._workers[0] = worker
    ahead = iter(looks)

    async def nap(seconds: float) -> None:
        clock[0] += next(ahead)
        house._stopping = clock[0] == 1_000 + sum(looks)

    monkeypatch.setattr(asyncio, "sleep", nap)
    await house._watch()
    assert bool(killed) == hangs
    here.close()
    there.close()


def test_workers_that_never_start_are_logged_and_can_be_stopped_and_too_few_cores_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor.sys, "executable", str(tmp_path / "worker"))
    (tmp_path / "worker").write_text("#!/bin/sh\nexit 3\n")
    (tmp_path / "worker").chmod(0o755)
    monkeypatch.setattr(supervisor, "allowed", lambda: frozenset({0}))
    words = ["serve", "--no-browser", "--port", "0", "--workers", "2", "--bot-workers", "0",
             "--database", str(tmp_path / "a.sqlite3")]
    monkeypatch.setattr(supervisor, "OPEN_WITHIN", 0.5)
    assert cli.main(words) == 1
    said = capsys.readouterr().err
    assert "The workers did not open" in said and "I worker non si sono aperti" in said and "Traceback" not in said
    monkeypatch.setattr(supervisor, "OPEN_WITHIN", 60.0)
    monkeypatch.setattr(supervisor, "told_to_stop", lambda: told(0.5))
    capsys.readouterr()
    assert cli.main([*words, "--pin"]) == 0
    assert '"event":"not_pinned","workers":2,"cores":1' in "".join(capsys.readouterr())


def test_a_worker_that_hangs_before_it_is_ready_is_replaced_and_holds_up_no_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    births = tmp_path / "births"
    monkeypatch.setattr(supervisor.sys, "executable", str(tmp_path / "worker"))
    (tmp_path / "worker").write_text(f"#!/bin/sh\necho $$ >> {births}\ntrap '' TERM\nexec sleep 1000\n")
    (tmp_path / "worker").chmod(0o755)
    monkeypatch.setattr(supervisor, "READY_WITHIN", 0.1)

    async def born(stop: asyncio.Event, count: int) -> None:
        while not births.exists() or len(births.read_text().splitlines()) < count:
            await asyncio.sleep(0.05)
        stop.set()

    tasks = list[asyncio.Task[None]]()

    def told_then() -> asyncio.Event:
        stop = asyncio.Event()
        tasks.append(asyncio.get_running_loop().create_task(born(stop, 4)))
        return stop

    monkeypatch.setattr(supervisor, "told_to_stop", told_then)
    assert cli.main(["serve", "--no-browser", "--port", "0", "--workers", "2", "--bot-workers", "0",
                     "--database", str(tmp_path / "a.sqlite3")]) == 0
    assert not any(alive(int(pid)) for pid in births.read_text().split())


class Deaf:
    """A process that ends only when it is killed."""

    returncode = -9

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._gone = asyncio.Event()

    def terminate(self) -> None:
        self.heard.append("terminate")

    def kill(self) -> None:
        self.heard.append("kill")
        self._gone.set()

    async def wait(self) -> None:
        await self._gone.wait()


async def test_a_stop_takes_no_longer_than_its_unit_gives_it_however_many_workers_hang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = supervisor.Supervisor(Settings(bot_workers=0), None, "", None, 0, Shares())  # type: ignore[arg-type]
    deaf = [Deaf() for _ in range(4)]
    here, there = socket.socketpair()
    for number, process in enumerate(deaf):
        house._workers[number] = supervisor.WorkerHandle(number, process, here, ())  # type: ignore[arg-type]
        house._workers[number].incarnation = number    # the first has not registered yet
    house._keeping = [asyncio.ensure_future(asyncio.sleep(1000))]    # no process can be declared dead
    waited, wait = list[float](), asyncio.wait

    async def at_once(acts: list[asyncio.Future[None]], timeout: float) -> None:
        waited.append(timeout)
        await wait(acts, timeout=0)

    monkeypatch.setattr(asyncio, "wait", at_once)
    await house.close()
    assert [process.heard for process in deaf] == [["kill", "kill"], *[["terminate", "kill"]] * 3]
    for file, word in (("ludoteca.service", r"TimeoutStopSec=(\d+)"), ("compose.yaml", r"stop_grace_period: (\d+)s"),
                       ("compose.postgres.yaml", r"stop_grace_period: (\d+)s")):
        given = re.search(word, (ROOT / "deploy" / file).read_text())
        assert given is not None and sum(waited) + 3 <= int(given[1]), file
    house._keeping[0].cancel()
    here.close()
    there.close()


async def test_an_incarnation_that_a_worker_never_reported_is_declared_dead(tmp_path: Path) -> None:
    """It hung in between: for all others it would count as live as long as the server runs."""
    store = SqliteStore(tmp_path / "house.sqlite3")
    await store.open()
    store.shared = True
    desk, (mine, theirs), (here, there) = StoreServer(store), socket.socketpair(), socket.socketpair()
    await desk.open(mine)
    far = remote_store(theirs)
    await far.open()
    incarnation = await far.register_process(1)
    worker = supervisor.WorkerHandle(0, Deaf(), here, [desk])  # type: ignore[arg-type]
    assert worker.incarnations == set() and await worker.all_incarnations() == {incarnation}
    await far.close()
    worker.close()
    there.close()
    await store.close()


def told(seconds: float) -> asyncio.Event:
    stop = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, stop.set)
    return stop
