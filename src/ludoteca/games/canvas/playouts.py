"""Playouts of Canvas in numba: a fast policy plays thousands of games to the end per second.

The maestro values its moves with them. The rules equal those of `rules`; a test plays random games in both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.canvas import kernel
from ludoteca.games.canvas.deck import ArtCard, house_deck
from ludoteca.games.canvas.scoring import BONUS_POINTS, POINTS

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Singles: TypeAlias = NDArray[np.float32]
Words: TypeAlias = NDArray[np.uint64]      # one word: the state of a stream of random numbers

COMPANY, VINCENT, PUZZLE = 0, 1, 2
"""The mode: against other players, against Vincent, or alone."""

GOALS = 4
_BONUS_COLUMN = 4
_HABIT = np.array([0.2, 0.6, 0.2, 0.0, 0.0])
"""Distribution of ribbons per goal and painting, before learning."""


class Studio(NamedTuple):
    """The tables for one deck and its goals."""

    won: NDArray[np.uint8]  # [bottom, middle, top, goal]: ribbons; column 4 is the bonus
    worth: NDArray[np.int32]  # [goal, ribbons]: points
    caps: NDArray[np.int32]
    hope: NDArray[np.float64]  # [goal, ribbons, paintings left]: points to expect in the end
    pairs: NDArray[np.float64]  # [card, card]: how good a start for a painting
    alone: NDArray[np.float64]  # [card]


class Desk(NamedTuple):
    """A position as arrays, changed in place by the playouts."""

    row: NDArray[np.int64]
    lying: NDArray[np.int64]  # tokens on the row
    hands: NDArray[np.int64]  # [seat, place], -1 is empty
    held: NDArray[np.int64]  # [seat]: cards in hand
    tokens: NDArray[np.int64]  # [seat], then Vincent's or the reserve
    ribbons: NDArray[np.int64]  # [seat, goal], column 4 is the bonus
    left: NDArray[np.int64]  # [seat]: paintings still to do
    turn: NDArray[np.int64]  # one number: whose turn


@njit(cache=True)
def next_word(seed: Words) -> Any:
    """SplitMix64, as in `rules.chance`."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    z = seed[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def below(seed: Words, n: int) -> int:
    return int((next_word(seed) >> np.uint64(33)) % np.uint64(n))


@njit(cache=True)
def shuffle(deck: Ints, seed: Words) -> None:
    for last in range(len(deck) - 1, 0, -1):
        other = below(seed, last + 1)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card


@njit(cache=True)
def _hope(worth: NDArray[np.int32], caps: NDArray[np.int32], habits: Floats, out: Floats) -> None:
    """Expected final points of each goal, if each future painting wins ribbons with this distribution."""
    for goal in range(GOALS):
        for have in range(16):
            out[goal, have, 0] = worth[goal, have]
        for left in range(1, 4):
            for have in range(16):
                hope = 0.0
                for more in range(5):
                    reached = min(have + more, 15)
                    hope += habits[goal, more] * out[goal, reached, left - 1]
                out[goal, have, left] = hope


@njit(cache=True)
def _finest(won: NDArray[np.uint8], caps: NDArray[np.int32], hope: Floats, out: Singles) -> None:
    """The best value of any order of three cards, for every three cards (one < other)."""
    size = won.shape[0]
    for one in range(size):
        for other in range(one + 1, size):
            for third in range(size):
                if third in (one, other):
                    out[one, other, third] = 0.0
                    continue
                top = 0.0
                for order in range(6):
                    a, b, c = one, other, third
                    if order % 2 == 1:
                        a, b = b, a
                    if order // 2 == 1:
                        b, c = c, b
                    elif order // 2 == 2:
                        a, c = c, a
                    value = 2.0 * won[a, b, c, 4]
                    for goal in range(GOALS):
                        value += hope[goal, min(won[a, b, c, goal], caps[goal]), 2]
                    if value > top:
                        top = value
                out[one, other, third] = top


def _starts(studio: Studio) -> None:
    """The value of two cards or one: the mean of the better quarter of completions."""
    size = len(studio.alone)
    finest = np.zeros((size, size, size), dtype=np.float32)
    _finest(studio.won, studio.caps, studio.hope, finest)
    quarter = max(1, size // 4)
    pairs = np.sort(finest, axis=2)[:, :, size - quarter :].mean(axis=2)
    studio.pairs[:] = pairs + pairs.T
    studio.alone[:] = np.sort(studio.pairs, axis=1)[:, size - quarter :].mean(axis=1)


@njit(cache=True)
def painting_value(studio: Studio, ribbons: Ints, left: int, a: int, b: int, c: int) -> Any:
    """Return the expected final points after this painting, with `left` paintings to do."""
    value = 2.0 * (ribbons[4] + studio.won[a, b, c, 4])
    for goal in range(GOALS):
        value += studio.hope[goal, min(ribbons[goal] + studio.won[a, b, c, goal], studio.caps[goal]), left - 1]
    return value


@njit(cache=True)
def best_painting(studio: Studio, desk: Desk, seat: int, care: float, choice: Ints) -> float:
    """Find the arrangement of the hand with the highest value, counting the cards left over."""
    held, left, hand = desk.held[seat], desk.left[seat], desk.hands[seat]
    best = -1.0
    for a in range(held):
        for b in range(held):
            if b == a:
                continue
            for c in range(held):
                if c in (a, b):
                    continue
                value = painting_value(studio, desk.ribbons[seat], left, hand[a], hand[b], hand[c])
                if left > 1 and held == 5 and care > 0.0:
                    d = 0
                    while d in (a, b, c):
                        d += 1
                    value += care * studio.pairs[hand[d], hand[10 - a - b - c - d]]
                if value > best:
                    best = value
                    choice[0], choice[1], choice[2] = a, b, c
    return best


@njit(cache=True)
def hang(studio: Studio, desk: Desk, seat: int, a: int, b: int, c: int, mode: int) -> None:
    """Complete a painting with the cards at these places of the hand."""
    hand = desk.hands[seat]
    x, y, z = hand[a], hand[b], hand[c]
    for goal in range(GOALS):
        got = desk.ribbons[seat, goal] + studio.won[x, y, z, goal]
        desk.ribbons[seat, goal] = min(got, studio.caps[goal])
    desk.ribbons[seat, 4] += studio.won[x, y, z, 4]
    kept = 0
    for place in range(desk.held[seat]):
        if place != a and place != b and place != c:
            hand[kept] = hand[place]
            kept += 1
    for place in range(kept, 5):
        hand[place] = -1
    desk.held[seat] = kept
    desk.left[seat] -= 1
    reserve = len(desk.held)
    if mode == 2 and desk.tokens[reserve] > 0:
        desk.tokens[reserve] -= 1
        desk.tokens[seat] += 1


@njit(cache=True)
def slide(desk: Desk, index: int, deck: Ints, drawn: int) -> int:
    """Remove the card at `index` and add a new one. Returns how many cards are drawn now."""
    for place in range(index, 4):
        desk.row[place] = desk.row[place + 1]
        desk.lying[place] = desk.lying[place + 1]
    desk.row[4] = deck[drawn]
    desk.lying[4] = 0
    return drawn + 1


@njit(cache=True)
def take(desk: Desk, seat: int, index: int, mode: int, deck: Ints, drawn: int) -> int:
    """Take the card at `index` of the row. Returns how many cards of the deck are drawn now."""
    desk.hands[seat, desk.held[seat]] = desk.row[index]
    desk.held[seat] += 1
    desk.tokens[seat] -= index
    if mode == 2:
        reserve = len(desk.held)
        desk.tokens[reserve] += index
        if index == 0 and desk.tokens[reserve] > 0:
            desk.tokens[reserve] -= 1
            desk.tokens[seat] += 1
        for _ in range(index + 1):
            drawn = slide(desk, 0, deck, drawn)
        return drawn
    desk.tokens[seat] += desk.lying[index]
    for place in range(index):
        desk.lying[place] += 1
    return slide(desk, index, deck, drawn)


@njit(cache=True)
def vincent(desk: Desk, deck: Ints, drawn: int, seed: Words) -> int:
    """Vincent throws his tokens and takes a card away."""
    his = len(desk.held)
    up = 0
    for _ in range(desk.tokens[his]):
        up += below(seed, 2)
    index = min(up, 4)
    desk.tokens[his] += desk.lying[index] - index
    for place in range(index):
        desk.lying[place] += 1
    return slide(desk, index, deck, drawn)


@njit(cache=True)
def best_take(studio: Studio, desk: Desk, seat: int, mode: int, thrift: float) -> int:
    """Return the card of the row that improves the hand most, with tokens at the value of what they buy."""
    held, left, hand = desk.held[seat], desk.left[seat], desk.hands[seat]
    best, choice = -1.0e9, 0
    reserve = len(desk.held)
    # Tokens are worth less with fewer cards still to buy.
    price = thrift * min(1.0, (3 * left - held) / 5.0)
    for index in range(min(desk.tokens[seat], 4) + 1):
        card = desk.row[index]
        if held == 0:
            value = studio.alone[card]
        elif held == 1:
            value = studio.pairs[hand[0], card]
        else:
            value = 0.0
            friend = 0.0
            for i in range(held):
                friend = max(friend, studio.pairs[hand[i], card])
                for k in range(held):
                    if i == k:
                        continue
                    one, other = hand[i], hand[k]
                    value = max(value, painting_value(studio, desk.ribbons[seat], left, one, other, card))
                    value = max(value, painting_value(studio, desk.ribbons[seat], left, one, card, other))
                    value = max(value, painting_value(studio, desk.ribbons[seat], left, card, one, other))
            if held >= 3:
                value = max(value, _standing(studio, desk, seat))
            value += 0.1 * friend
        if mode == 2:
            value -= price * index
            if index == 0 and desk.tokens[reserve] > 0:
                value += price
        else:
            value += price * (desk.lying[index] - index)
        if value > best:
            best, choice = value, index
    return choice


@njit(cache=True)
def _standing(studio: Studio, desk: Desk, seat: int) -> float:
    """The value of the best painting in the hand."""
    held, left, hand = desk.held[seat], desk.left[seat], desk.hands[seat]
    best = 0.0
    for a in range(held):
        for b in range(held):
            if b == a:
                continue
            for c in range(held):
                if c != a and c != b:
                    best = max(best, painting_value(studio, desk.ribbons[seat], left, hand[a], hand[b], hand[c]))
    return best


@njit(cache=True)
def points_of(studio: Studio, desk: Desk, seat: int) -> Any:
    total = 2 * desk.ribbons[seat, 4]
    for goal in range(GOALS):
        total += studio.worth[goal, min(desk.ribbons[seat, goal], 15)]
    return total


@njit(cache=True)
def play_out(
    studio: Studio, desk: Desk, mode: int, deck: Ints, drawn: int, seed: Words, thrift: float, care: float,
) -> None:
    """Play to the end: all players fill their hands, then make their best painting."""
    seats = len(desk.held)
    choice = np.zeros(3, dtype=np.int64)
    busy = 0
    for seat in range(seats):
        busy += desk.left[seat]
    while busy > 0:
        seat = desk.turn[0]
        if desk.left[seat] > 0:
            if desk.held[seat] < 5:
                drawn = take(desk, seat, best_take(studio, desk, seat, mode, thrift), mode, deck, drawn)
            else:
                best_painting(studio, desk, seat, care, choice)
                hang(studio, desk, seat, choice[0], choice[1], choice[2], mode)
                busy -= 1
            if mode == 1 and busy > 0:
                drawn = vincent(desk, deck, drawn, seed)
        desk.turn[0] = (seat + 1) % seats


@njit(cache=True)
def refill(copy: Desk, desk: Desk) -> None:
    """Copy a position element by element: slices take ten times as long to compile."""
    for place in range(5):
        copy.row[place] = desk.row[place]
        copy.lying[place] = desk.lying[place]
    seats = len(desk.held)
    for seat in range(seats):
        copy.held[seat] = desk.held[seat]
        copy.left[seat] = desk.left[seat]
        for place in range(5):
            copy.hands[seat, place] = desk.hands[seat, place]
            copy.ribbons[seat, place] = desk.ribbons[seat, place]
    for seat in range(seats + 1):
        copy.tokens[seat] = desk.tokens[seat]
    copy.turn[0] = desk.turn[0]


@njit(cache=True)
def judge_moves(
    studio: Studio, desk: Desk, copy: Desk, mode: int, deck: Ints, moves: Ints, rounds: int, seed: Words,
    thrift: float, care: float, totals: Floats,
) -> None:
    """Play every candidate out `rounds` times on the same shuffles, and add up the results.

    A candidate is (index, -1, -1) to take a card, or the three places of the hand to paint with."""
    me = desk.turn[0]
    seats = len(desk.held)
    seed_here = np.zeros(1, dtype=np.uint64)
    for _ in range(rounds):
        shuffle(deck, seed)
        fork = next_word(seed)
        for number in range(len(moves)):
            refill(copy, desk)
            seed_here[0] = fork
            drawn = 0
            a, b, c = moves[number, 0], moves[number, 1], moves[number, 2]
            if b < 0:
                drawn = take(copy, me, a, mode, deck, drawn)
            else:
                hang(studio, copy, me, a, b, c, mode)
            copy.turn[0] = (me + 1) % seats
            busy = 0
            for seat in range(seats):
                busy += copy.left[seat]
            if mode == 1 and busy > 0:
                drawn = vincent(copy, deck, drawn, seed_here)
            play_out(studio, copy, mode, deck, drawn, seed_here, thrift, care)
            mine = points_of(studio, copy, me)
            if seats == 1:
                totals[number] += mine
            else:
                rival = -1
                for seat in range(seats):
                    if seat != me:
                        rival = max(rival, points_of(studio, copy, seat))
                lead = mine - rival
                # Winning counts most, then the margin.
                totals[number] += 0.35 * mine + 0.3 * lead + (8.0 if lead > 0 else 4.0 if lead == 0 else 0.0)


@njit(cache=True)
def _learn(
    studio: Studio, desk: Desk, copy: Desk, deck: Ints, seed: Words, rounds: int, thrift: float, care: float,
    count: Floats,
) -> None:
    """Count the ribbons of each goal per painting under this policy, in solo games."""
    choice = np.zeros(3, dtype=np.int64)
    for _ in range(rounds):
        shuffle(deck, seed)
        refill(copy, desk)
        for place in range(5):
            copy.row[place] = deck[place]
        drawn = 5
        while copy.left[0] > 0:
            if copy.held[0] < 5:
                drawn = take(copy, 0, best_take(studio, copy, 0, 2, thrift), 2, deck, drawn)
            else:
                best_painting(studio, copy, 0, care, choice)
                a, b, c = copy.hands[0, choice[0]], copy.hands[0, choice[1]], copy.hands[0, choice[2]]
                for goal in range(GOALS):
                    count[goal, min(studio.won[a, b, c, goal], 4)] += 1.0
                hang(studio, copy, 0, choice[0], choice[1], choice[2], 2)


LESSON = 400
THRIFT, CARE = 0.6, 0.5
"""What a token is worth while there is much to buy; how much the cards that stay behind count."""


@lru_cache(maxsize=8)
def studio_for(cards: tuple[ArtCard, ...], goals: tuple[str, ...]) -> Studio:
    """Return the tables for a deck and its goals. The policy's distribution is learnt in two rounds of play."""
    ribbons = kernel.all_triples(kernel.encode_deck([card.icons for card in cards]))
    size = len(cards)
    won = np.zeros((size, size, size, GOALS + 1), dtype=np.uint8)
    worth = np.zeros((GOALS, 16), dtype=np.int32)
    caps = np.zeros(GOALS, dtype=np.int32)
    for column, goal in enumerate(goals):
        won[..., column] = ribbons[..., kernel.NUMBER_OF[goal]]
        caps[column] = len(POINTS[goal])
    won[..., _BONUS_COLUMN] = ribbons[..., kernel.BONUS]
    worth[: len(goals)] = kernel.points_table(goals)
    assert BONUS_POINTS == 2
    habits = np.tile(_HABIT, (GOALS, 1))
    hope = np.zeros((GOALS, 16, 4))
    studio = Studio(won, worth, caps, hope, np.zeros((size, size)), np.zeros(size))
    seed = np.array([20260115], dtype=np.uint64)
    fresh = empty_desk(1)
    fresh.tokens[:], fresh.left[:] = 4, 3
    for lesson in range(3):
        _hope(worth, caps, habits, hope)
        _starts(studio)
        if lesson < 2:
            count = np.zeros((GOALS, 5))
            _learn(studio, fresh, empty_desk(1), np.arange(size), seed, LESSON, THRIFT, CARE, count)
            habits = count / (3.0 * LESSON)
    return studio


def empty_desk(seats: int) -> Desk:
    def numbers(*shape: int) -> NDArray[np.int64]:
        return np.zeros(shape, dtype=np.int64)

    return Desk(numbers(5), numbers(5), numbers(seats, 5) - 1, numbers(seats), numbers(seats + 1), numbers(seats, 5),
                numbers(seats), numbers(1))


def compiled() -> None:
    """Compile everything here."""
    studio = studio_for(house_deck().cards, ("varieta", "stile"))
    desk = empty_desk(2)
    desk.row[:], desk.left[:] = np.arange(5), 3
    best_moves(studio, desk, COMPANY, range(5, 60), [(0, -1, -1), (1, -1, -1)], 4, 1)


Ranked = list[tuple[float, tuple[int, int, int]]]
"""Values and moves, best first."""


def best_moves(
    studio: Studio, desk: Desk, mode: int, unseen: Sequence[int], moves: Sequence[tuple[int, int, int]],
    playouts: int, seed: int,
) -> Ranked:
    """Return the candidates by value."""
    stream = np.array([seed], dtype=np.uint64)
    copy = empty_desk(len(desk.held))
    deck = np.array(list(unseen), dtype=np.int64)

    def judge(field: Ints, rounds: int, sums: Floats) -> None:
        judge_moves(studio, desk, copy, mode, deck, field, rounds, stream, THRIFT, CARE, sums)

    return halved(moves, playouts, judge)


def halved(
    moves: Sequence[tuple[int, int, int]], playouts: int, judge: Callable[[Ints, int, Floats], None]
) -> Ranked:
    """Return the moves by mean result. After each stage the worse half drops out (successive halving)."""
    field = list(moves)
    fallen: list[tuple[int, int, int]] = []
    totals = dict.fromkeys(field, 0.0)
    played = dict.fromkeys(field, 0)
    stages = max(1, len(field).bit_length())
    for _ in range(stages):
        rounds = max(1, playouts // stages // len(field))
        sums = np.zeros(len(field))
        judge(np.array(field, dtype=np.int64).reshape(-1, 3), rounds, sums)
        for move, sum_ in zip(field, sums, strict=True):
            totals[move] += float(sum_)
            played[move] += rounds
        field.sort(key=lambda move: -totals[move] / played[move])
        if len(field) <= 2:
            break
        fallen = field[(len(field) + 1) // 2 :] + fallen
        field = field[: (len(field) + 1) // 2]
    return [(totals[move] / played[move], move) for move in field + fallen]
