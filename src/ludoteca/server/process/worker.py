"""One of several processes behind a front: it is handed accepted lines, and writes through the front or to a database.

`python -m ludoteca.server.process.worker`: started by the front only, its lines already open, and its orders on the
standard input: they may hold the database's password, and a command line is everybody's to read.
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

BEAT = 0.4                       # seconds between two signs of life to the front
SECURE = b"s"                    # goes with a line that begins with TLS; others come with PLAIN
PLAIN = b"p"
TROUBLE = b"!"                   # before what a worker says that cannot open

log = logging.getLogger("ludoteca.worker")


class Orders(msgspec.Struct, frozen=True):
    """What the front tells a worker at its birth."""

    settings: Settings
    address: str
    line: int                                      # descriptors that were handed down
    store: int | None = None                       # None: everybody has a line of their own to the database
    database: str = ""
    certificate: tuple[str, str] | None = None
    safe_port: int = 0                             # where lines with TLS come in
    minds: int | None = None                       # where bots think for all; None: each thinks where it sits
    core: int | None = None                        # the one this worker has for itself


class Worker:
    """Takes lines from the front until it is told to stop, or the front is gone."""

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
        thinker = None if orders.minds is None else SharedEngine(socket.socket(fileno=orders.minds))
        try:
            if thinker is not None:
                await thinker.open()
            self._opened = await open_rooms(orders.settings, store, orders.address, thinker)
        except (Unavailable, Unusable) as error:   # the front is gone, or will say so, or try again
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
        beating = loop.create_task(self._say_who_we_are())
        await stop.wait()
        beating.cancel()
        loop.remove_reader(self._line)
        if self._orphan:
            await self._opened.house.bot_engine.close()
        else:
            await self._opened.close()

    def _orphaned(self, stop: asyncio.Event) -> None:
        """Whoever held the store is gone: nothing can be written any more, so nothing is told either."""
        self._orphan = True
        stop.set()

    async def _say_who_we_are(self) -> None:
        assert self._opened is not None
        while True:
            with contextlib.suppress(BlockingIOError, OSError):
                house = self._opened.house
                self._line.send(f"{house.services.incarnation} {len(house.tables.rooms)}\n".encode())
            await asyncio.sleep(BEAT)

    def _take(self, stop: asyncio.Event) -> None:
        """As many lines as the front has for us."""
        while True:
            try:
                kind, handed, _, _ = socket.recv_fds(self._line, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                kind, handed = b"", []
            if not kind:
                stop.set()                         # the front is gone
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
        with contextlib.suppress(OSError):         # gone already, or no TLS at all
            await asyncio.get_running_loop().connect_accepted_socket(
                self._opened.runner.server, sock=sock, ssl=self._secure if kind == SECURE else None)


def main() -> None:
    from ludoteca.server.process.serve import fastest_loop

    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    stay_on(() if orders.core is None else (orders.core,))
    fastest_loop()(Worker(orders).work())


if __name__ == "__main__":
    main()
