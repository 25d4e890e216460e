"""Replays in a browser: scrubbed, played, seen from every seat, continued as a new table.

The library plays the games; the tests upload them as files.
"""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from playwright.sync_api import Page, expect

import ludoteca
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game as find_game
from tests.browser.conftest import House, Opener, check_accessibility, new_guest, open_table, screenshot
from tests.web.people import Visitor

NAMES = ["Anna", "Bruno", "Clara", "Dora"]


def played(game: str, seats: int, level: str = "apprendista", seed: str = "una sera", **options: Any) -> Table:
    """A whole game between bots, as at a table."""
    table = ludoteca.Table(game, seats=seats, seed=seed, options=options)
    bots = [ludoteca.bot(game, level) for _ in range(seats)]
    while table.outcome is None:
        moved = False
        for seat in sorted(table.actors):
            chance = Chance.stream(f"{seed}/{seat}", table.position)
            move = bots[seat].choose(table.view(seat), seat, chance)
            if move is None:
                continue
            table.play(seat, move, at=table.now + 900)
            moved = True
            break
        if not moved:
            table.expire()
    return table


def brought(house: House, token: str, table: Table) -> str:
    log = {**table.log, "names": NAMES[:table.seats]}
    return str(house.call("POST", "/api/replays", log, token)["link"])


@pytest.fixture(scope="module")
def masterdice() -> Table:
    return played("masterdice", 2)


def first_peak(table: Table) -> int:
    """The position of the first peak, by the rules."""
    again = Table.from_header(table.header)
    return next(number for number, (_, step) in enumerate(again.retrace(table.entries), start=1)
                if any(table.game.peak(told.event) for told in step.events))


# In one script: on a busy machine the replay might end before a separate click.
RUN_AND_STOP = """async () => {
    const press = name => [...document.querySelectorAll('button')].find(
        each => `${each.ariaLabel} ${each.textContent}`.includes(name)).click();
    const slider = document.querySelector('input[type=range]'), before = slider.value;
    press('Fai scorrere');
    while (slider.value === before) await new Promise(requestAnimationFrame);
    press('Ferma');
    return Number(slider.value);
}"""


def at_move(page: Page, version: int, length: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(version))
    expect(page.locator(".count")).to_have_text(f"Mossa {version} di {length}")


def test_a_game_is_scrubbed_played_and_seen_from_every_chair(
        house: House, open_page: Opener, masterdice: Table) -> None:
    page = open_page("desk")
    guest = new_guest(page, house, "Anna")
    link, length = brought(house, guest["token"], masterdice), masterdice.position
    page.goto(f"{house.url}/r/{link}")
    at_move(page, 0, length)
    page.keyboard.press("ArrowRight")
    at_move(page, 1, length)
    page.keyboard.press("End")
    at_move(page, length, length)
    page.keyboard.press("ArrowLeft")
    at_move(page, length - 1, length)
    expect(page).to_have_url(f"{house.url}/r/{link}?seat=audience#{length - 1}")
    page.get_by_role("slider").fill("4")
    at_move(page, 4, length)
    eyes = page.locator("select")
    eyes.select_option(label="Bruno")
    expect(page).to_have_url(f"{house.url}/r/{link}?seat=1#4")
    screenshot(page, "replay-desk-seat")
    eyes.select_option(label="tutto scoperto")
    page.get_by_role("button", name="In parole, e le chiacchiere").click()
    expect(page.locator("aside")).to_contain_text("Il tuo codice")
    check_accessibility(page)
    screenshot(page, "replay-desk-open")
    page.get_by_role("button", name="Velocità per 4").click()
    expect(page.get_by_role("button", name="Fai scorrere")).to_be_visible()
    assert 4 < page.evaluate(RUN_AND_STOP) < length
    expect(page.get_by_role("button", name="Fai scorrere")).to_be_visible()
    page.locator(".marks button").first.click()
    expect(page.locator(".marks button.on")).to_have_count(1)
    expect(page.get_by_role("slider")).to_have_value(str(first_peak(masterdice)))


def test_a_link_to_a_moment_opens_there_and_what_if_opens_a_table(
        house: House, open_page: Opener, masterdice: Table) -> None:
    owner = open_page("desk")
    guest = new_guest(owner, house, "Anna")
    link = brought(house, guest["token"], masterdice)
    phone = open_page("phone")
    new_guest(phone, house, "Bea")
    phone.goto(f"{house.url}/r/{link}?seat=0#5")
    expect(phone.get_by_role("slider")).to_have_value("5")
    check_accessibility(phone)
    screenshot(phone, "replay-phone")
    phone.get_by_role("button", name="E se…").click()
    phone.get_by_role("dialog").wait_for()
    screenshot(phone, "replay-phone-what-if")
    phone.get_by_role("button", name="Contro i bot").click()
    phone.wait_for_url("**/t/*")
    expect(phone).not_to_have_url(re.compile(r"bots="))
    phone.locator("main.board").wait_for()


async def play_masterdice(address: str, guest: dict[str, str]) -> None:
    """A whole game against a bot over the wire, with the moves of another bot."""
    async with aiohttp.ClientSession(base_url=address) as http:
        anna = Visitor(http, guest)
        urn = (await anna.come((await anna.open_table("masterdice"))["table"]))["room"]["urn"]
        await anna.ask("luck", commitment=urn["commitment"], share="ab" * 16)
        await anna.ask("bot", seat=1, level="apprendista")
        assert anna.socket is not None
        await anna.socket.send_json({"type": "start", "id": "start"})
        told = await anna.hear("begun")
        rules, bot = find_game("masterdice"), ludoteca.bot("masterdice", "artigiano")
        while "outcome" not in told:
            if 0 in told["actors"]:
                move = bot.choose(msgspec.convert(anna.view, rules.View), 0, Chance.stream("anna", anna.version))
                request = {"type": "move", "id": f"m{anna.version}", "move": msgspec.to_builtins(move)}
                await anna.socket.send_json(request)
            told = await anna.hear("update")


def test_my_games_and_numbers_are_shown_brought_and_deleted(
        house: House, open_page: Opener, masterdice: Table, tmp_path: Path) -> None:
    page = open_page("desk")
    guest = new_guest(page, house, "Anna")
    page.goto(f"{house.url}/me")
    expect(page.get_by_text("Ancora nessuna partita finita")).to_be_visible()
    with ThreadPoolExecutor() as aside:            # Playwright runs an event loop in this thread
        aside.submit(asyncio.run, play_masterdice(house.url, guest)).result()
    page.reload()
    expect(page.get_by_role("heading", name="Guarda come giochi, Anna")).to_be_visible()
    expect(page.locator(".kinds li")).to_have_count(1)
    expect(page.locator(".kinds")).to_contain_text("contro Apprendista")
    check_accessibility(page)
    screenshot(page, "me-desk")
    page.goto(house.url + str(page.locator(".past a").first.get_attribute("href")).replace("/r/", "/luck/"))
    expect(page.get_by_role("heading", name="I conti tornano")).to_be_visible()
    expect(page.get_by_text("la casa e Anna")).to_be_visible()
    check_accessibility(page)
    screenshot(page, "luck-desk")
    page.goto(f"{house.url}/me")
    file = tmp_path / "partita.json"
    file.write_text(json.dumps({**masterdice.log, "names": ["Zoe", "Yuri"]}))
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/r/*")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.goto(f"{house.url}/me")
    expect(page.locator(".past li")).to_have_count(2)
    page.set_viewport_size({"width": 360, "height": 740})
    screenshot(page, "me-phone")
    page.get_by_role("button", name="Porta su un altro schermo").click()
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    link = page.locator(".link").inner_text()
    page.keyboard.press("Escape")
    page.locator(".past li").filter(has_text="Zoe").get_by_role("button").click()
    page.get_by_role("button", name="Cancella", exact=True).click()
    expect(page.locator(".past li")).to_have_count(1)
    other = open_page("phone")
    other.goto(f"{house.url}/me{link[link.index('#'):]}")
    other.get_by_role("button", name="Portale qui").click()
    other.wait_for_url("**/me")
    expect(other.get_by_role("heading", name="Guarda come giochi, Anna")).to_be_visible()


def test_a_browser_in_a_chair_adds_its_number_before_the_deal(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    open_table(page, house, "masterdice")
    line = page.locator(".luck")
    expect(line).to_contain_text("una persona ha mescolato")
    line.scroll_into_view_if_needed()
    screenshot(page, "luck-lobby")


def test_a_game_that_is_not_there_says_so(house: House, open_page: Opener) -> None:
    page = open_page("phone", language="en")
    page.goto(f"{house.url}/r/nothing")
    expect(page.get_by_role("heading", name="This game is not here")).to_be_visible()
