"""Contact sheets of all that is drawn: scenes, cards and paintings, streets, boxes and the shelf.

    make pictures WHAT=sheets               everything, into build/pictures/sheets
    python -m scripts.sheets streets boxes        some of it
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from scripts.browser import FLAGS, installed
from scripts.pictures import ROOT, at_a_table, opened_house

BROWSER = installed()            # asked before Playwright starts: it opens a Playwright of its own to look
SCENES, ON_A_SHEET = 120, 12
STREETS = ("bambini", "normale", "difficile")
OF_EACH = 4
# A street that is still being laid out is no picture yet: it has to keep its place for a while.
AT_REST = """() => new Promise((done) => {
  let before = '', calm = 0;
  const look = () => {
    const { x, y, width, height } = document.querySelector('svg.street').getBoundingClientRect();
    const now = [x, y, width, height].join();
    calm = now === before ? calm + 1 : 0;
    before = now;
    if (calm > 20) done(true); else requestAnimationFrame(look);
  };
  look();
})"""
SHELVES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "desk": (1440, 900, {}), "desk-dark": (1440, 900, {"color_scheme": "dark"}),
    "phone": (390, 844, {"has_touch": True}), "phone-dark": (390, 844, {"has_touch": True, "color_scheme": "dark"}),
}


def scenes(folder: Path) -> None:
    for first in range(0, SCENES, ON_A_SHEET):
        last = first + ON_A_SHEET - 1
        subprocess.run([sys.executable, "-m", "tools.duplik_plates", "--sheet", str(folder / f"scenes-{first:03}.png"),
                        f"{first}-{last}"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "tools.duplik_plates", "--sheet", str(folder / "endless.png"),
                    "--improvised", "0-11"], cwd=ROOT, check=True)


def cards(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "scripts.canvas_sheet", str(folder)], cwd=ROOT, check=True)


async def streets(browser: Browser, url: str, folder: Path) -> None:
    """Streets of every kind as they are dealt, one row per difficulty."""
    context = await browser.new_context(viewport={"width": 760, "height": 520}, locale="it-IT")
    shots = []
    for difficulty in STREETS:
        for n in range(OF_EACH):
            options = {"difficulty": difficulty, "new_houses": n > 0}
            async with at_a_table(url, "finestre", 2, options) as (_, table, socket):
                await socket.send_json({"type": "bot", "id": "b", "seat": 1, "level": "artigiano"})
                await socket.send_json({"type": "start", "id": "s"})
                page = await context.new_page()
                await page.goto(f"{url}/t/{table}?screen=1")
                await page.locator("svg.street").wait_for()
                await page.wait_for_load_state("networkidle")
                await page.evaluate(AT_REST)
                path = folder / f"street-{difficulty}-{n}.png"
                await page.locator("svg.street").screenshot(path=path, timeout=0)
                shots.append((path, f"{difficulty}{', new houses' if n else ''}"))
                await page.close()
    await context.close()
    await mounted(browser, shots, OF_EACH, folder / "streets.png")


async def boxes(browser: Browser, url: str, folder: Path) -> None:
    """Covers large and in the size of the catalogue, and the catalogue on four screens."""
    covers = sorted((ROOT / "docs" / "pictures" / "covers").iterdir())
    await mounted(browser, [(path, path.stem) for path in covers], len(covers), folder / "boxes.png")
    shots = []
    for screen, (width, height, more) in SHELVES.items():
        context = await browser.new_context(viewport={"width": width, "height": height}, locale="it-IT", **more)
        page = await context.new_page()
        await page.goto(url)
        await page.wait_for_load_state("networkidle")
        path = folder / f"shelf-{screen}.png"
        await page.screenshot(path=path, timeout=0)
        shots.append((path, screen))
        await context.close()
    desks = [(path, screen) for path, screen in shots if "phone" not in screen]
    await mounted(browser, desks, 2, folder / "shelves.png")
    await mounted(browser, [shot for shot in shots if shot not in desks], 4, folder / "shelves-phones.png")


async def mounted(browser: Browser, shots: list[tuple[Path, str]], columns: int, into: Path) -> None:
    """Several pictures on one page."""
    hung = "".join(
        f"<figure><img src='{path.as_uri()}'><figcaption>{word}</figcaption></figure>" for path, word in shots)
    page = into.with_suffix(".html")
    page.write_text(
        "<meta charset=utf-8><style>body{margin:12px;background:#E8DECA;display:grid;gap:12px;font:15px sans-serif;"
        f"grid-template-columns:repeat({columns},1fr);align-items:start}}figure{{margin:0}}img{{width:100%}}</style>{hung}",
        "utf-8")
    camera = await browser.new_page(viewport={"width": 1900, "height": 500})
    await camera.goto(page.as_uri())
    await camera.screenshot(path=into, full_page=True, timeout=0)
    await camera.close()
    page.unlink()
    print(into)


async def main(names: list[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    failed = []                      # if one kind of sheet fails, make the others
    for name, made in (("scenes", scenes), ("cards", cards)):
        try:
            if name in names:
                made(folder)
        except subprocess.CalledProcessError as error:
            failed.append(f"{name}: {error}")
    if {"streets", "boxes"} & set(names):
        async with opened_house() as url, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
            if "streets" in names:
                await streets(browser, url, folder)
            if "boxes" in names:
                await boxes(browser, url, folder)
            await browser.close()
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", help="scenes, cards, streets, boxes; all where none is named")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "pictures" / "sheets")
    asked = parser.parse_args()
    asyncio.run(main(asked.names or ["scenes", "cards", "streets", "boxes"], asked.into.resolve()))
