"""For mutmut 3: the names of tests as pytest 9 keeps them, and the quick tests first."""

from __future__ import annotations

import pytest
from mutmut.state import state

if not hasattr(pytest.Item, "_nodeid"):
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mutant is mostly noticed by the first test that meets it: it may as well be a short one."""
    took = state().duration_by_test
    items.sort(key=lambda test: took.get(test.nodeid, 0))
