"""Measures how much of a picture gets across: every teller with every drawer, and every level with every level.

    python -m ludoteca.games.duplik.measure                 the tables of docs/benchmarks.md
    python -m ludoteca.games.duplik.measure --free FILE     drawers with descriptions somebody wrote freely by hand

A file of free descriptions is a list of objects with `scene` (the number of a plate of the album), `voice`, `language`
and `text`; what a drawing must show is what the plate declares about the things that the text names.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteca.games.duplik.album.built import built
from ludoteca.games.duplik.album.scene import Claim, Count, Holds, Mood, Stands, names_in
from ludoteca.games.duplik.album.scene import Larger as Outsizes
from ludoteca.games.duplik.album.scene import Scene as PlateScene
from ludoteca.games.duplik.criteria import Has, Larger, Number, Predicate, Present, Relation, holds
from ludoteca.games.duplik.describe import describe, spoken
from ludoteca.games.duplik.objects import KINDS
from ludoteca.games.duplik.scenes import Scene, album, endless
from ludoteca.games.duplik.tellers import NAMES, tell
from ludoteca.games.duplik.understand import understand
from ludoteca.games.duplik.vocabulary import fold, objects

LEVELS = ("apprendista", "artigiano", "maestro")


def criteria_met(card: Scene, language: str, level: str) -> int:
    """How many of the ten a bot artist meets after ninety seconds of a bot master who has no character."""
    draft = understand(spoken(describe(card, language, level)), language, level, card.id)
    return sum(c.holds(draft) for c in card.criteria)


def mean_met(scenes: Sequence[Scene], language: str, level: str) -> float:
    return sum(criteria_met(s, language, level) for s in scenes) / len(scenes)


def crosstalk(scenes: Sequence[Scene], language: str, teller: str, told: str, drawn: str) -> float:
    """Criteria met on average when this teller of level `told` describes and a drawer of level `drawn` draws."""
    met = 0
    for number, each in enumerate(scenes):
        lines = [words.said for words in tell(each, language, told, teller)]
        draft = understand(lines, language, drawn, f"{each.id}/{number}")
        met += sum(c.holds(draft) for c in each.criteria)
    return met / len(scenes)


class Free(msgspec.Struct, frozen=True):
    """A description of a plate of the album, written freely by somebody who saw it and knew nothing of the drawers."""

    scene: int
    voice: str
    language: str
    text: str


MOODS = {"asleep": "sleeping", "angry": "angry", "sad": "sad", "glad": "smiling", "amazed": "surprised"}
WORN = {"top_hat": "top", "crown": "crown", "party_hat": "party", "beanie": "beanie", "chef_hat": "chef",
        "witch_hat": "witch", "feathered_hat": "feathered"}
PLACES = {"on": "on", "in": "inside", "under": "under", "left": "left", "right": "right", "over": "above",
          "touching": "touching", "behind": "touching", "before": "touching"}


def said_of(plate: PlateScene, free: Free) -> list[Predicate]:
    """The plate's things, said or not, and what it declares about those that this description names."""
    tokens = fold(free.text).split()
    known = objects(free.language)
    named = {known[key][0] for n in (1, 2, 3) for i in range(len(tokens)) if (key := tuple(tokens[i:i + n])) in known}
    found: list[Predicate] = [
        Present(kind) for kind in sorted({name.partition("#")[0] for fact in plate.facts
                                          for name in names_in(fact.claim)} & set(KINDS))]
    for fact in plate.facts:
        kinds = [name.partition("#")[0] for name in names_in(fact.claim)]
        if predicate := _predicate(fact.claim, kinds, named):
            found.append(predicate)
    return list(dict.fromkeys(found))


def _predicate(claim: Claim, kinds: list[str], named: set[str]) -> Predicate | None:
    match claim:
        case Holds(worn=True) if kinds[0] in named and kinds[1] in WORN and KINDS[kinds[0]].feature("hat"):
            return Has(kinds[0], "hat", WORN[kinds[1]])
        case Mood(how=how) if kinds[0] in named and how in MOODS and KINDS[kinds[0]].feature("expression"):
            return Has(kinds[0], "expression", MOODS[how])
        case Count(n=n) if kinds[0] in named and n > 1:
            return Number(kinds[0], n)
    if len(kinds) < 2 or not set(kinds) <= named or kinds[0] == kinds[1]:
        return None
    match claim:
        case Stands(how=place):
            return Relation(kinds[0], PLACES[place], kinds[1])
        case Holds(worn=worn):
            return Relation(kinds[1], "above", kinds[0]) if worn else Relation(kinds[0], "holding", kinds[1])
        case Outsizes():
            return Larger(kinds[0], kinds[1])
    return None


def understood(free: Sequence[Free], level: str | None) -> tuple[float, float]:
    """Of the plate's things, and of what it declares about those that were named, the share that a drawing shows."""
    things: list[bool] = []
    others: list[bool] = []
    for number, each in enumerate(free):
        draft = understand([each.text], each.language, level, number)
        for fact in said_of(built(each.scene).scene, each):
            (things if isinstance(fact, Present) else others).append(holds(fact, draft))
    return sum(things) / len(things), sum(others) / len(others)


def _tables() -> None:
    for name, scenes in (("album", album()), ("endless 0-99", [endless(seed) for seed in range(100)])):
        for language in ("it", "en"):
            for level in LEVELS:
                print(f"{name:13} {language} {level:12} {mean_met(scenes, language, level):.2f} of 10")
    for language in ("it", "en"):
        print(f"\ncrosstalk, album, {language}: teller (maestro) with drawers {', '.join(LEVELS)}")
        for teller in NAMES:
            row = [crosstalk(album(), language, teller, "maestro", level) for level in LEVELS]
            print(f"{teller:14}", *(f"{met:6.2f}" for met in row))
        print(f"\nmixed, album, {language}: rows tell, columns draw ({', '.join(LEVELS)})")
        means = dict.fromkeys(LEVELS, 0.0)
        for told in LEVELS:
            row = [crosstalk(album(), language, NAMES[LEVELS.index(told)], told, level) for level in LEVELS]
            means = {level: means[level] + met / 3 for level, met in zip(LEVELS, row, strict=True)}
            print(f"{told:14}", *(f"{met:6.2f}" for met in row))
        print(f"{'on average':14}", *(f"{means[level]:6.2f}" for level in LEVELS))


def _free(path: Path) -> None:
    free = read(path)
    for level in (*LEVELS, None):
        things, others = understood(free, level)
        print(f"{level or 'nothing missed':15} {100 * things:.0f} % of the things, {100 * others:.0f} % of the rest")


def read(path: Path) -> tuple[Free, ...]:
    return msgspec.json.decode(path.read_bytes(), type=tuple[Free, ...])


if __name__ == "__main__":
    if "--free" in sys.argv:
        _free(Path(sys.argv[-1]))
    else:
        _tables()
