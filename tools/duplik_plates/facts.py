"""Checks a drawing against the facts of its scene: visible parts, contact, gazes, moods and shares of ink."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from ludoteca.games.duplik.album.built import Eye, Measured
from ludoteca.games.duplik.album.scene import (
    Count,
    Does,
    Fact,
    Holds,
    Larger,
    Looks,
    Mood,
    Scene,
    Stands,
    names_in,
)
from ludoteca.games.duplik.ink.marks import read

LEAST_SEEN = 0.6                             # share of a counted or named part that must be visible
LEAST_PIXELS = 150                           # of the 1000 by 750 page
NEAR = 12.0                                  # outlines this close meet
SHARES = {"ink": (14.0, 29.0), "spot": (0.9, 3.4), "tint": (0.0, 2.9)}
HEAVIEST = 40_000                            # bytes of a plate as it is sent
_LIDS = {"asleep": (0.8, 1.0), "bored": (0.25, 0.7), "awake": (0.0, 0.2)}


def belongs(name: str, whole: str) -> bool:
    """Whether a drawn name is this part, one of it ("owl" has owl#2), or a part of it."""
    return name == whole or name.startswith((whole + ".", whole + "#"))


def instances(of: str, names: Iterable[str]) -> list[str]:
    """The drawn parts of this name: "owl#1", "owl#2"; or "owl" alone."""
    found = set()
    for name in names:
        if belongs(name, of):
            rest = name[len(of) :]
            found.add(of + (rest.split(".")[0] if rest.startswith("#") else ""))
    numbered = sorted(name for name in found if name != of)
    return [of, *numbered] if of in found else numbered


def eyes_of(plate: str) -> tuple[Eye, ...]:
    """All eyes of a plate in the order they are drawn."""
    parts: list[str] = []
    found = []
    for line in plate.splitlines():
        mark = read(line)
        if mark.op == "(":
            parts.append(mark.name)
        elif mark.op == ")":
            parts.pop()
        elif mark.op == "E":
            x, y, _ = mark.points[0]
            found.append(Eye(parts[-1] if parts else "", (x, y), mark.look, mark.lid))
    return tuple(found)


def touching(fact: Fact) -> tuple[str, str] | None:
    """The two parts whose outlines must meet for the fact to be true; None where none need to."""
    match fact.claim:
        case Stands(a=a, how="on" | "in" | "under" | "touching", b=b):
            return a, b
        case Holds(who=who, what=what):
            return what, who
        case Does(who=who, whom=whom, touching=True):
            return who, whom
    return None


def drawing_faults(scene: Scene, plate: str, measured: Measured) -> list[str]:
    """Every way in which the drawing contradicts its scene, or exceeds its limits of ink and size; empty if sound."""
    found = []
    for name, (low, high) in SHARES.items():
        share = getattr(measured, name)
        if not low <= share <= high:
            found.append(f"{name} covers {share:.1f} % of the page, not {low}-{high}")
    weight = len(msgspec.json.encode(plate))
    if weight > HEAVIEST:
        found.append(f"{weight} bytes on the wire, more than {HEAVIEST}")
    for fact in scene.facts:
        found += [f"{fact.key}: {fault}" for fault in _fact_faults(fact, measured)]
    return found


def _unseen(name: str, measured: Measured) -> str | None:
    part = measured.parts.get(name)
    if part is None:
        return f"no part is called {name}"
    if part.seen < LEAST_PIXELS:
        return f"{name} shows {part.seen} px, less than {LEAST_PIXELS}"
    if part.seen < LEAST_SEEN * part.whole:
        return f"{name} is {100 * part.seen // part.whole} % visible, less than {LEAST_SEEN:.0%}"
    return None


def _fact_faults(fact: Fact, measured: Measured) -> list[str]:
    claim = fact.claim
    if isinstance(claim, Count):
        drawn = instances(claim.of, measured.parts)
        counted = [name for name in drawn if name != claim.of] or drawn
        wrong = [f"{len(counted)} of {claim.of} are drawn, not {claim.n}"] if len(counted) != claim.n else []
        return wrong + [fault for name in counted if (fault := _unseen(name, measured))]
    found = []
    for name in names_in(claim):
        part = measured.parts.get(name)
        if part is None:
            found.append(f"no part is called {name}")
        elif part.seen < LEAST_PIXELS:
            found.append(f"{name} shows {part.seen} px, less than {LEAST_PIXELS}")
    if found:
        return found
    if pair := touching(fact):
        gap = measured.gaps["|".join(pair)]
        return [f"{pair[0]} and {pair[1]} are {gap:.0f} apart"] if gap > NEAR else []
    match claim:
        case Stands(a=a, how="left" | "right" | "over" as how, b=b):
            p, q = measured.parts[a].box, measured.parts[b].box
            axis, sign = (1, 1) if how == "over" else (0, 1 if how == "left" else -1)
            apart = sign * (q[axis] + q[axis + 2] - p[axis] - p[axis + 2]) / 2
            return [] if apart > 20 else [f"{a} is not {how} of {b}"]
        case Larger(a=a, b=b):
            p, q = measured.parts[a].box, measured.parts[b].box
            wider, taller = (p[2] - p[0]) / (q[2] - q[0]), (p[3] - p[1]) / (q[3] - q[1])
            return [] if min(wider, taller) > 1.15 else [f"{a} is {wider:.2f} as wide and {taller:.2f} as tall as {b}"]
        case Looks(who=who, at=at):
            return _gaze_faults(who, at, measured)
        case Mood(who=who, how=how) if how in _LIDS:
            low, high = _LIDS[how]
            lids = [eye.lid for eye in measured.eyes if belongs(eye.part, who)]
            if not lids:
                return [f"{who} has no eyes"]
            return [f"a lid of {who} is at {lid}: not {how}" for lid in lids if not low <= lid <= high]
    return []


def _gaze_faults(who: str, at: str, measured: Measured) -> list[str]:
    left, top, right, bottom = measured.parts[at].box
    eyes = [eye for eye in measured.eyes if belongs(eye.part, who)]
    if not eyes:
        return [f"{who} has no eyes"]
    found = []
    for eye in eyes:
        x = min(max(eye.at[0], left), right) - eye.at[0]
        y = min(max(eye.at[1], top), bottom) - eye.at[1]
        far, strong = math.hypot(x, y), math.hypot(*eye.look)
        if strong < 0.2 or (far and (x * eye.look[0] + y * eye.look[1]) / far / strong < 0.5):
            found.append(f"an eye of {who} does not look at {at}")
    return found
