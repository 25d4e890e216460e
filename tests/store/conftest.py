"""Every kind of store, for the tests that hold for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.store import Store, open_store


@pytest.fixture(params=["memory", "file"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store = open_store("memory:" if request.param == "memory" else str(tmp_path / "deep" / "house.sqlite3"))
    await store.open()
    yield store
    await store.close()
