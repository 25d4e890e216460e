"""How strong each level is, as it was measured: numbers kept beside the command that measures them.

>>> strengths("masterdice")["maestro"].beats > 0.5            # more than half of its games with the level below
True
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """A level against the one below it: the share of wins, the gap in Elo with its error (95 %), over so many games.

    With `at_least`, one of them won everything: the gap is the least it may be."""

    beats: float
    gap: float
    error: float
    games: int
    at_least: bool = False


class Measured(msgspec.Struct, frozen=True):
    """All of it: by game and level."""

    command: str
    games: dict[str, dict[str, Strength]]


FILE = "strength.json"


@cache
def measured() -> Measured:
    """What is known."""
    return msgspec.json.decode(files("ludoteca.bots").joinpath(FILE).read_bytes(), type=Measured)


def strengths(game: str) -> dict[str, Strength]:
    """By level; nothing for the lowest, nor where nobody has measured."""
    return measured().games.get(game, {})
