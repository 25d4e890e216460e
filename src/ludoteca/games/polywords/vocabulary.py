"""What a bot knows: how many members of a category, how rare a word; and where shapes and letters let words go."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from ludoteca.games.polywords import grid, words
from ludoteca.games.polywords.grid import EMPTY, Cells, Path


class Learning(msgspec.Struct, frozen=True):
    """A level: how much it knows and how well it looks."""

    members: int              # of each category, the most typical ones
    zipf: float               # how common a word must be to be known
    tries: int                # words it tries to place before it decides
    exact: bool               # whether it sees the whole board at once (the kernel)
    nerve: float              # how often it contests a word it knows to be wrong


LEVELS = {
    "cucciolo": Learning(8, 4.9, 3, False, 0.0),           # never doubts anybody's word
    "apprendista": Learning(40, 4.2, 6, False, 0.3),
    "artigiano": Learning(120, 3.6, 16, True, 0.6),
    "maestro": Learning(700, 2.7, 40, True, 0.9),
}


@lru_cache(maxsize=512)
def known_members(category: str, language: str, level: str) -> tuple[str, ...]:
    """The members of a category a bot of this level knows, most typical first."""
    learned = LEVELS[level]
    return tuple(word for word in words.members(category, language)[:learned.members] if 2 <= len(word) <= 14)


@lru_cache(maxsize=12)
def known_words(language: str, level: str) -> tuple[str, ...]:
    """Every word a bot of this level may write, whatever it means."""
    return words.playable(language, LEVELS[level].zipf)


class Index:
    """Words of one length by the letters they have in each place, to fill a pattern at once."""

    def __init__(self, fitting: Iterable[str]) -> None:
        self.words = tuple(fitting)
        self._everything = range(len(self.words))
        self._letters = [letter_set(word) for word in self.words]
        self._by_place: dict[tuple[int, str], set[int]] = {}
        for number, word in enumerate(self.words):
            for place, letter in enumerate(word):
                self._by_place.setdefault((place, letter), set()).add(number)

    def matching(self, pattern: Sequence[str]) -> Collection[int]:
        """The numbers of the words that fit a pattern of letters and empty cells."""
        fixed = [self._by_place.get((place, mark), set()) for place, mark in enumerate(pattern) if mark != EMPTY]
        if not fixed:
            return self._everything
        fixed.sort(key=len)
        return fixed[0].intersection(*fixed[1:])

    def holding(self, letters: str) -> list[int]:
        """How many of the letters each word holds."""
        wanted = letter_set(letters)
        return [(held & wanted).bit_count() for held in self._letters]


def letter_set(word: str) -> int:
    """The letters of a word as bits."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) - 65)
    return bits


@lru_cache(maxsize=48)
def words_of_length(length: int, language: str, level: str) -> Index:
    """The known words of one length, the most common first."""
    fitting = [word for word in known_words(language, level) if len(word) == length]
    fitting.sort(key=lambda word: -words.frequency(word, language))
    return Index(fitting)


def pattern_of(cells: Cells, path: Path) -> str:
    """What lies along a path; empty where it is blocked."""
    marks = "".join(cells[cell] for cell in path)
    return "" if grid.BOTTLE in marks or grid.LINED in marks else marks


def best_placed(cells: Cells, candidates: Sequence[str], tries: int) -> list[tuple[int, str, Path]]:
    """The candidates that go on the grid, with the fewest new cells each; those reusing most come first."""
    found = []
    for word in candidates[:tries]:
        paths = grid.best_paths(cells, word, 1)
        if paths:
            found.append((len(grid.new_cells(cells, paths[0])), word, tuple(paths[0])))
    return sorted(found)
