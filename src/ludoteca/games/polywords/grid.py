"""Grid of 8 by 8 cells, the writing rules for a path, and the search for paths that reuse most letters.

Cells are a string of 64 characters, row by row from the top left. A space is empty, a letter is itself. `#` is a
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
# From a cell to a neighbour or to itself; the latter is refused with another code.
STEPS = frozenset((cell, near) for cell in EVERYWHERE for near in AT_AND_BESIDE[cell])


def is_letter(mark: str) -> bool:
    """Return whether a cell holds a letter."""
    return "A" <= mark <= "Z"


def shore(cells: Cells) -> frozenset[int]:
    """Return the cells of which a new word must use at least one (rule 4).

    They are the centre while there is no letter, also after erasing, and later the letters and their neighbours.
    """
    letters = [cell for cell, mark in enumerate(cells) if is_letter(mark)]
    if not letters:
        return CENTRE
    return frozenset(letters).union(*(NEIGHBOURS[cell] for cell in letters))


def new_cells(cells: Cells, path: Sequence[int]) -> list[int]:
    """Return the cells of a path that are still empty."""
    return [cell for cell in path if cells[cell] == EMPTY]


def check_path(cells: Cells, word: str, path: Sequence[int]) -> None:
    """Check rules 1, 5 and 6 for a word along a path. The refusal names the first cell that breaks one."""
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
    """The refusal of a path that leaves the grid or jumps."""
    for cell in path:
        if cell not in EVERYWHERE:
            return IllegalMove("off_the_grid", rule="writing-5", cell=cell)
    leap = next(step for step in pairwise(path) if step not in STEPS)
    return IllegalMove("not_consecutive", rule="writing-5", cell=leap[1])


def _no_room(there: str, word: str, path: Sequence[int]) -> IllegalMove:
    """The refusal of a path on which a letter cannot be written."""
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
    """Check rule 4: the first word crosses the centre, later ones touch a letter."""
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
    """Return the grid with the word on it."""
    marks = bytearray(cells, "ascii")
    for letter, cell in zip(word.encode("ascii"), path, strict=True):
        marks[cell] = letter
    return marks.decode("ascii")


def marked(cells: Cells, at: Sequence[int], mark: str) -> Cells:
    """Return the grid with a mark in some cells."""
    for cell in at:
        cells = cells[:cell] + mark + cells[cell + 1:]
    return cells


def loneliest_cell(cells: Cells) -> int | None:
    """Return the empty cell with the fewest empty neighbours, for a bottle that was not placed in time."""
    empty = [cell for cell, mark in enumerate(cells) if mark == EMPTY]
    return min(empty, key=lambda cell: sum(cells[near] == EMPTY for near in NEIGHBOURS[cell]), default=None)


def best_paths(cells: Cells, word: str, limit: int = 8) -> list[list[int]]:
    """Return the paths along which a word may be written, most reused letters first, then the straightest.

    Exact: no path with fewer new cells is left out, except for words of over 16 letters, where the search stops early.
    The word is in capitals without spaces (see `words.normalise`).
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
_PATIENCE = 5000              # partial paths expanded before the search takes any complete path


# A partial path. Its priority: least total cost, letters left. Then path, cost so far, direction of the last step
# (-1: none), and whether it has met the shore.
_Partial = tuple[int, int, Path, int, int, bool]


class _Chart:
    """Tables of one search: where each letter fits, what a cell costs, and the least remaining cost."""

    def __init__(self, cells: Cells, word: str) -> None:
        self.last = len(word) - 1
        self.coast = shore(cells)
        self.fits = [[cell for cell in range(SIZE) if cells[cell] in (EMPTY, letter)] for letter in word]
        self.price = [_NEW if mark == EMPTY else 0 for mark in cells]
        # rest[i][ashore][cell * 4 + direction]: least cost of the letters after the i-th, from `cell` after a step in
        # `direction`. `ashore`: whether the path has met the shore.
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
        """Return the least cost after the i-th letter on this cell, whatever the last step."""
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
                if step == 3 - way:                      # straight back: the only crossing the heuristic can see
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
        """Yield the partial paths of one letter. The first step is never a turn."""
        found: list[_Partial] = []
        for cell in self.fits[0]:
            guess = min(self.rest[0][0].get(cell * 4 + way, _NEVER) for way in range(4))
            if guess < _NEVER:
                paid = self.price[cell]
                found.append((paid + guess, self.last, (cell,), paid, -1, cell in self.coast))
        return found

    def onward(self, path: Path, paid: int, way: int, ashore: bool) -> list[_Partial]:
        """Yield every extension by one letter that may still be completed."""
        left, guide = self.last - len(path), self.rest[len(path)][ashore]
        found: list[_Partial] = []
        for there, step in _STEPS[path[-1]]:
            promise = guide.get(there * 4 + step)
            if promise is not None and there not in path:
                spent = paid + self.price[there] + (0 if step == way or way < 0 else _TURN)
                found.append((spent + promise, left, (*path, there), spent, step, ashore or there in self.coast))
        return found


def _paths_by_cost(cells: Cells, word: str) -> Iterator[Path]:
    """Yield all legal paths, cheapest first: A* over partial paths.

    The heuristic is the exact remaining cost if the path could cross itself, so it is admissible and nearly always
    right. After `_PATIENCE` partial paths, those with the fewest letters left come first, whatever their cost.
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
