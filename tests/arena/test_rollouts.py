"""Rollouts in compiled code are games by the rules."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca import Chance, Table
from ludoteca.arena.rollouts import canvas_rollouts, masterdice_rollouts
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.rules import feedback
from ludoteca.games.masterdice.values import prize


def test_masterdice_rollouts_are_games_by_the_rules():
    played = masterdice_rollouts(3000, seed=5)
    assert (played.codes >= 0).all() and len(np.unique(played.codes)) > 1000
    found = 0
    for points, moves, code, laid, answers in zip(*played, strict=True):
        stock = 18
        for row, told in zip(laid[:moves - 1], answers, strict=False):
            dice = R.row(row)
            answer = feedback(tuple(R.CODES[code].tolist()), dice)
            assert told == 5 * answer.equal + answer.lower
            stock -= int(R.USES[row])
            assert 0 <= stock < 18 and R.USES[row] > 0
        assert (moves == 8 or stock == 0) and not laid[moves - 1:].any()
        assert points in (0, prize(int(moves) - 1, stock))
        found += bool(points)
    assert found < 20                                          # one random code in 1,296 is right
    assert set(np.unique(R.LAID[played.laid[:, 0]])) == set(range(7))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"solo": "puzzle"}), (1, {})])
def test_canvas_rollouts_end_as_random_games_at_a_table_do(seats, options):
    points, moves = canvas_rollouts(4000, seats, seed=3, options=options)
    table_points, table_moves, chance = [], [], Chance(9)
    for number in range(60):
        table = Table("canvas", seats, seed=number, options=options)
        count = 0
        while table.outcome is None:
            seat = min(table.actors)
            table.play(seat, chance.pick(table.moves(seat)))
            count += 1
        table_points.append(table.outcome.scores[0])
        table_moves.append(count)
    for ours, theirs in ((points[:, 0], table_points), (moves, table_moves)):
        spread = np.std(theirs) / len(theirs) ** 0.5
        assert abs(ours.mean() - np.mean(theirs)) < 4 * spread + 1e-9


def test_the_same_seed_is_the_same_games():
    assert all((one == other).all() for one, other in zip(
        masterdice_rollouts(50, 7), masterdice_rollouts(50, 7), strict=True))
    assert (canvas_rollouts(50, seed=7)[0] == canvas_rollouts(50, seed=7)[0]).all()
