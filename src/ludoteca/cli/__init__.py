"""The command `ludoteca`: builds the parser and runs one command; `serve` is the default.

Each command is a module of this package with `add_command`. A module imports what its command runs inside the function,
so that building the parser loads neither the server nor the arena.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Mapping

import ludoteca
from ludoteca.cli.arguments import CommandParser, person_last

COMMANDS = ("serve", "play", "mcp", "replay", "verify", "doctor", "backup", "restore", "export", "forget", "dataset",
            "types", "openapi", "arena", "bench")


def main(words: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    words = list(sys.argv[1:] if words is None else words)
    from ludoteca.server.process import config_file

    try:
        file_settings = config_file.load()
    except config_file.Mistaken as mistake:
        from ludoteca.server.runtime.operator_text import both

        for line in both(mistake.key, **mistake.facts):
            print(f"ludoteca: {line}", file=sys.stderr)
        return 2
    parser = make_parser(file_settings)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "serve")
    arguments = parser.parse_args(person_last(words))
    try:
        return int(arguments.run(arguments) or 0)
    except BrokenPipeError:            # the reader, such as `head`, has closed the output
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def make_parser(file_settings: Mapping[str, object] | None = None) -> CommandParser:
    """The parser of all commands. `file_settings` are the options of `serve` that ludoteca.toml sets."""
    parser = CommandParser(prog="ludoteca", description="Server, terminal and tools for ten board games.")
    parser.add_argument("--version", action="version", version=f"ludoteca {ludoteca.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name in COMMANDS:
        importlib.import_module(f"ludoteca.cli.{name}").add_command(commands, file_settings or {})
    return parser


__all__ = ["main", "make_parser", "person_last"]
