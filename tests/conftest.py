"""What all tests share: one PostgreSQL, and what is made once is made in one process. Hypothesis never judges by the
clock, which on a busy machine tells of the neighbours."""

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

# Files whose tests look at one thing that takes its time: kernels, a wheel, bundles of the client, a house to be asked.
MADE_ONCE = {
    "test_batch", "test_headlines", "test_made_once", "test_moments", "test_paint", "test_schema", "test_wheel"}
ON_POSTGRES = {"test_balancers", "test_many_processes"}


def group_of(test: str) -> str:
    """What a test stands on together with others; itself, where it stands alone."""
    path, _, name = test.partition("::")
    file = Path(path)
    if file.stem in ON_POSTGRES or "postgres" in test:
        return "postgres"
    if file.stem in MADE_ONCE or file.parent.name == "browser":      # each file of browser tests has its house
        return path
    if file.stem == "test_games" and (game := re.fullmatch(r"test_it_holds\[(\w+)-.*\]", name)):
        return f"games of {game[1]}"
    return test


class GroupScheduling(LoadScopeScheduling):                                 # type: ignore[misc]
    """Deals the tests to the processes: those that stand on the same thing to one, where it is made once; the largest
    heaps first, so that at the end there are only single ones left to share."""

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
