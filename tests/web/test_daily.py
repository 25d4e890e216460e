"""The daily deals over HTTP: one try, the day's ranking, and what a guest who has not played yet must not see."""

from __future__ import annotations

from ludoteca.server.state.daily import DEALS
from tests.room.test_daily import QuickMaestro

from .people import Site, Visitor, site
from .test_replays import get


async def play(place: Site, person: Visitor, off: int = 0) -> None:
    """Play the day's Masterdice, with the right code or a wrong one."""
    async with person.http.post("/api/daily/masterdice", headers=person.headers) as answer:
        opened = await answer.json()
        assert answer.status == 201, opened
    await person.come(opened["table"])
    assert (await person.ask("start"))["type"] == "ok"
    code = place.house.tables.rooms[opened["table"]].round.table.state.code  # type: ignore[union-attr]
    solve = {"type": "solve", "code": [(code[0] - 1 + off) % 6 + 1, *code[1:]]}
    assert (await person.ask("move", move=solve))["type"] == "ok"
    await place.house.tables.rooms[opened["table"]].settled()


async def test_a_day() -> None:
    async with site(bot_engine=QuickMaestro()) as place:
        ada, bea = await place.visit("Ada"), await place.visit("Bea")
        seen = await get(ada, "/api/daily", known=False)
        assert [each["name"] for each in seen] == list(DEALS) and not any(each["mine"] for each in seen)
        assert (await get(ada, "/api/daily/tris", 404))["code"] == "no_such_daily"
        assert (await get(ada, "/api/daily/medusa?day=2999-01-01", 404))["code"] == "day_to_come"
        assert (await get(ada, "/api/daily/medusa?day=domani", 400))["code"] == "malformed"
        await play(place, ada)
        mine = await get(ada, "/api/daily/masterdice")
        assert (mine["mine"]["score"], mine["mine"]["dots"], mine["row"], mine["week"][-1]) == (73, 4, 1, 73)
        link = mine["mine"]["link"]
        # Bea has not played: she sees Ada's points, but not her moves.
        table = await get(bea, "/api/daily/masterdice")
        assert [(each["name"], each["score"], each["link"]) for each in table["lines"] if not each["maestro"]] == [
            ("Ada", 73, "")]
        assert not any(each["course"] for each in table["lines"])
        for path in ("", "/moments", "/words", "/why?at=1", "/course", "/log"):
            for known in (True, False):
                assert (await get(bea, f"/api/replays/{link}{path}", 403, known))["code"] == "daily_spoils"
        here = next(room for room in place.house.tables.rooms.values() if room.state.owner == ada.guest)
        assert (await get(bea, f"/api/tables/{here.id}/log", 403))["code"] == "daily_spoils"
        same = await get(ada, f"/api/replays/{link}/log")
        assert (await get(ada, f"/api/tables/{here.id}/log"))["seed"] == same["seed"]
        await play(place, bea, off=1)
        table = await get(bea, "/api/daily/masterdice")
        assert [(each["name"], each["score"], each["you"]) for each in table["lines"]] == [
            ("Ada", 73, False), ("", 46, False), ("Bea", 0, True)]
        assert (await get(bea, f"/api/replays/{link}"))["outcome"]["scores"]
        # The comparison: Ada and the maestro have their result after each row.
        assert await get(bea, f"/api/replays/{link}/course") == {"stood": []}, "the code at once, and no row"
        assert [each["course"] for each in table["lines"]] == [[], [216, 9, 1], []] and table["few_lead"]
        # A second game is a normal game and does not count.
        await play(place, bea)
        assert [each["counts"] for each in await get(bea, "/api/guests/me/games")] == [False, True]
        assert (await get(bea, "/api/daily/masterdice"))["mine"]["score"] == 0
