"""Finestre in the browser: a street that fills every screen, a race between two pages, keys, training with a ghost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca.rules import Table
from tests.browser.conftest import (
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
    take_home,
    whole_evening,
)

SCREENS = ((360, 740, 3.0), (768, 1024, 1.5), (1920, 1080, 1.0))
HALF_A_PIXEL = 0.5


def sit(house: House, open_page: Opener, game: str = "finestre", **options: Any) -> tuple[Page, Page]:
    """Anna on a phone and Bruno at a desktop screen, always with the same street."""
    anna, bruno = open_page("phone", device_scale_factor=3), open_page("desk")
    new_guest(anna, house, "Anna")
    new_guest(bruno, house, "Bruno")
    table = open_position(anna, house, street(2, game, **options))
    join(bruno, house, table["code"])
    expect(anna.locator(".chairs")).to_contain_text("Bruno")
    begin(anna)
    return anna, bruno


def street(seats: int, game: str = "finestre", **options: Any) -> Table:
    """A street without a time limit, so a slow machine cannot miss anything."""
    return Table(game, seats, seed=1, options={"round_time": 0, **options})


def phase(page: Page, name: str) -> None:
    page.locator(f".finestre[data-phase={name}]").wait_for()


def ready(*pages: Page) -> None:
    for page in pages:
        page.locator(".finestre .go button").click()


def sizes(page: Page, what: str = "[data-window] .frame") -> list[list[float]]:
    """Widths and heights of these elements on the screen."""
    found: list[list[float]] = page.evaluate("""what => [...document.querySelectorAll(what)].map(each => {
        const box = each.getBoundingClientRect(); return [box.width, box.height]; })""", what)
    return found


def boxes(page: Page, what: str) -> list[dict[str, float]]:
    """Positions and sizes of these elements on the screen."""
    found: list[dict[str, float]] = page.evaluate("""what => [...document.querySelectorAll(what)].map(each => {
        const {x, y, width, height} = each.getBoundingClientRect(); return {x, y, width, height}; })""", what)
    return found


def step(page: Page) -> float:
    """By how much the street is scaled on this screen."""
    return float(page.locator(".finestre").get_attribute("data-step") or 0)


def size(page: Page, what: str) -> list[float]:
    return sizes(page, what)[0]


def equal(one: list[float], two: list[float]) -> bool:
    return all(abs(a - b) < HALF_A_PIXEL for a, b in zip(one, two, strict=True))


def turned_card(page: Page) -> list[float]:
    """The coloured side of the card, once it has turned over."""
    return size(page, "[data-outline] .frame")


def place(page: Page, window: int) -> None:
    """Tap the middle of a window, by touch where the device has it."""
    box = page.locator(f"[data-window='{window}'] .frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if page.evaluate("'ontouchstart' in window"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def place_anywhere(page: Page) -> None:
    """Take a free window for the first seat; if a bot was there first, try another one."""
    settled = page.locator(".finestre:not([data-phase=race]), .finestre [data-cat='0']")
    free = page.locator("[data-window][aria-disabled=false]")

    def placed() -> bool:
        if settled.count() == 0 and free.count() > 0:
            place(page, int(free.last.get_attribute("data-window") or 0))
        return settled.count() > 0

    eventually(placed)


def right_window(page: Page) -> int:
    """The window that opened."""
    return int(page.locator("[data-window]:has(.halo)").get_attribute("data-window") or -1)


def test_outline_and_right_window_are_equal_to_half_a_pixel_on_every_screen(house: House, open_page: Opener) -> None:
    host = open_page("desk")
    new_guest(host, house, "Anna")
    table = open_position(host, house, street(2))
    seat_bots(host)
    watchers: list[Page] = []
    for width, height, density in SCREENS:
        page = open_page("phone" if width < 500 else "desk", device_scale_factor=density)
        page.set_viewport_size({"width": width, "height": height})
        new_guest(page, house, f"Schermo {width}")
        join(page, house, table["code"])
        watchers.append(page)
    begin(host)
    for _ in range(2):
        ready(host)
        measured = {}
        for page in (host, *watchers):
            phase(page, "race")
            measured[page] = size(page, "[data-outline] rect")
        windows = sizes(host)
        assert len(windows) == 35
        for page in watchers:
            grown = step(page) / step(host)
            for here, there in zip(sizes(page), windows, strict=True):
                assert here == pytest.approx([grown * each for each in there], abs=0.05), "one step for all"
            outline = page.locator("[data-outline]").bounding_box()
            assert outline is not None
            assert outline["y"] + outline["height"] <= page.viewport_size["height"], "the outline is in sight"  # type: ignore[index]
        place_anywhere(host)
        for page in (host, *watchers):
            phase(page, "reveal")
            right = size(page, f"[data-window='{right_window(page)}'] .frame")
            assert equal(measured[page], right)
            eventually(lambda page=page, right=right: equal(turned_card(page), right))
    big = open_page("desk")
    big.set_viewport_size({"width": 1920, "height": 1080})
    new_guest(big, house, "Televisore")
    big.goto(f"{house.url}/t/{table['table']}?screen=1")
    phase(big, "reveal")
    eventually(lambda: equal(turned_card(big), size(big, f"[data-window='{right_window(big)}'] .frame")))
    screenshot(big, "finestre-screen")


def test_street_and_outline_grow_until_they_fill_the_screen(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page, difficulty="bambini")
    bruno.set_viewport_size({"width": 1440, "height": 900})
    ready(anna, bruno)
    for page in (anna, bruno):
        phase(page, "race")
    assert step(anna) == 1.5 and min(min(each) for each in sizes(anna)) >= 28, "children hit them with a finger"
    eventually(lambda: step(bruno) == 1.9)
    board, drawn = boxes(bruno, "main.board")[0], boxes(bruno, ".street")[0]
    houses = boxes(bruno, "[data-window] .frame")
    assert max(each["x"] + each["width"] for each in houses) - min(each["x"] for each in houses) > 0.85 * board["width"]
    assert drawn["height"] > 0.65 * board["height"]
    assert bruno.locator("main.board").evaluate("each => each.scrollHeight <= each.clientHeight + 1"), "all is in sight"
    anna.get_by_role("button", name="Togli i suoni").click()               # with one press, on a phone too
    expect(anna.get_by_role("button", name="Togli i suoni")).to_have_count(0)
    further = anna.locator("button.further")
    expect(bruno.locator("button.further")).to_have_count(0)
    expect(further).to_have_text("Altre finestre più giù")
    anna.emulate_media(reduced_motion="reduce")                             # at once, without animation
    further.click()
    further.click()
    expect(further).to_have_text("Di nuovo in cima alla strada")
    expect(anna.locator("[data-window='34'] .frame")).to_be_in_viewport()
    for page, name in ((anna, "finestre-phone-children"), (bruno, "finestre-desk-children")):
        assert size(page, "[data-outline] rect")[0] / step(page) >= 18.5
        screenshot(page, name)


def test_a_table_may_want_equal_sizes_for_all(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page, equal_sizes=True)
    for page in (anna, bruno):
        phase(page, "get_set")
    assert (step(anna), step(bruno)) == (1, 1)
    for here, there in zip(sizes(anna), sizes(bruno), strict=True):
        assert here == pytest.approx(there, abs=0.01), "the same pixels on every screen"


def test_nothing_can_be_zoomed_dragged_or_laid_over(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page)
    ready(anna, bruno)
    phase(anna, "race")
    assert anna.locator(".street").evaluate("each => getComputedStyle(each).touchAction") == "none"
    assert anna.locator(".finestre").evaluate("each => getComputedStyle(each).touchAction") == "pan-x pan-y", "no pinch"
    assert anna.locator(".street").evaluate("each => getComputedStyle(each).userSelect") == "none"
    assert anna.locator(".finestre .card").evaluate("each => getComputedStyle(each).pointerEvents") == "none"
    before = sizes(bruno)
    zoomed = bruno.locator(".street").evaluate("""each => each.dispatchEvent(
        new WheelEvent('wheel', {ctrlKey: true, deltaY: -100, bubbles: true, cancelable: true}))""")
    assert zoomed is False, "the browser is told not to zoom"
    outline = bruno.locator("[data-outline]").bounding_box()
    assert outline is not None
    bruno.mouse.move(outline["x"] + 5, outline["y"] + 5)
    bruno.mouse.down()
    bruno.mouse.move(outline["x"] + 80, outline["y"] - 150, steps=4)
    bruno.mouse.up()
    assert bruno.locator("[data-outline]").bounding_box() == outline and sizes(bruno) == before
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out of the phone"
    check_accessibility(anna)
    screenshot(anna, "finestre-phone-race")
    screenshot(bruno, "finestre-desk-race")


def test_two_pages_race_for_the_same_window(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page)
    ready(anna, bruno)
    for page in (anna, bruno):
        phase(page, "race")
    place(bruno, 12)
    expect(bruno.locator(".said")).to_contain_text("la finestra è tua")
    expect(anna.locator("[data-cat='1']")).to_be_visible()
    place(anna, 12)
    expect(anna.locator(".said")).to_contain_text("Piena!")
    place(anna, 20)
    for page in (anna, bruno):
        phase(page, "reveal")
        runners = page.locator(".photo li")
        expect(runners).to_have_count(2)
        expect(runners.first).to_contain_text("Bruno")
        for runner in runners.all():
            expect(runner).to_contain_text(re.compile(r"\d,\d\d s"))
        # The network delay is shown, and only for players whose connection was slow.
        told = page.locator(".photo").inner_text()
        assert ("Tolto il ritardo della rete: " in told) == ("centesim" in told) and " ms" not in told
        expect(page.locator("[data-window]:has(.halo)")).to_have_count(1)
    assert right_window(anna) == right_window(bruno)
    check_accessibility(anna)
    screenshot(anna, "finestre-phone-reveal")
    screenshot(bruno, "finestre-desk-reveal")
    ready(anna, bruno)
    for page in (anna, bruno):
        page.locator(".finestre[data-phase=race][data-round='2']").wait_for()
        expect(page.locator("[data-cat]")).to_have_count(0)
    # At the same instant: one is accepted, the other must choose again.
    for page in (anna, bruno):
        page.evaluate("""() => { const b = document.querySelector("[data-window='5'] .frame").getBoundingClientRect();
            window.tap = () => ['pointerdown', 'pointerup'].forEach(each => document.querySelector('.street')
                .dispatchEvent(new PointerEvent(each, {
                    isPrimary: true, button: 0, bubbles: true, cancelable: true, pointerType: 'touch',
                    clientX: b.x + b.width / 2, clientY: b.y + b.height / 2}))); }""")
    anna.evaluate("tap()")
    bruno.evaluate("tap()")
    told = [re.compile("tua"), re.compile("Piena")]
    eventually(lambda: sorted(
        next((i for i, word in enumerate(told) if word.search(page.locator(".said").inner_text())), 9)
        for page in (anna, bruno)) == [0, 1])
    for page in (anna, bruno):
        expect(page.locator("[data-cat]")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 664), (740, 360), (844, 390)])
def test_every_window_and_the_outline_are_in_sight_on_short_phones_and_on_their_side(
    house: House, open_page: Opener, width: int, height: int,
) -> None:
    anna = open_page("phone")
    anna.set_viewport_size({"width": width, "height": height})
    new_guest(anna, house, "Anna")
    open_position(anna, house, street(2))
    seat_bots(anna)
    begin(anna)
    # A change of height above the street would move the windows under the fingers.
    before = anna.locator("main.board").bounding_box()
    ready(anna)
    phase(anna, "race")
    expect(anna.locator(".headline .words")).to_have_text("Trova la finestra!")
    assert anna.locator("main.board").bounding_box() == before
    foot, board = (anna.locator(each).bounding_box() for each in (".finestre .foot", "main.board"))
    assert foot is not None and board is not None
    assert foot["y"] + foot["height"] <= height + HALF_A_PIXEL
    for box in boxes(anna, "[data-window] .frame"):
        assert box["y"] >= board["y"] and box["y"] + box["height"] <= foot["y"], "no window is hidden"
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    place_anywhere(anna)
    phase(anna, "reveal")
    for each in ("[data-outline]", ".said", ".go button", "[data-window]:has(.halo) .frame"):
        box = anna.locator(f".finestre {each}").bounding_box()
        assert box is not None and box["y"] >= board["y"] and box["y"] + box["height"] <= height, f"{each} is in sight"
    screenshot(anna, f"finestre-{width}x{height}-reveal")


def test_where_the_street_is_larger_than_the_screen_a_finger_can_move_it(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page)
    ready(anna, bruno)
    phase(anna, "race")
    drawn = anna.locator(".street")
    touch = "each => getComputedStyle(each).touchAction"
    assert drawn.evaluate(touch) == "none"
    anna.set_viewport_size({"width": 320, "height": 640})
    eventually(lambda: drawn.evaluate(touch) == "pan-x pan-y")
    anna.locator("main.board").evaluate("each => each.scrollTo(999, 0)")
    last = boxes(anna, "[data-window] .frame")
    assert max(box["x"] + box["width"] for box in last) <= 320


def test_a_window_is_chosen_where_the_finger_leaves_it(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page)
    ready(anna, bruno)
    phase(bruno, "race")
    (here, there), sky = [boxes(bruno, f"[data-window='{each}'] .frame")[0] for each in (5, 12)], (0, 0)
    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (here, there)]
    bruno.mouse.move(*middle[0])
    bruno.mouse.down()
    expect(bruno.locator("[data-window='5'] .press")).to_have_count(1)
    bruno.mouse.move(*sky)
    bruno.mouse.up()
    expect(bruno.locator(".press")).to_have_count(0)
    expect(bruno.locator("[data-cat]")).to_have_count(0)
    bruno.mouse.move(*middle[0])
    bruno.mouse.down()
    bruno.mouse.move(*middle[1])
    expect(bruno.locator("[data-window='12'] .press")).to_have_count(1)
    bruno.mouse.up()
    expect(bruno.locator("[data-window='12']")).to_have_attribute("aria-selected", "true")
    expect(bruno.locator(".said")).to_contain_text("la finestra è tua")


@whole_evening
def test_the_log_follows_however_much_happens_at_once(house: House, open_page: Opener) -> None:
    anna = open_page("desk")
    new_guest(anna, house, "Anna")
    open_position(anna, house, street(6))
    seat_bots(anna)
    begin(anna)
    watcher = open_page("desk")
    watcher.set_viewport_size({"width": 1280, "height": 480})
    new_guest(watcher, house, "Bruno")
    watcher.goto(anna.url)
    watcher.get_by_role("button", name="Che cosa è successo").click()
    log = watcher.locator(".log")
    for number in range(1, 4):
        ready(anna)
        anna.locator(f".finestre[data-phase=race][data-round='{number}']").wait_for()
        place_anywhere(anna)
        for page in (anna, watcher):
            page.locator(f".finestre[data-phase=reveal][data-round='{number}']").wait_for()
    assert log.evaluate("each => each.scrollHeight > each.clientHeight + 300"), "there is something to follow"
    eventually(lambda: log.evaluate("each => each.scrollHeight - each.scrollTop - each.clientHeight < 5"))


def test_a_window_can_be_chosen_with_the_keyboard(house: House, open_page: Opener) -> None:
    anna, bruno = sit(house, open_page)
    ready(anna, bruno)
    phase(bruno, "race")
    drawn = bruno.locator(".street")
    drawn.focus()
    bruno.keyboard.press("ArrowRight")
    first = drawn.get_attribute("aria-activedescendant")
    bruno.keyboard.press("ArrowDown")
    assert drawn.get_attribute("aria-activedescendant") != first
    bruno.keyboard.press("Enter")
    expect(bruno.locator("[data-cat='1']")).to_be_visible()
    expect(bruno.locator("[role=option][aria-selected=true]")).to_have_attribute(
        "aria-label", re.compile(r"Finestra \d+, casa .*, con Bruno"))


@whole_evening
def test_training_keeps_a_ghost_and_tells_what_the_eye_was_worth(house: House, open_page: Opener) -> None:
    anna = open_page("phone")
    new_guest(anna, house, "Anna")
    anna.goto(f"{house.url}/daily/finestre")
    anna.get_by_role("button", name="Gioca la sfida di oggi").click()
    for number in range(1, 11):
        anna.locator(".finestre .go button").click()
        anna.locator(f".finestre[data-phase=race][data-round='{number}']").wait_for()
        place(anna, number)
        anna.locator(f".finestre:not([data-phase=race])[data-round='{number}']").wait_for()
    phase(anna, "over")
    expect(anna.locator(".duel")).to_contain_text(re.compile(r"^\d+ su 10 in [\d,]+ s\. Record!"))
    expect(anna.locator("[data-eye='0']")).to_contain_text("Precisione")
    expect(anna.get_by_role("dialog").get_by_role("heading").first).to_have_text(re.compile(r"^\d+ su 10$"))
    kept = [key for key in anna.evaluate("Object.keys(localStorage)") if ".ghost.normale.10.30.day-" in key]
    assert len(kept) == 1
    screenshot(anna, "finestre-phone-training")
    take_home(anna.get_by_role("dialog"))
    # After a reload it is still a record.
    anna.reload()
    expect(anna.locator(".duel")).to_contain_text("Record!")
    # The same day again: the ghost runs along.
    anna.goto(f"{house.url}/daily/finestre")
    anna.get_by_role("button", name="Rigioca senza contare").click()
    anna.locator(".finestre .go button").click()
    phase(anna, "race")
    place(anna, 1)
    phase(anna, "reveal")
    expect(anna.locator(".photo li")).to_have_count(2)
    expect(anna.locator(".photo")).to_contain_text("Fantasma")
