"""Agent seat: a program's seat at one table, with its view as data, recent events and waiting for its turn."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import aiohttp
import msgspec

from ludoteca.clients.client import ConnectionEnded, Message, TableClient, call
from ludoteca.protocol.limits import NAME_LENGTH
from ludoteca.protocol.merge_patch import merged
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.text_interface import happened

LONGEST_WAIT = 25.0                # seconds of one wait: MCP clients give up after about a minute
EVENTS_KEPT = 200                  # updates kept until they are read: more than any game has between two turns
CHAT_KEPT = 20


class AgentSeat:
    """A seat taken with a table's code over the public protocol. It knows what the seat may know and nothing else."""

    def __init__(self, http: aiohttp.ClientSession, token: str, table: str, language: str) -> None:
        self.client = TableClient(http, token, table, language, self._on_message, agent=True)
        self.language = language
        self.view: Any = None
        self.actors: list[int] = []
        self.outcome: Message | None = None
        self.version = 0
        self.chat: list[Message] = []
        self._unread: list[list[Message]] = []     # events of the updates that `read_happened` has not returned yet
        self._changed = asyncio.Event()
        self._connection = asyncio.create_task(self.client.run())

    @classmethod
    async def take(cls, http: aiohttp.ClientSession, code: str, name: str, language: str) -> AgentSeat:
        """Join the table with this code. The seat is given when the host agrees."""
        table = await call(http, "GET", f"/api/codes/{code.strip().upper()}")
        guest = await call(http, "POST", "/api/guests", {"name": name[:NAME_LENGTH], "language": language})
        seat = cls(http, guest["token"], table["table"], language)
        connected = asyncio.create_task(seat.client.connected.wait())
        await asyncio.wait({connected, seat._connection}, return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        seat.check()
        return seat

    def check(self) -> None:
        """Raise ConnectionEnded where the server has closed the connection for good."""
        if self._connection.done():
            self._connection.result()

    async def leave(self) -> None:
        self._connection.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionEnded, aiohttp.ClientError):
            await self._connection

    @property
    def seat(self) -> int | None:
        seat: int | None = self.client.you.get("seat")
        return seat

    @property
    def phase(self) -> str:
        return str(self.client.room.get("phase", "lobby"))

    @property
    def names(self) -> list[str]:
        return [chair.get("name", "") for chair in self.client.room.get("chairs", ())]

    @property
    def my_turn(self) -> bool:
        return self.phase == "playing" and self.seat in self.actors and self.outcome is None

    def read_happened(self) -> list[str]:
        """What happened since the last call, a sentence for each event. Empty where the game is not installed here."""
        unread, self._unread = self._unread, []
        try:
            rules = find_game(self.client.room["game"])
            events = [msgspec.convert(event, rules.Event, strict=False) for entry in unread for event in entry]
        except (KeyError, msgspec.ValidationError):
            return []
        return happened(rules, events, self.language, self.names)

    def _on_message(self, message: Message) -> None:
        match message["type"]:
            case "welcome" | "begun":
                self.view, self.actors = message.get("view"), message.get("actors", [])
                self.outcome, self.version = message.get("outcome"), message.get("version", 0)
                missed = [message] if message["type"] == "begun" else message.get("missed", [])
                self._keep_events(*missed)
            case "update":
                self.view = merged(self.view, message.get("patch", {}))
                self.actors, self.version = message["actors"], message["version"]
                self.outcome = message.get("outcome")
                self._keep_events(message)
            case "skip":
                self.version = message["version"]
            case "chat" if message["line"].get("text"):
                self.chat = [*self.chat, message["line"]][-CHAT_KEPT:]
        self._changed.set()

    def _keep_events(self, *updates: Message) -> None:
        self._unread = [*self._unread, *(update.get("events", []) for update in updates)][-EVENTS_KEPT:]

    async def wait(self, seconds: float) -> None:
        """Return at this seat's turn, at the end of the game, or after `seconds` (at most LONGEST_WAIT)."""
        loop = asyncio.get_running_loop()
        end = loop.time() + max(0.0, min(seconds, LONGEST_WAIT))
        while not self.my_turn and self.outcome is None and (left := end - loop.time()) > 0:
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)
            self.check()
