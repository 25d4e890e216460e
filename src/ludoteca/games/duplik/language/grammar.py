"""Italian and English grammar: articles, elisions, agreement, numbers in words."""

from __future__ import annotations

import re

from ludoteca.games.duplik.kinds import Noun

NUMBERS = {
    "it": ("zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici",
           "dodici", "tredici", "quattordici", "quindici", "sedici"),
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
           "twelve", "thirteen", "fourteen", "fifteen", "sixteen"),
}

_VOWELS = "aeiouàèéìòù"
_HARD = re.compile(r"^(s[^aeiouàèéìòùh]|sh|z|gn|ps|pn|x|y|io[^nv])")
_JOINED = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}


def _article(word: str, gender: str, plural: bool) -> str:
    """The definite article, ready to stand before the word."""
    first = word[0].lower()
    if plural:
        return "le " if gender == "f" else "gli " if first in _VOWELS or _HARD.match(word) else "i "
    if first in _VOWELS:
        return "l'"
    if gender == "f":
        return "la "
    return "lo " if _HARD.match(word) else "il "


def the(noun: Noun, language: str, many: bool = False) -> str:
    """The noun with its definite article: "la mucca", "gli elefanti", "the cow"."""
    word = noun.many if many else noun.one
    return f"the {word}" if language == "en" else _article(word, noun.gender_of(many), many) + word


def a(noun: Noun, language: str) -> str:
    """The noun with its indefinite article: "un'ape", "uno stivale", "an umbrella"."""
    word = noun.one
    if language == "en":
        vowel = word[0].lower() in "aeiou" and not word.startswith(("uf", "un", "uk"))
        return f"{'an' if vowel else 'a'} {word}"
    if noun.gender == "f":
        return f"un'{word}" if word[0].lower() in _VOWELS else f"una {word}"
    return f"uno {word}" if _HARD.match(word) else f"un {word}"


def with_preposition(preposition: str, noun: Noun, many: bool = False) -> str:
    """An Italian preposition with article and noun: "della mucca", "sull'albero", "nello stivale"."""
    word = noun.many if many else noun.one
    article = _article(word, noun.gender_of(many), many)
    stem = _JOINED[preposition]
    tail = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l'": "ll'", "i ": "i ", "gli ": "gli ", "le ": "lle "}[article]
    return stem + tail + word


def agree(said: str, gender: str, many: bool = False) -> str:
    """The half of a phrase that fits the number, with the endings for its stars: "arrabbiat*" is "arrabbiata"."""
    one, _, several = said.partition("|")
    ending = {("m", False): "o", ("f", False): "a", ("m", True): "i", ("f", True): "e"}.get((gender, many), "o")
    chosen = (several or one) if many else one
    if many:
        chosen = chosen.replace("bianc*", "bianch*")
    return chosen.replace("*", ending)


def how_many(n: int, noun: Noun, language: str) -> str:
    """A number with its noun: "una zampa", "tre zampe", "three legs"."""
    if n == 1:
        return f"one {noun.one}" if language == "en" else a(noun, "it")
    return f"{NUMBERS[language][n]} {noun.many}"


def only_one(noun: Noun, language: str) -> str:
    """One and no more: "una sola zampa", "only one leg"."""
    if language == "en":
        return f"only one {noun.one}"
    return f"una sola {noun.one}" if noun.gender == "f" else f"un solo {noun.one}"


def possessive(noun: Noun) -> str:
    """The English possessive: "the cow's"."""
    return f"the {noun.one}'s"


def sentence(text: str) -> str:
    """The text as a sentence: with a capital letter and a full stop."""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")
