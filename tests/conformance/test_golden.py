"""Every game has a stored golden playthrough, and it still plays out to the byte."""

from __future__ import annotations

import json

import msgspec
import pytest

from ludoteca.rules import Table
from tests.conformance.golden import FOLDER, retrace
from tests.conformance.house import ALL


@pytest.mark.parametrize("id", ALL)
def test_the_golden_playthrough_still_holds(id: str) -> None:
    page = FOLDER / f"{id}.json"
    assert page.exists(), f"{id} has no golden playthrough: python -m tests.conformance.golden {id}"
    stored = json.loads(page.read_text("utf-8"))
    assert retrace(stored["log"]) == stored["seen"]
    assert msgspec.to_builtins(Table.replay(stored["log"]).outcome) == msgspec.to_builtins(
        msgspec.convert(stored["outcome"], type(Table.replay(stored["log"]).outcome)))


def test_no_golden_playthrough_is_left_over() -> None:
    assert {page.stem for page in FOLDER.glob("*.json")} == set(ALL)
