"""Soak, promises: how long people wait when a process dies, sleeps or is told to stop, and what their clocks did.

Three houses, one after another: three workers on one file, three on one PostgreSQL, and three processes on one
PostgreSQL behind HAProxy. At their tables people race for answers, let a deadline pass, or play with a
bot; they come back as browsers do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import asyncpg
import msgspec

from scripts import soaking
from scripts.soak_kills import FixedPort, children, not_moving
from scripts.soak_processes import judged as judged_there
from scripts.soaking import ANSWER_WAIT, Player, exceptions, send_home
from tests.store.postgres import Postgres
from tests.trouble.test_balancers import answers, balancer, balancer_command

ROUNDS, PROCESSES = 40, 3
KINDS = ("-9", "asleep", "SIGTERM", "upgrade")
HANDED_OVER, FIRST_WAIT, LONGEST_WAIT = 0.4, 0.4, 10.0     # seconds, as client/src/wire/socket.ts has them
QUIET = 12.0                                       # seconds after which a page sends a heartbeat
ASLEEP = 10.0
LAMPO = str(Path(__file__).resolve().parents[1] / "tests" / "room" / "lampo.py")


class Page(Player):
    """Reconnects as a browser does, and records how long it was without its table."""

    game, options = "corsa", {"length": 30}

    def __init__(self, name: str, address: str, token: str, guest: str, seed: int) -> None:
        super().__init__(name, address, token, guest, seed)
        self.lost: float | None = None
        self.cuts: list[tuple[float, float]] = []  # when it lost its table and when it was back
        self.clock: tuple[float, float, bool] = 0.0, 0.0, False    # as last heard: when, table time, whether it runs
        self.welcomes: list[tuple[float, float, bool]] = []
        self._thinking: asyncio.Task[None] | None = None
        self._handed_over = False

    async def live(self, http: aiohttp.ClientSession) -> None:
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError, OSError, asyncio.TimeoutError):
                async with http.ws_connect(f"{self.address}/ws/{self.table}", max_msg_size=0, heartbeat=None) as socket:
                    await self._sit(socket)
            if self.lost is None:
                self.lost, wait = time.monotonic(), HANDED_OVER if self._handed_over else FIRST_WAIT
                self._handed_over = False
            await asyncio.sleep(wait * (0.8 + 0.4 * self._chance.random()))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _sit(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await socket.send_json({"type": "hello", "token": self.token, "chat": 10**9})
        while True:
            patience = 90.0 if self.waiting else ANSWER_WAIT if self._open or self.lost is not None else QUIET
            try:
                async with asyncio.timeout(patience):
                    frame = await socket.receive()
            except TimeoutError:
                if patience != QUIET:
                    raise
                await self._ask(socket, {"type": "here"})
                continue
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return
            if not await self._hear(socket, msgspec.json.decode(frame.data)):
                return

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> bool:
        now = time.monotonic()
        if "clock" in message:
            self.clock = now, message["clock"]["now"], message["clock"]["running"]
        if message["type"] == "ok" and self._open.get(message["id"], {}).get("type") == "here":
            del self._open[message["id"]]          # acknowledged, but not recorded in the log
            return True
        if message["type"] == "welcome":
            self.welcomes.append(self.clock)
            if self.lost is not None:
                self.cuts.append((self.lost, now))
                self.lost = None
        self._handed_over = message["type"] == "goodbye" and message["code"] == "stopping"
        return await super()._hear(socket, message)

    async def _go_on(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.get_running_loop().create_task(self._think(socket))

    async def _think(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await asyncio.sleep(0.2 + 0.2 * self._chance.random())
        with contextlib.suppress(ConnectionError, aiohttp.ClientError):
            await self._act(socket)

    async def _act(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await super()._go_on(socket)


class Racer(Page):
    """Buzzes at every question, as the other player does."""

    game, options = "lampo", {"seconds": 10, "questions": 500}

    async def _act(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        if self._over:
            await super()._act(socket)
        elif not self._open and self.view is not None:
            await self._ask(socket, {"type": "move", "move": {"type": "buzz", "question": self.view["question"]}})


class Waiter(Page):
    """Lets every question pass."""

    game, options = "lampo", {"seconds": 2, "questions": 500}

    async def _act(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        return None


class House:
    """One kind of installation: its address, operations on its processes, its log."""

    def __init__(self, name: str, way: str, servers: list[FixedPort], database: str) -> None:
        self.name, self.way, self.servers, self.database = name, way, servers, database

    @property
    def on_one_machine(self) -> bool:
        return len(self.servers) == 1

    def pids(self) -> list[int]:
        """The processes that own tables."""
        assert all(server.process is not None for server in self.servers)
        if self.on_one_machine:
            return sorted(children(self.servers[0].process.pid))  # type: ignore[union-attr]
        return [server.process.pid for server in self.servers]  # type: ignore[union-attr]

    async def rows(self, question: str) -> list[Any]:
        if not self.database.startswith("postgresql"):
            db = sqlite3.connect(self.database)
            try:
                return db.execute(question).fetchall()
            finally:
                db.close()
        line = await asyncpg.connect(self.database)
        try:
            return list(await line.fetch(question))
        finally:
            await line.close()

    async def living(self) -> set[int]:
        return {row[0] for row in await self.rows("SELECT opening FROM openings WHERE NOT over")}

    async def owners(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self.rows("SELECT table_id, opening FROM leases")}

    async def trouble(self, kind: str, number: int) -> None:
        """Disturb one process, or upgrade each in turn; return once all are back or replaced."""
        if kind == "upgrade":
            for each in range(PROCESSES):
                await self.trouble("SIGTERM", each)
            return
        pid = self.pids()[number]
        if kind == "asleep":
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(ASLEEP)
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        elif self.on_one_machine:
            os.kill(pid, signal.SIGKILL if kind == "-9" else signal.SIGTERM)
        elif kind == "-9":
            self.servers[number].kill()
            await asyncio.sleep(4)                 # the others have noticed before it comes again
            await self.servers[number].start()
        else:
            await self.servers[number].stop()
            await self.servers[number].start()
        while kind != "asleep" and pid in self.pids():
            await asyncio.sleep(0.05)
        while len(await self.living()) < PROCESSES or len(self.pids()) < PROCESSES:
            await asyncio.sleep(0.1)

    def judged(self, people: list[Page]) -> Any:
        if self.database.startswith("postgresql"):
            return judged_there(self.database, list(people))
        return soaking.judged(Path(self.database), list(people))


@asynccontextmanager
async def workers(folder: Path) -> AsyncIterator[House]:
    server = FixedPort(folder, "--bot-workers", "0", "--workers", str(PROCESSES), "--also", LAMPO)
    way = await server.start()
    yield House("workers", way, [server], str(folder / "ludoteca.sqlite3"))
    await server.stop()


@asynccontextmanager
async def workers_on_postgres(folder: Path) -> AsyncIterator[House]:
    postgres = Postgres()
    try:
        server = FixedPort(folder, "--bot-workers", "0", "--workers", str(PROCESSES), "--also", LAMPO)
        server.environment["LUDOTECA_DATABASE"] = postgres.new_database()
        way = await server.start()
        yield House("workers on PostgreSQL", way, [server], server.environment["LUDOTECA_DATABASE"])
        await server.stop()
    finally:
        postgres.remove()


@asynccontextmanager
async def processes(folder: Path) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        postgres = Postgres()
        stack.callback(postgres.remove)
        servers = [FixedPort(folder / str(number), "--bot-workers", "0", "--also", LAMPO)
                   for number in range(PROCESSES)]
        address = postgres.new_database()
        for server in servers:
            server.folder.mkdir()
            server.environment |= {"LUDOTECA_DATABASE": address, "LUDOTECA_PROXIES": "127.0.0.1"}
        await asyncio.gather(*(server.start() for server in servers))
        way = stack.enter_context(balancer("haproxy", True, list(servers), folder))
        await answers(way)
        yield House("processes", way, servers, address)
        await asyncio.gather(*(server.stop() for server in servers))


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """Each fault so many times on each installation (`scale` 1: 40)."""
    rounds = max(2, round(ROUNDS * scale))
    counts: dict[str, Any] = {}
    houses = [workers, workers_on_postgres, *([processes] if balancer_command("haproxy") else [])]
    for index, opened in enumerate(houses):
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder)) as house:
                tell(index * rounds, len(houses) * rounds)
                counts |= await _evening(house, rounds, Random(seed), lambda done, at=index: tell(
                    at * rounds + done, len(houses) * rounds))
    return counts


async def _evening(house: House, rounds: int, chance: Random, tell: Any) -> dict[str, Any]:
    counts: dict[str, Any] = {}
    async with aiohttp.ClientSession() as http:
        tables: list[list[Page]] = []
        for number in range(4):
            tables += [await _table(http, house.way, kind, f"{kind.__name__}{number}")
                       for kind in (Page, Racer, Waiter)]
        people = [person for table in tables for person in table]
        lives = [asyncio.create_task(person.live(http)) for person in people]
        while not all(person.welcomes for person in people):
            await asyncio.sleep(0.1)
        for done in range(rounds):
            for kind in KINDS:
                await asyncio.sleep(1 + chance.random() * 2)
                for what, seen in (await _suffered(house, kind, tables, chance.randrange(PROCESSES))).items():
                    counts.setdefault(f"{house.name} {what}", []).extend(seen)
            tell(done + 1)
        stuck = await not_moving([table for table in tables if not isinstance(table[0], Waiter)])
        await send_home(lives)
    found = house.judged(people)
    kept = await found if asyncio.iscoroutine(found) else found
    misjudged = await _misjudged(house)
    faults = [exceptions(server.log) for server in house.servers]
    return {
        **counts, **{f"{house.name}: {what}": count for what, count in kept.items()},
        f"{house.name}: tables stuck": len(stuck), f"{house.name}: where they stood": ", ".join(stuck) or "nowhere",
        f"{house.name}: questions judged": misjudged[0], f"{house.name}: questions misjudged, lost": misjudged[1],
        f"{house.name}: exceptions": sum(each["exceptions"] for each in faults),
        f"{house.name}: what they were": "; ".join(dict.fromkeys(each["what they were"] for each in faults))}


async def _suffered(house: House, kind: str, tables: list[list[Page]], number: int) -> dict[str, list[float]]:
    """The cost of one fault: seconds until detection, players' waits, and clock errors in ms."""
    people = [person for table in tables for person in table]
    before, owners = await house.living(), await house.owners()
    moves = [(table[0].round, table[0].version) for table in tables]
    clocks = [(table[0].clock, len(table[0].welcomes)) for table in tables]
    cuts = [len(person.cuts) for person in people]
    started = time.monotonic()
    acting = asyncio.ensure_future(house.trouble(kind, number))
    noticed = None
    while not acting.done() or any(person.lost is not None for person in people):
        if noticed is None and before - await house.living():
            noticed = time.monotonic() - started
        await asyncio.sleep(0.02)
    await acting
    seen: dict[str, list[float]] = {f"{kind}, waits": [
        back - lost for person, known in zip(people, cuts, strict=True) for lost, back in person.cuts[known:]]}
    if kind in ("-9", "asleep") and noticed is not None:
        over = before - await house.living()
        theirs = [each for each, table in enumerate(tables) if owners.get(table[0].table) in over]
        seen[f"{kind}, noticed after"] = [noticed]
        seen[f"{kind}, tables away"] = [
            min((at - started for person in tables[each] for at, *_ in person.welcomes if at > started), default=0.0)
            for each in theirs]
        outs = [_clock_out(tables[each], clocks[each], started) for each in theirs if kind == "-9"]
        seen[f"{kind}, clocks out by"] = [out for out in outs if out is not None]
    still = time.monotonic() + 60
    while time.monotonic() < still and any(
            (table[0].round, table[0].version) == then for table, then in zip(tables, moves, strict=True)):
        await asyncio.sleep(0.1)
    return seen


def _clock_out(table: list[Page], before: tuple[tuple[float, float, bool], int], killed: float) -> float | None:
    """Milliseconds of table time that passed between the kill and the first reconnection; negative if the clock went
    back.
    """
    (heard, then, running), known = before
    first = min((welcome for person in table for welcome in person.welcomes if welcome[0] > killed), default=None)
    if first is None or not running or len(table[0].welcomes) == known:
        return None
    return first[1] - (then + 1000 * (killed - heard))


async def _misjudged(house: House) -> tuple[int, int]:
    """The number of questions in all logs of lampo, and those that neither got a buzz at once nor expired on time."""
    judged = wrong = 0
    logs: dict[tuple[str, int], list[Any]] = {}
    for table, round_, entry in await house.rows(
            "SELECT table_id, round, entry FROM entries WHERE table_id IN "
            "(SELECT id FROM tables WHERE game = 'lampo') ORDER BY table_id, round, position"):
        logs.setdefault((table, round_), []).append(msgspec.json.decode(bytes(entry)))
    for header, *entries in logs.values():
        due, seconds = header["at"], header["options"]["seconds"]
        for question, entry in enumerate(entries):
            judged += 1
            due += 1000 * seconds
            move = entry.get("move")
            wrong += entry["at"] != due if move is None else move["question"] != question or entry["at"] > due
            due = entry["at"]
    return judged, wrong


async def _table(http: aiohttp.ClientSession, way: str, kind: type[Page], name: str) -> list[Page]:
    people = []
    for seat in range(2):
        async with http.post(f"{way}/api/guests", json={"name": f"{name}{seat}"[:20]}) as answer:
            guest = await answer.json()
        people.append(kind(f"{name}{seat}", way, guest["token"], guest["guest"], hash((name, seat))))
    seats = 3 if kind is Page else 2
    async with http.post(
        f"{way}/api/tables", json={"game": kind.game, "seats": seats, "options": kind.options},
        headers={"Authorization": f"Bearer {people[0].token}"},
    ) as answer:
        opened = await answer.json()
    for person in people:
        person.table = opened["table"]
    await soaking.deal(http, people, seats)
    return people


def concluded(counts: dict[str, Any]) -> dict[str, Any]:
    """Minimum, median, 99th percentile and maximum of every measured time."""
    told: dict[str, Any] = {}
    for what, seen in counts.items():
        if not isinstance(seen, list):
            told[what] = seen
        elif seen:
            ordered, count, unit = sorted(seen), len(seen), "ms" if "clocks" in what else "s"
            worst_but_one = ordered[min(count - 1, round(0.99 * count))]
            told[what] = (f"{ordered[0]:.2f} {unit} least, {ordered[count // 2]:.2f} middle, {worst_but_one:.2f} p99, "
                          f"{ordered[-1]:.2f} most, of {count}")
    return told
