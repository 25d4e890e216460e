"""Bots of Masterdice: strength, speed, decisions from the view alone, and the analysis after the game."""

from __future__ import annotations

import json
import statistics
from itertools import pairwise

import pytest

import ludoteca
from ludoteca.games.masterdice import deduction, values
from ludoteca.games.masterdice.look_back import look_back
from ludoteca.games.masterdice.measure import games_at_the_table
from ludoteca.games.masterdice.pieces import Feedback, MasterdiceOptions, Row, State
from ludoteca.games.masterdice.rules import Masterdice, Place, Sliders, Solve, feedback
from ludoteca.rules import Chance, Table

GAME = Masterdice()
CODE = (5, 2, 6, 1)


def told(dice, roll=None, code=CODE):
    return Row(roll or tuple(die for die in dice if die), dice, feedback(code, dice))


def test_the_maestro_averages_at_least_37_and_a_half_over_20_000_seeded_games():
    from ludoteca.games.masterdice import kernel

    points = kernel.play_games(20_000, seed=1)
    assert len(points) == 20_000
    assert points.mean() >= 37.5


def test_the_kernel_and_the_rules_play_the_same_maestro():
    from ludoteca.games.masterdice import kernel

    chance = Chance(11)
    for number in range(60):
        code = chance.pick(deduction.CODES)
        rows: tuple[Row, ...] = ()
        while len(rows) < 3:
            roll = chance.dice(4)
            rows += (told(chance.pick(deduction.placements(roll)), roll, code),)
        codes, roll = deduction.candidates(rows[:number % 4]), tuple(sorted(chance.dice(4)))
        used, stock = number % 4, GAME.view(State(MasterdiceOptions(), 0, code, rows=rows[:number % 4]), 0).stock
        dice, hoped = values.best_question(codes, used, stock, roll)
        same, also = kernel.question(codes, used, stock, roll)
        assert also == pytest.approx(hoped, abs=1e-9)
        assert (dice is None) == (same is None)
        if dice is not None:
            assert values.hope(codes, used, stock, same) == pytest.approx(hoped, abs=1e-9)


def test_the_levels_are_apart():
    means = {}
    for level, games in (("apprendista", 400), ("artigiano", 160), ("maestro", 80)):
        points, _ = games_at_the_table(level, games, seed=5)
        means[level] = statistics.fmean(points)
    # Standard deviations: at most 14 points for one game, 0.7 for 400 games, 0.9 for 160 of the artigiano. The maestro
    # has at most 8, and 0.9 for 80 games. So these bounds hold for practically any seed.
    assert 23 < means["apprendista"] < 31
    assert means["apprendista"] + 2 < means["artigiano"] < means["maestro"] - 2
    assert means["maestro"] > 36


@pytest.mark.parametrize("level", ludoteca.bots())
def test_a_bot_decides_from_its_view_alone(level):
    rows = (told((1, 4, None, None)), told((None, 2, 5, 3)))
    one = State(MasterdiceOptions(), 0, CODE, rows=rows, roll=(2, 3, 3, 6))
    codes = [code for code in deduction.members(deduction.candidates(rows)) if code != CODE]
    other = State(MasterdiceOptions(), 0, codes[0], rows=rows, roll=(2, 3, 3, 6))
    bot = ludoteca.bot("masterdice", level)
    assert bot.choose(GAME.view(one, 0), 0, Chance(1)) == bot.choose(GAME.view(other, 0), 0, Chance(1))
    assert bot.choose(GAME.view(one, 1), 1, Chance(1)) is None


@pytest.mark.parametrize("level", ludoteca.bots())
def test_a_bot_that_moves_the_sliders_is_always_right(level):
    row = Row((5, 4, 1, 1), (5, 4, None, 1))
    state = State(MasterdiceOptions(coder_by_hand=True), 0, CODE, rows=(row,))
    assert ludoteca.bot("masterdice", level).choose(GAME.view(state, 1), 1, Chance(1)) == Sliders(2, 1, 0)


def test_the_maestro_solves_what_it_knows_and_gambles_when_the_odds_pay():
    sure = State(MasterdiceOptions(), 0, CODE, rows=(told(CODE),), roll=(1, 1, 1, 1))
    master = ludoteca.bot("masterdice", "maestro")
    assert master.choose(GAME.view(sure, 0), 0, Chance(1)) == Solve(CODE)
    # Two codes left, one die, of no use: half of 31 points now beats half of 25 later.
    rows = tuple(told(dice) for dice in ((5, 2, 6, None), (1, 1, 1, 2), (1, 1, 1, 2), (1, 1, 1, 2), (5, 2, None, None)))
    state = State(MasterdiceOptions(), 0, CODE, rows=rows, roll=(6,))
    assert deduction.candidates(rows).bit_count() <= 2
    assert isinstance(master.choose(GAME.view(state, 0), 0, Chance(1)), Solve)
    fresh = State(MasterdiceOptions(), 0, CODE, roll=(1, 3, 4, 6))
    assert isinstance(master.choose(GAME.view(fresh, 0), 0, Chance(1)), Place)


def test_after_the_screen_has_gone_up_a_bot_waits_before_it_rolls():
    state = GAME.play(State(MasterdiceOptions(), 0, CODE), 0, Solve(CODE), 0, Chance(1)).state
    bot, view = ludoteca.bot("masterdice", "artigiano"), GAME.view(state, 1)
    assert bot.pace(view, 1, bot.choose(view, 1, Chance(1)), Chance(1)) >= 5000


def test_the_look_back_counts_codes_bits_and_what_the_maestro_would_have_done():
    first = told((None, 3, None, None), (3, 3, 4, 1))
    second = told((5, None, None, 1), (5, 1, 1, 6))
    pages = look_back((first, second))
    assert [page.left for page in pages] == [432, deduction.candidates((first, second)).bit_count()]
    assert pages[0].bits == pytest.approx(1.58)
    for page in pages:
        assert page.advice is not None and page.advice.best >= page.advice.played
    asked = values.best_question(deduction.ALL, 0, 18, (1, 3, 3, 4))[0]
    assert look_back((told(asked, (3, 3, 4, 1)),))[0].advice.dice == asked


def test_the_look_back_survives_sliders_that_contradict_each_other():
    wrong = (Row((1,), (1, None, None, None), Feedback(1, 0, 0)), Row((1,), (1, None, None, None), Feedback(0, 0, 1)))
    pages = look_back((*wrong, told((2, None, None, None))))
    assert [page.left for page in pages] == [216, 0, 0]
    assert pages[2].advice is None and pages[1].bits == 0


def test_the_look_back_is_in_the_view_and_survives_replay():
    table = Table("masterdice", seed=21)
    bot = ludoteca.bot("masterdice", "artigiano")
    while table.outcome is None:
        (seat,) = table.actors
        table.play(seat, bot.choose(table.view(seat), seat, Chance(table.position)))
    again = Table.replay(json.loads(json.dumps(table.log)))
    assert again.view(None).history == table.view(None).history
    assert all(len(page.look_back) == len(page.rows) for page in table.view(None).history.values())


def test_the_table_of_hopes_is_sound():
    for rows in range(1, 7):
        for stock in range(1, 18):
            line = values.hopes(rows, stock)
            assert line[1] == values.prize(rows, stock)
            assert all(a > b - 1e-9 for a, b in pairwise(line[1:]))
            assert all(hoped >= values.prize(rows, stock) / n - 0.01 for n, hoped in enumerate(line) if n)
