"""Bots of Canvas: playouts follow the rules to the token, and each level beats the one below."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

from ludoteca.arena.match import play_match
from ludoteca.games.canvas import playouts, puzzle, sketches
from ludoteca.games.canvas.bots import Apprendista, Artigiano, Maestro, desk_of, mode_of
from ludoteca.games.canvas.deck import house_deck
from ludoteca.games.canvas.goals import SCENARIOS
from ludoteca.games.canvas.moves import Paint, Take
from ludoteca.games.canvas.state import TOKENS
from ludoteca.games.canvas.view import View, score
from ludoteca.rules import Chance, Table


def desk_says(desk: playouts.Desk, view: View) -> None:
    """The kernel's table and the rules' table are equal."""
    again = desk_of(view, view.turn)
    for mine, theirs in zip(desk[:-1], again[:-1], strict=True):
        assert np.array_equal(mine, theirs)


@pytest.mark.parametrize(("seats", "solo"), [(1, "puzzle"), (2, "vincent"), (5, "vincent")])
def test_random_games_agree_move_by_move_with_the_rules(seats: int, solo: str) -> None:
    for seed in range(5):
        table = Table("canvas", seats, seed=seed, options={"scenario": "casuale", "solo": solo})
        chance = Chance(seed)
        studio = playouts.studio_for(table.options.cards, table.state.goals)
        desk = desk_of(table.view(), table.state.turn)
        mode = mode_of(table.view())
        deck, drawn = np.array(table.state.deck), 0
        while table.outcome is None:
            seat = table.state.turn
            move = table.sample(seat, chance)
            match move:
                case Take(index=index):
                    drawn = playouts.take(desk, seat, index, mode, deck, drawn)
                case Paint(cards=(a, b, c)):
                    playouts.hang(studio, desk, seat, a, b, c, mode)
            table.play(seat, move)
            desk_says(desk, table.view())
            for each, player in enumerate(table.state.players):
                assert playouts.points_of(studio, desk, each) == score(player)


def test_vincent_agrees_with_the_rules_whatever_falls() -> None:
    for seed in range(60):
        table = Table("canvas", 1, seed=seed)
        table.play(0, Take(seed % 4))
        before = table.view()
        after = before
        desk = desk_of(before, 0)
        deck = np.array(table.state.deck)
        his = before.vincent
        assert his is not None
        drawn = playouts.vincent(desk, deck, 0, np.array([seed], dtype=np.uint64))
        gone = [spot.card for spot in before.row if spot.card not in desk.row]
        index = [spot.card for spot in before.row].index(gone[0])
        assert drawn == 1 and len(gone) == 1
        assert desk.tokens[1] == his.tokens - index + before.row[index].tokens
        assert [desk.lying[i] for i in range(index)] == [spot.tokens + 1 for spot in after.row[:index]]


@pytest.mark.parametrize("scenario", ["iniziale", "famiglia"])
def test_the_puzzle_in_numbers_agrees_move_by_move_with_the_rules(scenario: str) -> None:
    for seed in range(5):
        table = Table("canvas", 1, seed=seed, options={"scenario": scenario, "solo": "puzzle"})
        goals, chance = table.state.goals, Chance(seed)
        known = sketches.sketches_for(table.options.cards, goals)
        deck = [*(spot.card for spot in table.state.row), *table.state.deck]
        hand, held, gone, tokens, tally, bonus = np.zeros(8, np.int64), 0, 0, TOKENS, 0, 0.0
        while table.outcome is None:
            move = table.sample(0, chance)
            match move:
                case Take(index=index):
                    hand[held] = deck[gone + index]
                    held, gone, tokens = held + 1, gone + index + 1, sketches.tokens_after(tokens, index)
                case Paint(cards=(a, b, c)):
                    kind = known.kind[hand[a], hand[b], hand[c]]
                    tally, bonus = known.after[tally, kind], bonus + known.bonus[kind]
                    held, tokens = sketches.without(hand, held, a, b, c), min(tokens + 1, sketches.EVERYTHING)
            table.play(0, move)
            me = table.view().players[0]
            assert (tuple(hand[:held]), tokens) == (me.hand, me.tokens)
            assert tally == sketches.tally_of(goals, me.ribbons) and bonus + known.worth[tally] == me.points


def test_the_last_painting_of_a_full_hand_is_the_one_that_pays_most() -> None:
    goals = SCENARIOS["iniziale"]
    known = sketches.sketches_for(house_deck().cards, goals)
    tally = sketches.tally_of(goals, {"composizione": 1, "enfasi": 0, "ripetizione": 2, "varieta": 1})
    for hand in ((3, 14, 15, 9, 26), (5, 35, 8, 57, 20)):
        def brings(order: tuple[int, ...], hand: tuple[int, ...] = hand) -> float:
            kind = known.kind[tuple(hand[place] for place in order)]
            return float(known.bonus[kind] + known.worth[known.after[tally, kind]])

        (value, order), *_ = puzzle.best_moves(known, range(40, 45), [0, 1, 2], hand, 0, tally, 1, playouts=300, seed=5)
        assert brings(order) == max(map(brings, permutations(range(5), 3))) == pytest.approx(value)


def test_a_puzzle_with_a_deck_too_large_for_tables_is_played_as_company_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.games.canvas.bots.MOST_SKETCHED", 59)
    monkeypatch.setattr(Maestro, "solve", None)
    table = Table("canvas", 1, seed=8, options={"solo": "puzzle"})
    assert isinstance(Maestro(40).choose(table.view(0), 0, Chance(5)), Take)


def solo_average(bot: Any, games: int, **options: Any) -> float:
    total = 0
    for seed in range(games):
        table = Table("canvas", 1, seed=f"solo {seed}", options={"solo": "puzzle", **options})
        play_match(table, [bot], Chance.stream(seed, purpose="canvas bots"))
        assert table.outcome is not None
        total += table.outcome.scores[0]
    return total / games


def share_of_wins(one: Any, other: Any, games: int) -> float:
    """The first bot's wins, a shared one counting half; seats change every game."""
    won = 0.0
    for seed in range(games):
        chairs = [one, other] if seed % 2 else [other, one]
        table = Table("canvas", 2, seed=f"duel {seed}", options={"scenario": ("iniziale", "bonus")[seed // 2 % 2]})
        play_match(table, chairs, Chance.stream(seed, purpose="canvas duel"))
        assert table.outcome is not None
        if chairs.index(one) in table.outcome.winners:
            won += 1 / len(table.outcome.winners)
    return won / games


# Short versions of the figures in docs/internals/game-benchmarks.md, with fewer playouts and games.


def test_the_maestro_reaches_its_marks_in_the_solo_puzzle() -> None:
    assert solo_average(Maestro(400), 16) >= 47
    assert solo_average(Maestro(400), 8, scenario="casuale") >= 40


def test_the_habits_of_the_lone_painter_are_worth_their_mark() -> None:
    known = sketches.sketches_for(house_deck().cards, SCENARIOS["iniziale"])
    sums = np.zeros((4, len(known.worth)))
    seed = np.array([77], np.uint64)
    # Ignoring the remaining cards gives 47.9.
    assert sketches.practise(known, sketches.CHAINS, 4000, seed, sums, np.zeros_like(sums)) >= 48.7


def test_each_level_beats_the_one_below() -> None:
    assert share_of_wins(Maestro(400), Artigiano(), 24) >= 0.55
    assert share_of_wins(Artigiano(), Apprendista(), 20) >= 0.75


def test_the_same_view_and_chance_give_the_same_move() -> None:
    table = Table("canvas", 3, seed=8)
    for bot in (Apprendista(), Artigiano(), Maestro(600)):
        moves = {bot.choose(table.view(0), 0, Chance(5)) for _ in range(3)}
        assert len(moves) == 1


def test_a_maestro_whose_kernel_is_not_ready_plays_as_a_craftsman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.games.canvas.bots.kernel_ready", lambda *asked: False)
    table = Table("canvas", 2, seed=8)
    seat = table.state.turn
    view = table.view(seat)
    assert Maestro().choose(view, seat, Chance(5)) == Artigiano().choose(view, seat, Chance(5))
