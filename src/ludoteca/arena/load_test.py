"""Load test: plays at many tables over WebSockets at a steady rate and times every delivery."""

from __future__ import annotations

import asyncio
import gc
import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import aiohttp
import msgspec

from ludoteca.arena.load_audience import Audience, AudienceProcess, Heard, raise_the_limit
from ludoteca.arena.steal_time import HostWatch
from ludoteca.bots import Bot, bot
from ludoteca.protocol.merge_patch import merged
from ludoteca.rules import Chance
from ludoteca.rules.registry import AnyGame, bring, game, games

SEATS = 4
FAST_GAMES = ("corsa", "canvas")   # games for four with bots so fast that the server is measured, not the tool
BUSY = 0.8                      # of a processor: above it the tool is the bottleneck
FRAME_HEADER = 4                # bytes before the payload of a short server frame
LAST_MOVES_SECONDS = 10.0       # until deliveries that have not arrived count as missing


class Delivery(NamedTuple):
    """When a move was sent and when one seat heard of it, in seconds."""

    sent: float
    heard: float


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds from sending a move to a seat hearing of it."""

    p50: float
    p99: float
    worst: float

    @classmethod
    def of(cls, deliveries: Iterable[Delivery]) -> Latency:
        delays = sorted((each.heard - each.sent) * 1000 for each in deliveries) or [0.0]
        return cls(delays[len(delays) // 2], delays[int(len(delays) * 0.99)], delays[-1])

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, worst {self.worst:.1f} ms"


class Undisturbed(msgspec.Struct, frozen=True):
    """Deliveries during and shortly before which the host of this virtual machine took no CPU time."""

    share: float
    latency: Latency


class Share(msgspec.Struct, frozen=True):
    """Work of one server process: moves, seconds of CPU time, open connections at the end."""

    moves: float
    cpu: float
    lines: float

    def __str__(self) -> str:
        each = f", {self.cpu / self.moves * 1e6:.0f} µs each" if self.moves else ""
        return f"{self.moves:.0f} moves, {self.cpu:.2f} s of CPU{each}, {self.lines:.0f} lines"


class Watched(msgspec.Struct, frozen=True):
    """One table with spectators: delays of its players and of its last spectator."""

    watching: int
    heard: int
    owed: int
    lost: int
    players: Latency
    last_of_all: Latency

    @classmethod
    def of(cls, table: LoadTable, rows: list[Heard]) -> Watched:
        watching, heard, last = sum(each.watching for each in rows), 0, []
        for version, sent in table.sent_at.items():
            told = [each.by_version[version] for each in rows if version in each.by_version]
            heard += sum(count for count, _ in told)
            if told:
                last.append(Delivery(sent, max(when for _, when in told)))
        return cls(watching, heard, watching * (table.moves - table.refused), sum(each.lost for each in rows),
                   Latency.of(table.deliveries), Latency.of(last))


class Report(msgspec.Struct, frozen=True):
    """What was measured."""

    tables: int
    seconds: float
    moves: int
    refused: int
    updates: int
    bytes_per_update: float
    cpu_per_update_us: float | None
    latency: Latency
    stolen: float | None
    undisturbed: Undisturbed | None
    game: str
    heard: int
    tool_busy: float
    processes: dict[str, Share] = {}               # by incarnation, where the server has several
    watched: Watched | None = None

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    def lines(self) -> Iterable[tuple[str, str]]:
        yield "tables of four", f"{self.tables}, {self.game}"
        yield "moves", f"{self.moves} in {self.seconds:.1f} s = {self.moves_per_second:.0f} moves/s"
        yield "refused", f"{self.refused}"
        yield "updates delivered", f"{self.heard} of {SEATS * (self.moves - self.refused)}"
        yield "bytes per update", f"{self.bytes_per_update:.0f}"
        if self.cpu_per_update_us is not None:
            yield "server CPU per update", f"{self.cpu_per_update_us:.0f} µs"
        yield "latency", str(self.latency)
        if len(self.processes) > 1:
            for process, share in self.processes.items():
                yield f"process {process}", str(share)
        if self.watched is not None:
            yield "watching one table", f"{self.watched.watching}, {self.watched.lost} lost"
            yield "its players", str(self.watched.players)
            yield "heard by its audience", f"{self.watched.heard} of {self.watched.owed}"
            yield "the last of them", str(self.watched.last_of_all)
        if self.stolen is not None:
            yield "stolen by the host", f"{self.stolen:.2f} s"
        if self.undisturbed is not None:
            yield f"latency of the {self.undisturbed.share:.0%} undisturbed", str(self.undisturbed.latency)
        warning = ": it measures itself, take a lower rate or another game" if self.tool_busy > BUSY else ""
        yield "this tool was busy", f"{self.tool_busy:.0%}{warning}"


class LoadTable:
    """One table of four: its sockets, what each seat sees, and when each move was sent."""

    def __init__(self, number: int, rules: AnyGame, player: Bot) -> None:
        self.number = number
        self.rules = rules
        self.player = player
        self.chance = Chance.stream("load", number)
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.views: list[Any] = [None] * SEATS
        self.actors: list[int] = []
        self.version = 0
        self.id = ""
        self.sent_at: dict[int, float] = {}
        self.deliveries: list[Delivery] = []
        self.moves = self.refused = self.updates = self.received = 0
        self.over = False
        self.rounds = 0
        self.begun = asyncio.Event()

    def hear(self, seat: int, frame: str) -> None:
        message = msgspec.json.decode(frame)
        match message["type"]:
            case "update" | "skip":
                self.updates += 1
                self.received += len(frame) + FRAME_HEADER
                sent = self.sent_at.get(message["version"])
                if sent is not None:
                    self.deliveries.append(Delivery(sent, time.perf_counter()))
                if message["type"] == "update":
                    self.views[seat] = merged(self.views[seat], message["patch"])
                    self.actors, self.version = message["actors"], message["version"]
                    self.over = self.over or message.get("outcome") is not None
            case "begun":
                self.views[seat], self.actors, self.version = message["view"], message["actors"], 0
                if None not in self.views:
                    self.begun.set()
            case "no":
                self.refused += 1

    @property
    def owed(self) -> int:
        """Updates that moves have caused and that seats have not received."""
        return SEATS * (self.moves - self.refused) - len(self.deliveries)

    def start_over(self) -> None:
        """Forget the finished game before the next one."""
        self.views, self.sent_at, self.over = [None] * SEATS, {}, False
        self.begun.clear()

    async def act(self) -> None:
        """Play a move, or ask for the next game after the end."""
        if self.over:
            if self.owed <= 0 and self.begun.is_set():
                self.rounds += 1
                self.start_over()
                await self.sockets[0].send_json({"type": "rematch", "id": f"rematch-{self.rounds}", "start": True})
        elif self.begun.is_set() and self.version + 1 not in self.sent_at:
            await self.move()

    async def move(self) -> None:
        """Play for the first seat whose bot has a move."""
        for seat in self.actors:
            view = msgspec.convert(self.views[seat], self.rules.View, str_keys=True)
            chosen = self.player.choose(view, seat, self.chance)
            if chosen is not None:
                break
        else:
            return
        self.moves += 1
        frame = msgspec.json.encode(
            {"type": "move", "id": f"{self.number}-{self.moves}", "move": msgspec.to_builtins(chosen)}).decode()
        self.sent_at[self.version + 1] = time.perf_counter()
        await self.sockets[seat].send_str(frame)


async def seat_people(http: aiohttp.ClientSession, url: str, table: LoadTable, options: dict[str, object]) -> None:
    """Create four guests, open a table, seat them and start the game."""
    tokens = []
    for seat in range(SEATS):
        async with http.post(f"{url}/api/guests", json={"name": f"Ospite {table.number}-{seat}"}) as answer:
            answer.raise_for_status()
            tokens.append((await answer.json())["token"])
    opening = {"game": table.rules.id, "options": options, "seats": SEATS}
    async with http.post(f"{url}/api/tables", json=opening, headers={"Authorization": f"Bearer {tokens[0]}"}) as answer:
        answer.raise_for_status()
        opened = await answer.json()
        table.id = opened["table"]
    for seat, token in enumerate(tokens):
        socket = await http.ws_connect(f"{url}/ws/{opened['table']}", compress=0, max_msg_size=0)
        await socket.send_json({"type": "hello", "token": token})
        welcome = await socket.receive_json()
        if welcome["type"] != "welcome":
            raise RuntimeError(f"the server answered {welcome}")
        if welcome["you"].get("seat") != seat:
            await socket.send_json({"type": "sit", "id": "sit", "seat": seat})
        table.sockets.append(socket)
        asyncio.get_running_loop().create_task(listen(table, seat, socket))
    await table.sockets[0].send_json({"type": "start", "id": "start"})
    await asyncio.wait_for(table.begun.wait(), 20)


async def listen(table: LoadTable, seat: int, socket: aiohttp.ClientWebSocketResponse) -> None:
    async for message in socket:
        if message.type == aiohttp.WSMsgType.TEXT:
            table.hear(seat, message.data)


async def pace(table: LoadTable, rate: float, start: float, seconds: float) -> None:
    """Play a move every 1/rate seconds, whether or not the last one has come back."""
    step = 0
    phase = (table.number * 0.618) % 1
    while (due := start + (step + phase) / rate) < start + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await table.act()
        step += 1


async def wait_for_last_moves(playing: list[LoadTable]) -> None:
    """Wait a limited time for deliveries on their way; the report counts those that are missing."""
    end = time.perf_counter() + LAST_MOVES_SECONDS
    while any(table.owed > 0 for table in playing) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


COUNTED = re.compile(
    r'^(process_cpu_seconds_total|ludoteca_lines|ludoteca_move_seconds_count)(?:\{(?:process="(\d+)")?[^}]*\})? (\S+)',
    re.MULTILINE)


async def shares(http: aiohttp.ClientSession, url: str) -> dict[str, Share]:
    """The work of each server process so far, from its metrics."""
    async with http.get(f"{url}/metrics") as answer:
        return read_shares(await answer.text())


def read_shares(page: str) -> dict[str, Share]:
    """By process; a server with one process has the name \"\"."""
    found: dict[str, dict[str, float]] = {}
    for name, process, count in COUNTED.findall(page):
        each = found.setdefault(process, {})
        each[name] = each.get(name, 0.0) + float(count)
    return {
        process: Share(each.get("ludoteca_move_seconds_count", 0.0), each["process_cpu_seconds_total"],
                       each.get("ludoteca_lines", 0.0))
        for process, each in found.items() if "process_cpu_seconds_total" in each}


def difference(before: dict[str, Share], after: dict[str, Share]) -> dict[str, Share]:
    """The work of each process between two readings; all of it for a process that started in between."""
    nothing = Share(0, 0, 0)
    return {
        process: Share(share.moves - before.get(process, nothing).moves, share.cpu - before.get(process, nothing).cpu,
                       share.lines)
        for process, share in after.items()}


async def choose_game(http: aiohttp.ClientSession, url: str, asked: str | None) -> str:
    """The game asked for, or a fast game that both the server and this tool know."""
    try:
        async with http.get(f"{url}/api/games") as answer:
            known = {each["id"] for each in await answer.json()} & set(games(shelf=False))
    except aiohttp.ClientConnectionError:
        raise SystemExit(f"no server answers at {url}: start one with `ludoteca serve --no-browser`") from None
    found = asked or next(each for each in FAST_GAMES if each in known)
    if found not in known:
        raise SystemExit(f"server and tool must both know {found}: give both `--also` with its file")
    if SEATS not in game(found).seats:
        raise SystemExit(f"{found} does not seat four")
    return found


async def run_load(
    address: str, asked: str | None, tables: int, rate: float, seconds: float, options: dict[str, object] | None = None,
    watchers: int = 0, rows: int = 2,
) -> Report:
    """Seat all guests, play for `seconds`, and report. `address` may list several addresses of one server.

    `watchers` spectators watch the first table, from `rows` processes.
    """
    addresses = address.split(",")
    url = addresses[0]
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        game_id = await choose_game(http, url, asked)
        rules = game(game_id)
        if options is None:
            options = {"length": 10_000} if game_id == "corsa" else {}
        playing = [LoadTable(number, rules, bot(game_id, "apprendista")) for number in range(tables)]
        for table in playing:
            await seat_people(http, addresses[table.number % len(addresses)], table, options)
        audience = [] if not watchers else await asyncio.gather(*(
            AudienceProcess.start(Audience(url, playing[0].id, (watchers + row) // rows)) for row in range(rows)))
        gc.collect()
        gc.disable()    # the tool's own pauses are not the server's
        before = await shares(http, url)
        watch = HostWatch()
        watching = asyncio.get_running_loop().create_task(watch.keep_looking())
        start, worked = time.perf_counter(), time.process_time()
        await asyncio.gather(*(pace(table, rate, start, seconds) for table in playing))
        await wait_for_last_moves(playing)
        watching.cancel()
        tool_busy = (time.process_time() - worked) / (time.perf_counter() - start)
        processes = difference(before, await shares(http, url))
        gc.enable()
        heard = [await row.report(max(playing[0].sent_at, default=0)) for row in audience]
        for table in playing:
            for socket in table.sockets:
                await socket.close()
    deliveries = [each for table in playing for each in table.deliveries]
    updates = sum(table.updates for table in playing)
    return Report(
        tables=tables, seconds=seconds,
        moves=sum(table.moves for table in playing), refused=sum(table.refused for table in playing),
        updates=updates, bytes_per_update=sum(table.received for table in playing) / max(1, updates),
        cpu_per_update_us=sum(each.cpu for each in processes.values()) / max(1, updates) * 1e6 if processes else None,
        latency=Latency.of(deliveries), stolen=watch.total, undisturbed=undisturbed(deliveries, watch),
        game=game_id, heard=len(deliveries), tool_busy=tool_busy, processes=processes,
        watched=Watched.of(playing[0], heard) if heard else None,
    )


def undisturbed(deliveries: list[Delivery], watch: HostWatch) -> Undisturbed | None:
    """Latency while the host took no CPU time; None where the machine does not report it."""
    if not watch.counts or not deliveries:
        return None
    ours = [each for each in deliveries if watch.undisturbed(each.sent, each.heard)]
    return Undisturbed(len(ours) / len(deliveries), Latency.of(ours))


def load(
    url: str, asked: str | None, tables: int, rate: float, seconds: float, also: Iterable[Path] = (),
    options: dict[str, object] | None = None, watchers: int = 0, rows: int = 2,
) -> Report:
    """Measure a running server on this machine. Only the loopback is ever a target."""
    if any(urlsplit(way).hostname not in {"127.0.0.1", "localhost", "::1"} for way in url.split(",")):
        raise SystemExit("the load tool only speaks to a server on this machine")
    for path in also:
        bring(path)
    raise_the_limit()
    measured = run_load(url, asked, tables, rate, seconds, options, watchers, rows)
    try:
        import uvloop
    except ImportError:
        return asyncio.run(measured)
    return uvloop.run(measured)
