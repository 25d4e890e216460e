"""Content before the program has loaded: it stands where the program will put it, and leaves no trace."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import House, Opener, new_guest

PLACE = """(element) => { const box = element.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round); }"""
SHIFTED = """() => { window.shifted = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value; }).observe({ type: 'layout-shift' }); }"""


def leave_out(route: Route) -> None:
    route.abort()


def test_the_shelf_stands_where_the_program_puts_it(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    page.add_init_script(f"({SHIFTED})()")
    page.route("**/assets/*.js", leave_out)
    page.goto(house.url)
    door = page.locator("#door")
    cover = door.locator("img")
    page.wait_for_function("() => document.querySelector('#door img').complete && document.fonts.status === 'loaded'")
    expect(door.get_by_text("Cinque scatole, un tavolo solo.")).to_be_visible()
    before = cover.evaluate(PLACE)
    assert before[2] > 100, "no cover is painted"
    shown = cover.evaluate("(img) => img.currentSrc")

    page.unroute("**/assets/*.js")
    page.goto(house.url)
    box = page.locator("#content .front img").first
    expect(door).to_have_count(0)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert box.evaluate(PLACE) == before and box.evaluate("(img) => img.currentSrc") == shown
    assert page.evaluate("window.shifted") < 0.05

    # A page in another language than the guest's shows no such content.
    page.evaluate("localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en' }))")
    page.route("**/assets/*.js", leave_out)
    page.goto(house.url)
    expect(door.get_by_text("Cinque scatole, un tavolo solo.")).to_be_hidden()


def test_a_table_shows_its_box_cover_until_it_has_loaded(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    guest = new_guest(page, house, "Anna")
    table = house.call("POST", "/api/tables", {"game": "masterdice", "options": {}, "seats": 2}, guest["token"])
    page.route("**/assets/*.js", leave_out)
    page.goto(f"{house.url}/t/{table['table']}")
    expect(page.locator("#door").get_by_text("Masterdice")).to_be_visible()
    page.unroute("**/assets/*.js")
    page.reload()
    page.locator(".lobby").wait_for()
    expect(page.locator("#door")).to_have_count(0)
