"""What an object of the library is: its names, the features that may vary, and the function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from ludoteca.games.duplik.objects.pen import Mark, Pen, Point

Value = int | str
Features = dict[str, Value]


class Noun(msgspec.Struct, frozen=True):
    """A name: singular, plural, gender (m, f; n in English) and the other words people say for it.

    `many_gender` is for the few that change it: l'uovo, le uova.
    """

    one: str
    many: str
    gender: str = "n"
    also: tuple[str, ...] = ()
    many_gender: str = ""

    def gender_of(self, many: bool) -> str:
        return self.many_gender or self.gender if many else self.gender


class Counted(msgspec.Struct, frozen=True):
    """A feature that is a number: legs, candles, windows. `part` names the choice that must be there first."""

    name: str
    it: Noun
    en: Noun
    low: int
    high: int
    usual: int
    part: str = ""


class Said(msgspec.Struct, frozen=True):
    """How one value of a choice is said: after the subject ("porta un cilindro") and beside the noun ("col
    cilindro"). A bar separates singular and plural, a star stands for the ending that agrees."""

    it: str
    en: str
    it_beside: str
    en_beside: str


class Chosen(msgspec.Struct, frozen=True):
    """A feature that is one of a few values: an expression, a hat, a pattern."""

    name: str
    options: dict[str, Said]
    usual: str


Feature = Counted | Chosen


class Kind(msgspec.Struct, frozen=True):
    """A kind of object. `real` is its usual height in metres: what makes a giant cat funny."""

    id: str
    it: Noun
    en: Noun
    group: str
    real: float
    features: tuple[Feature, ...]
    draw: Callable[[Pen, Features], None]
    faces: bool
    top: Point
    hand: Point
    inside: tuple[float, float, float, float]

    def name(self, language: str) -> Noun:
        return self.it if language == "it" else self.en

    def feature(self, name: str) -> Feature | None:
        return next((f for f in self.features if f.name == name), None)

    def complete(self, features: Features) -> Features:
        """The features given, and the usual value of the others."""
        return {f.name: features.get(f.name, f.usual) for f in self.features}


KINDS: dict[str, Kind] = {}


def noun(words: str, gender: str = "n") -> Noun:
    """Reads "mucca/mucche, vacca": singular/plural, then plain synonyms; the gender is "f", or "m/f" if it changes."""
    first, *also = (w.strip() for w in words.split(","))
    one, _, many = first.partition("/")
    gender, _, many_gender = gender.partition("/")
    return Noun(one, many or one + "s", gender, tuple(also), many_gender)


def drawn(it: str, en: str, *features: Feature, real: float = 1.0, faces: bool = False,
          top: Point = (50, 0), hand: Point = (85, 50),
          inside: tuple[float, float, float, float] = (20, 20, 80, 80),
          ) -> Callable[[Callable[[Pen, Features], None]], Callable[[Pen, Features], None]]:
    """Registers a drawing function. `it` begins with the gender: "f mucca/mucche, vacca"."""

    def register(draw: Callable[[Pen, Features], None]) -> Callable[[Pen, Features], None]:
        gender, words = it.split(" ", 1)
        id = draw.__name__.rstrip("_")
        if id in KINDS:
            raise ValueError(f"two objects are called {id}")
        KINDS[id] = Kind(id, noun(words, gender), noun(en), draw.__module__.rsplit(".", 1)[-1], real, features,
                         draw, faces, top, hand, inside)
        return draw

    return register


@lru_cache(maxsize=8192)
def _marks(kind: str, features: tuple[tuple[str, Value], ...]) -> tuple[Mark, ...]:
    pen = Pen()
    KINDS[kind].draw(pen, dict(features))
    return tuple(pen.marks)


def marks(kind: str, features: Features) -> tuple[Mark, ...]:
    """The marks of an object with these features, in its own box of 100 by 100, back to front."""
    return _marks(kind, tuple(sorted(KINDS[kind].complete(features).items())))


@lru_cache(maxsize=8192)
def _extent(kind: str, features: tuple[tuple[str, Value], ...]) -> tuple[float, float, float, float]:
    xs: list[float] = []
    ys: list[float] = []
    for mark in _marks(kind, features):
        for x, y in mark.points:
            xs.append(x)
            ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)


def extent(kind: str, features: Features) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the ink, in the object's own box."""
    return _extent(kind, tuple(sorted(KINDS[kind].complete(features).items())))
