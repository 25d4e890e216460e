"""The commands of the arena: `ludoteca arena` lets bots play, `ludoteca bench` measures."""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table as Grid

from ludoteca.arena.plot import plot
from ludoteca.arena.tournament import Contest, Outside, Report, hold
from ludoteca.bots import EVERY_LEVEL
from ludoteca.rules import Chance, IllegalMove, Table
from ludoteca.rules.registry import bring, game, games


def add_commands(commands: Any) -> None:
    """Add `arena` and `bench` to the program's commands."""
    arena = commands.add_parser(
        "arena", help="bots against bots: who is how strong",
        description="Every deal is played with the players in every seat, on all processors; told are shares of wins, "
                    "points and Elo, each with its error (95 %%).")
    arena.add_argument("game", help="one or several, canvas,masterdice; `all` for the whole shelf")
    arena.add_argument("players", nargs="+", metavar="PLAYER",
                       help=f"{', '.join(EVERY_LEVEL)}, random, FILE.py:BOT, MODULE:BOT or mcp:COMMAND")
    arena.add_argument("--games", type=int, default=100, help="how many of each combination of players, at least")
    arena.add_argument("--seats", type=int, default=None, help="default: as few as play against each other")
    arena.add_argument("--pairs", action="store_true", help="never more than two different players at a table")
    arena.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all processors)")
    arena.add_argument("--seed", default="arena")
    arena.add_argument("--option", action="append", default=[], metavar="[GAME.]NAME=VALUE")
    arena.add_argument("--also", action="append", type=Path, default=[], help="a game from a Python file")
    arena.add_argument("--json", type=Path, default=None, metavar="FILE", help="everything, for programs (-: here)")
    arena.add_argument("--plot", type=Path, default=None, metavar="FILE.svg", help="the ratings as a picture")
    arena.set_defaults(run=run_arena)

    bench = commands.add_parser("bench", help="measure")
    kinds = bench.add_subparsers(required=True)
    load = kinds.add_parser("load", help="real games over real sockets against a running server")
    load.add_argument("--tables", type=int, default=100)
    load.add_argument("--rate", type=float, default=5, help="moves per second at each table")
    load.add_argument("--seconds", type=float, default=20)
    load.add_argument("--game", default=None, help="one that seats four; else corsa, if both know it, or canvas")
    load.add_argument("--options", type=msgspec.json.decode, default=None, help="options of the tables, as JSON")
    load.add_argument("--url", default="http://127.0.0.1:8080", help="with commas: several ways into one house")
    load.add_argument("--also", action="append", type=Path, default=[], help="a game from a Python file")
    load.add_argument("--core", type=int, default=None, help="pin this tool to a core")
    load.add_argument("--watchers", type=int, default=0, choices=range(10_001), metavar="N",
                      help="so many watch the first table")
    load.add_argument("--rows", type=int, default=2, choices=range(1, 17), metavar="N",
                      help="processes they watch from")
    load.add_argument("--json", type=Path, default=None, help="write the whole report there too")
    load.set_defaults(run=run_load)
    rules = kinds.add_parser("rules", help="random playouts of every game, through the library")
    rules.add_argument("--seconds", type=float, default=1)
    rules.add_argument("--also", action="append", type=Path, default=[], help="a game from a Python file")
    rules.set_defaults(run=run_rules)


def read_option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def contests(asked: argparse.Namespace) -> list[Contest]:
    """What the command line asks for, game by game."""
    found = []
    for id in games() if asked.game == "all" else asked.game.split(","):
        options = {}
        for name, value in map(read_option, asked.option):
            of, _, field = name.rpartition(".")
            if of in ("", id):
                options[field] = value
        least = game(id).seats[0]
        seats = asked.seats or (2 if 2 in game(id).seats else least)
        contest = Contest(id, tuple(asked.players), seats, 1, options, asked.seed, asked.pairs)
        turns = 1 if seats == 1 else len(contest.groups[0])
        found.append(msgspec.structs.replace(contest, deals=-(-max(1, asked.games) // turns)))
    return found


def run_arena(arguments: argparse.Namespace) -> int:
    for path in arguments.also:
        bring(path)
    quiet = str(arguments.json) == "-"
    console = Console(stderr=quiet)
    reports = []
    try:
        for contest in contests(arguments):
            with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=console,
                          transient=True) as progress:
                deals = progress.add_task(contest.game, total=contest.deals)
                reports.append(hold(
                    contest, arguments.jobs, Outside(tuple(arguments.also)), partial(progress.advance, deals)))
            show(reports[-1], console)
    except (KeyError, ValueError, ImportError, AttributeError, OSError, IllegalMove) as mistake:
        console.print(f"ludoteca arena: {mistake.args[0] if isinstance(mistake, KeyError) else mistake}", markup=False)
        return 2
    written = msgspec.json.format(msgspec.json.encode(reports)).decode() + "\n"
    if quiet:
        print(written, end="")
    elif arguments.json is not None:
        arguments.json.write_text(written, "utf-8")
    if arguments.plot is not None:
        arguments.plot.write_text(plot(reports), "utf-8")
    return 0


def show(report: Report, console: Console) -> None:
    """The table, and who met whom."""
    grid = Grid("player", "Elo", "wins", "points", "games",
                title=f"{report.game}, {report.seats} seats, {report.deals:,} deals, {report.games:,} games")
    for each in report.standings:
        low, high = each.wins_between
        grid.add_row(each.player, f"{each.elo:+.0f} ± {each.elo_error:.0f}", f"{each.wins:.1%} ({low:.0%}-{high:.0%})",
                     f"{each.points:.2f} ± {each.points_error:.2f}", f"{each.games:,}")
    console.print(grid)
    for met in report.meetings:
        low, high = met.between
        console.print(f"{met.first} beats {met.second} {met.score:.1%} of the time ({low:.0%}-{high:.0%}): "
                      f"{met.gap:+.0f} ± {met.gap_error:.0f} Elo", markup=False, highlight=False)
    if report.open_ended:
        console.print("Somebody won or lost everything: gaps are the least they may be.")


def run_load(arguments: argparse.Namespace) -> int:
    from ludoteca.arena.load_test import load

    if arguments.core is not None:
        os.sched_setaffinity(0, {arguments.core})
    Console(stderr=True).print(f"{arguments.tables} tables of four, {arguments.seconds:.0f} s of play …")
    report = load(
        arguments.url, arguments.game, arguments.tables, arguments.rate, arguments.seconds, arguments.also,
        arguments.options, arguments.watchers, arguments.rows)
    if arguments.json is not None:
        arguments.json.write_bytes(msgspec.json.encode(report))
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
