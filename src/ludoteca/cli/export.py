"""`ludoteca export`: prints everything stored about a person."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import msgspec

from ludoteca.cli.arguments import Commands, add_database
from ludoteca.cli.stored_data import with_maintenance


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "export", help="print everything stored about a person, as JSON",
        description="Print everything stored about a person, as JSON.")
    parser.add_argument("guest", help="the person's name or id")
    add_database(parser)
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    return with_maintenance(arguments.database, lambda maintenance: [
        msgspec.json.format(msgspec.json.encode(maintenance.export(arguments.guest))).decode()])
