"""The sea: a grid of 8 by 8 cells, the writing rules that a path must keep, and the paths that reuse most letters.

Cells are a string of 64 characters, row by row from the top left: a space is empty, a letter is itself, `#` is a
bottle, `=` is a cell under a line (Polpo). A path is a sequence of cell numbers 0-63, one for each letter of the word.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ludoteca.rules import IllegalMove

SIDE = 8
SIZE = SIDE * SIDE
EMPTY, BOTTLE, LINED = " ", "#", "="
OPEN_SEA = EMPTY * SIZE
CENTRE = frozenset((27, 28, 35, 36))

Cells = str
Path = tuple[int, ...]


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    return tuple(
        (row + down) * SIDE + column + right
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    )


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(cell) for cell in range(SIZE))


def is_letter(mark: str) -> bool:
    """Whether a cell holds a letter (and not a bottle, a line or nothing)."""
    return "A" <= mark <= "Z"


def shore(cells: Cells) -> frozenset[int]:
    """The cells a new word has to pass through at least once: rule 4.

    The centre while there is no letter (also when erasing has emptied the grid), then the letters and what is beside.
    """
    letters = [cell for cell, mark in enumerate(cells) if is_letter(mark)]
    if not letters:
        return CENTRE
    return frozenset(letters).union(*(NEIGHBOURS[cell] for cell in letters))


def new_cells(cells: Cells, path: Sequence[int]) -> list[int]:
    """The cells of a path that are still empty."""
    return [cell for cell in path if cells[cell] == EMPTY]


def check_path(cells: Cells, word: str, path: Sequence[int]) -> None:
    """Rules 1, 5 and 6 for a word along a path; each refusal points at the cell that breaks it."""
    if len(path) != len(word):
        raise IllegalMove("path_length", rule="writing-5", word=word, letters=len(word), cells=len(path))
    for cell in path:
        if not 0 <= cell < SIZE:
            raise IllegalMove("off_the_grid", rule="writing-5", cell=cell)
    for before, cell in pairwise(path):
        if cell not in NEIGHBOURS[before] and cell != before:
            raise IllegalMove("not_consecutive", rule="writing-5", cell=cell)
    seen: set[int] = set()
    for letter, cell in zip(word, path, strict=True):
        if cell in seen:
            raise IllegalMove("cell_used_twice", rule="writing-6", cell=cell, letter=letter)
        seen.add(cell)
        mark = cells[cell]
        if mark == BOTTLE:
            raise IllegalMove("bottle_there", rule="penalties", cell=cell)
        if mark == LINED:
            raise IllegalMove("line_there", rule="lines", cell=cell)
        if mark not in (EMPTY, letter):
            raise IllegalMove("cell_taken", rule="writing-1", cell=cell, there=mark, letter=letter)
    if not new_cells(cells, path):
        raise IllegalMove("no_new_letter", rule="writing-6", cell=path[0])


def check_start(cells: Cells, path: Sequence[int]) -> None:
    """Rule 4: the first word crosses the centre, later ones touch what is written."""
    if shore(cells).isdisjoint(path):
        code = "not_adjacent" if any(map(is_letter, cells)) else "not_through_the_centre"
        raise IllegalMove(code, rule="writing-4", cell=path[0])


def written(cells: Cells, word: str, path: Sequence[int]) -> Cells:
    """The grid with the word on it."""
    marks = list(cells)
    for letter, cell in zip(word, path, strict=True):
        marks[cell] = letter
    return "".join(marks)


def marked(cells: Cells, at: Sequence[int], mark: str) -> Cells:
    """The grid with a mark in some cells."""
    marks = list(cells)
    for cell in at:
        marks[cell] = mark
    return "".join(marks)


def loneliest_cell(cells: Cells) -> int | None:
    """Where the server drops a bottle nobody placed in time: the empty cell with the fewest empty neighbours."""
    empty = [cell for cell, mark in enumerate(cells) if mark == EMPTY]
    return min(empty, key=lambda cell: sum(cells[near] == EMPTY for near in NEIGHBOURS[cell]), default=None)


def best_paths(cells: Cells, word: str, limit: int = 8) -> list[list[int]]:
    """The paths along which a word may be written, most reused letters first, then the straightest.

    Exact: no path with fewer new cells is left out, but for words so long (over 16 letters) that looking for the very
    best would take too long to be of help. The word is in capitals without spaces (see `words.normalise`).
    """
    if len(cells) != SIZE:
        raise ValueError("a grid has 64 cells")
    found: list[list[int]] = []
    if not 0 < len(word) <= SIZE or limit <= 0:
        return found
    for path in _paths_by_cost(cells, word):
        found.append(list(path))
        if len(found) >= limit:
            break
    return sorted(found, key=lambda path: len(new_cells(cells, path)))


# A path costs one TURN for each change of direction and one NEW for each new cell, so that reuse comes first.
_TURN, _NEW = 1, 64
_NEVER = 1 << 30
_PATIENCE = 5000              # partial paths looked at before taking any way to the end


def _paths_by_cost(cells: Cells, word: str) -> Iterator[Path]:
    """All legal paths, cheapest first: A* over partial paths, guided by the exact cost of the rest without memory.

    The guide forgets which cells the path has used, so it never promises too much, and it is right nearly always.
    """
    last = len(word) - 1
    coast = shore(cells)
    fits = [[cell for cell in range(SIZE) if cells[cell] in (EMPTY, letter)] for letter in word]
    price = [_NEW if mark == EMPTY else 0 for mark in cells]
    # rest[i][touched][cell * 4 + direction]: the least to pay for the letters after the i-th, standing on `cell`
    # after a step in `direction`; "touched" says whether the path has met the shore already.
    rest: list[tuple[dict[int, int], dict[int, int]]] = [({}, {}) for _ in word]
    for i in range(last, -1, -1):
        touched, dry = rest[i][1], rest[i][0]
        for cell in fits[i]:
            for way in range(4):
                here = cell * 4 + way
                if i == last:
                    touched[here] = 0
                    if cell in coast:
                        dry[here] = 0
                    continue
                ahead = rest[i + 1]
                best_touched = best_dry = _NEVER
                on_shore = cell in coast
                for there, step in _STEPS[cell]:
                    if step == 3 - way:                      # straight back is the one crossing the guide can see
                        continue
                    pay = price[there] + (0 if step == way else _TURN)
                    key = there * 4 + step
                    if (cost := ahead[1].get(key, _NEVER) + pay) < best_touched:
                        best_touched = cost
                    if not on_shore and (cost := ahead[0].get(key, _NEVER) + pay) < best_dry:
                        best_dry = cost
                if best_touched < _NEVER:
                    touched[here] = best_touched
                if on_shore:
                    best_dry = best_touched
                if best_dry < _NEVER:
                    dry[here] = best_dry
    queue: list[tuple[int, int, Path, int, int, int]] = []
    for cell in fits[0]:
        # A word has no direction before its second letter: the first step is never a turn.
        guess = min((rest[0][0].get(cell * 4 + way, _NEVER) for way in range(4)), default=_NEVER)
        if guess < _NEVER:
            heapq.heappush(queue, (price[cell] + guess, last, (cell,), price[cell], -1, int(cell in coast)))
    looked, hurry = 0, False
    while queue:
        first, second, path, paid, way, touched_yet = heapq.heappop(queue)
        left = first if hurry else second
        if not left:
            if paid >= _NEW and touched_yet:
                looked = 0
                yield path
            continue
        looked += 1
        if looked > _PATIENCE and not hurry:
            queue = [(left, cost, *rest_of) for cost, left, *rest_of in queue]    # type: ignore[misc]
            heapq.heapify(queue)
            hurry, looked = True, 0
        elif looked > 5 * _PATIENCE:
            return
        i = last - left + 1
        guide = rest[i][touched_yet]
        for there, step in _STEPS[path[-1]]:
            if there in path:
                continue
            promise = guide.get(there * 4 + step)
            if promise is None:
                continue
            spent = paid + price[there] + (0 if step == way or way < 0 else _TURN)
            order = (left - 1, spent + promise) if hurry else (spent + promise, left - 1)
            heapq.heappush(queue, (*order, (*path, there), spent, step, touched_yet or int(there in coast)))


def _steps(cell: int) -> tuple[tuple[int, int], ...]:
    ways = {-SIDE: 0, -1: 1, 1: 2, SIDE: 3}
    return tuple((near, ways[near - cell]) for near in NEIGHBOURS[cell])


_STEPS: tuple[tuple[tuple[int, int], ...], ...] = tuple(_steps(cell) for cell in range(SIZE))
