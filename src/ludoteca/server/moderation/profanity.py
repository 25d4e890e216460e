"""Profanity filter of family mode: finds words that children should not read, also in disguise.

The words are our own data, `lexicon/family.tsv`: lemmas with all their forms. Whole words are compared, so Scunthorpe,
analisi and cazzuola pass. Before that, capitals, accents, digits for letters (3 for e) and look-alikes from other
alphabets are folded. So are stretched letters, and letters with spaces or dots between them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec

MASK = "•"
KEPT, KEPT_LENGTH = 4096, 400    # results in memory: the same lines are shown to many sessions
JOINED_LEAST = 6                 # letters of a form that is also found when written in two pieces

_LEET = str.maketrans({
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", "$": "s", "€": "e",
    "!": "i", "|": "i", "+": "t", "£": "e",
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "х": "x", "і": "i", "к": "k", "т": "t", "м": "m", "н": "n",
    "α": "a", "ο": "o", "ε": "e", "ι": "i", "κ": "k", "ρ": "p", "τ": "t", "υ": "u", "ν": "v",
})
_LETTERLIKE = re.compile(r"[^\W_]|[@$€!|+£]")
_STRETCHED, _REPEATED = re.compile(r"(.)\1{2,}"), re.compile(r"(.)\1+")


class LexiconEntry(msgspec.Struct, frozen=True):
    """A lemma: its forms, and words beside which it is harmless (Troia in Puglia)."""

    lemma: str
    language: str
    forms: tuple[str, ...]
    unless: frozenset[str] = frozenset()


@cache
def entries() -> tuple[LexiconEntry, ...]:
    page = resources.files(__package__) / "lexicon" / "family.tsv"
    found = []
    for line in page.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            lemma, language, forms, *unless = line.split("\t")
            found.append(LexiconEntry(
                lemma, language, (lemma, *(each.replace("_", " ") for each in forms.split())),
                frozenset(" ".join(unless).split())))
    return tuple(found)


@cache
def _by_form() -> dict[str, LexiconEntry]:
    return {_folded(form.replace(" ", "")): each for each in entries() for form in each.forms if " " not in form}


@cache
def _by_short_form() -> dict[str, LexiconEntry]:
    """For stretched words: every letter once."""
    return {_REPEATED.sub(r"\1", form): entry for form, entry in _by_form().items()}


@cache
def _phrases() -> dict[tuple[str, ...], LexiconEntry]:
    return {
        tuple(_folded(word) for word in form.split()): each for each in entries() for form in each.forms if " " in form}


class _Piece(msgspec.Struct, frozen=True):
    """A run of letters in a text, folded, and where it stands."""

    word: str
    start: int
    end: int
    other: str = ""                                # with 1 for l


def find_unfit(text: str) -> list[tuple[int, int]]:
    """Where unfit words stand in a text: start and end of each."""
    pieces = _pieces(text)
    said = {piece.word for piece in pieces}
    found: list[tuple[int, int]] = []

    def judge(entry: LexiconEntry | None, first: _Piece, last: _Piece) -> None:
        if entry is not None and not entry.unless & said:
            found.append((first.start, last.end))

    for at, piece in enumerate(pieces):
        judge(_look_up(piece.word) or _look_up(piece.other), piece, piece)
        for length in (2, 3):
            run = pieces[at:at + length]
            if len(run) == length:
                judge(_phrases().get(tuple(each.word for each in run)), run[0], run[-1])
        if at + 1 < len(pieces):
            both = piece.word + pieces[at + 1].word
            if len(both) >= JOINED_LEAST and min(len(piece.word), len(pieces[at + 1].word)) > 1:
                judge(_by_form().get(both), piece, pieces[at + 1])
    for run in _spelled(pieces):
        # Letters one by one: the word may begin and end anywhere in the run.
        letters = "".join(piece.word for piece in run).translate(_LEET)
        for start in range(len(run)):
            for end in range(start + 3, len(run) + 1):
                judge(_look_up(letters[start:end]), run[start], run[end - 1])
    return sorted(set(found))


def is_fit(text: str) -> bool:
    return not find_unfit(text)


def masked(text: str) -> str:
    """The text with dots for the letters of unfit words."""
    return _masked_cached(text) if len(text) <= KEPT_LENGTH else _masked(text)


def _masked(text: str) -> str:
    signs = list(text)
    for start, end in find_unfit(text):
        signs[start:end] = [" " if sign.isspace() else MASK for sign in signs[start:end]]
    return "".join(signs)


_masked_cached = lru_cache(KEPT)(_masked)


def mask_all(value: Any) -> Any:
    """Plain data with dots for unfit words; names of fields stay."""
    if isinstance(value, str):
        return masked(value)
    if isinstance(value, dict):
        return {key: mask_all(each) for key, each in value.items()}
    if isinstance(value, list):
        return [mask_all(each) for each in value]
    return value


def _look_up(word: str) -> LexiconEntry | None:
    found = _by_form().get(word)
    if found is None and _STRETCHED.search(word):
        return _by_short_form().get(_REPEATED.sub(r"\1", word))
    return found


def _pieces(text: str) -> list[_Piece]:
    pieces, at = [], 0
    while at < len(text):
        start = at
        while at < len(text) and (_LETTERLIKE.match(text[at]) or unicodedata.combining(text[at])):
            at += 1
        if at > start:
            raw = text[start:at]
            while raw and raw[-1] in "!|+":        # an exclamation mark at the end is one
                raw = raw[:-1]
            if raw:
                word = raw if raw.isdigit() else _folded(raw)      # a number is a number
                other = _folded(raw.replace("1", "l")) if "1" in raw and not raw.isdigit() else ""
                pieces.append(_Piece(word, start, start + len(raw), other))
        else:
            at += 1
    return pieces


def _spelled(pieces: list[_Piece]) -> list[list[_Piece]]:
    """Runs of at least three single signs, most of them letters."""
    runs: list[list[_Piece]] = [[]]
    for piece in pieces:
        if len(piece.word) == 1:
            runs[-1].append(piece)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) >= 3 and 2 * sum(each.word.isalpha() for each in run) > len(run)]


def _folded(word: str) -> str:
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).translate(_LEET)
