"""Tactics of bots: what to contest, landings and rows in Polpo, requests in Medusa."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.bots import kernels
from ludoteca.games.polywords import grid, words
from ludoteca.games.polywords.grid import EMPTY, SIDE, Path
from ludoteca.games.polywords.polpo import clearable_rows, landings, lands
from ludoteca.games.polywords.requests import follows, shape_paths
from ludoteca.games.polywords.sheet import Sheet, letters_in
from ludoteca.games.polywords.view import MedusaView
from ludoteca.games.polywords.vocabulary import LEVELS, Index, known_members, pattern_of, words_of_length

# --- contests -----------------------------------------------------------------------------------------------------


def certainty(text: str, category: str, language: str) -> float:
    """Return how certain it is, by the lists, that a word is wrong; 0 if a person would accept it."""
    known = words.is_word(text, language)
    if not category:
        return 0.0 if known or words.frequency(text, language) else 1.0
    found = words.evidence(text, category, language)
    if found.supports or found.partly:
        return 0.0
    if not known:
        # An unlisted answer of several words may be right; a single unknown word is not.
        return 1.0 if text.isalpha() and not found.frequency else 0.5
    if found.open_category:
        return 0.0
    # A common word of another category is clearly wrong; a rare word may be an unlisted member.
    return 1.0 if found.categories or found.frequency >= words.EVERYDAY + 1 else 0.3


# --- Polpo --------------------------------------------------------------------------------------------------------


def depth(sheet: Sheet, path: Sequence[int]) -> float:
    """Return the cost of a landing: low cells cost little, high ones much, a full row gains."""
    fresh = grid.new_cells(sheet.cells, path)
    cost = float(sum((SIDE - cell // SIDE) ** 2 for cell in fresh))
    for row in {cell // SIDE for cell in fresh}:
        filled = letters_in(sheet.cells, row) + sum(cell // SIDE == row for cell in fresh)
        cost -= 40.0 if filled == SIDE else 1.5 * filled
    # A hole under a letter is hard to fill later.
    cost += 4.0 * sum(cell + SIDE < grid.SIZE and sheet.cells[cell + SIDE] == EMPTY and cell + SIDE not in path
                      for cell in fresh)
    return cost


def best_landing(sheet: Sheet, shape: str, strict: bool, candidates: Sequence[str],
                 careful: bool = True) -> tuple[str, Path] | None:
    """Return the word and path with the lowest cost; a careless player takes the first that fits."""
    if not candidates:
        return None
    if len(candidates) == 1 or not careful:
        for word in candidates[:40]:
            paths = landings(sheet.cells, word, shape, strict)
            if paths:
                return word, min(paths, key=lambda path: depth(sheet, path))
        return None
    index = Index(candidates)
    legal = [path for path in shape_paths(shape, strict)
             if EMPTY in pattern_of(sheet.cells, path) and lands(sheet.cells, path)]
    for path in sorted(legal, key=lambda path: depth(sheet, path)):
        found = index.matching(pattern_of(sheet.cells, path))
        if found:
            return index.words[min(found)], path
    return None


def best_row(sheet: Sheet) -> int:
    """Return the row to clear: the highest, and of equals the fuller one."""
    return min(clearable_rows(sheet), key=lambda row: (row, -letters_in(sheet.cells, row)))


# --- Medusa -------------------------------------------------------------------------------------------------------


def best_requests(view: MedusaView, level: str) -> tuple[str, Path] | None:
    """Return the word that meets most cards, at least two kinds, with the fewest new cells."""
    best = max(worthwhile(view, level), key=lambda found: found[0], default=None)
    return None if best is None else (best[1], best[2])


def worthwhile(view: MedusaView, level: str) -> Iterator[tuple[float, str, Path]]:
    """Yield the words a level finds that meet two kinds of cards, with their values."""
    for word, path in (*_of_a_category(view, level), *_of_a_shape(view, level)):
        value = _worth(view, word, path)
        if value is not None:
            yield value, word, path


def _worth(view: MedusaView, word: str, path: Path) -> float | None:
    """Cards met minus cells used, or None if the word would be refused. Only certain members count."""
    request, language = view.request, view.options.words
    categories = sum(words.verdict(word, each, language) == "yes" for each in request.categories)
    letters = sum(letter in word for letter in request.letters)
    shape = any(follows(each, path, view.options.strict_shapes) for each in request.shapes)
    if bool(categories) + bool(letters) + shape < 2:
        return None
    return categories + letters + shape - 1.0 * len(grid.new_cells(view.sheets[0].cells, path))


def _of_a_category(view: MedusaView, level: str) -> list[tuple[str, Path]]:
    """Members of the face-up categories, on their cheapest path and along a shape that fits."""
    sheet, learned = view.sheets[0], LEVELS[level]
    pool = dict.fromkeys(word for category in view.request.categories
                         for word in known_members(category, view.options.words, level) if word not in sheet.words)
    lettered = [word for word in pool if any(letter in word for letter in view.request.letters)]
    if learned.exact and kernels.installed():
        found = _cheapest(sheet, lettered, 3 * learned.tries)
    else:
        found = [(word, path) for word in sorted(lettered, key=len)[:learned.tries]
                 for path in map(tuple, grid.best_paths(sheet.cells, word, 1))]
    for shape in view.request.shapes:
        fitting = [word for word in pool if len(word) == len(shape) + 1]
        found += _along(sheet, shape, view.options.strict_shapes, Index(fitting), learned.tries)
    return found


def _cheapest(sheet: Sheet, candidates: Sequence[str], count: int) -> list[tuple[str, Path]]:
    """The words with the fewest new cells, by the exact search."""
    from ludoteca.games.polywords.search import Vocabulary, place_all

    if not candidates:
        return []
    placed = place_all(sheet.cells, Vocabulary(candidates))
    order = sorted(range(len(placed.words)), key=lambda number: int(placed.fewest[number]))
    return [(placed.words[number], placed.path(number)) for number in order[:count] if placed.fewest[number] < 99]


def _of_a_shape(view: MedusaView, level: str) -> list[tuple[str, Path]]:
    """Any known word with a letter asked for, along one of the shapes."""
    sheet, learned, found = view.sheets[0], LEVELS[level], []
    for shape in view.request.shapes:
        index = words_of_length(len(shape) + 1, view.options.words, level)
        found += _along(sheet, shape, view.options.strict_shapes, index, learned.tries, view.request.letters)
    return found


def _along(sheet: Sheet, shape: str, strict: bool, index: Index, count: int,
           letters: str = "") -> list[tuple[str, Path]]:
    """Words along a shape, first where most letters are written; with `letters`, those that hold most of them."""
    coast = grid.shore(sheet.cells)
    open_paths = []
    for path in shape_paths(shape, strict):
        marks = pattern_of(sheet.cells, path)
        fresh = marks.count(EMPTY)
        if fresh and not coast.isdisjoint(path):
            open_paths.append((fresh, path, marks))
    open_paths.sort()
    worth = index.holding(letters) if letters else [1] * len(index.words)
    written = {number for number, word in enumerate(index.words) if word in sheet.words}
    found: list[tuple[str, Path]] = []
    for _, path, marks in open_paths:
        best = max(index.matching(marks), key=lambda number: (worth[number] if number not in written else -1, -number),
                   default=-1)
        if best >= 0 and worth[best] and best not in written:
            found.append((index.words[best], path))
            if len(found) >= 2 * count:
                break
    return found
