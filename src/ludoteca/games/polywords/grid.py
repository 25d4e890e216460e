"""The sea: a grid of 8 by 8 cells, the writing rules that a path must keep, and the paths that reuse most letters.

Cells are a string of 64 characters, row by row from the top left: a space is empty, a letter is itself, `#` is a
bottle, `=` is a cell under a line (Polpo). A path is a sequence of cell numbers 0-63, one for each letter of the word.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import eq

from ludoteca.rules import IllegalMove

SIDE = 8
SIZE = SIDE * SIDE
EMPTY, BOTTLE, LINED = " ", "#", "="
NO_LETTERS = EMPTY + BOTTLE + LINED
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
AT_AND_BESIDE = tuple((cell, *near) for cell, near in enumerate(NEIGHBOURS))
EVERYWHERE = frozenset(range(SIZE))
# From a cell to one beside it; to the same one too, which is another fault.
STEPS = frozenset((cell, near) for cell in EVERYWHERE for near in AT_AND_BESIDE[cell])


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
    if not (STEPS.issuperset(pairwise(path)) and EVERYWHERE.issuperset(path[:1])):
        raise _no_way(path)
    there = "".join(map(cells.__getitem__, path))
    new = there.count(EMPTY)
    if new + sum(map(eq, there, word)) < len(word) or len(set(path)) < len(path):
        raise _no_room(there, word, path)
    if not new:
        raise IllegalMove("no_new_letter", rule="writing-6", cell=path[0])


def _no_way(path: Sequence[int]) -> IllegalMove:
    """Where a path leaves the grid or makes a leap."""
    for cell in path:
        if cell not in EVERYWHERE:
            return IllegalMove("off_the_grid", rule="writing-5", cell=cell)
    leap = next(step for step in pairwise(path) if step not in STEPS)
    return IllegalMove("not_consecutive", rule="writing-5", cell=leap[1])


def _no_room(there: str, word: str, path: Sequence[int]) -> IllegalMove:
    """The first letter of a word that cannot be written where it would have to be."""
    for number, (mark, letter, cell) in enumerate(zip(there, word, path, strict=True)):
        if cell in path[:number]:
            return IllegalMove("cell_used_twice", rule="writing-6", cell=cell, letter=letter)
        if mark == BOTTLE:
            return IllegalMove("bottle_there", rule="penalties", cell=cell)
        if mark == LINED:
            return IllegalMove("line_there", rule="lines", cell=cell)
        if mark not in (EMPTY, letter):
            return IllegalMove("cell_taken", rule="writing-1", cell=cell, there=mark, letter=letter)
    raise AssertionError("there is room for every letter")


def check_start(cells: Cells, path: Sequence[int]) -> None:
    """Rule 4: the first word crosses the centre, later ones touch what is written."""
    if _touches_letters(cells, path):
        return
    if cells.strip(NO_LETTERS):
        raise IllegalMove("not_adjacent", rule="writing-4", cell=path[0])
    if CENTRE.isdisjoint(path):
        raise IllegalMove("not_through_the_centre", rule="writing-4", cell=path[0])


def _touches_letters(cells: Cells, path: Sequence[int]) -> bool:
    for cell in path:
        for near in AT_AND_BESIDE[cell]:
            if cells[near] not in NO_LETTERS:
                return True
    return False


def written(cells: Cells, word: str, path: Sequence[int]) -> Cells:
    """The grid with the word on it."""
    marks = bytearray(cells, "ascii")
    for letter, cell in zip(word.encode("ascii"), path, strict=True):
        marks[cell] = letter
    return marks.decode("ascii")


def marked(cells: Cells, at: Sequence[int], mark: str) -> Cells:
    """The grid with a mark in some cells."""
    for cell in at:
        cells = cells[:cell] + mark + cells[cell + 1:]
    return cells


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


# The beginning of a path: two numbers by which it is looked at sooner or later (what it will cost at least, letters
# left), the path, what it has cost, the direction of its last step (-1: none yet), and whether it has met the shore.
_Partial = tuple[int, int, Path, int, int, bool]


class _Chart:
    """What a search for paths knows beforehand: where each letter fits, what a cell costs, the least left to pay."""

    def __init__(self, cells: Cells, word: str) -> None:
        self.last = len(word) - 1
        self.coast = shore(cells)
        self.fits = [[cell for cell in range(SIZE) if cells[cell] in (EMPTY, letter)] for letter in word]
        self.price = [_NEW if mark == EMPTY else 0 for mark in cells]
        # rest[i][ashore][cell * 4 + direction]: the least to pay for the letters after the i-th, standing on `cell`
        # after a step in `direction`; the path has yet to meet the shore, or has met it.
        self.rest: list[tuple[dict[int, int], dict[int, int]]] = [({}, {}) for _ in word]
        dry, ashore = self.rest[self.last]
        for cell in self.fits[self.last]:
            for here in range(cell * 4, cell * 4 + 4):
                ashore[here] = 0
                if cell in self.coast:
                    dry[here] = 0
        for i in range(self.last - 1, -1, -1):
            for cell in self.fits[i]:
                self.look_ahead(i, cell)

    def look_ahead(self, i: int, cell: int) -> None:
        """The least to pay after the i-th letter on this cell, however one came there."""
        dry, ashore = self.rest[i]
        dry_ahead, ashore_ahead = self.rest[i + 1]
        steps = []
        for there, step in _STEPS[cell]:
            key, price = there * 4 + step, self.price[there]
            met = ashore_ahead.get(key, _NEVER) + price
            steps.append((step, met if cell in self.coast else dry_ahead.get(key, _NEVER) + price, met))
        for way in range(4):
            least_dry = least_ashore = _NEVER
            for step, cost_dry, cost_ashore in steps:
                if step == 3 - way:                      # straight back is the one crossing the guide can see
                    continue
                turn = 0 if step == way else _TURN
                if cost_dry + turn < least_dry:
                    least_dry = cost_dry + turn
                if cost_ashore + turn < least_ashore:
                    least_ashore = cost_ashore + turn
            if least_ashore < _NEVER:
                ashore[cell * 4 + way] = least_ashore
            if least_dry < _NEVER:
                dry[cell * 4 + way] = least_dry

    def beginnings(self) -> list[_Partial]:
        """Where the first letter may go. A word has no direction before its second: the first step is never a turn."""
        found: list[_Partial] = []
        for cell in self.fits[0]:
            guess = min(self.rest[0][0].get(cell * 4 + way, _NEVER) for way in range(4))
            if guess < _NEVER:
                paid = self.price[cell]
                found.append((paid + guess, self.last, (cell,), paid, -1, cell in self.coast))
        return found

    def onward(self, path: Path, paid: int, way: int, ashore: bool) -> list[_Partial]:
        """Every way to go on by one letter that may still come to an end."""
        left, guide = self.last - len(path), self.rest[len(path)][ashore]
        found: list[_Partial] = []
        for there, step in _STEPS[path[-1]]:
            promise = guide.get(there * 4 + step)
            if promise is not None and there not in path:
                spent = paid + self.price[there] + (0 if step == way or way < 0 else _TURN)
                found.append((spent + promise, left, (*path, there), spent, step, ashore or there in self.coast))
        return found


def _paths_by_cost(cells: Cells, word: str) -> Iterator[Path]:
    """All legal paths, cheapest first: A* over partial paths, guided by the exact cost of the rest without memory.

    The guide forgets which cells the path has used, so it never promises too much, and it is right nearly always.
    When patience runs out the path with the fewest letters to go comes first, whatever it costs.
    """
    chart = _Chart(cells, word)
    queue = chart.beginnings()
    heapq.heapify(queue)
    looked, hurry = 0, False
    while queue:
        _, _, path, paid, way, ashore = heapq.heappop(queue)
        if len(path) == len(word):
            if paid >= _NEW and ashore:
                looked = 0
                yield path
            continue
        looked += 1
        if looked > _PATIENCE and not hurry:
            queue = [(left, cost, *begun) for cost, left, *begun in queue]    # type: ignore[misc]
            heapq.heapify(queue)
            hurry, looked = True, 0
        elif looked > 5 * _PATIENCE:
            return
        for longer in chart.onward(path, paid, way, ashore):
            heapq.heappush(queue, (longer[1], longer[0], *longer[2:]) if hurry else longer)


def _steps(cell: int) -> tuple[tuple[int, int], ...]:
    ways = {-SIDE: 0, -1: 1, 1: 2, SIDE: 3}
    return tuple((near, ways[near - cell]) for near in NEIGHBOURS[cell])


_STEPS: tuple[tuple[tuple[int, int], ...], ...] = tuple(_steps(cell) for cell in range(SIZE))
