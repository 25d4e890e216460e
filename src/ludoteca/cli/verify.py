"""`ludoteca verify`: checks a game in a log file: its fair seed, every move and the end."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.cli.arguments import Commands, add_also, bring_all
from ludoteca.cli.replay import read_log
from ludoteca.rules import Table
from ludoteca.rules.table import LogData

Finding = tuple[str, bool, str]
"""What was checked, whether it is right, and what was found."""


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "verify", help="check a game in a log file: its fair seed, every move, the end",
        description="Check a game in a log file: that its seed came from the server's commitment and every player's "
                    "share, that every move follows the rules, and that it ended as the file says. "
                    "Exit code 1: something is wrong.")
    parser.add_argument("log", type=Path, help="a log as /api/tables/<id>/log returns it")
    add_also(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markup import escape

    bring_all(arguments.also)
    found = read_log(arguments.log)
    if found is None:
        return 1
    console, valid = Console(), True
    for what, right, detail in findings(*found):
        mark = "[green]✓[/green]" if right else "[red]✗[/red]"
        console.print(f" {mark} {what}: {escape(detail)}", highlight=False)
        valid = valid and right
    return 0 if valid else 1


def findings(log: LogData, table: Table) -> Iterator[Finding]:
    wrong = first_wrong_entry(table, log["entries"])
    yield ("mosse · moves", wrong is None, str(table.position) if wrong is None else
           f"la {wrong} racconta altro da quel che succede · entry {wrong} does not match what happens")
    if table.luck is None:
        yield "fortuna · seed", True, "nessuno l’ha mescolata · not a fair seed"
    else:
        faults = table.luck.faults(table.first_seed)
        yield "impegno · commitment", "commitment" not in faults, table.luck.commitment
        count = len(table.luck.shares)
        yield (f"fortuna della casa e di {count} · seed from the server and {count} players", "seed" not in faults,
               str(table.first_seed))
    if "outcome" in log:
        same = msgspec.json.decode(msgspec.json.encode(table.outcome)) == log["outcome"]
        yield "finale · end", same, str(table.outcome.scores if table.outcome else "–")


def first_wrong_entry(table: Table, entries: list[dict[str, Any]]) -> int | None:
    """Number of the first entry whose recorded events differ from those of playing it again.

    Only fields that both have are compared: events have more fields now than in files of older versions.
    """
    from ludoteca.rules import Table as RulesTable

    again = RulesTable.from_header(table.header)
    for number, ((_, step), entry) in enumerate(zip(again.retrace(entries), entries, strict=True), start=1):
        if "events" not in entry:
            continue
        happened = [msgspec.json.decode(msgspec.json.encode(each.event)) for each in step.events]
        if len(happened) != len(entry["events"]) or any(
                event.get(name, value) != value
                for event, recorded in zip(happened, entry["events"], strict=True) for name, value in recorded.items()):
            return number
    return None
