"""Requests between processes of one house: signed, fresh, each token for one request; others get no special rights."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from ludoteca.protocol.refusals import Refused
from ludoteca.server.cluster import peer_check
from ludoteca.server.cluster.peer_check import check_peer
from ludoteca.server.cluster.peers import CALLER_HEADER, GOOD_FOR, TOKEN_HEADER
from ludoteca.server.http.tls import own_certificate
from ludoteca.server.metrics import one_page
from ludoteca.server.process import lifecycle as web_opening
from ludoteca.server.process.listen import listen
from ludoteca.store import LiveProcess, Owner
from ludoteca.store.sqlite.store import SqliteStore

from .people import Site, site


@pytest.fixture
async def here(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LUDOTECA_SECRET", "between us")
    async with site() as found:
        yield found


async def ask(here: Site, letter: str | None, path: str = "/house/1/turns") -> int:
    async with here.http.post(path, json={"guest": "ada", "tables": []},
                              headers={} if letter is None else {TOKEN_HEADER: letter}) as answer:
        return answer.status


async def test_only_a_peer_token_gives_access_to_peer_requests(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    write = here.context.peers.peer_token
    assert await ask(here, write("POST", "/house/1/turns")) == 200
    assert await ask(here, None) == 404
    assert await ask(here, write("GET", "/house/1/turns")) == 404, "a letter is for one request"
    assert await ask(here, write("POST", "/house/1/turns"), "/house/1/turns?x") == 404
    for forged in ("", ".", "1.", "x.y", "9" * 40 + ".y", "²." + "0" * 64, f"{int(time.time())}." + "0" * 64):
        assert await ask(here, forged) == 404
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - GOOD_FOR - 2)
    old = write("POST", "/house/1/turns")
    monkeypatch.undo()
    assert await ask(here, old) == 404


@pytest.mark.parametrize(("secret", "short"), [("x" * 15, True), ("x" * 16, False), ("", False)])
async def test_a_secret_that_could_be_guessed_is_named_in_the_log(
        secret: str, short: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("LUDOTECA_SECRET", secret)
    async with site():
        assert ("secret_short" in caplog.messages) == short
    assert secret not in caplog.text or not secret


async def test_a_peer_token_of_another_house_is_refused_and_without_a_secret_every_one(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTECA_SECRET", raising=False)
    path = "/house/1/turns"
    async with site() as here, site() as there:    # each has generated its own secret
        assert await ask(here, here.context.peers.peer_token("POST", path)) == 200
        assert await ask(here, there.context.peers.peer_token("POST", path)) == 404
        here.context.peers._secret = b""
        assert await ask(here, here.context.peers.peer_token("POST", path)) == 404


async def test_a_forwarded_client_keeps_its_address_and_only_peers_may_name_it(here: Site) -> None:
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    await here.house.ban("address", "203.0.113.9", 5)
    path = f"/api/tables/{table}/log"
    for letter, caller, status in (
            (here.context.peers.peer_token("GET", path), "203.0.113.9", 403),
            (here.context.peers.peer_token("GET", path), "203.0.113.8", 409), ("1.x", "203.0.113.9", 409)):
        async with here.http.get(path, headers={TOKEN_HEADER: letter, CALLER_HEADER: caller}) as answer:
            assert answer.status == status, (caller, await answer.text())
    token = here.context.peers.peer_token("GET", f"/ws/{table}")
    ada.socket = await here.http.ws_connect(f"/ws/{table}", headers={TOKEN_HEADER: token, CALLER_HEADER: "203.0.113.7"})
    await ada.socket.send_json({"type": "hello", "token": ada.token})
    await ada.hear("welcome")
    await here.house.ban("address", "203.0.113.7", 5)
    assert (await ada.hear("goodbye"))["code"] == "barred_here"


async def test_a_process_shows_its_own_counts_to_its_peers_only(here: Site) -> None:
    path = "/house/1/metrics"
    async with here.http.get(path, headers={TOKEN_HEADER: here.context.peers.peer_token("GET", path)}) as answer:
        assert answer.status == 200 and "ludoteca_tables" in await answer.text()
    async with here.http.get(path) as answer:
        assert answer.status == 404


async def test_a_peer_token_is_for_one_process_whatever_its_address(here: Site) -> None:
    """Peers may reach it by a name that clients never use. The process that had its address before is not accepted."""
    for path, host, status in (
            ("/house/1/metrics", "house-1:8080", 200), ("/house/2/metrics", "localhost", 404),
            ("/house/2/window", "localhost", 404), ("/house/2/desk", "localhost", 404)):
        headers = {TOKEN_HEADER: here.context.peers.peer_token("GET", path), "Host": host}
        async with here.http.get(path, headers=headers) as answer:
            assert answer.status == status, path
    for path in ("/house/2/turns", "/house/2/take"):
        assert await ask(here, here.context.peers.peer_token("POST", path), path) == 404
    async with here.http.get("/house/1/metrics", headers={TOKEN_HEADER: "1.x", "Host": "house-1:8080"}) as answer:
        assert answer.status == 421


async def test_a_process_asked_to_take_a_table_says_whether_it_can_play_it(
    here: Site, monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = "/house/1/take"

    async def asked(table: str) -> tuple[int, object]:
        letter = {TOKEN_HEADER: here.context.peers.peer_token("POST", path)}
        async with here.http.post(path, json={"table": table}, headers=letter) as answer:
            return answer.status, await answer.json()

    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    assert await asked(table) == (200, True)
    status, problem = await asked("nessuno")
    assert status == 404 and isinstance(problem, dict) and problem["code"] == "no_such_table"
    await here.house.tables.release(here.house.tables.rooms[table])

    def nowhere(game: str) -> None:
        raise KeyError(game)

    monkeypatch.setattr("ludoteca.server.house.loader.find_game", nowhere)
    assert await asked(table) == (200, False)
    assert await ask(here, None, path) == 404, "only to others of the house"


async def test_a_table_that_a_silent_process_may_have_gets_try_again(
    here: Site, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A "no such game" would be final. A process that has just started knows no peers yet, so it asks first."""
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    await here.house.tables.release(here.house.tables.rooms[table])

    def nowhere(game: str) -> None:
        raise KeyError(game)

    async def nobody(id: str) -> None:
        return None

    living = [LiveProcess(here.house.services.incarnation, "http://127.0.0.1:1")]

    async def who_lives() -> list[LiveProcess]:
        return living

    monkeypatch.setattr("ludoteca.server.house.loader.find_game", nowhere)
    monkeypatch.setattr(here.house.store, "shared", True)
    monkeypatch.setattr(here.house.tables, "owner_elsewhere", nobody)
    monkeypatch.setattr(here.house.store, "live_processes", who_lives)
    assert not here.house.heartbeat.peers
    assert (await ada.come(table))["code"] == "no_such_game", "there is nobody else"
    living.append(LiveProcess(7, "http://127.0.0.1:1"))
    said = await ada.come(table, language="en")
    assert said["code"] == "try_again" and said["sentence"] == Refused("try_again").sentence("en")


async def test_a_forwarded_client_is_not_forwarded_again(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await here.visit("Ada")
    table = (await ada.open_table())["table"]
    looked: list[str] = []

    async def elsewhere(table: str) -> None:
        looked.append(table)

    monkeypatch.setattr(here.house.store, "shared", True)
    monkeypatch.setattr(here.house.tables, "owner_elsewhere", elsewhere)
    for path, page in ((f"/api/tables/{table}/options/none", False), (f"/ws/{table}", True)):
        letter = {TOKEN_HEADER: here.context.peers.peer_token("GET", path)}
        for headers, times in ((letter, 0), ({}, 1), ({TOKEN_HEADER: "1.x"}, 1)):
            looked.clear()
            if page:
                async with here.http.ws_connect(path, headers=headers):
                    pass
            else:
                async with here.http.get(path, headers=headers) as answer:
                    assert answer.status == 404
            assert len(looked) == times, (path, headers)


async def test_a_client_that_disconnects_while_it_is_forwarded_leaves_nothing_behind(
    here: Site, monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, gone, over = asyncio.Event(), asyncio.Event(), asyncio.Event()
    troubles: list[str] = []

    async def owner(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        asked.set()
        await gone.wait()
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        await reader.read()                        # until the connection ends
        over.set()
        writer.close()

    async with await asyncio.start_server(owner, "127.0.0.1", 0) as there:
        address = f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}"

        async def elsewhere(table: str) -> Owner:
            return Owner(9, 1, address, True)

        monkeypatch.setattr(here.house.store, "shared", True)
        monkeypatch.setattr(here.house.tables, "owner_elsewhere", elsewhere)
        monkeypatch.setattr(here.house.services, "trouble", lambda event, **_: troubles.append(event))
        _, page = await asyncio.open_connection("127.0.0.1", here.port)
        page.write(b"GET /ws/sometable HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        await asked.wait()
        (pipe,) = here.context.peers.proxies
        page.transport.abort()
        while not pipe._client.is_closing():
            await asyncio.sleep(0.01)
        gone.set()
        await asyncio.wait_for(over.wait(), 60)
        assert not troubles and not here.context.peers.proxies


async def test_a_greeting_tells_who_is_there(here: Site) -> None:
    address = f"http://127.0.0.1:{here.port}"
    async with aiohttp.ClientSession() as http:
        assert await check_peer(http, b"between us", 1, address) == "known"
        assert await check_peer(http, b"between us", 2, address) == "stranger"
        assert await check_peer(http, b"between others", 1, address) == "stranger"
        here.context.plain = lambda request: web.Response(text="<p>Welcome", content_type="text/html")
        assert await check_peer(http, b"between us", 1, address) == "known"
        assert await check_peer(http, b"between others", 1, address) == "stranger", "a page is no window"
        for nowhere in ("http://127.0.0.1:1", "127.0.0.1:1", "", "http://"):
            assert await check_peer(http, b"between us", 1, nowhere) == "silent"


async def test_an_unknown_certificate_is_distinguished_from_silence(here: Site, tmp_path: Path) -> None:
    certificate = own_certificate(tmp_path, frozenset())
    place = web.SockSite(here.runner, listen("127.0.0.1", 0), ssl_context=certificate.context())
    await place.start()
    async with aiohttp.ClientSession() as http:
        assert await check_peer(http, b"between us", 1, place.name) == "untrusted"


async def test_declared_dead_during_its_own_check_a_process_still_logs_that_it_is_unreachable(
    here: Site, monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[tuple[str, object]] = []
    services, heartbeat = here.house.services, here.house.heartbeat
    monkeypatch.setattr(services, "warn", lambda event, **facts: said.append((event, facts["opening"])))
    monkeypatch.setattr(peer_check, "BETWEEN", 0.0)
    heartbeat.on_peer_up(services.incarnation, "http://127.0.0.1:1")
    services.incarnation = 4
    while here.context.peers._checks._running:
        await asyncio.sleep(0.01)
    assert said == [("own_address_unreached", 4)]


async def test_a_process_is_heard_of_only_when_everything_else_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow steps after registration would look like silence, and a silent process is declared dead."""
    done: list[str] = []
    made, begun = web_opening.make_app, SqliteStore.register_process
    monkeypatch.setattr(web_opening, "make_app", lambda context: done.append("app") or made(context))
    monkeypatch.setattr(web_opening, "keep_pauses_short", lambda: done.append("pauses"))
    monkeypatch.setattr(web_opening.json_logs, "set_up", lambda *_: None)
    monkeypatch.setattr(SqliteStore, "register_process", lambda *words: done.append("opening") or begun(*words))
    opened = await web_opening.open_rooms(web_opening.Settings(bot_workers=0), SqliteStore(":memory:"), "")
    await opened.close()
    assert done == ["app", "pauses", "opening"]


async def test_trouble_between_processes_is_logged_once_a_minute_and_not_of_dead_ones(
    here: Site, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peer_check, "BETWEEN", 0.0)
    said: list[tuple[str, object]] = []
    monkeypatch.setattr(here.house.services, "warn", lambda event, **facts: said.append((event, facts["opening"])))
    heartbeat, address = here.house.heartbeat, f"http://127.0.0.1:{here.port}"
    heartbeat.peers = {7: address, 8: "http://127.0.0.1:1"}

    async def greeted() -> None:
        for incarnation, where in ((1, address), (7, address), (8, "http://127.0.0.1:1"), (9, "http://127.0.0.1:1")):
            heartbeat.on_peer_up(incarnation, where)
        while here.context.peers._checks._running:
            await asyncio.sleep(0.01)

    for _ in range(2):
        await greeted()
        assert sorted(said) == [("neighbour_disbelieves", 7), ("neighbour_unreached", 8)]
    monkeypatch.setattr(peer_check, "AGAIN", 0.0)
    await greeted()
    assert len(said) == 4
    heartbeat.on_peer_up(1, "http://127.0.0.1:1")
    while here.context.peers._checks._running:
        await asyncio.sleep(0.01)
    assert said[-1] == ("own_address_unreached", 1)


def test_counts_of_several_processes_are_one_page() -> None:
    one = b"# HELP a What\n# TYPE a counter\na 1.0\n# HELP b Which\n# TYPE b gauge\nb{game=\"tris\"} 2.0\n"
    two = b"# HELP a What\n# TYPE a counter\na 5.0\n"
    assert one_page({3: one, 4: two}).decode().splitlines() == [
        "# HELP a What", "# TYPE a counter", 'a{process="3"} 1.0', 'a{process="4"} 5.0',
        "# HELP b Which", "# TYPE b gauge", 'b{process="3",game="tris"} 2.0']
