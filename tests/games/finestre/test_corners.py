"""Edge cases of Finestre: every refusal in full, events, random variation of the outline, near misses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.games.finestre.rules import (
    CLASSIC,
    PAUSE,
    CardLeft,
    CardWon,
    Finestre,
    OutlineShown,
    PawnPlaced,
    Place,
    Ready,
    Revealed,
    TimeOver,
    UnseenCardWon,
    deal,
    outline_of,
)
from ludoteca.games.finestre.state import Pawn, Round, State
from ludoteca.games.finestre.statistics import Miss, judge_eye, measure_miss
from ludoteca.games.finestre.street import WINDOWS, build_street
from ludoteca.games.finestre.view import never_turned
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Line
from tests.games.finestre.race_tables import answer, next_card, play_round, race, wrong
from tests.games.finestre.test_statistics import window

GAME = Finestre()


def refusal(table: Table, seat: int, move: Any) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as no:
        table.play(seat, move, table.state.since + 500)
    return no.value.code, no.value.rule, no.value.facts


def told(table: Table, seat: int, move: Any, after: int = 500) -> list[Any]:
    return [each.event for each in table.play(seat, move, table.state.since + after).events]


def wall(table: Table, number: int) -> int:
    street = table.state.street
    found: int = street.houses[street.windows[number].house].wall
    return found


# --- Every refusal


def test_every_refusal_in_full() -> None:
    assert refusal(Table("finestre", 3), 0, Place(3)) == ("no_outline", "race", {})
    for number in (-1, 35):
        assert refusal(race(3), 0, Place(number)) == ("no_such_window", "street", {"last": 34})
    assert refusal(race(3), 0, Ready()) == ("race_is_on", "race", {})


@pytest.mark.parametrize(("seats", "cats"), [(2, 1), (3, 2), (6, 2)])
def test_a_full_window_says_which_and_how_many_it_holds(seats: int, cats: int) -> None:
    table = race(seats)
    full = wrong(table)
    for seat in range(cats):
        told(table, seat, Place(full))
    assert refusal(table, cats, Place(full)) == ("window_full", "race", {"window": full, "capacity": cats})


def test_a_closed_window_says_so() -> None:
    table = race(3, windows_return=False)
    shut = answer(table)
    play_round(table, [0])
    next_card(table)
    assert refusal(table, 0, Place(shut)) == ("window_closed", "options", {})


# --- Events


def test_an_outline_is_reported_with_its_round() -> None:
    table = Table("finestre", 3, seed="evening")
    table.expire()
    assert [each.event for each in table.expire().events] == [OutlineShown(1)]


def test_cats_are_reported_with_their_place_in_the_window() -> None:
    table = race(4)
    sill = wrong(table)
    assert told(table, 2, Place(sill), 900) == [PawnPlaced(2, sill, wall(table, sill), 1, False)]
    assert told(table, 0, Place(sill), 950) == [PawnPlaced(0, sill, wall(table, sill), 2, True)]
    assert table.state.pawns == {2: Pawn(sill, 0, 900), 0: Pawn(sill, 1, 950)}


def test_a_cat_that_was_quicker_than_the_outline_took_no_time_and_no_lag_is_below_nothing() -> None:
    state = race(3).state
    early = GAME.play(state, 0, Place(4, lag=-7), state.since - 20, Chance(1)).state
    assert early.pawns[0] == Pawn(4, 0, 0, 0)
    assert GAME.play(state, 0, Place(4, lag=30), state.since, Chance(1)).state.pawns[0] == Pawn(4, 0, 0, 30)


def test_the_answer_is_reported_with_who_was_right_first() -> None:
    table = race(3)
    card, walls = answer(table), wall(table, answer(table))
    picture = table.state.street.windows[card].picture
    told(table, 2, Place(card), 800)
    told(table, 0, Place(card), 850)
    assert told(table, 1, Place(wrong(table)), 900)[1:] == [
        Revealed(card, walls, picture, (2, 0)), CardWon(2), UnseenCardWon(0)]
    record = table.state.rounds[1]
    assert (record.answer, record.right, set(record.pawns)) == (card, (2, 0), {0, 1, 2})
    next_card(table)
    card = answer(table)
    for seat in (1, 2):
        told(table, seat, Place(wrong(table)))
    assert told(table, 0, Place(card))[1:] == [
        Revealed(card, wall(table, card), table.state.street.windows[card].picture, (0,)), CardWon(0)]


def test_time_that_runs_out_names_the_late_and_starts_the_pause() -> None:
    table = race(3)
    card, since = answer(table), table.state.since
    told(table, 1, Place(wrong(table)))
    step = table.expire()
    assert [each.event for each in step.events] == [
        TimeOver((0, 2)),
        Revealed(card, wall(table, card), table.state.street.windows[card].picture, ()), CardLeft()]
    assert (table.state.since, table.deadline) == (since + 30_000, since + 30_000 + PAUSE)
    assert table.state.ready == () and table.actors == {0, 1, 2}


def test_a_seat_ready_before_a_card_is_not_yet_ready_for_the_next() -> None:
    table = race(2)
    state = msgspec.structs.replace(table.state, ready=(0, 1))
    assert GAME.expire(state, state.since + 30_000, Chance(1)).state.ready == ()


# --- The street and its outlines


def test_a_table_begins_at_nothing() -> None:
    state = Table("finestre", 3).state
    assert (state.since, state.until, state.round, state.won, state.rounds) == (0, 5000, 0, ((), (), ()), {})
    assert state.terms.difficulty == "normale" and sorted(state.deck) == list(range(WINDOWS))


def test_the_classic_street_is_always_the_same_and_new_houses_never() -> None:
    classic = {Table("finestre", 3, seed=seed).state.street for seed in range(3)}
    assert classic == {build_street(CLASSIC, "normale")}
    fresh = {Table("finestre", 3, seed=seed, options={"new_houses": True}).state.street for seed in range(3)}
    assert len(fresh) == 3 and not fresh & classic
    hard = Table("finestre", 3, options={"difficulty": "difficile"}).state
    assert hard.street == build_street(CLASSIC, "difficile") and hard.terms.difficulty == "difficile"


def test_a_street_can_be_dealt_without_a_table() -> None:
    assert deal(7, "difficile") == list(build_street(7, "difficile").windows)


def test_an_outline_trembles_both_ways_within_its_bounds() -> None:
    chance = Chance(3)
    off = [length - 50 for _ in range(400) for length in msgspec.structs.astuple(outline_of(window(50, 50), chance))]
    assert all(0.02 <= abs(each) <= 0.0905 for each in off)
    assert max(off) > 0.08 and min(off) < -0.08 and 350 < sum(each > 0 for each in off) < 450
    assert all(round(each, 3) == round(each, 9) for each in off), "three digits are enough for any screen"


# --- Possible moves


def test_who_may_act_when() -> None:
    table = race(3)
    told(table, 1, Place(wrong(table)))
    assert table.actors == {0, 2}
    over = msgspec.structs.replace(table.state, phase="over")
    assert GAME.actors(over) == frozenset()


def test_what_may_be_done() -> None:
    table = race(2)
    sill = wrong(table)
    assert GAME.moves(table.state, 0) == [Place(number) for number in range(WINDOWS)]
    told(table, 1, Place(sill))
    assert Place(sill) not in GAME.moves(table.state, 0)
    assert GAME.sample(table.state, 0, Chance(4)) in GAME.moves(table.state, 0)
    assert GAME.moves(Table("finestre", 2).state, 0) == [Ready()]


def test_ready_may_be_taken_back_a_cat_stays_and_only_cats_race() -> None:
    before, racing = Table("finestre", 3).state, race(3).state
    assert GAME.take_back(before, Ready(), before, 0) == "free"
    assert GAME.take_back(racing, Place(3), racing, 0) == "never"
    assert GAME.races(racing, 0, Place(3))
    assert not GAME.races(racing, 0, Ready()) and not GAME.races(before, 0, Place(3))
    assert GAME.stamped(Place(3), 40) == Place(3, lag=40) and GAME.stamped(Ready(), 40) == Ready()


def test_what_is_hidden_and_a_world_behind_the_view() -> None:
    table = race(3)
    play_round(table, [1, 0])
    assert GAME.hidden(table.state, 0) == never_turned(table.state) == ("deck", "unseen.0")
    world = GAME.resample(table.view(0), 0, Chance(5))
    assert GAME.view(world, 0) == table.view(0) and world.deck != table.state.deck


# --- The end


def ended(won: list[int], unseen: list[int], rounds: int = 9) -> State:
    state = Table("finestre", len(won)).state if len(won) > 1 else Table("finestre_allenamento", 1).state
    return msgspec.structs.replace(
        state, phase="over", round=rounds, won=tuple((0,) * n for n in won), unseen=tuple((0,) * n for n in unseen))


def test_cards_seen_and_unseen_count_alike() -> None:
    outcome = GAME.outcome(ended([3, 4, 1], [2, 1, 0]))
    assert outcome is not None and (outcome.scores, outcome.winners) == ((5, 5, 1), (0, 1))
    assert outcome.breakdown == (
        (Line("cards", 3), Line("unseen", 2)), (Line("cards", 4), Line("unseen", 1)),
        (Line("cards", 1), Line("unseen", 0)))


def test_alone_the_sheet_says_how_many_of_how_many() -> None:
    outcome = GAME.outcome(ended([6], [0], rounds=10))
    assert outcome is not None
    assert outcome.breakdown == ((Line("cards", 6), Line("solo-right", 0, {"right": 6, "rounds": 10})),)


# --- A near miss


def test_a_miss_in_full() -> None:
    windows = [window(50, 30), window(46, 30), window(40, 40), window(60, 60)]
    assert measure_miss(3, 1, 0, windows)[1] == Miss(3, 1, 0, 92, 100)
    assert not measure_miss(1, 2, 3, windows)[1].turned, "a square lies no other way round"


@pytest.mark.parametrize(("width", "near"), [(80, True), (81, False), (46, True), (44, False)])
def test_a_third_off_on_the_worse_side_is_still_near(width: int, near: bool) -> None:
    rounds = {1: Round(0, {0: Pawn(1, 0, 900)}, ())}
    eye = judge_eye(0, rounds, [window(60, 60), window(width, 60)])
    assert bool(eye.misses) is near


def test_a_stage_is_a_card_that_was_played_and_what_one_has_found() -> None:
    table = race(3)
    rounds = {1: Round(4, {}, (2, 0)), 2: Round(7, {}, (2,)), 3: Round(9, {}, ())}
    view = GAME.view(msgspec.structs.replace(table.state, rounds=rounds), 0)
    assert [GAME.stage(view, seat) for seat in range(3)] == [(3, 1), (3, 0), (3, 2)]


def test_reasons_are_given_once_no_seat_looks_for_that_window() -> None:
    before = race(3).state
    assert before.phase == "race"
    shown, later = (msgspec.structs.replace(before, **change) for change in ({"phase": "reveal"}, {"round": 9}))
    assert [GAME.may_explain(before, now) for now in (before, shown, later)] == [False, True, True]


def test_logs_of_the_first_streets_are_read_as_they_were() -> None:
    assert [type(GAME.older(version)).__name__ for version in (0, 1, 2)] == [
        "FinestreOfFirstStreets", "FinestreOfFirstStreets", "NoneType"]
    of_old, now = (Table(rules, 3, seed=3, options={"difficulty": "bambini"}) for rules in (GAME.older(1), GAME))
    assert of_old.state.street != now.state.street, "the panes were smaller"


def test_a_seat_that_is_to_act_is_told_so() -> None:
    view = race(3).view(0)
    assert [*GAME.told(view, 0)] != [*GAME.told(view, None)]


def test_what_is_heard_of_several_names_them_all() -> None:
    assert GAME.heard(Ready()) == {} and GAME.heard(TimeOver((0, 2))).keys() == {"seats"}


def test_a_photo_finish_has_the_table_a_second_longer() -> None:
    lone, photo, nobody = (GAME.peak(Revealed(1, 0, 0, right)) for right in ((0,), (0, 2), ()))
    assert lone == nobody == GAME.peaks[Revealed] > 0 and photo == lone + 1_000
    assert GAME.peak(Ready()) == 0
