"""Play games and print what was seen: `python -m tests.conformance.retell morra "defect Name"`, for another process."""

from __future__ import annotations

import json
import sys

from tests.conformance.checks.playing import retold
from tests.conformance.house import ALL

if __name__ == "__main__":
    told = {}
    for name in sys.argv[1:]:
        if name in ALL:
            told[name] = retold(name)
        else:
            from tests.conformance.defects import planted

            with planted(name.removeprefix("defect ")):
                told[name] = retold("morra")
    print(json.dumps(told))
