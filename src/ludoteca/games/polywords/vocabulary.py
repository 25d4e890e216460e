"""Vocabulary of bots: which members and words a level knows, and indexes to find words by pattern."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from ludoteca.games.polywords import grid, words
from ludoteca.games.polywords.grid import EMPTY, Cells, Path


class Learning(msgspec.Struct, frozen=True):
    """The knowledge and search of a level."""

    members: int              # known members of each category, the most typical ones
    zipf: float               # least frequency of a known word
    tries: int                # words it tries to place
    exact: bool               # whether it uses the exact search (kernel)
    nerve: float              # probability of contesting a word it knows to be wrong


LEVELS = {
    "cucciolo": Learning(8, 4.9, 3, False, 0.0),           # never contests
    "apprendista": Learning(40, 4.2, 6, False, 0.3),
    "artigiano": Learning(120, 3.6, 16, True, 0.6),
    "maestro": Learning(700, 2.7, 40, True, 0.9),
}


@lru_cache(maxsize=512)
def known_members(category: str, language: str, level: str) -> tuple[str, ...]:
    """Return the members of a category that a level knows, most typical first."""
    learned = LEVELS[level]
    return tuple(word for word in words.members(category, language)[:learned.members] if 2 <= len(word) <= 14)


@lru_cache(maxsize=12)
def known_words(language: str, level: str) -> tuple[str, ...]:
    """Return every word a level knows."""
    return words.playable(language, LEVELS[level].zipf)


class Index:
    """Words of one length, indexed by the letter in each place."""

    def __init__(self, fitting: Iterable[str]) -> None:
        self.words = tuple(fitting)
        self._everything = range(len(self.words))
        self._letters = [letter_set(word) for word in self.words]
        self._by_place: dict[tuple[int, str], set[int]] = {}
        for number, word in enumerate(self.words):
            for place, letter in enumerate(word):
                self._by_place.setdefault((place, letter), set()).add(number)

    def matching(self, pattern: Sequence[str]) -> Collection[int]:
        """Return the numbers of the words that fit a pattern of letters and empty cells."""
        fixed = [self._by_place.get((place, mark), set()) for place, mark in enumerate(pattern) if mark != EMPTY]
        if not fixed:
            return self._everything
        fixed.sort(key=len)
        return fixed[0].intersection(*fixed[1:])

    def holding(self, letters: str) -> list[int]:
        """Return how many of the letters each word has."""
        wanted = letter_set(letters)
        return [(held & wanted).bit_count() for held in self._letters]


def letter_set(word: str) -> int:
    """Return the letters of a word as bits."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) - 65)
    return bits


@lru_cache(maxsize=48)
def words_of_length(length: int, language: str, level: str) -> Index:
    """Return the known words of one length, the most common first."""
    fitting = [word for word in known_words(language, level) if len(word) == length]
    fitting.sort(key=lambda word: -words.frequency(word, language))
    return Index(fitting)


def pattern_of(cells: Cells, path: Path) -> str:
    """Return the marks along a path; empty if it is blocked."""
    marks = "".join(cells[cell] for cell in path)
    return "" if grid.BOTTLE in marks or grid.LINED in marks else marks


def best_placed(cells: Cells, candidates: Sequence[str], tries: int) -> list[tuple[int, str, Path]]:
    """Return the candidates that fit, each with the fewest new cells; those reusing most come first."""
    found = []
    for word in candidates[:tries]:
        paths = grid.best_paths(cells, word, 1)
        if paths:
            found.append((len(grid.new_cells(cells, paths[0])), word, tuple(paths[0])))
    return sorted(found)
