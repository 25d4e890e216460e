"""The gallery after judging: orientation of papers, the vote for the most beautiful drawing, its rosettes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.duplik import moves
from ludoteca.games.duplik.bots import favourite
from ludoteca.games.duplik.gallery import ALL_BIRTHS, BIRTH, TIME_TO_PRAISE, birth_duration
from ludoteca.rules import Chance, Table
from tests.games.duplik.test_rules import LINE, artists, master, open_table, refused, start_drawing, to_praise

OLD = Path(__file__).parents[2] / "logs" / "v1" / "duplik-endless.json"


def praise(table: Table, votes: dict[int, int | None]) -> None:
    for voter, author in votes.items():
        table.play(voter, moves.Praise(author))


def test_the_drawings_are_hung_with_time_for_every_birth_and_a_choice() -> None:
    table = open_table(4)
    to_praise(table)
    state = table.state
    assert state.phase == "praise" and state.hung == table.now and table.actors == {0, 1, 2, 3}
    assert state.until == table.now + 3 * BIRTH + TIME_TO_PRAISE
    assert birth_duration(9) * 9 <= ALL_BIRTHS < 9 * BIRTH, "ten at the table need no minute"
    assert all(table.view(seat).picture is not None for seat in (0, 1, 2, 3, None))


def test_everybody_votes_and_rosettes_are_worth_no_points() -> None:
    table = open_table(4)
    to_praise(table)
    first = master(table)
    one, two, three = artists(table)
    points = table.state.sheet[-1].points
    praise(table, {first: two, one: two, two: one})
    assert table.state.phase == "praise" and table.actors == {three}
    step = table.play(three, moves.Praise(None))
    assert [told.event for told in step.events] == [moves.RosettesPinned((two,), 2)]
    sheet = table.state.sheet[-1]
    assert sheet.rosettes == {two: tuple(sorted((first, one))), one: (two,)} and sheet.points == points
    assert table.state.phase == "gallery" and table.actors == {0, 1, 2, 3} and table.state.praise == {}


def test_a_tie_of_rosettes_is_won_by_all_and_no_votes_by_none() -> None:
    table = open_table(4)
    to_praise(table)
    one, two, three = artists(table)
    praise(table, {one: two, two: one})
    assert [told.event for told in table.expire().events] == [moves.RosettesPinned((one, two), 1)]
    silent = open_table(4)
    to_praise(silent)
    assert [told.event for told in silent.expire().events] == [moves.RosettesPinned((), 0)]
    assert silent.state.sheet[-1].rosettes == {} and three not in table.state.sheet[-1].rosettes


def test_what_is_no_vote() -> None:
    table = open_table(4)
    assert refused(table, master(table), {"type": "praise", "author": artists(table)[0]}) == "not_now"
    to_praise(table)
    one, two, _ = artists(table)
    assert refused(table, one, {"type": "praise", "author": one}) == "own_drawing"
    assert refused(table, one, {"type": "praise", "author": master(table)}) == "no_such_drawing"
    assert refused(table, one, {"type": "ready"}) == "not_now"
    praise(table, {one: two})
    assert refused(table, one, {"type": "praise", "author": two}) == "not_your_turn"


def test_votes_stay_covered_until_they_are_pinned() -> None:
    table = open_table(4)
    to_praise(table)
    one, two, three = artists(table)
    praise(table, {one: two})
    assert table.view(one).praise == two
    for seat in (two, three, master(table), None):
        assert table.view(seat).praise is None and table.view(seat).praised == (one,)


def test_the_last_round_ends_with_its_rosettes() -> None:
    table = open_table(3)
    for _ in range(2):
        to_praise(table)
        table.expire()
        for seat in range(3):
            table.play(seat, moves.Ready())
    to_praise(table)
    assert table.outcome is None
    one, two = artists(table)
    praise(table, {one: two, two: one, master(table): one})
    assert table.outcome is not None and table.state.sheet[-1].rosettes[one]


def test_a_game_of_before_the_rosettes_is_read_by_the_rules_of_its_time() -> None:
    kept = json.loads(OLD.read_text("utf-8"))
    table = Table.replay(kept["log"])
    assert table.version == 1 and table.outcome is not None and table.state.praise == {}
    assert all(sheet.rosettes == {} for sheet in table.state.sheet)


def test_a_bot_likes_a_full_paper_and_never_its_own() -> None:
    table = open_table(4)
    start_drawing(table)
    one, two, three = artists(table)
    table.play(one, LINE)
    for x in range(20, 900, 40):
        table.play(two, {**LINE, "points": [x, 20, 128, 980 - x, 700, 128]})
    view = table.view(two)
    table.expire()
    table.expire()
    view = table.view()
    assert {favourite(view, seat, Chance(seat)) for seat in (one, three, master(table))} == {two}
    assert favourite(view, two, Chance(1)) == one, "a blank paper is nobody's favourite"


@pytest.mark.parametrize("level", ludoteca.bots())
def test_bots_vote_when_the_births_are_over(level: str) -> None:
    table = open_table(3)
    to_praise(table)
    bot, view = ludoteca.bot("duplik", level), table.view(0)
    move = bot.choose(view, 0, Chance(2))
    assert isinstance(move, moves.Praise) and bot.pace(view, 0, move, Chance(2)) >= 2 * BIRTH


# -- the paper


def test_the_first_stroke_says_how_the_paper_is_held() -> None:
    table = open_table(3)
    start_drawing(table)
    artist, other = artists(table)
    tall = {**LINE, "points": [700, 990, 128], "upright": True}
    assert refused(table, artist, {**tall, "upright": False}) == "off_paper"
    table.play(artist, tall)
    assert table.state.drawings[artist].upright and not table.state.drawings[other].upright
    assert refused(table, artist, {**LINE, "upright": False}) == "paper_lies"
    assert refused(table, artist, {**tall, "points": [900, 10, 128]}) == "off_paper"
    table.play(artist, moves.Clear())
    table.play(artist, LINE)
    assert not table.state.drawings[artist].upright, "a blank sheet may be turned"


def test_a_bot_that_takes_an_upright_blank_sheet_lays_it_down() -> None:
    table = open_table(3)
    start_drawing(table)
    artist = artists(table)[0]
    table.play(artist, {**LINE, "points": [700, 990, 128], "upright": True})
    table.play(artist, moves.Clear())
    table.play(artist, moves.Sketch())
    assert not table.state.drawings[artist].upright


def test_the_big_screen_counts_strokes_and_shows_none() -> None:
    table = open_table(3)
    start_drawing(table)
    artist, other = artists(table)
    table.play(artist, LINE)
    table.play(artist, LINE)
    assert table.view().flecks == {artist: 2, other: 0} and table.view().drawings == {}
    assert table.view(other).flecks == {} and table.view(master(table)).flecks == {}
