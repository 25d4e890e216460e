"""The line between a worker and the process that holds the file: few messages, and none is lost in silence."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import msgspec
import pytest

from ludoteca.store import LogRow, Lost, RoomRow, Unavailable
from ludoteca.store.remote import RemoteStore, StoreDesk
from ludoteca.store.sqlite import SqliteStore


async def test_the_entries_of_one_turn_are_one_message_and_one_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.sqlite3")
    await store.open()
    here, there = socket.socketpair()
    desk, far = StoreDesk(store), RemoteStore(here)
    await desk.open(there)
    await far.open()
    opening = await store.begin_opening(1)
    held = [await store.add_room(
        RoomRow(f"t{number}", code=f"T{number}", game="tris", phase="lobby", state=b"{}", host="ada"),
        opening=opening) for number in range(30)]
    said, commits = far._numbers, store.commits
    waiting = [far.append(lease.room, 1, LogRow(0, b"setup"), held=lease) for lease in held]
    await asyncio.sleep(0)
    assert far.health().waiting == 30
    assert await asyncio.gather(*waiting) == [None] * 30
    assert far._numbers == said + 1 and store.commits == commits + 1 and far.health().writes >= 30
    stale = msgspec.structs.replace(held[7], epoch=99)
    with pytest.raises(Lost):
        await far.append("t7", 1, LogRow(1, b"move"), held=stale)

    waiting = [far.append(lease.room, 1, LogRow(1, b"move"), held=lease) for lease in held]
    desk.close()
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(each, Unavailable) for each in told), "nobody waits for a process that is gone"
    with pytest.raises(Unavailable):
        await far.append("t1", 1, LogRow(2, b"move"), held=held[1])
    await far.close()
    await store.close()
