"""Improvises a scene from a seed: picks its parts, keeps the share of colour in bounds, declares its facts."""

from __future__ import annotations

import re
from typing import TypedDict

from ludoteca.games.duplik.album.scene import Scene, names_in
from ludoteca.games.duplik.improv import cast
from ludoteca.games.duplik.improv.facts import declare_scene
from ludoteca.games.duplik.improv.parts import ON_FOURS, Parts, pick_parts
from ludoteca.games.duplik.improv.rims import with_rims
from ludoteca.games.duplik.improv.staging import draw_scene, only_above
from ludoteca.games.duplik.ink.curves import polygon
from ludoteca.games.duplik.ink.marks import read


def compose(seed: str) -> tuple[Scene, str]:
    """The scene of a seed and its marks, without rims. The checksums of the deck are of these."""
    parts = _balance_colour(pick_parts(seed))
    return declare_scene(parts), draw_scene(parts)


def improvise(seed: str) -> tuple[Scene, str]:
    """The scene of a seed and its marks."""
    said, plate = compose(seed)
    return said, with_rims(plate, _principals(said))


def _principals(said: Scene) -> list[str]:
    """The names a scene is about: hero, partner, and the thing that is held."""
    return [name for key in ("does", "holds") for name in names_in(said.fact(key).claim)]


class Change(TypedDict, total=False):
    """New values for some of the parts of a scene."""

    jersey: str
    below: str
    host: str
    above: str
    decor: cast.Decor
    decor_n: int
    hat: str


LOUD = ("mushroom", "cake", "rocket")
SPOT = (2.0, 2.6, 3.0)        # bounds of colour, in per cent of the page: lower, for the sky, upper

COLOURED = re.compile(r" [a-z]s\b")           # a written mark that is filled with colour


def _balance_colour(parts: Parts) -> Parts:
    """The parts with as much colour as the bounds allow; possible changes are tried in turn."""
    spot = _spot(draw_scene(parts))
    for change in _quieter(parts):
        if spot > SPOT[2]:
            parts = parts._replace(**change)
            spot = _spot(draw_scene(parts))
    for change in _echoes(parts):
        if spot < SPOT[0]:
            parts = parts._replace(**change)
            spot = _spot(draw_scene(parts))
    up_there = [_spot(only_above(parts._replace(bright=n))) for n in range(parts.above_n + 1)]
    return parts._replace(bright=max(n for n, more in enumerate(up_there) if not n or spot + more <= SPOT[1]))


def _echoes(p: Parts) -> list[Change]:
    """Changes that add colour, the smallest first."""
    taken = {p.hero, p.partner, p.thing, p.decor.kind, p.witness, p.host, p.above, p.below}
    red = [kind for kind in cast.RED if kind not in taken]
    upright = [who for who in (p.hero, p.partner) if who in cast.UPRIGHT
               and not (who == p.partner and p.verb.way in ON_FOURS)]
    found: list[Change] = []
    if upright:
        found.append({"jersey": upright[-1]})
    if red and p.below not in cast.RED:
        found.append({"below": red[0]})
    if "doghouse" not in taken:
        found.append({"host": "doghouse"})
    if p.above == "cloud" and "balloon" not in taken:
        found.append({"above": "balloon"})
    return found


def _quieter(p: Parts) -> list[Change]:
    """Changes that remove colour."""
    plain = [each for each in p.stage.decor
             if each.kind not in (*LOUD, p.thing, p.host, p.below, *p.verb.about)]
    found: list[Change] = []
    if p.below in (*cast.RED, "candle") and p.thing != "egg":
        found.append({"below": "egg"})
    if p.host in ("present", "doghouse"):
        found.append({"host": "crate"})
    if plain and p.decor not in plain:
        found.append({"decor": plain[0], "decor_n": plain[0].counts[0]})
    if p.hat == "crown":
        found.append({"hat": "top hat"})
    return found


def _spot(plate: str) -> float:
    """The share of the page in colour, in per cent; hidden parts count too."""
    found = 0.0
    for line in plate.splitlines():
        if line[0] != "O" or not COLOURED.search(line):
            continue
        mark = read(line)
        if mark.op == "O" and "s" in (mark.fill, mark.spot):
            shape = polygon(mark.points)
            found += abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(shape, (*shape[1:], shape[0]), strict=True))) / 2
    return found / 7500
