"""Heartbeats of processes that share one SQLite file: acknowledged at once, written in batches, refused for dead
ones."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.server.house.limits import Limits
from ludoteca.store import RoomRow, Unavailable
from ludoteca.store.sqlite.store import SqliteStore

PULSE = Limits().heartbeat


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "house.sqlite3")
    await store.open()
    store.shared = True
    yield store
    await store.close()


def room(id: str) -> RoomRow:
    return RoomRow(id, code=id.upper(), game="tris", phase="lobby", state=b"{}", host="ada")


async def on_disk(store: SqliteStore, incarnation: int) -> int:
    beat: int = await store._read(
        lambda db: db.execute("SELECT beat FROM openings WHERE opening = ?", (incarnation,)).fetchone()[0])
    return beat


async def live(store: SqliteStore, incarnations: list[int], since: int, until: int) -> int:
    """Send heartbeats of these incarnations, slightly apart. Return how many commits they caused."""
    before = store.commits
    for now in range(since, until, PULSE):
        for number, incarnation in enumerate(incarnations):
            assert await store.heartbeat(incarnation, now + 10 * number)
            assert await store.last_heartbeat(incarnation) == now + 10 * number
    return store.commits - before


async def test_an_idle_house_of_several_processes_writes_as_seldom_as_one(store: SqliteStore) -> None:
    incarnations = [await store.register_process(1_000_000) for _ in range(3)]
    quiet = Limits().idle_heartbeat
    assert await live(store, incarnations, 1_000_000, 1_000_000 + 4 * quiet) == 3, "one commit for all of them"
    for incarnation in incarnations:
        assert 1_000_000 + 4 * quiet - await on_disk(store, incarnation) <= quiet + PULSE


async def test_while_an_incarnation_has_tables_its_heartbeat_on_disk_is_never_older_than_promised(
        store: SqliteStore) -> None:
    one, other = await store.register_process(0), await store.register_process(0)
    assert await live(store, [one, other], 0, 10_000) == 0
    lease = await store.add_room(room("one"), incarnation=one)
    commits = store.commits
    for now in range(10_000, 40_000, PULSE):
        if now > 10_000:
            assert now - await on_disk(store, one) <= Limits().active_heartbeat
        await store.heartbeat(one, now)
        await store.heartbeat(other, now + 10)
    assert 20 <= store.commits - commits <= 26, "one for both, every 1,200 ms"

    await store.release_lease(lease)
    assert await live(store, [one, other], 40_000, 50_000) == 0
    taken = await store.claim("one", other)
    assert taken is not None and await live(store, [one, other], 50_000, 62_000) == 10
    await store.release_lease(lease)  # of an old epoch: the other process has claimed the table since
    assert await live(store, [one, other], 62_000, 74_000) == 10
    await store.unregister_process(other)
    assert await live(store, [one], 74_000, 84_000) == 0


async def test_the_last_heartbeat_is_written_with_the_end_and_no_later_one_counts(
    store: SqliteStore,
) -> None:
    incarnation = await store.register_process(1_000)
    assert await store.heartbeat(incarnation, 5_000) and await on_disk(store, incarnation) == 1_000
    await store.unregister_process(incarnation)
    assert await on_disk(store, incarnation) == 5_000 == await store.last_heartbeat(incarnation)
    assert not await store.heartbeat(incarnation, 5_400) and not await store.heartbeat(incarnation, 5_800)
    assert await store.last_heartbeat(incarnation) == 5_000
    assert not await store.heartbeat(incarnation + 1, 5_800), "nobody began it"


async def test_a_heartbeat_under_way_while_its_incarnation_ends_does_not_revive_it(store: SqliteStore) -> None:
    await store.unregister_process(await store.register_process(0))
    incarnation = await store.register_process(0)
    alive, _ = await asyncio.gather(store.heartbeat(incarnation, 20_000), store.unregister_process(incarnation))
    assert alive
    assert not await store.heartbeat(incarnation, 20_400)


async def test_while_the_disk_fails_every_heartbeat_writes_to_it(store: SqliteStore) -> None:
    """A heartbeat shows whether the disk fails, and whether it works again."""
    def disk(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    incarnation = await store.register_process(0)
    assert await store.heartbeat(incarnation, 400)
    with pytest.raises(Unavailable):
        await store._write(disk)
    commits = store.commits
    assert await store.heartbeat(incarnation, 800) and store.commits == commits + 1 and not store.health().trouble
    assert await store.heartbeat(incarnation, 1_200) and store.commits == commits + 1
    store._handed.append((store._asked, -1e9))     # a write that never completes
    assert await store.heartbeat(incarnation, 1_600) and store.commits == commits + 2
    store._writes = False
    with pytest.raises(Unavailable):
        await store.heartbeat(incarnation, 2_000)
    store._writes = True


async def test_an_end_that_the_disk_refused_is_not_yet_the_end(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch,
) -> None:
    incarnation = await store.register_process(0)
    assert await store.heartbeat(incarnation, 9_000)
    with monkeypatch.context() as patch:
        patch.setattr(store, "_writes", False)
        with pytest.raises(Unavailable):
            await store.unregister_process(incarnation)
    assert await store.last_heartbeat(incarnation) == 9_000
    commits = store.commits
    assert await store.heartbeat(incarnation, 9_400) and store.commits == commits + 1, "only the disk knows"
    await store.unregister_process(incarnation)
    assert not await store.heartbeat(incarnation, 9_800)


async def test_alone_in_its_file_a_house_writes_every_heartbeat(tmp_path: Path) -> None:
    """A process alone on its file sends no more heartbeats than necessary."""
    store = SqliteStore(tmp_path / "own.sqlite3")
    await store.open()
    incarnation = await store.register_process(0)
    commits = store.commits
    for now in (1_499, 2_998, 3_000):
        assert await store.heartbeat(incarnation, now) and await on_disk(store, incarnation) == now
    assert store.commits == commits + 3
    later = await store.register_process(4_000)
    assert not await store.heartbeat(incarnation, 4_500) and await store.heartbeat(later, 4_500)
    await store.close()


async def test_leases_decide_how_old_a_heartbeat_on_disk_may_be(store: SqliteStore) -> None:
    busy, idle = await store.register_process(0), await store.register_process(0)
    await store.add_room(room("one"), incarnation=busy)
    commits = store.commits
    for incarnation, now, more in (
            (idle, 14_999, 0), (busy, 999, 0), (busy, 1_000, 1), (idle, 29_998, 1), (idle, 29_999, 2)):
        assert await store.heartbeat(incarnation, now) and store.commits == commits + more, (incarnation, now)
    assert await on_disk(store, busy) == 1_000, "what is on disk is not written over with what was before"
    assert await store.heartbeat(idle, 29_998) and store.commits == commits + 3, "a clock was set back"


async def test_the_end_of_one_leaves_the_tables_of_another_where_they_are(store: SqliteStore) -> None:
    one, other = await store.register_process(0), await store.register_process(0)
    for incarnation, name in ((one, "one"), (other, "other")):
        await store.add_room(room(name), incarnation=incarnation)
    await store.unregister_process(one)
    commits = store.commits
    assert await store.heartbeat(other, 1_000) and store.commits == commits + 1


async def test_an_unknown_incarnation_can_be_ended_and_its_last_heartbeat_is_read_from_disk(
        store: SqliteStore, tmp_path: Path) -> None:
    incarnation = await store.register_process(0)
    again = SqliteStore(tmp_path / "house.sqlite3")
    await again.open()
    again.shared = True
    assert await again.last_heartbeat(incarnation) == 0
    await again.unregister_process(incarnation)
    assert not await again.heartbeat(incarnation, 400)
    await again.close()
