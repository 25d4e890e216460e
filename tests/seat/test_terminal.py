"""`ludoteca play`: a person in a terminal at a normal table, by means of the text interface."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from ludoteca.clients.client import ConnectionEnded, TableClient, open_session
from ludoteca.clients.credentials import find_or_create_guest
from ludoteca.clients.terminal import Terminal
from ludoteca.protocol.limits import FINAL_CODES, RETRY_CODES
from tests.web.people import site


class Typist:
    """A person at a plain terminal: typed lines, and the lines shown."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.shown = process, ""

    @classmethod
    async def sit(cls, *words: str) -> Typist:
        return cls(await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteca.cli", "play", *words, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT))


    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    async def until(self, words: str) -> None:
        assert self.process.stdout is not None
        while words not in self.shown:
            line = await asyncio.wait_for(self.process.stdout.readline(), 30)
            assert line, f"it ended before “{words}”:\n{self.shown}"
            self.shown += line.decode()

    async def end(self) -> int:
        assert self.process.stdout is not None and self.process.stdin is not None
        self.process.stdin.close()
        self.shown += (await asyncio.wait_for(self.process.stdout.read(), 30)).decode()
        assert "\x1b" not in self.shown and "Traceback" not in self.shown, self.shown
        return await self.process.wait()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    return tmp_path


async def test_a_terminal_player_plays_with_a_browser_player_leaves_and_comes_back(home: Path) -> None:
    async with site() as house:
        bea = await house.visit("Bea")
        table = await bea.open_table("tris")
        await bea.come(table["table"])
        there = f"http://127.0.0.1:{house.port}"
        anna = await Typist.sit(table["code"], "--name", "Anna", "--at", there, "--language", "it")
        await anna.until("la partita non è ancora cominciata")
        room: Any = {}
        while not any(chair["name"] == "Anna" for chair in room.get("chairs", ()) if chair["kind"] == "person"):
            room = (await bea.hear("room"))["room"]
        await bea.ask("start")
        await anna.until("Bea segna una casella.")
        await bea.ask("say", text="buona fortuna")
        await anna.until("Bea dice: buona fortuna")
        anna.process.send_signal(signal.SIGINT)
        assert await anna.end() == 0 and anna.shown.rstrip().endswith("La partita resta al suo posto.")
        (kept,) = home.iterdir()
        assert kept.stat().st_mode & 0o777 == 0o600, "the token gives access to this seat"
        anna = await Typist.sit(table["code"], "--name", "Anna", "--at", there, "--language", "it")
        await anna.until("Bea segna una casella.")
        for hers, mine in ((0, "4"), (1, "5")):
            await bea.ask("move", move={"type": "mark", "cell": hers})
            await anna.until(f"Bea segna la casella {hers + 1}.")
            if mine == "5":
                anna.type("segna 1")
                await anna.until("Quella casella è già occupata.")
            anna.type(f"segna {mine}")
            await anna.until(f"Anna segna la casella {mine}.")
        await bea.ask("move", move={"type": "mark", "cell": 2})
        await anna.until("La partita è finita: vince Bea.")
        anna.type("/ciao")
        assert await anna.end() == 0 and anna.shown.rstrip().endswith("La partita resta al suo posto.")


async def test_a_wrong_code_and_a_closed_house_are_one_sentence_each() -> None:
    async with site() as house:
        lost = await Typist.sit("ZZZZ", "--at", f"http://127.0.0.1:{house.port}", "--language", "en")
        assert await lost.end() == 1 and lost.shown.count("\n") == 1
    nobody = await Typist.sit("ZZZZ", "--at", "http://127.0.0.1:9", "--language", "en")
    assert await nobody.end() == 1
    assert nobody.shown == "Nobody answers at http://127.0.0.1:9: is the house open?\n"


async def test_alone_a_house_is_opened_for_the_game_and_closed_with_it() -> None:
    anna = await Typist.sit("medusa", "--alone", "--language", "en")
    await anna.until("Type a move")
    anna.type("/bye")
    assert await anna.end() == 0 and "until the next game" in anna.shown, "that house keeps nothing"


async def test_alone_one_chooses_seats_and_options_and_hears_what_can_be_asked() -> None:
    anna = await Typist.sit("palla", "--alone", "--language", "en", "--seats", "3", "--option", "hourglass=0")
    await anna.until("Write a word with as many of these letters as you can:")
    anna.type("help")
    await anna.until("what does ROME cost")
    anna.type("/bye")
    assert await anna.end() == 0
    assert anna.shown.count("64 points") == 3 and "seconds left" not in anna.shown


async def test_a_wrong_game_or_option_gets_the_list_and_the_nearest_name() -> None:
    async with site() as house:
        there = ["--alone", "--at", f"http://127.0.0.1:{house.port}", "--language"]
        lost = await Typist.sit("mastrdice", *there, "en")
        assert await lost.end() == 1
        assert "There is no game “mastrdice”. Did you mean “masterdice”? The games are: " in lost.shown
        assert "canvas" in lost.shown and lost.shown.count("\n") == 1
        lost = await Typist.sit("xyzzy", *there, "it")
        assert await lost.end() == 1 and lost.shown.startswith("Non c’è nessun gioco “xyzzy”. I giochi sono: ")
        lost = await Typist.sit("masterdice", *there, "de", "--option", "gmaes=1")
        assert await lost.end() == 1
        assert "War „games“ gemeint?" in lost.shown and "coder_by_hand" in lost.shown
        lost = await Typist.sit("masterdice", *there, "en", "--option", "games=-3")
        assert await lost.end() == 1 and "The options" not in lost.shown, "the name is right, the value is not"


async def test_a_closed_window_closes_the_house_that_was_opened_for_the_game() -> None:
    anna = await Typist.sit("medusa", "--alone", "--language", "en")
    await anna.until("Type a move")
    pid = anna.process.pid
    (house,) = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    assert b"serve" in Path(f"/proc/{house}/cmdline").read_bytes()
    anna.process.send_signal(signal.SIGHUP)
    assert await anna.end() == 0
    assert not Path(f"/proc/{house}").exists(), "it was waited for"


async def test_what_is_said_aloud_is_shown_once_when_it_is_new(capsys: pytest.CaptureFixture[str]) -> None:
    """In Duplik the master says line after line: they stay in the view, and are printed only when new."""
    told = iter([["Riga 1."], ["Riga 1.", "Riga 2.", "Disegna."], ["Riga 1.", "Riga 2."]])

    async def ask(type: str, **fields: Any) -> dict[str, Any]:
        return {"type": "ok", "version": 1, "table": ["Un tavolo."], "now": ["Disegna."], "aloud": next(told)}

    async with aiohttp.ClientSession() as http:
        terminal = Terminal(http, "", "", "it")
        terminal.client.ask = ask                       # type: ignore[method-assign]
        for _ in range(3):
            await terminal.print_changes()
    assert capsys.readouterr().out.splitlines() == ["Un tavolo.", "Disegna.", "Riga 2."]


async def test_a_long_line_is_broken_between_words_on_a_screen_and_whole_in_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    line = "  Metti i dadi: per blu, rosso, giallo e verde il numero o niente."
    async with aiohttp.ClientSession() as http:
        terminal = Terminal(http, "", "", "it")
        terminal.show(line)
        assert capsys.readouterr().out == f"{line}\n"
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        terminal.show(line, "Breve.")
    shown = capsys.readouterr().out.splitlines()
    assert " ".join(each.strip() for each in shown) == f"{line.strip()} Breve." and max(map(len, shown)) <= 30
    assert [each[:4] for each in shown] == ["  Me", "    ", "    ", "Brev"]


async def test_a_lost_connection_is_reported_once_however_often_the_client_retries(
        monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    knocked = 0

    async def accept_once(request: web.Request) -> web.StreamResponse:
        """Accept the first connection, close it, and refuse all later ones."""
        nonlocal knocked
        knocked += 1
        if knocked > 3:
            open.set()
        if knocked > 1:
            raise web.HTTPServiceUnavailable
        line = web.WebSocketResponse()
        await line.prepare(request)
        await line.send_json({"type": "welcome"})
        await line.close()
        return line

    open, app = asyncio.Event(), web.Application()
    app.router.add_get("/ws/abc", accept_once)
    async with TestServer(app) as server, aiohttp.ClientSession(server.make_url("/")) as http:
        client = TableClient(http, "", "abc", "it", lambda message: None, lambda: told.append("cut"))
        monkeypatch.setattr("ludoteca.clients.client.FIRST_WAIT", 0.01)
        staying = asyncio.create_task(client.run())
        await open.wait()
        staying.cancel()
    assert told == ["cut"]


class OneTable:
    """A server with one table: it sends the welcome and closes each connection with this code."""

    def __init__(self, code: str) -> None:
        self.code, self.visits = code, 0

    async def guests(self, request: web.Request) -> web.Response:
        return web.json_response({"token": "t", "table": "abc", "guest": "g"})

    async def table(self, request: web.Request) -> web.StreamResponse:
        self.visits += 1
        line = web.WebSocketResponse()
        await line.prepare(request)
        await line.send_json({"type": "welcome", "you": {}, "room": {"phase": "lobby"}})
        await line.send_json({"type": "goodbye", "code": self.code, "sentence": "This table is closed."})
        await line.close()
        return line

    def server(self) -> TestServer:
        app = web.Application()
        app.router.add_get("/ws/abc", self.table)
        app.router.add_post("/api/guests", self.guests)
        app.router.add_get("/api/codes/{code}", self.guests)
        return TestServer(app)


@pytest.mark.parametrize("code", sorted(FINAL_CODES))
async def test_a_final_code_ends_the_connection_and_every_open_request(code: str) -> None:
    house = OneTable(code)
    async with house.server() as server, aiohttp.ClientSession(server.make_url("/")) as http:
        client = TableClient(http, "", "abc", "it", lambda message: None)
        request = asyncio.create_task(client.ask("words"))
        with pytest.raises(ConnectionEnded, match=r"This table is closed\."):
            await asyncio.wait_for(client.run(), 30)
        with pytest.raises(ConnectionEnded, match=r"This table is closed\."):
            await asyncio.wait_for(request, 30)
        with pytest.raises(ConnectionEnded):
            await asyncio.wait_for(client.ask("words"), 30)
    assert house.visits == 1


@pytest.mark.parametrize("code", sorted(RETRY_CODES))
async def test_any_other_code_lets_the_client_come_back(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.clients.client.FIRST_WAIT", 0.0)
    house, again = OneTable(code), asyncio.Event()
    async with house.server() as server, aiohttp.ClientSession(server.make_url("/")) as http:
        client = TableClient(
            http, "", "abc", "it", lambda message: again.set() if house.visits > 1 else None)
        running = asyncio.create_task(client.run())
        await asyncio.wait_for(again.wait(), 30)
        running.cancel()


async def test_a_terminal_at_a_closed_table_ends_with_the_sentence_and_an_exit_code() -> None:
    async with site() as house:
        bea = await house.visit("Bea")
        table = await bea.open_table("tris")
        await bea.come(table["table"])
        anna = await Typist.sit(table["code"], "--name", "Anna", "--at", f"http://127.0.0.1:{house.port}",
                                "--language", "en")
        await anna.until("has not begun")
        await house.house.shut_table(table["table"])
        await anna.until("closed")
        assert await asyncio.wait_for(anna.process.wait(), 30) == 1
        again = await Typist.sit(table["code"], "--name", "Anna", "--at", f"http://127.0.0.1:{house.port}",
                                 "--language", "en")
        assert await again.end() == 1 and "closed" in again.shown


async def test_the_same_words_are_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    """A second update before the first move has the same version and the same thing to do."""
    async def ask(type: str, **fields: Any) -> dict[str, Any]:
        return {"type": "ok", "version": 0, "now": ["Write a word.", "45 seconds are left."], "seconds": 45}

    async with aiohttp.ClientSession() as http:
        terminal = Terminal(http, "", "", "en")
        terminal.client.ask = ask                      # type: ignore[method-assign]
        for _ in range(3):
            await terminal.print_changes()
        assert capsys.readouterr().out.splitlines() == ["Write a word.", "45 seconds are left."]
        terminal.on_message({"type": "begun"})
        await terminal.print_changes()
    assert "Write a word." in capsys.readouterr().out, "the next game begins with the same words"


async def test_updates_during_a_broadcast_follow_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with aiohttp.ClientSession() as http:
        terminal, telling = Terminal(http, "", "", "it"), asyncio.Event()
        asked = 0

        async def ask(type: str, **fields: Any) -> dict[str, Any]:
            nonlocal asked
            asked += 1
            if asked == 1:
                terminal.on_message({"type": "update"})
            else:
                telling.set()
            return {"type": "ok", "version": asked, "now": []}

        monkeypatch.setattr("ludoteca.clients.terminal.SETTLE_SECONDS", 0)
        terminal.client.ask = ask                       # type: ignore[method-assign]
        terminal.on_message({"type": "update"})
        await asyncio.wait_for(telling.wait(), 30)
    assert asked == 2


async def test_a_forgotten_guest_comes_in_anew(home: Path) -> None:
    async with site() as house, open_session(f"http://127.0.0.1:{house.port}", "it") as http:
        async def token(address: str, name: str) -> str:
            return await find_or_create_guest(http, address, name, "it")

        first = await token("http://a", "Anna")
        assert await token("http://a/", "Anna") == first != await token("http://a", "Bea")
        kept = home / "guest-at.json"
        kept.write_text(kept.read_text().replace(first, "x" * len(first)))
        assert await token("http://a", "Anna") not in (first, "x" * len(first))
        kept.write_text("half a li")
        assert await token("http://a", "Anna")


async def test_time_alone_is_not_printed_again() -> None:
    async with site() as house:
        bea = await house.visit("Bea")
        table = await bea.open_table("palla", options={"hourglass": 45})
        await bea.come(table["table"])
        anna = await Typist.sit(table["code"], "--name", "Anna", "--at", f"http://127.0.0.1:{house.port}",
                                "--language", "it")
        await anna.until("la partita non è ancora cominciata")
        while (await bea.hear("room"))["room"]["chairs"][1]["name"] != "Anna":
            pass
        await bea.ask("start")
        await anna.until("Scrivi una parola con più lettere che puoi fra queste:")
        await bea.ask("move", move={"type": "pass"})
        await anna.until("Bea ha finito.")
        anna.type("passo")
        await anna.until("Anna ha finito.")
        anna.type("/ciao")
        assert await anna.end() == 0
        assert anna.shown.count("Scrivi una parola con più lettere") == 1


@pytest.mark.parametrize("words", [["--help"], []])
async def test_help_fits_a_screen(words: list[str]) -> None:
    asked = await Typist.sit(*words)
    assert await asked.end() == (0 if words else 2)
    assert len(asked.shown.splitlines()) <= 24 and all(len(line) <= 80 for line in asked.shown.splitlines())
