"""Which games there are: the folders of `ludoteca.games`, and any game a program registers itself."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from ludoteca.rules.game import Game
from ludoteca.rules.rules_pages import register_pages
from ludoteca.rules.texts import register_texts

AnyGame = Game[Any, Any, Any, Any]

_guests: dict[str, AnyGame] = {}


@cache
def _house() -> dict[str, AnyGame]:
    """A folder of `ludoteca.games` whose package names `GAMES` is in the house; its `texts` folder comes along."""
    package = importlib.import_module("ludoteca.games")
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(package.__path__):
        room = importlib.import_module(f"{package.__name__}.{module.name}")
        for each in getattr(room, "GAMES", ()):
            found[each.id] = each
            register_texts(each.id, resources.files(room.__name__) / "texts", module.name)
    return found


def register(game: AnyGame, texts: Traversable | None = None, pages: Traversable | None = None) -> None:
    """Bring a game from outside the house, a sample or one of your own, with its texts and its rules pages."""
    _guests[game.id] = game
    if texts is not None:
        register_texts(game.id, texts)
    if pages is not None:
        register_pages(game.id, pages)


def games(shelf: bool = True) -> tuple[str, ...]:
    """The ids of the games on the shelf, or, with shelf=False, of all that can be played.

    >>> import ludoteca
    >>> "canvas" in ludoteca.games()
    True
    """
    return tuple(sorted(g.id for g in _all() if g.shelf or not shelf))


def _all() -> Iterable[AnyGame]:
    return (_house() | _guests).values()


def game(id: str) -> AnyGame:
    """The rules of a game by its id.

    >>> import ludoteca
    >>> ludoteca.game("canvas").seats
    range(1, 6)
    """
    found = _guests.get(id) or _house().get(id)
    if found is None:
        raise KeyError(f"no game is called {id!r}; there are {', '.join(games(shelf=False))}")
    return found


def bring(path: Path) -> AnyGame:
    """Load a game from a Python file whose `GAME` it is; beside it lie `texts/<id>` and `rules/<language>/<id>.md`."""
    guest: AnyGame = _loaded(path).GAME
    register(guest, path.parent / "texts" / guest.id, path.parent / "rules")
    return guest


def _loaded(path: Path) -> Any:
    """The module in a file, loaded once for as long as the file stays as it is. One that took another's name would
    take its types too: what a game's types are made of is looked up by the module's name, late."""
    which = hashlib.sha256(str(path.resolve()).encode() + b"\0" + path.read_bytes()).hexdigest()[:16]
    name = f"ludoteca_guest_{path.stem}_{which}"
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
