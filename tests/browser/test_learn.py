"""Lessons in a browser: by keyboard, left and resumed, and with the coach never in the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from ludoteca import game, games
from ludoteca.rules.examples import play_through
from ludoteca.rules.lessons import Coach
from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    eventually,
    new_guest,
    open_table,
    screenshot,
    seat_bots,
)


def at_step(page: Page, key: str) -> None:
    expect(page.locator(".card[data-step]")).to_have_attribute("data-step", key)


def ring(page: Page) -> None:
    """Expect the ring, and the coach not covering what it points at."""
    expect(page.locator(".ring")).to_be_visible()
    covers = page.evaluate("""() => {
        const [a, b] = [".ring", "[data-step]"].map((name) => document.querySelector(name).getBoundingClientRect());
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 12
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 12;
    }""")
    assert not covers


def test_every_other_first_game_begins_on_its_own_board(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.goto(f"{house.url}/learn/canvas")
    for id in (each for each in games() if each != "masterdice"):
        page.evaluate("(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }",
                      f"/learn/{id}")
        first, second, third = Coach(game(id)).lesson.steps[:3]
        for step, then in ((first, second), (second, third)):
            at_step(page, step.key)
            ring(page)
            page.locator(".card[data-step] .buttons button").first.click()
            at_step(page, then.key)


def test_a_first_game_of_masterdice_by_keyboard(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    page.goto(f"{house.url}/box/masterdice")
    page.get_by_role("link", name="Cinque minuti insieme").press("Enter")
    at_step(page, "code")
    ring(page)
    page.get_by_role("button", name="Avanti", exact=True).press("Enter")
    at_step(page, "answer")
    check_accessibility(page)
    for sign in ("lower", "higher"):
        page.locator(f".one.{sign} button").last.press("Enter")
    page.get_by_role("button", name="Rispondi").press("Enter")
    at_step(page, "roll")
    # "Show me" opens it: the page of the previous game turns by itself.
    expect(page.locator("[data-point=onward]")).to_be_visible()
    page.get_by_role("button", name="Fammi vedere").press("Enter")
    at_step(page, "reroll")
    expect(page.locator("[data-point=onward]")).to_have_count(0)
    # In the text interface an intended refusal counts as an answer, and the field is empty again.
    page.keyboard.press("Alt+t")
    page.locator("#words-field").fill("provaci")
    page.locator("#words-field").press("Enter")
    expect(page.locator("#words-answer")).to_contain_text("I dadi sono già sul tavolo")
    expect(page.locator("#words-field")).to_have_value("")
    page.locator("#words-field").press("Escape")
    at_step(page, "place")
    expect(page.locator(".card[data-step] .no")).to_contain_text("I dadi sono già sul tavolo")
    expect(page.locator(".card[data-step] .no a")).to_have_attribute("href", "/rules/masterdice#attempt")
    # A legal move that was not asked for is answered and not played.
    page.locator("[data-field='0']").press("5")
    page.locator(".bar .main").press("Enter")
    expect(page.locator(".card[data-step] .no")).to_contain_text("Si può, ma qui proviamo con due dadi")
    page.locator("[data-field='0']").press("6")
    page.locator("[data-field='1']").press("4")
    page.locator(".bar .main").press("Enter")
    at_step(page, "note")
    ring(page)
    page.locator(".notebook .face").first.press("Enter")
    at_step(page, "again")
    # Left here, resumed here.
    page.goto(f"{house.url}/box/masterdice")
    page.get_by_role("link", name="Riprendi la lezione").press("Enter")
    at_step(page, "again")
    page.locator("[data-point=roll]").press("Enter")
    at_step(page, "rest")
    page.keyboard.press("Alt+t")
    page.locator("#words-field").fill("metti - - 3 2")
    page.locator("#words-field").press("Enter")
    expect(page.locator(".parts .now li").first).to_contain_text("Di’ il codice")
    page.locator("#words-field").press("Escape")
    at_step(page, "solve")
    page.locator("[data-point=solve]").press("Enter")
    for column, face in enumerate("6432"):
        page.locator(f"[data-colour='{column}']").press(face)
    page.locator(".bar .main").press("Enter")
    at_step(page, "points")
    ring(page)
    # The text interface has the coach's button, and beside it the next steps after the lesson.
    page.keyboard.press("Alt+t")
    page.locator("#in-words .offered").get_by_role("button", name="ho capito").press("Enter")
    at_step(page, "over")
    page.keyboard.press("Alt+t")
    screenshot(page, "learn-desk-over")
    page.goto(f"{house.url}/box/masterdice")
    expect(page.get_by_role("link", name="La prima partita guidata")).to_be_visible()


def test_rules_pages_show_real_positions_and_sum_up_on_one_screen(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.set_viewport_size({"width": 390, "height": 844})
    for id in games():
        page.goto(f"{house.url}/rules/{id}")
        scenes = [each.scene.key for each in play_through(game(id), "it")]
        # Each picture is drawn by the game's own components, and nothing is wider than the screen.
        expect(page.locator(f".example [data-scene='{scenes[0]}'] > * > *").first).to_be_attached()
        expect(page.locator("figure [data-scene] > *").first).to_be_attached()
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")     # styles have loaded
        summary = page.locator("#ten-lines").evaluate("""() => {
            const title = document.getElementById("ten-lines"), lines = title.nextElementSibling;
            return lines.getBoundingClientRect().bottom - title.getBoundingClientRect().top;
        }""")
        assert summary <= 844, f"{id}: a turn in ten lines takes {summary} pixels"


def test_a_worked_example_by_keyboard_and_in_words(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    page.goto(f"{house.url}/rules/masterdice#feedback")
    expect(page.locator("#feedback")).to_be_in_viewport()
    expect(page.locator("figure [data-scene=signs] .sign").first).to_be_attached()
    expect(page.locator("#feedback")).to_be_in_viewport()          # pictures above it have loaded meanwhile
    example = page.locator(".example")
    onward = example.get_by_role("button", name="Avanti")
    onward.press("Enter")
    expect(example.locator(".said .no")).to_contain_text("I dadi sono già sul tavolo")
    onward.press("ArrowRight")
    expect(example.locator(".said")).to_contain_text("Restano 24 codici")
    example.get_by_text("In parole").press("Enter")
    expect(example.locator("details li").nth(1)).to_contain_text("2 giusti, 0 da abbassare, 1 da alzare")
    onward.press("End")
    expect(example.locator(".said")).to_contain_text("57 punti")
    expect(example.locator("details li").last).to_contain_text("codice 5 6 1 4 trovato")
    expect(example.get_by_role("button", name="Da capo")).to_be_focused()
    check_accessibility(page)
    screenshot(page, "learn-desk-example")
    example.get_by_role("button", name="Da capo").press("Home")
    expect(example.locator(".said")).to_contain_text("lancia quattro dadi bianchi")


def test_a_bot_is_asked_why_and_a_refusal_leads_to_its_rule(house: House, open_page: Opener) -> None:
    page = open_page("desk")

    def too_dear(line: WebSocketRoute) -> None:
        """Send a move that the board would never send: take the card that cannot be paid."""
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(str(said).replace('"index":0', '"index":4')))

    page.route_web_socket(re.compile("/ws"), too_dear)
    held: list[Route] = []
    page.route(re.compile("/api/rules/it/canvas/example"), lambda route: held.append(route))
    new_guest(page, house, "Anna")
    open_table(page, house, "canvas", seats=2)
    seat_bots(page, "cucciolo")
    begin(page)
    page.keyboard.press("Alt+t")
    offered = page.locator(".offered")
    offered.get_by_role("button", name="prendi 5").click()
    # No token is left: the next card of that price is refused, and its rule opens beside the game.
    expect(offered.get_by_role("button", name="prendi 5")).to_have_count(0)
    expect(offered.get_by_role("button", name="prendi 1")).to_be_visible()
    page.locator("#words-field").fill("prendi 5")
    page.locator("#words-field").press("Enter")
    page.locator("#words-answer").get_by_role("link", name="La regola").press("Enter")
    rule = page.locator("dialog .rules #take")
    expect(rule).to_be_focused()
    # Its pictures load late, around text that the player already reads.
    eventually(lambda: page.evaluate("true") and bool(held))     # a query to the page lets its requests complete
    held[0].continue_()
    expect(page.locator("dialog .rules figure").first).to_be_attached()
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    page.locator("#words-field").press("Escape")
    # The bot's move offers a reason, in the log and at its name; the player's own move offers none.
    asked = page.locator(".log .why")
    expect(page.locator(".log p", has=asked).filter(has_text="Anna")).to_have_count(0)
    asked.first.click()
    expect(page.locator(".log .reason").first).to_contain_text("È presto per pensare a un quadro")
    page.locator("header").get_by_role("button", name="ha giocato così?").click()
    expect(page.locator(".toasts")).to_contain_text("È presto per pensare a un quadro")
    screenshot(page, "learn-desk-why")
    # The same refusal on the board: its note leads to the rule.
    page.locator(".row button").first.click()
    page.get_by_role("button", name=re.compile("^Prendi «")).click()
    page.locator(".toasts").get_by_role("link", name="La regola").click()
    expect(rule).to_be_in_viewport()
    check_accessibility(page)
