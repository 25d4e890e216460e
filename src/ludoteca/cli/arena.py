"""`ludoteca arena`: lets bots play each other and prints how strong they are."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludoteca.bots import EVERY_LEVEL
from ludoteca.cli.arguments import Commands, add_also, bring_all, did_you_mean, read_option

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.arena.tournament import Contest, Report


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "arena", help="let bots play each other and see how strong they are",
        description="Every deal is played with the players in every seat, on all processors. Printed are shares of "
                    "wins, points and Elo, each with its 95 % error.")
    parser.add_argument("game", help="one or several, such as canvas,masterdice; `all` for every game")
    parser.add_argument("players", nargs="+", metavar="PLAYER",
                        help=f"{', '.join(EVERY_LEVEL)}, random, FILE.py:BOT, MODULE:BOT or mcp:COMMAND")
    parser.add_argument("--games", type=int, default=100, metavar="N",
                        help="games of each combination of players, at least (default: 100)")
    parser.add_argument("--seats", type=int, default=None, metavar="N",
                        help="seats of a table (default: two, or as few as the game has)")
    parser.add_argument("--pairs", action="store_true", help="never more than two different players at a table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N",
                        help="processes (default: all processors)")
    parser.add_argument("--seed", default="arena", help="another seed gives other deals (default: arena)")
    parser.add_argument("--option", action="append", default=[], metavar="[GAME.]NAME=VALUE",
                        help="an option of the game, such as games=1")
    add_also(parser)
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="write the full report (-: print it)")
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE.svg", help="write the ratings as a picture")
    parser.set_defaults(run=run, parser=parser)


def contests(arguments: argparse.Namespace) -> list[Contest]:
    """One contest for each game of the command line. Raises KeyError for an unknown game."""
    from ludoteca.arena.tournament import Contest
    from ludoteca.rules.registry import game, games

    found = []
    for id in games() if arguments.game == "all" else arguments.game.split(","):
        try:
            rules = game(id)
        except KeyError as unknown:
            raise KeyError(f"{unknown.args[0]}{did_you_mean(id, games(shelf=False))}") from None
        options = {}
        for name, value in map(read_option, arguments.option):
            of, _, field = name.rpartition(".")
            if of in ("", id):
                options[field] = value
        seats = arguments.seats or (2 if 2 in rules.seats else rules.seats[0])
        contest = Contest(id, tuple(arguments.players), seats, 1, options, arguments.seed, arguments.pairs)
        games_a_deal = 1 if seats == 1 else len(contest.groups[0])
        found.append(msgspec.structs.replace(contest, deals=-(-max(1, arguments.games) // games_a_deal)))
    return found


def explain_refusal(contest: Contest, refusal: Exception) -> str:
    """The refusal and, where an option or its value is wrong, the options of the game."""
    from ludoteca.rules import IllegalMove
    from ludoteca.rules.registry import game

    if not isinstance(refusal, IllegalMove) or refusal.code != "bad_options":
        return str(refusal)
    known = [field.name for field in msgspec.structs.fields(game(contest.game).Options)]
    wrong = [name for name in contest.options if name not in known]
    near = did_you_mean(wrong[0], known) if wrong else ""
    return f"{str(refusal).rstrip('.')}{near}; options of {contest.game}: {', '.join(known) or 'none'}"


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from ludoteca.arena.plot import plot
    from ludoteca.arena.tournament import Outside, hold
    from ludoteca.rules import IllegalMove

    bring_all(arguments.also)
    prints_json = str(arguments.json) == "-"
    console = Console(stderr=prints_json)
    reports: list[Report] = []
    contest: Contest | None = None
    try:
        for contest in contests(arguments):
            with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=console,
                          transient=True) as progress:
                deals = progress.add_task(contest.game, total=contest.deals)
                reports.append(hold(
                    contest, arguments.jobs, Outside(tuple(map(Path, arguments.also))),
                    partial(progress.advance, deals)))
            print_report(reports[-1], console)
    except (KeyError, ValueError, ImportError, AttributeError, OSError, IllegalMove) as error:
        reason = error.args[0] if isinstance(error, KeyError) else \
            explain_refusal(contest, error) if contest else str(error)
        console.print(f"ludoteca arena: {reason}", markup=False)
        return 2
    written = msgspec.json.format(msgspec.json.encode(reports)).decode() + "\n"
    if prints_json:
        print(written, end="")
    elif arguments.json is not None:
        arguments.json.write_text(written, "utf-8")
    if arguments.plot is not None:
        arguments.plot.write_text(plot(reports), "utf-8")
    return 0


def print_report(report: Report, console: Console) -> None:
    """Print the standings, then each pair of players."""
    from rich.table import Table as Grid

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
        console.print("A player won or lost every game: the true gaps may be larger.")
