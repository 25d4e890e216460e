"""Checks of `ludoteca doctor`: the machine, the network settings, the database and the other processes.

Each problem has an entry in docs/host/running.md, under the same name.
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
from typing import TYPE_CHECKING, cast

import aiohttp
import msgspec

import ludoteca
from ludoteca.rules import Unreadable
from ludoteca.rules.registry import games
from ludoteca.server.cluster.peer_check import check_peer
from ludoteca.server.http.ice_servers import named_servers
from ludoteca.server.http.static_files import client_folder
from ludoteca.server.persistence.log_codec import reason, reopen
from ludoteca.server.process.listen import data_folder
from ludoteca.server.runtime.client_address import Surroundings, named_address
from ludoteca.server.runtime.operator_text import InvalidSetting, both, explained
from ludoteca.server.state.room_state import read_state
from ludoteca.store import Store, Unavailable, open_store
from ludoteca.store.preflight import FileLock, Unusable
from ludoteca.store.sqlite.store import SqliteStore
from ludoteca.store.sqlite.writer import examine

if TYPE_CHECKING:
    from ludoteca.store.postgres.store import PostgresStore

PROBE_SIZE = 256 * 1024          # bytes written to test the disk
EXTRAS = {
    "uvloop": "non c’è: il server è più lento · missing: the server is slower",
    "numba": "non c’è: i maestri giocano più semplice · missing: masters play plainer (ludoteca[kernels])",
}
LEAST_FREE_MIB = 50              # less free disk is reported
LEAST_DESCRIPTORS = 4_096        # a page takes one, and a second where another process serves its table
CERTIFICATE_SECONDS = 14 * 86_400  # a certificate that ends sooner is reported
CLOCK_SKEW_SECONDS = 60          # between processes of one house: signed requests are valid for some minutes
PEER_TIMEOUT = 3.0               # seconds
PEER_STATES = {
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
"""Each check by its key, and its name in the output."""


class Finding(msgspec.Struct, frozen=True):
    """What was checked, whether it is well, and what was found."""

    trouble: str
    well: bool
    seen: str
    name: str = ""                                 # instead of the check's name, where one check has several findings


def findings(address: str, file_settings: Mapping[str, object]) -> Iterator[Finding]:
    yield from _parts(address)
    yield from _network(file_settings)
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
    """Whether this interpreter was built without optimisations, judged by the arguments of its `configure`.

    Windows does not record them. Distributions that install into /usr optimise in ways of their own (Debian).
    """
    words = shlex.split(asked) if isinstance(asked, str) else []
    return bool(words) and {"--enable-optimizations", "--with-lto", "--prefix=/usr"}.isdisjoint(words)


# -- network

def _misread(trouble: str, setting: InvalidSetting) -> Iterator[Finding]:
    for line in both(setting.key, **setting.facts):
        yield Finding(trouble, False, line)


def _network(file_settings: Mapping[str, object]) -> Iterator[Finding]:
    try:
        around = Surroundings.configured()
        proxies = ", ".join(map(str, around.proxies)) or "nessun proxy · no proxy"
        yield Finding("names", True, f"{', '.join(sorted(around.names)) or 'localhost'}; {proxies}")
    except InvalidSetting as error:
        yield from _misread("names", error)
    try:
        named_address()
    except InvalidSetting as error:
        yield from _misread("neighbours", error)
    try:
        named_servers.cache_clear()
        yield Finding("voice", True, ", ".join(url for each in named_servers() for url in each.urls)
                      or "in casa, senza relay · at home, without a relay")
    except InvalidSetting as error:
        yield from _misread("voice", error)
    yield from _tls(file_settings)
    cores = os.cpu_count() or 1
    if sys.platform == "win32":
        return
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    unlimited = most == resource.RLIM_INFINITY
    yield Finding("descriptors", unlimited or most >= LEAST_DESCRIPTORS,
                  f"{'∞' if unlimited else most}; {cores} core, --workers {file_settings.get('workers', 1)}")


def _tls(file_settings: Mapping[str, object]) -> Iterator[Finding]:
    named = file_settings.get("tls_cert")
    if isinstance(named, str) and named:
        path = Path(named)
        try:
            ends = ssl.cert_time_to_seconds(ssl._ssl._test_decode_cert(str(path))["notAfter"])  # type: ignore[attr-defined]
            days = int((ends - time.time()) // 86_400)
            yield Finding("tls", ends - time.time() > CERTIFICATE_SECONDS, f"{path}: {days} giorni · days")
        except (OSError, ssl.SSLError, ValueError) as error:
            yield Finding("tls", False, f"{path}: {error}")
    elif file_settings.get("tls") and not shutil.which("openssl"):
        yield Finding("tls", False, both("tls-none")[0])
    else:
        yield Finding("tls", True, "openssl" if shutil.which("openssl") else "senza · without openssl")


# -- disk and database

def _disk(address: str) -> Iterator[Finding]:
    file = _file_of(address)
    folder = data_folder() if file is None else file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder) as probe:
            probe.write(b"x" * PROBE_SIZE)
            probe.flush()
            started = time.perf_counter()
            os.fsync(probe.fileno())
            took = 1000 * (time.perf_counter() - started)
        free = shutil.disk_usage(folder).free // 2**20
        yield Finding("disk", free >= LEAST_FREE_MIB, f"{folder}, fsync {took:.2f} ms, {free} MiB liberi · free")
    except OSError as error:
        yield Finding("disk", False, f"{folder}: {error.strerror}")


def _file_of(address: str) -> Path | None:
    """The SQLite file of an address; None for any other database."""
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
        # Copied by hand while the server ran: its writes were still in the journal.
        yield Finding("database", True, "vuoto: una copia di una casa aperta si fa con `ludoteca backup` · "
                                        "empty: a copy of an open house is made with `ludoteca backup`")
        return
    lock = FileLock(str(file))
    if lock.is_locked():
        there = lock.holder()
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
    """What PostgreSQL reports, and the processes that use it. An empty database is the last finding."""
    from ludoteca.store.postgres.diagnostics import look_over

    store = cast("PostgresStore", open_store(address, read_only=True))
    await store.open()
    try:
        seen = await look_over(store)
        living = [] if seen.empty else await store.live_processes()
        stored = None if seen.empty else await store.setting("secret")
        secret = os.environ.get("LUDOTECA_SECRET", "").encode() or stored
    finally:
        await store.close()
    async with aiohttp.ClientSession(             # one connection each: a supervisor passes whole connections on
            timeout=aiohttp.ClientTimeout(total=PEER_TIMEOUT),
            connector=aiohttp.TCPConnector(force_close=True)) as http:
        greeted = await asyncio.gather(*(
            check_peer(http, secret or b"", each.incarnation, each.address) for each in living))
    return [
        Finding("database", True, f"{store.path}, PostgreSQL {seen.version}"),
        Finding("durable", not seen.careless, ", ".join(seen.careless) or "synchronous_commit, fsync"),
        Finding("clocks", abs(seen.ahead) < CLOCK_SKEW_SECONDS, f"{seen.ahead:+.1f} s"),
        Finding("lines", seen.lines >= seen.wanted, f"{seen.lines}, servono · needed {seen.wanted}"),
        *(Finding("neighbours", found == "known", f"{each.address or '?'}{PEER_STATES[found]}",
                  f"processo · process {each.incarnation}")
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
    """Number of readable logs of tables in play, and the unreadable ones with the reason."""

    read: int = 0
    unreadable: list[tuple[str, str]] = []


async def look_at_logs(store: Store) -> LogCheckup:
    """Replay the log of every table that has a game in play."""
    checkup = LogCheckup()
    await store.open()
    try:
        for row in await store.rooms_in(("playing", "paused")):
            if row.game not in games(shelf=False):
                continue                           # perhaps added with --also: its rules are unknown here
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
