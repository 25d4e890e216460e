"""The seven rules of writing, each kept and each broken, and the paths that the grid offers."""

from __future__ import annotations

import runpy
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from ludoteca.games.polywords import grid
from ludoteca.games.polywords.grid import (
    CENTRE,
    NEIGHBOURS,
    OPEN_SEA,
    SIZE,
    best_paths,
    check_path,
    check_start,
    loneliest_cell,
    new_cells,
    shore,
    written,
)
from ludoteca.games.polywords.sheet import Sheet, check_writing, spell
from ludoteca.rules import IllegalMove
from tests.games.polywords.seas import sea

VIA = sea("", "", "", "...V....", "...I....", "...A....")   # the rulebook's third example: VIA through the centre


def refused(cells: str, word: str, path: list[int]) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        check_writing(Sheet(cells=cells), word, path)
    return refusal.value


def test_via_and_verita_of_the_rulebook_are_right_and_abete_is_not() -> None:
    check_writing(Sheet(), "VIA", [27, 35, 43])
    check_writing(Sheet(cells=VIA), spell("Verità"), [27, 28, 29, 30, 31, 23])
    lonely = refused(VIA, "ABETE", [7, 15, 23, 31, 39])
    assert (lonely.code, lonely.rule, lonely.facts["cell"]) == ("not_adjacent", "writing-4", 7)


def test_rule_1_one_letter_per_cell() -> None:
    refusal = refused(VIA, "NAVE", [26, 27, 28, 29])
    assert (refusal.code, refusal.facts) == ("cell_taken", {"cell": 27, "there": "V", "letter": "A"})


def test_rule_2_several_words_make_one_and_one_letter_makes_none() -> None:
    assert spell("L'isola del tesoro") == "LISOLADELTESORO"
    with pytest.raises(IllegalMove, match="too_short"):
        spell("è")


@pytest.mark.parametrize(("text", "sign"), [("2001 odissea", "2"), ("C3PO", "3"), ("caffè!", "!"), ("a@b", "@")])
def test_rule_3_other_signs_are_refused_by_name(text: str, sign: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        spell(text)
    assert refusal.value.code == "not_letters" and refusal.value.facts["sign"] == sign


def test_rule_3_accents_spaces_hyphens_and_apostrophes_are_dropped() -> None:
    assert spell(" Forlì-Cesena ") == "FORLICESENA"
    assert spell("perché") == "PERCHE"
    for nothing in ("", "  ", "'-'"):
        with pytest.raises(IllegalMove, match="no_word"):
            spell(nothing)
    with pytest.raises(IllegalMove, match="too_long"):
        spell("a" * 61)


def test_rule_4_the_first_word_crosses_the_centre_also_after_erasing() -> None:
    refusal = refused(OPEN_SEA, "MARE", [0, 1, 2, 3])
    assert (refusal.code, refusal.rule) == ("not_through_the_centre", "writing-4")
    assert refused(sea("#"), "MARE", [1, 2, 3, 4]).code == "not_through_the_centre"
    for cell in CENTRE:
        check_start(OPEN_SEA, [cell])


def test_rule_4_touching_is_beside_or_through_never_across_a_corner() -> None:
    check_writing(Sheet(cells=VIA), "ORO", [28, 29, 30])       # beside the V
    assert refused(VIA, "ORO", [18, 17, 16]).code == "not_adjacent"


@pytest.mark.parametrize("cells", [OPEN_SEA, VIA, sea("#"), sea("A", "=")])
def test_rule_4_a_path_that_touches_the_shore_may_be_written_and_no_other(cells: str) -> None:
    def may_start(cell: int) -> bool:
        try:
            check_start(cells, [cell])
        except IllegalMove:
            return False
        return True

    assert {cell for cell in range(SIZE) if may_start(cell)} == shore(cells)


def test_rule_5_no_diagonals_no_jumps_nothing_off_the_grid() -> None:
    assert refused(OPEN_SEA, "RE", [27, 36]).facts["cell"] == 36
    assert refused(OPEN_SEA, "RE", [27, 29]).code == "not_consecutive"
    assert refused(OPEN_SEA, "MARE", [30, 31, 32, 33]).code == "not_consecutive"     # round the edge
    assert refused(OPEN_SEA, "RE", [63, 64]).code == "off_the_grid"
    assert refused(OPEN_SEA, "RE", [-1, 0]).code == "off_the_grid"
    assert refused(OPEN_SEA, "MARE", [27, 28]).code == "path_length"
    check_writing(Sheet(), "SPIRALE", [27, 28, 36, 44, 43, 42, 34])                   # with any number of bends


def test_rule_6_the_same_cell_only_once_and_something_new() -> None:
    twice = refused(VIA, "IVI", [35, 27, 35])
    assert (twice.code, twice.rule, twice.facts["cell"]) == ("cell_used_twice", "writing-6", 35)
    assert refused(VIA, "IV", [35, 35]).code == "cell_used_twice"
    assert refused(VIA, "VIA", [27, 35, 43]).code == "no_new_letter"
    check_writing(Sheet(cells=VIA), "VIAI", [27, 35, 43, 44])


def test_rule_7_no_word_twice_not_even_after_erasing() -> None:
    with pytest.raises(IllegalMove) as refusal:
        check_writing(Sheet(words=("VIA",)), "VIA", [27, 35, 43])
    assert (refusal.value.code, refusal.value.rule) == ("word_repeated", "writing-7")


def test_bottles_and_lines_bar_the_way() -> None:
    assert refused(sea("", "", "", "..M#"), "MARE", [26, 27, 28, 29]).code == "bottle_there"
    assert refused(sea("========", "MA"), "RE", [0, 1]).code == "line_there"


@pytest.mark.parametrize(("cells", "word", "path", "code", "rule", "facts"), [
    (VIA, "NAVE", [26, 27, 28, 29], "cell_taken", "writing-1", {"cell": 27, "there": "V", "letter": "A"}),
    (OPEN_SEA, "RE", [0, 1], "not_through_the_centre", "writing-4", {"cell": 0}),
    (VIA, "ORO", [18, 17, 16], "not_adjacent", "writing-4", {"cell": 18}),
    (OPEN_SEA, "MARE", [27, 28], "path_length", "writing-5", {"word": "MARE", "letters": 4, "cells": 2}),
    (OPEN_SEA, "RE", [63, 64], "off_the_grid", "writing-5", {"cell": 64}),
    (OPEN_SEA, "REO", [28, 27, 36], "not_consecutive", "writing-5", {"cell": 36}),
    (VIA, "IVI", [35, 27, 35], "cell_used_twice", "writing-6", {"cell": 35, "letter": "I"}),
    (VIA, "VIA", [27, 35, 43], "no_new_letter", "writing-6", {"cell": 27}),
    (sea("", "", "", "..M#"), "MARE", [26, 27, 28, 29], "bottle_there", "penalties", {"cell": 27}),
    (sea("========", "MA"), "RE", [0, 1], "line_there", "lines", {"cell": 0}),
])
def test_a_refusal_says_which_rule_and_where(
    cells: str, word: str, path: list[int], code: str, rule: str, facts: dict[str, Any],
) -> None:
    refusal = refused(cells, word, path)
    assert (refusal.code, refusal.rule, refusal.facts) == (code, rule, facts)


def test_a_bottle_that_was_not_placed_drifts_to_the_loneliest_cell() -> None:
    assert loneliest_cell(OPEN_SEA) == 0                     # a corner has two empty neighbours
    assert loneliest_cell(sea(".A......", "B.......")) == 0
    assert loneliest_cell("A" * 64) is None


# --- the offered paths ---------------------------------------------------------------------------------------------


def brute_force(cells: str, word: str) -> dict[int, list[list[int]]]:
    """Every legal path by exhaustive search, grouped by the number of new cells."""
    found: dict[int, list[list[int]]] = {}

    def onward(path: list[int]) -> None:
        if len(path) == len(word):
            fresh = len(new_cells(cells, path))
            if fresh and not shore(cells).isdisjoint(path):
                found.setdefault(fresh, []).append(path)
            return
        for cell in NEIGHBOURS[path[-1]] if path else range(SIZE):
            if cell not in path and cells[cell] in (" ", word[len(path)]):
                onward([*path, cell])

    onward([])
    return found


def worth(cells: str, path: list[int]) -> tuple[int, int]:
    """How many cells of a path are new, and how often it turns."""
    ways = [after - before for before, after in pairwise(path)]
    return len(new_cells(cells, path)), sum(one != other for one, other in pairwise(ways))


grids = st.lists(st.sampled_from("##########   ABNAE"), min_size=64, max_size=64).map("".join)


@settings(max_examples=120, deadline=None)
@given(cells=grids, word=st.text("ABNE", min_size=2, max_size=6))
def test_the_offered_paths_are_exact_on_small_grids(cells: str, word: str) -> None:
    truth = brute_force(cells, word)
    offered = best_paths(cells, word, 10_000)
    assert sorted(offered) == sorted(path for paths in truth.values() for path in paths)
    costs = [worth(cells, path) for path in offered]
    assert costs == sorted(costs), "most reused letters first, then the straightest"


def test_what_is_beside_what_is_worked_out_when_the_rules_are_read() -> None:
    read = runpy.run_path(grid.__file__, run_name=grid.__name__)
    for cell, near in enumerate(read["NEIGHBOURS"]):
        assert sorted(near) == [
            other for other in range(SIZE) if abs(other // 8 - cell // 8) + abs(other % 8 - cell % 8) == 1]
    offered = read["best_paths"](VIA, "VIOLA", 10_000)
    assert sorted(offered) == sorted(path for paths in brute_force(VIA, "VIOLA").values() for path in paths)
    costs = [worth(VIA, path) for path in offered]
    assert costs == sorted(costs)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_is_offered_may_be_written(data: Any) -> None:
    cells = OPEN_SEA
    for _ in range(data.draw(st.integers(1, 7))):
        word = data.draw(st.text("AEIORSTLN", min_size=2, max_size=9))
        paths = best_paths(cells, word, 4)
        for path in paths:
            check_path(cells, word, path)
            check_start(cells, path)
            assert all(b in NEIGHBOURS[a] for a, b in pairwise(path))
        if paths:
            cells = written(cells, word, data.draw(st.sampled_from(paths)))


def plainly_wrong(cells: str, word: str, path: list[int]) -> tuple[str, int] | None:
    """The rules of writing checked one by one, as on paper: the first broken rule and its cell."""
    for cell in path:
        if not 0 <= cell < SIZE:
            return "off_the_grid", cell
    for before, cell in pairwise(path):
        if abs(cell // 8 - before // 8) + abs(cell % 8 - before % 8) > 1:
            return "not_consecutive", cell
    for number, (letter, cell) in enumerate(zip(word, path, strict=True)):
        if cell in path[:number]:
            return "cell_used_twice", cell
        if cells[cell] not in (" ", letter):
            return {"#": "bottle_there", "=": "line_there"}.get(cells[cell], "cell_taken"), cell
    if all(cells[cell] != " " for cell in path):
        return "no_new_letter", path[0]
    letters = {cell for cell in range(SIZE) if "A" <= cells[cell] <= "Z"}
    if letters and not any(cell in letters or letters.intersection(NEIGHBOURS[cell]) for cell in path):
        return "not_adjacent", path[0]
    if not letters and not any(cell in (27, 28, 35, 36) for cell in path):
        return "not_through_the_centre", path[0]
    return None


@settings(max_examples=600, deadline=None)
@given(data=st.data())
def test_a_wrong_path_is_refused_for_what_is_wrong_first_and_a_right_one_is_not(data: Any) -> None:
    marks = data.draw(st.sampled_from([" ", "  #=", "      ABA#=", "AB", "    A"]))
    cells = "".join(data.draw(st.lists(st.sampled_from(marks), min_size=SIZE, max_size=SIZE)))
    path = [data.draw(st.sampled_from([27, 0, 7, 63, 35, 20]))]
    for _ in range(data.draw(st.integers(1, 5))):      # mostly from neighbour to neighbour, as people draw
        near = NEIGHBOURS[path[-1]] if 0 <= path[-1] < SIZE else (0,)
        path.append(data.draw(st.sampled_from([*near * 6, path[-1], path[0], 64, -1, 9])))
    there = [cells[cell] if 0 <= cell < SIZE else " " for cell in path]
    letters = (["A", "B"] + [mark] * 6 if mark in "AB" else ["A", "B"] for mark in there)
    word = "".join(data.draw(st.sampled_from(each)) for each in letters)
    try:
        check_path(cells, word, path)
        check_start(cells, path)
        found = None
    except IllegalMove as refusal:
        found = refusal.code, refusal.facts["cell"]
    event(found[0] if found else "right")
    assert found == plainly_wrong(cells, word, path)


def test_long_words_full_of_repetitions_find_their_paths() -> None:
    cells = OPEN_SEA
    for word in ("ROMA", "NAPOLI", "TAVOLO", "ELEFANTE", "BANANA", "ISOLA"):
        cells = written(cells, word, best_paths(cells, word, 1)[0])
    for word in ("ANANAS", "MAMMAMIA", "LISOLADELTESORO", "NANANANANA", "PRECIPITEVOLISSIMEVOLMENTE"):
        found = best_paths(cells, word, 8)
        assert found, word
        for path in found:
            check_path(cells, word, path)
            check_start(cells, path)


def test_nothing_is_offered_where_nothing_fits() -> None:
    assert best_paths("#" * 64, "MARE", 5) == []
    assert best_paths(OPEN_SEA, "", 5) == []
    assert best_paths(OPEN_SEA, "MARE", 0) == []
    assert best_paths(OPEN_SEA, "A" * (SIZE + 1), 1) == []
    with pytest.raises(ValueError, match=r"^a grid has 64 cells$"):
        best_paths(" ", "MARE", 1)


def test_no_more_paths_are_offered_than_are_asked_for_and_eight_by_default() -> None:
    assert len(best_paths(OPEN_SEA, "MARE", 3)) == 3 and len(best_paths(OPEN_SEA, "MARE")) == 8


def test_a_single_letter_fits_wherever_the_first_word_may_begin() -> None:
    assert sorted(best_paths(OPEN_SEA, "A", 9)) == [[cell] for cell in sorted(CENTRE)]


def test_a_word_as_long_as_the_sea_is_large_has_its_path_and_one_that_has_none_is_given_up() -> None:
    (path,) = best_paths(OPEN_SEA, "A" * SIZE, 1)
    assert sorted(path) == list(range(SIZE))
    bays = sea(*["..#..#.."] * 3, "", *["..#..#.."] * 4)       # each is entered once, and left by the same row
    assert best_paths(bays, "A" * 50, 1) == []
