"""The connection between a worker and the process that owns the file: few messages, none of them lost silently."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import msgspec
import pytest

from ludoteca.store import LeaseLost, LogRow, RoomRow, Unavailable
from ludoteca.store.remote import RemoteStore, StoreServer
from ludoteca.store.sqlite.store import SqliteStore


async def test_the_entries_of_one_turn_are_one_message_and_one_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite3")
    await store.open()
    here, there = socket.socketpair()
    desk, far = StoreServer(store), RemoteStore(here)
    await desk.open(there)
    await far.open()
    incarnation = await store.register_process(1)
    leases = [await store.add_room(
        RoomRow(f"t{number}", code=f"T{number}", game="tris", phase="lobby", state=b"{}", host="ada"),
        incarnation=incarnation) for number in range(30)]
    said, commits = far._numbers, store.commits
    waiting = [far.append(lease.room, 1, LogRow(0, b"setup"), lease=lease) for lease in leases]
    await asyncio.sleep(0)
    assert far.health().waiting == 30
    assert await asyncio.gather(*waiting) == [None] * 30
    assert far._numbers == said + 1 and store.commits == commits + 1 and far.health().writes >= 30
    stale = msgspec.structs.replace(leases[7], epoch=99)
    with pytest.raises(LeaseLost):
        await far.append("t7", 1, LogRow(1, b"move"), lease=stale)

    waiting = [far.append(lease.room, 1, LogRow(1, b"move"), lease=lease) for lease in leases]
    desk.close()
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(each, Unavailable) for each in told), "nobody waits for a process that is gone"
    with pytest.raises(Unavailable):
        await far.append("t1", 1, LogRow(2, b"move"), lease=leases[1])
    await far.close()
    await store.close()


async def test_the_first_registration_of_a_process_waits_for_the_disk_where_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One incarnation is registered, however often the call is retried. A restarting process is informed each time, and
    a departed process delays nothing."""
    store = SqliteStore(tmp_path / "house.sqlite3")
    await store.open()
    store.shared = True
    begin, tries, full = store.register_process, list[int](), [True, True, True]

    async def begin_where_there_is_room(now: int, address: str = "") -> int:
        tries.append(now)
        if full:
            full.pop()
            raise Unavailable("full")
        return await begin(now, address)

    monkeypatch.setattr(store, "register_process", begin_where_there_is_room)
    monkeypatch.setattr("ludoteca.store.remote.AGAIN", 0)
    for patience, tried in ((True, [1, 1, 1, 1]), (False, [1])):
        here, there = socket.socketpair()
        desk, far = StoreServer(store, patience), RemoteStore(here)
        await desk.open(there)
        await far.open()
        full[:], tries[:] = [True] * 3, []
        begun = set[int]()
        with contextlib.suppress(Unavailable):
            begun.add(await far.register_process(1))
        assert tries == tried and len(begun) == patience and await desk.begun() == begun
        full[:], tries[:] = [True], []
        with pytest.raises(Unavailable):
            await far.register_process(2)
        assert tries == [2]
        await far.close()
        desk.close()

    here, there = socket.socketpair()
    desk, far = StoreServer(store, True), RemoteStore(here)
    await desk.open(there)
    await far.open()
    full[:], tries[:] = [True] * 10**6, []
    waiting = far.register_process(3)
    while not tries:
        await asyncio.sleep(0)
    desk.close()
    assert await desk.begun() == set() and len(full) > 10
    with pytest.raises(Unavailable):
        await waiting
    await far.close()
    await store.close()
