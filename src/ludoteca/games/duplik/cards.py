"""The pile of scene cards: which may come next, and what is on the one that does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from ludoteca.games.duplik.album import built
from ludoteca.games.duplik.album.scene import Scene as PlateScene
from ludoteca.games.duplik.album.scene import Text, names_in
from ludoteca.games.duplik.criteria import Criterion
from ludoteca.games.duplik.improv import improvise
from ludoteca.games.duplik.improv.parts import plot
from ludoteca.games.duplik.improv.proofs import proofed
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.language.plate_words import in_words, whereabouts
from ludoteca.games.duplik.moves import DuplikOptions
from ludoteca.games.duplik.paper import Ink
from ludoteca.games.duplik.scenes import scene as scenes
from ludoteca.games.duplik.state import Dealt, Picture, Seen, Title
from ludoteca.rules import Chance
from ludoteca.rules.deck import turn_up

EVEN_PRESSURE = 128

Pile = Literal["album", "endless", "stamps"]


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as the log keeps it: a plate with what is told of it, or the objects of a card made of stamps."""

    title: Title
    criteria: tuple[Criterion, ...]
    plate: str = ""
    told: tuple[Seen, ...] = ()
    objects: tuple[scenes.Placed, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """A card turned over: what the master may see, and the criteria under the picture."""

    card: Dealt
    picture: Picture
    criteria: tuple[Criterion, ...]


def pile_of(options: DuplikOptions) -> Pile:
    """Where cards come from. A collage is made of stamps, so its cards are too: all they ask for can be stuck."""
    return "stamps" if options.collage else options.scenes


def stamped(options: DuplikOptions) -> bool:
    """Whether cards show objects instead of a plate."""
    return options.collage


def deck(pile: Pile, used: tuple[str, ...], chance: Chance, count: int) -> list[str]:
    """The keys of the next cards: never one already played, until all have been."""
    if pile == "stamps":
        return [f"{pile} {chance.bits():016x}" for _ in range(count)]
    if pile == "endless":
        found = turn_up([f"{pile} {seed}" for seed in proofed()], used, 2 * count, chance)
        return _unlike(found, used)[:count]
    return list(turn_up([f"{pile} {number}" for number in built.numbers()], used, count, chance))


def _unlike(keys: Sequence[str], used: Sequence[str]) -> list[str]:
    """Endless scenes, those last in which the same two do the same in the same place as in one before."""
    known = {plot(key.partition(" ")[2]) for key in used}
    first: list[str] = []
    again: list[str] = []
    for key in keys:
        told = plot(key.partition(" ")[2])
        (again if told in known else first).append(key)
        known.add(told)
    return first + again


def offer(pile: Pile, used: tuple[str, ...], chance: Chance, count: int) -> tuple[Dealt, ...]:
    """The next cards by their titles. The log keeps them: a new album does not change yesterday's game."""
    luck = chance.fork("pile")
    return chance.recall(
        "offered", lambda: tuple(deal(key).card for key in deck(pile, used, luck, count)), tuple[Dealt, ...])


def turn_over(key: str, chance: Chance) -> Card:
    """The card taken, with its picture and criteria, which the log keeps too."""
    return _card(key, chance.recall("scene", lambda: _printed(key), Printed))


def deal(key: str) -> Card:
    """What is on a card today."""
    return _card(key, _printed(key))


@lru_cache(maxsize=256)
def _printed(key: str) -> Printed:
    pile, _, which = key.partition(" ")
    if pile == "album":
        ready = built.built(int(which))
        return plate_card(ready.scene, ready.plate)
    if pile == "endless":
        return plate_card(*improvise(which))
    scene = scenes.endless(which)
    criteria = tuple(msgspec.structs.replace(criterion, text=_in_type(criterion.text), told=criterion.text)
                     for criterion in scene.criteria)
    return Printed(Title(**_in_type(scene.title)), criteria, objects=scene.objects)


def plate_card(scene: PlateScene, plate: str) -> Printed:
    """A plate on a card. What is told of it is made from what is drawn, whatever is asked about it."""
    said = in_words(scene)
    told = (*(Seen(text.it, text.en, _about(names_in(fact.claim)[0]))
              for fact in scene.facts if (text := said[fact.key])), *whereabouts(plate, said.values()))
    criteria = tuple(
        Criterion(fact.claim, _in_type(_both(scene.criterion(asked))), _both(said[fact.key]))
        for asked in scene.criteria if (fact := scene.fact(asked.fact)))
    return Printed(Title(**_in_type(_both(scene.title))), criteria, unnamed(plate), told)


def unnamed(plate: str) -> str:
    """The marks without the names of parts: what is drawn, and nothing about what somebody may count or ask for."""
    return "\n".join(line for line in plate.split("\n") if line[:1] not in ("(", ")"))


def _in_type(text: dict[str, str]) -> dict[str, str]:
    """As a printer sets it: the apostrophe of a typewriter is none on a card."""
    return {language: said.replace("'", "’") for language, said in text.items()}


def _both(text: Text) -> dict[str, str]:
    return {"it": text.it, "en": text.en}


def _about(name: str) -> str:
    kind = name.partition(".")[0]                # "owl#2" is one of several: nobody comes back to that by its name
    return kind if kind in KINDS else ""


def _card(key: str, printed: Printed) -> Card:
    ink = _ink(msgspec.json.encode(printed.objects)) if printed.objects else ()
    picture = Picture(unnamed(printed.plate), printed.told, printed.objects, ink)
    return Card(Dealt(key, printed.title), picture, printed.criteria)


@lru_cache(maxsize=256)
def _ink(objects: bytes) -> tuple[Ink, ...]:
    """A picture's lines take a while to draw and are asked for often."""
    placed = msgspec.json.decode(objects, type=tuple[scenes.Placed, ...])
    return tuple(inked(stroke) for stroke in scenes.strokes(scenes.Scene("", {}, placed)))


def inked(stroke: scenes.Stroke) -> Ink:
    """A line of a picture as ink on paper."""
    points = tuple(value for x, y in stroke.points for value in (round(x), round(y), EVEN_PRESSURE))
    return Ink(points, max(1, round(stroke.width)))
