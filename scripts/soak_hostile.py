"""Soak, hostile: strangers do their worst beside tables that play on; quiet and fire take turns, and are compared.

Other work on the machine slows the quiet minutes too. So each stretch under fire is compared with the quiet ones just
before and after it. The report has the median of these ratios and their spread.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.trouble.hostile import HealthyTable, errors_in, healthy_tables
from tests.web.people import ROOT, server

MESSAGES, TABLES = 1_000_000, 8
STRETCHES = 100                  # under fire, of so many messages each; at least four
RATE = 1_500                     # messages a second, of 25 strangers at once
QUIET = 8.0                      # seconds
CALM = 1.0                       # seconds left out after an attack: the last attackers are still being disconnected
WORST = 2.0                      # times the quiet p99


async def run(scale: float, tell: Any, seed: int = 0) -> dict[str, Any]:
    """A million messages (`scale` 1)."""
    stretches = max(4, round(STRETCHES * scale))
    each = max(1, round(MESSAGES * scale / stretches))
    quiet: list[list[float]] = []
    fire: list[list[float]] = []
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as house:
            address = await house.start()
            async with healthy_tables(address, TABLES) as tables:
                strangers = await _strangers(address, tables)
                quiet.append(await _quiet(tables))
                for _ in range(stretches):
                    before = _answers(tables)
                    told = await _fire(strangers, each, lambda sent: tell(sent, each * stretches))
                    fire.append(_since(tables, before))
                    await asyncio.sleep(CALM)
                    quiet.append(await _quiet(tables))
                assert strangers.stdin is not None
                strangers.stdin.close()
                await strangers.wait()
            errors = errors_in(house.log)
    return {
        "hostile messages": told["sent"], "healthy moves": sum(_answers(tables)),
        "healthy moves refused: stuck": sum(len(table.trouble) for table in tables),
        "strangers left hanging": len(told["hanging"]),
        "who was": ", ".join(dict.fromkeys(each.split()[0] for each in told["hanging"])) or "nobody",
        "unmasked lines let in": told["heard"].pop("unmasked was let in", 0),
        "came back": _counted(told["heard"]), "exceptions": len(errors),
        "windows": [[p99(then), p99(under), p99(after), statistics.median([*then, *after]), statistics.median(under)]
                    for then, under, after in zip(quiet, fire, quiet[1:], strict=False)],
        "load": [round(os.getloadavg()[0], 1)]}


def concluded(counts: dict[str, Any]) -> dict[str, Any]:
    """The ratios, and whether they are too high."""
    windows, loads = counts.pop("windows"), counts.pop("load")
    ratios = sorted(2 * fire / max(1.0, before + after) for before, fire, after, _, _ in windows)
    middle, error = statistics.median(ratios), _error(ratios)
    return {
        **counts, "stretches under fire": len(ratios),
        "p99 quiet (ms, median)": round(statistics.median([(w[0] + w[2]) / 2 for w in windows]), 2),
        "p99 under fire (ms, median)": round(statistics.median([w[1] for w in windows]), 2),
        "p50 quiet / under fire (ms)": f"{statistics.median([w[3] for w in windows]):.2f} / "
                                       f"{statistics.median([w[4] for w in windows]):.2f}",
        "p99 ratio (median)": f"{middle:.2f} ± {error:.2f}, from {ratios[0]:.2f} to {ratios[-1]:.2f}",
        "load of the machine": f"{min(loads)} to {max(loads)}",
        "healthy tables slowed down: stuck": int(middle + error > WORST)}


def p99(delays: list[float]) -> float:
    return sorted(delays)[int(len(delays) * 0.99)]


def _error(ratios: list[float]) -> float:
    """The standard error of a median, from the interquartile range."""
    low, _, high = statistics.quantiles(ratios, n=4)
    return 1.253 * (high - low) / 1.349 / len(ratios) ** 0.5


def _counted(heard: dict[str, int]) -> str:
    return ", ".join(sorted(heard))


def _answers(tables: list[HealthyTable]) -> list[int]:
    return [len(table.delays) for table in tables]


def _since(tables: list[HealthyTable], before: list[int]) -> list[float]:
    return [delay for table, start in zip(tables, before, strict=True) for delay in table.delays[start:]]


async def _quiet(tables: list[HealthyTable]) -> list[float]:
    before = _answers(tables)
    await asyncio.sleep(QUIET)
    return _since(tables, before)


async def _strangers(address: str, tables: list[HealthyTable]) -> asyncio.subprocess.Process:
    """Attackers in a process of their own, so that they do not slow down the measurement."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.trouble.hostile", f"--rate={RATE}", "--", address,
        *(table.table for table in tables), cwd=ROOT,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"})


async def _fire(strangers: asyncio.subprocess.Process, messages: int, tell: Any) -> dict[str, Any]:
    assert strangers.stdin is not None and strangers.stdout is not None
    strangers.stdin.write(f"{messages}\n".encode())
    while line := await asyncio.wait_for(strangers.stdout.readline(), 120):
        told: dict[str, Any] = json.loads(line)
        tell(told["sent"])
        if told.get("over"):
            return told
    raise AssertionError("the strangers gave up")
