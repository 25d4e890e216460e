"""Every kind of store, for the tests that hold for all of them."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.store import Store, open_store
from ludoteca.store.remote import StoreServer, remote_store


@pytest.fixture(params=["memory", "file", "remote", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").new_database()
    else:
        address = "memory:" if request.param == "memory" else str(tmp_path / "deep" / "house.sqlite3")
    store = open_store(address)
    await store.open()
    if request.param == "remote":
        here, there = socket.socketpair()
        desk, far = StoreServer(store), remote_store(here)
        await desk.open(there)
        await far.open()
        yield far
        await far.close()
        desk.close()
    else:
        yield store
    await store.close()
