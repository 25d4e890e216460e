"""Table time never jumps: after two crashes, after a stop without connections, after the wall clock is set."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ludoteca.server.house.house import House
from ludoteca.server.house.limits import DAY, Limits
from ludoteca.server.room.room import Room
from ludoteca.server.runtime.time import steady_wall
from ludoteca.store.sqlite.store import SqliteStore
from tests.room.scene import Hands, Scene, Visitor

BEATING = Limits(active_heartbeat=1_000, watch=10**12, sweep=10**12)


class ServerRuns:
    """Successive servers on one file, each ended by a clean stop or a power failure."""

    def __init__(self, folder: Path) -> None:
        self.path, self.hands = folder / "house.sqlite3", Hands()

    async def open(self) -> Scene:
        scene = Scene(SqliteStore(self.path), hands=self.hands, limits=BEATING)
        await scene.house.open()
        return scene

    async def crash(self, scene: Scene, down: float) -> Scene:
        """The power fails, and returns after a while."""
        await scene.house.store.close()
        self.hands.at += down
        return await self.open()


async def back_at(scene: Scene, id: str, *people: Visitor) -> tuple[Room, float]:
    """All clients reconnect; return the table and the time it shows."""
    room = await scene.house.tables.find(id)
    for page in people:
        page.scene = scene
        await page.come(room)
    return room, people[0].last("welcome")["clock"]["now"]


async def test_two_crashes_in_a_row_cost_no_player_time(tmp_path: Path) -> None:
    runs = ServerRuns(tmp_path)
    scene = await runs.open()
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await scene.advance(7_000)
    scene = await runs.crash(scene, 30_000)
    _, now = await back_at(scene, room.id, ada, bea)
    assert now == 7_000
    await scene.advance(2_000)
    scene = await runs.crash(scene, 30_000)
    _, now = await back_at(scene, room.id, ada, bea)
    assert now == 9_000
    await scene.house.close()


async def test_a_stop_with_nobody_there_after_a_crash_costs_nobody_time(tmp_path: Path) -> None:
    runs = ServerRuns(tmp_path)
    scene = await runs.open()
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", start=True)
    await scene.advance(5_000)
    scene = await runs.crash(scene, 10_000)
    await scene.advance(75_000)
    await scene.house.close()
    runs.hands.at += 90_000
    scene = await runs.open()
    again, now = await back_at(scene, room.id, ada, bea)
    assert now == 5_000 and again.round is not None and again.round.table.position == 0
    await scene.house.close()


@pytest.mark.parametrize("jump", [-3_600_000, 3_600_000, -10 * DAY])
async def test_a_wall_clock_set_while_the_house_is_closed_changes_nothing(tmp_path: Path, jump: float) -> None:
    runs = ServerRuns(tmp_path)
    scene = await runs.open()
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await scene.advance(8_000)
    for elapsed in (8_000, 12_000):
        scene = await runs.crash(scene, jump)
        _, now = await back_at(scene, room.id, ada, bea)
        assert now == elapsed
        await scene.advance(4_000)
    await scene.house.close()


async def test_a_clock_that_goes_on_after_a_pause_is_known_to_run(tmp_path: Path) -> None:
    runs = ServerRuns(tmp_path)
    scene = await runs.open()
    room, (ada, bea) = await scene.table("lampo", "Ada", "Bea", options={"seconds": 60}, start=True)
    await scene.advance(5_000)
    await ada.done("pause", paused=True)
    await scene.advance(30_000)
    await ada.done("pause", paused=False)
    await scene.advance(6_000)
    scene = await runs.crash(scene, 1_000)
    assert (await back_at(scene, room.id, ada, bea))[1] == 11_000
    await scene.house.close()


async def test_the_house_itself_goes_by_a_clock_that_cannot_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = steady_wall()
    before = wall()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= wall() - before < 60_000
    assert abs(House(SqliteStore(":memory:")).wall()) < 60_000, "it is read once, at the start"


async def test_heartbeats_are_rare_while_no_clock_runs() -> None:
    async with Scene(limits=Limits(watch=10**12, sweep=10**12)) as scene:
        before = scene.house.store.health().writes
        await scene.advance(60_000)
        assert scene.house.store.health().writes - before == 4


async def test_finished_tables_stay_a_month_and_unfinished_ones_two() -> None:
    async with Scene() as scene:
        lobby, _ = await scene.table("tris", "Ada", "Bea")
        play, _ = await scene.table("tris", "Carlo", "Dora", start=True)
        over, (elsa, fabio) = await scene.table("tris", "Elsa", "Fabio", start=True)
        for page, cell in ((elsa, 0), (fabio, 3), (elsa, 1), (fabio, 4), (elsa, 2)):
            await page.move(type="mark", cell=cell)
        assert over.state.phase == "over"
        for room in (lobby, play, over):
            for page in list(room.presence):
                room.admission.leave(page)
        await scene.settle()                       # they are gone before time passes, so that the table is unloaded
        await scene.advance(31_000)
        kept = []
        for days in (29, 2, 28, 2):
            scene.hands.at += days * DAY
            await scene.house.housekeeping.sweep()
            kept.append([room.id for room in (lobby, play, over) if await scene.house.store.room(room.id)])
        assert kept == [[lobby.id, play.id, over.id], [lobby.id, play.id], [lobby.id, play.id], []]
