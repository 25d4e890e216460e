"""Worker: one of several processes of a supervisor, which passes it accepted connections.

On SQLite it writes through the supervisor, on PostgreSQL directly.

`python -m ludoteca.server.process.worker` is started by the supervisor only, with its sockets open. It reads its orders
from standard input: they may hold the database's password, and other users can read a command line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from pathlib import Path

import msgspec

from ludoteca.server.bot_workers.shared_pool import SharedEngine
from ludoteca.server.http.static_files import asked_base
from ludoteca.server.http.tls import Certificate, plain_page
from ludoteca.server.process.cpu_affinity import stay_on
from ludoteca.server.process.lifecycle import Opened, Settings, open_rooms, told_to_stop
from ludoteca.store import Unavailable, open_store
from ludoteca.store.preflight import Unusable, diagnosis
from ludoteca.store.remote import remote_store

BEAT = 0.4                       # seconds between two reports to the supervisor
SECURE = b"s"                    # sent with a socket that begins with TLS; others come with PLAIN
PLAIN = b"p"
TROUBLE = b"!"                   # begins the report of a worker that cannot start

log = logging.getLogger("ludoteca.worker")


class Orders(msgspec.Struct, frozen=True):
    """What the supervisor tells a worker at its start."""

    settings: Settings
    address: str
    line: int                                      # file descriptors passed at the start
    store: int | None = None                       # None: each worker connects to the database itself
    database: str = ""
    certificate: tuple[str, str] | None = None
    safe_port: int = 0                             # port for HTTPS
    bot_pool: int | None = None                    # of the shared bot pool; None: bots run in this process
    core: int | None = None                        # CPU core of this worker alone


class Worker:
    """Serves connections that the supervisor passes, until it is told to stop or the supervisor ends."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self._line = socket.socket(fileno=orders.line)
        self._line.setblocking(False)
        self._opened: Opened | None = None
        self._orphan = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._certificate = None if orders.certificate is None else Certificate(*map(Path, orders.certificate))
        self._secure = None if self._certificate is None else self._certificate.context()

    async def work(self) -> None:
        stop = told_to_stop()
        orders = self._orders
        store = (open_store(orders.database) if orders.store is None
                 else remote_store(socket.socket(fileno=orders.store), lambda: self._orphaned(stop)))
        bot_engine = None if orders.bot_pool is None else SharedEngine(socket.socket(fileno=orders.bot_pool))
        try:
            if bot_engine is not None:
                await bot_engine.open()
            self._opened = await open_rooms(orders.settings, store, orders.address, bot_engine)
        except (Unavailable, Unusable) as error:   # the supervisor has ended, or reports it, or tries again
            if not self._orphan:
                trouble = diagnosis(error, str(getattr(store, "path", "")))
                log.warning("worker_not_open", extra={"facts": {"error": trouble.kind, "detail": trouble.detail}})
                with contextlib.suppress(OSError):
                    self._line.send(TROUBLE + msgspec.json.encode(
                        (trouble.kind, trouble.path, trouble.detail[:2000])) + b"\n")
            return
        if self._certificate is not None:
            self._opened.context.plain = plain_page(orders.safe_port, asked_base(), self._certificate)
        loop = asyncio.get_running_loop()
        loop.add_reader(self._line, self._take, stop)
        beating = loop.create_task(self._report())
        await stop.wait()
        beating.cancel()
        loop.remove_reader(self._line)
        if self._orphan:
            await self._opened.house.bot_engine.close()
        else:
            await self._opened.close()

    def _orphaned(self, stop: asyncio.Event) -> None:
        """The supervisor, which holds the store, has ended: nothing can be written, so nothing is sent."""
        self._orphan = True
        stop.set()

    async def _report(self) -> None:
        assert self._opened is not None
        while True:
            with contextlib.suppress(BlockingIOError, OSError):
                house = self._opened.house
                self._line.send(f"{house.services.incarnation} {len(house.tables.rooms)}\n".encode())
            await asyncio.sleep(BEAT)

    def _take(self, stop: asyncio.Event) -> None:
        """Take all sockets that the supervisor has passed."""
        while True:
            try:
                kind, handed, _, _ = socket.recv_fds(self._line, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                kind, handed = b"", []
            if not kind:
                stop.set()                         # the supervisor has ended
                return
            for fd in handed:
                task = asyncio.get_running_loop().create_task(self._welcome(socket.socket(fileno=fd), kind))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _welcome(self, sock: socket.socket, kind: bytes) -> None:
        assert self._opened is not None and self._opened.runner.server is not None
        sock.setblocking(False)
        with contextlib.suppress(OSError):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with contextlib.suppress(OSError):         # closed already, or no TLS
            await asyncio.get_running_loop().connect_accepted_socket(
                self._opened.runner.server, sock=sock, ssl=self._secure if kind == SECURE else None)


def main() -> None:
    from ludoteca.server.process.listen import run_function

    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    stay_on(() if orders.core is None else (orders.core,))
    run_function()(Worker(orders).work())


if __name__ == "__main__":
    main()
