"""Rules core: what a game is, how a table plays it, where chance comes from, how a refusal explains itself."""

from ludoteca.rules.chance import Chance, Company
from ludoteca.rules.game import (
    Entry,
    Event,
    Game,
    Line,
    Millis,
    Move,
    OpenGame,
    Options,
    Outcome,
    Seat,
    Step,
    TakeBack,
    TakenBack,
    TimeAdded,
    Told,
    tell,
)
from ludoteca.rules.refusal import IllegalMove, Unreadable
from ludoteca.rules.table import Table

__all__ = [
    "Chance", "Company", "Entry", "Event", "Game", "IllegalMove", "Line", "Millis", "Move", "OpenGame", "Options",
    "Outcome", "Seat", "Step", "Table", "TakeBack", "TakenBack", "TimeAdded", "Told", "Unreadable", "tell",
]
