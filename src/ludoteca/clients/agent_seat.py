"""A program's chair at one table: what it was told, its view as data, and how long it waits for its turn."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import aiohttp

from ludoteca.clients.client import Ended, Message, Visit, call

PATIENCE = 25.0                    # seconds a wait lasts at most: clients of agents give up after a minute or so


class Chair:
    """Sits by a code, through the public protocol; knows what its seat may know and nothing else."""

    def __init__(self, http: aiohttp.ClientSession, token: str, table: str, language: str) -> None:
        self.visit = Visit(http, token, table, language, self._hear, agent=True)
        self.view: Any = None
        self.actors: list[int] = []
        self.outcome: Message | None = None
        self.version = 0
        self.chat: list[Message] = []
        self._news = asyncio.Event()
        self._staying = asyncio.create_task(self.visit.stay())

    @classmethod
    async def sit(cls, http: aiohttp.ClientSession, code: str, name: str, language: str) -> Chair:
        """Come to the table with this code and ask for a chair; the host says yes or does not."""
        table = await call(http, "GET", f"/api/codes/{code.strip().upper()}")
        guest = await call(http, "POST", "/api/guests", {"name": name[:24], "language": language})
        chair = cls(http, guest["token"], table["table"], language)
        here = asyncio.create_task(chair.visit.here.wait())
        await asyncio.wait({here, chair._staying}, return_when=asyncio.FIRST_COMPLETED)
        here.cancel()
        chair.check()
        return chair

    def check(self) -> None:
        """Ended where the table has said goodbye."""
        if self._staying.done():
            self._staying.result()

    async def leave(self) -> None:
        self._staying.cancel()
        with contextlib.suppress(asyncio.CancelledError, Ended, aiohttp.ClientError):
            await self._staying

    @property
    def seat(self) -> int | None:
        seat: int | None = self.visit.you.get("seat")
        return seat

    @property
    def phase(self) -> str:
        return str(self.visit.room.get("phase", "lobby"))

    @property
    def names(self) -> list[str]:
        return [chair.get("name", "") for chair in self.visit.room.get("chairs", ())]

    @property
    def my_turn(self) -> bool:
        return self.phase == "playing" and self.seat in self.actors and self.outcome is None

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome" | "begun":
                self.view, self.actors = message.get("view"), message.get("actors", [])
                self.outcome, self.version = message.get("outcome"), message.get("version", 0)
            case "update":
                self.view = merged(self.view, message.get("patch", {}))
                self.actors, self.version = message["actors"], message["version"]
                self.outcome = message.get("outcome")
            case "skip":
                self.version = message["version"]
            case "chat" if message["line"].get("text"):
                self.chat = [*self.chat, message["line"]][-20:]
        self._news.set()

    async def wait(self, seconds: float) -> None:
        """Until it is this seat's turn, the game is over, or so much time has passed."""
        loop = asyncio.get_running_loop()
        end = loop.time() + max(0.0, min(seconds, PATIENCE))
        while not self.my_turn and self.outcome is None and (left := end - loop.time()) > 0:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left)
            self.check()


def merged(old: Any, patch: Any) -> Any:
    """A merge patch (RFC 7396): objects merge, null takes away, everything else replaces."""
    if not isinstance(patch, dict):
        return patch
    result = dict(old) if isinstance(old, dict) else {}
    for name, part in patch.items():
        if part is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), part)
    return result
