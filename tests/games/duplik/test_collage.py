"""The collage: stamps stuck, moved, turned, held and worn; the ink that shows them; bots that judge what is there."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots import bot
from ludoteca.games.duplik import collage
from ludoteca.games.duplik.criteria import Has, Number, Present, Relation, UpsideDown, holds
from ludoteca.games.duplik.objects import KINDS
from ludoteca.games.duplik.scenes import Scene
from ludoteca.rules import Chance, Table
from tests.games.duplik.test_rules import LINE, artists, master, open_table, pens_down, read, refused, start_drawing


def stick(kind: str, x: float = 500, y: float = 400, size: float = 200, **more: Any) -> dict[str, Any]:
    own = {name: more.pop(name) for name in ("number", "tie") if name in more}
    return {"type": "stick", "stamp": {"kind": kind, "x": x, "y": y, "size": size, **more}, **own}


def at_the_paper(seats: int = 3, **options: object) -> tuple[Table, int]:
    table = open_table(seats, **{"collage": True, **options})
    start_drawing(table)
    return table, artists(table)[0]


def paper(table: Table, artist: int) -> Any:
    return table.view(artist).drawings[artist]


def on_it(table: Table, artist: int) -> Scene:
    plan = paper(table, artist).plan
    return Scene("", {}, tuple(plan[number] for number in sorted(plan)))


def test_stamps_are_stuck_moved_turned_sized_dressed_and_peeled_off() -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("cat", 300, 400))
    table.play(artist, stick("cat", 700, 400))
    assert holds(Number("cat", 2), on_it(table, artist)) and paper(table, artist).collage
    ink = paper(table, artist).strokes
    assert ink, "everybody sees lines, wherever a drawing is shown"
    table.play(artist, stick("cat", 700, 300, 260, turn=180, mirrored=True, features={"hat": "top"}, number=2))
    assert paper(table, artist).strokes != ink and len(paper(table, artist).plan) == 2
    scene = on_it(table, artist)
    assert holds(UpsideDown("cat"), scene) and holds(Has("cat", "hat", "top"), scene)
    table.play(artist, {"type": "peel", "number": 1})
    assert holds(Number("cat", 1), on_it(table, artist))
    table.play(artist, {"type": "clear"})
    assert paper(table, artist).strokes == {} and not paper(table, artist).collage
    table.play(artist, LINE)


def test_what_is_held_or_worn_goes_along_with_its_bearer() -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("cat", 300, 400))
    table.play(artist, stick("balloon" if "balloon" in KINDS else "apple", 900, 700, 90, tie={"to": 1, "slot": "hand"}))
    thing = paper(table, artist).plan[2]
    assert holds(Relation("cat", "holding", thing.kind), on_it(table, artist)) and (thing.x, thing.y) != (900, 700)
    table.play(artist, stick("cat", 700, 300, number=1))
    moved = paper(table, artist).plan[2]
    assert (moved.x - thing.x, moved.y - thing.y) == (400, -100)
    assert holds(Relation("cat", "holding", thing.kind), on_it(table, artist))
    table.play(artist, stick("apple", 10, 10, 60, tie={"to": 1, "slot": "head"}))
    assert paper(table, artist).plan[3].box.bottom <= paper(table, artist).plan[1].box.y
    assert refused(table, artist, stick("cat", tie={"to": 2, "slot": "hand"})) == "no_such_stamp", "it is held itself"
    table.play(artist, {"type": "peel", "number": 1})
    assert paper(table, artist).ties == {} and len(paper(table, artist).plan) == 2


@pytest.mark.parametrize(("move", "code"), [
    (stick("unicorn-of-nowhere"), "no_such_kind"),
    (stick("cat", 1200), "off_paper"),
    (stick("cat", size=5), "no_such_size"),
    (stick("cat", features={"hat": "helmet"}), "no_such_feature"),
    (stick("cat", features={"legs": 99}), "no_such_feature"),
    (stick("cat", features={"wings": 2}), "no_such_feature"),
    (stick("cat", number=7), "no_such_stamp"),
    (stick("cat", tie={"to": 3, "slot": "hand"}), "no_such_stamp"),
    ({"type": "peel", "number": 4}, "no_such_stamp"),
    (LINE, "paper_is_collage"),
    ({"type": "undo"}, "nothing_to_undo"),
])
def test_what_cannot_be_stuck_is_refused(move: dict[str, Any], code: str) -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("cat"))
    assert refused(table, artist, move) == code


def test_a_paper_is_drawn_or_stuck_never_both_and_only_where_the_table_allows_it() -> None:
    table, artist = at_the_paper()
    table.play(artist, LINE)
    assert refused(table, artist, stick("cat")) == "paper_has_ink"
    assert refused(table, master(table), stick("cat")) == "for_the_artists"
    plain, other = at_the_paper(collage=False)
    assert refused(plain, other, stick("cat")) == "no_collage"
    full, third = at_the_paper()
    for number in range(collage.MOST_STAMPS):
        full.play(third, stick("apple", 20 + 40 * number, 300, 30))
    assert refused(full, third, stick("apple")) == "too_many_stamps"


def test_a_collage_stays_behind_the_screen_like_a_drawing() -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("cat"))
    for seat in (master(table), artists(table)[1], None):
        assert artist not in table.view(seat).drawings
    pens_down(table)
    assert table.view().drawings[artist].plan[1].kind == "cat"


def test_alone_with_bots_a_collage_is_judged_by_a_bot_for_what_it_is() -> None:
    table, artist = at_the_paper(3, scenes="album")
    other = artists(table)[1]
    table.play(other, {"type": "sketch"})
    objects = table.state.picture.objects
    for thing in objects[:collage.MOST_STAMPS]:
        table.play(artist, {"type": "stick", "stamp": {
            "kind": thing.kind, "x": min(max(thing.x, 0), 1000), "y": min(max(thing.y, 0), 750),
            "size": min(max(thing.size, 30), 900), "turn": thing.turn, "mirrored": thing.mirrored,
            "features": thing.features}})
    pens_down(table)
    assert table.view().judges[artist] == other, "a bot can read stamps: nobody judges themselves"
    judge = bot("duplik", "maestro")
    met = 0
    for number in range(1, 11):
        read(table)
        for seat, author in ((other, artist), (artist, other)):
            move = judge.choose(table.view(seat), seat, Chance(1)) if seat == other else None
            table.play(seat, move or {"type": "judge", "author": author, "met": False})
        met += table.view().verdicts[artist][number].met
    assert met >= 9, "the original stuck down again meets its criteria"
    read(table)
    sheet = table.view().sheet[0]
    assert artist not in sheet.own_judges


def test_by_hand_alone_one_judges_oneself_and_the_sheet_says_so() -> None:
    table, artist = at_the_paper(3)
    other = artists(table)[1]
    table.play(other, {"type": "sketch"})
    table.play(artist, LINE)
    pens_down(table)
    assert table.view().judges[artist] == artist
    for _ in range(10):
        read(table)
        for author in (artist, other):
            table.play(artist, {"type": "judge", "author": author, "met": True})
    read(table)
    assert table.view().sheet[0].own_judges == (artist,)


def test_the_tray_holds_every_stamp_with_its_names_and_lines() -> None:
    rules = open_table().game
    found = [stamp for group in collage.GROUPS for stamp in rules.consult({"stamps": group})["kinds"]]
    assert {stamp["id"] for stamp in found} == set(KINDS)
    assert all(stamp["it"] and stamp["en"] and stamp["lines"] for stamp in found)
    assert rules.consult({"stamps": "weapons"}) is None and rules.consult({}) is None
    assert holds(Present("cat"), Scene("", {}, (collage.checked(collage.Placed("cat", 1, 1, 100)),)))
