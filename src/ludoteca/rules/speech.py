"""How moves are said: a phrase in the game's texts with places for its facts, said and read back by the same words.

`say-place = metti { $dice } | metto { $dice }` are two ways to say one thing: the first is told, all are understood.
Capitals and accents do not matter. What does not fit is refused with the piece that does not. What stands in a place
is a `Number`, a `Choice` among texts, a `Chair`, `Free` text, or a `Row` of one of those; a game may bring its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Protocol

import msgspec

from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.texts import sentence
from ludoteca.rules.words import Tongue, Words


class Misread(Exception):
    """A piece of what was said does not fit its place; `wanted` says what would."""

    def __init__(self, piece: str, wanted: str) -> None:
        super().__init__(piece)
        self.piece, self.wanted = piece, wanted


class Slot(Protocol):
    """A place in a phrase: how its fact is said, and how it is read."""

    def say(self, fact: Any, tongue: Tongue) -> str:
        """The fact in words."""

    def read(self, piece: str, tongue: Tongue) -> Any:
        """The fact a piece of speech means; Misread where it means none."""


class Number:
    """A whole number, in digits or, up to twenty, as a word."""

    def __init__(self, least: int | None = None, most: int | None = None, shown_from: int = 0) -> None:
        self.least, self.most, self.shift = least, most, shown_from

    def say(self, fact: int, tongue: Tongue) -> str:
        return str(fact + self.shift)

    def read(self, piece: str, tongue: Tongue) -> int:
        word = flat(piece)
        named = flat(ways(tongue.game, "words-numbers", tongue.language)[0]).split()
        said = int(word) if re.fullmatch(r"-?\d{1,9}", word) else named.index(word) if word in named else None
        if said is not None and (self.least is None or self.least <= said) and (self.most is None or said <= self.most):
            return said - self.shift
        span = {"least": self.least, "most": self.most, "known": self.least is not None}
        raise Misread(piece, tongue.put("words-wants-number", span))


class Choice:
    """One of a few things, each with a text of its own that may name several ways to say it."""

    def __init__(self, keys: Mapping[Any, str]) -> None:
        self.keys = keys

    def say(self, fact: Any, tongue: Tongue) -> str:
        return ways(tongue.game, self.keys[fact], tongue.language)[0]

    def read(self, piece: str, tongue: Tongue) -> Any:
        for fact, key in self.keys.items():
            if flat(piece) in map(flat, ways(tongue.game, key, tongue.language)):
                return fact
        raise Misread(piece, tongue.row([self.say(fact, tongue) for fact in self.keys]))


class Chair:
    """Somebody at the table: by name, or by the number of the chair."""

    def say(self, fact: int, tongue: Tongue) -> str:
        return tongue.name(fact)

    def read(self, piece: str, tongue: Tongue) -> int:
        seats = max(len(tongue.names), 12)
        for seat in range(seats):
            if flat(piece) in (flat(tongue.name(seat)), flat(tongue.put("words-chair", {"number": seat + 1}))):
                return seat
        raise Misread(piece, tongue.put("words-wants-somebody", {"names": tuple(filter(None, tongue.names))}))


class Free:
    """Any text, as it stands; between quotation marks where it begins or ends with a blank, or holds several."""

    def say(self, fact: str, tongue: Tongue) -> str:
        return fact if fact and " ".join(fact.split()) == fact and fact[0] not in '"«“„' else msgspec.json.encode(
            fact).decode()

    def read(self, piece: str, tongue: Tongue) -> str:
        if piece.startswith('"') and piece.endswith('"') and len(piece) > 1:
            try:
                return msgspec.json.decode(piece, type=str)
            except msgspec.MsgspecError:
                pass
        return piece.strip("«»“”„")


class Row:
    """Several things of one kind, one after another, with blanks or commas between them."""

    def __init__(self, item: Slot, between: str = " ") -> None:
        self.item, self.between = item, between

    def say(self, fact: Sequence[Any], tongue: Tongue) -> str:
        return self.between.join(self.item.say(each, tongue) for each in fact)

    def read(self, piece: str, tongue: Tongue) -> tuple[Any, ...]:
        return tuple(self.item.read(each, tongue) for each in re.split(r"[\s,;]+", piece.strip(" ,;")) if each)


class Phrase:
    """A way to say one kind of move. `make` builds the move from what was read where that takes more than its fields;
    `split` gives the facts of a move, or None where this phrase does not say it. Where a game cannot list its moves,
    `among(view, seat)` names those that this phrase says now, where they are few."""

    def __init__(
        self, key: str, kind: type[Any], make: Callable[..., Any] | None = None,
        split: Callable[[Any], Mapping[str, Any] | None] | None = None,
        among: Callable[[Any, int], Iterable[Any]] | None = None, **slots: Slot,
    ) -> None:
        self.key, self.kind, self.slots, self.among = key, kind, slots, among
        self._make, self._split = make, split

    def __repr__(self) -> str:
        return f"Phrase({self.key!r})"

    def say(self, move: Any, tongue: Tongue) -> str | None:
        """The move in words; None where this phrase says other things."""
        if type(move) is not self.kind:
            return None
        facts = self._split(move) if self._split else {name: getattr(move, name) for name in self.slots}
        if facts is None:
            return None
        said = {name: self.slots[name].say(fact, tongue) for name, fact in facts.items()}
        return first_way(sentence(tongue.game, f"say-{self.key}", tongue.language, said))

    def begins(self, tongue: Tongue) -> str:
        """The words before the first place that is to be filled in."""
        return _ways_of(self, tongue)[0].partition("\x01")[0].strip()

    def read(self, said: str, tongue: Tongue) -> Any:
        """The move that was meant; None where other words were used, Misread where a piece does not fit."""
        trouble: Misread | None = None
        for pattern in patterns(tongue.game, f"say-{self.key}", tongue.language, tuple(self.slots)):
            found = pattern.fullmatch(flat(said))
            if found is None:
                continue
            try:
                facts = {name: self.slots[name].read(said[slice(*found.span(name))].strip(), tongue)
                         for name in found.groupdict()}
                return self._make(tongue, **facts) if self._make else self.kind(**facts)
            except Misread as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble
        return None


class Answer(msgspec.Struct, frozen=True):
    """What a question is answered with: words, one line each."""

    lines: tuple[Words, ...]


class Question(Phrase):
    """Something one may ask of a view without moving: `answer(tongue, **facts)` gives the lines."""

    def __init__(self, key: str, answer: Callable[..., Iterable[Words]], **slots: Slot) -> None:
        super().__init__(key, Answer, lambda tongue, **facts: Answer(tuple(answer(tongue, **facts))), None, None,
                         **slots)

    def say(self, move: Any, tongue: Tongue) -> str | None:
        return None


_FLAT = {"’": "'", "‘": "'", "`": "'", "–": "-", "—": "-"}


def flat(text: str) -> str:
    """Letters without capitals and accents, each in its own place: what is compared when words are understood."""
    return "".join(_flat_sign(sign) for sign in text)


@lru_cache(maxsize=4096)
def _flat_sign(sign: str) -> str:
    bare = unicodedata.normalize("NFD", _FLAT.get(sign, sign))[0].lower()
    return bare if len(bare) == 1 else sign


def first_way(text: str) -> str:
    return text.split(" | ")[0]


@lru_cache(maxsize=1024)
def ways(game: str, key: str, language: str) -> tuple[str, ...]:
    """Every way a text names, the one that is told first."""
    return tuple(each.strip() for each in sentence(game, key, language).split(" | "))


@lru_cache(maxsize=1024)
def patterns(game: str, key: str, language: str, slots: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """What is listened for, the most particular first."""
    text = sentence(game, key, language, {name: f"\x01{name}\x02" for name in slots})
    found = []
    for way in text.split(" | "):
        pieces = re.split("\x01(.*?)\x02", way.strip())
        made = "".join(
            f"(?P<{piece}>.+?)" if i % 2 else re.sub(r"(?:\\?\s)+", r"\\s+", re.escape(flat(piece)))
            for i, piece in enumerate(pieces))
        end = "" if pieces[-1] == "" and len(pieces) > 1 else r"\s*[.!]?"
        found.append((sum(len(piece) for piece in pieces[::2]), re.compile(rf"\s*{made}{end}\s*", re.S)))
    return tuple(pattern for _, pattern in sorted(found, key=lambda each: -each[0]))


def read_words(
    phrases: Sequence[Phrase], said: str, tongue: Tongue, sayable: Container[str] | None = None,
) -> Any:
    """What words mean, or IllegalMove: which piece does not fit, what is missing, or what may have been meant: a
    question or, where `sayable` names what can be done now, one of those moves."""
    said = unicodedata.normalize("NFC", said).strip()
    trouble: Misread | None = None
    for phrase in phrases:
        try:
            found = phrase.read(said, tongue)
        except Misread as error:
            trouble = trouble or error
            continue
        if found is not None:
            return found
    if trouble is not None:
        raise _no(tongue, "words_misread", piece=trouble.piece[:80], wanted=trouble.wanted)
    first = flat(said).split()[:1]
    openings = {way.split()[0]: phrase for phrase in reversed(phrases) for way in map(flat, _ways_of(phrase, tongue))
                if way.strip() and not way.startswith("\x01")}
    likely = [opening for opening, phrase in openings.items()
              if opening in first or sayable is None or phrase.key in sayable or isinstance(phrase, Question)]
    near = get_close_matches(first[0], likely, 1, 0.7) if first else []
    if not near:
        raise _no(tongue, "words_unclear", words=said[:80])
    how = tongue.put(f"how-{openings[near[0]].key}", {})
    code = "words_incomplete" if near == first else "words_near"
    raise _no(tongue, code, words=said[:80], how=how)


def _ways_of(phrase: Phrase, tongue: Tongue) -> list[str]:
    blanks = dict.fromkeys(phrase.slots, "\x01")
    return sentence(tongue.game, f"say-{phrase.key}", tongue.language, blanks).split(" | ")


def _no(tongue: Tongue, code: str, **facts: Any) -> IllegalMove:
    refusal = IllegalMove(code, **facts)
    refusal.game = tongue.game
    return refusal
