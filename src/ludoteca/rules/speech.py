"""Moves as text: a phrase in the game's texts, with slots for its facts, is used both to say a move and to read it.

`say-place = metti { $dice } | metto { $dice }` names two ways to say a move: the first is shown, all are understood.
Capitals and accents do not matter. A piece that does not fit its slot is named in the refusal. Slots are `Number`,
`Choice`, `Chair`, `Free` and `Row`; a game may add its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, Protocol

import msgspec

from ludoteca.rules.refusal import IllegalMove
from ludoteca.rules.texts import sentence
from ludoteca.rules.words import Tongue, Words

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Fact = TypeVar("Fact", default=Any)
    Item = TypeVar("Item", default=Any)
    Kind = TypeVar("Kind", default=Any)
else:
    from typing import TypeVar

    Fact, Item, Kind = TypeVar("Fact"), TypeVar("Item"), TypeVar("Kind")


class Misread(Exception):
    """A piece of text does not fit its slot; `wanted` says what would."""

    def __init__(self, piece: str, wanted: str) -> None:
        super().__init__(piece)
        self.piece, self.wanted = piece, wanted


class Slot(Protocol[Fact]):
    """A slot of a phrase: how its fact is said, and how it is read."""

    def say(self, fact: Fact, tongue: Tongue) -> str:
        """Return the fact as text."""

    def read(self, piece: str, tongue: Tongue) -> Fact:
        """Return the fact that a piece of text means, or raise Misread."""


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


class Choice(Generic[Fact]):
    """One of a few values, each with a text of its own that may name several ways to say it."""

    def __init__(self, keys: Mapping[Fact, str]) -> None:
        self.keys = keys

    def say(self, fact: Fact, tongue: Tongue) -> str:
        return ways(tongue.game, self.keys[fact], tongue.language)[0]

    def read(self, piece: str, tongue: Tongue) -> Fact:
        for fact, key in self.keys.items():
            if flat(piece) in map(flat, ways(tongue.game, key, tongue.language)):
                return fact
        raise Misread(piece, tongue.row([self.say(fact, tongue) for fact in self.keys]))


class Chair:
    """A player: by name, or by the number of the seat."""

    def say(self, fact: int, tongue: Tongue) -> str:
        return tongue.name(fact)

    def read(self, piece: str, tongue: Tongue) -> int:
        seats = max(len(tongue.names), 12)
        for seat in range(seats):
            if flat(piece) in (flat(tongue.name(seat)), flat(tongue.put("words-chair", {"number": seat + 1}))):
                return seat
        raise Misread(piece, tongue.put("words-wants-somebody", {"names": tuple(filter(None, tongue.names))}))


class Free:
    """Any text. It needs quotation marks if it starts or ends with a blank, or has two blanks in a row."""

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


class Row(Generic[Item]):
    """Several values of one kind, separated by blanks or commas."""

    def __init__(self, item: Slot[Item], between: str = " ") -> None:
        self.item, self.between = item, between

    def say(self, fact: Sequence[Item], tongue: Tongue) -> str:
        return self.between.join(self.item.say(each, tongue) for each in fact)

    def read(self, piece: str, tongue: Tongue) -> tuple[Item, ...]:
        return tuple(self.item.read(each, tongue) for each in re.split(r"[\s,;]+", piece.strip(" ,;")) if each)


class Phrase(Generic[Kind]):
    """A way to say one kind of move.

    `make(tongue, **facts)` builds the move if it needs more than its fields. `split(move)` returns the facts of a move,
    or None if this phrase does not say it. `among(view, seat)` returns the moves this phrase can say now, where a game
    cannot list its moves and they are few."""

    def __init__(
        self, key: str, kind: type[Kind], make: Callable[..., Kind | None] | None = None,
        split: Callable[[Kind], Mapping[str, object] | None] | None = None,
        among: Callable[..., Iterable[Kind]] | None = None, **slots: Slot,
    ) -> None:
        self.key, self.kind, self.slots, self.among = key, kind, slots, among
        self._make, self._split = make, split

    def __repr__(self) -> str:
        return f"Phrase({self.key!r})"

    def say(self, move: object, tongue: Tongue) -> str | None:
        """Return the move as text, or None if this phrase does not say it."""
        if type(move) is not self.kind:
            return None
        facts: Mapping[str, object] | None
        facts = self._split(move) if self._split else {name: getattr(move, name) for name in self.slots}
        if facts is None:
            return None
        said = {name: self.slots[name].say(fact, tongue) for name, fact in facts.items()}
        return first_way(sentence(tongue.game, f"say-{self.key}", tongue.language, said))

    def begins(self, tongue: Tongue) -> str:
        """Return the words before the first slot."""
        return _ways_of(self, tongue)[0].partition("\x01")[0].strip()

    def read(self, said: str, tongue: Tongue) -> Kind | None:
        """Return the move a text means, or None if it uses other words. Raises Misread if a piece does not fit."""
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
    """The answer to a question, line by line."""

    lines: tuple[Words, ...]


class Question(Phrase[Answer]):
    """A question about a view that is no move. `answer(tongue, **facts)` returns the lines."""

    def __init__(self, key: str, answer: Callable[..., Iterable[Words]], **slots: Slot) -> None:
        super().__init__(key, Answer, lambda tongue, **facts: Answer(tuple(answer(tongue, **facts))), None, None,
                         **slots)

    def say(self, move: object, tongue: Tongue) -> str | None:
        """None: a question is no move."""
        return None


_FLAT = {"’": "'", "‘": "'", "`": "'", "–": "-", "—": "-"}


def flat(text: str) -> str:
    """Return the text in lower case without accents, of the same length. Texts are compared in this form."""
    return "".join(_flat_sign(sign) for sign in text)


@lru_cache(maxsize=4096)
def _flat_sign(sign: str) -> str:
    bare = unicodedata.normalize("NFD", _FLAT.get(sign, sign))[0].lower()
    return bare if len(bare) == 1 else sign


def first_way(text: str) -> str:
    """Return the first of the ways a text names."""
    return text.split(" | ")[0]


@lru_cache(maxsize=1024)
def ways(game: str, key: str, language: str) -> tuple[str, ...]:
    """Return every way a text names, the one that is shown first."""
    return tuple(each.strip() for each in sentence(game, key, language).split(" | "))


@lru_cache(maxsize=1024)
def patterns(game: str, key: str, language: str, slots: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """Return the patterns of a phrase, the most specific first."""
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
) -> object:
    """Return the move or answer a text means, or raise IllegalMove.

    The refusal names the piece that does not fit, or what is missing, or the nearest phrase. That is a question or, if
    `sayable` is given, one of its phrases."""
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
        raise _refusal(tongue, "words_misread", piece=trouble.piece[:80], wanted=trouble.wanted)
    first = flat(said).split()[:1]
    openings = {way.split()[0]: phrase for phrase in reversed(phrases) for way in map(flat, _ways_of(phrase, tongue))
                if way.strip() and not way.startswith("\x01")}
    likely = [opening for opening, phrase in openings.items()
              if opening in first or sayable is None or phrase.key in sayable or isinstance(phrase, Question)]
    near = get_close_matches(first[0], likely, 1, 0.7) if first else []
    if not near:
        raise _refusal(tongue, "words_unclear", words=said[:80])
    how = tongue.put(f"how-{openings[near[0]].key}", {})
    code = "words_incomplete" if near == first else "words_near"
    raise _refusal(tongue, code, words=said[:80], how=how)


def _ways_of(phrase: Phrase, tongue: Tongue) -> list[str]:
    blanks = dict.fromkeys(phrase.slots, "\x01")
    return sentence(tongue.game, f"say-{phrase.key}", tongue.language, blanks).split(" | ")


def _refusal(tongue: Tongue, code: str, **facts: object) -> IllegalMove:
    refusal = IllegalMove(code, "", **facts)
    refusal.game = tongue.game
    return refusal
