"""Audience of the load test: spectators of one table, in a process of their own, that count what they receive.

The process reads a table from standard input, connects all spectators and says so. It counts until it reads the last
version, then reports. Each message is a line of JSON. Processes of a machine share the monotonic clock.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time

import aiohttp
import msgspec

CONNECTING_AT_ONCE = 24         # spectators
LAST_MOVE_SECONDS = 30.0        # until spectators that have not heard of the last move count as missing
VERSION = re.compile(r'"version":(\d+)')


class Heard(msgspec.Struct):
    """What spectators have received. `by_version` has how many heard of a version, and when the last did."""

    watching: int = 0
    lost: int = 0
    updates: int = 0
    by_version: dict[int, tuple[int, float]] = {}

    def hear(self, frame: str) -> None:
        if not frame.startswith(('{"type":"update"', '{"type":"skip"')):
            return
        found = VERSION.search(frame)
        assert found is not None
        version, now = int(found[1]), time.perf_counter()
        self.updates += 1
        self.by_version[version] = (self.by_version.get(version, (0, 0.0))[0] + 1, now)

    def all_heard(self, version: int) -> bool:
        return self.by_version.get(version, (0, 0.0))[0] >= self.watching - self.lost


class Audience(msgspec.Struct, frozen=True):
    """The table to watch and the number of spectators."""

    url: str
    table: str
    count: int


async def sit_down(http: aiohttp.ClientSession, asked: Audience, number: int) -> aiohttp.ClientWebSocketResponse:
    async with http.post(f"{asked.url}/api/guests", json={"name": f"Pubblico {number}"}) as answer:
        answer.raise_for_status()
        token = (await answer.json())["token"]
    socket = await http.ws_connect(f"{asked.url}/ws/{asked.table}", compress=0, max_msg_size=0)
    await socket.send_json({"type": "hello", "token": token})
    first = await socket.receive_json()
    if first["type"] != "welcome":
        raise RuntimeError(f"the server answered {first}")
    return socket


async def watch(asked: Audience, said: asyncio.StreamReader) -> None:
    heard = Heard(by_version={})
    gate = asyncio.Semaphore(CONNECTING_AT_ONCE)
    stopping = False

    async def listen(http: aiohttp.ClientSession, number: int, ready: asyncio.Future[None]) -> None:
        async with gate:
            socket = await sit_down(http, asked, number)
        heard.watching += 1
        if heard.watching == asked.count:
            ready.set_result(None)
        async for message in socket:
            if message.type == aiohttp.WSMsgType.TEXT:
                heard.hear(message.data)
        heard.lost += not stopping

    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tasks = [asyncio.ensure_future(listen(http, number, ready)) for number in range(asked.count)]
        await asyncio.wait({ready, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for each in tasks:
            if each.done() and (trouble := each.exception()) is not None:
                raise trouble
        print('{"ready":true}', flush=True)
        last = int(await said.readline())
        end = time.perf_counter() + LAST_MOVE_SECONDS
        while last and not heard.all_heard(last) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        stopping = True
        print(msgspec.json.encode(heard).decode(), flush=True)
        for each in tasks:
            each.cancel()


def raise_the_limit() -> int:
    """Allow this process as many sockets as the machine permits; return that number."""
    try:
        import resource
    except ImportError:
        return 0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return int(most)


class AudienceProcess:
    """Handle of one spectator process in the load test."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, asked: Audience) -> AudienceProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteca.arena.load_audience", stdin=-1, stdout=-1, limit=64 * 1024 * 1024)
        audience = cls(process)
        await audience._say(msgspec.json.encode(asked))
        await audience._line()
        return audience

    async def _say(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise SystemExit("the spectators could not connect: see above")
        return line

    async def report(self, last: int) -> Heard:
        """What the spectators received, once all have heard of version `last`."""
        await self._say(str(last).encode())
        heard = msgspec.json.decode(await self._line(), type=Heard)
        await self._process.wait()
        return heard


async def _main() -> None:
    said = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(said), sys.stdin)
    await watch(msgspec.json.decode(await said.readline(), type=Audience), said)


if __name__ == "__main__":
    raise_the_limit()
    try:
        import uvloop
    except ImportError:
        asyncio.run(_main())
    else:
        uvloop.run(_main())
