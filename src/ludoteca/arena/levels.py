"""Measures how far apart the levels are, each against the one below it, and keeps the numbers for players to see.

    python -m ludoteca.arena.levels --games 200             # the whole shelf; or name some games
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import msgspec

import ludoteca.bots
from ludoteca.arena.tournament import Contest, hold
from ludoteca.bots import EVERY_LEVEL, levels
from ludoteca.bots.strength import FILE, Measured, Strength, measured
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games

COMMAND = "python -m ludoteca.arena.levels"
HOME = Path(ludoteca.bots.__file__).parent / FILE


def measure(game: str, above: str, below: str, count: int, jobs: int) -> Strength:
    """One level against the one below it, at the smallest table where they meet."""
    chairs = find_game(game).seats
    seats = 2 if 2 in chairs else chairs[0]
    deals = count if seats == 1 else -(-count // 2)
    report = hold(Contest(game, (above, below), seats, deals, seed="levels"), jobs)
    [met] = report.meetings
    return Strength(round(met.score, 3), round(met.gap, 1), round(met.gap_error, 1), report.games, report.open_ended)


def keep(game: str, level: str, found: Strength) -> None:
    """Write one number down; the others stay as they are."""
    so_far = msgspec.json.decode(HOME.read_bytes(), type=Measured) if HOME.exists() else Measured(COMMAND, {})
    table = {each: dict(known) for each, known in so_far.games.items()}
    table.setdefault(game, {})[level] = found
    order: tuple[str, ...] = EVERY_LEVEL
    ordered = {each: {name: known[name] for name in order if name in known} for each, known in sorted(table.items())}
    HOME.write_bytes(msgspec.json.format(msgspec.json.encode(Measured(COMMAND, ordered)), indent=2) + b"\n")
    measured.cache_clear()


def main(words: Iterable[str] | None = None) -> None:
    """Measure and keep, game by game, so that a run that is broken off has not been in vain."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("which", nargs="*", metavar="GAME", help="default: the whole shelf")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--level", action="append", default=[], help="only this one against the one below it")
    asked = parser.parse_args(None if words is None else list(words))
    for game in asked.which or games():
        for below, above in pairwise(levels(game)):
            if not asked.level or above in asked.level:
                found = measure(game, above, below, asked.games, asked.jobs)
                keep(game, above, found)
                least = ", at least" if found.at_least else ""
                print(f"{game:12} {above:12} beats {below:12} {found.beats:6.1%} "
                      f"{found.gap:+6.0f} ± {found.error:.0f} Elo, {found.games} games{least}", flush=True)


if __name__ == "__main__":
    main()
