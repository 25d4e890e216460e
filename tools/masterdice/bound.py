"""Upper bound on the points of any solver, proved by relaxing the game.

`python -m tools.masterdice.bound` (minutes on many cores; `--rows 2` for a quick, looser one).

Let W(r, s, n) bound n times the value of any set of n codes after r rows with s white dice in stock. Naming the code
wins the prize for one code of the set. A row splits the set into parts no larger than the classes of all 1,296 codes.
The columns limit the number of parts: a column with one possible face gives no information, one with two faces gives
at most two answers. The best split of n under these limits fills evenly under the concave majorant of W(r + 1, ...).
Sets of one or two codes have exact values. The first rows are played with their real sets, every placement of every
roll, with W at the end. Each step only relaxes the game, so the bound errs upwards only.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations, permutations, product

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.masterdice import lookahead
from ludoteca.games.masterdice import rows as R
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE

# How many answers each column of a set allows: one, two or three, in falling order.
SIGHTS = [sight for sight in product((3, 2, 1), repeat=COLUMNS) if sight == tuple(sorted(sight, reverse=True))]
SIGHT = np.zeros(4 ** COLUMNS, np.int64)
for _i in product((1, 2, 3), repeat=COLUMNS):
    SIGHT[int("".join(map(str, _i)), 4)] = SIGHTS.index(tuple(sorted(_i, reverse=True)))


@cache
def faces_shown() -> NDArray[np.int64]:
    """Return for each code the faces of its columns as bits, six per column."""
    faces: NDArray[np.int64] = (1 << (6 * np.arange(COLUMNS) + R.CODES - 1)).sum(axis=1)
    return faces


KINDS = np.array([min(3, bin(mask).count("1")) for mask in range(64)])
SPAN = np.zeros(64, np.int64)                                 # faces from the lowest to the highest of a column
for _mask in range(1, 64):
    if _mask & (_mask - 1):
        _low, _high = (_mask & -_mask).bit_length() - 1, _mask.bit_length() - 1
        SPAN[_mask] = (1 << (_high + 1)) - (1 << _low)
BITS = np.array([bin(mask).count("1") for mask in range(64)])


def _answers_of(die: int, kinds: int) -> list[frozenset[int]]:
    """The sets of answers (5 right, 1 too high, 0 too low) a die can get in a column that allows this many."""
    possible = [5] + [1] * (die > 1) + [0] * (die < FACES)
    return [frozenset(some) for some in combinations(possible, min(kinds, len(possible)))]


@cache
def _parts(hand: tuple[int, ...], sight: tuple[int, ...]) -> int:
    """The most parts into which a hand can split a set whose columns allow these numbers of answers."""
    most = 1
    for dice in set(permutations(hand)):
        for columns in combinations(sight, len(dice)):
            for told in product(*(_answers_of(die, kinds) for die, kinds in zip(dice, columns, strict=True))):
                most = max(most, len({sum(each) for each in product(*told)}))
    return most


@cache
def limits() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return for each hand its class sizes over all codes, largest first, and the most parts per sight."""
    caps = np.zeros((len(R.HANDS), 15), np.int64)
    for hand in range(1, len(R.HANDS)):
        row = int(np.flatnonzero(hand == R.HAND)[0])
        sizes = np.sort(np.bincount(R.TOLD[:, row], minlength=R.ANSWERS))[::-1][:15]
        caps[hand] = sizes
    parts = np.array([[_parts(hand, sight) for sight in SIGHTS] for hand in R.HANDS])
    return caps, parts


@njit(cache=True, nogil=True)
def majorant(line):  # type: ignore[no-untyped-def]
    """Return the concave majorant of a line, at whole numbers."""
    n = len(line)
    hull = np.empty(n, np.int64)
    k = 0
    for i in range(n):
        while k >= 2 and (line[hull[k - 1]] - line[hull[k - 2]]) * (i - hull[k - 2]) <= \
                (line[i] - line[hull[k - 2]]) * (hull[k - 1] - hull[k - 2]):
            k -= 1
        hull[k] = i
        k += 1
    out = np.empty(n)
    for j in range(k - 1):
        a, b = hull[j], hull[j + 1]
        for i in range(a, b + 1):
            out[i] = line[a] + (line[b] - line[a]) * (i - a) / (b - a)
    out[hull[k - 1]] = line[hull[k - 1]]
    return out


@njit(cache=True, nogil=True)
def fill(line, caps, parts, most, into):  # type: ignore[no-untyped-def]
    """For every n, the best sum of a concave line over parts under their caps: the smallest parts grow first."""
    share = np.zeros(parts, np.int64)
    total, n, grown = 0.0, 0, True
    into[0] = 0.0
    while grown and n < most:
        grown = False
        for j in range(parts):
            if share[j] < caps[j] and n < most:
                total += line[share[j] + 1] - line[share[j]]
                share[j] += 1
                n += 1
                into[n] = total
                grown = True
    for i in range(n + 1, most + 1):
        into[i] = -1.0                                        # impossible: more codes than the classes hold
    return n


@njit(cache=True, nogil=True)
def level(rows, stock, most, caps, parts, below, size, smaller, first, chance, out):  # type: ignore[no-untyped-def]
    """W(rows, stock, n, sight) for every n and sight, from W(rows + 1, ...)."""
    now = 20.0 + 5 * (7 - rows) + stock
    dice = min(4, stock)
    for sight in range(out.shape[1]):
        best = np.zeros((len(size), most + 1))
        column = np.empty(most + 1)
        lines = np.empty((5, below.shape[1]))
        for used in range(1, dice + 1):
            lines[used] = majorant(below[stock - used, :, sight])
        for hand in range(1, first[dice + 1]):
            fill(lines[size[hand]], caps[hand], parts[hand, sight], most, column)
            best[hand] = column
            for k in range(size[hand]):
                best[hand] = np.maximum(best[hand], best[smaller[hand, k]])
        out[0, sight] = 0.0
        out[1:, sight] = 0.0
        for hand in range(first[dice], first[dice + 1]):
            for n in range(1, most + 1):
                out[n, sight] += chance[hand] * max(now, best[hand, n])
        out[1, sight] = now


@cache
def table() -> NDArray[np.float64]:
    """W by rows used, stock, codes and sight."""
    caps, parts = limits()
    whole = np.zeros((ROWS + 1, WHITE_DICE + 1, R.COUNT + 1, len(SIGHTS)))
    two = lookahead.worth_of_two()
    for rows in range(ROWS, -1, -1):
        most = R.COUNT if rows < 3 else 500
        for stock in range(WHITE_DICE + 1):
            if stock < WHITE_DICE - 4 * rows or stock > WHITE_DICE - rows:
                continue
            if rows == ROWS or stock == 0:
                whole[rows, stock, 1:] = 20 + 5 * (ROWS - rows) + stock
                continue
            level(rows, stock, most, caps, parts, whole[rows + 1], R.SIZE, R.SMALLER, R.FIRST_OF_SIZE, R.CHANCE,
                  whole[rows, stock, :most + 1])
            whole[rows, stock, most + 1:] = whole[rows, stock, most]
            whole[rows, stock, 2] = np.minimum(whole[rows, stock, 2], two[rows, stock, FACES])
    return whole


@njit(cache=True, nogil=True)
def bounded(n, mask, rows, stock, whole, two, kinds, span, bits, sight):  # type: ignore[no-untyped-def]
    """Return W of a real set, from its size and the faces its columns show."""
    if n == 1 or rows == 7 or stock == 0:
        return 20.0 + 5 * (7 - rows) + stock
    a, b, c, d = mask & 63, (mask >> 6) & 63, (mask >> 12) & 63, (mask >> 18) & 63
    if n == 2:
        return two[rows, stock, bits[span[a] | span[b] | span[c] | span[d]]]
    return whole[rows, stock, n, sight[((kinds[a] * 4 + kinds[b]) * 4 + kinds[c]) * 4 + kinds[d]]]


@njit(cache=True, nogil=True)
def row_bound(  # type: ignore[no-untyped-def]
    left, n, row, told, rows, stock, faces, counts, masks, whole, two, kinds, span, bits, sight,
):
    """Return the bound of a placed row: the sum over its parts."""
    for i in range(n):
        a = told[left[i], row]
        counts[a] += 1
        masks[a] |= faces[left[i]]
    total = 0.0
    for i in range(n):
        a = told[left[i], row]
        if counts[a]:
            total += bounded(counts[a], masks[a], rows, stock, whole, two, kinds, span, bits, sight)
            counts[a] = 0
            masks[a] = 0
    return total


@njit(cache=True, nogil=True)
def alike(row, groups, laid):  # type: ignore[no-untyped-def]
    """Return whether a row is the first of those that are equal up to swapping columns with equal histories."""
    for c in range(3):
        for d in range(c + 1, 4):
            if groups[c] == groups[d] and laid[row, c] > laid[row, d]:
                return False
    return True


@njit(cache=True, nogil=True)
def played(  # type: ignore[no-untyped-def]  # noqa: C901 (one compiled recursion: pieces would cost half its speed)
    left, n, rows, stock, real, groups, space, faces, counts, masks, whole, two, kinds, span, bits, sight, told, uses,
    hand, size, smaller, first, chance, laid,
):
    """Return the bound of a set before its next roll, with this many real rows ahead."""
    now = 20.0 + 5 * (7 - rows) + stock
    if n == 1 or rows == 7 or stock == 0:
        return now
    if n == 2 or real == 0:
        mask = 0
        for i in range(n):
            mask |= faces[left[i]]
        return bounded(n, mask, rows, stock, whole, two, kinds, span, bits, sight)
    dice = min(4, stock)
    hoped = np.zeros(len(uses))
    for row in range(1, len(uses)):
        if uses[row] <= dice and alike(row, groups, laid):
            hoped[row] = row_bound(left, n, row, told, rows + 1, stock - uses[row], faces, counts, masks, whole, two,
                                   kinds, span, bits, sight)
    best = np.zeros(len(size))
    if real == 1:
        for row in range(1, len(uses)):
            if hoped[row] > best[hand[row]]:
                best[hand[row]] = hoped[row]
    else:
        here = space[real]
        order = np.argsort(-hoped)
        for h in range(1, first[dice + 1]):
            for k in range(size[h]):
                best[h] = max(best[h], best[smaller[h, k]])
            for i in range(len(order)):
                row = order[i]
                if hoped[row] <= max(best[h], now):
                    break
                if hand[row] != h:
                    continue
                total = hoped[row]
                finer = groups * 7 + laid[row]
                for answer in range(21):
                    k, mask = 0, 0
                    for j in range(n):
                        if told[left[j], row] == answer:
                            here[k] = left[j]
                            mask |= faces[left[j]]
                            k += 1
                    if k > 2:
                        total -= bounded(k, mask, rows + 1, stock - uses[row], whole, two, kinds, span, bits, sight)
                        total += played(here, k, rows + 1, stock - uses[row], real - 1, finer, space, faces, counts,
                                        masks, whole, two, kinds, span, bits, sight, told, uses, hand, size, smaller,
                                        first, chance, laid)
                        if total <= max(best[h], now):
                            break
                best[h] = max(best[h], total)
    total = 0.0
    for h in range(1, first[dice + 1]):
        for k in range(size[h]):
            best[h] = max(best[h], best[smaller[h, k]])
        if size[h] == dice:
            total += chance[h] * max(now, best[h])
    return total


def bound(real: int, threads: int | None = None, progress: bool = False) -> float:
    """Return the points no player exceeds on average, with 0 to 3 real rows."""
    whole = table()
    if real == 0:
        return float(whole[0, WHITE_DICE, R.COUNT, 0] / R.COUNT)
    kit = (whole, lookahead.worth_of_two(), KINDS, SPAN, BITS, SIGHT, R.TOLD, R.USES, R.HAND, R.SIZE, R.SMALLER,
           R.FIRST_OF_SIZE, R.CHANCE, R.LAID)
    everything = np.arange(R.COUNT)
    tasks = []                                                # one per class of each first row, without equal ones
    for hand in range(1, len(R.HANDS)):
        mirrored = R.hand_number(tuple(FACES + 1 - die for die in R.HANDS[hand]))
        if mirrored < hand:
            continue
        row = int(np.flatnonzero(hand == R.HAND)[0])
        for answer in np.unique(R.TOLD[:, row]):
            left = everything[R.TOLD[:, row] == answer]
            tasks.append((hand, row, left))
    tasks.sort(key=lambda task: -len(task[2]))
    began = time.monotonic()
    finished = [0]

    def one(task: tuple[int, int, NDArray[np.int64]]) -> tuple[int, float]:
        hand, row, left = task
        space = np.empty((real + 1, R.COUNT), np.int64)
        worth = played(left.copy(), len(left), 1, WHITE_DICE - int(R.USES[row]), real - 1, R.LAID[row].copy(), space,
                       faces_shown(), np.zeros(R.ANSWERS, np.int64), np.zeros(R.ANSWERS, np.int64), *kit)
        finished[0] += 1
        if progress and finished[0] % 50 == 0:
            print(f"{finished[0]} of {len(tasks)} in {time.monotonic() - began:.0f} s", flush=True)
        return hand, worth

    best = np.zeros(len(R.HANDS))
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for hand, worth in pool.map(one, tasks):
            best[hand] += worth
    for hand in range(1, len(R.HANDS)):
        mirrored = R.hand_number(tuple(FACES + 1 - die for die in R.HANDS[hand]))
        best[hand] = best[min(hand, mirrored)]
    now = 20.0 + 5 * ROWS + WHITE_DICE
    return float(lookahead.over_rolls(best, now, 4, R.SIZE, R.SMALLER, R.FIRST_OF_SIZE, R.CHANCE) / R.COUNT)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rows", type=int, default=3, choices=range(4), help="rows played out with their real sets")
    ask.add_argument("--threads", type=int)
    asked = ask.parse_args()
    began = time.monotonic()
    print(f"{bound(asked.rows, asked.threads, progress=True):.3f} points with {asked.rows} real rows, "
          f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
