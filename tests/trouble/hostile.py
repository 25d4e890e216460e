"""A hostile client: strangers do everything they should not beside tables that play on, and the play is timed.

    python -m tests.trouble.hostile --messages 1000000     the long version, a part of `make soak`

Only against a house of its own on loopback. What is asserted: every attack is refused, closed or ignored, nothing of
it is an error in the log, no healthy line is cut, and no healthy move is refused. What is measured: the time from a
move to its answer at the healthy tables, before and during, as a ratio within the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
from yarl import URL

from tests.web.people import ROOT, Visitor, server, visit

PACE = 0.05                      # seconds between two moves: brisk, and well within what one line may say
WIN = ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2))    # a game of tris: seat, cell


# -- people who only want to play

class HealthyTable:
    """Two people who play tris for ever, and note how long each answer took."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.table = self.code = ""
        self.delays: list[float] = []
        self.moves = 0
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
        answer = await person.ask(type, **fields)
        self.delays.append(1000 * (time.perf_counter() - began))
        self.moves += 1
        if answer["type"] != "ok":
            self.trouble.append(f"{type}: {answer}")


# -- people who want something else

class Attack:
    """One campaign against a house: what was sent, and what came back."""

    def __init__(self, address: str, table: str, messages: int) -> None:
        self.address, self.table = address, table
        self.port = int(URL(address).port or 0)
        self.wanted = messages
        self.sent = 0
        self.heard: Counter[str] = Counter()
        self._http: aiohttp.ClientSession | None = None

    @property
    def over(self) -> bool:
        return self.sent >= self.wanted

    async def run(self, progress: Callable[[int], None] = lambda sent: None) -> None:
        ways: list[Callable[[], Awaitable[None]]] = [
            self.guess_codes, self.guess_handoffs, self.crafted_requests, self.half_sent, self.unmasked,
            self.insult, self.rename_and_sit, self.signal, self.meddle,
            *[self.flood] * (2 if self.wanted < 10_000 else 16)]
        async with aiohttp.ClientSession() as self._http:
            tasks = [asyncio.create_task(self._again(way)) for way in ways]
            while not self.over:
                await asyncio.sleep(0.2)
                progress(self.sent)
                for task in tasks:
                    if task.done():
                        await task
            await asyncio.gather(*tasks)

    async def _again(self, way: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(ConnectionError, aiohttp.ClientError, asyncio.TimeoutError, AssertionError):
                await way()
            if self.over:
                return
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
        await self._call("GET", f"/api/tables/{self.table}/qr.svg", headers={"Host": "x" * 2200})
        await self._call("GET", "/%00")
        await self._call("GET", "/" + "x" * 3000)
        await self._call("GET", "/metrics", headers={"X-Real-IP": "127.0.0.1"})
        await self._call("GET", "/", headers={"Host": "evil.example"})
        await self._call("POST", "/api/guests", data=b"{}", headers={"Origin": "http://[bad"})
        await self._call("POST", "/api/guests", data=b"no gzip", headers={"Content-Encoding": "gzip"})
        await self._call("POST", "/api/guests", data=b'{"name":' + b"[" * 50_000)
        for _ in range(5):
            await self._call("GET", f"/api/tables/{self.table}/qr.svg")

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
            f"GET /ws/{self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            + struct.pack("!BB", 0x81, len(hello)) + hello)
        said = await asyncio.wait_for(reader.read(), 10)
        self.sent += 1
        self.heard["unmasked" if b'"unmasked"' in said else "unmasked was let in"] += 1
        writer.close()

    # at the table

    @contextlib.asynccontextmanager
    async def _watcher(self, name: str = "Eva") -> AsyncIterator[Visitor]:
        async with aiohttp.ClientSession(self.address) as http:
            eva = await visit(http, name)
            await eva.come(self.table)
            yield eva

    async def _volley(self, eva: Visitor, frames: list[str]) -> None:
        """Send without waiting, then read what comes back until the line is quiet or closed."""
        assert eva.socket is not None
        for frame in frames:
            await eva.socket.send_str(frame)
            self.sent += 1
        with contextlib.suppress(asyncio.TimeoutError):
            while True:
                said = await asyncio.wait_for(eva.socket.receive(), 0.3)
                if said.type is not aiohttp.WSMsgType.TEXT:
                    self.heard["closed"] += 1
                    return
                message = json.loads(said.data)
                if message["type"] in ("no", "goodbye"):
                    self.heard[message["code"]] += 1

    async def flood(self) -> None:
        async with self._watcher() as eva:
            await self._volley(eva, [
                json.dumps({"type": "react", "id": f"f{number}", "reaction": "fretta"}) for number in range(400)])

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
            guests = [each["guest"] for each in json.loads(eva.received[0])["room"]["people"]]
            await self._volley(eva, [json.dumps(
                {"type": "signal", "id": f"g{number}", "guest": guest, "data": {"sdp": "x" * size}})
                for number, (guest, size) in enumerate((guest, size) for guest in guests for size in (10, 65_536))])
            await self._volley(eva, ['{"type":"voice","id":"v","on":true}'])

    async def meddle(self) -> None:
        """Whatever only the host, or nobody, may do; and whatever no browser writes."""
        async with self._watcher() as eva:
            people = [each["guest"] for each in json.loads(eva.received[0])["room"]["people"]]
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


# -- the two together

class Report:
    """How it went."""

    def __init__(self, tables: list[HealthyTable], quiet: list[float], under_fire: list[float], attack: Attack) -> None:
        self.moves = sum(table.moves for table in tables)
        self.trouble = [each for table in tables for each in table.trouble]
        self.quiet, self.under_fire, self.attack = quiet, under_fire, attack

    @staticmethod
    def p99(delays: list[float]) -> float:
        return sorted(delays)[int(len(delays) * 0.99)] if delays else 0.0

    @property
    def ratio(self) -> float:
        return self.p99(self.under_fire) / max(1.0, self.p99(self.quiet))

    def lines(self) -> list[str]:
        return [
            f"hostile messages: {self.attack.sent:,}", f"healthy moves: {self.moves:,}, refused: {len(self.trouble)}",
            f"p99 at healthy tables: {self.p99(self.quiet):.2f} ms quiet, {self.p99(self.under_fire):.2f} ms under "
            f"fire, ratio {self.ratio:.2f}",
            "came back: " + ", ".join(f"{code} {count}" for code, count in self.attack.heard.most_common())]


async def beside_healthy_tables(
    address: str, messages: int, tables: int, quiet: float, attack_in: Callable[[Attack], Awaitable[None]],
) -> Report:
    """Let tables play quietly, then under fire."""
    healthy, stop = [HealthyTable(address) for _ in range(tables)], asyncio.Event()
    playing = [asyncio.create_task(each.play(stop)) for each in healthy]
    try:
        while not all(each.moves > 20 for each in healthy):
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    await task
        before = [len(each.delays) for each in healthy]
        await asyncio.sleep(quiet)
        middle = [len(each.delays) for each in healthy]
        attack = Attack(address, healthy[0].table, messages)
        await attack_in(attack)
    finally:
        stop.set()
    await asyncio.gather(*playing)                 # whoever was cut off raises here
    return Report(
        healthy, [delay for each, start, end in zip(healthy, before, middle, strict=True)
                  for delay in each.delays[start:end]],
        [delay for each, start in zip(healthy, middle, strict=True) for delay in each.delays[start:]], attack)


def errors_in(log: Path) -> list[str]:
    """What the house itself calls an error."""
    return [line for line in log.read_text().splitlines() if '"level":"error"' in line or "Traceback" in line]


async def _from_another_process(attack: Attack) -> None:
    """The long version: the attackers have a process of their own, so that they do not slow down the clock."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.trouble.hostile", "--attack", attack.address, "--table", attack.table,
        "--messages", str(attack.wanted), cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"})
    assert process.stdout is not None
    async for line in process.stdout:
        told = json.loads(line)
        attack.sent = told["sent"]
        print(f"\r  hostile messages {attack.sent:>9,} of {attack.wanted:,}", end="", flush=True)
        attack.heard.update(told.get("heard", {}))
    print()
    assert await process.wait() == 0


async def _soak(messages: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as house:
            address = await house.start()
            report = await beside_healthy_tables(address, messages, tables=8, quiet=20, attack_in=_from_another_process)
            errors = errors_in(house.log)
    for line in report.lines():
        print(f"  {line}")
    print(f"  errors in the log: {len(errors)}")
    well = not errors and not report.trouble and report.ratio <= 2 and not report.attack.heard["unmasked was let in"]
    print("  well" if well else "  NOT WELL", *errors[:3], *report.trouble[:3], sep="\n  ")
    return 0 if well else 1


async def _attack(address: str, table: str, messages: int) -> int:
    if hasattr(os, "nice"):
        os.nice(10)                                # what is measured is the house, not who wins the processor
    attack = Attack(address, table, messages)
    await attack.run(lambda sent: print(json.dumps({"sent": sent}), flush=True))
    print(json.dumps({"sent": attack.sent, "heard": attack.heard}), flush=True)
    return 0


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--messages", type=int, default=1_000_000)
    asked.add_argument("--attack", default="", help=argparse.SUPPRESS)
    asked.add_argument("--table", default="", help=argparse.SUPPRESS)
    words = asked.parse_args()
    if words.attack:
        return asyncio.run(_attack(words.attack, words.table, words.messages))
    return asyncio.run(_soak(words.messages))


if __name__ == "__main__":
    sys.exit(main())
