"""Batches of games, NumPy in and out, on the kernels of Masterdice and Canvas; needs the extra `research`.

    games = MasterdiceBatch(4096, seed=7)
    while learning:
        actions = policy(games.seen(), games.masks())
        rewards, over = games.step(actions)         # a game that is over begins again at once

Actions have the numbers of `encodings`. The rules are those of the games: tests play the same deals in both.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product
from typing import NamedTuple

from ludoteca.arena.extras import research_needed

try:
    import numpy as np
    from numba import njit
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise research_needed(__name__, missing) from None

from ludoteca.arena.encodings import MasterdiceEncoding
from ludoteca.games.canvas import playouts
from ludoteca.games.canvas.state import TOKENS
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.kernel import TOLD, WAYS
from ludoteca.games.masterdice.pieces import CODE_FOUND, COLUMNS, EMPTY_ROW, FACES, ROWS, WHITE_DICE
from ludoteca.rules import Table

Ints = NDArray[np.int64]
Bits = NDArray[np.bool_]

# --- Masterdice ---------------------------------------------------------------------------------------------------

_KEYS = WAYS @ (FACES + 1) ** np.arange(COLUMNS - 1, -1, -1)
_PLACES = (FACES + 1) ** COLUMNS
_ROW_OF = np.full(_PLACES, -1)
_ROW_OF[_KEYS] = np.arange(len(WAYS))           # a placement is in the table once for every roll that allows it
_CODES = np.array(deduction.CODES)
_FACES_OF = np.zeros((len(_CODES), COLUMNS * FACES), np.float32)
_FACES_OF[np.arange(len(_CODES))[:, None], np.arange(COLUMNS) * FACES + _CODES - 1] = 1
_DICE = np.array(np.unravel_index(np.arange(_PLACES), (FACES + 1,) * COLUMNS)).T
_NEEDS = np.stack([np.equal(_DICE, face).sum(axis=1) for face in range(1, FACES + 1)], axis=1)  # dice of each face
_ROLLS = np.array([each for each in product(range(COLUMNS + 1), repeat=FACES) if sum(each) <= COLUMNS])
_ROLL_KEY = (COLUMNS + 1) ** np.arange(FACES)
_ROLL_OF = np.zeros((COLUMNS + 1) ** FACES, np.int64)
_ROLL_OF[_ROLLS @ _ROLL_KEY] = np.arange(len(_ROLLS))
_ALLOWED: NDArray[np.int8] = np.all(_NEEDS[None] <= _ROLLS[:, None], axis=2).astype(np.int8)     # [roll, placement]
_ALLOWED[:, 0] = 0


class SolverSees(NamedTuple):
    """What the solvers see, a line for each game."""

    dice: NDArray[np.int8]          # [game, row, column]: 0 is empty
    told: NDArray[np.int8]          # [game, row, 3]: equal, lower, higher
    rows: Ints                      # rows used
    stock: Ints                     # white dice left
    roll: Ints                      # [game, face]: how many of each
    codes: Ints                     # codes still possible
    faces: Bits                     # [game, column, face]: still possible


class MasterdiceBatch:
    """As solver, alone with the code: dice are rolled at once, an action places some of them or names the code.

    Naming pays the points of the rulebook, or nothing, and ends the game. Without dice or rows only naming is left.
    """

    actions = MasterdiceEncoding.actions

    def __init__(self, games: int, seed: int | None = None) -> None:
        self.games = games
        self._luck = np.random.default_rng(seed)
        self.code = np.zeros(games, np.int64)
        self.rows, self.stock = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.roll = np.zeros((games, FACES), np.int64)
        self.dice = np.zeros((games, ROWS, COLUMNS), np.int8)
        self.told = np.zeros((games, ROWS, 3), np.int8)
        self.left = np.zeros((games, len(_CODES)), np.bool_)
        self._begin(np.arange(games))

    def _begin(self, which: Ints) -> None:
        self.code[which] = self._luck.integers(len(_CODES), size=len(which))
        self.rows[which], self.stock[which] = 0, WHITE_DICE
        self.dice[which], self.told[which], self.left[which] = 0, 0, True
        self._throw(which)

    def _throw(self, which: Ints) -> None:
        faces = self._luck.integers(FACES, size=(len(which), COLUMNS))
        thrown = np.minimum(COLUMNS, np.where(self.rows[which] < ROWS, self.stock[which], 0))
        counts = np.zeros((len(which), FACES), np.int64)
        for die in range(COLUMNS):
            lies = np.flatnonzero(die < thrown)
            np.add.at(counts, (lies, faces[lies, die]), 1)
        self.roll[which] = counts

    def seen(self) -> SolverSees:
        """What everybody sees now."""
        faces = (self.left.astype(np.float32) @ _FACES_OF > 0).reshape(self.games, COLUMNS, FACES)
        return SolverSees(self.dice.copy(), self.told.copy(), self.rows.copy(), self.stock.copy(), self.roll.copy(),
                          self.left.sum(axis=1), faces)

    def masks(self) -> NDArray[np.int8]:
        """Which actions are legal, a line for each game."""
        masks = np.ones((self.games, self.actions), np.int8)
        masks[:, :_PLACES] = _ALLOWED[_ROLL_OF[self.roll @ _ROLL_KEY]]
        return masks

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], Bits]:
        """An action for each game; what it pays, and which games are over (new ones have begun there)."""
        chosen = np.asarray(actions, np.int64)
        self._check(chosen)
        over = chosen >= _PLACES
        place, named = np.flatnonzero(~over), np.flatnonzero(over)
        answers = TOLD[_ROW_OF[chosen[place]]]
        heard = answers[np.arange(len(place)), self.code[place]]
        self.left[place] &= answers == heard[:, None]
        row, laid = self.rows[place], _DICE[chosen[place]]
        self.dice[place, row] = laid
        equal, lower, used = heard // 5, heard % 5, (laid > 0).sum(axis=1)
        self.told[place, row] = np.stack([equal, lower, used - equal - lower], axis=1)
        self.rows[place] += 1
        self.stock[place] -= used
        rewards = np.zeros(self.games, np.float32)
        right = self.code[named] == chosen[named] - _PLACES
        worth = CODE_FOUND + EMPTY_ROW * (ROWS - self.rows[named]) + self.stock[named]
        rewards[named] = np.where(right, worth, 0)
        self._throw(place)
        self._begin(named)
        return rewards, over

    def _check(self, chosen: Ints) -> None:
        if chosen.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games, not {chosen.shape}")
        known = (chosen > 0) & (chosen < self.actions)
        needs = _NEEDS[np.where(known & (chosen < _PLACES), chosen, 0)]
        wrong = np.flatnonzero(~known | (needs > self.roll).any(axis=1))
        if len(wrong):
            raise ValueError(f"game {wrong[0]}: action {chosen[wrong[0]]} is not legal now")


# --- Canvas -------------------------------------------------------------------------------------------------------

_ORDERS = np.array(list(permutations(range(5), 3)))
_TAKES = 5


class PaintersSee(NamedTuple):
    """What everybody sees at every table: Canvas hides only the deck. -1 is no card."""

    row: Ints                       # [game, place]: cards by number
    lying: Ints                     # [game, place]: tokens on them
    hands: Ints                     # [game, seat, place]
    tokens: Ints                    # [game, seat], then Vincent's or the reserve
    ribbons: Ints                   # [game, seat, goal], the bonus last
    left: Ints                      # [game, seat]: paintings still to do
    turn: Ints                      # [game]


class CanvasBatch:
    """Tables of Canvas, all with the same goals. Who is to move acts at every table; the end pays everybody's points.

    Alone it is the puzzle or an evening with Vincent, as the options say. `deck` and `drawn` are the hidden cards.
    """

    def __init__(
        self, games: int, seats: int = 2, seed: int | None = None, options: Mapping[str, object] | None = None,
    ) -> None:
        table = Table("canvas", seats, options=options)
        state = table.state
        if state.options.vote or state.options.deck_size != 60:
            raise ValueError("canvas: neither votes nor shorter decks are played here")
        self.games, self.seats, self.goals = games, seats, state.goals
        self.cards = state.options.cards
        self.mode = (playouts.COMPANY if seats > 1 else
                     playouts.VINCENT if state.vincent is not None else playouts.PUZZLE)
        self.studio = playouts.studio_for(self.cards, self.goals)
        self.actions = _TAKES + len(_ORDERS)
        self._luck = np.random.default_rng(seed)
        self._stream = np.array([self._luck.integers(2**63)], np.uint64)
        self._others = 0 if state.reserve is None else state.reserve
        desk = [np.zeros((games, *part.shape), np.int64) for part in playouts.empty_desk(seats)]
        self.desk = playouts.Desk(*desk)
        self.deck = np.zeros((games, len(self.cards)), np.int64)
        self.drawn = np.zeros(games, np.int64)
        self._begin(np.arange(games))

    def _begin(self, which: Ints) -> None:
        self.deck[which] = self._luck.permuted(np.tile(np.arange(len(self.cards)), (len(which), 1)), axis=1)
        for part in self.desk:
            part[which] = 0
        self.desk.row[which] = self.deck[which, :_TAKES]
        self.drawn[which] = _TAKES
        self.desk.hands[which] = -1
        self.desk.left[which] = 3
        self.desk.tokens[which] = TOKENS
        if self.mode != playouts.VINCENT:
            self.desk.tokens[which, self.seats] = self._others

    def seen(self) -> PaintersSee:
        """What everybody sees now."""
        desk = self.desk
        return PaintersSee(desk.row.copy(), desk.lying.copy(), desk.hands.copy(), desk.tokens.copy(),
                           desk.ribbons.copy(), desk.left.copy(), desk.turn[:, 0].copy())

    def masks(self) -> NDArray[np.int8]:
        """Which actions are legal for who is to move, a line for each table."""
        every, turn = np.arange(self.games), self.desk.turn[:, 0]
        held, tokens = self.desk.held[every, turn][:, None], self.desk.tokens[every, turn][:, None]
        takes = (np.arange(_TAKES) <= tokens) & (held < 5)
        return np.concatenate([takes, _ORDERS.max(axis=1) < held], axis=1).astype(np.int8)

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.int64], Bits]:
        """An action for each table; everybody's points where it is over (a new evening has begun there)."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games, not {chosen.shape}")
        legal = (chosen >= 0) & (chosen < self.actions)
        legal &= self.masks()[np.arange(self.games), np.where(legal, chosen, 0)] == 1
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"game {wrong}: action {chosen[wrong]} is not legal now")
        points = np.zeros((self.games, self.seats), np.int64)
        over = np.zeros(self.games, np.bool_)
        _step(self.studio, self.desk, self.mode, self.deck, self.drawn, chosen, _ORDERS, self._stream, points, over)
        self._begin(np.flatnonzero(over))
        return points, over


@njit(cache=True)
def _step(  # type: ignore[no-untyped-def]
    studio, desks, mode, decks, drawn, chosen, orders, stream, points, over,
):
    """One action at every table, by the very functions the maestro's playouts use."""
    for game in range(len(chosen)):
        desk = playouts.Desk(
            desks.row[game], desks.lying[game], desks.hands[game], desks.held[game], desks.tokens[game],
            desks.ribbons[game], desks.left[game], desks.turn[game])
        seats, seat, action = len(desk.held), desk.turn[0], chosen[game]
        if action < 5:
            drawn[game] = playouts.take(desk, seat, action, mode, decks[game], drawn[game])
        else:
            a, b, c = orders[action - 5]
            playouts.hang(studio, desk, seat, a, b, c, mode)
        busy = 0
        for each in range(seats):
            busy += desk.left[each]
        if busy == 0:
            over[game] = True
            for each in range(seats):
                points[game, each] = playouts.points_of(studio, desk, each)
            continue
        if mode == 1:
            drawn[game] = playouts.vincent(desk, decks[game], drawn[game], stream)
        seat = (seat + 1) % seats
        while desk.left[seat] == 0:
            seat = (seat + 1) % seats
        desk.turn[0] = seat
