"""Every game: a view and the changes sent make exactly the next view, for every seat."""

from __future__ import annotations

from typing import Any

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
