"""A thousand deals of each difficulty: 35 windows that cannot be confused, can be drawn and can be tapped."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from ludoteca.games.finestre.rules import CLASSIC, deal
from ludoteca.games.finestre.street import (
    HOUSES,
    MEASURES,
    WINDOWS,
    Difficulty,
    Size,
    Street,
    build_street,
    distinct,
    ladder,
    told_apart,
)
from ludoteca.rules import Chance
from ludoteca.rules.registry import game

DEALS = 1000
each_difficulty = pytest.mark.parametrize("difficulty", MEASURES)


@each_difficulty
def test_a_thousand_streets(difficulty: Difficulty) -> None:
    seen = set()
    for seed in range(DEALS):
        street = build_street(seed, difficulty)
        assert deal(seed, difficulty) == list(street.windows)
        provably_different(street, MEASURES[difficulty].percent / 100)
        drawn_and_touched(street, 19 if difficulty == "bambini" else 17)
        seen.add(tuple((window.width, window.height) for window in street.windows))
    assert len(seen) == DEALS, "another seed should build another street"


def provably_different(street: Street, least: float) -> None:
    """35 windows, no two of one size."""
    assert len(street.windows) == WINDOWS
    assert sorted(Counter(window.house for window in street.windows).values()) == [5, 6, 6, 6, 6, 6]
    for (w, h), (v, g) in combinations([(window.width, window.height) for window in street.windows], 2):
        # Independent of the code's formula: the difference as a share of the longer side, upright and turned.
        assert 1 - min(w, v) / max(w, v) >= least or 1 - min(h, g) / max(h, g) >= least
        assert 1 - min(w, g) / max(w, g) >= least or 1 - min(h, v) / max(h, v) >= least


def drawn_and_touched(street: Street, least: int) -> None:
    """Houses that fit a phone, with all panes and doors apart from each other and large enough for a finger."""
    assert len(street.houses) == HOUSES
    assert len({house.roof for house in street.houses}) == HOUSES, "no two houses have the same roof"
    assert len({house.wall for house in street.houses}) == HOUSES, "no two houses have the same wall"
    assert len({window.picture for window in street.windows}) == WINDOWS, "every window has its own picture"
    for row in (street.houses[:3], street.houses[3:]):
        assert sum(house.width for house in row) <= 352, "three houses stand side by side on a phone"
    for number, house in enumerate(street.houses):
        own = [window for window in street.windows if window.house == number]
        assert len({window.frame for window in own}) == len(own), "frames differ within a house"
        things = [(w.x, w.y, w.width, w.height) for w in own]
        for x, y, width, height in things:
            assert x >= 5 and y >= 5 and x + width <= house.width - 5 and y + height <= house.height - 5
            assert min(width, height) >= least, "too small to be seen or touched"
        things.append((house.door_x, house.height - house.door_height, house.door_width, house.door_height))
        for (x, y, w, h), (u, v, p, q) in combinations(things, 2):
            apart = x + w + 6 <= u or u + p + 6 <= x or y + h + 6 <= v or v + q + 6 <= y
            assert apart, "panes and the door keep their distance"


@each_difficulty
def test_the_same_seed_always_builds_the_same_street(difficulty: Difficulty) -> None:
    build_street.cache_clear()
    first = build_street("a seed", difficulty)
    build_street.cache_clear()
    assert build_street("a seed", difficulty) == first
    assert build_street("another", difficulty) != first
    assert deal(CLASSIC, difficulty) == list(build_street(CLASSIC, difficulty).windows)


@each_difficulty
def test_rungs_are_as_close_as_the_difficulty_allows(difficulty: Difficulty) -> None:
    measures = MEASURES[difficulty]
    for shortest in measures.shortest:
        rungs = ladder(measures, shortest)
        assert len(rungs) == measures.rungs
        for low, high in pairwise(rungs):
            assert distinct(low, high, measures.percent) and not distinct(low, high - 1, measures.percent)


def test_a_game_under_the_first_rules_keeps_the_street_it_was_played_on() -> None:
    for id in ("finestre", "finestre_allenamento"):
        rules = game(id)
        first = rules.older(1)
        assert first is not None and rules.older(3) is None and (first.version, rules.version) == (1, 2)
        then, now = (each.setup(1 if id != "finestre" else 2, each.Options(difficulty="bambini"), Chance.stream(1))
                     for each in (first, rules))
        assert min(min(w.width, w.height) for w in then.street.windows) < 19 <= min(
            min(w.width, w.height) for w in now.street.windows)


def test_harder_streets_have_closer_windows() -> None:
    def closest(difficulty: Difficulty) -> float:
        windows = deal(CLASSIC, difficulty)
        return sum(min(
            max(abs(a.width / b.width - 1), abs(a.height / b.height - 1)) for b in windows if b is not a
        ) for a in windows) / WINDOWS

    assert closest("bambini") > closest("normale") > closest("difficile")


def test_a_window_turned_is_no_other_window() -> None:
    assert not told_apart(Size(20, 40), Size(40, 20), 6)
    assert not told_apart(Size(20, 40), Size(21, 41), 6)
    assert told_apart(Size(20, 40), Size(20, 43), 6)
