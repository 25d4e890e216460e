"""Batches of games follow the rules: the same deals, played by the rules, give the same results."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.arena.batch import CanvasBatch, MasterdiceBatch
from ludoteca.games.canvas.moves import Paint, Take
from ludoteca.games.canvas.state import Spot
from ludoteca.games.canvas.view import score
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import Row, worth
from ludoteca.games.masterdice.rules import feedback
from ludoteca.rules import Chance, Table
from tests.conformance.playouts import ROOT


def any_legal(masks: Any, luck: Any) -> Any:
    return (luck.random(masks.shape) * masks).argmax(axis=1)


def test_masterdice_answers_and_pays_as_the_rules_do() -> None:
    batch, luck = MasterdiceBatch(40, seed=3), np.random.default_rng(4)
    rows: list[tuple[Row, ...]] = [()] * 40
    finished = found = 0
    for _ in range(60):
        codes, masks = batch.code.copy(), batch.masks()
        masks[:, 2401:] = 0                                     # ask while dice and rows remain, then name a code
        asks = masks.any(axis=1) & (luck.random(40) < 0.9)
        guess = np.where(luck.random(40) < 0.5, codes, 7)
        actions = np.where(asks, any_legal(masks, luck), 2401 + guess)
        seen = batch.seen()
        rewards, over = batch.step(actions)
        after = batch.seen()
        for game in range(40):
            if over[game]:
                right = guess[game] == codes[game]
                assert rewards[game] == (worth(rows[game]) if right else 0)
                finished, found, rows[game] = finished + 1, found + right, ()
                assert after.rows[game] == 0 and after.stock[game] == 18 and after.codes[game] == 1296
                continue
            dice = tuple(int(die) or None for die in after.dice[game, seen.rows[game]])
            roll = tuple(face + 1 for face in range(6) for _ in range(seen.roll[game, face]))
            assert dice in deduction.placements(roll)
            told = feedback(deduction.CODES[codes[game]], dice)
            assert tuple(after.told[game, seen.rows[game]]) == (told.equal, told.lower, told.higher)
            rows[game] = (*rows[game], Row(roll, dice, told))
            left = deduction.candidates(rows[game])
            assert after.codes[game] == left.bit_count()
            faces = tuple(tuple(int(f) + 1 for f in np.flatnonzero(column)) for column in after.faces[game])
            assert faces == deduction.faces_left(left)
            assert after.roll[game].sum() == (min(4, after.stock[game]) if after.rows[game] < 7 else 0)
    assert finished > 40 and found > 10


@pytest.mark.parametrize("seats", [1, 3])
def test_canvas_plays_the_same_evening_as_the_rules(seats: int) -> None:
    batch = CanvasBatch(6, seats, seed=5, options={"solo": "puzzle"} if seats == 1 else {})
    rules, luck = Table("canvas", seats, options={"solo": "puzzle"} if seats == 1 else {}), np.random.default_rng(6)
    from msgspec.structs import replace

    def laid(game: int) -> Any:
        return replace(rules.state, row=tuple(Spot(int(card)) for card in batch.deck[game, :5]), turn=0, first=0,
                       deck=tuple(map(int, batch.deck[game, 5:])))

    states = [laid(game) for game in range(6)]
    finished = 0
    for _ in range(60):
        actions = any_legal(batch.masks(), luck)
        for game, action in enumerate(map(int, actions)):
            seat = states[game].turn
            assert seat == batch.desk.turn[game, 0]
            orders = [(a, b, c) for a in range(5) for b in range(5) for c in range(5) if len({a, b, c}) == 3]
            move: Any = Take(action) if action < 5 else Paint(orders[action - 5], 0)
            states[game] = rules.game.play(states[game], seat, move, 0, Chance(1)).state
        points, over = batch.step(actions)
        for game in range(6):
            state = states[game]
            assert over[game] == (state.phase == "over")
            if over[game]:
                assert tuple(points[game]) == tuple(score(player) for player in state.players)
                finished += 1
                states[game] = laid(game)
                continue
            seen = batch.seen()
            assert tuple(seen.row[game]) == tuple(spot.card for spot in state.row)
            assert tuple(seen.lying[game]) == tuple(spot.tokens for spot in state.row)
            for seat, player in enumerate(state.players):
                assert tuple(seen.hands[game, seat][: len(player.hand)]) == player.hand
                assert seen.tokens[game, seat] == player.tokens
    assert finished >= 6


def test_vincent_comes_too() -> None:
    batch, luck = CanvasBatch(8, 1, seed=5), np.random.default_rng(6)
    ended = 0
    for _ in range(30):
        _, over = batch.step(any_legal(batch.masks(), luck))
        ended += over.sum()
    assert ended >= 8


def test_the_same_seed_plays_the_same() -> None:
    for make in (MasterdiceBatch, CanvasBatch):
        one, other = make(5, seed=9), make(5, seed=9)
        actions = any_legal(one.masks(), np.random.default_rng(1))
        assert all(np.array_equal(a, b) for a, b in zip(one.step(actions), other.step(actions), strict=True))
        assert all(np.array_equal(a, b) for a, b in zip(one.seen(), other.seen(), strict=True))


@pytest.mark.parametrize("make", [MasterdiceBatch, CanvasBatch])
def test_an_illegal_action_is_refused_and_changes_nothing(make: Any) -> None:
    batch = make(3, seed=9)
    before, masks = batch.seen(), batch.masks()
    legal = masks.argmax(axis=1)
    for wrong in (-1, batch.actions, int(np.flatnonzero(masks[2] == 0)[-1])):
        with pytest.raises(ValueError, match="game 2"):
            batch.step([legal[0], legal[1], wrong])
    with pytest.raises(ValueError, match="one action for each"):
        batch.step([legal[0]])
    assert all(np.array_equal(a, b) for a, b in zip(before, batch.seen(), strict=True))


def test_tables_that_are_not_played_here_are_refused() -> None:
    for options in ({"vote": True}, {"deck_size": 40}):
        with pytest.raises(ValueError, match="canvas"):
            CanvasBatch(2, options=options)


def test_the_example_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ROOT / "examples" / "learn_masterdice.py"
    spec = importlib.util.spec_from_file_location("learn_masterdice", path)
    assert spec is not None and spec.loader is not None
    lesson = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn_masterdice", lesson)
    spec.loader.exec_module(lesson)
    said: list[str] = []
    weights = lesson.learn(4, crowd=16, games=12, told=said.append)
    assert len(said) == 4
    before, after = lesson.play(np.stack([np.zeros(9), weights]), 150, 1)
    assert after > before + 5
    monkeypatch.chdir(tmp_path)
    lesson.FILE.write_text(str(weights.tolist()))
    from ludoteca.arena.tournament import Contest, hold

    report = hold(Contest("masterdice", (f"{path}:Learned", "random"), 2, 4))
    assert report.standings[0].player.endswith("Learned")
