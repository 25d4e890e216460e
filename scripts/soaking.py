"""Simulated players for the soak tests: they play, chat, reconnect, and record every acknowledged request."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec

from ludoteca.protocol.merge_patch import merged

ANSWER_WAIT = 8.0                # seconds
EXPECTED = ("not_your_turn", "game_over", "too_often")     # refusals caused by other moves or by the rate limit


class Player:
    """A player at a table of corsa. Requests without an answer are sent again after each welcome, as browsers do."""

    def __init__(self, name: str, address: str, token: str, guest: str, seed: int) -> None:
        self.name, self.address, self.token, self.guest = name, address, token, guest
        self.table = ""
        self.view: Any = None
        self.actors: list[int] = []
        self.seat: int | None = None
        self.round = 0
        self.version = 0
        self.acknowledged: set[str] = set()
        self.refused: list[str] = []
        self.waited = 0
        self.waiting = False
        self.resumes = 0
        self._chance = Random(seed)
        self._ids = count(1)
        self._open: dict[str, dict[str, Any]] = {}
        self._over = False

    def where(self) -> str:
        """For reports on a table that does not move: what this player waits for."""
        asked = " and ".join(request["type"] for request in self._open.values()) or "nothing"
        return (f"{self.name} at version {self.version} of round {self.round}{' over' * self._over}, turn of "
                f"{self.actors}, asked {asked}{', told to wait' * self.waiting}")

    async def live(self, http: aiohttp.ClientSession) -> None:
        """Until cancelled: connect, play, lose the connection, reconnect."""
        while True:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError, OSError, asyncio.TimeoutError):
                async with http.ws_connect(f"{self.address}/ws/{self.table}", max_msg_size=0, heartbeat=None) as socket:
                    await self._sit(socket)
            await asyncio.sleep(0.05)

    async def _sit(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await socket.send_json({"type": "hello", "token": self.token, "chat": 10**9})
        while True:
            # A server in an outage says so; after a long silence send the request again, as browsers do.
            async with asyncio.timeout(90 if self.waiting or not self._open else ANSWER_WAIT):
                frame = await socket.receive()
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return
            if not await self._hear(socket, msgspec.json.decode(frame.data)):
                return

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> bool:
        kind = message["type"]
        if kind == "welcome":
            self.resumes += 1
            self.waiting = bool(message.get("waits"))
            self.view, self.version = message.get("view"), message["version"]
            self.seat, self.round = message["you"].get("seat"), message["room"]["round"]
            self.actors, self._over = message.get("actors", []), message["room"]["phase"] == "over"
            for request in list(self._open.values()):
                await socket.send_json(request)
        elif kind == "begun":
            self.view, self.version, self.actors = message["view"], message.get("version", 0), message["actors"]
            self.round, self._over = message["room"]["round"], False
        elif kind == "update":
            self.view, self.version = merged(self.view, message["patch"]), message["version"]
            self.actors, self._over = message["actors"], "outcome" in message
        elif kind == "skip":
            self.version = message["version"]
        elif kind == "waits":
            self.waiting = bool(message["sentence"])
            self.waited += self.waiting
            return True
        elif kind == "ok":
            if self._open.pop(message["id"], None) is not None:
                self.acknowledged.add(f"{self.guest}/{message['id']}")
        elif kind == "no":
            if self._open.pop(message["id"], None) is not None and message["code"] not in EXPECTED:
                self.refused.append(message["code"])
            if message["code"] == "too_often":
                await asyncio.sleep(1.0)
        elif kind == "goodbye":
            return False
        await self._go_on(socket)
        return True

    async def _go_on(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        if self._open or self.view is None:
            return
        if self._over:
            if self.seat == 0:
                await self._ask(socket, {"type": "rematch"})
        elif self.seat in self.actors:
            if self._chance.random() < 0.1:
                await self._ask(socket, {"type": "say", "text": f"tocca a me, {self.name}"})
            await self._ask(socket, {"type": "move", "move": {"type": "run", "card": self.view["hand"][0]}})

    async def _ask(self, socket: aiohttp.ClientWebSocketResponse, request: dict[str, Any]) -> None:
        id = f"{next(self._ids)}"
        self._open[id] = {"id": id, **request}
        await socket.send_json(self._open[id])


async def send_home(lives: list[asyncio.Task[None]]) -> None:
    """Stop all players."""
    while any(not life.done() for life in lives):
        for life in lives:
            life.cancel()
        await asyncio.wait(lives, timeout=1)


async def gather_players(
    http: aiohttp.ClientSession, address: str, tables: int, seats: int = 3, kind: type[Player] = Player,
) -> list[list[Player]]:
    """Tables with two people and a bot each, dealt and ready."""
    gathered = []
    for table in range(tables):
        people = []
        for seat in range(seats - 1):
            async with http.post(f"{address}/api/guests", json={"name": f"P{table}{seat}"}) as answer:
                guest = await answer.json()
            people.append(kind(f"P{table}{seat}", address, guest["token"], guest["guest"], table * 10 + seat))
        async with http.post(
            f"{address}/api/tables", json={"game": "corsa", "seats": seats, "options": {"length": 30}},
            headers={"Authorization": f"Bearer {people[0].token}"},
        ) as answer:
            opened = await answer.json()
        for person in people:
            person.table = opened["table"]
        await deal(http, people, seats)
        gathered.append(people)
    return gathered


async def deal(http: aiohttp.ClientSession, people: Sequence[Player], seats: int) -> None:
    """Put a bot in the last seat if it is free, and begin the game."""
    host = people[0]
    sockets = []
    for person in people:
        socket = await http.ws_connect(f"{person.address}/ws/{person.table}")
        await socket.send_json({"type": "hello", "token": person.token})
        await socket.receive()
        sockets.append(socket)
    bot = {"type": "bot", "id": "bot", "seat": seats - 1, "level": "artigiano"}
    for request in (*([bot] if seats > len(people) else ()), {"type": "start", "id": "start"}):
        await sockets[0].send_json(request)
        while (heard := msgspec.json.decode((await sockets[0].receive()).data))["type"] != "ok":
            assert heard["type"] != "no", heard
    host.acknowledged.add(f"{host.guest}/start")
    for socket in sockets:
        await socket.close()


def judged(database: Path, people: list[Player]) -> dict[str, int]:
    """Compare the database with every acknowledged request."""
    db = sqlite3.connect(database)
    kept: dict[str, int] = {}
    for place in ("entries", "chat"):
        for request, times in db.execute(f"SELECT request, count(*) FROM {place} WHERE request != '' GROUP BY request"):
            kept[request] = kept.get(request, 0) + times
    gaps = db.execute(
        "SELECT count(*) FROM (SELECT max(position) + 1 - count(*) AS gap FROM entries GROUP BY table_id, round) "
        "WHERE gap != 0").fetchone()[0]
    db.close()
    told = set().union(*(person.acknowledged for person in people))
    return {
        "acknowledged requests": len(told), "lost": len(told - kept.keys()) + gaps,
        "doubled": sum(times > 1 for times in kept.values()), "resumes": sum(person.resumes for person in people)}


def exceptions(log: Path) -> dict[str, Any]:
    """Errors and tracebacks in a log of JSON lines: how many, and which."""
    found: list[str] = []
    raw: list[str] | None = None                   # an uncaught traceback: its lines so far
    for line in log.read_text("utf-8", "replace").splitlines():
        if raw is not None:
            raw.append(line.strip())
            if not line.startswith(" "):
                if not (line.startswith("EOFError") and any("spawn_main" in each for each in raw)):
                    found.append(" ".join(raw))                # else a bot process of a killed server
                raw = None
        elif line.startswith("Traceback"):
            raw = []
        elif line.startswith("{") and (told := json.loads(line)).get("level") in ("error", "critical"):
            found.append(" ".join([told["event"], told.get("error", ""), *told.get("trace", [])[-3:]]))
    return {"exceptions": len(found), "what they were": "; ".join(dict.fromkeys(found)) or "none"}
