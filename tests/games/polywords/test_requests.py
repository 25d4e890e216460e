"""The cards: 21 letters, seven lengths, sixteen shapes, forty and twenty categories."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca.games.polywords import words
from ludoteca.games.polywords.grid import NEIGHBOURS
from ludoteca.games.polywords.medusa import Medusa
from ludoteca.games.polywords.requests import (
    LENGTHS,
    LETTERS,
    SHAPES,
    WHOLE_DECK,
    Request,
    answerable,
    category_cards,
    draw_category,
    draw_letters,
    draw_pair,
    follows,
    length_of,
    outlines,
    pagliaccio_lengths,
    shape_paths,
    unfit_for_length,
)
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.registry import games
from ludoteca.rules.texts import sentence


def test_there_are_21_letters_and_16_different_shapes_of_3_to_7() -> None:
    assert len(LETTERS) == 21 and not set("JKWXY") & set(LETTERS)
    assert len(SHAPES) == 16 == len({outlines(shape) for shape in SHAPES})
    assert {length_of(shape) for shape in SHAPES} == {3, 4, 5, 6, 7}


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_is_one_path_however_turned(shape: str) -> None:
    paths = shape_paths(shape)
    assert len(set(paths)) == len(paths)
    for path in paths:
        assert len(set(path)) == length_of(shape)
        assert all(b in NEIGHBOURS[a] for a, b in pairwise(path))
        assert follows(shape, path) and follows(shape, path[::-1])
    strict = shape_paths(shape, strict=True)
    assert set(strict) <= set(paths) and all(follows(shape, path, strict=True) for path in strict)
    assert len(strict) < len(paths)


def test_strict_shapes_are_written_as_drawn() -> None:
    assert follows("RRD", (0, 1, 2, 10), strict=True)
    assert not follows("RRD", (10, 2, 1, 0), strict=True)      # from the other end
    assert not follows("RRD", (2, 1, 0, 8), strict=True)       # mirrored
    assert follows("RRD", (2, 1, 0, 8)) and not follows("RRD", (0, 1, 2, 3))


def test_a_square_may_be_read_round_either_way() -> None:
    assert follows("RDL", (0, 1, 9, 8)) and follows("RDL", (8, 0, 1, 9)) and follows("RDL", (9, 8, 0, 1))


def test_hard_cards_are_two_in_every_deck() -> None:
    hard_ids = {card.id for card in category_cards("it") if card.hard}
    for seed in range(40):
        seen: list[str] = []
        chance = Chance(seed)
        for _ in range(10):
            seen.append(draw_category(seen, 10, True, "it", chance))
        assert sum(card in hard_ids for card in seen) == 2 and len(set(seen)) == 10
        assert not hard_ids & {draw_category((), 10, False, "it", Chance(seed))}


def test_in_the_whole_deck_the_two_hard_cards_are_seldom_seen() -> None:
    """Gonfio and In agguato turn eight of forty cards: 0.4 hard ones a game on average, not two."""
    hard_ids, met = {card.id for card in category_cards("it") if card.hard}, 0
    for seed in range(300):
        seen: list[str] = []
        for _ in range(8):
            seen.append(draw_category(seen, WHOLE_DECK, True, "it", Chance(1000 * seed + len(seen))))
        met += sum(card in hard_ids for card in seen)
    assert 0.25 < met / 300 < 0.55


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("hard", [False, True])
def test_every_pair_drawn_has_three_everyday_answers(language: str, hard: bool) -> None:
    for seed in range(25):
        chance, seen = Chance(seed), Request()
        for _ in range(10):
            category, letter = draw_pair(seen, 10, hard, language, chance)
            answers = [word for word in words.everyday_members(category, language) if word[0] == letter]
            assert len(answers) >= 3, (category, letter)
            seen = Request((*seen.categories, category), seen.letters + letter)
        assert len(set(seen.categories)) == len(set(seen.letters)) == 10


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize(("id", "variant"), [("palla", "gonfio"), ("polpo", "agguato")])
def test_every_category_laid_beside_letters_or_a_shape_has_three_everyday_answers(
        id: str, variant: str, language: str, hard: bool) -> None:
    """In Gonfio three answers hold two of the letters, in agguato three have the shape's length: over whole games."""
    for seed in range(12):
        table = Table(id, 2, seed=seed, options={"variant": variant, "hard": hard, "words": language, "hourglass": 45})
        seen = set()
        while table.outcome is None and len(seen) < 8:
            laid = table.state.request
            if laid not in seen:
                seen.add(laid)
                answers = [word for word in words.everyday_members(laid.categories[0], language)
                           if (len(word) == length_of(laid.shapes[0]) if laid.shapes
                               else len(set(word) & set(laid.letters)) >= 2)]
                assert len(answers) >= 3, laid
            table.expire()
        assert len(seen) > 3


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("hard", [False, True])
def test_medusas_letter_is_held_by_three_everyday_answers_of_the_category_it_comes_with(
        language: str, hard: bool) -> None:
    for seed in range(15):
        table = Table("medusa", seed=seed, options={"hard": hard, "words": language, "hourglass": 45})
        turns = set()
        while table.outcome is None and len(turns) < 12:
            laid = table.state.request
            if table.state.turn not in turns:
                turns.add(table.state.turn)
                category, letter = laid.categories[-1], laid.letters[-1]
                answers = [word for word in words.everyday_members(category, language) if letter in word]
                assert len(answers) >= 3, (category, letter)
            table.expire()
        seen = table.state.seen
        assert len(turns) == len(set(seen.letters)) == len(set(seen.categories)) == 12


def test_medusas_first_rules_lay_hopeless_pairs_and_still_read_their_logs() -> None:
    rules = Medusa().older(1)
    assert rules is not None and rules.version == 1 and Medusa().older(3) is None

    def hopeless(version: int) -> int:
        tables = [Table(Medusa() if version == 3 else rules, seed=seed, version=version) for seed in range(150)]
        return sum(each.state.request.letters not in answerable(each.state.request.categories[0], "it", anywhere=True)
                   for each in tables)

    assert hopeless(1) > 0 == hopeless(3)


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_pagliaccio_everybody_finds_a_length_with_three_everyday_answers(
        players: int, language: str, hard: bool) -> None:
    for seed in range(6):
        table = Table("pagliaccio", players, seed=seed, options={"hard": hard, "words": language, "hourglass": 45})
        while table.outcome is None:
            laid = table.state.request
            answers = [len(word) for word in words.everyday_members(laid.categories[0], language)]
            assert sum(answers.count(length) >= 3 for length in laid.lengths) >= players, laid
            table.expire()
        assert len(set(table.state.seen.categories)) == 10


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("hard", [False, True])
def test_in_manta_no_pair_is_hopeless_however_it_is_laid(language: str, hard: bool) -> None:
    for seed in range(12):
        table = Table("manta", 4, seed=seed, options={"hard": hard, "words": language, "hourglass": 45})
        dealt: list[str] = []
        while table.outcome is None:
            if table.state.phase == "assign":
                for category in (*table.state.hands[0], *table.state.hands[1]):
                    answers = [len(word) for word in words.everyday_members(category, language)]
                    assert min(answers.count(length) for length in table.state.request.lengths) >= 3, category
                    dealt.append(category)
            table.expire()
        assert len(set(dealt)) == 24


def test_in_whole_games_hard_cards_are_as_rare_as_in_the_book() -> None:
    """Two in a deck of forty, eight of them turned: discarding unfit cards does not change the share of hard ones."""
    hard_ids, met, games_played = {card.id for card in category_cards("it") if card.hard}, 0, 120
    for seed in range(games_played):
        chance, seen = Chance(seed), list[str]()
        for turn in range(8):
            unfit = unfit_for_length(length_of(SHAPES[turn]), "it")
            seen.append(draw_category(seen, WHOLE_DECK, True, "it", chance, unfit=unfit))
        met += sum(card in hard_ids for card in seen)
    assert 0.2 < met / games_played < 0.6


def test_hopeless_letters_are_known_for_what_they_are() -> None:
    assert not set("EHQ") & set(answerable("frutto", "it")) and "L" not in answerable("parente", "it")
    assert {"A", "M", "P"} <= set(answerable("frutto", "it"))


def test_letters_never_come_twice_and_pagliaccio_lays_one_card_more_than_players() -> None:
    assert len(set(draw_letters("", 21, Chance(3)))) == 21
    assert draw_letters(LETTERS[:-1], 1, Chance(3)) == "Z"
    assert [len(pagliaccio_lengths(players)) for players in (3, 4, 5, 6)] == [4, 5, 6, 7]
    assert pagliaccio_lengths(3) == (4, 5, 6, 7) and pagliaccio_lengths(5)[0] == 3 and pagliaccio_lengths(6) == LENGTHS


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_category_has_its_name_in_the_texts(language: str) -> None:
    assert "specchio" in games()
    for card in words.categories(language) or category_cards(language):
        for tongue in ("it", "en"):
            told = sentence("specchio", f"category-{card.id.replace('_', '-')}", tongue)
            assert told == card.name[tongue].replace("'", "’")


@pytest.mark.parametrize(("id", "bare", "asking"), [
    ("palla", ("base", "sgonfio"), "gonfio"), ("polpo", ("base",), "agguato")])
def test_hard_categories_are_refused_where_no_category_is_turned_up(
        id: str, bare: tuple[str, ...], asking: str) -> None:
    for variant in bare:
        with pytest.raises(IllegalMove) as refusal:
            Table(id, 3, options={"hard": True, "variant": variant})
        assert (refusal.value.code, refusal.value.facts["detail"]) == ("bad_options", "hard_unused")
        assert "solo nella variante" in refusal.value.sentence("it") and "only for" in refusal.value.sentence("en")
    Table(id, 3, options={"hard": True, "variant": asking})
    kept = {**Table(id, 3).header, "version": 1, "options": {"hard": True, "variant": bare[0]}, "entries": []}
    assert Table.replay(kept).options.hard, "what was played under the first rules is still read"
