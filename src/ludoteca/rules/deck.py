"""A deck of cards: drawn from the top or the bottom, or turned up one by one where nobody keeps its order.

A deck is a row of cards, its top first. Where the order is kept it is a secret of the state; where it is not
(`turn_up`), no order can leak: a card comes with the chance it would have had in a shuffled deck.

>>> draw("abcd", 2)
(('a', 'b'), ('c', 'd'))
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import TypeVar

from ludoteca.rules.chance import Chance

C = TypeVar("C")


def draw(deck: Sequence[C], count: int = 1) -> tuple[tuple[C, ...], tuple[C, ...]]:
    """The top cards, fewer where the deck runs out, and the deck without them."""
    return tuple(deck[:count]), tuple(deck[count:])


def draw_bottom(deck: Sequence[C]) -> tuple[C, tuple[C, ...]]:
    """The bottom card, and the deck without it."""
    return deck[-1], tuple(deck[:-1])


def left(cards: Iterable[C], gone: Container[C]) -> list[C]:
    """The cards that have not been turned up yet."""
    return [card for card in cards if card not in gone]


def turn_up(cards: Sequence[C], gone: Container[C], count: int, chance: Chance) -> tuple[C, ...]:
    """The next cards, none of those gone; where too few are left, what is gone is shuffled in again."""
    fresh = left(cards, gone)
    return chance.sample(fresh if len(fresh) >= count else cards, count)


def turn_up_one(cards: Sequence[C], gone: Container[C], chance: Chance) -> C:
    """The next card, none of those gone; after the last one the deck begins again."""
    return chance.pick(left(cards, gone) or cards)
