"""Moderation by players: muting, reporting, the family table, and the host's review before the big screen."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    eventually,
    join,
    new_guest,
    screenshot,
)
from tests.browser.test_duplik import parts, scribble, three_at_the_table, to_drawing
from tests.browser.test_polywords import first_turn, nonsense
from tests.browser.test_shell import menu, two_at_tris


def say(page: Page, text: str) -> None:
    page.get_by_label("Scrivi qualcosa").fill(text)
    page.keyboard.press("Enter")


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu del tavolo").click()
    page.get_by_text(name, exact=True).click()
    page.get_by_role("button", name="Chiudi", exact=True).click()


def close_all(page: Page) -> None:
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def television(open_page: Opener, page: Page) -> Page:
    screen = open_page("desk")
    screen.goto(page.url.split("?")[0] + "?screen=1")
    screen.locator(".tiles").first.wait_for()
    return screen


def test_a_guest_is_muted_for_one_player_or_for_all_and_reported(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page, start=False)
    carla = open_page("desk")
    new_guest(carla, house, "Carla")
    join(carla, house, table["code"])
    anna.set_viewport_size({"width": 390, "height": 844})
    begin(anna)
    say(bruno, "sei una frana")
    menu(anna, "Chiacchiere (1)")
    chat = anna.get_by_role("log", name="Chiacchiere")
    expect(chat).to_contain_text("sei una frana")
    anna.get_by_role("button", name="Chiudi", exact=True).click()

    menu(anna, "Altro su Bruno")
    screenshot(anna, "person-menu-phone")
    check_accessibility(anna)
    anna.get_by_role("button", name="Segnala Bruno").click()
    screenshot(anna, "person-report-phone")
    anna.get_by_role("button", name="Manda la segnalazione").click()
    expect(anna.locator(".toasts")).to_contain_text("Segnalato a chi tiene la casa")
    close_all(anna)
    reports = [json.loads(line) for line in (house.data / "house.log").read_text().splitlines() if '"reported"' in line]
    assert reports[-1]["table"] == table["table"] and reports[-1]["said"] == ["sei una frana"]

    menu(anna, "Altro su Bruno")
    anna.get_by_role("button", name="Non voglio sentire Bruno").click()
    close_all(anna)
    say(bruno, "mi senti?")
    expect(carla.get_by_role("log", name="Chiacchiere")).to_contain_text("mi senti?")
    expect(anna.get_by_role("button", name="Menu del tavolo", exact=True)).to_be_visible()       # no unread message

    menu(anna, "Altro su Bruno")
    anna.get_by_role("button", name="Torna a sentire Bruno").click()
    anna.get_by_role("button", name="Togli la parola a Bruno").click()
    expect(anna.get_by_role("button", name="Ridai la parola a Bruno")).to_be_visible()
    close_all(anna)
    expect(bruno.get_by_text("Chi ospita ti ha tolto la parola")).to_be_visible()
    screenshot(bruno, "muted-desk")
    check_accessibility(bruno)
    say(bruno, "e adesso?")
    expect(bruno.locator(".toasts .bad")).to_be_visible()
    expect(carla.get_by_role("log", name="Chiacchiere")).not_to_contain_text("e adesso?")


def test_a_family_table_until_the_host_says_otherwise(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page)
    say(bruno, "che C4ZZ0 fai")
    expect(bruno.locator(".toasts .bad")).to_be_visible()
    expect(bruno.get_by_label("Scrivi qualcosa")).to_have_value("che C4ZZ0 fai")
    menu(anna)
    screenshot(anna, "manners-phone")
    check_accessibility(anna)
    anna.get_by_text("Come in famiglia", exact=True).click()
    anna.get_by_role("button", name="Chiudi", exact=True).click()
    bruno.get_by_label("Scrivi qualcosa").press("Enter")
    expect(bruno.get_by_role("log", name="Chiacchiere")).to_contain_text("che C4ZZ0 fai")
    switch(anna, "Come in famiglia")
    bruno.reload()
    expect(bruno.get_by_role("log", name="Chiacchiere")).to_contain_text("che ••••• fai")


def test_words_wait_for_the_hosts_yes_before_the_big_screen(house: House, open_page: Opener) -> None:
    anna, bea = players = first_turn(house, open_page, ["phone", "desk"])
    screen = television(open_page, anna.page)
    switch(anna.page, "Prima li guardo io")
    written = [nonsense(player, ending) for player, ending in zip(players, ("qzxv", "wqxj"), strict=True)]
    for player, word in zip(players, written, strict=True):
        player.page.locator("#polywords-word").fill(word)
        player.page.locator("#polywords-word").press("Enter")
    curtain = anna.page.locator("[data-curtain]")
    expect(curtain).to_contain_text(written[0].lower(), ignore_case=True)
    expect(bea.page.locator("[data-curtain]")).to_have_count(0)
    for word in written:
        expect(screen.locator(".polywords")).not_to_contain_text(word, ignore_case=True)
    screenshot(anna.page, "curtain-words-phone")
    screenshot(screen, "curtain-words-screen-before")
    check_accessibility(anna.page)
    curtain.get_by_role("button", name="Mostra", exact=True).click()
    expect(curtain).to_have_count(0)
    expect(screen.locator(".polywords")).to_contain_text(written[0], ignore_case=True)
    screenshot(screen, "curtain-words-screen-after")


def test_drawings_wait_for_the_hosts_yes_before_the_big_screen(house: House, open_page: Opener) -> None:
    pages = three_at_the_table(house, open_page)
    host = pages[0]
    screen = television(open_page, host)
    switch(host, "Prima li guardo io")
    master, (one, other) = parts(pages)
    to_drawing(master, [one, other])
    scribble(one)
    scribble(other, 2)
    for artist in (one, other):
        artist.get_by_role("button", name="Ho finito").click()
    curtain = host.locator("[data-curtain]")
    expect(curtain).to_contain_text("2 disegni")
    screenshot(host, "curtain-drawings-phone")
    screenshot(screen, "curtain-drawings-screen-before")
    check_accessibility(host)
    expect(screen.get_by_text("Quel che manca arriva appena Anna ha guardato.")).to_be_visible()
    blank = screen.locator(".duplik").inner_html()
    curtain.get_by_role("button", name="Mostra", exact=True).click()
    expect(curtain).to_have_count(0)
    expect(screen.get_by_text("Quel che manca arriva appena Anna ha guardato.")).to_have_count(0)
    eventually(lambda: screen.locator(".duplik").inner_html() != blank)
    screenshot(screen, "curtain-drawings-screen-after")
