"""Search of the solo puzzle: every sensible move is played to the end with the policy of `sketches`.

Each round shuffles the unseen cards anew, with the same shuffle for all moves. So the value of a move is a mean over
possible decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import numpy as np
from numba import njit

from ludoteca.games.canvas.deck import ArtCard
from ludoteca.games.canvas.playouts import Floats, Ints, Ranked, halved
from ludoteca.games.canvas.sketches import (
    CHAINS,
    EVERYTHING,
    ROW,
    Sketches,
    deal,
    paint_on,
    plain,
    sketches_for,
    tokens_after,
    without,
)
from ludoteca.games.canvas.state import HAND_LIMIT, LAYERS, PAINTINGS, TOKENS

MOST_PAINTINGS, MOST_EARLY = 10, 2
"""How many paintings of a full hand are looked at, and of one that is not."""


@njit(cache=True)
def _judge(  # type: ignore[no-untyped-def]
    sketches, chains, deck, cards, tokens, tally, left, moves, rounds, seed, totals,
):
    """Play on after each move, `rounds` times on the same shuffles, and add up the points won."""
    hand, diary = np.zeros(8, np.int64), np.zeros((PAINTINGS, 2))
    held, none = len(cards), plain(0)
    for _ in range(rounds):
        deal(deck, ROW, seed)
        for number in range(len(moves)):
            hand[:held] = cards
            a, b, c = moves[number, 0], moves[number, 1], moves[number, 2]
            if b < 0:
                hand[held] = deck[a]
                totals[number] += paint_on(
                    sketches, chains, deck, a + 1, hand, held + 1, tokens_after(tokens, a), tally, left, diary)
            else:
                kind = sketches.kind[hand[a], hand[b], hand[c]]
                kept = without(hand, held, a, b, c)
                totals[number] += sketches.bonus[kind] + paint_on(
                    sketches, chains, deck, none, hand, kept, min(tokens + 1, EVERYTHING),
                    plain(sketches.after[tally, kind]), left - 1, diary)


def _sensible(
    sketches: Sketches, hand: Sequence[int], tokens: int, tally: int, left: int,
) -> list[tuple[int, int, int]]:
    """Every affordable card and the most promising paintings, without equivalent ones."""
    moves = [(index, -1, -1) for index in range(min(ROW, tokens + 1))] if len(hand) < HAND_LIMIT else []
    ends: dict[tuple[frozenset[int], int], tuple[int, int, int]] = {}
    for a, b, c in permutations(range(len(hand)), LAYERS):
        ends.setdefault((frozenset((a, b, c)), int(sketches.kind[hand[a], hand[b], hand[c]])), (a, b, c))
    best = sorted(ends, key=lambda end: -sketches.value[left, tally, end[1]])
    return moves + [ends[end] for end in best[: MOST_EARLY if moves else MOST_PAINTINGS]]


def best_moves(
    sketches: Sketches, row: Sequence[int], unseen: Sequence[int], hand: Sequence[int], tokens: int, tally: int,
    left: int, playouts: int, seed: int,
) -> Ranked:
    """Return the moves, best first, with expected points: (index, -1, -1) to take, or a painting."""
    deck, cards = np.array([*row, *unseen], np.int64), np.array(hand, np.int64)
    stream = np.array([seed], np.uint64)

    def judge(moves: Ints, rounds: int, sums: Floats) -> None:
        _judge(sketches, CHAINS, deck, cards, tokens, tally, left, moves, rounds, stream, sums)

    return halved(_sensible(sketches, hand, tokens, tally, left), playouts, judge)


def compiled(cards: tuple[ArtCard, ...], goals: tuple[str, ...]) -> None:
    """Compile everything here, for these goals."""
    best_moves(sketches_for(cards, goals), range(ROW), range(ROW, len(cards)), (), TOKENS, 0, PAINTINGS, 4, 1)
