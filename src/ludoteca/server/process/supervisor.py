"""Supervisor: starts the workers of a house on one machine, accepts connections and passes them to a worker.

It peeks at the first bytes of a connection and passes the socket to the worker that has its table. That costs nothing
afterwards. On SQLite it holds the only writer. A worker that dies or hangs is declared dead and replaced, so other
workers can claim its tables at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import re
import socket
import sys
import time
import webbrowser
import zlib
from collections.abc import Awaitable, Coroutine, Sequence
from pathlib import Path

import msgspec

from ludoteca.rules.registry import bring, games
from ludoteca.server.bot_workers.engine import PoolEngine
from ludoteca.server.bot_workers.shared_pool import PoolServer
from ludoteca.server.cluster.peers import admin_key
from ludoteca.server.http.ice_servers import named_servers
from ludoteca.server.process.cpu_affinity import Shares, allowed, shared_out, stay_on
from ludoteca.server.process.lifecycle import Settings, guest_games, told_to_stop
from ludoteca.server.process.listen import (
    database,
    listen,
    local_url,
    lock_store,
    own_address,
    port_tries,
    store_name,
    tls_certificate,
)
from ludoteca.server.process.serve import print_addresses
from ludoteca.server.process.worker import PLAIN, SECURE, TROUBLE, Orders
from ludoteca.server.runtime import json_logs
from ludoteca.server.runtime.client_address import Surroundings, named_address
from ludoteca.server.runtime.operator_text import InvalidSetting
from ludoteca.store import Store, Unavailable, open_store
from ludoteca.store.preflight import Unusable, diagnosis
from ludoteca.store.remote import StoreServer
from ludoteca.store.sqlite.store import SqliteStore

REQUEST_WITHIN = 1.0         # seconds; a silent connection then waits in a worker's idle guard
PEEKED = 2048                 # bytes of a request that are looked at
WORKER_WITHIN = 20.0             # seconds a connection waits for a ready worker
HANGS = 3.0                      # seconds without a report
LOOK_EVERY = 0.5                 # seconds
SHORT_LIFE = 5.0                 # seconds: a worker that ends sooner is not replaced at once
READY_WITHIN = 30.0              # seconds for a worker to start: many times what it takes on a slow machine
TROUBLED = 3.0                   # seconds until the next try if the database does not answer
OPEN_WITHIN = 60.0               # seconds for all workers to start, one replacement included
STOP_WITHIN = 10.0               # seconds for all workers together to finish their work
DECLARED_WITHIN = 1.5              # seconds for the rest: together less than the 15 of the service files in deploy/

TABLE = re.compile(rb"^[A-Z]+ (?:/[^ ?]*)?/(?:ws|api/(?:desk/)?tables)/([A-Za-z0-9_-]{6,40})[/ ?]")
OPENS = re.compile(rb"^POST (?:/[^ ?]*)?/api/tables[ ?]")
INCARNATION = re.compile(rb"^[A-Z]+ /house/(\d{1,18})/")

log = logging.getLogger("ludoteca.front")


class WorkerHandle:
    """A worker process, as the supervisor sees it."""

    def __init__(
        self, number: int, process: asyncio.subprocess.Process, line: socket.socket,
        servers: Sequence[StoreServer | PoolServer],
    ) -> None:
        self.number = number
        self.process = process
        self.incarnation = 0                           # 0 until it is ready
        self.trouble: Unusable | None = None       # why it cannot start
        self.incarnations: set[int] = set()            # all it has reported
        self.tables = 0                            # by its last report, and those given to it since
        self.heard = time.monotonic()
        self.born = self.heard
        self._line = line
        self._servers = servers

    def read_reports(self) -> None:
        """Read its latest report: incarnation and number of tables; or, once, why it cannot start."""
        with contextlib.suppress(BlockingIOError, OSError):
            said = self._line.recv(4096).split(b"\n")
            if len(said) > 1 and said[-2].startswith(TROUBLE):
                self.trouble = Unusable(*msgspec.json.decode(said[-2][len(TROUBLE):]))
            elif len(said) > 1:
                self.incarnation, self.tables = map(int, said[-2].split())
                self.incarnations.add(self.incarnation)
                self.heard = time.monotonic()

    def pass_socket(self, sock: socket.socket, kind: bytes) -> bool:
        """Pass it this socket. False if it takes none."""
        try:
            socket.send_fds(self._line, [kind], [sock.fileno()])
        except OSError:
            return False
        return True

    async def all_incarnations(self) -> set[int]:
        """After its death: every incarnation it had, those included that it could not report."""
        begun = [await server.begun() for server in self._servers if isinstance(server, StoreServer)]
        return self.incarnations.union(*begun)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()
        for server in self._servers:
            server.close()


class Supervisor:
    """The workers of one house, and the sockets passed to them."""

    def __init__(
        self, settings: Settings, store: Store, address: str, certificate: tuple[str, str] | None, safe_port: int,
        cores: Shares,
    ) -> None:
        self._settings = msgspec.structs.replace(settings, browser=False)
        self._bot_engine = PoolEngine(settings.bot_workers, guest_games(settings)) if settings.bot_workers else None
        self._store = store
        self._address = address
        self._certificate = certificate
        self._safe_port = safe_port
        self._cores = cores
        self._workers: dict[int, WorkerHandle] = {}
        self._arrived = asyncio.Condition()
        self._next = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping: list[asyncio.Task[None]] = []
        self._accepting: list[asyncio.Task[None]] = []
        self._open = False
        self._trouble: Unusable | None = None
        self._stopping = False

    # -- workers

    async def open(self, stop: asyncio.Event) -> None:
        """Wait until all workers are ready, or `stop` is set.

        Raises Unusable if one cannot start, InvalidSetting if one is late without a reason.
        """
        for number in range(self._settings.workers):
            self._keeping.append(self._spawn(self._keep(number)))
        self._spawn(self._watch())
        self._spawn(self._notify_arrived(stop))
        try:
            async with asyncio.timeout(OPEN_WITHIN), self._arrived:
                await self._arrived.wait_for(
                    lambda: self._trouble or stop.is_set() or len(self._ready) == self._settings.workers)
        except TimeoutError:
            raise InvalidSetting("workers-late", seconds=str(int(OPEN_WITHIN))) from None
        if self._trouble is not None:
            raise self._trouble
        self._open = True

    @property
    def _ready(self) -> list[WorkerHandle]:
        return [worker for worker in self._workers.values() if worker.incarnation]

    async def _keep(self, number: int) -> None:
        """Keep one worker running under this number."""
        while not self._stopping:
            try:
                worker = await self._start(number)
            except OSError as error:               # no more processes or descriptors, for now
                log.warning("worker_not_started", extra={"facts": {"worker": number, "error": str(error)}})
                await asyncio.sleep(1.0)
                continue
            self._workers[number] = worker
            if self._stopping:                     # this one came too late to be told
                with contextlib.suppress(ProcessLookupError):
                    worker.process.kill()
            await worker.process.wait()
            del self._workers[number]
            worker.read_reports()                  # its last report
            worker.close()
            declaring_dead = self._spawn(self._declare_dead(worker))    # first of all, if the store answers
            if self._stopping:
                await declaring_dead
                return
            if worker.trouble is not None and not self._open:
                self._trouble = worker.trouble     # at the start it would fail again; later it may pass
                await self._notify_arrived()
                return
            log.warning("worker_gone", extra={"facts": {"worker": number, "code": worker.process.returncode}})
            if worker.trouble is not None or time.monotonic() - worker.born < SHORT_LIFE:
                await asyncio.sleep(1.0 if worker.trouble is None else TROUBLED)

    async def _declare_dead(self, worker: WorkerHandle) -> None:
        """End its incarnations, as soon as the store answers. Until then its tables cannot be claimed."""
        for incarnation in await worker.all_incarnations():
            while True:
                try:
                    await self._store.unregister_process(incarnation)
                    break
                except OSError:
                    await asyncio.sleep(0.2)

    async def _start(self, number: int) -> WorkerHandle:
        here, there = socket.socketpair()
        here.setblocking(False)
        # A replacement waits until the store answers, instead of failing again and again. At the start the operator
        # wants to see the error.
        store = StoreServer(self._store, self._open) if isinstance(self._store, SqliteStore) else None
        bot_pool = PoolServer(self._bot_engine) if self._bot_engine is not None else None
        theirs = [there if server is None else await _connect_to(server) for server in (store, bot_pool)]
        orders = Orders(
            self._settings, self._address, there.fileno(), None if store is None else theirs[0].fileno(),
            database(self._settings), self._certificate, self._safe_port,
            None if bot_pool is None else theirs[1].fileno(),
            self._cores.workers[number] if self._cores.workers else None)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludoteca.server.process.worker", stdin=asyncio.subprocess.PIPE,
            pass_fds={line.fileno() for line in (there, *theirs)}, start_new_session=True)
        assert process.stdin is not None
        with contextlib.suppress(RuntimeError, OSError):    # gone already
            process.stdin.write(msgspec.json.encode(orders))
            process.stdin.close()
        for line in (there, *theirs):
            line.close()
        worker = WorkerHandle(number, process, here, [server for server in (store, bot_pool) if server is not None])
        asyncio.get_running_loop().add_reader(here, self._on_report, worker)
        return worker

    def _on_report(self, worker: WorkerHandle) -> None:
        new = not worker.incarnation
        worker.read_reports()
        if new and worker.incarnation:
            self._spawn(self._notify_arrived())

    async def _notify_arrived(self, after: asyncio.Event | None = None) -> None:
        if after is not None:
            await after.wait()
        async with self._arrived:
            self._arrived.notify_all()

    async def _watch(self) -> None:
        """Kill workers that do not report, before others claim their tables.

        If this process was suspended itself, the time counts against no worker.
        """
        looked = time.monotonic()
        while not self._stopping:
            await asyncio.sleep(LOOK_EVERY)
            now = time.monotonic()
            slept, looked = now - looked > 2 * LOOK_EVERY, now
            for worker in self._workers.values():
                if slept or not (worker.incarnation or self._store.health().well):    # without a store none can start
                    worker.heard = now
                elif now - worker.heard > (HANGS if worker.incarnation else READY_WITHIN):
                    log.warning("worker_hangs", extra={"facts": {"worker": worker.number}})
                    with contextlib.suppress(ProcessLookupError):
                        worker.process.kill()

    # -- lines

    async def _accept(self, listener: socket.socket, kind: bytes) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                sock, _ = await loop.sock_accept(listener)
            except OSError as error:               # out of file descriptors, or closed already
                log.warning("not_accepted", extra={"facts": {"error": type(error).__name__}})
                await asyncio.sleep(0.1)
                continue
            self._spawn(self._pass_on(sock, kind))

    def accept_on(self, listener: socket.socket, kind: bytes) -> None:
        self._accepting.append(self._spawn(self._accept(listener, kind)))

    async def _pass_on(self, sock: socket.socket, kind: bytes) -> None:
        with sock:                                 # closes this descriptor; the worker has its own
            words = await self._peek(sock) if kind == PLAIN else b""
            deadline = time.monotonic() + WORKER_WITHIN
            while time.monotonic() < deadline and not self._stopping:
                worker = await self._choose(words)
                if worker is not None and worker.pass_socket(sock, kind):
                    return
                await asyncio.sleep(0.1)

    async def _peek(self, sock: socket.socket) -> bytes:
        """The first bytes of the request, left in the socket; empty if none come."""
        loop = asyncio.get_running_loop()
        there: asyncio.Future[None] = loop.create_future()
        loop.add_reader(sock, _set_ready, there)
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                await there
            return sock.recv(PEEKED, socket.MSG_PEEK)
        except (TimeoutError, OSError):
            return b""
        finally:
            loop.remove_reader(sock)

    async def _choose(self, words: bytes) -> WorkerHandle | None:
        """The worker for this request: the one that has the table; for a new table the one with the fewest.

        A table without an owner goes to the same worker while the same ones are ready; all else goes to each in turn.
        """
        ready = self._ready
        if not ready:
            return None
        asked, named = INCARNATION.match(words), TABLE.match(words)
        if asked is not None:
            return next((worker for worker in ready if worker.incarnation == int(asked[1])), ready[0])
        if named is None:
            in_turn = ready[next(self._next) % len(ready)]
            if not OPENS.match(words):
                return in_turn
            emptiest = min((in_turn, *ready), key=lambda worker: worker.tables)
            emptiest.tables += 1                   # until its next report
            return emptiest
        try:
            owner = await self._store.owner(named[1].decode())
        except OSError:
            owner = None
        found = next(
            (worker for worker in ready if owner is not None and worker.incarnation == owner.incarnation), None)
        return found or ready[zlib.crc32(named[1]) % len(ready)]

    async def close(self) -> None:
        """Stop accepting and stop the workers. Those that are not ready are killed."""
        self._stopping = True
        for task in self._accepting:
            task.cancel()
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                (worker.process.terminate if worker.incarnation else worker.process.kill)()
        await _ended([worker.process.wait() for worker in self._workers.values()], STOP_WITHIN)
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                worker.process.kill()
        await _ended(self._keeping, DECLARED_WITHIN)
        for task in list(self._tasks):
            task.cancel()
        if self._bot_engine is not None:
            await self._bot_engine.close()

    def _spawn(self, act: Coroutine[object, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(act)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _ended(acts: Sequence[Awaitable[object]], within: float) -> None:
    """Wait until all are done, at most so many seconds."""
    if acts:
        await asyncio.wait([asyncio.ensure_future(act) for act in acts], timeout=within)


async def _connect_to(server: StoreServer | PoolServer) -> socket.socket:
    """A socket to this server, for a worker."""
    mine, theirs = socket.socketpair()
    mine.setblocking(False)
    await server.open(mine)
    return theirs


def _set_ready(there: asyncio.Future[None]) -> None:
    if not there.done():
        there.set_result(None)


async def run_supervisor(settings: Settings) -> None:
    """Serve with several processes until told to stop."""
    for path in settings.also:
        bring(Path(path))
    json_logs.set_up(settings.log_level)
    named_servers()
    surroundings = Surroundings.configured(settings.names, settings.proxies)
    if settings.tls and named_address().startswith("https:"):
        raise InvalidSetting("address-unseen", given=named_address())    # TLS cannot be read and passed on
    cores = shared_out(settings.workers, allowed()) if settings.pin else Shares()
    if settings.pin and not cores.workers:
        log.warning("not_pinned", extra={"facts": {"workers": settings.workers, "cores": len(allowed())}})
    stay_on(cores.others)                          # also for the writer thread that the store starts next
    store = open_store(database(settings))
    lock = lock_store(store)
    tries = port_tries(store)
    sock = listen(settings.host, settings.port, tries)
    certificate = tls_certificate(settings, surroundings.names) if settings.tls else None
    safe = None if certificate is None else listen(settings.host, settings.tls_port if settings.port else 0, tries)
    try:
        await store.open()
        if isinstance(store, SqliteStore):         # earlier processes on this file are gone
            await store.unregister_process(await store.register_process(int(time.time() * 1000)))
            store.shared = True
    except Unavailable as error:
        raise diagnosis(error, store_name(store)) from error
    port, safe_port = sock.getsockname()[1], 0 if safe is None else safe.getsockname()[1]
    supervisor = Supervisor(settings, store, own_address(settings, port), None if certificate is None else (
        str(certificate.cert), str(certificate.key)), safe_port, cores)
    stop = told_to_stop()
    try:
        await supervisor.open(stop)
        if not stop.is_set():
            supervisor.accept_on(sock, PLAIN)
            if safe is not None:
                supervisor.accept_on(safe, SECURE)
            if lock is not None:
                lock.publish(local_url(settings, port))
            local = print_addresses(settings, port, await admin_key(store), safe_port)
            log.info("open", extra={"facts": {
                "port": port, "workers": settings.workers, "games": list(games(shelf=False))}})
            if settings.browser:
                await asyncio.to_thread(webbrowser.open, local)
            await stop.wait()
    finally:
        for listener in (sock, safe):
            if listener is not None:
                listener.close()
        await supervisor.close()
        await store.close()
        if lock is not None:
            lock.release()
    log.info("stopped")
