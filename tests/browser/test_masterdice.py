"""Masterdice in the browser: a whole match of two people by touch and mouse; drag, keyboard, sliders by hand."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from ludoteca.rules import Table
from tests.browser.conftest import (
    PATIENCE,
    House,
    Opener,
    begin,
    check_accessibility,
    eventually,
    join,
    new_guest,
    open_position,
    screenshot,
    seat_bots,
    stop_the_clock,
    take_home,
    whole_evening,
)

expect.set_options(timeout=PATIENCE)
COLOURS = ("blu", "rosso", "giallo", "verde")


def two_at_the_table(
    house: House, open_page: Opener, options: dict[str, Any] | None = None, **desk: Any,
) -> tuple[Page, Page, dict[str, Any]]:
    """Anna (phone) solves, Bruno (desktop) is the coder; returns their pages and the table."""
    anna, bruno = open_page("phone"), open_page("desk", **desk)
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    table = open_position(anna, house, dealt(0, options))
    join(bruno, house, table["code"])
    expect(anna.locator(".chairs")).to_contain_text("Bruno")
    begin(anna)
    for page in (anna, bruno):
        page.locator(".masterdice").wait_for()
    return anna, bruno, table


def dealt(solver: int, options: dict[str, Any] | None = None) -> Table:
    """A match in which this seat solves first."""
    tables = (Table("masterdice", 2, seed=seed, options=options) for seed in range(1, 50))
    return next(table for table in tables if table.actors == {solver})


def press(page: Page, name: str | re.Pattern[str]) -> None:
    """Press a button of the board, by touch on a phone."""
    button = page.locator(".masterdice").get_by_role("button", name=name)
    if page.evaluate("'ontouchstart' in window"):
        button.tap()
    else:
        button.click()


def code_of(coder: Page) -> list[int]:
    """The code as the coder's screen shows it."""
    said = [coder.locator(".secret [role=img]").nth(i).get_attribute("aria-label") or "" for i in range(4)]
    assert [each.split(":")[0] for each in said] == list(COLOURS)
    return [int(each.split(":")[1]) for each in said]


def roll(page: Page) -> None:
    press(page, re.compile(r"^Lancia"))
    page.locator(".here").wait_for()


def rolled(page: Page) -> list[int]:
    """The rolled dice, as their labels name them."""
    return [int(re.sub(r"\D", "", die.get_attribute("aria-label") or "")) for die in page.locator(".tray button").all()]


def answered(page: Page, row: int) -> Any:
    """The sliders of an answered row."""
    return page.get_by_role("group", name=re.compile(f"^Riga {row}: .*[1-6]")).locator(".sliders .equal")


def attempt(page: Page, columns: tuple[int, ...], row: int) -> None:
    """Roll, tap the first dice into these columns, place them."""
    roll(page)
    for column in columns:
        page.locator(".tray button").first.click()
        page.locator(".here .drop").nth(column).click()
    words = f"Metti {len(columns)} dadi nella riga {row}" if len(columns) > 1 else f"Metti un dado nella riga {row}"
    press(page, words)
    expect(answered(page, row)).to_be_visible()


def name_code(page: Page, code: list[int]) -> None:
    """Name the code by tapping faces."""
    if page.get_by_role("button", name="So il codice!").count():
        press(page, "So il codice!")
    for colour, face in zip(COLOURS, code, strict=True):
        page.get_by_role("spinbutton", name=colour).click()
        page.locator(".faces").get_by_role("button", name=f"{colour} {face}").click()


def say(page: Page, code: list[int]) -> None:
    name_code(page, code)
    press(page, f"Il codice è {' '.join(map(str, code))}")


def fits(page: Page) -> None:
    """Nothing overflows sideways, and the main button is visible without scrolling."""
    wide = page.evaluate("""[...document.querySelectorAll("*")].filter(
        each => each.getBoundingClientRect().right > innerWidth + 1).map(each => each.outerHTML.slice(0, 80))""")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), wide
    action = page.locator(".masterdice .button.main").last
    if action.count():
        expect(action).to_be_in_viewport(ratio=1)


def kind(page: Page) -> str:
    return "phone" if (page.viewport_size or {})["width"] < 500 else "desk"


@whole_evening
def test_two_people_play_a_whole_match(house: House, open_page: Opener) -> None:
    solver, coder, table = two_at_the_table(house, open_page)
    watcher = open_page("desk", dark=True, language="en")
    new_guest(watcher, house, "Carla", "en")
    join(watcher, house, table["code"])
    watcher.locator(".masterdice").wait_for()

    for page, role in ((solver, "solver"), (coder, "coder")):
        screenshot(page, f"masterdice-{kind(page)}-{role}-begin")
        fits(page)
    expect(solver.locator(".bar")).to_contain_text("Restano 18 dadi bianchi · 7 righe · vale fino a 73 punti")
    expect(solver.locator(".solution")).to_contain_text("▼ da abbassare▲ da alzare")
    code = code_of(coder)
    for page in (solver, watcher):
        assert page.locator(".secret [role=img]").count() == 1, "only the screen is to be seen"
        assert page.locator(".secret svg").count() == 0

    attempt(solver, (0, 1), 1)
    attempt(solver, (1, 2, 3), 2)
    expect(solver.locator(".bar")).to_contain_text("Restano 13 dadi bianchi · 5 righe · vale fino a 58 punti")
    expect(coder.locator(".headline .words")).to_have_text(re.compile("tira i dadi"))
    expect(watcher.locator(".bar")).to_contain_text("worth up to 58 points")
    roll(solver)
    for page, role in ((solver, "solver"), (coder, "coder"), (watcher, "watcher")):
        expect(page.locator(".tray svg")).to_have_count(4)
        screenshot(page, f"masterdice-{kind(page)}-{role}-roll")
        check_accessibility(page)
    say(solver, code)

    for page in (solver, coder):
        expect(page.locator(".sums")).to_contain_text("58")
        expect(page.get_by_role("heading", name="Come è andata")).to_be_visible()
        fits(page)
        screenshot(page, f"masterdice-{kind(page)}-reveal")
        check_accessibility(page)
    expect(solver.get_by_role("heading", name="Hai trovato il codice!")).to_be_visible()
    expect(watcher.locator(".sums")).to_contain_text("58")
    press(solver, "Avanti: ora il codice è tuo")
    press(coder, "Avanti: ora risolvi tu")

    solver, coder = coder, solver
    attempt(solver, (3,), 1)
    code = code_of(coder)
    say(solver, [7 - code[0], *code[1:]])
    expect(solver.locator(".sums")).to_contain_text("0")
    for page in (solver, coder):
        expect(page.get_by_role("dialog")).to_contain_text("58")
        screenshot(page, f"masterdice-{kind(page)}-end")
        check_accessibility(page)
    take_home(solver.get_by_role("dialog"))


def test_alone_with_the_keyboard_against_a_bot(house: House, open_page: Opener) -> None:
    page = open_page("desk", dark=True)
    new_guest(page, house, "Dino")
    solved = dealt(1, {"notebook": "candidates"})
    solved.play(1, {"type": "solve", "code": [1, 1, 1, 1]})      # the bot solved in the first game, which is over
    open_position(page, house, solved)
    seat_bots(page, "apprendista")
    begin(page)
    page.locator(".masterdice").wait_for()
    ours = page.get_by_role("button", name=re.compile(r"^Lancia"))
    onward = page.get_by_role("button", name="Avanti: ora risolvi tu")
    ours.or_(onward).first.wait_for()
    if onward.count():
        onward.focus()
        page.keyboard.press("Enter")
    ours.focus()
    page.keyboard.press("Enter")
    page.locator("[data-field='0']:focus").wait_for()
    faces = rolled(page)
    page.keyboard.press(str(faces[0]))
    page.locator("[data-field='1']:focus").wait_for()
    page.keyboard.press(str(faces[1]))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(page.locator(".here .slot svg")).to_have_count(1)
    screenshot(page, "masterdice-desk-keyboard")
    press(page, re.compile("^Metti un dado"))
    expect(answered(page, 1)).to_be_visible()
    expect(page.locator(".notebook .x").first).to_be_visible()
    page.get_by_role("button", name="So il codice!").focus()
    page.keyboard.press("Enter")
    page.locator("[role=spinbutton]:focus").first.wait_for()
    page.get_by_role("spinbutton", name="blu").focus()
    for face in "1234":
        page.keyboard.press(face)
    page.locator(".bar .main:focus").wait_for()
    expect(page.locator(".bar .main")).to_contain_text("Il codice è 1 2 3 4")
    page.keyboard.press("Enter")
    expect(page.locator(".sums")).to_be_visible()
    check_accessibility(page)


def test_dice_are_dragged_by_mouse_and_by_finger_and_notes_survive_a_reload(house: House, open_page: Opener) -> None:
    solver, coder, _ = two_at_the_table(house, open_page, still=False)
    roll(solver)
    drag(solver, ".tray button >> nth=0", ".here .drop >> nth=2")
    expect(solver.locator(".here .drop").nth(2).locator("svg")).to_have_count(1)
    drag(solver, ".here .drop >> nth=2", ".here .drop >> nth=0", finger=False)
    expect(solver.locator(".here .drop").nth(0).locator("svg")).to_have_count(1)
    expect(solver.locator(".here .drop").nth(2).locator("svg")).to_have_count(0)
    drag(solver, ".here .drop >> nth=0", ".tray")
    expect(solver.locator(".here .slot svg")).to_have_count(0)
    drag(solver, ".tray button >> nth=1", ".here .drop >> nth=3", finger=False)
    press(solver, "Metti un dado nella riga 1")
    expect(coder.get_by_role("group", name=re.compile(r"^Riga 1: niente, niente, niente, \d"))).to_be_visible()

    if not solver.locator(".notebook .page").count():
        press(solver, re.compile("^Taccuino"))
    press(solver, "giallo 4: nessun segno")
    press(solver, "giallo 4: escluso")
    press(solver, "blu 2: nessun segno")
    expect(solver.get_by_role("button", name="blu 2: escluso")).to_be_visible()
    screenshot(solver, f"masterdice-{kind(solver)}-notebook")
    solver.reload()
    solver.locator(".masterdice").wait_for()
    if not solver.locator(".notebook .page").count():
        press(solver, re.compile("^Taccuino"))
    expect(solver.get_by_role("button", name="giallo 4: sicuro")).to_be_visible()
    expect(solver.get_by_role("button", name="blu 2: escluso")).to_be_visible()
    assert coder.locator(".masterdice .notebook .page button").count() == 0, "a notebook is private"


def test_a_mark_stays_while_answers_to_others_come_in(house: House, open_page: Opener) -> None:
    """On a phone with a slow connection the notebook scrolls into view, and the first reply does not undo later taps.
    """
    page = open_page("phone")
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def slow(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda said: held.append(said) if held or "Noted" in str(said) else line.send(said))

    page.route_web_socket(re.compile("/ws/"), slow)
    new_guest(page, house, "Anna")
    open_position(page, house, dealt(0))
    seat_bots(page, "apprendista")
    begin(page)
    page.get_by_role("button", name="Lancia 4 dadi").wait_for()
    press(page, re.compile("^Taccuino"))
    expect(page.get_by_role("button", name="verde 1: nessun segno")).to_be_in_viewport(ratio=1)
    box, dock = (page.locator(what).bounding_box() for what in (".notebook", ".dock"))
    assert box and dock and box["y"] + box["height"] <= dock["y"] + 1, "the whole notebook stands above the dock"
    press(page, "blu 1: nessun segno")
    press(page, "blu 2: nessun segno")
    eventually(lambda: bool(page.wait_for_timeout(50)) or len(held) >= 4)      # per mark an update and a reply
    for said in held[:2]:
        lines[-1].send(said)
    expect(page.get_by_role("button", name="blu 1: escluso")).to_be_visible()
    expect(page.get_by_role("button", name="blu 2: escluso")).to_be_visible()


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: str, place: str, finger: bool = True) -> None:
    """Drag by touch or by mouse."""
    page.locator(thing).scroll_into_view_if_needed()
    (x0, y0), (x1, y1) = middle(page, thing), middle(page, place)
    points = [(x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8) for step in range(9)]
    if not finger:
        page.mouse.move(*points[0])
        page.mouse.down()
        for point in points[1:]:
            page.mouse.move(*point)
        page.mouse.up()
        return
    hand = page.context.new_cdp_session(page)
    began = time.time() - 1                    # seconds; slow, as a flick would swallow the next tap
    for step, (x, y) in enumerate([*points, points[-1]]):
        hand.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if step else "touchStart", "touchPoints": [{"x": x, "y": y}],
            "timestamp": began + step * 0.1})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": began + 1})
    hand.detach()


def test_the_screen_rises_before_anything_is_said(house: House, open_page: Opener) -> None:
    solver, coder, _ = two_at_the_table(house, open_page)
    roll(solver)
    before = solver.locator(".players").inner_text()
    code = code_of(coder)
    name_code(solver, code)
    expect(solver.locator(".headline .words")).to_have_text("Metti i quattro dadi: una risposta sola")
    # The peak is frozen on both pages: a page that has shown it in full would end it for the other.
    for page in (solver, coder):
        stop_the_clock(page)
    solver.get_by_role("button", name=re.compile("^Il codice è")).dispatch_event("click")
    reveal = solver.locator(".reveal[data-act]")
    expect(reveal.get_by_role("heading", name="Si alza lo schermo")).to_be_visible()
    expect(reveal.locator(".check")).to_have_count(0)
    expect(reveal.locator(".sums")).to_be_hidden()
    assert solver.locator(".players").inner_text() == before, "no points beside the names"
    for log in solver.locator(".log").all():
        assert "codice" not in log.inner_text()
    expect(solver.locator(".headline .words")).to_have_text(re.compile("^Si alza lo schermo…$"))
    solver.keyboard.press("Space")
    expect(solver.locator(".reveal .check")).to_have_count(4)
    expect(solver.locator(".sums")).to_be_visible()
    expect(solver.get_by_role("heading", name="Hai trovato il codice!")).to_be_visible()
    assert solver.locator(".players").inner_text() != before
    # The other page shows it in full by itself.
    coder.clock.resume()
    expect(coder.locator(".reveal .check")).to_have_count(4)
    expect(coder.locator(".headline .words")).to_have_text(re.compile(" ha trovato il codice: "))


def test_sliders_by_hand_and_what_a_slip_costs(house: House, open_page: Opener) -> None:
    solver, coder, _ = two_at_the_table(house, open_page, {"coder_by_hand": True})
    roll(solver)
    solver.locator(".tray button").first.click()
    solver.locator(".here .drop").nth(0).click()
    press(solver, "Metti un dado nella riga 1")
    expect(solver.locator(".headline .words")).to_have_text(re.compile("muove i cursori"))
    expect(coder.get_by_role("button", name="Manca un cursore")).to_be_disabled()
    label = coder.get_by_role("group", name=re.compile("^Riga 1: ")).get_attribute("aria-label") or ""
    die, hidden = int(re.findall(r"\d", label)[1]), code_of(coder)[0]
    wrong = "Uno giusto in più" if die != hidden else "Uno da alzare in più"
    coder.get_by_role("button", name=wrong).click()
    screenshot(coder, f"masterdice-{kind(coder)}-sliders")
    check_accessibility(coder)
    press(coder, re.compile("^Rispondi"))
    expect(answered(solver, 1)).to_be_visible()
    say(solver, [7 - face for face in code_of(coder)])
    for page in (solver, coder):
        expect(page.get_by_role("heading", name=re.compile("^I cursori erano sbagliati"))).to_be_visible()
        expect(page.locator(".sums")).to_contain_text("67")
        expect(page.locator(".back li").first).to_contain_text("Dovevano dire")
