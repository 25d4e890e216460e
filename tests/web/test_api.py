"""The HTTP API: every response fits its description, every error explains itself, nothing loads from another host."""

from __future__ import annotations

import base64
import gzip
import hashlib
from pathlib import Path

import msgspec
import pytest

from ludoteca.bots import bot
from ludoteca.protocol import typescript
from ludoteca.rules import Chance
from ludoteca.rules.registry import game
from ludoteca.server.bot_workers import engine
from ludoteca.server.house.limits import Limits
from ludoteca.server.http.ice_servers import named_servers, turn_credentials
from ludoteca.server.http.openapi import page as openapi_page
from ludoteca.server.http.routes import ROUTES

from .people import ROOT, Site, site


@pytest.fixture
async def here():
    async with site() as found:
        yield found


async def get(here: Site, path: str, status: int = 200, **headers: str):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with here.http.get(path, headers=named) as answer:
        assert answer.status == status, await answer.text()
        return await answer.json()


async def test_guests_come_in_with_a_name(here: Site) -> None:
    async with here.http.post("/api/guests", json={"name": "  Ada  "}) as answer:
        guest = await answer.json()
    assert guest["name"] == "Ada" and guest["language"] == "it" and len(guest["token"]) >= 43
    headers = {"Authorization": f"Bearer {guest['token']}"}
    async with here.http.patch("/api/guests/me", json={"language": "en", "name": "Ada L."}, headers=headers) as answer:
        assert await answer.json() == {
            "guest": guest["guest"], "name": "Ada L.", "language": "en", "research": False, "rated": False,
            "on_show": False}
    for yes in (True, False):
        async with here.http.patch("/api/guests/me", json={"research": yes}, headers=headers) as answer:
            assert (await answer.json())["research"] is yes
        assert (await get(here, "/api/guests/me", Authorization=headers["Authorization"]))["research"] is yes
    assert (await get(here, "/api/guests/me", Authorization=headers["Authorization"]))["name"] == "Ada L."


@pytest.mark.parametrize(("body", "code"), [
    (b'{"name": ""}', "name_empty"), (b'{"name": "' + b"x" * 25 + b'"}', "name_too_long"), (b"{}", "malformed"),
    (b'{"name": "Ada", "admin": true}', "malformed"), (b"nonsense", "not_json"), (b"\xff\xfe", "not_json"),
    (b'{"name": 5}', "malformed"), (b'{"name": "Ada", "language": "fr"}', "malformed"),
    (b'{"name": "\xff"}', "bad_utf8"),
])
async def test_invalid_guests_are_refused_with_a_reason(here: Site, body: bytes, code: str) -> None:
    for language in ("it", "en"):
        async with here.http.post("/api/guests", data=body, headers={"Accept-Language": language}) as answer:
            problem = await answer.json()
        assert answer.status == 400 and problem["code"] == code, problem
        assert problem["sentence"] and not problem["sentence"].startswith("refusal-")


async def test_sentences_follow_the_callers_language(here: Site) -> None:
    italian = await get(here, "/api/tables/none", 404)
    english = await get(here, "/api/tables/none", 404, Accept_Language="fr, en;q=0.8, it;q=0.2")
    assert italian["sentence"].startswith("Questo tavolo") and english["sentence"].startswith("This table")


async def test_the_shelf(here: Site) -> None:
    games = {game["id"]: game for game in await get(here, "/api/games")}
    corsa = games["corsa"]
    assert (corsa["least"], corsa["most"], corsa["shelf"], corsa["options"]) == (2, 4, False, {"length": 40})
    assert "length" in msgspec.json.encode(corsa["schema"]).decode()
    assert games["lampo"]["teams"] is True and corsa["teams"] is False


async def test_tables_by_id_code_and_person(here: Site) -> None:
    ada = await here.visit("Ada")
    opened = await ada.open_table("corsa", options={"length": 20}, seats=3)
    assert (opened["free"], opened["people"], opened["seats"]) == (2, 1, 3)
    assert opened["link"].endswith(f"/t/{opened['table']}")
    assert len(opened["code"]) == 4 and not set(opened["code"]) & set("IO01")
    assert (await get(here, f"/api/codes/{opened['code'].lower()}"))["table"] == opened["table"]
    assert (await get(here, f"/api/tables/{opened['table']}"))["code"] == opened["code"]
    assert (await get(here, "/api/codes/ZZZZZ", 404))["code"] == "no_such_table"
    mine = await get(here, "/api/tables/mine", Authorization=f"Bearer {ada.token}")
    assert [(each["table"], each["hosting"], each["seat"]) for each in mine] == [(opened["table"], True, 0)]
    async with here.http.get(f"/api/tables/{opened['table']}/qr.svg") as answer:
        assert answer.content_type == "image/svg+xml" and (await answer.text()).startswith("<svg")
    assert (await get(here, f"/api/tables/{opened['table']}/log", 409))["code"] == "not_finished"


async def test_the_link_names_an_address_phones_can_reach(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await here.visit("Ada")
    monkeypatch.setattr("ludoteca.server.http.links.lan_address", lambda: "192.0.2.7")
    assert (await ada.open_table())["link"].startswith(f"http://192.0.2.7:{here.port}/t/")
    # A server that listens only locally gives no link to an address where it does not listen.
    around = here.context.surroundings
    here.context.surroundings = msgspec.structs.replace(around, host="127.0.0.1")
    assert (await ada.open_table())["link"].startswith(f"http://127.0.0.1:{here.port}/t/")
    here.context.surroundings = around
    monkeypatch.setattr("ludoteca.server.http.links.lan_address", lambda: None)
    assert (await ada.open_table())["link"].startswith(f"http://127.0.0.1:{here.port}/t/")


@pytest.mark.parametrize(("asked", "status", "code"), [
    ({"game": "scacchi"}, 404, "no_such_game"), ({"game": "tris", "seats": 9}, 400, "bad_seat_count"),
    ({"game": "corsa", "options": {"length": 1}}, 400, "bad_options"), ({"game": "tris", "x": 1}, 400, "malformed"),
])
async def test_tables_that_cannot_be(here: Site, asked: dict[str, object], status: int, code: str) -> None:
    ada = await here.visit("Ada")
    async with here.http.post("/api/tables", json=asked, headers=ada.headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (status, code)


async def test_without_a_token_nothing_opens(here: Site) -> None:
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": "Basic eDp5"}):
        for method, path in (("POST", "/api/tables"), ("GET", "/api/guests/me"), ("GET", "/api/tables/mine")):
            async with here.http.request(method, path, json={"game": "tris"}, headers=headers) as answer:
                assert answer.status == 401 and (await answer.json())["code"] == "unknown_token"


async def test_too_many_tables() -> None:
    async with site(limits=Limits(tables_per_guest=2)) as here:
        ada = await here.visit("Ada")
        await ada.open_table()
        await ada.open_table()
        async with here.http.post("/api/tables", json={"game": "tris"}, headers=ada.headers) as answer:
            assert answer.status == 429 and (await answer.json())["code"] == "too_many_tables"


async def test_errors_explain_themselves(here: Site) -> None:
    assert (await get(here, "/api/nothing", 404))["code"] == "no_such_page"
    assert (await get(here, "/missing.js", 404))["code"] == "no_such_page"
    assert (await get(here, "/api/rules/it/nothing", 404))["code"] == "no_such_page"
    books = "/api/games/specchio/books?category=animale&words=it&word="
    assert await get(here, books + "gatti") == {"listed": True} and await get(here, books + "muro") == {"listed": False}
    for unanswered in (books + "a" * 300, "/api/games/specchio/books", "/api/games/tris/books?word=a",
                       "/api/games/nothing/books"):
        assert (await get(here, unanswered, 404))["code"] == "no_such_page"
    assert (await get(here, "/api/rules/it/..%2f..%2fREADME", 404))["code"] == "no_such_page"
    async with here.http.delete("/api/games") as answer:
        assert answer.status == 405 and (await answer.json())["code"] == "method" and "GET" in answer.headers["Allow"]
    async with here.http.post("/api/guests", data=b'{"name":"' + b"x" * 300_000 + b'"}') as answer:
        assert answer.status == 413 and (await answer.json())["code"] == "too_big"


async def test_the_rules_are_there_to_read(here: Site) -> None:
    for language, word in (("it", "dadi"), ("en", "dice")):
        async with here.http.get(f"/api/rules/{language}/masterdice") as answer:
            assert answer.status == 200 and answer.content_type == "text/markdown" and word in await answer.text()


async def test_every_answer_is_guarded(here: Site) -> None:
    for path in ("/", "/api/games", "/t/whatever", "/nothing.js", "/healthz"):
        async with here.http.get(path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy and "script-src 'self'" in policy and "http" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_the_page_is_served_for_every_place_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Ludoteca</title>")
    (tmp_path / "assets" / "app-3f2a.js").write_text("1")
    (tmp_path.parent / "outside.txt").write_text("no")
    monkeypatch.setenv("LUDOTECA_CLIENT", str(tmp_path))
    async with site() as here:
        for path in ("/", "/t/abc", "/rules/tris"):
            async with here.http.get(path) as answer:
                assert answer.status == 200 and answer.content_type == "text/html"
                assert answer.headers["Cache-Control"] == "no-cache"
        async with here.http.get("/assets/app-3f2a.js") as answer:
            assert "immutable" in answer.headers["Cache-Control"] and answer.content_type == "text/javascript"
        for path in ("/assets/none.js", "/..%2foutside.txt", "/%2e%2e/outside.txt"):
            async with here.http.get(path) as answer:
                assert answer.status == 404


async def test_health_and_metrics(here: Site) -> None:
    ada = await here.visit("Ada")
    await ada.come((await ada.open_table())["table"])
    health = await get(here, "/healthz")
    assert (health["status"], health["tables"], health["connections"]) == ("ok", 1, 1)
    async with here.http.get("/metrics") as answer:
        page = await answer.text()
    assert "ludoteca_lines 1.0" in page and "process_cpu_seconds_total" in page
    async with here.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}) as answer:
        assert answer.status == 404, "a proxy forwards for another client"


async def test_the_sweep_puts_old_tables_away() -> None:
    async with site(limits=Limits(finished_kept=-10_000, abandoned_kept=-10_000, guests_kept=-10_000)) as here:
        ada, bea = await here.visit("Ada"), await here.visit("Bea")
        table = (await ada.open_table())["table"]
        swept = await here.house.housekeeping.sweep()
        assert swept.rooms == 1 and swept.guests == 2
        assert (await get(here, f"/api/tables/{table}", 404))["code"] == "no_such_table"
        assert (await bea.come(table))["code"] in ("unknown_token", "no_such_table")


def test_the_clients_types_are_those_of_the_server() -> None:
    assert typescript.stale(ROOT / "client" / "src" / "wire") == [], "run `ludoteca types`"


def test_the_numbers_of_the_rules_and_what_games_share_are_written_for_the_client() -> None:
    pages = typescript.pages()
    assert "  turns: 8,\n" in pages["games/palla.ts"] and "  turns: 12,\n" in pages["games/medusa.ts"]
    assert "  ribbon_points: { 'composizione': [1, 3, 9]," in pages["games/canvas.ts"]
    shared = "export interface Sheet {"
    assert shared in pages["games/polywords.ts"] and shared not in pages["games/palla.ts"]
    assert "export type * from './polywords';" in pages["games/palla.ts"]


def test_the_description_names_every_route() -> None:
    described = openapi_page(ROUTES)
    assert set(described["paths"]) >= {"/api/guests", "/api/tables/{table}", "/api/handoffs/{code}", "/healthz"}
    assert "token" in described["components"]["schemas"]["GuestWithToken"]["properties"]


async def test_honours_stay_with_their_person_on_every_device(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Special objectives of Canvas, reached in a real game: kept for that person alone, also after a hand-off."""
    monkeypatch.setattr(engine, "play_alone", lambda *_: None)  # the comparison with the master's result is not needed
    ada, bea = await here.visit("Ada"), await here.visit("Bea")
    table = (await ada.open_table("canvas", seats=1, options={"solo": "puzzle"}))["table"]
    await ada.come(table)
    rules, painter, chance = game("canvas"), bot("canvas", "artigiano"), Chance.stream("feats")
    met: set[str] = set()
    assert (await ada.ask("start"))["type"] == "ok"
    for _ in range(20):
        view = msgspec.convert(ada.view, rules.View, str_keys=True)
        while view.phase == "painting":
            move = msgspec.to_builtins(painter.choose(view, 0, chance))
            assert (await ada.ask("move", move=move))["type"] == "ok"
            view = msgspec.convert(ada.view, rules.View, str_keys=True)
        met |= set(view.players[0].objectives)
        if met:
            break
        assert (await ada.ask("rematch"))["type"] == "ok"
    assert met, "twenty solo games without a single objective"
    path = "/api/guests/me/feats/canvas"
    kept = await get(here, path, Authorization=f"Bearer {ada.token}")
    assert {each["feat"] for each in kept} == met and all(each["won"] > 0 for each in kept)
    assert await get(here, path, Authorization=f"Bearer {bea.token}") == []
    assert await get(here, "/api/guests/me/feats/tris", Authorization=f"Bearer {ada.token}") == []
    assert (await get(here, path, 401))["code"] == "unknown_token"
    async with here.http.post(f"/api/tables/{table}/handoff", headers=ada.headers) as answer:
        code = (await answer.json())["code"]
    async with here.http.post(f"/api/handoffs/{code}") as answer:
        moved = (await answer.json())["token"]
    assert await get(here, path, Authorization=f"Bearer {moved}") == kept


async def test_relays_for_voices_are_for_guests_only(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_ICE_SERVERS", """[{"urls": ["stun:stun.example.org"]},
        {"urls": ["turn:turn.example.org"], "username": "casa", "credential": "chiave"}]""")
    named_servers.cache_clear()
    ada = await here.visit("Ada")
    assert await get(here, "/api/voice", Authorization=f"Bearer {ada.token}") == {"ice_servers": [
        {"urls": ["stun:stun.example.org"]},
        {"urls": ["turn:turn.example.org"], "username": "casa", "credential": "chiave"}]}
    monkeypatch.setenv("LUDOTECA_ICE_SERVERS", '[{"urls": ["turn:turn.example.org"], "secret": "chiave"}]')
    named_servers.cache_clear()
    (relay,) = (await get(here, "/api/voice", Authorization=f"Bearer {ada.token}"))["ice_servers"]
    until, _, guest = relay["username"].partition(":")
    assert guest == ada.guest and relay == {
        "urls": ["turn:turn.example.org"], "username": relay["username"],
        "credential": turn_credentials("chiave", ada.guest, int(until) - 12 * 3600)[1]}
    # The value that a relay computes for this name and this secret.
    assert turn_credentials("north", "anna", 0) == ("43200:anna", "KbEbjzzr/+31J+aagK6BvlDGZEs=")
    refused = await get(here, "/api/voice", 401)
    assert refused["code"] == "unknown_token" and "chiave" not in str(refused)
    named_servers.cache_clear()


async def test_files_are_served_packed_to_who_can_unpack_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<!doctype html><head>\n  </head>')
    (tmp_path / "early.json").write_text('{"texts": {"it": "assets/it.js", "en": "assets/en.js"}, '
                                         '"pages": {"table": ["assets/a.js", "assets/b.css"]}}')
    script = tmp_path / "assets" / "a.js"
    script.write_text("plain")
    packed = gzip.compress(b"plain")                       # a gzip header contains the time of compression
    script.with_name("a.js.gz").write_bytes(packed)
    script.with_name("a.js.br").write_bytes(b"brotli")
    monkeypatch.setenv("LUDOTECA_CLIENT", str(tmp_path))
    async with site() as here:
        for asked, given, body in (("gzip, br", "br", b"brotli"), ("gzip", "gzip", packed),
                                   ("identity", None, b"plain")):
            async with here.http.get("/assets/a.js", headers={"Accept-Encoding": asked}, auto_decompress=False) as got:
                assert got.headers.get("Content-Encoding") == given and await got.read() == body
                assert got.headers["Vary"] == "Accept-Encoding" and "immutable" in got.headers["Cache-Control"]
                assert got.content_type == "text/javascript"
        async with here.http.get("/assets/a.js.br") as got:
            assert got.status == 404, "a packed file is no file of its own"
        async with here.http.get("/t/abc", headers={"Accept-Language": "en"}) as got:
            page = await got.text()
            assert all(f'crossorigin href="/assets/{name}"' in page for name in ("en.js", "a.js", "b.css"))
            assert "it.js" not in page and "Accept-Language" in got.headers["Vary"]
            tag = got.headers["ETag"]
        async with here.http.get("/t/xyz", headers={"If-None-Match": tag, "Accept-Language": "en"}) as got:
            assert got.status == 304


async def test_the_page_brings_its_door_and_nothing_else_that_is_written_into_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "index.html").write_text(
        '<!doctype html>\n<html lang="it">\n  <style>b{}</style>\n    <!-- the door -->\n    <template>\n'
        "    </template>\n<script>1</script>")
    door = '<img srcset=\\"./assets/1.avif 1w, ./assets/2.avif 2w\\">'
    (tmp_path / "early.json").write_text(
        '{"texts": {}, "pages": {}, "games": {"masterdice": ["assets/board.js"], "masterdice/en": ["assets/said.js"]}, '
        f'"doors": {{"en": {{"home": "<p>shelf</p>", "masterdice": "{door}"}}, "it": {{"home": "<p>scaffale</p>"}}}}}}')
    monkeypatch.setenv("LUDOTECA_CLIENT", str(tmp_path))
    monkeypatch.setenv("LUDOTECA_BASE", "/games")
    async with site() as here:
        ada = await here.visit("Ada")
        table = (await ada.open_table("masterdice", seats=2))["table"]

        async def seen(path: str, wishes: str) -> tuple[str, str]:
            async with here.http.get(path, headers={"Accept-Language": wishes}) as got:
                assert got.status == 200
                return await got.text(), got.headers["Content-Security-Policy"]

        page, policy = await seen("/", "fr, en;q=0.9")
        assert "<p>shelf</p>" in page and '<html lang="en">' in page and "board.js" not in page
        for written, kind in (("1", "script"), ("b{}", "style")):
            total = base64.b64encode(hashlib.sha256(written.encode()).digest()).decode()
            assert f"{kind}-src 'self' 'sha256-{total}';" in policy
        assert "<p>scaffale</p>" in (await seen("/", "en, it;q=0.5"))[0], "who reads Italian is spoken to in Italian"
        page, _ = await seen(f"/t/{table}", "en")
        assert 'srcset="/games/assets/1.avif 1w, /games/assets/2.avif 2w"' in page and "shelf" not in page
        assert page.index("said.js") < page.index("</template>") and "board.js" not in page
        await ada.come(table)
        assert (await ada.ask("bot", seat=1, level="apprendista"))["type"] == "ok"
        assert (await ada.ask("start"))["type"] == "ok"
        assert "board.js" in (await seen(f"/t/{table}", "en"))[0]
        for elsewhere in ("/t/nowhere", "/t/" + "x" * 200, "/rules/masterdice", "/t/"):
            page, _ = await seen(elsewhere, "en")
            assert "shelf" not in page and "avif" not in page and "board.js" not in page


async def test_behind_a_path_every_address_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><script src="./theme.js"></script><link href="/api/games">')
    monkeypatch.setenv("LUDOTECA_CLIENT", str(tmp_path))
    monkeypatch.setenv("LUDOTECA_BASE", "games/")
    async with site() as here:
        for path in ("/games/", "/games/t/abc", "/t/abc"):      # a proxy may keep the base path, or strip it
            async with here.http.get(path) as got:
                assert '"/games/theme.js"' in (page := await got.text()) and '"/games/api/games"' in page
        for path in ("/games/api/games", "/api/games"):
            assert await get(here, path)


async def test_a_deck_of_ones_own_is_fetched_by_its_name_and_kept(here: Site) -> None:
    cards = [
        {"id": f"c{n}", "half": "first", "title": {"it": "x", "en": "x"}, "swatches": [["hue"], ["tone"], [], [], []],
         "drawing": f"<circle cx='{n}' cy='9' r='9'/>"} for n in range(60)]
    ada = await here.visit("Ada")
    table = (await ada.open_table("canvas", seats=2, options={"deck": {"cards": cards}}))["table"]
    async with here.http.get(f"/api/tables/{table}/options/{'0' * 32}") as answer:
        assert answer.status == 404, "no game, nothing to fetch"
    await ada.come(table)
    assert (await ada.ask("bot", seat=1, level="apprendista"))["type"] == "ok"
    assert (await ada.ask("start"))["type"] == "ok"
    named = ada.view["options"]["deck"]
    for packing in ("gzip", "identity"):
        async with here.http.get(
            f"/api/tables/{table}/options/{named['ref']}", headers={"Accept-Encoding": packing},
        ) as answer:
            deck = await answer.json()
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers.get("Content-Encoding", "identity") == packing
        assert [card["id"] for card in deck["cards"]] == [card["id"] for card in cards]
    async with here.http.get(f"/api/tables/{table}/options/{'0' * 32}") as answer:
        assert answer.status == 404


async def test_what_the_first_page_asks_for_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.server.http.api import games as shelf

    shelf._on_shelf.cache_clear()
    made: list[str] = []
    schema = shelf.options_schema
    monkeypatch.setattr(shelf, "options_schema", lambda options: (made.append(options.__name__), schema(options))[1])
    async with site() as here:
        shelves = []
        for _ in range(2):
            async with here.http.get("/api/games") as answer:
                shelves.append(await answer.json())
    assert shelves[0] == shelves[1] and len(made) == len(shelves[0])
