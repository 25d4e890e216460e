"""Collage: stamps placed, moved, turned, held and worn; their lines; bots that judge a collage."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.bots import bot
from ludoteca.games.duplik import collage
from ludoteca.games.duplik.criteria import Has, Number, Present, Relation, UpsideDown, holds
from ludoteca.games.duplik.kinds import KINDS, Chosen, draw
from ludoteca.games.duplik.kinds.animals import ANIMALS
from ludoteca.games.duplik.kinds.people import PEOPLE
from ludoteca.games.duplik.picture import Placed
from ludoteca.games.duplik.scenes.scene import Scene
from ludoteca.rules import Chance, Table
from tests.games.duplik.test_rules import (
    LINE,
    artists,
    judge_all,
    master,
    open_table,
    pens_down,
    read,
    refused,
    start_drawing,
)


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
    return Scene("", {}, paper(table, artist).things)


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
    (stick("cat", pose="swim"), "no_such_pose"),
    (stick("rug", pose="gallop"), "no_such_pose"),
    (stick("cat", number=7), "no_such_stamp"),
    (stick("cat", tie={"to": 3, "slot": "hand"}), "no_such_stamp"),
    ({"type": "peel", "number": 4}, "no_such_stamp"),
    (LINE, "paper_is_collage"),
    ({"type": "restack", "number": 4, "to": "front"}, "no_such_stamp"),
    ({"type": "redo"}, "nothing_to_redo"),
])
def test_what_cannot_be_stuck_is_refused(move: dict[str, Any], code: str) -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("cat"))
    assert refused(table, artist, move) == code


def test_stamps_are_figures_of_the_album_in_many_poses() -> None:
    table, artist = at_the_paper()
    seen = set()
    for pose in KINDS["cat"].poses:
        table.play(artist, stick("cat", pose=pose, number=1 if seen else 0))
        seen.add(tuple(ink.points for ink in paper(table, artist).strokes.values()))
    assert len(seen) == len(KINDS["cat"].poses) > 9, "no pose looks like another"
    for name in (PEOPLE.keys() | ANIMALS.keys()) & KINDS.keys():
        assert len(KINDS[name].poses) > 9
    plain = {mark for name in KINDS for mark in draw(name, {}).marks}
    for kind in KINDS.values():
        figure = draw(kind.id, {}, kind.usual_pose)
        assert figure.is_figure and figure.marks and not plain & set(figure.marks), kind.id


def test_what_is_said_of_a_stamp_is_seen_on_its_figure_or_on_a_plain_drawing() -> None:
    wrong = []
    for kind in (KINDS[name] for name in list(KINDS)[::9]):
        stamp = Placed(kind.id, 500, 400, 200, pose=kind.usual_pose)
        for feature in kind.features:
            if feature.name == "feathers" and kind.id != "knight":
                continue                      # put on a hat first
            for value in feature.options if isinstance(feature, Chosen) else (feature.low, feature.high):
                other = replace(stamp, features={feature.name: value})
                if (other.marks == stamp.marks) != (value == feature.usual):
                    wrong.append((kind.id, feature.name, value))
    assert not wrong


@pytest.mark.parametrize(("slot", "bearer"), [("hand", "man"), ("head", "cow"), ("back", "horse"), ("hand", "lamp")])
def test_what_a_figure_bears_touches_it_in_every_pose(slot: Any, bearer: str) -> None:
    for pose in KINDS[bearer].poses:
        table, artist = at_the_paper()
        table.play(artist, stick(bearer, 500, 400, 300, pose=pose))
        table.play(artist, stick("cup", 20, 20, 60, pose="still", tie={"to": 1, "slot": slot}))
        who, cup = (paper(table, artist).plan[number].box for number in (1, 2))
        assert cup.left < who.right + 8 and cup.right > who.left - 8, pose
        assert cup.top < who.bottom + 8 and cup.bottom > who.top - 8, pose


def test_the_tray_offers_every_stamp_with_its_poses_and_another_pose_when_asked() -> None:
    cat = next(kind for kind in collage.tray("animals")["kinds"] if kind["id"] == "cat")        # type: ignore[index]
    assert tuple(cat["poses"]) == KINDS["cat"].poses
    running = collage.in_pose("cat", "gallop")
    assert running and running["lines"] != cat["lines"]
    assert collage.in_pose("cat", "swim") is None and collage.in_pose("nobody", "stand") is None


def looks(table: Table, artist: int) -> tuple[Any, ...]:
    sheet = paper(table, artist)
    inks = [(ink.points, ink.width) for ink in sheet.strokes.values()]
    return sheet.plan, sheet.ties, sheet.order, inks, sheet.collage


def test_every_change_of_a_collage_is_taken_back_and_made_again_step_by_step() -> None:
    table, artist = at_the_paper()
    seen = [looks(table, artist)]
    for move in (stick("cat", 300), stick("apple", 900, 700, 90), stick("apple", 1, 1, 90, number=2,
                 tie={"to": 1, "slot": "hand"}), stick("cat", 600, number=1, turn=90),
                 {"type": "restack", "number": 1, "to": "front"}, {"type": "peel", "number": 1}, {"type": "clear"}):
        table.play(artist, move)
        seen.append(looks(table, artist))
    for earlier in reversed(seen[:-1]):
        table.play(artist, {"type": "undo"})
        assert looks(table, artist) == earlier
    assert refused(table, artist, {"type": "undo"}) == "nothing_to_undo"
    for later in seen[1:]:
        table.play(artist, {"type": "redo"})
        assert looks(table, artist) == later
    assert refused(table, artist, {"type": "redo"}) == "nothing_to_redo"
    table.play(artist, {"type": "undo"})
    table.play(artist, stick("apple", 100, 100, 60))
    assert refused(table, artist, {"type": "redo"}) == "nothing_to_redo", "another way was taken"


def test_a_key_held_down_is_one_step_back() -> None:
    table, artist = at_the_paper()
    began = table.view(artist).began
    table.play(artist, stick("cat", 300), began + 1000)
    for nudge in range(1, 6):
        table.play(artist, stick("cat", 300 + 20 * nudge, number=1), began + 2000 + 100 * nudge)
    table.play(artist, stick("cat", 420, number=1), began + 5000)
    table.play(artist, {"type": "undo"}, began + 6000)
    assert paper(table, artist).plan[1].x == 400, "after a pause it was another push"
    table.play(artist, {"type": "undo"}, began + 6000)
    assert paper(table, artist).plan[1].x == 300
    table.play(artist, {"type": "undo"}, began + 6000)
    assert not paper(table, artist).plan
    table.play(artist, LINE, began + 7000)
    assert refused(table, artist, {"type": "redo"}) == "nothing_to_redo", "a line has taken the place of the stamps"


def test_only_so_many_steps_are_remembered_and_none_once_pens_are_down() -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("cat"))
    for number in range(collage.MOST_STEPS + 5):
        table.play(artist, {"type": "restack", "number": 1, "to": "front"})
        table.play(artist, stick("cat", 100 + number, number=1))
    assert len(paper(table, artist).past) == collage.MOST_STEPS
    pens_down(table)
    laid = table.view().drawings[artist]
    assert laid.plan and not laid.past and not laid.future


def test_a_stamp_in_front_hides_what_is_behind_it_with_what_it_holds() -> None:
    table, artist = at_the_paper()
    table.play(artist, stick("house", 500, 400, 500))
    table.play(artist, stick("cat", 500, 400, 200))
    table.play(artist, stick("apple", 500, 400, 60, tie={"to": 2, "slot": "hand"}))
    in_front = sum(len(ink.points) for ink in paper(table, artist).strokes.values())
    table.play(artist, {"type": "restack", "number": 2, "to": "back"})
    assert paper(table, artist).order == (2, 3, 1)
    assert [thing.kind for thing in on_it(table, artist).objects] == ["cat", "apple", "house"]
    behind = sum(len(ink.points) for ink in paper(table, artist).strokes.values())
    assert behind < in_front, "the house stands in front of the cat now"
    table.play(artist, {"type": "restack", "number": 2, "to": "front"})
    assert paper(table, artist).order == (1, 2, 3)


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
    table, artist = at_the_paper(3, scenes="endless")
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


def whole_game(by_hand: bool, met: bool = True) -> Table:
    """A person on seat 0 with two bots, to the end; every drawing meets all criteria, or none."""
    table = open_table(3, collage=True)
    while table.outcome is None:
        start_drawing(table)
        for artist in artists(table):
            table.play(artist, {"type": "sketch"} if artist else LINE if by_hand else stick("cat"))
        pens_down(table)
        for _ in range(10):
            read(table)
            judge_all(table, met)
        read(table)
        for seat in sorted(table.actors):
            table.play(seat, {"type": "praise", "author": None})
        for seat in range(3) if table.outcome is None else ():
            table.play(seat, {"type": "ready"})
    return table


def test_who_judged_their_own_drawing_sets_no_record_and_a_collage_does() -> None:
    by_hand, stuck = whole_game(by_hand=True), whole_game(by_hand=False)
    assert by_hand.outcome is not None and stuck.outcome is not None
    assert by_hand.outcome.scores == stuck.outcome.scores, "the points are the same"
    assert by_hand.outcome.unrecorded == (0,) and stuck.outcome.unrecorded == ()
    rules = by_hand.game
    assert "perfect_drawing" not in rules.feats(by_hand.state, 0)
    assert rules.feats(stuck.state, 0) == ("perfect_drawing", "perfect_words")
    assert rules.feats(whole_game(by_hand=False, met=False).state, 0) == ()


def test_a_master_keeps_perfect_words_only_where_others_judged() -> None:
    """Two people and a bot: when one describes, the other judges their own drawing, which is no proof."""
    table = open_table(3)
    first = master(table)
    one, bot_chair = artists(table)
    start_drawing(table)
    table.play(bot_chair, {"type": "sketch"})
    table.play(one, LINE)
    pens_down(table)
    for _ in range(10):
        read(table)
        judge_all(table)
    read(table)
    assert table.view().sheet[0].own_judges == (one,) and table.view().sheet[0].points[first] == 10
    assert table.game.feats(table.state, first) == ()


def test_the_tray_holds_every_stamp_with_its_names_and_lines() -> None:
    rules = open_table().game
    found = [stamp for group in collage.GROUPS for stamp in rules.consult({"stamps": group})["kinds"]]
    assert {stamp["id"] for stamp in found} == set(KINDS)
    assert all(stamp["it"] and stamp["en"] and stamp["lines"] for stamp in found)
    assert rules.consult({"stamps": "weapons"}) is None and rules.consult({}) is None
    assert holds(Present("cat"), Scene("", {}, (collage.check_stamp(collage.Placed("cat", 1, 1, 100)),)))
