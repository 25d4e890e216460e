"""A seeded random evening: moves, claims, take-backs, pauses, resends and a store that is slow or fails."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.store.failing_store import FailingStore

from .scene import Scene, Visitor

STEPS = 60


class WatchedStore(FailingStore):
    """Knows which entries are written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: set[tuple[int, int]] = set()
        self.waiting = 0                           # appends that wait at the gate

    @property
    def holds(self) -> bool:
        return bool(self._gates)

    def __getattr__(self, name: str) -> Any:
        call = super().__getattr__(name)
        if name != "append":
            return call

        async def append(room: str, round: int, row: Any, *more: Any, **facts: Any) -> None:
            self.waiting += 1
            try:
                await call(room, round, row, *more, **facts)
            finally:
                self.waiting -= 1
                if row in await self.inner.entries(room, round):
                    self.written.add((round, row.position))

        return append


async def evening(seed: int, bursts: bool) -> list[list[Any]]:
    """Return what each client received, in order, without random values, and last the log on disk.

    `bursts`: one person may have several requests under way."""
    dice, store = random.Random(seed), WatchedStore()
    async with Scene(store) as scene:
        trips = tuple(dice.choice((0.0, 0.0, 40.0, 140.0)) for _ in range(3))
        room, people = await scene.table(
            "lampo", "Ada", "Bea", "Carlo", options={"questions": dice.choice((2, 6))}, trips=trips, start=True)
        watcher = await scene.visit("Dora")
        await watcher.come(room)
        for page in (pages := [*people, watcher]):
            watch_disk(page, store)
        asked: list[tuple[Visitor, str, str, dict[str, Any]]] = []
        for number in range(STEPS):
            if not bursts:
                await quiet(scene, store)
            await step(dice, scene, store, people, asked, number)
        store.heal()
        store.release()
        await scene.advance(20_000)
        names = {page.id: page.guest.name for page in pages}
        told = [[brief(each, names) for each in page.heard] for page in pages]
        for page, id, _, _ in asked:
            answers = [each for each in page.heard if each.get("id") == id and each["type"] in ("ok", "no")]
            assert answers or page.closed, "every request is answered, or its page closed"
            assert len({str(each) for each in answers}) <= 1, "a resend gets the same answer"
        rows = await store.inner.entries(room.id, 1)
        assert [row.position for row in rows] == list(range(len(rows)))
        again = await scene.house.tables.find(room.id)
        assert again.round is not None and len(again.round.table.entries) == len(rows) - 1
        keys = [row.request for row in rows if row.request]
        assert len(keys) == len(set(keys)), "no request is written twice"
        return [*told, [row.entry.decode() for row in rows[1:]]]


def watch_disk(page: Visitor, store: WatchedStore) -> None:
    """From now on, assert that every entry this client receives is already on disk."""
    assert page.page is not None
    send = page.page.send

    def checked(frame: bytes) -> None:
        send(frame)
        last = page.heard[-1]
        if last["type"] in ("update", "skip"):
            assert (last["round"], last["version"]) in store.written, "told before it was on disk"

    page.page.send = checked


async def step(
    dice: random.Random, scene: Scene, store: WatchedStore, pages: list[Visitor],
    asked: list[tuple[Visitor, str, str, dict[str, Any]]], number: int,
) -> None:
    page, kind = dice.choice(pages), dice.random()
    host = pages[0]
    if kind < 0.3:
        say(asked, page, number, "move", move={"type": "note", "text": str(number)})
    elif kind < 0.5:
        say(asked, page, number, "move", move={"type": "buzz", "question": dice.choice((0, 0, 1, 2))})
    elif kind < 0.55:
        say(asked, page, number, "move", move={"type": "nonsense"})
    elif kind < 0.62:
        if asked:
            one, id, what, fields = dice.choice(asked)
            one.say(what, id=id, **fields)
    elif kind < 0.66:
        say(asked, page, number, "take_back")
    elif kind < 0.69:
        say(asked, host, number, "add_time")
    elif kind < 0.73:
        say(asked, host, number, "pause", paused=dice.random() < 0.4)
    else:
        await quiet(scene, store)                  # earlier requests start before what follows
        if kind < 0.78:
            store.fail("append", times=dice.choice((1, 2)), after=dice.random() < 0.5)
        elif kind < 0.82:
            store.hold("append")
        else:
            store.release()
            await scene.settle()
            if kind > 0.88:
                await scene.advance(dice.choice((20, 200, 3_000)))


async def quiet(scene: Scene, store: WatchedStore) -> None:
    """Wait until every table has done all it can, or waits for the store."""
    while any(room.busy and not room.writer.paused and not (store.holds and store.waiting)
              for room in scene.house.tables.rooms.values()):
        await asyncio.sleep(0.001)


def say(asked: list[tuple[Visitor, str, str, dict[str, Any]]], page: Visitor, number: int, what: str,
        **fields: Any) -> None:
    asked.append((page, page.say(what, id=f"q{number}", **fields), what, fields))


def brief(heard: dict[str, Any], names: dict[str, str]) -> Any:
    kind = heard["type"]
    if kind == "room":
        return kind, heard.get("notice", ""), names.get(heard.get("who", ""), "")
    if kind in ("welcome", "begun", "ended"):
        return kind, heard.get("version")
    return heard
