"""Seeded chance: one independent stream per table seed, log position and purpose, equal on every machine.

A game also asks the outside world through it, such as a word list, so that the log keeps the answers.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_WORDS = 1 << 64

NOTHING_YET: dict[str, object] = {}   # shared by all entries that recall nothing, which are most


class Company(msgspec.Struct, frozen=True):
    """Who is connected to a table right now: the seats of people, and the numbers of spectators."""

    people: tuple[int, ...]
    watchers: tuple[int, ...] = ()


class Chance(msgspec.Struct, eq=False, gc=False):
    """A stream of fair draws (SplitMix64). Not for secrets: seat tokens come from `secrets`.

    `random.Random` would not do: its shuffles may change between Python versions, and logs must replay forever.

    >>> Chance(7).dice(4)
    (4, 1, 1, 4)
    >>> Chance.stream("our evening", position=3).shuffled("abc")
    ('c', 'b', 'a')
    """

    _state: int
    known: dict[str, object] | None = None
    _company: Callable[[], Company] | None = None           # asks a room who is present
    _seed: int | str | None = None                          # until the first draw, when `_state` is computed from it
    _position: int = 0
    _purpose: str = ""

    def __repr__(self) -> str:
        return "Chance(...)"                                # a seed reveals hidden cards: no message may show it

    @classmethod
    def stream(
        cls, seed: int | str, position: int = 0, purpose: str = "", known: dict[str, object] | None = None,
        company: Callable[[], Company] | None = None,
    ) -> Chance:
        """Return the stream of a live table at one position of its log."""
        return cls(0, known, company, seed, position, purpose)

    def _begin(self) -> None:
        name = f"{self._seed}/{self._position}/{self._purpose}".encode()
        self._state = int.from_bytes(hashlib.blake2b(name, digest_size=8).digest(), "little")
        self._seed = None

    def recall(self, key: str, ask: Callable[[], T], kind: type[T] | None = None) -> T:
        """Ask the outside world once, and return the same answer on every replay.

        At a live table, `ask()` is called and its answer stored in the log entry under `key`. A replay returns the
        stored answer and does not ask, so a changed word list cannot change an old game. A search passes a chance
        without a log: it just asks.

        The answer is plain JSON (`bool`, `int`, `str`, lists, dictionaries by name), or of a type msgspec knows, given
        as `kind`. `ask` must not draw from this stream, since a replay would not. If it needs chance, fork it first.

        >>> live = Chance(7, known={})
        >>> live.recall("verdict GATTO", lambda: True)
        True
        >>> live.known
        {'verdict GATTO': True}
        >>> Chance(7, known=live.known).recall("verdict GATTO", lambda: False)
        True
        """
        known = self.known
        if known is None:
            return ask()
        if key in known:
            stored: T = known[key] if kind is None else msgspec.convert(known[key], kind)  # type: ignore[assignment]
            return stored
        answer = ask()
        answers = self._answers()
        assert answers is not None
        answers[key] = answer if kind is None else msgspec.json.decode(msgspec.json.encode(answer))
        return answer

    def _answers(self) -> dict[str, object] | None:
        """The dictionary of stored answers, made on first use."""
        if self.known is NOTHING_YET:
            self.known = {}
        return self.known

    def company(self) -> Company | None:
        """Return who is connected, and store it in the entry. None at a table without a room: everyone is."""
        ask = self._company
        if ask is None and "company" not in (self.known or {}):
            return None
        return self.recall("company", ask or (lambda: Company(())), Company)

    def bits(self) -> int:
        """Return the next 64 fair bits."""
        if self._seed is not None:
            self._begin()
        self._state = (self._state + 0x9E37_79B9_7F4A_7C15) & _WORD
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a fair integer from 0 to n - 1."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        while True:
            word = self.bits()
            found = word % n
            if word - found <= _WORDS - n:          # redraw: an incomplete last range favours small n
                return found

    def die(self, sides: int = 6) -> int:
        """Roll a die: 1 to `sides`."""
        return 1 + self.below(sides)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll several dice."""
        return tuple(self.die(sides) for _ in range(count))

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in a fair order."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def sample(self, items: Iterable[T], count: int) -> tuple[T, ...]:
        """Return `count` different items in a fair order."""
        return self.shuffled(items)[:count]

    def unit(self) -> float:
        """Return a float from 0 (included) to 1 (excluded)."""
        return (self.bits() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """Return a float between two bounds."""
        return low + (high - low) * self.unit()

    def normal(self, mean: float = 0.0, spread: float = 1.0) -> float:
        """Draw from the normal distribution."""
        radius = math.sqrt(-2.0 * math.log(1.0 - self.unit()))
        return mean + spread * radius * math.cos(math.tau * self.unit())

    def fork(self, purpose: str = "") -> Chance:
        """Return an independent stream. Its recalled answers go to the same entry."""
        return Chance.stream(self.bits(), 0, purpose, self._answers(), self._company)
