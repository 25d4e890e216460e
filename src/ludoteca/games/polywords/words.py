"""The lexicon at the table: is it a word, does it belong to the category, how common is it."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Literal

import msgspec

from ludoteca.games.polywords import words_store
from ludoteca.games.polywords.words_categories import CATEGORIES, OPEN, POSITION, Category, UnknownCategory, position
from ludoteca.games.polywords.words_forms import possible_members
from ludoteca.games.polywords.words_store import LANGUAGES, UnknownLanguage, frequencies, lexicon

__all__ = [
    "LANGUAGES", "Category", "Evidence", "NotLetters", "UnknownCategory", "UnknownLanguage", "Verdict", "categories",
    "evidence", "frequency", "is_word", "members", "normalise", "playable", "verdict",
]  # fmt: skip

Verdict = Literal["yes", "vote", "no"]

_OPEN_PLACES = frozenset(POSITION[id] for id in OPEN)

_DROPPED = frozenset("'’‘ʼ`´-‐‑‒–—")
_SPELLED_OUT = str.maketrans({"ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l",
                              "Ł": "L", "đ": "d", "Đ": "D", "ı": "i"})  # fmt: skip


class NotLetters(ValueError):
    """A word holds a digit or another sign that cannot be written in a cell."""

    code = "not_letters"

    def __init__(self, text: str, sign: str) -> None:
        super().__init__(f"{sign!r} is not a letter" if sign else "there is no letter to write")
        self.text = text
        self.sign = sign


class Evidence(msgspec.Struct, frozen=True):
    """What the lexicon knows about a contested word, for the contest screen to put into a sentence."""

    word: str
    category: str
    language: str
    verdict: Verdict
    in_dictionary: bool
    """It is a word of the language, or a name on one of the lists."""
    on_list: bool
    """It is a member of the category."""
    form_of: str | None
    """The member of the category it is a plural or another form of."""
    partly: bool
    """One of its meanings, not the main one, belongs to the category."""
    categories: tuple[str, ...]
    """The ids of all categories it belongs to."""
    frequency: float
    """How common it is (zipf scale: 0 unknown, 3 rare, 5 everyday)."""
    open_category: bool
    """No list of this category can be complete."""
    supports: bool
    """Whether the dictionary and the lists are on the word's side when nobody is left to vote."""


def normalise(text: str) -> str:
    """A word as it stands in the cells: capital A-Z, without accents, spaces, hyphens and apostrophes."""
    if text.isascii() and text.isalpha():
        return text.upper()
    letters = []
    for sign in unicodedata.normalize("NFD", text.translate(_SPELLED_OUT)):
        if "A" <= sign <= "Z":
            letters.append(sign)
        elif "a" <= sign <= "z":
            letters.append(sign.upper())
        elif not (sign in _DROPPED or sign.isspace() or unicodedata.combining(sign)):
            raise NotLetters(text, sign)
    if not letters:
        raise NotLetters(text, "")
    return "".join(letters)


def is_word(word: str, language: str = "it") -> bool:
    """Whether the dictionary or one of the lists knows the word (a name and a title count, as the rulebook says)."""
    known = lexicon(language).dictionary
    try:
        return normalise(word) in known
    except NotLetters:
        return False


def verdict(word: str, category: str, language: str = "it") -> Verdict:
    """Whether a word belongs to a category: yes, let the table vote, or no."""
    place = position(category)
    book = lexicon(language)
    try:
        letters = normalise(word)
    except NotLetters:
        return "no"
    if _belongs(letters, place, book):
        return "yes"
    if letters in book.dictionary or place in _OPEN_PLACES or letters in frequencies(language):
        return "vote"
    return "vote" if _form_of(letters, place, book) else "no"


def _belongs(letters: str, place: int, book: words_store.Lexicon) -> bool:
    if letters in book.accepted and book.accepted[letters] >> place & 1:
        return True
    return place in book.by_rule and letters in book.by_rule[place]


def _form_of(letters: str, place: int, book: words_store.Lexicon) -> str | None:
    """The member that the word is a plural or another form of."""
    for candidate in possible_members(letters, book.language):
        if _belongs(candidate, place, book):
            return candidate
    return None


def categories(language: str = "it", hard: bool | None = None) -> tuple[Category, ...]:
    """The categories that have a list in the language: all, only the normal (hard=False) or only the hard ones."""
    listed = lexicon(language).listed
    return tuple(
        category
        for category in CATEGORIES
        if category.id in listed and (hard is None or category.hard == hard)
    )


@cache
def members(category: str, language: str = "it") -> tuple[str, ...]:
    """The members of a category, most typical first: the hand-written list, then the rest by how common."""
    book = lexicon(language)
    stored = book.members.get(CATEGORIES[position(category)].id, b"")
    return tuple(book.order[number] for number in words_store.numbers(stored, "I"))


def frequency(word: str, language: str = "it") -> float:
    """How common a word is on the zipf scale (one more is ten times as common); 0 when it is unknown."""
    try:
        return float(frequencies(language).get(normalise(word), 0)) / 10
    except NotLetters:
        return 0.0


@lru_cache(maxsize=8)
def playable(language: str = "it", min_zipf: float = 2.5) -> tuple[str, ...]:
    """The words a bot may write, at least that common, in alphabetical order; never a vulgar one."""
    known = frequencies(language)
    least = round(min_zipf * 10)
    return tuple(word for word in words_store.bot_vocabulary(language) if known.get(word, 0) >= least)


def evidence(word: str, category: str, language: str = "it") -> Evidence:
    """Everything the lexicon can say about a word contested in a category."""
    place = position(category)
    book = lexicon(language)
    letters = normalise(word)
    answer = verdict(letters, category, language)
    on_list = answer == "yes"
    form = None if on_list else _form_of(letters, place, book)
    partly = bool(book.partly.get(letters, 0) >> place & 1)
    is_open = CATEGORIES[place].id in OPEN
    return Evidence(
        word=letters,
        category=CATEGORIES[place].id,
        language=language,
        verdict=answer,
        in_dictionary=letters in book.dictionary,
        on_list=on_list,
        form_of=form,
        partly=partly,
        categories=tuple(each.id for each in CATEGORIES if _belongs(letters, POSITION[each.id], book)),
        frequency=float(frequencies(language).get(letters, 0)) / 10,
        open_category=is_open,
        supports=on_list or form is not None or partly or is_open,
    )
