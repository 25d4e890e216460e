"""Scenes for room tests: clients that record messages in lists, a clock that the test sets, a store in memory."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.protocol.messages import Hello, Request
from ludoteca.rules.registry import bring, register
from ludoteca.server.bot_workers.engine import BotEngine, InlineEngine
from ludoteca.server.house.house import House
from ludoteca.server.house.limits import Limits
from ludoteca.server.room.room import Room
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.sessions.lag import LagMeter
from ludoteca.server.sessions.session import Session
from ludoteca.store import GuestRow, Store
from ludoteca.store.sqlite.store import SqliteStore

from . import lampo

EXAMPLES = Path(__file__).parents[2] / "examples"

def bring_samples() -> None:
    """Register the sample games during tests only: at collection the conformance suite would take them for real
    games."""
    register(lampo.GAME)
    for sample in ("tris", "corsa"):
        bring(EXAMPLES / f"{sample}.py")


START = 1_700_000_000_000.0
decode_request = msgspec.json.Decoder(Request).decode


class Hands:
    """The wall clock; only the test moves it."""

    def __init__(self, at: float = START) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class Visitor:
    """One client of a guest: the messages it received, and methods to send requests."""

    def __init__(self, scene: Scene, guest: GuestRow, token: str, language: str) -> None:
        self.scene, self.guest, self.token, self.language = scene, guest, token, language
        self.frames: list[bytes] = []
        self.closed = False
        self.room: Room | None = None
        self.page: Session | None = None
        self._ids = count(1)

    @property
    def id(self) -> str:
        return self.guest.id

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    def last(self, kind: str) -> dict[str, Any]:
        return next(each for each in reversed(self.heard) if each["type"] == kind)

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [each for each in self.heard if each["type"] == kind]

    @property
    def view(self) -> Any:
        """The view as a client holds it: the last full one with every patch since."""
        from ludoteca.protocol.merge_patch import merged

        view: Any = None
        for each in self.heard:
            if each["type"] in ("welcome", "begun"):
                view = each.get("view")
            elif each["type"] == "update":
                view = merged(view, each["patch"])
        return view

    def hang_up(self) -> None:
        self.closed = True

    async def come(self, room: Room, round_trip: float = 0.0, **hello: Any) -> dict[str, Any]:
        """Connect to a table; return its first message."""
        lag = LagMeter()
        if round_trip:
            lag.ping(b"x", 0.0)
            lag.pong(b"x", round_trip)
        self.room = room
        self.page = Session(self.guest.id, self.frames.append, self.hang_up, self.language, lag)
        seen = len(self.frames)
        guest = await self.scene.house.store.guest(self.guest.id) or self.guest
        room.admission.join(self.page, guest.name, Hello(token="", **hello))
        await self.scene.settle()
        return msgspec.json.decode(self.frames[seen])

    async def go(self) -> None:
        """Disconnect, or lose the network."""
        assert self.room and self.page
        self.room.admission.leave(self.page)
        await self.scene.settle()

    def say(self, type: str, id: str | None = None, arrived: float | None = None, **fields: Any) -> str:
        """Send a request without waiting for the reply."""
        assert self.room and self.page
        id = id or f"r{next(self._ids)}"
        request = decode_request(msgspec.json.encode({"type": type, "id": id, **fields}))
        self.room.receive(self.page, request, arrived)
        return id

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request; return the reply."""
        id = self.say(type, id, **fields)
        await self.scene.settle()
        return self.answer(id)

    def answer(self, id: str) -> dict[str, Any]:
        return next((each for each in reversed(self.heard) if each["type"] in ("ok", "no") and each["id"] == id), {})

    async def refused(self, type: str, **fields: Any) -> str:
        answer = await self.ask(type, **fields)
        assert answer["type"] == "no", answer
        assert answer["sentence"] and not answer["sentence"].startswith("refusal-"), answer
        return answer["code"]

    async def done(self, type: str, **fields: Any) -> None:
        answer = await self.ask(type, **fields)
        assert answer["type"] == "ok", answer

    async def move(self, **move: Any) -> dict[str, Any]:
        return await self.ask("move", move=move)


class Scene:
    """A house whose clock the test controls."""

    def __init__(self, store: Store | None = None, bot_engine: BotEngine | None = None, hands: Hands | None = None,
                 bot_pace: float = 1.0, limits: Limits | None = None) -> None:
        bring_samples()
        self.hands = hands or Hands()
        self.schedule = Schedule(self.hands, live=False)
        self.house = House(
            store or SqliteStore(":memory:"), bot_engine or InlineEngine(), self.hands, self.schedule, bot_pace,
            limits or Limits(active_heartbeat=10**12, sweep=10**12, watch=10**12))

    async def __aenter__(self) -> Scene:
        await self.house.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.close()

    async def visit(self, name: str, language: str = "it") -> Visitor:
        guest, token = await self.house.guests.create(name, language)
        return Visitor(self, guest, token, language)

    async def table(self, game: str, *names: str, options: dict[str, Any] | None = None, seats: int | None = None,
                    trips: tuple[float, ...] = (), start: bool = False) -> tuple[Room, list[Visitor]]:
        """A table where these people are seated; the first is its host."""
        pages = [await self.visit(name) for name in names]
        room = await self.house.opener.open(pages[0].guest, game, options, seats or len(names))
        for page, trip in zip(pages, trips or (0.0,) * len(pages), strict=True):
            await page.come(room, trip)
        if start:
            await pages[0].done("start")
        return room, pages

    async def settle(self) -> None:
        """Run until all work possible at this time is done."""
        while True:
            for room in list(self.house.tables.rooms.values()):
                await self._quiet(room)
            if self.house.housekeeping.tasks:                  # heartbeats and sweeps
                await asyncio.wait(self.house.housekeeping.tasks)
            if not self.schedule.ring():
                for _ in range(3):
                    await asyncio.sleep(0)
                if not any(room.busy and not room.writer.paused for room in self.house.tables.rooms.values()):
                    return

    @staticmethod
    async def _quiet(room: Room) -> None:
        """Wait until this room is idle, or its work waits for the store."""
        settled = asyncio.ensure_future(room.settled())
        while not settled.done() and not room.writer.paused:
            await asyncio.wait({settled}, timeout=0.005)
        settled.cancel()

    async def advance(self, millis: float) -> None:
        """Move the clock forward. Everything due happens at its own time."""
        until = self.hands.at + millis
        while (due := self.schedule.next) is not None and due <= until:
            self.hands.at = max(self.hands.at, due)
            await self.settle()
        self.hands.at = until
        await self.settle()
