"""Measured strength of each bot level, stored with the command that measures it.

>>> strengths("masterdice")["maestro"].beats > 0.5            # more than half of its games with the level below
True
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """A level against the one below: share of wins, and the gap in Elo with its error (95 %).

    With `at_least`, one of them won every game, so `gap` is only a lower bound."""

    beats: float
    gap: float
    error: float
    games: int
    at_least: bool = False


class Measured(msgspec.Struct, frozen=True):
    """All strengths, by game and level."""

    command: str
    games: dict[str, dict[str, Strength]]


FILE = "strength.json"


@cache
def measured() -> Measured:
    """Return the stored measurements."""
    return msgspec.json.decode(files("ludoteca.bots").joinpath(FILE).read_bytes(), type=Measured)


def strengths(game: str) -> dict[str, Strength]:
    """Return the strengths of a game by level, without the lowest level and levels not measured."""
    return measured().games.get(game, {})
