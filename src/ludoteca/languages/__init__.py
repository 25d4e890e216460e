"""Which languages the house speaks: two in which everything is written, and one for each folder here.

A folder (`de`) holds `language.json`, a file of texts for each part of the house (`shell.ftl`, `canvas.ftl`; what only
the table in words says under `words`) and rules pages under `rules`. How to add one:
docs/write-a-game/translating.md.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

ORIGINALS = ("it", "en")
"""The languages everything is written in, beside what says it."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language that was added: what its speakers call it, and the parts that claim to be whole."""

    name: str
    whole: tuple[str, ...]


def folder_of(language: str) -> Traversable:
    return resources.files(__package__) / language


@cache
def added_languages() -> dict[str, Language]:
    """Every folder here, by the code of its language."""
    pages = {each.name: each / "language.json" for each in resources.files(__package__).iterdir() if each.is_dir()}
    return {code: msgspec.json.decode(page.read_bytes(), type=Language)
            for code, page in sorted(pages.items()) if page.is_file()}


LANGUAGES = (*ORIGINALS, *added_languages())


def first_spoken(wishes: str) -> str | None:
    """The first language of a list such as "de-AT,de;q=0.9,en" that the house speaks."""
    tags = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((tag for tag in tags if tag in LANGUAGES), None)
