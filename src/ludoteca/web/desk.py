"""At the desk: play a log again, and see whether everything needed is there."""

from __future__ import annotations

import asyncio
import importlib.metadata
import os
import platform
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Sheet

import ludoteca
from ludoteca.room.logbook import reason, reopen
from ludoteca.room.state import read_state
from ludoteca.rules import Table, Unreadable
from ludoteca.rules.registry import bring, games
from ludoteca.store import Store, open_store
from ludoteca.store.file import Latch, Unusable
from ludoteca.store.sqlite import SqliteStore
from ludoteca.store.sqlite_file import examine
from ludoteca.web.opening import Settings
from ludoteca.web.serve import data_folder, database, serve
from ludoteca.web.static import client_folder
from ludoteca.web.terminal import both, explained


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


def look_back(path: Path, also: list[str], port: int, browser: bool) -> int:
    """Open a house that keeps nothing, with this one game in it, and the browser at the game."""
    for each in also:
        bring(Path(each))
    try:
        Table.replay(msgspec.json.decode(path.read_bytes()))
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return 1
    return serve(Settings(
        host="127.0.0.1", port=port, browser=browser, also=tuple(also), database="memory:", look_at=str(path),
        log_level="warning"))


def verify(path: Path, also: list[str]) -> int:
    """Check a whole game: the luck, every move, the end. 1 where something does not add up."""
    for each in also:
        bring(Path(each))
    try:
        log = msgspec.json.decode(path.read_bytes())
        table = Table.replay(log)
    except (OSError, msgspec.MsgspecError, KeyError, Unreadable) as error:
        print(f"ludoteca: {path}: {error}", file=sys.stderr)
        return 1
    findings = [("mosse · moves", True, f"{table.position}")]
    if table.luck is None:
        findings.append(("fortuna · luck", True, "nessuno l’ha mescolata · nobody mixed it"))
    else:
        faults = table.luck.faults(table.first_seed)
        findings.append(("impegno · commitment", "commitment" not in faults, table.luck.commitment))
        count = len(table.luck.shares)
        findings.append((f"fortuna della casa e di {count} · luck of the house and of {count}", "seed" not in faults,
                         str(table.first_seed)))
    if "outcome" in log:
        same = msgspec.json.decode(msgspec.json.encode(table.outcome)) == log["outcome"]
        findings.append(("finale · end", same, str(table.outcome.scores if table.outcome else "–")))
    console = Console()
    for what, good, detail in findings:
        mark = "[green]✓[/green]" if good else "[red]✗[/red]"
        console.print(f" {mark} {what}: {escape(detail)}", highlight=False)
    return 0 if all(good for _, good, _ in findings) else 1


PROBE = 256 * 1024               # bytes written to see whether there is room
EXTRAS = {
    "uvloop": "non c’è: il server è più lento · missing: the server is slower",
    "numba": "non c’è: i maestri giocano più semplice · missing: masters play plainer (ludoteca[kernels])",
}
LITTLE_ROOM = 50                 # MiB free below which whoever keeps the house should know

Finding = tuple[str, bool, str]
"""What was looked at, whether it is well, and what was seen."""


def doctor(named: str = "") -> int:
    """Look at Python, the parts, the data folder, the disk, the tables in play, the built page, the games."""
    console = Console()
    well = True
    address = database(Settings(database=named))
    for findings in (_parts(), _disk(address), _database(address), _page(), _games()):
        for what, good, detail in findings:
            well = well and good
            mark = "[green]✓[/green]" if good else "[red]✗[/red]"
            console.print(f" {mark} {what}: {escape(detail)}", highlight=False)
    return 0 if well else 1


def _parts() -> Iterator[Finding]:
    yield "Python", sys.version_info >= (3, 11), platform.python_version()
    yield "Ludoteca", True, ludoteca.__version__
    for part in ("aiohttp", "uvloop", "msgspec", "numba", "segno"):
        try:
            yield part, True, importlib.metadata.version(part)
        except importlib.metadata.PackageNotFoundError:
            yield part, part in EXTRAS, EXTRAS.get(part, "non c’è · missing")
    yield "SQLite", sqlite3.sqlite_version_info >= (3, 35), sqlite3.sqlite_version


def _disk(address: str) -> Iterator[Finding]:
    folder = _folder(address)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder) as probe:
            probe.write(b"x" * PROBE)
            probe.flush()
            started = time.perf_counter()
            os.fsync(probe.fileno())
            took = 1000 * (time.perf_counter() - started)
        free = shutil.disk_usage(folder).free // 2**20
        yield "disco · disk", free >= LITTLE_ROOM, f"{folder}, fsync {took:.2f} ms, {free} MiB liberi · free"
    except OSError as error:
        yield "disco · disk", False, f"{folder}: {error.strerror}"


def _file(address: str) -> Path | None:
    """The file an address names, if it names one."""
    try:
        store = open_store(address)
    except ValueError:
        return None
    return Path(store.path) if isinstance(store, SqliteStore) and store.path != ":memory:" else None


def _folder(address: str) -> Path:
    file = _file(address)
    return data_folder() if file is None else file.parent


def _database(address: str) -> Iterator[Finding]:
    yield "database", "postgres" not in address, address
    file = _file(address)
    if file is None or not file.exists():
        return
    try:
        examine(file)
    except Unusable as trouble:
        for line in explained(trouble):
            yield "database", False, line
        return
    latch = Latch(str(file))
    if latch.taken():
        there = latch.sign()
        for line in both("house-open", address=there.address, pid=there.pid):
            yield "casa · house", True, line
    try:
        checkup = asyncio.run(look_at_logs(open_store(address, read_only=True)))
    except (ValueError, OSError, sqlite3.Error, msgspec.MsgspecError) as error:
        yield "tavoli · tables", False, str(error)
        return
    yield "tavoli in gioco · tables in play", True, f"{checkup.read}"
    for table, why in checkup.unreadable:
        yield "tavolo illeggibile · unreadable table", False, f"{table}: {why}"


class LogCheckup(msgspec.Struct):
    """How many logs of tables in play could be followed to their end, and which could not, with the reason."""

    read: int = 0
    unreadable: list[tuple[str, str]] = []


async def look_at_logs(store: Store) -> LogCheckup:
    """Follow the log of every table that is in the middle of a game."""
    checkup = LogCheckup()
    await store.open()
    try:
        for row in await store.rooms_in(("playing", "paused")):
            if row.game not in games(shelf=False):
                continue                           # brought by --also, perhaps: nothing can be said of it here
            try:
                _, steps = reopen(await store.entries(row.id, read_state(row).round))
                for _ in steps:
                    pass
                checkup.read += 1
            except Unreadable as error:
                checkup.unreadable.append((row.id, reason(error)))
            except msgspec.MsgspecError as error:
                checkup.unreadable.append((row.id, type(error).__name__))
    finally:
        await store.close()
    return checkup


def _page() -> Iterator[Finding]:
    page = client_folder() / "index.html"
    built = str(page) if page.is_file() else f"{page}: `make play` la costruisce · builds it"
    yield "pagina · page", page.is_file(), built


def _games() -> Iterator[Finding]:
    yield "giochi · games", bool(games()), ", ".join(games()) or "nessuno · none"
