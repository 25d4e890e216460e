"""Opening book: the first row. With nothing known, only the set of dice matters, not their columns.

`content/openings.json` has the expected points after each set of dice that may be the best of some roll. They come
from whole games (`python -m tools.masterdice.first_rows`). A search of two or three rows overvalues a further
die: it gives information now and is missing later.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from itertools import combinations

from ludoteca.games.masterdice.pieces import COLUMNS, FACES, Placed

Hand = tuple[int, ...]


def mirrored(hand: Hand) -> Hand:
    """Return the dice with 1 and 6, 2 and 5, 3 and 4 swapped: only higher and lower change places."""
    return tuple(sorted(FACES + 1 - die for die in hand))


@cache
def points() -> dict[Hand, float]:
    """Return the expected points after each first set of dice. Sets that are never the best are missing."""
    page = json.loads((resources.files(__package__) / "content" / "openings.json").read_text("utf-8"))
    known = {tuple(map(int, hand)): float(worth) for hand, worth in page["points"].items()}
    return known | {mirrored(hand): worth for hand, worth in known.items()}


def within(roll: Hand) -> set[Hand]:
    """Return every set of dice within a sorted roll."""
    return {hand for count in range(1, COLUMNS + 1) for hand in combinations(roll, count)}


def best(roll: Hand) -> Hand:
    """Return the best first set of dice of a sorted roll; of equals the smaller."""
    known = points()
    return max(within(roll) & known.keys(), key=lambda hand: (known[hand], -len(hand), hand))


def in_columns(hand: Hand) -> Placed:
    """Return a set of dice as a row, in any columns."""
    return (*hand, *(None for _ in range(COLUMNS - len(hand))))


def row(roll: Hand) -> Placed:
    """Return the best first row."""
    return in_columns(best(roll))
