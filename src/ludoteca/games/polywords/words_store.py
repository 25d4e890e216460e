"""The built lexicon on disk, opened once per language: word graphs, category marks, frequencies."""

from __future__ import annotations

import array
import sys
import zlib
from functools import cache
from importlib.resources import files

import msgspec

from ludoteca.games.polywords.word_graph import WordGraph
from ludoteca.games.polywords.words_categories import CATEGORIES

LANGUAGES = ("it", "en")


class UnknownLanguage(ValueError):
    """There is no lexicon in this language."""

    code = "unknown_language"

    def __init__(self, asked: str) -> None:
        super().__init__(f"no lexicon for the language {asked!r}; there is one for {', '.join(LANGUAGES)}")
        self.asked = asked


class StoredCategories(msgspec.Struct, frozen=True):
    """What the build script writes: every word with a mark, and each category's members in order.

    Marks are 64-bit masks, bit n for the n-th category, as little-endian bytes. Members are positions in
    `words`; the first `listed` of a category come from its hand-written list. `cooking` are words that say how a
    dish is made, `regions` places on no list, `idioms` sayings that are not what they begin with.
    """

    words: str
    accepted: bytes
    partly: bytes
    members: dict[str, bytes]
    listed: dict[str, int]
    cooking: str
    regions: str
    idioms: str


class StoredForms(msgspec.Struct, frozen=True):
    """The plurals and feminines: form by form the member it belongs to (a place in `words`) and where it counts."""

    forms: str
    members: bytes
    marks: bytes


class Lexicon(msgspec.Struct, frozen=True, eq=False):
    """One language, ready for look-up."""

    language: str
    dictionary: WordGraph
    by_rule: dict[int, WordGraph]
    accepted: dict[str, int]
    partly: dict[str, int]
    order: tuple[str, ...]
    members: dict[str, bytes]
    listed: dict[str, int]
    cooking: frozenset[str]
    regions: frozenset[str]
    idioms: frozenset[str]


def _content(name: str) -> bytes:
    return zlib.decompress((files("ludoteca.games.polywords") / "content" / name).read_bytes())


def _graph(name: str) -> WordGraph:
    return WordGraph(_content(name))


def numbers(raw: bytes, typecode: str) -> array.array[int]:
    """Stored little-endian numbers as an array."""
    values = array.array(typecode)
    values.frombytes(raw)
    if sys.byteorder == "big":
        values.byteswap()
    return values


@cache
def lexicon(language: str) -> Lexicon:
    """The lexicon of a language, read from disk the first time it is asked for."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    stored = msgspec.msgpack.decode(_content(f"{language}.categories"), type=StoredCategories)
    order = tuple(stored.words.split("\n"))
    accepted = dict(zip(order, numbers(stored.accepted, "Q"), strict=True))
    partly = {word: mask for word, mask in zip(order, numbers(stored.partly, "Q"), strict=True) if mask}
    by_rule = {
        position: _graph(f"{language}.{category.id}")
        for position, category in enumerate(CATEGORIES)
        if category.id in ("aggettivo", "verbo_all_infinito")
    }
    dictionary = _graph(f"{language}.words")
    return Lexicon(language, dictionary, by_rule, accepted, partly, order, stored.members, stored.listed,
                   *(frozenset(text.split()) for text in (stored.cooking, stored.regions, stored.idioms)))


@cache
def forms(language: str) -> dict[str, tuple[tuple[str, int], ...]]:
    """The other forms of members: each with the members it may belong to and the categories in which it does."""
    order = lexicon(language).order
    stored = msgspec.msgpack.decode(_content(f"{language}.forms"), type=StoredForms)
    found: dict[str, tuple[tuple[str, int], ...]] = {}
    for form, member, mark in zip(
            stored.forms.split("\n"), numbers(stored.members, "I"), numbers(stored.marks, "Q"), strict=True):
        found[form] = (*found.get(form, ()), (order[member], mark))
    return found


@cache
def frequencies(language: str) -> WordGraph:
    """How common each word is, in tenths of a zipf; kept apart because only bots and contests ask."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return WordGraph(_content(f"{language}.frequency"))


@cache
def bot_vocabulary(language: str) -> tuple[str, ...]:
    """Every word a bot may write, in alphabetical order; vulgar words were left out when it was built."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return unfold(_content(f"{language}.playable").decode("ascii"))


def unfold(folded: str) -> tuple[str, ...]:
    """The words of a packed list: of each a letter counting what it shares with the one before, then the rest."""
    words, word = [], ""
    for entry in folded.split("\n"):
        word = word[: ord(entry[0]) - ord("a")] + entry[1:]
        words.append(word)
    return tuple(words)
