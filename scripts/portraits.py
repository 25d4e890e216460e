"""The pictures of the README, made from the real program: the shelf, five phones at their games, a drawing being born.

    make pictures WHAT=portraits              into docs/pictures
    python -m scripts.portraits shelf phones     some of them
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.async_api import Browser, async_playwright

from scripts.browser import FLAGS, installed
from scripts.pictures import ROOT, TABLES, Person, at_a_table, opened_house
from scripts.souvenirs import taken_home

BROWSER = installed()            # asked before Playwright starts: it opens a Playwright of its own to look
SHELF = (1280, 508)
PHONE = (390, 844)
SHOWN = 270                      # pixels a phone is wide in the README
GROUND = "#EADFCB"
PATIENCE = 400.0
HELD = 500                       # milliseconds: a film stays longer on what is finished

# The situations to capture on a phone, by the view of its player.
MOMENTS: dict[str, Callable[[Person], bool]] = {
    "canvas": lambda person: person.over,
    "masterdice": lambda person: person.mine and person.view["phase"] == "place" and len(person.view["rows"]) >= 2,
    "finestre": lambda person: person.view["phase"] == "reveal" and person.view["round"] >= 2 and not person.held,
    "specchio": lambda person: person.view["phase"] == "reveal" and person.view["turn"] >= 7 and not person.held,
    "duplik": lambda person: person.view["phase"] == "gallery",
}


async def shelf(browser: Browser, url: str) -> Image.Image:
    page = await browser.new_page(viewport={"width": SHELF[0], "height": SHELF[1]}, locale="it-IT")
    await page.goto(url)
    await page.locator("img").first.wait_for()
    await page.wait_for_load_state("networkidle")
    shot = await page.screenshot()
    await page.close()
    return Image.open(io.BytesIO(shot)).convert("RGB")


async def phone(browser: Browser, url: str, game: str) -> Image.Image:
    """A phone in the first situation to capture."""
    seats, options = TABLES[game]
    async with at_a_table(url, game, seats, options) as (guest, table, socket):
        person = Person(game, socket)
        await person.quiet(0.5)
        for seat in range(1, seats):
            await person.ask("bot", seat=seat, level="maestro" if game == "duplik" else "artigiano")
        await person.ask("start")
        end = time.monotonic() + PATIENCE
        while not MOMENTS[game](person):
            if time.monotonic() > end:
                raise TimeoutError(f"{game}: the moment did not come")
            await person.quiet(0.03)
            if person.held:
                await person.ask("seen")
                person.held = 0
            elif person.mine and not person.over and not MOMENTS[game](person):
                await person.act()
        context = await browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]}, device_scale_factor=1.5, locale="it-IT",
            has_touch=True, reduced_motion="reduce")
        page = await context.new_page()
        await page.goto(f"{url}/favicon.svg")
        kept = json.dumps({key: guest[key] for key in ("guest", "token", "name")})
        await page.evaluate("kept => localStorage.setItem('ludoteca.guest', kept)", kept)
        await page.goto(f"{url}/t/{table}")
        await page.locator("main").first.wait_for()
        await page.wait_for_load_state("networkidle")
        await page.wait_for_function("document.fonts.status === 'loaded'")
        on = page.get_by_role("button", name="Avanti: ora risolvi tu")       # the previous game is still shown
        if await on.count():
            await on.click()
        await asyncio.sleep(12 if game == "canvas" else 1.5)          # paint takes its time to dry
        shot = await page.screenshot()
        await context.close()
        return Image.open(io.BytesIO(shot)).convert("RGB")


def side_by_side(phones: list[Image.Image]) -> Image.Image:
    high = round(SHOWN * PHONE[1] / PHONE[0])
    gap = 19
    page = Image.new("RGB", (len(phones) * (SHOWN + gap) + gap, high + 2 * gap), GROUND)
    mask = Image.new("L", (SHOWN * 3, high * 3), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, SHOWN * 3 - 1, high * 3 - 1), 66, fill=255)
    corners = mask.resize((SHOWN, high), Image.Resampling.LANCZOS)
    for n, shot in enumerate(phones):
        page.paste(shot.resize((SHOWN, high), Image.Resampling.LANCZOS), (gap + n * (SHOWN + gap), gap), corners)
    return page


def fullness(path: Path) -> float:
    """The share of a paper that its drawing fills: fields with ink, of twelve by nine."""
    with Image.open(path) as gif:
        while gif.info["duration"] < HELD:
            gif.seek(gif.tell() + 1)     # to the drawing as it was laid down; what it was drawn from comes after
        wide, high = gif.size
        paper = gif.convert("L").crop((0, round(high * 0.14), wide, round(high * 0.87)))
    ink = paper.point(lambda light: 255 if light < 128 else 0)
    fields = ink.resize((12, 9), Image.Resampling.BOX)
    return sum(field > 4 for field in fields.tobytes()) / (12 * 9)


async def film(browser: Browser, url: str, folder: Path, games: int) -> None:
    """An animation of a drawing: of a few games, the one that fills its paper best."""
    kept, best = folder / "birth.gif", -1.0
    for _ in range(games):
        for path in await taken_home(browser, url, "duplik", folder, 3, hard=False, level="maestro"):
            if path.suffix == ".gif" and (full := fullness(path)) > best:
                print(f"film: {full:.0%} of the paper", flush=True)
                best = full
                path.replace(kept)
            else:
                path.unlink()


async def main(names: list[str], folder: Path, films: int) -> None:
    async with opened_house() as url, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        if "shelf" in names:
            (await shelf(browser, url)).save(folder / "shelf.webp", quality=84, method=6)
        if "phones" in names:
            shots = []
            for game in MOMENTS:
                shots.append(await phone(browser, url, game))
                print(game, flush=True)
            side_by_side(shots).save(folder / "phones.webp", quality=84, method=6)
        if "film" in names:
            await film(browser, url, folder, films)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", help="shelf, phones, film; all where none is named")
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--films", type=int, default=6, help="games of Duplik the film is chosen from")
    asked = parser.parse_args()
    asyncio.run(main(asked.names or ["shelf", "phones", "film"], asked.into.resolve(), asked.films))
