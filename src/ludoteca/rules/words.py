"""The table in words: what a view tells, line by line, for people who listen, for terminals and for programs that read.

A game answers `told(view, seat)` with sentences: keys of its own texts and their facts. A fact may be a number, a text,
a seat (`Who`), other words (`words(key, ...)`) or a row of those. How moves are said is in `speech`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ludoteca.rules.texts import has, sentence

if TYPE_CHECKING:
    from ludoteca.rules.game import Outcome, Seat

Section = Literal["now", "table", "mine"]


class Who(msgspec.Struct, frozen=True):
    """A seat, told by the name of whoever sits there."""

    seat: int


class Both(msgspec.Struct, frozen=True):
    """Something that has its own words in Italian and in English, such as a title."""

    it: str
    en: str


def said_in(language: str, fact: Any) -> Any:
    """What has its own words in several languages in one of them, in English where it lacks that; all else as it is."""
    if not hasattr(fact, "en"):
        return fact
    return getattr(fact, language, "") or getattr(fact, "more", {}).get(language, fact.en)


class Words(msgspec.Struct, frozen=True):
    """A text and what fills it."""

    key: str
    facts: dict[str, Any] = {}


class Sentence(msgspec.Struct, frozen=True):
    """One line of what a seat is told: what to do `now`, what lies on the `table`, what is `mine`."""

    section: Section
    words: Words
    aloud: bool = False


def words(key: str, **facts: Any) -> Words:
    """Words inside a sentence: `words("told-die", face=3)`."""
    return Words(key, facts)


def now(key: str, **facts: Any) -> Sentence:
    """What this seat is to do, or whom the table waits for."""
    return Sentence("now", Words(key, facts))


def on_table(key: str, **facts: Any) -> Sentence:
    """What everybody sees."""
    return Sentence("table", Words(key, facts))


def aloud(key: str, **facts: Any) -> Sentence:
    """What somebody says for all to hear: it stays on the table, and is read out when it is new."""
    return Sentence("table", Words(key, facts), aloud=True)


def called(key: str, **facts: Any) -> Sentence:
    """What this seat is to do and cannot wait to hear: read out at once when it is new, as in a race."""
    return Sentence("now", Words(key, facts), aloud=True)


def answering(key: str, **facts: Any) -> Sentence:
    """What is before this seat and answers what it has just said or done in words: read out to it when it is new."""
    return Sentence("mine", Words(key, facts), aloud=True)


def mine(key: str, **facts: Any) -> Sentence:
    """What is before this seat, or in its hand."""
    return Sentence("mine", Words(key, facts))


class Tongue(msgspec.Struct, frozen=True):
    """Whom one speaks to: the game's words, a language, the names in the chairs, and what this seat sees."""

    game: str
    language: str = "it"
    names: tuple[str, ...] = ()
    view: Any = None
    seat: int | None = None

    def name(self, seat: int) -> str:
        """Who sits there; where two have one name, or nobody has one, the chair's number."""
        if 0 <= seat < len(self.names) and self.names[seat] and self.names.count(self.names[seat]) == 1:
            return self.names[seat]
        return self.put("words-chair", {"number": seat + 1})

    def put(self, key: str, facts: Mapping[str, Any]) -> str:
        """A text, filled in."""
        return sentence(self.game, key, self.language, {name: self.spoken(fact) for name, fact in facts.items()})

    def spoken(self, fact: Any) -> Any:
        """A fact as it goes into a sentence."""
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
        """Several things as people list them: the last one after "and"."""
        if len(things) < 2:
            return "".join(things) or self.put("words-nothing", {})
        return self.put("words-row", {"first": ", ".join(things[:-1]), "last": things[-1]})


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """A view in words, in the order one wants to hear it. `can` says how to say what may be done; `choices` are moves
    as they can be said, where they are few; `starts` are how the others begin; `asks` says what may be asked; `aloud`
    are the lines to be read out when they are new: those of `mine` only to whoever has just spoken."""

    now: list[str] = []
    table: list[str] = []
    mine: list[str] = []
    can: list[str] = []
    choices: list[str] = []
    starts: list[str] = []
    asks: list[str] = []
    aloud: list[str] = []

    def lines(self) -> list[str]:
        """All of it, one line after another."""
        return [*self.now, *self.table, *self.mine, *self.can]


def sentences_of(told: Iterable[Sentence], tongue: Tongue) -> dict[Section, list[str]]:
    """The sentences of a view, filled in, by section."""
    found: dict[Section, list[str]] = {"now": [], "table": [], "mine": []}
    for each in told:
        found[each.section].append(tongue.put(each.words.key, each.words.facts))
    return found


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def event_in_words(event: Any, more: Mapping[str, Any], tongue: Tongue) -> str:
    """A line of the log: the event's own text (`heard-…` where a voice says more than eyes need), with its fields,
    `who`, and what the game adds."""
    name = kebab(type(event).__name__)
    known = (key for key in (f"heard-{name}", f"event-{name}")
             if any(has(tongue.game, key, language) for language in (tongue.language, "en")))
    if (key := next(known, None)) is None:
        return ""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    who = {"who": Who(fields["seat"])} if isinstance(fields.get("seat"), int) else {}
    return tongue.put(key, {**fields, **who, **more})


def end_in_words(outcome: Outcome, tongue: Tongue) -> list[str]:
    """How it ended: who won, and each seat's points with how they came about."""
    lines = [tongue.put("words-won", {"winners": tuple(map(Who, outcome.winners)), "count": len(outcome.winners)})]
    for seat, score in enumerate(outcome.scores):
        how = outcome.breakdown[seat] if seat < len(outcome.breakdown) else ()
        parts = [tongue.put("words-score-line", {"what": words(f"score-{line.key}", **line.facts),
                                                 "points": line.points}) for line in how]
        lines.append(tongue.put("words-score", {"who": Who(seat), "points": score, "parts": "; ".join(parts),
                                                "known": bool(parts)}))
    return lines


def seats_named(seats: Iterable[Seat]) -> tuple[Who, ...]:
    """Seats as a row of names."""
    return tuple(map(Who, seats))
