"""A changed album does not change old games: the log keeps the cards that were played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.games.duplik import cards
from ludoteca.rules import Chance, Table


def begun(**options: Any) -> Table:
    table = Table("duplik", 3, seed=4, options=options)
    master = table.state.master
    if table.state.offered:
        table.play(master, {"type": "choose", "index": 1})
    table.play(master, {"type": "throw"})
    return table


@pytest.mark.parametrize("options", [{}, {"choice": "two_titles"}, {"scenes": "endless"}, {"collage": True}])
def test_yesterdays_cards_stay_what_they_were(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(**options)
    log = json.loads(json.dumps(table.log))
    other = cards._print_card("album 119")
    monkeypatch.setattr(cards, "_print_card", lambda key: other)
    assert begun(**options).state.title != table.state.title
    again = Table.replay(log)
    assert again == table
    assert again.state.criteria == table.state.criteria and again.state.picture == table.state.picture


def test_a_search_is_dealt_cards_without_a_log() -> None:
    table = begun()
    world = table.game.resample(table.view(table.state.artists[0]), table.state.artists[0], Chance(3))
    assert world.criteria != table.state.criteria
