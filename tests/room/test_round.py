"""One game at a table to the letter: what it says of itself, when its entries count, how it comes back from its log."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.room.answers import request_key
from ludoteca.room.room import Room
from ludoteca.room.round import Round, audience_number
from ludoteca.rules import IllegalMove
from ludoteca.rules.table import Chapter

from . import lampo
from .scene import Scene, Visitor

NOTE, BUZZ = {"type": "note", "text": "qui"}, {"type": "buzz", "question": 0}


async def lampo_table(scene: Scene, **options: Any) -> tuple[Room, Round, list[Visitor]]:
    room, people = await scene.table("lampo", "Ada", "Bea", options=options, start=True)
    assert room.round is not None
    return room, room.round, people


async def read_again(room: Room) -> Round:
    rows = await room.services.store.entries(room.id, room.state.round)
    return Round.from_log(room, room.state.round, rows, room.state.bot_seed)


@pytest.mark.parametrize("questions", [3, 1])
async def test_a_round_that_is_read_again_stands_where_it_stood(
        scene: Scene, monkeypatch: pytest.MonkeyPatch, questions: int) -> None:
    """For everybody: view, who acts, the end, what one may take back, what was told and to whom."""
    def while_the_question_stands(self: Any, before: Any, move: Any, after: Any, seat: int) -> str:
        return "free" if before.question == after.question else "never"

    monkeypatch.setattr(lampo.Lampo, "take_back", while_the_question_stands)
    room, round, (ada, bea) = await lampo_table(scene, questions=questions)
    await ada.done("move", move=NOTE)
    await bea.done("move", move=NOTE)
    await scene.advance(300)
    await bea.done("move", move=BUZZ)
    again = await read_again(room)
    for viewer in (0, 1, None):
        for since in (None, 0, 2):
            assert again.standing(viewer, since) == round.standing(viewer, since)
    assert (round.standing(0, None).take_back, round.standing(1, None).take_back) == ("free", "never")
    assert round.standing(None, None).take_back is None
    assert (again.outcome is None) == (questions == 3) and again.outcome == round.outcome
    assert again._bots._seed == round._bots._seed == f"{room.state.bot_seed}/1", "bots go on with the same luck"


async def test_what_was_told_to_one_seat_is_in_no_other_log(scene: Scene) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene)
    await ada.done("move", move=NOTE)
    notes = [str(round.standing(viewer, 0).log).count("Noted") for viewer in (0, 1, None)]
    missed = [str(round.standing(viewer, 0).missed).count("Noted") for viewer in (0, 1, None)]
    assert notes == missed == [1, 0, 0]
    assert [str(round.seen_by(viewer)).count("Noted") for viewer in (0, 1, None)] == [1, 0, 0]


async def test_the_end_is_part_of_how_a_game_stands(scene: Scene) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    await ada.done("move", move=BUZZ)
    found = round.standing(1, None)
    assert found.outcome is not None and found.outcome.winners == (0,) and found.actors == []
    assert not round.waits_for(0)


async def test_whom_a_game_waits_for_and_whose_side_they_are_on(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, (_ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    round = room.round
    assert round is not None and [round.waits_for(seat) for seat in (0, 1, None)] == [True, False, False]
    monkeypatch.setattr(type(round.game), "team", lambda self, state, seat: (state, seat))
    assert round.team_of(1) == (round.table.state, 1)


async def test_how_much_time_is_left(scene: Scene) -> None:
    room, round, _ = await lampo_table(scene)
    assert round.time_left() == 10_000
    await scene.advance(700)
    assert round.time_left() == 9_300
    round.clock.hold(400)
    assert round.time_left() == 9_300 + round.held() and round.held() > 0, "while a great moment lasts no sand runs"
    room, _people = await scene.table("tris", "Ada", "Bea", start=True)
    assert room.round is not None and room.round.time_left() is None


async def test_a_bots_move_is_asked_for_by_nobody_and_comes_from_no_distance(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    _room, round, _ = await lampo_table(scene)
    entered: list[tuple[Any, ...]] = []

    async def enter(*words: Any) -> bool:
        entered.append(words)
        return True

    monkeypatch.setattr(round, "_enter", enter)
    await scene.advance(250)
    await round.bot_plays(1, {"type": "buzz", "question": 0}, print)
    assert entered == [(1, lampo.Buzz(0), scene.hands.at, 0.0, "", print)]
    answers: list[IllegalMove | None] = []
    await round.bot_plays(1, {"type": "nonsense"}, answers.append)
    assert [no.code for no in answers if no] == ["unknown_move"] and len(entered) == 1


async def test_sand_runs_out_for_whoever_has_left_the_room_too(scene: Scene) -> None:
    """Nobody who may act is here: no message of theirs can be on its way."""
    room, _round, (ada, bea) = await lampo_table(scene)
    watcher = await scene.visit("Carlo")
    await watcher.come(room)
    await ada.go()
    await bea.go()
    await scene.advance(10_002)
    assert watcher.last("update")["events"] == [{"type": "NobodyKnew", "question": 0}]


@pytest.mark.parametrize("before", [(), (Chapter("an earlier evening", 0),)])
async def test_the_room_is_handed_the_last_entry_with_how_it_ended_and_where_it_began(
        scene: Scene, monkeypatch: pytest.MonkeyPatch, before: tuple[Chapter, ...]) -> None:
    room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    handed: list[tuple[Any, ...]] = []

    async def finish(*words: Any) -> None:
        handed.append(words)

    monkeypatch.setattr(room, "finish", finish)
    monkeypatch.setattr(round.table, "before", before)
    await ada.done("move", id="last", move=BUZZ)
    [(number, row, outcome, final, begun)] = handed
    assert (number, row.position, row.request) == (1, 1, request_key(ada.id, "last"))
    assert (outcome, final) == (round.outcome, round.table.state) and final.scores == (1, 0)
    assert begun == (0 if before else None)


async def test_time_that_runs_out_is_asked_for_by_nobody(scene: Scene) -> None:
    room, _round, _ = await lampo_table(scene)
    await scene.advance(10_002)
    assert [row.request for row in (await room.services.store.entries(room.id, 1))[1:]] == [""]


async def test_a_take_back_counts_from_when_it_was_asked_for_and_is_carried_out_once(scene: Scene) -> None:
    room, round, (ada, _bea) = await lampo_table(scene)
    await ada.done("move", move=NOTE)
    await scene.advance(1_234)
    await ada.done("take_back", id="back")
    assert (round.table.entries[-1].at, round.table.entries[-1].back) == (1_234, 0)
    rows = await room.services.store.entries(room.id, 1)
    assert rows[-1].request == request_key(ada.id, "back")
    await ada.done("move", move=NOTE)
    await round.take_back(0, ())
    assert (await room.services.store.entries(room.id, 1))[-1].request == "", "asked for by nobody's page"


@pytest.mark.parametrize("bell", [True, False])
async def test_nothing_is_taken_back_from_a_game_that_time_has_ended(scene: Scene, bell: bool) -> None:
    _room, round, (ada, _bea) = await lampo_table(scene, questions=1)
    await ada.done("move", move=NOTE)
    if bell:
        await scene.advance(10_002)
    else:
        scene.hands.at += 10_002               # the bell has not rung yet, the wish comes first
    with pytest.raises(IllegalMove) as refusal:
        await round.take_back(0, (1,))
    assert (refusal.value.code, refusal.value.game) == ("game_over", "lampo")
    assert round.outcome is not None


async def test_a_move_after_the_end_is_refused_in_the_games_name(scene: Scene) -> None:
    _room, _round, (ada, bea) = await lampo_table(scene, questions=1)
    scene.hands.at += 10_002
    answer = await bea.ask("move", move=NOTE)
    assert (answer["type"], answer["code"]) == ("no", "game_over") and ada.last("update")["outcome"]


def test_a_watcher_has_the_same_number_on_every_day() -> None:
    """Votes of a jury are in logs under these numbers."""
    assert audience_number("ada") == 0xCAE7E817
    assert all(0 <= audience_number(str(guest)) < 2**32 for guest in range(50))
