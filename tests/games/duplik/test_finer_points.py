"""Fine points of Duplik: doubts and contests in full, judges who leave or idle, honours, events."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.duplik import collage, judging, moves, paper
from ludoteca.games.duplik.paper import Drawing
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.rules import TIME_TO_PREPARE, Duplik, DuplikWithoutRosettes
from ludoteca.games.duplik.state import CONTESTS, RoundSheet, Title, Verdict
from ludoteca.rules import Outcome, Table
from ludoteca.rules.honours import Deed
from tests.games.duplik.test_corners import DOT, judging_, refusal, told
from tests.games.duplik.test_rules import (
    artists,
    in_company,
    judge_all,
    master,
    open_table,
    pens_down,
    read,
    sketch_of,
    start_drawing,
    to_gallery,
    to_judging,
    to_praise,
)

GAME = Duplik()


def no_of(table: Table, seat: int, move: Any) -> tuple[str, str, dict[str, Any]]:
    return refusal(table.play, seat, move)


# -- doubts and contests


def test_every_refusal_to_a_doubt() -> None:
    table = open_table(4)
    to_judging(table)
    author, judge, third = artists(table)
    state = table.state
    assert refusal(judging.doubt, state, judge, author, 0) == ("nothing_read_yet", "judging", {"number": 0})
    read(table)
    assert no_of(table, third, moves.Doubt(author)) == ("not_your_drawing_to_judge", "judging", {})
    table.play(judge, moves.Judge(author, True))
    assert refusal(judging.doubt, table.state, judge, author, 0) == ("already_judged", "judging", {"number": 1})
    judge_all(table)
    read(table)
    table.play(judge, moves.Doubt(author))
    for each in artists(table):
        table.play(each, moves.Vote(author, True))
    judge_all(table)
    read(table)
    assert no_of(table, judge, moves.Doubt(author)) == ("doubt_spent", "contests", {})


def test_a_doubt_is_reported_and_has_the_time_of_a_vote_at_least() -> None:
    table = open_table(4)
    to_judging(table)
    author, judge, _ = artists(table)
    read(table)
    until = table.deadline
    assert until is not None
    early = table.game.play(table.state, judge, moves.Doubt(author), until - 60_000, None)  # type: ignore[arg-type]
    assert early.state.until == until, "whoever still judges keeps their time"
    late = table.game.play(table.state, judge, moves.Doubt(author), until - 10_000, None)  # type: ignore[arg-type]
    assert late.state.until == until + 35_000
    assert told(late) == [moves.Doubted(judge, author, 1)]
    ballot = late.state.ballots[author]
    assert (ballot.caller, ballot.number) == (judge, 1)


def test_no_player_doubts_or_contests_a_verdict_of_their_own() -> None:
    table = open_table(3)
    start_drawing(table)
    one, other = artists(table)
    table.play(other, sketch_of(1))
    pens_down(table)
    read(table)
    assert no_of(table, one, moves.Doubt(one)) == ("your_own_verdict", "contests", {})
    table.play(one, moves.Judge(one, False))
    assert no_of(table, one, moves.Contest(one)) == ("your_own_verdict", "contests", {})


def test_out_of_turn_each_is_told_why() -> None:
    table = judging_(5)
    one, two, _, four = artists(table)
    first = master(table)
    assert no_of(table, first, moves.Read()) == ("judging_goes_on", "judging", {})
    assert no_of(table, first, moves.Judge(one, True))[0] == "not_your_turn", "the master judges nobody"
    table.play(two, moves.Judge(one, False))
    table.state = replace(table.state, contests={one: CONTESTS})
    assert one in table.actors, "with a verdict of their own to give"
    table.play(one, moves.Judge(four, True))
    assert one not in table.actors
    assert no_of(table, one, moves.Contest(one)) == ("no_contests_left", "contests", {"most": CONTESTS})
    assert no_of(table, one, moves.Judge(four, True))[0] == "not_your_turn"
    # A player who has contests left, but no verdict to contest, is not told that none are left.
    table.state = replace(table.state, contested=(one, four), contests={one: CONTESTS, two: CONTESTS - 1})
    assert two not in table.actors
    assert no_of(table, two, moves.Contest(one))[0] == "not_your_turn"
    table.state = replace(table.state, contests={})
    assert no_of(table, two, moves.Contest(one))[0] == "not_your_turn", "nor who has spent none"


def test_the_last_contest_of_a_round_is_still_one() -> None:
    table = judging_(4)
    author, judge, _ = artists(table)
    judge_all(table, met=False)
    table.state = replace(table.state, contests={author: CONTESTS - 1}, settled=True)
    table.play(author, moves.Contest(author))
    assert table.state.contests == {author: CONTESTS} and not table.state.settled and judge in table.actors
    for each in artists(table)[:2]:
        table.play(each, moves.Vote(author, True))
    step = table.play(artists(table)[2], moves.Vote(author, False))
    assert told(step) == [moves.VoteCounted(author, 1, 2, 1, True)]


# -- judges who leave, judges who idle


def test_without_a_judge_left_the_verdict_is_reported_for_the_one_who_left() -> None:
    table = open_table(3)
    one, other = artists(table)
    to_judging(in_company(table, master(table)))
    step = table.play(master(table), moves.Read())
    criterion, *verdicts = told(step)
    assert isinstance(criterion, moves.CriterionRead) and criterion.number == 1
    assert verdicts == [moves.Judged(table.state.declined[author][-1], author, 1, False) for author in (one, other)]


def test_a_judge_who_sleeps_is_named_with_what_was_left_unmet() -> None:
    table = judging_(4)
    one, two, three = artists(table)
    table.play(two, moves.Judge(one, True))
    table.play(one, moves.Contest(one))
    step = table.expire()
    assert told(step) == [
        moves.VoteCounted(one, 1, 0, 0, True),
        moves.Judged(three, two, 1, False), moves.Judged(one, three, 1, False)]


def test_a_judge_who_went_is_replaced_beside_one_who_sleeps_and_time_begins_anew() -> None:
    table = open_table(5)
    one, two, three, four = artists(table)
    to_judging(in_company(table, master(table), one, two, three, four))
    read(table)
    assert table.state.judges == {one: two, two: three, three: four, four: one}
    in_company(table, master(table), one, two, three)
    at = table.deadline
    step = table.expire()
    assert told(step) == [
        moves.Judged(two, one, 1, False), moves.Judged(three, two, 1, False), moves.HandedOn(four, three, one),
        moves.Judged(one, four, 1, False)]
    assert at is not None and table.deadline == at + judging.TIME_TO_JUDGE


def test_a_seat_that_became_a_bots_hands_on_to_a_person_who_is_present() -> None:
    table = open_table(5)
    one, two, three, four = artists(table)
    to_judging(in_company(table, master(table), one, two, three, four))
    read(table)
    in_company(table, master(table), one, four)
    step = table.play(two, moves.HandOn(one))
    assert told(step) == [moves.HandedOn(two, one, four)]
    gone = open_table(3)
    first, second = artists(gone)
    to_judging(in_company(gone, master(gone), first, second))
    read(gone)
    in_company(gone, master(gone))
    gone.play(second, moves.HandOn(first))
    at = gone.now
    gone.play(first, moves.HandOn(second))
    assert gone.state.verdicts == {seat: {1: Verdict(False, silent=True)} for seat in (first, second)}
    assert gone.deadline == at + judging.TIME_TO_CONTEST


def test_the_last_person_there_judges_their_own_drawing_and_an_absent_one_does_not() -> None:
    table = open_table(3)
    start_drawing(table)
    one, other = artists(table)
    table.play(other, sketch_of(1))
    pens_down(in_company(table, master(table), one))
    assert table.state.judges == {one: one, other: one}
    in_company(table, master(table))
    table.play(master(table), moves.Read())
    assert table.state.verdicts[one] == {1: Verdict(False, silent=True)}, "gone as well: nobody is left"


def test_a_bot_reads_what_is_known_of_a_paper_and_a_person_who_went_reads_nothing() -> None:
    table = open_table(5)
    start_drawing(table)
    one, two, three, four = artists(table)
    for bot in (one, four):
        table.play(bot, sketch_of(1))
    pens_down(in_company(table, master(table), three))
    table.play(master(table), moves.Pass("left"))
    assert table.state.judges == {one: three, two: three, three: three, four: one}


# -- everything else


def test_pens_down_by_themselves_are_reported() -> None:
    table = open_table(4)
    start_drawing(table)
    for artist in artists(table):
        table.play(artist, moves.Rest(True))
    assert told(table.expire()) == [moves.PensDown()] and table.state.phase == "pass"


def test_a_vote_on_beauty_without_votes_ends_by_itself() -> None:
    table = open_table(3)
    to_praise(table)
    step = table.expire()
    assert told(step) == [moves.RosettesPinned((), 0)] and table.state.phase == "gallery"


@pytest.mark.parametrize(("rules", "phase"), [(GAME, "praise"), (DuplikWithoutRosettes(), "gallery")])
def test_the_score_of_a_round_is_reported_as_its_last_verdict_is_read_out(rules: Duplik, phase: str) -> None:
    table = Table(rules, 3, seed=1)
    to_judging(table)
    for _ in range(10):
        read(table)
        judge_all(table, met=True)
    table.expire()
    step = table.play(master(table), moves.Read())
    points = tuple(10 if seat == master(table) else 12 for seat in range(3))
    assert told(step) == [moves.RoundScored(master(table), points)] and table.state.phase == phase


def test_a_collage_takes_no_ink_and_once_laid_down_nothing_more_is_undone() -> None:
    stamp = Placed("cow", 400, 500, 200)
    stuck = collage.stick(collage.stick(Drawing(), 0, stamp, None, 5), 0, stamp, None, 9)
    undone = collage.undo(stuck, 12)
    assert undone.past and undone.future
    assert refusal(paper.draw, undone, DOT) == ("paper_is_collage", "collage", {})
    drawn = paper.draw(replace(undone, collage=False), DOT)
    assert (drawn.past, drawn.future) == ({}, ()), "ink on an emptied paper: no stamp comes back"
    laid = paper.lay_down(undone)
    assert (laid.past, laid.future, laid.resting) == ({}, (), True)


def test_every_change_of_a_collage_carries_its_time() -> None:
    table = open_table(3, collage=True)
    start_drawing(table)
    artist, began = artists(table)[0], table.now
    cow, tree = Placed("cow", 300, 500, 200), Placed("tree", 700, 500, 200)
    for number, move in enumerate((
            moves.Stick(cow), moves.Stick(tree), moves.Restack(1, "front"), moves.Undo(), moves.Redo(), moves.Peel(2),
            moves.Clear()), start=1):
        table.play(artist, move, began + 5_000 * number)
        drawing = table.state.drawings[artist]
        noted = drawing.future[-1] if isinstance(move, moves.Undo) else drawing.past[max(drawing.past)]
        assert (noted.at, drawing.touched) == (5_000 * number, began + 5_000 * number), move
        assert {ink.at for ink in drawing.strokes.values()} <= {5_000 * number}
    plain = open_table(3)
    start_drawing(plain)
    assert no_of(plain, artists(plain)[0], moves.Stick(cow)) == ("no_collage", "collage", {})


def test_a_bot_goes_on_drawing_on_an_upright_paper() -> None:
    table = open_table(3)
    start_drawing(table)
    artist = artists(table)[0]
    table.play(artist, moves.Stroke((10, 10, 128), 6, upright=True))
    table.play(artist, sketch_of(1))
    assert table.state.drawings[artist].upright and len(table.state.drawings[artist].strokes) > 1


def test_a_paper_that_lies_is_not_turned_any_more() -> None:
    drawn = paper.draw(Drawing(), DOT)
    assert refusal(paper.set_orientation, drawn, True) == ("paper_lies", "drawing", {})
    assert paper.set_orientation(drawn, False) == drawn and paper.set_orientation(Drawing(), True).upright


def test_late_ink_is_put_on_in_silence() -> None:
    table = open_table(3)
    start_drawing(table)
    table.expire()
    assert table.state.phase == "ink"
    assert [GAME.may_talk(table.state, seat) for seat in range(3)] == [seat == master(table) for seat in range(3)]


def test_what_happens_by_itself_before_the_sand_runs_is_reported_of_the_master() -> None:
    table = open_table(3)
    (thrown,) = told(table.expire())
    assert isinstance(thrown, moves.TitleRead) and thrown.seat == master(table)
    assert told(table.expire()) == [moves.HourglassTurned(master(table))]


def sheet(of: int, points: tuple[int, ...], own: tuple[int, ...] = (), whole: int | None = None) -> RoundSheet:
    met = {seat: (seat == whole,) * 10 for seat in range(3) if seat != of}
    return RoundSheet(of, Title("Una mucca", "A cow"), 4, met, points, own)


@pytest.mark.parametrize(("rounds", "feats"), [
    ((sheet(0, (9, 12, 0), whole=1),), ((), ("perfect_drawing",), ())),
    ((sheet(0, (10, 12, 0), whole=1),), (("perfect_words",), ("perfect_drawing",), ())),
    ((sheet(0, (10, 12, 0), own=(2,), whole=1),), ((), (), ())),
    ((sheet(1, (12, 10, 0), whole=0), sheet(0, (10, 0, 12), whole=2)), (
        ("perfect_drawing", "perfect_words"), ("perfect_words",), ("perfect_drawing",))),
    ((sheet(0, (4, 10, 10)),), ((), (), ())),
])
def test_feats_are_a_drawing_and_a_description_that_have_it_all(rounds: Any, feats: Any) -> None:
    state = replace(open_table(3).state, sheet=rounds)
    assert tuple(GAME.feats(state, seat) for seat in range(3)) == feats


def test_rosettes_are_looked_at_for_nearly_three_seconds() -> None:
    assert [GAME.peak(moves.RosettesPinned((1,), votes)) for votes in (2, 0)] == [2_900, 0]


def test_the_list_of_stamps_is_public() -> None:
    asked = GAME.consult({"stamps": collage.GROUPS[0]})
    assert asked is not None and asked == collage.tray(collage.GROUPS[0]) and asked["kinds"]
    assert GAME.consult({}) is None


def test_logs_without_rosettes_are_read_as_such() -> None:
    assert [found and found.version for found in map(GAME.older, (0, 1, 2, 3))] == [1, 1, None, None]


def test_every_refusal_to_a_master_who_wants_to_hear_the_scene() -> None:
    table = open_table(3, choice="two_titles")
    assert no_of(table, master(table), moves.Hear()) == ("choose_a_title_first", "card", {})
    table.play(master(table), moves.Choose(0))
    assert told(table.play(master(table), moves.Hear())) == [moves.SceneTold(master(table))]
    assert no_of(table, master(table), moves.Hear()) == ("already_told", "aloud", {})


def test_the_master_is_told_what_to_do_and_spectators_whom_to_wait_for() -> None:
    table = open_table(3)
    view = table.view(master(table))
    ways = [[each for each in GAME.told(view, seat) if each.section == "now"] for seat in (master(table), None)]
    assert ways[0] and ways[1] and ways[0] != ways[1]


def test_without_time_limits_all_events_are_reported_too() -> None:
    table = open_table(3, seconds=0)
    (thrown,) = told(table.play(master(table), moves.Throw()))
    assert isinstance(thrown, moves.TitleRead) and table.deadline is None
    assert told(table.play(master(table), moves.Turn())) == [moves.HourglassTurned(master(table), False)]


@pytest.mark.parametrize("choice", ["one_title", "two_titles"])
def test_a_gallery_everybody_has_left_leads_to_the_next_master_by_itself(choice: str) -> None:
    table = open_table(3, choice="two_titles") if choice == "two_titles" else open_table(3)
    if choice == "two_titles":
        table.play(master(table), moves.Choose(0))
    to_gallery(table)
    follows, at = artists(table)[0], table.deadline
    assert at is not None and told(table.expire()) == [moves.RoundBegan(follows, 2)]
    assert table.deadline == at + TIME_TO_PREPARE and master(table) == follows
    assert len(table.view(follows).titles) == (2 if choice == "two_titles" else 0)


def test_who_got_most_right_is_honoured() -> None:
    table = open_table(3)
    one, other = artists(table)
    scored = moves.RoundScored(master(table), tuple(12 if seat == one else 3 for seat in range(3)))
    given = {each.key: each for each in GAME.honours([Deed(0, (scored,))], Outcome((0, 0, 0), (one,)))}
    assert given["best-round"].seat == one and given["best-round"].facts["count"] == 12
    assert len(given["best-round"].among) == 3 and given["best-round"].among[other] == 3


def test_a_bot_says_what_it_heard_before_it_drew() -> None:
    table = open_table(3)
    start_drawing(table)
    table.play(master(table), moves.Say(0, "Una mucca"))
    one, other = artists(table)
    table.play(one, sketch_of(1))
    cow = moves.Sketch(Placed("cow", 400, 500, 200), (DOT,))
    said = [GAME.why(table.view(seat), seat, replace(cow, heard=heard))
            for seat, heard in ((one, ()), (other, ()), (other, ("Un cane",)))]
    assert [each and each.facts["heard"] for each in said] == ["Una mucca", "Una mucca", "Un cane"]
    assert GAME.why(table.view(one), one, moves.Rest(True)) is None


def test_the_first_game_is_taught_in_the_language_asked_for() -> None:
    it, en = (GAME.lesson(language) for language in ("it", "en"))
    assert [step.key for step in it.steps] == [step.key for step in en.steps] and it != en
