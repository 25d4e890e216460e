"""Street of Finestre: builds six house fronts with 35 windows, all clearly different in size.

Sizes are whole numbers for a street of 360 pixels, three houses wide. A larger screen scales street and outline alike,
so the differences remain visible. For children the houses are higher and the panes larger: on a phone they stand two
by two at 1.5 times this size.

Why 35 such sizes exist: sides come from a ladder in which each rung is more than 15 (10, 6) % longer than the one
before. A window is an unordered pair of rungs, used once. Two windows are different pairs, so they differ in width or
height whichever way they are turned. Nine rungs make 45 pairs, enough to leave out the largest panes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from ludoteca.rules import Chance

Difficulty = Literal["bambini", "normale", "difficile"]
Roof = Literal["gable", "mansard", "stepped", "hip", "flat", "tower"]


class Measures(msgspec.Struct, frozen=True):
    """The sizes of a street of one difficulty."""

    percent: int                           # the least difference of two panes
    shortest: tuple[int, ...]              # the lowest rung is one of these
    rungs: int
    largest: int = 2150                    # square pixels of a pane: two must share a floor
    heights: tuple[int, ...] = (148, 150, 152, 154, 156)  # of the fronts


MEASURES: dict[Difficulty, Measures] = {
    "bambini": Measures(15, (19,), 9, 2560, (184, 186, 188, 190, 192)),
    "normale": Measures(10, (17, 18, 19), 10),
    "difficile": Measures(6, (22, 23, 24), 10),
}
# In version 1 the children's smallest panes were the smallest of all.
FIRST_MEASURES: dict[Difficulty, Measures] = {**MEASURES, "bambini": Measures(15, (15, 16), 9)}

WINDOWS, HOUSES, PICTURES, FRAMES, WALLS, DOORS = 35, 6, 35, 8, 9, 4
ROOFS: tuple[Roof, ...] = ("gable", "mansard", "stepped", "hip", "flat", "tower")
HOUSE_WIDTHS = (112, 113, 114, 115, 116)
MARGIN, GAP, FLOOR_GAP, STEP = 6, 7, 9, 9  # to the walls, between panes, between floors, above the pavement
DOOR_WIDTHS, DOOR_HEIGHT = (20, 22, 24), 36
TRIES = 60

FLOORS = {5: ((2, 2, 1), (3, 1, 1), (2, 1, 2), (1, 2, 2)), 6: ((2, 2, 2), (3, 2, 1), (2, 3, 1), (2, 2, 1, 1))}


class Window(msgspec.Struct, frozen=True):
    """One window: size, house, position on the front, picture and colour of the frame."""

    width: int
    height: int
    house: int
    x: int                                 # from the left and the top of the front
    y: int
    picture: int
    frame: int


class House(msgspec.Struct, frozen=True):
    """One front: its size without the roof, and its details."""

    width: int
    height: int
    roof: Roof
    wall: int
    door: int                              # how it is made
    door_x: int
    door_width: int
    door_height: int
    chimney: int                           # from the left of the front
    ornament: int                          # seed of details: balcony, ivy, lantern, cracks


class Street(msgspec.Struct, frozen=True):
    """The six fronts and their windows. A window's number is its index."""

    houses: tuple[House, ...]
    windows: tuple[Window, ...]


class Size(msgspec.Struct, frozen=True):
    """The size of an outline."""

    width: float
    height: float


def distinct(a: float, b: float, percent: int) -> bool:
    """Return whether two lengths differ by more than this share of the longer one."""
    return 100 * abs(a - b) > percent * max(a, b)


def told_apart(a: Window | Size, b: Window | Size, percent: int) -> bool:
    """Return whether two panes differ enough in width or height, also if one is turned by 90 degrees."""
    upright = distinct(a.width, b.width, percent) or distinct(a.height, b.height, percent)
    turned = distinct(a.width, b.height, percent) or distinct(a.height, b.width, percent)
    return upright and turned


def ladder(measures: Measures, shortest: int) -> tuple[int, ...]:
    """Return lengths, each longer than the one before by the least sufficient difference."""
    rungs = [shortest]
    while len(rungs) < measures.rungs:
        length = rungs[-1] + 1
        while not distinct(length, rungs[-1], measures.percent):
            length += 1
        rungs.append(length)
    return tuple(rungs)


def choose_sizes(measures: Measures, chance: Chance) -> list[tuple[int, int]]:
    """Return 35 different unordered pairs of rungs, each upright or lying at random."""
    rungs = ladder(measures, chance.pick(measures.shortest))
    pairs = [(a, b) for i, a in enumerate(rungs) for b in rungs[i:] if a * b <= measures.largest]
    return [(a, b) if chance.below(2) else (b, a) for a, b in chance.sample(pairs, WINDOWS)]


def share_out(sizes: Sequence[tuple[int, int]], chance: Chance) -> list[list[tuple[int, int]]]:
    """Distribute the panes over six houses, about the same area for each; one house gets five."""
    by_area = sorted(sizes, key=lambda size: size[0] * size[1] * chance.between(0.8, 1.25), reverse=True)
    hands: list[list[tuple[int, int]]] = [[] for _ in range(HOUSES)]
    for start in range(0, WINDOWS, HOUSES):
        handful = by_area[start:start + HOUSES]
        lightest = sorted(range(HOUSES), key=lambda h: sum(w * d for w, d in hands[h]))
        for house, size in zip(lightest, handful, strict=False):
            hands[house].append(size)
    return hands


def build_front(
    sizes: Sequence[tuple[int, int]], house: House, chance: Chance,
) -> tuple[House, list[tuple[int, int, int, int]]] | None:
    """Place the panes floor by floor, with the door on the ground floor. None if they do not fit."""
    room, tall = house.width - 2 * MARGIN, house.height - MARGIN - STEP
    for _ in range(TRIES):
        order, floors = list(chance.shuffled(sizes)), []
        for count in chance.pick(FLOORS[len(sizes)]):
            floors.append(order[:count])
            order = order[count:]
        used = [sum(w for w, _ in floor) + GAP * (len(floor) - 1) for floor in floors]
        used[-1] += house.door_width + GAP
        heights = [max(h for _, h in floor) for floor in floors]
        # The ground floor is at least as high as the door.
        heights[-1] = max(heights[-1], DOOR_HEIGHT - STEP)
        spare = tall - sum(heights) - FLOOR_GAP * (len(floors) - 1)
        if spare < 0 or any(width > room for width in used):
            continue
        placed: list[tuple[int, int, int, int]] = []
        top = MARGIN + (lift := chance.below(min(spare, 8) + 1))
        between = (spare - lift) // max(1, len(floors) - 1)
        for floor, width, high in zip(floors, used, heights, strict=True):
            ground = floor is floors[-1]
            if ground:
                top = house.height - STEP - high
            items: list[tuple[int, int] | None] = [*floor]
            if ground:
                items.insert(chance.below(len(floor) + 1), None)
            slack = room - width
            shares = sorted(chance.below(slack + 1) for _ in items)
            left, given = MARGIN, 0
            for item, upto in zip(items, shares, strict=True):
                left += upto - given
                given = upto
                if item is None:
                    house = msgspec.structs.replace(house, door_x=left)
                    left += house.door_width + GAP
                else:
                    w, h = item
                    placed.append((left, top + chance.below(high - h + 1), w, h))
                    left += w + GAP
            top += high + FLOOR_GAP + between
        return house, placed
    return None


def draw_houses(measures: Measures, chance: Chance) -> list[House]:
    """Return six houses with different roofs and walls."""
    roofs, walls = chance.shuffled(ROOFS), chance.sample(range(WALLS), HOUSES)
    houses = []
    for roof, wall in zip(roofs, walls, strict=True):
        width = chance.pick(HOUSE_WIDTHS)
        houses.append(House(
            width=width, height=chance.pick(measures.heights), roof=roof, wall=wall,
            door=chance.below(DOORS), door_x=MARGIN, door_width=chance.pick(DOOR_WIDTHS), door_height=DOOR_HEIGHT,
            chimney=round(chance.between(0.14, 0.28) * width if chance.below(2) else chance.between(0.66, 0.8) * width),
            ornament=chance.below(1 << 16),
        ))
    return houses


@lru_cache(maxsize=512)
def build_street(seed: int | str, difficulty: Difficulty, first: bool = False) -> Street:
    """Return the street of a seed, equal on every machine. `first`: as in version 1."""
    measures = (FIRST_MEASURES if first else MEASURES)[difficulty]
    chance = Chance.stream(seed, purpose=f"finestre {difficulty}")
    while True:
        fronts = [build_front(sizes, house, chance) for sizes, house in
                  zip(share_out(choose_sizes(measures, chance), chance), draw_houses(measures, chance), strict=True)]
        built = [front for front in fronts if front is not None]
        if len(built) == HOUSES:
            break
    pictures = chance.shuffled(range(PICTURES))
    houses: list[House] = []
    windows: list[Window] = []
    for number, (house, placed) in enumerate(built):
        houses.append(house)
        frames = [*chance.shuffled(range(FRAMES)), *chance.shuffled(range(FRAMES))]
        # Numbered in reading order, so that a number says nothing about size.
        for x, y, width, height in sorted(placed, key=lambda pane: (pane[1], pane[0])):
            windows.append(Window(width, height, number, x, y, pictures[len(windows)], frames.pop()))
    return Street(tuple(houses), tuple(windows))
