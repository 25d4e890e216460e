"""Chooses the ten criteria of a scene: telling facts, some easy and some hard, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from ludoteca.games.duplik.criteria import (
    Between,
    Criterion,
    Facing,
    Has,
    Larger,
    More,
    Number,
    Place,
    Predicate,
    Present,
    Relation,
    UpsideDown,
    criterion,
    holds,
    in_zone,
    larger,
    left_of,
    names,
)
from ludoteca.games.duplik.kinds import KINDS, Chosen, Counted
from ludoteca.games.duplik.language.title_words import gives_away
from ludoteca.games.duplik.picture import Placed, hidden_features
from ludoteca.games.duplik.scenes.layout import Composition
from ludoteca.rules import Chance


class Candidate(NamedTuple):
    fact: Predicate
    telling: float
    sort: str


_SPOKEN = {
    "on": "on",
    "in": "inside",
    "hand": "holding",
    "left": "left",
    "right": "right",
    "over": "above",
    "under": "under",
}
_BOTH_WAYS = {"boat", "skateboard", "carriage", "bicycle"}
_MOST = {
    "present": 2,
    "number": 2,
    "link": 4,
    "side": 2,
    "size": 2,
    "part": 4,
    "look": 3,
    "facing": 2,
    "place": 1,
    "odd": 2,
}


def _features(scene: Composition, by_kind: dict[str, list[Placed]]) -> list[Candidate]:
    """Candidates from features that are unusual and visible."""
    out = []
    hidden = hidden_features(scene.objects)
    for kind, all_of in by_kind.items():
        for spec in KINDS[kind].features:
            values = Counter(o.features[spec.name] for o in all_of if spec.name in o.features)
            for value, times in values.items():
                if isinstance(spec, Chosen) and value == spec.usual:
                    continue
                every = times == len(all_of) > 1
                if times < len(all_of) and len(all_of) > 1 and times > 1:
                    continue
                if any(thing in all_of and name == spec.name and thing.features[name] == value
                       for thing, name in hidden):
                    continue
                fact = Has(kind, spec.name, value, every)
                if isinstance(spec, Counted):
                    out.append(Candidate(fact, 8.5 if spec.part else 8.0, "part"))
                elif spec.name == "hat" and value == "feathered":
                    out.append(Candidate(fact, 4.0, "look"))
                else:
                    out.append(Candidate(fact, 7.5, "look"))
    return out


def _relations(scene: Composition, by_kind: dict[str, list[Placed]]) -> list[Candidate]:
    """Candidates from intended relations, and from left and right of things that stand apart."""
    out = []
    for a, how, b in scene.links:
        p, q = scene.objects[a], scene.objects[b]
        said = _SPOKEN[how]
        if said == "holding" and len(by_kind[p.kind]) == 1:
            out.append(Candidate(Relation(q.kind, "holding", p.kind), 8.0, "link"))
            continue
        every = len(by_kind[p.kind]) > 1
        telling = 9.0 if said in ("on", "inside", "above", "under") else 6.0
        sort = "link" if said in ("on", "inside", "above", "under", "holding") else "side"
        if said == "holding":
            said = "touching"
        out.append(Candidate(Relation(p.kind, said, q.kind, every), telling, sort))
    lonely = [o for all_of in by_kind.values() if len(all_of) == 1 for o in all_of]
    for p, q in combinations(lonely, 2):
        gap = max(p.box.left, q.box.left) - min(p.box.right, q.box.right)
        near = abs(p.box.y - q.box.y) < 260
        if near and left_of(p.box, q.box) and gap > 5:
            out.append(Candidate(Relation(p.kind, "left", q.kind), 5.0 - gap / 400, "side"))
            out.append(Candidate(Relation(q.kind, "right", p.kind), 4.9 - gap / 400, "side"))
        elif near and left_of(q.box, p.box) and gap > 5:
            out.append(Candidate(Relation(p.kind, "right", q.kind), 5.0 - gap / 400, "side"))
            out.append(Candidate(Relation(q.kind, "left", p.kind), 4.9 - gap / 400, "side"))
    row = sorted((o for o in lonely if o.box.height > 60), key=lambda o: o.box.x)
    for p, q, r in zip(row, row[1:], row[2:], strict=False):
        if (
            left_of(p.box, q.box)
            and left_of(q.box, r.box)
            and max(abs(p.box.y - q.box.y), abs(q.box.y - r.box.y)) < 170
        ):
            out.append(Candidate(Between(q.kind, p.kind, r.kind), 5.6, "side"))
    return out


def _sizes(by_kind: dict[str, list[Placed]]) -> list[Candidate]:
    """Candidates from sizes that surprise: bigger here, smaller in life."""
    out = []
    lonely = [all_of[0] for all_of in by_kind.values() if len(all_of) == 1]
    for p in lonely:
        for q in lonely:
            absurd = KINDS[q.kind].real / KINDS[p.kind].real
            if p is q or KINDS[p.kind].real > 500 or (KINDS[q.kind].real > 50 and absurd < 20):
                continue
            big = p.box.width * p.box.height / (q.box.width * q.box.height)
            if absurd >= 2.5 and big > 1.5:
                funny = 2.0 if KINDS[q.kind].real > 50 else 7.6 if absurd > 5 else 6.0
                out.append(Candidate(Larger(p.kind, q.kind), funny, "size"))
            elif absurd >= 1.5 and larger(p.box, q.box, True) and p.box.height > 1.35 * q.box.height:
                out.append(Candidate(Larger(p.kind, q.kind, True), 5.4, "size"))
            elif big > 2.2 and absurd < 0.9:
                out.append(Candidate(Larger(p.kind, q.kind), 2.0, "size"))
    return out


def candidates(scene: Composition) -> list[Candidate]:
    """Every fact that may be asked, with a weight for how telling it is."""
    by_kind: dict[str, list[Placed]] = {}
    for o in scene.objects:
        by_kind.setdefault(o.kind, []).append(o)
    out = _features(scene, by_kind) + _relations(scene, by_kind) + _sizes(by_kind)
    for kind, all_of in by_kind.items():
        n = len(all_of)
        if n == 1:
            out.append(Candidate(Present(kind), 4.5 if KINDS[kind].group != "nature" else 4.0, "present"))
            box = all_of[0].box
            for zone in ("top-left", "top-right", "bottom-left", "bottom-right", "centre"):
                if in_zone(box, zone) and box.width < 420:
                    out.append(Candidate(Place(kind, zone), 3.6 if KINDS[kind].group == "nature" else 3.0, "place"))
        else:
            out.append(Candidate(Number(kind, n), 7.8, "number"))
            if n > 3:
                out.append(Candidate(Number(kind, n - 1, True), 2.5, "number"))
        sides = {o.facing for o in all_of}
        moves = KINDS[kind].group in ("animals", "people", "vehicles")      # a cup or a banana looks nowhere
        if KINDS[kind].faces and moves and len(sides) == 1 and not any(o.upside_down for o in all_of):
            side = all_of[0].facing or "right"
            lively = KINDS[kind].group in ("animals", "vehicles") and kind not in _BOTH_WAYS
            out.append(
                Candidate(Facing(kind, side, n > 1), (5.2 if side == "left" else 4.2) if lively else 2.2, "facing")
            )
        if n == 1 and all_of[0].upside_down:
            out.append(Candidate(UpsideDown(kind), 9.0, "odd"))
    for (p, many), (q, few) in combinations(sorted(by_kind.items(), key=lambda kv: -len(kv[1])), 2):
        if len(few) > 1 and len(many) > len(few):
            out.append(Candidate(More(p, q), 4.0, "number"))
    return [c for c in out if holds(c.fact, scene)]


def _pair(fact: Predicate) -> tuple[str, ...]:
    """Facts with the same pair say nearly the same: one of them is enough."""
    match fact:
        case Relation(a, _, b, _):
            return ("relation", *sorted((a, b)))
        case Larger(a, b, _):
            return ("larger", *sorted((a, b)))
        case Between(a, b, c):
            return ("between", *sorted((a, b, c)))
        case Has(kind, feature, value, _):
            return ("has", kind, feature, str(value))
        case Number(kind, _, _):
            return ("number", kind)
        case Facing(kind, _, _) | Place(kind, _):
            return (type(fact).__name__, kind)
        case More(a, b):
            return ("more", a, b)
    return (type(fact).__name__, fact.kind)


def choose(
    id: str, scene: Composition, wanted: tuple[Predicate, ...] = (), title: Mapping[str, str] | None = None,
) -> tuple[Criterion, ...]:
    """The ten criteria, the wanted ones first among them; their order is shuffled so that the die is fair."""
    chance = Chance.stream(id, purpose="criteria")
    picked: list[Predicate] = list(wanted)
    sorts: Counter[str] = Counter()
    named: Counter[str] = Counter(k for f in picked for k in names(f))
    taken = {_pair(f) for f in picked}
    pool = [c for c in candidates(scene) if not (title and gives_away(title, criterion(c.fact, scene, id).text))]
    noise = {c.fact: chance.unit() for c in pool}
    sides: set[frozenset[str]] = set()
    while len(picked) < 10:

        def worth(c: Candidate) -> float:
            tired = sum(named[k] for k in names(c.fact)) / len(names(c.fact))
            fresh = 2.2 if c.sort == "present" and not named[names(c.fact)[0]] else 0.0
            return c.telling + fresh + noise[c.fact] - 1.1 * tired - 1.3 * sorts[c.sort]

        free = [
            c
            for c in pool
            if _pair(c.fact) not in taken
            and sorts[c.sort] < _MOST[c.sort]
            and not (c.sort == "present" and named[names(c.fact)[0]])
            and not (isinstance(c.fact, Between) and any(s <= frozenset(names(c.fact)) for s in sides))
            and not (
                c.sort == "side"
                and isinstance(c.fact, Relation)
                and any(isinstance(f, Between) and set(names(c.fact)) <= set(names(f)) for f in picked)
            )
        ]
        if not free:
            free = [c for c in pool if _pair(c.fact) not in taken]
        if not free:
            raise ValueError(f"{id}: only {len(picked)} facts worth asking")
        best = max(free, key=worth)
        picked.append(best.fact)
        taken.add(_pair(best.fact))
        sorts[best.sort] += 1
        named.update(names(best.fact))
        if isinstance(best.fact, Relation) and best.sort == "side":
            sides.add(frozenset(names(best.fact)))
    return tuple(criterion(f, scene, id) for f in chance.shuffled(picked))
