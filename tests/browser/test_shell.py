"""Pages around the games: catalogue, names, tables, seats, chat, rules, settings, reconnecting; all kinds of input."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    eventually,
    join,
    new_guest,
    open_table,
    screenshot,
    seat_bots,
)

BOTH = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
SIZES = pytest.mark.parametrize("kind", ["phone", "desk"])


def cell(page: Page, number: int) -> Any:
    """One of the nine cells of tris, the game used in these tests."""
    return page.locator("main.board .board button").nth(number)


def two_at_tris(house: House, open_page: Opener, start: bool = True) -> tuple[Page, Page, dict[str, Any]]:
    anna, bruno = open_page("phone"), open_page("desk")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    table = open_table(anna, house, "tris")
    join(bruno, house, table["code"])
    expect(anna.locator(".chairs")).to_contain_text("Bruno")
    if start:
        begin(anna)
        bruno.locator("main.board").wait_for()
    return anna, bruno, table


def menu(page: Page, *path: str) -> None:
    page.get_by_role("button", name="Menu del tavolo").click()
    for name in path:
        page.get_by_role("button", name=name, exact=True).click()


@BOTH
@SIZES
def test_home_shows_the_shelf(house: House, open_page: Opener, kind: str, dark: bool) -> None:
    page = open_page(kind, dark)
    page.goto(house.url)
    boxes = page.locator("a.box")
    expect(boxes.first).to_be_visible()
    shelf = {game["box"] for game in house.call("GET", "/api/games") if game["shelf"]}
    assert boxes.count() == len(shelf)
    expect(page.get_by_text("Tris")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    screenshot(page, f"home-{kind}-{'dark' if dark else 'light'}")
    check_accessibility(page)


def test_the_narrowest_phone(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.set_viewport_size({"width": 320, "height": 640})
    new_guest(page, house, "Anna")
    page.goto(house.url)
    page.locator("a.box").first.wait_for()
    titles = page.locator("a.box .title").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))")
    assert max(titles) < 1.5, "no title of a box is broken in two"
    # The fallback font, used until the fonts load, may be wider.
    eventually(lambda: page.locator("a.box .title").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0)
    for address in ("/", "/box/masterdice", "/box/finestre", "/rules/masterdice", "/privacy"):
        page.goto(house.url + address)
        page.locator("a.box, .sheet, .prose h2").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
    open_table(page, house, "masterdice")
    seat_bots(page, "apprendista")
    begin(page)
    page.locator(".masterdice").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("main.board").evaluate("board => board.scrollWidth <= board.clientWidth")


# Records the page's content when a box begins to open; with `tap` it is tapped at once.
OPENING = """tap => {
  window.opened = null;
  window.eye?.disconnect();
  window.eye = new MutationObserver(() => {
    const scene = document.querySelector('.scene');
    if (!scene || window.opened) return;
    const count = what => scene.querySelectorAll(what).length;
    window.opened = {shelf: !!document.querySelector('a.box'), page: location.pathname,
      tray: count('.floor > svg'), walls: count('.wall'), lid: count('.lid .top img')};
    if (tap) scene.click();
  });
  window.eye.observe(document.body, {childList: true, subtree: true});
}"""


def take(page: Page, box: str, tap: bool = False) -> dict[str, object] | None:
    """Open a box of the catalogue; returns the content recorded when it began to open."""
    page.evaluate(OPENING, tap)
    page.locator(f"a.box[data-box='{box}']").click()
    page.wait_for_url(f"**/box/{box}")
    page.locator(".sheet").wait_for()
    expect(page.locator(".scene")).to_have_count(0)
    expect(page.locator("#content")).to_be_focused()
    seen: dict[str, object] | None = page.evaluate("window.opened")
    page.go_back()
    page.locator("a.box").first.wait_for()
    return seen


def test_a_box_opens_a_name_is_asked_once_and_there_is_a_table(house: House, open_page: Opener) -> None:
    page = open_page("phone", still=False)
    page.goto(house.url)
    lifted = {"shelf": True, "page": "/", "tray": 1, "walls": 8, "lid": 1}
    assert take(page, "duplik") == lifted, "lid and tray before the shelf, which still stands"
    assert take(page, "duplik", tap=True) == lifted
    page.emulate_media(reduced_motion="reduce")
    assert take(page, "duplik") is None, "whoever wants nothing to move has the page at once"
    page.goto(house.url + "/box/masterdice")
    page.locator(".bar").get_by_role("button", name="Apri un tavolo").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Eccomi").click()
    expect(dialog).to_contain_text("Serve un nome")
    screenshot(page, "name-phone")
    check_accessibility(page)
    dialog.get_by_label("Il tuo nome").fill("Anna")
    dialog.get_by_role("button", name="Eccomi").click()
    expect(page.locator(".chairs")).to_contain_text("Anna")
    expect(page.locator(".letters")).to_have_text(re.compile(r"^[A-Z0-9]{4}$"))
    expect(page.get_by_role("img", name="Codice QR che porta a questo tavolo")).to_be_visible()
    page.goto(house.url)
    expect(page.get_by_role("heading", name="I tuoi tavoli aperti")).to_be_visible()
    page.get_by_role("link", name=re.compile("Masterdice.*In attesa")).click()
    expect(page.locator(".chairs")).to_contain_text("Anna")


def test_options_go_to_the_table_and_to_the_others(house: House, open_page: Opener) -> None:
    anna, bruno = open_page("desk"), open_page("phone")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    anna.goto(house.url + "/box/masterdice")
    anna.get_by_role("radio", name="4 partite").check(force=True)
    screenshot(anna, "box-desk-light")
    check_accessibility(anna)
    anna.locator(".start").get_by_role("button", name="Apri un tavolo").click()
    expect(anna.get_by_role("radio", name="4 partite")).to_be_checked()
    join(bruno, house, anna.locator(".letters").inner_text())
    expect(bruno.locator(".options")).to_contain_text("4 partite")
    anna.get_by_role("radio", name="6 partite").check(force=True)
    expect(bruno.locator(".options")).to_contain_text("6 partite")
    anna.get_by_role("switch", name=re.compile("Cursori a mano")).check(force=True)
    expect(bruno.locator(".options dl")).to_contain_text("sì")


def test_join_by_code_from_the_home_page(house: House, open_page: Opener) -> None:
    anna, bruno = open_page("phone"), open_page("phone")
    new_guest(anna, house, "Anna")
    table = open_table(anna, house, "tris")
    new_guest(bruno, house, "Bruno")
    bruno.goto(house.url)
    code = bruno.get_by_label("Hai un codice?")
    code.fill("zzzz")
    bruno.get_by_role("button", name="Siediti").click()
    expect(bruno.locator("form .trouble")).to_be_visible()
    check_accessibility(bruno)
    code.fill(table["code"].lower())
    bruno.get_by_role("button", name="Siediti").click()
    expect(bruno.locator(".chairs")).to_contain_text("Bruno")
    expect(anna.locator(".chairs")).to_contain_text("Bruno")


def names(page: Page) -> list[str]:
    return [text.split("\n")[0].strip() for text in page.locator(".chairs ol .name").all_inner_texts()]


def test_chairs_are_reordered_by_arrow_drag_and_keyboard(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page, start=False)
    assert names(anna) == ["Anna", "Bruno"]

    def first(name: str) -> None:
        for page in (anna, bruno):
            expect(page.locator(".chairs ol .name").first).to_contain_text(name)

    anna.get_by_role("button", name="Sposta dopo: Anna").click()
    first("Bruno")
    grip = anna.locator(".grip").nth(1)
    target = anna.locator(".chairs ol li").nth(0)
    start, end = grip.bounding_box(), target.bounding_box()
    assert start and end
    anna.mouse.move(start["x"] + 12, start["y"] + 20)
    anna.mouse.down()
    anna.mouse.move(end["x"] + 60, end["y"] + 30, steps=6)
    anna.mouse.up()
    first("Anna")
    anna.locator(".grip").nth(0).focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".grip").nth(0)).to_have_attribute("aria-pressed", "true")
    anna.locator(".grip").nth(1).press("Enter")
    first("Bruno")
    anna.locator(".grip").nth(0).press("ArrowDown")
    first("Anna")
    expect(anna.locator(".grip").nth(1)).to_be_focused()
    expect(bruno.locator(".arrows")).to_have_count(0)


def test_start_says_why_it_cannot_and_bots_fill_the_chairs(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    open_table(page, house, "tris")
    expect(page.locator(".begin")).to_contain_text("Manca ancora una persona")
    expect(page.locator(".begin button")).to_be_disabled()
    screenshot(page, "lobby-phone-light")
    check_accessibility(page)
    seat_bots(page, "apprendista")
    expect(page.locator(".begin")).to_contain_text("Ci siete tutti")
    page.locator(".chairs ol select").select_option("maestro")
    expect(page.locator(".chairs ol select")).to_have_value("maestro")
    page.get_by_role("button", name=re.compile("^Manda via")).click()
    expect(page.locator("select.bot")).to_have_count(1)
    seat_bots(page, "maestro")
    begin(page)
    cell(page, 4).click()
    expect(page.locator("main.board .board svg")).to_have_count(2)


def test_the_tenth_chair_has_a_number_of_one_line(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Anna")
    open_table(page, house, "duplik", seats=10)
    heights = page.locator(".chairs ol .number").evaluate_all("all => all.map(each => each.offsetHeight)")
    assert len(heights) == 10 and len(set(heights)) == 1


def test_play_with_bots_at_once(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Anna")
    page.goto(house.url + "/box/tris")
    page.get_by_role("radio", name="Apprendista").check(force=True)
    page.locator(".start").get_by_role("button", name="Gioca subito contro i bot").click()
    page.locator("main.board").wait_for()
    expect(page.locator(".headline .words")).to_have_text("Fai la tua mossa")


def test_spectators_watch_and_the_big_screen_takes_no_chair(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    carla, screen = open_page("phone"), open_page("desk")
    new_guest(carla, house, "Carla")
    join(carla, house, table["code"])
    expect(anna.locator(".eyes")).to_contain_text("1")
    expect(cell(carla, 0)).to_be_disabled()
    screen.goto(f"{house.url}/t/{table['table']}?screen=1")
    expect(screen.locator(".tiles").first).to_have_text(table["code"])
    expect(screen.locator(".way")).to_contain_text(house.url.rpartition("/")[2])
    cell(anna, 4).click()
    for page in (bruno, carla, screen):
        expect(page.locator(".board .board svg")).to_have_count(1)
    screenshot(screen, "big-screen")
    check_accessibility(screen)
    check_accessibility(carla)


def test_the_big_screen_knows_nothing_of_the_person_who_opens_it(house: House, open_page: Opener) -> None:
    anna = open_page("desk")
    new_guest(anna, house, "Anna")
    table = open_table(anna, house, "masterdice")
    seat_bots(anna)
    begin(anna)
    views: list[Any] = []
    tv = anna.context.new_page()
    tv.on("websocket", lambda line: line.on("framereceived", lambda said: views.append(json.loads(said))))
    tv.goto(f"{house.url}/t/{table['table']}?screen=1")
    expect(tv.locator(".screen .way .tiles")).to_have_text(table["code"])
    expect(tv.locator(".screen .way")).to_contain_text(house.url.rpartition("/")[2])
    welcome = next(each for each in views if each["type"] == "welcome")
    assert welcome["you"].get("seat") is None
    expect(anna.locator(".eyes")).to_contain_text("1")


def test_a_shelf_that_could_not_be_had_is_asked_for_again_by_itself(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.clock.install()
    page.route(re.compile("/api/games$"), lambda route: route.fulfill(status=502, body="Bad Gateway"), times=2)
    page.goto(house.url)
    expect(page.locator("main .empty")).to_contain_text("Riprova")
    for _ in range(2):
        page.clock.run_for(5_000)
    expect(page.locator(".box").first).to_be_visible()
    expect(page.locator("main .empty")).to_have_count(0)


def test_an_update_of_several_entries_needs_no_reload(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    carla = open_page("phone")
    new_guest(carla, house, "Carla")
    lines: list[WebSocketRoute] = []
    held: list[dict[str, Any]] = []

    def as_one(line: WebSocketRoute) -> None:
        """Merge two updates into one, as the server does for an audience."""
        lines.append(line)
        server = line.connect_to_server()

        def told(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] != "update":
                line.send(said)
                return
            held.append(message)
            if len(held) == 2:
                first, second = held
                line.send(json.dumps({
                    **second, "since": first["version"] - 1, "events": first["events"] + second["events"],
                    "patch": {**first["patch"], **second["patch"]}}))

        server.on_message(told)

    carla.route_web_socket(re.compile("/ws/"), as_one)
    join(carla, house, table["code"])
    for mover, number in ((anna, 0), (bruno, 4)):
        cell(mover, number).click()
        expect(cell(mover, number).locator("svg")).to_have_count(1)
    expect(carla.locator(".board .board svg")).to_have_count(2)
    assert len(lines) == 1, "it did not ask for everything again"


def test_the_hourglass_runs_on_whatever_messages_arrive(house: House, open_page: Opener) -> None:
    """Every message carries the clock; only a new deadline turns the hourglass."""
    anna, bea = open_page("desk"), open_page("desk")
    new_guest(anna, house, "Anna")
    new_guest(bea, house, "Bea")
    table = open_table(anna, house, "specchio", {"hourglass": 60}, seats=3)
    seat_bots(anna, "apprendista")
    begin(anna)
    sunk = """least => Number(document.querySelector('[role="timer"] rect')?.getAttribute('y')) > least"""
    anna.wait_for_function(sunk, arg=8.4)
    join(bea, house, table["code"])
    expect(anna.locator("body")).to_contain_text("Bea")
    anna.wait_for_function(sunk, arg=8.8)
    assert float(anna.locator("[role=timer] rect").first.get_attribute("y") or 0) > 8.8
    # A late or reloaded page shows the hourglass as it is, not a full one.
    bea.reload()
    glass = bea.locator("[role=timer] rect").first
    glass.wait_for(state="attached")
    assert float(glass.get_attribute("y") or 0) > 8.8


def test_pause_resume_and_what_the_others_see(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    screen = open_page("desk")
    screen.goto(f"{house.url}/t/{table['table']}?screen=1")
    menu(anna)
    check_accessibility(anna)
    anna.get_by_role("button", name="Metti in pausa").click()
    expect(bruno.locator(".veil")).to_contain_text("Anna ha fermato il tempo")
    expect(cell(bruno, 0)).to_be_disabled()
    expect(screen.locator(".headline .words")).to_have_text("Anna ha fermato il tempo")
    screenshot(bruno, "paused-desk")
    check_accessibility(bruno)
    anna.locator(".veil").get_by_role("button", name="Si riprende").click()
    expect(bruno.locator(".veil")).to_have_count(0)
    expect(bruno.locator(".log")).to_contain_text("Anna ha messo in pausa.")


def test_the_menu_goes_a_step_back_and_closes_from_anywhere(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    open_table(page, house, "tris")
    menu(page, "Regole", "Indietro", "Invita")
    expect(page.get_by_role("dialog").get_by_text("Codice del tavolo")).to_be_visible()
    page.get_by_role("button", name="Chiudi").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_pause_is_seen_on_a_board_scrolled_down(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.set_viewport_size({"width": 360, "height": 520})
    new_guest(page, house, "Anna")
    open_table(page, house, "masterdice")
    seat_bots(page, "apprendista")
    begin(page)
    page.locator(".masterdice").wait_for()
    page.locator("main.board").evaluate("board => board.scrollTo(0, board.scrollHeight)")
    page.wait_for_function("document.querySelector('main.board').scrollTop > 40")
    menu(page, "Metti in pausa")
    expect(page.locator(".veil").get_by_role("button", name="Si riprende")).to_be_in_viewport(ratio=1)
    assert page.locator("main.board").evaluate("board => board.scrollTop") > 40
    assert page.locator(".veil").bounding_box() == page.locator("main.board").bounding_box()


def test_the_log_follows_the_game_until_the_player_scrolls_back(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    page.set_viewport_size({"width": 1280, "height": 620})

    def wordy(line: WebSocketRoute) -> None:
        """A server that sends every event eight times, so that much happens at once."""
        server = line.connect_to_server()

        def down(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "update":
                message["events"] *= 8
            line.send(json.dumps(message))

        line.on_message(server.send)
        server.on_message(down)

    page.route_web_socket(re.compile("/ws/"), wordy)
    new_guest(page, house, "Anna")
    open_table(page, house, "tris")
    seat_bots(page)
    begin(page)
    log, signs = page.locator(".side .log"), page.locator("main.board .board svg")
    cell(page, 4).click()
    expect(signs).to_have_count(2)
    expect(log.locator("p").last).to_be_in_viewport(ratio=0.9)
    assert log.evaluate("log => log.scrollTop") > 0
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(log.locator("p").first).to_be_in_viewport(ratio=0.9)
    page.locator("main.board .board button:not([disabled])").first.click()
    expect(signs).to_have_count(4)
    assert log.evaluate("log => log.scrollTop") == 0, "whoever reads back is left in peace"


def test_kick_is_asked_twice_and_is_final(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page, start=False)
    anna.get_by_role("button", name="Altro su Bruno").click()
    anna.get_by_role("button", name="Fai uscire Bruno").click()
    anna.get_by_role("button", name="Sì, fai uscire Bruno").click()
    expect(bruno.get_by_role("heading", name="Sei fuori dal tavolo")).to_be_visible()
    check_accessibility(bruno)
    bruno.goto(f"{house.url}/j/{table['code']}")
    expect(bruno.get_by_role("heading", name="A questo tavolo non puoi sederti")).to_be_visible()
    expect(anna.locator(".chairs")).not_to_contain_text("Bruno")


def test_hand_over_hosting(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page, start=False)
    expect(bruno.locator(".begin button")).to_have_count(0)
    anna.get_by_role("button", name="Altro su Bruno").click()
    anna.get_by_role("button", name="Fai ospitare Bruno").click()
    begin(bruno)
    anna.locator("main.board").wait_for()


def test_a_leaver_gets_a_bot_and_the_chair_back(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page)
    menu(bruno, "Alzati: gioca un bot al posto tuo")
    expect(anna.locator(".players")).to_contain_text("per Bruno")
    cell(anna, 4).click()
    expect(anna.locator("main.board .board svg")).to_have_count(2)
    menu(anna, "Ridai il posto")
    expect(anna.locator(".players")).not_to_contain_text("per Bruno")
    anna.keyboard.press("Escape")
    cell(anna, next(i for i in range(9) if not cell(anna, i).locator("svg").count())).click()
    expect(bruno.locator(".headline .words")).to_have_text("Fai la tua mossa")


# A reaction disappears quickly: the page records that it was there.
WATCH_FLOATS = """() => new MutationObserver(() => {
    document.documentElement.dataset.floated = document.querySelectorAll('.floats span').length || 1;
}).observe(document.querySelector('.floats'), { childList: true })"""


def test_chat_is_text_and_reactions_float(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page)
    said = "<img src=x onerror=document.title='rotto'> <b>ciao</b>"
    bruno.get_by_label("Scrivi qualcosa").fill(said)
    bruno.keyboard.press("Enter")
    expect(bruno.get_by_role("log", name="Chiacchiere")).to_contain_text(said)
    menu(anna, "Chiacchiere (1)")
    expect(anna.get_by_role("log", name="Chiacchiere")).to_contain_text(said)
    assert not anna.locator(".lines b, .lines img").count()
    check_accessibility(anna)
    anna.evaluate(WATCH_FLOATS)
    bruno.get_by_role("button", name="Bravo!").click()
    expect(anna.locator("html")).to_have_attribute("data-floated", "1")
    screenshot(anna, "chat-phone")


def test_refusals_are_shown(house: House, open_page: Opener) -> None:
    anna, bruno, _ = two_at_tris(house, open_page)
    cell(anna, 4).click()
    expect(bruno.locator(".headline .words")).to_have_text("Fai la tua mossa")
    bruno.locator("main.board .board button").nth(4).evaluate("node => { node.disabled = false; node.click(); }")
    expect(bruno.locator(".toasts")).to_contain_text("Quella casella è già occupata.")
    expect(bruno.locator("[aria-live=assertive]")).to_contain_text("Quella casella è già occupata.")


def test_the_server_is_cut_off_and_comes_back(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    cell(anna, 4).click()
    expect(bruno.locator("main.board .board svg")).to_have_count(1)
    bruno.goto("about:blank")
    house.close(hard=True)
    expect(anna.locator(".banner")).to_contain_text("La casa è chiusa")
    screenshot(anna, "offline-phone")
    check_accessibility(anna)
    with anna.expect_websocket():
        anna.get_by_role("button", name="Riprova ora").click()
    expect(anna.locator(".banner")).to_contain_text("Riprovo tra")
    house.open()
    expect(anna.locator(".banner")).to_have_count(0)
    expect(anna.locator("main.board .board svg")).to_have_count(1)
    bruno.goto(f"{house.url}/t/{table['table']}")
    cell(bruno, 0).click()
    expect(anna.locator("main.board .board svg")).to_have_count(2)


def test_a_move_whose_answer_was_lost_is_sent_again_and_counts_once(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    lost: list[str] = []
    sent: list[str] = []

    def bad_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "move":
                sent.append(message["id"])
            server.send(said)

        def down(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "ok" and message["id"] in sent and not lost:
                lost.append(message["id"])
                server.close()
                line.close()
            else:
                line.send(said)

        line.on_message(up)
        server.on_message(down)

    page.route_web_socket(re.compile("/ws/"), bad_line)
    new_guest(page, house, "Anna")
    open_table(page, house, "tris")
    seat_bots(page)
    begin(page)
    cell(page, 4).click()
    expect(page.locator("main.board .board svg")).to_have_count(2)
    expect(page.locator(".headline .words")).to_have_text("Fai la tua mossa")

    def sent_again() -> bool:
        page.wait_for_timeout(50)                  # messages about the connection come in between
        return bool(lost) and sent.count(lost[0]) == 2

    eventually(sent_again)
    expect(page.locator(".toasts .bad")).to_have_count(0)


def test_an_absent_player_is_replaced_and_takes_the_chair_back(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    bruno.goto("about:blank")
    line = anna.get_by_role("status").filter(has_text="Bruno non è in linea.")
    line.get_by_role("button", name="Fai giocare un bot").click()
    expect(anna.locator(".players")).to_contain_text("per Bruno")
    bruno.goto(f"{house.url}/t/{table['table']}")
    bruno.get_by_role("button", name="Riprendilo").click()
    expect(anna.locator(".players")).not_to_contain_text("per Bruno")
    check_accessibility(bruno)


def test_what_happened_meanwhile(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    cell(anna, 4).click()
    cell(bruno, 0).click()
    expect(anna.locator("main.board .board svg")).to_have_count(2)
    watcher = open_page("phone")
    new_guest(watcher, house, "Carla")
    join(watcher, house, table["code"])
    expect(watcher.locator("main.board .board svg")).to_have_count(2)
    for page in (bruno, watcher):
        page.goto("about:blank")
    cell(anna, 1).click()
    expect(anna.locator("main.board .board svg")).to_have_count(3)
    bruno.goto(f"{house.url}/t/{table['table']}")
    card = bruno.locator("aside", has_text="Mentre non c’eri")
    expect(card).to_contain_text("Anna segna la casella 2.")
    screenshot(bruno, "meanwhile-desk")
    check_accessibility(bruno)
    card.get_by_role("button", name="Ho visto").click()
    expect(card).to_have_count(0)
    # On a phone it is low; once it could be read, it closes by itself when the game goes on.
    watcher.clock.install()
    watcher.goto(f"{house.url}/t/{table['table']}")
    low = watcher.locator("aside", has_text="Mentre non c’eri")
    expect(low).to_contain_text("Anna segna la casella 2.")
    box = low.bounding_box()
    assert box and box["height"] < 110, box
    screenshot(watcher, "meanwhile-phone")
    for _ in range(2):               # in one step the page would believe that it was suspended, and reconnect
        watcher.clock.fast_forward(10_500)
    expect(low).to_have_count(1)
    cell(bruno, 2).click()
    expect(low).to_have_count(0)


def test_a_player_who_moves_on_no_longer_sees_what_happened_meanwhile(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    cell(anna, 4).click()
    expect(bruno.locator("main.board .board svg")).to_have_count(1)
    anna.goto("about:blank")
    cell(bruno, 0).click()
    expect(bruno.locator("main.board .board svg")).to_have_count(2)
    anna.goto(f"{house.url}/t/{table['table']}")
    card = anna.locator("aside", has_text="Mentre non c’eri")
    expect(card).to_contain_text("Bruno segna la casella 1.")
    cell(anna, 1).click()
    expect(card).to_have_count(0)


def test_the_end_the_scores_and_the_rematch(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    screen = open_page("desk")
    screen.set_viewport_size({"width": 1280, "height": 720})
    screen.goto(f"{house.url}/t/{table['table']}?screen=1")
    for page, number in ((anna, 4), (bruno, 0), (anna, 1), (bruno, 2), (anna, 7)):
        expect(cell(page, number)).to_be_enabled()
        cell(page, number).click()
    expect(anna.get_by_role("heading", name="Hai vinto!")).to_be_visible()
    expect(bruno.get_by_role("heading", name="Vince Anna")).to_be_visible()
    expect(bruno.locator(".podium [data-place='1']")).to_contain_text("Anna")
    # The big screen asks for applause, and the whole podium fits on it.
    expect(screen.locator(".podium.big [data-place='1']")).to_contain_text("Anna")
    expect(screen.locator(".headline .words")).to_have_text("Vince Anna: un applauso!")
    expect(screen.locator("footer")).to_contain_text("0 su 2")
    fits = "(all => all.scrollHeight <= all.clientHeight + 6)(document.querySelector('#content'))"
    eventually(lambda: bool(screen.evaluate(fits)))
    with anna.expect_download() as saved:                     # one press downloads a picture
        anna.get_by_role("button", name="Condividi").click()
    assert saved.value.suggested_filename.endswith(".png")
    screenshot(anna, "end-phone")
    screenshot(bruno, "end-desk")
    check_accessibility(anna)
    check_accessibility(bruno)
    # A player who closed the scores does not get them again after a reconnection.
    bruno.clock.install()
    bruno.get_by_role("button", name="Guarda il tavolo").click()
    bruno.context.set_offline(True)
    bruno.clock.fast_forward(2_000)
    expect(bruno.locator(".banner")).to_be_visible()
    bruno.context.set_offline(False)
    expect(bruno.locator(".banner")).to_have_count(0)
    bruno.clock.fast_forward(5_000)
    expect(bruno.get_by_role("button", name="Guarda i punti")).to_be_visible()
    expect(bruno.get_by_role("dialog")).to_have_count(0)
    bruno.get_by_role("button", name="Guarda i punti").click()
    bruno.get_by_role("button", name="Ancora!").click()
    expect(anna.get_by_role("button", name="Rivincita!")).to_contain_text("1 su 2")
    anna.get_by_role("button", name="Rivincita!").click()
    expect(bruno.get_by_role("heading", name="Vince Anna")).to_have_count(0)
    expect(anna.locator("main.board .board svg")).to_have_count(0)
    expect(anna.locator(".headline .words")).to_have_text("Fai la tua mossa")


def test_the_seat_moves_to_another_device(house: House, open_page: Opener) -> None:
    anna, bruno, table = two_at_tris(house, open_page)
    cell(anna, 4).click()
    with bruno.expect_response(re.compile("/handoff$")) as answered:
        menu(bruno, "Passa a un altro dispositivo", "Mostra il codice")
    expect(bruno.get_by_role("img", name=re.compile("portare la tua sedia"))).to_be_visible()
    check_accessibility(bruno)
    tablet = open_page("phone")
    tablet.goto(f"{house.url}/t/{table['table']}#handoff={answered.value.json()['code']}")
    check_accessibility(tablet)

    def lose(route: Route) -> None:
        """The request is processed, but its reply never arrives."""
        route.fetch()
        route.abort()

    tablet.route(re.compile("/api/handoffs/"), lambda route: route.fulfill(status=502, body="Bad Gateway"), times=1)
    tablet.route(re.compile("/api/handoffs/"), lose, times=1)
    tablet.get_by_role("button", name="Siediti qui").click()
    expect(tablet.locator(".headline .words")).to_have_text("Fai la tua mossa")
    expect(bruno.get_by_role("heading", name="La tua sedia è altrove")).to_be_visible()
    cell(tablet, 0).click()
    expect(anna.locator("main.board .board svg")).to_have_count(2)


def test_a_guest_who_connects_during_an_outage_reads_why_and_is_admitted_later(
        house: House, open_page: Opener) -> None:
    _anna, _bruno, table = two_at_tris(house, open_page)
    visitor = open_page("phone")
    new_guest(visitor, house, "Carla")
    lines: list[WebSocketRoute] = []
    sentence = "Il server non riesce a salvare: riprova fra qualche secondo."

    def waits(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 2:
            line.connect_to_server()
        elif len(lines) == 1:                                 # the second request gets no reply
            def turned_away(said: str | bytes) -> None:
                line.send(json.dumps({"type": "goodbye", "code": "disk_waits", "sentence": sentence}))
                line.close()

            line.on_message(turned_away)

    visitor.route_web_socket(re.compile("/ws/"), waits)
    visitor.goto(f"{house.url}/t/{table['table']}")
    expect(visitor.locator("main")).to_contain_text(sentence)
    expect(visitor.get_by_role("button", name="Riprova")).to_have_count(0)     # retrying
    assert sentence in visitor.locator("main").inner_text()
    screenshot(visitor, "waits-phone")
    expect(visitor.locator("main.board .board")).to_be_visible()


@BOTH
def test_rules_and_from_their_foot_what_the_house_knows_of_people(
        house: House, open_page: Opener, dark: bool) -> None:
    page = open_page("phone", dark)
    page.goto(house.url + "/rules/masterdice")
    expect(page.get_by_role("heading", level=1, name="Masterdice")).to_be_visible()
    expect(page.locator(".prose h2").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, f"rules-phone-{'dark' if dark else 'light'}")
    check_accessibility(page)
    page.get_by_role("link", name="Che cosa sa di te questa casa").click()
    expect(page.get_by_role("heading", level=1, name="Che cosa sa di te questa casa")).to_be_visible()
    expect(page.locator(".prose").get_by_text("90 giorni")).to_be_visible()
    screenshot(page, f"privacy-phone-{'dark' if dark else 'light'}")
    check_accessibility(page)


def test_lost_pages_and_tables(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    page.goto(house.url + "/soffitta")
    expect(page.get_by_role("heading", name="Qui non c’è niente")).to_be_visible()
    check_accessibility(page)
    page.goto(house.url + "/t/AAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="Questo tavolo non c’è")).to_be_visible()
    check_accessibility(page)


def test_the_ninth_page_of_one_person_closes_the_first_for_good(house: House, open_page: Opener) -> None:
    """Without the final code the pages would keep displacing each other for ever."""
    first = open_page("phone")
    new_guest(first, house, "Anna")
    table = open_table(first, house, "tris")
    pages = [first.context.new_page() for _ in range(8)]
    for page in pages:
        page.goto(f"{house.url}/t/{table['table']}")
        page.locator(".lobby").wait_for()
    expect(first.get_by_role("heading", name="Questo tavolo è aperto in troppe pagine")).to_be_visible()
    for page in pages:
        expect(page.locator(".lobby")).to_be_visible()
    check_accessibility(first)
    pages[7].close()
    first.get_by_role("button", name="Riaprilo qui").click()
    expect(first.locator(".chairs")).to_contain_text("Anna")


@BOTH
def test_language_theme_and_sound_are_kept(house: House, open_page: Opener, dark: bool) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    page.goto(house.url)
    page.get_by_role("button", name="Impostazioni", exact=True).click()
    page.get_by_role("radio", name="Scuro" if dark else "Chiaro").check(force=True)
    screenshot(page, f"settings-phone-{'dark' if dark else 'light'}")
    check_accessibility(page)
    page.get_by_role("radio", name="English").check(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("Settings")
    page.get_by_role("switch", name="Sounds").uncheck(force=True)
    page.reload()
    expect(page.get_by_text("Got a code?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
    check_accessibility(page)


@BOTH
def test_the_table_is_accessible_in_both_lights(house: House, open_page: Opener, dark: bool) -> None:
    page = open_page("desk", dark)
    new_guest(page, house, "Anna")
    open_table(page, house, "forza_quattro")
    check_accessibility(page)
    screenshot(page, f"lobby-desk-{'dark' if dark else 'light'}")
    seat_bots(page)
    begin(page)
    cell(page, 3).click()
    expect(page.locator(".log")).to_contain_text("Anna")
    screenshot(page, f"table-desk-{'dark' if dark else 'light'}")
    check_accessibility(page)


def test_by_keyboard_alone(house: House, open_page: Opener) -> None:
    """From the home page to a move on the board, without a pointer."""
    page = open_page("desk")
    page.goto(house.url)
    page.locator("a.box").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Salta al contenuto")).to_be_focused()
    page.goto(house.url + "/box/tris")
    button = page.locator(".start").get_by_role("button", name="Gioca subito contro i bot")
    button.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.type("Tastiera")
    page.keyboard.press("Enter")
    page.locator("main.board").wait_for()
    expect(page.locator(".headline .words")).to_have_text("Fai la tua mossa")
    first = cell(page, 0)
    for _ in range(40):
        page.keyboard.press("Tab")
        if first.evaluate("node => node === document.activeElement"):
            break
    assert first.evaluate("node => getComputedStyle(node).outlineStyle") != "none", "the focus is seen"
    page.keyboard.press("Enter")
    expect(page.locator("main.board .board svg").first).to_be_visible()
