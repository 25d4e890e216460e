"""Garbage collection pauses stay short: old generations are collected only in idle times."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from ludoteca.rules import Entry
from ludoteca.rules.game import tell
from ludoteca.server.process.gc_tuning import sweep_when_quiet

NEVER_EVERYTHING = """
import gc
from ludoteca.server.process.gc_tuning import keep_pauses_short
keep_pauses_short()
looks = {0: 0, 1: 0, 2: 0}
def note(phase, info):
    looks[info["generation"]] += phase == "start"
gc.callbacks.append(note)
kept = [[] for _ in range(400_000)]
print(looks[0] > 0, looks[1] > 0, looks[2])
"""


class Ring:
    """Refers to itself: only a collection of its generation frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Disable automatic garbage collection."""
    gc.disable()
    yield
    gc.enable()


def old_garbage() -> weakref.ref[Ring]:
    ring = Ring()
    gc.collect(1)                                        # it survives, and moves to the old generation
    return weakref.ref(ring)


def test_a_growing_house_is_never_looked_through_as_a_whole() -> None:
    said = subprocess.run([sys.executable, "-c", NEVER_EVERYTHING], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["True", "True", "0"]


async def test_swept_when_no_move_is_made(by_hand: None) -> None:
    garbage = old_garbage()
    looks, busy_for = 0, 30
    still_there: list[bool] = []

    def moves() -> int:
        nonlocal looks
        looks += 1
        if looks <= busy_for:
            still_there.append(garbage() is not None)
        return min(looks, busy_for)

    sweeping = asyncio.get_running_loop().create_task(sweep_when_quiet(moves, look_every=0.0, at_latest=1e9))
    async with asyncio.timeout(20):
        while garbage() is not None:
            await asyncio.sleep(0)
    sweeping.cancel()
    assert still_there == [True] * busy_for, "nothing is swept while people play"


async def test_a_house_that_is_never_quiet_is_swept_in_the_end(by_hand: None) -> None:
    garbage = old_garbage()
    looks = 0

    def moves() -> int:
        nonlocal looks
        looks += 1
        return looks

    sweeping = asyncio.get_running_loop().create_task(sweep_when_quiet(moves, look_every=0.001, at_latest=0.02))
    async with asyncio.timeout(20):
        while garbage() is not None:
            await asyncio.sleep(0)
    sweeping.cancel()
    assert looks >= 20


def test_a_log_is_nothing_to_look_through() -> None:
    from ludoteca.games.masterdice.rules import Place

    move = Place((3, None, 5, None))
    assert not gc.is_tracked(move)
    assert not gc.is_tracked(Entry(0, 0, move))
    assert not gc.is_tracked(tell(move, 1))              # type: ignore[arg-type]
