"""Faults as a browser shows them: database outage, closed server, lost connection, missing table, outdated page."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import House, Opener, check_accessibility, screenshot
from tests.browser.test_shell import cell, two_at_tris

WAITS = "Il server non riesce a salvare"


@contextmanager
def locked(house: House) -> Iterator[None]:
    """Another process holds the database's write lock."""
    db = sqlite3.connect(house.data / "ludoteca.sqlite3", isolation_level=None, timeout=10)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()


def marks(page: Page) -> object:
    return page.locator("main.board .board svg")


def test_an_outage_is_shown_to_all_and_ends_by_itself(
    house: House, open_page: Opener,
) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    carla = open_page("phone")
    still = anna.locator("h1.headline").evaluate("node => getComputedStyle(node).transitionDuration")
    assert still == "0s", "a page that keeps still sees at once what it sets: the line on top is fitted so"
    with locked(house):
        cell(anna, 4).click()
        for page in (anna, bruno):
            expect(page.locator(".banner")).to_contain_text(WAITS)
        screenshot(anna, "disk-waits-phone")
        check_accessibility(anna)
        expect(marks(bruno)).to_have_count(0)
        carla.goto(f"{house.url}/t/{table['table']}")
        carla.get_by_role("textbox").fill("Carla")
        carla.get_by_role("textbox").press("Enter")
        expect(carla.get_by_role("dialog")).to_contain_text(WAITS)
    for page in (anna, bruno):
        expect(page.locator(".banner")).to_have_count(0)
        expect(marks(page)).to_have_count(1)
        expect(page.locator(".toasts .bad")).to_have_count(0)
    carla.get_by_role("textbox").press("Enter")
    expect(marks(carla)).to_have_count(1)


def test_a_closed_server_and_a_lost_connection_are_told_apart(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page)
    anna.context.set_offline(True)
    expect(anna.locator(".banner")).to_contain_text("Il tuo dispositivo è fuori rete")
    cell(anna, 4).click()
    anna.context.set_offline(False)
    expect(anna.locator(".banner")).to_have_count(0)
    expect(marks(bruno)).to_have_count(1)
    house.close()
    expect(bruno.locator(".banner")).to_contain_text("Il server si riavvia")
    expect(bruno.locator(".banner")).not_to_contain_text("fuori rete")
    visitor = open_page("phone")
    house.open()
    expect(bruno.locator(".banner")).to_have_count(0)
    visitor.goto(house.url + "/t/AAAAAAAAAAAA")
    expect(visitor.get_by_role("heading", name="Questo tavolo non c’è")).to_be_visible()
    expect(visitor.get_by_role("textbox")).to_have_count(0)
    check_accessibility(visitor)


def test_an_old_page_is_told_to_reload_and_keeps_its_seat(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    old = True

    def of_yesterday(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(said: str | bytes) -> None:
            message = json.loads(said)
            server.send(json.dumps({**message, "protocol": 0, "manners": 1}) if old and "token" in message else said)

        line.on_message(up)

    bruno.route_web_socket(re.compile("/ws/"), of_yesterday)
    bruno.goto(f"{house.url}/t/{table['table']}")
    expect(bruno.get_by_role("heading", name="C’è una versione nuova")).to_be_visible()
    check_accessibility(bruno)
    old = False
    bruno.get_by_role("button", name="Ricarica la pagina").click()
    cell(anna, 4).click()
    expect(bruno.locator(".headline .words")).to_have_text("Fai la tua mossa")
    cell(bruno, 0).click()
    expect(marks(anna)).to_have_count(2)
