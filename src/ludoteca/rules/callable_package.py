"""Callable packages: `ludoteca.games` is both the package of games and the function that lists them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType


def answer_calls(package: str, answer: Callable[[], tuple[str, ...]]) -> None:
    """Make a package callable, so that `ludoteca.games()` and `ludoteca.games.canvas` both work."""

    class CallablePackage(ModuleType):
        def __call__(self) -> tuple[str, ...]:
            return answer()

    sys.modules[package].__class__ = CallablePackage
