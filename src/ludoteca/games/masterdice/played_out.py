"""The gran maestro's playouts in numba: values a row by playing games to the end.

The search of `lookahead.py` ends in a table that knows how many codes are left, but not which. So its few best rows are
played out over shared sequences of rolls: all codes left are played to the end as one tree. The policy searches two
rows. The luck of the rolls is subtracted, as in `trees.py`, so that a few dozen sequences distinguish rows
which the search cannot. It loads numba.
"""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.masterdice import deduction, lookahead, openings
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, Placed
from ludoteca.rules import Chance

RANKED = 24                                                   # rows by the table, searched two rows deep
LOOKED = 6                                                    # the best of these, searched three rows deep
TRIED = 4                                                     # the best of these are played out
BATCH = 8                                                     # sequences between two comparisons
QUICK = (1, lookahead.KEEP, 3, 0.99)                           # the policy of playouts: one row beyond the placed one
LONG = 400                                                    # codes; above it fewer sequences, to limit time
TRUST = 16                                                    # weight of the search, in sequences


@cache
def sequences(first: int, count: int) -> NDArray[np.int64]:
    """Return rolls for whole games: the hand by sequence, row and number of dice."""
    found = np.zeros((count, ROWS, COLUMNS + 1), np.int64)
    for number in range(count):
        chance = Chance.stream(1, first + number, "played out")
        for row in range(ROWS):
            dice = chance.dice(COLUMNS, FACES)
            found[number, row, 1:] = [R.hand_number(dice[:count]) for count in range(1, COLUMNS + 1)]
    return found


@njit(cache=True, nogil=True)
def fortune(  # type: ignore[no-untyped-def]
    left, n, rows, stock, roll, best, counts, laid, worth, told, uses, hand, size, smaller, first, chance, codes,
):
    """Return how much luckier than average a roll is for n codes, by the table, in points summed over the codes."""
    now = 20.0 + 5 * (7 - rows) + stock
    best[:] = 0.0
    lookahead.telling_rows(left, n, min(4, stock), codes, laid)
    for i in range(1, laid[0] + 1):
        row = laid[i]
        total = lookahead.split(left, n, row, told, worth[rows + 1, stock - uses[row]], counts)
        best[hand[row]] = max(best[hand[row]], total)
    average = lookahead.over_rolls(best, now, min(4, stock), size, smaller, first, chance)
    return max(now, best[roll]) - average


@njit(cache=True, nogil=True)
def to_the_end(left, n, rows, stock, rolls, look, kit):  # type: ignore[no-untyped-def]
    """Return the points of all n codes over one sequence of rolls, less the luck of the rolls."""
    _, best, counts, laid, _, _, worth, two, told, uses, hand, size, smaller, first, chance, telling, codes, _ = kit
    now = 20.0 + 5 * (7 - rows) + stock
    if n == 1 or rows == 7 or stock == 0:
        return now
    if n == 2:
        return two[rows, stock, telling[left[0], left[1]]]
    roll = rolls[rows, min(4, stock)]
    total = -fortune(left, n, rows, stock, roll, best, counts, laid, worth, told, uses, hand, size, smaller, first,
                     chance, codes)
    row, _ = lookahead.choose(left, n, rows, stock, roll, *look, *kit)
    if row == 0:
        return total + now
    here = np.empty(n, np.int64)
    for answer in range(21):
        k = lookahead.answering(left, n, row, answer, told, here)
        if k:
            total += to_the_end(here, k, rows + 1, stock - uses[row], rolls, look, kit)
    return total


@njit(cache=True, nogil=True)
def play_out(left, n, rows, stock, row, sequences, look, kit):  # type: ignore[no-untyped-def]
    """Return the mean points per code after a row, for each sequence of rolls."""
    told, uses = kit[8], kit[9]
    points = np.zeros(len(sequences))
    here = np.empty(n, np.int64)
    for answer in range(21):
        k = lookahead.answering(left, n, row, answer, told, here)
        for s in range(len(sequences) if k else 0):
            points[s] += to_the_end(here, k, rows + 1, stock - uses[row], sequences[s], look, kit)
    return points / n


class SecondThoughts:
    """A search that plays its best few rows out, over at most `games` sequences of rolls. One object per thread.

    With at most `few` codes left there are no playouts: the search reaches the end."""

    def __init__(self, sight: lookahead.Sight, games: int, few: int = 100) -> None:
        self.sight, self.games, self.few = sight, games, few
        self.kit = (*sight.room, *lookahead.parts())

    def choose(self, left: NDArray[np.int64], rows: int, stock: int, roll: int) -> tuple[int, float]:
        """Return the best row's number, 0 to name the code, and its points. `roll` is the number of the hand."""
        if len(left) <= self.few:
            return self.sight.choose(left, rows, stock, roll)
        hoped = self._looked(left, rows, stock, roll)
        now = (20 + 5 * (ROWS - rows) + stock) / len(left)
        best, points = hoped[0]
        if points <= now:
            return 0, now
        if len(hoped) > 1:
            best, points = self._played(left, rows, stock, hoped)
        return best, points

    def _looked(self, left: NDArray[np.int64], rows: int, stock: int, roll: int) -> list[tuple[int, float]]:
        """Return the few best rows by three-row search, found among the best by two-row search.

        Rows with exactly equal values are the same up to swapping equivalent columns, so one of them is kept."""
        n, depth, (_, width, share) = len(left), self.sight.depth(len(left)), self.sight.breadth(len(left))
        _, _, counts, _, _, _, worth, _, told, uses, hand, size, smaller, *_ = self.kit
        rows_ranked, _ = lookahead.ranked_rows(
            left, n, rows, stock, roll, RANKED, counts, worth, told, uses, hand, size, smaller)
        near: dict[float, int] = {}
        for row in rows_ranked[rows_ranked > 0].tolist():
            near.setdefault(round(self.ahead(left, rows, stock, row, 1, width, share), 9), row)
        looked = [(row, self.ahead(left, rows, stock, row, depth, width, share))
                  for _, row in sorted(near.items(), reverse=True)[:LOOKED]]
        return sorted(looked, key=lambda found: -found[1])[:TRIED]

    def ahead(
        self, left: NDArray[np.int64], rows: int, stock: int, row: int, depth: int, width: int, share: float,
    ) -> float:
        """Return the value of a row by search, as points per code."""
        return float(lookahead.row_ahead(left, len(left), rows, stock, row, depth, width, share, *self.kit)) / len(left)

    def _played(
        self, left: NDArray[np.int64], rows: int, stock: int, hoped: list[tuple[int, float]],
    ) -> tuple[int, float]:
        """Return the best row by playouts. Rows clearly behind the leader are dropped early."""
        looked = dict(hoped)
        points: dict[int, list[float]] = {row: [] for row in looked}
        for first in range(0, min(self.games, self.games * LONG // len(left)), BATCH):
            for row, found in points.items():
                found += play_out(left, len(left), rows, stock, row, sequences(first, BATCH), QUICK, self.kit).tolist()
            played = first + BATCH
            score = {row: (TRUST * looked[row] + sum(found)) / (TRUST + played) for row, found in points.items()}
            leader = max(score, key=lambda row: score[row])
            points = {
                row: found for row, found in points.items()
                if score[row] + 2 * np.std(np.subtract(found, points[leader])) * played**.5 / (TRUST + played)
                >= score[leader]}
            if len(points) == 1:
                break
        return leader, score[leader]


def compiled() -> None:
    """Compile everything here."""
    lookahead.compiled()
    mind = SecondThoughts(lookahead.Sight(3), BATCH, few=0)
    mind.choose(np.arange(0, R.COUNT, 100), 4, 6, R.hand_number((1, 2, 4, 6)))


@lru_cache(maxsize=4096)
def question(
    codes: deduction.Codes, rows: int, stock: int, roll: tuple[int, ...], look: int, many: int, wide: int, games: int,
) -> Placed | None:
    """`lookahead.question`, with playouts over this many sequences of rolls."""
    if codes == deduction.ALL and rows == 0:
        return openings.row(roll)
    thoughts = SecondThoughts(lookahead.Sight(look, many, wide), games)
    choice, _ = thoughts.choose(lookahead.numbers(codes), rows, stock, R.hand_number(roll))
    return R.row(choice) if choice else None
