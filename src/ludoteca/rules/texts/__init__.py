"""Texts from Fluent files: Italian and English beside the code that uses them, other languages in their own folders.

The texts of the rules core are here, those of each game in its `texts` folder. `ludoteca/languages/<language>` holds
one file for each of them (`kernel.ftl`, `canvas.ftl`, `words/canvas.ftl`). How to add a language is in
docs/write-a-game/translating.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ludoteca.languages import LANGUAGES, ORIGINALS, folder_of

KERNEL = "kernel"
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
HYPHEN_FOR_MINUS = re.compile(r"(?<!\w)-(?=\d)")
CACHED, LONGEST_CACHED_FACT = 2048, 40       # cached sentences; longer facts are not cached

_folders: dict[str, tuple[Traversable, str]] = {}


__all__ = ["LANGUAGES", "ORIGINALS", "bundle", "has", "register_texts", "sentence", "spoken_by"]


def register_texts(game: str, folder: Traversable, part: str = "") -> None:
    """Register the folder of a game's `it.ftl` and `en.ftl`.

    `part` names its file in other languages; games of one box share one."""
    _folders[game] = folder, part or game
    bundle.cache_clear()
    spoken_by.cache_clear()
    _cached.cache_clear()


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """Return the texts of the rules core with the game's own on top.

    Texts of the text interface are in a folder `words`, those of lessons in `lesson`: browsers do not load them."""
    found = FluentBundle([language], use_isolating=False)
    for page in (*_pages(resources.files(__package__), KERNEL, language), *_own_pages(game, language)):
        found.add_resource(_parsed(page.read_text("utf-8")), allow_overrides=True)
    return found


def _own_pages(game: str, language: str) -> list[Traversable]:
    return _pages(*_folders[game], language) if game in _folders else []


def _pages(folder: Traversable, part: str, language: str) -> list[Traversable]:
    """The files of a part in one language: beside the originals, or in the folder of the language."""
    added = folder_of(language)
    folders = ("", "words", "lesson")
    wanted = [folder / each / f"{language}.ftl" for each in folders]
    wanted += [added / each / f"{part}.ftl" for each in folders]
    return [page for page in wanted if page.is_file()]


@cache
def spoken_by(game: str, language: str) -> str:
    """Return the language a game's texts are in: English if it has none in the language asked for."""
    if language in ORIGINALS:
        return language
    return language if language in LANGUAGES and (game not in _folders or _own_pages(game, language)) else "en"


@cache
def _parsed(page: str) -> Resource:
    """A parsed file. Cached: every game includes the texts of the rules core."""
    return FluentResource(page)


def has(game: str, key: str, language: str) -> bool:
    """Return whether there is a text for this key in this language."""
    return bundle(game, language).has_message(key)


def sentence(game: str, key: str, language: str, facts: Mapping[str, object] | None = None) -> str:
    """Return one text, filled in. Falls back to English, then to the key, which the tests do not allow."""
    plain = {name: _plain(fact) for name, fact in (facts or {}).items()}
    if all(not isinstance(fact, str) or len(fact) <= LONGEST_CACHED_FACT for fact in plain.values()):
        return _cached(game, key, language, tuple((name, type(fact), fact) for name, fact in plain.items()))
    return _filled(game, key, language, plain)


@lru_cache(CACHED)
def _cached(game: str, key: str, language: str, facts: tuple[tuple[str, type, int | float | str], ...]) -> str:
    """The text from the cache: a few texts are used again and again."""
    return _filled(game, key, language, {name: fact for name, _, fact in facts})


def _filled(game: str, key: str, language: str, facts: dict[str, int | float | str]) -> str:
    for candidate in (spoken_by(game, language) if language in LANGUAGES else "it", "en"):
        texts = bundle(game, candidate)
        if texts.has_message(key):
            value = texts.get_message(key).value
            if value is not None:
                filled, _ = texts.format_pattern(value, facts)
                return _with_true_minus(str(filled), facts)
    return key


def _with_true_minus(said: str, facts: Mapping[str, object]) -> str:
    """The text with minus signs instead of hyphens before negative numbers: some screen readers skip a hyphen."""
    negative = any(isinstance(fact, (int, float)) and fact < 0 for fact in facts.values())
    return HYPHEN_FOR_MINUS.sub("\u2212", said) if negative else said


def _plain(fact: object) -> int | float | str:
    if isinstance(fact, (int, float)):
        return fact
    said = str(fact)
    # Bidi isolates: a name written right to left must not reorder the words around it.
    return f"\u2068{said}\u2069" if RIGHT_TO_LEFT.search(said) else said
