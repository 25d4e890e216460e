"""Sentences from Fluent files: Italian and English beside what says them, every other language in a folder of its own.

The kernel's own are here, each game's in its `texts` folder. `ludoteca/languages/<language>` holds one file for each of
them (`kernel.ftl`, `canvas.ftl`, `words/canvas.ftl`): docs/write-a-game/translating.md tells how a language is added.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.languages import LANGUAGES, ORIGINALS, folder_of

KERNEL = "kernel"
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
HYPHEN_FOR_MINUS = re.compile(r"(?<!\w)-(?=\d)")
KEPT, KEPT_FACT = 2048, 40       # sentences that are remembered, and how long a word in them may be

_folders: dict[str, tuple[Traversable, str]] = {}


__all__ = ["LANGUAGES", "ORIGINALS", "bundle", "has", "register_texts", "sentence", "spoken_by"]


def register_texts(game: str, folder: Traversable, part: str = "") -> None:
    """Tell where a game keeps its `it.ftl` and `en.ftl`. `part` is what other languages call its file: one box may hold
    several games."""
    _folders[game] = folder, part or game
    bundle.cache_clear()
    spoken_by.cache_clear()
    _kept.cache_clear()


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The kernel's texts with the game's own on top; what only the table in words says lies in a folder `words`, what a
    coach says in `lesson`: no browser loads them."""
    found = FluentBundle([language], use_isolating=False)
    for page in (*_pages(resources.files(__package__), KERNEL, language), *_own_pages(game, language)):
        found.add_resource(_parsed(page.read_text("utf-8")), allow_overrides=True)
    return found


def _own_pages(game: str, language: str) -> list[Traversable]:
    return _pages(*_folders[game], language) if game in _folders else []


def _pages(folder: Traversable, part: str, language: str) -> list[Traversable]:
    """A part's files in one language: beside its originals, or in the language's own folder."""
    added = folder_of(language)
    rooms = ("", "words", "lesson")
    wanted = (*(folder / room / f"{language}.ftl" for room in rooms), *(added / room / f"{part}.ftl" for room in rooms))
    return [page for page in wanted if page.is_file()]


@cache
def spoken_by(game: str, language: str) -> str:
    """The language a game answers in: English, throughout, where it does not speak the one that is asked for."""
    if language in ORIGINALS:
        return language
    return language if language in LANGUAGES and (game not in _folders or _own_pages(game, language)) else "en"


@cache
def _parsed(page: str) -> Any:
    """Every game says the kernel's sentences too: they are taken apart once."""
    return FluentResource(page)


def has(game: str, key: str, language: str) -> bool:
    """Whether there is a text for this key in this very language."""
    return bundle(game, language).has_message(key)


def sentence(game: str, key: str, language: str, facts: Mapping[str, Any] | None = None) -> str:
    """One text, filled in. Falls back to English, then to the key itself, which no test lets pass."""
    plain = {name: _plain(fact) for name, fact in (facts or {}).items()}
    if all(not isinstance(fact, str) or len(fact) <= KEPT_FACT for fact in plain.values()):
        return _kept(game, key, language, tuple((name, type(fact), fact) for name, fact in plain.items()))
    return _filled(game, key, language, plain)


@lru_cache(KEPT)
def _kept(game: str, key: str, language: str, facts: tuple[tuple[str, type, Any], ...]) -> str:
    """The same few sentences are said again and again, in a flood above all."""
    return _filled(game, key, language, {name: fact for name, _, fact in facts})


def _filled(game: str, key: str, language: str, facts: dict[str, Any]) -> str:
    for candidate in (spoken_by(game, language) if language in LANGUAGES else "it", "en"):
        texts = bundle(game, candidate)
        if texts.has_message(key):
            value = texts.get_message(key).value
            if value is not None:
                filled, _ = texts.format_pattern(value, facts)
                return _with_true_minus(str(filled), facts)
    return key


def _with_true_minus(said: str, facts: Mapping[str, Any]) -> str:
    """Numbers are written with a hyphen where a minus is meant: some voices pass over it."""
    below_nothing = any(isinstance(fact, (int, float)) and fact < 0 for fact in facts.values())
    return HYPHEN_FOR_MINUS.sub("\u2212", said) if below_nothing else said


def _plain(fact: Any) -> Any:
    if isinstance(fact, (int, float)):
        return fact
    said = str(fact)
    # A name that runs from right to left must not turn the words around it: it is fenced in.
    return f"\u2068{said}\u2069" if RIGHT_TO_LEFT.search(said) else said
