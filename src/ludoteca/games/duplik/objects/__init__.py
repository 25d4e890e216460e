"""The library of drawn objects: what a scene may show, how it is called and how it is drawn."""

from ludoteca.games.duplik.objects import (  # noqa: F401  (each registers its drawings)
    animals,
    buildings,
    food,
    furniture,
    nature,
    odd,
    people,
    vehicles,
)
from ludoteca.games.duplik.objects.kind import (
    KINDS,
    Chosen,
    Counted,
    Feature,
    Features,
    Kind,
    Noun,
    Said,
    Value,
    extent,
    marks,
)
from ludoteca.games.duplik.objects.pen import Mark, contains

__all__ = ["KINDS", "Chosen", "Counted", "Feature", "Features", "Kind", "Mark", "Noun", "Said", "Value", "contains",
           "extent", "marks"]
