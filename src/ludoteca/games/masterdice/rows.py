"""All possible rows with their answers, for the compiled searches: 2,400 placements of one to four dice.

It needs NumPy, so import it only where needed.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, Placed

LAID = np.array(list(product(range(FACES + 1), repeat=COLUMNS)), dtype=np.int64)     # 0 is an empty field
COUNT = len(deduction.CODES)
CODES = np.array(deduction.CODES, dtype=np.int64)
ANSWERS = 21                                                  # 5 for a right die, 1 for one too high, 0 for one too low


def _answers() -> NDArray[np.uint8]:
    """The answer of each code to each row, as one number. One code's answers are contiguous, so few codes are fast."""
    codes = CODES[:, None, :]
    told = np.where(codes == LAID, 5, codes < LAID) * (LAID > 0)
    return np.ascontiguousarray(told.sum(axis=2).astype(np.uint8))


TOLD = _answers()
USES = (LAID > 0).sum(axis=1)

# The dice of a row without their places: the empty hand, then 209 hands of one to four dice.
HANDS: list[tuple[int, ...]] = [()] + [
    hand for n in range(1, COLUMNS + 1) for hand in combinations_with_replacement(range(1, FACES + 1), n)]
_NUMBER = {hand: i for i, hand in enumerate(HANDS)}
HAND = np.array([_NUMBER[tuple(sorted(die for die in row if die))] for row in LAID.tolist()])
SIZE = np.array([len(hand) for hand in HANDS])
FIRST_OF_SIZE = np.array([_NUMBER[(1,) * n] for n in range(COLUMNS + 1)] + [len(HANDS)])
# The hands with one die fewer, padded with the empty hand: their rows are possible with this hand too.
SMALLER = np.array([
    [_NUMBER[hand[:i] + hand[i + 1:]] if i < len(hand) else 0 for i in range(COLUMNS)] for hand in HANDS])
CHANCE = np.array([
    factorial(len(hand)) / prod(factorial(hand.count(face)) for face in range(1, FACES + 1)) / FACES ** len(hand)
    for hand in HANDS])


def hand_number(dice: tuple[int, ...]) -> int:
    return _NUMBER[tuple(sorted(dice))]


def row(number: int) -> Placed:
    """Return a row by its number, as a move."""
    return tuple(int(die) or None for die in LAID[number])


def row_number(placed: Placed) -> int:
    """Return the number of a row."""
    number = 0
    for die in placed:
        number = number * (FACES + 1) + (die or 0)
    return number


def _faces_told() -> NDArray[np.uint8]:
    """For two codes, how many faces distinguish them, over all columns."""
    low, high = np.minimum(CODES[:, None], CODES[None]), np.maximum(CODES[:, None], CODES[None])
    told = np.zeros((COUNT, COUNT), dtype=np.uint8)
    for face in range(1, FACES + 1):
        told += ((low <= face) & (face <= high) & (low < high)).any(axis=2)
    return told


TELLING = _faces_told()
