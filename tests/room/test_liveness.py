"""What a process reports and learns about itself, its peers and its store, to the millisecond."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from ludoteca.server.house.heartbeat import RECENT, UNANSWERED, Heartbeat
from ludoteca.server.house.limits import Limits
from ludoteca.server.persistence.outage import ShuttingDown
from ludoteca.store import LiveProcess
from ludoteca.store.sqlite.store import SqliteStore
from tests.store.failing_store import FailingStore

from .scene import Scene
from .test_heartbeat import SLEEP, turns


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    store = SqliteStore(":memory:")
    store.shared = True
    async with Scene(store) as scene:
        yield scene


def warnings(scene: Scene) -> list[tuple[str, dict[str, object]]]:
    """The warnings for the operator, oldest first."""
    return [(each.event, each.facts) for each in reversed(scene.house.services.recent_events.lines)]


async def test_waiting_for_a_heartbeat_ends_when_the_house_closes(scene: Scene) -> None:
    scene.hands.at += SLEEP
    waiting = asyncio.ensure_future(scene.house.heartbeat.wait_until_live())
    await turns()
    assert not waiting.done()
    scene.house.heartbeat.close()
    with pytest.raises(ShuttingDown, match=r"^the house closes$"):
        await waiting


async def test_peers_that_start_and_stop_are_reported_with_number_and_address_but_never_ourselves(scene: Scene) -> None:
    told: list[object] = []
    heartbeat, store = scene.house.heartbeat, scene.house.store
    heartbeat.on_peer_up = lambda incarnation, address: told.append((incarnation, address))
    heartbeat.on_peer_down = told.append
    other = await store.register_process(1, "http://elsewhere")
    for _ in range(2):
        scene.hands.at += 400
        await heartbeat.check_peers()
        assert told == [(other, "http://elsewhere")] and heartbeat.peers == {other: "http://elsewhere"}
    await store.unregister_process(other)
    scene.hands.at += 400
    await heartbeat.check_peers()
    assert told == [(other, "http://elsewhere"), other] and not heartbeat.peers


async def test_declared_dead_while_it_lists_peers_a_process_still_learns_of_them(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    store = scene.house.store
    other, living = await store.register_process(1, "http://elsewhere"), store.live_processes

    async def without_us() -> list[LiveProcess]:
        await store.unregister_process(scene.house.services.incarnation)
        return await living()

    monkeypatch.setattr(store, "live_processes", without_us)
    scene.hands.at += 400
    await scene.house.heartbeat.check_peers()
    assert scene.house.heartbeat.peers == {other: "http://elsewhere"}


async def test_after_a_suspension_beyond_half_the_window_changes_are_assumed_missed(scene: Scene) -> None:
    missed: list[float] = []

    async def miss() -> None:
        missed.append(scene.hands.at)

    heartbeat = scene.house.heartbeat
    heartbeat.on_changes_missed = miss
    scene.schedule.stop()
    for suspended, times in ((400, 1), (400, 1), (RECENT / 2, 1), (RECENT / 2 + 1, 2), (400, 2), (RECENT, 3)):
        scene.hands.at += suspended
        await heartbeat.check_peers()
        assert len(missed) == times, suspended


async def test_the_log_names_the_incarnation_declared_dead_and_by_which_process(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    store, was = scene.house.store, scene.house.services.incarnation
    asked: list[tuple[int, int]] = []

    async def declare_dead(incarnation: int, silence: int) -> list[int]:
        asked.append((incarnation, silence))
        return [7] if len(asked) == 1 else []

    monkeypatch.setattr(store, "declare_dead", declare_dead)
    await scene.advance(scene.house.limits.silence + 1_000)
    assert set(asked) == {(was, scene.house.limits.silence)}
    await store.unregister_process(was)
    await scene.house.heartbeat.beat()
    assert warnings(scene) == [("opening_is_over", {"opening": 7}), ("taken_for_dead", {"opening": was})]


async def test_a_store_that_hangs_while_something_long_is_read_is_found_out_as_soon() -> None:
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        heartbeat = scene.house.heartbeat
        await scene.advance(1_000)
        store.hold("live_processes")
        hangs = [asyncio.ensure_future(heartbeat.check_peers())]
        await turns()
        last = heartbeat.last_beat
        store.hold("heartbeat")
        hangs.append(asyncio.ensure_future(heartbeat.check_peers()))
        await turns()
        for _ in range(UNANSWERED - 1):
            scene.hands.at += 400
            await heartbeat.check_peers()
        assert not scene.house.outage.waits
        scene.hands.at += 400
        await heartbeat.check_peers()
        assert warnings(scene) == [("disk_waits", {"error": "silent"})]
        assert scene.house.outage.out_of_reach == last, "nothing was written since it last answered"
        store.release()
        await asyncio.gather(*hangs)
        assert not scene.house.outage.waits


async def test_without_a_heartbeat_no_other_call_is_made_to_the_store() -> None:
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        scene.hands.at += 400
        store.fail("heartbeat")
        store.calls.clear()
        await scene.house.heartbeat.check_peers()
        assert store.calls == ["heartbeat"]


async def test_a_chat_message_at_a_table_lost_to_a_peer_is_not_written(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    store = scene.house.store
    await store.release_lease(room.writer.lease)
    assert await store.claim(room.id, await store.register_process(1, "http://elsewhere")) is not None
    id = ada.say("say", text="C'è nessuno?")
    await turns()
    assert ada.answer(id)["code"] == "try_again" and ada.closed and not await store.chat(room.id, 9)


@pytest.mark.parametrize("asked", ["stand", "start", "win"])
async def test_nothing_is_written_at_a_table_that_another_has_by_now(scene: Scene, asked: str) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=asked == "win")
    if asked == "win":
        for number, cell in enumerate((0, 3, 1, 4)):
            await (ada, bea)[number % 2].done("move", move={"type": "mark", "cell": cell})
    store = scene.house.store
    await store.release_lease(room.writer.lease)
    assert await store.claim(room.id, await store.register_process(1, "http://elsewhere")) is not None
    before = await store.room(room.id), await store.entries(room.id, 1), await store.results(room.id)
    if asked == "win":
        ada.say("move", move={"type": "mark", "cell": 2})
    else:
        (bea if asked == "stand" else ada).say(asked)
    await turns()
    assert (await store.room(room.id), await store.entries(room.id, 1), await store.results(room.id)) == before
    assert ada.closed and bea.closed


async def test_a_new_incarnation_keeps_its_address(scene: Scene) -> None:
    scene.house.heartbeat.address = "http://here"
    await scene.house.store.unregister_process(scene.house.services.incarnation)
    await scene.house.heartbeat.beat()
    assert await scene.house.store.live_processes() == [LiveProcess(scene.house.services.incarnation, "http://here")]


@pytest.mark.parametrize("shared", [True, False])
async def test_a_failed_heartbeat_is_logged_with_its_reason_and_since_when_peers_may_have_missed_us(
        shared: bool) -> None:
    store = FailingStore()
    store.inner.shared = shared
    async with Scene(store) as scene:
        scene.hands.at += 400
        store.fail("heartbeat")
        await scene.house.heartbeat.beat()
        assert scene.house.outage.out_of_reach == scene.hands.at, "none was ever answered"
        await scene.house.heartbeat.beat()
        scene.house.services.recent_events.lines.clear()
        last = scene.hands.at
        scene.hands.at += 400
        store.fail("heartbeat")
        await scene.house.heartbeat.beat()
        assert warnings(scene) == [("disk_waits", {"error": "disk full"})]
        assert scene.house.outage.out_of_reach == (last if shared else scene.hands.at)


async def test_an_unacknowledged_heartbeat_counts_as_missed_only_on_a_shared_store() -> None:
    for shared in (True, False):
        store = FailingStore()
        store.inner.shared = shared
        limits = Limits(active_heartbeat=10**12, sweep=10**12, watch=10**12, silence=20)
        async with Scene(store, limits=limits) as scene:
            store.hold("heartbeat")
            beating = asyncio.ensure_future(scene.house.heartbeat.beat())
            await asyncio.wait({beating}, timeout=60 if shared else 0.2)
            done = beating.done()
            store.release()
            await beating
            assert done == shared and warnings(scene) == [("disk_waits", {"error": "silent"})] * shared


async def test_callers_share_a_pending_heartbeat_though_one_of_them_is_cancelled() -> None:
    store = FailingStore()
    async with Scene(store) as scene:
        store.hold("heartbeat")
        waiting = [asyncio.ensure_future(scene.house.heartbeat.beat()) for _ in range(2)]
        await turns(3)
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        waiting.append(asyncio.ensure_future(scene.house.heartbeat.beat()))
        await turns(3)
        store.release()
        await asyncio.gather(*waiting[1:])
        assert store.calls.count("heartbeat") == 1


async def test_a_process_and_its_peers_know_each_other_before_any_callback_is_set(scene: Scene) -> None:
    services, store = scene.house.services, scene.house.store
    heartbeat = Heartbeat(services, "http://here", scene.house.limits.silence, scene.hands)
    scene.schedule.stop()
    await store.unregister_process(services.incarnation)
    await heartbeat.open()
    other = await store.register_process(1, "http://elsewhere")
    for act in (store.add_change("ada", "renamed", int(scene.hands.at)), store.unregister_process(other),
                store.unregister_process(services.incarnation)):
        scene.hands.at += 400
        await heartbeat.check_peers()
        assert LiveProcess(services.incarnation, "http://here") in await store.live_processes()
        await act
    scene.hands.at += 400
    await heartbeat.check_peers()
    assert not heartbeat.peers and await store.live_processes() == [LiveProcess(services.incarnation, "http://here")]
