"""The pile of scene cards: which may come next, and what is on the one that does."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from ludoteca.games.duplik import scenes
from ludoteca.games.duplik.criteria import Criterion
from ludoteca.games.duplik.paper import Ink
from ludoteca.games.duplik.state import Dealt, Picture, Title
from ludoteca.rules import Chance
from ludoteca.rules.deck import turn_up

EVEN_PRESSURE = 128


class Card(msgspec.Struct, frozen=True):
    """A card turned over: what the master may see, and the criteria under the picture."""

    card: Dealt
    picture: Picture
    criteria: tuple[Criterion, ...]


def deck(source: Literal["album", "endless"], used: tuple[str, ...], chance: Chance, count: int) -> list[str]:
    """The keys of the next cards: never one already played, until all have been."""
    if source == "endless":
        return [f"endless {chance.bits():016x}" for _ in range(count)]
    keys = [f"album {number}" for number in range(len(scenes.album()))]
    return list(turn_up(keys, used, count, chance))


@lru_cache(maxsize=256)
def deal(key: str) -> Card:
    source, _, which = key.partition(" ")
    scene = scenes.album()[int(which)] if source == "album" else scenes.endless(which)
    ink = tuple(inked(stroke) for stroke in scenes.strokes(scene))
    title = Title(scene.title["it"], scene.title["en"])
    return Card(Dealt(key, title), Picture(scene.objects, ink), scene.criteria)


def inked(stroke: scenes.Stroke) -> Ink:
    """A line of a picture as ink on paper."""
    points = tuple(value for x, y in stroke.points for value in (round(x), round(y), EVEN_PRESSURE))
    return Ink(points, max(1, round(stroke.width)))
