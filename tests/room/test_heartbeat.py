"""Heartbeats and leases among peers: a process that was suspended neither acts nor sends until it is known to be
live."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest

from ludoteca.protocol.refusals import Refused
from ludoteca.server.house import loader
from ludoteca.server.house.heartbeat import UNANSWERED
from ludoteca.server.house.house import House
from ludoteca.server.http.shared_limits import SharedBuckets
from ludoteca.server.runtime.rate_limit import RateLimit
from ludoteca.server.runtime.time import boot_time
from ludoteca.store import Change, Lease, LogRow, Owner
from ludoteca.store.sqlite.store import SqliteStore
from tests.store.failing_store import FailingStore

from .scene import Scene

SLEEP = 5_000
Claim = Callable[[str, int], Awaitable[Lease | None]]


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    store = SqliteStore(":memory:")
    store.shared = True
    async with Scene(store) as scene:
        yield scene


@pytest.fixture
def judges(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Records the incarnations that declare others dead; none is declared dead here."""
    by: list[int] = []

    async def declare_dead(incarnation: int, silence: int) -> list[int]:
        by.append(incarnation)
        return []

    monkeypatch.setattr(scene.house.store, "declare_dead", declare_dead)
    return by


async def turns(times: int = 50) -> None:
    """Run everything that does not wait for an external event."""
    for _ in range(times):
        await asyncio.sleep(0.001)


async def test_a_suspended_process_acts_and_sends_once_its_heartbeat_is_acknowledged(scene: Scene) -> None:
    _room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    scene.hands.at += SLEEP
    assert scene.house.heartbeat.suspended
    told = len(ada.frames), len(bea.frames)
    id = ada.say("move", move={"type": "mark", "cell": 0})
    await turns()
    assert (len(ada.frames), len(bea.frames)) == told, "neither acted nor told"
    await scene.house.heartbeat.beat()
    assert not scene.house.heartbeat.suspended
    await scene.settle()
    assert ada.answer(id)["type"] == "ok" and bea.last("update")["version"] == 1


async def test_a_process_declared_dead_writes_nothing_and_registers_again(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    store, was = scene.house.store, scene.house.services.incarnation
    scene.hands.at += SLEEP
    id = ada.say("move", move={"type": "mark", "cell": 0})
    other = await store.register_process(1, "http://elsewhere")
    await store.unregister_process(was)
    lease = await store.claim(room.id, other)
    assert lease is not None
    await store.append(room.id, 1, LogRow(1, b"{}"), lease=lease)
    await scene.house.heartbeat.beat()
    await turns()
    assert scene.house.services.incarnation not in (was, other) and not scene.house.tables.rooms
    assert ada.closed and bea.closed and ada.last("goodbye")["code"] == "try_again" and not ada.answer(id)
    assert len(await store.entries(room.id, 1)) == 2
    owner = await scene.house.tables.owner_elsewhere(room.id)
    assert owner is not None and owner.address == "http://elsewhere"


async def test_a_process_declared_dead_registers_again_once_for_any_number_of_callers(scene: Scene) -> None:
    store, was = scene.house.store, scene.house.services.incarnation
    await store.unregister_process(was)
    await asyncio.gather(*(scene.house.heartbeat.beat() for _ in range(3)))
    assert [each.incarnation for each in await store.live_processes()] == [scene.house.services.incarnation] != [was]


async def test_a_copy_of_an_earlier_epoch_is_a_ghost_though_the_table_is_ours(scene: Scene) -> None:
    room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
    store, incarnation = scene.house.store, scene.house.services.incarnation
    assert await scene.house.tables.find(room.id) is room
    lease = await store.claim(room.id, incarnation)     # as if the reply to a claim of ours had been lost
    assert lease is not None and lease.epoch > room.writer.lease.epoch
    fresh = await scene.house.tables.find(room.id)
    assert fresh is not room and fresh.writer.lease.epoch > lease.epoch
    assert ada.closed and ada.last("goodbye")["code"] == "try_again"


async def test_waiting_for_a_dead_owner_ends_once_another_has_the_table(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def claimed_before(claim: Claim, room: str, incarnation: int) -> Lease | None:
        await claim(room, quick)                   # always a moment before ours
        return await claim(room, incarnation)

    room, _ = await scene.table("tris", "Ada", seats=2)
    store = scene.house.store
    dead, quick = await store.register_process(1), await store.register_process(1)
    await store.release_lease(room.writer.lease)
    assert await store.claim(room.id, dead) is not None
    waiting = asyncio.ensure_future(scene.house.tables.find(room.id))
    await turns()
    assert not waiting.done(), "not heard since, but not known to be dead"
    monkeypatch.setattr(store, "claim", partial(claimed_before, store.claim))
    await store.unregister_process(dead)
    with pytest.raises(Refused, match="try_again"):
        # the scene's clock stands still: without this limit the test could wait for ever
        await asyncio.wait_for(waiting, 60)
    assert await store.owner(room.id) == Owner(quick, 3, "", True)


async def test_waiting_for_a_dead_owner_ends_once_its_heartbeat_arrives(scene: Scene) -> None:
    room, _ = await scene.table("tris", "Ada", seats=2)
    store = scene.house.store
    other = await store.register_process(1)
    await store.release_lease(room.writer.lease)
    assert await store.claim(room.id, other) is not None
    waiting = asyncio.ensure_future(scene.house.tables.find(room.id))
    await turns()
    assert not waiting.done()
    await store.heartbeat(other, 2)
    with pytest.raises(Refused, match="try_again"):
        await asyncio.wait_for(waiting, 60)


async def test_an_outdated_copy_of_a_table_is_detected_when_a_guest_joins(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    other = await scene.house.store.register_process(1, "http://elsewhere")
    await scene.house.store.release_lease(room.writer.lease)
    lease = await scene.house.store.claim(room.id, other)
    assert lease is not None and scene.house.tables.rooms[room.id] is room
    await scene.house.store.release_lease(lease)
    assert await scene.house.tables.find(room.id) is not room
    assert ada.closed


async def test_a_killed_house_is_declared_dead_only_by_peers_that_were_live(scene: Scene, judges: list[int]) -> None:
    await scene.advance(scene.house.limits.silence - 500)
    assert not judges
    await scene.advance(1_000)
    assert judges
    judges.clear()
    scene.hands.at += SLEEP
    await scene.advance(scene.house.limits.silence - 500)
    assert not judges, "this process was suspended itself"
    await scene.advance(1_000)
    assert judges


async def test_a_process_declared_dead_judges_no_peer_before_its_new_heartbeats_are_unbroken(
        scene: Scene, judges: list[int]) -> None:
    await scene.advance(scene.house.limits.silence + 1_000)
    was = scene.house.services.incarnation
    assert set(judges) == {was}
    judges.clear()
    await scene.house.store.unregister_process(was)
    await scene.advance(scene.house.limits.silence - 500)
    assert scene.house.services.incarnation != was and not judges
    await scene.advance(1_000)
    assert set(judges) == {scene.house.services.incarnation}


async def test_a_heartbeat_counts_from_when_it_was_sent_however_late_its_reply(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers count from when the database received it, which is before the reply arrives."""
    beat, late, heartbeat = scene.house.store.heartbeat, scene.house.limits.silence - 500, scene.house.heartbeat

    async def slowly(incarnation: int, now: int) -> bool:
        answer = await beat(incarnation, now)
        scene.hands.at += late
        return answer

    monkeypatch.setattr(scene.house.store, "heartbeat", slowly)
    await heartbeat.beat()
    assert not heartbeat.suspended
    scene.hands.at += 501
    assert heartbeat.suspended


def test_time_a_machine_is_suspended_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "CLOCK_BOOTTIME", 7, raising=False)
    monkeypatch.setattr(time, "clock_gettime", lambda which: {7: 12.5}[which], raising=False)
    monkeypatch.setattr(time, "monotonic", lambda: 2.5)
    assert boot_time() == 12_500
    monkeypatch.delattr(time, "CLOCK_BOOTTIME")
    assert boot_time() == 2_500, "where the system does not count it"


async def test_a_table_is_read_after_it_is_claimed_not_before(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner keeps writing until the claim: rows read before it may be out of date."""
    room, (ada, _) = await scene.table("tris", "Ada", "Bea")
    store = scene.house.store

    async def at_the_last_moment(claim: Claim, id: str, incarnation: int) -> Lease | None:
        await ada.done("start")
        await ada.done("move", move={"type": "mark", "cell": 4})
        await store.release_lease(room.writer.lease)
        return await claim(id, incarnation)

    monkeypatch.setattr(store, "claim", partial(at_the_last_moment, store.claim))
    elsewhere = House(store, wall=scene.hands, schedule=scene.schedule)
    await elsewhere.heartbeat.open()
    found = await elsewhere.tables.find(room.id)
    assert found.state.phase == "playing" and found.round is not None and found.round.table.position == 1


async def test_what_changed_the_room_is_not_done_again_by_the_next_owner(scene: Scene) -> None:
    room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
    asked = {"id": "stop", "type": "pause", "paused": True}
    assert (await ada.ask(**asked))["type"] == "ok"
    await ada.done("pause", paused=False)
    await scene.house.store.release_lease(room.writer.lease)
    elsewhere = House(scene.house.store, wall=scene.hands, schedule=scene.schedule)
    await elsewhere.heartbeat.open()
    # so that the scene waits for it, too
    scene.house.tables.rooms[room.id] = again = await elsewhere.tables.find(room.id)
    await ada.come(again)
    assert (await ada.ask(**asked))["type"] == "ok", "its answer may have been lost"
    assert again.state.phase == "playing"


async def test_a_table_is_handed_over_before_its_clients_are_disconnected(scene: Scene) -> None:
    room, (ada,) = await scene.table("tris", "Ada", seats=2)
    at_goodbye: list[object] = []
    ada.hang_up = lambda: at_goodbye.append(room.id in scene.house.tables.rooms)  # type: ignore[method-assign]
    assert ada.page is not None
    ada.page.hang_up = ada.hang_up
    await scene.house.tables.hand_over()
    assert at_goodbye == [False] and ada.last("goodbye")["code"] == "stopping"
    assert await scene.house.store.owner(room.id) is None
    with pytest.raises(Exception, match="stopping"):
        await scene.house.tables.find(room.id)
    with pytest.raises(Exception, match="stopping"):
        await scene.house.opener.open(ada.guest, "tris")


async def test_seated_players_are_sent_on_before_spectators(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    screen, watching = await scene.visit("Schermo"), [await scene.visit(f"Ospite {number}") for number in range(20)]
    for each in (*watching, screen):
        await each.come(room)
    assert screen.page is not None
    screen.page.screen = True
    order: list[tuple[int, str]] = []
    turn = 0
    for each in (ada, bea, screen, *watching):
        assert each.page is not None
        each.page.hang_up = lambda name=each.guest.name: order.append((turn, name))    # type: ignore[misc]
    leaving = asyncio.ensure_future(scene.house.tables.hand_over())
    while not leaving.done():
        turn += 1
        await asyncio.sleep(0)
    await leaving
    turns = [when for when, _ in order]
    assert {name for _, name in order[:3]} == {"Ada", "Bea", "Schermo"} and len(order) == 23
    assert turns[0] == turns[2] < turns[3] == turns[10] < turns[11] == turns[18] < turns[19], "and the others by and by"
    assert all(each.last("goodbye")["code"] == "stopping" for each in (ada, bea, screen, *watching))


async def test_a_table_handed_over_refuses_nothing_and_pending_requests_are_played_elsewhere(
    scene: Scene, monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea", start=True)
    carlo, store = await scene.visit("Carlo"), scene.house.store
    let_go = store.release_lease

    async def slowly(lease: Lease) -> None:         # a slow connection to the database
        ada.say("move", "late", move={"type": "mark", "cell": 1})
        bea.say("say", "later", text="Ci sei?")
        await carlo.come(room)
        await turns()
        await let_go(lease)

    monkeypatch.setattr(store, "release_lease", slowly)
    bea.say("say", "word", text="Tocca a te")
    ada.say("move", "first", move={"type": "mark", "cell": 0})
    # one job per person: it waits behind her chat, so after the handover
    bea.say("move", "behind", move={"type": "mark", "cell": 3})
    await scene.house.tables.hand_over()
    assert bea.answer("word")["type"] == ada.answer("first")["type"] == "ok", "what came before is done"
    assert bea.answer("behind") == ada.answer("late") == bea.answer("later") == {}
    assert not room.round.clock.running, "a new client does not start it"
    assert [each.heard[-1]["code"] for each in (ada, bea, carlo)] == ["stopping"] * 3
    elsewhere = House(store, wall=scene.hands, schedule=scene.schedule)
    await elsewhere.heartbeat.open()
    # so that the scene waits for it, too
    scene.house.tables.rooms[room.id] = again = await elsewhere.tables.find(room.id)
    for each in (ada, bea):
        await each.come(again)
    assert (await bea.ask("move", "behind", move={"type": "mark", "cell": 3}))["type"] == "ok"
    assert ada.view["cells"].count(None) == 7


async def test_a_token_moved_by_a_peer_is_refused_at_once_and_its_sessions_end_within_a_heartbeat(scene: Scene) -> None:
    ada = await scene.visit("Ada")
    assert (await scene.house.guests.by_token(ada.token)).id == ada.id
    moved: list[str] = []

    async def signed_out(guest: str) -> None:
        moved.append(guest)

    scene.house.guests.on_moved = signed_out
    await scene.advance(1_000)                     # changes from before the first look are not reported
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
    """The append succeeded and its reply was lost. Before the retry, another process claims the table."""
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        room, (ada, _) = await scene.table("tris", "Ada", "Bea", start=True)
        store.fail("append", after=written)
        id = ada.say("move", move={"type": "mark", "cell": 0})
        while not room.writer.paused:
            await asyncio.sleep(0)
        other = await store.inner.register_process(1, "http://elsewhere")
        await store.inner.unregister_process(scene.house.services.incarnation)
        assert await store.inner.claim(room.id, other) is not None
        scene.house.outage.wake()
        await turns()
        assert not ada.answer(id) and ada.closed, "no reply: the client asks the owner"
        assert len(await store.inner.entries(room.id, 1)) == 1 + written


@pytest.mark.parametrize(
    "call", ["heartbeat", "declare_dead", "live_processes", "changes", "touch_guest", "add_change"])
async def test_a_heartbeat_that_the_store_fails_is_missed_and_the_next_one_comes(
        call: str, caplog: pytest.LogCaptureFixture) -> None:
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        ada = await scene.visit("Ada")
        scene.hands.at += 3_600_001                # long unseen: the next use of the token writes the visit
        await scene.advance(2 * scene.house.limits.silence)    # live again, and for long enough to judge peers
        store.fail(call)
        if call == "add_change":
            with pytest.raises(OSError, match="disk full"):
                await scene.house.guests.rename(ada.id, "Ada II", None)
        await scene.house.guests.by_token(ada.token)
        await scene.advance(2_000)
        assert store.calls.count(call) > 1 or call in ("touch_guest", "add_change")
        assert not scene.house.outage.waits and not scene.house.heartbeat.suspended
        assert not [record for record in caplog.records if record.exc_info]


async def test_noting_a_visit_undoes_no_name_that_was_given_elsewhere() -> None:
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        ada = await scene.visit("Ada")
        scene.hands.at += 3_600_001
        before = await store.inner.guest(ada.id)
        await scene.house.guests.by_token(ada.token)    # writes the visit in the background
        await store.inner.change_guest(ada.id, "Ada II", None)
        await scene.settle()
        after = await store.inner.guest(ada.id)
        assert before is not None and after is not None
        assert (after.name, after.seen > before.seen) == ("Ada II", True)


async def test_joining_while_a_write_claims_its_table_again_finds_the_same_room() -> None:
    store, claimed, answer = FailingStore(), asyncio.Event(), asyncio.Event()
    store.inner.shared = True
    claim: Claim = store.inner.claim

    async def answered_late(room: str, incarnation: int) -> Lease | None:
        lease = await claim(room, incarnation)
        claimed.set()
        await answer.wait()
        return lease

    async with Scene(store) as scene:
        room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.inner.claim = answered_late
        store.fail("append")
        id = ada.say("move", move={"type": "mark", "cell": 0})
        while not room.writer.paused:
            await asyncio.sleep(0)
        scene.house.outage.wake()
        await claimed.wait()
        assert await scene.house.tables.find(room.id) is room, "its own claim has not come back yet"
        answer.set()
        await scene.settle()
        assert ada.answer(id)["type"] == "ok" and await scene.house.tables.find(room.id) is room


async def test_a_table_of_a_game_we_do_not_have_stays_free_for_those_who_have_it(
        scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(game: str) -> None:
        raise KeyError(game)

    room, _ = await scene.table("tris", "Ada", "Bea", start=True)
    await scene.house.tables.release(room)
    monkeypatch.setattr(loader, "find_game", nowhere)
    with pytest.raises(Refused, match="no_such_game"):
        await scene.house.tables.find(room.id)
    assert await scene.house.store.owner(room.id) is None


async def test_a_table_whose_log_we_cannot_follow_stays_free_for_those_who_can(scene: Scene) -> None:
    room, _ = await scene.table("tris", "Ada", "Bea", start=True)
    await scene.house.store.append(room.id, 1, LogRow(1, b"{}"), lease=room.writer.lease)
    await scene.house.tables.release(room)
    for _ in range(2):
        with pytest.raises(Refused, match="unreadable"):
            await scene.house.tables.find(room.id)
        assert await scene.house.store.owner(room.id) is None


async def test_settings_changed_by_a_peer_at_the_same_moment_are_kept(scene: Scene) -> None:
    here = scene.house
    elsewhere = House(here.store, wall=scene.hands, schedule=scene.schedule)
    await elsewhere.settings.read()
    bars = await asyncio.gather(
        *(house.settings.ban("name", f"{name}{number}", 30) for name, house in (("Ugo", here), ("Ida", elsewhere))
          for number in range(3)), here.settings.change(notice="Si chiude alle undici"))
    await elsewhere.settings.read()
    assert {bar.what for bar in elsewhere.settings.current.bans} == {bar.what for bar in bars if bar is not None}
    assert len({bar.number for bar in elsewhere.settings.current.bans}) == 6
    assert elsewhere.settings.current.notice == "Si chiude alle undici"
    await asyncio.gather(here.settings.lift(bars[0].number), elsewhere.settings.lift(bars[3].number))
    await here.settings.read()
    assert len(here.settings.current.bans) == 4


@pytest.mark.parametrize("suspended", [10_000, 60_000])
async def test_settings_changed_during_our_suspension_or_start_apply_here_too(scene: Scene, suspended: int) -> None:
    elsewhere = House(scene.house.store, wall=scene.hands, schedule=scene.schedule)
    await elsewhere.settings.ban("name", "Ugo", 30)    # after our settings were read, before our first look at changes
    await scene.advance(1_000)
    assert [bar.what for bar in scene.house.settings.current.bans] == ["ugo"]
    scene.schedule.stop()                          # our process is suspended
    await elsewhere.settings.ban("name", "Ida", 30)
    scene.hands.at += suspended
    await scene.house.heartbeat.check_peers()
    assert [bar.what for bar in scene.house.settings.current.bans] == ["ugo", "ida"]


async def test_a_change_that_the_store_keeps_from_us_comes_again_and_those_before_it_do_not(scene: Scene) -> None:
    heard: list[str] = []

    async def hear(change: Change) -> None:
        if change.guest == "bea" and "bea" not in tried:
            tried.append("bea")
            raise OSError("gone for a moment")
        heard.append(change.guest)

    tried: list[str] = []
    heartbeat, store = scene.house.heartbeat, scene.house.store
    await scene.advance(1_000)
    heartbeat.on_change = hear
    for guest in ("ada", "bea", "eva"):
        await store.add_change(guest, "renamed", int(scene.hands.at))
    scene.hands.at += 400
    with pytest.raises(OSError, match="gone"):
        await heartbeat.check_peers()
    scene.hands.at += 400
    await heartbeat.check_peers()
    assert heard == ["ada", "bea", "eva"]


async def test_idle_clients_learn_of_a_store_that_hangs() -> None:
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        _room, (ada, _bea) = await scene.table("tris", "Ada", "Bea", start=True)
        store.hold("heartbeat")
        hangs = asyncio.ensure_future(scene.house.heartbeat.check_peers())
        await turns()
        for _ in range(UNANSWERED - 1):
            await scene.house.heartbeat.check_peers()
        assert not scene.house.outage.waits and not ada.all("waits"), "it may only be slow"
        await scene.house.heartbeat.check_peers()
        assert scene.house.outage.waits and ada.last("waits")["sentence"]
        store.release()
        await hangs
        assert not scene.house.outage.waits and not ada.last("waits")["sentence"]


async def test_a_long_read_is_no_outage_and_delays_no_heartbeat() -> None:
    store = FailingStore()
    store.inner.shared = True
    async with Scene(store) as scene:
        await scene.advance(1_000)
        store.hold("live_processes")
        reads = asyncio.ensure_future(scene.house.heartbeat.check_peers())
        await turns()
        before = store.calls.count("heartbeat")
        for _ in range(2 * UNANSWERED):
            await scene.house.heartbeat.check_peers()
        assert not scene.house.outage.waits and store.calls.count("heartbeat") == before + 2 * UNANSWERED
        store.release()
        await reads


async def test_changes_by_a_process_started_before_its_clock_was_set_reach_peers(
        monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    store = SqliteStore(":memory:")
    store.shared = True
    await store.open()
    houses = []
    for behind in (3_600, 0):
        monkeypatch.setattr(time, "time", lambda behind=behind: now - behind)
        houses.append(House(store))
    early, late = houses
    for one, other in ((early, late), (late, early)):
        await other.heartbeat.check_peers()
        ada, token = await one.guests.create("Ada", "it")
        await other.guests.by_token(token)
        renamed: list[str] = []
        other.guests.on_renamed = lambda guest, renamed=renamed: renamed.append(guest.name)
        await one.guests.rename(ada.id, "Adele", None)
        await one.settings.change(notice=f"Si chiude presto, {len(renamed)}")
        await other.heartbeat.check_peers()
        assert renamed == ["Adele"] and other.settings.current.notice == one.settings.current.notice != ""
        await one.settings.change(notice="")
    await store.close()


async def test_processes_share_a_rate_limit_although_their_clocks_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    store = SqliteStore(":memory:")
    store.shared = True
    await store.open()
    buckets = []
    for behind in (3_600, 0):
        monkeypatch.setattr(time, "time", lambda behind=behind: now - behind)
        buckets.append(SharedBuckets("guesses", RateLimit(burst=5, per_second=0.001), House(store)))
    assert sum([(await each.take("here"))[1] for _ in range(20) for each in buckets]) == 5
    await store.close()


async def test_a_process_started_before_its_clock_was_set_gives_codes_and_bans_valid_for_peers(
        monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    store = SqliteStore(":memory:")
    await store.open()
    monkeypatch.setattr(time, "time", lambda: now - 3_600)
    early = House(store)
    monkeypatch.setattr(time, "time", lambda: now)
    other = House(store)
    ada, _ = await early.guests.create("Ada", "it")
    code, _ = await early.guests.hand_off(ada.id, "t")
    assert (await other.guests.take_over(code))[0].id == ada.id
    await early.settings.ban("name", "Ugo", 30)
    await other.settings.read()
    for house in (early, other):
        with pytest.raises(Refused, match="barred_here"):
            house.settings.check("name", "Ugo")
    await store.close()


async def test_a_process_judges_peers_after_one_full_silence_of_unbroken_heartbeats(
        scene: Scene, judges: list[int]) -> None:
    scene.schedule.stop()
    half = scene.house.limits.silence / 2
    for step, times in ((half, 0), (half, 1), (half + 1, 1), (half, 1), (half, 2)):
        scene.hands.at += step
        await scene.house.heartbeat.check_peers()
        assert len(judges) == times
