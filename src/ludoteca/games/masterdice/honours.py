"""Honours of Masterdice: best code, fewest rows, boldest guess."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ludoteca.games.masterdice.pieces import placed
from ludoteca.games.masterdice.rules import CodeFound, CodeMissed, DicePlaced, FeedbackGiven
from ludoteca.rules.honours import Deed, Honour, all_of, fewest, highest, most, own, tally

SEATS = 2


def honours(deeds: Sequence[Deed]) -> Iterator[Honour]:
    found = list(all_of(deeds, CodeFound))
    codes = tally(SEATS, (event.seat for event in found))
    points = highest(SEATS, ((event.seat, event.points) for event in found))
    yield from most("finest-code", points)
    yield from most("codes-found", codes)
    yield from fewest("fewest-rows", _least(deeds, lambda row: 1))
    yield from fewest("fewest-dice", _least(deeds, lambda row: placed(row.dice)))
    right = highest(SEATS, ((1 - event.seat, event.equal) for event in all_of(deeds, FeedbackGiven)))
    yield from most("right-in-a-row", right)
    yield from own("best-row", right)
    kept = tally(SEATS, (1 - event.seat for event in all_of(deeds, CodeMissed) if event.points == 0))
    yield from own("code-kept", kept)
    yield from own("rows-tried", tally(SEATS, (event.seat for event in all_of(deeds, DicePlaced))))


def _least(deeds: Sequence[Deed], worth: Callable[[DicePlaced], int]) -> tuple[int | None, ...]:
    """The least value over the codes a seat found, None if it found none."""
    best: list[int | None] = [None] * SEATS
    taken = 0
    for event in (event for deed in deeds for event in deed.events):
        if isinstance(event, DicePlaced):
            taken += worth(event)
        elif isinstance(event, CodeFound):
            before = best[event.seat]
            best[event.seat] = taken if before is None else min(before, taken)
        if isinstance(event, (CodeFound, CodeMissed)):
            taken = 0
    return tuple(best)
