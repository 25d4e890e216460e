"""Table features in a browser: extra time, chat while typing, sounds, the end of a solo game, the big screen."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import aiohttp
from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    eventually,
    new_guest,
    open_table,
    token_of,
)
from tests.browser.test_shell import menu
from tests.web.people import Visitor

# Elements that overflow on the big screen: it scales down until there are none.
CUT = """() => { const all = document.querySelector('#content'); return all.scrollHeight > all.clientHeight + 6; }"""


def pass_turns(house: House, token: str, table: str, until: int) -> None:
    """Play Medusa over the wire without writing a word: two bottles a turn, every peak skipped."""
    async def play() -> None:
        async with aiohttp.ClientSession(house.url) as http:
            person = Visitor(http, {"guest": "", "token": token})
            await person.come(table)
            while person.view["phase"] != "over" and person.view["turn"] < until:
                move = {"type": "pass"}
                if person.view["phase"] == "bottles":
                    move = {"type": "bottle", "cell": person.view["sheets"][0]["cells"].index(" ")}
                assert (await person.ask("move", move=move))["type"] == "ok"
                await person.ask("seen")

    with ThreadPoolExecutor(1) as pool:            # Playwright runs an event loop in this thread
        pool.submit(asyncio.run, play()).result()


def sounds(page: Page) -> set[str]:
    marks = page.evaluate("performance.getEntriesByType('mark').map(({ name }) => name)")
    return {name.removeprefix("sound ") for name in marks if name.startswith("sound ")}


def test_a_game_for_one_from_the_clock_to_the_ladder(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Anna")
    table = open_table(page, house, "medusa", {"hourglass": 90})["table"]
    begin(page)
    menu(page, "Altri 30 secondi")
    expect(page.locator("[role=timer] .time").first).to_have_text(re.compile(r"^(1:[3-5]\d|2:00)$"))

    # The focus stays in the chat when the next turn begins and its word field appears.
    chat = page.get_by_placeholder("Scrivi qualcosa")
    chat.fill("penso a")
    pass_turns(house, token_of(page), table, until=2)
    expect(page.locator(".turn")).to_contain_text("Turno 2 di 12")
    page.locator("#polywords-word").wait_for()
    expect(chat).to_be_focused()
    expect(chat).to_have_value("penso a")
    eventually(lambda: "splash" in sounds(page))

    # With sounds off there is none, up to the end.
    page.get_by_role("button", name="Togli i suoni").click()
    page.evaluate("performance.clearMarks()")
    pass_turns(house, token_of(page), table, until=99)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile(r"Hai finito con −\d+ punt"))
    assert not sounds(page)
    ladder = end.get_by_role("list", name="La scala").get_by_role("listitem")
    expect(ladder).to_have_text([re.compile(rank) for rank in (
        "Plancton", "Acciuga", "Cavalluccio marino", "Delfino", "Medusa", "Nettuno")])
    expect(end.locator(".step")).to_contain_text("Plancton")
    expect(end.locator(".best figure")).to_contain_text("Il mare di Anna")
    expect(end.get_by_text("Il tuo record")).to_be_visible()
    expect(end.get_by_role("button", name="Ancora una partita")).to_be_visible()
    check_accessibility(page)

    # The big screen shows the same in the third person, without a record.
    screen = open_page("desk")
    screen.goto(f"{house.url}/t/{table}?screen=1")
    expect(screen.locator(".headline .words")).to_have_text(re.compile(r"^Anna finisce con −\d+ punt"))
    expect(screen.locator(".alone.big .ladder li")).to_have_count(6)
    expect(screen.get_by_text("Il tuo record")).to_have_count(0)
    for width, height in ((1280, 720), (1920, 1080)):
        screen.set_viewport_size({"width": width, "height": height})
        eventually(lambda: not screen.evaluate(CUT))
