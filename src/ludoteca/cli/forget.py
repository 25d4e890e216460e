"""`ludoteca forget`: deletes everything that identifies a person."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludoteca.cli.arguments import Commands, add_database
from ludoteca.cli.stored_data import with_maintenance

if TYPE_CHECKING:
    from ludoteca.store.backup import StoreMaintenance


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "forget", help="delete a person's name and words for good (the server must be stopped)",
        description="Delete a person's name and words for good. Their games stay, with a seat that has no name. "
                    "The server must be stopped.")
    parser.add_argument("guest", help="the person's name or id")
    add_database(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.server.runtime.operator_text import both

    def work(maintenance: StoreMaintenance) -> list[str]:
        maintenance.forget(arguments.guest)
        return both("kept-forget", guest=arguments.guest)

    return with_maintenance(arguments.database, work)
