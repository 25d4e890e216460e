"""Seeded chance: one independent stream per (table seed, log position, purpose), the same bytes on every machine.

What a game must ask of the world outside (a word list, an album) comes through here too, so that a log holds it.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_WORDS = 1 << 64

NOTHING_YET: dict[str, Any] = {}      # an entry that asks the world nothing needs no dictionary of its own: most do not


class Company(msgspec.Struct, frozen=True):
    """Who is at a table right now: the seats of people who are connected, and those who watch, by number."""

    people: tuple[int, ...]
    watchers: tuple[int, ...] = ()


class Chance(msgspec.Struct, eq=False, gc=False):
    """A stream of fair draws (SplitMix64). Not for secrets: seat tokens come from `secrets`.

    We do not use `random.Random`: its shuffles may change between Python versions, and a log must replay for ever.

    >>> Chance(7).dice(4)
    (4, 1, 1, 4)
    >>> Chance.stream("our evening", position=3).shuffled("abc")
    ('c', 'b', 'a')
    """

    _state: int
    known: dict[str, Any] | None = None
    _company: Callable[[], Company] | None = None           # who is here, at a table where somebody knows
    _seed: int | str | None = None                          # of a stream nobody has drawn from: the rest can wait
    _position: int = 0
    _purpose: str = ""

    def __repr__(self) -> str:
        return "Chance(...)"                                # a seed tells what is hidden: no message may show it

    @classmethod
    def stream(
        cls, seed: int | str, position: int = 0, purpose: str = "", known: dict[str, Any] | None = None,
        company: Callable[[], Company] | None = None,
    ) -> Chance:
        """The stream a live table hands to its game at one place of its log."""
        return cls(0, known, company, seed, position, purpose)

    def _begin(self) -> None:
        name = f"{self._seed}/{self._position}/{self._purpose}".encode()
        self._state = int.from_bytes(hashlib.blake2b(name, digest_size=8).digest(), "little")
        self._seed = None

    def recall(self, key: str, ask: Callable[[], T], kind: Any = None) -> T:
        """What the world outside says, and goes on having said: the answer is stamped into the entry it decides.

        At a live table `ask()` is called and its answer written down under `key`; when the log is replayed, the
        answer written down is given and nobody is asked, so a better word list or a changed album cannot change
        yesterday's game. A search hands a chance without a log: it just asks.

        The answer is plain JSON (`bool`, `int`, `str`, lists, dictionaries by name), or of a type msgspec knows,
        which is then given as `kind`. `ask` must not draw from this stream, since a replay would not: where it
        needs chance, fork it beforehand.

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
            stamp: T = known[key] if kind is None else msgspec.convert(known[key], kind)
            return stamp
        answer = ask()
        stamps = self._stamps()
        assert stamps is not None
        stamps[key] = answer if kind is None else msgspec.json.decode(msgspec.json.encode(answer))
        return answer

    def _stamps(self) -> dict[str, Any] | None:
        """What is written down, to be written into."""
        if self.known is NOTHING_YET:
            self.known = {}
        return self.known

    def company(self) -> Company | None:
        """Who is here as this entry is made, stamped into it; None at a table nobody watches over: everybody is."""
        asked = self._company
        if asked is None and "company" not in (self.known or {}):
            return None
        return self.recall("company", asked or (lambda: Company(())), Company)

    def bits(self) -> int:
        """The next 64 fair bits."""
        if self._seed is not None:
            self._begin()
        self._state = (self._state + 0x9E37_79B9_7F4A_7C15) & _WORD
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A fair integer from 0 to n - 1."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        while True:
            word = self.bits()
            found = word % n
            if word - found <= _WORDS - n:          # the last words, too few for a whole round of n, are drawn again
                return found

    def die(self, sides: int = 6) -> int:
        """One roll of a die: 1 to `sides`."""
        return 1 + self.below(sides)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """A roll of several dice."""
        return tuple(self.die(sides) for _ in range(count))

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a fair order."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def sample(self, items: Iterable[T], count: int) -> tuple[T, ...]:
        """`count` different items in a fair order."""
        return self.shuffled(items)[:count]

    def unit(self) -> float:
        """A float from 0 (included) to 1 (excluded)."""
        return (self.bits() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """A float between two bounds."""
        return low + (high - low) * self.unit()

    def normal(self, mean: float = 0.0, spread: float = 1.0) -> float:
        """A draw from the bell curve."""
        radius = math.sqrt(-2.0 * math.log(1.0 - self.unit()))
        return mean + spread * radius * math.cos(math.tau * self.unit())

    def fork(self, purpose: str = "") -> Chance:
        """A stream of its own, so that one use cannot disturb another; what is recalled goes to the same entry."""
        return Chance.stream(self.bits(), 0, purpose, self._stamps(), self._company)
