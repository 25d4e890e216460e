"""The album: one module a plate, each with the scene it declares and the drawing that keeps it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from types import ModuleType

from ludoteca.games.duplik.album.scene import Scene
from ludoteca.games.duplik.ink.art import Art

BUILT = Path(__file__).resolve().parent.parent / "content" / "plates"


@cache
def modules() -> dict[int, str]:
    """The plates drawn so far, by their number in the album."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if match := re.fullmatch(r"p(\d{3})_\w+", module.name):
            found[int(match[1])] = module.name
    return dict(sorted(found.items()))


def plate_module(number: int) -> ModuleType:
    return importlib.import_module(f"{__name__}.{modules()[number]}")


def scene(number: int) -> Scene:
    declared: Scene = plate_module(number).SCENE
    return declared


def drawn(number: int) -> str:
    """The plate as its module draws it now, as text."""
    art = Art()
    plate_module(number).draw(art)
    return art.plate
