"""Pytest plugin for mutmut 3: names of tests as in pytest 9, quick tests first, no collection of old garbage.

Hypothesis tries the same examples every time, and does not shrink a failing one, since it is not read.
"""

from __future__ import annotations

import gc
import sys

import pytest
from hypothesis import Phase, settings
from mutmut.state import state

settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None)
settings.load_profile("mutants")

if not hasattr(pytest.Item, "_nodeid"):
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]


def pytest_configure() -> None:
    """Prepare to test every mutant in a fork: memory is shared until it is written, so freeze the garbage collector.

    Forget games played before: they were played by other rules.
    """
    if recorded_games := sys.modules.get("tests.conformance.recorded_games"):
        recorded_games._cache.clear()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run short tests first: a mutant is mostly found by the first test that covers it."""
    took = state().duration_by_test
    items.sort(key=lambda test: took.get(test.nodeid, 0))
