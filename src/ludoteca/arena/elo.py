"""How strong is strong: ratings from results, by Bradley and Terry's model at maximum likelihood, with their errors.

Games of one deal share its luck, so errors are taken over deals, never over single games. One hundred points more mean
64 wins of 100, four hundred 91.

>>> ladder = rate(2, [[Duel(0, 1, 1.0)], [Duel(0, 1, 1.0)], [Duel(0, 1, 1.0)], [Duel(0, 1, 0.0)]])
>>> round(ladder.elo[0] - ladder.elo[1], 1)                  # three wins of four: 400 times the logarithm of 3
190.8
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

POINTS = 400 / log(10)              # of Elo in one unit of the model
SURE = 1.959964                     # standard errors on either side of 95 %
HALF = 0.5
STEPS = 100


class Duel(NamedTuple):
    """Two players met: 1 the first won, 0 the second, 1/2 neither."""

    first: int
    second: int
    score: float


class Ladder(NamedTuple):
    """A rating for each player, 0 on average, and the covariance of their errors.

    `open_ended`: a player won or lost every game. The gap has no upper end, and this is the least it may be.
    """

    elo: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    open_ended: bool

    def error(self, player: int) -> float:
        """Of one rating, 95 %."""
        return SURE * sqrt(max(0.0, self.covariance[player][player]))

    def gap(self, above: int, below: int) -> tuple[float, float]:
        """By how much one stands above another, and the error of that, 95 %."""
        spread = self.covariance
        variance = spread[above][above] + spread[below][below] - 2 * spread[above][below]
        return self.elo[above] - self.elo[below], SURE * sqrt(max(0.0, variance))


def expected(gap: float) -> float:
    """The share of wins that so many points of Elo stand for.

    >>> round(expected(100), 2), round(expected(400), 2)
    (0.64, 0.91)
    """
    return 1 / (1 + 10 ** (-gap / 400))


def interval(wins: float, games: float) -> tuple[float, float]:
    """Between which shares the truth lies, 95 % (Wilson's interval: right also where everything was won).

    >>> [round(end, 3) for end in interval(9, 10)]
    [0.596, 0.982]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, SURE**2 / games
    middle, half = (share + z / 2) / (1 + z), sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of values that know nothing of each other, and its error, 95 %."""
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, float("inf")
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, SURE * sqrt(variance / len(values))


def rate(players: int, deals: Sequence[Iterable[Duel]]) -> Ladder:
    """Maximum-likelihood ratings. The duels of one deal are correlated, so each deal is one cluster."""
    known = [tuple(deal) for deal in deals]
    won = [[0.0] * players for _ in range(players)]
    for deal in known:
        for duel in deal:
            won[duel.first][duel.second] += duel.score
            won[duel.second][duel.first] += 1 - duel.score
    open_ended = not _comparable(won)
    if open_ended:
        # No finite rating is likeliest: half a game each way more, where one never won, gives the least there may be.
        for a in range(players):
            for b in range(players):
                if a != b and not won[a][b] and won[b][a]:
                    won[a][b] += HALF
                    won[b][a] += HALF
    strength = _likeliest(won)
    bread = _inverse(_curvature(won, strength))
    spread = bread if open_ended or len(known) < 2 else _sandwich(known, strength, bread)
    return Ladder(tuple(POINTS * each for each in strength),
                  tuple(tuple(POINTS**2 * each for each in row) for row in spread), open_ended)


def _comparable(won: Sequence[Sequence[float]]) -> bool:
    """Whether from everybody a chain of wins leads to everybody else: only then the likeliest ratings are finite."""
    players = range(len(won))
    reach = [[a == b or won[a][b] > 0 for b in players] for a in players]
    for via in players:
        for a in players:
            for b in players:
                reach[a][b] |= reach[a][via] and reach[via][b]
    return all(all(row) for row in reach)


def _likeliest(won: Sequence[Sequence[float]]) -> list[float]:
    """Newton's way to the top of the likelihood, which is concave; steps are kept short at the start."""
    players = range(len(won))
    strength = [0.0] * len(won)
    for _ in range(STEPS):
        slope = [sum(won[a][b] - (won[a][b] + won[b][a]) * _chance(strength[a] - strength[b]) for b in players)
                 for a in players]                   # who meets oneself wins as often as expected: nought
        step = [sum(cell * each for cell, each in zip(row, slope, strict=True))
                for row in _inverse(_curvature(won, strength))]
        longest = max(map(abs, step), default=0.0)
        short = min(1.0, 1.0 / longest) if longest else 1.0
        strength = [old + short * each for old, each in zip(strength, step, strict=True)]
        if longest < 1e-10:
            break
    return strength


def _chance(gap: float) -> float:
    return 1 / (1 + exp(-gap))


def _curvature(won: Sequence[Sequence[float]], strength: Sequence[float]) -> list[list[float]]:
    """Fisher information of the results, plus the all-ones matrix, which fixes the mean rating at zero."""
    count = len(won)
    told = [[1.0] * count for _ in range(count)]
    for a in range(count):
        for b in range(count):
            if a != b:
                chance = _chance(strength[a] - strength[b])
                weight = (won[a][b] + won[b][a]) * chance * (1 - chance)
                told[a][a] += weight
                told[a][b] -= weight
    return told


def _sandwich(
    deals: Sequence[Sequence[Duel]], strength: Sequence[float], bread: Sequence[Sequence[float]],
) -> list[list[float]]:
    """How the ratings would wander if other deals had been played."""
    players = range(len(strength))
    filling = [[0.0] * len(strength) for _ in players]
    for deal in deals:
        pull = [0.0] * len(strength)
        for duel in deal:
            surprise = duel.score - _chance(strength[duel.first] - strength[duel.second])
            pull[duel.first] += surprise
            pull[duel.second] -= surprise
        for a in players:
            if pull[a]:
                for b in players:
                    filling[a][b] += pull[a] * pull[b]
    few = len(deals) / (len(deals) - 1)
    half = [[sum(bread[a][k] * filling[k][b] for k in players) for b in players] for a in players]
    return [[few * sum(half[a][k] * bread[k][b] for k in players) for b in players] for a in players]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Gauss and Jordan; there are never more than a handful of players."""
    size = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        if abs(head) < 1e-12:
            raise ValueError("some players never met, not even through others")
        rows[column] = [cell / head for cell in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [cell - factor * top for cell, top in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
