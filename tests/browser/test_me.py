"""The personal page in a browser: works and rating. The library plays the games and writes them into the database."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from ludoteca.store import GuestRow
from ludoteca.store.sqlite.store import SqliteStore
from tests.browser.conftest import House, Opener, check_accessibility, screenshot
from tests.web.past_games import finished, played

AT = 1_800_000_000_000


async def fill(path: str) -> None:
    """Anna and Bruno, and games that they have played."""
    store = SqliteStore(path)
    await store.open()
    for name in ("Anna", "Bruno"):
        token = hashlib.sha256(f"token-{name}".encode()).digest()
        await store.add_guest(GuestRow(f"guest-{name}", name, "it", AT, AT), token)
    anna, bruno, bot = ("guest-Anna", "Anna"), ("guest-Bruno", "Bruno"), ("", "apprendista")
    for link, table, people in (
            ("tela", played("canvas", 2), [anna, bruno]),
            ("carta", played("duplik", 3, seed="due"), [bot, bruno, anna]),
            ("dadi", played("masterdice", 2, level="cucciolo"), [bruno, anna])):
        await store.import_game(*finished(table, link, people, AT))
    await store.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house")
    asyncio.run(fill(str(data / "ludoteca.sqlite3")))
    opened = House(data)
    opened.open()
    yield opened
    opened.close()


def myself(page: Page, house: House, name: str = "Anna") -> None:
    page.goto(house.url + "/favicon.svg")
    kept = json.dumps({"guest": f"guest-{name}", "token": f"token-{name}", "name": name})
    page.evaluate("kept => localStorage.setItem('ludoteca.guest', kept)", kept)
    page.goto(f"{house.url}/me")


def test_my_gallery_and_my_rating(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    myself(page, house)
    works = page.get_by_role("region", name="Passeggia fra le tue opere")
    expect(works.get_by_role("listitem")).to_have_count(5)
    expect(works.locator(".frame-box")).to_have_count(3)
    screenshot(page, "me-phone")
    works.get_by_role("listitem").first.get_by_role("button").click()
    near = page.get_by_role("dialog")
    expect(near.get_by_role("img").first).to_be_visible()
    screenshot(page, "me-phone-near")
    check_accessibility(page)
    moment = near.get_by_role("link", name="Rivedi il momento").get_attribute("href")
    assert moment is not None and "/r/" in moment
    page.goto(house.url + moment)
    expect(page.get_by_role("slider")).to_have_value(moment.rpartition("#")[2])
    # A rating exists only for a guest who turns it on, and only while it is on.
    myself(page, house)
    works.get_by_role("listitem").first.wait_for()
    expect(page.locator(".rating strong")).to_have_count(0)
    wanted = page.get_by_role("switch", name="Mostra il mio punteggio")
    page.get_by_text("Mostra il mio punteggio", exact=True).click()
    expect(page.locator(".rating strong")).to_have_count(3)
    screenshot(page, "me-phone-rated")
    page.get_by_role("link", name="Come si calcola").click()
    expect(page.get_by_role("row", name="Masterdice")).to_contain_text("1500")
    check_accessibility(page)
    screenshot(page, "rating-phone")
    page.go_back()
    expect(wanted).to_be_checked()
    page.get_by_text("Mostra il mio punteggio", exact=True).click()
    expect(page.locator(".rating strong")).to_have_count(0)
    # This week's works are on my home page, although they are not shared.
    page.clock.set_fixed_time(datetime.fromtimestamp(AT / 1000, UTC) + timedelta(days=2))
    page.goto(house.url)
    mine = page.get_by_role("region", name="Guarda che cosa hai fatto")
    mine.scroll_into_view_if_needed()
    expect(mine.get_by_role("listitem")).to_have_count(5)
    expect(mine).to_contain_text("lo vedi solo tu")
    screenshot(page, "home-phone-mine")
