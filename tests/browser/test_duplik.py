"""Duplik in real browsers: three people describe, draw, judge, contest and see the gallery; two talk by voice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect, sync_playwright

from ludoteca.games.duplik.measure import album
from ludoteca.rules import Table
from scripts.browser import FLAGS, installed
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
    open_table,
    screenshot,
    seat_bots,
    whole_evening,
)
from tests.browser.test_words import now, type_in
from tests.games.duplik.test_rules import LINE, artists, judge_all, master, pens_down, read, start_drawing

TURN = re.compile("Gira la clessidra|Comincia a descrivere")          # with the hourglass, and without
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser whose fake microphone hums."""
    path = installed()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*FLAGS, *MICROPHONE], timeout=3 * PATIENCE)
        yield browser
        browser.close()


def three_at_the_table(
    house: House, open_page: Opener, position: Table | None = None, **options: object,
) -> list[Page]:
    """Anna (phone), Bruno (desktop) and Clara (dark phone) in a new game, or in one from a position.

    The hourglass is off by default, so a slow machine cannot miss anything.
    """
    pages = [open_page("phone"), open_page("desk"), open_page("phone", dark=True)]
    for page, name in zip(pages, ("Anna", "Bruno", "Clara"), strict=True):
        new_guest(page, house, name)
    if position is None:
        table = open_table(pages[0], house, "duplik", {"seconds": 0, **options}, seats=3)
    else:
        table = open_position(pages[0], house, position)
    for page in pages[1:]:
        join(page, house, table["code"])
    expect(pages[0].locator(".chairs")).to_contain_text("Clara")
    begin(pages[0])
    for page in pages:
        page.locator(".duplik").wait_for()
    return pages


def parts(pages: list[Page]) -> tuple[Page, list[Page]]:
    """The master's page, and the artists' pages."""
    for page in pages:
        page.locator(".duplik .bar .button.main, .duplik .wait").first.wait_for()
    master = next(page for page in pages if page.get_by_role("button", name="Lancia il dado").count())
    return master, [page for page in pages if page is not master]


def scribble(page: Page, strokes: int = 3) -> None:
    """Draw with the pointer in small steps, as a hand does."""
    page.locator(".curtain").wait_for(state="detached")          # a peak has ended
    sheet = page.locator(".easel > svg")
    sheet.scroll_into_view_if_needed()
    box = sheet.bounding_box()
    assert box is not None
    before = int(sheet.get_attribute("data-strokes") or 0)
    for stroke in range(strokes):
        x, y = box["x"] + box["width"] * (0.15 + 0.22 * stroke), box["y"] + box["height"] * 0.3
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 12):
            page.mouse.move(x + 4 * step, y + box["height"] * 0.03 * step * (1 if stroke % 2 else 0.6))
        page.mouse.up()
    expect(sheet).to_have_attribute("data-strokes", str(before + strokes))


def to_drawing(master: Page, artists: list[Page]) -> None:
    master.get_by_role("button", name="Lancia il dado").click()
    master.get_by_role("button", name=TURN).click()
    for artist in artists:
        artist.locator(".easel").wait_for()


def test_a_round_of_three_from_the_die_to_contests(house: House, open_page: Opener) -> None:
    pages = three_at_the_table(house, open_page, seconds=180)
    master, (one, other) = parts(pages)
    expect(one.get_by_text("Prendi il pennarello")).to_be_visible()
    expect(one.locator("figure svg")).to_have_count(0)
    room = open_page("desk")
    room.set_viewport_size({"width": 1920, "height": 1080})
    room.goto(f"{pages[0].url}?screen=1")
    to_drawing(master, [one, other])

    master.get_by_role("textbox", name="Scrivi quello che vedi").fill("Un gatto enorme sopra la casa")
    for artist in (one, other):
        expect(artist.get_by_role("log", name="Le parole del maestro")).to_contain_text("Un gatto enorme sopra la casa")
    scribble(one)
    scribble(other, 2)
    seen_from_the_far_end(room, strokes=5)
    screenshot(one, "duplik-draw-phone")
    check_accessibility(one)
    check_accessibility(master)

    one.get_by_role("button", name="Annulla l’ultimo tratto").click()
    expect(one.locator(".easel > svg")).to_have_attribute("data-strokes", "2")
    one.get_by_role("button", name="Rifai").click()
    expect(one.locator(".easel > svg")).to_have_attribute("data-strokes", "3")
    one.get_by_role("button", name="Foglio bianco").click()
    one.get_by_role("button", name="Tengo il disegno").click()
    expect(one.locator(".easel > svg")).to_have_attribute("data-strokes", "3")

    one.reload()
    expect(one.locator(".easel > svg")).to_have_attribute("data-strokes", "3")

    for artist in (one, other):
        artist.get_by_role("button", name="Ho finito").click()
    for number in (1, 2):
        master.get_by_role("button", name=f"Leggi il criterio {number}", exact=True).click()
        for judge in (one, other):
            judge.locator(".stamp.no").click()
        if number == 1:
            contest_and_vote(one, other)
            screenshot(one, "duplik-judge-phone")
            check_accessibility(one)
        else:
            contest_and_abstain(one, other)


def seen_from_the_far_end(room: Page, strokes: int) -> None:
    """The big screen during drawing: a clock legible from two metres, the words, each artist's progress, no stroke."""
    time = room.locator(".great-clock .time")
    expect(time).to_have_text(re.compile(r"^\d:\d\d$"))
    assert time.evaluate("each => each.getBoundingClientRect().height") > 200
    expect(room.locator(".room .last")).to_have_text("Un gatto enorme sopra la casa")
    expect(room.locator(".room .fleck")).to_have_count(strokes)
    expect(room.locator(".room li")).to_have_count(2)
    expect(room.get_by_role("timer")).to_have_count(1)                 # the large clock is hidden from screen readers
    room.wait_for_function(WHOLE)


# The big screen scales down until board and page fit.
WHOLE = """() => ['#content', '.board', '.duplik'].every(each => {
    const place = document.querySelector(each);
    return place.scrollHeight <= place.clientHeight + 2;
})"""

# Both presses in one script: the page allows a second between them, a busy machine may need longer.
SLIP = """async () => {
    document.querySelector('.stamp.no').click();
    await new Promise(requestAnimationFrame);
    document.querySelector('.lift button').click();
}"""


def judged_but_for_the_last() -> Table:
    """Three have drawn and judged; the tenth criterion has been read."""
    table = Table("duplik", 3, seed=2, options={"seconds": 0})
    start_drawing(table)
    for artist in artists(table):
        table.play(artist, LINE)
    pens_down(table)
    for _ in range(9):
        read(table)
        judge_all(table)
    read(table)
    return table


def test_a_stamp_is_lifted_the_drawings_are_born_and_get_their_rosettes(house: House, open_page: Opener) -> None:
    position = judged_but_for_the_last()
    pages = three_at_the_table(house, open_page, position)
    teller, one, other = (pages[seat] for seat in (master(position), *artists(position)))
    one.locator(".stamp.no").wait_for()
    one.evaluate(SLIP)
    expect(one.locator(".drawn .mark")).to_have_count(0)
    one.locator(".stamp.yes").click()
    expect(other.locator(".wall li.yes")).to_have_count(1)
    other.locator(".stamp.yes").click()
    expect(teller.locator(".wall li.no")).to_have_count(0)
    teller.get_by_role("button", name="Chiudi il giudizio").click()

    for page in pages:
        page.locator(".birth .stage svg, .choices").first.wait_for()
    screenshot(one, "duplik-birth-phone")
    check_accessibility(one)
    for page in pages:
        praise(page)
    for page in pages:
        page.get_by_role("heading", name="Il foglio dei punti").wait_for()
        expect(page.locator(".walls svg.frame")).to_have_count(3)
        expect(page.locator(".walls .rosette")).to_have_count(3)
    # A peak: each rosette makes a sound as it is pinned, then a light falls on the most beautiful drawing.
    for page in pages:
        assert page.evaluate("performance.getEntriesByName('sound pin').length") == 3
    for page in pages:                             # the light is off again
        expect(page.get_by_role("heading", level=1)).not_to_contain_text("Si appuntano le coccarde")
        expect(page.locator(".walls.dim")).to_have_count(0)
    screenshot(teller, "duplik-gallery")
    screenshot(one, "duplik-gallery-phone")
    check_accessibility(teller)
    teller.locator(".walls button").first.click()
    teller.get_by_role("button", name="Rivedi tratto per tratto").click()
    expect(teller.get_by_role("dialog").locator("li")).to_have_count(10)
    screenshot(teller, "duplik-replay")
    for button, begins in (("Condividi", b"\x89PNG"), ("Film: come è nato", b"GIF89a")):      # to take home
        with teller.expect_download() as saved:
            teller.get_by_role("dialog").get_by_role("button", name=button).click()
        assert saved.value.path().read_bytes().startswith(begins)
    teller.get_by_role("button", name="Chiudi", exact=True).click()
    with teller.expect_download() as saved:
        teller.get_by_role("button", name="Salva la pagina (PNG)").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    with teller.expect_download() as saved:
        teller.get_by_role("button", name="Salva la pagina (SVG)").click()
    kept = saved.value.path().read_bytes()
    assert b"<svg" in kept[:200] and b"@font-face" in kept, "it carries the house's letters"

    for page in pages:
        page.get_by_role("button", name="Avanti, al prossimo turno").click()
    expect(pages[0].locator(".duplik")).to_contain_text("Turno 2 di 3")


# Only if something is left to skip: a slow test may see all the animations end.
SKIP = """() => [...document.querySelectorAll('button')].find(
    each => each.textContent.includes('Salta al voto'))?.click()"""


def praise(page: Page) -> None:
    """Skip the animations and give a rosette to the first drawing by another player."""
    choices = page.locator(".choices button:enabled")
    page.get_by_role("button", name="Salta al voto").or_(choices).first.wait_for()
    page.evaluate(SKIP)
    choices.first.click()


def contest_and_vote(author: Page, judge: Page) -> None:
    """The author contests a 'not met'; both artists say met, so the vote turns it."""
    author.locator(".flag.worth").click()
    for page in (author, judge):
        page.locator(".stamp.yes").click()
    expect(author.locator(".wall li.yes")).to_have_count(1)


def contest_and_abstain(author: Page, judge: Page) -> None:
    """The judge abstains and is not asked again, so the author's vote decides."""
    author.locator(".flag.worth").click()
    judge.get_by_role("button", name="Mi astengo").click()
    expect(judge.locator(".stamp")).to_have_count(0)
    author.locator(".stamp.yes").click()
    expect(author.locator(".wall li.yes")).to_have_count(1)


IN_SIGHT = """selector => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const box = element.getBoundingClientRect(), slack = 13;      // the paper may bleed to the edge of a phone
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height >= 20 && box.left >= -slack && box.top >= 0 && box.right <= innerWidth + slack
        && box.bottom <= innerHeight && !!top && (element.contains(top) || top.contains(element));
}"""


def in_sight(page: Page, *selectors: str) -> None:
    """Each of these ends up fully visible, without scrolling by the user and with nothing over its middle."""
    for selector in selectors:
        try:
            page.wait_for_function(IN_SIGHT, arg=selector)
        except TimeoutError:
            screenshot(page, "duplik-out-of-sight")
            raise AssertionError(f"{selector} is not in sight at {page.viewport_size}") from None


def with_the_longest(pages: list[Page], selector: str, texts: Iterable[str]) -> None:
    """The worst case of the album: its longest text in this place."""
    longest = max(texts, key=len)
    for page in pages:
        page.locator(selector).evaluate("(place, text) => { place.firstChild.textContent = `«${text}» `; }", longest)


@pytest.mark.parametrize("size", [
    (360, 740), pytest.param((320, 640), marks=whole_evening), pytest.param((1280, 860), marks=whole_evening),
], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_the_hand_needs_is_on_the_screen(house: House, open_page: Opener, size: tuple[int, int]) -> None:
    """Words, paper, pens and buttons during drawing; drawing, criterion and stamps during judging."""
    pages = three_at_the_table(house, open_page, seconds=180)
    for page in pages:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    master, artists = parts(pages)
    to_drawing(master, artists)
    field = master.get_by_role("textbox", name="Scrivi quello che vedi")
    for words in ("Un gatto enorme sopra la casa, con tre zampe e un cappello", "A destra un faro a righe"):
        field.fill(words)
        field.press("Enter")
    with_the_longest(pages, ".duplik .head .title", (card.card.title.it for card in album()))
    in_sight(master, ".duplik figure svg", ".duplik .typing input", ".bar .button")
    held_with_a_keyboard(master)
    for artist in artists:
        last = artist.locator(".words p.last")
        expect(last).to_contain_text("A destra un faro")
        in_sight(artist, ".duplik .words", ".duplik .words p.last", ".easel > svg", ".tools > :first-child",
                 ".tools > :last-child", ".bar .button")
        artist.get_by_role("button", name="Ho finito").click()
    master.get_by_role("button", name="Leggi il criterio 1", exact=True).click()
    artists[0].locator(".stamp.yes").wait_for()
    with_the_longest(artists, ".duplik .side h2", (
        each.text["it"] for card in album() for each in card.criteria))
    in_sight(artists[0], ".duplik figure svg", ".stamp.yes", ".stamp.no")


def held_with_a_keyboard(master: Page) -> None:
    """The on-screen keyboard takes 300 pixels: the whole picture and the line of words stay visible."""
    size = master.viewport_size
    assert size is not None
    if size["width"] > 400 or size["height"] < 700:
        return
    master.set_viewport_size({"width": size["width"], "height": size["height"] - 300})
    # The page is notified a moment after it has shrunk: until then the picture is small.
    master.wait_for_function("() => document.querySelector('.duplik figure svg').getBoundingClientRect().height > 170")
    in_sight(master, ".duplik figure svg", ".duplik .typing input")
    master.set_viewport_size(size)


def test_at_the_easel(house: House, open_page: Opener) -> None:
    """One round: a double tap, words taken back, paper in either orientation, a connection cut during a stroke."""
    master, artists = parts(three_at_the_table(house, open_page, seconds=180))
    a_double_tap_is_heard_once(master)
    upright, lying = artists
    upright.set_viewport_size({"width": 360, "height": 740})
    lying.set_viewport_size({"width": 844, "height": 390})
    master.get_by_role("button", name="Gira la clessidra").click()
    words_taken_back_are_taken_back_for_everybody(master, upright)
    the_paper_is_large_and_lies_as_the_device_is_held_at_the_first_stroke(upright, "true")
    the_paper_is_large_and_lies_as_the_device_is_held_at_the_first_stroke(lying, "false")
    a_line_cut_in_the_middle_of_a_stroke_loses_nothing(lying)


def a_double_tap_is_heard_once(master: Page) -> None:
    """The second tap comes before the reply to the first: it causes neither a second move nor a refusal."""
    throws: list[str] = []

    def sent(frame: str | bytes) -> None:
        if '"throw"' in str(frame):
            throws.append(str(frame))

    master.on("websocket", lambda line: line.on("framesent", sent))
    master.reload()
    master.get_by_role("button", name="Lancia il dado").evaluate("button => { button.click(); button.click(); }")
    master.get_by_role("button", name="Gira la clessidra").wait_for()
    assert len(throws) == 1
    expect(master.locator(".toast")).to_have_count(0)


def words_taken_back_are_taken_back_for_everybody(master: Page, artist: Page) -> None:
    """The master empties the first line: it must disappear for the artists even while a second one begins."""
    heard = artist.get_by_role("log", name="Le parole del maestro")
    field = master.get_by_role("textbox", name="Scrivi quello che vedi")
    field.fill("Un cane")
    expect(heard).to_contain_text("Un cane")
    field.fill("")
    expect(heard).not_to_contain_text("Un cane")
    field.fill("Un gatto")
    expect(heard.locator("p")).to_have_text(["Un gatto"])


@whole_evening
def test_the_paper_of_a_desk_lies(house: House, open_page: Opener) -> None:
    master, artists = parts(three_at_the_table(house, open_page, seconds=180))
    artists[0].set_viewport_size({"width": 1440, "height": 900})
    to_drawing(master, artists)
    the_paper_is_large_and_lies_as_the_device_is_held_at_the_first_stroke(artists[0], "false")


def the_paper_is_large_and_lies_as_the_device_is_held_at_the_first_stroke(artist: Page, upright: str) -> None:
    size = artist.viewport_size
    sheet = artist.locator(".easel > svg")
    expect(sheet).to_have_attribute("data-upright", upright)
    box = sheet.bounding_box()
    assert box is not None and size is not None
    assert box["width"] * box["height"] > (0.35 if size["width"] < 500 else 0.2) * size["width"] * size["height"], box
    scribble(artist, 1)
    artist.set_viewport_size({"width": size["height"], "height": size["width"]})
    expect(sheet).to_have_attribute("data-upright", upright)
    scribble(artist, 1)


def a_line_cut_in_the_middle_of_a_stroke_loses_nothing(artist: Page) -> None:
    """The network fails during a stroke: the stroke is finished, kept, and sent after reconnecting."""
    sheet = artist.locator(".easel > svg")
    sheet.scroll_into_view_if_needed()
    before, box = int(sheet.get_attribute("data-strokes") or 0), sheet.bounding_box()
    assert box is not None
    artist.mouse.move(box["x"] + 40, box["y"] + 40)
    artist.mouse.down()
    artist.mouse.move(box["x"] + 80, box["y"] + 90)
    artist.context.set_offline(True)
    artist.mouse.move(box["x"] + 120, box["y"] + 60)
    artist.mouse.up()
    expect(sheet.locator(":scope > path")).to_have_count(before + 1)
    artist.context.set_offline(False)
    expect(sheet).to_have_attribute("data-strokes", str(before + 1))
    expect(sheet.locator(":scope > path")).to_have_count(before + 1)


@whole_evening
def test_touch_draws_too(house: House, open_page: Opener) -> None:
    pages = three_at_the_table(house, open_page)
    master, artists = parts(pages)
    to_drawing(master, artists)
    artist = next(page for page in artists if page.viewport_size and page.viewport_size["width"] == 360)
    sheet = artist.locator(".easel > svg")
    box = sheet.bounding_box()
    assert box is not None
    finger = artist.context.new_cdp_session(artist)
    x, y = box["x"] + 60, box["y"] + 60
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 15):
        finger.send("Input.dispatchTouchEvent", {
            "type": "touchMove", "touchPoints": [{"x": x + 8 * step, "y": y + 5 * step}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet).to_have_attribute("data-strokes", "1")


def test_no_page_receives_a_criterion_before_it_is_read(house: House, open_page: Opener) -> None:
    """No frame that a page receives holds an unread criterion; the master asks for the scene in words, too."""
    heard: dict[Page, list[str]] = {}
    pages = [open_page("desk") for _ in range(3)]
    for page, name in zip(pages, ("Anna", "Bruno", "Clara"), strict=True):
        frames = heard.setdefault(page, [])
        page.on("websocket", lambda socket, frames=frames: socket.on(
            "framereceived", lambda frame: frames.append(str(frame))))
        new_guest(page, house, name)
    table = open_table(pages[0], house, "duplik", {"seconds": 0}, seats=3)
    for page in pages[1:]:
        join(page, house, table["code"])
    expect(pages[0].locator(".chairs")).to_contain_text("Clara")
    begin(pages[0])
    master, artists = parts(pages)
    master.get_by_role("button", name="Descrivimela a parole").click()
    expect(master.locator(".heard li").nth(12)).to_be_visible()
    to_drawing(master, artists)
    expect(artists[0].locator(".heard")).to_have_count(0)
    for artist in artists:
        scribble(artist, 1)
        artist.get_by_role("button", name="Ho finito").click()
    master.get_by_role("button", name="Leggi il criterio 1", exact=True).wait_for()
    everything = "\n".join(frame for page in pages for frame in heard[page])
    title = master.locator(".duplik .head .title").inner_text()
    card = next(card for card in album() if card.card.title.it in title)
    for criterion in card.criteria:
        assert json.dumps(criterion.text["it"])[1:-1] not in everything
        assert criterion.text["it"] not in everything


def test_two_people_hear_each_other(house: House, open_page: Opener) -> None:
    """Voice is one icon; its settings are on a sheet above the board, and the board never moves."""
    pages = three_at_the_table(house, open_page)
    one, other, _ = pages
    for page in (one, other):
        before = page.locator(".duplik .head").bounding_box()
        page.locator(".voice .icon").click()
        page.get_by_role("dialog").get_by_role("button", name="voce").click()
        expect(page.locator(".voice")).to_have_attribute("data-voice", "joined")
        assert page.locator(".duplik .head").bounding_box() == before
    expect(other.get_by_text("Non ti sente ancora nessuno")).to_be_visible()
    expect(one.locator(".voice")).to_have_attribute("data-peers", "0")
    expect(one.locator(".asks")).to_contain_text("vuole parlare: ammetti?")
    one.get_by_role("button", name="Ammetti").click()
    for page in (one, other):
        expect(page.locator(".voice")).to_have_attribute("data-peers", "1")
        expect(page.get_by_role("dialog")).to_contain_text("Ti sentono:")
    expect(one.locator("dialog li.speaks").first).to_be_visible()             # the fake microphone hums
    screenshot(one, "duplik-voice")
    check_accessibility(one)
    one.get_by_role("radio", name="A pressione").check(force=True)
    expect(one.get_by_role("button", name="Tieni premuto e parla")).to_be_visible()
    other.get_by_role("button", name="Esci", exact=True).click()
    expect(one.locator(".voice")).to_have_attribute("data-peers", "0")


def dealt(anna_is_master: bool, **options: object) -> Table:
    """A game for Anna and two bots in which the die made her the first master, or did not."""
    tables = (Table("duplik", 3, seed=seed, options=options) for seed in range(1, 50))
    return next(table for table in tables if (master(table) == 0) == anna_is_master)


def alone_with_bots(page: Page, house: House, position: Table) -> None:
    """Anna goes on from here on the first seat, with bots on the others."""
    open_position(page, house, position)
    seat_bots(page, "maestro")
    begin(page)


@whole_evening
def test_one_person_with_bots_is_master(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Anna")
    alone_with_bots(page, house, dealt(anna_is_master=True))
    page.get_by_role("button", name="Lancia il dado").click()
    page.get_by_role("button", name="Gira la clessidra").click()
    page.locator(".typing input").fill("Al centro c'è una casa enorme. Sopra la casa c'è un gatto.")
    page.get_by_role("button", name="A capo").click()
    expect(page.locator(".said li")).to_have_count(1)
    page.get_by_role("button", name="Ho detto tutto").click()
    first = page.get_by_role("button", name="Leggi il criterio 1", exact=True)
    first.wait_for()                            # the bots have drawn
    first.click()
    expect(page.locator(".wall li.yes, .wall li.no")).to_have_count(2)


@whole_evening
def test_one_person_with_bots_draws_and_judges_with_the_original_beside_it(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Anna")
    alone_with_bots(page, house, dealt(anna_is_master=False))
    done = page.get_by_role("button", name="Ho finito")
    done.wait_for()
    scribble(page, 1)
    done.click()
    page.locator(".original").wait_for()
    page.locator(".stamp.yes").wait_for()
    page.set_viewport_size({"width": 360, "height": 740})
    in_sight(page, ".duplik .original svg", ".stamp.yes", ".stamp.no")
    page.set_viewport_size({"width": 1280, "height": 860})
    screenshot(page, "duplik-alone")
    page.locator(".stamp.yes").click()
    expect(page.locator(".wall li.yes").first).to_be_visible()


def last_page(by_hand: bool) -> Table:
    """A whole game of Anna and two bots, up to her last vote on the most beautiful drawing."""
    table = dealt(anna_is_master=False, collage=True, seconds=0)
    while True:
        start_drawing(table)
        for artist in artists(table):
            stamp = {"type": "stick", "stamp": {"kind": "cat", "x": 500, "y": 400, "size": 200}}
            table.play(artist, {"type": "sketch"} if artist else LINE if by_hand else stamp)
        pens_down(table)
        for _ in range(10):
            read(table)
            judge_all(table)
        read(table)
        last = table.view().round == table.view().rounds
        for seat in sorted(table.actors - {0} if last else table.actors):
            table.play(seat, {"type": "praise", "author": None})
        if last:
            return table
        for seat in range(3):
            table.play(seat, {"type": "ready"})


@pytest.mark.parametrize("by_hand", [True, False])
def test_the_end_says_whether_the_game_sets_a_record(house: House, open_page: Opener, by_hand: bool) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    # A game that began in a log sets no record: these are from earlier games.
    earlier = [{"feat": "perfect_drawing", "won": 1}, {"feat": "perfect_words", "won": 2}]
    page.route("**/api/guests/me/feats/duplik", lambda route: route.fulfill(json=[] if by_hand else earlier))
    alone_with_bots(page, house, last_page(by_hand))
    praise(page)
    page.get_by_role("dialog").wait_for()
    said = page.get_by_role("dialog").get_by_text("questa partita non fa primato")
    expect(said).to_have_count(1 if by_hand else 0)
    if by_hand:                                    # right below the podium
        expect(page.get_by_role("dialog").locator(".podium")).to_be_in_viewport()
        said.scroll_into_view_if_needed()
        expect(said).to_be_in_viewport()
    expect(page.get_by_role("region", name="I tuoi primati").get_by_role("listitem")).to_have_count(0 if by_hand else 2)
    screenshot(page, f"duplik-end-{'hand' if by_hand else 'collage'}")


@pytest.mark.parametrize("kind", ["phone", "desk"])
def test_the_box_offers_both_ways_to_play_alone(
        house: House, open_page: Opener, kind: Literal["phone", "desk"]) -> None:
    page = open_page(kind)
    new_guest(page, house, "Anna")
    page.goto(f"{house.url}/box/duplik")
    expect(page.get_by_text("ti giudichi da te, con l’originale accanto: non fa primato")).to_be_visible()
    expect(page.get_by_text("giudicano i bot: conta per i primati")).to_be_visible()
    expect(page.get_by_role("button", name="Da soli con i bot, a mano")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Da soli con i bot, con il collage")).to_be_in_viewport()
    check_accessibility(page)
    screenshot(page, f"duplik-box-{kind}")
    page.get_by_role("button", name="Da soli con i bot, con il collage").click()
    page.locator(".duplik").wait_for()
    expect(page.locator(".duplik")).to_contain_text("Turno 1 di 3")


def test_a_collage_is_stuck_dragged_and_turned_by_hand_and_keys(house: House, open_page: Opener) -> None:
    master, (page, _) = parts(three_at_the_table(house, open_page, collage=True, seconds=180))
    master.get_by_role("button", name="Lancia il dado").click()
    master.get_by_role("button", name="Gira la clessidra").click()
    page.get_by_role("radio", name="Collage").check(force=True)
    page.get_by_label("Cerca un timbro").fill("gatto")
    page.locator(".tray li button").first.click()
    paper = page.locator("svg[data-stamps]")
    expect(paper).to_have_attribute("data-stamps", "1")
    stamp = page.locator("rect.stamp").first
    before = stamp.bounding_box()
    stamp.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("]")
    expect(stamp.locator("xpath=..")).to_have_attribute("transform", "translate(440 340) rotate(15)")
    box = stamp.bounding_box()
    assert before is not None and box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2 + 30, steps=4)
    page.mouse.up()
    expect(stamp.locator("xpath=..")).not_to_have_attribute("transform", "translate(440 340) rotate(15)")
    page.get_by_role("button", name="Fai una copia").click()
    expect(paper).to_have_attribute("data-stamps", "2")
    page.keyboard.press("Control+z")
    expect(paper).to_have_attribute("data-stamps", "1")
    page.get_by_role("button", name="Rifai").click()
    expect(paper).to_have_attribute("data-stamps", "2")
    page.locator("rect.stamp[data-number='2']").focus()
    page.keyboard.press("PageDown")
    expect(page.locator("rect.stamp").first).to_have_attribute("data-number", "2")
    page.get_by_role("button", name="Porta davanti").click()
    expect(page.locator("rect.stamp").first).to_have_attribute("data-number", "1")
    check_accessibility(page)
    screenshot(page, "duplik-collage")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_label("Cerca un timbro").fill("")
    page.locator("rect.stamp[data-number='2']").focus()
    in_sight(page, "svg[data-stamps]", ".tools button:last-of-type", ".dress label:last-of-type",
             ".tray li:nth-child(9) button", ".bar .button")
    page.locator("rect.stamp[data-number='2']").focus()
    page.keyboard.press("Delete")
    expect(paper).to_have_attribute("data-stamps", "1")
    expect(page.locator("rect.stamp[data-number='1']")).to_be_focused()
    page.get_by_role("button", name="Stacca").click()
    expect(paper).to_have_attribute("data-stamps", "0")
    page.get_by_role("button", name="Annulla l’ultima modifica").click()
    expect(paper).to_have_attribute("data-stamps", "1")


@pytest.mark.parametrize("size", [(360, 740), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_collage_is_made_with_one_thumb(house: House, open_page: Opener, size: tuple[int, int]) -> None:
    """On a phone paper, tools and stamps are all visible, and a small stamp is still a finger wide."""
    page = open_page("phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    new_guest(page, house, "Anna")
    alone_with_bots(page, house, dealt(anna_is_master=False, collage=True))
    page.locator(".tray li button").first.wait_for()
    page.locator(".tray li button").nth(1).tap()
    page.locator("rect.stamp").wait_for()
    for _ in range(8):
        page.get_by_role("button", name="Più piccolo").tap()

    def strip_begins_in_sight() -> bool:
        page.locator(".tray ul").evaluate("strip => strip.scrollTo(0, 0)")    # a tap scrolls it for a moment
        return bool(page.evaluate(IN_SIGHT, ".tray li:first-child button"))

    eventually(strip_begins_in_sight)
    in_sight(page, ".duplik .words", "svg[data-stamps]", ".tools button:first-of-type", ".tools button:last-of-type",
             ".bar .button")
    box = page.locator("rect.stamp").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 43
    screenshot(page, f"duplik-collage-{size[0]}")
    check_accessibility(page)


def listen(page: Page, house: House, position: Table) -> Any:
    """Anna goes on from here with bots, using only the keyboard and the text interface; returns the table's text."""
    alone_with_bots(page, house, position)
    page.keyboard.press("Alt+t")
    expect(page.locator("#words-field")).to_be_focused()
    return page.locator("#in-words .parts")


def test_master_artist_judge_and_voter_by_keyboard_and_text_interface_alone(house: House, open_page: Opener) -> None:
    page = open_page("desk", still=True)
    new_guest(page, house, "Anna")
    what_now = page.locator("#in-words .now")

    told = listen(page, house, dealt(anna_is_master=True))
    type_in(page, "tiro il dado")
    expect(told).to_contain_text("ascolto la scena")
    type_in(page, "ascolto la scena")
    expect(told).to_contain_text(re.compile("La figura ha 1. cose"))
    type_in(page, "giro la clessidra")
    expect(what_now).to_contain_text("Descrivi la figura")
    type_in(page, "dico una mucca a sinistra e un faro a destra")
    expect(told).to_contain_text("Riga 1 del maestro: una mucca a sinistra e un faro a destra")
    type_in(page, "ho detto tutto")
    expect(what_now).to_contain_text("Leggi il criterio 1")
    type_in(page, "leggo il criterio")
    expect(told).to_contain_text("Criterio 1:")

    told = listen(page, house, dealt(anna_is_master=False, collage=True))
    expect(what_now).to_contain_text("Componi con i timbri")
    type_in(page, "attacca un faro a destra in basso, grande")
    expect(told).to_contain_text("Timbro 1: un faro")
    type_in(page, "attacca un gatto a sinistra, piccolo")
    expect(told).to_contain_text("Timbro 2: un gatto")
    type_in(page, "ho finito")
    expect(what_now).to_contain_text("Giudica il disegno di")
    author = re.search(r"Giudica il disegno di ([^:]+):", now(page))
    assert author is not None
    type_in(page, f"{author[1]} sì")
    expect(told).to_contain_text(f"Rispettato da {author[1]}")

    told = listen(page, house, last_page(by_hand=False))
    expect(what_now).to_contain_text("qual è il più bello?")
    rival = next(name for name in re.findall(r"[Ff]oglio di (\w+)", told.inner_text()) if name != "Anna")
    type_in(page, f"il più bello è {rival}")
    expect(what_now).to_contain_text("La partita è finita")
