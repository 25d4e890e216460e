"""Encoding of Palla, Polpo and Medusa: a menu of words worth writing, made from the view.

Words and paths are too many to number. So a seat is offered the best `MENU` that a bot of level artigiano finds.
Passing, bottles, rows, votes and contests have numbers of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

import msgspec
import numpy as np

from ludoteca.arena.encoding import Encoding, Mask, Numbers
from ludoteca.games.polywords import grid, moves
from ludoteca.games.polywords.grid import EMPTY, SIDE
from ludoteca.games.polywords.moves import WordMove
from ludoteca.games.polywords.palla import letters_used
from ludoteca.games.polywords.polpo import landings, lands
from ludoteca.games.polywords.requests import Request, shape_paths
from ludoteca.games.polywords.sheet import Sheet
from ludoteca.games.polywords.state import PallaOptions, PolpoOptions, WordState
from ludoteca.games.polywords.tactics import depth, worthwhile
from ludoteca.games.polywords.view import MedusaView, PallaView, PolpoView, WordView
from ludoteca.games.polywords.vocabulary import best_placed, known_members, known_words, pattern_of, words_of_length
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Seat

MENU = 48
LEARNED = "artigiano"                # the level whose words are on the menu
PHASES = ("write", "place", "reveal", "vote", "clear", "bottles")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKS = EMPTY + grid.BOTTLE + grid.LINED + LETTERS
_LONGEST = 26                                # letters: no sheet takes more
_DISH = 3                                   # numbers for each word of the menu


class WordEncoding(Encoding[WordView, WordMove]):
    """Actions: the menu, then pass, ready, right, wrong, a bottle for each cell, and each row to clear.

    The last actions contest the word on each board.
    """

    def __init__(self, table: Table) -> None:
        self.rules, self.seats = table.game, table.seats
        fixed: list[WordMove] = [moves.Pass(), moves.Ready(), moves.Vote(True), moves.Vote(False)]
        fixed += [moves.Bottle(cell) for cell in range(grid.SIZE)]
        fixed += [moves.Clear(row) for row in range(SIDE)]
        fixed += [moves.Contest(board) for board in range(self.seats)]
        self.fixed = tuple(fixed)
        self.actions = MENU + len(fixed)
        self.size = len(PHASES) + 2 + self.seats * 2 + grid.SIZE + len(LETTERS) + MENU * _DISH

    def seen(self, view: WordView, seat: Seat, eye: Chance) -> Numbers:
        sheet = view.sheets[seat]
        numbers = [float(view.phase == phase) for phase in PHASES]
        numbers += [min(1.0, view.turn / 20), min(1.0, view.due[seat] / 4)]
        for turn in range(self.seats):
            board = view.sheets[(seat + turn) % self.seats]
            numbers += [board.empty / grid.SIZE, min(1.0, board.lines / SIDE)]
        numbers += [_MARKS.index(mark) / len(_MARKS) for mark in sheet.cells]
        numbers += [float(letter in view.request.letters) for letter in LETTERS]
        for word, path in self._menu(view, seat):
            fresh = len(grid.new_cells(sheet.cells, path)) if path else 0
            used = letters_used(word, view.request.letters)
            numbers += [min(1.0, len(word) / _LONGEST), min(1.0, fresh / _LONGEST), min(1.0, used / 10)]
        numbers += [0.0] * (self.size - len(numbers))
        return np.array(numbers, np.float32)

    def mask(self, view: WordView, seat: Seat) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[:len(self._menu(view, seat))] = 1
        world = self.rules.resample(view, seat, Chance(0))
        for number, move in enumerate(self.fixed):
            if _belongs(move, view.phase) and self._may(world, seat, self._reasoned(view, move)):
                mask[MENU + number] = 1
        return mask

    def _may(self, world: WordState, seat: Seat, move: WordMove) -> bool:
        try:
            self.rules.play(world, seat, move, world.began, Chance(0))
        except IllegalMove:
            return False
        return True

    def _reasoned(self, view: WordView, move: WordMove) -> WordMove:
        """A contest gets its reason: the sense of the word, or its category where there is one."""
        if isinstance(move, moves.Contest) and not view.request.categories:
            return msgspec.structs.replace(move, reason="sense")
        return move

    def move(self, view: WordView, seat: Seat, action: int) -> WordMove:
        if action >= MENU:
            return self._reasoned(view, self.fixed[action - MENU])
        word, path = self._menu(view, seat)[action]
        return moves.Write(word, path) if path else moves.Claim(word)

    def _menu(self, view: WordView, seat: Seat) -> tuple[tuple[str, grid.Path], ...]:
        """Words and their paths; no path where the word is said before it is placed."""
        if view.phase not in ("write", "place") or view.done[seat]:
            return ()
        match view:
            case PallaView():
                return _palla(view.sheets[seat], view.request.letters, view.request.categories, view.options)
            case MedusaView():
                return _medusa(view)
            case PolpoView():
                said = view.said[seat]
                heard = frozenset(each.word for each in view.said if each is not None)
                return _polpo(view.sheets[seat], view.request, view.options, said.word if said else "", heard)
        raise TypeError(f"no menu for {type(view).__name__}")


def _belongs(move: WordMove, phase: str) -> bool:
    match move:
        case moves.Pass():
            return phase in ("write", "place")
        case moves.Ready() | moves.Contest():
            return phase == "reveal"
        case moves.Vote():
            return phase == "vote"
        case moves.Clear():
            return phase == "clear"
    return phase == "bottles"


@lru_cache(maxsize=64)
def _palla(
    sheet: Sheet, letters: str, categories: tuple[str, ...], options: PallaOptions,
) -> tuple[tuple[str, grid.Path], ...]:
    scored = _by_letters(letters, options.variant == "sgonfio", options.words, categories[:1])
    fresh = [word for word in islice(scored, 2 * MENU) if word not in sheet.words]
    return tuple((word, path) for _, word, path in best_placed(sheet.cells, fresh, MENU))


@lru_cache(maxsize=32)
def _by_letters(letters: str, repeated: bool, language: str, categories: tuple[str, ...]) -> tuple[str, ...]:
    pool: Iterable[str] = (known_members(categories[0], language, LEARNED) if categories
                           else known_words(language, LEARNED))
    return tuple(sorted(pool, key=lambda word: (-letters_used(word, letters, repeated), len(word))))


@lru_cache(maxsize=16)
def _medusa(view: MedusaView) -> tuple[tuple[str, grid.Path], ...]:
    found = sorted(worthwhile(view, LEARNED), key=lambda each: -each[0])
    return tuple(dict.fromkeys((word, path) for _, word, path in found))[:MENU]


@lru_cache(maxsize=64)
def _polpo(
    sheet: Sheet, request: Request, options: PolpoOptions, said: str, heard: frozenset[str],
) -> tuple[tuple[str, grid.Path], ...]:
    shape = request.shapes[0]
    if said:
        paths = landings(sheet.cells, said, shape, options.strict_shapes)
        return tuple((said, path) for path in sorted(paths, key=lambda path: depth(sheet, path))[:MENU])
    index = words_of_length(len(shape) + 1, options.words, LEARNED)
    members = frozenset(known_members(request.categories[0], options.words, LEARNED)) if request.categories else None
    found: dict[str, None] = {}
    legal = [path for path in shape_paths(shape, options.strict_shapes)
             if EMPTY in pattern_of(sheet.cells, path) and lands(sheet.cells, path)]
    for path in sorted(legal, key=lambda path: depth(sheet, path)):
        fitting = (index.words[number] for number in sorted(index.matching(pattern_of(sheet.cells, path))))
        fresh = (word for word in fitting if word not in heard and word not in sheet.words and word not in found
                 and (members is None or word in members))
        found.update(dict.fromkeys(islice(fresh, 3)))
        if len(found) >= MENU:
            break
    return tuple((word, ()) for word in islice(found, MENU))


