"""Measures a search exactly over codes: for a fixed sequence of rolls all 1,296 codes are played as one tree.

`python -m tools.masterdice.trees --sequences 400`. All players get the same rolls, so differences are paired
and their errors small.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.masterdice import lookahead, openings, played_out
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE
from ludoteca.games.masterdice.values import prize
from ludoteca.rules import Chance


def rolls(seed: int, number: int) -> list[tuple[int, ...]]:
    """Return the dice of one sequence: four per row, of which the last rows may use fewer."""
    chance = Chance.stream(seed, number, "trees")
    return [chance.dice(COLUMNS, FACES) for _ in range(ROWS)]


class Player:
    """A search by name: "2" rows; "3@150" three rows with at most 150 codes left, one less with more.

    "3w150" searches more rows with at most 150 codes left; "3w150g40" plays its best rows out, at most 40 times. The
    row for each first roll is cached."""

    def __init__(self, look: str) -> None:
        far, _, games = look.partition("g")
        far, _, wide = far.partition("w")
        rows, _, many = far.partition("@")
        self.sight = lookahead.Sight(int(rows), int(many or R.COUNT), int(wide or 0))
        self.mind = played_out.SecondThoughts(self.sight, int(games)) if games else self.sight
        self.openings = OPENINGS.setdefault(look, {})
        self.kit = (*lookahead.Sight(LUCK[0]).room, *lookahead.parts())

    def row(self, left: NDArray[np.int64], rows: int, stock: int, roll: int) -> int:
        """Return the number of the row to place, 0 to name the code."""
        if rows:
            return self.mind.choose(left, rows, stock, roll)[0]
        if roll not in self.openings:
            # All players use the opening book.
            self.openings[roll] = (
                R.row_number(openings.row(R.HANDS[roll])) if self.sight.rows > 1
                else self.sight.choose(left, rows, stock, roll)[0])
        return self.openings[roll]

    def luck(self, left: NDArray[np.int64], rows: int, stock: int, roll: int) -> float:
        """Return how much luckier than average a roll is, by two-row search, summed over the codes.

        A first roll is valued by the player's own first row."""
        if rows:
            return float(fortune(left, len(left), rows, stock, roll, LUCK, self.kit))
        rolls = range(R.FIRST_OF_SIZE[COLUMNS], R.FIRST_OF_SIZE[COLUMNS + 1])
        worth = {each: openings.points()[R.HANDS[R.HAND[self.row(left, 0, stock, each)]]] for each in rolls}
        return R.COUNT * (worth[roll] - sum(float(R.CHANCE[each]) * worth[each] for each in rolls))


OPENINGS: dict[str, dict[int, int]] = {}
LUCK = (2, 3, 0.99)                                           # rows ahead, rows of each roll, least share of the best


@njit(cache=True, nogil=True)
def fortune(left, n, rows, stock, roll, look, kit):  # type: ignore[no-untyped-def]
    """Return how much luckier than average a roll is for n codes, by search, in points summed over the codes."""
    _, _, counts, laid, _, _, worth, _, told, uses, hand, size, smaller, _, _, _, codes, _ = kit
    depth, width, share = look
    average = lookahead.ahead(left, n, rows, stock, depth, width, share, *kit[1:])
    ranked = np.zeros(len(uses))
    lookahead.telling_rows(left, n, min(4, stock), codes, laid)
    for i in range(1, laid[0] + 1):
        row = laid[i]
        ranked[row] = lookahead.split(left, n, row, told, worth[rows + 1, stock - uses[row]], counts)
    top = lookahead.best_of_each_hand(ranked, hand, laid, len(size), width)
    chosen = np.zeros(width, np.int64)
    lookahead.best_of_roll(roll, top, ranked, size, smaller, chosen)
    most = 20.0 + 5 * (7 - rows) + stock
    for row in chosen:
        if row == 0 or ranked[row] < share * ranked[chosen[0]]:
            break
        most = max(most, lookahead.row_ahead(left, n, rows, stock, row, depth - 1, width, share, *kit))
    return most - average


class Tree:
    """One player over one sequence of rolls: the value of each set of codes, summed over the codes.

    The luck of every roll is subtracted (a control variate). It has mean 0 over all rolls, so the mean does not change,
    and the error falls to a sixth.
    """

    def __init__(self, look: str) -> None:
        self.player = Player(look)

    def points(self, sequence: list[tuple[int, ...]]) -> float:
        return self._points(np.arange(R.COUNT), 0, WHITE_DICE, sequence) / R.COUNT

    def _points(self, left: NDArray[np.int64], rows: int, stock: int, sequence: list[tuple[int, ...]]) -> float:
        if len(left) == 1 or rows == ROWS or stock == 0:
            return prize(rows, stock)
        roll = R.hand_number(sequence[rows][:min(COLUMNS, stock)])
        row = self.player.row(left, rows, stock, roll)
        luck = self.player.luck(left, rows, stock, roll)
        if row == 0:
            return prize(rows, stock) - luck
        told = R.TOLD[left, row]
        return sum(
            self._points(left[told == answer], rows + 1, stock - int(R.USES[row]), sequence)
            for answer in np.unique(told)) - luck


def _some(asked: tuple[list[str], int, int, int, float]) -> list[list[float]]:
    """Return the points by search of a few sequences; fewer when the time is up."""
    looks, seed, first, count, until = asked
    found = []
    for number in range(first, first + count):
        if time.time() > until:
            break
        found.append([Tree(look).points(rolls(seed, number)) for look in looks])
    return found


def measure(
    looks: list[str], sequences: int, seed: int = 1, seconds: float = 1e9, first: int = 0, jobs: int | None = None,
) -> NDArray[np.float64]:
    """Return the points by search and sequence. Stops after a whole sequence when the time is up."""
    until = time.time() + seconds
    pieces = [(looks, seed, start, min(4, first + sequences - start), until)
              for start in range(first, first + sequences, 4)]
    if jobs == 1:
        return np.array([points for piece in pieces for points in _some(piece)])
    lookahead.compiled()                                      # once, before the processes start
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return np.array([points for each in pool.map(_some, pieces) for points in each])


def games(look: str, count: int, seed: int = 1) -> NDArray[np.int64]:
    """Return the points of this many seeded games of a player as solver."""
    def some(first: int) -> list[int]:
        player, points = Player(look), []
        for number in range(first, min(first + 500, count)):
            chance = Chance.stream(seed, number, "games")
            code, left, rows, stock = chance.below(R.COUNT), np.arange(R.COUNT), 0, WHITE_DICE
            while rows < ROWS and stock and len(left) > 1:
                row = player.row(left, rows, stock, R.hand_number(chance.dice(min(COLUMNS, stock), FACES)))
                if row == 0:
                    break
                left = left[R.TOLD[left, row] == R.TOLD[code, row]]
                rows, stock = rows + 1, stock - int(R.USES[row])
            points.append(prize(rows, stock) if left[chance.below(len(left))] == code else 0)
        return points

    some(count - 1)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return np.array([point for each in pool.map(some, range(0, count, 500)) for point in each])


def report(looks: list[str], found: NDArray[np.float64]) -> None:
    for i, look in enumerate(looks):
        gain = found[:, i] - found[:, 0]
        print(f"{look} row{'' if look == '1' else 's'}: {found[:, i].mean():.3f} ± "
              f"{1.96 * found[:, i].std() / len(found) ** .5:.3f}, against one row {gain.mean():+.3f} ± "
              f"{1.96 * gain.std() / len(found) ** .5:.3f}, {len(found)} sequences x 1,296 codes", flush=True)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--sequences", type=int, default=400)
    ask.add_argument("--games", type=int, default=0, help="single games too, with a code each")
    ask.add_argument("--looks", nargs="+", default=["1", "2"], help="as 2, 3@150, 3@150w150 or 3w150g64: see Player")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--seconds", type=float, default=1e9)
    asked = ask.parse_args()
    if asked.sequences:
        report(asked.looks, measure(asked.looks, asked.sequences, asked.seed, asked.seconds))
    for look in asked.looks if asked.games else []:
        points = games(look, asked.games, asked.seed)
        print(f"{look} rows: {points.mean():.3f} ± {1.96 * points.std() / len(points) ** .5:.3f} points in "
              f"{len(points)} games, code missed {100 * (points == 0).mean():.2f} %", flush=True)


if __name__ == "__main__":
    main()
