"""Rendering of Canvas's paintings: the same painting has the same strokes, each within its object."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from tests.client.bundle import NODE, bundled


@cache
def told() -> dict[str, Any]:
    page = bundled(Path(__file__).with_name("paint.ts"))
    done = subprocess.run([NODE, str(page)], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_a_painting_is_painted_the_same_way_every_time() -> None:
    plans = told()["plans"]
    assert plans["once"] == plans["again"]
    assert len({plan["digest"] for plan in plans.values()}) == 4, "another seed or another hand is another painting"
    assert all(plan["strokes"] > 500 for plan in plans.values())


def test_a_brush_starts_within_its_thing_and_with_its_colour() -> None:
    for plan in told()["plans"].values():
        assert plan["farthest"] <= 71
        red, green, blue = plan["red"]
        assert red > green + 40 and red > blue + 40


def test_what_is_drawn_names_the_painting() -> None:
    once, again, glowing, smaller = told()["keys"]
    assert once == again and len({once, glowing, smaller}) == 3
    assert told()["hand"] == "dry", "paper asks for a dry brush"


def test_winners_share_the_first_place_and_equals_theirs() -> None:
    assert told()["tie"] == [[0, 1], [2, 1], [1, 3], [3, 3]]
    assert told()["won"] == [[1, 1], [0, 2], [2, 3]], "who won the vote stands above who has as many points"
