"""Cards: categories, letters, lengths and shapes, drawn one at a time as if from a shuffled deck.

No deck is stored: a card is drawn when it is turned up, with the same probability as from a deck. So no order can leak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

import msgspec

from ludoteca.games.polywords import words
from ludoteca.games.polywords.grid import SIDE, Path
from ludoteca.games.polywords.words_categories import CATEGORIES
from ludoteca.rules import Chance
from ludoteca.rules.deck import turn_up, turn_up_one

LETTERS = "ABCDEFGHILMNOPQRSTUVZ"    # the 21 cards of the Italian alphabet
LENGTHS = (3, 4, 5, 6, 7, 8, 9)
HARD_CARDS = 2
WHOLE_DECK = 40                      # category cards in games that shuffle all of them
ENOUGH_ANSWERS = 3                   # everyday answers that a pair of category and letter must have
FEWEST_CATEGORIES = 40

# Our 16 shapes: the steps of a path from its marked end (Right, Down, Left, Up). Lengths 3 to 7.
SHAPES = (
    "RR", "RD",
    "RRR", "RRD", "RDR", "RDL",
    "RRDD", "RDRD", "DRRU", "RDLD", "RDDR",
    "RRDLL", "RDRDR", "RRRDR",
    "RRDDLL", "RDRURD",
)

Offset = tuple[int, int]
_STEP: dict[str, Offset] = {"R": (0, 1), "D": (1, 0), "L": (0, -1), "U": (-1, 0)}


class Request(msgspec.Struct, frozen=True):
    """The face-up cards."""

    categories: tuple[str, ...] = ()
    letters: str = ""
    lengths: tuple[int, ...] = ()
    shapes: tuple[str, ...] = ()


def draw_category(
    seen: Sequence[str], deck: int, hard: bool, language: str, chance: Chance, elsewhere: Sequence[str] = (),
    unfit: Sequence[str] = (),
) -> str:
    """Draw the next category card of a deck of this many, two of them hard with `hard`.

    Cards in `elsewhere` and `unfit` are left out.
    """
    cards = category_cards(language)
    hard_left = (HARD_CARDS if hard else 0) - sum(card.hard for card in cards if card.id in seen)
    wants_hard = chance.below(max(1, deck - len(seen))) < hard_left
    gone = {*seen, *elsewhere, *unfit}
    unseen = [card for card in cards if card.id not in gone]
    # With few lists in a language one kind of card may run out; the other kind replaces it.
    drawn = chance.pick([card.id for card in unseen if card.hard == wants_hard] or [card.id for card in unseen] or [""])
    # The cards depend on lists that grow, so the log keeps the card drawn.
    return chance.recall(f"category {len(seen)} {len(elsewhere)}", lambda: drawn)


def draw_pair(
    seen: Request, deck: int, hard: bool, language: str, chance: Chance, anywhere: bool = False,
) -> tuple[str, str]:
    """Draw a category and a letter with everyday answers that begin with it or hold it `anywhere`.

    Pairs without enough answers are drawn again.
    """
    left = [letter for letter in LETTERS if letter not in seen.letters]
    hopeless = [card.id for card in category_cards(language)
                if not set(left) & set(answerable(card.id, language, anywhere))]
    category = draw_category(seen.categories, deck, hard, language, chance, unfit=hopeless)
    fit = [letter for letter in left if letter in answerable(category, language, anywhere)]
    drawn = chance.pick(fit or left or LETTERS)
    return category, chance.recall(f"letter {len(seen.letters)}", lambda: drawn)


@lru_cache(maxsize=512)
def unfit_for_length(length: int, language: str) -> tuple[str, ...]:
    """Return the categories without three everyday answers of this length."""
    return _unfit(language, lambda answer: len(answer) == length)


@lru_cache(maxsize=512)
def unfit_for_lengths(lengths: tuple[int, ...], spare: int, language: str) -> tuple[str, ...]:
    """Return the categories without three everyday answers for each length, except for `spare` lengths."""
    short = [category for length in lengths for category in unfit_for_length(length, language)]
    return tuple(card.id for card in category_cards(language) if short.count(card.id) > spare)


@lru_cache(maxsize=512)
def unfit_for_letters(letters: str, language: str) -> tuple[str, ...]:
    """Return the categories without three everyday answers that hold two of the letters."""
    return _unfit(language, lambda answer: len(set(answer) & set(letters)) > 1)


def _unfit(language: str, fits: Callable[[str], bool]) -> tuple[str, ...]:
    return tuple(card.id for card in category_cards(language)
                 if sum(map(fits, words.everyday_members(card.id, language))) < ENOUGH_ANSWERS)


@lru_cache(maxsize=256)
def answerable(category: str, language: str, anywhere: bool = False) -> str:
    """Return the letters that begin at least three everyday answers, or are `anywhere` in them."""
    places = [answer if anywhere else answer[0] for answer in words.everyday_members(category, language)]
    return "".join(letter for letter in LETTERS if sum(letter in place for place in places) >= ENOUGH_ANSWERS)


@lru_cache(maxsize=2)
def category_cards(language: str) -> tuple[words.Category, ...]:
    """Return the category cards of a language; all sixty if too few have a list, so that votes decide."""
    listed = words.categories(language)
    return listed if len(listed) >= FEWEST_CATEGORIES else CATEGORIES


def joined(cards: Request, more: Request) -> Request:
    """Return the cards of both requests."""
    return Request((*cards.categories, *more.categories), cards.letters + more.letters,
                   (*cards.lengths, *more.lengths), (*cards.shapes, *more.shapes))


def draw_letters(seen: str, count: int, chance: Chance, deck: str = LETTERS) -> str:
    """Draw the next letter cards, none of those seen."""
    return "".join(turn_up(deck, seen, count, chance))


def draw_shape(seen: Sequence[str], chance: Chance) -> str:
    """Draw the next shape card."""
    return turn_up_one(SHAPES, seen, chance)


def pagliaccio_lengths(players: int) -> tuple[int, ...]:
    """Draw the length cards: one more than players."""
    return {3: (4, 5, 6, 7), 4: (4, 5, 6, 7, 8), 5: (3, 4, 5, 6, 7, 8), 6: LENGTHS}[players]


# --- shapes -------------------------------------------------------------------------------------------------------


def length_of(shape: str) -> int:
    """Return how many letters a shape has."""
    return len(shape) + 1


def _drawn(shape: str) -> tuple[Offset, ...]:
    """The cells of a shape in the order of its marked path."""
    row = column = 0
    cells = [(0, 0)]
    for step in shape:
        row, column = row + _STEP[step][0], column + _STEP[step][1]
        cells.append((row, column))
    return tuple(cells)


def _at_origin(cells: Sequence[Offset]) -> tuple[Offset, ...]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells)


def _turned(cells: Sequence[Offset]) -> Iterator[tuple[Offset, ...]]:
    """The four rotations of a drawing and of its mirror image."""
    for mirror in (1, -1):
        turned = [(row, mirror * column) for row, column in cells]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            yield _at_origin(turned)


@cache
def outlines(shape: str) -> frozenset[frozenset[Offset]]:
    """Return the sets of cells a shape may cover, rotated and mirrored."""
    return frozenset(frozenset(cells) for cells in _turned(_drawn(shape)))


def follows(shape: str, path: Sequence[int], strict: bool = False) -> bool:
    """Return whether a path has the shape. `strict`: as drawn, from the marked end."""
    cells = _at_origin([divmod(cell, SIDE) for cell in path])
    if strict:
        return cells == _at_origin(_drawn(shape))
    return frozenset(cells) in outlines(shape)


def _walks(cells: frozenset[Offset]) -> Iterator[tuple[Offset, ...]]:
    """Yield every path that covers the cells."""
    def onward(path: tuple[Offset, ...]) -> Iterator[tuple[Offset, ...]]:
        if len(path) == len(cells):
            yield path
        row, column = path[-1]
        for down, right in _STEP.values():
            there = (row + down, column + right)
            if there in cells and there not in path:
                yield from onward((*path, there))

    for start in sorted(cells):
        yield from onward((start,))


@cache
def shape_paths(shape: str, strict: bool = False) -> tuple[Path, ...]:
    """Return every path on the grid that has the shape."""
    walks = ([_at_origin(_drawn(shape))] if strict
             else [walk for outline in sorted(map(sorted, outlines(shape))) for walk in _walks(frozenset(outline))])
    found = []
    for walk in walks:
        height, width = max(row for row, _ in walk), max(column for _, column in walk)
        for top in range(SIDE - height):
            for left in range(SIDE - width):
                found.append(tuple((top + row) * SIDE + left + column for row, column in walk))
    return tuple(found)
