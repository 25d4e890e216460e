"""Golden playthroughs: stores and checks one recorded game per set of rules.

`python -m tests.conformance.golden <id>...` writes them. A golden file pins one version of the rules. It holds the log
of one game and, after each entry, a digest of every seat's view.

A file that would differ under the same version is written only with `--again`. First decide whether old logs keep their
meaning. If not, raise the game's `version`.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game
from tests.conformance.playouts import ALL, encoded, playout, viewers

FOLDER = Path(__file__).parent / "golden"
TRANSLATED = re.compile(rb',"more":\{[^{}]*\}')
"""What a title is called in a language that was added: it comes and goes with a folder, and no rule hangs on it."""


def digest(table: Table) -> str:
    seen = b"".join(encoded(table.view(seat)) for seat in viewers(table))
    return hashlib.blake2b(TRANSLATED.sub(b"", seen), digest_size=6).hexdigest()


def record(id: str) -> dict[str, Any]:
    table = playout(Table(id, seed=f"golden {id}"), Chance.stream("golden", purpose=id))
    log = json.loads(json.dumps(table.log))
    return {"log": log, "seen": retrace(log), "outcome": json.loads(json.dumps(msgspec.to_builtins(table.outcome)))}


def retrace(log: dict[str, Any]) -> list[str]:
    table = Table.from_header(log)
    return [digest(table), *(digest(table) for _ in table.retrace(log["entries"]))]


def stored(id: str) -> dict[str, Any] | None:
    page = FOLDER / f"{id}.json"
    return json.loads(page.read_text("utf-8")) if page.exists() else None


def store(id: str, again: bool) -> str:
    old, new = stored(id), record(id)
    if old == new:
        return "as it was"
    if old is not None and old["log"].get("version", 0) == game(id).version and not again:
        return f"differs under the same version {game(id).version}: raise it, or say --again"
    (FOLDER / f"{id}.json").write_text(json.dumps(new, indent=1) + "\n", "utf-8")
    return "stored"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    names = [name for name in sys.argv[1:] if name != "--again"]
    for name in names or ALL:
        print(f"{name}: {store(name, '--again' in sys.argv)}")
