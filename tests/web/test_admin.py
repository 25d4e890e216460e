"""The admin page: only its key gives access, settings apply at once and after a restart, each change is logged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.people import Site, site

HOUR = 3_600_000


async def ask(place: Site, method: str, path: str = "", key: str | None = None, **body: Any) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {place.context.admin_key if key is None else key}", "Accept-Language": "en"}
    async with place.http.request(method, f"/api/desk{path}", headers=headers, json=body or None) as answer:
        return answer.status, await answer.json()


async def face(place: Site) -> dict[str, Any]:
    async with place.http.get("/api/house") as answer:
        return await answer.json()  # type: ignore[no-any-return]


async def test_only_the_key_opens_it_and_guessing_costs_time() -> None:
    async with site() as place:
        assert (await ask(place, "GET"))[0] == 200
        for _ in range(10):
            status, no = await ask(place, "GET", key="wrong")
            assert (status, no["code"]) == (401, "wrong_key")
        status, no = await ask(place, "GET")
        assert (status, no["code"]) == (429, "too_many_guesses"), "even the right one has to wait now"


@pytest.mark.parametrize(("method", "path"), [
    ("PATCH", ""), ("POST", "/bars"), ("DELETE", "/bars/1"), ("POST", "/tables/x/close"),
    ("POST", "/tables/x/message")])
async def test_nothing_is_done_without_the_key(method: str, path: str) -> None:
    async with site() as place:
        assert (await ask(place, method, path, key="", name="Ours"))[1]["code"] == "wrong_key"


async def test_it_shows_what_is_on() -> None:
    async with site() as place:
        anna, bruno = await place.visit("Anna"), await place.visit("Bruno")
        opened = await anna.open_table("tris")
        await anna.come(opened["table"])
        await bruno.come(opened["table"])
        page = (await ask(place, "GET"))[1]
        (table,) = page["tables"]
        assert (table["code"], table["game"], table["phase"], table["bots"]) == (opened["code"], "tris", "lobby", 0)
        assert [(each["name"], each["seat"], each["here"], each["address"]) for each in table["people"]] == [
            ("Anna", 0, True, "127.0.0.1"), ("Bruno", 1, True, "127.0.0.1")]
        assert page["people"] == 2 and page["store"]["writable"] and page["opened"] <= page["now"]


async def test_name_and_notice_are_on_the_home_page_and_outlive_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "house.sqlite3")
    async with site(database) as place:
        assert await face(place) == {
            "name": "", "notice": "", "shows_tables": False, "family_always": False, "tables": []}
        await ask(place, "PATCH", name="  Il  circolo ", notice="Si gioca\nil giovedì")
    async with site(database) as place:
        seen = await face(place)
        assert (seen["name"], seen["notice"]) == ("Il circolo", "Si gioca il giovedì")
        assert (await ask(place, "PATCH", name="x" * 41))[1]["code"] == "malformed"
        assert (await ask(place, "PATCH", nonsense=1))[1]["code"] == "malformed"
        assert (await face(place))["name"] == "Il circolo"


async def test_limits_hold_at_once() -> None:
    async with site() as place:
        anna, bruno = await place.visit("Anna"), await place.visit("Bruno")
        await ask(place, "PATCH", tables_per_guest=1)
        await anna.open_table("tris")
        async with place.http.post("/api/tables", json={"game": "tris"}, headers=anna.headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (429, "too_many_tables")
        await ask(place, "PATCH", tables=1)
        async with place.http.post("/api/tables", json={"game": "tris"}, headers=bruno.headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (503, "full_house")
        await ask(place, "PATCH", tables=0)
        await bruno.open_table("tris")


async def test_a_closed_table_says_goodbye_and_stays_closed(tmp_path: Path) -> None:
    database = str(tmp_path / "house.sqlite3")
    async with site(database) as place:
        anna = await place.visit("Anna")
        opened = await anna.open_table("tris")
        await anna.come(opened["table"])
        status, page = await ask(place, "POST", f"/tables/{opened['table']}/close")
        assert status == 201 and page["tables"] == [] and page["log"][0]["event"] == "desk_shut"
        assert (await anna.hear("goodbye"))["code"] == "table_shut"
        assert (await anna.come(opened["table"]))["code"] == "table_shut"
        assert (await ask(place, "POST", f"/tables/{opened['table']}/close"))[0] == 410
        async with place.http.get(f"/api/codes/{opened['code']}") as answer:
            assert (answer.status, (await answer.json())["code"]) == (410, "table_shut")
        async with place.http.get("/api/tables/mine", headers=anna.headers) as answer:
            assert await answer.json() == []
        token = anna.token
    async with site(database) as place:
        again = await place.visit("Zoe")
        again.token = token
        assert (await again.come(opened["table"]))["code"] == "table_shut"
        assert (await ask(place, "POST", "/tables/nowhere/close"))[0] == 404


async def test_a_word_of_the_house_reaches_everybody_and_is_kept() -> None:
    async with site() as place:
        anna = await place.visit("Anna")
        opened = await anna.open_table("tris")
        await anna.come(opened["table"])
        await ask(place, "PATCH", name="Il circolo")
        message = f"/tables/{opened['table']}/message"
        assert (await ask(place, "POST", message, text="Fra dieci minuti si chiude"))[0] == 201
        line = (await anna.hear("chat"))["line"]
        assert (line["guest"], line["name"], line["text"]) == ("", "Il circolo", "Fra dieci minuti si chiude")
        assert (await anna.come(opened["table"], chat=0))["chat"][-1]["text"] == "Fra dieci minuti si chiude"
        assert (await ask(place, "POST", message, text=" "))[1]["code"] == "chat_empty"


async def test_a_barred_guest_goes_at_once_and_comes_back_when_let_in() -> None:
    async with site() as place:
        anna, bruno = await place.visit("Anna"), await place.visit("Bruno")
        opened = await anna.open_table("tris")
        await bruno.come(opened["table"])
        status, page = await ask(place, "POST", "/bars", kind="guest", what=bruno.guest, minutes=60)
        (bar,) = page["bars"]
        assert status == 201 and (bar["name"], bar["kind"]) == ("Bruno", "guest")
        assert 0 < bar["until"] - page["now"] <= HOUR
        assert (await bruno.hear("goodbye"))["code"] == "barred_here"
        assert (await bruno.come(opened["table"]))["code"] == "barred_here"
        async with place.http.get("/api/guests/me", headers=bruno.headers) as answer:
            assert answer.status == 403 and int(answer.headers["Retry-After"]) > 3000
        assert (await anna.come(opened["table"]))["type"] == "welcome"
        assert (await ask(place, "DELETE", f"/bars/{bar['number']}"))[1]["bars"] == []
        assert (await bruno.come(opened["table"]))["type"] == "welcome"
        assert (await ask(place, "DELETE", f"/bars/{bar['number']}"))[1]["code"] == "no_such_bar"
        assert (await ask(place, "POST", "/bars", kind="guest", what="nobody"))[1]["code"] == "no_such_guest"


async def test_a_barred_name_is_barred_however_it_is_written() -> None:
    async with site() as place:
        await ask(place, "POST", "/bars", kind="name", what="Lupo Mannaro")
        for name in ("lupo mannaro", "LÙPO  MANNARO", "Lupomannaro"):
            async with place.http.post("/api/guests", json={"name": name}) as answer:
                assert (answer.status, (await answer.json())["code"]) == (403, "barred_here")
        anna = await place.visit("Lupo")
        change = {"name": "lupo mannaro"}
        async with place.http.patch("/api/guests/me", json=change, headers=anna.headers) as answer:
            assert (await answer.json())["code"] == "barred_here"
        assert (await ask(place, "POST", "/bars", kind="name", what=" "))[1]["code"] == "name_empty"


async def test_a_barred_network_is_outside_but_never_this_machine() -> None:
    async with site() as place:
        for wrong, code in (("hello", "bad_address"), ("0.0.0.0/0", "bar_yourself"), ("127.0.0.0/8", "bar_yourself")):
            assert (await ask(place, "POST", "/bars", kind="address", what=wrong))[1]["code"] == code
        await ask(place, "POST", "/bars", kind="address", what="192.0.2.7/24")
        settled = place.house.settings.current
        now = place.house.wall()
        assert settled.ban_on("address", "192.0.2.200", now) and not settled.ban_on("address", "192.0.3.1", now)
        assert not settled.ban_on("address", "192.0.2.200", now + 61 * 60_000), "an hour, and it is over"
        await place.visit("Anna")


async def test_family_words_are_as_the_house_says() -> None:
    async with site() as place:
        anna = await place.visit("Anna")
        await ask(place, "PATCH", family="off")
        opened = await anna.open_table("tris")
        assert (await anna.come(opened["table"]))["room"]["family"] is False
        await ask(place, "PATCH", family="always")
        opened = await anna.open_table("tris")
        assert (await anna.come(opened["table"]))["room"]["family"] is True
        assert (await anna.ask("manners", family=False))["code"] == "house_family"
        assert (await anna.ask("manners", family=True))["type"] == "ok"


async def test_a_table_is_in_the_window_only_where_house_and_host_say_so() -> None:
    async with site() as place:
        anna = await place.visit("Anna")
        opened = await anna.open_table("tris")
        await anna.come(opened["table"])
        assert (await anna.ask("manners", listed=True))["code"] == "no_open_tables"
        await ask(place, "PATCH", open_tables=True)
        assert (await face(place))["tables"] == []
        assert (await anna.ask("manners", listed=True))["type"] == "ok"
        assert (await face(place))["tables"] == [{
            "table": opened["table"], "game": "tris", "phase": "lobby", "host": "Anna", "seats": 2, "people": 1,
            "free": 1}]
        await ask(place, "PATCH", open_tables=False)
        assert (await face(place))["tables"] == []


async def test_reports_are_read_on_the_admin_page() -> None:
    async with site() as place:
        anna, bruno = await place.visit("Anna"), await place.visit("Bruno")
        opened = await anna.open_table("tris")
        await anna.come(opened["table"])
        await bruno.come(opened["table"])
        await anna.ask("report", guest=bruno.guest)
        line = (await ask(place, "GET"))[1]["log"][0]
        assert (line["event"], line["facts"]["name"]) == ("reported", "Bruno")
