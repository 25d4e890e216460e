"""Rows evaluated by whole games, the second thoughts based on them, and the book of first rows."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import pytest

import ludoteca
from ludoteca.games.masterdice import deduction, lookahead, openings, played_out, values
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE, MasterdiceOptions, Row, State
from ludoteca.games.masterdice.rules import Masterdice, Place, feedback
from ludoteca.rules import Chance

LAST = ROWS - 1
ROLLS = list(combinations_with_replacement(range(1, FACES + 1), COLUMNS))


def thoughts(games: int = 8, few: int = 0) -> played_out.SecondThoughts:
    return played_out.SecondThoughts(lookahead.Sight(3), games, few)


def numbers(*codes: tuple[int, ...]) -> np.ndarray:
    return np.array(sorted(deduction.CODES.index(code) for code in codes))


@pytest.mark.parametrize(("size", "stock"), [(5, 1), (9, 4)])
def test_with_one_row_left_every_roll_is_worth_the_same_once_its_luck_is_gone(size, stock):
    """The table is exact there: a roll's gain over the average of all rolls is luck alone."""
    left, mind = np.array(sorted(Chance(size).sample(range(R.COUNT), size))), thoughts()
    average = lookahead.next_row(left, size, LAST, stock, *mind.sight.room[1:4], *lookahead.parts()[:-1])
    rolls, found = np.zeros((ROWS, COLUMNS + 1), np.int64), set()
    for roll in range(R.FIRST_OF_SIZE[stock], R.FIRST_OF_SIZE[stock + 1]):
        rolls[LAST, stock] = roll
        found.add(round(played_out.to_the_end(left, size, LAST, stock, rolls, played_out.QUICK, mind.kit), 6))
    assert found == {round(average, 6)}


def test_a_row_played_out_last_brings_the_prize_once_for_each_answer():
    left, row = np.arange(0, R.COUNT, 100), R.row_number((2, None, 5, 1))
    answers = len(set(R.TOLD[left, row].tolist()))
    found = played_out.play_out(
        left, len(left), LAST, 5, row, played_out.sequences(0, 3), played_out.QUICK, thoughts().kit)
    assert answers > 2 and found == pytest.approx([answers * values.prize(ROWS, 2) / len(left)] * 3)


def test_whole_games_tell_openings_apart_that_two_rows_confuse():
    """By two rows ahead 3, 3, 4 is the better beginning; in whole games 2, 3, 4 is, by a quarter of a point."""
    everything, mind = np.arange(R.COUNT), thoughts()
    rows = [R.row_number((*hand, None)) for hand in ((2, 3, 4), (3, 3, 4))]
    looked = [mind.ahead(everything, 0, WHITE_DICE, row, 1, 3, 0.99) for row in rows]
    played = [played_out.play_out(
        everything, R.COUNT, 0, WHITE_DICE, row, played_out.sequences(0, 6), played_out.QUICK, mind.kit).mean()
        for row in rows]
    assert looked[0] < looked[1] and played[0] > played[1]


def test_who_is_behind_beyond_doubt_plays_no_further(monkeypatch):
    """One row does a little better in every game, one is far behind, and the look ahead's favourite is the third."""
    points, asked = {7: 40.0, 8: 40.4, 9: 37.0}, []

    def play_out(left, n, rows, stock, row, sequences, look, kit):
        asked.append(row)
        return points[row] + np.resize([0.5, -0.5, 1.5, -1.5] if row == 8 else [0.5, 1.5, -0.5, -1.5], len(sequences))

    monkeypatch.setattr(played_out, "play_out", play_out)
    left, looked = np.arange(5), [(7, 40.1), (8, 40.0), (9, 39.9)]
    assert thoughts(games=80)._played(left, 2, 9, looked)[0] == 8
    assert asked.count(9) == 1 and 1 < asked.count(7) == asked.count(8)
    # A few games do not outweigh what the look ahead is sure of.
    assert thoughts(games=8)._played(left, 2, 9, [(7, 41.0), (8, 40.0)])[0] == 7


def test_second_thoughts_come_with_more_than_a_few_codes_left():
    left, roll = np.array(sorted(Chance(8).sample(range(R.COUNT), 20))), R.hand_number((1, 3, 3, 5))
    assert thoughts(few=20).choose(left, 3, 9, roll) == lookahead.Sight(3).choose(left, 3, 9, roll)
    mind = thoughts(few=19)
    best, points = mind.choose(left, 3, 9, roll)
    tried = dict(mind._looked(left, 3, 9, roll))
    assert 1 < len(tried) <= played_out.TRIED and best in tried
    assert points != tried[best] and (best, points) == thoughts(few=19).choose(left, 3, 9, roll)


def test_a_row_and_the_same_row_with_columns_swapped_are_tried_once():
    """All columns are equal: only the set of dice counts."""
    left = np.flatnonzero((R.CODES <= 2).all(axis=1))
    tried = [row for row, _ in thoughts()._looked(left, 3, 9, R.hand_number((1, 1, 2, 2)))]
    assert len(tried) > 1 and len({R.HAND[row] for row in tried}) == len(tried)


def test_second_thoughts_solve_when_a_row_costs_more_than_it_tells():
    pair = numbers((1, 1, 1, 1), (1, 1, 1, 4))
    now = values.prize(LAST, 1) / 2
    assert thoughts().choose(pair, LAST, 1, R.hand_number((6,))) == (0, now)
    assert thoughts().choose(pair, LAST, 1, R.hand_number((3,)))[0] > 0


def test_the_book_of_first_rows_lays_the_best_handful_of_every_roll():
    known = openings.points()
    for roll in ROLLS:
        best = openings.best(roll)
        assert not [die for die in best if best.count(die) > roll.count(die)]
        assert openings.best(openings.mirrored(roll)) in (openings.mirrored(best), best)
        assert known[best] == known[openings.mirrored(best)]
        placed = openings.row(roll)
        assert tuple(sorted(die for die in placed if die)) == best and len(placed) == COLUMNS
        assert placed in deduction.placements(roll)
        assert lookahead.question(deduction.ALL, 0, WHITE_DICE, roll, 3, 150) == placed
        assert played_out.question(deduction.ALL, 0, WHITE_DICE, roll, 3, 150, 150, 8) == placed
    assert openings.best((2, 3, 3, 4)) == (2, 3, 4) and openings.best((1, 1, 2, 2)) == (2, 2)


def test_the_gran_maestro_asks_what_its_second_thoughts_say():
    codes = sum(1 << int(i) for i in range(0, R.COUNT, 60))
    roll = (1, 2, 4, 6)
    choice, _ = thoughts(games=16, few=100).choose(lookahead.numbers(codes), 3, 9, R.hand_number(roll))
    assert played_out.question(codes, 3, 9, roll, 3, R.COUNT, 0, 16) == R.row(choice)


def test_the_gran_maestro_has_second_thoughts_and_the_maestro_has_none(monkeypatch):
    asked = []

    def question(*words):
        asked.append(words)
        return (4, None, None, None)

    monkeypatch.setattr(played_out, "question", question)
    monkeypatch.setattr(lookahead, "question", lambda *words: (1, None, None, None))
    code, dice = (5, 2, 6, 1), (2, 3, 4, None)
    row = Row((1, 2, 3, 4), dice, feedback(code, dice))
    view = Masterdice().view(State(MasterdiceOptions(), 0, code, rows=(row,), roll=(6, 4, 1, 1)), 0)
    assert ludoteca.bot("masterdice", "granmaestro").choose(view, 0, Chance(1)) == Place((4, None, None, None))
    assert asked == [(deduction.candidates((row,)), 1, WHITE_DICE - 3, (1, 1, 4, 6), 3, R.COUNT, 150, 64)]
    assert ludoteca.bot("masterdice", "maestro").choose(view, 0, Chance(1)) == Place((1, None, None, None))
    assert len(asked) == 1
