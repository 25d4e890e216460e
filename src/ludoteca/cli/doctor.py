"""The doctor: looks a house over, its machine, its database and the other processes, and names every trouble it finds.

Each trouble has an entry in docs/host/running.md, under the same name.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.metadata
import os
import platform
import shlex
import shutil
import sqlite3
import ssl
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import msgspec
from rich.console import Console
from rich.markup import escape

import ludoteca
from ludoteca.rules import Unreadable
from ludoteca.rules.registry import games
from ludoteca.server.cluster.peer_check import check_peer
from ludoteca.server.http.ice_servers import named_servers
from ludoteca.server.http.static_files import client_folder
from ludoteca.server.persistence.log_codec import reason, reopen
from ludoteca.server.process.lifecycle import Settings
from ludoteca.server.process.serve import data_folder, database
from ludoteca.server.runtime.client_address import Surroundings, named_address
from ludoteca.server.runtime.operator_text import Misread, both, explained
from ludoteca.server.state.room_state import read_state
from ludoteca.store import Store, Unavailable, open_store
from ludoteca.store.preflight import Latch, Unusable
from ludoteca.store.sqlite.store import SqliteStore
from ludoteca.store.sqlite.writer import examine

if TYPE_CHECKING:
    from ludoteca.store.postgres.store import PostgresStore

PROBE = 256 * 1024               # bytes written to see whether there is room
EXTRAS = {
    "uvloop": "non c’è: il server è più lento · missing: the server is slower",
    "numba": "non c’è: i maestri giocano più semplice · missing: masters play plainer (ludoteca[kernels])",
}
LITTLE_ROOM = 50                 # MiB free below which whoever keeps the house should know
FEW_DESCRIPTORS = 4_096          # a page takes one, and one more where it is led to another process
SOON = 14 * 86_400               # seconds: a certificate that ends within these
APART = 60                       # seconds two clocks of one house may differ by: letters are good for some minutes
REACHED_WITHIN = 3.0             # seconds
GREETED = {
    "known": "", "silent": ": non risponde nessuno · nobody answers",
    "stranger": ": risponde un altro processo, o uno con un altro segreto · another process answers, or one with "
                "another secret",
    "untrusted": ": questa macchina non si fida del suo certificato · this machine does not trust its certificate"}

TROUBLES = {
    "python": "Python", "parts": "parti · parts", "names": "nomi e proxy · names and proxies", "voice": "voce · voice",
    "tls": "HTTPS", "descriptors": "descrittori · descriptors", "disk": "disco · disk", "database": "database",
    "durable": "su disco davvero · truly on disk", "clocks": "orologi · clocks", "lines": "linee · lines",
    "neighbours": "altri processi · other processes", "logs": "tavoli in gioco · tables in play",
    "page": "pagina · page", "games": "giochi · games"}
"""Everything that can be wrong, and what the doctor calls it."""


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, whether it is well, and what was seen."""

    trouble: str
    well: bool
    seen: str
    name: str = ""                                 # where there are several of a kind


def doctor(named: str = "", told: Mapping[str, Any] | None = None) -> int:
    """Look over everything; 1 where something is wrong. `told` are the options the settings file gives to `serve`."""
    console = Console()
    well = True
    for finding in findings(database(Settings(database=named)), told or {}):
        well = well and finding.well
        mark = "[green]✓[/green]" if finding.well else "[red]✗[/red]"
        what = finding.name or TROUBLES[finding.trouble]
        console.print(f" {mark} {what}: {escape(finding.seen)}", highlight=False)
        if not finding.well:
            console.print(f"   docs/host/running.md: {finding.trouble}", style="dim", highlight=False)
    return 0 if well else 1


def findings(address: str, told: Mapping[str, Any]) -> Iterator[Finding]:
    yield from _parts(address)
    yield from _network(told)
    yield from _disk(address)
    yield from _postgres(address) if address.startswith(("postgres:", "postgresql:")) else _file(address)
    yield from _page()


def _parts(address: str) -> Iterator[Finding]:
    yield Finding("python", sys.version_info >= (3, 11), platform.python_version())
    if built_plainly(sysconfig.get_config_var("CONFIG_ARGS")):
        yield from (Finding("python", True, line) for line in both("python-plain"))
    yield Finding("parts", True, ludoteca.__version__, "Ludoteca")
    parts = ["aiohttp", "uvloop", "msgspec", "numba", "segno"]
    for part in [*parts, "asyncpg"] if address.startswith("postgres") else parts:
        try:
            yield Finding("parts", True, importlib.metadata.version(part), part)
        except importlib.metadata.PackageNotFoundError:
            yield Finding("parts", part in EXTRAS, EXTRAS.get(part, "non c’è · missing"), part)
    yield Finding("parts", sqlite3.sqlite_version_info >= (3, 35), sqlite3.sqlite_version, "SQLite")


def built_plainly(asked: object) -> bool:
    """Whether the interpreter was built here, without its optimisations, by what its `configure` was asked for.

    Windows does not say, and what a distribution puts into /usr is optimised in ways of its own (Debian's)."""
    words = shlex.split(asked) if isinstance(asked, str) else []
    return bool(words) and {"--enable-optimizations", "--with-lto", "--prefix=/usr"}.isdisjoint(words)


# -- the network around the house

def _misread(trouble: str, setting: Misread) -> Iterator[Finding]:
    for line in both(setting.key, **setting.facts):
        yield Finding(trouble, False, line)


def _network(told: Mapping[str, Any]) -> Iterator[Finding]:
    try:
        around = Surroundings.told()
        proxies = ", ".join(map(str, around.proxies)) or "nessun proxy · no proxy"
        yield Finding("names", True, f"{', '.join(sorted(around.names)) or 'localhost'}; {proxies}")
    except Misread as error:
        yield from _misread("names", error)
    try:
        named_address()
    except Misread as error:
        yield from _misread("neighbours", error)
    try:
        named_servers.cache_clear()
        yield Finding("voice", True, ", ".join(url for each in named_servers() for url in each.urls)
                      or "in casa, senza relay · at home, without a relay")
    except Misread as error:
        yield from _misread("voice", error)
    yield from _tls(told)
    cores = os.cpu_count() or 1
    if sys.platform == "win32":
        return
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    unlimited = most == resource.RLIM_INFINITY
    yield Finding("descriptors", unlimited or most >= FEW_DESCRIPTORS,
                  f"{'∞' if unlimited else most}; {cores} core, --workers {told.get('workers', 1)}")


def _tls(told: Mapping[str, Any]) -> Iterator[Finding]:
    named = told.get("tls_cert")
    if named:
        path = Path(named)
        try:
            ends = ssl.cert_time_to_seconds(ssl._ssl._test_decode_cert(str(path))["notAfter"])  # type: ignore[attr-defined]
            days = int((ends - time.time()) // 86_400)
            yield Finding("tls", ends - time.time() > SOON, f"{path}: {days} giorni · days")
        except (OSError, ssl.SSLError, ValueError) as error:
            yield Finding("tls", False, f"{path}: {error}")
    elif told.get("tls") and not shutil.which("openssl"):
        yield Finding("tls", False, both("tls-none")[0])
    else:
        yield Finding("tls", True, "openssl" if shutil.which("openssl") else "senza · without openssl")


# -- where things are kept

def _disk(address: str) -> Iterator[Finding]:
    file = _file_of(address)
    folder = data_folder() if file is None else file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder) as probe:
            probe.write(b"x" * PROBE)
            probe.flush()
            started = time.perf_counter()
            os.fsync(probe.fileno())
            took = 1000 * (time.perf_counter() - started)
        free = shutil.disk_usage(folder).free // 2**20
        yield Finding("disk", free >= LITTLE_ROOM, f"{folder}, fsync {took:.2f} ms, {free} MiB liberi · free")
    except OSError as error:
        yield Finding("disk", False, f"{folder}: {error.strerror}")


def _file_of(address: str) -> Path | None:
    """The file an address names, if it names one."""
    try:
        store = open_store(address)
    except ValueError:
        return None
    return Path(store.path) if isinstance(store, SqliteStore) and store.path != ":memory:" else None


def _file(address: str) -> Iterator[Finding]:
    file = _file_of(address)
    if file is None or not file.exists():
        yield Finding("database", file is not None or address.startswith(("memory", ":memory")), address)
        return
    try:
        examine(file)
    except Unusable as trouble:
        for line in explained(trouble):
            yield Finding("database", False, line)
        return
    yield Finding("database", True, str(file))
    if _empty(file):
        # Copied by hand beside an open house: what it had written stood in the journal.
        yield Finding("database", True, "vuoto: una copia di una casa aperta si fa con `ludoteca backup` · "
                                        "empty: a copy of an open house is made with `ludoteca backup`")
        return
    latch = Latch(str(file))
    if latch.taken():
        there = latch.sign()
        for line in both("house-open", address=there.address, pid=there.pid):
            yield Finding("database", True, line, "casa · house")
    yield from _logs(address)


def _empty(file: Path) -> bool:
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        return db.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def _postgres(address: str) -> Iterator[Finding]:
    try:
        found = asyncio.run(_at_the_database(address))
    except ValueError as error:
        yield Finding("database", False, str(error))
        return
    except Unusable as trouble:
        for line in explained(trouble):
            yield Finding("database", False, line)
        return
    yield from found
    if found[-1].trouble != "database":
        yield from _logs(address)


async def _at_the_database(address: str) -> list[Finding]:
    """What PostgreSQL says of itself, and who has the house open on it; an empty one is named last."""
    from ludoteca.store.postgres.diagnostics import look_over

    store = cast("PostgresStore", open_store(address, read_only=True))
    await store.open()
    try:
        seen = await look_over(store)
        living = [] if seen.empty else await store.living()
        secret = os.environ.get("LUDOTECA_SECRET", "").encode() or (b"" if seen.empty else await store.fact("secret"))
    finally:
        await store.close()
    async with aiohttp.ClientSession(             # a line for each: a front hands whole lines on
            timeout=aiohttp.ClientTimeout(total=REACHED_WITHIN),
            connector=aiohttp.TCPConnector(force_close=True)) as http:
        greeted = await asyncio.gather(*(
            check_peer(http, secret or b"", each.opening, each.address) for each in living))
    return [
        Finding("database", True, f"{store.path}, PostgreSQL {seen.version}"),
        Finding("durable", not seen.careless, ", ".join(seen.careless) or "synchronous_commit, fsync"),
        Finding("clocks", abs(seen.ahead) < APART, f"{seen.ahead:+.1f} s"),
        Finding("lines", seen.lines >= seen.wanted, f"{seen.lines}, servono · needed {seen.wanted}"),
        *(Finding("neighbours", found == "known", f"{each.address or '?'}{GREETED[found]}",
                  f"processo · process {each.opening}")
          for each, found in zip(living, greeted, strict=True)),
        *([Finding("database", True, "vuoto · empty")] if seen.empty else [])]


# -- tables, page, games

def _logs(address: str) -> Iterator[Finding]:
    try:
        checkup = asyncio.run(look_at_logs(open_store(address, read_only=True)))
    except (ValueError, OSError, sqlite3.Error, msgspec.MsgspecError, Unavailable) as error:
        yield Finding("logs", False, str(error))
        return
    yield Finding("logs", True, f"{checkup.read}")
    for table, why in checkup.unreadable:
        yield Finding("logs", False, f"{table}: {why}", "tavolo illeggibile · unreadable table")


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
    yield Finding("page", page.is_file(), built)
    yield Finding("games", bool(games()), ", ".join(games()) or "nessuno · none")
