"""Masterdice by example: the rulebook's cases, every rule of scoring, every refusal."""

from __future__ import annotations

from itertools import pairwise, product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import ludoteca
from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.pieces import Feedback, MasterdiceOptions, Row, State
from ludoteca.games.masterdice.rules import Masterdice, Note, Place, Roll, Sliders, Solve, feedback, points, totals
from ludoteca.rules import Chance, IllegalMove
from ludoteca.rules.texts import ORIGINALS, has

GAME = Masterdice()
CODE = (5, 2, 6, 1)
FACE = st.integers(1, 6)
A_CODE = st.tuples(FACE, FACE, FACE, FACE)
A_ROW = st.tuples(*[st.none() | FACE] * 4)


def told(code, dice):
    """A row with the feedback of an honest coder."""
    return Row(tuple(die for die in dice if die), dice, feedback(code, dice))


def match(rows=(), roll=(), game=1, code=CODE, **options):
    """A match with seat 0 solving."""
    return State(MasterdiceOptions(**options), solver=0, code=code, game=game, rows=tuple(rows), roll=roll)


def play(state, move, seat=0, chance=None):
    return GAME.play(state, seat, move, 0, chance or Chance(1))


def refused(state, move, seat=0):
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as no:
        play(state, move, seat)
    assert msgspec.json.encode(state) == before
    no.value.game = "masterdice"
    for language in ORIGINALS:
        assert has("masterdice", f"refusal-{no.value.code.replace('_', '-')}", language)
        assert "{" not in no.value.sentence(language)
    return no.value.code


# Feedback

def test_feedback_says_how_many_never_which():
    assert feedback((5, 2, 6, 1), (5, 4, None, 1)) == Feedback(equal=2, lower=1, higher=0)
    assert feedback([5, 2, 6, 1], [6, 1, 1, None]) == Feedback(equal=0, lower=1, higher=2)
    assert feedback(CODE, (None, None, None, None)) == Feedback(0, 0, 0)


@given(A_CODE, A_ROW)
def test_feedback_is_a_plain_count(code, row):
    signs = [(die > hidden) - (die < hidden) for die, hidden in zip(row, code, strict=True) if die]
    assert feedback(code, row) == Feedback(signs.count(0), signs.count(1), signs.count(-1))


@given(A_CODE, st.lists(A_ROW, max_size=7))
def test_sets_of_codes_agree_with_asking_every_code(code, rows):
    attempts = [told(code, row) for row in rows]
    by_hand = {c for c in deduction.CODES if all(feedback(c, r.dice) == r.feedback for r in attempts)}
    assert set(deduction.members(deduction.candidates(attempts))) == by_hand
    assert code in by_hand


# The attempt

def test_four_different_dice_can_be_placed_in_208_ways():
    assert len(set(deduction.placements((1, 3, 4, 6)))) == 208
    state = match(roll=(1, 3, 4, 6))
    assert sum(isinstance(move, Place) for move in GAME.moves(state, 0)) == 208


@given(st.lists(FACE, min_size=1, max_size=4))
def test_placements_are_all_the_ways_and_each_once(roll):
    ways = deduction.placements(roll)
    every = {
        row for row in product((None, *range(1, 7)), repeat=4)
        if any(row) and all(row.count(face) <= roll.count(face) for face in range(1, 7))
    }
    assert len(ways) == len(every) and set(ways) == every


def test_unplaced_dice_return_to_the_stock():
    state = play(match(), Roll()).state
    assert len(state.roll) == 4 and state.stock == 18
    state = play(state, Place((None, state.roll[2], None, None))).state
    assert state.stock == 17 and state.roll == ()


def test_with_three_dice_left_three_are_rolled():
    rows = [told(CODE, (1, 2, 3, 4))] * 3 + [told(CODE, (1, 2, 3, None))]
    assert len(play(match(rows), Roll()).state.roll) == 3


def test_feedback_is_automatic_and_the_solver_goes_on():
    step = play(match(roll=(5, 4, 1, 1)), Place((5, 4, None, 1)))
    assert step.state.rows == (Row((5, 4, 1, 1), (5, 4, None, 1), Feedback(2, 1, 0)),)
    assert GAME.actors(step.state) == {0}


# Scoring

def test_the_rulebooks_picture_is_31_points():
    rows = [told(CODE, (1, 2, None, None))] * 6
    won = points(tuple(rows), CODE, CODE)
    assert (won.empty_rows, won.unused_dice, won.total) == (1, 6, 31)


def test_a_lucky_guess_before_any_attempt_is_worth_73():
    assert points((), CODE, CODE).total == 73
    assert GAME.view(match(), 0).worth == 73


def test_a_wrong_guess_is_worth_nothing():
    assert points((told(CODE, (1, None, None, None)),), CODE, (5, 2, 6, 2)).total == 0


def test_the_last_moment_is_worth_20():
    rows = [told(CODE, (1, 2, 3, None))] * 4 + [told(CODE, (1, 2, None, None))] * 3
    assert points(tuple(rows), CODE, CODE).total == 20
    assert GAME.view(match(rows), 0).phase == "solve"


def test_five_rows_of_all_dice_leave_two_rows_empty():
    rows = [told(CODE, (1, 2, 3, 4))] * 4 + [told(CODE, (1, 2, None, None))]
    assert points(tuple(rows), CODE, CODE).total == 20 + 2 * 5


def test_solving_with_a_roll_on_the_table_costs_nothing():
    rows = (told(CODE, (1, 2, None, None)),)
    state = play(match(rows, roll=(1, 1, 1, 1)), Solve(CODE)).state
    assert state.history["1"].points.total == 20 + 6 * 5 + 16
    assert state.roll == ()


def test_then_roles_swap_and_the_table_is_cleared():
    step = play(match((told(CODE, (1, 2, None, None)),)), Solve(CODE))
    state = step.state
    assert (state.game, state.solver, state.rows, state.stock) == (2, 1, (), 18)
    assert GAME.actors(state) == {1}
    assert [type(each.event).__name__ for each in step.events] == ["CodeFound", "RolesSwapped"]


@pytest.mark.parametrize("games", [2, 4, 6])
def test_a_match_gives_each_player_the_same_number_of_games(games):
    table = ludoteca.Table("masterdice", seed=games, options={"games": games})
    while table.outcome is None:
        (seat,) = table.actors
        table.play(seat, {"type": "solve", "code": [1, 1, 1, 1]})
    solvers = [page.solver for page in table.state.history.values()]
    assert len(solvers) == games and solvers.count(0) == solvers.count(1) == games // 2
    assert all(a != b for a, b in pairwise(solvers))


def test_most_points_win_and_the_sheet_adds_up():
    first = play(match(), Solve(CODE)).state
    over = play(first, Solve((1, 1, 1, 1) if first.code != (1, 1, 1, 1) else (2, 2, 2, 2)), seat=1).state
    outcome = GAME.outcome(over)
    assert outcome.scores == (73, 0) == totals(over) and outcome.winners == (0,)
    assert [sum(line.points for line in sheet) for sheet in outcome.breakdown] == [73, 0]
    assert [line.key for line in outcome.breakdown[0]] == ["code-found", "empty-rows", "unused-dice"]
    assert GAME.actors(over) == frozenset()


def test_equal_points_share_the_win():
    first = play(match(), Solve((1, 1, 1, 1))).state
    wrong = (1, 1, 1, 1) if first.code != (1, 1, 1, 1) else (2, 2, 2, 2)
    assert GAME.outcome(play(first, Solve(wrong), seat=1).state).winners == (0, 1)


def test_the_first_coder_is_drawn():
    assert {ludoteca.Table("masterdice", seed=seed).state.solver for seed in range(20)} == {0, 1}


# The coder by hand

def by_hand(**more):
    return play(match(roll=(5, 4, 1, 1), coder_by_hand=True, **more), Place((5, 4, None, 1))).state


def test_by_hand_the_coder_moves_the_sliders():
    state = by_hand()
    assert GAME.actors(state) == {1} and GAME.view(state, 0).phase == "feedback"
    state = play(state, Sliders(2, 1, 0), seat=1).state
    assert state.rows[-1].feedback == Feedback(2, 1, 0) and GAME.actors(state) == {0}


def test_the_move_is_called_feedback():
    table = ludoteca.Table("masterdice", seed=3, options={"coder_by_hand": True})
    (solver,) = table.actors
    table.play(solver, {"type": "roll"})
    table.play(solver, {"type": "place", "dice": [table.state.roll[0], None, None, None]})
    table.play(1 - solver, {"type": "feedback", "equal": 1, "lower": 0, "higher": 0})
    assert table.state.rows[0].feedback == Feedback(1, 0, 0)


def test_wrong_feedback_scores_as_if_solved_right_after_it():
    honest = told(CODE, (1, 2, 3, None))
    wrong = replace(told(CODE, (1, 2, None, None)), feedback=Feedback(0, 0, 2))
    rows = (honest, wrong, honest, wrong, honest)
    for guess in (CODE, (1, 1, 1, 1)):                       # right or wrong, the coder is to blame
        won = points(rows, CODE, guess)
        assert (won.wrong_row, won.total) == (2, 20 + 5 * 5 + 13)
    step = play(match(rows, coder_by_hand=True), Solve((1, 1, 1, 1)))
    assert [type(each.event).__name__ for each in step.events] == ["CodeMissed", "FeedbackWasWrong", "RolesSwapped"]
    assert step.state.history["1"].points.total == 58
    assert sum(line.points for line in GAME.outcome(play(step.state, Solve((1, 1, 1, 1)), 1).state).breakdown[0]) == 58


def test_sliders_that_contradict_each_other_are_lived_with():
    first = replace(told(CODE, (1, None, None, None)), feedback=Feedback(1, 0, 0))
    second = replace(told(CODE, (1, None, None, None)), feedback=Feedback(0, 0, 1))
    state = match((first, second), roll=(1, 2, 3, 4), coder_by_hand=True, notebook="candidates")
    assert GAME.view(state, 0).candidates.count == 0
    for level in ludoteca.bots():
        move = ludoteca.bot("masterdice", level).choose(GAME.view(state, 0), 0, Chance(4))
        play(state, move)
    assert GAME.resample(GAME.view(state, 0), 0, Chance(5)).rows == state.rows


# Every refusal

FULL = [told(CODE, (1, None, None, None))] * 7
EMPTY = [told(CODE, (1, 2, 3, 4))] * 4 + [told(CODE, (1, 2, None, None))]


@pytest.mark.parametrize(("state", "move", "seat", "code"), [
    (match(roll=(1, 2, 3, 4)), Roll(), 0, "already_rolled"),
    (match(FULL), Roll(), 0, "no_rows_left"),
    (match(EMPTY), Roll(), 0, "no_dice_left"),
    (match(), Place((1, None, None, None)), 0, "roll_first"),
    (match(roll=(1, 2, 3, 4)), Place((1, 2, 3)), 0, "four_fields"),
    (match(roll=(1, 2, 3, 4)), Place((None,) * 4), 0, "place_at_least_one"),
    (match(roll=(1, 2, 3, 4)), Place((1, 1, None, None)), 0, "not_in_the_roll"),
    (match(roll=(1, 2, 3, 4)), Place((7, None, None, None)), 0, "not_in_the_roll"),
    (match(), Solve((1, 2, 3)), 0, "no_such_code"),
    (match(), Solve((0, 2, 3, 4)), 0, "no_such_code"),
    (match(), Roll(), 1, "you_are_the_coder"),
    (match(), Sliders(0, 0, 0), 0, "sliders_are_the_coders"),
    (match(), Sliders(0, 0, 0), 1, "sliders_are_the_coders"),
    (by_hand(), Sliders(1, 1, 0), 1, "counts_do_not_add_up"),
    (by_hand(), Sliders(4, 1, -2), 1, "counts_do_not_add_up"),
    (by_hand(), Sliders(3, 0, 0), 0, "sliders_are_the_coders"),
    (match(notebook="off"), Note(0, 1), 0, "no_notebook"),
    (match(), Note(4, 1), 0, "no_such_mark"),
    (match(), Note(0, 7), 0, "no_such_mark"),
    (match(), Note(0, 1), 1, "you_are_the_coder"),
])
def test_every_refusal_explains_itself_and_changes_nothing(state, move, seat, code):
    assert refused(state, move, seat) == code


def test_moves_that_are_no_moves():
    table = ludoteca.Table("masterdice", seed=1)
    (seat,) = table.actors
    for move, code in [({"type": "pass"}, "unknown_move"), ({"type": "place"}, "malformed_move"),
                       ({"type": "place", "dice": ["a", None, None, None]}, "malformed_move")]:
        with pytest.raises(IllegalMove) as no:
            table.play(seat, move)
        assert no.value.code == code
    with pytest.raises(IllegalMove) as no:
        table.play(1 - seat, {"type": "roll"})
    assert no.value.code == "not_your_turn"


# What a seat may know

def test_only_the_coder_sees_the_code_until_the_screen_goes_up():
    state = match()
    assert GAME.view(state, 1).code == CODE
    assert GAME.view(state, 0).code is None and GAME.view(state, None).code is None
    page = GAME.view(play(state, Solve((1, 1, 1, 1))).state, None).history["1"]
    assert page.code == CODE and page.guess == (1, 1, 1, 1)


def test_the_notebook_is_private_and_wiped_for_the_next_game():
    step = play(match(), Note(1, 3, "out"))
    assert GAME.view(step.state, 0).marks[6 + 2] == "x"
    assert GAME.view(step.state, 1).marks is None and GAME.view(step.state, None).marks is None
    assert [each.to for each in step.events] == [frozenset({0})]
    assert play(step.state, Note(1, 3, "clear")).state == match()
    assert GAME.view(play(step.state, Solve(CODE)).state, 1).marks == "." * 24


def test_the_notebook_that_counts():
    state = match((told(CODE, (5, None, None, None)),), notebook="candidates")
    seen = GAME.view(state, 0).candidates
    assert seen.count == 216 and seen.faces == ((5,), *[(1, 2, 3, 4, 5, 6)] * 3)
    assert GAME.view(match(notebook="marks"), 0).candidates is None


@pytest.mark.parametrize("notebook", ["off", "marks", "candidates"])
def test_no_seat_is_sent_more_than_the_solver(notebook):
    """A spectator or a big screen beside the solver must not solve the puzzle aloud; the coder never sees the book."""
    state = match((told(CODE, (5, None, None, None)),), notebook=notebook)
    solver, coder, crowd = (GAME.view(state, seat) for seat in (0, 1, None))
    assert (solver.candidates is not None) == (notebook == "candidates")
    assert crowd.candidates == solver.candidates and crowd.marks is None
    assert coder.candidates is None and coder.marks is None
    assert GAME.view(match(notebook="off"), 0).marks is None


# Whole games

@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.sampled_from(["off", "marks", "candidates"]))
def test_the_stock_is_never_negative_and_the_sheet_always_adds_up(seed, hand, notebook):
    table = ludoteca.Table("masterdice", seed=seed, options={"coder_by_hand": hand, "notebook": notebook})
    while table.outcome is None:
        (seat,) = table.actors
        table.play(seat, table.sample(seat))
        seen = table.view(None)
        assert 0 <= seen.stock <= 18 and 0 <= seen.rows_left <= 7
        assert seen.worth == 20 + 5 * seen.rows_left + seen.stock
        assert len(seen.roll) in (0, min(4, seen.stock))
    outcome = table.outcome
    assert tuple(sum(line.points for line in sheet) for sheet in outcome.breakdown) == outcome.scores
    assert ludoteca.Table.replay(table.log) == table
