"""Bots: players that see the view of their seat and answer with a move, alike in a room, the arena and a notebook.

Called, the package lists the levels:

>>> import ludoteca
>>> ludoteca.bots()
('cucciolo', 'apprendista', 'artigiano', 'maestro')
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any, Literal, Protocol, get_args

from ludoteca.rules.chance import Chance
from ludoteca.rules.game import Game, Millis, Seat
from ludoteca.rules.registry import answer_calls
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.values import M, SeenV

Level = Literal["cucciolo", "apprendista", "artigiano", "maestro", "granmaestro"]
EVERY_LEVEL: tuple[Level, ...] = get_args(Level)
LEVELS: tuple[Level, ...] = EVERY_LEVEL[:4]                   # those every game has
CHILD: Level = "cucciolo"          # plays as a young child does, and loses happily


class Bot(Protocol[SeenV, M]):
    """A bot. Both methods may use only what its seat may see."""

    def choose(self, view: SeenV, seat: Seat, chance: Chance) -> M | None:
        """Return the move to play, or None to wait until the view changes."""

    def pace(self, view: SeenV, seat: Seat, move: M, chance: Chance) -> Millis:
        """Return how long a person would take over this move, counted from the moment the view was seen."""


class Unhurried:
    """The default pace: long enough to be seen, short enough not to bore. A subclass narrows the types."""

    def pace(self, view: Any, seat: Seat, move: Any, chance: Chance) -> Millis:
        """About a second."""
        return round(chance.between(700, 1500))


class RandomBot(Unhurried):
    """Plays any legal move. It is the bot of every level where a game has no bots of its own."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules

    def choose(self, view: object, seat: Seat, chance: Chance) -> object:
        """Return a legal move, from a state that looks the same to this seat."""
        return self.rules.sample(self.rules.resample(view, seat, chance), seat, chance)


class Child(RandomBot):
    """The lowest level, where a game has none of its own: half of its moves an apprentice's, half random."""

    def __init__(self, rules: Game, apprentice: Bot) -> None:
        super().__init__(rules)
        self.apprentice = apprentice

    def choose(self, view: object, seat: Seat, chance: Chance) -> object:
        """Return the apprentice's move or any legal move."""
        move = self.apprentice.choose(view, seat, chance)
        return move if move is None or chance.below(2) else super().choose(view, seat, chance)

    def pace(self, view: object, seat: Seat, move: object, chance: Chance) -> Millis:
        """The apprentice's pace."""
        return self.apprentice.pace(view, seat, move, chance)


def module_of(rules: Game) -> ModuleType | None:
    """Return the module with a game's bots: that of its class, or `bots` beside it. None where there is neither."""
    own = importlib.import_module(type(rules).__module__)
    package = own.__name__.rpartition(".")[0]
    if hasattr(own, "bot") or not package:
        return own if hasattr(own, "bot") else None
    try:
        return importlib.import_module(f"{package}.bots")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.bots":
            raise
        return None


def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game: the four, then those above maestro that its bots name in `BEYOND`.

    >>> levels("masterdice")[-2:], levels("canvas")[-1:]
    (('maestro', 'granmaestro'), ('maestro',))
    """
    beyond: tuple[Level, ...] = getattr(module_of(find_game(game)), "BEYOND", {}).get(game, ())
    return LEVELS + beyond


def bot(game: str, level: str = "artigiano") -> Bot:
    """Return a bot for a game, of one of its levels.

    The module of the game's class, or `bots` beside it, provides `bot(level, game_id)` and may provide
    `child(game_id)` for the lowest level. Where neither module provides a bot, all levels play random moves.

    >>> from ludoteca import Chance, Table, bot
    >>> table = Table("finestre", seats=2)
    >>> bot("finestre", "maestro").choose(table.view(0), 0, Chance(1))
    Ready()
    """
    if level not in LEVELS and level not in levels(game):
        raise KeyError(f"{game} has no level called {level!r}; there are {', '.join(levels(game))}")
    rules = find_game(game)
    module = module_of(rules)
    if module is None:
        return RandomBot(rules)
    made: Bot
    if level != CHILD:
        made = module.bot(level, rules.id)
    elif hasattr(module, "child"):
        made = module.child(rules.id)
    else:
        made = Child(rules, module.bot("apprendista", rules.id))
    return made


answer_calls(__name__, lambda: LEVELS)
