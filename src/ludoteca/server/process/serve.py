"""Serve: opens the server, prints its addresses, waits for SIGTERM, closes in good order."""

from __future__ import annotations

import asyncio
import sys
import webbrowser
from pathlib import Path

import msgspec
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
from ludoteca.server.http.tls import NoCertificate, plain_page
from ludoteca.server.process.lifecycle import Settings, open_rooms, told_to_stop
from ludoteca.server.process.listen import (
    database,
    listen,
    local_url,
    lock_store,
    own_address,
    port_tries,
    raise_file_limit,
    run_function,
    store_name,
    tls_certificate,
)
from ludoteca.server.runtime.client_address import Surroundings, named_address
from ludoteca.server.runtime.operator_text import InvalidSetting, both, explained
from ludoteca.store import Unavailable, open_store
from ludoteca.store.preflight import InUse, Unusable, diagnosis


def print_addresses(settings: Settings, port: int, admin_key: str, safe: int = 0) -> str:
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


async def run_server(settings: Settings) -> None:
    """Serve until told to stop."""
    named_servers()                                # badly written, they are refused now and not at the first call
    surroundings = Surroundings.configured(settings.names, settings.proxies)
    named_address()
    store = open_store(database(settings))
    lock = lock_store(store)
    tries = port_tries(store)
    sock = listen(settings.host, settings.port, tries)
    port = sock.getsockname()[1]
    certificate = tls_certificate(settings, surroundings.names) if settings.tls else None    # takes a while to be made
    try:
        opened = await open_rooms(settings, store, own_address(settings, port))
    except Unavailable as error:
        raise diagnosis(error, store_name(store)) from error
    runner = opened.runner
    safe_port = 0
    if certificate is not None:
        safe = listen(settings.host, settings.tls_port if settings.port else 0, tries)
        safe_port = safe.getsockname()[1]
        opened.context.plain = plain_page(safe_port, asked_base(), certificate)
        await web.SockSite(runner, safe, ssl_context=certificate.context()).start()
    await web.SockSite(runner, sock).start()       # where other processes of the house come to, too
    if lock is not None:
        lock.publish(local_url(settings, port))
    stop = told_to_stop()
    local = print_addresses(settings, port, opened.context.admin_key, safe_port)
    opened.house.services.note("open", port=port, games=list(games(shelf=False)))
    if settings.look_at:
        local += f"r/{await take_in_file(opened.house, Path(settings.look_at))}"
        print(f"  Rivedi · look back:  {local}", flush=True)
    if settings.browser:
        await asyncio.to_thread(webbrowser.open, local)
    await stop.wait()
    await opened.close()
    if lock is not None:
        lock.release()
    opened.house.services.note("stopped")


async def take_in_file(house: House, path: Path) -> str:
    """Bring a game from a file into the house; its link."""
    guest, _ = await house.guests.create("Ludoteca", "it")
    return await house.opener.take_in(guest, msgspec.json.decode(path.read_bytes(), type=SentReplay))


def serve(settings: Settings) -> int:
    """Run the server; the exit code."""
    run = run_function()
    raise_file_limit()
    try:
        if settings.workers > 1:
            from ludoteca.server.process.supervisor import run_supervisor

            run(run_supervisor(settings))
        else:
            run(run_server(settings))
    except (Unusable, InUse) as trouble:
        for line in explained(trouble):
            print(f"ludoteca: {line}", file=sys.stderr)
        return 1
    except InvalidSetting as setting:
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
