"""`ludoteca replay`: shows a game from a log file, in the browser or as text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from ludoteca.cli.arguments import Commands, add_also, between, bring_all
from ludoteca.rules import Table
from ludoteca.rules.table import LogData


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "replay", help="show a game from a log file, in the browser",
        description="Show a game from a log file, in the browser. The server started for it stores nothing.")
    parser.add_argument("log", type=Path, help="a log as /api/tables/<id>/log returns it")
    parser.add_argument("--print", action="store_true", dest="printed",
                        help="print the end of the game, or the view of --until and --seat, and start no server")
    parser.add_argument("--port", type=between(0, 65_535), default=8090,
                        help="port of the server (default: 8090)")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    parser.add_argument("--until", type=int, default=None, metavar="N", help="print the view after N entries")
    parser.add_argument("--seat", type=int, default=None, metavar="N",
                        help="print the view of this seat (default: a spectator's)")
    add_also(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    bring_all(arguments.also)
    found = read_log(arguments.log)
    if found is None:
        return 1
    table = found[1]
    if arguments.until is not None and not 0 <= arguments.until <= table.position:
        arguments.parser.error(f"--until: the game has {table.position} entries, so 0 to {table.position}")
    if arguments.seat is not None and not 0 <= arguments.seat < table.seats:
        arguments.parser.error(f"--seat: the game has {table.seats} seats, so 0 to {table.seats - 1}")
    if arguments.printed or arguments.until is not None or arguments.seat is not None:
        return print_view(arguments.log, arguments.until, arguments.seat)
    from ludoteca.server.process.lifecycle import Settings
    from ludoteca.server.process.serve import serve

    return serve(Settings(
        host="127.0.0.1", port=arguments.port, browser=not arguments.no_browser, also=tuple(arguments.also),
        database="memory:", look_at=str(arguments.log), log_level="warning"))


def read_log(path: Path, until: int | None = None) -> tuple[LogData, Table] | None:
    """The log of a file and its table after `until` entries; None, with a line on stderr, where it cannot be read."""
    import msgspec

    from ludoteca.rules import Table, Unreadable

    try:
        log = msgspec.json.decode(path.read_bytes())
        return log, Table.replay(log, until)
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return None


def print_view(path: Path, until: int | None, seat: int | None) -> int:
    """Print the view of a seat after `until` entries, and the scores where the game is over."""
    import msgspec
    from rich.console import Console
    from rich.table import Table as Grid

    found = read_log(path, until)
    if found is None:
        return 1
    log, table = found
    console = Console()
    names = log.get("names") or [str(each) for each in range(table.seats)]
    console.print(f"[bold]{table.game.id}[/bold], {table.seats} sedie · seats, {table.position} mosse · entries")
    console.print_json(msgspec.json.encode(table.view(seat)).decode())
    if table.outcome is None:
        console.print("La partita non è finita · the game is not over.")
        return 0
    grid = Grid("", "punti · points", "")
    for number, score in enumerate(table.outcome.scores):
        grid.add_row(names[number], str(score), "★" if number in table.outcome.winners else "")
    console.print(grid)
    return 0
