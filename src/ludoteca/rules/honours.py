"""What each did best in a finished game: honours that the log bears out, made of what everybody saw alone.

A game counts something for each seat, and says who has most of it, or least; what nobody else can claim comes first:

>>> [honour.seat for honour in most("ribbons", (2, 5, 5, 0))]
[1, 2]
>>> list(most("ribbons", (3, 3)))                            # where all are level nobody stands out
[]
>>> [honour.facts for honour in fewest("quickest", (None, 740))]
[{'count': 740}]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from ludoteca.rules.game import Event, Millis, Seat, Told

PER_SEAT = 3                     # no more for one person
ENOUGH = 2                       # who has so many needs nothing that is merely true
FEW = 2                          # so many may share something whatever the size of the table


class Deed(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log that still counts, as everybody saw it: when, and what happened."""

    at: Millis
    events: tuple[Any, ...]


class Honour(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat did, by the text key `honour-<key>`. `count` is among its facts.

    "most" and "fewest" hold against everybody (`among`: what was counted, seat by seat; None where there was
    nothing to count); "own" is true of the seat, whatever the others did.
    """

    seat: Seat
    key: str
    facts: dict[str, Any] = {}
    kind: Literal["most", "fewest", "own"] = "most"
    among: tuple[int | None, ...] = ()

    @property
    def shared(self) -> int:
        """How many have it; what is merely true of somebody is their own."""
        return 1 if self.kind == "own" else sum(each == self.among[self.seat] for each in self.among)


Facts = Callable[[Seat], dict[str, Any]]


def most(key: str, counted: Sequence[int | None], least: int = 1, facts: Facts | None = None) -> Iterator[Honour]:
    """Whoever has most of something, if it is at least so much and not all are level."""
    return _best(key, "most", counted, [each for each in counted if each is not None and each >= least], max, facts)


def fewest(key: str, counted: Sequence[int | None], facts: Facts | None = None) -> Iterator[Honour]:
    """Whoever has least of something, among those who have any number at all."""
    return _best(key, "fewest", counted, [each for each in counted if each is not None], min, facts)


def own(key: str, counted: Sequence[int | None], least: int = 1, facts: Facts | None = None) -> Iterator[Honour]:
    """What is true of each seat with at least so much: for those who stand out in nothing."""
    for seat, count in enumerate(counted):
        if count is not None and count >= least:
            yield Honour(seat, key, {"count": count, **(facts(seat) if facts else {})}, "own", tuple(counted))


def _best(
    key: str, kind: Literal["most", "fewest"], counted: Sequence[int | None], fit: list[int],
    best_of: Callable[[list[int]], int], facts: Facts | None,
) -> Iterator[Honour]:
    if not fit or (len(counted) > 1 and len(set(counted)) == 1):
        return
    best = best_of(fit)
    for seat, count in enumerate(counted):
        if count == best:
            yield Honour(seat, key, {"count": count, **(facts(seat) if facts else {})}, kind, tuple(counted))


def public(told: Iterable[Told]) -> tuple[Any, ...]:
    """The events that everybody saw."""
    return tuple(each.event for each in told if each.to is None)


E = TypeVar("E", bound=Event)


def all_of(deeds: Iterable[Deed], kind: type[E]) -> Iterator[E]:
    """Every event of one kind, in order."""
    return (event for deed in deeds for event in deed.events if isinstance(event, kind))


def tally(seats: int, who: Iterable[Seat]) -> tuple[int, ...]:
    """How often each seat is named."""
    counts = [0] * seats
    for seat in who:
        counts[seat] += 1
    return tuple(counts)


def highest(seats: int, marks: Iterable[tuple[Seat, int]]) -> tuple[int | None, ...]:
    """The highest mark of each seat."""
    best: list[int | None] = [None] * seats
    for seat, mark in marks:
        best[seat] = max(mark, best[seat] if best[seat] is not None else mark)  # type: ignore[type-var]
    return tuple(best)


def _alike(one: Honour, other: Honour) -> bool:
    """Whether the same is told of both: of a tie, or in the same words with the same numbers."""
    return one.key == other.key and (one.kind != "own" or one.facts == other.facts)


def chosen(honours: Iterable[Honour], seats: int) -> list[Honour]:
    """At most three for each: what one did better than everybody first, what is merely true only to make it two.

    What most of the table can say of themselves praises nobody. Alone nobody is better than anybody: only what is
    true is told.

    >>> told = [*own("windows", (12, 9, 6)), *own("jumps", (17, 17, 17))]
    >>> [honour.key for honour in chosen(told, 3)]
    ['windows', 'windows', 'windows']
    >>> chosen(most("ribbons", (5, 5, 5, 5, 2)), 5)
    []
    """
    for_each: list[list[Honour]] = [[] for _ in range(seats)]
    given = list(honours)
    few = max(FEW, seats // 2) if seats > 2 else 1
    rare = [honour for honour in given if sum(_alike(honour, each) for each in given) <= few]
    better, true = ([each for each in rare if (each.kind == "own") == own] for own in (False, True))
    for group, enough in ((true, PER_SEAT),) if seats == 1 else ((better, PER_SEAT), (true, ENOUGH)):
        for honour in group:
            mine = for_each[honour.seat]
            known = {each.among for each in mine if group is not better}   # nobody is told the same twice
            if len(mine) < enough and honour.among not in known:
                mine.append(honour)
    return [honour for honours in for_each for honour in honours]
