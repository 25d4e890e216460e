"""A hostile client: attackers break every rule beside tables in play, and the delay of those tables is measured.

    python -m scripts.soak hostile                         the long version

Run it only against a local test server. It asserts that every attack is refused, closed or ignored, and that none
causes an error in the log. No healthy connection is closed and no healthy move is refused. Every wait has a limit and
an error message: a server that does not reply fails the test instead of blocking it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import struct
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import aiohttp
from yarl import URL

from tests.web.people import Visitor, visit

PACE = 0.05                      # seconds between two moves: brisk, and well within the rate limit of one connection
WIN = ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2))    # a game of tris: seat, cell
ANSWERED_WITHIN = 20.0           # seconds for any reply: a move, a visit, a whole attack
END = '{"type":"react","id":"end","reaction":"fretta"}'      # the last message of a volley: it is always answered
FEW = 6  # people whose game is attacked at once: with more, the connection is closed before the end


class NoReply(AssertionError):
    """The server owed a reply."""


# -- people who only want to play

class HealthyTable:
    """Two people who play tris for ever and record how long each reply took."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.table = self.code = ""
        self.delays: list[float] = []
        self.trouble: list[str] = []

    async def play(self, stop: asyncio.Event) -> None:
        async with aiohttp.ClientSession(self.address) as http:
            ada, bea = await visit(http, "Ada"), await visit(http, "Bea")
            opened = await ada.open_table()
            self.table, self.code = opened["table"], opened["code"]
            await ada.come(self.table)
            await bea.come(self.table)
            await self._ask(ada, "start")
            while not stop.is_set():
                for seat, cell in WIN:
                    await self._ask((ada, bea)[seat], "move", move={"type": "mark", "cell": cell})
                    await asyncio.sleep(PACE)
                await self._ask(ada, "rematch")

    async def _ask(self, person: Visitor, type: str, **fields: Any) -> None:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                answer = await person.ask(type, **fields)
        except TimeoutError:
            raise NoReply(f"a healthy {type} had no answer for {ANSWERED_WITHIN:.0f} s") from None
        self.delays.append(1000 * (time.perf_counter() - began))
        if answer["type"] != "ok":
            self.trouble.append(f"{type}: {answer}")


@contextlib.asynccontextmanager
async def healthy_tables(address: str, tables: int) -> AsyncIterator[list[HealthyTable]]:
    """Tables that are in play and stay so until the end; a lost connection raises an error then."""
    stop, healthy = asyncio.Event(), [HealthyTable(address) for _ in range(tables)]
    playing = [asyncio.create_task(each.play(stop)) for each in healthy]
    try:
        while not all(len(each.delays) > 20 for each in healthy):
            await asyncio.sleep(0.05)
            _fail_with(playing)
        yield healthy
        _fail_with(playing)
        stop.set()
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def _fail_with(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


# -- attackers

class Attack:
    """Attacks on a server: counts what was sent, what came back, and who got no reply."""

    def __init__(self, address: str, tables: Sequence[str], rate: float = 1e9) -> None:
        self.address, self.tables = address, cycle(tables)
        self.port = int(URL(address).port or 0)
        self.wanted = self.sent = 0
        self.heard: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.hanging: list[str] = []
        self._http: aiohttp.ClientSession | None = None
        self._rate = rate
        self._began = (0, 0.0)

    @property
    def over(self) -> bool:
        return self.sent >= self.wanted

    async def run(self, messages: int, floods: int = 2, progress: Callable[[int], None] = lambda sent: None) -> None:
        """Send this many more messages: every kind of attack, each at least once."""
        ways: list[Callable[[], Awaitable[None]]] = [
            self.guess_codes, self.guess_handoffs, self.crafted_requests, self.half_sent, self.unmasked,
            self.insult, self.rename_and_sit, self.signal, self.meddle, *[self.flood] * floods]
        self.wanted, self._began = self.sent + messages, (self.sent, time.monotonic())
        async with aiohttp.ClientSession() as self._http:
            tasks = [asyncio.create_task(self._again(way)) for way in ways]
            try:
                moved = self.sent, time.monotonic()
                while not all(task.done() for task in tasks):
                    await asyncio.sleep(0.1)
                    progress(self.sent)
                    _fail_with(tasks)
                    if self.sent != moved[0]:
                        moved = self.sent, time.monotonic()
                    elif time.monotonic() - moved[1] > 2 * ANSWERED_WITHIN:
                        raise NoReply(f"after {self.sent} messages nothing could be sent any more")
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, way: Callable[[], Awaitable[None]]) -> None:
        name = getattr(way, "__name__", "?")
        while True:
            try:
                async with asyncio.timeout(ANSWERED_WITHIN):
                    await way()
                self.finished[name] += 1
            except TimeoutError:
                self.hanging.append(f"{name} was neither answered nor closed within {ANSWERED_WITHIN:.0f} s")
            except (ConnectionError, aiohttp.ClientError):
                self.heard["cut off"] += 1
            except AssertionError:
                self.heard["turned away"] += 1
            if self.over:
                return
            await asyncio.sleep(0.01)
            await self._in_time()

    async def _in_time(self) -> None:
        """Wait when sending is ahead of the requested rate."""
        while not self.over and self.sent - self._began[0] > self._rate * (time.monotonic() - self._began[1]):
            await asyncio.sleep(0.01)

    # over HTTP

    async def _call(self, method: str, path: str, **asked: Any) -> None:
        assert self._http is not None
        async with self._http.request(method, URL(f"{self.address}{path}", encoded=True), **asked) as answer:
            await answer.read()
            self.sent += 1
            self.heard[f"http {answer.status}"] += 1

    async def guess_codes(self) -> None:
        for _ in range(50):
            await self._call("GET", "/api/codes/" + "".join(secrets.choice("BCDFGHJKLM") for _ in range(4)))

    async def guess_handoffs(self) -> None:
        for _ in range(20):
            await self._call("POST", f"/api/handoffs/{secrets.token_urlsafe(16)}")

    async def crafted_requests(self) -> None:
        qr = f"/api/tables/{next(self.tables)}/qr.svg"
        await self._call("GET", qr, headers={"Host": "x" * 2200})
        await self._call("GET", "/%00")
        await self._call("GET", "/" + "x" * 3000)
        await self._call("GET", "/metrics", headers={"X-Real-IP": "127.0.0.1"})
        await self._call("GET", "/", headers={"Host": "evil.example"})
        await self._call("POST", "/api/guests", data=b"{}", headers={"Origin": "http://[bad"})
        await self._call("POST", "/api/guests", data=b"no gzip", headers={"Content-Encoding": "gzip"})
        await self._call("POST", "/api/guests", data=b'{"name":' + b"[" * 50_000)
        for _ in range(5):
            await self._call("GET", qr)

    async def half_sent(self) -> None:
        lines = [await asyncio.open_connection("127.0.0.1", self.port) for _ in range(100)]
        for _, writer in lines:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            self.sent += 1
        await asyncio.sleep(0.2)
        for _, writer in lines:
            writer.close()

    async def unmasked(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        hello = b'{"type":"hello","token":"x"}'
        writer.write(
            f"GET /ws/{next(self.tables)} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            + struct.pack("!BB", 0x81, len(hello)) + hello)
        said = await reader.read()
        self.sent += 1
        answer, _, frames = said.partition(b"\r\n\r\n")
        if b'"unmasked"' in frames:
            self.heard["unmasked"] += 1
        elif frames.strip():                       # the server read the message: any reply to it means it was accepted
            self.heard["unmasked was let in"] += 1
        else:                                      # closed before, as one of too many half-sent requests
            self.heard[f"unmasked: {answer[:12].decode('latin-1') or 'cut off'}"] += 1
        writer.close()

    # at the table

    @contextlib.asynccontextmanager
    async def _watcher(self, name: str = "Eva") -> AsyncIterator[Visitor]:
        async with aiohttp.ClientSession(self.address) as http:
            eva = await visit(http, name)
            assert (await eva.come(next(self.tables)))["type"] == "welcome"
            yield eva

    async def _volley(self, eva: Visitor, frames: list[str]) -> None:
        """Send without waiting, then read replies up to the one for the last message, or to the end of the
        connection."""
        assert eva.socket is not None
        for frame in (*frames, END):
            await eva.socket.send_str(frame)
            self.sent += 1
        while (message := await self._heard(eva)) is not None:
            if message.get("id") == "end":
                return

    async def _heard(self, eva: Visitor) -> dict[str, Any] | None:
        assert eva.socket is not None
        said = await eva.socket.receive()
        if said.type is not aiohttp.WSMsgType.TEXT:
            self.heard["closed"] += 1
            return None
        message: dict[str, Any] = json.loads(said.data)
        if message["type"] in ("no", "goodbye"):
            self.heard[message["code"]] += 1
        return message

    async def flood(self) -> None:
        """Flood until the server closes the connection."""
        async with self._watcher() as eva:
            hearing = asyncio.create_task(self._shown_out(eva))
            try:
                while not hearing.done():
                    for number in range(400):
                        await eva.socket.send_str(  # type: ignore[union-attr]
                            json.dumps({"type": "react", "id": f"{self.sent}-{number}", "reaction": "fretta"}))
                        self.sent += 1
                    await asyncio.wait({hearing}, timeout=0.5)
                    await self._in_time()
            finally:
                hearing.cancel()

    async def _shown_out(self, eva: Visitor) -> None:
        while await self._heard(eva) is not None:
            pass

    async def insult(self) -> None:
        async with self._watcher("C4zz0ne") as eva:
            words = ("cazzo", "c a z z o", "M3RDA", "x" * 20_000, "\u202e", "fuck", "p.u.t.t.a.n.a")
            await self._volley(eva, [
                json.dumps({"type": "say", "id": f"i{number}", "text": words[number % len(words)]})
                for number in range(60)])

    async def rename_and_sit(self) -> None:
        async with self._watcher() as eva:
            await self._volley(eva, [json.dumps(
                {"type": "rename", "id": f"n{number}", "name": f"Eva {number}"} if number % 2 else
                {"type": "sit", "id": f"s{number}", "seat": number % 3}) for number in range(80)])

    async def signal(self) -> None:
        async with self._watcher() as eva:
            assert eva.socket is not None
            guests = _people(eva)[:FEW]
            await self._volley(eva, [json.dumps(
                {"type": "signal", "id": f"g{number}", "guest": guest, "data": {"sdp": "x" * size}})
                for number, (guest, size) in enumerate((guest, size) for guest in guests for size in (10, 65_536))])
            await self._volley(eva, ['{"type":"voice","id":"v","on":true}'])

    async def meddle(self) -> None:
        """Send what only the host, or no client, may do, and what no browser sends."""
        async with self._watcher() as eva:
            people = _people(eva)[:FEW]
            orders: list[dict[str, Any]] = [
                {"type": "kick", "guest": guest} for guest in people] + [
                {"type": "mute", "guest": guest, "muted": True} for guest in people] + [
                {"type": "host", "guest": eva.guest}, {"type": "pause", "paused": True}, {"type": "start"},
                {"type": "options", "options": {"deck": "/etc/hosts"}}, {"type": "manners", "family": False},
                {"type": "show", "number": 0, "shown": True}, {"type": "admit", "guest": people[0], "agree": True},
                {"type": "move", "move": {"type": "mark", "cell": 10**400}}, {"type": "sit", "seat": -(10**400)}]
            frames = [json.dumps({"id": f"m{number}", **order}) for number, order in enumerate(orders)]
            frames += ["[" * 50_000, "{}", "", '{"type":"sit","id":"1","seat":"x","deep":' + "[" * 50_000]
            await self._volley(eva, frames)


def _people(eva: Visitor) -> list[str]:
    welcome = next(said for said in map(json.loads, eva.received) if said["type"] == "welcome")
    return [each["guest"] for each in welcome["room"]["people"]]


def errors_in(log: Path) -> list[str]:
    """The errors in the server's own log."""
    return [line for line in log.read_text().splitlines() if '"level":"error"' in line or "Traceback" in line]


async def _serve_stdin(address: str, tables: Sequence[str], floods: int, rate: float) -> None:
    """Run attacks in a process of its own. Each input line is a number of messages, each output line the results."""
    if hasattr(os, "nice"):
        os.nice(10)                                # the test measures the server, not the competition for CPU time
    attack = Attack(address, tables, rate)
    while messages := await asyncio.to_thread(sys.stdin.readline):
        await attack.run(int(messages), floods, lambda sent: print(json.dumps({"sent": sent}), flush=True))
        print(json.dumps({"sent": attack.sent, "heard": attack.heard, "hanging": attack.hanging, "over": True}),
              flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=_serve_stdin.__doc__)
    asked.add_argument("address")
    asked.add_argument("tables", nargs="+")
    asked.add_argument("--floods", type=int, default=16)
    asked.add_argument("--rate", type=float, default=1e9, help="messages a second, all together")
    words = asked.parse_args()
    asyncio.run(_serve_stdin(words.address, words.tables, words.floods, words.rate))
