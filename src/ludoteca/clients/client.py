"""One person's visit to one table, by the public protocol alone: comes back by itself, asks again what was cut."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import aiohttp

FINAL = frozenset({
    "kicked", "barred", "full", "moved", "elsewhere", "unknown_token", "no_such_table", "no_such_game", "unreadable",
    "protocol"})
FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0     # seconds before the line is tried again

Message = dict[str, Any]


class Ended(Exception):
    """There is nothing to come back to; the words say why."""


def session(address: str, language: str) -> aiohttp.ClientSession:
    """A session with the house at an address, which may end in a path of its proxy (`LUDOTECA_BASE`)."""
    return aiohttp.ClientSession(address.rstrip("/") + "/", headers={"Accept-Language": language})


async def call(http: aiohttp.ClientSession, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """Ask the house over HTTP; a refusal is raised with its sentence."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with http.request(method, path.lstrip("/"), json=body, headers=headers) as answer:
        if answer.content_type != "application/json":
            return await answer.text()
        found = await answer.json()
        if answer.status >= 400:
            raise Ended(found.get("sentence", str(found)))
        return found


class Visit:
    """`stay` keeps the line to the table; `ask` gives the answer to a request, however often that was cut meanwhile."""

    def __init__(
        self, http: aiohttp.ClientSession, token: str, table: str, language: str,
        hear: Callable[[Message], None], cut: Callable[[], None] = lambda: None, agent: bool = False,
    ) -> None:
        self._http, self._path, self._hear, self._cut = http, f"ws/{table}", hear, cut
        self._hello = {"type": "hello", "protocol": 1, "token": token, "language": language,
                       **({"agent": True} if agent else {})}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._open: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._answers: dict[str, Message] = {}             # what `words` and `utter` said before their `ok`
        self.here = asyncio.Event()
        self.room: Message = {}
        self.you: Message = {}

    async def stay(self) -> None:
        """Stay at the table, whatever the line does; Ended where there is no coming back."""
        wait, been_here = FIRST_WAIT, False
        while True:
            try:
                async with self._http.ws_connect(self._path, max_msg_size=0) as self._socket:
                    await self._socket.send_json(self._hello)
                    async for frame in self._socket:
                        if frame.type is aiohttp.WSMsgType.TEXT:
                            wait, been_here = FIRST_WAIT, True
                            await self._heard(json.loads(frame.data))
            except (aiohttp.ClientError, OSError):
                if not been_here:
                    raise
            if self.here.is_set():             # told once, however often one has to knock
                self._cut()
            self.here.clear()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _heard(self, message: Message) -> None:
        self.room, self.you = message.get("room", self.room), message.get("you", self.you)
        match message["type"]:
            case "ok" | "no":
                _, answer = self._open.pop(message["id"], (None, None))
                if answer is not None and not answer.done():
                    answer.set_result({**self._answers.pop(message["id"], {}), **message})
                return
            case "words" | "heard":
                self._answers[message["id"]] = message
                return
            case "welcome":
                self.here.set()
                for asked, _ in list(self._open.values()):
                    await self._send(asked)
            case "goodbye" if message["code"] in FINAL:
                raise Ended(message["sentence"])
        self._hear(message)

    async def _send(self, message: Message) -> None:
        if self._socket is not None and not self._socket.closed:
            await self._socket.send_json(message)

    async def ask(self, type: str, **fields: Any) -> Message:
        """A request and its answer: `ok`, with what was told before it, or `no` with a sentence."""
        id = secrets.token_hex(8)
        asked = {"type": type, "id": id, **fields}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._open[id] = (asked, answer)
        if self.here.is_set():
            await self._send(asked)
        return await answer
