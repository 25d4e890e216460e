"""Duplik by example: games of 3, 4 and 10 players, every rule of scoring, contests and ties, late strokes."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from ludoteca.arena.match import play_match
from ludoteca.games.duplik.drawing import TIME_TO_REGRET
from ludoteca.games.duplik.judging import artist_points, master_points
from ludoteca.games.duplik.kinds import KINDS
from ludoteca.games.duplik.moves import RosettesPinned, RoundScored, TitleRead, VoteCounted
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.rules import INK_ALLOWANCE, first_master
from ludoteca.games.duplik.state import Verdict
from ludoteca.rules import Chance, Company, IllegalMove, Table
from ludoteca.rules.registry import game

LINE = {"type": "stroke", "points": [10, 10, 128, 200, 180, 128], "width": 6}


def open_table(seats: int = 3, seed: int = 1, **options: object) -> Table:
    return Table("duplik", seats, seed=seed, options=options)


def master(table: Table) -> int:
    return int(table.view().master)


def artists(table: Table) -> list[int]:
    return [(master(table) + step) % table.seats for step in range(1, table.seats)]


def start_drawing(table: Table) -> None:
    table.play(master(table), {"type": "throw"})
    table.play(master(table), {"type": "turn"})


def pens_down(table: Table) -> None:
    for artist in artists(table):
        table.play(artist, {"type": "rest"})
    assert table.view().phase == "draw", "the last pen may still be taken up again"
    table.expire()


def read(table: Table) -> None:
    """The master reads on, once the verdicts have been open long enough."""
    if table.view().criteria and not table.view().settled:
        table.expire()
    table.play(master(table), {"type": "read"})


def to_judging(table: Table, direction: str = "left") -> None:
    start_drawing(table)
    pens_down(table)
    if table.view().phase == "pass":
        table.play(master(table), {"type": "pass", "direction": direction})


def judge_all(table: Table, met: bool = True) -> None:
    view = table.view()
    for author, judge in view.judges.items():
        if len(view.criteria) not in view.verdicts[author]:
            table.play(judge, {"type": "judge", "author": author, "met": met})


def to_praise(table: Table, met: bool = True) -> None:
    to_judging(table)
    for _ in range(10):
        read(table)
        judge_all(table, met)
    read(table)


def to_gallery(table: Table, met: bool = True) -> None:
    to_praise(table, met)
    for seat in sorted(table.actors):
        table.play(seat, {"type": "praise", "author": None})


def refused(table: Table, seat: int, move: dict[str, object], at: int | None = None) -> str:
    before = msgspec.json.encode(table.state)
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, move, at)
    assert msgspec.json.encode(table.state) == before
    assert refusal.value.sentence("it") != refusal.value.sentence("en")
    return refusal.value.code


# -- the ritual and the card


def test_the_highest_roll_of_the_d10_is_the_first_master_and_ties_roll_again() -> None:
    seen_a_tie = False
    for seed in range(200):
        rolls, first = first_master(4, Chance(seed))
        assert rolls[-1][first] == max(rolls[-1]) and rolls[-1].count(max(rolls[-1])) == 1
        for before, after in itertools.pairwise(rolls):
            seen_a_tie = True
            tied = [seat for seat in range(4) if before[seat] == max(before)]
            assert len(tied) > 1 and [seat for seat in range(4) if after[seat]] == tied
    assert seen_a_tie


def test_the_bonus_criterion_is_a_face_of_the_d10() -> None:
    faces = set()
    for seed in range(120):
        table = open_table(seed=seed)
        table.play(master(table), {"type": "throw"})
        faces.add(table.view().bonus)
    assert faces == set(range(1, 11))


def test_the_master_may_choose_one_of_two_titles() -> None:
    table = open_table(choice="two_titles")
    first = master(table)
    titles = table.view(first).titles
    assert len(titles) == 2 and table.view(first).picture is None
    assert table.view(artists(table)[0]).titles == ()
    assert refused(table, first, {"type": "throw"}) == "choose_a_title_first"
    assert refused(table, first, {"type": "choose", "index": 2}) == "no_such_title"
    table.play(first, {"type": "choose", "index": 1})
    assert table.view(first).title == titles[1] and table.view(first).picture is not None


def test_the_order_of_the_ritual_is_kept() -> None:
    table = open_table()
    assert refused(table, master(table), {"type": "turn"}) == "throw_first"
    table.play(master(table), {"type": "throw"})
    assert refused(table, master(table), {"type": "throw"}) == "already_thrown"
    assert refused(table, artists(table)[0], {"type": "turn"}) == "not_your_turn"


# -- describing and drawing


def test_the_words_reach_the_artists_as_they_are_written() -> None:
    table = open_table()
    start_drawing(table)
    table.play(master(table), {"type": "say", "line": 0, "text": "Una muc"})
    assert table.view(artists(table)[0]).lines == {0: "Una muc"}
    table.play(master(table), {"type": "say", "line": 0, "text": "Una mucca"})
    assert table.view(artists(table)[0]).lines == {0: "Una mucca"}
    assert refused(table, master(table), {"type": "say", "line": 0, "text": "x" * 401}) == "too_many_words"
    assert refused(table, master(table), {"type": "say", "line": 60, "text": "x"}) == "too_many_lines"
    assert refused(table, artists(table)[0], {"type": "say", "line": 0, "text": "io?"}) == "for_the_master"
    assert refused(table, master(table), LINE) == "for_the_artists"


def test_the_master_may_say_that_everything_is_said_and_then_go_on() -> None:
    table = open_table()
    start_drawing(table)
    table.play(master(table), {"type": "rest"})
    assert table.view(artists(table)[0]).all_said and table.view().phase == "draw"
    table.play(master(table), {"type": "say", "line": 0, "text": "Ah, e una nuvola"})
    assert not table.view().all_said


def test_strokes_are_kept_as_they_are_made_and_can_be_undone_and_redone() -> None:
    table = open_table()
    start_drawing(table)
    artist = artists(table)[0]
    assert refused(table, artist, {"type": "undo"}) == "nothing_to_undo"
    table.play(artist, LINE)
    table.play(artist, {**LINE, "tool": "eraser", "width": 40})
    table.play(artist, {"type": "undo"})
    assert list(table.view(artist).drawings[artist].strokes) == [1]
    table.play(artist, {"type": "redo"})
    assert [ink.tool for ink in table.view(artist).drawings[artist].strokes.values()] == ["pen", "eraser"]
    assert refused(table, artist, {"type": "redo"}) == "nothing_to_redo"
    table.play(artist, {"type": "clear"})
    assert table.view(artist).drawings[artist].strokes == {}
    table.play(artist, {"type": "redo"})
    assert [ink.tool for ink in table.view(artist).drawings[artist].strokes.values()] == ["pen"]


@pytest.mark.parametrize(("move", "code"), [
    ({**LINE, "points": [1, 2]}, "bad_stroke"),
    ({**LINE, "points": []}, "bad_stroke"),
    ({**LINE, "points": [1, 2, 3] * 601}, "stroke_too_long"),
    ({**LINE, "width": 0}, "no_such_pen"),
    ({**LINE, "points": [2000, 0, 128]}, "off_paper"),
    ({**LINE, "points": [10, 10, 256]}, "off_paper"),
])
def test_what_no_pen_could_draw_is_refused(move: dict[str, object], code: str) -> None:
    table = open_table()
    start_drawing(table)
    assert refused(table, artists(table)[0], move) == code


def test_a_paper_has_an_end() -> None:
    from ludoteca.games.duplik import paper

    full = paper.Drawing(strokes={n: paper.Ink((1, 1, 1), 5) for n in range(1, paper.MOST_STROKES + 1)})
    with pytest.raises(IllegalMove, match="paper_full"):
        paper.draw(full, paper.Ink((1, 1, 1), 5))


def test_a_pen_put_down_can_be_taken_up_again() -> None:
    table = open_table()
    start_drawing(table)
    artist = artists(table)[0]
    table.play(artist, {"type": "rest"})
    assert refused(table, artist, LINE) == "pen_is_down"
    table.play(artist, {"type": "rest", "resting": False})
    table.play(artist, LINE)


def test_late_ink_is_taken_for_a_moment_and_then_refused() -> None:
    table = open_table()
    start_drawing(table)
    artist = artists(table)[0]
    end = table.deadline
    assert end == 90_000
    assert refused(table, artist, LINE, end) == "time_is_up"
    table.expire()
    assert table.view().phase == "ink"
    assert refused(table, artist, {"type": "undo"}) == "not_now"
    table.play(artist, LINE, end + INK_ALLOWANCE - 1)
    assert refused(table, artist, LINE, end + INK_ALLOWANCE) == "time_is_up"
    table.expire()
    assert table.view().phase == "judge"
    assert len(table.view(artist).drawings[artist].strokes) == 1
    assert refused(table, artist, LINE) in ("not_now", "not_your_turn")


@pytest.mark.parametrize("seconds", [90, 120, 180])
def test_the_hourglass_runs_as_long_as_chosen(seconds: int) -> None:
    table = open_table(seconds=seconds)
    start_drawing(table)
    assert table.deadline == seconds * 1000


def test_at_a_table_without_hurry_nothing_runs_out() -> None:
    table = open_table(4, seconds=0)
    assert table.deadline is None
    start_drawing(table)
    assert (table.view().phase, table.deadline) == ("draw", None)
    first, *others = artists(table)
    for artist in others:
        table.play(artist, {"type": "rest"}, 3_600_000)
    assert table.deadline is None, "an hour later the last one still draws"
    table.play(first, {"type": "rest"})
    assert table.deadline == 3_600_000 + TIME_TO_REGRET, "the last pen may still be taken up again"
    table.play(first, {"type": "rest", "resting": False})
    assert table.deadline is None
    table.play(first, {"type": "rest"})
    table.expire()
    assert (table.view().phase, table.deadline) == ("pass", None)
    table.play(master(table), {"type": "pass", "direction": "left"})
    read(table)
    assert table.deadline is None
    judge_all(table)
    assert table.deadline is not None and not table.view().settled, "a verdict may be contested for a moment"
    table.expire()
    assert table.view().settled and table.deadline is None
    author = artists(table)[0]
    table.play(author, {"type": "contest", "author": author})
    assert table.deadline is None, "nobody is hurried into a vote"


def test_a_whole_game_of_bots_ends_without_an_hourglass() -> None:
    table = open_table(3, seconds=0)
    play_match(table, ["artigiano"] * 3, Chance.stream("no hurry"))
    assert table.outcome is not None and max(table.outcome.scores) > 10


@pytest.mark.parametrize(("points", "held"), [
    ((10, 12, 3), 2_400), ((10, 11, 3), 2_400), ((9, 12, 3), 2_400), ((9, 11, 10), 0),
])
def test_a_drawing_or_words_that_have_it_all_are_a_peak(points: tuple[int, ...], held: int) -> None:
    assert game("duplik").peak(RoundScored(0, points)) == held


def test_rosettes_the_die_and_a_counted_vote_are_peaks() -> None:
    rules = game("duplik")
    assert rules.peak(RosettesPinned((1,), 2)) and not rules.peak(RosettesPinned((), 0))
    assert all(1_000 <= rules.peak(event) <= 3_000 for event in (
        RosettesPinned((1,), 2), TitleRead(0, 3, "a", "b"), VoteCounted(1, 1, 2, 1, True)))


# -- passing


def test_two_artists_swap() -> None:
    table = open_table(3)
    to_judging(table)
    one, other = artists(table)
    assert table.view().judges == {one: other, other: one}


@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
@pytest.mark.parametrize("seats", [4, 10])
def test_drawings_pass_left_or_right(seats: int, direction: str, step: int) -> None:
    table = open_table(seats)
    to_judging(table, direction)
    ring = artists(table)
    expected = {author: ring[(place + step) % len(ring)] for place, author in enumerate(ring)}
    assert table.view().judges == expected


def test_without_a_word_from_the_master_drawings_go_left() -> None:
    table = open_table(4)
    start_drawing(table)
    pens_down(table)
    assert table.view().phase == "pass"
    table.expire()
    assert table.view().direction == "left" and table.view().phase == "judge"


def sketch_of(seed: int) -> dict[str, object]:
    thing = Placed(tuple(KINDS)[seed], 500, 500, 200)
    ink = {"points": [10, 10, 128, 20, 20, 128], "width": 5}
    return {"type": "sketch", "thing": msgspec.to_builtins(thing), "inks": [ink]}


def test_a_persons_drawing_is_judged_by_the_nearest_other_person() -> None:
    table = open_table(5)
    start_drawing(table)
    a, b, c, d = artists(table)
    for bot in (b, c):
        table.play(bot, sketch_of(0))
    pens_down(table)
    table.play(master(table), {"type": "pass", "direction": "left"})
    assert table.view().judges == {a: d, b: c, c: d, d: a}


def test_where_there_is_no_other_person_the_author_judges_with_the_original_beside() -> None:
    table = open_table(4)
    start_drawing(table)
    a, b, c = artists(table)
    for bot in (b, c):
        table.play(bot, sketch_of(1))
    pens_down(table)
    table.play(master(table), {"type": "pass", "direction": "left"})
    assert table.view().judges == {a: a, b: c, c: a}
    assert table.view(a).picture is not None
    assert table.view(b).picture is None and table.view().picture is None


def test_a_hand_on_a_bots_paper_makes_it_a_persons() -> None:
    """A player returns to a paper that a bot began: judges go by the drawing, no longer by the bot's plan."""
    for move in (LINE, {"type": "undo"}, {"type": "clear"}):
        table = open_table()
        start_drawing(table)
        artist = artists(table)[0]
        table.play(artist, sketch_of(0))
        assert table.view(artist).drawings[artist].by_bot
        table.play(artist, move)
        assert not table.view(artist).drawings[artist].by_bot and not table.view(artist).drawings[artist].plan


# -- judging


def test_a_judge_who_became_a_bot_hands_a_persons_drawing_on_until_a_person_can_read_it() -> None:
    table = open_table(5)
    to_judging(table)
    a, b, c, _ = artists(table)
    assert table.view().judges[a] == b
    assert refused(table, c, {"type": "handon", "author": a}) in ("not_your_drawing_to_judge", "not_your_turn")
    read(table)
    assert refused(table, c, {"type": "handon", "author": a}) == "not_your_drawing_to_judge"
    table.play(b, {"type": "handon", "author": a})
    assert table.view().judges[a] == c and 1 not in table.view().verdicts[a]
    table.play(c, {"type": "judge", "author": a, "met": False})
    assert refused(table, c, {"type": "handon", "author": a}) == "already_judged"
    assert table.view().verdicts[a][1].met is False
    assert table.view().judges[b] == c, "only the drawing handed on changes its judge"


def test_a_drawing_that_only_its_author_can_read_comes_back_with_the_original_beside_it() -> None:
    table = open_table(4)
    to_judging(table, "right")
    a, b, c = artists(table)
    assert table.view().judges[a] == c
    read(table)
    table.play(c, {"type": "handon", "author": a})
    assert table.view().judges[a] == b, "on in the way the drawings went"
    table.play(b, {"type": "handon", "author": a})
    assert table.view().judges[a] == a and table.view(a).picture is not None and table.view(b).picture is None
    table.play(a, {"type": "handon", "author": a})
    verdict = table.view().verdicts[a][1]
    assert not verdict.met and verdict.silent, "nobody is left who could say so: not met, and no waiting"


def test_a_bots_drawing_is_not_handed_on() -> None:
    table = open_table(4)
    start_drawing(table)
    a, b, _ = artists(table)
    table.play(a, sketch_of(0))
    pens_down(table)
    table.play(master(table), {"type": "pass", "direction": "left"})
    read(table)
    assert refused(table, b, {"type": "handon", "author": a}) == "not_your_drawing_to_judge"


def test_criteria_come_one_at_a_time_and_only_when_all_have_judged() -> None:
    table = open_table()
    to_judging(table)
    one, other = artists(table)
    assert table.view().criteria == ()
    assert refused(table, one, {"type": "judge", "author": other, "met": True}) in ("nothing_read_yet", "not_your_turn")
    read(table)
    assert len(table.view(one).criteria) == 1
    assert refused(table, master(table), {"type": "read"}) in ("judging_goes_on", "not_your_turn")
    assert refused(table, one, {"type": "judge", "author": one, "met": True}) == "not_your_drawing_to_judge"
    table.play(one, {"type": "judge", "author": other, "met": True})
    assert refused(table, one, {"type": "judge", "author": other, "met": False}) == "already_judged"
    table.play(other, {"type": "judge", "author": one, "met": False})
    read(table)
    assert len(table.view(one).criteria) == 2


def test_a_judge_who_sleeps_gives_nothing_away() -> None:
    """A regression: blank papers once scored twelve in a game of timeouts."""
    table = open_table()
    to_judging(table)
    read(table)
    table.expire()
    verdicts = [marks[1] for marks in table.view().verdicts.values()]
    assert all(not verdict.met and verdict.silent for verdict in verdicts)
    assert sorted(table.actors) == sorted(artists(table)), "and it may be contested"
    table.expire()
    table.expire()
    assert len(table.view().criteria) == 2, "a master who sleeps does not hold up the table"


def in_company(table: Table, *people: int) -> Table:
    table.company = lambda: Company(people)
    return table


def test_a_judge_who_is_not_there_is_replaced_by_the_nearest_person_who_is() -> None:
    table = open_table(5)
    a, b, c, d = artists(table)
    to_judging(in_company(table, master(table), a, c, d))
    assert table.view().judges == {a: c, b: c, c: d, d: a}, "b was gone when the drawings went round"
    in_company(table, master(table), a, b, c)
    table.play(master(table), {"type": "read"})
    assert table.view().judges == {a: c, b: c, c: a, d: a}, "d is gone by now"
    assert table.entries[-1].known == {"company": {"people": [master(table), a, b, c], "watchers": []}}
    assert Table.replay(table.log).state == table.state, "the log knows who was there"
    in_company(table, master(table), a, b)
    table.play(a, {"type": "judge", "author": c, "met": True})
    table.play(a, {"type": "judge", "author": d, "met": True})
    table.expire()
    assert table.view().judges[a] == b and table.view().judges[b] == a, "c went while everybody waited"
    table.play(b, {"type": "judge", "author": a, "met": True})
    table.play(a, {"type": "judge", "author": b, "met": False})


def test_a_criterion_that_no_player_can_judge_is_not_met() -> None:
    table = open_table(3)
    one, other = artists(table)
    to_judging(in_company(table, master(table)))
    table.play(master(table), {"type": "read"})
    for author in (one, other):
        assert table.view().verdicts[author][1] == Verdict(False, silent=True)
    assert Table.replay(table.log).state == table.state


def test_a_master_who_does_nothing_delays_no_player() -> None:
    for options in ({}, {"choice": "two_titles"}):
        table = open_table(4, **options)
        assert table.deadline == 60_000
        table.expire()
        assert table.view().bonus and table.view(artists(table)[0]).title is not None and table.deadline == 120_000
        table.expire()
        assert table.view().phase == "draw" and table.deadline == 120_000 + 90_000


def test_the_last_pen_put_down_may_be_taken_up_again() -> None:
    table = open_table()
    start_drawing(table)
    one, other = artists(table)
    table.play(one, {"type": "rest"}, 1000)
    table.play(other, {"type": "rest"}, 2000)
    assert table.view().phase == "draw" and table.deadline == 6000
    table.play(one, {"type": "rest", "resting": False}, 5000)
    assert table.deadline == 90_000, "the sand runs on as it did"
    table.play(one, LINE, 6500)
    table.play(one, {"type": "rest"}, 88_000)
    assert table.deadline == 90_000, "the grace is no gift of time"
    table.expire()
    assert table.view().phase == "judge"


def test_the_artists_are_silent_while_the_sand_runs() -> None:
    table = open_table()
    rules, everybody = table.game, range(3)
    assert all(rules.may_talk(table.state, seat) for seat in everybody)
    start_drawing(table)
    assert [seat for seat in everybody if rules.may_talk(table.state, seat)] == [master(table)]
    pens_down(table)
    assert all(rules.may_talk(table.state, seat) for seat in everybody)


# -- contests


def contested(seats: int, verdict: bool, votes: list[bool | None]) -> tuple[bool, Table]:
    """One criterion: the first artist's drawing gets a verdict, its author contests, the artists vote in turn."""
    table = open_table(seats)
    to_judging(table)
    read(table)
    judge_all(table, verdict)
    author = artists(table)[0]
    table.play(author, {"type": "contest", "author": author})
    for artist, voice in zip(artists(table), votes, strict=True):
        table.play(artist, {"type": "vote", "author": author, "met": voice})
    result = table.view().verdicts[author][1]
    assert result.voted
    return result.met, table


@pytest.mark.parametrize(("seats", "verdict", "votes", "met"), [
    (4, False, [True, True, False], True),
    (4, True, [False, False, True], False),
    (4, False, [True, False, None], True),          # a tie means met
    (5, False, [True, True, False, False], True),   # a tie means met
    (3, False, [True, False], False),               # two artists: a tie leaves the judge's verdict
    (3, True, [True, False], True),
    (3, True, [False, False], False),
    (4, False, [None, None, None], True),
])
def test_the_majority_decides(seats: int, verdict: bool, votes: list[bool | None], met: bool) -> None:
    assert contested(seats, verdict, votes)[0] is met


def test_votes_not_given_in_time_abstain() -> None:
    table = open_table(4)
    to_judging(table)
    read(table)
    judge_all(table, True)
    author, second, _third = artists(table)
    table.play(author, {"type": "contest", "author": author})
    table.play(second, {"type": "vote", "author": author, "met": False})
    assert refused(table, second, {"type": "vote", "author": author, "met": True}) in ("already_voted", "not_your_turn")
    table.expire()
    assert table.view().verdicts[author][1].met is False


def test_a_contest_takes_no_time_from_those_who_still_judge() -> None:
    table = open_table(4)
    to_judging(table)
    read(table)
    until = table.deadline
    author, judge, _ = artists(table)
    table.play(judge, {"type": "judge", "author": author, "met": False})
    table.play(author, {"type": "contest", "author": author})
    assert until is not None and table.deadline == until
    table.expire()
    assert all(1 in marks for marks in table.view().verdicts.values()) and not table.view().ballots


def test_who_may_contest_and_how_often() -> None:
    table = open_table(5)
    to_judging(table)
    author, judge, stranger, last = artists(table)
    read(table)
    table.play(last, {"type": "judge", "author": stranger, "met": True})
    assert refused(table, stranger, {"type": "contest", "author": judge}) == "not_judged_yet"
    judge_all(table)
    assert refused(table, stranger, {"type": "contest", "author": author}) == "not_yours_to_contest"
    assert refused(table, stranger, {"type": "vote", "author": author, "met": True}) == "no_vote_open"
    for _ in range(2):
        table.play(judge, {"type": "contest", "author": author})
        assert refused(table, author, {"type": "contest", "author": author}) == "already_contested"
        for artist in artists(table):
            table.play(artist, {"type": "vote", "author": author, "met": True})
        read(table)
        judge_all(table)
    assert author not in table.view(judge).may_contest
    assert refused(table, judge, {"type": "contest", "author": author}) == "no_contests_left"


def test_a_verdict_stays_open_to_contest_for_a_moment_whatever_the_master_does() -> None:
    table = open_table(4)
    to_judging(table)
    read(table)
    start = table.now
    judge_all(table, False)
    assert table.deadline == start + 4000 and master(table) not in table.actors
    assert refused(table, master(table), {"type": "read"}, start + 3999) == "judging_goes_on"
    author = artists(table)[0]
    table.play(author, {"type": "contest", "author": author}, start + 3999)
    for artist in artists(table):
        table.play(artist, {"type": "vote", "author": author, "met": True})
    assert table.deadline == start + 3999 + 4000, "the others' verdicts keep their moment"
    table.expire()
    assert master(table) in table.actors
    table.play(artists(table)[1], {"type": "contest", "author": artists(table)[1]})   # until the master reads on


def test_a_judge_in_doubt_lets_the_artists_decide_once_a_round_and_spends_no_contest() -> None:
    table = open_table(4)
    to_judging(table)
    author, judge, third = artists(table)
    read(table)
    assert refused(table, third, {"type": "doubt", "author": author}) == "not_your_drawing_to_judge"
    table.play(judge, {"type": "doubt", "author": author})
    assert refused(table, judge, {"type": "judge", "author": author, "met": True}) in ("already_judged",)
    assert refused(table, judge, {"type": "contest", "author": author}) == "already_contested"
    for artist, voice in ((author, True), (judge, None), (third, False)):
        table.play(artist, {"type": "vote", "author": author, "met": voice})
    verdict = table.view().verdicts[author][1]
    assert verdict.met and verdict.voted, "a tie means met"
    assert table.view().contests == {} and table.view().doubts == (judge,)
    judge_all(table)
    read(table)
    assert refused(table, judge, {"type": "doubt", "author": author}) == "doubt_spent"


def test_no_player_contests_their_own_verdict() -> None:
    table = open_table(3)
    start_drawing(table)
    one, other = artists(table)
    table.play(other, sketch_of(1))
    pens_down(table)
    assert table.view().judges[one] == one
    read(table)
    assert refused(table, one, {"type": "doubt", "author": one}) == "your_own_verdict"
    table.play(one, {"type": "judge", "author": one, "met": False})
    table.play(one, {"type": "judge", "author": other, "met": False})
    assert one not in table.view(one).may_contest and other in table.view(one).may_contest
    assert refused(table, one, {"type": "contest", "author": one}) == "your_own_verdict"


# -- points


@pytest.mark.parametrize(("met", "bonus", "points"), [
    ((True,) * 10, 7, 12),
    ((False,) * 10, 7, 0),
    ((False,) * 6 + (True,) + (False,) * 3, 7, 3),
    ((True,) * 6 + (False,) + (True,) * 3, 7, 9),
])
def test_an_artist_gets_one_a_criterion_and_three_for_the_bonus(met: tuple[bool, ...], bonus: int, points: int) -> None:
    assert artist_points(met, bonus) == points


def test_a_master_gets_one_for_each_criterion_that_anybody_met_at_most_ten() -> None:
    assert master_points([(True,) * 10, (True,) * 10]) == 10
    assert master_points([(False,) * 10, (False,) * 10]) == 0
    assert master_points([(True, False) * 5, (False, False) * 4 + (False, True)]) == 6


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_a_whole_game_everybody_is_master_once_from_the_left(seats: int) -> None:
    table = open_table(seats)
    first, masters = master(table), []
    while table.outcome is None:
        masters.append(master(table))
        to_gallery(table, met=len(masters) % 2 == 1)
        if table.outcome is None:
            assert table.view().phase == "gallery" and table.view().picture is not None
            for seat in range(seats):
                table.play(seat, {"type": "ready"})
    assert masters == [(first + step) % seats for step in range(seats)]
    good = (seats + 1) // 2
    outcome = table.outcome
    for seat in range(seats):
        place = masters.index(seat)
        was_good_master = place % 2 == 0
        assert outcome.scores[seat] == 12 * (good - was_good_master) + 10 * was_good_master
    assert outcome.scores == tuple(sum(line.points for line in lines) for lines in outcome.breakdown)
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat in range(seats) if outcome.scores[seat] == best)
    titles = [sheet.title for sheet in table.view().sheet]
    assert len(set(titles)) == len(titles), "no scene comes twice in a game"


@pytest.mark.parametrize("terms", [2, 3])
def test_longer_games_give_everybody_two_or_three_terms(terms: int) -> None:
    table = open_table(3, terms=terms)
    assert table.view().rounds == 3 * terms


def test_the_gallery_closes_by_itself_after_a_while() -> None:
    table = open_table()
    to_gallery(table)
    assert refused(table, 0, LINE) == "not_now"
    table.expire()
    assert table.view().round == 2 and table.view().phase == "prepare"


# -- secrecy


def test_no_seat_gets_the_picture_the_criteria_or_the_drawings_early() -> None:
    table = open_table(4)
    one, two, three = artists(table)
    first = master(table)
    assert table.view(one).title is None and table.view().title is None
    start_drawing(table)
    table.play(one, LINE)
    for seat in (one, two, three, None):
        assert table.view(seat).picture is None and table.view(seat).criteria == ()
    assert list(table.view(one).drawings) == [one]
    assert table.view(first).drawings == {} and table.view().drawings == {}
    table.play(first, {"type": "hear"})
    secrets = [criterion.text["it"] for criterion in table.state.criteria]
    for seat in (one, two, three, first, None):
        said = msgspec.json.encode(table.view(seat)).decode()
        assert not any(secret in said for secret in secrets)
    pens_down(table)
    assert sorted(table.view(first).drawings) == sorted((one, two, three)), "from pens down all may look"
    table.play(first, {"type": "pass", "direction": "left"})
    table.play(first, {"type": "read"})
    for seat in (one, first, None):
        said = msgspec.json.encode(table.view(seat)).decode()
        assert secrets[0] in said and not any(secret in said for secret in secrets[1:])
