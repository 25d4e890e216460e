"""The scene that a plate declares: title, facts that the drawing must show, and ten criteria about some of them.

Names are those of the drawn parts: a thing ("cow"), one of several ("owl#2"), a part of it ("cow.spot"). Things the
vocabulary knows carry its word ("cow", "lighthouse"), so that bots can speak of them.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Text(msgspec.Struct, frozen=True):
    """A text in Italian and English."""

    it: str
    en: str


class Count(msgspec.Struct, frozen=True, tag="count"):
    """Exactly `n` parts of this name are drawn ("cow.spot#1" to "#4"), and each can be made out."""

    of: str
    n: int


class Stands(msgspec.Struct, frozen=True, tag="stands"):
    """`a` is on, in, under or touching `b` (their outlines meet), or left, right or over it, or behind or before it."""

    a: str
    how: Literal["on", "in", "under", "touching", "left", "right", "over", "behind", "before"]
    b: str


class Holds(msgspec.Struct, frozen=True, tag="holds"):
    """`who` holds or wears `what`: it touches them."""

    who: str
    what: str
    worn: bool = False


class Does(msgspec.Struct, frozen=True, tag="does"):
    """The verb of the plate: what one does to another. With `touching`, their outlines meet."""

    who: str
    verb: str
    whom: str
    touching: bool = False


class Looks(msgspec.Struct, frozen=True, tag="looks"):
    """The eyes of `who` look towards `at`."""

    who: str
    at: str


class Mood(msgspec.Struct, frozen=True, tag="mood"):
    """A mood. Asleep, bored and awake are measured by the lids; brow and mouth show the rest."""

    who: str
    how: Literal["asleep", "bored", "awake", "angry", "sad", "glad", "scared", "proud", "sly", "amazed"]


class Larger(msgspec.Struct, frozen=True, tag="outsizes"):
    """`a` is both wider and taller than `b`."""

    a: str
    b: str


class Shows(msgspec.Struct, frozen=True, tag="shows"):
    """Anything else about a part: a pattern, a state, a posture ("raised", "upside-down", "striped")."""

    who: str
    what: str


Claim = Count | Stands | Holds | Does | Looks | Mood | Larger | Shows


class Fact(msgspec.Struct, frozen=True):
    """A claim about the drawing, and the sentence in which a viewer tells it."""

    key: str
    claim: Claim
    told: Text


Genre = Literal["gesture", "relation", "mood", "number", "absurd", "thing"]


class Asked(msgspec.Struct, frozen=True):
    """A criterion about a fact; without words of its `own` it uses the words of the fact."""

    fact: str
    genre: Genre
    own: Text | None = None


class Scene(msgspec.Struct, frozen=True):
    """The scene of one plate: `facts` from the most telling to the least; `line` is the caption under the title."""

    number: int
    title: Text
    line: Text
    facts: tuple[Fact, ...]
    criteria: tuple[Asked, ...]

    def fact(self, key: str) -> Fact:
        return next(fact for fact in self.facts if fact.key == key)

    def criterion(self, asked: Asked) -> Text:
        return asked.own or self.fact(asked.fact).told


def fact(key: str, claim: Claim, it: str, en: str) -> Fact:
    return Fact(key, claim, Text(it, en))


def asks(key: str, genre: Genre, it: str = "", en: str = "") -> Asked:
    return Asked(key, genre, Text(it, en) if it else None)


def names_in(claim: Claim) -> tuple[str, ...]:
    """The parts a claim speaks of."""
    match claim:
        case Count(of=of):
            return (of,)
        case Stands(a=a, b=b) | Larger(a=a, b=b):
            return a, b
        case Holds(who=who, what=what):
            return who, what
        case Does(who=who, whom=whom):
            return (who, whom) if whom else (who,)
        case Looks(who=who, at=at):
            return who, at
        case Mood(who=who) | Shows(who=who):
            return (who,)
