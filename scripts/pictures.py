"""Screenshots of every phase of every game: bots play, four screens are captured, contact sheets are made.

    make pictures                                everything, into build/pictures
    make pictures PICTURES="canvas duplik"       some games
    make pictures PICTURES="--seats 10 duplik"   with so many chairs
    python -m scripts.pictures --quick finestre  the first phases only, as the suite does
    python -m scripts.pictures --ends canvas     the end only: what comes before it is played without a house

One person plays each game on a small phone, a phone and a desk at once; a bot chooses for them. The fourth screen is
the big one. The end is also seen in the dark, in English, and on the smallest and the largest big screen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from playwright.async_api import Browser, Page, async_playwright
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ludoteca.arena.match import play_match
from ludoteca.bots import bot
from ludoteca.clients.client import call, open_session
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games
from ludoteca.server.websocket.connection import MESSAGE_SIZE
from scripts.browser import FLAGS, installed

ROOT = Path(__file__).resolve().parents[1]
SCREENS: dict[str, tuple[int, int]] = {"360": (360, 740), "390": (390, 844), "1440": (1440, 900), "big": (1920, 1080)}
# Screens that open only for the end: width, height, preferences of the browser.
LATE: dict[str, tuple[int, int, dict[str, Any]]] = {
    "360-dark": (360, 740, {"color_scheme": "dark"}), "1440-dark": (1440, 900, {"color_scheme": "dark"}),
    "360-en": (360, 740, {"locale": "en-GB"}), "1440-en": (1440, 900, {"locale": "en-GB"}),
    "big-720": (1280, 720, {}), "big-2160": (3840, 2160, {}),
}
NAMES = ("Anna", "Bruno", "Clara", "Dora", "Ettore", "Fosca", "Gino", "Ida", "Lea", "Mino")
# Number of seats, and options that make a game short and show all its phases.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "masterdice": (2, {}), "canvas": (4, {}), "duplik": (5, {}), "finestre": (4, {"new_houses": True}),
    "finestre_allenamento": (1, {}), "specchio": (4, {}), "pagliaccio": (5, {}), "palla": (4, {}), "manta": (6, {}),
    "polpo": (4, {}), "medusa": (1, {}),
}
PATIENCE = 240.0                 # seconds for one game
STILL = 0.35                     # seconds until a screen must be still


@asynccontextmanager
async def opened_house() -> AsyncIterator[str]:
    """A server of our own on a free port, whose bots move without delay."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "LUDOTECA_DATA": data, "PYTHONUNBUFFERED": "1"}
        environment.pop("LUDOTECA_DATABASE", None)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteca.cli", "serve", "--host=127.0.0.1", "--port=0", "--no-browser",
            "--bot-workers=0", "--bot-pace=0.1", env=environment, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL)
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                if found := re.search(rb"http://localhost:(\d+)/", line):
                    yield f"http://127.0.0.1:{int(found[1])}"
                    break
            else:
                raise RuntimeError("the house did not open")
        finally:
            process.terminate()
            await process.wait()


def merged(old: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    result = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


class Person:
    """A player at the table: a socket, its view, and a bot that suggests moves."""

    def __init__(self, game: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.rules, self.socket = find_game(game), socket
        self.whisper = bot(game, "artigiano")
        self.chance = Chance.stream("pictures", purpose=game)
        self.view: Any = None
        self.seat: int | None = None
        self.actors: list[int] = []
        self.phase, self.held, self.over, self.asked = "lobby", 0, False, 0
        self.peak = ""
        self.answers: dict[str, dict[str, Any]] = {}
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Keep reading: the server closes silent connections, also during a screenshot."""
        async for message in self.socket:
            self.came.put_nowait(json.loads(message.data))

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "begun":
                self.view, self.actors = message.get("view"), message.get("actors", [])
            case "update":
                self.view, self.actors = merged(self.view, message["patch"]), message["actors"]
                self.over = self.over or message.get("outcome") is not None
                great = {each["type"] for each in message["events"]} & {each.__name__ for each in self.rules.peaks}
                self.peak = "-".join(sorted(great)) or "peak"
            case "ok" | "no":
                self.answers[message["id"]] = message
        if "you" in message:
            self.seat = message["you"].get("seat")
        if "clock" in message:
            self.held = message["clock"].get("held", 0)

    async def quiet(self, seconds: float) -> None:
        """Read until no message has come for a moment."""
        while True:
            try:
                self.hear(await asyncio.wait_for(self.came.get(), seconds))
            except TimeoutError:
                return

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self.asked += 1
        id = f"p{self.asked}"
        await self.socket.send_json({"type": type, "id": id, **fields})
        end = time.monotonic() + 20
        while id not in self.answers and time.monotonic() < end:
            self.hear(await asyncio.wait_for(self.came.get(), 20))
        return self.answers.get(id, {})

    @property
    def mine(self) -> bool:
        return self.seat in self.actors

    @property
    def moment(self) -> str:
        """The kind of situation, as the name of a picture."""
        if self.over:
            return "end"
        phases = sorted(found(self.view, "phase"))
        role = "master" if isinstance(self.view, dict) and self.view.get("master") == self.seat else ""
        told = [*phases, role, self.peak if self.held else "act" if self.mine else "wait"]
        return "-".join(word for word in told if word)

    async def act(self) -> None:
        """Play the bot's move, or a random legal one where only a bot may make that move."""
        assert self.seat is not None
        view = msgspec.convert(self.view, self.rules.View, str_keys=True)
        move = self.whisper.choose(view, self.seat, self.chance)
        if move is None:
            return
        if self.rules.only_bots(move) or (await self.play(move)).get("type") != "ok":
            state = self.rules.resample(view, self.seat, self.chance)
            if self.seat in self.rules.actors(state):
                await self.play(self.rules.sample(state, self.seat, self.chance))

    async def play(self, move: Any) -> dict[str, Any]:
        return await self.ask("move", move=msgspec.to_builtins(move))


def found(thing: Any, key: str) -> set[str]:
    """Every value of this key, at the top and one level below."""
    if not isinstance(thing, dict):
        return set()
    deeper = {each[key] for each in thing.values() if isinstance(each, dict) and isinstance(each.get(key), str)}
    return deeper | ({thing[key]} if isinstance(thing.get(key), str) else set())


class Studio:
    """The four screens at one table, and the situations they have captured."""

    def __init__(self, browser: Browser, url: str, folder: Path, ends: bool) -> None:
        self.browser, self.url, self.folder, self.ends = browser, url, folder, ends
        self.table = self.kept = ""
        self.pages: dict[str, Page] = {}
        self.shown: list[str] = []

    async def open(self, table: str, guest: dict[str, Any]) -> None:
        kept = json.dumps({key: guest[key] for key in ("guest", "token", "name")})
        self.table, self.kept = table, kept
        for screen, (width, height) in SCREENS.items():
            await self.add(screen, width, height, {})

    async def add(self, screen: str, width: int, height: int, more: dict[str, Any]) -> None:
        context = await self.browser.new_context(**{
            "viewport": {"width": width, "height": height}, "locale": "it-IT", "has_touch": width < 500, **more})
        page = await context.new_page()
        page.set_default_timeout(90_000)
        await page.goto(f"{self.url}/favicon.svg")
        await page.evaluate("kept => localStorage.setItem('ludoteca.guest', kept)", self.kept)
        await page.goto(f"{self.url}/t/{self.table}{'?screen=1' if screen.startswith('big') else ''}")
        self.pages[screen] = page

    async def take(self, moment: str) -> None:
        if moment in self.shown or (self.ends and not moment.startswith("end")):
            return
        number = len(self.shown)
        self.shown.append(moment)
        for screen, page in self.pages.items():
            await page.screenshot(path=self.folder / f"{number:02}-{moment}-{screen}.png")

    async def take_late(self) -> None:
        """The end, on screens that open only then."""
        for page in self.pages.values():
            await page.context.close()
        self.pages = {}
        for screen, (width, height, more) in LATE.items():
            await self.add(screen, width, height, more)
        await asyncio.sleep(5)
        await self.take("end-late")

    async def close(self) -> None:
        for page in self.pages.values():
            await page.context.close()

    async def sheet(self, game: str) -> Path:
        """All situations of one game on one page, a row each."""
        rows = "".join(
            f"<h2>{moment}</h2><div>" + "".join(
                f"<img src='{path.as_uri()}'>" for screen in (*SCREENS, *LATE)
                if (path := self.folder / f"{number:02}-{moment}-{screen}.png").exists())
            + "</div>" for number, moment in enumerate(self.shown))
        page = self.folder / "sheet.html"
        page.write_text(
            "<style>body{margin:16px;background:#d9d2c4;font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:10px}"
            "img{height:430px;box-shadow:0 1px 6px #0006}h2{margin:14px 0 4px}</style>"
            f"<h1>{game}</h1>{rows}", "utf-8")
        path = self.folder.parent / f"{game}.png"
        camera = await self.browser.new_page(viewport={"width": 1960, "height": 1000})
        await camera.goto(page.as_uri())
        await camera.screenshot(path=path, full_page=True)
        await camera.close()
        return path


@asynccontextmanager
async def at_a_table(
    url: str, game: str, seats: int, options: dict[str, Any], name: str = "Anna",
    position: dict[str, Any] | None = None,
) -> AsyncIterator[tuple[dict[str, Any], str, aiohttp.ClientWebSocketResponse]]:
    """A new guest at a table of their own: the guest, the table, and the connection."""
    async with open_session(url, "it") as http:
        guest = await call(http, "POST", "/api/guests", {"name": name, "language": "it"})
        asked = {"from": position} if position else {"game": game, "options": options, "seats": seats}
        table = await call(http, "POST", "/api/tables", asked, guest["token"])
        async with http.ws_connect(f"ws/{table['table']}", max_msg_size=0) as socket:
            await socket.send_json({"type": "hello", "token": guest["token"]})
            yield guest, table["table"], socket


async def photograph(
    browser: Browser, url: str, game: str, folder: Path, quick: bool, chairs: int = 0, ends: bool = False,
) -> Path:
    """One game from the lobby to the end, each kind of situation once."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    seats, options = TABLES.get(game, (find_game(game).seats[0], {}))
    seats = chairs or seats
    position = near_the_end(game, seats, options) if ends else None
    async with at_a_table(url, game, seats, options, NAMES[0], position) as (guest, table, socket):
        person, studio = Person(game, socket), Studio(browser, url, folder, ends)
        await studio.open(table, guest)
        await person.quiet(1.0)
        await studio.take("lobby")
        for seat in range(1, seats):
            await person.ask("bot", seat=seat, level="artigiano")
        await person.ask("start")
        await play_through(person, studio, quick)
        await studio.close()
        return await studio.sheet(game)


def near_the_end(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """A game between bots up to its last move; None if its log is too long to upload."""
    table = Table(game, seats, seed="pictures", options=options)
    play_match(table, ("artigiano",) * seats, Chance.stream("pictures", purpose=game))
    log = table.log
    return {"log": log, "until": len(log["entries"]) - 1} if len(json.dumps(log)) < MESSAGE_SIZE - 1000 else None


async def play_through(person: Person, studio: Studio, quick: bool) -> None:
    end = time.monotonic() + PATIENCE
    while not person.over and time.monotonic() < end and not (quick and len(studio.shown) > 1):
        await person.quiet(0.05)
        moment = person.moment
        if moment not in studio.shown:
            if not person.held:
                await person.quiet(STILL)
            await studio.take(moment)
            if person.held:
                await asyncio.sleep(person.held / 3000)
                await studio.take(f"{moment}-later")
        if person.held:
            for page in studio.pages.values():
                await page.keyboard.press("Escape")
            await person.ask("seen")
            person.held = 0
        if person.mine and not person.over:
            await person.act()
    if person.over and not quick:
        await asyncio.sleep(0.6)
        await studio.take("end")
        await asyncio.sleep(4)
        await studio.take("end-later")
        await studio.take_late()


async def main(names: list[str], folder: Path, quick: bool, chairs: int = 0, ends: bool = False) -> list[Path]:
    sheets = []
    async with opened_house() as url, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        with Progress(TextColumn("{task.description:24}"), BarColumn(), TextColumn("{task.completed}/{task.total}"),
                      TimeElapsedColumn()) as progress:
            all_games = progress.add_task("pictures", total=len(names))
            for name in names:
                progress.update(all_games, description=name)
                sheets.append(await photograph(browser, url, name, folder / name, quick, chairs, ends))
                progress.advance(all_games)
        await browser.close()
    return sheets


BROWSER = installed()            # asked before Playwright starts: it opens a Playwright of its own to look

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="which games; all where none is named")
    parser.add_argument("--quick", action="store_true", help="the first phases only")
    parser.add_argument("--ends", action="store_true", help="the end only")
    parser.add_argument("--seats", type=int, default=0, help="so many chairs instead of those a game is shown with")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "pictures")
    asked = parser.parse_args()
    for sheet in asyncio.run(main(asked.games or games(), asked.into.resolve(), asked.quick, asked.seats, asked.ends)):
        print(sheet)
