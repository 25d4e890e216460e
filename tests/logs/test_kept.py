"""A finished game replays for ever, whatever becomes of rules, word lists and albums."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ludoteca.rules import Table
from ludoteca.rules.registry import game, games
from tests.logs.record import FOLDER, PLAYED

KEPT = sorted(FOLDER.glob("v*/*.json"))


@pytest.mark.parametrize("page", KEPT, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_a_kept_game_still_ends_as_it_ended(page: Path) -> None:
    kept = json.loads(page.read_text("utf-8"))
    again = Table.replay(kept["log"])
    assert json.loads(msgspec.json.encode(again.outcome)) == kept["outcome"]
    assert json.loads(msgspec.json.encode(again.log)) == kept["log"], "an entry now asks what the log does not hold"
    assert page.parent.name == f"v{kept['log']['version']}" and page.stem.startswith(kept["log"]["game"])


def test_every_game_keeps_some_logs_of_the_version_it_has() -> None:
    house = {id for id in games(shelf=False) if type(game(id)).__module__.startswith("ludoteca.games.")}
    assert set(PLAYED) == house
    for id in house:
        wanted = {FOLDER / f"v{game(id).version}" / f"{id}-{name}.json" for name in PLAYED[id]}
        assert wanted <= set(KEPT), f"python -m tests.logs.record {id}"
