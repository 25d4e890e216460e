"""Soak, time: a day of table time with crashes, clean stops, clocks set while closed and a failing store; simulated."""

from __future__ import annotations

import logging
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.server.house.limits import Limits
from ludoteca.store.sqlite.store import SqliteStore
from tests.room.scene import Hands, Scene, Visitor
from tests.store.failing_store import FailingStore

HOURS, BEAT, TABLES = 24, 1_500, 3
LIMITS = Limits(active_heartbeat=BEAT, sweep=10**12)


class Errors(logging.Handler):
    """Counts errors that the log should never have."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.seen += 1


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """Twenty-four hours (`scale` 1), in pieces of some minutes, each ended by a fault or a stop."""
    span, chance, hands, errors = HOURS * 3_600_000 * scale, Random(24 + seed), Hands(), Errors()
    logging.getLogger("ludoteca").addHandler(errors)
    logging.getLogger("ludoteca").propagate = False
    counts = {"crashes": 0, "clean stops": 0, "clocks set": 0, "outages": 0, "jumped": 0, "stuck": 0, "deadlines": 0}
    elapsed = 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite3"
        store = FailingStore(SqliteStore(path))
        scene = Scene(store, hands=hands, limits=LIMITS)
        await scene.house.open()
        tables = [await scene.table("lampo", f"A{n}", f"B{n}", options={"seconds": 20, "questions": 400}, start=True)
                  for n in range(TABLES)]
        rooms = [(room.id, people) for room, people in tables]
        while elapsed < span:
            piece = 20_000 + chance.random() * 240_000
            if chance.random() < 0.4:
                counts["outages"] += 1
                store.fail(
                    "append", "save_room", "heartbeat", times=chance.randrange(1, 12), after=chance.random() < 0.5)
            await scene.advance(piece)
            elapsed += piece
            store.heal()
            await scene.advance(5_000)
            shown = [await _time(scene, id) for id, _ in rooms]
            if chance.random() < 0.7:
                counts["crashes"] += 1
                await store.close()
            else:
                counts["clean stops"] += 1
                await scene.house.close()
            counts["clocks set"] += 1
            hands.at += chance.choice((1_000.0, 60_000.0, 3_600_000.0, -3_600_000.0, 86_400_000.0, -7_200_000.0))
            store = FailingStore(SqliteStore(path))
            scene = Scene(store, hands=hands, limits=LIMITS)
            await scene.house.open()
            await scene.advance(chance.random() * 100_000)         # no player there: no time passes
            for (id, people), before in zip(rooms, shown, strict=True):
                now = await _back(scene, id, people)
                counts["jumped"] += not before - BEAT - 1 <= now <= before + 1
                counts["deadlines"] += await _rings(scene, id, people, counts)
            tell(round(elapsed / 60_000), round(span / 60_000))
        await scene.house.close()
    return {"simulated hours": round(elapsed / 3_600_000, 1), **counts, "exceptions": errors.seen}


async def _time(scene: Scene, id: str) -> float:
    room = await scene.house.tables.find(id)
    assert room.round is not None
    return room.round.clock.now()


async def _back(scene: Scene, id: str, people: list[Visitor]) -> float:
    room = await scene.house.tables.find(id)
    now = 0.0
    for page in people:
        page.scene, page.frames = scene, []
        now = (await page.come(room))["clock"]["now"]
    return now


async def _rings(scene: Scene, id: str, people: list[Visitor], counts: dict[str, int]) -> int:
    """Count whether the next deadline expires on time; if the game is over, deal a new round first."""
    room = await scene.house.tables.find(id)
    assert room.round is not None
    if room.state.phase == "over":
        await people[0].done("rematch")
    before = room.round.table.position
    await scene.advance(21_000)
    rung = room.round.table.position - before
    counts["stuck"] += rung < 1 and room.state.phase == "playing"
    return rung
