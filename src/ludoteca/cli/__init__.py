"""The command `ludoteca`: serve (the default), play, mcp, backup and its like, replay, doctor and the arena's own."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ludoteca.languages import LANGUAGES, first_spoken


def main(words: list[str] | None = None) -> int:
    """Run the command line; the exit code."""
    words = list(sys.argv[1:] if words is None else words)
    from ludoteca.server.process import config_file

    try:
        told = config_file.load()
    except config_file.Mistaken as mistake:
        from ludoteca.server.runtime.operator_text import both

        for line in both(mistake.key, **mistake.facts):
            print(f"ludoteca: {line}", file=sys.stderr)
        return 2
    parser = make_parser(told)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "serve")
    asked = parser.parse_args(person_last(words))
    answer = asked.run(asked)
    return int(answer or 0)


def person_last(words: list[str]) -> list[str]:
    """A person's id or name may begin with a hyphen: it is no option then.

    >>> person_last(["forget", "-kifIeKsvEaU", "--database", "casa.sqlite3"])
    ['forget', '--database', 'casa.sqlite3', '--', '-kifIeKsvEaU']
    >>> person_last(["export", "Ada", "--database=casa.sqlite3"])
    ['export', 'Ada', '--database=casa.sqlite3']
    """
    if words[0] not in ("export", "forget"):
        return words
    for number, word in enumerate(words):
        option = word.partition("=")[0] in ("-h", "--help", "--database", "--") or words[number - 1] == "--database"
        if number and word.startswith("-") and not option:
            return [*words[:number], *words[number + 1:], "--", word]
    return words


def make_parser(told: Mapping[str, Any] | None = None) -> argparse.ArgumentParser:
    import ludoteca
    from ludoteca.bots import EVERY_LEVEL

    parser = argparse.ArgumentParser(prog="ludoteca", description="A house of games in the browser.")
    parser.add_argument("--version", action="version", version=f"ludoteca {ludoteca.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="open the house (the default)")
    serve.add_argument("--port", type=_between(0, 65_535), default=os.environ.get("LUDOTECA_PORT") or "8080")
    serve.add_argument("--host", default="0.0.0.0", help="address to listen on (127.0.0.1: this machine only)")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.add_argument("--also", action="append", default=[], metavar="GAME.py", help="bring a game from a file")
    serve.add_argument("--bot-pace", type=float, default=1.0, help="how long bots pause: 1 as people do, 0 not at all")
    serve.add_argument("--bot-workers", type=_between(0, 64), default=max(2, min(4, (os.cpu_count() or 2) - 1)),
                       help="processes that think for bots (0: none)")
    serve.add_argument("--workers", type=_workers, default=1, metavar="N|auto",
                       help="processes that share the tables (auto: one per core)")
    serve.add_argument("--pin", action="store_true",
                       help="with several workers, each on a core of its own: for a machine that serves nothing else")
    serve.add_argument("--database", default="",
                       help="a file, sqlite:///file or postgresql://… (or LUDOTECA_DATABASE)")
    serve.add_argument("--open-metrics", action="store_true", help="show /metrics to other machines too")
    serve.add_argument("--name", action="append", default=[], metavar="HOST",
                       help="a name by which the house may be called, such as giochi.example.org (or LUDOTECA_HOSTS)")
    serve.add_argument("--proxy", action="append", default=[], metavar="ADDRESS",
                       help="a reverse proxy whose X-Forwarded-For is believed (or LUDOTECA_PROXIES)")
    serve.add_argument("--tls", action="store_true",
                       help="HTTPS with a certificate of the house's own; the plain port explains the warning")
    serve.add_argument("--tls-cert", default="", metavar="FILE", help="HTTPS with this certificate (PEM)")
    serve.add_argument("--tls-key", default="", metavar="FILE", help="and this key")
    serve.add_argument("--code-length", type=_between(4, 12), default=os.environ.get("LUDOTECA_CODE_LENGTH") or "4",
                       metavar="4-12", help="letters of a table's code")
    serve.add_argument("--log-level", default="warning" if sys.stderr.isatty() else "info",
                       choices=("debug", "info", "warning", "error"), help="JSON lines on stderr, fewer on a terminal")
    serve.set_defaults(run=_serve, **(told or {}))

    play = commands.add_parser(
        "play", help="play in the terminal, in words",
        description="Play in the terminal, in words: at a table by its code, or alone against bots.")
    play.add_argument("what", metavar="CODE|GAME", help="a table's code, such as FPVX; with --alone a game's id")
    play.add_argument("--alone", action="store_true", help="open a table of one's own and seat bots")
    play.add_argument("--level", default="artigiano", choices=EVERY_LEVEL, metavar="LEVEL",
                      help=f"how well the bots play: {', '.join(EVERY_LEVEL)}")
    play.add_argument("--name", default=os.environ.get("USER", "") or "Terminale", help="what the others call you")
    play.add_argument("--at", default="", metavar="ADDRESS",
                      help="where the house is (default: http://127.0.0.1:8080; alone: a house opened for this game)")
    play.add_argument("--language", default=first_spoken(os.environ.get("LANG", "")) or "it", choices=LANGUAGES)
    play.add_argument("--seats", type=int, default=None, metavar="N", help="alone: how many chairs")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="alone: such as hourglass=0")
    play.set_defaults(run=_play)

    mcp = commands.add_parser(
        "mcp", help="a chair for an agent (Model Context Protocol over standard input and output)",
        description="Serve one agent over standard input and output: it sits at a table by its code, once the host has "
                    "said yes, and plays in words. Needs the extra mcp.")
    mcp.add_argument("--at", default="http://127.0.0.1:8080", metavar="ADDRESS", help="where the house is")
    mcp.add_argument("--name", default="Agente", help="what the others call it")
    mcp.add_argument("--language", default="it", choices=LANGUAGES)
    mcp.set_defaults(run=_mcp)

    replay = commands.add_parser(
        "replay", help="look at a game in a file again, in the browser",
        description="Look at a game in a file again, in the browser. The house opened for it keeps nothing.")
    replay.add_argument("log", type=Path, help="a log as /api/tables/<id>/log gives it")
    replay.add_argument("--print", action="store_true", dest="printed",
                        help="print how it ended, or with --until or --seat how it stood, and open nothing")
    replay.add_argument("--port", type=_between(0, 65_535), default=8090)
    replay.add_argument("--no-browser", action="store_true", help="say where it can be looked at, open no browser")
    replay.add_argument("--until", type=int, default=None, help="only so many entries")
    replay.add_argument("--seat", type=int, default=None, help="show the view of this seat (default: a spectator's)")
    replay.add_argument("--also", action="append", default=[], metavar="GAME.py")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser(
        "verify", help="check a game in a file: its luck, every move, how it ended",
        description="Check a game in a file: that its luck came from the house's commitment and everybody's numbers, "
                    "that every move follows the rules, and that it ended as the file says.")
    verify.add_argument("log", type=Path, help="a game as the house saves it")
    verify.add_argument("--also", action="append", default=[], metavar="GAME.py")
    verify.set_defaults(run=_verify)

    doctor = commands.add_parser("doctor", help="see whether everything needed is there")
    doctor.add_argument("--database", default="",
                        help="a file, sqlite:///file or postgresql://… (or LUDOTECA_DATABASE)")
    doctor.set_defaults(run=_doctor, told=told or {})

    for name, what, help in (
            ("backup", "file", "copy the database, also while the house is open"),
            ("restore", "file", "put a copy back, or move a house to another database (it must be closed)"),
            ("export", "guest", "print everything the house has of a person, by id or name"),
            ("forget", "guest", "take a person out of the house for good (it must be closed)")):
        keeping = commands.add_parser(name, help=help)
        keeping.add_argument(what, type=Path if what == "file" else str)
        keeping.add_argument("--database", default="",
                             help="a file, sqlite:///file or postgresql://… (or LUDOTECA_DATABASE)")
        if name == "restore":
            keeping.add_argument("--over", action="store_true", help="in the place of the house that is there")
        keeping.set_defaults(run=_keep, act=name)

    given = commands.add_parser(
        "dataset", help="write the games people gave to research, without the people",
        description="Write the games whose people all let them go into an open dataset, a game to a line, with nothing "
                    "of the people in them (docs/research/dataset.md).")
    given.add_argument("file", type=Path, help="where to, such as games.jsonl")
    given.add_argument("--database", default="",
                       help="a file, sqlite:///file or postgresql://… (or LUDOTECA_DATABASE)")
    given.set_defaults(run=_dataset)

    types = commands.add_parser("types", help="write the client's TypeScript types")
    types.add_argument("folder", type=Path, nargs="?", default=Path("client/src/wire"))
    types.add_argument("--check", action="store_true", help="only say whether they are up to date")
    types.set_defaults(run=_types)

    openapi = commands.add_parser("openapi", help="print the OpenAPI description")
    openapi.set_defaults(run=_openapi)

    try:
        importlib.import_module("ludoteca.cli.arena").add_commands(commands)
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("ludoteca.arena"):
            raise
    return parser


def _between(least: int, most: int) -> Callable[[str], int]:
    """A number within these; anything else is answered with them, also where the environment says it."""
    def read(word: str) -> int:
        if not word.isdecimal() or not least <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{least} to {most}")
        return int(word)

    return read


def _workers(word: str) -> int:
    from ludoteca.server.process.cpu_affinity import allowed

    count = len(allowed()) if word == "auto" else int(word) if word.isdecimal() else 0
    if not 1 <= count <= 256:
        raise argparse.ArgumentTypeError("1 to 256, or auto")
    if count > 1 and os.name != "posix":
        if word == "auto":
            return 1
        raise argparse.ArgumentTypeError("several processes need a system that hands lines on: Linux or macOS")
    return count


def _serve(asked: argparse.Namespace) -> int:
    from ludoteca.server.house.house import Limits
    from ludoteca.server.process.lifecycle import Settings
    from ludoteca.server.process.serve import serve

    return serve(Settings(
        host=asked.host, port=asked.port, browser=not asked.no_browser, also=tuple(asked.also), bot_pace=asked.bot_pace,
        bot_workers=asked.bot_workers, workers=asked.workers, pin=asked.pin,
        database=asked.database, open_metrics=asked.open_metrics, log_level=asked.log_level,
        names=tuple(asked.name), proxies=tuple(asked.proxy), tls=asked.tls or bool(asked.tls_cert),
        tls_cert=asked.tls_cert, tls_key=asked.tls_key, limits=Limits(code_length=asked.code_length)))


def _play(asked: argparse.Namespace) -> int:
    from ludoteca.cli.arena import read_option
    from ludoteca.clients.terminal import PlayArguments, run
    from ludoteca.protocol.limits import NAME_LENGTH

    return run(PlayArguments(
        asked.what, asked.alone, asked.level, asked.name[:NAME_LENGTH], asked.at, asked.language, asked.seats,
        dict(map(read_option, asked.option))))


def _mcp(asked: argparse.Namespace) -> int:
    import ludoteca

    try:
        from ludoteca.clients.mcp import run
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("mcp"):
            raise
        sys.exit("ludoteca mcp needs the MCP SDK: pip install 'mcp<2'")

    return run(asked.at, asked.language, asked.name, ludoteca.__version__)


def _replay(asked: argparse.Namespace) -> int:
    from ludoteca.cli.replay import look_back, replay

    if asked.printed or asked.until is not None or asked.seat is not None:
        return replay(asked.log, asked.until, asked.seat, asked.also)
    return look_back(asked.log, asked.also, asked.port, not asked.no_browser)


def _verify(asked: argparse.Namespace) -> int:
    from ludoteca.cli.replay import verify

    return verify(asked.log, asked.also)


def _doctor(asked: argparse.Namespace) -> int:
    from ludoteca.cli.doctor import doctor

    return doctor(asked.database, asked.told)


def _keep(asked: argparse.Namespace) -> int:
    from ludoteca.cli.backup import keep

    return keep(asked.act, asked.database, getattr(asked, "file", None), getattr(asked, "guest", ""),
                getattr(asked, "over", False))


def _dataset(asked: argparse.Namespace) -> int:
    from ludoteca.cli.backup import give_away

    return give_away(asked.database, asked.file)


def _types(asked: argparse.Namespace) -> int:
    from ludoteca.protocol.typescript import check, write

    return check(asked.folder) if asked.check else write(asked.folder)


def _openapi(asked: argparse.Namespace) -> int:
    import msgspec

    from ludoteca.server.http.openapi import page
    from ludoteca.server.http.routes import ROUTES

    print(msgspec.json.format(msgspec.json.encode(page(ROUTES))).decode())
    return 0
