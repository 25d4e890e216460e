"""The exact search over a whole vocabulary: correct on small grids, fast on large ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.polywords import words
from ludoteca.games.polywords.grid import OPEN_SEA, best_paths, check_path, check_start, marked, new_cells, written
from ludoteca.games.polywords.search import Vocabulary, place_all
from tests.games.polywords.test_grid import brute_force, grids, worth


@settings(max_examples=60, deadline=None)
@given(cells=grids, list_of_words=st.lists(st.text("ABNE", min_size=2, max_size=6), min_size=1, max_size=12))
def test_the_search_is_exact_on_small_grids(cells: str, list_of_words: list[str]) -> None:
    placed = place_all(cells, Vocabulary(list_of_words))
    for number, word in enumerate(placed.words):
        truth = brute_force(cells, word)
        assert placed.fewest[number] == min(truth, default=99), word
        if truth:
            assert list(placed.path(number)) in truth[min(truth)]


def mid_game() -> str:
    cells = OPEN_SEA
    for word in ("ROMA", "NAPOLI", "TAVOLO", "ELEFANTE", "BANANA", "ISOLA"):
        cells = written(cells, word, best_paths(cells, word, 1)[0])
    return marked(cells, (0, 1, 60), "#")


def test_fifty_thousand_words_are_placed_at_once_as_one_by_one() -> None:
    vocabulary = Vocabulary(words.playable("it", 2.5)[:50_000])
    assert len(vocabulary.words) > 45_000
    cells = mid_game()
    placed = place_all(cells, vocabulary)
    for number in range(0, len(placed.words), 997):
        paths = best_paths(cells, placed.words[number], 1)
        assert placed.fewest[number] == (len(new_cells(cells, paths[0])) if paths else 99)
        if paths:
            check_path(cells, placed.words[number], placed.path(number))
            check_start(cells, placed.path(number))


@pytest.mark.parametrize("word", [
    "PRESENTAZIONE", "INTERPRETAZIONE", "TRASFORMAZIONE", "CONCENTRAZIONE", "ELETTRODOMESTICO", "RAPPRESENTAZIONE"])
def test_the_very_best_path_of_a_long_word_is_found_before_patience_runs_out(word: str) -> None:
    cells = mid_game()
    offered = [worth(cells, path) for path in best_paths(cells, word, 8)]
    assert offered == sorted(offered) and offered[0][0] == place_all(cells, Vocabulary([word])).fewest[0]


@pytest.mark.parametrize(("word", "turns"), [
    ("TEMPESTA", 0), ("DISTRIBUTORE", 1), ("PRESENTAZIONE", 2), ("RAPPRESENTAZIONE", 2)])
def test_on_the_open_sea_the_first_path_offered_turns_as_seldom_as_it_can(word: str, turns: int) -> None:
    assert worth(OPEN_SEA, best_paths(OPEN_SEA, word, 1)[0]) == (len(word), turns)


def test_letters_are_counted_over_the_whole_vocabulary() -> None:
    vocabulary = Vocabulary(["MACCHINA", "POMPELMO", "AIUOLE"])
    counts = dict(zip(vocabulary.words, vocabulary.counts("MCHPN"), strict=True))
    assert counts == {"MACCHINA": 4, "POMPELMO": 2, "AIUOLE": 0}
    assert dict(zip(vocabulary.words, vocabulary.counts("MCHPN", repeated=True), strict=True))["MACCHINA"] == 5
