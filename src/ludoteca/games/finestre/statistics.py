"""Statistics of a finished game: each player's accuracy, speed, best streak and closest misses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from statistics import median

import msgspec

from ludoteca.games.finestre.state import Round
from ludoteca.games.finestre.street import Window
from ludoteca.rules import Millis, Seat

MISSES_SHOWN = 3
NEAR = log(4 / 3)                          # a miss by more than a third on the worse side is not close


class Miss(msgspec.Struct, frozen=True):
    """A wrong window: width and height in per cent of the right one. `turned`: it lay the other way round."""

    round: int
    window: int
    answer: int
    width: int
    height: int
    turned: bool = False


class Eye(msgspec.Struct, frozen=True):
    """One player's statistics."""

    rounds: int
    placed: int
    right: int
    streak: int                            # most right in a row
    typical: Millis | None = None          # median time to choose
    fastest: Millis | None = None          # fastest right choice
    misses: tuple[Miss, ...] = ()          # the close ones, closest first


def measure_miss(number: int, chosen: int, answer: int, windows: Sequence[Window]) -> tuple[float, Miss]:
    """Return a miss and its error on the worse side, turned whichever way is closer."""
    a, b = windows[chosen], windows[answer]
    upright = max(abs(log(a.width / b.width)), abs(log(a.height / b.height)))
    lying = max(abs(log(a.height / b.width)), abs(log(a.width / b.height)))
    turned = lying < upright
    width, height = (a.height, a.width) if turned else (a.width, a.height)
    return min(upright, lying), Miss(
        number, chosen, answer, round(100 * width / b.width), round(100 * height / b.height), turned)


def judge_eye(seat: Seat, rounds: Mapping[int, Round], windows: Sequence[Window]) -> Eye:
    """Return one player's statistics over all rounds."""
    times: list[Millis] = []
    quick: list[Millis] = []
    misses: list[tuple[float, Miss]] = []
    streak = longest = 0
    for number, each in sorted(rounds.items()):
        pawn = each.pawns.get(seat)
        if pawn is not None:
            times.append(pawn.after)
        if pawn is not None and pawn.window == each.answer:
            quick.append(pawn.after)
            streak += 1
            longest = max(longest, streak)
            continue
        streak = 0
        if pawn is not None:
            misses.append(measure_miss(number, pawn.window, each.answer, windows))
    near = sorted((miss for miss in misses if miss[0] <= NEAR), key=lambda miss: (miss[0], miss[1].round))
    return Eye(
        rounds=len(rounds), placed=len(times), right=len(quick), streak=longest,
        typical=round(median(times)) if times else None, fastest=min(quick, default=None),
        misses=tuple(miss for _, miss in near[:MISSES_SHOWN]),
    )
