"""Every game of the house as text: shown, answered, refused with a reason, played."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.arena.text import TextGame
from ludoteca.rules import Chance

SOME = 30


@pytest.mark.parametrize("id", ludoteca.games())
def test_a_game_is_played_by_what_it_tells(id: str) -> None:
    game, chance = TextGame(id, seed=3, language="en"), Chance(3)
    for _ in range(SOME):
        if game.outcome is not None:
            break
        seat = chance.pick(game.to_move)
        told = game.observe(seat)
        assert told.lines and (told.moves or told.forms)
        answer = game.step(seat, chance.pick(told.moves) if told.moves else told.example)
        assert answer.ok, f"{answer.reason} ({answer.code})"
    assert game.rewards == [0.0] * game.table.seats or game.outcome is not None


@pytest.mark.parametrize("id", ludoteca.games())
def test_nonsense_is_refused_with_a_reason_and_changes_nothing(id: str) -> None:
    game = TextGame(id, seed=3)
    seat, before = game.to_move[0], game.table.position
    answer = game.step(seat, "abracadabra alla zucca 77")
    assert not answer.ok and answer.code and answer.reason and game.table.position == before


def test_who_is_not_asked_is_shown_no_moves() -> None:
    game = TextGame("masterdice", seed=7)
    other = 1 - game.to_move[0]
    told = game.observe(other)
    assert told.lines and not told.moves and not told.example
    assert game.step(other, '{"type": "roll"}').code == "not_your_turn"


def test_who_wins_gets_the_reward_and_time_may_pass() -> None:
    game = TextGame("masterdice", seed=7, language="en")
    while game.outcome is None:
        seat = game.to_move[0]
        assert game.step(seat, game.observe(seat).example).ok
    assert sum(game.rewards) == 1.0 and game.to_move == []
    assert all((reward > 0) == (seat in game.outcome.winners) for seat, reward in enumerate(game.rewards))
    timed = TextGame("specchio", seats=3, seed=1)
    before = timed.table.now
    timed.pass_time()
    assert timed.table.now > before


def test_the_example_is_one_that_people_may_say() -> None:
    """A judge's move to pass a drawing on has no text, so the example must be another one."""
    for seed in range(12):
        game, chance = TextGame("duplik", 3, seed=seed), Chance(seed)
        for _ in range(60):
            if game.outcome is not None:
                break
            seat = chance.pick(game.to_move)
            told = game.observe(seat)
            assert "handon" not in told.example
            game.step(seat, chance.pick(told.moves) if told.moves else told.example)
