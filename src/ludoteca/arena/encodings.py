"""Encodings of the games that can be learned, and the registry that finds one for a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations, product
from math import exp, log, log2
from typing import Any

import numpy as np

from ludoteca.arena.encoding import Encoding, Mask, Numbers
from ludoteca.arena.word_menus import WordEncoding
from ludoteca.games.canvas.moves import CanvasMove, Paint, Take, Vote
from ludoteca.games.canvas.scoring import ICONS, SCORING_CARDS
from ludoteca.games.canvas.state import HAND_LIMIT, LAYERS, PAINTINGS
from ludoteca.games.canvas.view import PlayerSeen
from ludoteca.games.canvas.view import View as CanvasView
from ludoteca.games.finestre.rules import Place as Point
from ludoteca.games.finestre.rules import Ready
from ludoteca.games.finestre.street import WINDOWS
from ludoteca.games.finestre.view import View as FinestreView
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import COLUMNS, FACES, ROWS, WHITE_DICE
from ludoteca.games.masterdice.rules import Act, Place, Roll, Solve
from ludoteca.games.masterdice.view import View as MasterdiceView
from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Seat

# --- Masterdice ---------------------------------------------------------------------------------------------------

_WAYS = tuple(product(range(FACES + 1), repeat=COLUMNS))
_FIELDS = (FACES + 1) ** np.arange(COLUMNS - 1, -1, -1)
_MOST_POINTS = 3 * 73                       # in a match of six games, three of them as solver


@lru_cache(maxsize=256)
def _placements(roll: tuple[int, ...]) -> Mask:
    mask = np.zeros(len(_WAYS), np.int8)
    for way in deduction.placements(roll):
        mask[int(np.dot([die or 0 for die in way], _FIELDS))] = 1
    return mask


class MasterdiceEncoding(Encoding[MasterdiceView, Act]):
    """Action 0 rolls. 1 to 2400 place dice, the four fields read in base 7. From 2401 on come the 1,296 codes."""

    actions = len(_WAYS) + len(deduction.CODES)
    size = ROWS * (COLUMNS + 3) + FACES + COLUMNS * FACES + COLUMNS + 6

    def __init__(self, table: Table) -> None:
        if table.options.coder_by_hand:
            raise ValueError("masterdice: sliders moved by hand are not encoded")

    def seen(self, view: MasterdiceView, seat: Seat, eye: Chance) -> Numbers:
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

    def mask(self, view: MasterdiceView, seat: Seat) -> Mask:
        mask = np.ones(self.actions, np.int8)
        mask[:len(_WAYS)] = _placements(tuple(sorted(view.roll))) if view.phase == "place" else 0
        mask[0] = view.phase == "roll"
        return mask

    def move(self, view: MasterdiceView, seat: Seat, action: int) -> Act:
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


class CanvasEncoding(Encoding[CanvasView, CanvasMove]):
    """Actions 0 to 4 take a card of the row. The next 60 paint three cards of the hand, bottom to top.

    They use the first background, which has no effect on the score. The last actions vote for a seat, or for none.
    """

    def __init__(self, table: Table) -> None:
        self.seats = table.seats
        self.actions = _ROW + len(_ORDERS) + self.seats + 1
        player = HAND_LIMIT * _CARD + len(SCORING_CARDS) + 4
        self.size = _ROW * (_CARD + 1) + len(SCORING_CARDS) + 3 + self.seats * player

    def seen(self, view: CanvasView, seat: Seat, eye: Chance) -> Numbers:
        cards = view.options.cards
        numbers: list[float] = []
        for spot in view.row:
            numbers += [*_card(cards[spot.card].swatches), min(1.0, spot.tokens / 10)]
        numbers += [0.0] * ((_CARD + 1) * (_ROW - len(view.row)))
        numbers += [float(goal in view.goals) for goal in SCORING_CARDS]
        others = view.vincent.tokens if view.vincent else view.reserve or 0
        numbers += [view.deck_left / max(1, len(cards)), min(1.0, others / 20), float(view.phase == "vote")]
        for turn in range(self.seats):                                # this seat first, then the others in order
            numbers += self._player(view, view.players[(seat + turn) % self.seats])
        return np.array(numbers, np.float32)

    def _player(self, view: CanvasView, player: PlayerSeen) -> list[float]:
        numbers: list[float] = []
        for card in player.hand:
            numbers += _card(view.options.cards[card].swatches)
        numbers += [0.0] * (_CARD * (HAND_LIMIT - len(player.hand)))
        numbers += [player.ribbons.get(goal, 0) / 8 for goal in SCORING_CARDS]
        return [*numbers, min(1.0, player.tokens / 20), player.bonus / 16, len(player.paintings) / PAINTINGS,
                min(1.0, player.points / 100)]

    def mask(self, view: CanvasView, seat: Seat) -> Mask:
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

    def move(self, view: CanvasView, seat: Seat, action: int) -> CanvasMove:
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

_LONGEST = 120                              # pixels of the longest side of a window


class FinestreEncoding(Encoding[FinestreView, Point | Ready]):
    """Actions 0 to 34 put the cat into a window, 35 is ready. Lengths are judged by eye, with an error of `WEBER`."""

    WEBER = 0.05
    actions = WINDOWS + 1
    size = 2 + WINDOWS * 4 + 3

    def __init__(self, table: Table) -> None:
        self.seats = table.seats

    def seen(self, view: FinestreView, seat: Seat, eye: Chance) -> Numbers:
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

    def mask(self, view: FinestreView, seat: Seat) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if view.phase != "race":
            mask[-1] = 1
            return mask
        shut = set() if view.terms.windows_return else {each.answer for each in view.rounds.values()}
        taken = [pawn.window for pawn in view.pawns.values()]
        for number in range(WINDOWS):
            mask[number] = taken.count(number) < view.capacity and number not in shut
        return mask

    def move(self, view: FinestreView, seat: Seat, action: int) -> Point | Ready:
        return Ready() if action == WINDOWS else Point(action)


ENCODINGS: dict[str, Callable[[Table], Encoding[Any, object]]] = {
    "masterdice": MasterdiceEncoding, "canvas": CanvasEncoding, "finestre": FinestreEncoding,
    "palla": WordEncoding, "polpo": WordEncoding, "medusa": WordEncoding,
}
"""The encoding of each game that has one."""


def encoding_for(table: Table) -> Encoding[Any, object]:
    """The encoding of a table's game. Raises ValueError for a game that has none."""
    found = ENCODINGS.get(table.game.id)
    if found is None:
        raise ValueError(f"{table.game.id} is played with words or ink: see ludoteca.arena.text")
    return found(table)


__all__ = ["ENCODINGS", "Encoding", "encoding_for"]
