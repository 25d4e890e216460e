"""The plates that have a module in `plates`, by their number in the album."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from types import ModuleType

from ludoteca.games.duplik.album.scene import Scene
from ludoteca.games.duplik.ink import Art
from tools.duplik_plates import plates


@cache
def modules() -> dict[int, str]:
    """The name of each plate's module by its number."""
    found = {}
    for module in pkgutil.iter_modules(plates.__path__):
        if match := re.fullmatch(r"p(\d{3})_\w+", module.name):
            found[int(match[1])] = module.name
    return dict(sorted(found.items()))


def _module(number: int) -> ModuleType:
    return importlib.import_module(f"{plates.__name__}.{modules()[number]}")


def scene(number: int) -> Scene:
    """The scene a plate declares."""
    declared: Scene = _module(number).SCENE
    return declared


def draw(number: int) -> str:
    """The marks of a plate as its module draws it now, as text."""
    art = Art()
    _module(number).draw(art)
    return art.plate
