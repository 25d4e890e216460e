"""Shared fixtures: one PostgreSQL server, and grouping of tests that share an expensive fixture.

Hypothesis has no deadline: on a busy machine a test's duration says nothing about the test.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from tests.store.postgres import Postgres

settings.register_profile("ludoteca", deadline=None)
settings.load_profile("ludoteca")

# Files whose tests share something slow to make: kernels, a wheel, bundles of the client, a running server.
MADE_ONCE = {
    "test_batch", "test_headlines", "test_made_once", "test_moments", "test_paint", "test_schema", "test_wheel"}
ON_POSTGRES = {"test_balancers", "test_many_processes"}


def group_of(test: str) -> str:
    """The expensive fixture that a test shares with others, or the test itself."""
    path, _, name = test.partition("::")
    file = Path(path)
    if file.stem in ON_POSTGRES or "postgres" in test:
        return "postgres"
    if file.stem in MADE_ONCE or file.parent.name == "browser":      # each file of browser tests has its server
        return path
    if file.stem == "test_games" and (game := re.fullmatch(r"test_it_holds\[(\w+)-.*\]", name)):
        return f"games of {game[1]}"
    return test


class GroupScheduling(LoadScopeScheduling):                          # type: ignore[misc]
    """Sends tests of one group to one process, so that their fixture is made once; large groups come first."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> GroupScheduling:
    return GroupScheduling(config, log)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.store.postgres import Postgres, programs

    if programs() is None:
        pytest.skip("no PostgreSQL on this machine")
    server = Postgres()
    yield server
    server.remove()
