"""Conformance checks: functions over a game's id that raise AssertionError, found by name.

`test_games` runs every check over every game and every sample. `test_defects` plants defects in Morra and requires that
the named check finds each one.
"""

from __future__ import annotations

from tests.conformance.checks import moves, options, playing, positions, secrets, show, speech, wire, words

CHECKS = {
    check.__name__: check
    for room in (playing, positions, secrets, moves, words, options, wire, speech, show)
    for check in room.CHECKS
}
