"""Bots of Finestre see like people: better levels see better and faster, none is certain or superhuman."""

from __future__ import annotations

from statistics import mean, median, pstdev

import msgspec
import pytest

import ludoteca
from ludoteca.games.finestre.bots import FASTEST, WindowGazer
from ludoteca.games.finestre.rules import Place, Ready
from ludoteca.games.finestre.view import View
from ludoteca.rules import Chance, Table
from tests.games.finestre.race_tables import next_card, race

LEVELS = ("apprendista", "artigiano", "maestro")


def looks(level: str, difficulty: str, count: int = 120) -> tuple[float, list[int]]:
    """A level's share of right answers and its time, over fresh cards."""
    bot, chance, right, times = WindowGazer(level), Chance.stream(level, purpose=difficulty), 0, []
    for seed in range(count):
        table = Table("finestre", 3, seed=seed, options={"difficulty": difficulty})
        next_card(table)
        move = bot.choose(table.view(0), 0, chance)
        assert isinstance(move, Place)
        right += move.window == table.state.card
        times.append(bot.pace(table.view(0), 0, move, chance))
    return right / count, times


def test_levels_differ_in_eye_and_speed_and_none_is_certain() -> None:
    found = {(level, d): looks(level, d) for level in LEVELS for d in ("bambini", "difficile")}
    for difficulty in ("bambini", "difficile"):
        shares = [found[level, difficulty][0] for level in LEVELS]
        assert shares == sorted(shares) and shares[0] < shares[-1]
        assert shares[0] > 2 / 35, "better than guessing"
        paces = [median(found[level, difficulty][1]) for level in LEVELS]
        assert paces == sorted(paces, reverse=True)
    assert all(found[level, "difficile"][0] < found[level, "bambini"][0] for level in LEVELS)
    assert found["maestro", "difficile"][0] < 0.9, "nobody who sees only sizes with noise is always right"


def test_reaction_times_are_spread_like_peoples() -> None:
    _, times = looks("artigiano", "normale", 400)
    assert min(times) >= FASTEST and max(times) < 30_000
    assert mean(times) > median(times), "a long tail to the right"
    assert 0.2 < pstdev(times) / mean(times) < 0.7


def test_close_candidates_slow_a_bot_down() -> None:
    clear = median(looks("maestro", "bambini", 200)[1])
    close = median(looks("maestro", "difficile", 200)[1])
    assert close > clear


def test_a_bot_chooses_from_what_a_browser_gets_and_nothing_else() -> None:
    table = race(4)
    wire = msgspec.json.encode(table.view(0))
    assert b'"answer"' not in wire and b'"card"' not in wire
    seen = msgspec.json.decode(wire, type=View)
    bot = ludoteca.bot("finestre", "maestro")
    assert bot.choose(seen, 0, Chance(5)) == bot.choose(table.view(0), 0, Chance(5))


def test_full_and_closed_windows_are_left_alone() -> None:
    table = race(2, windows_return=False)
    bot = ludoteca.bot("finestre", "maestro")
    for number in range(12):
        for seat in (0, 1):
            move = bot.choose(table.view(seat), seat, Chance.stream(number, seat))
            table.play(seat, move, table.now + 10)
        assert bot.choose(table.view(0), 0, Chance(1)) == Ready()
        next_card(table)


@pytest.mark.parametrize("game", ["finestre", "finestre_allenamento"])
def test_bots_are_in_time_when_time_is_short(game: str) -> None:
    table = Table(game, seed=2, options={"round_time": 20, "difficulty": "difficile"})
    next_card(table)
    bot = ludoteca.bot(game, "apprendista")
    for number in range(300):
        assert bot.pace(table.view(0), 0, Place(0), Chance(number)) < 20_000
