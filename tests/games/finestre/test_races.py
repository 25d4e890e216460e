"""Races over simulated connections: the quicker player wins on any network, and false times gain nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludoteca.games.finestre.rules import COUNTDOWN, Place
from ludoteca.server.play.races import WINDOW
from ludoteca.server.room.room import Room
from tests.room.scene import Scene, Visitor

BELL = 1                                   # deadlines expire a millisecond late rather than early


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with Scene() as scene:
        yield scene


async def outline(scene: Scene, *trips: float, **options: Any) -> tuple[Room, list[Visitor]]:
    """A table whose first outline has just been sent; one player per connection, with its round trip."""
    names = [f"Gatto {number}" for number in range(len(trips))]
    room, pages = await scene.table("finestre", *names, trips=trips, options=options, start=True)
    for page in pages:
        await page.move(type="ready")
    await scene.advance(COUNTDOWN + BELL)
    assert pages[0].view["phase"] == "race"
    return room, pages


def right_window(room: Room) -> int:
    assert room.round is not None
    card: int = room.round.table.state.card
    return card


async def run(
    scene: Scene, room: Room, runners: list[tuple[Visitor, float, float]], window: int, **lie: Any,
) -> dict[Visitor, str]:
    """All players see the outline over their connection, react, and send a choice: (page, round trip, reaction)."""
    assert room.round is not None
    shown, ids = scene.hands.at - BELL, {}
    for page, trip, reaction in sorted(runners, key=lambda runner: runner[1] + runner[2]):
        await scene.advance(shown + trip + reaction - scene.hands.at)
        ids[page] = page.say("move", move={"type": "place", "window": window, **lie})
        await scene.settle()
    await scene.advance(WINDOW)
    return ids


async def test_faster_by_50_ms_with_200_ms_lag_beats_5_ms_lag(scene: Scene) -> None:
    room, (near, far) = await outline(scene, 5, 200)
    window = right_window(room)
    ids = await run(scene, room, [(near, 5, 1450), (far, 200, 1400)], window)
    assert far.answer(ids[far])["type"] == "ok"
    assert near.answer(ids[near])["code"] == "window_full", "with two players there is one place"
    pawn = near.view["pawns"]["1"]
    assert (pawn["after"], pawn["lag"]) == (1400, 200), "the photo finish says when, and how much was corrected"


async def test_two_right_the_quicker_eye_takes_the_card_on_any_line(scene: Scene) -> None:
    room, (a, b, c) = await outline(scene, 5, 200, 60)
    window = right_window(room)
    await run(scene, room, [(a, 5, 2050), (b, 200, 2000)], window)
    assert [(who, pawn["after"]) for who, pawn in sorted(a.view["pawns"].items(), key=lambda p: p[1]["after"])] == [
        ("1", 2000), ("0", 2050)]
    await run(scene, room, [(c, 60, 3000)], (window + 1) % 35)
    assert c.view["rounds"]["1"]["right"] == [1, 0]
    assert c.view["won"] == [[], [window], []] and c.view["unseen"] == [1, 0, 0]


async def test_the_slower_eye_does_not_win_by_a_slow_line(scene: Scene) -> None:
    room, (near, far) = await outline(scene, 5, 200)
    ids = await run(scene, room, [(near, 5, 1400), (far, 200, 1450)], right_window(room))
    assert near.answer(ids[near])["type"] == "ok" and far.answer(ids[far])["code"] == "window_full"


async def test_a_client_that_lies_about_its_lag_gains_nothing(scene: Scene) -> None:
    room, (honest, liar) = await outline(scene, 20, 20)
    assert room.round is not None
    ids = await run(scene, room, [(honest, 20, 1000), (liar, 20, 1010)], right_window(room), lag=900)
    assert honest.answer(ids[honest])["type"] == "ok" and liar.answer(ids[liar])["code"] == "window_full"
    assert honest.view["pawns"]["0"]["lag"] == 20
    assert [entry.move.lag for entry in room.round.table.entries if isinstance(entry.move, Place)] == [20]


async def test_six_at_once_never_more_than_two_in_a_window(scene: Scene) -> None:
    room, pages = await outline(scene, 5, 30, 60, 90, 120, 150)
    window = right_window(room)
    for page in pages:
        page.say("move", move={"type": "place", "window": window})
    await scene.advance(WINDOW + 1)
    assert len(pages[0].view["pawns"]) == 2
    assert [page.last("no")["code"] for page in pages if page.all("no")] == ["window_full"] * 4
    assert {page.view["phase"] for page in pages} == {"race"}, "four still have to choose"


async def test_nothing_on_the_wire_tells_the_answer_before_the_reveal(scene: Scene) -> None:
    """Every byte sent before the reveal is the same for any order of the cards left in the deck."""
    room, pages = await outline(scene, 5, 30, 60, new_houses=True)
    assert room.round is not None
    watcher = await scene.visit("Pubblico")
    await watcher.come(room, watch=True)
    pages[0].say("move", move={"type": "place", "window": right_window(room)})
    await scene.advance(WINDOW + 1)
    table = room.round.table
    assert table.state.phase == "race"
    for page in (*pages, watcher):
        sent = b"".join(page.frames)
        for word in (b'"answer"', b'"card"', b'"right"', b"Revealed", b'"eyes"', b'"seed"', str(table.seed).encode()):
            assert word not in sent, word
        size = page.view["outline"]
        equal = [window for window in page.view["street"]["windows"]
                 if window["width"] == size["width"] or window["height"] == size["height"]]
        assert equal == [], "no window can be found by comparing numbers for equality"
    for page, wrong in zip(pages[1:], (1, 2), strict=True):
        page.say("move", move={"type": "place", "window": (right_window(room) + wrong) % 35})
    await scene.advance(WINDOW + 1)
    assert all(b'"answer"' in page.frames[-1] or page.view["answer"] == table.state.card for page in (*pages, watcher))
