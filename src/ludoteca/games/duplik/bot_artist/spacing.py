"""Spaces the objects of a bot: groups on the ground move apart into one to three rows, as large as they allow.

A group (a figure with all it wears, holds and rides) stays together. A group that was said to be left, right, below or
in the sky stays there. The others keep their order and fill the remaining space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludoteca.games.duplik.criteria import in_zone
from ludoteca.games.duplik.picture import PAPER, Box, Placed
from ludoteca.games.duplik.scenes.layout import MARGIN

FOOT = PAPER[1] - MARGIN
LARGEST, SMALLEST, STEP = 2.2, 0.2, 0.04   # scale of the groups against their first size
FAR_BETTER = 1.25             # a gain in size for which a hand changes its usual order of rows
GAP = 10
HIGHER = 0.16                 # share of the paper into which rows may rise
COLUMNS = {"farleft": 0.1, "left": 0.24, "centre": 0.5, "right": 0.76, "farright": 0.9}


class Manner(NamedTuple):
    """The way a hand spaces things."""

    lift: float               # how far up the paper the next row stands
    close: float              # distance of neighbours in different rows, 1 is side by side
    hero: float               # how much larger the group named first becomes
    from_back: bool           # whether the leftmost group stands behind
    rise: float               # share of the empty paper above into which the rows rise


MANNERS = {
    "careful": Manner(0.2, 0.78, 1.1, True, 0.55),
    "hasty": Manner(0.25, 0.7, 1.35, False, 0.7),
    "childish": Manner(0.29, 0.8, 1.0, False, 0.9),
}


class Group(NamedTuple):
    """Things that stay together, back to front, with the place and size that were said."""

    things: tuple[Placed, ...]
    zone: frozenset[str] = frozenset()
    sized: bool = False

    @property
    def box(self) -> Box:
        boxes = [thing.box for thing in self.things]
        return Box(min(b.left for b in boxes), min(b.top for b in boxes),
                   max(b.right for b in boxes), max(b.bottom for b in boxes))

    @property
    def grounded(self) -> bool:
        return "top" not in self.zone and self.box.bottom > PAPER[1] / 2

    @property
    def said(self) -> float | None:
        """Its place across the paper, if only one was said."""
        named = [x for name, x in COLUMNS.items() if name in self.zone]
        return named[0] if named and max(named) - min(named) < 0.2 else None

    def at(self, x: float, foot: float, k: float) -> Group:
        """The group at this place and scale."""
        box = self.box
        return self._replace(things=tuple(
            msgspec.structs.replace(thing, x=round(x + (thing.x - box.x) * k, 1),
                                    y=round(foot + (thing.y - box.bottom) * k, 1), size=round(thing.size * k, 1))
            for thing in self.things))

    @property
    def astray(self) -> bool:
        """Whether it has left the place where it was said to be, by the measure of the judges."""
        if "bottom" in self.zone and not in_zone(self.box, "bottom"):
            return True
        if self.said is None:
            return False
        if self.said == COLUMNS["centre"]:
            return not 0.3 < self.box.x / PAPER[0] < 0.7          # across the paper; rows decide the height
        return not in_zone(self.box, "left" if self.said < COLUMNS["centre"] else "right")


Rows = list[list[Group]]       # the front one first


def arrange(groups: Sequence[Group], hand: str) -> list[Group]:
    """The groups as this hand spaces them, the back ones first. `groups[0]` was named first."""
    manner = MANNERS[hand]
    hero = groups[0]
    sky = [group for group in groups if not group.grounded]
    ground = _in_turn([group for group in groups if group.grounded])
    if not ground:
        return list(groups)
    if hero.grounded and not hero.sized and len(ground) > 1:
        ground = [group.at(group.box.x, FOOT, manner.hero) if group is hero else group for group in ground]
    for free in (False, True):                                # where not all can be where they were said to be
        ways = [_largest(ground, each, sky, free) for each in (manner, manner._replace(from_back=not manner.from_back))]
        size, put = ways[0] if ways[0][0] * FAR_BETTER >= ways[1][0] else ways[1]
        if size:
            return [*sky, *(group for row in reversed(_raise_rows(put, manner, sky)) for group in row)]
    return list(groups)


def _largest(ground: Sequence[Group], manner: Manner, sky: Sequence[Group], free: bool) -> tuple[float, Rows]:
    """The largest possible scale, and the rows at that scale; 0 if no arrangement fits."""
    boxes, above = [group.box for group in ground], [group.box for group in sky]
    for step in range(round((LARGEST - SMALLEST) / STEP), -1, -1):
        size = SMALLEST + STEP * step
        for rows in range(1, min(3, len(ground)) + 1):
            row_of = [_row(number, rows, manner) for number in range(len(ground))]
            for stacked in (False, True)[:rows]:
                spots = _spots(ground, boxes, row_of, manner, size, above, stacked)
                if spots is None:
                    continue
                put = [group.at(*spot, size) for group, spot in zip(ground, spots, strict=True)]
                if free or not any(group.astray for group in put):
                    return size, [[group for group, its in zip(put, row_of, strict=True) if its == row]
                                  for row in range(rows)]
    return 0.0, []


def _in_turn(ground: Sequence[Group]) -> list[Group]:
    """The groups from left to right: those with a column near it, the others in their order between them."""
    stood = sorted(ground, key=lambda group: group.box.x)
    slots = [(number + 0.5) / len(stood) for number in range(len(stood))]
    turn: list[tuple[float, Group]] = []
    for group in sorted((group for group in stood if group.said is not None), key=lambda group: group.said or 0.0):
        slot = min(slots, key=lambda slot: abs(slot - (group.said or 0.0)))
        slots.remove(slot)
        turn.append((slot, group))
    turn += zip(slots, (group for group in stood if group.said is None), strict=True)
    return [group for _, group in sorted(turn, key=lambda each: each[0])]


def _spots(
    ground: Sequence[Group], boxes: Sequence[Box], row_of: Sequence[int], manner: Manner, k: float,
    above: Sequence[Box], stacked: bool,
) -> list[tuple[float, float]] | None:
    """The places (middle and foot) of the groups, if the rows have room for them at this scale; None otherwise.

    Rows stand one behind the other, or, if `stacked`, one well above the other.
    """
    halves = [box.width * k / 2 for box in boxes]

    def apart(one: int, other: int) -> float:
        near = 1 if row_of[one] == row_of[other] else 0.25 if stacked else manner.close
        return near * (halves[one] + halves[other] + GAP)

    last = [0.0] * len(ground)                               # the furthest to the right that leaves the others room
    for number in range(len(ground) - 1, -1, -1):
        last[number] = min((last[other] - apart(number, other) for other in range(number + 1, len(ground))),
                           default=PAPER[0])
        last[number] = min(last[number], PAPER[0] - MARGIN - halves[number])
    places: list[float] = []
    for number, group in enumerate(ground):
        first = max((places[other] + apart(number, other) for other in range(number)), default=0.0)
        first = max(first, MARGIN + halves[number])
        if first > last[number] + 0.01:
            return None
        liked = (number + 0.5) / len(ground) if group.said is None else group.said
        places.append(min(max(first, liked * PAPER[0]), last[number]))
    feet = [float(FOOT)]
    for row in range(max(row_of)):
        tallest = max(box.height * k for box, its in zip(boxes, row_of, strict=True) if its == row)
        feet.append(feet[-1] - (0.9 * tallest if stacked else manner.lift * PAPER[1]))
    spots = [(x, feet[row]) for x, row in zip(places, row_of, strict=True)]
    for (x, foot), half, box in zip(spots, halves, boxes, strict=True):
        top = foot - box.height * k
        if top < _ceiling(Box(x - half, top, x + half, foot), above):
            return None
    return spots


def _raise_rows(rows: Rows, manner: Manner, sky: Sequence[Group]) -> Rows:
    """The rows with the back ones moved up, where the paper above is empty."""
    above = [group.box for group in sky]
    spare = min(group.box.top - _ceiling(group.box, above) for row in rows for group in row)
    if any("bottom" in group.zone for row in rows for group in row):
        return rows
    up = manner.rise * min(HIGHER * PAPER[1], max(0.0, spare)) / (len(rows) - 1 or 1)
    return [[group.at(group.box.x, group.box.bottom - up * (number if len(rows) > 1 else 1), 1) for group in row]
            for number, row in enumerate(rows)]


def _row(number: int, rows: int, manner: Manner) -> int:
    """The row of a group, 0 in front; neighbours stand in different rows."""
    if rows == 1:
        return 0
    place = number % (2 * rows - 2)
    row = min(place, 2 * rows - 2 - place)
    return rows - 1 - row if manner.from_back else row


def _ceiling(box: Box, above: Sequence[Box]) -> float:
    """The height that a box may reach without touching what hangs above it."""
    return max((other.bottom for other in above
                if other.left < box.right and other.right > box.left and other.y < box.y), default=MARGIN)
