"""Text interface in a browser: screen readers find it, one key opens it, whole games can be played with it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from ludoteca.rules import Table
from tests.browser.conftest import (
    PATIENCE,
    House,
    Opener,
    begin,
    check_accessibility,
    new_guest,
    open_position,
    open_table,
    played_by_chance,
    screenshot,
    seat_bots,
    whole_evening,
)
from tests.browser.test_masterdice import dealt

expect.set_options(timeout=PATIENCE)


def board(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Il tavolo in parole|The table in words)$"))


def sit_and_listen(page: Page, house: House, game: str | Table, language: str = "it", **table: object) -> None:
    """A table with bots on the other seats and its text interface opened by the key."""
    new_guest(page, house, "Anna", language)
    if isinstance(game, Table):
        open_position(page, house, game)
    else:
        open_table(page, house, game, **table)         # type: ignore[arg-type]
    seat_bots(page, "apprendista")
    begin(page)
    page.keyboard.press("Alt+t")
    expect(page.locator("#words-field")).to_be_focused()


def type_in(page: Page, words: str) -> None:
    """Type a line and send it, by keyboard alone."""
    expect(page.locator("#words-field")).to_be_focused()
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    answer = page.locator("#words-answer")
    page.wait_for_function("() => !document.querySelector('#words-field').value ||"
                           " document.querySelector('#words-answer').innerText")
    assert not answer.inner_text() or not page.locator("#words-field").input_value(), (words, answer.inner_text())


def now(page: Page) -> str:
    return page.locator("#in-words .now").inner_text()


def test_screen_readers_find_it_and_one_key_opens_it(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    new_guest(page, house, "Anna")
    open_table(page, house, "masterdice")
    seat_bots(page)
    begin(page)
    tree = board(page)
    expect(tree.get_by_role("heading", name="Adesso")).to_be_attached()
    shut = tree.aria_snapshot()
    assert shut.index("Adesso") < shut.index("Sul tavolo") and "Partita " in shut
    main = page.locator("main.board")
    main.focus()
    page.keyboard.press("Alt+t")
    expect(page.locator("#words-field")).to_be_focused()
    expect(tree.get_by_role("heading", name="Sul tavolo")).to_be_visible()
    check_accessibility(page)
    screenshot(page, "words-desk")
    page.keyboard.press("Escape")
    expect(main).to_be_focused()
    expect(page.locator("#words-field")).to_have_count(0)


def test_a_match_of_masterdice_by_typing_alone(house: House, open_page: Opener) -> None:
    page = open_page("desk", still=True)
    sit_and_listen(page, house, dealt(0))
    voice = board(page).locator("[aria-live]")
    for attempt in range(1, 3):
        type_in(page, "tira")
        expect(page.locator("#in-words .now")).to_contain_text("Hai lanciato")
        rolled = re.findall(r"\d", now(page).split(":")[0])
        type_in(page, f"metti {rolled[0]} niente {rolled[1]} -")
        told = page.locator("#in-words .lies").get_by_text(re.compile(f"^Riga {attempt}: blu {rolled[0]} e giallo"))
        expect(told).to_be_attached()
        expect(voice).to_contain_text(re.compile("Riga|Hai|Anna"))
    page.keyboard.type("metti 1")
    page.keyboard.press("Enter")
    expect(page.locator("#words-answer")).to_have_text("Prima lancia i dadi. La regola")
    expect(page.locator("#words-field")).to_have_value("metti 1")
    page.locator("#words-field").clear()
    type_in(page, "il codice è 1 2 3 4")
    expect(page.locator("#in-words .changed")).to_contain_text(re.compile("Anna dice 1 2 3 4"))
    expect(page.locator("#in-words .now")).to_contain_text(re.compile("La partita è finita|lancia|tira|mette|dice"))


def test_keys_repeat_the_last_text_and_letters_type_in_the_field(house: House, open_page: Opener) -> None:
    page = open_page("phone", language="en")
    sit_and_listen(page, house, "tris", "en", seats=2)
    voice = board(page).locator("[aria-live]")
    page.keyboard.type("ac")
    expect(page.locator("#words-field")).to_have_value("ac")
    page.locator("#words-field").clear()
    board(page).get_by_role("button", name="mark 5").focus()
    page.keyboard.press("g")
    expect(voice).to_contain_text("Row 1: 1 free")
    page.keyboard.press("a")
    expect(voice).to_contain_text("Your turn")
    page.keyboard.press("ArrowRight")
    expect(board(page).get_by_role("button", name="mark 6")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#in-words .lies")).to_contain_text("Anna")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    check_accessibility(page)



Thought = Callable[[str, str], str]
WAITING = """() => {
    const board = document.querySelector('#in-words');
    return board.querySelector('.can') || /La partita è finita/.test(board.querySelector('.now')?.textContent ?? '');
}"""


SEA = [f"{column}{row}" for row in range(8, 0, -1) for column in "HGFEDCBA"]


def play_in_words(page: Page, think: Thought, until: str = "La partita è finita", most: int = 120) -> str:
    """A whole game in the text interface: `think` gets the prompt and the whole text, and returns what to type."""
    parts = page.locator("#in-words .parts")
    for _ in range(most):
        page.wait_for_function(WAITING)
        heard = parts.inner_text()
        if until in (told := now(page)) or until in heard:
            return told
        try:
            type_in(page, think(told, heard))
        except AssertionError as no:                   # the table moved on before the line arrived: read again
            assert "Ora non tocca a te." in str(no), no
            page.locator("#words-field").fill("")
            continue
        page.wait_for_function("old => document.querySelector('#in-words .parts').innerText !== old", arg=heard)
    raise AssertionError("the game does not end")


def test_a_game_of_canvas_in_the_text_interface(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    sit_and_listen(page, house, Table("canvas", 1, seed=1, options={"solo": "puzzle"}))

    def think(told: str, heard: str) -> str:
        return "dipingi 1 2 3 sullo sfondo 1" if "o completa" in told or "Completa" in told else "prendi 1"

    assert "punti" in play_in_words(page, think)


def test_a_run_of_finestre_by_memory_and_estimate(house: House, open_page: Opener) -> None:
    """The street is described between the cards, the outline during the race."""
    page = open_page("desk")
    sit_and_listen(page, house, Table("finestre_allenamento", 1, seed=1, options={"round_time": 0}))
    remembered: dict[int, tuple[int, int]] = {}

    def think(told: str, heard: str) -> str:
        for number, width, height in re.findall(r"la (\d+) [a-z ]+, circa (\d+) per (\d+)", heard):
            remembered[int(number)] = (int(width), int(height))
        outline = re.search(r"(\d+) di larghezza, (\d+) di altezza", told)
        if outline is None:
            return "pronto"
        width, height = int(outline[1]), int(outline[2])
        return "finestra " + str(min(remembered, key=lambda each: (
            abs(remembered[each][0] - width) + abs(remembered[each][1] - height))))

    play_in_words(page, think, until="Carta 4;")
    assert len(remembered) == 35
    won = page.locator("#in-words .lies").get_by_text(re.compile(r"^Anna: [1-3] carte"))
    expect(won).to_be_attached()


@whole_evening
def test_a_game_of_specchio_in_the_text_interface(house: House, open_page: Opener) -> None:
    page = open_page("desk")
    sit_and_listen(page, house, played_by_chance("specchio", 3, {"hourglass": 0}, lambda table: table.state.turn == 6))
    endings = iter(["ARE", "ERO", "INO", "OLA", "UNA", "ATO", "ENA", "IRO", "OSA", "UVA", "ALE", "ETO"])

    def think(told: str, heard: str) -> str:
        if letter := re.search("la lettera ([A-Z])", told):
            return f"scrivi {letter[1]}{next(endings)}"
        if "bottigli" in told:
            mine = heard.split("Davanti a te")[-1]
            taken = {f"{column}{row}" for row, cells in re.findall(r"Riga (\d): ([^.]*)\.", mine)
                     for column in re.findall(r"\bin ([A-H])\b", cells)}
            return f"bottiglia in {next(cell for cell in SEA if cell not in taken)}"
        return "è giusta" if "è giusta?" in told else "va bene"

    play_in_words(page, think)
