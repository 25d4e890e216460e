"""A player's board: the grid, the words written on it in this game, the bottles; in Polpo, the lines and the dots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.games.polywords import grid, words
from ludoteca.games.polywords.grid import BOTTLE, EMPTY, LINED, SIDE, Cells, Path
from ludoteca.rules import IllegalMove

LONGEST_TEXT = 60
BOTTLE_COSTS = 3


class Writing(msgspec.Struct, frozen=True, cache_hash=True):
    """A word on the grid: as said, as written, and where."""

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
        """One for each empty cell, minus three for each bottle."""
        return self.empty - BOTTLE_COSTS * self.bottles


def spell(text: str) -> str:
    """Rule 3: a word or several as letters in a row, or a refusal that names the sign that cannot be written."""
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
    """Rule 7: nobody writes the same word twice in a game, not even after erasing it."""
    if word in sheet.words:
        raise IllegalMove("word_repeated", rule="writing-7", word=word)


def check_writing(sheet: Sheet, word: str, path: Sequence[int]) -> None:
    """All the common writing rules for a spelled word."""
    check_unwritten(sheet, word)
    grid.check_path(sheet.cells, word, path)
    grid.check_start(sheet.cells, path)


def with_word(sheet: Sheet, writing: Writing) -> Sheet:
    """The board with the word written."""
    return msgspec.structs.replace(
        sheet, cells=grid.written(sheet.cells, writing.word, writing.path), words=(*sheet.words, writing.word))


def erased(sheet: Sheet, path: Sequence[int]) -> Sheet:
    """The board with the letters along a path wiped off."""
    return msgspec.structs.replace(sheet, cells=grid.marked(sheet.cells, path, EMPTY))


def with_bottle(sheet: Sheet, cell: int) -> Sheet:
    """One penalty: a bottle in an empty cell."""
    if not 0 <= cell < grid.SIZE:
        raise IllegalMove("off_the_grid", rule="penalties", cell=cell)
    if sheet.cells[cell] != EMPTY:
        raise IllegalMove("bottle_needs_empty_cell", rule="penalties", cell=cell)
    return msgspec.structs.replace(sheet, cells=grid.marked(sheet.cells, (cell,), BOTTLE))


def with_drifting_bottle(sheet: Sheet) -> Sheet:
    """A bottle nobody placed: in the loneliest empty cell, or beside the grid when it is full."""
    cell = grid.loneliest_cell(sheet.cells)
    return msgspec.structs.replace(sheet, beside=sheet.beside + 1) if cell is None else with_bottle(sheet, cell)


# --- Polpo --------------------------------------------------------------------------------------------------------


def row_of(cells: Cells, row: int) -> str:
    return cells[row * SIDE:(row + 1) * SIDE]


def letters_in(cells: Cells, row: int) -> int:
    return sum(map(grid.is_letter, row_of(cells, row)))


def with_line(sheet: Sheet) -> tuple[Sheet, bool]:
    """A line over the highest free row, and whether it covers a letter (which eliminates)."""
    if sheet.lines >= SIDE:
        return sheet, False
    row = sheet.lines
    covered = letters_in(sheet.cells, row) > 0
    free = [cell for cell in range(row * SIDE, (row + 1) * SIDE) if sheet.cells[cell] == EMPTY]
    return msgspec.structs.replace(sheet, lines=row + 1, cells=grid.marked(sheet.cells, free, LINED)), covered
