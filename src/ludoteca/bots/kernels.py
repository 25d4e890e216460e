"""Whether the fast machinery is here: numba and NumPy, which `pip install ludoteca[kernels]` brings.

Without it every bot plays all the same, in plain Python. The levels that would search deeper say that they do not.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec

from ludoteca.rules.registry import game as find_game


@cache
def installed() -> bool:
    """Whether the kernels can be used."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def plain_levels(game: str) -> tuple[str, ...]:
    """The levels of a game that play below their strength here: its `bots.WITH_KERNELS`, where they are missing."""
    if installed():
        return ()
    package = type(find_game(game)).__module__.rpartition(".")[0]
    try:
        home = importlib.import_module(f"{package}.bots")
    except ModuleNotFoundError:                    # a game of one file has simple bots, or none
        return ()
    levels: dict[str, tuple[str, ...]] = getattr(home, "WITH_KERNELS", {})
    return levels.get(game, ())
