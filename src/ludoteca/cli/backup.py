"""`ludoteca backup`: copies the database."""

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
        "backup", help="copy the database, also while the server runs",
        description="Copy the database to a file, also while the server runs.")
    parser.add_argument("file", type=Path, help="the copy to write, such as ludoteca-backup.sqlite3")
    add_database(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.server.runtime.operator_text import both

    def work(maintenance: StoreMaintenance) -> list[str]:
        maintenance.backup(arguments.file)
        return both("kept-backup", path=arguments.file, size=arguments.file.stat().st_size // 1000)

    return with_maintenance(arguments.database, work)
