"""Upper bound of the solo puzzle: the most points possible on a deal with all cards known.

`python -m tools.canvas.bound --deals 200` (`--scenario casuale` for random goals).

In a game for one every card passes once. Taking a card costs a token for each card before it. Tokens return
slowly, so only the first cards of a deal can be taken at all (`reach`). The bound is the best set of three paintings
without a common card that can be taken in order, held and paid for (`payable`). A player who does not know the deck
cannot do better.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from statistics import fmean, stdev

import numpy as np
from numba import njit

from ludoteca.games.canvas import playouts
from ludoteca.games.canvas.rules import ROW
from ludoteca.games.canvas.state import HAND_LIMIT, LAYERS, TOKENS
from ludoteca.rules import Table

PAINTINGS = 3
_EVERYTHING = 2 * TOKENS                                    # the player's tokens and the reserve
_BASE = 16                                                  # no goal and no bonus ever counts as many ribbons


@cache
def reach(tokens: int = TOKENS, hand: int = 0, painted: int = 0) -> int:
    """Return how many cards of the deal can be passed or taken before the last painting."""
    if painted == PAINTINGS:
        return 0
    ways = []
    if hand >= LAYERS:
        ways.append(reach(min(tokens + 1, _EVERYTHING), hand - LAYERS, painted + 1))
    if hand < HAND_LIMIT:
        ways += [
            1 + index + reach(tokens - index if index else min(tokens + 1, _EVERYTHING), hand + 1, painted)
            for index in range(min(ROW, tokens + 1))]
    return max(ways)


@njit(cache=True)
def _paintings(cards, won, keys, masks):  # type: ignore[no-untyped-def]
    """Every painting of these cards: its ribbons as one number, its cards as bits."""
    found = 0
    for i in range(len(cards)):
        for j in range(len(cards)):
            for k in range(len(cards)):
                if i != j and i != k and j != k:
                    key = 0
                    for goal in range(5):
                        key = 16 * key + won[cards[i], cards[j], cards[k], goal]
                    keys[found] = key
                    masks[found] = (1 << i) | (1 << j) | (1 << k)
                    found += 1


@njit(cache=True)
def payable(one, other, third):  # type: ignore[no-untyped-def]
    """Whether three paintings, each the places of its cards in the deal as bits, can be taken in order, held and paid.

    A painting is finished as soon as its cards are there, which frees the hand and brings a token. Any other card is
    passed for a token, or taken and kept. `most[kept, by]` is the most tokens possible with `kept` cards in hand and
    `by` cards passed since the last take, or -1."""
    wanted, seen, waiting = one | other | third, 0, 0
    most = np.full((HAND_LIMIT, ROW), -1)
    most[0, 0] = TOKENS
    place = 1
    while seen != wanted:
        then = np.full((HAND_LIMIT, ROW), -1)
        needed = wanted & place != 0
        seen |= wanted & place
        whole = needed and ((place & one and seen & one == one) or (place & other and seen & other == other)
                            or (place & third and seen & third == third))
        alive = False
        for kept in range(HAND_LIMIT - waiting):
            for by in range(ROW):
                tokens = most[kept, by]
                if tokens < 0:
                    continue
                taken = tokens if by else min(tokens + 1, _EVERYTHING)
                if needed:
                    then[kept, 0] = max(then[kept, 0], min(taken + 1, _EVERYTHING) if whole else taken)
                    alive = True
                    continue
                if kept + 1 < HAND_LIMIT:
                    then[kept + 1, 0] = max(then[kept + 1, 0], taken)
                    alive = True
                if tokens and by + 1 < ROW:
                    then[kept, by + 1] = tokens - 1
                    alive = True
        if not alive:
            return False
        waiting += (1 if needed else 0) - (LAYERS if whole else 0)
        most = then
        place <<= 1
    return True


@njit(cache=True)
def _possible(one, other, third):  # type: ignore[no-untyped-def]
    """Whether a painting of each kind can be chosen so that no card is used twice and all can be paid."""
    for a in one:
        for b in other:
            if a & b == 0:
                for c in third:
                    if (a | b) & c == 0 and payable(a, b, c):
                        return True
    return False


def best_three(cards: Sequence[int], studio: playouts.Studio) -> int:
    """The most points that three paintings of these cards, as they lie, bring together."""
    count = len(cards)
    keys = np.zeros(count * (count - 1) * (count - 2), np.int64)
    masks = np.zeros(len(keys), np.int64)
    _paintings(np.asarray(cards, np.int64), studio.won, keys, masks)
    kinds = np.unique(keys)
    of_kind = [np.unique(masks[keys == kind]) for kind in kinds]
    ribbons = np.stack([kinds // _BASE ** (4 - goal) % _BASE for goal in range(5)], axis=1)
    one, other, third = _threes(len(kinds))
    together = ribbons[one] + ribbons[other] + ribbons[third]
    worth = 2 * together[:, 4]
    for goal in range(4):
        worth = worth + studio.worth[goal, np.minimum(together[:, goal], studio.caps[goal])]
    for place in np.argsort(-worth, kind="stable"):
        if _possible(of_kind[one[place]], of_kind[other[place]], of_kind[third[place]]):
            return int(worth[place])
    raise ValueError(f"{count} cards are too few for three paintings")


@cache
def _threes(count: int) -> tuple[playouts.Ints, playouts.Ints, playouts.Ints]:
    """Every three of so many kinds, the same one more than once too."""
    one, other, third = np.meshgrid(*3 * [np.arange(count)], indexing="ij")
    sorted_ones = (one <= other) & (other <= third)
    return one[sorted_ones], other[sorted_ones], third[sorted_ones]


def bound(table: Table) -> int:
    """The most that can be painted at a fresh table of the puzzle."""
    state = table.state
    cards = ([spot.card for spot in state.row] + list(state.deck))[:reach()]
    return best_three(cards, playouts.studio_for(state.options.cards, state.goals))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--deals", type=int, default=200)
    ask.add_argument("--scenario", default="iniziale")
    asked = ask.parse_args()
    found = [
        bound(Table("canvas", 1, seed=f"marks {seed}", options={"solo": "puzzle", "scenario": asked.scenario}))
        for seed in range(asked.deals)]
    error = 1.96 * stdev(found) / len(found) ** 0.5
    print(f"{fmean(found):.1f} ± {error:.1f} points ({min(found)}-{max(found)}) are the most on {len(found)} deals, "
          f"with {reach()} cards in reach")


if __name__ == "__main__":
    main()
