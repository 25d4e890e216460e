"""Expected values of hands in the solo puzzle: tables over every three cards of a deck, learnt by playing it.

In a game for one every card passes once, so a position is a few numbers: cards passed, hand, tokens, ribbons won and
paintings left. The ribbons of all goals are one number here, a `tally`. Paintings that win the same ribbons are of one
`kind`, so the value of a painting is looked up.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.canvas import kernel
from ludoteca.games.canvas.deck import ArtCard
from ludoteca.games.canvas.playouts import Floats, Ints, Singles, Words, below
from ludoteca.games.canvas.scoring import BONUS_POINTS, POINTS
from ludoteca.games.canvas.state import HAND_LIMIT, LAYERS, PAINTINGS, TOKENS

EVERYTHING = 2 * TOKENS                                       # the player's tokens and the reserve
ROW = 5
CHAINS = np.array([
    (*places, *(3 - many) * (-1,)) for many in (1, 2, 3) for places in combinations(range(ROW), many)])
"""Up to three cards of the row that can be taken one after the other, the shortest first; -1 is no card."""
_UP_TO = (0, 5, 15, 25, 25, 25)                               # how many chains are no longer than that
_SHARES = np.array([
    (*three, *(place for place in range(HAND_LIMIT) if place not in three))
    for three in combinations(range(HAND_LIMIT), LAYERS)])
"""The places of a full hand that make a painting, and the two that stay behind."""
_ORDERS = np.array(list(permutations(range(LAYERS))))

PAGES = (12, 6, 1)
"""How many tallies have tables of their own, with one, two and three paintings left: others use the nearest."""
HOPES = ((0.25, 0.4, 0.4, 0.4), (0.3, 0.45, 0.4, 0.4), (0.35, 0.5, 0.4, 0.35))
"""How much of the best that may come is hoped for, with four cards in hand, three, two, one; by paintings left, as are
all that follow."""
THRIFT, ENOUGH, SOON = (1.0, 0.9, 0.9), (4.0, 2.5, 3.5), (6.0, 4.0, 5.0)
"""What the first token is worth, how many are enough, and from how few takes on they lose their worth."""
CHOICE = (0.2, 0.3, 0.5)
"""How much better several good ways to go on are than one."""
SPARE, PAIR, CARE = (0.0, 0.8, 0.8), (0.0, 0.6, 0.8), (0.0, 0.9, 0.9)
"""How much what stays behind for the next painting counts: one card of four, two of a full hand, and these two with the
row once the painting hangs."""
NEAR = 5.0
"""Paintings that promise so much less than the best are not looked at twice."""
LESSONS, LESSON = 2, 3000
Kinds: TypeAlias = NDArray[np.uint16]


class Sketches(NamedTuple):
    """The tables for one deck and its goals."""

    kind: Kinds                      # [bottom, middle, top]
    after: NDArray[np.int32]         # [tally, kind]: the tally once it hangs
    bonus: Singles                   # [kind]: points of the bonus icons
    worth: Singles                   # [tally]: points of the ribbons
    value: Singles                   # [left, tally, kind]: expected points from now on, after this painting
    page: NDArray[np.int64]          # [left, tally]: which of the tables below holds
    one: Singles                     # [page, card]: expected points of a hand
    two: Singles                     # [page, card, card]
    three: Singles                   # [page, trio]
    four: Singles                    # [page, trio]: three of four cards
    hung: Singles                    # [page, trio]: in the best order
    usual: Singles                   # [page]: mean over two cards
    spare: Singles                   # [left, card]: what the one left of four adds
    pair: Singles                    # [left, card, card]: what the two left of five add
    purse: Singles                   # [left, held, tokens]: what tokens are worth


@njit(cache=True)
def plain(number: Any) -> int:
    """The number as int64, so that numba compiles one version for literals and narrower types."""
    return int(np.int64(number))


@njit(cache=True)
def trio(a: int, b: int, c: int) -> int:
    """Return three cards in any order as one number."""
    low, high = min(a, b), max(a, b)
    first, last = min(low, c), max(high, c)
    middle = a + b + c - first - last
    return last * (last - 1) * (last - 2) // 6 + middle * (middle - 1) // 2 + first


@njit(cache=True)
def _fill_page(
    kind: Kinds, value: Singles, hopes: Floats, one: Singles, two: Singles, three: Singles, four: Singles,
    hung: Singles,
) -> None:
    """Fill a page: the value of every three cards in their best order; of fewer cards, the soft maximum.

    The soft maximum log(mean(exp(hope * value))) / hope lies between the mean and the maximum, nearer to the maximum
    for a larger `hope`."""
    size = kind.shape[0]
    place = 0
    for c in range(size):
        for b in range(c):
            for a in range(b):
                best = max(value[kind[a, b, c]], value[kind[a, c, b]])
                best = max(best, max(value[kind[b, a, c]], value[kind[b, c, a]]))
                hung[place] = max(best, max(value[kind[c, a, b]], value[kind[c, b, a]]))
                place += 1
    best = hung.max()
    from_four, from_three = np.zeros((size, size, size), np.float32), np.zeros((size, size, size), np.float32)
    for a in range(size):
        for b in range(a):
            for x in range(size):
                if x not in (a, b):
                    short = hung[trio(a, b, x)] - best
                    from_four[a, b, x] = np.exp(hopes[0] * short)
                    from_three[a, b, x] = np.exp(hopes[1] * short)
    place = 0
    for c in range(size):
        for b in range(c):
            for a in range(b):
                short = hung[place] - best
                least_four, least_three = np.float32(np.exp(hopes[0] * short)), np.float32(np.exp(hopes[1] * short))
                sum_four = sum_three = np.float32(0.0)
                for x in range(size):
                    sum_four += max(max(from_four[b, a, x], from_four[c, a, x]), max(from_four[c, b, x], least_four))
                    sum_three += max(
                        max(from_three[b, a, x], from_three[c, a, x]), max(from_three[c, b, x], least_three))
                four[place] = best + np.log(sum_four / size) / hopes[0]
                three[place] = best + np.log(sum_three / size) / hopes[1]
                place += 1
    for a in range(size):
        for b in range(a):
            total = 0.0
            for x in range(size):
                if x not in (a, b):
                    total += np.exp(hopes[2] * (three[trio(a, b, x)] - best))
            two[a, b] = two[b, a] = best + np.log(total / (size - 2)) / hopes[2]
    for a in range(size):
        total = 0.0
        for b in range(size):
            if b != a:
                total += np.exp(hopes[3] * (two[a, b] - best))
        one[a] = best + np.log(total / (size - 1)) / hopes[3]


@njit(cache=True)
def promise(sketches: Sketches, page: int, hand: Ints, held: int, left: int) -> Any:
    """Return the expected points of a hand. Of four or five cards, those not used now count for later."""
    if held == 1:
        return sketches.one[page, hand[0]]
    if held == 2:
        return sketches.two[page, hand[0], hand[1]]
    if held == 3:
        return sketches.three[page, trio(hand[0], hand[1], hand[2])]
    best = np.float32(-1.0e9)
    if held == 4:
        for stays in range(4):
            three = trio(hand[3 if stays == 0 else 0], hand[3 if stays == 1 else 1], hand[3 if stays == 2 else 2])
            best = max(best, sketches.four[page, three] + sketches.spare[left, hand[stays]])
        return best
    for number in range(len(_SHARES)):
        three = trio(hand[_SHARES[number, 0]], hand[_SHARES[number, 1]], hand[_SHARES[number, 2]])
        best = max(
            best, sketches.hung[page, three] + sketches.pair[left, hand[_SHARES[number, 3]], hand[_SHARES[number, 4]]])
    return best


@njit(cache=True)
def tokens_after(tokens: int, index: int) -> int:
    """Return the tokens after a take: the leftmost card brings one back, others cost one per card before them."""
    return tokens - index if index else min(tokens + 1, EVERYTHING)


@njit(cache=True)
def weigh_takes(
    sketches: Sketches, chains: Ints, deck: Ints, gone: int, hand: Ints, held: int, tokens: int, tally: int, left: int,
    out: Floats,
) -> int:
    """Write the value of each card of the row, with its possible successors. Returns how many are affordable."""
    page, choice = sketches.page[left, tally], CHOICE[left - 1]
    reach = min(tokens + 1, ROW)
    out[:reach] = -1.0e9
    for number in range(_UP_TO[HAND_LIMIT - held]):
        purse, cards, before = tokens, held, -1
        for step in range(3):
            index = chains[number, step]
            if index < 0:
                break
            cost = index - before - 1
            if cost > purse:
                purse = -1
                break
            purse = tokens_after(purse, cost)
            hand[cards] = deck[gone + index]
            cards, before = cards + 1, index
        if purse >= 0:
            found = promise(sketches, page, hand, cards, left) + sketches.purse[left, cards, purse]
            before = out[chains[number, 0]]
            apart = abs(found - before)
            out[chains[number, 0]] = max(before, found)
            if apart < 8 * choice:
                out[chains[number, 0]] += choice * np.log1p(np.exp(-apart / choice))
    return reach


@njit(cache=True)
def choose_painting(
    sketches: Sketches, chains: Ints, deck: Ints, gone: int, hand: Ints, tokens: int, tally: int, left: int
) -> tuple[int, int, int]:
    """Return the best painting of a full hand: its value plus that of the other two cards with the row."""
    values, orders = np.full(len(_SHARES), -1.0e9), np.zeros((len(_SHARES), LAYERS), np.int64)
    for number in range(len(_SHARES)):
        for order in range(len(_ORDERS)):
            a = _SHARES[number, _ORDERS[order, 0]]
            b = _SHARES[number, _ORDERS[order, 1]]
            c = _SHARES[number, _ORDERS[order, 2]]
            value = sketches.value[left, tally, sketches.kind[hand[a], hand[b], hand[c]]]
            if value > values[number]:
                values[number] = value
                orders[number, 0], orders[number, 1], orders[number, 2] = a, b, c
    if left > 1:
        least = values.max() - NEAR
        kept, weights, two = np.zeros(8, np.int64), np.zeros(ROW), plain(2)
        for number in range(len(_SHARES)):
            if values[number] >= least:
                kept[0], kept[1] = hand[_SHARES[number, 3]], hand[_SHARES[number, 4]]
                a, b, c = orders[number]
                after = plain(sketches.after[tally, sketches.kind[hand[a], hand[b], hand[c]]])
                reach = weigh_takes(
                    sketches, chains, deck, gone, kept, two, min(tokens + 1, EVERYTHING), after, left - 1, weights)
                more = weights[:reach].max() - sketches.usual[sketches.page[left - 1, after]]
                values[number] += CARE[left - 1] * more
    a, b, c = orders[values.argmax()]
    return a, b, c


@njit(cache=True)
def without(hand: Ints, held: int, a: int, b: int, c: int) -> int:
    """Remove the cards at these places from the hand. Returns how many are left."""
    kept = 0
    for place in range(held):
        if place not in (a, b, c):
            hand[kept] = hand[place]
            kept += 1
    return kept


@njit(cache=True)
def paint_on(
    sketches: Sketches, chains: Ints, deck: Ints, gone: int, hand: Ints, held: int, tokens: int, tally: int, left: int,
    diary: Floats,
) -> Any:
    """Play to the end with this policy, and return the points still won.

    `diary` receives the tally after each painting, by paintings left, and the points of bonus icons."""
    weights = np.zeros(ROW)
    bonus = 0.0
    while left > 0:
        if held < HAND_LIMIT:
            reach = weigh_takes(sketches, chains, deck, gone, hand, held, tokens, tally, left, weights)
            index = 0
            for other in range(1, reach):
                if weights[other] > weights[index]:
                    index = other
            hand[held] = deck[gone + index]
            held, gone, tokens = held + 1, gone + index + 1, tokens_after(tokens, index)
            continue
        x, y, z = choose_painting(sketches, chains, deck, gone, hand, tokens, tally, left)
        kind = sketches.kind[hand[x], hand[y], hand[z]]
        held, tokens = without(hand, held, x, y, z), min(tokens + 1, EVERYTHING)
        tally, left, bonus = plain(sketches.after[tally, kind]), left - 1, bonus + sketches.bonus[kind]
        diary[left, 0], diary[left, 1] = tally, bonus
    return bonus + sketches.worth[tally]


@njit(cache=True)
def deal(deck: Ints, first: int, seed: Words) -> None:
    """Shuffle the cards from `first` on, as far as a game can reach."""
    for place in range(first, min(len(deck), 35)):
        other = place + below(seed, len(deck) - place)
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card


@njit(cache=True)
def practise(sketches: Sketches, chains: Ints, games: int, seed: Words, sums: Floats, counts: Floats) -> float:
    """Play whole games and add up, for each tally and number of paintings left, the points still won.

    Returns the mean points of a game."""
    deck, hand, diary = np.arange(sketches.kind.shape[0]), np.zeros(8, np.int64), np.zeros((PAINTINGS, 2))
    none, tokens, left = plain(0), plain(TOKENS), plain(PAINTINGS)
    total = 0.0
    for _ in range(games):
        deal(deck, 0, seed)
        points = paint_on(sketches, chains, deck, none, hand, none, tokens, none, left, diary)
        for later in range(PAINTINGS):
            tally = int(diary[later, 0])
            sums[later, tally] += points - diary[later, 1]
            counts[later, tally] += 1.0
        total += points
    return total / games


def _first_guess(after: NDArray[np.int32], bonus: Floats, worth: Floats, often: Floats) -> Floats:
    """Expected points [left, tally] if every painting is a good one of this deck."""
    hopes = [worth]
    for _ in range(PAINTINGS):
        values = hopes[-1][after] + bonus
        weights = often * np.exp(HOPES[0][0] * (values - values.max(axis=1, keepdims=True)))
        hopes.append((values * weights).sum(axis=1) / weights.sum(axis=1))
    return np.array(hopes)


def _purse() -> Singles:
    """Value of tokens [left, held, tokens]: each further token is worth less, and all less with fewer takes to come."""
    left, held, tokens = np.meshgrid(np.arange(4), np.arange(6), np.arange(EVERYTHING + 1), indexing="ij")
    takes = np.maximum(0, HAND_LIMIT - held + 3 * (left - 1))
    thrift, enough, soon = (np.array((knob[0], *knob))[left] for knob in (THRIFT, ENOUGH, SOON))
    worth = thrift * np.minimum(1.0, takes / soon) * enough * (1 - np.exp(-tokens / enough))
    bounded: Singles = worth.astype(np.float32)
    return bounded


def _pages(
    kind: Kinds, after: NDArray[np.int32], bonus: Singles, worth: Singles, often: Floats, hopes: Floats, visits: Floats,
) -> Sketches:
    """The tables for the expected points of each tally. The most visited tallies get their own pages."""
    value = np.zeros((PAINTINGS + 1, *after.shape), np.float32)
    for left in range(1, PAINTINGS + 1):
        value[left] = hopes[left - 1][after] + bonus
    page = np.zeros((PAINTINGS + 1, len(worth)), np.int64)
    chosen: list[tuple[int, int]] = []
    for left, many in enumerate(PAGES, 1):
        own = np.argsort(-visits[left], kind="stable")[:many]
        shape = value[left] - np.average(value[left], axis=1, weights=often)[:, None]
        apart = (((shape[:, None, :] - shape[None, own, :]) ** 2) * often).sum(axis=2)
        page[left] = len(chosen) + apart.argmin(axis=1)
        page[left, 0] = page[left, own[0]]                    # the likeliest tally, before the next is known
        chosen += [(left, tally) for tally in own]
    size, many = len(kind), len(chosen)
    trios = size * (size - 1) * (size - 2) // 6
    one, two = np.zeros((many, size), np.float32), np.zeros((many, size, size), np.float32)
    three, four, hung = (np.zeros((many, trios), np.float32) for _ in range(3))
    for number, (left, tally) in enumerate(chosen):
        _fill_page(kind, value[left, tally], np.array(HOPES[left - 1]), one[number], two[number], three[number],
                   four[number], hung[number])  # fmt: skip
    usual = two.sum(axis=(1, 2)) / (size * (size - 1))
    spare, pair = np.zeros((PAINTINGS + 1, size), np.float32), np.zeros((PAINTINGS + 1, size, size), np.float32)
    for left in range(2, PAINTINGS + 1):
        later = page[left - 1, 0]
        spare[left] = SPARE[left - 1] * (one[later] - one[later].mean())
        pair[left] = PAIR[left - 1] * (two[later] - usual[later])
    return Sketches(
        kind, after, bonus, worth, value, page, one, two, three, four, hung, usual, spare, pair, _purse())


@lru_cache(maxsize=4)
def sketches_for(cards: tuple[ArtCard, ...], goals: tuple[str, ...]) -> Sketches:
    """Return the tables for a deck and its goals, learnt by self-play."""
    ribbons = kernel.all_triples(kernel.encode_deck([card.icons for card in cards]))
    caps = [len(POINTS[goal]) for goal in goals]
    won = [np.minimum(ribbons[..., kernel.NUMBER_OF[goal]], most) for goal, most in zip(goals, caps, strict=True)]
    every = np.stack([*won, ribbons[..., kernel.BONUS]], axis=-1).reshape(-1, len(goals) + 1).astype(np.int64)
    codes, kind = np.unique(every @ (16 ** np.arange(len(goals) + 1)), return_inverse=True)
    kinds = codes[:, None] // 16 ** np.arange(len(goals) + 1) % 16
    often = np.bincount(kind, minlength=len(codes)).astype(float)
    sides = [most + 1 for most in caps]
    tallies = np.stack(np.unravel_index(np.arange(np.prod(sides)), sides), axis=1)
    after = np.ravel_multi_index(tuple(np.minimum(tallies[:, None] + kinds[None, :, :-1], caps).T), sides).T
    worth = np.sum([np.array((0, *POINTS[goal]))[tallies[:, place]] for place, goal in enumerate(goals)], axis=0)
    fixed = (kind.reshape(3 * (len(cards),)).astype(np.uint16), after.astype(np.int32),
             (BONUS_POINTS * kinds[:, -1]).astype(np.float32), worth.astype(np.float32), often)  # fmt: skip
    hopes = _first_guess(fixed[1], fixed[2].astype(float), worth.astype(float), often)
    visits = np.zeros((PAINTINGS + 1, len(worth)))
    np.add.at(visits[2], after[0], often)
    visits[1], visits[3, 0] = visits[2], 1
    sketches = _pages(*fixed, hopes, visits)
    seed = np.array([20260115], np.uint64)
    for _ in range(LESSONS):
        sums, counts = np.zeros_like(hopes), np.zeros_like(hopes)
        practise(sketches, CHAINS, LESSON, seed, sums, counts)
        for left in range(1, PAINTINGS):
            # Where few games led, the earlier estimate stays, shifted by the same amount.
            shift = (sums[left] - hopes[left] * counts[left]).sum() / counts[left].sum()
            hopes[left] = (sums[left] + 20 * (hopes[left] + shift)) / (counts[left] + 20)
        counts[PAINTINGS, 0] = 1
        sketches = _pages(*fixed, hopes, counts)
    return sketches


def tally_of(goals: tuple[str, ...], ribbons: dict[str, int]) -> int:
    """Return a player's ribbons as one number."""
    return int(np.ravel_multi_index([ribbons[goal] for goal in goals], [len(POINTS[goal]) + 1 for goal in goals]))
