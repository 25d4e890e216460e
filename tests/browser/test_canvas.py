"""Canvas in the browser: a whole game of two, the solo games, the easel by pointer, touch and keyboard, saving."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludoteca.games.canvas.deck import house_deck
from ludoteca.games.canvas.moves import Paint, Take
from ludoteca.rules import Table
from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    join,
    new_guest,
    open_position,
    open_table,
    screenshot,
    seat_bots,
    take_home,
    whole_evening,
)

GLOW = """<defs><radialGradient id="glow"><stop offset="0" stop-color="{0}"/><stop offset="1" stop-color="#FFF8EA"/>
</radialGradient></defs><circle cx="150" cy="180" r="90" fill="url(#glow)"/>"""
CIRCLE = '<circle cx="150" cy="180" r="70" fill="#D5492F"/>'


def board(page: Page) -> Locator:
    return page.locator("[data-turn]")


def go_to(page: Page, room: str) -> None:
    """Show a tab: a phone shows the row, the easel or the gallery; a desktop screen shows all three."""
    tab = page.locator(".rooms label", has_text=room)
    if tab.is_visible():
        tab.click()


def row_card(page: Page, index: int) -> Locator:
    return page.locator(".row .card").nth(index)


def hand_card(page: Page, index: int) -> Locator:
    return page.locator(".hand .card").nth(index)


def main_button(page: Page) -> Locator:
    return page.locator(".bar .button.main")


def held(page: Page) -> int:
    return page.locator(".hand .card").count()


def take(page: Page, index: int = 0) -> None:
    go_to(page, "Prendi")
    before = held(page)
    row_card(page, index).click()
    expect(main_button(page)).to_contain_text("Prendi")
    main_button(page).click()
    expect(page.locator(".hand .card")).to_have_count(before + 1)


def lay_three(page: Page) -> None:
    go_to(page, "Dipingi")
    for index in range(3):
        hand_card(page, index).click()
    expect(main_button(page)).to_contain_text("Appendi il dipinto")


def hang(page: Page) -> None:
    if page.locator(".layer").count() < 3:
        lay_three(page)
    before = held(page)
    main_button(page).click()
    # The cards leave the hand with the server's reply, and the turn passes at the same time.
    expect(page.locator(".hand .card")).to_have_count(before - 3)
    expect(page.locator(".layer")).to_have_count(0)


def alone(house: House, page: Page, solo: str = "puzzle", **options: Any) -> None:
    """Ada's solo table, already started, always with the same cards."""
    new_guest(page, house, "Ada")
    open_position(page, house, Table("canvas", 1, seed=1, options={"solo": solo, **options}))
    begin(page)
    expect(board(page)).to_have_attribute("data-turn", "mine")


def layers(page: Page) -> list[str]:
    """The three cards on the easel, topmost first."""
    expect(page.locator(".layer")).to_have_count(3)
    return [str(each.get_attribute("data-layer")) for each in page.locator(".layer").all()]


def expect_layers(page: Page, cards: list[str]) -> None:
    """Expect these cards on the easel, topmost first."""
    expect(page.locator(".layer")).to_have_count(len(cards))
    for place, card in enumerate(cards):
        expect(page.locator(".layer").nth(place)).to_have_attribute("data-layer", card)


def played(position: Table, turns: int, dear: Callable[[int, int], bool] = lambda seat, turn: False) -> Table:
    """Play so many turns: each player takes the first card (the third if `dear`), and paints with a full hand."""
    for turn in range(turns):
        seat = min(position.actors)
        full = len(position.state.players[seat].hand) == 3
        position.play(seat, Paint((0, 1, 2)) if full else Take(2 if dear(seat, turn) else 0))
    return position


@whole_evening
def test_two_people_play_to_the_end(house: House, open_page: Opener) -> None:
    """The last third of a game: each player's third painting. `make engines` plays whole games in every engine."""
    anna, bruno = open_page("desk"), open_page("phone")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    table = open_position(anna, house, played(Table("canvas", 2, seed=1), 16))
    join(bruno, house, table["code"])
    expect(anna.locator(".chairs")).to_contain_text("Bruno")
    begin(anna)
    bruno.locator("[data-turn]").wait_for()
    television = open_page("desk")
    television.set_viewport_size({"width": 1920, "height": 1080})
    new_guest(television, house, "Televisore")
    television.goto(f"{house.url}/t/{table['table']}?screen=1")
    # The podium replaces the exhibition after a while, so record its size while it is shown.
    television.evaluate("""() => setInterval(() => {
        const box = document.querySelector('.exhibition')?.getBoundingClientRect();
        if (box?.height) window.shown = [box.width, box.height]; }, 50)""")
    pages = [anna, bruno]
    turns = 0
    theirs = bruno.get_by_role("list", name="La mano di Anna")
    while not anna.locator(".exhibition").count():
        anna.wait_for_function("""() => document.querySelector('[data-turn="mine"], .exhibition')
            || document.querySelector('.bar .hint')""")
        mine = [page for page in pages if board(page).get_attribute("data-turn") == "mine"]
        if not mine:
            continue
        page = mine[0]
        if held(page) < 3:
            take(page, 1 if turns % 5 == 0 else 0)
        else:
            if turns == 6:
                lay_three(page)
                screenshot(page, "canvas-two-easel")
                for _ in range(3):
                    page.get_by_role("button", name="Annulla").click()
                expect(page.locator(".layer")).to_have_count(0)
            hang(page)
        turns += 1
        assert turns <= 8
        if turns == 3:
            go_to(bruno, "Galleria")
            expect(theirs.get_by_role("listitem")).to_have_count(held(anna))
        page.wait_for_function("""() => !document.querySelector('[data-turn="mine"]')
            || document.querySelector('.exhibition') || document.querySelector('.hand .card:not(:disabled)')
            || document.querySelector('.hand .nothing')""")
    assert turns == 8
    shown = television.wait_for_function("() => window.shown").json_value()
    assert shown[0] > 1800 and shown[1] > 700, f"the exhibition fills the room: {shown}"
    for page in pages:
        expect(page.locator(".exhibition .frame")).to_have_count(6)
        expect(page.locator(".exhibition .praise li:visible").first).not_to_be_empty()      # a player's honour
        page.get_by_role("button", name="Guarda i punti").click()
        expect(page.get_by_role("dialog")).to_contain_text("Composizione")
        page.get_by_role("button", name="Guarda il tavolo").click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    screenshot(anna, "canvas-gallery-desk")
    screenshot(bruno, "canvas-gallery-phone")
    check_accessibility(anna)
    check_accessibility(bruno)


def test_the_solo_puzzle_from_the_box_to_the_prize(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, house, "Ada")
    page.route("**/api/guests/me/feats/canvas", lambda asked: asked.fulfill(json=[{"feat": "record", "won": 1}]))
    page.goto(house.url + "/box/canvas")
    screenshot(page, "canvas-box-phone")
    page.get_by_role("button", name="Da soli: il puzzle").click()
    page.locator("main.board").wait_for()
    expect(page.locator(".reserve")).to_contain_text("4")
    screenshot(page, "canvas-phone-row")
    check_accessibility(page)
    take(page, 2)
    expect(page.locator(".reserve")).to_contain_text("6")
    for painting in range(3):
        while held(page) < 3:
            take(page)
        lay_three(page)
        if painting == 0:
            screenshot(page, "canvas-phone-easel")
            check_accessibility(page)
        hang(page)
        if painting < 2:
            expect(page.locator(".frame")).to_have_count(painting + 1)
    page.locator(".exhibition").wait_for()
    page.get_by_role("button", name="Guarda i punti").click()
    end = page.get_by_role("dialog")
    prizes = "Migliore in gara|Secondo premio|Menzione d’onore|Artista emergente|Premio di partecipazione"
    expect(end.get_by_role("heading")).to_have_text(re.compile(prizes))
    expect(end).not_to_contain_text("vinto")
    expect(end.get_by_role("button", name="Ancora una partita")).to_be_visible()
    screenshot(page, "canvas-phone-end")
    page.get_by_role("button", name="Guarda il tavolo").click()
    expect(page.locator(".prize")).to_have_text(re.compile(r"1 punto: |\d+ punti: "))
    screenshot(page, "canvas-phone-prize")
    page.get_by_role("button", name=re.compile("Obiettivi speciali · [1-8] su 8")).click()
    expect(page.get_by_role("dialog").locator("li", has_text="(fatto)").filter(has_text="47")).to_have_count(1)
    screenshot(page, "canvas-phone-objectives")


def test_vincent_throws_his_tokens_in_sight(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    alone(house, page, "vincent")
    expect(page.locator(".vincent")).to_contain_text("Aspetta il suo turno con 4 segnalini")
    take(page)
    expect(page.locator(".vincent")).to_contain_text("porta via")
    expect(page.locator(".vincent .coin")).to_have_count(4)
    screenshot(page, "canvas-desk-vincent")
    check_accessibility(page)


def test_the_easel_by_keyboard(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    alone(house, page)
    for _ in range(3):
        row_card(page, 0).focus()
        page.keyboard.press("Enter")
        main_button(page).focus()
        page.keyboard.press("Enter")
        expect(page.locator(".row .card[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(3)
    for index in range(3):
        hand_card(page, index).focus()
        page.keyboard.press("Enter")
    top, middle, bottom = layers(page)
    page.locator(f"[data-layer='{bottom}']").focus()
    page.keyboard.press("ArrowUp")
    expect_layers(page, [top, bottom, middle])
    expect(page.locator("[aria-live=polite]", has_text="in mezzo")).to_have_count(1)
    page.keyboard.press("Home")
    expect_layers(page, [bottom, top, middle])
    page.keyboard.press("Control+z")
    expect_layers(page, [top, bottom, middle])
    page.locator(f"[data-layer='{top}']").focus()
    page.keyboard.press("Delete")
    expect_layers(page, [bottom, middle])
    page.keyboard.press("Control+z")
    expect_layers(page, [top, bottom, middle])
    reasons = page.locator(".inspector li")
    expect(reasons).to_have_count(5)
    for line in reasons.all():
        assert re.search(r"(coccard[ae]|nessuna coccarda), \d+ punt[oi]\..+\.", line.inner_text().replace("\n", " "))
    screenshot(page, "canvas-desk-easel")
    check_accessibility(page)
    main_button(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".frame")).to_have_count(1)


def swipe(page: Page, start: Locator, end: Locator) -> None:
    """Drag one finger from one element to another."""
    a, b = start.bounding_box(), end.bounding_box()
    assert a and b
    here = (a["x"] + a["width"] / 3, a["y"] + a["height"] / 2)
    there = (b["x"] + b["width"] / 3, b["y"] + b["height"] / 2)
    session = page.context.new_cdp_session(page)
    touch = "Input.dispatchTouchEvent"
    session.send(touch, {"type": "touchStart", "touchPoints": [{"x": here[0], "y": here[1]}]})
    for step in range(1, 9):
        x, y = (h + (t - h) * step / 8 for h, t in zip(here, there, strict=True))
        session.send(touch, {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    session.send(touch, {"type": "touchEnd", "touchPoints": []})


def test_the_easel_by_touch(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    alone(house, page)
    for _ in range(3):
        take(page)
    lay_three(page)
    top, middle, bottom = layers(page)
    swipe(page, page.locator(".layer").nth(2), page.locator(".layer").nth(0))
    expect_layers(page, [bottom, top, middle])
    swipe(page, page.locator(".layer").nth(1), page.locator(".layer").nth(2))
    expect_layers(page, [bottom, middle, top])
    page.get_by_role("button", name="Annulla").click()
    expect_layers(page, [bottom, top, middle])
    page.get_by_role("button", name="Annulla").click()
    expect_layers(page, [top, middle, bottom])
    page.get_by_role("button", name=re.compile("^Porta più giù")).first.click()
    expect_layers(page, [middle, top, bottom])


def test_the_pointer_drags_layers_and_lights_reasons(house: House, open_page: Opener) -> None:
    page = open_page("desk", dark=True)
    alone(house, page, scenario="spaziale")
    for _ in range(3):
        take(page)
    lay_three(page)
    top, middle, bottom = layers(page)
    at = {"x": 60, "y": 12}
    from_, to = (page.locator(f"[data-layer='{card}']") for card in (top, bottom))
    from_.drag_to(to, source_position=at, target_position=at)
    expect_layers(page, [middle, bottom, top])
    page.locator(".inspector button").last.hover()
    screenshot(page, "canvas-desk-dark")
    check_accessibility(page)
    page.locator(".goal").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("tre campioni di fila")


def test_a_painting_is_saved_with_its_title(house: House, open_page: Opener, tmp_path: Path) -> None:
    page = open_page("desk")
    alone(house, page)
    for _ in range(3):
        take(page)
    hang(page)
    wall = page.locator(".frame .painted")
    expect(wall).to_have_attribute("data-finish", "painted")
    page.locator(".finish label").click()
    expect(wall).to_have_attribute("data-finish", "plain")
    page.reload()
    expect(page.get_by_role("switch", name="Disegni semplici")).to_be_checked()
    expect(wall).to_have_attribute("data-finish", "plain")
    page.locator(".finish label").click()
    expect(wall).to_have_attribute("data-finish", "painted")
    page.locator(".frame").first.click()
    dialog = page.get_by_role("dialog")
    title = dialog.get_by_role("heading").inner_text()
    with page.expect_download() as svg:
        dialog.get_by_role("button", name="Salva SVG").click()
    text = Path(svg.value.path()).read_text("utf-8")
    assert svg.value.suggested_filename.endswith(".svg") and text.startswith("<svg")
    assert title.split()[0] in text and "di Ada" in text
    for button, size in (("Condividi il quadro", (1200, 1500)), ("Storia: un’immagine alta", (1080, 1920))):
        take_home(dialog, button, size)
    screenshot(page, "canvas-desk-painting")
    check_accessibility(page)


# A peak is soon over, so the page records where its painting was.
WATCH_THE_HANGING = """() => new MutationObserver(() => {
    const box = document.querySelector('.climax .hung')?.getBoundingClientRect();
    if (box?.width) document.documentElement.dataset.hung ??= box.left >= 0 && box.right <= innerWidth
        ? 'in sight' : `from ${box.left} to ${box.right}`;
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""


def test_hanging_is_staged_and_can_be_cut_short(house: House, open_page: Opener) -> None:
    page = open_page("desk", still=False)
    alone(house, page)
    for _ in range(3):
        take(page)
    lay_three(page)
    page.evaluate(WATCH_THE_HANGING)
    main_button(page).click()
    expect(page.locator("html")).to_have_attribute("data-hung", "in sight")
    page.keyboard.press("Escape")
    expect(page.locator(".climax")).to_have_count(0)
    expect(page.locator(".frame")).to_have_count(1)


def test_a_card_is_looked_at_closely(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    alone(house, page)
    wide = row_card(page, 0).evaluate("card => card.getBoundingClientRect().width")
    assert wide >= 78, "as large as the phone allows"
    row_card(page, 0).hover()
    page.mouse.down()                                         # however long it takes
    expect(page.get_by_role("dialog").locator("svg").first).to_be_visible()
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(row_card(page, 0)).to_have_attribute("aria-pressed", "false")
    row_card(page, 0).focus()
    page.keyboard.press("Enter")
    main_button(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(1)
    page.wait_for_function("() => document.activeElement.matches('.row .card')")


def test_what_cannot_be_paid_says_why(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    alone(house, page)
    row_card(page, 4).click()
    expect(main_button(page)).to_contain_text("4 ispirazioni")
    main_button(page).click()
    expect(page.locator(".hand .card")).to_have_count(1)
    expect(row_card(page, 4)).to_have_attribute("aria-label", re.compile("Costa 4 e hai 0"))
    row_card(page, 4).click(force=True)
    expect(row_card(page, 4)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".bar .hint")).to_contain_text("Costa 4 e hai 0")
    row_card(page, 0).click()
    expect(page.locator(".bar .hint")).not_to_contain_text("Costa")


def test_a_deck_of_ones_own_comes_from_a_file(house: House, open_page: Opener, tmp_path: Path) -> None:
    page = open_page("desk", language="en")
    new_guest(page, house, "Ada", "en")
    cards = [{"id": f"mine-{n}", "half": "first", "title": {"it": f"Il mio {n}", "en": f"My number {n}"},
              "swatches": [list(s) for s in card.swatches], "drawing": GLOW.format(f"#{n:02}40A0")}
             for n, card in enumerate(house_deck().cards)]  # fmt: skip
    bad, good = tmp_path / "bad.json", tmp_path / "good.json"
    bad.write_text(json.dumps({"cards": cards[:3]}), "utf-8")
    good.write_text(json.dumps({"name": {"it": "Cerchi", "en": "Circles"}, "cards": cards}), "utf-8")
    page.goto(house.url + "/box/canvas")
    page.locator("input[type=file]").set_input_files(bad)
    page.locator(".start").get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("Your deck has 3 cards: this table needs at least 27.")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_text("Circles")).to_be_visible()
    page.locator(".start").get_by_role("button", name="Open a table").click()
    page.locator(".lobby").wait_for()
    seat_bots(page)
    begin(page)
    expect(board(page)).to_have_attribute("data-turn", "mine")    # the row no longer moves
    expect(page.locator("section.row")).to_contain_text("My number")
    screenshot(page, "canvas-own-deck")
    glows = page.locator(".row radialGradient").evaluate_all("all => all.map(each => each.id)")
    lit = page.locator(".row .card circle[fill^=url]")
    fills = lit.evaluate_all("all => all.map(each => each.getAttribute('fill'))")
    assert len(set(glows)) == 5, "each card has its own gradient, though all call it by one name"
    assert fills == [f"url(#{glow})" for glow in glows]


def test_goals_of_ones_choice_are_offered_when_they_count(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Ada")
    page.goto(house.url + "/box/canvas")
    expect(page.get_by_label("Carte Punteggio")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Stile")).to_have_count(0)
    page.get_by_label("Carte Punteggio").select_option("libero")
    for goal in ("Composizione", "Enfasi", "Ripetizione"):    # four at first; the host exchanges them
        page.get_by_role("checkbox", name=goal).uncheck()
    page.get_by_role("checkbox", name="Stile").check()
    check_accessibility(page)
    page.locator(".start").get_by_role("button", name="Apri un tavolo").click()
    page.locator(".lobby").wait_for()
    seat_bots(page)
    begin(page)
    expect(page.locator(".goal")).to_have_count(2)
    expect(page.locator(".goals")).to_contain_text("Stile")


def test_the_main_button_stays_whole_and_in_its_place(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    alone(house, page)

    def right_edge() -> float:
        bar, button = page.locator(".bar").bounding_box(), main_button(page).bounding_box()
        assert bar and button and button["x"] + button["width"] <= bar["x"] + bar["width"]
        return button["x"] + button["width"]

    idle = right_edge()
    row_card(page, 2).click()
    expect(main_button(page)).to_contain_text("2 ispirazioni")
    assert right_edge() == idle
    main_button(page).click()
    expect(page.locator(".hand .card")).to_have_count(1)
    for _ in range(2):
        take(page)
    row_card(page, 0).click()
    expect(page.locator(".bar .hint")).to_contain_text("miglior dipinto")
    assert right_edge() == idle
    lay_three(page)
    assert right_edge() == idle


def test_a_tie_is_put_to_those_who_are_not_in_it(house: House, open_page: Opener) -> None:
    """Identical cards score nothing: two bots tie. Ada, who gave tokens away, and Vera, a spectator, decide."""
    ada, vera = open_page("phone"), open_page("desk")
    new_guest(ada, house, "Ada")
    new_guest(vera, house, "Vera")
    cards = [{"id": f"pari-{n}", "half": "first", "title": {"it": f"Il pari {n}", "en": f"Level {n}"},
              "swatches": [["hue"], ["hue"], [], [], []], "drawing": CIRCLE} for n in range(60)]  # fmt: skip
    options = {"vote": True, "scenario": "famiglia", "deck": {"cards": cards}}
    begun = (Table("canvas", 3, seed=seed, options=options) for seed in range(100))
    position = next(each for each in begun if each.actors == {0})
    all_but_the_last = played(position, 11 * 3, dear=lambda seat, turn: seat == 0 and turn < 3)
    table = open_position(ada, house, all_but_the_last)
    seat_bots(ada)
    begin(ada)
    join(vera, house, table["code"])
    expect(board(ada)).to_have_attribute("data-turn", "mine")
    hang(ada)
    for page in (ada, vera):
        expect(page.locator(".vote button")).to_have_count(2)
        expect(page.locator(".frame")).to_have_count(9)
        expect(page.get_by_role("timer")).to_be_visible()
    expect(ada.locator(".frame").first).to_be_visible()
    expect(ada.locator(".gallery h3").last).to_contain_text("Ada")
    screenshot(ada, "canvas-phone-vote")
    check_accessibility(ada)
    vera.locator(".vote button").first.click()
    expect(vera.locator(".vote")).to_contain_text("Hai votato per")
    vera.reload()
    expect(vera.locator(".vote")).to_contain_text("Hai votato per")
    expect(vera.locator(".vote button")).to_have_count(0)
    for page in (ada, vera):
        expect(page.locator(".vote .in")).to_have_text("È arrivato un voto.")
    screenshot(vera, "canvas-desk-votes-in")
    screenshot(ada, "canvas-phone-votes-in")
    ada.locator(".vote button").first.click()
    for page in (ada, vera):                                  # every voter has voted: the vote ends before its time
        expect(page.locator(".vote")).to_have_count(0)
        expect(page.get_by_role("heading", name=re.compile("^Vince "))).to_be_visible()


def test_many_painters_fit_on_a_small_phone(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.set_viewport_size({"width": 320, "height": 640})
    new_guest(page, house, "Massimiliano")
    goals = ["prossimita", "spazio", "simmetria", "ripetizione"]
    open_table(page, house, "canvas", {"scenario": "libero", "goals": goals}, seats=5)
    seat_bots(page)
    begin(page)
    expect(board(page)).to_have_attribute("data-turn", "mine")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    for goal in page.locator(".goal").all():
        assert goal.evaluate("""card => [...card.querySelectorAll('svg, .name span')].every(
            each => each.getBoundingClientRect().right <= card.getBoundingClientRect().right)""")
    small = page.evaluate("""() => [...document.querySelectorAll('.row .enlarged svg')].map(
        each => each.getBoundingClientRect().width)""")
    assert small and min(small) >= 22, "icons large enough to read"
    go_to(page, "Galleria")
    expect(row_card(page, 0)).to_be_hidden()
    page.get_by_role("button", name="Vai alla fila").click()
    expect(row_card(page, 0)).to_be_visible()
    page.locator(".goal").first.click()
    for name in ("Tonalità", "Forma", "Texture", "Tono"):
        expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text=re.compile(f"^{name}$"))).to_be_visible()
