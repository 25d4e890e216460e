"""Elo ratings with known results: by formula, by simulation, and where no comparison is possible."""

from __future__ import annotations

from math import isclose, log, log10

import pytest

from ludoteca.arena.elo import Duel, Ladder, expected, interval, mean, rate
from ludoteca.rules import Chance


def test_two_players_have_the_formula_for_an_answer() -> None:
    deals = [[Duel(0, 1, 1.0)]] * 75 + [[Duel(0, 1, 0.0)]] * 25
    ladder = rate(2, deals)
    gap, error = ladder.gap(0, 1)
    assert isclose(gap, 400 * log10(3), rel_tol=1e-9)
    assert isclose(sum(ladder.elo), 0, abs_tol=1e-9)
    # The variance of a logit is 1 / (n p q); the sandwich divides by n - 1.
    assert isclose(error, 1.959964 * 400 / log(10) * (100 * 0.75 * 0.25) ** -0.5 * (100 / 99) ** 0.5, rel_tol=1e-6)


def test_who_was_named_first_does_not_matter() -> None:
    one = rate(2, [[Duel(0, 1, 1.0)], [Duel(0, 1, 0.5)], [Duel(1, 0, 1.0)], [Duel(0, 1, 1.0)]])
    other = rate(2, [[Duel(1, 0, 0.0)], [Duel(1, 0, 0.5)], [Duel(0, 1, 0.0)], [Duel(1, 0, 0.0)]])
    assert one == other
    assert isclose(expected(one.gap(0, 1)[0]), 2.5 / 4)


def test_three_players_are_compared_through_the_third() -> None:
    """Nought and two never meet: their gap is the sum of the gaps to one."""
    deals = [[Duel(0, 1, 1.0)]] * 3 + [[Duel(0, 1, 0.0)]] + [[Duel(1, 2, 1.0)]] * 3 + [[Duel(1, 2, 0.0)]]
    assert isclose(rate(3, deals).gap(0, 2)[0], 2 * 400 * log10(3), rel_tol=1e-9)


def test_simulated_players_are_found_within_their_errors() -> None:
    truth, chance = (150.0, 0.0, -150.0), Chance(5)
    deals = []
    for _ in range(600):
        pairs = ((0, 1), (0, 2), (1, 2))
        deals.append([Duel(a, b, float(chance.unit() < expected(truth[a] - truth[b]))) for a, b in pairs])
    ladder = rate(3, deals)
    for player, elo in enumerate(truth):
        assert abs(ladder.elo[player] - elo) < 1.5 * ladder.error(player) < 40
    assert not ladder.open_ended


def test_games_that_share_their_deal_count_as_one() -> None:
    """A deal that the first seat always wins has no information, and ten copies of one result have as much as one."""
    deals = [[Duel(0, 1, 1.0)], [Duel(0, 1, 0.0)]] * 20
    tenfold = [deal * 10 for deal in deals]
    assert isclose(rate(2, deals).gap(0, 1)[1], rate(2, tenfold).gap(0, 1)[1], rel_tol=1e-6)
    turned = rate(2, [[Duel(0, 1, 1.0), Duel(0, 1, 0.0)]] * 20)
    assert isclose(turned.gap(0, 1)[1], 0, abs_tol=1e-6)


def test_who_wins_everything_is_at_least_so_strong() -> None:
    ladder = rate(2, [[Duel(0, 1, 1.0)]] * 10)
    assert ladder.open_ended
    assert isclose(ladder.gap(0, 1)[0], 400 * log10(10.5 / 0.5), rel_tol=1e-6)
    assert ladder.gap(0, 1)[1] > 200


def test_strangers_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="never met"):
        rate(4, [[Duel(0, 1, 0.5)], [Duel(2, 3, 0.5)]])


def test_intervals_and_means() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert isclose(low, 1 - high) and isclose(low, 0.4038, abs_tol=1e-4)
    assert isclose(interval(10, 10)[1], 1.0)
    assert mean([1.0, 3.0]) == (2.0, pytest.approx(1.959964))
    assert mean([4.0])[1] == float("inf")


def test_a_gap_with_itself_is_nought() -> None:
    assert Ladder((3.0,), ((4.0,),), False).gap(0, 0) == (0.0, 0.0)
