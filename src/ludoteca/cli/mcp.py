"""`ludoteca mcp`: a seat for an agent over the Model Context Protocol."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

import ludoteca
from ludoteca.cli.arguments import Commands
from ludoteca.languages import LANGUAGES


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "mcp", help="a seat for an agent (Model Context Protocol on standard input and output)",
        description="Serve one agent on standard input and output. It joins a table by its code, gets a seat when the "
                    "host agrees, and plays in words. Needs ludoteca[mcp].")
    parser.add_argument("--at", default="http://127.0.0.1:8080", metavar="ADDRESS", help="the server")
    parser.add_argument("--name", default="Agente", help="the agent's name at the table")
    parser.add_argument("--language", default="it", choices=LANGUAGES, help="language of words and rules")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    try:
        from ludoteca.clients.mcp import run
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("mcp"):
            raise
        sys.exit("ludoteca mcp needs the MCP SDK: pip install 'mcp<2'")

    return run(arguments.at, arguments.language, arguments.name, ludoteca.__version__)
