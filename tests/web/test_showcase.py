"""The weekly showcase: the home page shows only works that all players at their table agreed to show."""

from __future__ import annotations

import time
from typing import Any

import pytest

from ludoteca.server.history.positions import Player, Result
from ludoteca.server.history.showcase import WEEK, may_show

from .past_games import finished, played
from .people import Visitor, site

ADA, BEA, BOT = Player("person", "ada"), Player("person", "bea"), Player("bot", "", "maestro")


@pytest.mark.parametrize(("result", "willing", "may"), [
    (Result([ADA, BEA]), {"ada", "bea"}, True),
    (Result([ADA, BEA]), {"ada"}, False),                      # Bea has not agreed
    (Result([ADA, BEA], open_table=True), {"ada"}, True),      # anybody in the house could have been there
    (Result([ADA, BEA], open_table=True), {"bea"}, False),     # the work is Ada's
    (Result([ADA, BOT]), {"ada"}, True),
    (Result([ADA, BOT], taken_in=True), {"ada"}, False),
    (Result([ADA, BOT], begun=3), {"ada"}, False),
    (Result([Player("bot", "ada", "maestro"), BEA]), {"ada", "bea"}, False),
])
def test_whose_works_may_be_shown(result: Result, willing: set[str], may: bool) -> None:
    assert may_show(result, 0, frozenset(willing)) is may


async def call(person: Visitor, method: str, path: str, **more: Any) -> Any:
    async with person.http.request(method, path, headers=person.headers, **more) as answer:
        assert answer.status == 200, (answer.status, await answer.text())
        return await answer.json()


async def test_the_showcase_of_the_home_page() -> None:
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        store, now = place.house.store, int(place.house.wall())
        assert now > time.time() * 1000 - WEEK
        await store.import_game(*finished(played("canvas", 2), "nuova", [(ada.guest, "Ada"), (bea.guest, "Bea")], now))
        await store.import_game(*finished(played("canvas", 1), "vecchia", [(ada.guest, "Ada")], now - WEEK - 1))
        bot = ("", "maestro")
        drawn = played("duplik", 3, seed="due")
        await store.import_game(*finished(drawn, "carta", [bot, bot, (ada.guest, "Ada")], now))
        assert await call(bea, "GET", "/api/house/works") == [], "nobody has agreed to anything"
        assert (await call(ada, "PATCH", "/api/guests/me", json={"on_show": True}))["on_show"] is True
        assert {work["link"] for work in await call(bea, "GET", "/api/house/works")} == {"carta"}
        await call(bea, "PATCH", "/api/guests/me", json={"on_show": True})
        hung = await call(bea, "GET", "/api/house/works")
        assert sorted((work["link"], work["by"]) for work in hung) == [
            ("carta", "Ada"), ("carta", "Ada"), ("nuova", "Ada"), ("nuova", "Ada"), ("nuova", "Bea"), ("nuova", "Bea")]
        # A house in permanent family mode shows no drawings: their content cannot be checked.
        await place.house.settings.change(family="always")
        assert {work["link"] for work in await call(bea, "GET", "/api/house/works")} == {"nuova"}
        assert (await call(bea, "PATCH", "/api/guests/me", json={"on_show": False}))["on_show"] is False
        assert await call(bea, "GET", "/api/house/works") == []
