"""Every kind of store, for the tests that hold for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ludoteca.store import Store, open_store

from .postgres import Postgres, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if programs() is None:
        pytest.skip("no PostgreSQL on this machine")
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["memory", "file", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").new_database()
    else:
        address = "memory:" if request.param == "memory" else str(tmp_path / "deep" / "house.sqlite3")
    store = open_store(address)
    await store.open()
    yield store
    await store.close()
