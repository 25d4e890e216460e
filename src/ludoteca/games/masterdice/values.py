"""Value table of the maestro: expected points by rows used, stock and codes left, and the best row by it.

The table (`content/values.json`) is made by `train.py`. For each (rows used, stock) it has the expected points at some
numbers of codes left, interpolated over the logarithm. Plain Python, since the analysis after a game uses it too.
"""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from importlib import resources

from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import CODE_FOUND, EMPTY_ROW, ROWS, UNUSED_DIE, Advice, Placed, placed


def prize(rows: int, stock: int) -> int:
    """Return the points of the code after this many rows, with this many white dice left."""
    return CODE_FOUND + EMPTY_ROW * (ROWS - rows) + UNUSED_DIE * stock


@cache
def _table() -> tuple[list[int], dict[str, list[float]]]:
    page = json.loads((resources.files(__package__) / "content" / "values.json").read_text("utf-8"))
    return page["codes"], page["points"]


@cache
def hopes(rows: int, stock: int) -> tuple[float, ...]:
    """Return the expected points of good play, by the number of codes left (0 is unused)."""
    right, every = prize(rows, stock), range(1, len(deduction.CODES) + 1)
    knots, points = _table()
    known = points.get(f"{rows}/{stock}")
    if rows == ROWS or stock == 0 or known is None:
        return (0.0, *(right / n for n in every))
    line = [0.0]
    place = 0
    for n in every:
        while place < len(knots) - 2 and n >= knots[place + 1]:
            place += 1
        low, high = knots[place], knots[place + 1]
        share = math.log(n / low) / math.log(high / low)
        line.append(known[place] * (1 - share) + known[place + 1] * share)
    return tuple(line)


def hope(codes: deduction.Codes, rows: int, stock: int, dice: Placed) -> float:
    """Return the expected points after placing these dice."""
    line = hopes(rows + 1, stock - placed(dice))
    total = 0.0
    for part in deduction.parts(codes, dice).values():
        left = part.bit_count()
        total += left * line[left]
    return total / codes.bit_count()


@lru_cache(maxsize=4096)
def best_question(codes: deduction.Codes, rows: int, stock: int, roll: tuple[int, ...]) -> tuple[Placed | None, float]:
    """Return the dice to place, or None to name the code, and the expected points. `roll` is sorted."""
    best: Placed | None = None
    points = prize(rows, stock) / codes.bit_count()
    for dice in deduction.placements(roll):
        hoped = hope(codes, rows, stock, dice)
        if hoped > points:
            best, points = dice, hoped
    return best, points


def advice(codes: deduction.Codes, rows: int, stock: int, roll: tuple[int, ...], done: Placed) -> Advice:
    """Return the maestro's choice beside the choice made."""
    dice, best = best_question(codes, rows, stock, tuple(sorted(roll)))
    played = hope(codes, rows, stock, done)
    if played >= best - 1e-9:          # equal value: the same choice, whatever the columns
        dice = done
    return Advice(dice, round(best, 1), round(played, 1))
