"""Whole random games in compiled code, a million moves in the blink of an eye: what a search or a baseline needs.

    points = masterdice_rollouts(100_000, seed=7).points    # NumPy arrays, a number for each game

The rules are those of the games; a test holds what was played against them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.games.canvas import playouts
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
            laid[game, rows], answers[game, rows] = row, told[code, row]
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
    _masterdice(seed, R.TOLD, *played)
    return played


@njit(cache=True)
def _canvas(studio, desk, fresh, mode, deck, seed, points, moves):  # type: ignore[no-untyped-def]
    stream = np.array([np.uint64(seed)], np.uint64)
    seats = len(desk.held)
    for game in range(len(moves)):
        playouts.shuffle(deck, stream)
        playouts.refill(desk, fresh)
        for place in range(5):
            desk.row[place] = deck[place]
        drawn, busy, seat, made = 5, 3 * seats, 0, 0
        while busy > 0:
            held, left = desk.held[seat], desk.left[seat]
            if left > 0:
                stream[0] += STEP
                takes = min(5, desk.tokens[seat] + 1) if held < 5 else 0
                choice = _share(_word(stream[0]), takes + held * (held - 1) * (held - 2))
                if choice < takes:
                    drawn = playouts.take(desk, seat, choice, mode, deck, drawn)
                else:
                    choice -= takes
                    a, choice = choice % held, choice // held
                    b, c = choice % (held - 1), choice // (held - 1)
                    b += b >= a
                    low, high = min(a, b), max(a, b)
                    c += c >= low
                    c += c >= high
                    playouts.hang(studio, desk, seat, a, b, c, mode)
                    busy -= 1
                made += 1
                if mode == 1 and busy > 0:
                    drawn = playouts.vincent(desk, deck, drawn, stream)
            seat = (seat + 1) % seats
        moves[game] = made
        for each in range(seats):
            points[game, each] = playouts.points_of(studio, desk, each)


def canvas_rollouts(games: int, seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None) -> Any:
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
    _canvas(studio, playouts.empty_desk(seats), fresh, mode, deck, seed, points, moves)
    return points, moves
