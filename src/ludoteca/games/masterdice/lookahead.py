"""The maestro's lookahead search in numba: values a row by playing the next one or two rows well.

Rows are ranked by the table of `values.py`. The best few are valued again by expectimax over the next rolls, with the
table at the leaves. Two codes left have a closed form. `docs/research/masterdice.md` says what each level of search is
worth. It loads numba, so import it only where needed.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.masterdice import deduction, openings, values
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import FACES, ROWS, WHITE_DICE, Placed
from ludoteca.rules import Chance

KEEP = 6                                                      # rows searched at the root
MEMORY = 1 << 16                                              # cached sets of codes


@cache
def worth_by_count() -> NDArray[np.float64]:
    """Return the table of values.py times the codes left, so that a split is a sum."""
    table = np.array([[values.hopes(r, s) for s in range(WHITE_DICE + 1)] for r in range(ROWS + 1)])
    return table * np.arange(R.COUNT + 1)


@cache
def worth_of_two() -> NDArray[np.float64]:
    """Return twice the exact value of two codes: rows used, stock, faces that distinguish them."""
    worth = np.zeros((ROWS + 1, WHITE_DICE + 1, FACES + 1))
    for rows in range(ROWS, -1, -1):
        for stock in range(WHITE_DICE + 1):
            now = values.prize(rows, stock)
            worth[rows, stock] = now
            if rows == ROWS or stock == 0:
                continue
            for faces in range(1, FACES + 1):
                told = 1 - (1 - faces / FACES) ** min(4, stock)
                worth[rows, stock, faces] = (
                    told * max(now, 2 * values.prize(rows + 1, stock - 1))
                    + (1 - told) * max(now, worth[rows + 1, stock - 1, faces]))
    return worth


@cache
def parts() -> tuple[Any, ...]:
    """Return the arguments of the compiled functions."""
    return (worth_by_count(), worth_of_two(), R.TOLD, R.USES, R.HAND, R.SIZE, R.SMALLER, R.FIRST_OF_SIZE, R.CHANCE,
            R.TELLING, R.CODES, _salt())


@cache
def _salt() -> NDArray[np.uint64]:
    """A random word per code; their sum is the hash of a set."""
    chance = Chance.stream(1, purpose="sets of codes")
    return np.array([chance.bits() for _ in range(R.COUNT)], np.uint64)


@njit(cache=True, nogil=True)
def split(left, n, row, told, line, counts):  # type: ignore[no-untyped-def]
    """Return the value of a row: the sum over its answers of `line` at the number of codes left."""
    total = 0.0
    for i in range(n):
        a = told[left[i], row]
        c = counts[a]
        total += line[c + 1] - line[c]
        counts[a] = c + 1
    for i in range(n):
        counts[told[left[i], row]] = 0
    return total


@njit(cache=True, nogil=True)
def answering(left, n, row, answer, told, here):  # type: ignore[no-untyped-def]
    """Write the codes with this answer into `here`. Returns how many."""
    k = 0
    for i in range(n):
        if told[left[i], row] == answer:
            here[k] = left[i]
            k += 1
    return k


@njit(cache=True, nogil=True)
def telling_rows(left, n, dice, codes, rows):  # type: ignore[no-untyped-def]
    """Write the rows of this many dice in which every die gives information, and return how many.

    A die outside the possible faces of a column has the same answer for every code. The row without it is as good and
    saves a die. Such a die alone is a way to roll again, so one row per face is kept.
    """
    low, high = np.full(4, 6), np.full(4, 1)
    for i in range(n):
        for c in range(4):
            face = codes[left[i], c]
            low[c] = min(low[c], face)
            high[c] = max(high[c], face)
    faces, count = np.zeros((4, 7), np.int64), np.ones(4, np.int64)
    for c in range(4):
        if low[c] < high[c]:
            for face in range(low[c], high[c] + 1):
                faces[c, count[c]] = face
                count[c] += 1
    found = 0
    for i in range(count[0]):
        for j in range(count[1]):
            for k in range(count[2]):
                used = (i > 0) + (j > 0) + (k > 0)
                if used > dice:
                    break
                row = ((faces[0, i] * 7 + faces[1, j]) * 7 + faces[2, k]) * 7
                for m in range(count[3] if used < dice else 1):
                    if used or m:
                        found += 1
                        rows[found] = row + faces[3, m]
    for face in range(1, 7):
        place = 343
        for c in range(4):
            if low[c] == high[c] or face < low[c] or face > high[c]:
                found += 1
                rows[found] = face * place
                break
            place //= 7
    rows[0] = found


@njit(cache=True, nogil=True)
def over_rolls(best, now, dice, size, smaller, first, chance):  # type: ignore[no-untyped-def]
    """Return the expectation over rolls of the best hand in each, or of naming the code. Completes `best`."""
    total = 0.0
    for hand in range(1, first[dice + 1]):
        for k in range(size[hand]):
            under = best[smaller[hand, k]]
            if under > best[hand]:
                best[hand] = under
        if size[hand] == dice:
            total += chance[hand] * max(now, best[hand])
    return total


@njit(cache=True, nogil=True)
def next_row(  # type: ignore[no-untyped-def]
    left, n, rows, stock, best, counts, laid, worth, two, told, uses, hand, size, smaller, first, chance, telling,
    codes,
):
    """Return n times the value of a set of codes before its next roll, with the table after that row."""
    now = 20.0 + 5 * (7 - rows) + stock
    if n == 1 or rows == 7 or stock == 0:
        return now
    if n == 2:
        return two[rows, stock, telling[left[0], left[1]]]
    dice = min(4, stock)
    best[:] = 0.0
    telling_rows(left, n, dice, codes, laid)
    for i in range(1, laid[0] + 1):
        row = laid[i]
        total = split(left, n, row, told, worth[rows + 1, stock - uses[row]], counts)
        if total > best[hand[row]]:
            best[hand[row]] = total
    return over_rolls(best, now, dice, size, smaller, first, chance)


@njit(cache=True, nogil=True)
def best_of_each_hand(ranked, hand, laid, hands, width):  # type: ignore[no-untyped-def]
    """Find for each hand the few best rows with exactly its dice, by the table."""
    top = np.zeros((hands, width), np.int64)
    for place in range(1, laid[0] + 1):
        row = laid[place]
        h = hand[row]
        for k in range(width):
            if top[h, k] == 0 or ranked[row] > ranked[top[h, k]]:
                for j in range(width - 1, k, -1):
                    top[h, j] = top[h, j - 1]
                top[h, k] = row
                break
    return top


@njit(cache=True, nogil=True)
def best_of_roll(roll, top, ranked, size, smaller, chosen):  # type: ignore[no-untyped-def]
    """Find the few best rows among all hands within a roll, by the table."""
    chosen[:] = 0
    hands = np.zeros(16, np.int64)
    hands[0] = roll
    known, place = 1, 0
    while place < known:
        h = hands[place]
        place += 1
        for k in range(len(chosen)):
            row = top[h, k]
            if row == 0:
                break
            for j in range(len(chosen)):
                if chosen[j] == 0 or ranked[row] > ranked[chosen[j]]:
                    for i in range(len(chosen) - 1, j, -1):
                        chosen[i] = chosen[i - 1]
                    chosen[j] = row
                    break
        for k in range(size[h]):
            under = smaller[h, k]
            fresh = under > 0
            for i in range(known):
                fresh = fresh and hands[i] != under
            if fresh:
                hands[known] = under
                known += 1


@njit(cache=True, nogil=True)
def ahead(  # type: ignore[no-untyped-def]
    left, n, rows, stock, depth, width, share, best, counts, laid, known, worths, worth, two, told, uses, hand, size,
    smaller, first, chance, telling, codes, salt,
):
    """Return n times the value of a set before its next roll, by searching the best few rows of every roll.

    At most `width` rows are searched, none worse than `share` of the best. Many rows leave the same few codes, so the
    values of sets are cached by codes, rows, dice and depth.
    """
    now = 20.0 + 5 * (7 - rows) + stock
    if n == 1 or rows == 7 or stock == 0:
        return now
    if n == 2:
        return two[rows, stock, telling[left[0], left[1]]]
    key = np.uint64(((depth * 8 + rows) * 32 + stock) * 2 + 1) * np.uint64(0x9E3779B97F4A7C15)
    for i in range(n):
        key ^= salt[left[i]]
    place = np.int64(key & np.uint64(len(known) - 1))
    if known[place] == key:
        return worths[place]
    if depth <= 1:
        total = next_row(left, n, rows, stock, best, counts, laid, worth, two, told, uses, hand, size, smaller, first,
                         chance, telling, codes)
        known[place], worths[place] = key, total
        return total
    dice = min(4, stock)
    ranked = np.zeros(len(uses))
    telling_rows(left, n, dice, codes, laid)
    for i in range(1, laid[0] + 1):
        row = laid[i]
        ranked[row] = split(left, n, row, told, worth[rows + 1, stock - uses[row]], counts)
    top = best_of_each_hand(ranked, hand, laid, len(size), width)
    hoped = np.full(len(uses), -1.0)
    chosen = np.zeros(width, np.int64)
    here = np.empty(n, np.int64)
    total = 0.0
    for roll in range(first[dice], first[dice + 1]):
        best_of_roll(roll, top, ranked, size, smaller, chosen)
        most = now
        for j in range(len(chosen)):
            row = chosen[j]
            if row == 0 or ranked[row] < share * ranked[chosen[0]]:
                break
            if hoped[row] < 0.0:
                hoped[row] = 0.0
                for answer in range(21):
                    k = answering(left, n, row, answer, told, here)
                    if k:
                        hoped[row] += ahead(here, k, rows + 1, stock - uses[row], depth - 1, width, share, best, counts,
                                            laid, known, worths, worth, two, told, uses, hand, size, smaller, first,
                                            chance, telling, codes, salt)
            most = max(most, hoped[row])
        total += chance[roll] * most
    known[place], worths[place] = key, total
    return total


@njit(cache=True, nogil=True)
def ranked_rows(left, n, rows, stock, roll, keep, counts, worth, told, uses, hand, size, smaller):  # type: ignore[no-untyped-def]
    """Find the best few rows of a roll by the table, with n times their values; 0 where there are no more."""
    inside = np.zeros(len(size), np.bool_)
    inside[roll] = True
    for h in range(roll, 0, -1):
        if inside[h]:
            for k in range(size[h]):
                inside[smaller[h, k]] = True
    chosen = np.zeros(keep, np.int64)
    ranked = np.zeros(keep)
    for row in range(1, len(uses)):
        if not inside[hand[row]]:
            continue
        total = split(left, n, row, told, worth[rows + 1, stock - uses[row]], counts)
        for j in range(keep):
            if chosen[j] == 0 or total > ranked[j]:
                for i in range(keep - 1, j, -1):
                    chosen[i], ranked[i] = chosen[i - 1], ranked[i - 1]
                chosen[j], ranked[j] = row, total
                break
    return chosen, ranked


@njit(cache=True, nogil=True)
def row_ahead(  # type: ignore[no-untyped-def]
    left, n, rows, stock, row, depth, width, share, here, best, counts, laid, known, worths, worth, two, told, uses,
    hand, size, smaller, first, chance, telling, codes, salt,
):
    """Return n times the value of a row, searched this many rows further."""
    hoped = 0.0
    for answer in range(21):
        k = answering(left, n, row, answer, told, here)
        if k:
            hoped += ahead(here, k, rows + 1, stock - uses[row], depth, width, share, best, counts, laid, known, worths,
                           worth, two, told, uses, hand, size, smaller, first, chance, telling, codes, salt)
    return hoped


@njit(cache=True, nogil=True)
def choose(  # type: ignore[no-untyped-def]
    left, n, rows, stock, roll, depth, keep, width, share, here, best, counts, laid, known, worths, worth, two, told,
    uses, hand, size, smaller, first, chance, telling, codes, salt,
):
    """Return the best row's number, 0 to name the code, and its expected points. `roll` is the hand rolled."""
    chosen, ranked = ranked_rows(left, n, rows, stock, roll, keep, counts, worth, told, uses, hand, size, smaller)
    choice, points = 0, 20.0 + 5 * (7 - rows) + stock
    for j in range(keep):
        row = chosen[j]
        if row == 0:
            break
        hoped = ranked[j]
        if depth:
            hoped = row_ahead(left, n, rows, stock, row, depth, width, share, here, best, counts, laid, known, worths,
                              worth, two, told, uses, hand, size, smaller, first, chance, telling, codes, salt)
        if hoped > points + 1e-9:
            choice, points = row, hoped
    return choice, points / n


class Sight:
    """The search depth of a player, and its buffers: one object per thread.

    Searches `rows` rows with at most `many` codes left, one row less with more. With at most `wide` codes it searches
    more rows of a roll, also those the table ranks up to 3 % lower."""

    def __init__(self, rows: int, many: int = R.COUNT, wide: int = 0) -> None:
        self.rows, self.many, self.wide = rows, many, wide
        self.room = (np.empty(R.COUNT, np.int64), np.zeros(len(R.HANDS)), np.zeros(R.ANSWERS, np.int64),
                     np.zeros(len(R.LAID) + 1, np.int64), np.zeros(MEMORY, np.uint64), np.zeros(MEMORY))

    def depth(self, n: int) -> int:
        """Return how many rows beyond the placed one are searched with n codes left."""
        return self.rows - 1 if n <= self.many else self.rows - 2

    def breadth(self, n: int) -> tuple[int, int, float]:
        """Return how many rows are searched, how many of each future roll, and their least share of the best value."""
        if n <= self.wide:
            return 2 * KEEP, 6, 0.97
        return KEEP if self.depth(n) < 2 else 4, 3, 0.99

    def choose(self, left: NDArray[np.int64], rows: int, stock: int, roll: int) -> tuple[int, float]:
        """Return the best row's number, 0 to name the code, and its points. `roll` is the number of the hand."""
        n = len(left)
        choice, points = choose(
            left, n, rows, stock, roll, self.depth(n), *self.breadth(n), *self.room, *parts())
        return int(choice), float(points)


def compiled() -> None:
    """Compile everything here."""
    Sight(3).choose(np.arange(8), 5, 2, 1)


def numbers(codes: deduction.Codes) -> NDArray[np.int64]:
    """Return the codes of a set as the numbers the compiled functions use."""
    bits = np.frombuffer(codes.to_bytes((R.COUNT + 7) // 8, "little"), np.uint8)
    return np.flatnonzero(np.unpackbits(bits, bitorder="little"))


@lru_cache(maxsize=4096)
def question(
    codes: deduction.Codes, rows: int, stock: int, roll: tuple[int, ...], look: int, many: int,
    wide: int = 0,
) -> Placed | None:
    """Return the dice to place, or None to name the code, by this search. `roll` is sorted."""
    if codes == deduction.ALL and rows == 0 and look > 1:
        return openings.row(roll)
    choice, _ = Sight(look, many, wide).choose(numbers(codes), rows, stock, R.hand_number(roll))
    return R.row(choice) if choice else None
