"""Ratings: the example of the paper, which results a game gives, and which games never count."""

from __future__ import annotations

from typing import Any

import pytest
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from ludoteca.bots.strength import strengths
from ludoteca.rules import Outcome
from ludoteca.server.history.positions import Player, Result
from ludoteca.server.history.ratings import STRANGER, RatedGame, Rating, anchors, counts, ladder
from ludoteca.server.state.room_state import Today

A, B, C = Player("person", "ada"), Player("person", "bea"), Player("person", "cleo")
EVERYBODY = frozenset({"ada", "bea", "cleo"})


def bot(level: Any, keeps_for: str = "") -> Player:
    return Player("bot", keeps_for, level)


def game(
    day: int, players: list[Player], scores: list[int], holders: frozenset[str] = EVERYBODY, **more: Any,
) -> RatedGame:
    best = max(scores)
    outcome = Outcome(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best),
                      unrecorded=more.pop("unrecorded", ()))
    return RatedGame(f"{day}-{len(players)}-{scores}", day, Result(players, outcome, **more), holders)


def test_the_library_does_the_sums_of_glickmans_paper() -> None:
    met = [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    new = update_rating(0.0, rd_to_phi(200), 0.06, [(rating_to_mu(r), rd_to_phi(rd), s) for r, rd, s in met])
    assert mu_to_rating(new.mu) == pytest.approx(1464.06, abs=0.01)
    assert phi_to_rd(new.phi) == pytest.approx(151.52, abs=0.01)
    assert new.sigma == pytest.approx(0.05999, abs=0.00001)


def test_bots_stand_where_they_were_measured() -> None:
    levels, measured = anchors("masterdice"), strengths("masterdice")
    assert levels["artigiano"].points == 1500
    assert levels["maestro"].points - 1500 == round(measured["maestro"].gap)
    assert 1500 - levels["apprendista"].points == round(measured["artigiano"].gap)
    assert levels["cucciolo"].points < levels["apprendista"].points
    assert anchors("finestre_allenamento") == {}


def test_the_better_opponent_counts_for_more_and_time_makes_less_sure() -> None:
    beaten = {level: ladder("masterdice", [game(1, [A, bot(level)], [1, 0])], EVERYBODY)["ada"]
              for level in ("cucciolo", "maestro")}
    assert beaten["maestro"].points > beaten["cucciolo"].points > 1500
    lost = ladder("masterdice", [game(1, [A, bot("cucciolo")], [0, 1])], EVERYBODY)["ada"]
    assert lost.points < 1500 and lost.give_or_take < STRANGER.give_or_take
    assert lost.rested(40).give_or_take > lost.give_or_take
    assert lost.rested(100_000).give_or_take == STRANGER.give_or_take, "never less sure than of a new player"


def test_at_a_table_everybody_meets_everybody_as_they_stood_the_day_before() -> None:
    after = ladder("canvas", [game(1, [A, B, C], [9, 5, 1])], EVERYBODY)
    assert after["ada"].points > after["bea"].points > after["cleo"].points
    assert after["bea"].points == 1500 and after["ada"].games == 1
    drawn = ladder("canvas", [game(1, [A, B], [5, 5])], EVERYBODY)
    assert drawn["ada"].points == drawn["bea"].points == 1500
    # The order of a day's games gives no advantage.
    day = [game(1, [A, B], [2, 1]), game(1, [B, C], [3, 1]), game(1, [A, C], [0, 4])]
    assert ladder("canvas", day, EVERYBODY) == ladder("canvas", day[::-1], EVERYBODY)
    assert ladder("canvas", [*day, game(2, [A, B], [1, 0])], EVERYBODY)["ada"].games == 3


def test_players_of_one_team_do_not_beat_each_other() -> None:
    four = [A, B, C, bot("artigiano")]
    after = ladder("manta", [game(1, four, [7, 3, 7, 3])], EVERYBODY)
    alone = ladder("manta", [game(1, [A, B], [7, 3])], EVERYBODY)
    assert after["ada"].points == after["cleo"].points > 1500 > after["bea"].points
    assert alone["ada"].points != after["ada"].points


@pytest.mark.parametrize("played", [
    game(1, [A], [30]), game(1, [A, B], [2, 1], begun=4), game(1, [A, B], [2, 1], taken_in=True),
    game(1, [A, B], [2, 1], daily=Today("masterdice", "2026-11-15"))])
def test_what_does_not_count(played: RatedGame) -> None:
    assert not counts(played.result)


def test_what_counts() -> None:
    assert counts(game(1, [A, B], [2, 1]).result)
    assert counts(game(1, [A, B], [2, 1], daily=Today("masterdice", "2026-11-15", True)).result)
    assert not counts(Result([A, B]))


def test_who_left_who_judged_themselves_and_who_gave_the_game_up_are_not_rated() -> None:
    assert ladder("canvas", [game(1, [A, bot("maestro", "bea")], [1, 0])], EVERYBODY) == {}
    assert ladder("duplik", [game(1, [A, B], [9, 1], unrecorded=(0,))], EVERYBODY) == {}
    given_up = ladder("canvas", [game(1, [A, B], [9, 1], frozenset({"bea"}))], EVERYBODY)
    assert set(given_up) == {"bea"} and given_up["bea"].points < 1500
    twice = ladder("canvas", [game(1, [A, A], [9, 1])], EVERYBODY)
    assert twice == {}, "nobody beats themselves"
    assert Rating().give_or_take == round(1.96 * 350)
