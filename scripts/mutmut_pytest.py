"""For mutmut 3: the names of tests as pytest 9 keeps them, the quick tests first, no search through old garbage.

Hypothesis tries the same examples every time, and makes none smaller once it has failed: nobody reads it.
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
    """Every mutant is tried in a fork: what was there before it is shared, as long as nobody walks over it. Games that
    were played before it were played by other rules."""
    if journeys := sys.modules.get("tests.conformance.journeys"):
        journeys._known.clear()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mutant is mostly noticed by the first test that meets it: it may as well be a short one."""
    took = state().duration_by_test
    items.sort(key=lambda test: took.get(test.nodeid, 0))
