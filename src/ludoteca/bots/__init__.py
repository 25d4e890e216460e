"""Bots see what their seat sees and answer with a move: the same call in the room, the arena and a notebook.

Called, the package lists the levels:

>>> import ludoteca
>>> ludoteca.bots()
('cucciolo', 'apprendista', 'artigiano', 'maestro')
"""

from __future__ import annotations

import importlib
from typing import Any, Literal, Protocol, get_args

from ludoteca.rules.callable_package import answer_calls
from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Game, Millis, Seat
from ludoteca.rules.registry import game as find_game

Level = Literal["cucciolo", "apprendista", "artigiano", "maestro", "granmaestro"]
EVERY_LEVEL: tuple[Level, ...] = get_args(Level)
LEVELS: tuple[Level, ...] = EVERY_LEVEL[:4]                   # those every game has
CHILD: Level = "cucciolo"          # plays as a child does: gladly, and gladly loses


class Bot(Protocol):
    """A player that needs no chair of wood: two answers, from what its seat may see and nothing else."""

    def choose(self, view: Any, seat: Seat, chance: Chance) -> Any | None:
        """The move to play, or None to leave things as they are until the view changes."""

    def pace(self, view: Any, seat: Seat, move: Any, chance: Chance) -> Millis:
        """How long a person would take over this move, from the moment the view was seen."""


class Unhurried:
    """A bot's default pace: long enough to be seen, short enough not to bore."""

    def pace(self, view: Any, seat: Seat, move: Any, chance: Chance) -> Millis:
        """A second, more or less."""
        return round(chance.between(700, 1500))


class Child:
    """A child at the table, where a game brings none of its own: half as an apprentice, half as fancy says."""

    def __init__(self, rules: Game[Any, Any, Any, Any], apprentice: Bot) -> None:
        self.rules, self.apprentice = rules, apprentice

    def choose(self, view: Any, seat: Seat, chance: Chance) -> Any | None:
        """What the apprentice would do, or anything else that is allowed."""
        move = self.apprentice.choose(view, seat, chance)
        if move is None or chance.below(2):
            return move
        return self.rules.sample(self.rules.resample(view, seat, chance), seat, chance)

    def pace(self, view: Any, seat: Seat, move: Any, chance: Chance) -> Millis:
        """A child is in no hurry."""
        return self.apprentice.pace(view, seat, move, chance)


def _home(rules: Game[Any, Any, Any, Any]) -> Any:
    """Where a game's bots live: the module of its class, or `bots` beside it."""
    home = importlib.import_module(type(rules).__module__)
    return home if hasattr(home, "bot") else importlib.import_module(f"{home.__name__.rpartition('.')[0]}.bots")


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game: the four, and those above the maestro that its bots name in `BEYOND`.

    >>> levels("masterdice")[-2:], levels("canvas")[-1:]
    (('maestro', 'granmaestro'), ('maestro',))
    """
    try:
        home = _home(find_game(game))
    except ModuleNotFoundError:                    # a game without bots of its own
        return LEVELS
    beyond: tuple[Level, ...] = getattr(home, "BEYOND", {}).get(game, ())
    return LEVELS + beyond


def bot(game: str, level: str = "artigiano") -> Bot:
    """A bot for a game, of one of its levels.

    The game's package (or the module the game's class lives in) answers with its `bots.bot(level, game_id)`, and, where
    it has a `bots.child(game_id)`, with that for the lowest.

    >>> from ludoteca import Chance, Table, bot
    >>> table = Table("finestre", seats=2)
    >>> bot("finestre", "maestro").choose(table.view(0), 0, Chance(1))
    Ready()
    """
    if level not in LEVELS and level not in levels(game):
        raise KeyError(f"{game} has no level called {level!r}; there are {', '.join(levels(game))}")
    rules = find_game(game)
    home = _home(rules)
    made: Bot
    if level != CHILD:
        made = home.bot(level, rules.id)
    elif hasattr(home, "child"):
        made = home.child(rules.id)
    else:
        made = Child(rules, home.bot("apprendista", rules.id))
    return made


answer_calls(__name__, lambda: LEVELS)
