"""Languages: Italian and English, in which every text is written, and one more for each folder here.

A folder such as `de` holds `language.json`, one file of texts for each part of the program (`shell.ftl`, `canvas.ftl`)
and rules pages under `rules`. Texts of the text interface alone are under `words`. How to add one:
docs/write-a-game/translating.md.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

ORIGINALS = ("it", "en")
"""The languages of all original texts, which are beside the code that uses them."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An added language: its own name, and the parts whose translation is complete."""

    name: str
    whole: tuple[str, ...]


def folder_of(language: str) -> Traversable:
    return resources.files(__package__) / language


@cache
def added_languages() -> dict[str, Language]:
    """Return the languages of the folders here, by code."""
    pages = {each.name: each / "language.json" for each in resources.files(__package__).iterdir() if each.is_dir()}
    return {code: msgspec.json.decode(page.read_bytes(), type=Language)
            for code, page in sorted(pages.items()) if page.is_file()}


LANGUAGES = (*ORIGINALS, *added_languages())


def first_spoken(wishes: str) -> str | None:
    """Return the first supported language of a list such as "de-AT,de;q=0.9,en"."""
    tags = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((tag for tag in tags if tag in LANGUAGES), None)
