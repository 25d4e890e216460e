"""`ludoteca serve`: runs the server."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping

from ludoteca.cli.arguments import Commands, add_also, add_database, between
from ludoteca.protocol.limits import CODE_LENGTH_LEAST, CODE_LENGTH_MOST
from ludoteca.server.process.config_file import LEVELS, PORT, SETTINGS, TLS_PORT


def add_command(commands: Commands, file_settings: Mapping[str, object]) -> None:
    parser = commands.add_parser("serve", help="run the server (the default)", description="Run the server.")
    parser.add_argument("--port", type=within("port"), default=os.environ.get("LUDOTECA_PORT") or str(PORT),
                        help=f"port for HTTP; 0 takes a free one (default: LUDOTECA_PORT or {PORT})")
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_also(parser)
    parser.add_argument("--bot-pace", type=float, default=1.0, metavar="FACTOR",
                        help="how long bots pause before a move: 1 as people do, 0 not at all")
    parser.add_argument("--bot-workers", type=within("bot_workers"), default=max(2, min(4, (os.cpu_count() or 2) - 1)),
                        metavar="0-64", help="processes that choose bots' moves (0: the server's own process)")
    parser.add_argument("--workers", type=worker_count, default=1, metavar="N|auto",
                        help="processes that share the tables (auto: one per core)")
    parser.add_argument("--pin", action="store_true",
                        help="with several workers, give each a core of its own: for a machine that runs nothing else")
    add_database(parser)
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to other machines too")
    parser.add_argument("--name", action="append", default=[], metavar="HOST",
                        help="a host name of this server, such as giochi.example.org (or LUDOTECA_HOSTS)")
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS",
                        help="a reverse proxy whose X-Forwarded-For is trusted (or LUDOTECA_PROXIES)")
    parser.add_argument("--tls", action="store_true",
                        help=f"HTTPS on port {TLS_PORT} with a certificate made here; the HTTP port explains the "
                             "browser's warning")
    parser.add_argument("--tls-port", type=within("tls_port"), metavar="PORT",
                        default=os.environ.get("LUDOTECA_TLS_PORT") or str(TLS_PORT),
                        help=f"port for HTTPS; 0 takes a free one (default: LUDOTECA_TLS_PORT or {TLS_PORT})")
    parser.add_argument("--tls-cert", default="", metavar="FILE", help="HTTPS with this certificate (PEM)")
    parser.add_argument("--tls-key", default="", metavar="FILE", help="the certificate's private key (PEM)")
    parser.add_argument("--code-length", type=within("code_length"),
                        default=os.environ.get("LUDOTECA_CODE_LENGTH") or str(CODE_LENGTH_LEAST),
                        metavar=f"{CODE_LENGTH_LEAST}-{CODE_LENGTH_MOST}", help="letters of a table's code")
    parser.add_argument("--log-level", default="warning" if sys.stderr.isatty() else "info",
                        choices=LEVELS,
                        help="least level of the JSON log on stderr (default: warning on a terminal, else info)")
    parser.set_defaults(run=run, parser=parser, **file_settings)


def within(setting: str) -> Callable[[str], int]:
    """The type of an option: a whole number within the bounds of this setting of ludoteca.toml."""
    bounds = SETTINGS[setting]
    assert bounds.least is not None and bounds.most is not None
    return between(int(bounds.least), int(bounds.most))


def worker_count(word: str) -> int:
    """A type for the number of workers: 1 to 256, or `auto` for one per core."""
    from ludoteca.server.process.cpu_affinity import allowed

    count = len(allowed()) if word == "auto" else int(word) if word.isdecimal() else 0
    if not 1 <= count <= 256:
        raise argparse.ArgumentTypeError("1 to 256, or auto")
    if count > 1 and os.name != "posix":
        if word == "auto":
            return 1
        raise argparse.ArgumentTypeError("several processes need Linux or macOS: they pass sockets to each other")
    return count


def run(arguments: argparse.Namespace) -> int:
    from ludoteca.server.house.limits import Limits
    from ludoteca.server.process.lifecycle import Settings
    from ludoteca.server.process.serve import serve

    return serve(Settings(
        host=arguments.host, port=arguments.port, browser=not arguments.no_browser, also=tuple(arguments.also),
        bot_pace=arguments.bot_pace, bot_workers=arguments.bot_workers, workers=arguments.workers, pin=arguments.pin,
        database=arguments.database, open_metrics=arguments.open_metrics, log_level=arguments.log_level,
        names=tuple(arguments.name), proxies=tuple(arguments.proxy),
        tls=arguments.tls or bool(arguments.tls_cert), tls_port=arguments.tls_port,
        tls_cert=arguments.tls_cert, tls_key=arguments.tls_key, limits=Limits(code_length=arguments.code_length)))
