"""Tournaments: every player in every seat, the same result on any number of processors; as table, JSON and picture."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from ludoteca.arena.tournament import Contest, Deal, Outside, Played, hold, lineups
from ludoteca.cli import main
from ludoteca.rules.registry import bring
from tests.conformance.playouts import ROOT

TRIS = ROOT / "examples" / "tris.py"
AGENT = ROOT / "examples" / "agent" / "arena_bot.py"


@pytest.fixture(autouse=True)
def tris() -> None:
    bring(TRIS)


def test_everybody_sits_everywhere() -> None:
    assert list(lineups((0, 1), 2)) == [(0, 1), (1, 0)]
    assert list(lineups((0, 1), 3)) == [(0, 1, 0), (1, 0, 1)]
    assert list(lineups((4, 5), 1)) == [(4,), (5,)]
    for group, seats in (((0, 1, 2), 3), ((0, 2), 4), ((0, 1, 2), 6)):
        for seat in range(seats):
            assert {lineup[seat] for lineup in lineups(group, seats)} == set(group)


def test_groups_are_as_large_as_the_table() -> None:
    three = ("a", "b", "c")
    assert Contest("tris", three, 2, 1).groups == [(0, 1), (0, 2), (1, 2)]
    assert Contest("tris", three, 4, 1).groups == [(0, 1, 2)]
    assert Contest("tris", three, 4, 1, pairs=True).groups == [(0, 1), (0, 2), (1, 2)]
    assert Contest("tris", three, 1, 1).groups == [(0, 1, 2)]


def test_only_winners_beat_others() -> None:
    three = Deal((Played((0, 1, 2), (5, 9, 7), (1,), (0, 1, 2)),))
    assert [(duel.first, duel.second, duel.score) for duel in three.duels()] == [(0, 1, 0.0), (1, 2, 1.0)]
    shared = Deal((Played((0, 1), (9, 9), (0, 1), (0, 1)),))
    assert [duel.score for duel in shared.duels()] == [0.5]
    partners = Deal((Played((0, 1, 0, 1), (2, 1, 2, 1), (0, 2), (0, 1, 0, 1)),))
    assert [(duel.first, duel.score) for duel in partners.duels()] == [(0, 1.0), (0, 1.0), (1, 0.0), (0, 1.0)]
    assert partners.games[0].winning_sides == 1


def test_alone_the_better_result_on_the_same_deal_wins() -> None:
    deal = Deal((Played((0,), (30,), (0,), (0,)), Played((1,), (33,), (0,), (0,)), Played((2,), (33,), (0,), (0,))))
    assert [duel.score for duel in deal.duels()] == [0.0, 0.0, 0.5]


def test_the_same_on_any_number_of_processors() -> None:
    contest = Contest("tris", ("maestro", "random"), 2, 6)
    alone = hold(contest)
    assert hold(contest, 2, Outside((TRIS,))) == alone
    assert alone.games == 12 and alone.standings[0].player == "maestro"
    assert hold(msgspec.structs.replace(contest, seed="another")) != alone


def test_the_command_tells_a_table_json_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told, picture = tmp_path / "told.json", tmp_path / "told.svg"
    assert main(["arena", "tris", "maestro", "random", "--games", "8", "--jobs", "1", "--also", str(TRIS),
                 "--json", str(told), "--plot", str(picture)]) == 0
    assert "maestro beats random" in capsys.readouterr().out
    [report] = msgspec.json.decode(told.read_bytes())
    assert report["deals"] == 4 and report["games"] == 8
    assert {each["player"] for each in report["standings"]} == {"maestro", "random"}
    drawn = ElementTree.parse(picture).getroot()
    assert len([each for each in drawn.iter() if each.tag.endswith("circle")]) == 2


def test_an_option_may_be_for_one_game_alone(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "medusa,tris", "random", "apprendista", "--games", "1", "--jobs", "1", "--also", str(TRIS)]
    assert main([*words, "--option", "medusa.words=en", "--json", "-"]) == 0
    medusa, tris = msgspec.json.decode(capsys.readouterr().out)
    assert medusa["options"] == {"words": "en"} and medusa["seats"] == 1 and tris["options"] == {}


@pytest.mark.parametrize(("words", "why"), [
    (["tris", "maestro", "somebody"], "no player is called 'somebody'"),
    (["nothing", "maestro", "random"], "no game is called 'nothing'"),
    (["tris", "maestro", "maestro"], "two different players"),
    (["tris", "maestro", "random", "--seats", "7"], "wrong_number_of_seats"),
    (["tris", "maestro", "no/such/file.py:Bot"], "no/such/file.py"),
    (["tris", "maestro", "ludoteca.arena.players:Nobody"], "Nobody"),
    (["tris", "maestro", "random", "--option", "colour=red"], "bad_options"),
    (["trsi", "maestro", "random"], "did you mean tris?"),
    (["tris", "mestro", "random"], "did you mean maestro?"),
    (["masterdice", "maestro", "random", "--option", "gmaes=1"], "did you mean games?; options of masterdice: games,"),
])
def test_what_cannot_be_played_is_said(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words, "--jobs", "1", "--also", str(TRIS)]) == 2
    assert why in " ".join(capsys.readouterr().out.split())


OWN = '''
class First:
    """Takes the first free cell, whatever happens."""

    def choose(self, view, seat, chance):
        from ludoteca import Chance, game
        rules = game("tris")
        return next(iter(rules.moves(rules.resample(view, seat, chance), seat)))


class ForGame(First):
    def __init__(self, game):
        self.game = game


class Cheat:
    def choose(self, view, seat, chance):
        return {"type": "mark", "cell": 99}


ready = First()
'''


@pytest.mark.parametrize("name", ["First", "ForGame", "ready"])
def test_a_bot_of_ones_own_plays_by_import_path(name: str, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    report = hold(Contest("tris", (f"{tmp_path / 'own.py'}:{name}", "random"), 2, 2))
    assert report.games == 4


def test_a_bot_that_cheats_is_named(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    with pytest.raises(RuntimeError, match="Cheat"):
        hold(Contest("tris", (f"{tmp_path / 'own.py'}:Cheat", "random"), 2, 1))


def test_a_program_plays_over_mcp() -> None:
    command = f"mcp:{shlex.join([sys.executable, str(AGENT)])}"
    report = hold(Contest("tris", (command, "random"), 2, 2))
    assert report.games == 4 and {each.player for each in report.standings} == {command, "random"}
