"""Decks: the built-in deck follows the rulings, and an uploaded deck is read or clearly refused."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.canvas.deck import (
    CARDS_ALONE,
    DeckProblem,
    backgrounds,
    cards_needed,
    house_deck,
    load_deck,
    painting_title,
    read_deck,
)
from ludoteca.games.canvas.moves import Take
from ludoteca.games.canvas.scoring import BONUSES, ELEMENTS
from ludoteca.games.canvas.shapes import redrawn
from ludoteca.rules import Chance, IllegalMove, Table, Unreadable
from ludoteca.rules.registry import game

CARDS = house_deck().cards
CONTENT = Path(__file__).parents[3] / "src/ludoteca/games/canvas/content"


def drawing_of(card: str) -> str:
    return (CONTENT / "art" / f"{card}.svg").read_text("utf-8")


def kind(card: Any) -> str:
    sizes = ["B" if s[0] in BONUSES else "SD"[len(s) - 1] for s in card.swatches if s]
    return "".join(sorted(sizes, key="SDB".index))


def test_the_deck_has_the_balance_of_the_rulings() -> None:
    assert len(CARDS) == 60
    pairs = Counter(tuple(i for i, swatch in enumerate(card.swatches) if swatch) for card in CARDS)
    assert pairs == dict.fromkeys(combinations(range(5), 2), 6)
    assert Counter(map(kind, CARDS)) == {"SS": 20, "SD": 24, "SB": 8, "DB": 8}
    icons = Counter(icon for card in CARDS for swatch in card.swatches for icon in swatch)
    assert icons == dict.fromkeys(ELEMENTS, 34) | dict.fromkeys(BONUSES, 4)
    assert Counter(card.half for card in CARDS) == {"first": 30, "second": 30}


def test_no_two_cards_are_alike() -> None:
    assert len({card.swatches for card in CARDS}) == 60
    assert len({card.title.it for card in CARDS}) == len({card.title.en for card in CARDS}) == 60
    assert len({drawing_of(card.id) for card in CARDS}) == 60


def test_every_element_is_spread_over_the_five_swatches() -> None:
    for element in ELEMENTS:
        for place in range(5):
            assert 4 <= sum(element in card.swatches[place] for card in CARDS) <= 10


def test_every_drawing_obeys_the_rules_for_drawings_from_outside() -> None:
    deck = {"cards": [json.loads(json.dumps({"id": c.id, "half": c.half,
                                             "title": {"it": c.title.it, "en": c.title.en},
                                             "swatches": c.swatches, "drawing": drawing_of(c.id)}))
                      for c in CARDS]}  # fmt: skip
    assert len(read_deck(json.dumps(deck)).cards) == 60


def test_there_are_twenty_backgrounds_with_a_picture_each() -> None:
    assert len({b.id for b in backgrounds()}) == 20
    assert {b.id for b in backgrounds()} == {page.stem for page in (CONTENT / "backgrounds").glob("*.svg")}


def test_a_title_is_the_topmost_halves_noun_first() -> None:
    card = {c.id: c for c in CARDS}
    title = painting_title([card["faro"], card["mare"], card["volpe"]])
    assert (title.it, title.en) == ("La volpe che sogna il mare", "The Fox Dreaming of the Sea")
    only = painting_title([card["mare"], card["carta"], card["per-due"]])
    assert only.it == "Per due"


# --- Uploaded decks


def own_deck(count: int = 30) -> dict[str, Any]:
    deck = [
        {
            "id": f"mia-{i}",
            "half": "first" if i % 2 else "second",
            "title": {"it": f"Il numero {i}", "en": f"Number {i}"},
            "swatches": [list(s) for s in CARDS[i].swatches],
            "drawing": '<circle cx="150" cy="200" r="40" fill="#c33"/>',
        }
        for i in range(count)
    ]
    return {"name": {"it": "Prova", "en": "Trial"}, "cards": deck}


def test_a_deck_of_ones_own_is_read_from_a_file_and_played(tmp_path: Path) -> None:
    page = tmp_path / "mine.json"
    page.write_text(json.dumps(own_deck()), encoding="utf-8")
    assert load_deck(page).name.en == "Trial"
    for deck in (json.loads(page.read_text("utf-8")), own_deck()):
        table = Table("canvas", seats=1, seed=1, options={"deck": deck})
        assert len(table.state.row) == 5
        assert Table.replay(json.loads(json.dumps(table.log))) == table


def spoil(**changes: Any) -> dict[str, Any]:
    deck = own_deck()
    deck["cards"][3] |= changes
    return deck


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (spoil(swatches=[["hue"], [], [], []]), "ha 4 campioni: ne servono 5"),
        (spoil(swatches=[["hue"], [], [], [], []]), "i campioni pieni sono 1"),
        (spoil(swatches=[["hue", "hue"], ["tone"], [], [], []]), "il campione rosso ha due volte la stessa icona"),
        (spoil(swatches=[["hue", "bonus_tone"], ["tone"], [], [], []]), "bonus del campione rosso non è da sola"),
        (spoil(swatches=[["hue", "tone", "shape"], ["tone"], [], [], []]), "3 icone: due al massimo"),
        (spoil(swatches=[["hue", "tone"], ["tone", "shape"], [], [], []]), "due campioni hanno due elementi"),
        (spoil(swatches=[["bonus_hue"], ["bonus_tone"], [], [], []]), "due icone bonus"),
        (spoil(swatches=[["glitter"], ["tone"], [], [], []]), "«glitter» non si può scegliere"),
        (spoil(id="mia-4"), "«mia-4» è nel mazzo due volte"),
        (spoil(half="third"), "half» il valore «third» non si può scegliere"),
        (spoil(film="neon"), "film» il valore «neon» non si può scegliere"),
        (spoil(drawing="<script>alert(1)</script>"), "<script>"),
        (spoil(drawing='<path d="M0 0" onload="x()"/>'), "onload"),
        (spoil(drawing='<rect fill="url(https://example.org/x)"/>'), "fill"),
        (spoil(drawing='<rect fill="u\\72l(http\\3a//127.0.0.1:9/x)"/>'), "fill"),
        (spoil(drawing='<rect style="fill:u\\72l(http://127.0.0.1:9/x)"/>'), "fill"),
        (spoil(drawing='<rect style="fil\\6c: url(//evil.example)"/>'), "fill"),
        (spoil(drawing='<rect style="background:red"/>'), "background"),
        (spoil(drawing='<rect style="fill:red;/**/behavior:x"/>'), "behavior"),
        (spoil(drawing='<rect clip-path="url(data:image/svg+xml,x)"/>'), "clip-path"),
        (spoil(drawing='<a href="file:///etc/hosts"><rect/></a>'), "<a>"),
        (spoil(drawing='<rect xmlns:l="http://www.w3.org/1999/xlink" l:href="x"/>'), "href"),
        (spoil(drawing='<image href="x"/>'), "<image>"),
        (spoil(drawing="<style>rect{fill:red}</style>"), "<style>"),
        (spoil(drawing='<path d="M0 0" filter="url(#x)"/>'), "filter"),
        (spoil(drawing="<g>" * 60 + "</g>" * 60), "una dentro l’altra"),
        (spoil(drawing="<path d='M0"), "non è un SVG scritto bene"),
        (spoil(drawing="<!DOCTYPE x><path d='M0 0'/>"), "soltanto forme"),
        (spoil(drawing="unicorn"), "tra quelli della casa «unicorn» non c’è"),
        (spoil(title={"it": "Solo italiano"}), "manca «en»"),
        (spoil(title={"it": "x" * 61, "en": "x"}), "è troppo lungo: 60"),
        (spoil(title=7), "cosa di un altro tipo (int invece di object)"),
        (spoil(colour="red"), "«colour» qui non si conosce"),
        (spoil(id="Mia Carta"), "non è scritto come si deve"),
        (spoil(drawing="<path d='M0 0'/>" * 4000), "troppo lungo"),
        ({"cards": own_deck(9)["cards"]}, "9 carte: a questo tavolo ne servono almeno 27"),
    ],
)
def test_a_bad_deck_is_refused_with_the_card_and_the_reason(deck: dict[str, Any], words: str) -> None:
    with pytest.raises(DeckProblem, match=None) as problem:
        read_deck(json.dumps(deck))
    assert words in problem.value.sentence("it")
    assert problem.value.sentence("en") not in problem.value.sentence("it")
    with pytest.raises(IllegalMove) as refusal:
        Table("canvas", seats=1, options={"deck": deck})
    assert refusal.value.code == "bad_options" and words in refusal.value.sentence("it")


def test_a_drawing_is_written_anew_from_what_is_known() -> None:
    sent = (
        "<g style='stroke: #a\\62 c; stroke-width:2px;'>text <title>Sole</title>"
        "<path d='M0 0 L1 1z' fill='r\\65 d'/></g> end")
    drawn = redrawn(sent)
    assert drawn == '<g stroke="#abc" stroke-width="2px"><title>Sole</title><path d="M0 0 L1 1z" fill="red" /></g>'
    assert redrawn(drawn) == drawn


@pytest.mark.parametrize("name", ["/etc/hosts", "/etc/hosts.json/", "/nowhere/x.json", "mine.json", "canvas", ""])
def test_no_path_of_the_machine_can_be_named(name: str) -> None:
    for attempt in (
        lambda: Table("canvas", seats=1, options={"deck": name}),
        lambda: game("canvas").accept({"deck": name}),
        lambda: Table.replay({**Table("canvas", seats=1).log, "options": {"deck": name}}),
    ):
        with pytest.raises((IllegalMove, Unreadable)) as refusal:
            attempt()
        told = str(refusal.value)
        assert "No such file" not in told and "no deck file" not in told and "127.0.0.1" not in told


def test_a_missing_file_and_a_file_that_is_no_deck_are_refused_alike(tmp_path: Path) -> None:
    for name in (tmp_path / "none.json", tmp_path, "/etc/hostname"):
        with pytest.raises(DeckProblem, match="no deck file"):
            load_deck(name)
    page = tmp_path / "odd.json"
    page.write_text("hello", encoding="utf-8")
    with pytest.raises(DeckProblem, match="not a deck"):
        load_deck(page)


def test_a_deck_too_small_for_the_company_is_refused() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Table("canvas", seats=3, options={"deck": own_deck(30)})
    assert refusal.value.code == "bad_options" and "38" in refusal.value.sentence("it")


def big_deck(count: int) -> dict[str, Any]:
    deck = own_deck(60)
    more = [{**deck["cards"][i % 60], "id": f"altra-{i}"} for i in range(count - 60)]
    return {**deck, "cards": deck["cards"] + more}


def test_a_deck_over_sixty_cards_is_a_choice_not_a_cut() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Table("canvas", seats=2, options={"deck": big_deck(72)})
    assert refusal.value.facts["detail"] == "deck_over_sixty" and "72 carte" in refusal.value.sentence("it")
    for size, cards in (("all", 72), ("sixty", 60), (40, 40)):
        table = Table("canvas", seats=2, options={"deck": big_deck(72), "deck_size": size})
        assert len(table.state.deck) + len(table.state.row) == cards
    assert len(Table("canvas", seats=2, options={"deck": big_deck(60)}).state.deck) == 55


@pytest.mark.parametrize(("seats", "solo"), [(1, "vincent"), (1, "puzzle"), (2, "vincent"), (3, "vincent")])
def test_the_smallest_deck_allowed_always_fills_the_row(seats: int, solo: str) -> None:
    least = cards_needed(seats)
    assert least == {1: 29, 2: 27, 3: 38}[seats]
    with pytest.raises(IllegalMove):
        Table("canvas", seats=seats, options={"deck": own_deck(least - 1)})
    options = {"deck": own_deck(least), "solo": solo}
    for seed in range(20):
        table, chance = Table("canvas", seats=seats, seed=seed, options=options), Chance(seed)
        while table.outcome is None:
            (seat,) = table.actors
            takes = [move for move in table.moves(seat) or () if isinstance(move, Take)]
            # Filling the hand first and taking far cards uses up the most cards.
            table.play(seat, chance.pick(takes[-2:]) if takes else table.sample(seat, chance))
            assert len(table.state.row) == 5


def test_the_puzzle_never_uses_more_cards_than_vincents_game() -> None:
    @cache
    def most(hand: int, to_paint: int, tokens: int, reserve: int) -> int:
        """The largest number of cards that can still leave the row, by exhaustive search."""
        if not to_paint:
            return 0
        found = []
        for index in range(min(4, tokens) + 1) if hand < 5 else ():
            back = int(index == 0 and reserve > 0)
            found.append(index + 1 + most(hand + 1, to_paint, tokens - index + back, reserve + index - back))
        if hand >= 3:
            back = int(reserve > 0)
            found.append(most(hand - 3, to_paint - 1, tokens + back, reserve - back))
        return max(found)

    assert most(0, 3, 4, 4) == CARDS_ALONE == 11 + 13


def test_no_client_can_name_a_file_of_the_server(tmp_path: Path) -> None:
    from ludoteca.rules.registry import game
    from ludoteca.server.state.room_state import RoomState
    from ludoteca.server.state.transitions import set_options

    page = tmp_path / "mine.json"
    page.write_text(json.dumps(own_deck()), encoding="utf-8")
    room = RoomState(table="t", code="", game="canvas", host="h", options={}, chairs=(), people={}, bot_seed="")
    for name in (str(page), f"{page}/", "", "deck"):
        with pytest.raises(IllegalMove) as refusal:
            set_options(room, {"deck": name}, game("canvas"))
        assert refusal.value.code == "bad_options"
        assert "non il suo nome" in refusal.value.sentence("it") and "not its name" in refusal.value.sentence("en")
    assert set_options(room, {"deck": own_deck()}, game("canvas")).options["deck"]["name"]["en"] == "Trial"
