"""Ludoteca: boxed games as a library. `Table` plays them, `bot` fills the chairs, `games` says which there are."""

from ludoteca import bots, games
from ludoteca.bots import Bot, bot
from ludoteca.rules import Chance, IllegalMove, Outcome, Table, Unreadable
from ludoteca.rules.registry import game, register

__all__ = ["Bot", "Chance", "IllegalMove", "Outcome", "Table", "Unreadable", "bot", "bots", "game", "games", "register"]
__version__ = "0.1.0"
