"""What people take home from each game, as files: bots play to the end, the share buttons are pressed.

    make pictures WHAT=souvenirs               every game, into build/pictures/souvenirs
    python -m scripts.souvenirs canvas --seats 5     one game, with so many chairs
    python -m scripts.souvenirs duplik --hard        in the dark, in English, with names as long as they get
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, async_playwright

from ludoteca.games.duplik.bots import picture_in_mind
from ludoteca.games.duplik.moves import Rest, Sketch, Stroke
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games
from scripts.browser import FLAGS, installed
from scripts.pictures import ROOT, TABLES, Person, at_a_table, opened_house

BROWSER = installed()            # asked before Playwright starts: it opens a Playwright of its own to look
PATIENCE = 900.0
MOST_STROKES = 140
LONG = "Massimiliano-Ferdinando"
BUTTONS = {"post": "share-picture", "story": "share-story", "film": "share-film"}
WORDS = {"share-picture": ("Condividi", "Share"), "share-story": ("Storia: un’immagine alta", "Story: a tall picture"),
         "share-film": ("Film: come è nato", "Film: how it came to be")}


class Guest(Person):
    """Plays as the whispering bot would; with a pen in hand draws what it heard, stroke by stroke, and lays it down.

    A bot's whole objects are not for people, and who never lays the pen down holds everybody up until the sand is out.
    """

    async def act(self) -> None:
        assert self.seat is not None
        view = msgspec.convert(self.view, self.rules.View, str_keys=True)
        if not isinstance(self.whisper.choose(view, self.seat, self.chance), Sketch):
            return await super().act()
        if view.all_said or view.phase == "ink":
            heard = tuple(view.lines[number] for number in sorted(view.lines))
            inks = [ink for sketch in picture_in_mind(heard, "artigiano", "souvenir", "careful") for ink in sketch.inks]
            for ink in inks[:MOST_STROKES]:
                await self.play(Stroke(ink.points, ink.width, ink.tool))
                await asyncio.sleep(0.05)    # a hand, not a flood
            await self.play(Rest())


async def taken_home(
    browser: Browser, url: str, game: str, folder: Path, chairs: int, hard: bool, level: str = "artigiano",
) -> list[Path]:
    """One game played by bots, and the files that its end offers."""
    seats, options = TABLES.get(game, (find_game(game).seats[0], {}))
    seats = min(chairs or seats, find_game(game).seats[-1])
    async with at_a_table(url, game, seats, options, LONG if hard else "Anna") as (guest, table, socket):
        person = Guest(game, socket)
        await person.quiet(0.5)
        for seat in range(1, seats):
            await person.ask("bot", seat=seat, level=level)
        await person.ask("start")
        end = time.monotonic() + PATIENCE
        while not person.over and time.monotonic() < end:
            await person.quiet(0.03)
            if person.held:
                await person.ask("seen")
                person.held = 0
            if person.mine and not person.over:
                await person.act()
        if not person.over:
            raise TimeoutError(f"{game} did not end")
        return await pressed(browser, url, table, guest, folder / f"{game}{'-hard' if hard else ''}", hard)


async def pressed(
    browser: Browser, url: str, table: str, guest: dict[str, Any], stem: Path, hard: bool,
) -> list[Path]:
    context = await browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB" if hard else "it-IT", accept_downloads=True,
        color_scheme="dark" if hard else "light", reduced_motion="reduce")
    page = await context.new_page()
    page.set_default_timeout(0)          # fifteen paintings are slow without a graphics card
    await page.goto(f"{url}/favicon.svg")
    kept = json.dumps({key: guest[key] for key in ("guest", "token", "name")})
    await page.evaluate("kept => localStorage.setItem('ludoteca.guest', kept)", kept)
    await page.goto(f"{url}/t/{table}")
    found = []
    await page.get_by_role("button", name=WORDS["share-story"][hard]).first.wait_for()
    for what, key in BUTTONS.items():
        button = page.get_by_role("button", name=WORDS[key][hard]).last
        if not await button.count():
            continue
        async with page.expect_download() as coming:
            await button.click()
        file = await coming.value
        path = stem.with_name(f"{stem.name}-{what}{Path(file.suggested_filename).suffix}")
        await file.save_as(path)
        found.append(path)
    await context.close()
    return found


async def main(names: list[str], folder: Path, chairs: int, hard: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    async with opened_house() as url, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for name in names:
            for path in await taken_home(browser, url, name, folder, chairs, hard):
                print(path, flush=True)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="which games; all where none is named")
    parser.add_argument("--seats", type=int, default=0, help="so many chairs instead of those a game is shown with")
    parser.add_argument("--hard", action="store_true", help="dark, English, a very long name")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "pictures" / "souvenirs")
    asked = parser.parse_args()
    asyncio.run(main(asked.games or list(games()), asked.into.resolve(), asked.seats, asked.hard))
