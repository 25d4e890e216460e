"""The audience of the load tool: many who only watch one table, in a process of their own, counting what they hear.

Told a table on its standard input, it sits everybody down, says so, counts until it is told the last version, and
reports: each is one line of JSON. The monotonic clock is one for all processes of a machine: moments compare.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from typing import Any

import aiohttp
import msgspec

AT_ONCE = 24                    # who come in at the same time
PATIENCE = 30.0                 # seconds for the last move to come to the last of them
VERSION = re.compile(r'"version":(\d+)')


class Heard(msgspec.Struct):
    """What an audience has heard: frames and updates in all, and of each version how many did and when the last."""

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
    """Where to watch, and how many."""

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
    gate = asyncio.Semaphore(AT_ONCE)
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
        end = time.perf_counter() + PATIENCE
        while last and not heard.all_heard(last) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        stopping = True
        print(msgspec.json.encode(heard).decode(), flush=True)
        for each in tasks:
            each.cancel()


def raise_the_limit() -> int:
    """As many lines as the machine lets one process have."""
    try:
        import resource
    except ImportError:
        return 0
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return int(most)


class Row:
    """One such process, from outside."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def seat(cls, asked: Audience) -> Row:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteca.arena.load_audience", stdin=-1, stdout=-1, limit=64 * 1024 * 1024)
        row = cls(process)
        await row._say(msgspec.json.encode(asked))
        await row._line()
        return row

    async def _say(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise SystemExit("the audience did not get in: see above")
        return line

    async def report(self, last: int) -> Heard:
        """What they have heard, once all have heard of this version."""
        await self._say(str(last).encode())
        heard = msgspec.json.decode(await self._line(), type=Heard)
        await self._process.wait()
        return heard


async def _main() -> None:
    said = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(said), sys.stdin)
    asked: Any = msgspec.json.decode(await said.readline(), type=Audience)
    await watch(asked, said)


if __name__ == "__main__":
    raise_the_limit()
    try:
        import uvloop
    except ImportError:
        asyncio.run(_main())
    else:
        uvloop.run(_main())
