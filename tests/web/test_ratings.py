"""Ratings over HTTP: off by default, computed from the games, deleted with them."""

from __future__ import annotations

from typing import Any

from .past_games import finished, played
from .people import Site, Visitor, site


async def call(person: Visitor, method: str, path: str, **more: Any) -> Any:
    async with person.http.request(method, path, headers=person.headers, **more) as answer:
        assert answer.status == 200, (answer.status, await answer.text())
        return await answer.json()


async def ratings(person: Visitor) -> Any:
    return await call(person, "GET", "/api/guests/me/ratings")


async def a_win(place: Site, link: str, winner: Visitor, loser: Visitor, at: int) -> None:
    table = played("masterdice", 2, level="cucciolo")
    assert table.outcome is not None
    people = [(winner.guest, "Ada") if seat in table.outcome.winners else (loser.guest, "Bea") for seat in (0, 1)]
    assert len(table.outcome.winners) == 1
    await place.house.store.import_game(*finished(table, link, people, at))


async def test_a_rating_is_for_who_wants_it_and_comes_from_games_alone() -> None:
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        now = int(place.house.wall())
        await a_win(place, "prima", ada, bea, now)
        assert (await call(ada, "GET", "/api/guests/me"))["rated"] is False and await ratings(ada) == []
        assert (await call(ada, "PATCH", "/api/guests/me", json={"rated": True}))["rated"] is True
        [mine] = await ratings(ada)
        assert mine["game"] == "masterdice" and mine["points"] > 1500 and mine["games"] == 1
        assert (mine["place"], mine["of"]) == (1, 1), "guests without opt-in are not among them"
        await call(bea, "PATCH", "/api/guests/me", json={"rated": True})
        [hers] = await ratings(bea)
        assert hers["points"] < 1500 and (hers["place"], hers["of"]) == (2, 2)
        # A new game counts at once, an abandoned game does not count.
        await a_win(place, "seconda", ada, bea, now)
        assert (await ratings(ada))[0]["games"] == 2
        await call(ada, "DELETE", "/api/guests/me/games/prima")
        assert (await ratings(ada))[0]["games"] == 1
        await call(ada, "DELETE", "/api/guests/me/games/seconda")
        assert await ratings(ada) == [] and (await ratings(bea))[0]["games"] == 2
        assert (await call(bea, "PATCH", "/api/guests/me", json={"rated": False}))["rated"] is False
        assert await ratings(bea) == []


async def test_the_bots_levels_are_shown_to_everybody() -> None:
    async with site() as place:
        ada = await place.visit("Ada")
        told = await call(ada, "GET", "/api/ratings")
        assert told["canvas"]["artigiano"] == 1500 and list(told["canvas"].values()) == sorted(told["canvas"].values())
        assert "tris" not in told and "finestre_allenamento" not in told
