"""The first row: with nothing known only the dice laid count, so a handful has a worth of its own.

`content/openings.json` holds the points to hope for after each handful that may be the best of some roll, found by
playing whole games (`python -m ludoteca.games.masterdice.played_out`). One die more tells more now and is missing
later; the look ahead, two or three rows deep, thinks too well of it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from itertools import combinations
from pathlib import Path

from ludoteca.games.masterdice.pieces import COLUMNS, FACES, Placed

Hand = tuple[int, ...]


def mirrored(hand: Hand) -> Hand:
    """One for six, two for five: higher and lower change places, and nothing else does."""
    return tuple(sorted(FACES + 1 - die for die in hand))


@cache
def points() -> dict[Hand, float]:
    """The points to hope for after laying a handful first; those that are never the best are not there."""
    page = json.loads((resources.files(__package__) / "content" / "openings.json").read_text("utf-8"))
    known = {tuple(map(int, hand)): float(worth) for hand, worth in page["points"].items()}
    return known | {mirrored(hand): worth for hand, worth in known.items()}


def within(roll: Hand) -> set[Hand]:
    """Every handful of a sorted roll."""
    return {hand for count in range(1, COLUMNS + 1) for hand in combinations(roll, count)}


def best(roll: Hand) -> Hand:
    """The handful of a sorted roll to lay first; of two as good the smaller."""
    known = points()
    return max(within(roll) & known.keys(), key=lambda hand: (known[hand], -len(hand), hand))


def in_columns(hand: Hand) -> Placed:
    """A handful laid: with nothing known any columns do."""
    return (*hand, *(None for _ in range(COLUMNS - len(hand))))


def row(roll: Hand) -> Placed:
    """The row to lay with nothing known."""
    return in_columns(best(roll))


def write(found: dict[Hand, float], sequences: int) -> None:
    """Keep a new book."""
    told = [f'"{"".join(map(str, hand))}": {worth:.3f}' for hand, worth in found.items()]
    lines = ",\n  ".join(", ".join(told[i:i + 8]) for i in range(0, len(told), 8))
    page = Path(str(resources.files(__package__) / "content" / "openings.json"))
    page.write_text(f'{{"sequences": {sequences},\n "points": {{\n  {lines}\n}}}}\n', "utf-8")
