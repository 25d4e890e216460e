"""For mutmut 3: the names of tests as pytest 9 keeps them, the quick tests first, and no search through old garbage."""

from __future__ import annotations

import gc

import pytest
from mutmut.state import state

if not hasattr(pytest.Item, "_nodeid"):
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]


def pytest_configure() -> None:
    """Every mutant is tried in a fork: what was there before it is shared, as long as nobody walks over it."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mutant is mostly noticed by the first test that meets it: it may as well be a short one."""
    took = state().duration_by_test
    items.sort(key=lambda test: took.get(test.nodeid, 0))
