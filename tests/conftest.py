"""What all tests share: one PostgreSQL, and what is made once is made in one process. Hypothesis never judges by the
clock, which on a busy machine tells of the neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.store.postgres import Postgres

settings.register_profile("ludoteca", deadline=None)
settings.load_profile("ludoteca")

# Files whose tests look at one thing that takes its time: a wheel, bundles of the client, a house that is asked.
MADE_ONCE = {"test_headlines", "test_moments", "test_paint", "test_schema", "test_wheel"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that stand on the same thing stay in one process, where several share the suite: it is made once."""
    for item in items:
        if group := standing_on(item):
            item.add_marker(pytest.mark.xdist_group(group))


def standing_on(item: pytest.Item) -> str:
    facts: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    if item.path.stem in MADE_ONCE:
        return item.path.stem
    if item.path.stem == "test_games" and "check" in facts:
        return f"journeys-{facts['id']}"
    if facts.get("store") == "postgres" or "postgres" in getattr(item, "fixturenames", ()):
        return "postgres"
    return ""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.store.postgres import Postgres, programs

    if programs() is None:
        pytest.skip("no PostgreSQL on this machine")
    server = Postgres()
    yield server
    server.remove()
