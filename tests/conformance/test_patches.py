"""Every game: a view and the changes sent make exactly the next view, for every seat, and programs can read it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.room.patches import bare, change, merged, plain
from ludoteca.rules import Chance, Entry, Table
from tests.conformance.house import ALL, playout, tables, viewers, worth_a_look


@pytest.mark.parametrize("id", ALL)
def test_changes_lead_from_each_view_to_the_next(id: str) -> None:
    chance = Chance.stream(id, purpose="patches")
    for table in list(tables(id))[:6]:
        seen = {seat: table.view(seat) for seat in viewers(table)}

        def after(table: Table, entry: Entry, step: Any, seen: dict[int | None, Any] = seen) -> None:
            look = worth_a_look(table, chance)
            for seat in viewers(table):
                new = table.view(seat)
                if look:
                    told = merged(bare(plain(seen[seat])), change(seen[seat], new))
                    assert told == bare(plain(new)), f"{seat}: the client would see something else"
                    assert change(new, table.view(seat)) == {}, "nothing changed, nothing told"
                seen[seat] = new

        playout(table, chance, after=after)


@pytest.mark.parametrize("id", ALL)
def test_a_view_that_travelled_reads_as_the_view_it_was(id: str) -> None:
    """On the wire absent and null are the same: nothing may hang on the difference, such as a null in a dictionary."""
    chance = Chance.stream(id, purpose="travel")
    for table in list(tables(id))[:6]:

        def after(table: Table, entry: Entry, step: Any) -> None:
            if worth_a_look(table, chance):
                for seat in viewers(table):
                    view = table.view(seat)
                    assert msgspec.convert(bare(plain(view)), table.game.View, str_keys=True) == view

        playout(table, chance, after=after)
