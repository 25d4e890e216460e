"""Polywords in the browser: a whole game of each of the six, on phones and desks, with people and bots."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from ludoteca.games.polywords import words
from ludoteca.games.polywords.requests import SHAPES
from tests.browser.conftest import (
    House,
    Opener,
    begin,
    check_accessibility,
    join,
    new_guest,
    open_table,
    screenshot,
    seat_bots,
)

MAIN = ".bar .button.main"


class Player:
    """A person at a page: reads the cards, types a word, taps the main button."""

    def __init__(self, page: Page, name: str, game: str) -> None:
        self.page, self.name, self.game = page, name, game
        self.tried: set[str] = set()
        page.set_default_timeout(4000)
        self.seen: set[str] = set()

    def look(self, what: str) -> None:
        """The first time something is seen, keep its picture."""
        if what not in self.seen:
            self.seen.add(what)
            kind = "phone" if (self.page.viewport_size or {})["width"] < 500 else "desk"
            screenshot(self.page, f"{self.game}-{kind}-{what}")

    def texts(self, selector: str) -> list[str]:
        return [text.strip() for text in self.page.locator(selector).all_inner_texts()]

    def candidates(self) -> list[str]:
        """Words the cards on the page ask for."""
        page = self.page
        names = self.texts(".asks .category .name")
        letters = [text for text in self.texts(".asks .letter strong, .asks .letters:not(.lengths) .one strong")]
        if self.game == "manta":
            found = []
            for pair in page.locator(".asks .pair:not(.met)").all():
                length = int(pair.locator("strong").inner_text())
                found += [w for w in words.members(pair.locator(".name").inner_text()) if len(w) == length][:3]
            return found
        pool: list[str] = [word for name in names for word in words.members(name)[:400]] or list(words.playable("it", 4.0))
        if self.game == "specchio":
            return [word for word in pool if word[0] == letters[0]][:8]
        if self.game == "pagliaccio":
            free = {int(text) for text in self.texts(".asks .lengths .one:not(.gone) strong")}
            return [word for word in pool if len(word) in free][:20]
        if self.game == "palla":
            return sorted(pool, key=lambda word: -sum(letter in word for letter in letters))[:8]
        if self.game == "polpo":
            length = int(re.findall(r"\d+", self.texts(".asks .shape small")[0])[0])
            return [word for word in words.playable("it", 4.5) if len(word) == length]
        return sorted((w for w in pool if any(letter in w for letter in letters)), key=len)[:20]

    def write(self) -> bool:
        """Type a word until the main button says it can be written, and press it."""
        page = self.page
        field = page.locator("#polywords-word")
        if field.is_disabled():                              # said already: only the place is missing
            if page.locator(MAIN).is_enabled():
                self.look("place")
                page.locator(MAIN).click()
                return True
            return self.give_up()
        for word in self.candidates():
            if word in self.tried:
                continue
            field.fill(word)
            if self.game == "medusa":
                page.wait_for_timeout(500)                   # the lists are asked after a moment's rest
            if page.locator(MAIN).is_enabled():
                self.tried.add(word)
                self.look("write")
                page.locator(MAIN).click()
                return True
        field.fill("")
        return self.give_up()

    def give_up(self) -> bool:
        passing = self.page.locator(".bar .button.quiet")
        if not passing.count():
            return False
        passing.click()
        passing.click()
        return True

    def act(self) -> bool:
        """One act, if there is one to do; the table may move on under one's hand."""
        try:
            return self.try_to_act()
        except TimeoutError:
            return False

    def try_to_act(self) -> bool:
        page = self.page
        before = page.locator(".polywords").inner_text()
        if page.locator(".stamps").count():
            self.look("vote")
            page.locator(".stamps .main").click()
        elif page.locator(".assign .card:enabled").count():
            self.look("assign")
            page.locator(".assign .card:enabled").first.click()
            page.locator(".assign button.slot:enabled").first.click()
        elif page.locator("#polywords-word").count():
            if not self.write():
                return False
        elif page.locator(".water .pick").count():
            self.look("bottles")
            cell = page.locator(".water span").evaluate_all("all => all.findIndex(each => each.classList.contains('pick'))")
            page.locator(f'[data-cell="{cell}"]').click()
        elif page.locator(".water .row").count():
            self.look("clear")
            cell = page.locator(".water span").evaluate_all("all => all.findIndex(each => each.classList.contains('row'))")
            page.locator(f'[data-cell="{cell}"]').click()
            page.locator(MAIN).click()
        elif page.locator(".words").count() and page.locator(MAIN).count():
            self.look("reveal")
            page.locator(MAIN).click()
        else:
            return False
        page.wait_for_timeout(60)
        return page.locator(".polywords").inner_text() != before


def over(page: Page) -> bool:
    return page.locator("dialog[open] .ranking").count() > 0


def play_out(players: list[Player], seconds: float = 240) -> None:
    """Everybody acts until the game is over."""
    end = time.monotonic() + seconds
    while not over(players[0].page):
        assert time.monotonic() < end, "the game never ended"
        if not any([player.act() for player in players if not over(player.page)]):
            players[0].page.wait_for_timeout(80)
    for player in players:
        player.page.locator("dialog[open] .ranking").wait_for()
        player.look("end")


def seated(house: House, open_page: Opener, game: str, seats: int, kinds: list[Any], options: Any = None) -> list[Player]:
    """People on their pages, bots on the other chairs, and the game begun."""
    names = ["Anna", "Bea", "Carlo"]
    players = []
    table: dict[str, Any] = {}
    for number, kind in enumerate(kinds):
        page = open_page(kind)
        new_guest(page, house, names[number])
        if number:
            join(page, house, table["code"])
        else:
            table = open_table(page, house, game, options or {"hourglass": 0}, seats)
        players.append(Player(page, names[number], game))
    if seats > len(kinds):
        seat_bots(players[0].page)
    begin(players[0].page)
    for player in players:
        player.page.locator(".polywords").wait_for()
    return players


@pytest.mark.parametrize(("game", "seats", "kinds"), [
    ("specchio", 3, ["phone", "desk"]),
    ("pagliaccio", 3, ["desk", "phone"]),
    ("palla", 3, ["phone", "desk"]),
    ("manta", 4, ["desk", "phone", "phone"]),
    ("polpo", 3, ["phone", "desk"]),
    ("medusa", 1, ["phone"]),
])
def test_a_whole_game(house: House, open_page: Opener, game: str, seats: int, kinds: list[Any]) -> None:
    players = seated(house, open_page, game, seats, kinds)
    for player in players:
        player.look("begin")
    check_accessibility(players[0].page)
    play_out(players)
    check_accessibility(players[0].page)


def test_shapes_are_all_drawn(house: House, open_page: Opener) -> None:
    assert len(SHAPES) == 16
