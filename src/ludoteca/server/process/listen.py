"""Listening: sockets, addresses, certificate and database of a server process, from its settings."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
from pathlib import Path
from typing import Any

import platformdirs

from ludoteca.server.http.links import lan_address
from ludoteca.server.http.tls import Certificate, own_certificate
from ludoteca.server.process.lifecycle import Settings
from ludoteca.server.runtime.client_address import named_address
from ludoteca.server.runtime.operator_text import InvalidSetting
from ludoteca.store import Store
from ludoteca.store.preflight import FileLock
from ludoteca.store.sqlite.store import SqliteStore


def data_folder() -> Path:
    """LUDOTECA_DATA, or the user's data folder."""
    named = os.environ.get("LUDOTECA_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("ludoteca", appauthor=False))


def database(settings: Settings) -> str:
    """The address of the database."""
    return settings.database or os.environ.get("LUDOTECA_DATABASE") or str(data_folder() / "ludoteca.sqlite3")


def store_name(store: Store) -> str:
    """The store's address without a password, for messages."""
    return str(getattr(store, "path", "memory:"))


def port_tries(store: Store) -> int:
    """How many ports may be tried: one, if a balancer or peers expect this process at its port."""
    return 20 if isinstance(store, SqliteStore) and not named_address() else 1


def listen(host: str, port: int, tries: int = 20) -> socket.socket:
    """A listening socket on this port or, if it is taken, the next free one. Port 0 takes any."""
    for candidate in range(port, port + (tries if port else 1)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
        except OSError as error:
            sock.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            continue
        sock.listen(1024)
        sock.setblocking(False)
        return sock
    if tries == 1:
        raise InvalidSetting("port-taken", port=str(port))
    raise OSError(errno.EADDRINUSE, f"ports {port} to {port + tries - 1} are all taken")


def own_address(settings: Settings, port: int) -> str:
    """Where peers reach this process: LUDOTECA_ADDRESS, or this machine's address on its network."""
    if named := named_address():
        return named
    host = (lan_address() or "127.0.0.1") if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def local_url(settings: Settings, port: int) -> str:
    """The address that is written into the lock file of a database in use."""
    return f"http://{'localhost' if settings.host in ('0.0.0.0', '::') else settings.host}:{port}/"


def tls_certificate(settings: Settings, names: frozenset[str]) -> Certificate:
    """The configured certificate, or one made here."""
    if settings.tls_cert:
        return Certificate(Path(settings.tls_cert), Path(settings.tls_key or settings.tls_cert))
    return own_certificate(data_folder() / "tls", names)


def lock_store(store: Store) -> FileLock | None:
    """Lock the database file: two servers on one file would not know of each other's tables. None without a file."""
    if not isinstance(store, SqliteStore) or store.path == ":memory:":
        return None
    lock = FileLock(store.path)
    lock.acquire()
    return lock


def run_function() -> Any:
    """uvloop's `run`, or asyncio's where there is no uvloop: on Windows, and without a wheel."""
    try:
        import uvloop
    except ModuleNotFoundError:                    # slower, otherwise the same
        return asyncio.run
    return uvloop.run


def raise_file_limit() -> None:
    """Raise the limit of open files to the user's maximum: each connection needs one."""
    if sys.platform != "win32":
        import resource

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if least != most:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
