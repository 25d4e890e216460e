"""Records finished games that people played over the wire: `python -m tests.logs.people <id>...`.

A server has a database on disk and listens on loopback. Each person has a socket and decides only by the messages it
received. They wait, let deadlines pass, and take moves back. Only the wall clock is under the test's control.

The log from the database goes to `v<version of the rules>/<id>-people.json`. An existing file is never overwritten,
unless `--again` is given while its version has not been released."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from ludoteca.bots import Bot, bot
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game
from ludoteca.server.bot_workers.engine import InlineEngine
from ludoteca.server.house.house import House
from ludoteca.server.http.app import make_runner
from ludoteca.server.http.context import WebContext
from ludoteca.server.persistence.log_codec import whole_log
from ludoteca.server.room.room import Room
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.store.sqlite.store import SqliteStore
from tests.logs.record import FOLDER
from tests.room.scene import Hands
from tests.web.people import Visitor, visit

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio")
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "canvas": (3, {}),
    "duplik": (3, {}),
    "finestre": (2, {}),
    "finestre_allenamento": (1, {}),
    "masterdice": (2, {"notebook": "marks"}),
    "manta": (4, {}),
    "medusa": (1, {}),
    "pagliaccio": (3, {"referee": "table"}),
    "palla": (2, {}),
    "polpo": (2, {}),
    "specchio": (3, {"referee": "table"}),
}


class Person:
    """A simulated person at a table: the messages it received, and its decisions."""

    def __init__(self, visitor: Visitor, id: str, number: int) -> None:
        self.visitor, self.rules, self.seat = visitor, game(id), number
        self.chance = Chance.stream("people", id, purpose=visitor.guest)
        self.mind: Bot = bot(id, "artigiano")
        self.actors: list[int] = []
        self.question: dict[str, Any] | None = None
        self.answers: dict[str, dict[str, Any]] = {}
        self.begun, self.over = False, False
        self._asked = 0

    async def listen(self) -> None:
        while True:
            try:
                message = await self.visitor.hear("begun", "update", "skip", "room", "ok", "no")
            except TimeoutError:                   # another person waits for long
                continue
            if message["type"] in ("begun", "update"):
                self.begun = True
                self.actors = message["actors"]
                self.over = message.get("outcome") is not None
            elif message["type"] == "room":
                self.question = message["room"].get("question")
            elif message["type"] in ("ok", "no"):
                self.answers[message["id"]] = message

    async def ask(self, type: str, **fields: Any) -> str:
        assert self.visitor.socket is not None
        self._asked += 1
        id = f"p{self._asked}"
        await self.visitor.socket.send_json({"type": type, "id": id, **fields})
        return id

    def decide(self) -> Any:
        """A move, as far as this person can see; None means wait."""
        view = msgspec.convert(self.visitor.view, self.rules.View, str_keys=True)
        move = self.mind.choose(view, self.seat, self.chance)
        if move is not None and (self.rules.only_bots(move) or self.chance.below(8) == 0):
            move = self.rules.sample(self.rules.resample(view, self.seat, self.chance), self.seat, self.chance)
        return None if move is None else msgspec.to_builtins(move, str_keys=True)


class Evening:
    """One game among people, from the first move to the last."""

    def __init__(self, room: Room, hands: Hands, people: list[Person], id: str) -> None:
        self.room, self.hands, self.people = room, hands, people
        self.chance = Chance.stream("evening", id)

    @property
    def position(self) -> int:
        return len(self.room.round.table.entries) if self.room.round is not None else -1

    async def quiet(self) -> None:
        """Wait until every client has received everything."""
        while True:
            await self.room.settled()
            if all(person.begun and person.visitor.version == self.position for person in self.people):
                return
            await asyncio.sleep(0.001)

    async def pass_time(self, millis: float) -> None:
        """Advance the clock. Everything due happens at its own time."""
        schedule, until = self.room.dealing.services.schedule, self.hands.at + millis
        while (due := schedule.next) is not None and due <= until:
            self.hands.at = max(self.hands.at, due)
            schedule.ring()
            await self.room.settled()
            await asyncio.sleep(0.005)             # so that clients can answer pings
        self.hands.at = until

    async def answered(self, person: Person, id: str) -> bool:
        """Whether the request was carried out. A claim in a race is answered when its window closes."""
        while id not in person.answers:
            await asyncio.sleep(0.002)
            await self.room.settled()
            if id not in person.answers:
                await self.pass_time(20)
        await self.quiet()
        return person.answers[id]["type"] == "ok"

    async def play(self) -> None:
        await self.quiet()
        while not self.people[0].over:
            willing = [person for person in self.chance.shuffled(self.people) if person.seat in person.actors]
            await self.pass_time(400 + self.chance.below(4_000))
            await self.quiet()
            before = self.position
            for person in willing:
                if person.seat not in person.actors or person.over:
                    continue
                move = person.decide()
                if move is not None and await self.answered(person, await person.ask("move", move=move)):
                    if self.chance.below(10) == 0 and not person.over:
                        await self.think_better_of_it(person)
                    break
            if self.position == before and (due := self.room.dealing.services.schedule.next) is not None:
                await self.pass_time(max(0, due - self.hands.at))
                await self.quiet()

    async def think_better_of_it(self, person: Person) -> None:
        """Take the last move back, with the others' consent where it is needed."""
        if not await self.answered(person, await person.ask("take_back")):
            return
        while not all(each.question == self.people[0].question for each in self.people):
            await asyncio.sleep(0.002)
        if (question := self.people[0].question) is None:
            return
        for other in self.people:
            if other is not person:
                await self.answered(other, await other.ask("consent", question=question["number"], agree=True))


async def play(id: str, folder: Path) -> dict[str, Any]:
    """Play a complete game over sockets. Return its log from the database, and its result."""
    seats, options = TABLES[id]
    hands = Hands()
    store = SqliteStore(folder / f"{id}.sqlite3")
    house = House(store, InlineEngine(), hands, Schedule(hands, live=False))
    await house.open()
    runner = await make_runner(WebContext(house), shutdown_timeout=0.5)
    place = web.TCPSite(runner, "127.0.0.1", 0)
    await place.start()
    port = place._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
        visitors = [await visit(http, name) for name in NAMES[:seats]]
        opened = await visitors[0].open_table(id, seats=seats, options=options)
        for visitor in visitors:
            await visitor.come(opened["table"])
        people = [Person(visitor, id, seat) for seat, visitor in enumerate(visitors)]
        listening = [asyncio.create_task(person.listen()) for person in people]
        await people[0].ask("start")
        room = house.tables.rooms[opened["table"]]
        await Evening(room, hands, people, id).play()
        for task in listening:
            task.cancel()
    await runner.cleanup()
    await house.close()
    kept = SqliteStore(folder / f"{id}.sqlite3", read_only=True)
    await kept.open()
    log = whole_log(await kept.entries(opened["table"], 1))
    await kept.close()
    return {"log": log, "outcome": json.loads(msgspec.json.encode(Table.replay(log).outcome))}


def record(id: str, again: bool) -> None:
    page = FOLDER / f"v{game(id).version}" / f"{id}-people.json"
    if again or not page.exists():
        with tempfile.TemporaryDirectory() as folder:
            played = asyncio.run(play(id, Path(folder)))
        page.write_text(json.dumps(played, separators=(",", ":")) + "\n", "utf-8")
        back = sum(entry.get("back") is not None for entry in played["log"]["entries"])
        print(page.relative_to(FOLDER), page.stat().st_size, f"{len(played['log']['entries'])} entries, {back} back")


if __name__ == "__main__":
    names = [name for name in sys.argv[1:] if name != "--again"]
    for name in names or TABLES:
        record(name, "--again" in sys.argv)
