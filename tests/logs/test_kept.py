"""A finished game replays in every later version, whatever becomes of rules, word lists and albums."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ludoteca.rules import Table
from ludoteca.rules.registry import game, games
from tests.logs import people
from tests.logs.record import FOLDER, PLAYED

KEPT = sorted(FOLDER.glob("v*/*.json"))


@pytest.mark.parametrize("page", KEPT, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_a_kept_game_still_ends_as_it_ended(page: Path) -> None:
    kept = json.loads(page.read_text("utf-8"))
    again = Table.replay(kept["log"])
    assert json.loads(msgspec.json.encode(again.outcome)) == kept["outcome"]
    read = json.loads(msgspec.json.encode(again.log))
    for entry, now, then in zip(again.entries, read["entries"], kept["log"]["entries"], strict=True):
        # A move may have a new field since, with a default that gives the old meaning.
        if now.get("move"):
            fields = msgspec.structs.fields(entry.move)
            defaults = json.loads(msgspec.json.encode(
                {each.encode_name: each.default for each in fields if not each.required}))
            since = now["move"].keys() - then["move"].keys()
            assert all(now["move"][name] == defaults[name] for name in since), since
            now["move"] = {name: now["move"][name] for name in then["move"]}
        else:
            now["move"] = None
        assert now == {"move": None, **then}, "an entry now asks what the log does not hold"
    # The same holds for options.
    defaults = {field.encode_name: field.default for field in msgspec.structs.fields(again.options)}
    since = read["options"].keys() - kept["log"]["options"].keys()
    assert all(read["options"][name] == defaults[name] for name in since), since
    told = {**read, "entries": (), "options": {name: read["options"][name] for name in kept["log"]["options"]}}
    assert told == {**kept["log"], "entries": ()}
    assert page.parent.name == f"v{kept['log']['version']}" and page.stem.startswith(kept["log"]["game"])


def test_every_game_keeps_some_logs_of_the_version_it_has() -> None:
    house = {id for id in games(shelf=False) if type(game(id)).__module__.startswith("ludoteca.games.")}
    assert set(PLAYED) == set(people.TABLES) == house
    for id in house:
        folder = FOLDER / f"v{game(id).version}"
        assert {folder / f"{id}-{name}.json" for name in PLAYED[id]} <= set(KEPT), f"python -m tests.logs.record {id}"
        assert folder / f"{id}-people.json" in KEPT, f"python -m tests.logs.people {id}"


def test_games_played_in_real_browsers_are_kept() -> None:
    """At least one of each, of any version: they are written once, by `python -m tests.logs.browsers`."""
    assert {page.stem.removesuffix("-browser") for page in KEPT if page.stem.endswith("-browser")} == set(people.TABLES)



async def test_people_who_play_over_the_wire_leave_a_log_that_replays(tmp_path: Path) -> None:
    """Plays a game as the recorded games were played: sockets, a database, a clock under the test's control."""
    played = await people.play("masterdice", tmp_path)
    again = Table.replay(played["log"])
    assert again.outcome is not None and json.loads(msgspec.json.encode(again.log)) == played["log"]
    assert {entry["seat"] for entry in played["log"]["entries"]} == {0, 1}
