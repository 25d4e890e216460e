"""Tables that begin with a log, over HTTP and at the table: a log of one's own, a finished game, replays, restarts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.rules import Table
from ludoteca.server.house.limits import Limits
from ludoteca.server.room.room import Room
from tests.room.scene import bring_samples

from .people import Site, Visitor, site


@pytest.fixture(autouse=True)
def samples() -> None:
    bring_samples()


def played(game: str, count: int, **more: Any) -> Table:
    """A game after some moves."""
    table = ludoteca.Table(game, **more)
    for _ in range(count):
        seat = min(table.actors)
        table.play(seat, table.sample(seat), at=table.now + 250)
    return table


async def refused(person: Visitor, body: dict[str, Any]) -> tuple[int, str]:
    async with person.http.post("/api/tables", json=body, headers=person.headers) as answer:
        problem = await answer.json()
        assert answer.status >= 400, problem
        assert problem["sentence"] and not problem["sentence"].startswith(("refusal-", "unreadable-")), problem
        return answer.status, problem["code"]


async def play_on(room: Room, person: Visitor) -> None:
    """Play to the end against a bot: the first free cell, after every update has arrived."""
    assert room.round is not None
    while room.round.outcome is None:
        if person.version == room.round.position and room.round.waits_for(1):
            free = next(cell for cell, mark in enumerate(person.view["cells"]) if mark is None)
            assert (await person.ask("move", move={"type": "mark", "cell": free}))["type"] == "ok"
        else:
            await person.hear("update")


async def tris_with_a_bot(place: Site, person: Visitor) -> str:
    """A finished game of tris: the bot has the first seat, the person the second."""
    table = (await person.open_table("tris"))["table"]
    await person.come(table)
    for request in ({"type": "bot", "seat": 1, "level": "apprendista"}, {"type": "arrange", "order": [1, 0]},
                    {"type": "start"}):
        assert (await person.ask(**request))["type"] == "ok"
    await play_on(place.house.tables.rooms[table], person)
    return table


async def test_a_table_begins_in_a_log_and_outlives_a_restart(tmp_path: Path) -> None:
    table = played("corsa", 5, seats=2, seed="then", options={"length": 30})
    path = str(tmp_path / "a.sqlite3")
    async with site(path) as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        opened = await ada.open_table("corsa", **{"from": {"log": table.log, "until": 4}})
        assert (opened["game"], opened["seats"], opened["free"], opened["phase"]) == ("corsa", 2, 1, "lobby")
        id = opened["table"]
        welcome = await ada.come(id)
        assert welcome["room"]["begins"] == 4 and welcome["room"]["options"]["length"] == 30
        for request in ({"type": "chairs", "count": 3}, {"type": "options", "options": {}}):
            assert (await ada.ask(**request))["code"] == "position_settles"
    async with site(path) as place:                # the server was closed between the lobby and the first move
        for person in (ada, bea):
            person.http = place.http
            await person.come(id)
        assert (await ada.ask("start"))["type"] == "ok"
        begun = await bea.hear("begun")
        assert begun["version"] == 4 and begun["room"]["begins"] is None
        assert [line[2] for line in begun["log"]] == [1, 2, 3, 4], "what was played before is told, as far as one may"
        position = Table.replay(table.log, 4)
        assert begun["view"]["squares"] == list(position.view(1).squares)
        assert begun["clock"]["now"] >= position.now == 1000
        mover = (ada, bea)[begun["actors"][0]]
        view = ada.view if mover is ada else begun["view"]
        assert (await mover.ask("move", move={"type": "run", "card": view["hand"][0]}))["type"] == "ok"
        before = place.house.tables.rooms[id].round.table
        assert before.position == 5 and before.begun == 4 and Table.replay(before.log).log == before.log
        assert before.seed != "then", "from here on chance is another: nobody knows what comes"
        rows = await place.house.store.entries(id, 1)
        assert [row.position for row in rows] == [0, 5]
    async with site(path) as place:
        ada.http = place.http
        welcome = await ada.come(id, round=1, version=4)
        assert welcome["version"] == 5 and [each["version"] for each in welcome["missed"]] == [5]
        assert place.house.tables.rooms[id].round.table.log == before.log
        assert welcome["room"]["begins"] is None and welcome["room"]["round"] == 1


async def test_a_finished_game_of_the_house_is_begun_anew_by_those_who_played_it() -> None:
    async with site() as place:
        ada, stranger = await place.visit("Ada"), await place.visit("Zoe")
        old = await tris_with_a_bot(place, ada)
        where = {"table": old, "round": 1, "until": 2}
        assert await refused(stranger, {"from": where}) == (403, "not_your_game")
        opened = await ada.open_table("", **{"from": where})
        new = place.house.tables.rooms[opened["table"]]
        bot, chair = new.state.chairs
        assert (bot.kind, bot.level, chair.kind, chair.guest) == ("bot", "apprendista", "person", ada.guest)
        await ada.come(opened["table"])
        assert (await ada.ask("start"))["type"] == "ok"
        was = place.house.tables.rooms[old].round.table
        now = new.round.table
        assert now.log["entries"][:2] == was.log["entries"][:2]
        await play_on(new, ada)
        async with place.http.get(f"/api/tables/{opened['table']}/log") as answer:
            log = await answer.json()
        assert log["before"] == [{"seed": was.seed, "until": 2}] and log["names"][1] == "Ada"
        assert Table.replay(log).log == now.log, "a log that began in another plays again by itself"
        (result,) = await place.house.store.results(opened["table"])
        assert msgspec.json.decode(result.result)["begun"] == 2
        again = await ada.open_table("tris", **{"from": {"log": log, "until": 3}})
        assert place.house.tables.rooms[again["table"]].state.begins == 3, "the log as the house gives it will do"


async def test_where_a_table_cannot_begin() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        table = (await ada.open_table("tris"))["table"]
        over = played("tris", 0)
        for cell in (0, 3, 1, 4, 2):
            over.play(min(over.actors), {"type": "mark", "cell": cell})
        log = over.log
        here = {"table": table, "round": 1, "until": 0}
        for body, status, code in (
            ({"from": {"log": log, "until": 5}}, 400, "position_over"),
            ({"from": {"log": log, "until": 6}}, 400, "no_such_position"),
            ({"from": {"log": log, "until": -1}}, 400, "malformed"),
            ({"from": {"log": {}, "until": 0}}, 400, "malformed"),
            ({"from": {"until": 0}}, 400, "position_unclear"),
            ({"from": {"log": log, **here}}, 400, "position_unclear"),
            ({"from": {"table": table, "until": 0}}, 400, "position_unclear"),
            ({"game": "corsa", "from": {"log": log, "until": 1}}, 400, "position_unclear"),
            ({"seats": 2, "from": {"log": log, "until": 1}}, 400, "position_settles"),
            ({"options": {"x": 1}, "from": {"log": log, "until": 1}}, 400, "position_settles"),
            ({"from": here}, 409, "not_finished"),
            ({"from": {**here, "table": "nobody"}}, 404, "no_such_table"),
            ({"from": {"log": {**log, "game": "nobody"}, "until": 1}}, 404, "no_such_game"),
            ({"from": {"log": {**log, "version": 99}, "until": 1}}, 409, "unreadable"),
            ({"from": {"log": {**log, "seats": 7}, "until": 1}}, 409, "unreadable"),
            ({"from": {"log": {**log, "options": {"x": 1}}, "until": 1}}, 400, "bad_options"),
            ({"from": {"log": {**log, "entries": [{"at": 0, "seat": 1, "move": {}}]}, "until": 1}}, 409, "unreadable"),
            ({"from": {"log": {**log, "entries": [{"x": 0}] * 40_000}, "until": 1}}, 413, "too_big"),
        ):
            assert await refused(ada, body) == (status, code), body
        assert len(place.house.tables.rooms) == 1, "nothing was opened"


async def test_a_log_cannot_name_a_file_of_the_server(tmp_path: Path) -> None:
    log = played("canvas", 2, seats=2).log
    log["options"]["deck"] = str(tmp_path / "mine.json")
    async with site() as place:
        ada = await place.visit("Ada")
        assert await refused(ada, {"from": {"log": log, "until": 1}}) == (400, "bad_options")


async def test_a_position_counts_among_ones_tables() -> None:
    async with site(limits=Limits(tables_per_guest=1)) as place:
        ada = await place.visit("Ada")
        await ada.open_table("tris")
        log = played("tris", 1).log
        assert await refused(ada, {"from": {"log": log, "until": 1}}) == (429, "too_many_tables")
