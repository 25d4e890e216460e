"""`ludoteca restore`: puts a copy back."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.cli.arguments import Commands, add_database
from ludoteca.cli.stored_data import with_maintenance

if TYPE_CHECKING:
    from ludoteca.store.backup import StoreMaintenance


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "restore", help="put a copy back, or move to another database (the server must be stopped)",
        description="Put a copy back, or move to another database. The server must be stopped.")
    parser.add_argument("file", type=Path, help="a copy that `ludoteca backup` wrote")
    add_database(parser)
    parser.add_argument("--over", action="store_true", help="replace what the database holds now; it is lost")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.server.runtime.operator_text import both

    def work(maintenance: StoreMaintenance) -> list[str]:
        maintenance.restore(arguments.file, arguments.over)
        return both("kept-restore", path=arguments.file, database=maintenance.place)

    return with_maintenance(arguments.database, work)
