"""At the desk: play a log again, and see whether everything needed is there."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

import ludoteca
from ludoteca.rules import Table, Unreadable
from ludoteca.rules.registry import bring, games


def replay(path: Path, until: int | None, seat: int | None, also: list[str]) -> int:
    """Play a log again; print the view of a seat and how it ended."""
    for each in also:
        bring(Path(each))
    console = Console()
    try:
        log = msgspec.json.decode(path.read_bytes())
        table = Table.replay(log, until)
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return 1
    names = log.get("names") or [str(each) for each in range(table.seats)]
    console.print(f"[bold]{table.game.id}[/bold], {table.seats} sedie · seats, {table.position} mosse · entries")
    console.print_json(msgspec.json.encode(table.view(seat)).decode())
    if table.outcome is None:
        console.print("La partita non è finita · the game is not over.")
        return 0
    sheet = Sheet("", "punti · points", "")
    for chair, score in enumerate(table.outcome.scores):
        sheet.add_row(names[chair], str(score), "★" if chair in table.outcome.winners else "")
    console.print(sheet)
    return 0


def doctor() -> int:
    """Look at Python, the parts, the data folder, the disk, the built page, the games."""
    from ludoteca.web.serve import Settings, data_folder, database
    from ludoteca.web.static import client_folder

    console = Console()
    well = True

    def see(what: str, good: bool, detail: str) -> None:
        nonlocal well
        well = well and good
        console.print(f" {'[green]✓[/green]' if good else '[red]✗[/red]'} {what}: {detail}", highlight=False)

    see("Python", sys.version_info >= (3, 11), platform.python_version())
    see("Ludoteca", True, ludoteca.__version__)
    for part in ("aiohttp", "uvloop", "msgspec", "numba", "segno"):
        try:
            see(part, True, importlib.metadata.version(part))
        except importlib.metadata.PackageNotFoundError:
            see(part, part == "uvloop" and sys.platform == "win32", "non c’è · missing")
    see("SQLite", sqlite3.sqlite_version_info >= (3, 35), sqlite3.sqlite_version)
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder) as probe:
            probe.write(b"x" * 4096)
            probe.flush()
            started = time.perf_counter()
            os.fsync(probe.fileno())
            see("disco · disk", True, f"{folder}, fsync {1000 * (time.perf_counter() - started):.2f} ms")
    except OSError as error:
        see("disco · disk", False, f"{folder}: {error.strerror}")
    see("database", "postgres" not in database(Settings()), database(Settings()))
    page = client_folder() / "index.html"
    built = str(page) if page.is_file() else f"{page}: `make play` la costruisce · builds it"
    see("pagina · page", page.is_file(), built)
    see("giochi · games", bool(games()), ", ".join(games()) or "nessuno · none")
    return 0 if well else 1
