"""Open the house: find a port, say where we are, wait for SIGTERM, close in good order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import segno
from aiohttp import web
from rich.console import Console
from rich.text import Text

from ludoteca.protocol.http_history import SentReplay
from ludoteca.rules.registry import games
from ludoteca.server.house.house import House
from ludoteca.server.http.ice_servers import named_servers
from ludoteca.server.http.links import lan_address
from ludoteca.server.http.static_files import asked_base
from ludoteca.server.http.tls import Certificate, NoCertificate, own_certificate, plain_page
from ludoteca.server.process.lifecycle import Settings, open_rooms, told_to_stop
from ludoteca.server.runtime.client_address import Surroundings, named_address
from ludoteca.server.runtime.operator_text import Misread, both, explained
from ludoteca.store import Store, Unavailable, open_store
from ludoteca.store.preflight import InUse, Latch, Unusable, diagnosis
from ludoteca.store.sqlite.store import SqliteStore


def data_folder() -> Path:
    named = os.environ.get("LUDOTECA_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("ludoteca", appauthor=False))


def database(settings: Settings) -> str:
    return settings.database or os.environ.get("LUDOTECA_DATABASE") or str(data_folder() / "ludoteca.sqlite3")


def place(store: Store) -> str:
    """Where a store keeps things, as people may read it: the address it was opened with may hold a password."""
    return str(getattr(store, "path", "memory:"))


def tries_for(store: Store) -> int:
    """How many ports may be tried. One, where others look for this process at the one it was told: a balancer, and the
    processes that were given its address."""
    return 20 if isinstance(store, SqliteStore) and not named_address() else 1


def listen(host: str, port: int, tries: int = 20) -> socket.socket:
    """A socket on this port or, where it is taken, the next free one. Port 0 takes any."""
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
        raise Misread("port-taken", port=str(port))
    raise OSError(errno.EADDRINUSE, f"ports {port} to {port + tries - 1} are all taken")


def greet(settings: Settings, port: int, admin_key: str, safe: int = 0) -> str:
    """Tell the person at the terminal where to go; the address of this machine. `safe`: the port with HTTPS, if any."""
    console = Console(stderr=False)
    local = f"http://localhost:{port}{asked_base()}/"
    away = lan_address() if settings.host in ("0.0.0.0", "::") else None
    remote = f"http://{away}:{port}{asked_base()}/" if away else None
    console.print()
    console.print(Text("  Ludoteca", style="bold"), Text("è aperta · is open", style="dim"))
    if settings.port and port != settings.port:
        console.print(
            f"  La porta {settings.port} era occupata: uso la {port}. [dim]Port {settings.port} was taken.[/dim]")
    console.print(f"  Qui · here:          [link={local}]{local}[/link]", highlight=False)
    if safe:
        secure = f"https://{away or 'localhost'}:{safe}{asked_base()}/"
        console.print(f"  HTTPS:               [link={secure}]{secure}[/link]", highlight=False)
        if settings.tls_port and safe != settings.tls_port:
            taken = settings.tls_port
            console.print(f"  La porta {taken} era occupata. [dim]Port {taken} was taken.[/dim]")
    if remote:
        console.print(f"  In casa · at home:   [link={remote}]{remote}[/link]", highlight=False)
        if console.is_terminal:
            segno.make(remote, error="l", micro=False).terminal(compact=True, border=2)
    # The page that explains the warning would lose the key on the way: what is behind the # never reaches the house.
    desk = f"https://localhost:{safe}{asked_base()}/desk#{admin_key}" if safe else f"{local}desk#{admin_key}"
    console.print(f"  Il banco · the desk: [link={desk}]{desk}[/link]", highlight=False, style="dim")
    console.print("  Per chiudere · to stop: Ctrl+C", style="dim")
    console.print()
    sys.stdout.flush()
    return local


def own_address(settings: Settings, port: int) -> str:
    """Where other processes of the house reach this one: LUDOTECA_ADDRESS, or this machine as its network sees it."""
    if named := named_address():
        return named
    host = (lan_address() or "127.0.0.1") if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def sign(settings: Settings, port: int) -> str:
    """The address that hangs at a database file in use."""
    return f"http://{'localhost' if settings.host in ('0.0.0.0', '::') else settings.host}:{port}/"


def tls_certificate(settings: Settings, names: frozenset[str]) -> Certificate:
    """One's own, or the one the house makes for itself."""
    if settings.tls_cert:
        return Certificate(Path(settings.tls_cert), Path(settings.tls_key or settings.tls_cert))
    return own_certificate(data_folder() / "tls", names)


def one_house_only(store: Store) -> Latch | None:
    """Take the database file for this house: a second one would not see who sits at its tables."""
    if not isinstance(store, SqliteStore) or store.path == ":memory:":
        return None
    latch = Latch(store.path)
    latch.close()
    return latch


async def open_house(settings: Settings) -> None:
    """Serve until told to stop."""
    named_servers()                                # badly written, they are refused now and not at the first call
    surroundings = Surroundings.told(settings.names, settings.proxies)
    named_address()
    store = open_store(database(settings))
    latch = one_house_only(store)
    tries = tries_for(store)
    sock = listen(settings.host, settings.port, tries)
    port = sock.getsockname()[1]
    certificate = tls_certificate(settings, surroundings.names) if settings.tls else None    # takes a while to be made
    try:
        opened = await open_rooms(settings, store, own_address(settings, port))
    except Unavailable as error:
        raise diagnosis(error, place(store)) from error
    runner = opened.runner
    safe_port = 0
    if certificate is not None:
        safe = listen(settings.host, settings.tls_port if settings.port else 0, tries)
        safe_port = safe.getsockname()[1]
        opened.context.plain = plain_page(safe_port, asked_base(), certificate)
        await web.SockSite(runner, safe, ssl_context=certificate.context()).start()
    await web.SockSite(runner, sock).start()       # where other processes of the house come to, too
    if latch is not None:
        latch.hang(sign(settings, port))
    stop = told_to_stop()
    local = greet(settings, port, opened.context.admin_key, safe_port)
    opened.house.services.note("open", port=port, games=list(games(shelf=False)))
    if settings.look_at:
        local += f"r/{await take_in_file(opened.house, Path(settings.look_at))}"
        print(f"  Rivedi · look back:  {local}", flush=True)
    if settings.browser:
        await asyncio.to_thread(webbrowser.open, local)
    await stop.wait()
    await opened.close()
    if latch is not None:
        latch.open()
    opened.house.services.note("stopped")


async def take_in_file(house: House, path: Path) -> str:
    """Bring a game from a file into the house; its link."""
    guest, _ = await house.guests.welcome("Ludoteca", "it")
    return await house.opener.take_in(guest, msgspec.json.decode(path.read_bytes(), type=SentReplay))


def fastest_loop() -> Any:
    """What runs a coroutine to its end: uvloop, except on Windows and machines it has no wheel for."""
    try:
        import uvloop
    except ModuleNotFoundError:                    # slower, not different
        return asyncio.run
    return uvloop.run


def allow_many_lines() -> None:
    """Every page takes a descriptor: as many as this user may have at all, not the few a program begins with."""
    if sys.platform != "win32":
        import resource

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if least != most:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings) -> int:
    """Run the server; the exit code."""
    run = fastest_loop()
    allow_many_lines()
    try:
        if settings.workers > 1:
            from ludoteca.server.process.supervisor import open_front

            run(open_front(settings))
        else:
            run(open_house(settings))
    except (Unusable, InUse) as trouble:
        for line in explained(trouble):
            print(f"ludoteca: {line}", file=sys.stderr)
        return 1
    except Misread as setting:
        for line in both(setting.key, **setting.facts):
            print(f"ludoteca: {line}", file=sys.stderr)
        return 1
    except NoCertificate:
        for line in both("tls-none"):
            print(f"ludoteca: {line}", file=sys.stderr)
        return 1
    except (ValueError, OSError) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 1
    return 0
