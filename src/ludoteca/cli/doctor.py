"""`ludoteca doctor`: checks the installation and names every problem; docs/host/running.md says what to do."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from ludoteca.cli.arguments import Commands, add_database


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "doctor", help="check that everything the server needs is there",
        description="Check that everything the server needs is there. Exit code 1: something is wrong.")
    add_database(parser)
    parser.set_defaults(run=run, parser=parser, file_settings=file_settings)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markup import escape

    from ludoteca.cli.doctor_checks import TROUBLES, findings
    from ludoteca.server.process.lifecycle import Settings
    from ludoteca.server.process.listen import database

    console = Console()
    well = True
    for finding in findings(database(Settings(database=arguments.database)), arguments.file_settings):
        well = well and finding.well
        mark = "[green]✓[/green]" if finding.well else "[red]✗[/red]"
        what = finding.name or TROUBLES[finding.trouble]
        console.print(f" {mark} {what}: {escape(finding.seen)}", highlight=False)
        if not finding.well:
            console.print(f"   docs/host/running.md: {finding.trouble}", style="dim", highlight=False)
    return 0 if well else 1
