"""Improvises a scene from a seed: who plays, drawn with one colour in measure, and what is declared of it."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.games.duplik.album.scene import Scene, names_in
from ludoteca.games.duplik.improv import cast
from ludoteca.games.duplik.improv.facts import scene
from ludoteca.games.duplik.improv.parts import ON_FOURS, Parts, picked
from ludoteca.games.duplik.improv.rims import with_rims
from ludoteca.games.duplik.improv.staging import drawn, only_above
from ludoteca.games.duplik.ink.curves import polygon
from ludoteca.games.duplik.ink.marks import read


def composed(seed: str) -> tuple[Scene, str]:
    """The scene of this seed and its marks, before black is kept off black: what the deck's checksums are of."""
    parts = _coloured(picked(seed))
    return scene(parts), drawn(parts)


def improvise(seed: str) -> tuple[Scene, str]:
    """The scene of this seed, always the same, and its marks."""
    said, plate = composed(seed)
    return said, with_rims(plate, _seen(said))


def _seen(said: Scene) -> list[str]:
    """Those a scene is about: the two, and what is held."""
    return [name for key in ("does", "holds") for name in names_in(said.fact(key).claim)]


LOUD = ("mushroom", "cake", "rocket")
SPOT = (2.0, 2.6, 3.0)        # per cent of the page: below the first an echo is wanted, above the last one goes

COLOURED = re.compile(r" [a-z]s\b")           # of a mark as it is written


def _coloured(parts: Parts) -> Parts:
    """One colour on the joke, and as many echoes as bring it into bounds: what can change is tried in turn."""
    spot = _spot(drawn(parts))
    for change in _quieter(parts):
        if spot > SPOT[2]:
            parts = parts._replace(**change)
            spot = _spot(drawn(parts))
    for change in _echoes(parts):
        if spot < SPOT[0]:
            parts = parts._replace(**change)
            spot = _spot(drawn(parts))
    up_there = [_spot(only_above(parts._replace(bright=n))) for n in range(parts.above_n + 1)]
    return parts._replace(bright=max(n for n, more in enumerate(up_there) if not n or spot + more <= SPOT[1]))


def _echoes(p: Parts) -> list[dict[str, Any]]:
    """Ways to more colour, the least first."""
    taken = {p.hero, p.partner, p.thing, p.decor.kind, p.witness, p.host, p.above, p.below}
    red = [kind for kind in cast.RED if kind not in taken]
    upright = [who for who in (p.hero, p.partner) if who in cast.UPRIGHT
               and not (who == p.partner and p.verb.way in ON_FOURS)]
    return [*({"jersey": who} for who in upright[-1:]),
            *({"below": kind} for kind in red[:1] if p.below not in cast.RED),
            *({"host": kind} for kind in ("doghouse",) if kind not in taken),
            *({"above": kind} for kind in ("balloon",) if p.above == "cloud" and kind not in taken)]


def _quieter(p: Parts) -> list[dict[str, Any]]:
    """Ways to less colour."""
    plain = [each for each in p.stage.decor
             if each.kind not in (*LOUD, p.thing, p.host, p.below, *p.verb.about)]
    return [*({"below": "egg"} for _ in (1,) if p.below in (*cast.RED, "candle") and p.thing != "egg"),
            *({"host": "crate"} for _ in (1,) if p.host in ("present", "doghouse")),
            *({"decor": each, "decor_n": each.counts[0]} for each in plain[:1] if p.decor not in plain),
            *({"hat": "top hat"} for _ in (1,) if p.hat == "crown")]


def _spot(plate: str) -> float:
    """Per cent of the page that is printed in colour, what is hidden included."""
    found = 0.0
    for line in plate.splitlines():
        if line[0] != "O" or not COLOURED.search(line):
            continue
        mark = read(line)
        if mark.op == "O" and "s" in (mark.fill, mark.spot):
            shape = polygon(mark.points)
            found += abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(shape, (*shape[1:], shape[0]), strict=True))) / 2
    return found / 7500


__all__ = ["composed", "improvise", "picked"]
