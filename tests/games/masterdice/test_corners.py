"""Edge cases of Masterdice: every refusal in full, events, the last die, the score sheet line by line."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from ludoteca.games.masterdice import deduction
from ludoteca.games.masterdice.look_back import look_back
from ludoteca.games.masterdice.pieces import Feedback, Points, Row
from ludoteca.games.masterdice.rules import (
    CodeFound,
    CodeMissed,
    DicePlaced,
    DiceRolled,
    FeedbackGiven,
    FeedbackWasWrong,
    Note,
    Noted,
    Place,
    RolesSwapped,
    Roll,
    Sliders,
    Solve,
    feedback,
    may_roll,
    points,
)
from ludoteca.rules import Chance, IllegalMove
from ludoteca.rules.game import Line
from tests.games.masterdice.test_rules import CODE, EMPTY, FULL, GAME, by_hand, match, play, told

WRONG = (1, 1, 1, 1)
ROLLED = match(roll=(4, 1, 3, 1))


@pytest.mark.parametrize(("state", "move", "seat", "no"), [
    (ROLLED, Roll(), 0, ("already_rolled", "attempt", {})),
    (match(FULL), Roll(), 0, ("no_rows_left", "solving", {})),
    (match(EMPTY), Roll(), 0, ("no_dice_left", "solving", {})),
    (match(), Place((1, None, None, None)), 0, ("roll_first", "attempt", {})),
    (ROLLED, Place((1, 3, 4)), 0, ("four_fields", "attempt", {})),
    (ROLLED, Place((1, 3, 4, 1, None)), 0, ("four_fields", "attempt", {})),
    (ROLLED, Place((None,) * 4), 0, ("place_at_least_one", "attempt", {})),
    (ROLLED, Place((4, 4, None, None)), 0, ("not_in_the_roll", "attempt", {"roll": "1 1 3 4"})),
    (match(), Solve((1, 2, 3)), 0, ("no_such_code", "solving", {})),
    (match(), Solve((1, 2, 3, 7)), 0, ("no_such_code", "solving", {})),
    (match(), Roll(), 1, ("you_are_the_coder", "roles", {})),
    (match(), Sliders(0, 0, 0), 1, ("sliders_are_the_coders", "feedback", {})),
    (by_hand(), Sliders(1, 1, 0), 1, ("counts_do_not_add_up", "feedback", {"dice": 3})),
    (by_hand(), Sliders(4, 0, -1), 1, ("counts_do_not_add_up", "feedback", {"dice": 3})),
    (match(notebook="off"), Note(0, 1), 0, ("no_notebook", "notebook", {})),
    (match(notebook="candidates"), Note(0, 1), 0, ("no_notebook", "notebook", {})),
    (match(), Note(-1, 1), 0, ("no_such_mark", "notebook", {})),
    (match(), Note(4, 1), 0, ("no_such_mark", "notebook", {})),
    (match(), Note(0, 0), 0, ("no_such_mark", "notebook", {})),
    (match(), Note(0, 1, "maybe"), 0, ("no_such_mark", "notebook", {})),
    (match(), "a word", 0, ("unknown_move", "", {})),
])
def test_every_refusal_in_full(state, move, seat, no):
    with pytest.raises(IllegalMove) as refusal:
        play(state, move, seat)
    assert (refusal.value.code, refusal.value.rule, refusal.value.facts) == no


def test_a_row_has_a_die_or_a_gap_for_each_colour():
    with pytest.raises(ValueError):
        feedback(CODE, (5, 2, 6))


# What may be done

def kinds(state, seat=0):
    return Counter(type(move) for move in GAME.moves(state, seat))


def test_the_moves_at_hand():
    assert kinds(match()) == {Roll: 1, Solve: 1296, Note: 72}
    assert kinds(match(notebook="off")) == kinds(match(notebook="candidates")) == {Roll: 1, Solve: 1296}
    assert kinds(match(FULL, notebook="off")) == kinds(match(EMPTY, notebook="off")) == {Solve: 1296}
    assert kinds(match(roll=(1, 1, 1, 1), notebook="off")) == {Place: 15, Solve: 1296}
    third = replace(by_hand(), rows=(*[told(CODE, (1, None, None, None))] * 2, *by_hand().rows))
    answers = list(GAME.moves(third, 1))
    assert len(set(answers)) == len(answers) == 10
    assert all(move.equal + move.lower + move.higher == 3 for move in answers), "the last row has three dice"


@pytest.mark.parametrize(("left", "rolled"), [(1, 1), (3, 3), (4, 4), (5, 4)])
def test_as_many_dice_are_rolled_as_are_left(left, rolled):
    rows = [told(CODE, (1, 2, 3, 4))] * 3
    used = 18 - 12 - left
    rows += [told(CODE, (1,) * used + (None,) * (4 - used))] if used < 5 else [told(CODE, (1, 2, 3, None)),
                                                                              told(CODE, (1, 2, None, None))]
    state = match(rows)
    assert state.stock == left and may_roll(state)
    step = play(state, Roll())
    assert len(step.state.roll) == rolled
    assert [each.event for each in step.events] == [DiceRolled(0, step.state.roll)]


def test_the_seventh_row_can_be_filled_and_no_eighth():
    assert may_roll(match(FULL[:6])) and not may_roll(match(FULL))


# Events

def test_dice_placed_are_reported_with_the_row_and_the_answer():
    first = told(CODE, (1, None, None, None))
    step = play(match([first], roll=(5, 4, 1, 1)), Place((5, 4, None, 1)))
    assert [each.event for each in step.events] == [
        DicePlaced(0, 2, (5, 4, None, 1)), FeedbackGiven(1, 2, 2, 1, 0)]
    assert step.state.rows == (first, Row((5, 4, 1, 1), (5, 4, None, 1), Feedback(2, 1, 0)))
    assert all(each.to is None for each in step.events)


def test_by_hand_the_answer_is_reported_when_the_coder_gives_it():
    first = told(CODE, (1, None, None, None))
    placing = play(match([first], roll=(5, 4, 1, 1), coder_by_hand=True), Place((5, 4, None, 1)))
    assert [each.event for each in placing.events] == [DicePlaced(0, 2, (5, 4, None, 1))]
    step = play(placing.state, Sliders(1, 0, 2), seat=1)
    assert [each.event for each in step.events] == [FeedbackGiven(1, 2, 1, 0, 2)]
    assert step.state.rows == (first, Row((5, 4, 1, 1), (5, 4, None, 1), Feedback(1, 0, 2))), "the row before it stays"


def test_a_note_is_reported_to_its_writer_in_full():
    step = play(match(), Note(3, 6, "sure"))
    assert [each.event for each in step.events] == [Noted(0, 3, 6, "sure")]
    assert step.state.marks == "." * 23 + "o"
    assert play(step.state, Note(0, 1)).state.marks == "x" + "." * 22 + "o"


def test_a_code_found_is_reported_with_its_points_and_who_solves_next():
    step = play(match([told(CODE, (1, 2, None, None))]), Solve(CODE))
    assert [each.event for each in step.events] == [CodeFound(0, CODE, 20 + 30 + 16), RolesSwapped(1, 2)]


def test_a_code_missed_shows_what_it_was():
    step = play(match(game=1), Solve(WRONG))
    assert [each.event for each in step.events] == [CodeMissed(0, WRONG, CODE, 0), RolesSwapped(1, 2)]


SLIP = replace(told(CODE, (1, 2, None, None)), feedback=Feedback(0, 0, 2))


def test_wrong_feedback_is_reported_with_its_row_and_the_coder():
    step = play(match([told(CODE, (1, None, None, None)), SLIP], coder_by_hand=True), Solve(WRONG))
    assert [each.event for each in step.events] == [
        CodeMissed(0, WRONG, CODE, 20 + 25 + 15), FeedbackWasWrong(1, 2), RolesSwapped(1, 2)]


def test_after_the_last_game_roles_are_not_swapped():
    first = play(match(), Solve(CODE)).state
    step = play(first, Solve(first.code), seat=1)
    assert [each.event for each in step.events] == [CodeFound(1, first.code, 73)]
    assert (step.state.game, step.state.solver, step.state.over) == (2, 1, True)
    assert step.state.code == first.code and step.state.rows == ()


def test_the_next_game_has_a_code_of_its_own():
    codes = {play(match(), Solve(CODE), chance=Chance(seed)).state.code for seed in range(30)}
    assert len(codes) > 20 and all(len(code) == 4 for code in codes)


# The page of a finished game

def test_a_page_keeps_everything_and_how_much_was_still_open():
    rows = (told(CODE, (5, None, None, None)), told(CODE, (5, 2, None, None)))
    page = play(match(rows), Solve(CODE)).state.history["1"]
    assert (page.solver, page.rows, page.code, page.guess) == (0, rows, CODE, CODE)
    assert page.points == points(rows, CODE, CODE) == Points(True, 5, 15, 20 + 25 + 15)
    assert page.solved_with == 36
    assert page.look_back == look_back(rows) and [each.left for each in page.look_back] == [216, 36]


def test_what_the_maestro_said_is_remembered_under_its_name():
    live = Chance(1, known={})
    page = play(match([told(CODE, (5, None, None, None))]), Solve(CODE), chance=live).state.history["1"]
    assert list(live.known) == ["look back"], "logs name it so"
    live.known["look back"][0]["bits"] = 9.5
    again = play(match(page.rows), Solve(CODE), chance=Chance(1, known=live.known)).state.history["1"]
    assert again.look_back == (replace(page.look_back[0], bits=9.5),)


def test_a_code_missed_brings_nothing_of_anything():
    assert points((told(CODE, (1, 2, None, None)),), CODE, WRONG) == Points(False, 0, 0, 0)


# The score sheet

def test_the_sheet_line_by_line():
    rows = (told(CODE, (1, 2, None, None)),)
    page = play(match(rows), Solve(CODE)).state.history["1"]
    missed = replace(page, guess=WRONG, points=points(rows, CODE, WRONG))
    slipped = replace(page, rows=(SLIP,), points=points((SLIP,), CODE, WRONG))
    over = replace(match(games=4), history={
        "1": page, "2": replace(missed, solver=1), "3": replace(missed, solver=0), "4": replace(slipped, solver=1)})
    outcome = GAME.outcome(over)
    assert outcome.scores == (66, 66) and outcome.winners == (0, 1)
    assert outcome.breakdown == (
        (Line("code-found", 20, {"game": 1}), Line("empty-rows", 30, {"game": 1, "rows": 6}),
         Line("unused-dice", 16, {"game": 1, "dice": 16}), Line("code-missed", 0, {"game": 3})),
        (Line("code-missed", 0, {"game": 2}), Line("wrong-feedback", 20, {"game": 4, "row": 1}),
         Line("empty-rows", 30, {"game": 4, "rows": 6}), Line("unused-dice", 16, {"game": 4, "dice": 16})))


# Take-backs and hidden facts

def test_what_may_be_taken_back():
    rolled = match(roll=(5, 4, 1, 1))
    laid = play(rolled, Place((5, 4, None, 1))).state
    for before, move, after, kind in [
        (match(), Solve(CODE), match(), "never"),
        (match(), Note(0, 1), match(), "free"),
        (match(), Roll(), rolled, "consent"),
        (rolled, Place((5, 4, None, 1)), laid, "consent"),
        (rolled, Place((5, 4, None, 1)), by_hand(), "free"),
        (by_hand(), Sliders(2, 1, 0), laid, "consent"),
    ]:
        assert GAME.take_back(before, move, after, 0) == kind


def test_what_is_hidden_from_whom():
    state = match([told(CODE, (5, None, None, None))])
    open_colours = ["code.1", "code.2", "code.3"]
    assert list(GAME.hidden(state, 0)) == open_colours
    assert list(GAME.hidden(state, 1)) == ["marks"]
    assert list(GAME.hidden(state, None)) == [*open_colours, "marks"]


def test_the_solvers_own_notes_are_not_dealt_afresh():
    state = play(match(), Note(1, 3)).state
    assert GAME.resample(GAME.view(state, 0), 0, Chance(3)).marks == state.marks
    without = match(notebook="marks", games=4)
    view = replace(GAME.view(without, 0), marks=None)
    assert GAME.resample(view, 0, Chance(3)).marks == "." * 24
    assert GAME.resample(view, 1, Chance(3)).marks != "." * 24


# Random moves

def drawn(state, seat=0, times=600):
    chance = Chance(7)
    return [GAME.sample(state, seat, chance) for _ in range(times)]


def test_a_coder_at_random_is_mostly_honest():
    honest = sum(move == Sliders(2, 1, 0) for move in drawn(by_hand(), 1))
    assert 500 < honest < 580


def test_a_solver_at_random_mostly_goes_on():
    state = match(roll=(1, 2, 3, 4))
    told_kinds = Counter(type(move) for move in drawn(state))
    assert 440 < told_kinds[Place] < 510 and 70 < told_kinds[Note] < 130 and 10 < told_kinds[Solve] < 50
    assert 540 < Counter(type(move) for move in drawn(match(notebook="off")))[Roll] < 590
    last = replace(match([*EMPTY[:4], told(CODE, (1, None, None, None))], notebook="off"), roll=(2,))
    assert 540 < Counter(type(move) for move in drawn(last))[Place] < 590, "the last die is placed too"
    seventh = match(FULL[:6], roll=(1, 2, 3, 4), notebook="off")
    assert 540 < Counter(type(move) for move in drawn(seventh))[Place] < 590
    assert set(map(type, drawn(match(FULL, notebook="off"), times=50))) == {Solve}


# Sets of codes

def test_the_codes_with_a_face_in_a_column():
    assert set(deduction.members(deduction._codes_where(1, [3, 5]))) == {
        code for code in deduction.CODES if code[1] in (3, 5)}
    assert deduction._codes_where(0, []) == 0


def test_the_faces_that_are_left():
    assert deduction.faces_left(deduction.ALL) == ((1, 2, 3, 4, 5, 6),) * 4
    assert deduction.faces_left(0) == ((),) * 4
    some = deduction._codes_where(0, [6]) & deduction._codes_where(3, [1, 6])
    assert deduction.faces_left(some) == ((6,), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6), (1, 6))


@pytest.mark.parametrize(("before", "left", "bits"), [
    (8, 2, 2.0), (8, 8, 0.0), (1296, 216, 2.58), (6, 5, 0.26), (4, 0, 0)])
def test_a_bit_for_each_halving(before, left, bits):
    assert deduction.bits_gained((1 << before) - 1, (1 << left) - 1) == bits


def test_a_stage_is_a_row_that_was_answered_and_the_codes_it_leaves() -> None:
    first, second = told(CODE, (5, 4, None, 1)), Row((3, 3), (3, 3, None, None), None)
    view = GAME.view(match([first, second]), 0)
    left = sum(feedback(code, first.dice) == first.feedback for code in deduction.CODES)
    assert GAME.stage(view, 0) == (1, left) and 1 < left < len(deduction.CODES)
    assert GAME.stage(view, 1) is None, "whoever gives the code looks for none"
    assert GAME.stage(GAME.view(match(), 0), 0) == (0, len(deduction.CODES))


def test_four_equal_dice_have_the_table_to_themselves() -> None:
    assert GAME.peak(FeedbackGiven(1, 0, 4, 0, 0)) == 1_200 and GAME.peak(FeedbackGiven(1, 0, 3, 1, 0)) == 0


def test_what_is_heard_and_what_is_a_note_to_oneself() -> None:
    assert GAME.heard(Noted(0, 1, 3, "no")) is None
    assert set(GAME.heard(DiceRolled(0, (4, 1))) or ()) == {"dice"}
    assert GAME.peak(CodeFound(0, CODE, 30)) == GAME.peaks[CodeFound] > 0
    view = GAME.view(ROLLED, 0)
    assert [*GAME.told(view, 0)] != [*GAME.told(view, None)], "whoever is asked to act is told so"
