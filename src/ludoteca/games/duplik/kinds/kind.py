"""A kind of the vocabulary: its names, the features that may vary, its plain drawing, and its figure."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludoteca.games.duplik.ink.curves import Point
from ludoteca.games.duplik.kinds.features import Feature, Features, Noun, noun
from ludoteca.games.duplik.kinds.figure import Figure
from ludoteca.games.duplik.kinds.pen import Pen

PlainDrawing = Callable[[Pen, Features], None]


class Kind(msgspec.Struct, frozen=True):
    """Something that can be drawn and spoken of. Places are points of the plain drawing's box of 100 by 100."""

    id: str
    it: Noun
    en: Noun
    group: str                               # its drawer in the tray of stamps
    real: float                              # usual height in metres: what makes a giant cat funny
    features: tuple[Feature, ...]
    plain: PlainDrawing
    figure: Figure
    faces: bool                              # whether it looks to one side: right, unless mirrored
    top: Point                               # where a hat sits or something is put on it
    hand: Point                              # where it holds something, or is held itself
    inside: tuple[float, float, float, float]      # the box for what is in it

    def name(self, language: str) -> Noun:
        return self.it if language == "it" else self.en

    def feature(self, name: str) -> Feature | None:
        return next((f for f in self.features if f.name == name), None)

    def complete(self, features: Features) -> Features:
        """The features given, and the usual value of the others."""
        return {f.name: features.get(f.name, f.usual) for f in self.features}

    @property
    def poses(self) -> tuple[str, ...]:
        """The poses of its figure, the usual one first."""
        return self.figure.poses

    @property
    def usual_pose(self) -> str:
        return self.poses[0]


# Every kind by its group, in the order of the tray. Deals pick from this order: a change changes every seeded game.
GROUPS = {group: tuple(ids.split()) for group, ids in {
    "animals": """cow cat dog elephant giraffe pig sheep horse lion camel rabbit mouse penguin hen duck fish whale
        octopus snail snake crocodile owl frog spider butterfly bee turtle flamingo bear""",
    "buildings": "house lighthouse castle tower windmill tent igloo skyscraper fountain doghouse pyramid bridge",
    "food": """cake icecream pizza banana apple cheese egg teapot cup bottle sausage carrot watermelon sandwich
        pear""",
    "furniture": """table chair armchair bed lamp wardrobe bathtub clock bookcase television fridge piano ladder door
        vase painting rug""",
    "nature": """sun moon cloud star tree palm cactus flower mushroom mountain volcano rainbow island wave bone""",
    "odd": """umbrella balloon kite book key guitar trumpet drum suitcase bucket broom candle ball present flag
        telephone telescope cannon anchor boot sock rod die sword heart pencil mailbox crown microphone crate""",
    "people": "man woman boy girl cook king pirate astronaut witch clown robot ghost snowman alien knight",
    "vehicles": """car bus bicycle train boat ship plane airship rocket submarine tractor skateboard saucer
        carriage""",
}.items()}
_GROUP_OF = {id: group for group, ids in GROUPS.items() for id in ids}
_declared: dict[str, Kind] = {}


def declare(
    it: str, en: str, *features: Feature, figure: Figure, real: float = 1.0, faces: bool = False,
    top: Point = (50, 0), hand: Point = (85, 50), inside: tuple[float, float, float, float] = (20, 20, 80, 80),
) -> Callable[[PlainDrawing], PlainDrawing]:
    """Declare a kind by its plain drawing: `plain_cow` draws the kind "cow". `it` begins with the gender: "f mucca"."""

    def add(plain: PlainDrawing) -> PlainDrawing:
        gender, words = it.split(" ", 1)
        id = plain.__name__.removeprefix("plain_")
        if id in _declared:
            raise ValueError(f"two kinds are called {id}")
        _declared[id] = Kind(id, noun(words, gender), noun(en), _GROUP_OF[id], real, features, plain, figure, faces,
                             top, hand, inside)
        return plain

    return add


def kind_of(id: str) -> Kind:
    """The kind with this id. Raises KeyError if there is none."""
    return _declared[id]
