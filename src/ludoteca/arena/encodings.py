"""Views and moves as numbers, for programs that learn: one encoding for each game that can be learned.

An encoding is made from what a seat sees and nothing else. Observations are rows of numbers from 0 to 1; actions are
numbered once and for all, and a mask says which of them are legal now.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from itertools import permutations, product
from math import exp, log, log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.canvas.moves import Paint, Take, Vote
from ludoteca.games.canvas.scoring import ICONS, SCORING_CARDS
from ludoteca.games.canvas.state import HAND_LIMIT, LAYERS, PAINTINGS
from ludoteca.games.finestre.rules import Place as Point
from ludoteca.games.finestre.rules import Ready
from ludoteca.games.finestre.street import WINDOWS
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE
from ludoteca.games.masterdice.rules import Place, Roll, Solve
from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Seat

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding(ABC):
    """How one game at one table is told in numbers: `actions` there are in all, `size` numbers are seen."""

    actions: int
    size: int

    @abstractmethod
    def __init__(self, table: Table) -> None:
        """For tables like this one: as many seats, the same options."""

    @abstractmethod
    def seen(self, view: Any, seat: Seat, eye: Chance) -> Numbers:
        """What a seat sees. `eye` is the chance in seeing, where sizes are judged by eye."""

    @abstractmethod
    def mask(self, view: Any, seat: Seat) -> Mask:
        """Which actions are legal for a seat that may act."""

    @abstractmethod
    def move(self, view: Any, seat: Seat, action: int) -> Any:
        """The move an action stands for."""


# --- Masterdice ---------------------------------------------------------------------------------------------------

_WAYS = tuple(product(range(FACES + 1), repeat=COLUMNS))
_FIELDS = (FACES + 1) ** np.arange(COLUMNS - 1, -1, -1)
_MOST_POINTS = 3 * 73                       # of a match of six games, three of them as solver


@lru_cache(maxsize=256)
def _placements(roll: tuple[int, ...]) -> Mask:
    mask = np.zeros(len(_WAYS), np.int8)
    for way in deduction.placements(roll):
        mask[int(np.dot([die or 0 for die in way], _FIELDS))] = 1
    return mask


class MasterdiceEncoding(Encoding):
    """Action 0 rolls; 1 to 2400 place dice, the four fields read in base 7; from 2401 on the 1,296 codes are named."""

    actions = len(_WAYS) + len(deduction.CODES)
    size = ROWS * (COLUMNS + 3) + FACES + COLUMNS * FACES + COLUMNS + 6

    def __init__(self, table: Table) -> None:
        if table.options.coder_by_hand:
            raise ValueError("masterdice: sliders moved by hand are not encoded")

    def seen(self, view: Any, seat: Seat, eye: Chance) -> Numbers:
        numbers: list[float] = []
        for row in view.rows:
            numbers += [(die or 0) / FACES for die in row.dice]
            told = row.feedback
            numbers += [told.equal / 4, told.lower / 4, told.higher / 4] if told else [0.0] * 3
        numbers += [0.0] * ((COLUMNS + 3) * (ROWS - len(view.rows)))
        numbers += [view.roll.count(face) / COLUMNS for face in range(1, FACES + 1)]
        codes = deduction.candidates(view.rows)
        left = deduction.faces_left(codes)
        numbers += [float(face in left[column]) for column in range(COLUMNS) for face in range(1, FACES + 1)]
        numbers += [face / FACES for face in view.code or (0,) * COLUMNS]
        numbers += [log2(max(1, codes.bit_count())) / log2(len(deduction.CODES)), view.stock / WHITE_DICE,
                    view.rows_left / ROWS, float(seat == view.solver),
                    min(1.0, view.points[seat] / _MOST_POINTS), min(1.0, view.points[1 - seat] / _MOST_POINTS)]
        return np.array(numbers, np.float32)

    def mask(self, view: Any, seat: Seat) -> Mask:
        mask = np.ones(self.actions, np.int8)
        mask[:len(_WAYS)] = _placements(tuple(sorted(view.roll))) if view.phase == "place" else 0
        mask[0] = view.phase == "roll"
        return mask

    def move(self, view: Any, seat: Seat, action: int) -> Any:
        if action == 0:
            return Roll()
        if action < len(_WAYS):
            return Place(tuple(die or None for die in _WAYS[action]))
        return Solve(deduction.CODES[action - len(_WAYS)])


# --- Canvas -------------------------------------------------------------------------------------------------------

_ROW = 5
_ORDERS = tuple(permutations(range(HAND_LIMIT), LAYERS))
_CARD = 5 * len(ICONS)


@lru_cache(maxsize=512)
def _card(swatches: tuple[tuple[str, ...], ...]) -> tuple[float, ...]:
    return tuple(float(icon in swatch) for swatch in swatches for icon in ICONS)


class CanvasEncoding(Encoding):
    """Actions 0 to 4 take a card of the row; the next 60 paint three cards of the hand, bottom to top, on the first
    background (it has no effect on the score); the last vote for a seat, or for nobody."""

    def __init__(self, table: Table) -> None:
        self.seats = table.seats
        self.actions = _ROW + len(_ORDERS) + self.seats + 1
        player = HAND_LIMIT * _CARD + len(SCORING_CARDS) + 4
        self.size = _ROW * (_CARD + 1) + len(SCORING_CARDS) + 3 + self.seats * player

    def seen(self, view: Any, seat: Seat, eye: Chance) -> Numbers:
        cards = view.options.cards
        numbers: list[float] = []
        for spot in view.row:
            numbers += [*_card(cards[spot.card].swatches), min(1.0, spot.tokens / 10)]
        numbers += [0.0] * ((_CARD + 1) * (_ROW - len(view.row)))
        numbers += [float(goal in view.goals) for goal in SCORING_CARDS]
        others = view.vincent.tokens if view.vincent else view.reserve or 0
        numbers += [view.deck_left / max(1, len(cards)), min(1.0, others / 20), float(view.phase == "vote")]
        for turn in range(self.seats):                                # oneself first, then as they sit
            numbers += self._player(view, view.players[(seat + turn) % self.seats])
        return np.array(numbers, np.float32)

    def _player(self, view: Any, player: Any) -> list[float]:
        numbers: list[float] = []
        for card in player.hand:
            numbers += _card(view.options.cards[card].swatches)
        numbers += [0.0] * (_CARD * (HAND_LIMIT - len(player.hand)))
        numbers += [player.ribbons.get(goal, 0) / 8 for goal in SCORING_CARDS]
        return [*numbers, min(1.0, player.tokens / 20), player.bonus / 16, len(player.paintings) / PAINTINGS,
                min(1.0, player.points / 100)]

    def mask(self, view: Any, seat: Seat) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if view.phase == "vote":
            first = _ROW + len(_ORDERS)
            mask[[first + painter for painter in view.tied]] = 1
            mask[-1] = 1
            return mask
        me = view.players[seat]
        if len(me.hand) < HAND_LIMIT:
            mask[:min(len(view.row), me.tokens + 1)] = 1
        if me.backgrounds:
            mask[_ROW:_ROW + len(_ORDERS)] = _paintable(len(me.hand))
        return mask

    def move(self, view: Any, seat: Seat, action: int) -> Any:
        if action < _ROW:
            return Take(action)
        if action < _ROW + len(_ORDERS):
            bottom, middle, top = _ORDERS[action - _ROW]
            return Paint((bottom, middle, top), 0)
        painter = action - _ROW - len(_ORDERS)
        return Vote(painter if painter < self.seats else None)


@lru_cache(maxsize=8)
def _paintable(held: int) -> Mask:
    return np.array([max(order) < held for order in _ORDERS], np.int8)


# --- Finestre -----------------------------------------------------------------------------------------------------

_LONGEST = 120                              # pixels: no pane has a longer side


class FinestreEncoding(Encoding):
    """Actions 0 to 34 put the cat into a window, 35 is ready. Lengths are judged by eye: each look errs by `WEBER`."""

    WEBER = 0.05
    actions = WINDOWS + 1
    size = 2 + WINDOWS * 4 + 3

    def __init__(self, table: Table) -> None:
        self.seats = table.seats

    def seen(self, view: Any, seat: Seat, eye: Chance) -> Numbers:
        def judged(length: float) -> float:
            return min(1.0, log(max(1.0, length * exp(eye.normal(0, self.WEBER)))) / log(_LONGEST))

        answered = {each.answer for each in view.rounds.values()}
        pawns = [pawn.window for pawn in view.pawns.values()]
        outline = view.outline
        numbers = [judged(outline.width), judged(outline.height)] if outline else [0.0, 0.0]
        for number, window in enumerate(view.street.windows):
            numbers += [judged(window.width), judged(window.height), float(number in answered),
                        pawns.count(number) / self.seats]
        won = [len(cards) + unseen for cards, unseen in zip(view.won, view.unseen, strict=True)]
        return np.array([*numbers, view.deck / WINDOWS, min(1.0, won[seat] / WINDOWS), min(1.0, max(won) / WINDOWS)],
                        np.float32)

    def mask(self, view: Any, seat: Seat) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if view.phase != "race":
            mask[-1] = 1
            return mask
        shut = set() if view.terms.windows_return else {each.answer for each in view.rounds.values()}
        taken = [pawn.window for pawn in view.pawns.values()]
        for number in range(WINDOWS):
            mask[number] = taken.count(number) < view.capacity and number not in shut
        return mask

    def move(self, view: Any, seat: Seat, action: int) -> Any:
        return Ready() if action == WINDOWS else Point(action)


def encoding_for(table: Table) -> Encoding:
    """The encoding of a table's game; ValueError where a game cannot be told in numbers."""
    match table.game.id:
        case "masterdice":
            return MasterdiceEncoding(table)
        case "canvas":
            return CanvasEncoding(table)
        case "finestre":
            return FinestreEncoding(table)
        case "palla" | "polpo" | "medusa":
            from ludoteca.arena.word_menus import WordEncoding

            return WordEncoding(table)
    raise ValueError(f"{table.game.id} is played with words or ink: see ludoteca.arena.text")
