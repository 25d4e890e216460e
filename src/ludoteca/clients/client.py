"""Table client: holds one connection to a table over the public protocol, reconnects and repeats open requests."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import aiohttp

from ludoteca.protocol.limits import FINAL_CODES, PROTOCOL

FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0     # seconds before the next attempt to connect

Message = dict[str, Any]


class ConnectionEnded(Exception):
    """The server closed the connection for good or refused a request; the message is its sentence."""


def open_session(address: str, language: str) -> aiohttp.ClientSession:
    """HTTP session with the server at an address, which may end in a path of its proxy (`LUDOTECA_BASE`)."""
    return aiohttp.ClientSession(address.rstrip("/") + "/", headers={"Accept-Language": language})


async def call(
    http: aiohttp.ClientSession, method: str, path: str, body: object = None, token: str = "",
) -> Any:
    """Send one HTTP request and return its JSON or text. Raises ConnectionEnded with the refusal's sentence."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with http.request(method, path.lstrip("/"), json=body, headers=headers) as answer:
        if answer.content_type != "application/json":
            return await answer.text()
        found = await answer.json()
        if answer.status >= 400:
            raise ConnectionEnded(found.get("sentence", str(found)))
        return found


class TableClient:
    """One guest's connection to one table: `run` keeps it open, `ask` sends a request until it is answered."""

    def __init__(
        self, http: aiohttp.ClientSession, token: str, table: str, language: str,
        on_message: Callable[[Message], None], on_disconnect: Callable[[], None] = lambda: None, agent: bool = False,
    ) -> None:
        self._http, self._path = http, f"ws/{table}"
        self._on_message, self._on_disconnect = on_message, on_disconnect
        self._hello: Message = {
            "type": "hello", "protocol": PROTOCOL, "token": token, "language": language,
            **({"agent": True} if agent else {})}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._pending: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._details: dict[str, Message] = {}             # what came before the `ok`: of `words`, `utter`, `moves`
        self._ended: ConnectionEnded | None = None
        self.connected = asyncio.Event()
        self.room: Message = {}
        self.you: Message = {}

    async def run(self) -> None:
        """Stay connected until cancelled. Raises ConnectionEnded when the server closes the connection for good."""
        try:
            await self._keep_connecting()
        except ConnectionEnded as end:
            self._ended = end
            for _, answer in self._pending.values():
                if not answer.done():
                    answer.set_exception(end)
            raise

    async def _keep_connecting(self) -> None:
        wait, ever_connected = FIRST_WAIT, False
        while True:
            try:
                async with self._http.ws_connect(self._path, max_msg_size=0) as self._socket:
                    await self._socket.send_json(self._hello)
                    async for frame in self._socket:
                        if frame.type is aiohttp.WSMsgType.TEXT:
                            wait, ever_connected = FIRST_WAIT, True
                            await self._receive(json.loads(frame.data))
            except (aiohttp.ClientError, OSError):
                if not ever_connected:
                    raise
            if self.connected.is_set():        # reported once, however many attempts follow
                self._on_disconnect()
            self.connected.clear()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _receive(self, message: Message) -> None:
        self.room, self.you = message.get("room", self.room), message.get("you", self.you)
        match message["type"]:
            case "ok" | "no":
                _, answer = self._pending.pop(message["id"], (None, None))
                if answer is not None and not answer.done():
                    answer.set_result({**self._details.pop(message["id"], {}), **message})
                return
            case "words" | "heard" | "moves":
                self._details[message["id"]] = message
                return
            case "welcome":
                self.connected.set()
                for request, _ in list(self._pending.values()):
                    await self._send(request)
            case "goodbye" if message["code"] in FINAL_CODES:
                raise ConnectionEnded(message["sentence"])
        self._on_message(message)

    async def _send(self, message: Message) -> None:
        if self._socket is not None and not self._socket.closed:
            await self._socket.send_json(message)

    async def ask(self, type: str, **fields: object) -> Message:
        """Send a request; return its `ok` with the details sent before it, or `no` with its sentence.

        Raises ConnectionEnded where the server has closed, or closes, the connection for good.
        """
        if self._ended is not None:
            raise self._ended
        id = secrets.token_hex(8)
        request = {"type": type, "id": id, **fields}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._pending[id] = (request, answer)
        if self.connected.is_set():
            await self._send(request)
        return await answer
