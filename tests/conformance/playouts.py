"""Games under test (our own and the samples), their option sets, and random playouts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.rules import Chance, Entry, Table
from ludoteca.rules.game import Step
from ludoteca.rules.registry import bring, game, games

ROOT = Path(__file__).parents[2]
LONGEST = 20_000

for sample in ("nim", "tris", "forza_quattro", "corsa", "morra"):
    bring(ROOT / "examples" / f"{sample}.py")

ALL = games(shelf=False)


def values(kind: inspect.Type) -> list[Any]:
    """Every value of an option to test on its own."""
    match kind:
        case inspect.BoolType():
            return [True, False]
        case inspect.LiteralType(values=found):
            return list(found)
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return sorted({low, min(high, low + 50)})
        case inspect.UnionType(types=kinds):
            return [value for each in kinds for value in values(each)]
        case inspect.NoneType():
            return [None]
    return []


def option_sets(id: str) -> list[dict[str, Any]]:
    """The defaults, then each other value of each option, one change at a time."""
    sets: list[dict[str, Any]] = [{}]
    for field in inspect.type_info(game(id).Options).fields:
        sets += [{field.encode_name: value} for value in values(field.type) if value != field.default]
    return sets


def tables(id: str, seed: int = 1) -> Iterator[Table]:
    """A table for each option set, with the fewest and with the most seats that the options allow."""
    from ludoteca.rules import IllegalMove

    for options in option_sets(id):
        for seats in sorted({game(id).seats[0], game(id).seats[-1]}):
            try:
                yield Table(id, seats, seed=f"{seed} {options}", options=options)
            except IllegalMove as refusal:
                assert refusal.code == "bad_options", refusal


AfterEntry = Callable[[Table, Entry, Step[Any]], None]


def advance(table: Table, chance: Chance, ahead: Callable[[Entry], None] | None = None) -> tuple[Entry, Step[Any]]:
    """Play one random entry: a move of a seat that may act, or an expiry. `ahead` is called before it is applied."""
    actors = sorted(table.actors)
    deadline = table.deadline
    assert actors or deadline is not None, "nobody may act and no time runs: the game is stuck"
    if not actors or (deadline is not None and chance.below(12) == 0):
        entry = Entry(at=max(deadline, table.now))
        if ahead:
            ahead(entry)
        return entry, table.expire()
    seat = chance.pick(actors)
    room = 400 if deadline is None else max(0, deadline - table.now - 1)
    at = table.now + min(room, chance.below(3000))
    move = table.sample(seat, chance)
    entry = Entry(at=at, seat=seat, move=move)
    if ahead:
        ahead(entry)
    return entry, table.play(seat, move, at)


def playout(table: Table, chance: Chance, ahead: Callable[[Table, Entry], None] | None = None,
            after: AfterEntry | None = None) -> Table:
    """Play at random to the end."""
    while table.outcome is None:
        assert table.position < LONGEST, "a random game should come to an end"
        entry, step = advance(table, chance, (lambda e: ahead(table, e)) if ahead else None)
        if after:
            after(table, entry, step)
    return table


def should_record(table: Table, chance: Chance) -> bool:
    """Every early step, then ever fewer: a long game is sampled some hundred times, not thousands."""
    return table.position < 20 or chance.below(table.position) < 20


def viewers(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


def encoded(value: Any) -> bytes:
    try:
        return msgspec.json.encode(value, order="deterministic")
    except TypeError:  # a dictionary with integer keys: msgspec sorts only strings
        return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
