"""Administration page in a browser: the key, current tables, a message to a table, a ban, the notice for all."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import (
    House,
    Opener,
    check_accessibility,
    join,
    new_guest,
    open_table,
    screenshot,
)


def test_the_administrator_sees_tables_and_acts(house: House, open_page: Opener) -> None:
    anna, bruno, keeper = open_page("phone"), open_page("desk"), open_page("desk")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    table = open_table(anna, house, "finestre", seats=3)
    join(bruno, house, table["code"])

    keeper.goto(f"{house.url}/desk")
    keeper.get_by_label("Chiave").fill("sbagliata")
    keeper.get_by_role("button", name="Entra").click()
    expect(keeper.get_by_role("alert")).to_have_text("La chiave non è quella del banco.")
    keeper.goto(f"{house.url}/desk#{house.desk_key}")
    row = keeper.locator(f"[data-table='{table['code']}']")
    expect(row).to_contain_text("2 su 3")
    assert "#" not in keeper.url, "the key does not stay in the address"

    row.get_by_role("button", name="Scrivi al tavolo").click()
    keeper.get_by_role("textbox", name="Scrivi al tavolo").fill("Fra poco si cena")
    keeper.get_by_role("button", name="Manda").click()
    expect(anna.get_by_text("Ludoteca: Fra poco si cena").first).to_be_visible()

    keeper.get_by_label("Nome della casa").fill("Il circolo")
    keeper.get_by_label("Avviso").fill("Giovedì sera si gioca a Duplik.")
    keeper.get_by_text("Tavoli in vetrina").click()
    keeper.get_by_role("button", name="Salva").click()
    expect(keeper.get_by_role("heading", level=1)).to_have_text("Il circolo")
    keeper.evaluate("scrollTo(0, 0)")
    screenshot(keeper, "desk")
    check_accessibility(keeper)

    anna.get_by_role("button", name=re.compile("^Menu")).first.click()
    anna.get_by_text("In vetrina").click()
    visitor = open_page("phone")
    visitor.goto(house.url)
    expect(visitor.get_by_text("Giovedì sera si gioca a Duplik.")).to_be_visible()
    expect(visitor.get_by_role("link", name=re.compile("Finestre.*da Anna"))).to_be_visible()
    screenshot(visitor, "home-notice-phone")

    row.get_by_role("button", name=re.compile("Bruno *: cosa fare")).click()
    keeper.get_by_role("dialog").get_by_role("button", name="Tieni fuori").click()
    expect(bruno.get_by_text("Per ora questa casa ti è chiusa")).to_be_visible()
    row.get_by_role("button", name="Chiudi il tavolo").click()
    screenshot(keeper, "desk-close")
    keeper.get_by_role("dialog").get_by_role("button", name="Chiudi il tavolo").click()
    expect(anna.get_by_text("Chi gestisce il server ha chiuso questo tavolo")).to_be_visible()
    keeper.set_viewport_size({"width": 390, "height": 844})
    screenshot(keeper, "desk-phone")
