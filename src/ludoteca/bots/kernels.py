"""Kernels: whether numba and NumPy are installed. The extra `kernels` brings them.

Without them every bot plays in plain Python. Levels that would search deeper are marked as weaker.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from ludoteca.bots import module_of
from ludoteca.rules.registry import game as find_game


@cache
def installed() -> bool:
    """Return whether the kernels can be used."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def plain_levels(game: str) -> tuple[str, ...]:
    """Return the levels that play below their strength here: `WITH_KERNELS` of the game's bots, without kernels."""
    if installed():
        return ()
    weaker: dict[str, tuple[str, ...]] = getattr(module_of(find_game(game)), "WITH_KERNELS", {})
    return weaker.get(game, ())
