"""Every game says what is hidden and from whom (`Game.hidden`), and `resample` draws just that afresh."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.rules import Chance, Entry, Table
from tests.conformance.house import ALL, encoded, playout, tables, viewers, worth_a_look

MOST_DRAWS = 60
MISSING = object()


def follow(thing: Any, path: str) -> Any:
    """What lies at a path (fields, dictionary keys, places in a row); MISSING where it leads nowhere."""
    for step in path.split("."):
        thing = inside(thing).get(step, MISSING)
    return thing


def inside(thing: Any) -> dict[str, Any]:
    """The parts of a thing by name, one level down."""
    if isinstance(thing, msgspec.Struct):
        return {name: getattr(thing, name) for name in thing.__struct_fields__}
    if isinstance(thing, dict):
        return {str(name): part for name, part in thing.items()}
    return {str(i): part for i, part in enumerate(thing)} if isinstance(thing, (list, tuple)) else {}


def same_but_for(one: Any, other: Any, paths: list[list[str]]) -> bool:
    """Whether two things are equal wherever none of these paths leads."""
    if not paths:
        return bool(one == other)
    here, there = inside(one), inside(other)
    covered = {path[0] for path in paths if len(path) == 1}
    return here.keys() - covered == there.keys() - covered and all(
        same_but_for(here[name], there[name], [path[1:] for path in paths if path[0] == name])
        for name in here if name not in covered)


@pytest.mark.parametrize("id", ALL)
def test_resample_draws_afresh_what_is_hidden_and_nothing_else(id: str) -> None:
    chance = Chance.stream(id, purpose="freshness")
    for table in tables(id):

        def ahead(table: Table, entry: Entry) -> None:
            if not worth_a_look(table, chance) or (table.position > 12 and chance.below(table.seats)):
                return
            rules = table.game
            truth = table.state
            for seat in viewers(table):
                view = msgspec.json.decode(encoded(table.view(seat)), type=rules.View)
                paths = list(rules.hidden(truth, seat))
                for path in paths:
                    assert follow(truth, path) is not MISSING, f"{seat}: {path} leads nowhere"
                split = [path.split(".") for path in paths]
                drawn: dict[str, list[Any]] = {path: [] for path in paths}
                still = {f"{path}.{part}" for path in paths for part in inside(follow(truth, path))}
                for draw in range(MOST_DRAWS):
                    if draw and not still and not any(len(found) < 2 for found in drawn.values()):
                        break
                    world = rules.resample(view, seat, chance)
                    assert same_but_for(truth, world, split), f"{seat}: resample changes what the seat knows: {entry}"
                    for path, found in drawn.items():
                        if len(found) < 2 and (fresh := follow(world, path)) not in found:
                            found.append(fresh)
                    still = {path for path in still if follow(world, path) == follow(truth, path)}
                constant = {path for path, found in drawn.items() if len(found) < 2}
                assert not constant, f"{seat}: {constant} is the same in every draw"
                assert not still, f"{seat}: {still} never differs from the truth"

        playout(table, chance, ahead)
