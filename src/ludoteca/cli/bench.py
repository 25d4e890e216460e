"""`ludoteca bench`: measures a running server under load, or the rules through the library."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ludoteca.cli.arguments import Commands, add_also, bring_all


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    bench = commands.add_parser("bench", help="measure a server or the rules")
    kinds = bench.add_subparsers(required=True, metavar="KIND")

    load = kinds.add_parser("load", help="play games over WebSockets against a running server",
                            description="Play games over WebSockets against a running server and print delays.")
    load.add_argument("--tables", type=int, default=100, metavar="N", help="tables of four seats (default: 100)")
    load.add_argument("--rate", type=float, default=5, help="moves per second at each table")
    load.add_argument("--seconds", type=float, default=20, help="duration of the measurement")
    load.add_argument("--game", default=None,
                      help="a game for four (default: corsa, where both sides know it, else canvas)")
    load.add_argument("--options", type=msgspec.json.decode, default=None, metavar="JSON",
                      help="options of the tables, as JSON")
    load.add_argument("--url", default="http://127.0.0.1:8080",
                      help="the server; several addresses of one server with commas")
    add_also(load)
    load.add_argument("--core", type=int, default=None, metavar="N", help="pin this tool to a core")
    load.add_argument("--watchers", type=int, default=0, choices=range(10_001), metavar="N",
                      help="spectators of the first table")
    load.add_argument("--rows", type=int, default=2, choices=range(1, 17), metavar="N",
                      help="processes that hold the spectators' connections")
    load.add_argument("--json", type=Path, default=None, metavar="FILE", help="also write the full report")
    load.set_defaults(run=run_load, parser=load)

    rules = kinds.add_parser("rules", help="play random games through the library, without a server",
                             description="Play random games of every game through the library, without a server.")
    rules.add_argument("--seconds", type=float, default=1, help="duration for each game")
    add_also(rules)
    rules.set_defaults(run=run_rules, parser=rules)


def run_load(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table as Grid

    from ludoteca.arena.load_test import load

    if arguments.core is not None:
        os.sched_setaffinity(0, {arguments.core})
    Console(stderr=True).print(f"{arguments.tables} tables of four, {arguments.seconds:.0f} s of play …")
    report = load(
        arguments.url, arguments.game, arguments.tables, arguments.rate, arguments.seconds,
        list(map(Path, arguments.also)), arguments.options, arguments.watchers, arguments.rows)
    if arguments.json is not None:
        arguments.json.write_bytes(msgspec.json.encode(report))
    grid = Grid(show_header=False)
    for what, figure in report.lines():
        grid.add_row(what, figure)
    Console().print(grid)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table as Grid

    from ludoteca.rules import Chance, Table
    from ludoteca.rules.registry import games

    bring_all(arguments.also)
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
