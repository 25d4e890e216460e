"""Scene cards: which may come next, and the picture and criteria of the one that does."""

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
from ludoteca.games.duplik.improv.proofs import seeds_in_deck
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.language.plate_words import in_words, whereabouts
from ludoteca.games.duplik.moves import DuplikOptions
from ludoteca.games.duplik.paper import Ink
from ludoteca.games.duplik.picture import Placed, Stroke
from ludoteca.games.duplik.scenes import scene as scenes
from ludoteca.games.duplik.state import Dealt, Picture, Seen, Title
from ludoteca.rules import Chance
from ludoteca.rules.deck import turn_up

EVEN_PRESSURE = 128

Pile = Literal["album", "endless", "stamps"]


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as the log keeps it: a plate and the sentences about it, or the objects of a card made of stamps."""

    title: Title
    criteria: tuple[Criterion, ...]
    plate: str = ""
    told: tuple[Seen, ...] = ()
    objects: tuple[Placed, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """A card turned over: what the master may see, and the criteria under the picture."""

    card: Dealt
    picture: Picture
    criteria: tuple[Criterion, ...]


def pile_of(options: DuplikOptions) -> Pile:
    """The pile of cards. A collage gets cards made of stamps, because stamps can show all that they ask for."""
    return "stamps" if options.collage else options.scenes


def shows_objects(options: DuplikOptions) -> bool:
    """Whether cards show objects instead of a plate."""
    return options.collage


def deck(pile: Pile, used: tuple[str, ...], chance: Chance, count: int) -> list[str]:
    """The keys of the next cards; none is played twice before all have been played."""
    if pile == "stamps":
        return [f"{pile} {chance.bits():016x}" for _ in range(count)]
    if pile == "endless":
        found = turn_up([f"{pile} {seed}" for seed in seeds_in_deck()], used, 2 * count, chance)
        return _repeats_last(found, used)[:count]
    return list(turn_up([f"{pile} {number}" for number in built.numbers()], used, count, chance))


def _repeats_last(keys: Sequence[str], used: Sequence[str]) -> list[str]:
    """The keys of endless scenes; those that repeat the plot of an earlier scene come last."""
    known = {plot(key.partition(" ")[2]) for key in used}
    first: list[str] = []
    again: list[str] = []
    for key in keys:
        told = plot(key.partition(" ")[2])
        (again if told in known else first).append(key)
        known.add(told)
    return first + again


def offer(pile: Pile, used: tuple[str, ...], chance: Chance, count: int) -> tuple[Dealt, ...]:
    """The next cards by their titles. The log keeps them, so a new album does not change an older game."""
    luck = chance.fork("pile")
    return chance.recall(
        "offered", lambda: tuple(deal(key).card for key in deck(pile, used, luck, count)), tuple[Dealt, ...])


def turn_over(key: str, chance: Chance) -> Card:
    """The card with this key. The log keeps its picture and criteria too."""
    return _card(key, chance.recall("scene", lambda: _print_card(key), Printed))


def deal(key: str) -> Card:
    """The card with this key, as it is printed today."""
    return _card(key, _print_card(key))


@lru_cache(maxsize=256)
def _print_card(key: str) -> Printed:
    pile, _, which = key.partition(" ")
    if pile == "album":
        ready = built.built(int(which))
        return plate_card(ready.scene, ready.plate)
    if pile == "endless":
        return plate_card(*improvise(which))
    scene = scenes.endless(which)
    criteria = tuple(msgspec.structs.replace(criterion, text=_typeset(criterion.text), told=criterion.text)
                     for criterion in scene.criteria)
    return Printed(Title(**_typeset(scene.title)), criteria, objects=scene.objects)


def plate_card(scene: PlateScene, plate: str) -> Printed:
    """A card with a plate. The sentences about it come from its facts, without regard to its criteria."""
    said = in_words(scene)
    told = (*(Seen(text.it, text.en, _about(names_in(fact.claim)[0]))
              for fact in scene.facts if (text := said[fact.key])), *whereabouts(plate, said.values()))
    criteria = tuple(
        Criterion(fact.claim, _typeset(_both(scene.criterion(asked))), _both(said[fact.key]))
        for asked in scene.criteria if (fact := scene.fact(asked.fact)))
    return Printed(Title(**_typeset(_both(scene.title))), criteria, without_names(plate), told)


def without_names(plate: str) -> str:
    """The marks without the names of parts, which would tell what can be counted or asked."""
    return "\n".join(line for line in plate.split("\n") if line[:1] not in ("(", ")"))


def _typeset(text: dict[str, str]) -> dict[str, str]:
    """The text with typographic apostrophes, as a card is printed."""
    return {language: said.replace("'", "’") for language, said in text.items()}


def _both(text: Text) -> dict[str, str]:
    return {"it": text.it, "en": text.en}


def _about(name: str) -> str:
    kind = name.partition(".")[0]                # "owl#2" is one of several, so its name alone does not tell which
    return kind if kind in KINDS else ""


def _card(key: str, printed: Printed) -> Card:
    ink = _ink(msgspec.json.encode(printed.objects)) if printed.objects else ()
    picture = Picture(without_names(printed.plate), printed.told, printed.objects, ink)
    return Card(Dealt(key, printed.title), picture, printed.criteria)


@lru_cache(maxsize=256)
def _ink(objects: bytes) -> tuple[Ink, ...]:
    """The ink of these objects. Drawing it takes a while, and views ask for it often."""
    placed = msgspec.json.decode(objects, type=tuple[Placed, ...])
    return tuple(to_ink(stroke) for stroke in scenes.strokes(scenes.Scene("", {}, placed)))


def to_ink(stroke: Stroke) -> Ink:
    """A line of a picture as ink on paper."""
    points = tuple(value for x, y in stroke.points for value in (round(x), round(y), EVEN_PRESSURE))
    return Ink(points, max(1, round(stroke.width)))
