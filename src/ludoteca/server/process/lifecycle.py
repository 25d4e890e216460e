"""Lifecycle of a server process: opens house and web server in order, closes them in order.

The caller brings the store and the sockets: `serve` for one process, `worker` for one of several.
"""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import msgspec
from aiohttp import web

from ludoteca.rules.registry import bring
from ludoteca.server.bot_workers.engine import BotEngine, InlineEngine, PoolEngine
from ludoteca.server.house.house import House
from ludoteca.server.house.limits import Limits
from ludoteca.server.http.app import make_app, make_runner
from ludoteca.server.http.context import WebContext
from ludoteca.server.metrics import Counters
from ludoteca.server.process.config_file import PORT, TLS_PORT
from ludoteca.server.process.gc_tuning import keep_pauses_short, sweep_when_quiet
from ludoteca.server.runtime import json_logs
from ludoteca.server.runtime.client_address import Surroundings
from ludoteca.store import Store


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server, from command line, environment and ludoteca.toml."""

    host: str = "0.0.0.0"
    port: int = PORT
    browser: bool = True
    also: tuple[str, ...] = ()
    bot_pace: float = 1.0
    bot_workers: int = 2
    workers: int = 1                               # processes that share the tables
    pin: bool = False                              # each of them on a core of its own
    database: str = ""
    open_metrics: bool = False
    log_level: str = "info"
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    tls: bool = False
    tls_port: int = TLS_PORT
    tls_cert: str = ""                             # own certificate; else one is made here
    tls_key: str = ""
    limits: Limits = Limits()
    look_at: str = ""                              # a replay file; the browser opens it


class Opened(msgspec.Struct, frozen=True):
    """A server process that is open."""

    house: House
    context: WebContext
    runner: web.AppRunner
    sweeping: asyncio.Task[None]

    async def close(self) -> None:
        """With peers, hand every table over; else say goodbye to every client. Then close everything."""
        self.sweeping.cancel()
        self.house.services.note("stopping", tables=len(self.house.tables.rooms))
        if self.house.store.shared:
            for site in list(self.runner.sites):   # new connections go to another process
                await site.stop()
            await self.house.tables.hand_over()
        await self.context.close()
        await self.runner.cleanup()
        await self.house.close()


def guest_games(settings: Settings) -> tuple[str, ...]:
    return tuple(str(Path(path).resolve()) for path in settings.also)


async def open_rooms(settings: Settings, store: Store, address: str, bot_engine: BotEngine | None = None) -> Opened:
    """A process that is ready, except for its sockets.

    `address` is where peers reach it; `bot_engine` is the bot engine of all workers, if they share one.
    """
    for path in settings.also:
        bring(Path(path))
    json_logs.set_up(settings.log_level)
    counters = Counters()
    if bot_engine is None:                         # each process of the pool serves one bot at a time
        count = settings.bot_workers
        bot_engine = PoolEngine(count, guest_games(settings)) if count else InlineEngine()
    house = House(
        store, bot_engine, bot_pace=settings.bot_pace, limits=settings.limits, counters=counters, address=address)
    around = Surroundings.configured(settings.names, settings.proxies, settings.host)
    context = WebContext(house, counters, settings.open_metrics, around)
    app = make_app(context)
    keep_pauses_short()
    await house.open()                             # last: without heartbeats from here on, it is declared dead
    runner = await make_runner(context, shutdown_timeout=3.0, app=app)
    sweeping = asyncio.get_running_loop().create_task(sweep_when_quiet(lambda: counters.moves))
    return Opened(house, context, runner, sweeping)


def told_to_stop() -> asyncio.Event:
    """An event that SIGTERM or Ctrl+C sets."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(sign, stop.set)
        except NotImplementedError:                # Windows
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop
