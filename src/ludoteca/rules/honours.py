"""Honours: what each seat did best in a finished game, counted from public events alone.

A game counts something for each seat; `most` and `fewest` say who leads. Unshared honours come first:

>>> [honour.seat for honour in most("ribbons", (2, 5, 5, 0))]
[1, 2]
>>> list(most("ribbons", (3, 3)))                            # where all are equal there is no honour
[]
>>> [honour.facts for honour in fewest("quickest", (None, 740))]
[{'count': 740}]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeVar

import msgspec

from ludoteca.rules.values import Event, JsonValue, Millis, Seat, Told

PER_SEAT = 3                     # the most honours of one seat
ENOUGH = 2                       # a seat with so many gets none of kind "own"
FEW = 2                          # so many seats may share an honour at any table


class Deed(msgspec.Struct, frozen=True, gc=False):
    """The public events of one log entry that was not taken back, and its time."""

    at: Millis
    events: tuple[Event, ...]


class Honour(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat did, shown as the text `honour-<key>`. `count` is among its facts.

    "most" and "fewest" compare all seats; "own" is true of the seat, whatever the others did. `among` has the count of
    each seat, None where there was nothing to count.
    """

    seat: Seat
    key: str
    facts: dict[str, JsonValue] = {}
    kind: Literal["most", "fewest", "own"] = "most"
    among: tuple[int | None, ...] = ()

    @property
    def shared(self) -> int:
        """How many seats share it. One of kind "own" counts as unshared."""
        return 1 if self.kind == "own" else sum(each == self.among[self.seat] for each in self.among)


Facts = Callable[[Seat], Mapping[str, object]]


def most(key: str, counted: Sequence[int | None], least: int = 1, facts: Facts | None = None) -> Iterator[Honour]:
    """Yield an honour for the seats with the highest count, if it is at least `least` and not all are equal."""
    return _best(key, "most", counted, [each for each in counted if each is not None and each >= least], max, facts)


def fewest(key: str, counted: Sequence[int | None], facts: Facts | None = None) -> Iterator[Honour]:
    """Yield an honour for the seats with the lowest count, among seats that have a count."""
    return _best(key, "fewest", counted, [each for each in counted if each is not None], min, facts)


def own(key: str, counted: Sequence[int | None], least: int = 1, facts: Facts | None = None) -> Iterator[Honour]:
    """Yield an honour for each seat with at least `least`: for seats that lead in nothing."""
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


def public(told: Iterable[Told]) -> tuple[Event, ...]:
    """Return the events that everyone may see."""
    return tuple(each.event for each in told if each.to is None)


E = TypeVar("E", bound=Event)


def all_of(deeds: Iterable[Deed], kind: type[E]) -> Iterator[E]:
    """Return every event of one class, in order."""
    return (event for deed in deeds for event in deed.events if isinstance(event, kind))


def tally(seats: int, who: Iterable[Seat]) -> tuple[int, ...]:
    """Return how often each seat occurs."""
    counts = [0] * seats
    for seat in who:
        counts[seat] += 1
    return tuple(counts)


def highest(seats: int, marks: Iterable[tuple[Seat, int]]) -> tuple[int | None, ...]:
    """Return the highest mark of each seat, None for seats without one."""
    best: list[int | None] = [None] * seats
    for seat, mark in marks:
        best[seat] = max(mark, best[seat] if best[seat] is not None else mark)  # type: ignore[type-var]
    return tuple(best)


def _alike(one: Honour, other: Honour) -> bool:
    """Whether two honours say the same: shared, or the same text with the same facts."""
    return one.key == other.key and (one.kind != "own" or one.facts == other.facts)


def chosen(honours: Iterable[Honour], seats: int) -> list[Honour]:
    """Return at most three honours for each seat: first those it leads in, then "own" ones up to two in all.

    Honours that most of the table share are left out. In a game for one there are only "own" honours.

    >>> told = [*own("windows", (12, 9, 6)), *own("jumps", (17, 17, 17))]
    >>> [honour.key for honour in chosen(told, 3)]
    ['windows', 'windows', 'windows']
    >>> chosen(most("ribbons", (5, 5, 5, 5, 2)), 5)
    []
    """
    for_each: list[list[Honour]] = [[] for _ in range(seats)]
    proposed = list(honours)
    few = max(FEW, seats // 2) if seats > 2 else 1
    rare = [honour for honour in proposed if sum(_alike(honour, each) for each in proposed) <= few]
    better, true = ([each for each in rare if (each.kind == "own") == own] for own in (False, True))
    for group, enough in ((true, PER_SEAT),) if seats == 1 else ((better, PER_SEAT), (true, ENOUGH)):
        for honour in group:
            mine = for_each[honour.seat]
            known = {each.among for each in mine if group is not better}   # no count is used twice for one seat
            if len(mine) < enough and honour.among not in known:
                mine.append(honour)
    return [honour for honours in for_each for honour in honours]
