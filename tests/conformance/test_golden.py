"""Golden playthroughs: every game has one for its current version and replays it byte for byte."""

from __future__ import annotations

import json

import msgspec
import pytest

from ludoteca.rules import Table
from ludoteca.rules.registry import game
from tests.conformance.golden import FOLDER, retrace, stored
from tests.conformance.playouts import ALL


@pytest.mark.parametrize("id", ALL)
def test_the_golden_playthrough_still_holds(id: str) -> None:
    kept = stored(id)
    assert kept is not None, f"{id} has no golden playthrough: python -m tests.conformance.golden {id}"
    assert kept["log"].get("version") == game(id).version, "another version of the rules: record its own golden"
    assert retrace(kept["log"]) == kept["seen"], (
        "the rules no longer play as their version says: raise it, or look whether only the view changed")
    outcome = Table.replay(kept["log"]).outcome
    assert json.loads(msgspec.json.encode(outcome)) == kept["outcome"]


def test_no_golden_playthrough_is_left_over() -> None:
    assert {page.stem for page in FOLDER.glob("*.json")} == set(ALL)
