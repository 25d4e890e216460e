"""Deck of cards: draw from the top or the bottom, or turn cards up without storing an order.

A deck is a sequence of cards, the top one first; its order is a secret in the state. `turn_up` needs no order, so none
can leak: each card has the same probability as in a shuffled deck.

>>> draw("abcd", 2)
(('a', 'b'), ('c', 'd'))
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import TypeVar

from ludoteca.rules.chance import Chance

C = TypeVar("C")


def draw(deck: Sequence[C], count: int = 1) -> tuple[tuple[C, ...], tuple[C, ...]]:
    """Return the top cards, fewer if the deck runs out, and the deck without them."""
    return tuple(deck[:count]), tuple(deck[count:])


def draw_bottom(deck: Sequence[C]) -> tuple[C, tuple[C, ...]]:
    """Return the bottom card, and the deck without it."""
    return deck[-1], tuple(deck[:-1])


def left(cards: Iterable[C], gone: Container[C]) -> list[C]:
    """Return the cards that have not been turned up yet."""
    return [card for card in cards if card not in gone]


def turn_up(cards: Sequence[C], gone: Container[C], count: int, chance: Chance) -> tuple[C, ...]:
    """Return the next cards, none of those gone. If too few are left, those gone are shuffled in again."""
    fresh = left(cards, gone)
    return chance.sample(fresh if len(fresh) >= count else cards, count)


def turn_up_one(cards: Sequence[C], gone: Container[C], chance: Chance) -> C:
    """Return the next card, none of those gone. After the last one the deck starts again."""
    return chance.pick(left(cards, gone) or cards)
