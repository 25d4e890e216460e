"""A database of the first Ludoteca, whose logs had no version, opens, and its tables can be played on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from ludoteca.server.persistence.log_codec import reopen
from ludoteca.store.sqlite.store import SqliteStore

from .scene import Hands, Scene, Visitor

HOUSE = Path(__file__).parent / "data" / "house-1.sql"
MASTERDICE, TRIS, CANVAS = "eP9CqSubgi0d", "EIDzc_wELerQ", "RqDAy0hKaRsm"
ADA, BEA, CARLO, ELIO = "5wiOIuiaWgLe", "mmlj1v1uveKn", "1A88lsunjdRU", "kbtcRERLoUTW"
CLOSED_AT = 1_700_000_009_000.0


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "ludoteca.sqlite3"
    db = sqlite3.connect(path)
    db.executescript(HOUSE.read_text("utf-8"))
    db.close()
    return path


async def back(scene: Scene, guest: str) -> Visitor:
    row = await scene.house.store.guest(guest)
    assert row is not None
    return Visitor(scene, row, "", "it")


async def test_a_game_in_the_middle_goes_on(old: Path) -> None:
    async with Scene(SqliteStore(old), hands=Hands(CLOSED_AT + 10**9)) as scene:
        room = await scene.house.tables.find(MASTERDICE)
        ada, bea = await back(scene, ADA), await back(scene, BEA)
        welcome = await ada.come(room, round=1, version=5)
        await bea.come(room)
        assert (welcome["version"], welcome["clock"]["now"]) == (6, 9000), "table time stood still meanwhile"
        assert [each["version"] for each in welcome["missed"]] == [6] and welcome["chat"][0]["text"] == "tocca a te"
        assert (await ada.ask("move", id="m5", move={"type": "roll"}))["type"] == "ok"
        assert room.round is not None and room.round.table.position == 6, "a resend from before the change"
        move = room.round.table.sample(0)
        await ada.done("move", move=msgspec.to_builtins(move))
        assert bea.last("update")["version"] == 7
        await ada.done("take_back", id="t")
        await bea.done("consent", id="c", question=1, agree=True)
        assert room.round.table.position == 8


async def test_a_finished_game_is_shown_restarted_and_replayed(old: Path) -> None:
    async with Scene(SqliteStore(old)) as scene:
        room = await scene.house.tables.find(TRIS)
        carlo = await back(scene, CARLO)
        welcome = await carlo.come(room)
        assert welcome["outcome"]["winners"] == [0] and welcome["room"]["chairs"][0]["wins"] == 1
        table, steps = reopen(await scene.house.store.entries(TRIS, 1))
        assert len(list(steps)) == 5 and table.outcome is not None
        again = await scene.house.opener.open_finished(carlo.guest, TRIS, 1, 3)
        assert again.state.begins == 3 and again.state.chairs[0].guest == CARLO


async def test_a_lobby_begins(old: Path) -> None:
    async with Scene(SqliteStore(old)) as scene:
        room = await scene.house.tables.find(CANVAS)
        elio = await back(scene, ELIO)
        await elio.come(room)
        await elio.done("chairs", count=2)
        await elio.done("start")
        assert room.round is not None and room.state.chairs[1].level == "maestro"
        rows = await scene.house.store.entries(CANVAS, 1)
        assert msgspec.json.decode(rows[0].entry)["version"] == room.record.game.version
        await elio.done("pause", paused=True)
