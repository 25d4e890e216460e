"""Generates unusual moves: valid by type, either near a legal move or entirely random."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Seat

INTEGERS = (0, 1, -1, 2, 3, 5, 7, 8, 63, 64, 255, 1000, -(10**6), 2**31, 2**63, 2**64, -(2**64), 10**400)
STRINGS = (
    "", " ", "a", "A", "casa", "perché", "zzzzzz", "0", "\x00", "\n", "{ $who }", "ﷺ", "🎲", "e\u0301", "\u202eabc",
    "<b>", "'", "A" * 9, "x" * 5000,
)
FLOATS = (0.0, -1.5, 1e308, -1e308, 0.1)


def some_value(kind: inspect.Type, chance: Chance, depth: int = 0) -> Any:
    """A random value of a type, mostly edge cases."""
    match kind:
        case inspect.IntType(ge=low, le=high):
            fit = [n for n in INTEGERS if (low is None or n >= low) and (high is None or n <= high)]
            return chance.pick(fit or [low if low is not None else high])
        case inspect.StrType():
            return chance.pick(STRINGS)
        case inspect.FloatType():
            return chance.pick(FLOATS)
        case inspect.BoolType():
            return bool(chance.below(2))
        case inspect.NoneType():
            return None
        case inspect.LiteralType(values=found):
            return chance.pick(tuple(found))
        case inspect.UnionType(types=kinds):
            return some_value(chance.pick(kinds), chance, depth)
        case inspect.VarTupleType(item_type=item):
            return tuple(some_value(item, chance, depth + 1) for _ in range(chance.pick((0, 1, 2, 3, 4, 5, 9, 40))))
        case inspect.ListType(item_type=item):
            return [some_value(item, chance, depth + 1) for _ in range(chance.pick((0, 1, 3, 9)))]
        case inspect.TupleType(item_types=items):
            return tuple(some_value(item, chance, depth + 1) for item in items)
        case inspect.DictType(key_type=key, value_type=value):
            return {some_value(key, chance, depth + 1): some_value(value, chance, depth + 1)
                    for _ in range(chance.below(3))}
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: some_value(field.type, chance, depth + 1) for field in fields})
        case inspect.AnyType():
            return chance.pick((None, 0, "", ()))
    raise NotImplementedError(f"teach the fuzz about {kind}")


def kinds_of_move(table: Table) -> tuple[inspect.StructType, ...]:
    found = inspect.type_info(table.game.Move)
    return tuple(found.types) if isinstance(found, inspect.UnionType) else (found,)   # type: ignore[arg-type,return-value]


def odd_moves(table: Table, chance: Chance, each: int) -> list[Any]:
    """The given number of moves of each kind of the game, with random values of the fields' types."""
    return [some_value(kind, chance) for kind in kinds_of_move(table) for _ in range(each)]


def shifted(value: Any, kind: inspect.Type, chance: Chance) -> list[Any]:
    """Values one step away from a value of a type, and just out of the usual range."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value - 1, value + 1]
        case str():
            return [value + "X", value[:-1], value.swapcase()] if not isinstance(kind, inspect.LiteralType) else []
        case tuple() if value:
            at = chance.below(len(value))
            item = kind.item_type if isinstance(kind, inspect.VarTupleType) else inspect.AnyType()
            swapped = [(*value[:at], other, *value[at + 1:]) for other in shifted(value[at], item, chance)]
            fewer = [value[:-1], (*value, value[-1]), tuple(reversed(value))]
            return swapped + (fewer if isinstance(kind, inspect.VarTupleType) else [tuple(reversed(value))])
    return []


def near_misses(table: Table, seat: Seat, chance: Chance, count: int) -> list[Any]:
    """Legal moves with one field changed: some remain legal, most do not."""
    listed = table.moves(seat)
    legal = list(chance.sample(listed, 4)) if listed else [table.sample(seat, chance) for _ in range(2)]
    found = []
    for move in legal:
        for field in msgspec.structs.fields(move):
            for other in shifted(getattr(move, field.name), inspect.type_info(field.type), chance):
                changed = msgspec.structs.replace(move, **{field.name: other})
                if changed not in found:
                    found.append(changed)
    return list(chance.sample(found, count))
