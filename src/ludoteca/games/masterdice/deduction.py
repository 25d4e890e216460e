"""Deduction: the codes that rows still allow. A set of codes is an integer of 1,296 bits, so logic is `&` and `|`."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import product

from ludoteca.games.masterdice.pieces import COLUMNS, FACES, Code, Feedback, Placed, Row

Codes = int                          # a set of codes: bit i stands for CODES[i]

CODES: tuple[Code, ...] = tuple(product(range(1, FACES + 1), repeat=COLUMNS))
ALL: Codes = (1 << len(CODES)) - 1


def _codes_where(column: int, faces: Iterable[int]) -> Codes:
    wanted = frozenset(faces)
    return sum(1 << i for i, code in enumerate(CODES) if code[column] in wanted)


# For a white die of face v in a column: codes for which it is right, too high, too low. Face 0 is unused.
_RIGHT, _TOO_HIGH, _TOO_LOW = (
    tuple(tuple(_codes_where(c, faces(v)) for v in range(FACES + 1)) for c in range(COLUMNS))
    for faces in (lambda v: [v], lambda v: range(1, v), lambda v: range(v + 1, FACES + 1))
)


def members(codes: Codes) -> Iterator[Code]:
    """Return the codes of a set, in order."""
    while codes:
        lowest = codes & -codes
        yield CODES[lowest.bit_length() - 1]
        codes ^= lowest


def parts(codes: Codes, dice: Placed) -> dict[tuple[int, int], Codes]:
    """Return how a row splits a set: for each answer (equal, lower) the codes that give it."""
    split = {(0, 0): codes}
    for column, die in enumerate(dice):
        if die is None:
            continue
        right, high, low = _RIGHT[column][die], _TOO_HIGH[column][die], _TOO_LOW[column][die]
        finer: dict[tuple[int, int], Codes] = {}
        for (equal, lower), some in split.items():
            for answer, kept in (((equal + 1, lower), some & right), ((equal, lower + 1), some & high),
                                 ((equal, lower), some & low)):
                if kept:
                    finer[answer] = finer.get(answer, 0) | kept
        split = finer
    return split


def after(codes: Codes, dice: Placed, feedback: Feedback) -> Codes:
    """Return the codes of a set that give this answer to this row."""
    return parts(codes, dice).get((feedback.equal, feedback.lower), 0)


def candidates(rows: Iterable[Row]) -> Codes:
    """Return the codes still possible after these rows; none if the sliders contradict each other."""
    codes = ALL
    for row in rows:
        if row.feedback is not None:
            codes = after(codes, row.dice, row.feedback)
    return codes


def faces_left(codes: Codes) -> tuple[tuple[int, ...], ...]:
    """Return for each colour the faces of the codes in the set."""
    return tuple(
        tuple(v for v in range(1, FACES + 1) if codes & _RIGHT[c][v]) for c in range(COLUMNS)
    )


def bits_gained(before: Codes, left: Codes) -> float:
    """Return the information of an answer in bits. 0 if the sliders contradict themselves."""
    return round(math.log2(before.bit_count() / left.bit_count()), 2) if left else 0.0


def placements(roll: Iterable[int]) -> tuple[Placed, ...]:
    """Return every way to place one to four of the rolled dice, equal dice counted once."""
    ways: list[tuple[Placed, tuple[int, ...]]] = [((), tuple(sorted(roll)))]
    for _ in range(COLUMNS):
        ways = [
            ((*row, die), rest if die is None else tuple(_without(rest, die)))
            for row, rest in ways
            for die in (None, *dict.fromkeys(rest))
        ]
    return tuple(row for row, _ in ways if any(row))


def _without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    i = dice.index(die)
    return dice[:i] + dice[i + 1:]
