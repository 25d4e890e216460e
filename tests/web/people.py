"""Servers and clients on real sockets: a server in this process or its own, and clients that speak the protocol."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from ludoteca.protocol.merge_patch import merged
from ludoteca.server.bot_workers.engine import InlineEngine
from ludoteca.server.house.house import House
from ludoteca.server.house.limits import Limits
from ludoteca.server.http.app import make_runner
from ludoteca.server.http.context import WebContext
from ludoteca.store.sqlite.store import SqliteStore
from tests.room.scene import bring_samples

ROOT = Path(__file__).parents[2]


class Visitor:
    """A guest with a token, and a socket while at a table."""

    def __init__(self, http: aiohttp.ClientSession, guest: dict[str, Any]) -> None:
        self.http, self.guest, self.token = http, guest["guest"], guest["token"]
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.view: Any = None
        self.version = 0
        self.received: list[str] = []
        self.patience = 60.0                       # seconds for the next message: the machine may be busy
        self._ids = count(1)
        self._kept: deque[aiohttp.WSMessage] = deque()     # frames already read and not yet returned by `hear`

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def open_table(self, game: str = "tris", **asked: Any) -> dict[str, Any]:
        return await post(self.http, "/api/tables", {"game": game, **asked}, self.headers)

    async def come(self, table: str, **hello: Any) -> dict[str, Any]:
        self.socket = await self.http.ws_connect(f"/ws/{table}", max_msg_size=0)
        await self.socket.send_json({"type": "hello", "token": self.token, **hello})
        return await self.hear("welcome", "goodbye")

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Wait for the next message of one of these kinds."""
        assert self.socket is not None
        while True:
            frame = self._kept.popleft() if self._kept else await asyncio.wait_for(
                self.socket.receive(), self.patience)
            assert frame.type is aiohttp.WSMsgType.TEXT, (frame, self.received[-1:])
            self.received.append(frame.data)
            message = msgspec.json.decode(frame.data)
            if message["type"] in ("welcome", "begun"):
                self.view, self.version = message.get("view"), message.get("version", 0)
            elif message["type"] in ("update", "skip"):
                assert message.get("since", message["version"] - 1) == self.version
                self.version = message["version"]
                self.view = merged(self.view, message.get("patch", {}))
            if message["type"] in kinds:
                return message

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        assert self.socket is not None
        id = id or f"r{next(self._ids)}"
        await self.socket.send_json({"type": type, "id": id, **fields})
        while True:
            answer = await self.hear("ok", "no")
            if answer["id"] == id:
                return answer

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Read on and answer pings, as a browser does, while the test waits for something else."""
        async def read() -> None:
            assert self.socket is not None
            while not self.socket.closed:
                self._kept.append(await self.socket.receive())

        reader = asyncio.create_task(read())
        try:
            yield
        finally:
            reader.cancel()
            await asyncio.wait({reader})

    async def cut(self) -> None:
        """Cut the connection without a close frame."""
        assert self.socket is not None
        transport = self.socket._response.connection.transport  # type: ignore[union-attr]
        transport.abort()
        self.socket = None


async def post(
    http: aiohttp.ClientSession, path: str, body: dict[str, Any], headers: dict[str, str] | None = None,
) -> dict[str, Any]:
    """POST and return the JSON reply. Retry during an outage: on a busy machine any request may meet one."""
    while True:
        async with http.post(path, json=body, headers=headers) as answer:
            said = await answer.json()
            if answer.status == 201:
                return said
            assert said["code"] == "disk_waits", said
        await asyncio.sleep(0.2)


async def visit(http: aiohttp.ClientSession, name: str, language: str = "it") -> Visitor:
    return Visitor(http, await post(http, "/api/guests", {"name": name, "language": language}))


class Site:
    """A server in this process on a free port."""

    def __init__(self, context: WebContext, port: int, http: aiohttp.ClientSession, runner: web.AppRunner) -> None:
        self.context, self.house, self.port, self.http, self.runner = context, context.house, port, http, runner

    async def visit(self, name: str, language: str = "it") -> Visitor:
        return await visit(self.http, name, language)


@asynccontextmanager
async def site(database: str = ":memory:", **settings: Any) -> AsyncIterator[Site]:
    bring_samples()
    house = House(SqliteStore(database), settings.pop("bot_engine", InlineEngine()), bot_pace=0,
                  limits=settings.pop("limits", Limits()))
    await house.open()
    context = WebContext(house, **settings)
    runner = await make_runner(context, shutdown_timeout=0.5)
    place = web.TCPSite(runner, "127.0.0.1", 0)
    await place.start()
    port = place._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
            yield Site(context, port, http, runner)
    finally:
        await context.close()
        await runner.cleanup()
        await house.close()


class Server:
    """A server in its own process, which a test can kill."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder, self.words = folder, words
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.log = folder / "log.jsonl"
        self.environment: dict[str, str] = {}

    async def start(self) -> str:
        """Start the server and return its address."""
        environment = {
            **os.environ, "PYTHONPATH": str(ROOT / "src"), "LUDOTECA_DATA": str(self.folder), **self.environment}
        samples = [word for name in ("tris", "corsa") for word in ("--also", str(ROOT / "examples" / f"{name}.py"))]
        before = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ludoteca.cli", "serve", "--port", "0", "--host", "127.0.0.1", "--no-browser",
                 "--bot-pace", "0", *samples, *self.words],
                env=environment, stdout=log, stderr=log)
        while True:
            for line in self.log.read_bytes()[before:].splitlines():
                if b'"event":"open"' in line:
                    self.port = msgspec.json.decode(line)["port"]
                    return f"http://127.0.0.1:{self.port}"
            assert self.process.poll() is None, self.log.read_text()
            await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    async def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self.process.wait, 20)
        self.process = None
        return code


@asynccontextmanager
async def server(folder: Path, *words: str) -> AsyncIterator[Server]:
    made = Server(folder, *words)
    try:
        yield made
    finally:
        if made.process is not None:
            made.kill()
