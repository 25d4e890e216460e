"""Plays games and prints digests of all views: `python -m tests.conformance.print_digests morra "defect Name"`.

The check `another_process_plays_the_same_game` compares them with its own.
"""

from __future__ import annotations

import json
import sys

from tests.conformance.checks.playing import game_digest
from tests.conformance.playouts import ALL

if __name__ == "__main__":
    told = {}
    for name in sys.argv[1:]:
        if name in ALL:
            told[name] = game_digest(name)
        else:
            from tests.conformance.defects import planted

            with planted(name.removeprefix("defect ")):
                told[name] = game_digest("morra")
    print(json.dumps(told))
