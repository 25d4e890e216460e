"""Runs every check over every game and every sample."""

from __future__ import annotations

import pytest

from tests.conformance.checks import CHECKS
from tests.conformance.playouts import ALL


@pytest.mark.parametrize(("id", "check"), [(id, check) for id in ALL for check in CHECKS])
def test_it_holds(id: str, check: str) -> None:
    CHECKS[check](id)
