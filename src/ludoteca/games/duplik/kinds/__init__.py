"""The vocabulary: every kind of thing a scene may show, its names, its features, and how it is drawn.

Each module holds the kinds of one subject, as figures of the album and as plain drawings.
"""

from ludoteca.games.duplik.kinds import (  # noqa: F401  (each declares its kinds)
    animals,
    birds,
    buildings,
    food,
    furniture,
    music,
    nature,
    people,
    sea,
    small_animals,
    things,
    toys,
    vehicles,
    vessels,
)
from ludoteca.games.duplik.kinds.draw import LineDrawing, draw
from ludoteca.games.duplik.kinds.features import Chosen, Counted, Feature, Features, Noun, Said, Value
from ludoteca.games.duplik.kinds.kind import GROUPS, Kind, kind_of
from ludoteca.games.duplik.kinds.pen import Mark

KINDS: dict[str, Kind] = {id: kind_of(id) for ids in GROUPS.values() for id in ids}

__all__ = ["GROUPS", "KINDS", "Chosen", "Counted", "Feature", "Features", "Kind", "LineDrawing", "Mark", "Noun", "Said",
           "Value", "draw"]
