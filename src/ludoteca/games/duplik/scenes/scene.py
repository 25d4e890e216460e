"""Scenes composed of stamps, each with a title and ten criteria."""

from __future__ import annotations

import msgspec

from ludoteca.games.duplik.criteria import (
    Criterion,
    Has,
    Larger,
    More,
    Number,
    Place,
    Predicate,
    Present,
    Relation,
    UpsideDown,
)
from ludoteca.games.duplik.picture import Placed, Stroke, strokes_of, visible
from ludoteca.games.duplik.scenes.choose import choose
from ludoteca.games.duplik.scenes.layout import compose


class Scene(msgspec.Struct, frozen=True):
    """A picture to describe. `title` and every criterion's `text` have the keys "it" and "en"."""

    id: str
    title: dict[str, str]
    objects: tuple[Placed, ...]
    criteria: tuple[Criterion, ...] = ()


def strokes(scene: Scene) -> list[Stroke]:
    """The strokes of the picture on a paper of 1000 by 750, back to front; hidden lines are left out."""
    return strokes_of(scene.objects)


def _wanted_criterion(words: list[str]) -> Predicate:
    """The fact of a criterion written on the card: "on cow lighthouse", "has cow legs 5", "exactly cloud 3"."""
    match words:
        case ["present", kind]:
            return Present(kind)
        case ["exactly", kind, n]:
            return Number(kind, int(n))
        case ["atleast", kind, n]:
            return Number(kind, int(n), at_least=True)
        case ["has" | "each" as which, kind, feature, value]:
            return Has(kind, feature, int(value) if value.isdigit() else value, which == "each")
        case ["bigger" | "taller" as which, one, other]:
            return Larger(one, other, which == "taller")
        case ["more", one, other]:
            return More(one, other)
        case ["place", kind, zone]:
            return Place(kind, zone)
        case ["upside", kind]:
            return UpsideDown(kind)
        case [how, one, other]:
            return Relation(one, how, other)
    raise ValueError(f"no criterion reads {' '.join(words)}")


def from_card(card: str) -> Scene:
    """The scene of a card; `layout` describes its lines."""
    head, *lines = [line.strip() for line in card.strip().splitlines() if line.strip()]
    id, it, en = (part.strip() for part in head.split("|"))
    scene = compose([line for line in lines if line[0] != "!"])
    wanted = tuple(_wanted_criterion(line[1:].split()) for line in lines if line[0] == "!")
    title = {"it": it, "en": en}
    return Scene(id, title, scene.objects, choose(id, scene, wanted, title))


def endless(seed: int | str) -> Scene:
    """The scene of a seed."""
    from ludoteca.games.duplik.scenes.endless import card  # the generator reads cards, too

    for attempt in range(20):
        scene = from_card(card(seed, attempt))
        if min(visible(scene.objects)) > 0.55:
            break
    return scene
