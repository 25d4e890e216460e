"""The lexicon at the table: is it a word, does it belong to the category, how common is it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Literal

import msgspec

from ludoteca.games.polywords import words_store
from ludoteca.games.polywords.words_categories import CATEGORIES, OPEN, POSITION, Category, UnknownCategory, position
from ludoteca.games.polywords.words_phrases import FOOD, LIVING, PLACES, Judge, head_of, singulars, without_article
from ludoteca.games.polywords.words_store import LANGUAGES, UnknownLanguage, frequencies, lexicon

__all__ = [
    "LANGUAGES", "Category", "Evidence", "NotLetters", "UnknownCategory", "UnknownLanguage", "Verdict", "categories",
    "evidence", "everyday_members", "frequency", "is_word", "members", "normalise", "playable", "verdict",
]  # fmt: skip

Verdict = Literal["yes", "vote", "no"]

_FOOD = sum(1 << POSITION[id] for id in FOOD)
_PLACES = sum(1 << POSITION[id] for id in PLACES)
_BODILY = sum(1 << POSITION[id] for id in LIVING | {"parte_del_corpo"})
_MATERIAL = 1 << POSITION["materiale"]

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
    """The member it stands for: of which it is a plural or a feminine, or which is the head of a longer answer."""
    partly: bool
    """WordNet knows a meaning of it, not the main one, that belongs there: worth a vote, but no proof."""
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
        if normalise(word) in known:
            return True
        bare = "" if word.isalpha() else without_article(word, language)
        return bool(bare) and normalise(bare) in known
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
    # One word of letters has nothing to be taken apart: asked here, it is spared a call.
    if _form_of(letters, 1 << place, book) if word.isalpha() else _stands_for(word, letters, place, book):
        return "yes"
    known = letters in book.dictionary or letters in frequencies(language)
    return "vote" if known or CATEGORIES[place].id in OPEN or is_word(word, language) else "no"


def _belongs(letters: str, place: int, book: words_store.Lexicon) -> bool:
    if book.accepted.get(letters, 0) >> place & 1:
        return True
    return place in book.by_rule and letters in book.by_rule[place]


def _form_of(letters: str, categories: int, book: words_store.Lexicon) -> str | None:
    """The member, in one of the categories of a mask, that the word is a plural or a feminine of."""
    found = words_store.forms(book.language).get(letters)
    return next((member for member, mark in found if mark & categories), None) if found else None


def _stands_for(text: str, letters: str, place: int, book: words_store.Lexicon) -> str | None:
    """The member an answer stands for: it is a form of it, or has an article or a specification."""
    found = _form_of(letters, 1 << place, book)
    if found or text.isalpha():
        return found
    bare = normalise(without_article(text, book.language) or text)
    if _belongs(bare, place, book):
        return bare
    # 'guinea pigs': several English words have a plural as one.
    ones = () if book.language != "en" or _PLACES >> place & 1 else singulars(bare)
    if member := next((one for one in ones if _belongs(one, place, book)), None):
        return member
    # A hot dog is no dog: what is on another list as a whole is not taken apart.
    taken = bare in book.idioms or any(book.accepted.get(each, 0) for each in (bare, *ones))
    return _form_of(bare, 1 << place, book) or (None if taken else _head_of(text, place, book))


def _head_of(text: str, place: int, book: words_store.Lexicon) -> str | None:
    aggettivo = book.by_rule[POSITION["aggettivo"]]

    def among(categories: int) -> Callable[[str], bool]:
        return lambda word: bool(book.accepted.get(word, 0) & categories or _form_of(word, categories, book))

    edible, located, by_mark = among(_FOOD), among(_PLACES), among(1 << place)
    return head_of(text, Judge(
        language=book.language, category=CATEGORIES[place].id, letters=normalise,
        belongs=lambda word: by_mark(word) or _belongs(word, place, book),
        known=book.dictionary.__contains__, adjective=aggettivo.__contains__,
        edible=lambda word: word in book.cooking or edible(word), material=among(_MATERIAL), bodily=among(_BODILY),
        place=lambda word: word in book.regions or located(word)))


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


EVERYDAY = 2.5
"""Zipf: from here on most people know a word."""


@cache
def everyday_members(category: str, language: str = "it") -> tuple[str, ...]:
    """The members most people know: those of the hand-written list that are in use, all of it where it holds titles."""
    listed = members(category, language)[:lexicon(language).listed[CATEGORIES[position(category)].id]]
    if CATEGORIES[position(category)].id in OPEN:
        return listed
    return tuple(word for word in listed if frequency(word, language) >= EVERYDAY)


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
    on_list = _belongs(letters, place, book)
    member = None if on_list else _stands_for(word, letters, place, book)
    bare = normalise(without_article(word, language) or word)
    on_list = on_list or member == bare
    return Evidence(
        word=letters,
        category=CATEGORIES[place].id,
        language=language,
        verdict=verdict(word, category, language),
        in_dictionary=is_word(word, language),
        on_list=on_list,
        form_of=None if on_list else member,
        partly=bool(book.partly.get(bare, 0) >> place & 1),
        categories=tuple(each.id for each in CATEGORIES if _belongs(bare, POSITION[each.id], book)),
        frequency=float(frequencies(language).get(bare, 0)) / 10,
        open_category=CATEGORIES[place].id in OPEN,
        supports=on_list or member is not None,
    )
