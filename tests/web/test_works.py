"""A guest's own works: paintings and drawings, read from the logs of their finished games."""

from __future__ import annotations

import asyncio
from typing import Any

import ludoteca
from ludoteca.games.canvas.moves import Paint, PaintingHung
from ludoteca.server.history.works import makes_works, works_in
from ludoteca.store import LogRow

from .past_games import finished, played
from .people import Visitor, site


async def get(person: Visitor, path: str, status: int = 200) -> Any:
    async with person.http.get(path, headers=person.headers) as answer:
        assert answer.status == status, (answer.status, await answer.text())
        return await answer.json()


def test_the_games_in_which_something_is_made() -> None:
    assert [game for game in ludoteca.games() if makes_works(game)] == ["canvas", "duplik"]
    assert not makes_works("no game of ours")


async def test_my_works_are_listed_until_i_give_the_game_up() -> None:
    table = played("canvas", 2)
    async with site() as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        row, rows = finished(table, "tela", [("", "apprendista"), (ada.guest, "Ada")], at=1_000)
        await place.house.store.import_game(row, rows)
        told = await get(ada, "/api/guests/me/works")
        assert told["next"] is None and (await get(bea, "/api/guests/me/works"))["works"] == []
        hung = [
            (number, told.event) for number, (_, step) in enumerate(
                ludoteca.Table.from_header(table.header).retrace(table.entries), start=1)
            for told in step.events if isinstance(told.event, PaintingHung) and told.event.seat == 1]
        assert [(work["version"], work["seat"], work["title"]["it"]) for work in told["works"]] == [
            (number, 1, event.title.it) for number, event in reversed(hung)]
        assert [work["number"] for work in told["works"]] == [2, 1, 0]
        scores = table.outcome.scores  # type: ignore[union-attr]
        assert sum(work["shown"]["points"] for work in told["works"]) == scores[1]
        player = table.view(1).players[1]
        for work in told["works"]:
            painting = player.paintings[str(work["number"])]
            assert [tuple(swatch) for swatch in work["shown"]["seen"]] == list(painting.seen)
            assert work["shown"]["ribbons"] == [*(painting.won[goal] for goal in table.view(1).goals), painting.bonus]
            assert len(work["shown"]["faces"]) == 3 and "cards" not in work["shown"]
        async with ada.http.delete("/api/guests/me/games/tela", headers=ada.headers) as answer:
            assert answer.status == 200
        assert (await get(ada, "/api/guests/me/works"))["works"] == []


async def test_drawings_come_round_by_round_and_only_what_i_drew_here() -> None:
    table = played("duplik", 3, seed="due", terms=1)
    async with site() as place:
        ada = await place.visit("Ada")
        people = [("", "apprendista"), ("", "apprendista"), (ada.guest, "Ada")]
        row, rows = finished(table, "carta", people, at=1_000)
        await place.house.store.import_game(row, rows)
        works = (await get(ada, "/api/guests/me/works"))["works"]
        assert [(work["seat"], work["number"]) for work in works] == [(2, 1), (2, 0)], "in the third she was master"
        for work in works:
            sheet = table.state.sheet[work["number"]]
            assert work["shown"]["inks"] and work["shown"]["met"] == sum(sheet.met[2])
            assert work["title"] == {"it": sheet.title.it, "en": sheet.title.en}
        # Works from before the point where a new game began belong to others.
        row, rows = finished(table, "altra", people, at=900, begun=works[-1]["version"])
        await place.house.store.import_game(row, rows)
        works = (await get(ada, "/api/guests/me/works"))["works"]
        assert [work["number"] for work in works if work["link"] == "altra"] == [1]


async def test_works_are_listed_in_parts() -> None:
    table = played("canvas", 1)
    async with site() as place:
        ada = await place.visit("Ada")
        await asyncio.gather(*(
            place.house.store.import_game(*finished(table, f"tela-{n}", [(ada.guest, "Ada")], at=n)) for n in range(5)))
        first = await get(ada, "/api/guests/me/works")
        assert first["next"] == 4 and [work["link"] for work in first["works"][::3]] == [
            "tela-4", "tela-3", "tela-2", "tela-1"]
        rest = await get(ada, f"/api/guests/me/works?from={first['next']}")
        assert rest["next"] is None and {work["link"] for work in rest["works"]} == {"tela-0"}
        assert (await get(ada, "/api/guests/me/works?from=tre", 400))["code"] == "malformed"


def test_what_was_taken_back_was_not_made() -> None:
    table = ludoteca.Table("canvas", seats=2, seed="pentita")
    while not isinstance(table.entries and table.entries[-1].move, Paint):
        seat = min(table.actors)
        paint = next((move for move in table.moves(seat) or () if isinstance(move, Paint)), None)
        table.play(seat, paint or table.sample(seat))
    log = finished(table, "x", [("g", "Ada")])[1]
    assert [made.number for made in works_in(log)] == [0]
    painter = table.entries[-1].seat
    assert painter is not None
    table.take_back(painter, agreed=(1 - painter,))
    assert works_in(finished(table, "x", [("g", "Ada")])[1]) == []
    assert works_in([LogRow(0, b"{}")]) == [], "an unreadable log shows nothing and breaks nothing"

