"""Bots see what their seat sees and answer with a move: the same call in the room, the arena and a notebook.

Called, the package lists the levels:

>>> import ludoteca
>>> ludoteca.bots()
('apprendista', 'artigiano', 'maestro')
"""

from __future__ import annotations

import importlib
from typing import Any, Literal, Protocol, get_args

from ludoteca.rules.callable_package import answer_calls
from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Millis, Seat
from ludoteca.rules.registry import game as find_game

Level = Literal["apprendista", "artigiano", "maestro"]
LEVELS: tuple[Level, ...] = get_args(Level)


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


def bot(game: str, level: str = "artigiano") -> Bot:
    """A bot for a game, of one of three levels.

    The game's package (or the module the game's class lives in) answers with its `bots.bot(level, game_id)`.

    >>> from ludoteca import Chance, Table, bot
    >>> table = Table("finestre", seats=2)
    >>> bot("finestre", "maestro").choose(table.view(0), 0, Chance(1))
    Ready()
    """
    if level not in LEVELS:
        raise KeyError(f"no level is called {level!r}; there are {', '.join(LEVELS)}")
    rules = find_game(game)
    home = importlib.import_module(type(rules).__module__)
    maker = getattr(home, "bot", None)
    if maker is None:
        maker = importlib.import_module(f"{home.__name__.rpartition('.')[0]}.bots").bot
    made: Bot = maker(level, rules.id)
    return made


answer_calls(__name__, lambda: LEVELS)
