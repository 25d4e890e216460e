"""Exact search in numba: for every word of a sorted list, a path with the fewest new cells. Imported lazily.

The list is an array trie: words in alphabetical order, each with the length of the prefix shared with the one before.
Sets of cells are 64-bit masks. For a prefix of i + 1 letters, reach[i, k] has the cells where it can end with k new
cells, if paths may cross themselves. A backward search through these sets finds a true path, nearly always at once.
"""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray

Cells = np.uint64                     # a set of cells
Sets = NDArray[np.uint64]
Counts = NDArray[np.int64]
Small = NDArray[np.int8]
Mask = NDArray[np.bool_]

LONGEST = 26
NO_PATH = 99

_U = np.uint64
_ZERO, _ONE, _EIGHT = _U(0), _U(1), _U(8)
_NOT_LEFT = _U(0xFEFEFEFEFEFEFEFE)    # all cells except the first column
_NOT_RIGHT = _U(0x7F7F7F7F7F7F7F7F)
_BRUIJN = _U(0x03F79D71B4CB0A89)
_BIT = np.zeros(64, np.int64)
for _i in range(64):
    _BIT[((0x03F79D71B4CB0A89 << _i) & 0xFFFFFFFFFFFFFFFF) >> 58] = _i


@numba.njit(cache=True, inline="always")
def _beside(cells: Cells) -> Cells:
    """Return the orthogonal neighbours of a set of cells."""
    return ((cells << _EIGHT) | (cells >> _EIGHT)
            | ((cells & _NOT_RIGHT) << _ONE) | ((cells & _NOT_LEFT) >> _ONE))


@numba.njit(cache=True, inline="always")
def _lowest(cells: Cells) -> Cells:
    return cells & (~cells + _ONE)


@numba.njit(cache=True)
def fewest_new_cells(letters: Counts, starts: Counts, shared: Counts, fits: Sets, empty: Cells, shore: Cells,
                     wanted: Mask, fewest: Small, paths: Small) -> None:
    """Fill `fewest` (or NO_PATH) and `paths` for every wanted word.

    letters, starts: the words one after another; shared[w]: letters in common with word w - 1; fits[a]: the cells that
    hold letter a.
    """
    reach = np.zeros((LONGEST, LONGEST + 2), np.uint64)
    ashore = np.zeros(LONGEST, np.uint64)            # like reach[i, i + 1], for prefixes that have met the shore
    cell = np.zeros(LONGEST, np.uint64)
    options = np.zeros(LONGEST, np.uint64)
    known = 0                                        # levels of `reach` valid for the current prefix
    for w in range(len(starts) - 1):
        start = starts[w]
        length = starts[w + 1] - start
        known = min(known, shared[w])
        fewest[w] = NO_PATH
        if not wanted[w] or length > LONGEST:
            continue
        for i in range(known, length):
            holds = fits[letters[start + i]]
            if i == 0:
                reach[0, 0] = holds
                reach[0, 1] = empty
                ashore[0] = empty & shore
            else:
                reach[i, 0] = _beside(reach[i - 1, 0]) & holds
                for k in range(1, i + 1):
                    reach[i, k] = (_beside(reach[i - 1, k]) & holds) | (_beside(reach[i - 1, k - 1]) & empty)
                reach[i, i + 1] = _beside(reach[i - 1, i]) & empty
                ashore[i] = (reach[i, i + 1] & shore) | (_beside(ashore[i - 1]) & empty)
        known = length
        last = length - 1
        for k in range(1, length + 1):
            if _walk_back(reach, ashore, empty, shore, cell, options, last, k):
                fewest[w] = k
                for i in range(length):
                    paths[w, i] = _BIT[(cell[i] * _BRUIJN) >> _U(58)]
                break


@numba.njit(cache=True)
def _walk_back(reach: Sets, ashore: Sets, empty: Cells, shore: Cells, cell: Sets, options: Sets, last: int,
               k: int) -> bool:
    """Return whether a word can end with exactly k new cells; `cell` then holds its path."""
    all_new = k == last + 1                          # a reused letter touches the shore
    left = np.zeros(LONGEST + 1, np.int64)           # new cells for letters 0..i
    used = np.zeros(LONGEST + 1, np.uint64)          # cells of letters after i
    touched = np.zeros(LONGEST + 1, np.bool_)
    i = last
    left[i] = k
    touched[i] = not all_new
    options[i] = ashore[i] if all_new else reach[i, k]
    while True:
        if options[i] == _ZERO:
            i += 1
            if i > last:
                return False
            continue
        here = _lowest(options[i])
        options[i] ^= here
        cell[i] = here
        if i == 0:
            return True
        new = 1 if here & empty else 0
        remaining = left[i] - new
        i -= 1
        used[i] = used[i + 1] | here
        left[i] = remaining
        touched[i] = touched[i + 1] or (here & shore) != _ZERO
        before = reach[i, remaining] if touched[i] else ashore[i]
        options[i] = before & _beside(here) & ~used[i]
