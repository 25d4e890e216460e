"""The commands of the arena: `ludoteca arena` lets bots play, `ludoteca bench` measures."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from ludoteca.arena.match import play_match
from ludoteca.bots import LEVELS
from ludoteca.rules import Chance, Table
from ludoteca.rules.registry import bring, games


def add_commands(commands: Any) -> None:
    """Add `arena` and `bench` to the program's commands."""
    arena = commands.add_parser("arena", help="bots against bots")
    arena.add_argument("game")
    arena.add_argument("levels", nargs="+", choices=LEVELS, help="one level per seat")
    arena.add_argument("--games", type=int, default=100)
    arena.add_argument("--seed", default="arena")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument("--also", action="append", type=Path, default=[], help="a game from a Python file")
    arena.set_defaults(run=run_arena)

    bench = commands.add_parser("bench", help="measure")
    kinds = bench.add_subparsers(required=True)
    load = kinds.add_parser("load", help="real games over real sockets against a running server")
    load.add_argument("--tables", type=int, default=100)
    load.add_argument("--rate", type=float, default=5, help="moves per second at each table")
    load.add_argument("--seconds", type=float, default=20)
    load.add_argument("--game", default=None, help="one that seats four; else corsa, if both know it, or canvas")
    load.add_argument("--options", type=msgspec.json.decode, default=None, help="options of the tables, as JSON")
    load.add_argument("--url", default="http://127.0.0.1:8080")
    load.add_argument("--also", action="append", type=Path, default=[], help="a game from a Python file")
    load.add_argument("--core", type=int, default=None, help="pin this tool to a core")
    load.set_defaults(run=run_load)
    rules = kinds.add_parser("rules", help="random playouts of every game, through the library")
    rules.add_argument("--seconds", type=float, default=1)
    rules.add_argument("--also", action="append", type=Path, default=[], help="a game from a Python file")
    rules.set_defaults(run=run_rules)


def read_option(text: str) -> tuple[str, Any]:
    import msgspec

    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def run_arena(arguments: argparse.Namespace) -> int:
    for path in arguments.also:
        bring(path)
    console = Console()
    seats = len(arguments.levels)
    options = dict(map(read_option, arguments.option))
    scores, wins = [0.0] * seats, [0.0] * seats
    for number in track(range(arguments.games), "playing", console=console, transient=True):
        table = Table(arguments.game, seats, seed=f"{arguments.seed} {number}", options=options)
        play_match(table, arguments.levels, Chance.stream(arguments.seed, number, "arena"))
        outcome = table.outcome
        assert outcome is not None
        for seat in range(seats):
            scores[seat] += outcome.scores[seat] / arguments.games
            wins[seat] += (seat in outcome.winners) / len(outcome.winners) / arguments.games
    grid = Grid("seat", "level", "points", "wins", title=f"{arguments.game}, {arguments.games} games")
    for seat, level in enumerate(arguments.levels):
        grid.add_row(str(seat), level, f"{scores[seat]:.2f}", f"{wins[seat]:.1%}")
    console.print(grid)
    return 0


def run_load(arguments: argparse.Namespace) -> int:
    from ludoteca.arena.load import load

    if arguments.core is not None:
        os.sched_setaffinity(0, {arguments.core})
    Console(stderr=True).print(f"{arguments.tables} tables of four, {arguments.seconds:.0f} s of play …")
    report = load(
        arguments.url, arguments.game, arguments.tables, arguments.rate, arguments.seconds, arguments.also,
        arguments.options)
    grid = Grid(show_header=False)
    for what, figure in report.lines():
        grid.add_row(what, figure)
    Console().print(grid)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    for path in arguments.also:
        bring(path)
    grid = Grid("game", "games/s", "moves/s")
    for id in games(shelf=False) if arguments.also else games():
        finished = moves = 0
        chance = Chance.stream("bench", purpose=id)
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < arguments.seconds:
            table = Table(id, seed=finished)
            while table.outcome is None:
                seats = sorted(table.actors)
                if seats:
                    seat = chance.pick(seats)
                    table.play(seat, table.sample(seat, chance))
                else:
                    table.expire()
            finished, moves = finished + 1, moves + table.position
        grid.add_row(id, f"{finished / elapsed:.0f}", f"{moves / elapsed:.0f}")
    Console().print(grid)
    return 0
