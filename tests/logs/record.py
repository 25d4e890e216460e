"""Records finished games of bots under today's rules: `python -m tests.logs.record <id>...`.

They go to `v<version of the game's rules>/<id>-<options>.json`. An existing log is never overwritten; while a version
has not been released, `--again` records its logs anew."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.arena.match import play_match
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import game

FOLDER = Path(__file__).parent

PLAYED: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "canvas": {
        "four": (4, {"scenario": "relax", "vote": True}),
        "vincent": (1, {}),
        "puzzle": (1, {"solo": "puzzle", "scenario": "casuale", "how_many": 3}),
    },
    "duplik": {
        "two_titles": (3, {"choice": "two_titles"}),
        "endless": (4, {"scenes": "endless"}),
    },
    "finestre": {
        "six": (6, {}),
        "new_houses": (3, {"new_houses": True, "windows_return": False, "difficulty": "difficile"}),
    },
    "finestre_allenamento": {"day": (1, {"day": "2030-12-31"}), "twenty": (1, {"cards": 20})},
    "masterdice": {
        "marks": (2, {"notebook": "marks"}),
        "by_hand": (2, {"coder_by_hand": True}),
        "candidates": (2, {"notebook": "candidates"}),
    },
    "manta": {"four": (4, {}), "table": (6, {"hourglass": 60})},
    "medusa": {"one": (1, {}), "hard": (1, {"hard": True, "strict_shapes": True, "words": "en"})},
    "pagliaccio": {"three": (3, {}), "table": (4, {"referee": "table", "words": "en"})},
    "palla": {"gonfio": (2, {"variant": "gonfio"}),
              "table": (4, {"referee": "table", "variant": "gonfio", "hard": True})},
    "polpo": {"agguato": (3, {"variant": "agguato"}), "table": (4, {"referee": "table", "hourglass": 0})},
    "specchio": {"three": (3, {}), "table": (5, {"referee": "table", "paths": False})},
}


def played(id: str, name: str) -> dict[str, Any]:
    seats, options = PLAYED[id][name]
    table = Table(id, seats, seed=f"kept {name}", options=options)
    levels = [("apprendista", "artigiano")[seat % 2] for seat in range(seats)]
    play_match(table, levels, Chance.stream(id, purpose=name))
    whole: dict[str, Any] = json.loads(msgspec.json.encode({"log": table.log, "outcome": table.outcome}))
    return whole


def record(id: str, again: bool) -> None:
    folder = FOLDER / f"v{game(id).version}"
    folder.mkdir(exist_ok=True)
    for name in PLAYED[id]:
        page = folder / f"{id}-{name}.json"
        if again or not page.exists():
            page.write_text(json.dumps(played(id, name), separators=(",", ":")) + "\n", "utf-8")
            print(page.relative_to(FOLDER), page.stat().st_size)


if __name__ == "__main__":
    names = [name for name in sys.argv[1:] if name != "--again"]
    for name in names or PLAYED:
        record(name, "--again" in sys.argv)
