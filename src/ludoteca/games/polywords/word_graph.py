"""Reads the word graphs that the build of the lexicon writes: hundreds of thousands of words in a few megabytes.

A graph is a double array of 32-bit units, as the `dawg` library stores it. A unit carries the letter that leads to
it (its lowest byte), whether a word ends there (bit 8), and where the next letters are: an offset (from bit 10) that,
crossed with the unit's own place and the letter, gives the place of the next. The unit after a word's end holds its
number. Graphs of two million units and more count their offsets otherwise (bit 9): ours are far from it.
"""

from __future__ import annotations

import array
import sys

ENDS_HERE = 1 << 8
MOST_UNITS = 1 << 21
LEAF = 1 << 31
LETTER = LEAF | 0xFF
BEGINNING = 4                    # letters: as many as most words share with others that are asked for


class WordGraph:
    """Which words there are, and the number stored with each."""

    __slots__ = ("_begun", "_units")

    def __init__(self, stored: bytes) -> None:
        units = array.array("I")
        units.frombytes(stored)
        if sys.byteorder == "big":
            units.byteswap()
        if not units or len(units) != units[0] + 1 or len(units) > MOST_UNITS:
            raise ValueError("not a word graph")
        self._units = units[1:]
        self._begun: dict[str, tuple[int, int]] = {}

    def __contains__(self, word: str) -> bool:
        units = self._units                        # written out here and below: a call would cost as much as the walk
        try:
            place, unit = self._begun.get(word[:BEGINNING]) or self._begin(word[:BEGINNING])
            for letter in word[BEGINNING:].encode():
                place ^= unit >> 10 ^ letter
                unit = units[place]
                if unit & LETTER != letter:
                    return False
        except IndexError:
            return False
        return unit & ENDS_HERE != 0

    def get(self, word: str, otherwise: int) -> int:
        """The number stored with a word, or `otherwise` where it is no word of the graph."""
        units = self._units
        try:
            place, unit = self._begun.get(word[:BEGINNING]) or self._begin(word[:BEGINNING])
            for letter in word[BEGINNING:].encode():
                place ^= unit >> 10 ^ letter
                unit = units[place]
                if unit & LETTER != letter:
                    return otherwise
        except IndexError:
            return otherwise
        return units[place ^ unit >> 10] & ~LEAF if unit & ENDS_HERE else otherwise

    def _begin(self, letters: str) -> tuple[int, int]:
        """Where the first letters lead, kept for the next word that begins so; IndexError where no word does."""
        units = self._units
        place, unit = 0, units[0]
        for letter in letters.encode():
            place ^= unit >> 10 ^ letter
            unit = units[place]
            if unit & LETTER != letter:
                raise IndexError
        self._begun[letters] = place, unit
        return place, unit
