"""Keeps games that were played in real browsers: `python -m tests.logs.browsers <folder>...`.

    LUDOTECA_KEEP_LOGS=build/played pytest tests/browser tests/browser/long_games.py
    python -m tests.logs.browsers build/played

The browser tests leave their databases in the folder that LUDOTECA_KEEP_LOGS names. Of each game the finished log with
most entries goes to `v<version of the rules>/<id>-browser.json`. Duplik has two: one of stamps, one drawn with the pen.
An existing file is never overwritten.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.rules import Table, Unreadable
from ludoteca.server.persistence.log_codec import whole_log
from ludoteca.store import LogRow
from tests.logs.people import TABLES
from tests.logs.record import FOLDER


def finished(database: Path) -> Iterator[dict[str, Any]]:
    """The logs of all finished games in this database."""
    with sqlite3.connect(database) as db:
        for table, round in db.execute("SELECT table_id, round FROM results").fetchall():
            rows = db.execute(
                "SELECT position, entry FROM entries WHERE table_id = ? AND round = ? ORDER BY position",
                (table, round))
            yield whole_log([LogRow(position, entry) for position, entry in rows])


def name_of(log: dict[str, Any]) -> str:
    """The file name of a log."""
    pen = log["game"] == "duplik" and not log["options"]["collage"]
    return f"{log['game']}-browser{'_pen' if pen else ''}"


def keep(folders: list[Path]) -> None:
    best: dict[str, dict[str, Any]] = {}
    for database in (found for folder in folders for found in sorted(folder.glob("*.sqlite3"))):
        for log in finished(database):
            so_far = best.get(name_of(log))
            if log["game"] in TABLES and (so_far is None or len(log["entries"]) > len(so_far["entries"])):
                best[name_of(log)] = log
    for id in TABLES:
        if f"{id}-browser" not in best:
            print(f"{id}: no browser played it to its end")
    for name, log in best.items():
        page = FOLDER / f"v{log['version']}" / f"{name}.json"
        if page.exists():
            continue
        try:
            outcome = json.loads(msgspec.json.encode(Table.replay(log).outcome))
        except Unreadable as error:
            raise SystemExit(f"{name}: {error}") from error
        page.write_text(json.dumps({"log": log, "outcome": outcome}, separators=(",", ":")) + "\n", "utf-8")
        print(page.relative_to(FOLDER), page.stat().st_size, f"{len(log['entries'])} entries")


if __name__ == "__main__":
    keep([Path(each) for each in sys.argv[1:]])
