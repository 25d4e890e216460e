"""Each game's policy for take-backs, from hand-built situations; its rules page says the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.canvas.moves import Paint, Take, Vote
from ludoteca.games.duplik import moves as duplik
from ludoteca.games.finestre.rules import Place as Jump
from ludoteca.games.finestre.rules import Ready
from ludoteca.games.masterdice.rules import Note, Place, Roll, Sliders, Solve
from ludoteca.games.polywords import moves as words
from ludoteca.rules import IllegalMove, Table
from ludoteca.rules.registry import game, games
from tests.conformance.playouts import ROOT


def regrets(table: Table, seat: int) -> str:
    """The result when a seat takes its last move back: first alone, then with the consent of all."""
    try:
        table.take_back(seat)
    except IllegalMove as refusal:
        if refusal.code != "needs_consent":
            return refusal.code
        table.take_back(seat, frozenset(range(table.seats)) - {seat})
        return "consent"
    finally:
        assert Table.replay(json.loads(json.dumps(table.log))) == table
    return "free"


def test_canvas_a_card_taken_has_uncovered_another_a_painting_has_not() -> None:
    table = Table("canvas", 2, seed=1)
    seat = table.state.turn
    table.play(seat, Take(0))
    assert regrets(table, seat) == "consent"
    for _ in range(6):
        table.play(table.state.turn, Take(0))
    hand = table.state.players[seat].hand
    table.play(seat, Paint((0, 1, 2)))
    assert regrets(table, seat) == "free" and table.state.players[seat].hand == hand


def test_canvas_alone_what_vincent_threw_stays_thrown_and_a_vote_stays_cast() -> None:
    table = Table("canvas", 1, seed=1)
    for move in (Take(0), Take(0), Take(0), Paint((0, 1, 2))):
        table.play(0, move)
        assert regrets(table, 0) == "move_stays"
    assert game("canvas").take_back(table.state, Vote(0), table.state, 0) == "never"


def masterdice(**options: Any) -> tuple[Table, int]:
    table = Table("masterdice", seed=2, options=options)
    return table, table.state.solver


def test_masterdice_what_dice_and_sliders_have_told_needs_both() -> None:
    table, solver = masterdice()
    table.play(solver, Roll())
    assert regrets(table, solver) == "consent"
    table.play(solver, Roll())
    die = table.state.roll[0]
    table.play(solver, Place((die, None, None, None)))
    assert regrets(table, solver) == "consent" and not table.state.rows
    table.play(solver, Place((die, None, None, None)))
    table.play(solver, Solve((1, 1, 1, 1)))
    assert regrets(table, solver) == "move_stays"


def test_masterdice_dice_placed_are_free_until_a_hand_answers() -> None:
    table, solver = masterdice(coder_by_hand=True, notebook="marks")
    table.play(solver, Note(0, 1))
    assert regrets(table, solver) == "free"
    table.play(solver, Roll())
    table.play(solver, Place((table.state.roll[0], None, None, None)))
    assert regrets(table, solver) == "free" and table.state.roll
    table.play(solver, Place((table.state.roll[0], None, None, None)))
    table.play(1 - solver, Sliders(1, 0, 0))
    assert regrets(table, 1 - solver) == "consent"
    table.play(1 - solver, Sliders(1, 0, 0))
    assert regrets(table, solver) == "consent", "another seat has acted on it"


def test_finestre_a_cat_that_has_jumped_stays_one_may_be_ready_too_soon() -> None:
    table = Table("finestre", 3, seed=1, options={"round_time": 0})
    table.play(0, Ready())
    assert regrets(table, 0) == "free" and table.actors == {0, 1, 2}
    for seat in range(3):
        table.play(seat, Ready())
    table.expire()
    table.play(0, Jump(0))
    assert regrets(table, 0) == "move_stays"


def test_duplik_what_the_card_and_the_die_have_shown_needs_everybody_and_sand_runs_on() -> None:
    table = Table("duplik", 3, seed=1, options={"choice": "two_titles"})
    master, artist = table.state.master, table.state.artists[0]
    table.play(master, duplik.Choose(0))
    assert regrets(table, master) == "consent" and table.state.offered
    table.play(master, duplik.Choose(1))
    table.play(master, duplik.Throw())
    assert regrets(table, master) == "consent"
    table.play(master, duplik.Throw())
    table.play(master, duplik.Turn())
    assert regrets(table, master) == "move_stays"
    table.play(artist, duplik.Stroke((1, 1, 128, 2, 2, 128), 6))
    assert regrets(table, artist) == "move_stays", "the paper has its own undo"


def test_duplik_verdicts_are_free_and_criteria_read_are_not() -> None:
    table = Table("duplik", 3, seed=1)
    master = table.state.master
    for move in (duplik.Throw(), duplik.Turn()):
        table.play(master, move)
    for artist in table.state.artists:
        table.play(artist, duplik.Rest(True))
    table.expire()  # a few seconds in which an artist can take up the pen again
    assert table.state.phase == "judge"
    table.play(master, duplik.Read())
    assert regrets(table, master) == "consent" and table.state.read == 0
    table.play(master, duplik.Read())
    judge, author = table.state.artists[0], table.state.artists[1]
    table.play(judge, duplik.Judge(author, True))
    assert regrets(table, judge) == "free" and not table.state.verdicts[author]
    rules, state = table.game, table.state
    assert rules.take_back(state, duplik.Contest(author), state, judge) == "free"
    assert rules.take_back(state, duplik.Pass("left"), state, master) == "free"
    assert rules.take_back(state, duplik.Vote(author, True), state, judge) == "never"
    assert rules.take_back(state, duplik.Ready(), state, judge) == "free"
    assert rules.take_back(state, duplik.Ready(), replace(state, round=2), judge) == "consent"


@pytest.mark.parametrize("id", ["specchio", "pagliaccio", "palla", "manta", "polpo"])
def test_polywords_what_was_said_or_seen_needs_everybody(id: str) -> None:
    table = Table(id, seed=1)
    rules, state = table.game, table.state
    further = replace(state, phase="bottles"), replace(state, turn=9)
    for move in (words.Ready(), words.Bottle(3)):
        assert rules.take_back(state, move, state, 0) == "free"
        assert {rules.take_back(state, move, after, 0) for after in further} == {"consent"}
    for move in (words.Vote(True), words.Draft("", ()), words.Claim("mare")):
        assert rules.take_back(state, move, state, 0) == "never"


def test_polywords_a_pen_put_down_is_taken_up_again_if_all_agree_and_never_alone() -> None:
    table = Table("specchio", 3, seed=1)
    table.play(1, words.Pass())
    assert regrets(table, 1) == "consent" and table.actors == {0, 1, 2}
    alone = Table("medusa", 1, seed=1)
    alone.play(0, words.Pass())
    assert regrets(alone, 0) == "move_stays"


@pytest.mark.parametrize("id", games())
def test_the_rules_page_says_so_where_the_refusal_points(id: str) -> None:
    for language in ("it", "en"):
        assert "{#take-back}" in (ROOT / "docs" / "rules" / language / f"{id}.md").read_text("utf-8")
