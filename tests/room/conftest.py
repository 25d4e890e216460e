"""Fixtures for room tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from .scene import Scene


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with Scene() as scene:
        yield scene
