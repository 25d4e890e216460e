"""Registers the game of these tests while they run, and only then."""

from __future__ import annotations

import pytest

from ludoteca.rules import registry
from tests.rules.mercato import GAME


@pytest.fixture(autouse=True)
def mercato(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, GAME.id, GAME)
