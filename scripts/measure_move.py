"""Measures the cost of a move without network and disk: from its JSON to the frames of four sessions.

    python -m scripts.measure_move [--games place canvas palla] [--tables 100] [--times 2] [--tree CHECKOUT ...]

Processor time in microseconds, for reading the move, playing it, writing its row, finding what is public, telling. Many
tables play in turns, so that none finds its things still warm. With `--tree` other checkouts take their turns too, each
in a process of its own. Of `--rounds` runs the best counts, since other work on the machine only makes it worse.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from ludoteca.protocol.room_view import Clock
from ludoteca.rules import Entry, Table
from ludoteca.rules.registry import AnyGame
from ludoteca.server.persistence.log_codec import entry_row
from ludoteca.server.play.broadcast import Broadcaster, PublicInfo
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from scripts.fixed_deals import GAMES, SEATS
from scripts.place import GAME as PLACE
from scripts.three_tongues import course

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("read", "play", "row", "public", "tell")
ALL: dict[str, AnyGame] = {"place": PLACE, **GAMES}


class Heard:
    """A table with four sessions, and the cost of its moves."""

    def __init__(self, game: AnyGame) -> None:
        presence = Presence()
        self.game, self.table, self.broadcaster = game, Table(game, SEATS), Broadcaster(game, 1, presence)
        for seat in range(SEATS):
            session = Session(str(seat), lambda frame: None)
            session.seat = seat
            presence.add(session)
            self.broadcaster.view(self.table.state, seat)

    def play(self, seat: int, said: dict[str, object], spent: list[int]) -> None:
        game, table, now = self.game, self.table, time.process_time_ns
        times = [now()]
        move = game.stamped(table.read_move(said), 0)
        times.append(now())
        before, at = table.state, table.now + 1
        step = table.try_move(seat, move, at)
        over = game.races(before, seat, move) or game.outcome(step.state) is not None
        times.append(now())
        entry = Entry(at, seat, move, step.known)
        entry_row(table.position + 1, entry, "guest/1")
        times.append(now())
        policy = game.take_back(before, move, step.state, seat)
        table.write(entry, step)
        public = PublicInfo(tuple(sorted(table.actors)), table.deadline)
        times.append(now())
        self.broadcaster.send(entry, step, public, Clock(at, True, table.deadline), True, None, policy)
        times.append(now())
        assert not over
        for part in range(len(PARTS)):
            spent[part] += times[part + 1] - times[part]


def measure(name: str, tables: int, games: int) -> list[float]:
    """Microseconds for each part."""
    laid, moves, spent = [Heard(ALL[name]) for _ in range(tables)], course(name), [0] * len(PARTS)
    gc.collect()
    gc.freeze()
    gc.disable()
    for turn in moves * games:
        for each in laid:
            each.play(turn.seat, turn.move, spent)
    gc.enable()
    gc.unfreeze()
    began = time.process_time_ns()
    for _ in range(1_000):
        time.process_time_ns()
    asking = (time.process_time_ns() - began) / 1_000
    return [(each / len(moves) / games / tables - asking) / 1_000 for each in spent]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=ALL, default=list(ALL))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--times", type=int, default=2, help="how often each game is played")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tree", type=Path, action="append", default=[], help="another checkout of Ludoteca")
    parser.add_argument("--plain", action="store_true", help="one run, as JSON")
    asked = parser.parse_args()
    if asked.plain:
        found = {name: measure(name, asked.tables, asked.times) for name in asked.games}
        print(msgspec.json.encode(found).decode())
        return
    best: dict[tuple[str, str], list[float]] = {}
    for _ in range(asked.rounds):
        for tree in (ROOT, *asked.tree):
            paths = (str(tree.resolve() / "src"), str(ROOT), os.environ.get("PYTHONPATH", ""))
            command = [sys.executable, "-m", "scripts.measure_move", "--plain", "--games", *asked.games,
                       "--tables", str(asked.tables), "--times", str(asked.times)]
            told = subprocess.run(command, check=True, capture_output=True, cwd=ROOT,
                                  env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}).stdout
            for name, parts in msgspec.json.decode(told, type=dict[str, list[float]]).items():
                key = name, "now" if tree is ROOT else tree.name
                best[key] = min(best.get(key, parts), parts, key=sum)
    sheet = Sheet("game", "checkout", *PARTS, "µs in all")
    for (name, tree), parts in sorted(best.items()):
        sheet.add_row(name, tree, *(f"{each:.1f}" for each in parts), f"{sum(parts):.1f}")
    Console(width=120).print(sheet)


if __name__ == "__main__":
    main()
