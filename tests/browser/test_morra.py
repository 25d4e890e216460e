"""Morra, a game without its own board: the generic board shows what a seat may know, and plays."""

from __future__ import annotations

import pytest

from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    join,
    new_guest,
    open_table,
    screenshot,
)

pytestmark = pytest.mark.browser


def test_two_people_throw_on_the_plain_board(house: House, open_page: Opener) -> None:
    anna, bruno = open_page("desk"), open_page("phone", language="en")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno", "en")
    table = open_table(anna, house, "morra", {"seconds": 0}, 2)
    join(bruno, house, table["code"])
    anna.get_by_text("Bruno").first.wait_for()
    begin(anna)
    bruno.locator("main.board").wait_for()

    anna.get_by_label("Dita", exact=True).fill("9")
    anna.get_by_label("Chiamata", exact=True).fill("12")
    anna.get_by_role("button", name="Getta").click()
    anna.get_by_text("Con una mano si gettano da 1 a 5 dita.").first.wait_for()

    anna.get_by_label("Dita", exact=True).fill("2")
    anna.get_by_label("Chiamata", exact=True).fill("5")
    anna.get_by_role("button", name="Getta").click()
    anna.get_by_role("button", name="Getta").wait_for(state="detached")
    board = bruno.locator("main.board")
    board.get_by_role("row", name="Has thrown").wait_for()
    assert board.get_by_role("row", name="Your hand").count() == 0, "nothing of Anna's hand is there to see"
    check_accessibility(bruno)
    screenshot(bruno, "morra-phone")

    bruno.get_by_label("Fingers", exact=True).fill("3")
    bruno.get_by_label("Call", exact=True).fill("6")
    bruno.get_by_role("button", name="Throw").click()
    anna.locator("main.board").get_by_role("row", name="La mano di prima").wait_for()
    anna.get_by_role("button", name="Getta").wait_for()
    screenshot(anna, "morra-desk")
