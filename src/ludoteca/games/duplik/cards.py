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
    return list(turn_up([f"album {scene.id}" for scene in scenes.album()], used, count, chance))


def offer(
    source: Literal["album", "endless"], used: tuple[str, ...], chance: Chance, count: int,
) -> tuple[Dealt, ...]:
    """The next cards by their titles. The log keeps them: a new album does not change yesterday's game."""
    pile = chance.fork("pile")
    return chance.recall(
        "offered", lambda: tuple(deal(key).card for key in deck(source, used, pile, count)), tuple[Dealt, ...])


def turn_over(key: str, chance: Chance) -> Card:
    """The card taken, with its picture and criteria, which the log keeps too."""
    return _card(key, chance.recall("scene", lambda: _scene(key), scenes.Scene))


def deal(key: str) -> Card:
    """What is on a card today."""
    return _card(key, _scene(key))


@lru_cache(maxsize=256)
def _scene(key: str) -> scenes.Scene:
    source, _, which = key.partition(" ")
    if source == "endless":
        return scenes.endless(which)
    return next(scene for scene in scenes.album() if scene.id == which)


def _card(key: str, scene: scenes.Scene) -> Card:
    picture = Picture(scene.objects, _ink(msgspec.json.encode(scene.objects)))
    return Card(Dealt(key, Title(scene.title["it"], scene.title["en"])), picture, scene.criteria)


@lru_cache(maxsize=256)
def _ink(objects: bytes) -> tuple[Ink, ...]:
    """A picture's lines take a while to draw and are asked for often."""
    placed = msgspec.json.decode(objects, type=tuple[scenes.Placed, ...])
    return tuple(inked(stroke) for stroke in scenes.strokes(scenes.Scene("", {}, placed)))


def inked(stroke: scenes.Stroke) -> Ink:
    """A line of a picture as ink on paper."""
    points = tuple(value for x, y in stroke.points for value in (round(x), round(y), EVEN_PRESSURE))
    return Ink(points, max(1, round(stroke.width)))
