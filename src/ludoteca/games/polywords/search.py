"""Search for the best placement of every word of a vocabulary, by the kernel's array trie."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.polywords.grid import EMPTY, Cells, Path, is_letter, shore

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Counts = NDArray[np.int64]
    Small = NDArray[np.int8]
    Mask = NDArray[np.bool_]


class Vocabulary:
    """A sorted list of words in arrays for the kernel, built once for many searches."""

    def __init__(self, words: Iterable[str]) -> None:
        import numpy as np

        self.words: tuple[str, ...] = tuple(sorted({word for word in words if 2 <= len(word) <= 26}))
        self.starts = np.cumsum([0, *map(len, self.words)], dtype=np.int64)
        self.letters = np.frombuffer("".join(self.words).encode(), np.uint8).astype(np.int64) - ord("A")
        self.shared = np.array(
            [_shared_beginning(a, b) for a, b in zip(("", *self.words), self.words, strict=False)], np.int64)
        self.lengths = np.diff(self.starts)
        self.longest = max(map(len, self.words), default=1)

    def counts(self, letters: str, repeated: bool = False) -> Counts:
        """Return how many of some letters each word has; with `repeated`, as often as it has them."""
        import numpy as np

        total = np.zeros(len(self.words), np.int64)
        for letter in set(letters):
            here = np.add.reduceat((self.letters == ord(letter) - ord("A")).astype(np.int64), self.starts[:-1])
            total += here if repeated else here > 0
        return total

    def where(self, keeps: Callable[[str], bool]) -> Mask:
        """Return a mask over the words, to search only some of them."""
        import numpy as np

        return np.array([keeps(word) for word in self.words], np.bool_)


def _shared_beginning(a: str, b: str) -> int:
    count = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        count += 1
    return count


class Placements:
    """The fewest new cells of every word on one grid, and a path that needs no more."""

    def __init__(self, words: tuple[str, ...], fewest: Small, paths: Small) -> None:
        self.words, self.fewest, self._paths = words, fewest, paths

    def path(self, number: int) -> Path:
        return tuple(int(cell) for cell in self._paths[number, : len(self.words[number])])


def place_all(cells: Cells, vocabulary: Vocabulary, wanted: Mask | None = None) -> Placements:
    """Return the exact best placement of every wanted word on a grid."""
    import numpy as np

    from ludoteca.games.polywords import kernel

    fits = np.zeros(26, np.uint64)
    empty = 0
    for cell, mark in enumerate(cells):
        if mark == EMPTY:
            empty |= 1 << cell
        elif is_letter(mark):
            fits[ord(mark) - ord("A")] |= np.uint64(1 << cell)
    coast = sum(1 << cell for cell in shore(cells))
    count = len(vocabulary.words)
    fewest = np.full(count, kernel.NO_PATH, np.int8)
    paths = np.zeros((count, vocabulary.longest), np.int8)
    everything = np.ones(count, np.bool_) if wanted is None else wanted
    kernel.fewest_new_cells(vocabulary.letters, vocabulary.starts, vocabulary.shared, fits, np.uint64(empty),
                            np.uint64(coast), everything, fewest, paths)
    return Placements(vocabulary.words, fewest, paths)


@lru_cache(maxsize=12)
def vocabulary_of(language: str, min_zipf: float) -> Vocabulary:
    """Return the words of at least this frequency."""
    from ludoteca.games.polywords import words

    return Vocabulary(words.playable(language, min_zipf))
