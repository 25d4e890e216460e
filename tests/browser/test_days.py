"""Deals of the day in a browser: on the home page and on their own page; tables passed from hand to hand."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import aiohttp
import pytest
from playwright.sync_api import expect

from ludoteca.server.bot_workers.engine import SoloResult
from ludoteca.server.house.dailies import maestro_row
from ludoteca.server.state.daily import day_of
from ludoteca.server.state.room_state import Today
from ludoteca.store.sqlite.store import SqliteStore
from tests.browser.conftest import (
    SCREENSHOTS,
    House,
    Opener,
    check_accessibility,
    new_guest,
    open_table,
    screenshot,
    token_of,
)
from tests.web.people import Visitor


async def store_maestro_result(path: str) -> None:
    """Store the bot's result of the day, so that no test waits for its computation."""
    store, today = SqliteStore(path), Today("masterdice", day_of(1000 * time.time()))
    await store.open()
    await store.put_note(maestro_row(today, "", SoloResult(46, (216, 9, 1))))
    await store.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house")
    asyncio.run(store_maestro_result(str(data / "ludoteca.sqlite3")))
    opened = House(data)
    opened.open()
    yield opened
    opened.close()


def try_masterdice(house: House, token: str, code: list[int]) -> None:
    """Play the day's Masterdice over the wire with this code as the first guess."""
    table = house.call("POST", "/api/daily/masterdice", {}, token)["table"]

    async def play() -> None:
        async with aiohttp.ClientSession(house.url) as http:
            person = Visitor(http, {"guest": "", "token": token})
            await person.come(table)
            assert (await person.ask("start"))["type"] == "ok"
            assert (await person.ask("move", move={"type": "solve", "code": code}))["type"] == "ok"

    with ThreadPoolExecutor(1) as pool:            # Playwright runs an event loop in this thread
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
    # The table starts at once with Anna's first roll.
    anna.get_by_role("button", name=re.compile("Lancia")).first.wait_for()
    anna.goto(house.url)
    expect(deals).to_contain_text("a metà, ti aspetta")
    screenshot(anna, "days-desk-home")
    check_accessibility(anna)
    # Bruno has played: his score, his streak, the text to share without spoilers.
    bruno.goto(f"{house.url}/daily/masterdice")
    expect(bruno.get_by_role("heading", level=1)).to_have_text("Hai giocato la sfida del giorno")
    expect(bruno.locator(".share")).to_contain_text(re.compile(r"Masterdice \d+/\d+: \d+, [●○]{4}"))
    expect(bruno.locator(".picture")).to_be_visible()
    expect(bruno.locator(".row .tile.today")).to_have_text(re.compile(r"^\d+$"))
    expect(bruno.locator(".card li.you")).to_contain_text("Bruno (tu)")
    expect(bruno.locator(".ghosts")).to_contain_text(re.compile("riga 1.*riga 2", re.DOTALL))    # the rows of the bot
    screenshot(bruno, "days-phone-daily-dark")
    check_accessibility(bruno)
    bruno.get_by_role("button", name="Rigioca senza contare").click()
    bruno.get_by_role("button", name=re.compile("Lancia")).first.wait_for()
    # Anna has not finished: she sees his score but not his moves.
    anna.goto(f"{house.url}/daily/masterdice")
    expect(anna.locator(".card li").filter(has_text="Bruno")).to_be_visible()
    expect(anna.locator(".card a")).to_have_count(0)
    anna.goto(f"{house.url}/t/{bruno.url.rpartition('/')[2]}")
    expect(anna.get_by_role("heading", name="Questa sfida si gioca da soli")).to_be_visible()


def play_tris(house: House, table: str, host: str, guest: str, times: int) -> None:
    """Play so many games of tris over the wire; the host wins them all."""
    async def play() -> None:
        async with aiohttp.ClientSession(house.url) as http:
            pair = [Visitor(http, {"guest": "", "token": token}) for token in (host, guest)]
            for person in pair:
                await person.come(table)
            for number in range(times):
                assert (await pair[0].ask(*(["rematch"] if number else ["start"])))["type"] == "ok"
                for turn, cell in enumerate((0, 3, 1, 4, 2)):
                    moved = await pair[turn % 2].ask("move", move={"type": "mark", "cell": cell})
                    assert moved["type"] == "ok", moved

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, play()).result()


def test_an_evening(house: House, open_page: Opener) -> None:
    anna, bruno = open_page("desk"), open_page("phone")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    table = house.call("POST", "/api/tables", {"game": "tris"}, token_of(anna))["table"]
    play_tris(house, table, token_of(anna), token_of(bruno), 2)
    for page in (anna, bruno):
        page.goto(f"{house.url}/t/{table}")
    evening = anna.get_by_role("region", name="La serata")
    expect(evening.locator(".board li")).to_have_text([re.compile("Anna.*2 vinte.*6"), re.compile("Bruno.*4")])
    screenshot(anna, "days-desk-evening")
    check_accessibility(anna)
    with anna.expect_download() as taken:
        evening.get_by_role("button", name="La storia in un’immagine").click()
    taken.value.save_as(SCREENSHOTS / "days-evening-story.png")
    evening.get_by_role("button", name="Cambiate gioco").click()
    evening.get_by_role("button", name="Masterdice").click()
    his = bruno.get_by_role("region", name="La serata")
    his.get_by_role("button", name=re.compile("Masterdice")).click()
    expect(his.get_by_role("button", name=re.compile("Masterdice"))).to_contain_text("2")
    screenshot(bruno, "days-phone-evening")
    check_accessibility(bruno)
    evening.get_by_role("button", name="Apri Masterdice").click()
    expect(bruno.locator(".lobby")).to_contain_text("Partite dell’incontro")
    expect(bruno.locator(".lobby .board li")).to_have_count(2)


def test_one_device_passed_round(house: House, open_page: Opener) -> None:
    """Anna and Bea share a tablet, Caio has his own: the page never shows one player's secrets to the other."""
    tablet = open_page("phone")
    new_guest(tablet, house, "Anna")
    table = open_table(tablet, house, "masterdice", {"games": 1, "notebook": "marks"})
    tablet.get_by_role("button", name="Aggiungi qualcuno qui").click()
    tablet.get_by_label("Chi altro gioca su questo dispositivo?").fill("Bea")
    tablet.get_by_role("button", name="A sedere").click()
    expect(tablet.locator(".chairs")).to_contain_text("Bea")
    screenshot(tablet, "days-phone-hot-lobby")
    begin_all = tablet.locator(".begin button")
    expect(begin_all).to_be_enabled()
    begin_all.click()
    # The coder sees the code and the solver must not: the page belongs to the one who is to act.
    roll = tablet.get_by_role("button", name=re.compile("^Lancia"))
    curtain = tablet.locator(".curtain")
    roll.or_(curtain).first.wait_for()
    if curtain.count():
        tablet.get_by_role("button", name="Ci sono").click()
    roll.first.wait_for()
    solver = tablet.locator("nav .quiet").inner_text()
    tablet.locator("nav button").click()                     # hands the tablet over: the other one has the code
    expect(curtain).to_be_visible()
    expect(tablet.locator(".board, .masterdice")).to_have_count(0)
    expect(tablet.locator("[aria-live=polite]")).to_have_text("")     # nor is the text read aloud before
    screenshot(tablet, "days-phone-hot-curtain")
    check_accessibility(tablet)
    tablet.get_by_role("button", name="Ci sono").click()
    # It is the solver's turn: the privacy screen appears by itself.
    expect(curtain).to_be_visible()
    tablet.get_by_role("button", name="Ci sono").click()
    expect(tablet.locator("nav .quiet")).to_have_text(solver)
    roll.first.wait_for()
    # After a reload the page shows no view until a player confirms, whose turn it may be.
    tablet.reload()
    expect(curtain.get_by_role("heading")).to_have_text(f"Passa il dispositivo a {solver.split()[-1]}")
    assert house.call("GET", f"/api/tables/{table['table']}")["people"] == 2
    tablet.get_by_role("button", name="Ci sono").click()
    # In the text interface the button that hands the device on is in reach; the end names all players.
    tablet.keyboard.press("Alt+t")
    expect(tablet.locator("#words-field")).to_be_visible()
    tablet.locator("nav button").click(trial=True)
    tablet.locator("#words-field").fill("il codice è 1 1 1 1")
    tablet.locator("#words-field").press("Enter")
    end = tablet.get_by_role("dialog", name=re.compile("Vince|Pari"))
    expect(end).to_be_visible()
    expect(end.locator(".who small")).to_have_count(0)


def test_one_tablet_for_duplik(house: House, open_page: Opener) -> None:
    """The master says when the description is complete: the tablet goes to each artist in turn, and back."""
    tablet = open_page("phone")
    new_guest(tablet, house, "Anna")
    open_table(tablet, house, "duplik", seats=4)
    for name in ("Bea", "Caio", "Dino"):
        tablet.get_by_role("button", name="Aggiungi qualcuno qui").click()
        tablet.get_by_label("Chi altro gioca su questo dispositivo?").fill(name)
        tablet.get_by_role("button", name="A sedere").click()
        expect(tablet.locator(".chairs")).to_contain_text(name)
    expect(tablet.locator(".here")).to_contain_text("senza clessidra")     # time would run while the tablet is passed
    tablet.locator(".begin button").click()
    curtain, looks = tablet.locator("main.curtain"), tablet.locator("nav .quiet")
    mine = tablet.get_by_role("button", name="Ci sono")
    throw = tablet.get_by_role("button", name=re.compile("^Lancia il dado"))
    throw.or_(mine).first.wait_for()
    if mine.count():
        mine.click()
    throw.wait_for()
    master = looks.inner_text()
    # On a small phone the headline is the largest text, and four names need no scrolling.
    assert tablet.locator(".headline .words").evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 20
    assert tablet.locator(".page > nav").evaluate("each => each.scrollWidth <= each.clientWidth")
    tablet.keyboard.press("Alt+t")
    for said in ("tiro il dado", "giro la clessidra", "ho finito"):
        tablet.locator(".offered").get_by_role("button", name=said).click()
    seen = {master}
    for _ in range(3):
        expect(curtain).to_be_visible()
        expect(tablet.locator("#in-words")).to_have_count(0)
        mine.click()
        artist = looks.inner_text()
        seen.add(artist)
        if len(seen) == 2:                                  # back to the master, who keeps it
            for to in (master, artist):
                tablet.get_by_role("button", name="Altri…").click()
                tablet.get_by_role("dialog").get_by_role("button", name=f"Passa a {to.split()[-1]}").click()
                mine.click()
                expect(looks).to_have_text(to)
        tablet.keyboard.press("Alt+t")
        tablet.locator(".offered").get_by_role("button", name="ho finito").click()
    assert len(seen) == 4
    # All artists have finished: the master says in which direction the drawings are passed.
    mine.click()
    expect(looks).to_have_text(master)
