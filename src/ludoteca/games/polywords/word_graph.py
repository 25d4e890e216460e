"""Reader of word graphs written by the lexicon build: hundreds of thousands of words in a few megabytes.

A graph is a double array of 32-bit units, as the `dawg` library stores it. The lowest byte of a unit is the letter that
leads to it, and bit 8 marks the end of a word. The offset (from bit 10), XORed with the unit's index and the next
letter, gives the index of the next unit. The unit after a word's end holds its number. Graphs of two million units or
more use another offset format (bit 9); ours are smaller.
"""

from __future__ import annotations

import array
import sys

ENDS_HERE = 1 << 8
MOST_UNITS = 1 << 21
LEAF = 1 << 31
LETTER = LEAF | 0xFF
BEGINNING = 4                    # letters: a prefix that most words looked up share with others


class WordGraph:
    """The words of a graph, and the number stored with each."""

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
        units = self._units                        # inlined here and below: a call would cost as much as the loop
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
        """Return the number stored with a word, or `otherwise` if it is not in the graph."""
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
        """The unit after the first letters, cached. Raises IndexError if no word begins so."""
        units = self._units
        place, unit = 0, units[0]
        for letter in letters.encode():
            place ^= unit >> 10 ^ letter
            unit = units[place]
            if unit & LETTER != letter:
                raise IndexError
        self._begun[letters] = place, unit
        return place, unit
