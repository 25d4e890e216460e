"""A server behind a proxy's path prefix: every address it shows or requests starts with the prefix."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import House, Opener, begin, new_guest, seat_bots


@pytest.fixture
def below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("LUDOTECA_BASE", "/games")
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.close()


def test_everything_stays_below_the_path(below: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, below, "Anna")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(f"{below.url}/games/")
    page.locator(".box[data-box='masterdice']").click()
    page.wait_for_url("**/games/box/masterdice")
    page.locator(".bar button").last.click()
    page.locator(".lobby").wait_for()
    assert urlsplit(page.url).path.startswith("/games/t/")
    code = below.call("GET", f"/games/api/tables/{page.url.rpartition('/')[2]}")
    assert code["link"].endswith(urlsplit(page.url).path), "the link to share"
    seat_bots(page)
    begin(page)
    page.reload()
    page.locator("main.board").wait_for()
    links = page.eval_on_selector_all("a[href]", "all => all.map(each => each.getAttribute('href'))")
    assert not [each for each in links if each.startswith("/") and not each.startswith("/games/")]
    outside = [each for each in asked if not urlsplit(each).path.startswith("/games/")]
    assert not outside and any("/games/ws/" in each for each in asked), outside
