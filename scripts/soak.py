"""The long version of the trouble tests: kills, full disks, strangers, a day of simulated time; with a report.

    make soak                                  every part, in the length meant for a night
    python scripts/soak.py kills disk --scale 0.05
    python scripts/soak.py kills --ledger kills.jsonl     in pieces: interrupted, it goes on where it was

A part is a module `scripts/soak_<name>.py` with `run(scale, tell, seed)`: `scale` 1 is the full length, `tell`
moves the bar. It returns counts: numbers to add up over the pieces, and texts to list. A part may say
with `concluded(counts)` what its numbers come to. A count that ends in one of `MUST_BE_ZERO` and is not zero fails.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import inspect
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

MUST_BE_ZERO = ("lost", "doubled", "stuck", "jumped", "exceptions", "refused while waiting", "hanging", "let in")
PIECES = 20                      # number of pieces of a run that can be resumed
Tell = Callable[[int, int], None]
Counts = dict[str, Any]


def parts() -> dict[str, ModuleType]:
    """All parts by name."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("soak_*.py"))
    return {name.removeprefix("soak_"): importlib.import_module(f"scripts.{name}") for name in found}


def failures(counts: Counts) -> list[str]:
    return [f"{what}: {count}" for what, count in counts.items() if what.endswith(MUST_BE_ZERO) and count]


def added(pieces: list[Counts]) -> Counts:
    """Merge reports: add numbers, concatenate lists, keep each word once."""
    total: Counts = {}
    for piece in pieces:
        for what, count in piece.items():
            if what not in total:
                total[what] = count
            elif isinstance(count, str):
                total[what] = ", ".join(dict.fromkeys([*total[what].split(", "), *count.split(", ")]))
            else:
                total[what] = total[what] + count
    return total


class Ledger:
    """The completed pieces, stored in a file of JSON lines if one is named."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._rows: list[tuple[str, int, Counts]] = []
        if path is not None and path.exists():
            self._rows = [tuple(json.loads(line)) for line in path.read_text("utf-8").splitlines()]

    def done(self, part: str) -> dict[int, Counts]:
        return {piece: counts for name, piece, counts in self._rows if name == part}

    def write(self, part: str, piece: int, counts: Counts) -> None:
        self._rows.append((part, piece, counts))
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps((part, piece, counts)) + "\n")


def main(words: list[str] | None = None) -> int:
    known = parts()
    parser = argparse.ArgumentParser(description="Trouble for as long as you like.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(known)} (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="1: a night's work; 0.05: some minutes")
    parser.add_argument("--ledger", type=Path, default=None, help="work in pieces that are noted there; go on from it")
    parser.add_argument("--report", type=Path, default=None, help="write the report there as Markdown, too")
    asked = parser.parse_args(words)
    unknown = set(asked.parts) - set(known)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    console, ledger = Console(), Ledger(asked.ledger)
    lines, bad = ["| part | counted | |", "|---|---|---|"], False
    for name in asked.parts or known:
        for piece in range(PIECES if asked.ledger is not None else 1):
            if piece not in ledger.done(name):
                scale = asked.scale / (PIECES if asked.ledger is not None else 1)
                ledger.write(name, piece, _piece(console, name, known[name], scale, piece))
        counts = added(list(ledger.done(name).values()))
        if hasattr(known[name], "concluded"):
            counts = known[name].concluded(counts)
        wrong = failures(counts)
        bad = bad or bool(wrong)
        sheet = Sheet(name, "")
        for what, count in counts.items():
            number = f"{round(count, 2):,}" if isinstance(count, (int, float)) else str(count)
            sheet.add_row(what, number)
            lines.append(f"| {name} | {what} | {number} |")
        console.print(sheet)
        for each in wrong:
            console.print(f"[red]✗ {name}: {each}[/red]")
    if asked.report is not None:
        asked.report.write_text("\n".join(lines) + "\n", "utf-8")
    console.print("[red]✗[/red]" if bad else "[green]✓ nothing lost, doubled, stuck or jumped[/green]")
    return 1 if bad else 0


def _piece(console: Console, name: str, part: ModuleType, scale: float, piece: int) -> Counts:
    started = time.monotonic()
    with Progress(TextColumn(f"{name:10}"), BarColumn(40), TextColumn("{task.completed:.0f}/{task.total:.0f}"),
                  TimeElapsedColumn(), console=console) as progress:
        bar = progress.add_task(name, total=1)
        counts = part.run(scale, lambda done, of: progress.update(bar, completed=done, total=of), piece)
        if inspect.isawaitable(counts):
            counts = asyncio.run(_finished(counts))
    return {**counts, "seconds": round(time.monotonic() - started)}


async def _finished(counts: Any) -> Counts:
    return await counts


if __name__ == "__main__":
    sys.exit(main())
