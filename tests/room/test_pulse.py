"""Among other openings of the house: whoever slept neither acts nor tells before it knows that it is still alive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest

from ludoteca.room.house import House
from ludoteca.room.refusals import Refused
from ludoteca.store import Lease, LogRow, Owner
from ludoteca.store.sqlite import SqliteStore
from tests.store.troubled import TroubledStore

from .scene import Scene

SLEEP = 5_000
Claim = Callable[[str, int], Awaitable[Lease | None]]


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    store = SqliteStore(":memory:")
    store.shared = True
    async with Scene(store) as scene:
        yield scene


async def turns(times: int = 50) -> None:
    """Let everything run that does not wait for anything."""
    for _ in range(times):
        await asyncio.sleep(0.001)


async def test_who_only_slept_acts_and_tells_once_its_beat_is_answered(scene: Scene) -> None:
    _room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    scene.hands.at += SLEEP
    assert scene.house.pulse.drowsy
    told = len(ada.frames), len(bea.frames)
    id = ada.say("move", move={"type": "mark", "cell": 0})
    await turns()
    assert (len(ada.frames), len(bea.frames)) == told, "neither acted nor told"
    await scene.house.pulse.beat()
    assert not scene.house.pulse.drowsy
    await scene.settle()
    assert ada.answer(id)["type"] == "ok" and bea.last("update")["version"] == 1


async def test_who_was_taken_for_dead_writes_nothing_and_begins_anew(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    store, was = scene.house.store, scene.house.services.opening
    scene.hands.at += SLEEP
    id = ada.say("move", move={"type": "mark", "cell": 0})
    other = await store.begin_opening(1, "http://elsewhere")
    await store.end_opening(was)
    held = await store.claim(room.id, other)
    assert held is not None
    await store.append(room.id, 1, LogRow(1, b"{}"), held=held)
    await scene.house.pulse.beat()
    await turns()
    assert scene.house.services.opening not in (was, other) and not scene.house.rooms
    assert ada.closed and bea.closed and ada.last("goodbye")["code"] == "try_again" and not ada.answer(id)
    assert len(await store.entries(room.id, 1)) == 2
    owner = await scene.house.elsewhere(room.id)
    assert owner is not None and owner.address == "http://elsewhere"


async def test_who_was_taken_for_dead_begins_anew_once_however_many_ask(scene: Scene) -> None:
    store, was = scene.house.store, scene.house.services.opening
    await store.end_opening(was)
    await asyncio.gather(*(scene.house.pulse.beat() for _ in range(3)))
    assert [each.opening for each in await store.living()] == [scene.house.services.opening] != [was]


async def test_whoever_waits_for_a_dead_owner_stops_once_another_has_the_table(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def claimed_before(claim: Claim, room: str, opening: int) -> Lease | None:
        await claim(room, quick)                   # always a moment before us
        return await claim(room, opening)

    room, _ = await scene.table("tris", "Ada", seats=2)
    store = scene.house.store
    dead, quick = await store.begin_opening(1), await store.begin_opening(1)
    await store.let_go(room.ledger.held)
    assert await store.claim(room.id, dead) is not None
    waiting = asyncio.ensure_future(scene.house.room(room.id))
    await turns()
    assert not waiting.done(), "not heard since, but not known to be dead"
    monkeypatch.setattr(store, "claim", partial(claimed_before, store.claim))
    await store.end_opening(dead)
    with pytest.raises(Refused, match="try_again"):
        await asyncio.wait_for(waiting, 60)        # the clock of this house stands still: it would wait for ever
    assert await store.owner(room.id) == Owner(quick, 3, "", True)


async def test_whoever_waits_for_a_dead_owner_stops_once_it_is_heard(scene: Scene) -> None:
    room, _ = await scene.table("tris", "Ada", seats=2)
    store = scene.house.store
    other = await store.begin_opening(1)
    await store.let_go(room.ledger.held)
    assert await store.claim(room.id, other) is not None
    waiting = asyncio.ensure_future(scene.house.room(room.id))
    await turns()
    assert not waiting.done()
    await store.beat(other, 2)
    with pytest.raises(Refused, match="try_again"):
        await asyncio.wait_for(waiting, 60)


async def test_a_copy_of_a_table_that_is_anothers_is_found_out_when_somebody_comes(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    other = await scene.house.store.begin_opening(1, "http://elsewhere")
    await scene.house.store.let_go(room.ledger.held)
    held = await scene.house.store.claim(room.id, other)
    assert held is not None and scene.house.rooms[room.id] is room
    await scene.house.store.let_go(held)
    assert await scene.house.room(room.id) is not room
    assert ada.closed


async def test_a_killed_house_is_judged_only_by_those_who_were_awake(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[int] = []

    async def bury(opening: int, silence: int) -> list[int]:
        judged.append(opening)
        return []

    monkeypatch.setattr(scene.house.store, "bury", bury)
    await scene.advance(scene.house.limits.silence - 500)
    assert not judged
    await scene.advance(1_000)
    assert judged
    judged.clear()
    scene.hands.at += SLEEP
    await scene.advance(scene.house.limits.silence - 500)
    assert not judged, "we slept ourselves"
    await scene.advance(1_000)
    assert judged


async def test_a_table_is_laid_down_before_its_people_are_sent_away(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    at_goodbye: list[object] = []
    ada.hang_up = lambda: at_goodbye.append(room.id in scene.house.rooms)  # type: ignore[method-assign]
    assert ada.page is not None
    ada.page.hang_up = ada.hang_up
    await scene.house.hand_over()
    assert at_goodbye == [False] and ada.last("goodbye")["code"] == "stopping"
    assert await scene.house.store.owner(room.id) is None
    with pytest.raises(Exception, match="stopping"):
        await scene.house.room(room.id)
    with pytest.raises(Exception, match="stopping"):
        await scene.house.open_table(ada.guest, "tris")


async def test_a_table_that_is_laid_down_says_no_to_nothing_and_what_was_asked_is_played_elsewhere(
    scene: Scene, monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    carlo, store = await scene.visit("Carlo"), scene.house.store
    let_go = store.let_go

    async def slowly(held: Lease) -> None:         # the way to the database takes a while
        ada.say("move", "late", move={"type": "mark", "cell": 1})
        bea.say("say", "later", text="Ci sei?")
        await carlo.come(room)
        await turns()
        await let_go(held)

    monkeypatch.setattr(store, "let_go", slowly)
    bea.say("say", "word", text="Tocca a te")
    ada.say("move", "first", move={"type": "mark", "cell": 0})
    bea.say("move", "behind", move={"type": "mark", "cell": 3})    # her word's, so after the laying down
    await scene.house.hand_over()
    assert bea.answer("word")["type"] == ada.answer("first")["type"] == "ok", "what came before is done"
    assert bea.answer("behind") == ada.answer("late") == bea.answer("later") == {}
    assert not room.round.clock.running, "whoever comes does not wake it"
    assert [each.heard[-1]["code"] for each in (ada, bea, carlo)] == ["stopping"] * 3
    elsewhere = House(store, wall=scene.hands, schedule=scene.schedule)
    await elsewhere.pulse.open()
    scene.house.rooms[room.id] = again = await elsewhere.room(room.id)    # the scene waits for it, too
    for each in (ada, bea):
        await each.come(again)
    assert (await bea.ask("move", "behind", move={"type": "mark", "cell": 3}))["type"] == "ok"
    assert ada.view["cells"].count(None) == 7


async def test_a_token_that_moved_elsewhere_is_known_at_once_and_its_pages_within_a_pulse(scene: Scene) -> None:
    ada = await scene.visit("Ada")
    assert (await scene.house.guests.by_token(ada.token)).id == ada.id
    moved: list[str] = []
    scene.house.guests.moved = moved.append
    await scene.advance(1_000)                     # what was before we looked is no news
    elsewhere = House(scene.house.store, wall=scene.hands, schedule=scene.schedule)
    code, _ = await elsewhere.guests.hand_off(ada.id, "t")
    await elsewhere.guests.take_over(code)
    with pytest.raises(Exception, match="unknown_token"):
        await scene.house.guests.by_token(ada.token)
    await scene.advance(1_000)
    assert moved == [ada.id]
    await scene.advance(1_000)
    assert moved == [ada.id], "told once"


@pytest.mark.parametrize("written", [True, False])
async def test_a_move_whose_outcome_is_not_known_is_never_refused_by_one_who_lost_the_table(written: bool) -> None:
    """The append is done and its answer lost; before it is tried again, another has claimed the table."""
    store = TroubledStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", after=written)
        id = ada.say("move", move={"type": "mark", "cell": 0})
        while not room.ledger.paused:
            await asyncio.sleep(0)
        other = await store.inner.begin_opening(1, "http://elsewhere")
        await store.inner.end_opening(scene.house.services.opening)
        assert await store.inner.claim(room.id, other) is not None
        scene.house.disk.wake()
        await turns()
        assert not ada.answer(id) and ada.closed, "neither yes nor no: whoever asked asks the owner"
        assert len(await store.inner.entries(room.id, 1)) == 1 + written


@pytest.mark.parametrize("call", ["beat", "bury", "living", "changes", "saw_guest", "add_change"])
async def test_a_pulse_that_the_store_fails_is_missed_and_the_next_one_comes(
        call: str, caplog: pytest.LogCaptureFixture) -> None:
    store = TroubledStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        ada = await scene.visit("Ada")
        await scene.advance(3_600_001)             # unseen for long: the next look at the token notes it
        store.fail(call)
        if call == "add_change":
            with pytest.raises(OSError, match="disk full"):
                await scene.house.guests.rename(ada.id, "Ada II", None)
        await scene.house.guests.by_token(ada.token)
        await scene.advance(2_000)
        assert store.calls.count(call) > 1 or call in ("saw_guest", "add_change")
        assert not scene.house.disk.waits and not scene.house.pulse.drowsy
        assert not [record for record in caplog.records if record.exc_info]
