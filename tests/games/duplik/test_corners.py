"""Edge cases of Duplik: every refusal in full, the limits of the paper, events, the score sheet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.duplik import judging, moves, paper
from ludoteca.games.duplik.judging import score
from ludoteca.games.duplik.paper import Drawing, Ink
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.rules import Duplik
from ludoteca.games.duplik.state import Ballot, RoundSheet, State, Title, Verdict
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.game import Line
from tests.games.duplik.test_rules import artists, judge_all, master, open_table, start_drawing, to_gallery, to_judging

GAME = Duplik()
DOT = Ink((10, 10, 128), 6)
LINE = moves.Stroke((10, 10, 128, 200, 180, 128), 6)


def refusal(asked: Any, *facts: Any) -> tuple[str, str, dict[str, Any]]:
    """All parts of a refusal: its code, its rule, the facts of its sentence."""
    with pytest.raises(IllegalMove) as no:
        asked(*facts)
    return no.value.code, no.value.rule, no.value.facts


def told(step: Any) -> list[Any]:
    return [each.event for each in step.events]


def drawing(seats: int = 3, **options: object) -> Table:
    table = open_table(seats, **options)
    start_drawing(table)
    return table


def judging_(seats: int = 4) -> Table:
    """A round in which the first criterion has been read."""
    table = open_table(seats)
    to_judging(table)
    table.play(master(table), moves.Read())
    return table


# -- the paper


@pytest.mark.parametrize(("ink", "no"), [
    (Ink((), 6), ("bad_stroke", "drawing", {})),
    (Ink((1, 2), 6), ("bad_stroke", "drawing", {})),
    (Ink((1, 2, 3) * 601, 6), ("stroke_too_long", "drawing", {"most": 600})),
    (Ink((1, 2, 3), 0), ("no_such_pen", "drawing", {"most": 80})),
    (Ink((1, 2, 3), 81), ("no_such_pen", "drawing", {"most": 80})),
    *((Ink(points, 6), ("off_paper", "drawing", {})) for points in (
        (-41, 0, 0), (1041, 0, 0), (0, -41, 0), (0, 791, 0), (0, 0, -1), (0, 0, 256))),
])
def test_what_no_pen_could_draw(ink: Ink, no: Any) -> None:
    assert refusal(paper.check_ink, ink) == no
    assert refusal(paper.draw, Drawing(), DOT, ink) == no


@pytest.mark.parametrize("ink", [
    Ink((1, 2, 3) * 600, 6), Ink((1, 2, 3), 1), Ink((1, 2, 3), 80), Ink((-40, -40, 0, 1040, 790, 255), 6)])
def test_what_a_pen_can_just_draw(ink: Ink) -> None:
    assert paper.PAPER == (1000, 750)
    assert paper.draw(Drawing(), ink).strokes == {1: ink}


def test_the_last_stroke_a_paper_takes() -> None:
    nearly = Drawing(strokes=dict.fromkeys(range(1, 1500), DOT))
    assert refusal(paper.draw, nearly, DOT, DOT) == ("paper_full", "drawing", {"most": 1500})
    assert max(paper.draw(nearly, DOT).strokes) == 1500


def test_strokes_are_numbered_from_one_and_a_new_one_forgets_what_was_undone() -> None:
    other, third = replace(DOT, width=9), replace(DOT, width=12)
    drawn = paper.draw(Drawing(), DOT, other)
    assert drawn.strokes == {1: DOT, 2: other}
    undone = paper.undo(drawn)
    assert (undone.strokes, undone.undone) == ({1: DOT}, (other,))
    assert paper.undo(undone).undone == (other, DOT)
    assert paper.redo(paper.undo(undone)) == undone and paper.redo(undone) == drawn
    again = paper.draw(undone, third)
    assert (again.strokes, again.undone) == ({1: DOT, 2: third}, ())
    assert refusal(paper.undo, Drawing()) == ("nothing_to_undo", "drawing", {})
    assert refusal(paper.redo, again) == ("nothing_to_redo", "drawing", {})


def test_a_cleared_paper_comes_back_stroke_by_stroke_in_order() -> None:
    other = replace(DOT, width=9)
    gone = paper.clear(paper.undo(paper.draw(Drawing(plan={1: Placed("cow", 400, 500, 200)}), DOT, other, DOT)))
    assert (gone.strokes, gone.undone, gone.plan) == ({}, (DOT, other, DOT), {})
    assert paper.redo(paper.redo(gone)).strokes == {1: DOT, 2: other}


def test_a_bots_paper_says_what_it_means() -> None:
    one, two = Placed("cow", 400, 500, 200), Placed("cup", 700, 500, 90)
    first = paper.sketch(Drawing(), one, (DOT,))
    assert (first.plan, first.strokes, first.by_bot) == ({1: one}, {1: DOT}, True)
    second = paper.sketch(first, two, (DOT, DOT))
    assert second.plan == {1: one, 2: two} and list(second.strokes) == [1, 2, 3]
    nothing = paper.sketch(Drawing(), None, ())
    assert (nothing.plan, nothing.strokes, nothing.by_bot) == ({}, {}, True)


def test_pens_down_is_for_good() -> None:
    laid = paper.lay_down(paper.undo(paper.draw(Drawing(touched=7), DOT, DOT)))
    assert (laid.undone, laid.resting, laid.strokes, laid.touched) == ((), True, {1: DOT}, 7)


# -- the card and the words


def test_every_refusal_before_the_sand_runs() -> None:
    table = open_table(choice="two_titles")
    first = master(table)
    assert refusal(table.play, first, moves.Throw()) == ("choose_a_title_first", "card", {})
    for index in (-1, 2):
        assert refusal(table.play, first, moves.Choose(index)) == ("no_such_title", "card", {})
    assert refusal(table.play, first, moves.Say(0, "Una mucca")) == ("not_now", "round", {"phase": "prepare"})
    titles = table.view(first).titles
    table.play(first, moves.Choose(0))
    state = table.state
    assert (state.title, state.offered, bool(state.key), bool(state.picture), len(state.criteria)) == (
        titles[0], (), True, True, 10)
    assert refusal(table.play, first, moves.Turn()) == ("throw_first", "card", {})
    table.play(first, moves.Throw())
    assert refusal(table.play, first, moves.Throw()) == ("already_thrown", "card", {})


def test_the_throw_and_the_hourglass_are_reported() -> None:
    table = open_table(seconds=120)
    first, title = master(table), table.state.title
    step = table.play(first, moves.Throw(), 2000)
    assert told(step) == [moves.TitleRead(first, table.state.bonus, title.it, title.en)]
    step = table.play(first, moves.Turn(), 5000)
    assert told(step) == [moves.HourglassTurned(first)]
    assert (table.state.phase, table.state.began, table.deadline) == ("draw", 5000, 125_000)


def test_every_refusal_to_the_masters_words() -> None:
    table = drawing()
    first, artist = master(table), artists(table)[0]
    assert refusal(table.play, first, moves.Say(60, "x")) == ("too_many_lines", "describing", {"most": 60})
    assert refusal(table.play, first, moves.Say(0, "x" * 401)) == ("too_many_words", "describing", {"most": 400})
    assert refusal(table.play, artist, moves.Say(0, "io?")) == ("for_the_master", "round", {})
    assert refusal(table.play, first, LINE) == ("for_the_artists", "round", {})
    assert refusal(table.play, first, moves.Turn()) == ("not_now", "round", {"phase": "draw"})


def test_the_longest_words_and_when_they_were_heard() -> None:
    table = drawing()
    first = master(table)
    table.play(first, moves.Say(0, "Una mucca"), 3000)
    table.play(first, moves.Say(59, "x" * 400), 4000)
    assert table.state.lines == {0: "Una mucca", 59: "x" * 400} and table.state.heard == 4000
    assert told(table.play(first, moves.Rest())) == [moves.AllSaid(first)] and table.state.all_said
    assert told(table.play(first, moves.Rest(False))) == [] and not table.state.all_said
    table.play(first, moves.Rest())
    table.play(first, moves.Say(1, "e un faro"))
    assert not table.state.all_said


# -- drawing


def test_ink_carries_its_time_and_a_hand_makes_the_paper_a_persons() -> None:
    table = open_table()
    table.play(master(table), moves.Throw())
    table.play(master(table), moves.Turn(), 5000)
    artist = artists(table)[0]
    thing = Placed("cow", 400, 500, 200)
    table.play(artist, moves.Sketch(thing, (DOT,), ("Una mucca.",)), 7000)
    mine = table.state.drawings[artist]
    assert (mine.by_bot, mine.plan, mine.heard, mine.touched) == (True, {1: thing}, ("Una mucca.",), 7000)
    assert mine.strokes[1] == replace(DOT, at=2000)
    table.play(artist, LINE, 9000)
    mine = table.state.drawings[artist]
    assert (mine.by_bot, mine.plan, mine.heard, mine.touched) == (False, {}, (), 9000)
    assert mine.strokes[2] == Ink(LINE.points, 6, "pen", 4000)
    for number, (move, strokes) in enumerate(((moves.Undo(), 1), (moves.Redo(), 2), (moves.Clear(), 0))):
        table.play(artist, move, 10_000 + number)
        mine = table.state.drawings[artist]
        assert (len(mine.strokes), mine.touched) == (strokes, 10_000 + number)


def test_a_pen_put_down_is_reported_and_draws_no_more() -> None:
    table = drawing(4)
    artist, other, third = artists(table)
    assert told(table.play(artist, moves.Rest(), 8000)) == [moves.PenDown(artist)]
    assert (table.state.drawings[artist].resting, table.state.drawings[artist].touched) == (True, 8000)
    assert refusal(table.play, artist, LINE) == ("pen_is_down", "drawing", {})
    assert told(table.play(artist, moves.Rest(False), 9000)) == []
    table.play(artist, LINE)
    table.play(other, LINE)
    assert table.state.phase == "draw" and not table.state.drawings[third].strokes


def test_the_sand_runs_out_and_late_ink_has_a_moment() -> None:
    table = drawing()
    end = table.deadline
    assert end is not None
    assert told(table.expire()) == [moves.PensDown()] and (table.state.phase, table.deadline) == ("ink", end + 1500)
    artist, other = artists(table)
    assert table.actors == {artist, other}
    table.expire()
    assert table.state.phase == "judge" and all(each.resting for each in table.state.drawings.values())


def test_drawings_go_the_way_the_master_says_by_themselves_to_the_left() -> None:
    table = open_table(4)
    start_drawing(table)
    table.expire()
    table.expire()
    before = table.deadline
    assert table.state.phase == "pass" and table.actors == {master(table)} and before == 90_000 + 1500 + 20_000
    assert told(table.play(master(table), moves.Pass("right"), before - 1)) == [moves.DrawingsPassed("right")]
    assert (table.state.direction, table.state.phase, table.deadline) == ("right", "judge", before - 1 + 60_000)
    table = open_table(4)
    start_drawing(table)
    table.expire()
    table.expire()
    assert told(table.expire()) == [moves.DrawingsPassed("left")]


# -- judging


def test_every_refusal_to_a_judge() -> None:
    table = open_table(4)
    to_judging(table)
    author, judge, _ = artists(table)
    state = table.state
    assert refusal(GAME.play, state, judge, moves.Judge(author, True), 0, Chance(1)) == (
        "nothing_read_yet", "judging", {})
    table.play(master(table), moves.Read())
    assert refusal(table.play, author, moves.Judge(author, True)) == ("not_your_drawing_to_judge", "judging", {})
    assert refusal(table.play, judge, moves.Judge(master(table), True)) == ("not_your_drawing_to_judge", "judging", {})
    table.play(judge, moves.Judge(author, True))
    assert refusal(GAME.play, table.state, judge, moves.Judge(author, False), 0, Chance(1)) == (
        "already_judged", "judging", {"number": 1})
    assert refusal(GAME.play, table.state, master(table), moves.Read(), 0, Chance(1)) == (
        "judging_goes_on", "judging", {})
    assert refusal(GAME.play, table.state, master(table), moves.Judge(author, True), 0, Chance(1)) == (
        "for_the_artists", "round", {})


def test_criteria_and_verdicts_are_reported() -> None:
    table = open_table(4)
    to_judging(table)
    criterion = table.state.criteria[0]
    read_at = table.now + 1000
    step = table.play(master(table), moves.Read(), read_at)
    assert told(step) == [moves.CriterionRead(1, criterion.text["it"], criterion.text["en"])]
    assert (table.state.read, table.deadline) == (1, read_at + 90_000)
    author, judge, _ = artists(table)
    assert told(table.play(judge, moves.Judge(author, False))) == [moves.Judged(judge, author, 1, False)]
    assert table.state.verdicts[author] == {1: Verdict(False)}
    assert judging.pending(table.state) == artists(table)[1:]


def test_every_refusal_to_a_contest_and_to_a_vote() -> None:
    table = judging_()
    author, judge, stranger = artists(table)
    play = GAME.play
    table.play(judge, moves.Judge(author, False))
    assert refusal(play, table.state, stranger, moves.Contest(author), 0, Chance(1)) == (
        "not_yours_to_contest", "contests", {})
    assert refusal(play, table.state, author, moves.Contest(master(table)), 0, Chance(1)) == (
        "not_yours_to_contest", "contests", {})
    assert refusal(play, table.state, judge, moves.Contest(judge), 0, Chance(1)) == ("not_judged_yet", "contests", {})
    assert refusal(play, table.state, judge, moves.Vote(author, True), 0, Chance(1)) == ("no_vote_open", "contests", {})
    spent = replace(table.state, contests={author: 2})
    assert refusal(play, spent, author, moves.Contest(author), 0, Chance(1)) == (
        "no_contests_left", "contests", {"most": 2})
    table.play(author, moves.Contest(author))
    assert refusal(play, table.state, judge, moves.Contest(author), 0, Chance(1)) == (
        "already_contested", "contests", {})
    table.play(author, moves.Vote(author, None))
    assert refusal(play, table.state, author, moves.Vote(author, True), 0, Chance(1)) == (
        "already_voted", "contests", {})
    for voter in (judge, stranger):
        table.play(voter, moves.Vote(author, False))
    assert refusal(play, table.state, author, moves.Contest(author), 0, Chance(1)) == (
        "already_contested", "contests", {})


def test_a_contest_is_reported_counted_and_written_into_the_verdict() -> None:
    table = judging_()
    author, judge, third = artists(table)
    table.play(judge, moves.Judge(author, False))
    assert told(table.play(author, moves.Contest(author))) == [moves.Contested(author, author, 1)]
    assert (table.state.ballots, table.state.contests) == ({author: Ballot(author, 1)}, {author: 1})
    assert told(table.play(author, moves.Vote(author, True))) == []
    table.play(third, moves.Vote(author, None))
    ballot = table.state.ballots[author]
    assert (ballot.votes, ballot.abstained) == ({author: True}, (third,))
    assert not table.state.verdicts[author][1].met
    poll = judging.poll(table.state, author)
    assert (poll.missing, poll.ends, set(poll.among)) == ((judge,), table.deadline, {True, False})
    assert told(table.play(judge, moves.Vote(author, False))) == [moves.VoteCounted(author, 1, 1, 1, True)]
    assert table.state.verdicts[author] == {1: Verdict(True, voted=True, yes=1, no=1)}
    assert table.state.ballots == {} and table.state.contested == (author,)


def test_a_second_contest_is_counted_with_the_first() -> None:
    table = judging_()
    author, judge, _ = artists(table)
    judge_all(table)
    table.play(judge, moves.Contest(author))
    table.play(judge, moves.Contest(judge))
    assert table.state.contests == {judge: 2} and judging.may_contest(table.state, judge) == []
    assert set(table.state.ballots) == {author, judge}
    step = table.expire()
    assert [type(each).__name__ for each in told(step)[:2]] == ["VoteCounted"] * 2 and table.state.ballots == {}


def test_a_vote_lasts_its_time_even_where_a_judge_had_less_left() -> None:
    table = judging_()
    author, judge, _ = artists(table)
    began = table.deadline
    assert began is not None
    table.play(judge, moves.Judge(author, False))
    table.play(author, moves.Contest(author), began - 1000)
    assert table.deadline == began - 1000 + 45_000


def test_a_drawing_handed_on_is_reported_with_its_new_judge() -> None:
    table = judging_(5)
    author, judge, third, _ = artists(table)
    assert refusal(GAME.play, table.state, third, moves.HandOn(author), 0, Chance(1)) == (
        "not_your_drawing_to_judge", "judging", {})
    assert told(table.play(judge, moves.HandOn(author))) == [moves.HandedOn(judge, author, third)]
    assert table.state.judges[author] == third and table.state.declined == {author: (judge,)}
    table.play(third, moves.Judge(author, True))
    assert refusal(GAME.play, table.state, third, moves.HandOn(author), 0, Chance(1)) == (
        "already_judged", "judging", {"number": 1})
    unread = replace(table.state, read=0)
    assert refusal(GAME.play, unread, third, moves.HandOn(author), 0, Chance(1)) == (
        "nothing_read_yet", "judging", {"number": 0})


def test_a_drawing_handed_on_goes_the_way_the_drawings_went() -> None:
    table = open_table(5)
    to_judging(table, "right")
    table.play(master(table), moves.Read())
    a, b, c, d = artists(table)
    assert table.state.judges[c] == b
    for judge, following in ((b, a), (a, d), (d, c)):
        assert told(table.play(judge, moves.HandOn(c))) == [moves.HandedOn(judge, c, following)]


# -- the score


def marked(state: State, met: dict[int, tuple[bool, ...]]) -> State:
    verdicts = {author: {n: Verdict(yes) for n, yes in enumerate(marks, 1)} for author, marks in met.items()}
    return replace(state, verdicts=verdicts, read=10)


def test_the_sheet_of_a_round() -> None:
    table = open_table(3)
    to_judging(table)
    one, other = artists(table)
    met = {one: (True,) * 3 + (False,) * 7, other: (False,) * 2 + (True,) * 2 + (False,) * 6}
    state = replace(marked(table.state, met), bonus=4)
    sheet = score(state)
    assert (sheet.master, sheet.title, sheet.bonus, sheet.met) == (master(table), state.title, 4, met)
    assert list(sheet.met) == sorted(met)
    assert {seat: sheet.points[seat] for seat in range(3)} == {one: 3, other: 1 + 3, master(table): 4}


def test_the_gallery_is_reported_and_everybody_is_ready_before_the_next_round() -> None:
    table = open_table(3)
    to_gallery(table)
    sheet = table.state.sheet[-1]
    assert table.state.phase == "gallery" and table.state.used == (table.state.key,) and sheet.points.count(12) == 2
    before = master(table)
    assert told(table.play(2, moves.Ready())) == [] and table.state.ready == (2,) and table.actors == {0, 1}
    table.play(0, moves.Ready())
    assert told(table.play(1, moves.Ready())) == [moves.RoundBegan((before + 1) % 3, 2)]
    state = table.state
    assert (state.round, state.phase, state.master, state.ready, state.read) == (2, "prepare", (before + 1) % 3, (), 0)
    assert state.sheet == (sheet,) and state.used and set(state.drawings) == set(state.verdicts) == set(artists(table))
    assert all(each == Drawing() for each in state.drawings.values()) and state.bonus == 0 and state.lines == {}


def test_the_end_is_reported_line_by_line() -> None:
    titles = [Title(f"T{n}", f"E{n}") for n in range(3)]
    rounds = ((4, 2, 7), (1, 9, 0), (5, 0, 3))
    sheets = tuple(RoundSheet(n, titles[n], 1, {}, points) for n, points in enumerate(rounds))
    state = replace(open_table(3).state, sheet=sheets, phase="over")
    outcome = GAME.outcome(state)
    assert outcome is not None and (outcome.scores, outcome.winners) == ((10, 11, 10), (1,))
    assert outcome.breakdown[0] == (
        Line("as-master", 4, {"round": 1, "it": "T0", "en": "E0"}),
        Line("as-artist", 1, {"round": 2, "it": "T1", "en": "E1"}),
        Line("as-artist", 5, {"round": 3, "it": "T2", "en": "E2"}))
    assert [line.key for line in outcome.breakdown[2]] == ["as-artist", "as-artist", "as-master"]
    assert GAME.actors(state) == frozenset() and GAME.outcome(replace(state, phase="gallery")) is None


# -- who may act, what may be taken back, what is hidden


def test_who_may_act() -> None:
    table = open_table(4)
    assert table.actors == {master(table)}
    start_drawing(table)
    assert table.actors == {0, 1, 2, 3}
    judged = judging_()
    assert judged.actors == set(artists(judged))


def test_what_may_be_taken_back() -> None:
    before = open_table(3).state
    later = replace(before, round=2)
    for move in (moves.Judge(1, True), moves.Contest(1), moves.Pass("left"), moves.Ready()):
        assert GAME.take_back(before, move, before, 0) == "free"
    for move in (moves.Choose(0), moves.Throw(), moves.Read()):
        assert GAME.take_back(before, move, before, 0) == "consent"
    assert GAME.take_back(before, moves.Ready(), later, 0) == "consent"
    for move in (LINE, moves.Undo(), moves.Say(0, "x"), moves.Turn(), moves.Vote(1, True), moves.Rest()):
        assert GAME.take_back(before, move, before, 0) == "never"


def test_only_bots_sketch_and_hand_on() -> None:
    assert GAME.only_bots(moves.Sketch()) and GAME.only_bots(moves.HandOn(1))
    assert not GAME.only_bots(LINE) and not GAME.only_bots(moves.Judge(1, True))


def test_what_is_hidden_and_a_table_imagined() -> None:
    table = drawing(4)
    first, artist = master(table), artists(table)[0]
    for each in artists(table):
        table.play(each, LINE)
    assert set(GAME.hidden(table.state, first)) != set(GAME.hidden(table.state, artist))
    assert set(GAME.hidden(table.state, None)) >= set(GAME.hidden(table.state, artist))
    for seat in (first, artist, None):
        world = GAME.resample(table.view(seat), seat, Chance(5))
        assert GAME.view(world, seat) == table.view(seat)


# -- random moves


def drawn(table: Table, seat: int, times: int = 150) -> list[Any]:
    chance = Chance(3)
    return [GAME.sample(table.state, seat, chance) for _ in range(times)]


def kinds(found: list[Any]) -> Counter[str]:
    return Counter(type(each).__name__ for each in found)


def test_a_master_at_random_prepares_and_describes() -> None:
    table = open_table(4, choice="two_titles")
    assert {each.index for each in drawn(table, master(table))} == {0, 1}
    table.play(master(table), moves.Choose(1))
    assert set(kinds(drawn(table, master(table)))) == {"Throw", "Hear"}
    table.play(master(table), moves.Throw())
    table.play(master(table), moves.Hear())
    assert set(kinds(drawn(table, master(table)))) == {"Turn"}
    table.play(master(table), moves.Turn())
    table.play(master(table), moves.Say(0, "un faro"))
    found = drawn(table, master(table))
    words = [each for each in found if isinstance(each, moves.Say)]
    rests = [each for each in found if isinstance(each, moves.Rest)]
    assert len(words) + len(rests) == 150 and 10 < len(rests) < 45 and all(each.resting for each in rests)
    assert {each.line for each in words} == {1}
    assert {each.text for each in words} == {"una mucca", "un faro", "a destra"}
    table.state = replace(table.state, lines=dict.fromkeys(range(60), "x"), all_said=True)
    found = drawn(table, master(table))
    assert {each.line for each in found if isinstance(each, moves.Say)} == {59}
    assert not any(each.resting for each in found if isinstance(each, moves.Rest))


def test_an_artist_at_random_draws_on_the_paper() -> None:
    table = drawing(4)
    artist = artists(table)[0]
    assert set(kinds(drawn(table, artist))) == {"Stroke", "Rest", "Clear"}
    strokes = [each for each in drawn(table, artist) if isinstance(each, moves.Stroke)]
    assert {len(each.points) for each in strokes} == {9} and {each.width for each in strokes} == {6}
    for each in strokes:
        paper.check_ink(Ink(each.points, each.width), each.upright)
    assert {pressure for each in strokes for pressure in each.points[2::3]} == {128}
    for upright, wide, high in ((False, 1000, 750), (True, 750, 1000)):
        held = [each for each in strokes if each.upright == upright]
        assert 0.85 * wide < max(x for each in held for x in each.points[::3]) < wide
        assert 0.85 * high < max(y for each in held for y in each.points[1::3]) < high
    assert all(each.resting for each in drawn(table, artist) if isinstance(each, moves.Rest))
    table.play(artist, LINE)
    table.play(artist, LINE)
    table.play(artist, moves.Undo())
    found = kinds(drawn(table, artist))
    assert set(found) == {"Stroke", "Rest", "Undo", "Redo", "Clear"} and found["Clear"] < 30
    table.play(artist, moves.Rest())
    rests = Counter(each.resting for each in drawn(table, artist))
    assert 5 < rests[False] < 40 and rests[True] + rests[False] == 150
    late = replace(table.state, phase="ink")
    chance = Chance(4)
    assert {type(GAME.sample(late, artists(table)[1], chance)) for _ in range(40)} == {moves.Stroke}
    assert {GAME.sample(late, artist, chance) for _ in range(40)} == {moves.Rest(True)}


def test_a_judge_at_random_judges_votes_and_contests() -> None:
    table = open_table(4)
    start_drawing(table)
    table.expire()
    table.expire()
    assert {each.direction for each in drawn(table, master(table))} == {"left", "right"}
    table = judging_()
    author, judge, _third = artists(table)
    assert set(kinds(drawn(table, master(table)))) == {"Read"}
    found = drawn(table, judge)
    verdicts = [each for each in found if isinstance(each, moves.Judge)]
    assert {(each.author, each.met) for each in verdicts} == {(author, True), (author, False)} and len(verdicts) > 120
    handed = [each for each in found if isinstance(each, moves.HandOn)]
    assert {each.author for each in handed} == {author} and len(handed) < 20
    table.play(judge, moves.Judge(author, False))
    assert set(drawn(table, judge)) == {moves.Contest(author)}
    table.play(author, moves.Contest(author))
    votes = [each for each in drawn(table, judge) if isinstance(each, moves.Vote)]
    assert {(each.author, each.met) for each in votes} == {(author, True), (author, False), (author, None)}
    bot = replace(table.state.drawings[judge], by_bot=True)
    table.state = replace(table.state, drawings={**table.state.drawings, judge: bot})
    watcher = table.state.judges[judge]
    assert not any(isinstance(each, moves.HandOn) for each in drawn(table, watcher))
    shown = open_table(3)
    to_gallery(shown)
    assert set(kinds(drawn(shown, 0))) == {"Ready"}
