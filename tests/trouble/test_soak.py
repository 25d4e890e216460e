"""`make soak` finds all its parts: one that cannot be loaded would stop the others too, and only at night."""

from __future__ import annotations

import inspect

from scripts import soak


def test_every_part_can_be_run() -> None:
    found = soak.parts()
    assert {"kills", "disk", "time", "hostile", "processes"} <= found.keys()
    for name, part in found.items():
        assert inspect.iscoroutinefunction(part.run), name
