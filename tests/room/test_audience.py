"""The audience: a full table admits any number of spectators, sends all one frame, and lets them vote in some games."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from ludoteca.protocol.messages import Update
from ludoteca.server.play import broadcast
from ludoteca.server.play.audience_batch import BATCH_MS
from ludoteca.server.room.room import Room
from ludoteca.server.sessions.audience import AT_ONCE, RETRIES, Audience
from ludoteca.server.sessions.session import Session
from ludoteca.server.websocket.outbox import text_frame, text_frames

from .scene import Scene, Visitor

CROWD = 2 * AT_ONCE + 5


@pytest.fixture(autouse=True)
def _small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.state.transitions.PEOPLE", 2)


async def crowd(scene: Scene, room: Room, count: int = CROWD) -> list[Visitor]:
    found = [await scene.visit(f"Pubblico {number}") for number in range(count)]
    for each in found:
        await each.come(room)
    return found


async def told_all(scene: Scene, room: Room) -> None:
    while room.presence.audience._passing is not None:
        await scene.settle()


async def test_one_frame_is_made_for_all_of_them(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    people, written = dict(room.state.people), room.writer.attempts
    watching = await crowd(scene, room)
    assert room.state.people == people and room.writer.attempts == written, "nothing is kept of them"
    assert watching[-1].last("welcome")["room"]["gallery"] == CROWD
    made: list[bytes] = []

    def encode(message: Any) -> bytes:
        frame = msgspec.json.encode(message)
        if isinstance(message, Update):
            made.append(frame)
        return frame

    monkeypatch.setattr(broadcast, "encode", encode)
    mover = ada if 0 in room.round.table.actors else bea
    await mover.done("move", move={"type": "mark", "cell": 4})
    await told_all(scene, room)
    assert len(made) <= 2, "one for the voter, one for all other spectators"
    heard = {id(each.frames[-1]) for each in watching}
    assert len(heard) == 1 and watching[0].view == watching[-1].view and watching[0].last("update")["version"] == 1


async def test_players_are_sent_updates_before_the_audience_and_the_audience_in_parts() -> None:
    audience, heard = Audience(), []
    for number in range(CROWD):
        audience.enter(Session(f"g{number}", lambda frame, number=number: heard.append((number, frame))), "")
    audience.tell(b"one")
    assert not heard, "the sender continues first"
    audience._pass()
    assert len(heard) == AT_ONCE
    audience.tell(b"two")
    late = Session("late", lambda frame: heard.append((CROWD, frame)))
    audience.enter(late, "")
    audience.tell(b"three")
    gone = Session("gone", lambda frame: heard.append((CROWD + 1, frame)))
    audience.enter(gone, "")
    audience.leave(gone)
    while audience._passing is not None:
        audience._pass()
    by_page = {number: [frame for whose, frame in heard if whose == number] for number in range(CROWD + 2)}
    assert by_page.pop(CROWD + 1) == []
    assert by_page.pop(CROWD) == [b"three"], "what was told before is in the welcome"
    assert all(frames == [b"one", b"two", b"three"] for frames in by_page.values())


def test_messages_sent_together_are_framed_once_and_written_as_one() -> None:
    batch = (b'{"a":1}', b'{"b":2}')
    assert text_frames(batch) == text_frame(batch[0]) + text_frame(batch[1])
    assert text_frames(batch) is text_frames(batch)


async def test_names_are_not_sent_but_their_number_is_now_and_then(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    before = len(ada.frames)
    first, second = await crowd(scene, room, 2)
    assert len(ada.frames) == before
    await scene.advance(2_000)
    assert ada.heard[before:] == [{"type": "gallery", "people": 2}] == second.heard[-1:]
    assert [each["name"] for each in second.last("welcome")["room"]["people"]] == ["Ada", "Bea"]
    assert second.last("welcome")["you"]["name"] == "Pubblico 1"
    await first.go()
    await scene.advance(2_000)
    assert ada.last("gallery")["people"] == 1
    await ada.done("say", text="ciao a chi guarda")
    await ada.done("pause", paused=True)
    await told_all(scene, room)
    assert second.last("chat")["line"]["text"] == "ciao a chi guarda"
    assert second.last("room")["notice"] == "paused" and second.last("room")["you"] is None


async def test_joins_and_leaves_are_sent_to_the_audience_in_batches(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    (watcher,) = await crowd(scene, room, 1)
    await scene.advance(2_000)
    before = len(watcher.frames)
    await bea.go()
    await bea.come(room)
    await bea.go()
    assert len(watcher.frames) == before and ada.last("room")["notice"] == "left"
    await scene.advance(2_000)
    (told,) = [each for each in watcher.heard[before:] if each["type"] == "room"]
    assert [chair.get("connected", True) for chair in told["room"]["chairs"]] == [True, False]


async def test_what_may_be_asked_from_up_there(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    (watcher,) = await crowd(scene, room, 1)
    for request in ({"type": "say", "text": "eccomi"}, {"type": "sit", "seat": 0}, {"type": "rename", "name": "Altro"}):
        assert await watcher.refused(**request) == "from_gallery"
    assert await watcher.refused("move", move={"type": "mark", "cell": 0}) == "not_seated"
    await watcher.done("rename", language="en")
    assert watcher.page is not None and watcher.page.language == "en"
    assert (await watcher.ask("words", since=0))["type"] == "ok"
    screen, agent = await scene.visit("Schermo"), await scene.visit("Programma")
    assert (await screen.come(room, watch=True))["code"] == "full"
    assert (await agent.come(room, agent=True))["code"] == "full"
    monkeypatch.setattr("ludoteca.server.sessions.audience.PLACES", 1)
    late = await scene.visit("Tardi")
    assert (await late.come(room))["code"] == "full"
    monkeypatch.setattr("ludoteca.server.state.transitions.PEOPLE", 3)
    again = Visitor(scene, watcher.guest, watcher.token, "it")
    assert "seat" not in (await again.come(room))["you"]
    assert watcher.id in room.state.people and not room.presence.audience, "known by name now, on both pages"
    await watcher.done("say", text="eccomi")
    await ada.done("kick", guest=watcher.id)
    assert watcher.closed and again.closed
    assert (await watcher.come(room))["code"] == "barred"


async def test_the_audience_has_a_limit(scene: Scene) -> None:
    room, _ = await scene.table("tris", "Ada", "Bea", start=True)
    (first,) = await crowd(scene, room, 1)
    for _ in range(8):
        await Visitor(scene, first.guest, first.token, "it").come(room)
    assert first.closed and first.last("goodbye")["code"] == "elsewhere"
    assert len(room.presence.audience) == 8 and room.presence.audience.people == [first.id]


async def test_the_audience_votes_once_each(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("canvas", "Ada", "Bea", seats=2, options={"vote": True}, start=True)
    first, second, third = await crowd(scene, room, 3)
    table = room.round.table
    assert len(room.dealing.company().watchers) == 3
    table.state = msgspec.structs.replace(
        table.state, phase="vote", tied=(0, 1), jury=room.dealing.company().watchers, vote_ends=table.now + 45_000)
    for each, painter in ((first, 1), (second, 1)):
        await each.done("move", move={"type": "vote", "painter": painter})
    assert await first.refused("move", move={"type": "vote", "painter": 0}) == "already_voted"
    await third.done("move", move={"type": "vote", "painter": 0})
    await told_all(scene, room)
    assert room.state.phase == "over" and room.round.outcome.winners == (1,)
    assert third.last("ended")["ending"] == ada.last("ended")["ending"]


def put_to_the_vote(room: Room) -> None:
    table = room.round.table
    table.state = msgspec.structs.replace(
        table.state, phase="vote", tied=(0, 1), jury=room.dealing.company().watchers, vote_ends=table.now + 45_000)


async def test_simultaneous_audience_moves_are_broadcast_as_one(scene: Scene) -> None:
    """The first update is sent at once, the others together a moment later: to players and audience alike."""
    room, (ada, bea) = await scene.table("canvas", "Ada", "Bea", seats=2, options={"vote": True}, start=True)
    watching = await crowd(scene, room, 6)
    put_to_the_vote(room)
    for each in watching[:4]:
        await each.done("move", move={"type": "vote", "painter": 1})    # each gets the reply at once
    await told_all(scene, room)
    for each in (ada, watching[0], watching[5]):
        assert [update["version"] for update in each.all("update")] == [1]
    assert room.round.position == 4, "all are on disk"
    await scene.advance(BATCH_MS)
    await told_all(scene, room)
    for each in (ada, bea, watching[0], watching[5]):
        first, rest = each.all("update")
        assert "since" not in first and (rest["since"], rest["version"]) == (1, 4)
        assert rest["events"] == [{"type": "WatcherVoted", "painter": 1}] * 3 and "seat" not in rest
        assert each.view["audience"] == {"votes": {"0": 0, "1": 4}, "abstained": 0, "awaited": 2}
    await scene.advance(BATCH_MS)                  # the batch was empty: the next update is sent at once
    await watching[4].done("move", move={"type": "vote", "painter": None})
    await told_all(scene, room)
    assert ada.last("update")["version"] == 5 and "since" not in ada.last("update")


async def test_joining_or_acting_during_a_batch_loses_no_update(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("canvas", "Ada", "Bea", seats=2, options={"vote": True}, start=True)
    watching = await crowd(scene, room, 4)
    put_to_the_vote(room)
    for each in watching[:3]:
        await each.done("move", move={"type": "vote", "painter": 0})
    late = await scene.visit("Lia")
    await late.come(room)
    await told_all(scene, room)
    assert ada.last("update")["since"] == 1 and ada.view["audience"]["votes"] == {"0": 3, "1": 0}
    assert late.last("welcome")["version"] == 3 and late.view == ada.view and not late.all("update")
    await late.done("move", move={"type": "vote", "painter": 0})
    await watching[3].done("move", move={"type": "vote", "painter": 0})    # the last vote ends the game
    await told_all(scene, room)
    told = [(each.get("since"), each["version"]) for each in ada.all("update")]
    assert told == [(None, 1), (1, 3), (None, 4), (None, 5)]
    for each in (ada, bea, late, watching[0]):
        assert each.last("update")["outcome"]["winners"] == [0] and each.view == ada.view


async def test_a_house_that_closes_says_goodbye_to_the_audience_too(scene: Scene) -> None:
    room, _ = await scene.table("tris", "Ada", "Bea", start=True)
    (watcher,) = await crowd(scene, room, 1)
    await room.shut()
    assert watcher.closed and watcher.last("goodbye")["code"] == "table_shut"


async def test_requests_of_players_come_before_the_audience_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    writing, heard, looks = True, [], 0

    def busy() -> bool:
        nonlocal looks
        looks += 1
        return writing

    monkeypatch.setattr("ludoteca.server.sessions.audience.RETRY_S", 0.0)
    audience = Audience(busy)
    for number in range(AT_ONCE + 1):
        audience.enter(Session(f"p{number}", heard.append, lambda: None), f"P{number}")
    audience.tell(b"news")
    told = []
    while audience._passing is not None:
        await asyncio.sleep(0)
        told.append((looks, len(heard)))
    assert (RETRIES, 0) in told and (RETRIES, AT_ONCE) in told, "a few moments, then the first of them"
    assert looks == 3 * RETRIES and len(heard) == AT_ONCE + 1, "and so on to the last, and to find that it was"
    writing, looks = False, 0
    audience.tell(b"more")
    await asyncio.sleep(0)
    assert looks == 1 and len(heard) == 2 * AT_ONCE + 1, "nobody waits: at once"
