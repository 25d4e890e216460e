"""The long version of the trouble tests: kills, full disks, a day of simulated time; with a progress bar and a report.

    make soak                                  every part, in the length meant for a night
    python scripts/soak.py kills disk --scale 0.05

A part is a module `scripts/soak_<name>.py` with `run(scale, tell)`: `scale` 1 is the full length, `tell(done, of)`
moves the bar; it returns what it counted. A count that ends in one of `MUST_BE_ZERO` and is not zero fails the soak.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import inspect
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

MUST_BE_ZERO = ("lost", "doubled", "stuck", "jumped", "exceptions", "refused while waiting")
Tell = Callable[[int, int], None]
Counts = dict[str, Any]


def parts() -> dict[str, Callable[[float, Tell], Any]]:
    """Every part there is, by name."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("soak_*.py"))
    return {name.removeprefix("soak_"): importlib.import_module(f"scripts.{name}").run for name in found}


def failures(counts: Counts) -> list[str]:
    return [f"{what}: {count}" for what, count in counts.items() if what.endswith(MUST_BE_ZERO) and count]


def main(words: list[str] | None = None) -> int:
    known = parts()
    parser = argparse.ArgumentParser(description="Trouble for as long as you like.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(known)} (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="1: a night's work; 0.05: some minutes")
    parser.add_argument("--report", type=Path, default=None, help="write the report there as Markdown, too")
    asked = parser.parse_args(words)
    unknown = set(asked.parts) - set(known)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    console = Console()
    lines, bad = ["| part | counted | |", "|---|---|---|"], False
    for name in asked.parts or known:
        started = time.monotonic()
        with Progress(TextColumn(f"{name:10}"), BarColumn(40), TextColumn("{task.completed:.0f}/{task.total:.0f}"),
                      TimeElapsedColumn(), console=console) as progress:
            bar = progress.add_task(name, total=1)
            counts = known[name](asked.scale, lambda done, of, bar=bar: progress.update(bar, completed=done, total=of))
            if inspect.isawaitable(counts):
                counts = asyncio.run(_finished(counts))
        counts["seconds"] = round(time.monotonic() - started)
        wrong = failures(counts)
        bad = bad or bool(wrong)
        sheet = Sheet(name, "")
        for what, count in counts.items():
            number = f"{count:,}" if isinstance(count, int) else str(count)
            sheet.add_row(what, number)
            lines.append(f"| {name} | {what} | {number} |")
        console.print(sheet)
        for each in wrong:
            console.print(f"[red]✗ {name}: {each}[/red]")
    if asked.report is not None:
        asked.report.write_text("\n".join(lines) + "\n", "utf-8")
    console.print("[red]✗[/red]" if bad else "[green]✓ nothing lost, doubled, stuck or jumped[/green]")
    return 1 if bad else 0


async def _finished(counts: Any) -> Counts:
    return await counts


if __name__ == "__main__":
    sys.exit(main())
