"""Whole games of every box in Chromium, Firefox and WebKit: by touch, by keys, with a server that is killed in between.

    make engines                                      all ten games in all three
    make engines ENGINES="--in webkit canvas duplik"  some games in some engines

A person plays at a page as wide as a phone, against bots. First by hand: touches on what the board offers, lines
on the paper, and a tap right after them (Safari used to lose it). Then by keyboard: each move is typed into
the text board. After some moves the house is killed and opens again, and the page must find back
by itself. Nothing may break, no script may fail, and the end must be seen; pictures of it lie in build/engines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ludoteca.rules import Chance
from ludoteca.rules.words import Tongue
from scripts.pictures import Person
from scripts.screens import ENGINES, Missing, Screen, free_port

ROOT = Path(__file__).resolve().parents[1]
SIZE = (390, 844)
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "masterdice": (2, {}), "canvas": (2, {}), "duplik": (3, {}), "finestre": (3, {}), "specchio": (3, {}),
    "pagliaccio": (3, {}), "palla": (2, {}), "manta": (4, {}), "polpo": (2, {}), "medusa": (1, {}),
}
PATIENCE = 420.0                 # seconds for one game
BY_HAND = 4                      # turns to try by touch first
RESTART_AFTER = 4                # moves

SETTLE = """(guest) => {
  localStorage.clear();
  localStorage.setItem('ludoteca.guest', guest);
  localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'it' }));
}"""
LISTEN = """() => {
  window.troubles ??= [];
  // That a size changed again while it was told is a notice to programmers, not a failure.
  addEventListener('error', (event) => {
    if (!String(event.message).startsWith('ResizeObserver loop')) window.troubles.push(String(event.message));
  });
  addEventListener('unhandledrejection', (event) => window.troubles.push(String(event.reason)));
  window.heard = [];
  const Plain = window.AudioContext;
  window.AudioContext = class extends Plain { constructor(...given) { super(...given); window.heard.push(this); } };
  const look = () => (window.ended ||= !!document.querySelector('dialog[open] .stand, .exhibition'));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}"""
OFFERED = """() => {
  const kinds = ['button:not([disabled])', '[role=button]', '[role=gridcell]'].map((kind) => `main.board ${kind}`);
  return [...document.querySelectorAll(kinds.join(','))]
    .filter((each) => !each.closest('#in-words, .log, .chat, header')).map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 8 && box.height > 8 && box.top >= 0 && box.bottom <= innerHeight)
    .filter((box) => box.left >= 0 && box.right <= innerWidth)
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
}"""
PAPER = """() => {
  const sheet = document.querySelector('.easel:not(.down) > svg')?.getBoundingClientRect();
  return sheet ? [sheet.x, sheet.y, sheet.width, sheet.height] : null;
}"""
STROKES = "() => Number(document.querySelector('.easel > svg')?.dataset.strokes ?? -1)"
UNDO = """() => {
  const button = document.querySelector('.tools .side button:not([disabled])')?.getBoundingClientRect();
  return button ? [button.x + button.width / 2, button.y + button.height / 2] : null;
}"""
FIELD = """() => {
  const field = document.getElementById('words-field');
  field?.focus();
  field?.select();
  return !!field;
}"""
BROKEN = """() => [
  ...(window.troubles ?? []), ...[...document.querySelectorAll('.broken')].map((each) => each.textContent)]"""
ENDED = "() => !!window.ended"      # it was there: a key meant for something else may have closed it again
BACK = """async () => (await fetch('/api/games')).ok
  && !document.querySelector('.banner:not(.calm)') && !!document.querySelector('main.board')"""


class Failed(Exception):
    """A step that failed in an engine."""


class House:
    """A server that can be killed and started again on the same port."""

    def __init__(self, data: str) -> None:
        self.data, self.port = data, free_port()
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        environment = {**os.environ, "LUDOTECA_DATA": self.data, "PYTHONUNBUFFERED": "1"}
        environment.pop("LUDOTECA_DATABASE", None)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteca.cli", "serve", "--host=127.0.0.1", f"--port={self.port}", "--no-browser",
            "--bot-workers=0", "--bot-pace=0.05", env=environment, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL)
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            if re.search(rb"http://localhost:\d+/", line):
                return
        raise RuntimeError("the house did not open")

    async def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()
            self.process = None


class Sitting:
    """One player on one page in one game."""

    def __init__(self, screen: Screen, house: House, http: aiohttp.ClientSession, game: str) -> None:
        self.screen, self.house, self.http, self.game = screen, house, http, game
        self.made = {"touch": 0, "keys": 0, "line": 0}
        self.drawn = self.restarted = False
        self.chance = Chance.stream("engines", purpose=f"{screen.engine} {game}")

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with self.http.post(self.house.url + path, json=body, headers=headers) as answer:
            answer.raise_for_status()
            return await answer.json()

    async def sit(self) -> None:
        """Open a table, fill the seats, start the game."""
        seats, options = TABLES[self.game]
        guest = await self.post("/api/guests", {"name": "Anna", "language": "it"})
        self.token = guest["token"]
        table = await self.post("/api/tables", {"game": self.game, "options": options, "seats": seats}, self.token)
        self.table = table["table"]
        await self.listen()
        await self.screen.go(f"{self.house.url}/favicon.svg")
        kept = json.dumps({key: guest[key] for key in ("guest", "token", "name")})
        await self.screen.run(SETTLE, kept)
        await self.screen.go(f"{self.house.url}/t/{self.table}")
        await self.screen.run(LISTEN)
        await self.until("() => !!document.querySelector('.lobby')", "the lobby does not come")
        for seat in range(1, seats):
            await self.person.ask("bot", seat=seat, level="artigiano")
        await self.person.ask("start")
        await self.until("() => !!document.querySelector('main.board')", "the board does not come")

    async def listen(self) -> None:
        socket = await self.http.ws_connect(f"{self.house.url}/ws/{self.table}", max_msg_size=0)
        await socket.send_json({"type": "hello", "token": self.token})
        self.person = Person(self.game, socket)
        await self.person.quiet(0.3)

    async def until(self, condition: str, complaint: str, seconds: float = 90.0) -> None:
        end = time.monotonic() + seconds
        while not await self.screen.run(condition):
            if time.monotonic() > end:
                raise Failed(complaint)
            await asyncio.sleep(0.1)

    async def play(self) -> None:
        await self.sit()
        end, turns = time.monotonic() + PATIENCE, 0
        while not self.person.over:
            if time.monotonic() > end:
                raise Failed(f"the game does not end: {self.made}")
            await self.person.quiet(0.05)
            if self.person.held:
                await self.step_back()
                await self.person.ask("seen")
                self.person.held = 0
            if self.person.over:
                break
            if not self.drawn:
                await self.draw()
            if not self.person.mine:
                continue
            turns += 1
            if turns > BY_HAND or not await self.by_touch():
                await self.by_words()
            if not self.restarted and sum(self.made.values()) >= RESTART_AFTER:
                await self.fall_over()
        await self.until(ENDED, "the end is not seen")
        troubles = await self.screen.run(BROKEN)
        if troubles:
            raise Failed(f"scripts fail: {troubles[:3]}")
        if self.game == "duplik" and not self.drawn:
            raise Failed("nothing could be drawn")
        if not self.made["keys"]:
            raise Failed("no move could be typed")

    async def by_touch(self) -> bool:
        """Touch a few parts that the board offers; return whether a touch made a move."""
        before = self.person.view
        for _ in range(5):
            offered = await self.screen.run(OFFERED)
            if not offered:
                return False
            await self.screen.touch([tuple(self.chance.pick(offered))])
            await self.person.quiet(0.25)
            if self.person.view is not before:
                self.made["touch"] += 1
                return True
        await self.step_back()
        return False

    async def step_back(self) -> None:
        """Close a sheet that a touch has opened, or skip a peak; the final scores stay open."""
        if not await self.screen.run(ENDED):
            await self.screen.press("Escape")

    async def draw(self) -> None:
        """A line on the paper, where there is one, and right after it a tap on a button."""
        sheet = await self.screen.run(PAPER)
        if not sheet:
            return
        x, y, width, height = sheet
        before = await self.screen.run(STROKES)
        line = [(x + width * (0.2 + 0.06 * step), y + height * (0.3 + 0.04 * (step % 3))) for step in range(10)]
        await self.screen.touch(line)
        await self.until(f"() => ({STROKES})() > {before} || !({PAPER})()", "a line drawn with a finger does not stay")
        drawn = await self.screen.run(STROKES)
        await self.screen.touch(line)
        button = await self.screen.run(UNDO)
        if button and drawn > before:
            await self.screen.touch([tuple(button)])
            await self.until(f"() => ({STROKES})() <= {drawn} || !({PAPER})()", "the tap after a line is swallowed")
        self.drawn = drawn > before or self.drawn

    async def by_words(self) -> None:
        """Type the bot's move in the text interface; moves without words go over the socket."""
        person = self.person
        view = msgspec.convert(person.view, person.rules.View, str_keys=True)
        move = person.whisper.choose(view, person.seat, person.chance)
        if move is None:
            return
        if person.rules.only_bots(move):
            await person.act()
            self.made["line"] += 1
            return
        tongue = Tongue(self.game, "it", (), view, person.seat)
        said = next((way for phrase in person.rules.phrases if (way := phrase.say(move, tongue))), None)
        if said is None or len(said) > 200 or not await self.type(said):
            await person.act()
            self.made["line"] += 1

    async def type(self, said: str) -> bool:
        if await self.screen.run("() => !!document.querySelector('dialog[open]')"):        # opened by a touch
            await self.step_back()
        if not await self.screen.run(FIELD):
            await self.screen.press("t", "Alt")
            await self.until("() => !!document.getElementById('words-field')", "Alt+T does not open the table in words")
            await self.screen.run(FIELD)
        before = self.person.view
        await self.screen.write(said)
        await self.screen.press("Enter")
        end = time.monotonic() + 8
        while self.person.view is before and time.monotonic() < end:
            await self.person.quiet(0.1)
        if self.person.view is before:
            return False
        self.made["keys"] += 1
        return True

    async def fall_over(self) -> None:
        """Kill the server and start it again: the page must reconnect by itself."""
        self.restarted = True
        await self.house.kill()
        await asyncio.sleep(0.5)
        await self.house.open()
        await self.listen()
        await self.until(BACK, "the page does not find back to the house")


async def one(engine: str, game: str, folder: Path) -> str:
    """Play one game in one engine; return the line of the report."""
    with tempfile.TemporaryDirectory() as data:
        house = House(data)
        await house.open()
        screen: Screen = await ENGINES[engine].open(*SIZE)
        try:
            async with aiohttp.ClientSession() as http:
                sitting = Sitting(screen, house, http, game)
                try:
                    await sitting.play()
                finally:
                    await screen.picture(folder / f"{game}-{engine}.png")
                heard = await screen.run("() => window.heard.map((each) => each.state)")
                made = ", ".join(f"{count} by {way}" for way, count in sitting.made.items() if count)
                more = ["drawn"] * sitting.drawn + ["house killed once"] * sitting.restarted
                return f"{made}; {', '.join([*more, 'sound ' + (heard[0] if heard else 'asleep')])}"
        finally:
            await screen.close()
            await house.kill()


async def main(names: list[str], engines: list[str], folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with Progress(TextColumn("{task.description:28}"), BarColumn(), TextColumn("{task.completed}/{task.total}"),
                  TimeElapsedColumn()) as progress:
        all_games = progress.add_task("engines", total=len(names) * len(engines))
        for engine in engines:
            for game in names:
                progress.update(all_games, description=f"{engine}: {game}")
                try:
                    told = await one(engine, game, folder)
                except Missing as missing:
                    told, failed = f"not here: {missing}", failed + 1
                except (Failed, RuntimeError, aiohttp.ClientError, TimeoutError) as trouble:
                    told, failed = f"FAILED: {trouble or type(trouble).__name__}", failed + 1
                progress.console.print(f"{engine:9} {game:11} {told}")
                progress.advance(all_games)
    return min(failed, 1)


def parse(words: list[str] | None = None) -> argparse.Namespace:
    """Games and engines in their listed order, whatever the order of the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default: all): {', '.join(TABLES)}")
    parser.add_argument("--in", dest="engines", nargs="+", metavar="ENGINE", default=[],
                        help=f"in which engines (default: all): {', '.join(ENGINES)}")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "engines")
    asked = parser.parse_args(words)
    named = {*asked.games, *asked.engines}           # `--in webkit canvas` takes the game, too
    for word in named - TABLES.keys() - set(ENGINES):
        parser.error(f"{word} is no game and no engine; there are {', '.join(TABLES)} and {', '.join(ENGINES)}")
    asked.games = [game for game in TABLES if game in named] or list(TABLES)
    asked.engines = [engine for engine in ENGINES if engine in named] or list(ENGINES)
    return asked


if __name__ == "__main__":
    asked = parse()
    sys.exit(asyncio.run(main(asked.games, asked.engines, asked.into)))
