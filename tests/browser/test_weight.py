"""Bytes of a first visit on the wire, and of a second one, which are few."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import House, Opener, begin, eventually, new_guest, open_table, seat_bots

KIB = 1024
FIRST_PAGE = 170 * KIB
BOARD = 300 * KIB
AGAIN = 12 * KIB
BOXES = {"duplik": 4, "canvas": 2, "masterdice": 2, "palla": 2, "finestre": 2}


class Scales:
    """Counts all bytes a page transfers: headers, compressed bodies, WebSocket frames."""

    def __init__(self, page: Page) -> None:
        self.asked: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        line: CDPSession = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._request)
        line.on("Network.loadingFinished", self._finished)
        line.on("Network.webSocketFrameReceived", self._frame)

    def _request(self, told: dict[str, Any]) -> None:
        if told["request"]["url"].startswith("http"):
            self._names[told["requestId"]] = told["request"]["url"]

    def _finished(self, told: dict[str, Any]) -> None:
        size = int(told["encodedDataLength"])      # absent for cached responses
        if size and (name := self._names.get(told["requestId"])):
            self.asked[name] += 1
            self.bytes[name] += size

    def _frame(self, told: dict[str, Any]) -> None:
        self.bytes["socket"] += len(told["response"]["payloadData"].encode())

    def told(self) -> str:
        lines = [f"{size:8} {name}" for name, size in self.bytes.most_common()]
        return "\n".join([*lines, f"{self.bytes.total():8} in all, {self.asked.total()} requests"])

    def check(self, most: int) -> None:
        assert self.bytes.total() < most, self.told()
        # The browser fetches the favicon on its own.
        twice = [name for name, count in self.asked.items() if count > 1 and "favicon" not in name]
        assert not twice, twice


def test_the_first_page_and_the_second_visit(house: House, open_page: Opener) -> None:
    page = open_page("phone", device_scale_factor=3)      # a phone's pixel ratio: covers are larger
    scales = Scales(page)
    page.goto(house.url)
    page.locator(".box").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    eventually(lambda: bool(page.wait_for_timeout(20)) or any(name.endswith(".woff2") for name in scales.asked))
    scales.check(FIRST_PAGE)

    page.goto("about:blank")
    again = Scales(page)
    page.goto(house.url)
    page.locator(".box").first.wait_for()
    page.wait_for_load_state("networkidle")
    again.check(AGAIN)


@pytest.mark.parametrize("game", BOXES)
def test_a_board_from_nothing(house: House, open_page: Opener, game: str) -> None:
    host = open_page("phone")
    new_guest(host, house, "Anna")
    table = open_table(host, house, game, seats=BOXES[game])
    seat_bots(host)
    begin(host)
    state = host.context.storage_state()
    host.goto("about:blank")

    fresh = open_page("phone", storage_state=state)
    scales = Scales(fresh)
    fresh.goto(f"{house.url}/t/{table['table']}")
    fresh.locator("main.board").wait_for()
    fresh.wait_for_load_state("networkidle")
    scales.check(BOARD)
