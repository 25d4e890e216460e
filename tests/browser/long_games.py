"""Whole games in real browsers, played for their logs; too long for every run, so pytest collects them only by name:

    LUDOTECA_KEEP_LOGS=build/played pytest tests/browser/long_games.py && python -m tests.logs.browsers build/played
"""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import House, Opener, eventually
from tests.browser.test_duplik import parts, praise, scribble, three_at_the_table, to_drawing
from tests.browser.test_finestre import place, ready, sit


def choose(page: Page, chair: int) -> None:
    """Choose a free window, even if another player takes some first."""
    settled = page.locator(f".finestre:not([data-phase=race]), .finestre [data-cat='{chair}']")
    free = page.locator("[data-window][aria-disabled=false]")

    def placed() -> bool:
        if settled.count() == 0 and free.count() > 0:
            place(page, int(free.nth(7 * (chair + 1) % free.count()).get_attribute("data-window") or 0))
        return settled.count() > 0

    eventually(placed)


def test_two_run_for_every_window_of_the_street(house: House, open_page: Opener) -> None:
    pages = sit(house, open_page)
    number = 0
    while pages[0].locator(".finestre[data-phase=over]").count() == 0:
        number += 1
        ready(*pages)
        for page in pages:
            page.locator(f".finestre[data-phase=race][data-round='{number}']").wait_for()
        for chair, page in enumerate(pages):
            choose(page, chair)
        for page in pages:
            page.locator(f".finestre:not([data-phase=race])[data-round='{number}']").wait_for()


def test_three_draw_three_plates_of_the_album(house: House, open_page: Opener) -> None:
    pages = three_at_the_table(house, open_page, seconds=0)
    for turn in range(1, 4):
        master, artists = parts(pages)
        to_drawing(master, artists)
        master.get_by_role("textbox", name="Scrivi quello che vedi").fill("Un gatto enorme sopra la casa")
        for artist in artists:
            scribble(artist, turn + 1)
            artist.get_by_role("button", name="Ho finito").click()
        for number in range(1, 11):
            master.get_by_role("button", name=f"Leggi il criterio {number}", exact=True).click()
            for judge in artists:
                judge.locator(".stamp.yes" if (number + turn) % 3 else ".stamp.no").click()
        master.get_by_role("button", name="Chiudi il giudizio").click()
        for page in pages:
            praise(page)
        if turn < 3:
            for page in pages:
                page.get_by_role("button", name="Avanti, al prossimo turno").click()
    for page in pages:
        page.get_by_role("dialog").wait_for()
