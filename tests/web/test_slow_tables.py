"""Slow tables: open for weeks, without any clock, and marked as slow in a guest's list of tables."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.rules.registry import game as find_game

from .people import Visitor, site


async def call(person: Visitor, method: str, path: str, status: int = 200, **more: Any) -> Any:
    async with person.http.request(method, path, headers=person.headers, **more) as answer:
        assert answer.status == status, (answer.status, await answer.text())
        return await answer.json()


@pytest.mark.parametrize("id", ludoteca.games())
def test_every_game_that_can_be_slow_takes_the_options_that_make_it_so(id: str) -> None:
    rules = find_game(id)
    assert (rules.unhurried is None) == (rules.box == "finestre")
    if rules.unhurried is not None:
        table = ludoteca.Table(id, seats=rules.seats[-1], seed="piano", options=dict(rules.unhurried))
        for _ in range(12):
            if (seat := min(table.actors, default=None)) is None:
                break
            assert table.deadline is None
            table.play(seat, table.sample(seat))


async def test_a_slow_table_never_gets_an_hourglass_back() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        table = (await ada.open_table("polpo", slow=True, options={"hourglass": 90}))["table"]
        welcome = await ada.come(table)
        assert welcome["room"]["slow"] and welcome["room"]["options"]["hourglass"] == 0
        assert (await ada.ask("options", options={"hourglass": 45}))["type"] == "ok"
        assert place.house.tables.rooms[table].state.options["hourglass"] == 0
        [mine] = await call(ada, "GET", "/api/tables/mine")
        assert mine["slow"]
        quick = (await ada.open_table("polpo", options={"hourglass": 90}))["table"]
        state = place.house.tables.rooms[quick].state
        assert not state.slow and state.options["hourglass"] == 90


async def test_another_game_at_a_slow_table_is_slow_too_where_it_can_be() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        table = (await ada.open_table("masterdice", slow=True))["table"]
        await ada.come(table)
        for game, slow in (("specchio", True), ("finestre", False)):
            assert (await ada.ask("next_game", game=game))["type"] == "ok"
            state = place.house.tables.rooms[table].state
            assert state.slow is slow and state.options.get("hourglass", 0) == 0


async def test_a_race_cannot_be_slow_and_a_position_is_as_it_was() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        refused = await call(ada, "POST", "/api/tables", 400, json={"game": "finestre", "slow": True})
        assert refused["code"] == "never_slow" and "senza fretta" in refused["sentence"]
        log = ludoteca.Table("masterdice", seats=2, seed="x").log
        asked = {"slow": True, "from": {"log": log, "until": 0}}
        assert (await call(ada, "POST", "/api/tables", 400, json=asked))["code"] == "position_settles"
