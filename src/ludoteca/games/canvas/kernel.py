"""Scoring of paintings with bit tables for numba: every ordered triple of a deck in a few milliseconds.

A card is five bytes, one per swatch: bits 0-3 are the elements (hue, shape, texture, tone), bits 4-7 their bonus
icons. A test compares this module with `scoring`, which is authoritative."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.canvas.scoring import (
    ICONS,
    POINTS,
    SCORING_CARDS,
    apart,
    matching,
    neighbours,
)

Bytes = NDArray[np.uint8]

NUMBER_OF = {card: number for number, card in enumerate(SCORING_CARDS)}
BONUS = len(SCORING_CARDS)
"""The column of the bonus ribbons, after the twelve scoring cards."""

_COMPOSIZIONE, _CONSISTENZA, _ENFASI, _GERARCHIA, _MOVIMENTO, _PROPORZIONE = range(6)
_PROSSIMITA, _RIPETIZIONE, _SPAZIO, _STILE, _SIMMETRIA, _VARIETA = range(6, 12)
_BONUS = 12


def encode(card: Sequence[Collection[str]]) -> list[int]:
    return [sum(1 << bit for bit, icon in enumerate(ICONS) if icon in swatch) for swatch in card]


def encode_deck(cards: Sequence[Sequence[Collection[str]]]) -> Bytes:
    return np.array([encode(card) for card in cards], dtype=np.uint8).reshape(len(cards), 5)


def _matchings(fits: object) -> Bytes:
    """The size of the largest matching for every pair of sets of places, each a 5-bit mask."""
    table = np.zeros((32, 32), dtype=np.uint8)
    for left in range(32):
        for right in range(32):
            ones = [place for place in range(5) if left >> place & 1]
            others = [place for place in range(5) if right >> place & 1]
            table[left, right] = len(matching(ones, others, fits))  # type: ignore[arg-type]
    return table


@lru_cache(maxsize=1)
def tables() -> tuple[Bytes, Bytes, Bytes, Bytes]:
    """(how many bits, has three in a row, proximity matchings, space matchings) over 5-bit masks of places."""
    bits = np.array([mask.bit_count() for mask in range(32)], dtype=np.uint8)
    row = np.array([int(mask & mask >> 1 & mask >> 2 != 0) for mask in range(32)], dtype=np.uint8)
    return bits, row, _matchings(neighbours), _matchings(apart)


def points_table(goals: Sequence[str]) -> NDArray[np.int32]:
    """points[goal, ribbons] for the goals in play, flat after the cap; ribbons up to 15 never overflow it."""
    table = np.zeros((len(goals), 16), dtype=np.int32)
    for row, goal in enumerate(goals):
        values = POINTS[goal]
        for won in range(1, 16):
            table[row, won] = values[min(won, len(values)) - 1]
    return table


@njit(cache=True)
def judge(seen: Bytes, bits: Bytes, row: Bytes, near: Bytes, far: Bytes, out: Bytes) -> None:
    """Fills `out` with the ribbons of all twelve scoring cards and the bonus for five visible swatches."""
    hue = shape = texture = tone = 0
    filled = 1
    for place in range(5):
        swatch = seen[place]
        if swatch == 0:
            filled = 0
        hue |= (swatch & 1) << place
        shape |= (swatch >> 1 & 1) << place
        texture |= (swatch >> 2 & 1) << place
        tone |= (swatch >> 3 & 1) << place
    hues, shapes, textures, tones = bits[hue], bits[shape], bits[texture], bits[tone]
    most = max(max(hues, shapes), max(textures, tones))
    twos = (hues >= 2) + (shapes >= 2) + (textures >= 2) + (tones >= 2)
    out[_COMPOSIZIONE] = filled
    out[_CONSISTENZA] = 1 if hues + shapes + textures + tones == 6 else 0
    out[_ENFASI] = 1 if hues == 1 else 0
    out[_GERARCHIA] = 1 if tones >= 1 and tones == most else 0
    out[_MOVIMENTO] = row[hue] + row[shape] + row[texture] + row[tone]
    out[_PROPORZIONE] = 1 if most >= 5 or (most >= 3 and twos >= 2) else 0
    out[_PROSSIMITA] = near[texture, tone]
    out[_RIPETIZIONE] = shapes // 2
    out[_SPAZIO] = far[hue, shape]
    out[_STILE] = textures // 3
    mirror = seen[0] & seen[4] & 15
    out[_SIMMETRIA] = bits[mirror] + bits[seen[1] & seen[3] & 15]
    out[_VARIETA] = min(min(hues, shapes), min(textures, tones))
    bonus = 0
    for place in range(5):
        mark = seen[place] >> 4
        bonus += (mark & 1) * hues + (mark >> 1 & 1) * shapes + (mark >> 2 & 1) * textures + (mark >> 3 & 1) * tones
    out[_BONUS] = bonus


@njit(cache=True)
def _fill(deck: Bytes, bits: Bytes, row: Bytes, near: Bytes, far: Bytes, table: Bytes) -> None:
    size = deck.shape[0]
    seen = np.zeros(5, dtype=np.uint8)
    for bottom in range(size):
        for middle in range(size):
            if middle == bottom:
                continue
            for top in range(size):
                if top in (bottom, middle):
                    continue
                for place in range(5):
                    icon = deck[top, place]
                    if icon == 0:
                        icon = deck[middle, place]
                        if icon == 0:
                            icon = deck[bottom, place]
                    seen[place] = icon
                judge(seen, bits, row, near, far, table[bottom, middle, top])


def all_triples(deck: Bytes) -> Bytes:
    """ribbons[bottom, middle, top, goal] for every ordered triple of the deck; the last column is the bonus."""
    size = len(deck)
    table = np.zeros((size, size, size, BONUS + 1), dtype=np.uint8)
    _fill(deck, *tables(), table)
    return table


