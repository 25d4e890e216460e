"""A log that today's rules cannot read: its players are informed, the rest of the house goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import msgspec
import pytest

from ludoteca import cli
from ludoteca.rules.registry import game
from ludoteca.store import Unavailable

from .people import Site, Visitor, site


async def played(place: Site, name: str, finished: bool = False) -> tuple[Visitor, str]:
    """A guest at a table of tris with a bot, in the middle of a game or after it."""
    ada = await place.visit(name)
    table = (await ada.open_table("tris"))["table"]
    await ada.come(table)
    await ada.ask("bot", seat=1, level="maestro")
    await ada.ask("start")
    await ada.ask("move", move={"type": "mark", "cell": 4})
    room = place.house.tables.rooms[table]
    assert room.round is not None
    while ada.version < 2 or (finished and room.round.outcome is None):
        if ada.version == room.round.position and room.round.waits_for(0):
            free = next(cell for cell, mark in enumerate(ada.view["cells"]) if mark is None)
            assert (await ada.ask("move", move={"type": "mark", "cell": free}))["type"] == "ok"
        else:
            await ada.hear("update")
    return ada, table


def rewrite(path: Path, table: str, position: int, **changes: object) -> None:
    """Store this log as another version of Ludoteca would."""
    db = sqlite3.connect(path)
    where = "WHERE table_id = ? AND round = 1 AND position = ?"
    (entry,) = db.execute(f"SELECT entry FROM entries {where}", (table, position)).fetchone()
    changed = msgspec.json.encode({**msgspec.json.decode(entry), **changes})
    db.execute(f"UPDATE ledger SET entry = ? {where}", (changed, table, position))
    db.commit()
    db.close()


async def test_players_are_informed_and_the_rest_of_the_house_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "ludoteca.sqlite3"
    async with site(str(path)) as place:
        broken = {}
        for name in ("newer", "refused", "no header", "no room"):
            broken[name] = await played(place, name)
        healthy = await played(place, "Ada")
        over = await played(place, "Bea", finished=True)
    rewrite(path, broken["newer"][1], 0, version=game("tris").version + 1)
    rewrite(path, broken["refused"][1], 2, seat=0, move={"type": "mark", "cell": 4})
    rewrite(path, over[1], 0, version=game("tris").version + 1)
    db = sqlite3.connect(path)
    db.execute("UPDATE ledger SET entry = '[' WHERE table_id = ? AND position = 0", (broken["no header"][1],))
    db.execute("UPDATE tables SET room = '{}' WHERE id = ?", (broken["no room"][1],))
    db.commit()
    db.close()

    caplog.set_level(logging.INFO, "ludoteca.room")
    async with site(str(path)) as place:
        for person, table in broken.values():
            person.http = place.http
            for language, word in (("it", "regole"), ("en", "rules")):
                goodbye = await person.come(table, language=language)
                assert goodbye["type"] == "goodbye" and goodbye["code"] == "unreadable", goodbye
                assert word in goodbye["sentence"]
                assert (await person.socket.receive()).type.name == "CLOSE", "and the socket closes in good order"
        ada, table = healthy
        ada.http = place.http
        assert (await ada.come(table))["version"] == 2
        free = next(cell for cell, mark in enumerate(ada.view["cells"]) if mark is None)
        assert (await ada.ask("move", move={"type": "mark", "cell": free}))["type"] == "ok"

        async with place.http.get(f"/api/tables/{over[1]}/log") as answer:
            assert answer.status == 409 and (await answer.json())["code"] == "unreadable"
        async with place.http.get("/healthz") as answer:
            health = await answer.json()
            assert answer.status == 200 and health["status"] == "ok" and health["unreadable"] == 4
            assert {each["table"] for each in health["details"]} == {table for _, table in broken.values()}
            assert any("newer: tris" in each["reason"] for each in health["details"])
        async with place.http.get("/healthz", headers={"X-Forwarded-For": "203.0.113.9"}) as answer:
            health = await answer.json()
            assert health["unreadable"] == 4 and health["details"] == [], "ids open tables: not for strangers"
        noted = [record.facts for record in caplog.records if record.message == "unreadable"]
        assert [each["table"] for each in noted] == [table for _, table in broken.values()], "once each"
        assert "entry 2" in noted[1]["reason"] and "IllegalMove" in noted[1]["reason"]

        monkeypatch.setenv("LUDOTECA_DATABASE", str(path))
        monkeypatch.setenv("COLUMNS", "300")
        assert await asyncio.to_thread(cli.main, ["doctor"]) == 1
        said = capsys.readouterr().out
        assert all(table in said for _, table in broken.values()) and healthy[1] not in said


async def test_a_store_that_cannot_write_is_unwell() -> None:
    async with site() as place:
        async with place.http.get("/healthz") as answer:
            body = await answer.json()
            assert answer.status == 200 and body["store"]["writer"] and body["store"]["trouble"] == ""

        def full(db: sqlite3.Connection) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with pytest.raises(Unavailable):
            await place.house.store._write(full)
        async with place.http.get("/healthz") as answer:
            body = await answer.json()
            assert answer.status == 503 and body["status"] == "trouble"
            assert body["store"]["trouble"] == "OperationalError"
        await place.house.store.heartbeat(1, 1)
        async with place.http.get("/healthz") as answer:
            assert answer.status == 200


async def test_a_hello_that_meets_trouble_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        table = (await ada.open_table("tris"))["table"]

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(place.house.tables, "find", broken)
            assert (await ada.come(table))["code"] == "try_again"
        with monkeypatch.context() as patched:
            patched.setattr(place.house.tables.rooms[table].announcer, "welcome", broken)
            assert (await ada.come(table))["code"] == "try_again"
        assert (await ada.come(table))["type"] == "welcome"
