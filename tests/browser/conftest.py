"""Fixtures and helpers of the browser tests: a server on a free port, Chromium, pages, guests and tables.

    def test_two_play(house, open_page):
        anna, bea = open_page("phone"), open_page("desk")
        new_guest(anna, house, "Anna"); new_guest(bea, house, "Bea")
        table = open_table(anna, house, "masterdice")
        join(bea, house, table["code"])
        screenshot(anna, "masterdice-phone-lobby")
        check_accessibility(anna)

The helpers are plain functions: `from tests.browser.conftest import join, new_guest, open_table, screenshot`.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import struct
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect, sync_playwright

from ludoteca.rules import Chance, Table
from scripts.browser import FLAGS, installed
from tests.browser.slow_network import SLOWLY, SlowProxy, slow_down

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = Path(__file__).parent / "screenshots"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 860}}
PATIENCE = 60_000                                # ms; generous because a machine may be busy
# A function, not an expression: the content security policy forbids the page to evaluate strings.
STILL = """() => document.getAnimations().every(
    each => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity)"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


whole_evening = pytest.mark.skipif(
    "LUDOTECA_EVENINGS" not in os.environ, reason="long, and a shorter test stands beside it: make evenings")


class House:
    """A server with its own data folder. It can be killed and started again on the same port."""

    desk_key = "chiave-di-prova"

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self._proxy: SlowProxy | None = None
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        if SLOWLY and self._proxy is None:
            self._proxy = SlowProxy(self.port)
        return f"http://127.0.0.1:{self.port if self._proxy is None else self._proxy.port}"

    def open(self) -> None:
        samples = [
            f"--also={path}" for path in sorted((ROOT / "examples").glob("*.py")) if "\nGAME = " in path.read_text()]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "LUDOTECA_DATA": str(self.data), "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        environment["LUDOTECA_DESK_KEY"] = self.desk_key
        environment.pop("LUDOTECA_DATABASE", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca.cli", "serve", "--host=127.0.0.1", f"--port={self.port}", "--no-browser",
             "--bot-workers=0", "--bot-pace=0.05", *samples],
            env=environment, stdout=subprocess.PIPE, stderr=(self.data / "house.log").open("a"), text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.port = int(found[1])
                break
        else:
            raise RuntimeError(f"the house did not open:\n{(self.data / 'house.log').read_text()}")

    def close(self, hard: bool = False) -> None:
        """Stop the server; `hard` kills it, as a power cut would."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGKILL if hard else signal.SIGTERM)
        self.process.wait(PATIENCE / 1000)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        request = urllib.request.Request(
            self.url + path, method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})})
        while True:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
                    return json.loads(answer.read())
            except urllib.error.HTTPError as no:
                if no.code != HTTPStatus.SERVICE_UNAVAILABLE:
                    raise
                time.sleep(float(no.headers.get("Retry-After") or 0.2))    # busy: the header says when to retry


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    client = Path(os.environ.get("LUDOTECA_CLIENT", ROOT / "src" / "ludoteca" / "server" / "http" / "client"))
    if not (client / "index.html").exists():
        pytest.fail("the client is not built: run `make test`, or python scripts/build_client.py")
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()
    if folder := os.environ.get("LUDOTECA_KEEP_LOGS"):         # tests/logs/browsers.py reads them
        Path(folder).mkdir(parents=True, exist_ok=True)
        kept = Path(folder) / f"{request.module.__name__}.sqlite3"
        with sqlite3.connect(opened.data / "ludoteca.sqlite3") as played, sqlite3.connect(kept) as copy:
            played.backup(copy)


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    # Call this before Playwright starts: it opens a Playwright of its own.
    path = installed(whole=getattr(request.module, "WHOLE_BROWSER", False))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=3 * PATIENCE)
        yield browser
        browser.close()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Opener]:
    """Opens a page in a browser context of its own: open_page("phone"), open_page("desk", dark=True, language="en").

    A script error or a violation of the content security policy on any page fails the test.
    """
    contexts, troubles = [], []

    def opened(
        kind: Literal["phone", "desk"] = "desk", dark: bool = False, language: Literal["it", "en"] = "it",
        still: bool = True, **more: Any,
    ) -> Page:
        # Files cached by a service worker would make each test depend on the one before.
        more.setdefault("service_workers", "block")
        context = chromium.new_context(
            viewport=SIZES[kind], locale={"it": "it-IT", "en": "en-GB"}[language],  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if still else "no-preference",
            has_touch=kind == "phone", **more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if SLOWLY:
            slow_down(page)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: troubles.append(said.text)
                if said.type == "error" and "Content Security Policy" in said.text else None)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not troubles, troubles


def new_guest(page: Page, house: House, name: str, language: str = "it") -> dict[str, str]:
    """Register a guest in the page's browser, as the first dialog does; return the guest with the token."""
    guest: dict[str, str] = house.call("POST", "/api/guests", {"name": name, "language": language})
    kept = json.dumps({key: guest[key] for key in ("guest", "token", "name")})
    page.goto(house.url + "/favicon.svg")
    page.evaluate("kept => localStorage.setItem('ludoteca.guest', kept)", kept)
    return guest


def token_of(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('ludoteca.guest')).token"))


def open_table(
    page: Page, house: House, game: str, options: dict[str, Any] | None = None, seats: int | None = None,
) -> dict[str, Any]:
    """Open a table as this guest and go there; return its `table` and `code`."""
    body = {"game": game, "options": options or {}, **({"seats": seats} if seats else {})}
    table: dict[str, Any] = house.call("POST", "/api/tables", body, token_of(page))
    page.goto(f"{house.url}/t/{table['table']}")
    page.locator(".lobby").wait_for()
    return table


def open_position(page: Page, house: House, position: Table) -> dict[str, Any]:
    """Open a table that starts at this position, as this guest, and go there. This saves clicking through the moves
    before it.
    """
    log = position.log
    table: dict[str, Any] = house.call(
        "POST", "/api/tables", {"from": {"log": log, "until": len(log["entries"])}}, token_of(page))
    page.goto(f"{house.url}/t/{table['table']}")
    page.locator(".lobby").wait_for()
    return table


def played_by_chance(game: str, seats: int, options: dict[str, Any], enough: Callable[[Table], bool]) -> Table:
    """The first of up to 199 random games in which `enough` holds before the end, stopped at that point."""
    for seed in range(1, 200):
        table, chance = Table(game, seats, seed=seed, options=options), Chance(seed)
        while table.outcome is None and not enough(table):
            if table.actors:
                seat = chance.pick(sorted(table.actors))
                table.play(seat, table.sample(seat, chance))
            else:
                table.expire()
        if table.outcome is None:
            return table
    raise AssertionError("no game comes so far")


def join(page: Page, house: House, code: str) -> None:
    """Go to the table with this code: take a seat, or watch if none is free."""
    page.goto(f"{house.url}/j/{code}")
    page.locator(".lobby, .board").first.wait_for()


def seat_bots(page: Page, level: str = "artigiano") -> None:
    """As host, seat a bot of this level on every empty seat."""
    empty = page.locator("select.bot")
    while count := empty.count():
        empty.first.select_option(level)
        page.wait_for_function("n => document.querySelectorAll('select.bot').length < n", arg=count)


def begin(page: Page) -> None:
    """As host, start the game."""
    page.locator(".begin button").click()
    page.locator("main.board").wait_for()


def take_home(place: Page | Locator, press: str = "Condividi", size: tuple[int, int] = (1200, 1500)) -> None:
    """Press the button and expect a downloaded PNG of this size that is not blank."""
    page = place.page if isinstance(place, Locator) else place
    with page.expect_download() as saved:
        place.get_by_role("button", name=press).click()
    assert saved.value.suggested_filename.endswith(".png")
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG") and struct.unpack(">II", picture[16:24]) == size
    assert len(picture) > 100_000, "an empty card"


def screenshot(page: Page, name: str) -> Path:
    """Save a screenshot once fonts are loaded and animations have ended."""
    SCREENSHOTS.mkdir(exist_ok=True)
    page.evaluate("document.fonts.ready")
    path = SCREENSHOTS / f"{name}.png"
    page.screenshot(path=path, animations="disabled")
    return path


def check_accessibility(page: Page, *, ignore: tuple[str, ...] = ()) -> None:
    """axe-core finds no serious or critical problem on the page as it is now."""
    page.wait_for_function(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    found = [
        f"{each['impact']}: {each['id']}: {node['target']}: {node.get('failureSummary', '')}"
        for each in result["violations"] if each["impact"] in ("serious", "critical") and each["id"] not in ignore
        for node in each["nodes"]]
    assert not found, "\n".join(found)


def stop_the_clock(page: Page) -> None:
    """Stop the page's clock, one second ahead of now.

    A larger jump would make the page believe that it was suspended: it would reconnect and show what was missed.
    """
    page.clock.install()
    while True:
        now = page.evaluate("Date.now()")
        try:
            page.clock.pause_at(now / 1000 + 1)               # `pause_at` takes seconds, Date.now() gives ms
            break
        except Error as error:                                # the machine was busy: that time has passed
            if "to the past" not in str(error):
                raise
    assert page.evaluate("Date.now()") < now + 2_000, "the page has slept"


def eventually(check: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Wait until a condition holds that no page can show."""
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.05)
