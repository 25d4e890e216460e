"""Checks the ten criteria of a scene: each must be worth an argument, and no two may ask for the same."""

from __future__ import annotations

import re

import msgspec

from ludoteca.games.duplik.album.scene import Asked, Claim, Count, Does, Holds, Looks, Scene, Stands
from ludoteca.games.duplik.language.title_words import gives_away

CRITERIA = 10
OWN_GENRES = ("gesture", "relation", "mood")
LEAST_FACTS = 13
MOST_COUNTED = 9
_USUAL = {"leg": 4, "wheel": 4, "eye": 2, "ear": 2, "arm": 2, "wing": 2, "horn": 2, "stalk": 2, "hand": 2, "hump": 1,
          "tail": 1, "tooth": 32, "petal": 5, "window": 2, "antenna": 2}
_PEOPLE_COUNT_FROM = 2


def scene_faults(scene: Scene) -> list[str]:
    """Every fault of the facts and criteria of a scene; empty if sound."""
    found: list[str] = []
    keys = [fact.key for fact in scene.facts]
    if len(set(keys)) < len(keys):
        found.append("two facts have one key")
    if len(scene.facts) < LEAST_FACTS:
        found.append(f"{len(scene.facts)} facts, a teller needs {LEAST_FACTS}")
    if not any(isinstance(fact.claim, Does) for fact in scene.facts):
        found.append("no verb: a plate in which nobody does anything to anybody is an inventory")
    if len(scene.criteria) != CRITERIA:
        found.append(f"{len(scene.criteria)} criteria, not {CRITERIA}")
    if missing := [asked.fact for asked in scene.criteria if asked.fact not in keys]:
        return [*found, f"criteria about facts that are not declared: {missing}"]
    claims = [scene.fact(asked.fact).claim for asked in scene.criteria]
    for i, asked in enumerate(scene.criteria):
        found += [f"{asked.fact}: {fault}" for fault in _faults(scene, asked, claims[i])]
        if gives_away(msgspec.to_builtins(scene.title), msgspec.to_builtins(scene.criterion(asked))):
            found.append(f"{asked.fact}: the title has said it already")
        for other in range(len(claims)):
            if other != i and _implies(claims[other], claims[i]):
                found.append(f"{asked.fact}: already follows from {scene.criteria[other].fact}")
    for genre in OWN_GENRES:
        if not any(asked.genre == genre and asked.own for asked in scene.criteria):
            found.append(f"no {genre} asked in words of its own")
    return found + _sentences(scene)


def _faults(scene: Scene, asked: Asked, claim: Claim) -> list[str]:
    if isinstance(claim, Count):
        part = claim.of.rpartition(".")[2]
        if _USUAL.get(part) == claim.n:
            return [f"{claim.n} of {part} is the usual number: anybody draws that without being told"]
        if claim.n > MOST_COUNTED:
            return [f"nobody counts {claim.n} of {part}"]
        if claim.n < _PEOPLE_COUNT_FROM and "." not in claim.of:
            return [f"only says that there is a {part}"]
    return []


def _implies(one: Claim, other: Claim) -> bool:
    """Whether a drawing that meets the one claim nearly always meets the other."""
    if one == other:
        return True
    match one, other:
        case Stands(a=a, how="on" | "in", b=b), Stands(a=c, how="touching" | "over", b=d):
            return (a, b) == (c, d)
        case Stands(a=a, how=how, b=b), Stands(a=c, how=again, b=d):
            return (a, b) == (d, c) and {how, again} in ({"left", "right"}, {"on", "under"}, {"over", "under"},
                                                         {"touching"})
        case Holds(who=a, what=b), Stands(a=c, how="touching", b=d):
            return {a, b} == {c, d}
        case Looks(who=a), Looks(who=b):
            return a == b
    return False


def _sentences(scene: Scene) -> list[str]:
    found = []
    texts = [("fact " + fact.key, fact.told) for fact in scene.facts]
    texts += [("criterion " + asked.fact, scene.criterion(asked)) for asked in scene.criteria]
    for where, text in texts:
        for sentence in (text.it, text.en):
            if not re.fullmatch(r"[A-ZÈÀÌÒÙÉ«\"“'].*[.!?»”]", sentence):
                found.append(f"{where}: not a sentence: {sentence!r}")
            if len(sentence) > 110:
                found.append(f"{where}: longer than a breath: {sentence!r}")
    asked_texts = [scene.criterion(asked).it for asked in scene.criteria]
    if len(set(asked_texts)) < len(asked_texts):
        found.append("two criteria in the same words")
    return found
