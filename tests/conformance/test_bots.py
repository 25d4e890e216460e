"""Bots of every game and level finish the game with legal moves, given only views."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.arena.match import play_match
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game
from tests.conformance.playouts import ALL


@pytest.mark.parametrize("level", ludoteca.bots())
@pytest.mark.parametrize("id", ALL)
def test_bots_given_only_views_finish_every_game(id: str, level: str) -> None:
    table = Table(id, seed=f"bots {level}")
    play_match(table, [level] * table.seats, Chance.stream(id, purpose=level))
    assert table.outcome is not None


@pytest.mark.parametrize("id", ALL)
def test_bots_of_mixed_levels_fill_the_largest_table(id: str) -> None:
    most = game(id).seats[-1]
    table = Table(id, most, seed="mixed")
    levels = [("apprendista", "artigiano")[seat % 2] for seat in range(most)]
    play_match(table, levels, Chance.stream(id, purpose="mixed"))
    assert table.outcome is not None
    again = Table(id, most, seed="mixed")
    play_match(again, levels, Chance.stream(id, purpose="mixed"))
    assert again == table, "bots must draw their chance from the stream they are given"
