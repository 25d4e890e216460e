"""Trains the maestro's table, from the last row to the first: `python -m tools.masterdice.train` (minutes).

Games with the current table and with random placements collect positions. Then, from the last row back, the value of a
position is the best placement's expectation, averaged over a few rolls. The table takes the mean over positions with
the same rows, dice and number of codes left.
"""

from __future__ import annotations

import argparse
import json
import math
from importlib import resources
from pathlib import Path

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.masterdice import kernel
from ludoteca.games.masterdice.pieces import ROWS, WHITE_DICE
from ludoteca.games.masterdice.values import prize
from tools.masterdice import bound

KNOTS = [*range(1, 17), 18, 20, 22, 24, 27, 30, 34, 38, 43, 48, 54, 60, 68, 76, 86, 96, 108, 122, 138, 156, 176, 200,
         226, 256, 290, 328, 370, 420, 474, 536, 606, 686, 776, 878, 992, 1120, 1296]
EVERY = np.arange(1, kernel.COUNT + 1)
LOW = np.minimum(np.searchsorted(KNOTS, EVERY, side="right") - 1, len(KNOTS) - 2)
_ENDS = np.log(np.array(KNOTS))
SHARE = (np.log(EVERY) - _ENDS[LOW]) / (_ENDS[LOW + 1] - _ENDS[LOW])
WILDNESS = np.array([0.08, 0.3, 0.6, 1.0])                    # shares of random placements in the collected games


@njit(cache=True)
def collect(seed, hopes, told, uses, first, numbers, wild, met, sets):  # type: ignore[no-untyped-def]
    """Fill `met` with positions (rows used, stock, codes left) and `sets` with their codes."""
    stream = np.array([np.uint64(seed)], np.uint64)
    opening = np.full(len(first), -2, np.int64)
    left = np.empty(1296, np.int64)
    found = 0
    while True:
        code, n, rows, stock = kernel.below(stream, 1296), 1296, 0, 18
        wildness, liked = wild[kernel.below(stream, 4)], 1 + kernel.below(stream, 4)
        left[:] = np.arange(1296)
        while rows < 7 and stock > 0:
            roll = kernel.throw(stream, min(4, stock), numbers)
            if kernel.below(stream, 1000) < 1000 * wildness:
                for _ in range(12):                           # a game that prefers to place this many dice
                    choice = first[roll] + kernel.below(stream, first[roll + 1] - first[roll])
                    if uses[choice] == min(liked, stock):
                        break
            elif rows == 0 and opening[roll] != -2:
                choice = opening[roll]
            else:
                choice, _ = kernel.best(left, n, rows, stock, roll, hopes, told, uses, first)
                if rows == 0:
                    opening[roll] = choice
            if choice < 0:
                break
            n = kernel.keep(left, n, code, told[choice])
            rows += 1
            stock -= uses[choice]
            if n > 1 and kernel.below(stream, 3) == 0:
                met[found] = rows, stock, n
                sets[found, :n] = left[:n]
                found += 1
                if found == len(met):
                    return


@njit(cache=True)
def weigh(rows, rolls, seed, hopes, told, uses, first, numbers, met, sets, worth):  # type: ignore[no-untyped-def]
    """Return the value of every position after this many rows: the best expectation, over a few rolls."""
    stream = np.array([np.uint64(seed)], np.uint64)
    left = np.empty(1296, np.int64)
    for i in range(len(met)):
        if met[i, 0] != rows or met[i, 1] == 0:
            continue
        stock, n = met[i, 1], met[i, 2]
        left[:n] = sets[i, :n]
        total = 0.0
        for _ in range(rolls):
            roll = kernel.throw(stream, min(4, stock), numbers)
            total += kernel.best(left, n, rows, stock, roll, hopes, told, uses, first)[1]
        worth[i] = total / rolls


def first_guess() -> NDArray[np.float64]:
    """Return an initial table: each factor of six in the codes left costs about a row and a die or two."""
    hopes = np.zeros((ROWS + 1, WHITE_DICE + 1, kernel.COUNT + 1))
    for rows in range(ROWS + 1):
        for stock in range(WHITE_DICE + 1):
            right = prize(rows, stock)
            hopes[rows, stock, 1:] = right / EVERY
            if rows < ROWS and stock:
                price = 6.5 * np.log(EVERY) / math.log(6) + np.where(4 * (ROWS - rows) < np.log2(EVERY), 20, 0)
                hopes[rows, stock, 1:] = np.maximum(right / EVERY, right - price)
    return hopes


def take_averages(hopes: NDArray[np.float64], rows: int, met: NDArray[np.int64], worth: NDArray[np.float64]) -> None:
    """Move the table towards the observed values; without observations it follows its neighbours."""
    knots = len(KNOTS)
    for stock in range(1, WHITE_DICE + 1):
        here = (met[:, 0] == rows) & (met[:, 1] == stock)
        n = met[here, 2]
        surprise = worth[here] - hopes[rows, stock, n]
        low, share = LOW[n - 1], SHARE[n - 1]
        a, b = np.zeros((knots, knots)), np.zeros(knots)
        for i, j, weight in ((0, 0, (1 - share) ** 2), (1, 1, share**2), (0, 1, share * (1 - share)),
                             (1, 0, share * (1 - share))):
            np.add.at(a, (low + i, low + j), weight)
        np.add.at(b, low, (1 - share) * surprise)
        np.add.at(b, low + 1, share * surprise)
        for i in range(knots - 1):
            a[i:i + 2, i:i + 2] += 3.0 * np.array([[1, -1], [-1, 1]])
        a += 0.3 * np.eye(knots)
        a[0], b[0] = 0, 0
        a[0, 0] = 1                                           # one code left is worth exactly the prize
        change = np.linalg.solve(a, b)
        line = hopes[rows, stock, 1:] + (1 - SHARE) * change[LOW] + SHARE * change[LOW + 1]
        right = prize(rows, stock)
        hopes[rows, stock, 1:] = np.minimum.accumulate(np.clip(line, right / EVERY, right))


def under_the_bound(hopes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the table limited by the proved bound, also on the lines between two knots."""
    whole = bound.table()[:, :, 1:, 0]
    for rows, stock in zip(*np.nonzero(whole[:, :, 0]), strict=True):
        most = np.floor(100 * whole[rows, stock] / EVERY) / 100
        knots = np.minimum(hopes[rows, stock, KNOTS], most[np.array(KNOTS) - 1])
        while True:
            line = (1 - SHARE) * knots[LOW] + SHARE * knots[LOW + 1]
            over = line - most
            worst = int(over.argmax())
            if over[worst] <= 1e-9:
                break
            knots[LOW[worst]:LOW[worst] + 2] -= over[worst] + 1e-3
        hopes[rows, stock, 1:] = line
    return hopes


def write(hopes: NDArray[np.float64], page: Path) -> None:
    """Write the reachable cells: each row takes one to four dice."""
    points = {
        f"{rows}/{stock}": [math.floor(100 * float(hopes[rows, stock, n])) / 100 for n in KNOTS]
        for rows in range(1, ROWS) for stock in range(max(1, WHITE_DICE - 4 * rows), WHITE_DICE - rows + 1)
    }
    lines = ",\n".join(f'  "{key}": {json.dumps(line)}' for key, line in points.items())
    page.write_text(f'{{"codes": {json.dumps(KNOTS)},\n "points": {{\n{lines}\n}}}}\n', "utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rounds", type=int, default=6)
    ask.add_argument("--situations", type=int, default=100_000)
    ask.add_argument("--rolls", type=int, default=4)
    asked = ask.parse_args()
    met = np.zeros((asked.situations, 3), np.int64)
    sets = np.zeros((asked.situations, kernel.COUNT), np.int16)
    worth = np.zeros(asked.situations)
    hopes, kept = first_guess(), []
    for number in range(asked.rounds):
        collect(number + 1, hopes, *kernel.PARTS, WILDNESS, met, sets)
        for rows in range(ROWS - 1, 0, -1):
            weigh(rows, asked.rolls, 1000 * number + rows, hopes, *kernel.PARTS, met, sets, worth)
            take_averages(hopes, rows, met, worth)
        kept.append(hopes.copy())
        points = kernel.play(20_000, 7, hopes, *kernel.PARTS)
        print(f"round {number + 1}: {points.mean():.2f} points a game", flush=True)
    # The last rounds differ by chance only, so their mean has less noise.
    final = under_the_bound(np.mean(kept[len(kept) // 2:], axis=0))
    print(f"table: {kernel.play(20_000, 7, final, *kernel.PARTS).mean():.2f} points a game")
    write(final, Path(str(resources.files("ludoteca.games.masterdice") / "content" / "values.json")))


if __name__ == "__main__":
    main()
