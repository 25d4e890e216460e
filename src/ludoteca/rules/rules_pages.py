"""The rules pages, in our own words: those of the house, in two languages and those that were added, and those a guest
game brings along."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from ludoteca.languages import folder_of

_folders: dict[str, Traversable] = {}


def register_pages(game: str, folder: Traversable) -> None:
    """Tell where a game from outside keeps its `it/<id>.md` and `en/<id>.md`."""
    _folders[game] = folder


def of_the_house() -> Path:
    """Inside an installed package, or docs/rules of the source tree."""
    package = Path(__file__).parents[1]
    packed = package / "rulepages"
    return packed if packed.is_dir() else package.parents[1] / "docs" / "rules"


def rules_page(game: str, box: str, language: str) -> str | None:
    """A game's page as Markdown, or that of the box it comes in; None where there is neither."""
    brought = _folders.get(game)
    for folder in (brought and brought / language, of_the_house() / language, folder_of(language) / "rules"):
        for name in (game, box):
            page = None if folder is None else folder / f"{name}.md"
            if page is not None and page.is_file():
                return page.read_text("utf-8")
    return None
