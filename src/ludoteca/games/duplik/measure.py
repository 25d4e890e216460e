"""Measures how much of a picture bots get across: every teller with every drawer, every level with every level.

    python -m ludoteca.games.duplik.measure                 the tables of docs/internals/game-benchmarks.md
    python -m ludoteca.games.duplik.measure --free FILE     drawers with descriptions that people wrote freely

A file of free descriptions is a list of objects with `scene` (the number of a plate), `voice`, `language` and `text`.
A drawing must show what the plate declares about the things that the text names.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev

import msgspec

from ludoteca.games.duplik.album.built import built, numbers
from ludoteca.games.duplik.album.scene import Scene as PlateScene
from ludoteca.games.duplik.album.scene import names_in
from ludoteca.games.duplik.bot_artist.judge import Plan, in_the_vocabulary, meets
from ludoteca.games.duplik.bots import sentences
from ludoteca.games.duplik.cards import Card, deal
from ludoteca.games.duplik.criteria import Predicate, Present, holds
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.language.tellers import NAMES
from ludoteca.games.duplik.language.understand import lines_caught, understand
from ludoteca.games.duplik.language.vocabulary import fold, objects

LEVELS = ("apprendista", "artigiano", "maestro")
HAND = "careful"              # the other hands meet as many, within a twentieth of a criterion


def criteria_met(card: Card, lines: Sequence[str], language: str, level: str, seed: str) -> int:
    """The number of criteria that an artist of this level meets after these lines."""
    draft = understand(lines, language, level, seed, HAND)
    plan = Plan(draft.objects, lines_caught(lines, level, seed))
    return sum(meets(criterion, plan) for criterion in card.criteria)


def scores(cards: Sequence[Card], language: str, teller: str, told: str, drawn: str) -> list[int]:
    """Criteria met, card by card, when this teller of level `told` describes and a drawer of level `drawn` draws."""
    found = []
    for card in cards:
        name = card.card.title.it
        lines = [words.said for words in sentences(name, card.picture, language, told, teller)]
        found.append(criteria_met(card, lines, language, drawn, name))
    return found


def crosstalk(cards: Sequence[Card], language: str, teller: str, told: str, drawn: str) -> float:
    """The average of `scores`."""
    return mean(scores(cards, language, teller, told, drawn))


def by_drawer_level(cards: Sequence[Card], language: str) -> dict[str, list[float]]:
    """Criteria met by each level of drawers on every card; the levels tell in turn."""
    return {drawn: [mean(row) for row in zip(*(
        scores(cards, language, NAMES[number], told, drawn) for number, told in enumerate(LEVELS)), strict=True)]
        for drawn in LEVELS}


def level_gap(worse: Sequence[float], better: Sequence[float]) -> tuple[float, float]:
    """The mean difference of two levels on the same cards, and its error (95 %)."""
    gaps = [more - less for less, more in zip(worse, better, strict=True)]
    return mean(gaps), 1.96 * stdev(gaps) / len(gaps) ** 0.5


def mean_met(cards: Sequence[Card], language: str, level: str) -> float:
    """Mean number of criteria met when master and artist have the same level; the tellers take turns."""
    return sum(crosstalk([card], language, NAMES[number % len(NAMES)], level, level)
               for number, card in enumerate(cards)) / len(cards)


class Free(msgspec.Struct, frozen=True):
    """A description of a plate, written by a person who saw it and knew nothing of the drawers."""

    scene: int
    voice: str
    language: str
    text: str


def declared_by(plate: PlateScene, free: Free) -> list[Predicate]:
    """The things of a plate, and what it declares about those that this description names."""
    tokens = fold(free.text).split()
    known = objects(free.language)
    named = {known[key][0] for n in (1, 2, 3) for i in range(len(tokens)) if (key := tuple(tokens[i:i + n])) in known}
    found: list[Predicate] = [
        Present(kind) for kind in sorted({name.partition("#")[0] for fact in plate.facts
                                          for name in names_in(fact.claim)} & set(KINDS))]
    for fact in plate.facts:
        if predicate := in_the_vocabulary(fact.claim, named):
            found.append(predicate)
    return list(dict.fromkeys(found))


def share_understood(free: Sequence[Free], level: str | None) -> tuple[float, float]:
    """The shares that drawings show: of the things of the plates, and of what is declared about the named ones."""
    things: list[bool] = []
    others: list[bool] = []
    for number, each in enumerate(free):
        draft = understand([each.text], each.language, level, number, HAND)
        for fact in declared_by(built(each.scene).scene, each):
            (things if isinstance(fact, Present) else others).append(holds(fact, draft))
    return sum(things) / len(things), sum(others) / len(others)


def album() -> list[Card]:
    return [deal(f"album {number}") for number in numbers()]


def _tables() -> None:
    made = [deal(f"endless {seed}") for seed in range(100)]
    for name, cards in (("album", album()), ("endless 0-99", made)):
        for language in ("it", "en"):
            for level in LEVELS:
                print(f"{name:13} {language} {level:12} {mean_met(cards, language, level):.2f} of 10")
    for language in ("it", "en"):
        print(f"\ncrosstalk, album, {language}: teller (maestro) with drawers {', '.join(LEVELS)}")
        for teller in NAMES:
            row = [crosstalk(album(), language, teller, "maestro", level) for level in LEVELS]
            print(f"{teller:14}", *(f"{met:6.2f}" for met in row))
        print(f"\nmixed, album, {language}: rows tell, columns draw ({', '.join(LEVELS)})")
        for number, told in enumerate(LEVELS):
            row = [crosstalk(album(), language, NAMES[number], told, level) for level in LEVELS]
            print(f"{told:14}", *(f"{met:6.2f}" for met in row))
        met_by = by_drawer_level(album(), language)
        print(f"{'on average':14}", *(f"{mean(met_by[level]):6.2f}" for level in LEVELS))
        for worse, better in pairwise(LEVELS):
            gap, error = level_gap(met_by[worse], met_by[better])
            print(f"{better} above {worse}: {gap:.2f} ± {error:.2f}")


def _free(path: Path) -> None:
    free = read(path)
    for level in (*LEVELS, None):
        things, others = share_understood(free, level)
        print(f"{level or 'nothing missed':15} {100 * things:.0f} % of the things, {100 * others:.0f} % of the rest")


def read(path: Path) -> tuple[Free, ...]:
    return msgspec.json.decode(path.read_bytes(), type=tuple[Free, ...])


if __name__ == "__main__":
    if "--free" in sys.argv:
        _free(Path(sys.argv[-1]))
    else:
        _tables()
