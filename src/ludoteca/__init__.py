"""Ludoteca: boxed games as a library. `Table` plays them, `bot` fills the chairs, `games` says which there are.

A whole game between two bots, without a server:

>>> import ludoteca
>>> table = ludoteca.Table("masterdice", seats=2, seed=7)
>>> chance = ludoteca.Chance(1)
>>> while table.outcome is None:
...     seat = min(table.actors)
...     move = ludoteca.bot("masterdice", "artigiano").choose(table.view(seat), seat, chance)
...     step = table.play(seat, move)
>>> len(table.outcome.scores)
2

Everything that happened is in the log, which is plain JSON and plays again anywhere:

>>> ludoteca.Table.replay(table.log) == table
True
"""

from ludoteca import bots, games
from ludoteca.bots import Bot, bot
from ludoteca.rules import Chance, IllegalMove, Outcome, Table, Unreadable
from ludoteca.rules.registry import game, register
from ludoteca.rules.text_interface import say, told

__all__ = [
    "Bot", "Chance", "IllegalMove", "Outcome", "Table", "Unreadable", "bot", "bots", "game", "games", "register", "say",
    "told",
]
__version__ = "1.0.0"
