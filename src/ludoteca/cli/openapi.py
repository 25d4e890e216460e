"""`ludoteca openapi`: prints the OpenAPI description."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import msgspec

from ludoteca.cli.arguments import Commands


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser("openapi", help="print the OpenAPI description of the HTTP interface",
                                 description="Print the OpenAPI description of the HTTP interface, as JSON.")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.server.http.openapi import page
    from ludoteca.server.http.routes import ROUTES

    print(msgspec.json.format(msgspec.json.encode(page(ROUTES))).decode())
    return 0
