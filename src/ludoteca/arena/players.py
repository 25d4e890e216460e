"""Who plays in the arena: a level of the house, chance itself, a bot of somebody's own, or a program that speaks MCP.

A player is named by a word: `maestro`; `random`, who plays any legal move; `mine.py:Bot` or `package.module:Bot`, a bot
or what makes one (called with the game's id, or with nothing); `mcp:COMMAND`, a program with a tool called `choose`.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import inspect
import sys
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.bots import EVERY_LEVEL, Bot, Unhurried, bot
from ludoteca.rules import Chance
from ludoteca.rules.game import Seat
from ludoteca.rules.registry import game as find_game

RANDOM = "random"
OVER_MCP = "mcp:"


class Random(Unhurried):
    """Plays whatever the rules allow, as it would at a table that looks the same from its seat."""

    def __init__(self, game: str) -> None:
        self.rules = find_game(game)

    def choose(self, view: Any, seat: Seat, chance: Chance) -> Any:
        """Any legal move."""
        return self.rules.sample(self.rules.resample(view, seat, chance), seat, chance)


class WithPace(Unhurried):
    """A bot from outside that only chooses: it takes its time as others do."""

    def __init__(self, mind: Any) -> None:
        self.choose = mind.choose


def player(name: str, game: str) -> Bot:
    """The player of this name for a game. Who cannot be found is named in the error."""
    if name in EVERY_LEVEL:
        found = bot(game, name)
        if hasattr(found, "patience"):
            found.patience = None            # nobody waits here: a master may take the time its kernel needs
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
def _module(where: str) -> Any:
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


