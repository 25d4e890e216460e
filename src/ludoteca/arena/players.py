"""Players of the arena: a level, random moves, a bot of your own, or a program that speaks MCP.

A player has a name. `maestro` is a level, and `random` plays any legal move. `mine.py:Bot` and `package.module:Bot` are
a bot, or a callable that returns one and takes the game's id or nothing. `mcp:COMMAND` is a program with one tool.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from ludoteca.bots import EVERY_LEVEL, Bot, Unhurried, bot
from ludoteca.rules import Chance
from ludoteca.rules.game import Seat
from ludoteca.rules.registry import game as find_game

RANDOM = "random"
OVER_MCP = "mcp:"


class Random(Unhurried):
    """Plays a random legal move."""

    def __init__(self, game: str) -> None:
        self.rules = find_game(game)

    def choose(self, view: object, seat: Seat, chance: Chance) -> object:
        return self.rules.sample(self.rules.resample(view, seat, chance), seat, chance)


class Chooses(Protocol):
    """The least a bot needs."""

    def choose(self, view: Any, seat: Seat, chance: Chance) -> Any: ...


class WithPace(Unhurried):
    """Gives a bot that only has `choose` the pace of the other bots."""

    def __init__(self, bot: Chooses) -> None:
        self.choose = bot.choose


def player(name: str, game: str) -> Bot:
    """The player of this name for a game. Raises KeyError, ImportError or AttributeError with the name not found."""
    if name in EVERY_LEVEL:
        found = bot(game, name)
        if hasattr(found, "patience"):
            found.patience = None            # no person waits here: a bot may take the time its kernel needs
        return found
    if name == RANDOM:
        return Random(game)
    if name.startswith(OVER_MCP):
        from ludoteca.arena.mcp_player import McpPlayer

        return McpPlayer(game, name.removeprefix(OVER_MCP))
    return _own(name, game)


def _own(name: str, game: str) -> Bot:
    where, _, what = name.rpartition(":")
    if not where:
        near = difflib.get_close_matches(name, (*EVERY_LEVEL, RANDOM), 1)
        raise KeyError(f"no player is called {name!r}; there are {', '.join(EVERY_LEVEL)}, {RANDOM}, FILE.py:BOT, "
                       f"MODULE:BOT and mcp:COMMAND{f'; did you mean {near[0]}?' if near else ''}")
    thing = getattr(_module(where), what)
    if isinstance(thing, type) or not hasattr(thing, "choose"):
        wants = [each for each in inspect.signature(thing).parameters.values() if each.default is each.empty]
        thing = thing(game) if wants else thing()
    made: Bot = thing if hasattr(thing, "pace") else WithPace(thing)
    return made


@cache
def _module(where: str) -> ModuleType:
    if not where.endswith(".py"):
        return importlib.import_module(where)
    path = Path(where)
    spec = importlib.util.spec_from_file_location(f"ludoteca_arena_{path.stem}", path)
    if spec is None or spec.loader is None or not path.exists():
        raise FileNotFoundError(f"there is no file {where!r} to take a player from")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


