"""Polywords in the browser: the last turns of each of the six games, on phones and desktop screens, with bots."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from ludoteca.games.polywords import words
from ludoteca.rules import Table
from tests.browser.conftest import (
    PATIENCE,
    House,
    Opener,
    begin,
    check_accessibility,
    join,
    new_guest,
    open_position,
    open_table,
    played_by_chance,
    screenshot,
    seat_bots,
    take_home,
    whole_evening,
)

MAIN = ".bar .button.main"


class Player:
    """A player's page: reads the cards, types a word, taps the main button."""

    def __init__(self, page: Page, name: str, game: str) -> None:
        self.page, self.name, self.game = page, name, game
        self.tried: set[str] = set()
        self.seen: set[str] = set()

    def look(self, what: str) -> None:
        """Save a screenshot the first time a phase is seen."""
        if what not in self.seen:
            self.seen.add(what)
            kind = "phone" if (self.page.viewport_size or {})["width"] < 500 else "desk"
            screenshot(self.page, f"{self.game}-{kind}-{what}")

    def texts(self, selector: str) -> list[str]:
        return [text.strip() for text in self.page.locator(selector).all_inner_texts()]

    def candidates(self) -> list[str]:
        """Words that the cards on the page ask for."""
        page = self.page
        names = self.texts(".asks .category .name")
        letters = self.texts(".asks .letter strong, .asks .letters:not(.lengths) .one strong")
        if self.game == "manta":
            found = []
            for pair in page.locator(".asks .pair:not(.met)").all():
                length = int(pair.locator("strong").inner_text())
                found += [w for w in words.members(pair.locator(".name").inner_text()) if len(w) == length][:3]
            return found
        pool = [word for name in names for word in words.members(name)[:400]] or list(words.playable("it", 4.0))
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
        """Type words until the main button accepts one, and press it."""
        page = self.page
        field = page.locator("#polywords-word")
        if field.is_disabled():                              # already said: only its path is missing
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
                page.wait_for_timeout(500)                   # the page queries the lists after a short pause
            if page.locator(MAIN).is_enabled():
                self.tried.add(word)
                self.look("write")
                page.locator(MAIN).click()
                return True
        field.fill("")
        return self.give_up()

    def tap(self, kind: str) -> None:
        """Tap the first cell of a kind."""
        cell = self.page.locator(".water span").evaluate_all(
            "(all, kind) => all.findIndex(each => each.classList.contains(kind))", kind)
        self.page.locator(f'[data-cell="{cell}"]').click()

    def give_up(self) -> bool:
        passing = self.page.locator(".bar .button.quiet")
        if not passing.count():
            return False
        passing.click()
        passing.click()
        return True

    def act(self) -> bool:
        """Play one move if one is possible; the table may move on in between."""
        try:
            return self.try_to_act()
        except TimeoutError:
            return False

    def try_to_act(self) -> bool:
        page = self.page
        before = page.locator(".polywords").inner_text()
        if page.locator(".curtain").count():
            self.look(f"peak-{page.locator('.polywords').get_attribute('data-scene')}")
            page.keyboard.press("Escape")
        elif page.locator(".stamps").count():
            self.look("vote")
            page.locator(".stamp.yes").click()
        elif page.locator(".assign .card:enabled").count():
            self.look("assign")
            page.locator(".assign .card:enabled").first.click()
            page.locator(".assign button.slot:enabled").first.click()
        elif page.locator("#polywords-word").count():
            if not self.write():
                return False
        elif page.locator(".water .pick").count():
            self.look("bottles")
            self.tap("pick")
        elif page.locator(".water .row").count():
            self.look("clear")
            self.tap("row")
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
    """All players act until the game is over."""
    end = time.monotonic() + seconds
    for player in players:
        player.page.set_default_timeout(4000)                # do not wait for a button that is gone
    while not over(players[0].page):
        assert time.monotonic() < end, "the game never ended"
        acted = [player.act() for player in players if not over(player.page)]
        if not any(acted):
            players[0].page.wait_for_timeout(80)
    for player in players:
        player.page.set_default_timeout(PATIENCE)
        player.page.locator("dialog[open] .stand").wait_for()
        player.look("end")


def with_turns_left(game: str, seats: int, left: int) -> Table:
    """A table shortly before its end; in Polpo all players are still afloat."""
    return played_by_chance(game, seats, {"hourglass": 0}, lambda table: (
        table.state.turn > table.game.turns - left            # type: ignore[attr-defined]
        and not any(getattr(table.state, "out", ()))))


def seated(
    house: House, open_page: Opener, game: str, seats: int, kinds: list[Any], position: Table | None = None,
) -> list[Player]:
    """People on their pages and bots on the other seats, in a game with fixed cards or from a position."""
    position = position or Table(game, seats, seed=1, options={"hourglass": 0})
    names = ["Anna", "Bea", "Carlo"]
    players = []
    table: dict[str, Any] = {}
    for number, kind in enumerate(kinds):
        page = open_page(kind)
        new_guest(page, house, names[number])
        if number:
            join(page, house, table["code"])
        else:
            table = open_position(page, house, position)
        players.append(Player(page, names[number], game))
    if seats > len(kinds):
        seat_bots(players[0].page)
    begin(players[0].page)
    for player in players:
        player.page.locator(".polywords").wait_for()
    return players


@pytest.mark.parametrize(("game", "seats", "kinds"), [
    pytest.param("specchio", 3, ["phone", "desk"], marks=whole_evening),
    pytest.param("pagliaccio", 3, ["desk", "phone"], marks=whole_evening),
    pytest.param("palla", 3, ["phone", "desk"], marks=whole_evening),
    ("manta", 4, ["desk", "phone", "phone"]),
    ("polpo", 3, ["phone", "desk"]),
    ("medusa", 1, ["phone"]),
])
def test_the_last_turns_and_the_end(
        house: House, open_page: Opener, game: str, seats: int, kinds: list[Any]) -> None:
    position = with_turns_left(game, seats, 3 if game == "polpo" else 1)
    players = seated(house, open_page, game, seats, kinds, position=position)
    for player in players:
        player.look("begin")
    check_accessibility(players[0].page)
    play_out(players)
    check_accessibility(players[0].page)
    if game == "medusa":
        take_home(players[0].page.get_by_role("dialog"))


def first_turn(house: House, open_page: Opener, kinds: list[Any], **options: Any) -> list[Player]:
    return seated(house, open_page, "specchio", 3, kinds, position=with_a_closed_list({"hourglass": 0, **options}))


def with_a_closed_list(options: dict[str, Any]) -> Table:
    """A first turn whose category has a closed list with words for its initial: only there can the lists reject a word.
    """
    def closed(table: Table) -> bool:
        asked = table.state.request                           # type: ignore[attr-defined]
        return not words.evidence("qzxv", asked.categories[0]).open_category and any(
            word[0] == asked.letters[0] for word in words.members(asked.categories[0])[:400])

    return next(table for seed in range(1, 200)
                if closed(table := Table("specchio", 3, seed=seed, options=options)))


def nonsense(player: Player, ending: str) -> str:
    """A string with the right initial that is in no dictionary."""
    return player.texts(".asks .letter strong")[0] + ending


def test_a_contest_is_voted_with_the_evidence_in_sight(house: House, open_page: Opener) -> None:
    anna, bea, carlo = players = first_turn(house, open_page, ["phone", "desk", "phone"])
    for player, ending in zip(players, ("qzxv", "wqxj", "xqkz"), strict=True):
        player.page.locator("#polywords-word").fill(nonsense(player, ending))
        player.page.locator(MAIN).click()
    anna.page.locator(".words .doubt").first.click()
    anna.look("doubt")
    expect(anna.page.locator(".words .cost")).to_contain_text("Vota chi non è parte in causa")
    anna.page.locator(".words .reasons .button").first.click()
    carlo.page.locator(".stamps").wait_for()
    assert "dizionario" in carlo.page.locator(".evidence").inner_text()
    # All evidence is against the word: the panel says who judges and highlights the likely answer.
    expect(carlo.page.locator(".contest .judges")).to_contain_text("Giudica chi non è parte in causa")
    expect(carlo.page.locator(".contest .evidence .bad").first).to_contain_text("Contro")
    expect(carlo.page.locator(".stamp.no.suggested")).to_have_count(1)
    expect(carlo.page.locator(".stamp.yes.suggested")).to_have_count(0)
    assert nonsense(bea, "wqxj").lower() in str(carlo.page.locator(".evidence a").get_attribute("href"))
    carlo.look("vote")
    check_accessibility(carlo.page)
    carlo.page.locator(".stamp.no").click()
    bea.page.locator(".verdict.bad").wait_for()
    bea.look("verdict")
    for player in players:
        player.page.locator(MAIN).click()
    bea.page.locator(".water .pick").first.wait_for()
    expect(bea.page.locator(".bar span.hint")).to_contain_text("2 bottigliette")
    bea.look("bottles")
    for cell in (0, 7):
        bea.page.locator(f'[data-cell="{cell}"]').click()
    bea.page.locator(".bottle").nth(1).wait_for()
    anna.page.locator(".turn", has_text="2").first.wait_for()


def drag(page: Page, cells: list[int]) -> None:
    """Draw a path with the mouse, cell by cell."""
    for number, cell in enumerate(cells):
        box = page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if not number:
            page.mouse.down()
    page.mouse.up()


def test_a_path_is_drawn_or_tapped_and_a_wrong_one_points_at_the_cell(house: House, open_page: Opener) -> None:
    anna = first_turn(house, open_page, ["desk"])[0]
    page = anna.page
    word = nonsense(anna, "ARE")
    drag(page, [0, 1, 2, 3])
    page.locator("#polywords-word").fill(word)
    expect(page.locator(".bar span.hint")).to_contain_text("centrali")        # rule 4, and the first cell of the path
    expect(page.locator('[data-cell="0"] .fault')).to_have_count(1)
    expect(page.locator(MAIN)).to_be_disabled()
    anna.look("fault")
    page.locator(".wipe").click()
    page.locator("#polywords-word").fill(word)
    for cell in (26, 27, 35):
        page.locator(f'[data-cell="{cell}"]').click()
    page.locator('[data-cell="44"]').click()                         # diagonal: refused, and the cell is marked
    expect(page.locator('[data-cell="44"] .fault')).to_have_count(1)
    page.locator('[data-cell="36"]').click()
    expect(page.locator(MAIN)).to_be_enabled()
    anna.look("drawn")
    page.locator(MAIN).click()
    page.locator(".words", has_text=word.upper()).wait_for()


def test_a_draft_survives_a_reload(house: House, open_page: Opener) -> None:
    anna = first_turn(house, open_page, ["phone"])[0]
    word = nonsense(anna, "ENA")
    anna.page.locator("#polywords-word").fill(word)
    for cell in (28, 29, 30, 31):
        anna.page.locator(f'[data-cell="{cell}"]').click()
    anna.page.reload()
    anna.page.locator("#polywords-word").wait_for()
    expect(anna.page.locator("#polywords-word")).to_have_value(word)
    expect(anna.page.locator('[data-cell="31"] .draft')).to_have_count(1)


def test_a_word_being_typed_is_not_scolded(house: House, open_page: Opener) -> None:
    anna = seated(house, open_page, "pagliaccio", 3, ["phone"])[0]
    page, hint = anna.page, anna.page.locator(".bar span.hint")
    expect(page.locator(MAIN)).to_have_text("Di’ una parola")         # and there is no card of length 0
    page.locator("#polywords-word").fill("ba")
    expect(hint).to_contain_text("2 lettere finora")
    expect(hint).not_to_have_class(re.compile("bad"))
    page.locator("#polywords-word").fill("precipitevolissimevolmente")
    expect(hint).to_have_class(re.compile("bad"))
    page.locator(".bar .button.quiet").click()
    expect(hint).to_contain_text("2 bottigliette")                    # the button names the cost of giving up
    page.locator("#polywords-word").fill("")
    page.locator(".bar .button.quiet", has_text="Passo").wait_for()


def test_who_writes_is_warned_of_a_word_no_list_holds_and_the_table_may_switch_it_off(
    house: House, open_page: Opener,
) -> None:
    anna = first_turn(house, open_page, ["phone"])[0]
    hint = anna.page.locator(".bar span.hint")
    anna.page.locator("#polywords-word").fill(nonsense(anna, "qzxv"))
    expect(hint).to_contain_text("potrebbero contestarla")
    anna.look("warned")
    expect(anna.page.locator(MAIN)).to_be_enabled()
    anna.page.locator("#polywords-word").fill(anna.candidates()[0])
    expect(hint).not_to_contain_text("contestarla")
    silent = first_turn(house, open_page, ["phone"], hints=False)[0]
    silent.page.locator("#polywords-word").fill(nonsense(silent, "qzxv"))
    silent.page.wait_for_timeout(900)
    expect(silent.page.locator(".bar span.hint")).not_to_contain_text("contestarla")


def test_a_finger_that_scrolls_across_the_sea_drops_no_bottle(house: House, open_page: Opener) -> None:
    players = first_turn(house, open_page, ["phone", "phone", "phone"])
    for player in players:
        assert player.give_up()
    anna = players[0].page
    anna.locator(".water .pick").first.wait_for()
    cell = anna.locator('[data-cell="9"]')
    cell.dispatch_event("pointerdown", {"button": 0, "pointerType": "touch"})
    cell.dispatch_event("pointercancel", {"pointerType": "touch"})
    assert anna.locator(".sea").evaluate("each => getComputedStyle(each).touchAction") == "manipulation"
    expect(anna.locator(".bar span.hint")).to_contain_text("2 bottigliette")
    cell.click()
    expect(anna.locator(".bar span.hint")).to_contain_text("Una bottiglietta")
    expect(anna.locator('[data-cell="9"] .bottle')).to_have_count(1)


def sea_in_sight(page: Page) -> None:
    """The lowest row ends above the bar, and the first row begins below the words."""
    first, lowest = page.locator('[data-cell="0"]').bounding_box(), page.locator('[data-cell="63"]').bounding_box()
    bar, words_shown = page.locator(".bar").first.bounding_box(), page.locator(".side .words")
    assert first is not None and lowest is not None and bar is not None
    assert lowest["y"] + lowest["height"] <= bar["y"] + 1
    if words_shown.count():
        above = words_shown.bounding_box()
        assert above is not None and above["y"] + above["height"] <= first["y"] + 1


def test_in_polpo_the_whole_sea_is_in_sight_while_the_others_speak(house: House, open_page: Opener) -> None:
    """Words land in the lowest row, so it must not lie under the bar; words of other players stay visible."""
    anna, bea = seated(house, open_page, "polpo", 2, ["phone", "phone"])
    word = bea.candidates()[0]
    bea.page.locator("#polywords-word").fill(word)
    bea.page.locator(MAIN).click()
    expect(anna.page.locator(".voices li")).to_contain_text(word)
    for width, height in ((390, 844), (360, 740), (320, 640)):
        anna.page.set_viewport_size({"width": width, "height": height})
        sea_in_sight(anna.page)


# Records the text of each peak by name: a peak may be over before a slow test looks.
WATCH = """() => {
  const told = document.documentElement.dataset;
  told.staged = '';
  const look = () => {
    const scene = document.querySelector('.polywords')?.dataset.scene;
    if (scene) told.staged += ` ${scene}: ${document.querySelector('.telling')?.textContent ?? ''}`;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_turn_of_palla_is_a_show(house: House, open_page: Opener) -> None:
    """Words are turned over, fish swell, the payer is named; a player with a keyboard can type at once."""
    anna, bea = seated(house, open_page, "palla", 2, ["desk", "phone"])
    expect(anna.page.locator("#polywords-word")).to_be_focused()
    for player in (anna, bea):
        player.page.evaluate(WATCH)
    for player in (anna, bea):
        assert player.write()
    for player in (anna, bea):
        expect(player.page.locator("html")).to_have_attribute("data-staged", re.compile("words:"))
        player.page.locator(".curtain").wait_for(state="hidden")
    sea_in_sight(bea.page)
    bea.page.locator(MAIN).click()
    anna.page.locator(MAIN).click()
    for player in (anna, bea):
        expect(player.page.locator("html")).to_have_attribute("data-staged", re.compile("swelling: [^:]*[Pp]ag"))
        player.page.locator(".polywords:not([data-scene])").wait_for()


def test_the_box_says_where_to_begin_and_the_lobby_who_plays_with_whom(house: House, open_page: Opener) -> None:
    page = open_page("phone")
    new_guest(page, house, "Anna")
    page.goto(f"{house.url}/box/polywords")
    expect(page.locator(".inside li").first).to_contain_text("Si comincia da qui")
    expect(page.locator(".inside li").first).to_contain_text("Pesce Palla")
    open_table(page, house, "manta", {"hourglass": 0}, 4)
    expect(page.locator("ol .team")).to_have_text(["Corallo", "Perla", "Corallo", "Perla"])


def test_without_the_aid_no_path_is_offered(house: House, open_page: Opener) -> None:
    anna = first_turn(house, open_page, ["phone"], paths=False)[0]
    anna.page.locator("#polywords-word").fill(nonsense(anna, "ENA"))
    expect(anna.page.locator(".bar span.hint")).to_contain_text("Disegna")
    expect(anna.page.locator(MAIN)).to_be_disabled()
    expect(anna.page.locator(".paths")).to_have_count(0)


def with_pairs_shown() -> Table:
    """Manta with all cards assigned: both teams write."""
    table = Table("manta", 4, seed=1, options={"hourglass": 0})
    while table.view().phase == "assign":
        seat = min(table.actors)
        view = table.view(seat)
        laid = view.pairs[1 - seat % 2]
        table.play(seat, {"type": "assign", "category": view.hands[seat % 2][0],
                          "length": next(each for each in view.request.lengths if each not in laid)})
    return table


def test_a_team_of_manta_talks_and_drafts_among_itself(house: House, open_page: Opener) -> None:
    anna, bea, carlo = seated(house, open_page, "manta", 4, ["desk", "desk", "phone"], with_pairs_shown())
    anna.page.get_by_label("Squadra").check()
    anna.page.locator(".talk input:not([type=radio])").fill("proviamo la balena")
    anna.page.locator(".talk form button").click()
    anna.page.get_by_text("proviamo la balena").wait_for()
    carlo.page.locator("#polywords-word").wait_for()
    word = carlo.candidates()[0]
    carlo.page.locator("#polywords-word").fill(word)
    carlo.page.locator(MAIN).click()
    anna.page.locator(".drafts", has_text=word).wait_for()
    anna.look("draft")
    expect(anna.page.locator(".whisper")).to_have_count(len(word))    # and its path
    other = next(each for each in anna.candidates() if len(each) != len(word))
    anna.page.locator("#polywords-word").fill(other)
    carlo.page.locator(".drafts", has_text=other).wait_for()          # the team sees its writer's draft
    assert not bea.page.locator(".drafts", has_text=word).count()
    assert not bea.page.locator(".drafts", has_text=other).count()
    assert not bea.page.get_by_text("proviamo la balena").count()
