"""What every game is held to: each check is a function over a game's id that raises AssertionError, found by its name.

`test_games` runs every check over every game of the house and every sample; `test_defects` plants defects in Morra and
asks that the check named for each finds it.
"""

from __future__ import annotations

from tests.conformance.checks import moves, options, playing, positions, secrets, show, speech, wire, words

CHECKS = {
    check.__name__: check
    for room in (playing, positions, secrets, moves, words, options, wire, speech, show)
    for check in room.CHECKS
}
