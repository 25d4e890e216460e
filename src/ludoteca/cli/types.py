"""`ludoteca types`: writes the client's TypeScript types."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from ludoteca.cli.arguments import Commands


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser("types", help="write the client's TypeScript types",
                                 description="Write the client's TypeScript types from the server's own.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("client/src/wire"),
                        help="folder to write to (default: client/src/wire)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 where a file is out of date")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.protocol.typescript import check, write

    return check(arguments.folder) if arguments.check else write(arguments.folder)
