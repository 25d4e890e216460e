"""Board of a player: grid, words, bottles; in Polpo also lines and dots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.games.polywords import grid, words
from ludoteca.games.polywords.grid import BOTTLE, EMPTY, LINED, SIDE, Cells, Path
from ludoteca.rules import IllegalMove

LONGEST_TEXT = 60
BOTTLE_COSTS = 3


class Writing(msgspec.Struct, frozen=True, cache_hash=True):
    """A word on the grid: as typed, as written, and its path."""

    text: str
    word: str
    path: Path


class Sheet(msgspec.Struct, frozen=True):
    """One board. `words` holds every word of the game, erased ones too; `beside` counts bottles that found no cell."""

    cells: Cells = grid.OPEN_SEA
    words: tuple[str, ...] = ()
    beside: int = 0
    lines: int = 0
    dots: tuple[int, ...] = ()

    @property
    def empty(self) -> int:
        return self.cells.count(EMPTY)

    @property
    def bottles(self) -> int:
        return self.cells.count(BOTTLE) + self.beside

    @property
    def points(self) -> int:
        """Return one point per empty cell, minus three per bottle."""
        return self.empty - BOTTLE_COSTS * self.bottles


def spell(text: str) -> str:
    """Return the letters of one or several words (rule 3). The refusal names the sign that cannot be written."""
    if len(text) > LONGEST_TEXT:
        raise IllegalMove("too_long", rule="writing-3", most=LONGEST_TEXT)
    try:
        word = words.normalise(text)
    except words.NotLetters as fault:
        if fault.sign:
            raise IllegalMove("not_letters", rule="writing-3", sign=fault.sign) from None
        raise IllegalMove("no_word", rule="writing-3") from None
    if len(word) < 2:
        raise IllegalMove("too_short", rule="writing-2", word=word)
    return word


def check_unwritten(sheet: Sheet, word: str) -> None:
    """Refuse a word already written on this board in this game, erased or not (rule 7)."""
    if word in sheet.words:
        raise IllegalMove("word_repeated", rule="writing-7", word=word)


def check_writing(sheet: Sheet, word: str, path: Sequence[int]) -> None:
    """Check all common writing rules for a spelled word."""
    check_unwritten(sheet, word)
    grid.check_path(sheet.cells, word, path)
    grid.check_start(sheet.cells, path)


def with_word(sheet: Sheet, writing: Writing) -> Sheet:
    """Return the board with the word written."""
    return msgspec.structs.replace(
        sheet, cells=grid.written(sheet.cells, writing.word, writing.path), words=(*sheet.words, writing.word))


def erased(sheet: Sheet, path: Sequence[int]) -> Sheet:
    """Return the board without the letters along a path."""
    return msgspec.structs.replace(sheet, cells=grid.marked(sheet.cells, path, EMPTY))


def with_bottle(sheet: Sheet, cell: int) -> Sheet:
    """Return the board with a bottle in an empty cell."""
    if not 0 <= cell < grid.SIZE:
        raise IllegalMove("off_the_grid", rule="penalties", cell=cell)
    if sheet.cells[cell] != EMPTY:
        raise IllegalMove("bottle_needs_empty_cell", rule="penalties", cell=cell)
    return msgspec.structs.replace(sheet, cells=grid.marked(sheet.cells, (cell,), BOTTLE))


def with_drifting_bottle(sheet: Sheet) -> Sheet:
    """Return the board with a bottle in the most isolated empty cell, or beside the grid if it is full."""
    cell = grid.loneliest_cell(sheet.cells)
    return msgspec.structs.replace(sheet, beside=sheet.beside + 1) if cell is None else with_bottle(sheet, cell)


# --- Polpo --------------------------------------------------------------------------------------------------------


def row_of(cells: Cells, row: int) -> str:
    return cells[row * SIDE:(row + 1) * SIDE]


def letters_in(cells: Cells, row: int) -> int:
    return sum(map(grid.is_letter, row_of(cells, row)))


def with_line(sheet: Sheet) -> tuple[Sheet, bool]:
    """Return the board with a line over the highest free row, and whether it covers a letter, which eliminates."""
    if sheet.lines >= SIDE:
        return sheet, False
    row = sheet.lines
    covered = letters_in(sheet.cells, row) > 0
    free = [cell for cell in range(row * SIDE, (row + 1) * SIDE) if sheet.cells[cell] == EMPTY]
    return msgspec.structs.replace(sheet, lines=row + 1, cells=grid.marked(sheet.cells, free, LINED)), covered
