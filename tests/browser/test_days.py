"""What brings people back, in a browser: the deals of the day, on the first page and on their own."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import aiohttp
from playwright.sync_api import expect

from tests.browser.conftest import House, Opener, check_accessibility, new_guest, screenshot, token_of
from tests.web.people import Visitor


def try_masterdice(house: House, token: str, code: list[int]) -> None:
    """A try at the day's Masterdice over the wire: this code at once."""
    table = house.call("POST", "/api/daily/masterdice", {}, token)["table"]

    async def play() -> None:
        async with aiohttp.ClientSession(house.url) as http:
            person = Visitor(http, {"guest": "", "token": token})
            await person.come(table)
            assert (await person.ask("start"))["type"] == "ok"
            assert (await person.ask("move", move={"type": "solve", "code": code}))["type"] == "ok"

    with ThreadPoolExecutor(1) as pool:            # Playwright has a loop in this thread
        pool.submit(asyncio.run, play()).result()


def test_a_day(house: House, open_page: Opener) -> None:
    anna, bruno = open_page("desk"), open_page("phone", dark=True)
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    try_masterdice(house, token_of(bruno), [1, 1, 1, 1])
    anna.goto(house.url)
    deals = anna.get_by_role("region", name="Le sfide di oggi")
    expect(deals.get_by_role("listitem").filter(has_text="Masterdice")).to_contain_text("il meglio di oggi: Bruno")
    deals.get_by_role("button", name=re.compile("Gioca.*Masterdice")).click()
    # The table is ready as it is: the first roll is Anna's.
    anna.get_by_role("button", name=re.compile("Lancia")).first.wait_for()
    anna.goto(house.url)
    expect(deals).to_contain_text("a metà, ti aspetta")
    screenshot(anna, "days-desk-home")
    check_accessibility(anna)
    # Bruno has played: his score, his row of days, the line that gives nothing away.
    bruno.goto(f"{house.url}/daily/masterdice")
    expect(bruno.get_by_role("heading", level=1)).to_have_text("Hai giocato la sfida del giorno")
    expect(bruno.locator(".share")).to_contain_text(re.compile(r"Masterdice \d+/\d+: \d+, [●○]{4}"))
    expect(bruno.locator(".row .tile.today")).to_have_text(re.compile(r"^\d+$"))
    expect(bruno.locator(".card li.you")).to_contain_text("Bruno (tu)")
    screenshot(bruno, "days-phone-daily-dark")
    check_accessibility(bruno)
    bruno.get_by_role("button", name="Rigioca senza contare").click()
    bruno.get_by_role("button", name=re.compile("Lancia")).first.wait_for()
    # Anna, who has not finished, sees how much he got and not how.
    anna.goto(f"{house.url}/daily/masterdice")
    expect(anna.locator(".card li").filter(has_text="Bruno")).to_be_visible()
    expect(anna.locator(".card a")).to_have_count(0)
    anna.goto(f"{house.url}/t/{bruno.url.rpartition('/')[2]}")
    expect(anna.get_by_role("heading", name="Questa sfida si gioca da soli")).to_be_visible()
