"""`ludoteca play`: a table in the terminal."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from ludoteca.bots import EVERY_LEVEL
from ludoteca.cli.arguments import Commands, read_option
from ludoteca.languages import LANGUAGES, first_spoken
from ludoteca.protocol.limits import NAME_LENGTH


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser(
        "play", help="play in the terminal, in words",
        description="Play in the terminal, in words: at a table by its code, or alone against bots.")
    parser.add_argument("what", metavar="CODE|GAME", help="a table's code, such as FPVX; with --alone a game's id")
    parser.add_argument("--alone", action="store_true", help="open a table and seat bots")
    parser.add_argument("--level", default="artigiano", choices=EVERY_LEVEL, metavar="LEVEL",
                        help=f"level of the bots: {', '.join(EVERY_LEVEL)}")
    parser.add_argument("--name", default=os.environ.get("USER", "") or "Terminale", help="your name at the table")
    parser.add_argument("--at", default="", metavar="ADDRESS",
                        help="the server (default: http://127.0.0.1:8080; with --alone one is started for this game)")
    parser.add_argument("--language", default=first_spoken(os.environ.get("LANG", "")) or "it", choices=LANGUAGES,
                        help="language of the game (default: the one of LANG, else Italian)")
    parser.add_argument("--seats", type=int, default=None, metavar="N", help="with --alone: number of seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                        help="with --alone: an option of the game, such as hourglass=0")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.clients.terminal import PlayArguments, run

    return run(PlayArguments(
        arguments.what, arguments.alone, arguments.level, arguments.name[:NAME_LENGTH], arguments.at,
        arguments.language, arguments.seats, dict(map(read_option, arguments.option))))
