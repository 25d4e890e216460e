"""Take-backs in the browser: at once in a game with bots, with the other player's consent otherwise."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ludoteca.rules import Table
from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    join,
    new_guest,
    open_position,
    screenshot,
    seat_bots,
)
from tests.browser.test_canvas import board, take

LOG = "[role=log] p.events"


def cards(page: Page) -> list[str]:
    """The names of the cards in the row."""
    return [str(each.get_attribute("aria-label")) for each in page.locator(".row .card").all()]


def test_alone_with_a_bot_in_canvas_at_once(house: House, open_page: Opener) -> None:
    ada = open_page("desk")
    new_guest(ada, house, "Ada")
    open_position(ada, house, Table("canvas", 2, seed=1))
    seat_bots(ada)
    begin(ada)
    expect(board(ada)).to_have_attribute("data-turn", "mine")
    again = ada.get_by_role("button", name="Riprendi la mossa")
    expect(again).to_have_count(0)
    row, told = cards(ada), ada.locator(LOG).count()
    take(ada)
    expect(board(ada)).to_have_attribute("data-turn", "mine")       # the bot has had its turn
    assert ada.locator(LOG).count() >= told + 2
    again.click()
    expect(ada.locator(".hand .card")).to_have_count(0)
    assert cards(ada) == row, "the row lies as it lay before"
    expect(ada.locator(LOG)).to_have_count(told + 1)
    expect(ada.locator(LOG).last).to_contain_text("Ada riprende la mossa")
    expect(again).to_have_count(1)
    take(ada)
    expect(board(ada)).to_have_attribute("data-turn", "mine")
    ada.reload()
    expect(ada.locator(".hand .card")).to_have_count(1)
    expect(ada.locator(LOG).nth(told)).to_contain_text("Ada riprende la mossa")


def test_the_other_one_is_asked(house: House, open_page: Opener) -> None:
    ada, bea = open_page("phone"), open_page("desk")
    new_guest(ada, house, "Ada")
    new_guest(bea, house, "Bea")
    table = open_position(ada, house, Table("canvas", 2, seed=1))
    join(bea, house, table["code"])
    expect(ada.locator(".chairs")).to_contain_text("Bea")
    begin(ada)
    for answer, left in (("No", 1), ("Va bene", 0)):
        if left:
            take(ada)
        ada.get_by_role("button", name="Menu del tavolo").click()
        ada.get_by_role("button", name="Riprendi la mossa").click()
        expect(ada.get_by_text("manca il sì di Bea")).to_be_visible()
        expect(bea.get_by_text("Ada vorrebbe riprendere la mossa. Va bene?")).to_be_visible()
        if left:
            screenshot(bea, "shell-take-back")
            check_accessibility(bea)
        bea.get_by_role("button", name=answer, exact=True).click()
        expect(bea.get_by_text("Va bene?")).to_have_count(0)
        expect(ada.get_by_text("manca il sì di Bea")).to_have_count(0)
        expect(ada.locator(".hand .card")).to_have_count(left)
    expect(board(ada)).to_have_attribute("data-turn", "mine")
