"""Words that people use to describe a picture, in Italian and English, turned into marks for `understand`."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

import msgspec

from ludoteca.games.duplik.kinds import KINDS, Counted, Noun
from ludoteca.games.duplik.language.grammar import NUMBERS


def fold(text: str) -> str:
    """The text in lower case without accents; apostrophes and punctuation become gaps."""
    text = unicodedata.normalize("NFC", text.lower()).replace("’", "'")
    text = re.sub(r"\bc'?è\b", "c e", text)
    text = re.sub(r"\bè\b|(?<![a-z'])e'(?=\s)", "sta", text)  # the verb must not become the "e" that joins
    plain = unicodedata.normalize("NFD", text)
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", " ", plain).strip()


class _Words(msgspec.Struct):
    """One language of `content/vocabulary.json`.

    A phrase becomes a mark. Z is a part of the page, R a relation, F a direction. S is a size, X a feature, C a
    comparison.
    Its wordings are regular expressions, in which a name in braces stands for one of `short`. A thing without a kind
    is drawn as the kind it is `resembling` most.
    """

    short: dict[str, str]
    phrases: list[tuple[str, list[str]]]
    resembling: dict[str, str]

    def compiled(self) -> list[tuple[re.Pattern[str], str]]:
        """Return the phrases in their order, each with its mark."""
        found = []
        for mark, wordings in self.phrases:
            pattern = "|".join(wordings)
            for name, short in self.short.items():
                pattern = pattern.replace(f"{{{name}}}", short)
            found.append((re.compile(rf"\b(?:{pattern})\b"), mark))
        return found


_WORDS = msgspec.json.decode(
    (Path(__file__).parents[1] / "content" / "vocabulary.json").read_bytes(), type=dict[str, _Words])
_PHRASES = {language: words.compiled() for language, words in _WORDS.items()}

JOINING = {"e", "ed", "and", "poi", "then", "ma", "but"}
HAVING = {"con", "col", "coi", "ha", "hanno", "porta", "portano", "with", "has", "have", "having", "avere", "dotato",
    "dotata"}
WEARING = {"porta", "portano", "indossa", "indossano", "wears", "wear", "wearing", "con", "with", "in", "una", "la",
    "a", "has", "ha"}
DEFINITE = {"il", "lo", "la", "l", "i", "gli", "le", "the", "quest", "questo", "questa", "quel", "quella", "this",
    "that", "these", "questi", "queste"}
INDEFINITE = {"un", "uno", "una", "a", "an"}
PRONOUNS = {"lui", "lei", "esso", "essa", "it", "he", "she", "they", "loro", "its", "his", "her"}
WEARS = {"porta", "portano", "indossa", "indossano", "wears", "wear", "wearing"}
OUT_OF = {"dal", "dallo", "dalla", "dall", "dai", "dagli", "dalle"}
PAST_AN_HOST = {"di", "del", "dello", "della", "dell", "dei", "degli", "delle", "of"}


def numbers(language: str) -> dict[str, int]:
    words = {w: n for n, w in enumerate(NUMBERS[language])}
    words.pop("zero")
    return words


def _plurals(word: str, language: str) -> list[str]:
    """Likely plurals of a plain synonym."""
    head, _, rest = word.partition(" ")
    rest = f" {rest}" if rest else ""
    if language == "en":
        return [word + "s", word + "es", word[:-1] + "ies"] if word.endswith("y") else [word + "s", word + "es"]
    forms = {"o": ["i", "hi"], "a": ["e", "he", "i"], "e": ["i"]}.get(head[-1], [""])
    stem = head[:-1] if forms != [""] else head
    return [stem + f + rest for f in forms] + ([head[:-2] + "i" + rest] if head.endswith("io") else [])


def _forms(noun: Noun, language: str) -> list[tuple[str, bool]]:
    out = [(noun.one, False), (noun.many, True)]
    for word in noun.also:
        out.append((word, False))
        out += [(p, True) for p in _plurals(word, language)]
    return out


_SMALLER = ("ino", "ina", "ini", "ine", "etto", "etta", "etti", "ette", "ello", "ella", "elli", "elle")
_LARGER = ("one", "ona", "oni", "accio", "accia")


def with_size_ending(word: str, known: dict[tuple[str, ...], tuple[str, bool]]) -> tuple[str, bool, int] | None:
    """Italian words for size ("gattino", "gattone"): the kind, whether plural, and the size that the ending says."""
    for endings, size in ((_SMALLER, 1), (_LARGER, 3)):
        for ending in endings:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < 3:
                continue
            many = ending[-1] in "ie" and ending not in ("one",)
            for tail in ("i", "e") if many else ("o", "a", "e"):
                for root in (stem, stem.removesuffix("h"), stem.removesuffix("c"), stem.removesuffix("ic")):
                    if (found := known.get((root + tail,))) is not None:
                        return found[0], many, size
    return None


_NEVER = {"in", "a", "e", "de", "bi", "o"}


@lru_cache(maxsize=2)
def objects(language: str) -> dict[tuple[str, ...], tuple[str, bool]]:
    """Every word for an object, as folded words -> (kind, whether plural). A first name beats a synonym."""
    out: dict[tuple[str, ...], tuple[str, bool]] = {}
    for first in (False, True):
        for kind in KINDS.values():
            noun = kind.name(language)
            forms = _forms(noun, language)
            for word, many in (forms[:2] if first else forms[2:]):
                key = tuple(fold(word).split())
                if key and " ".join(key) not in _NEVER:
                    if not first and key in out and many:
                        continue
                    if first and many and key in out and not out[key][1] and noun.one != noun.many:
                        continue  # "signore" is a gentleman before it is some ladies
                    out[key] = (kind.id, many and noun.one != noun.many)
    for like, names in _WORDS[language].resembling.items():
        for word in names.split():
            for form, many in [(word, False), *((plural, True) for plural in _plurals(word, language))]:
                out.setdefault(tuple(fold(form).split()), (like, many))
    return out


@lru_cache(maxsize=2)
def parts(language: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Every word for a counted part -> the features it may mean."""
    out: dict[tuple[str, ...], tuple[str, ...]] = {}
    for kind in KINDS.values():
        for spec in kind.features:
            if isinstance(spec, Counted):
                for word, _ in _forms(spec.it if language == "it" else spec.en, language):
                    key = tuple(fold(word).split())
                    if spec.name not in out.get(key, ()):
                        out[key] = (*out.get(key, ()), spec.name)
    return out


def mark_clause(clause: str, language: str) -> list[str]:
    """The clause as words and marks, in order. Words that name an object stay together: a "hot dog" is no dog."""
    text = f" {clause} "
    table = _PHRASES[language]
    for n, (pattern, _) in enumerate(table):  # a number in capitals stands in, so that no later phrase reads a mark
        text = pattern.sub(f" M{n} ", text)
    return [table[int(w[1:])][1] if w[0] == "M" else w for w in text.split()]
