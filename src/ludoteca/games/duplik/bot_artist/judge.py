"""Judges a drawing whose contents are known: a bot's by its plan and what it heard, or a collage.

A claim about things of the vocabulary asks for the same things on the paper. Any other claim (a gesture, a
gaze) is met by a bot that heard it and drew those of its things that the vocabulary has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteca.games.duplik.album.scene import Claim, Count, Holds, Mood, Stands, names_in
from ludoteca.games.duplik.album.scene import Larger as Outsizes
from ludoteca.games.duplik.criteria import Criterion, Has, Larger, Number, Predicate, Relation, holds
from ludoteca.games.duplik.kinds import KINDS, Counted
from ludoteca.games.duplik.language.vocabulary import fold
from ludoteca.games.duplik.paper import Drawing
from ludoteca.games.duplik.picture import Placed

MOODS = {"asleep": "sleeping", "angry": "angry", "sad": "sad", "glad": "smiling", "amazed": "surprised"}
WORN = {"top hat": "top", "crown": "crown", "party hat": "party", "beanie": "beanie", "chef hat": "chef",
        "witch hat": "witch"}
NAMED = {"ice cream": "icecream"}            # figures whose name differs from their kind's
PLACES = {"on": "on", "in": "inside", "under": "under", "left": "left", "right": "right", "over": "above",
          "touching": "touching", "behind": "touching", "before": "touching"}
HEARD = 0.7                   # share of a sentence's telling words that one line must have
STEM = 5                      # letters that distinguish a word from others, without its ending
_LITTLE = (                   # words that say nothing about a picture, a gap on either side of each
    " il lo la i gli le l un uno una di del dello della dell dei degli delle a al allo alla all ai agli alle da dal "
    " dallo dalla dall dai dalle in nel nello nella nell nei nelle su sul sullo sulla sull sui sulle con col per tra "
    " fra e ed o che c sta sono ha hanno ci si suo sua suoi sue non come piu the an of to at on by with and is are has "
    " have its his her their there it that this from for s as ")


class Plan(NamedTuple):
    """The objects on a paper, and the lines that its artist heard."""

    objects: Sequence[Placed]
    heard: Sequence[str] = ()


def plan_of(drawing: Drawing) -> Plan:
    return Plan(drawing.things, drawing.heard)


def meets(criterion: Criterion, plan: Plan) -> bool:
    """Whether the paper meets the criterion."""
    claim = criterion.fact
    if isinstance(claim, Predicate):
        return holds(claim, plan)
    if predicate := in_the_vocabulary(claim):
        return holds(predicate, plan)
    drawn = {thing.kind for thing in plan.objects}
    needed = {kind for name in names_in(claim) if (kind := kind_of(name)) in KINDS}
    said = [text for texts in (criterion.text, criterion.told) for text in texts.values()]
    return needed <= drawn and any(was_heard(text, plan.heard) for text in said)


def kind_of(name: str) -> str:
    """The kind of a drawn part, numbered or not; parts of things have no kind."""
    name = name.partition("#")[0]
    return NAMED.get(name, name)


def in_the_vocabulary(claim: Claim, among: Iterable[str] = KINDS) -> Predicate | None:
    """The predicate a claim asks for, if all it names is `among` these kinds; None otherwise."""
    names, kinds = set(among), [kind_of(name) for name in names_in(claim)]
    match claim:
        case Holds(worn=True) if kinds[0] in names and kinds[1] in WORN and KINDS[kinds[0]].feature("hat"):
            return Has(kinds[0], "hat", WORN[kinds[1]])
        case Mood(how=how) if kinds[0] in names and how in MOODS and KINDS[kinds[0]].feature("expression"):
            return Has(kinds[0], "expression", MOODS[how])
        case Count(of=of, n=n) if "." in of:
            return _parts(of, n, names)
        case Count(n=n) if kinds[0] in names and n > 1:
            return Number(kinds[0], n)
    if len(kinds) < 2 or not set(kinds) <= names or kinds[0] == kinds[1]:
        return None
    match claim:
        case Stands(how=place):
            return Relation(kinds[0], PLACES[place], kinds[1])
        case Holds(worn=worn):
            return Relation(kinds[1], "above", kinds[0]) if worn else Relation(kinds[0], "holding", kinds[1])
        case Outsizes():
            return Larger(kinds[0], kinds[1])
    return None


def _parts(of: str, n: int, names: set[str]) -> Has | None:
    """The feature for a count of parts ("stripes of the lighthouse"), if the kind can have as many."""
    kind, _, part = of.partition(".")
    feature = KINDS[kind].feature(f"{part}s") if kind in names and kind in KINDS else None
    return Has(kind, f"{part}s", n) if isinstance(feature, Counted) and feature.low <= n <= feature.high else None


def was_heard(text: str, heard: Iterable[str]) -> bool:
    """Whether one of the lines says this, in these words or nearly."""
    wanted = _stems(text)
    return bool(wanted) and any(len(wanted & _stems(line)) >= HEARD * len(wanted) for line in heard)


def _stems(text: str) -> set[str]:
    return {word[:STEM] for word in fold(text).split() if f" {word} " not in _LITTLE}
