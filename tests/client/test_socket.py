"""Heartbeat of the page's socket: a silently dead connection is noticed and replaced."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.client.bundle import NODE, bundled


def test_a_connection_that_died_silently_is_noticed_and_replaced() -> None:
    page = bundled(Path(__file__).with_name("socket.ts"))
    seen = json.loads(subprocess.run([NODE, page], capture_output=True, check=True).stdout)
    assert (seen["early"], seen["asked"]) == (0, 1), "asked once, and only after a while without a word"
    assert seen["lively"] == 1 and seen["waiting"] == 1 and seen["hidden"] == 1, (
        "not while it hears something, was told to wait, or nobody looks at it")
    assert seen["dead"] and seen["lines"] == 2, "no answer: the line is given up"
    assert (seen["hello"]["type"], seen["hello"]["round"], seen["hello"]["version"]) == ("hello", 2, 7)
    assert seen["again"] == "here" and seen["told"] == "online"
