"""Scoring of a painting: what is visible, and how each of the twelve scoring cards counts it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

Swatch = frozenset[str]

ELEMENTS = ("hue", "shape", "texture", "tone")
BONUSES = tuple(f"bonus_{element}" for element in ELEMENTS)
ICONS = ELEMENTS + BONUSES
COLOURS = ("red", "yellow", "green", "blue", "violet")
"""The five swatches of every card, left to right."""

POINTS: dict[str, tuple[int, ...]] = {
    "composizione": (1, 3, 9),
    "consistenza": (3, 6, 10),
    "enfasi": (1, 4, 11),
    "gerarchia": (4, 9, 15),
    "movimento": (3, 7, 12),
    "proporzione": (2, 5, 10),
    "prossimita": (2, 5, 8, 12),
    "ripetizione": (3, 7, 11, 16),
    "spazio": (2, 4, 7, 11),
    "stile": (4, 10, 18),
    "simmetria": (1, 3, 6, 11),
    "varieta": (4, 8, 13),
}
"""What 1, 2, 3 (and 4) ribbons of a scoring card are worth at the end of the game."""

SCORING_CARDS = tuple(POINTS)
BONUS_POINTS = 2


def visible(cards: Sequence[Sequence[Collection[str]]]) -> tuple[Swatch, ...]:
    """Return the five visible swatches of `cards`, given bottom to top.

    A filled swatch hides the whole swatch below it; an empty one is transparent."""
    seen: list[Swatch] = [frozenset()] * len(COLOURS)
    for card in cards:
        for place, icons in enumerate(card):
            if icons:
                seen[place] = frozenset(icons)
    return tuple(seen)


def count(element: str, swatches: Sequence[Collection[str]]) -> int:
    """Return in how many swatches `element` is visible. A swatch never holds it twice."""
    return sum([element in swatch for swatch in swatches])


def places(element: str, swatches: Sequence[Collection[str]]) -> tuple[int, ...]:
    return tuple(place for place, swatch in enumerate(swatches) if element in swatch)


def matching(
    left: Sequence[int], right: Sequence[int], fits: Callable[[int, int], bool]
) -> tuple[tuple[int, int], ...]:
    """Return the most pairs (one from the left, one from the right), each place used once."""
    partner: dict[int, int] = {}

    def place_one(one: int, tried: set[int]) -> bool:
        for other in right:
            if other not in tried and fits(one, other):
                tried.add(other)
                if other not in partner or place_one(partner[other], tried):
                    partner[other] = one
                    return True
        return False

    for one in left:
        place_one(one, set())
    return tuple(sorted((one, other) for other, one in partner.items()))


def neighbours(one: int, other: int) -> bool:
    return abs(one - other) == 1


def apart(one: int, other: int) -> bool:
    return abs(one - other) >= 2


def proximity_pairs(swatches: Sequence[Collection[str]]) -> tuple[tuple[int, int], ...]:
    """Texture and Tone in neighbouring swatches: the places of each pair."""
    return matching(places("texture", swatches), places("tone", swatches), neighbours)


def space_pairs(swatches: Sequence[Collection[str]]) -> tuple[tuple[int, int], ...]:
    """Hue and Shape with at least one swatch between them: the places of each pair."""
    return matching(places("hue", swatches), places("shape", swatches), apart)


def _composizione(swatches: Sequence[Collection[str]]) -> int:
    return int(all(swatches))


def _consistenza(swatches: Sequence[Collection[str]]) -> int:
    return int(sum(count(element, swatches) for element in ELEMENTS) == 6)


def _enfasi(swatches: Sequence[Collection[str]]) -> int:
    return int(count("hue", swatches) == 1)


def _gerarchia(swatches: Sequence[Collection[str]]) -> int:
    tones = count("tone", swatches)
    return int(tones >= 1 and all(tones >= count(element, swatches) for element in ELEMENTS))


def _movimento(swatches: Sequence[Collection[str]]) -> int:
    # Four or five in a row are still one movement (ruling).
    return sum(
        any(all(element in swatch for swatch in swatches[start : start + 3]) for start in range(3))
        for element in ELEMENTS
    )


def _proporzione(swatches: Sequence[Collection[str]]) -> int:
    most, second, *_ = sorted((count(element, swatches) for element in ELEMENTS), reverse=True)
    # Five equal elements hold both the three and the two (ruling).
    return int(most >= 5 or (most >= 3 and second >= 2))


def _prossimita(swatches: Sequence[Collection[str]]) -> int:
    return len(proximity_pairs(swatches))


def _ripetizione(swatches: Sequence[Collection[str]]) -> int:
    return count("shape", swatches) // 2


def _spazio(swatches: Sequence[Collection[str]]) -> int:
    return len(space_pairs(swatches))


def _stile(swatches: Sequence[Collection[str]]) -> int:
    return count("texture", swatches) // 3


def _simmetria(swatches: Sequence[Collection[str]]) -> int:
    red, yellow, _, blue, violet = swatches
    return sum((element in red and element in violet) + (element in yellow and element in blue)
               for element in ELEMENTS)  # fmt: skip


def _varieta(swatches: Sequence[Collection[str]]) -> int:
    return min(count(element, swatches) for element in ELEMENTS)


_JUDGES: dict[str, Callable[[Sequence[Collection[str]]], int]] = {
    "composizione": _composizione,
    "consistenza": _consistenza,
    "enfasi": _enfasi,
    "gerarchia": _gerarchia,
    "movimento": _movimento,
    "proporzione": _proporzione,
    "prossimita": _prossimita,
    "ripetizione": _ripetizione,
    "spazio": _spazio,
    "stile": _stile,
    "simmetria": _simmetria,
    "varieta": _varieta,
}


def ribbons(scoring_card: str, swatches: Sequence[Collection[str]]) -> int:
    """Return how many times these visible swatches meet the scoring card, before any cap."""
    return _JUDGES[scoring_card](swatches)


def bonus_ribbons(swatches: Sequence[Collection[str]]) -> int:
    """Return the bonus ribbons: one for each visible element of the kind of each visible bonus icon."""
    return sum([
        count(element, swatches)
        for swatch in swatches
        for bonus, element in zip(BONUSES, ELEMENTS, strict=True)
        if bonus in swatch
    ])


def cap(scoring_card: str) -> int:
    """Return the most ribbons of this card's colour a player can own."""
    return len(POINTS[scoring_card])


def points(scoring_card: str, ribbons: int) -> int:
    """Return what this many ribbons of one colour are worth in total. Past the end of the table: its last value."""
    if ribbons <= 0:
        return 0
    table = POINTS[scoring_card]
    return table[min(ribbons, len(table)) - 1]


def total(ribbons_of: dict[str, int], bonus: int) -> int:
    """Return the points of a player with these ribbons of each scoring card and these bonus ribbons."""
    return sum([points(card, won) for card, won in ribbons_of.items()]) + BONUS_POINTS * bonus


