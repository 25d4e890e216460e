"""One PostgreSQL for all the trouble."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store.postgres import Postgres, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if programs() is None:
        pytest.skip("no PostgreSQL on this machine")
    made = Postgres()
    yield made
    made.remove()
