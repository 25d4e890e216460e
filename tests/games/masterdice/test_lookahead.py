"""The maestro's look ahead and the upper bound of all players, compared with plain Python and with each other."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from ludoteca.games.masterdice import deduction, lookahead, values
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE
from ludoteca.rules import Chance
from tools.masterdice import bound, trees


def some_set(chance: Chance, size: int) -> np.ndarray:
    return np.array(sorted(chance.sample(range(R.COUNT), size)))


def in_plain_python(left: list[int], rows: int, stock: int) -> float:
    """The expected value of the best row over every roll, by the rules' own functions."""
    codes, dice, total = sum(1 << i for i in left), min(COLUMNS, stock), 0.0
    for roll in product(range(1, FACES + 1), repeat=dice):
        total += values.best_question(codes, rows, stock, tuple(sorted(roll)))[1]
    return len(left) * total / FACES ** dice


@pytest.mark.parametrize(("size", "rows", "stock"), [(3, 5, 2), (5, 4, 3), (9, 6, 1), (4, 3, 2)])
def test_one_row_ahead_is_the_expectation_over_all_rolls(size, rows, stock):
    left = some_set(Chance(size), size)
    room = lookahead.Sight(2).room[1:4]
    found = lookahead.next_row(left, size, rows, stock, *room, *lookahead.parts()[:-1])
    assert found == pytest.approx(in_plain_python([int(i) for i in left], rows, stock), abs=1e-6)


def test_two_codes_are_worth_their_closed_form():
    """Codes 1111 and 1114: faces 1 to 4 tell them apart in the last column; with one die and one row left, 4 in 6."""
    worth = lookahead.worth_of_two()
    pair = [deduction.CODES.index(code) for code in ((1, 1, 1, 1), (1, 1, 1, 4))]
    assert R.TELLING[pair[0], pair[1]] == 4
    told, solved, guessed = 4 / 6, values.prize(ROWS, 0), values.prize(ROWS - 1, 1)
    assert worth[ROWS - 1, 1, 4] == pytest.approx(told * max(2 * solved, guessed) + (1 - told) * max(guessed, solved))
    assert worth[ROWS, 3, 4] == values.prize(ROWS, 3)


def test_looking_ahead_pays_over_the_same_rolls():
    found = trees.measure(["1", "2"], 1, seed=3, jobs=1)
    assert found[:, 1].mean() > found[:, 0].mean() + 0.05


@pytest.mark.parametrize(("size", "rows", "stock"), [(7, 3, 6), (30, 2, 11), (2, 4, 3), (5, 6, 1)])
def test_the_luck_that_is_taken_away_comes_to_nothing_over_all_rolls(size, rows, stock):
    left, dice = some_set(Chance(size), size), min(COLUMNS, stock)
    player, rolls = trees.Player("1"), range(R.FIRST_OF_SIZE[dice], R.FIRST_OF_SIZE[dice + 1])
    luck = [player.luck(left, rows, stock, roll) for roll in rolls]
    assert max(map(abs, luck)) > 0.1 and sum(R.CHANCE[rolls] * luck) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("look", ["1", "2"])
def test_the_luck_of_first_rolls_is_that_of_what_the_player_lays(look):
    """The table alone begins with other handfuls than the book, and is as lucky as these are good."""
    player, everything = trees.Player(look), np.arange(R.COUNT)
    rolls = range(R.FIRST_OF_SIZE[COLUMNS], R.FIRST_OF_SIZE[COLUMNS + 1])
    luck = [player.luck(everything, 0, WHITE_DICE, roll) for roll in rolls]
    assert sum(R.CHANCE[rolls] * luck) == pytest.approx(0, abs=1e-6)
    four, mixed = (luck[R.hand_number(roll) - rolls[0]] for roll in ((2, 3, 3, 4), (2, 3, 4, 5)))
    assert (mixed - four > 300) == (look == "1")


def test_what_is_remembered_of_a_set_changes_nothing(monkeypatch):
    """A cache changes no value: a player that forgets at once agrees with one that remembers, on the second call too.
    """
    left, roll = some_set(Chance(3), 24), R.hand_number((1, 2, 4, 6))
    remembers = lookahead.Sight(4)
    monkeypatch.setattr(lookahead, "MEMORY", 1)
    found = lookahead.Sight(4).choose(left, 3, 8, roll)
    assert remembers.choose(left, 3, 8, roll) == pytest.approx(found)
    assert remembers.choose(left, 3, 8, roll) == pytest.approx(found)


def test_a_sight_looks_one_row_less_at_many_codes():
    left, roll = some_set(Chance(8), 40), R.hand_number((1, 3, 3, 5))
    assert lookahead.Sight(3, many=39).choose(left, 2, 11, roll) == lookahead.Sight(2).choose(left, 2, 11, roll)
    assert lookahead.Sight(3, many=40).choose(left, 2, 11, roll) == lookahead.Sight(3).choose(left, 2, 11, roll)


def test_who_doubts_the_tables_ranking_finds_no_less():
    """A wide look evaluates every row of a narrow one and more: never a lower value, and sometimes a higher one."""
    gains = []
    for seed in range(6):
        left, roll = some_set(Chance(seed), 16), R.hand_number((1, 2, 4, 6))
        narrow, wide = (lookahead.Sight(3, wide=wide).choose(left, 3, 9, roll)[1] for wide in (15, 16))
        gains.append(wide - narrow)
    assert min(gains) > -1e-9 and max(gains) > 1e-6, gains


def test_the_table_of_values_promises_nothing_beyond_the_bound():
    whole = bound.table()
    assert whole[0, WHITE_DICE, R.COUNT, 0] / R.COUNT == pytest.approx(45.101, abs=0.001)
    for rows in range(1, ROWS):
        for stock in range(max(1, WHITE_DICE - 4 * rows), WHITE_DICE - rows + 1):
            most = 500 if rows >= 3 else R.COUNT
            line = np.array(values.hopes(rows, stock)[:most + 1]) * np.arange(most + 1)
            assert (line <= whole[rows, stock, :most + 1, 0] + 1e-6).all(), (rows, stock)


def test_a_column_that_shows_one_face_tells_nothing():
    assert bound._parts((2, 3, 4, 5), (3, 3, 3, 3)) == 15
    assert bound._parts((2, 3, 4, 5), (3, 1, 1, 1)) == 3
    assert bound._parts((1,), (3, 3, 3, 3)) == 2                # no face is lower than one
    assert bound._parts((2, 3), (2, 2, 1, 1)) == 4


def test_the_bound_holds_over_what_sets_are_worth():
    """Sets of real games never exceed the bound, one row ahead and in the table of values."""
    whole, chance = bound.table(), Chance(4)
    kit = (lookahead.worth_of_two(), bound.KINDS, bound.SPAN, bound.BITS, bound.SIGHT)
    for _ in range(40):
        size, rows = 2 + chance.below(30), 2 + chance.below(4)
        stock = 1 + chance.below(WHITE_DICE - 3 * rows) if 3 * rows < WHITE_DICE else 1
        left = some_set(chance, size)
        mask = int(np.bitwise_or.reduce(bound.faces_shown()[left]))
        room = lookahead.Sight(2).room[1:4]
        if WHITE_DICE - 4 * rows <= stock <= WHITE_DICE - rows:
            worth = lookahead.next_row(left, size, rows, stock, *room, *lookahead.parts()[:-1])
            assert worth <= bound.bounded(size, mask, rows, stock, whole, *kit) + 1e-6


def test_dice_that_tell_nothing_are_left_out_and_nothing_is_lost():
    chance, laid = Chance(11), np.zeros(len(R.LAID) + 1, np.int64)
    for size, rows, stock in ((3, 4, 3), (6, 2, 9), (12, 3, 8)):
        left = some_set(chance, size)
        dice = min(COLUMNS, stock)
        lookahead.telling_rows(left, size, dice, R.CODES, laid)
        found = laid[1:laid[0] + 1]
        assert len(set(found.tolist())) == len(found) and (R.USES[found] <= dice).all() and (found > 0).all()
        line, counts = lookahead.worth_by_count(), np.zeros(R.ANSWERS, np.int64)

        def best_by_hand(some, left=left, size=size, rows=rows, stock=stock, line=line, counts=counts):
            best = np.zeros(len(R.HANDS))
            for row in some:
                worth = lookahead.split(left, size, row, R.TOLD, line[rows + 1, stock - R.USES[row]], counts)
                best[R.HAND[row]] = max(best[R.HAND[row]], worth)
            return lookahead.over_rolls(
                best, float(values.prize(rows, stock)), min(COLUMNS, stock), R.SIZE, R.SMALLER, R.FIRST_OF_SIZE,
                R.CHANCE)

        every = np.flatnonzero((R.USES > 0) & (dice >= R.USES))
        assert len(found) < len(every)
        assert best_by_hand(found) == pytest.approx(best_by_hand(every), abs=1e-9)
