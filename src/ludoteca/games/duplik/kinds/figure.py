"""Figures: how the album draws a kind, in which poses, and which features the figure shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.kinds.anatomy.face import ALERT, FACES, Face
from ludoteca.games.duplik.kinds.anatomy.hats import hat_of
from ludoteca.games.duplik.kinds.anatomy.slots import Slots, Spots
from ludoteca.games.duplik.kinds.features import HEAD, Features

STILL = "still"                                      # the one pose of a thing
HEAD_NAMES = frozenset(feature.name for feature in HEAD)
DRESS = HEAD_NAMES | {"pattern"}                           # features that a pen can add to a figure


class Look(NamedTuple):
    """How a figure is to look."""

    features: Features                               # all of them
    changed: frozenset[str]                          # the names of those that are not the usual ones
    pose: str

    @property
    def face(self) -> Face:
        return FACES.get(str(self.features.get("expression", "calm")), ALERT)

    @property
    def slots(self) -> Slots:
        hat = hat_of(self.features)
        return {"head": hat} if hat else {}

    def number(self, name: str) -> int:
        """The value of a counted feature."""
        return int(self.features[name])


class Figure(NamedTuple):
    """A drawing of the album. `draw` returns where the slots of the figure are."""

    draw: Callable[[Art, Look], Spots]
    shows: Callable[[Look], frozenset[str]]          # the features it shows itself
    poses: tuple[str, ...] = (STILL,)
    far: Draw | None = None                          # the far half of a host; it hides no guest
    smiles: bool = True                              # False where calm and smiling look the same
    addable: frozenset[str] = DRESS                  # the features that a pen may add to it

    def unshown(self, look: Look) -> frozenset[str] | None:
        """The features that a pen has to add to the figure; None if figure and pen together cannot show them all."""
        rest = look.changed - self.shows(look)
        smile = "expression" in look.changed and look.features["expression"] == "smiling"
        return None if rest - self.addable or (smile and not self.smiles) else rest


def showing(*names: str) -> Callable[[Look], frozenset[str]]:
    """A figure that always shows the same features."""
    shown = frozenset(names)
    return lambda _: shown


def counted(make: Callable[..., Draw], *names: str) -> Figure:
    """A thing made from the numbers of these features, in this order."""
    def draw(a: Art, look: Look) -> Spots:
        make(*(look.number(name) for name in names))(a)
        return {"grip": (0, 0)}

    return Figure(draw, showing(*names))


def still(thing: Draw) -> Figure:
    """A thing that shows no features."""
    return counted(lambda: thing)


def halves(far: Draw, near: Draw) -> Figure:
    """A host in two halves, with its guest between them."""
    def draw(a: Art, look: Look) -> Spots:
        near(a)
        return {}

    return Figure(draw, showing(), far=far)


def in_the_sky(make: Callable[..., Draw], *names: str) -> Figure:
    """Sun, moon or cloud, made from the numbers of these features; it has a face only with an expression."""
    def draw(a: Art, look: Look) -> Spots:
        make(*(look.number(name) for name in names), face=look.face if "expression" in look.changed else None)(a)
        return {}

    return Figure(draw, showing("expression", *names))


def creature(
    being: Callable[..., Spots], poses: tuple[str, ...], *numbers: str, smiles: bool = True, ridden: bool = False,
) -> Figure:
    """A person or animal with a face, a hat and poses; something put on a `ridden` one lies on its back."""
    def draw(a: Art, look: Look) -> Spots:
        more = {name: look.number(name) for name in numbers}
        spots = being(a, 0, 0, pose=look.pose, face=look.face, slots=look.slots, **more)
        return {**spots, "top": spots["back"]} if ridden and "back" in spots else spots

    return Figure(draw, showing(*HEAD_NAMES, *numbers), poses, smiles=smiles)
