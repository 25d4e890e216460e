"""Many tables of four people who play a recorded game again and again, in the language of three servers: Ludoteca,
Colyseus, boardgame.io.

    python -m scripts.three_tongues ludoteca 8080 PID [--game place] [--lines 500] [--rate MOVES_A_SECOND] [--seconds 8]

Nothing is parsed while it measures: a frame is known by its first bytes. At full speed a table plays again once
all four have heard. With `--rate`, moves are due one after another, and waiting counts from the due time. PID is the
server. The output is one line of JSON: its processor time, and how long moves took until the last of four had heard.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.server.process.listen import raise_file_limit, run_function
from scripts.fixed_deals import GAMES, SEATS, Turn, recorded
from scripts.processor_time import cpu, family

TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
NOTE = "n" * 90
AT_ONCE = 50                     # tables that are laid at the same time
WARM_UP = 2.0                    # seconds of warm-up, not measured
PATIENCE = 60.0                  # seconds until one connection must be accepted


def course(game: str) -> tuple[Turn, ...]:
    """The moves that the tables of a game repeat."""
    if game in GAMES:
        return recorded(game)
    return tuple(Turn(number % SEATS, {
        "type": "place", "piece": "knight", "x": number & 7, "y": number >> 3, "note": NOTE}) for number in range(64))


class Measure:
    """Counters of a run, and the time when they count."""

    def __init__(self) -> None:
        self.on = self.over = False
        self.delays: list[float] = []
        self.heard = self.bytes = self.odd = 0


class PlayedTable:
    """One table: its connections, whose turn it is, and when its pending move was sent."""

    def __init__(self, number: int, measure: Measure, paced: bool, course: tuple[Turn, ...]) -> None:
        self.name = f"t{number:05d}"
        self.id = self.name                        # the server may give it another one
        self.lines: list[Line] = []
        self.measure = measure
        self.paced = paced
        self.course = course
        self.moves = 0
        self.due: deque[float] = deque()           # moves that wait for the one before
        self.began: float | None = None
        self._to_hear = 0

    def play(self, began: float) -> None:
        number, self.moves = self.moves, self.moves + 1
        self.began, self._to_hear = began, SEATS
        turn = number % len(self.course)
        line = self.lines[self.course[turn].seat]
        line.say(line.tongue.move(self, number, turn))

    def heard(self, size: int) -> None:
        measure = self.measure
        if measure.on:
            measure.heard += 1
            measure.bytes += size
        self._to_hear -= 1
        if self._to_hear > 0:
            return
        if self.began is None:
            measure.odd += 1
            return
        now = time.perf_counter()
        if measure.on:
            measure.delays.append(now - self.began)
        self.began = None
        if not self.paced:
            if not measure.over:
                self.play(now)
        elif self.due:
            self.play(self.due.popleft())


class Line(asyncio.Protocol):
    """A minimal WebSocket: only the parts of the protocol that these servers use."""

    def __init__(self, tongue: Tongue, table: PlayedTable, seat: int, path: str, hello: bytes) -> None:
        self.tongue = tongue
        self.table = table
        self.seat = seat
        self._path = path
        self._hello = hello
        self._in = b""
        self._open = False
        loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = loop.create_future()
        self.dealt: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self.tongue.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        data = self._in + data
        if not self._open:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._in = data
                return
            assert b" 101 " in head[:20], head[:200]
            self._open, data = True, rest
            if self._hello:
                self.say(self._hello)
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2:at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2:at + 10], "big"), at + 10
            if len(data) < begin + size:
                break
            if data[at] == PING:
                self.say(data[begin:begin + size], PONG)
            elif data[at] in (TEXT, BINARY):
                self.tongue.heard(self, data[begin:begin + size])
            at = begin + size
        self._in = data[at:]

    def connection_lost(self, error: BaseException | None) -> None:
        if not self.table.measure.over:
            self.table.measure.odd += 1

    def say(self, payload: bytes, kind: int | None = None) -> None:
        """Send a masked frame, as RFC 6455 requires; the zero mask leaves the bytes unchanged."""
        size = len(payload)
        head = bytes((kind or self.tongue.kind, 0x80 | size)) if size < 126 else b"%c\xfe%b" % (
            kind or self.tongue.kind, size.to_bytes(2, "big"))
        self._transport.write(head + b"\0\0\0\0" + payload)


class Tongue:
    """The protocol of one server."""

    kind = TEXT

    def __init__(self, port: int, game: str = "place") -> None:
        self.port = port
        self.game = GAMES[game].id if game in GAMES else game
        self._moves = [self.written(turn) for turn in course(game)]

    def written(self, turn: Turn) -> bytes:
        """The constant part of a move, encoded once."""
        raise NotImplementedError

    async def line(self, table: PlayedTable, seat: int, path: str, hello: bytes = b"") -> None:
        """A new connection, once the server has accepted it."""
        line = Line(self, table, seat, path, hello)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", self.port)
        table.lines.append(line)
        await asyncio.wait_for(line.ready, PATIENCE)

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        data = json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{proof}Content-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode() + data)
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert b" 20" in head[:15], head[:200] + answer[:200]
        return json.loads(answer)

    async def sit(self, table: PlayedTable, seat: int) -> None:
        raise NotImplementedError

    def heard(self, line: Line, payload: bytes) -> None:
        raise NotImplementedError

    def move(self, table: PlayedTable, number: int, turn: int) -> bytes:
        raise NotImplementedError


class Ludoteca(Tongue):
    async def sit(self, table: PlayedTable, seat: int) -> None:
        guest = await self.post("/api/guests", {"name": f"{table.name}{seat}"})
        if seat == 0:
            opened = await self.post("/api/tables", {"game": self.game, "seats": SEATS}, guest["token"])
            table.id = opened["table"]
        hello = b'{"type":"hello","token":"%b"}' % guest["token"].encode()
        await self.line(table, seat, f"/ws/{table.id}", hello)
        if seat == SEATS - 1:
            table.lines[0].say(b'{"type":"start","id":"start"}')
            await asyncio.wait_for(asyncio.gather(*(each.dealt for each in table.lines)), PATIENCE)

    def heard(self, line: Line, payload: bytes) -> None:
        if payload.startswith(b'{"type":"update"'):
            line.table.heard(len(payload))
        elif payload.startswith(b'{"type":"welcome"'):
            line.ready.set_result(None)
        elif payload.startswith(b'{"type":"begun"'):
            line.dealt.set_result(None)
        elif payload.startswith((b'{"type":"no"', b'{"type":"goodbye"')):
            line.table.measure.odd += 1

    def written(self, turn: Turn) -> bytes:
        return msgspec.json.encode(turn.move)

    def move(self, table: PlayedTable, number: int, turn: int) -> bytes:
        return b'{"type":"move","id":"%d","move":%b}' % (number, self._moves[turn])


class Colyseus(Tongue):
    """One byte for the kind of message, a name, and msgpack."""

    kind = BINARY
    ACT = bytes((13, 0xA0 | 3)) + b"act"
    JOINED, ERROR, DATA = 10, 11, (13, 15)         # a message or a state change: a move causes one of them

    async def sit(self, table: PlayedTable, seat: int) -> None:
        place = await self.post("/matchmake/create/table" if seat == 0 else f"/matchmake/joinById/{table.id}", {})
        table.id = place["roomId"]
        await self.line(table, seat, f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}")

    def heard(self, line: Line, payload: bytes) -> None:
        about = payload[0] & 31
        if about in self.DATA:
            line.table.heard(len(payload))
        elif about == self.JOINED:
            line.say(bytes((self.JOINED,)))
            line.ready.set_result(None)
        elif about == self.ERROR:
            line.table.measure.odd += 1

    def written(self, turn: Turn) -> bytes:
        return self.ACT + msgspec.msgpack.encode({"type": "act", "seat": turn.seat, "action": turn.move})

    def move(self, table: PlayedTable, number: int, turn: int) -> bytes:
        return self._moves[turn]


class BoardgameIo(Tongue):
    """Socket.IO: digits for the kind of packet, the name of the game, JSON."""

    async def sit(self, table: PlayedTable, seat: int) -> None:
        await self.line(table, seat, "/socket.io/?EIO=4&transport=websocket")

    def heard(self, line: Line, payload: bytes) -> None:
        if payload.startswith((b'42/bench,["update"', b'42/bench,["patch"')):
            line.table.heard(len(payload))
        elif payload == b"2":
            line.say(b"3")
        elif payload.startswith(b"0"):
            line.say(b"40/bench,")
        elif payload.startswith(b"40/bench,"):
            line.say(b'42/bench,["sync","%b","%d",null,4]' % (line.table.name.encode(), line.seat))
        elif payload.startswith(b'42/bench,["sync"') and not line.ready.done():
            line.ready.set_result(None)

    def written(self, turn: Turn) -> bytes:
        return b'42/bench,["update",' + msgspec.json.encode({"type": "MAKE_MOVE", "payload": {
            "type": turn.move["type"], "args": [turn.move], "playerID": str(turn.seat)}})

    def move(self, table: PlayedTable, number: int, turn: int) -> bytes:
        return b'%b,%d,"%b","%d"]' % (self._moves[turn], number, table.name.encode(), table.course[turn].seat)


TONGUES: dict[str, Callable[[int, str], Tongue]] = {
    "ludoteca": Ludoteca, "colyseus": Colyseus, "boardgameio": BoardgameIo}


class Figures(msgspec.Struct, frozen=True):
    """One run: moves per second, milliseconds until the last of four had the move, server microseconds per move."""

    server: str
    game: str
    lines: int
    rate: float | None
    moves_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    bytes_an_update: float
    odd: int


async def pace(tables: list[PlayedTable], rate: float, measure: Measure) -> None:
    start, number = time.perf_counter(), 0
    while not measure.over:
        due = start + number / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
            continue
        table = tables[number % len(tables)]
        number += 1
        if table.began is None:
            table.play(due)
        else:
            table.due.append(due)


async def run(
    server: str, port: int, pid: int, lines: int, rate: float | None, seconds: float, game: str = "place",
) -> Figures:
    tongue, measure = TONGUES[server](port, game), Measure()
    tables = [PlayedTable(number, measure, rate is not None, course(game)) for number in range(lines // SEATS)]
    few = asyncio.Semaphore(AT_ONCE)

    async def lay(table: PlayedTable) -> None:
        async with few:
            for seat in range(SEATS):
                await tongue.sit(table, seat)

    await asyncio.gather(*map(lay, tables))
    gc.collect()
    gc.freeze()
    gc.disable()
    pacing = None if rate is None else asyncio.create_task(pace(tables, rate, measure))
    if pacing is None:
        for table in tables:
            table.play(time.perf_counter())
    await asyncio.sleep(WARM_UP)
    whole = family(pid)
    began, spent = time.perf_counter(), cpu(whole)
    measure.on = True
    await asyncio.sleep(seconds)
    measure.on = False
    lasted, spent = time.perf_counter() - began, cpu(whole) - spent
    measure.over = True
    delays = sorted(measure.delays) or [0.0]
    return Figures(
        server, game, lines, rate, round(len(measure.delays) / lasted, 1), round(1000 * delays[len(delays) // 2], 2),
        round(1000 * delays[int(len(delays) * 0.99)], 2), round(1e6 * spent / max(1, len(measure.delays)), 1),
        round(measure.bytes / max(1, measure.heard)), measure.odd)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", choices=TONGUES)
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("--game", choices=("place", *GAMES), default="place")
    parser.add_argument("--lines", type=int, default=500)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--seconds", type=float, default=8)
    asked = parser.parse_args()
    raise_file_limit()
    figures = run_function()(
        run(asked.server, asked.port, asked.pid, asked.lines, asked.rate, asked.seconds, asked.game))
    print(msgspec.json.encode(figures).decode(), flush=True)
    os._exit(0)                                    # closing two thousand connections would be slow


if __name__ == "__main__":
    main()
