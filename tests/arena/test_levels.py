"""Bot levels: four in every game, five in Masterdice, as far apart as measured; and what players see of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena import levels
from ludoteca.arena.match import play_match
from ludoteca.bots import CHILD, LEVELS, Child, RandomBot, bot
from ludoteca.bots.kernels import plain_levels
from ludoteca.bots.strength import Strength, measured, strengths
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import bring
from tests.conformance.playouts import ROOT

APART = 100                     # points of Elo


@pytest.mark.parametrize("game", ludoteca.games())
def test_every_level_has_been_measured_and_stands_above_the_one_below(game: str) -> None:
    known = strengths(game)
    assert list(known) == list(ludoteca.bots.levels(game)[1:])
    for level in LEVELS[1:]:
        found = known[level]
        assert found.gap >= APART and 0.6 < found.beats <= 1.0 and found.games >= 60, (game, level, found)


def test_the_command_is_kept_with_the_numbers() -> None:
    assert measured().command == levels.COMMAND
    assert strengths("tris") == {}


def test_a_measurement_is_kept_beside_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "HOME", tmp_path / "strength.json")
    levels.keep("canvas", "maestro", Strength(0.8, 240.0, 60.0, 40))
    levels.main(["finestre", "--games", "2", "--jobs", "1", "--level", "artigiano"])
    kept = (tmp_path / "strength.json").read_text()
    assert kept.index('"canvas"') < kept.index('"finestre"') and '"beats": 0.8' in kept and '"artigiano"' in kept
    measured.cache_clear()


def test_a_game_without_a_child_of_its_own_gets_one() -> None:
    bring(ROOT / "examples" / "tris.py")
    child = bot("tris", CHILD)
    assert isinstance(child, Child)
    table = play_match(Table("tris", seed=1), [child, "maestro"], Chance(1))
    assert table.outcome is not None


def test_a_game_without_bots_gets_random_ones_on_every_level() -> None:
    bring(ROOT / "examples" / "nim.py")
    assert ludoteca.bots.levels("nim") == LEVELS and plain_levels("nim") == ()
    assert all(isinstance(bot("nim", level), RandomBot) for level in LEVELS)


def test_the_lowest_of_the_house_are_its_own() -> None:
    assert not any(isinstance(bot(game, CHILD), Child) for game in ludoteca.games())


def test_nobody_has_another_level() -> None:
    with pytest.raises(KeyError, match="cucciolo, apprendista"):
        bot("tris", "granmaestro")
    assert ludoteca.bots.levels("tris") == LEVELS


def test_the_names_go_up() -> None:
    assert [*pairwise(LEVELS)] == [("cucciolo", "apprendista"), ("apprendista", "artigiano"), ("artigiano", "maestro")]


def test_above_the_maestro_of_masterdice_sits_one_who_looks_further() -> None:
    assert ludoteca.bots.levels("masterdice") == (*LEVELS, "granmaestro")
    maestro, above = bot("masterdice", "maestro"), bot("masterdice", "granmaestro")
    assert above.rows == maestro.rows and above.many > maestro.many, "as far, and with more codes left"
    assert above.games > maestro.games == 0, "and whole games on top"
