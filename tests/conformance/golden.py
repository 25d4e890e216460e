"""Stores and checks golden playthroughs: `python -m tests.conformance.golden <id>...` writes them anew.

A golden file pins the rules: the log of one game, and after each entry a digest of what every seat saw.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.rules import Chance, Table
from tests.conformance.house import ALL, encoded, playout, viewers

FOLDER = Path(__file__).parent / "golden"


def digest(table: Table) -> str:
    seen = b"".join(encoded(table.view(seat)) for seat in viewers(table))
    return hashlib.blake2b(seen, digest_size=6).hexdigest()


def record(id: str) -> dict[str, Any]:
    table = playout(Table(id, seed=f"golden {id}"), Chance.stream("golden", purpose=id))
    return {"log": table.log, "seen": retrace(table.log), "outcome": msgspec.to_builtins(table.outcome)}


def retrace(log: dict[str, Any]) -> list[str]:
    table = Table(log["game"], log["seats"], log["seed"], log["options"], log["at"])
    seen = [digest(table)]
    for entry in log["entries"]:
        table.follow([entry])
        seen.append(digest(table))
    return seen


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ALL:
        (FOLDER / f"{name}.json").write_text(json.dumps(record(name), indent=1) + "\n", "utf-8")
        print(f"stored {name}")
