"""Views as text, line by line: for screen readers, terminals and programs.

`Game.told(view, seat)` returns sentences: keys of the game's texts and their facts. A fact may be a number, a string, a
seat (`Who`), other words (`words(key, ...)`) or a tuple of those. How moves are said is in `speech`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludoteca.rules.texts import has, sentence
from ludoteca.rules.values import Event, Outcome, Seat

Section = Literal["now", "table", "mine"]


class Who(msgspec.Struct, frozen=True):
    """A seat, shown as the name of the player in it."""

    seat: int


class Both(msgspec.Struct, frozen=True):
    """A text in Italian and in English that is not in the texts of a game, such as a title."""

    it: str
    en: str


def said_in(language: str, fact: object) -> object:
    """Return the text of a fact such as `Both` in a language, or else in English. Other facts come back unchanged."""
    if not hasattr(fact, "en"):
        return fact
    return getattr(fact, language, "") or getattr(fact, "more", {}).get(language, fact.en)


class Words(msgspec.Struct, frozen=True):
    """A text key and the facts that fill it."""

    key: str
    facts: Mapping[str, object] = {}


class Sentence(msgspec.Struct, frozen=True):
    """One line for a seat: what to do `now`, what is on the `table`, or what is `mine`.

    A line that is `aloud` is read out when it is new.
    """

    section: Section
    words: Words
    aloud: bool = False


def words(key: str, **facts: object) -> Words:
    """Return words to use as a fact of a sentence: `words("told-die", face=3)`."""
    return Words(key, facts)


def now(key: str, **facts: object) -> Sentence:
    """Return a line about what this seat should do, or whom the table waits for."""
    return Sentence("now", Words(key, facts))


def on_table(key: str, **facts: object) -> Sentence:
    """Return a line about what everyone sees."""
    return Sentence("table", Words(key, facts))


def aloud(key: str, **facts: object) -> Sentence:
    """Return a line everyone sees, read out when it is new, such as an announcement."""
    return Sentence("table", Words(key, facts), aloud=True)


def called(key: str, **facts: object) -> Sentence:
    """Return a line about what this seat should do, read out when it is new, as in a race."""
    return Sentence("now", Words(key, facts), aloud=True)


def answering(key: str, **facts: object) -> Sentence:
    """Return a line about what this seat has, read out when it is new: the answer to its last phrase."""
    return Sentence("mine", Words(key, facts), aloud=True)


def mine(key: str, **facts: object) -> Sentence:
    """Return a line about what this seat has, such as its hand."""
    return Sentence("mine", Words(key, facts))


class Tongue(msgspec.Struct, frozen=True):
    """The context of a text: the game, the language, the names by seat, and the view of a seat."""

    game: str
    language: str = "it"
    names: tuple[str, ...] = ()
    view: Any = None                 # of the game's own type
    seat: int | None = None

    def name(self, seat: int) -> str:
        """Return the name in this seat, or its number if the name is missing or not unique."""
        if 0 <= seat < len(self.names) and self.names[seat] and self.names.count(self.names[seat]) == 1:
            return self.names[seat]
        return self.put("words-chair", {"number": seat + 1})

    def put(self, key: str, facts: Mapping[str, object]) -> str:
        """Return a text, filled in."""
        return sentence(self.game, key, self.language, {name: self.spoken(fact) for name, fact in facts.items()})

    def spoken(self, fact: object) -> object:
        """Return a fact as it goes into a sentence."""
        match fact:
            case bool():
                return "yes" if fact else "no"
            case Who(seat):
                return self.name(seat)
            case Words(key, facts):
                return self.put(key, facts)
            case list() | tuple():
                return self.row([str(self.spoken(each)) for each in fact])
            case None:
                return ""
        return said_in(self.language, fact)

    def row(self, things: Sequence[str]) -> str:
        """Return a list in words, with "and" before the last one."""
        if len(things) < 2:
            return "".join(things) or self.put("words-nothing", {})
        return self.put("words-row", {"first": ", ".join(things[:-1]), "last": things[-1]})


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """A view as text, in the order a listener wants it.

    `can` explains how to say moves. `choices` are moves as phrases, where they are few; `starts` are the first words of
    the others. `asks` says what may be asked. `aloud` are the lines to read out when they are new; those of `mine` only
    to the player who has just used a phrase."""

    now: list[str] = []
    table: list[str] = []
    mine: list[str] = []
    can: list[str] = []
    choices: list[str] = []
    starts: list[str] = []
    asks: list[str] = []
    aloud: list[str] = []

    def lines(self) -> list[str]:
        """Return now, table, mine and can, line by line."""
        return [*self.now, *self.table, *self.mine, *self.can]


def sentences_of(told: Iterable[Sentence], tongue: Tongue) -> dict[Section, list[str]]:
    """Return the sentences of a view, filled in, by section."""
    found: dict[Section, list[str]] = {"now": [], "table": [], "mine": []}
    for each in told:
        found[each.section].append(tongue.put(each.words.key, each.words.facts))
    return found


def kebab(name: str) -> str:
    """Return a class name as part of a text key: `DiceRolled` is "dice-rolled"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def event_in_words(event: Event, more: Mapping[str, object], tongue: Tongue) -> str:
    """Return a line of the log: the text `heard-<event>` or `event-<event>`, or "" if there is none.

    Its facts are the event's fields, `who`, and what the game adds (`Game.heard`)."""
    name = kebab(type(event).__name__)
    known = (key for key in (f"heard-{name}", f"event-{name}")
             if any(has(tongue.game, key, language) for language in (tongue.language, "en")))
    if (key := next(known, None)) is None:
        return ""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    who = {"who": Who(fields["seat"])} if isinstance(fields.get("seat"), int) else {}
    return tongue.put(key, {**fields, **who, **more})


def end_in_words(outcome: Outcome, tongue: Tongue) -> list[str]:
    """Return the result in lines: the winners, then each seat's points and what they are made of."""
    lines = [tongue.put("words-won", {"winners": tuple(map(Who, outcome.winners)), "count": len(outcome.winners)})]
    for seat, score in enumerate(outcome.scores):
        how = outcome.breakdown[seat] if seat < len(outcome.breakdown) else ()
        parts = [tongue.put("words-score-line", {"what": words(f"score-{line.key}", **line.facts),
                                                 "points": line.points}) for line in how]
        lines.append(tongue.put("words-score", {"who": Who(seat), "points": score, "parts": "; ".join(parts),
                                                "known": bool(parts)}))
    return lines


def seats_named(seats: Iterable[Seat]) -> tuple[Who, ...]:
    """Return seats as a fact: a list of names."""
    return tuple(map(Who, seats))
