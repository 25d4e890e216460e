"""Rules pages in Markdown: those of this package, of added languages, and of games registered from outside."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from ludoteca.languages import folder_of

_folders: dict[str, Traversable] = {}


def register_pages(game: str, folder: Traversable) -> None:
    """Register the folder in which a game from outside keeps its `it/<id>.md` and `en/<id>.md`."""
    _folders[game] = folder


def of_the_house() -> Path:
    """Return the folder of this package's pages: inside an installed package, or docs/rules of the source tree."""
    package = Path(__file__).parents[1]
    packed = package / "rulepages"
    return packed if packed.is_dir() else package.parents[1] / "docs" / "rules"


def rules_page(game: str, box: str, language: str) -> str | None:
    """Return a game's page, or that of its box, or None."""
    own = _folders.get(game)
    for folder in (own and own / language, of_the_house() / language, folder_of(language) / "rules"):
        for name in (game, box):
            page = None if folder is None else folder / f"{name}.md"
            if page is not None and page.is_file():
                return page.read_text("utf-8")
    return None
