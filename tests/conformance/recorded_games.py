"""Random games with every option: each is played once and shared by all checks."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteca.rules import Chance, Entry, IllegalMove, Table
from ludoteca.rules.game import Seat, Step
from ludoteca.rules.registry import game
from tests.conformance.playouts import playout, should_record, tables


@dataclass
class Transition:
    """A table just before an entry, the entry, and the step it caused."""

    table: Table
    entry: Entry
    step: Step[Any]

    @property
    def rules(self) -> Any:
        return self.table.game

    @property
    def state(self) -> Any:
        return self.table.state

    def __str__(self) -> str:
        return f"{self.table.seats} seats, {self.table.log['options']}, entry {self.table.position}"


@dataclass
class RecordedGame:
    """One game from the first entry to the last, with the transitions sampled from it."""

    table: Table                                       # at the end
    number: int
    transitions: list[Transition] = field(default_factory=list)


def snapshot(table: Table) -> Table:
    """A copy of the table that later moves do not change."""
    still = copy.copy(table)
    still.entries = list(table.entries)
    return still


def record_game(number: int, table: Table) -> RecordedGame:
    chance = Chance.stream(number, purpose="journey")
    looks = Chance.stream(number, purpose="looks")
    recorded = RecordedGame(table, number)
    before: list[Table] = []

    def ahead(table: Table, entry: Entry) -> None:
        before[:] = [snapshot(table)] if should_record(table, looks) else []

    def after(table: Table, entry: Entry, step: Step[Any]) -> None:
        recorded.transitions += [Transition(still, entry, step) for still in before]

    try:
        playout(table, chance, ahead, after)
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"a random game broke at entry {table.position}: {error!r}") from error
    return recorded


_cache: dict[Any, list[RecordedGame]] = {}


def recorded_games(id: str) -> list[RecordedGame]:
    """One random game per option set, with the fewest and with the most seats; cached for all checks."""
    rules = game(id)
    if rules not in _cache:
        _cache[rules] = [record_game(number, table) for number, table in enumerate(tables(id))]
    return _cache[rules]


def transitions(id: str, most: int, fit: Callable[[Transition], bool] = lambda _: True) -> Iterator[Transition]:
    """At most `most` transitions of all recorded games, round robin over the kinds of entry so that rare ones occur."""
    kinds: dict[Any, list[Transition]] = defaultdict(list)
    for recorded in recorded_games(id):
        for transition in recorded.transitions:
            if fit(transition):
                kinds[type(transition.entry.move), len(transition.table.actors) > 1].append(transition)
    chance = Chance.stream(id, purpose="moments")
    piles = [list(chance.shuffled(pile)) for pile in kinds.values()]
    for _ in range(most):
        piles = [pile for pile in piles if pile]
        if not piles:
            return
        yield piles[_ % len(piles)].pop()


def attempt(table: Table, seat: Seat, move: Any, state: Any = None) -> Step[Any] | IllegalMove:
    """The result of a move at this table, or in another state of it."""
    if state is not None:
        table = copy.copy(table)
        table.state = state
    try:
        return table.try_move(seat, move, table.now)
    except IllegalMove as refusal:
        return refusal
