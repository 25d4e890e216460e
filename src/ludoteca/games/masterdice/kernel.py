"""The maestro's table policy in numba: thousands of games per second, to measure it and to train its table.

Chooses exactly as `values.best_question`, which a test checks. It loads numba, so import it only where needed.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.masterdice import deduction, values
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE, Placed

COUNT = len(deduction.CODES)

_ROLLS = [roll for n in range(1, COLUMNS + 1) for roll in combinations_with_replacement(range(1, FACES + 1), n)]
_WAYS = [deduction.placements(roll) for roll in _ROLLS]
WAYS = np.array([[die or 0 for die in way] for ways in _WAYS for way in ways], dtype=np.int64)
USES = (WAYS > 0).sum(axis=1)
FIRST = np.cumsum([0, *(len(ways) for ways in _WAYS)])        # the ways of roll i are FIRST[i] to FIRST[i + 1]
ROLL_NUMBER = np.zeros((FACES + 1) ** COLUMNS, dtype=np.int64)   # sorted roll, read in base 7 -> i
for _i, _roll in enumerate(_ROLLS):
    ROLL_NUMBER[int("".join(map(str, _roll)), FACES + 1)] = _i


def _answers() -> NDArray[np.int64]:
    """The answer of each code to each placement, as one number: 5 per right die, 1 per die too high, 0 too low."""
    codes = np.array(deduction.CODES, dtype=np.int64)
    rows = np.array(list(product(range(FACES + 1), repeat=COLUMNS)))[:, None, :]
    told = np.where(rows == codes, 5, rows > codes) * (rows > 0)
    answers: NDArray[np.int64] = told.sum(axis=2).astype(np.uint8)[WAYS @ (FACES + 1) ** np.arange(COLUMNS - 1, -1, -1)]
    return answers


TOLD = _answers()
PARTS = (TOLD, USES, FIRST, ROLL_NUMBER)                      # arguments of the compiled functions


def roll_number(roll: tuple[int, ...]) -> int:
    return _ROLLS.index(tuple(sorted(roll)))


def way(number: int) -> Placed:
    """Return a placement by its number, as a move."""
    return tuple(int(die) or None for die in WAYS[number])


@cache
def hopes() -> NDArray[np.float64]:
    """Return the table of values.py as one array: rows used, stock, codes left."""
    return np.array([[values.hopes(r, s) for s in range(WHITE_DICE + 1)] for r in range(ROWS + 1)])


@njit(cache=True)
def word(seed):  # type: ignore[no-untyped-def]
    """SplitMix64, as in `rules.chance`. The seed is an array of one word, changed in place."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    z = seed[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def below(seed, n):  # type: ignore[no-untyped-def]
    return np.int64((word(seed) >> np.uint64(11)) % np.uint64(n))


@njit(cache=True)
def throw(seed, dice, numbers):  # type: ignore[no-untyped-def]
    """Return a roll of so many dice, as its number."""
    faces = np.empty(dice, np.int64)
    for i in range(dice):
        faces[i] = 1 + below(seed, 6)
    faces.sort()
    key = 0
    for face in faces:
        key = key * 7 + face
    return numbers[key]


@njit(cache=True)
def best(left, n, rows, stock, roll, hopes, told, uses, first):  # type: ignore[no-untyped-def]
    """Return the best placement's number, -1 to name the code, and its expected points. `left[:n]` are the codes."""
    choice, points = -1, (20 + 5 * (7 - rows) + stock) / n
    split = np.zeros(21, np.int64)
    for way in range(first[roll], first[roll + 1]):
        split[:] = 0
        answers = told[way]
        for i in range(n):
            split[answers[left[i]]] += 1
        line = hopes[rows + 1, stock - uses[way]]
        total = 0.0
        for part in split:
            total += part * line[part]
        if total / n > points:
            choice, points = way, total / n
    return choice, points


@njit(cache=True)
def keep(left, n, code, answers):  # type: ignore[no-untyped-def]
    """Remove the codes with another answer. Returns how many are left."""
    kept = 0
    for i in range(n):
        if answers[left[i]] == answers[code]:
            left[kept] = left[i]
            kept += 1
    return kept


@njit(cache=True)
def play(games, seed, hopes, told, uses, first, numbers):  # type: ignore[no-untyped-def]
    """Return the points of this many games of the maestro as solver."""
    points = np.zeros(games, np.int64)
    opening = np.full(len(first), -2, np.int64)               # the first row depends on the roll alone
    left = np.empty(1296, np.int64)
    for game in range(games):
        stream = np.array([np.uint64(seed) * np.uint64(0x2545F4914F6CDD1D) + np.uint64(game)], np.uint64)
        code, n, rows, stock = below(stream, 1296), 1296, 0, 18
        left[:] = np.arange(1296)
        while rows < 7 and stock > 0:
            roll = throw(stream, min(4, stock), numbers)
            if rows == 0 and opening[roll] != -2:
                choice = opening[roll]
            else:
                choice, _ = best(left, n, rows, stock, roll, hopes, told, uses, first)
                if rows == 0:
                    opening[roll] = choice
            if choice < 0:
                break
            n = keep(left, n, code, told[choice])
            rows += 1
            stock -= uses[choice]
        if left[below(stream, n)] == code:
            points[game] = 20 + 5 * (7 - rows) + stock
    return points


def play_games(games: int, seed: int = 1) -> NDArray[np.int64]:
    """Return the maestro's points as solver in this many seeded games."""
    points: NDArray[np.int64] = play(games, seed, hopes(), *PARTS)
    return points


def question(codes: deduction.Codes, rows: int, stock: int, roll: tuple[int, ...]) -> tuple[Placed | None, float]:
    """`values.best_question`, compiled."""
    left = np.array([i for i in range(COUNT) if codes >> i & 1], dtype=np.int64)
    choice, points = best(left, len(left), rows, stock, roll_number(roll), hopes(), TOLD, USES, FIRST)
    return (None if choice < 0 else way(choice)), float(points)
