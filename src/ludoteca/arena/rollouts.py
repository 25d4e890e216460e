"""Random playouts in compiled code, for a search or a baseline; needs the extra `research`.

    points = masterdice_rollouts(100_000, seed=7).points    # NumPy arrays, a number for each game

The rules are those of the games: a test compares the playouts with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from ludoteca.arena.extras import research_needed

try:
    import numpy as np
    from numba import njit
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise research_needed(__name__, missing) from None

from ludoteca.games.canvas import playouts
from ludoteca.games.canvas.deck import ArtCard
from ludoteca.games.canvas.state import TOKENS
from ludoteca.games.masterdice import rows as R
from ludoteca.rules import Table

Ints = NDArray[np.int64]


STEP = np.uint64(0x9E3779B97F4A7C15)


@njit(cache=True)
def _word(z):  # type: ignore[no-untyped-def]
    """The word of SplitMix64 at one state of it; the next state is a STEP further."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def _share(word, n):  # type: ignore[no-untyped-def]
    """A number below n out of the upper half of a word."""
    return np.int64(((word >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


# Answers of two columns to two fields; the two halves of a row add up to its answer. This table fits the first-level
# cache. One of whole rows (1,296 codes, 2,401 rows) would not.
_HALF_CODES, _HALF_ROWS = 36, 49
_HALVES = np.ascontiguousarray(R.TOLD[:_HALF_CODES, :_HALF_ROWS])


@njit(cache=True)
def _masterdice(seed, told, points, moves, codes, laid, answers):  # type: ignore[no-untyped-def]
    """Dice into random columns, row after row; then any code is named."""
    luck = np.uint64(seed)
    for game in range(len(points)):
        luck += STEP
        code, rows, stock = _share(_word(luck), 1296), 0, 18
        while rows < 7 and stock > 0:
            luck += STEP
            word = _word(luck)
            columns = 1 + _share(word, 15)                     # which columns get a die, never none
            row, used = 0, 0
            for column in range(4):                            # twelve bits for a die
                face = 1 + np.int64(((word & np.uint64(0xFFF)) * np.uint64(6)) >> np.uint64(12))
                word >>= np.uint64(12)
                lies = (columns >> column & 1) * (used < stock)
                row = 7 * row + face * lies
                used += lies
            laid[game, rows] = row
            front, back = told[code // _HALF_CODES, row // _HALF_ROWS], told[code % _HALF_CODES, row % _HALF_ROWS]
            answers[game, rows] = front + back
            rows += 1
            stock -= used
        luck += STEP
        codes[game], moves[game] = code, rows + 1
        points[game] = (20 + 5 * (7 - rows) + stock) * (_share(_word(luck), 1296) == code)


class Games(NamedTuple):
    """Games of Masterdice that were played, a line for each."""

    points: Ints
    moves: Ints                     # rows laid, and the naming
    codes: Ints                     # by their number
    laid: NDArray[np.int16]         # [game, row]: by its number in `rows`
    answers: NDArray[np.int8]       # [game, row]: five for a right die, one for one too high


def masterdice_rollouts(games: int, seed: int = 1) -> Games:
    """Random dice into random columns while there are rows and dice, then a random code."""
    played = Games(np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros(games, np.int64),
                   np.zeros((games, 7), np.int16), np.zeros((games, 7), np.int8))
    _masterdice(seed, _HALVES, *played)
    return played


# A row and a hand of Canvas are five bytes of a word, so that a card leaves and another comes without a loop.
_FIVE = np.uint64(0x0101010101)
_BEFORE = np.array([(1 << 8 * place) - 1 for place in range(6)], np.uint64)
_ORDERS = np.zeros((6, 60, 3), np.int64)                      # three cards of a hand of so many, in every order
for _held in (3, 4, 5):
    _ORDERS[_held, :_held * (_held - 1) * (_held - 2)] = list(permutations(range(_held), 3))
_GOAL_BITS, _BONUS_BITS = 5, 20                               # three paintings win 15 ribbons of a goal at most


@lru_cache(maxsize=8)
def _ribbons(cards: tuple[ArtCard, ...], goals: tuple[str, ...]) -> NDArray[np.uint32]:
    """What every painting wins, as one word: five bits for a goal, the rest for the bonus."""
    won = playouts.studio_for(cards, goals).won.astype(np.uint32)
    assert 3 * won[..., :4].max() < 1 << _GOAL_BITS
    packed: NDArray[np.uint32] = won[..., 4] << np.uint32(_BONUS_BITS)
    for goal in range(4):
        packed = packed + (won[..., goal] << np.uint32(_GOAL_BITS * goal))
    return packed


@njit(cache=True)
def _without(hand, place):  # type: ignore[no-untyped-def]
    """Five bytes without the one at this place: what lies behind it moves up."""
    before = _BEFORE[place]
    return (hand & before) | ((hand >> np.uint64(8)) & ~before)


@njit(cache=True)
def _multiplayer(ribbons, worth, caps, tokens, deck, seed, points, moves):  # type: ignore[no-untyped-def]
    """Games of several players: every move as likely as any other, cards drawn as they are needed."""
    luck, seats, size = np.uint64(seed), points.shape[1], np.uint64(len(deck))
    hands, held = np.zeros(seats, np.uint64), np.zeros(seats, np.int64)
    purse, left, won = np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    low = np.uint64(0xFFFFFFFF)
    for game in range(len(moves)):
        row, lying, drawn = np.uint64(0), np.uint64(0), 0
        for seat in range(seats):
            hands[seat], held[seat], purse[seat], left[seat], won[seat] = 0, 0, tokens, 3, 0
        while drawn < 5:
            luck += STEP
            other = drawn + _share(_word(luck), len(deck) - drawn)
            card, deck[other] = deck[other], deck[drawn]
            deck[drawn] = card
            row |= np.uint64(card) << np.uint64(8 * drawn)
            drawn += 1
        busy, seat, made = 3 * seats, 0, 0
        while busy > 0:
            if left[seat] > 0:
                luck += STEP
                word, many = _word(luck), held[seat]
                takes = min(5, purse[seat] + 1) if many < 5 else 0
                choice = _share(word, takes + many * (many - 1) * (many - 2))
                if choice < takes:
                    bits = np.uint64(8 * choice)
                    hands[seat] |= (row >> bits & np.uint64(255)) << np.uint64(8 * many)
                    held[seat] = many + 1
                    purse[seat] += np.int64(lying >> bits & np.uint64(255)) - choice
                    other = drawn + np.int64(((word & low) * (size - np.uint64(drawn))) >> np.uint64(32))
                    card, deck[other] = deck[other], deck[drawn]
                    deck[drawn] = card
                    drawn += 1
                    row = _without(row, choice) | np.uint64(card) << np.uint64(32)
                    lying = _without(lying + (_FIVE & _BEFORE[choice]), choice)
                else:
                    a, b, c = _ORDERS[many, choice - takes]
                    hand = hands[seat]
                    won[seat] += ribbons[
                        hand >> np.uint64(8 * a) & np.uint64(255), hand >> np.uint64(8 * b) & np.uint64(255),
                        hand >> np.uint64(8 * c) & np.uint64(255)]
                    last, first = max(a, b, c), min(a, b, c)
                    hand = _without(_without(_without(hand, last), a + b + c - last - first), first)
                    hands[seat], held[seat] = hand, many - 3
                    left[seat] -= 1
                    busy -= 1
                made += 1
            seat = seat + 1 if seat + 1 < seats else 0
        moves[game] = made
        for each in range(seats):
            total = 2 * (won[each] >> _BONUS_BITS)
            for goal in range(4):
                total += worth[goal, min(won[each] >> (_GOAL_BITS * goal) & 31, caps[goal])]
            points[game, each] = total


@njit(cache=True)
def _alone(studio, desk, fresh, mode, deck, seed, points, moves):  # type: ignore[no-untyped-def]
    """The puzzle or an evening with Vincent, by the very functions of the maestro's playouts."""
    stream = np.array([np.uint64(seed)], np.uint64)
    for game in range(len(moves)):
        playouts.shuffle(deck, stream)
        playouts.refill(desk, fresh)
        for place in range(5):
            desk.row[place] = deck[place]
        drawn = 5
        while desk.left[0] > 0:
            held = desk.held[0]
            stream[0] += STEP
            takes = min(5, desk.tokens[0] + 1) if held < 5 else 0
            choice = _share(_word(stream[0]), takes + held * (held - 1) * (held - 2))
            if choice < takes:
                drawn = playouts.take(desk, 0, choice, mode, deck, drawn)
            else:
                a, b, c = _ORDERS[held, choice - takes]
                playouts.hang(studio, desk, 0, a, b, c, mode)
            moves[game] += 1
            if mode == 1 and desk.left[0] > 0:
                drawn = playouts.vincent(desk, deck, drawn, stream)
        points[game, 0] = playouts.points_of(studio, desk, 0)


def canvas_rollouts(
    games: int, seats: int = 2, seed: int = 1, options: Mapping[str, object] | None = None,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Everybody's points and how many moves each game took, every move as likely as any other that is legal."""
    state = Table("canvas", seats, options=options).state
    mode = playouts.COMPANY if seats > 1 else playouts.VINCENT if state.vincent is not None else playouts.PUZZLE
    studio = playouts.studio_for(state.options.cards, state.goals)
    fresh = playouts.empty_desk(seats)
    fresh.left[:], fresh.tokens[:] = 3, TOKENS
    if mode != playouts.VINCENT:
        fresh.tokens[seats] = 0 if state.reserve is None else state.reserve
    points, moves = np.zeros((games, seats), np.int64), np.zeros(games, np.int64)
    deck = np.arange(len(state.options.cards))
    if seats > 1:
        ribbons = _ribbons(state.options.cards, state.goals)
        _multiplayer(ribbons, studio.worth, studio.caps, TOKENS, deck, seed, points, moves)
    else:
        _alone(studio, playouts.empty_desk(1), fresh, mode, deck, seed, points, moves)
    return points, moves
