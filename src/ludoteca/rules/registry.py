"""Registry of games: the folders of `ludoteca.games`, and games a program registers itself."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

from ludoteca.rules.game import Game
from ludoteca.rules.rules_pages import register_pages
from ludoteca.rules.texts import register_texts

AnyGame: TypeAlias = Game          # known only by its id: its types are Any

_registered: dict[str, AnyGame] = {}


@cache
def _house() -> dict[str, AnyGame]:
    """The games of this package: those in `GAMES` of each folder of `ludoteca.games`. Registers their texts too."""
    package = importlib.import_module("ludoteca.games")
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(package.__path__):
        folder = importlib.import_module(f"{package.__name__}.{module.name}")
        for each in getattr(folder, "GAMES", ()):
            found[each.id] = each
            register_texts(each.id, resources.files(folder.__name__) / "texts", module.name)
    return found


def register(game: AnyGame, texts: Traversable | None = None, pages: Traversable | None = None) -> None:
    """Add a game that is not in `ludoteca.games`, with its texts and rules pages."""
    _registered[game.id] = game
    if texts is not None:
        register_texts(game.id, texts)
    if pages is not None:
        register_pages(game.id, pages)


def games(shelf: bool = True) -> tuple[str, ...]:
    """Return the ids of the games on the shelf, or with shelf=False of all games.

    >>> import ludoteca
    >>> "canvas" in ludoteca.games()
    True
    """
    return tuple(sorted(g.id for g in _all() if g.shelf or not shelf))


def _all() -> Iterable[AnyGame]:
    return (_house() | _registered).values()


def game(id: str) -> AnyGame:
    """Return the rules of a game by its id.

    >>> import ludoteca
    >>> ludoteca.game("canvas").seats
    range(1, 6)
    """
    found = _registered.get(id) or _house().get(id)
    if found is None:
        raise KeyError(f"no game is called {id!r}; there are {', '.join(games(shelf=False))}")
    return found


def bring(path: Path) -> AnyGame:
    """Load and register the `GAME` of a Python file. Beside it are `texts/<id>` and `rules/<language>/<id>.md`."""
    loaded: AnyGame = _load(path).GAME
    register(loaded, path.parent / "texts" / loaded.id, path.parent / "rules")
    return loaded


def _load(path: Path) -> ModuleType:
    """Return the module in a file, loaded again only if the file changes.

    The digest keeps files of one name apart: a Struct's types are looked up by the name of its module."""
    digest = hashlib.sha256(str(path.resolve()).encode() + b"\0" + path.read_bytes()).hexdigest()[:16]
    name = f"ludoteca_guest_{path.stem}_{digest}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def answer_calls(package: str, answer: Callable[[], tuple[str, ...]]) -> None:
    """Make a package callable, so that `ludoteca.games()` and `ludoteca.games.canvas` both work."""

    class CallablePackage(ModuleType):
        def __call__(self) -> tuple[str, ...]:
            return answer()

    sys.modules[package].__class__ = CallablePackage
