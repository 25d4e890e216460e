"""The front of a house with several processes on one machine: it accepts, looks at the first words, and hands on.

A line goes to the worker that has its table, descriptor and all, and costs the front nothing afterwards. On a SQLite
file the front holds the one writer. A worker that dies or hangs is buried and another one started: its tables may be
had at once.
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
from typing import Any

import msgspec

from ludoteca.rules.registry import bring, games
from ludoteca.server.bot_workers.engine import PoolEngine
from ludoteca.server.bot_workers.shared_pool import PoolServer
from ludoteca.server.cluster.peers import admin_key
from ludoteca.server.http.ice_servers import named_servers
from ludoteca.server.process.cpu_affinity import Shares, allowed, shared_out, stay_on
from ludoteca.server.process.lifecycle import Settings, guest_games, told_to_stop
from ludoteca.server.process.serve import (
    database,
    greet,
    listen,
    one_house_only,
    own_address,
    place,
    sign,
    tls_certificate,
    tries_for,
)
from ludoteca.server.process.worker import PLAIN, SECURE, TROUBLE, Orders
from ludoteca.server.runtime import json_logs
from ludoteca.server.runtime.client_address import Surroundings, named_address
from ludoteca.server.runtime.operator_text import Misread
from ludoteca.store import Store, Unavailable, open_store
from ludoteca.store.preflight import Unusable, diagnosis
from ludoteca.store.remote import StoreDesk
from ludoteca.store.sqlite.store import SqliteStore

FIRST_WORDS_WITHIN = 1.0         # seconds; whoever says nothing waits in a worker's porch
LOOKED_AT = 2048                 # bytes of a request
WORKER_WITHIN = 20.0             # seconds a line waits for a worker to be there
HANGS = 3.0                      # seconds without a sign of life
LOOK_EVERY = 0.5                 # seconds
SHORT_LIFE = 5.0                 # seconds: a worker that dies so young is not replaced at once
READY_WITHIN = 30.0              # seconds a worker has to open: many times what one takes on a slow machine
TROUBLED = 3.0                   # seconds until the next try where one could not open: the database is away
OPEN_WITHIN = 60.0               # seconds all of them have when the house opens, one that had to be replaced among them
STOP_WITHIN = 10.0               # seconds for all workers together to finish what they are doing
BURIED_WITHIN = 1.5              # seconds for the rest: both must fit into what deploy/ gives a stop (15)

TABLE = re.compile(rb"^[A-Z]+ (?:/[^ ?]*)?/(?:ws|api/(?:desk/)?tables)/([A-Za-z0-9_-]{6,40})[/ ?]")
OPENS = re.compile(rb"^POST (?:/[^ ?]*)?/api/tables[ ?]")
OPENING = re.compile(rb"^[A-Z]+ /house/(\d{1,18})/")

log = logging.getLogger("ludoteca.front")


class Worker:
    """A worker as the front sees it."""

    def __init__(
        self, number: int, process: asyncio.subprocess.Process, line: socket.socket,
        desks: Sequence[StoreDesk | PoolServer],
    ) -> None:
        self.number = number
        self.process = process
        self.opening = 0                           # 0 until it is ready
        self.trouble: Unusable | None = None       # why it will never be
        self.openings: set[int] = set()            # all it has told us of
        self.tables = 0                            # it has, as far as we know
        self.heard = time.monotonic()
        self.born = self.heard
        self._line = line
        self._desks = desks

    def listen(self) -> None:
        """What it says, again and again: the number of its opening, and how many tables it has. Or, once, why it
        cannot open."""
        with contextlib.suppress(BlockingIOError, OSError):
            said = self._line.recv(4096).split(b"\n")
            if len(said) > 1 and said[-2].startswith(TROUBLE):
                self.trouble = Unusable(*msgspec.json.decode(said[-2][len(TROUBLE):]))
            elif len(said) > 1:
                self.opening, self.tables = map(int, said[-2].split())
                self.openings.add(self.opening)
                self.heard = time.monotonic()

    def give(self, sock: socket.socket, kind: bytes) -> bool:
        """Hand it this line; False where it takes none."""
        try:
            socket.send_fds(self._line, [kind], [sock.fileno()])
        except OSError:
            return False
        return True

    async def had(self) -> set[int]:
        """Every opening it has had, once it is dead: those it did not come to tell us of, too."""
        begun = [await desk.begun() for desk in self._desks if isinstance(desk, StoreDesk)]
        return self.openings.union(*begun)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()
        for desk in self._desks:
            desk.close()


class Front:
    """Workers, and the lines that are handed to them."""

    def __init__(
        self, settings: Settings, store: Store, address: str, certificate: tuple[str, str] | None, safe_port: int,
        cores: Shares,
    ) -> None:
        self._settings = msgspec.structs.replace(settings, browser=False)
        self._thinker = PoolEngine(settings.bot_workers, guest_games(settings)) if settings.bot_workers else None
        self._store = store
        self._address = address
        self._certificate = certificate
        self._safe_port = safe_port
        self._cores = cores
        self._workers: dict[int, Worker] = {}
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
        """All workers are there, or we are told to stop. Raises Unusable where one cannot open, Misread where none says
        why."""
        for number in range(self._settings.workers):
            self._keeping.append(self._do(self._keep(number)))
        self._do(self._watch())
        self._do(self._tell_arrived(stop))
        try:
            async with asyncio.timeout(OPEN_WITHIN), self._arrived:
                await self._arrived.wait_for(
                    lambda: self._trouble or stop.is_set() or len(self._ready) == self._settings.workers)
        except TimeoutError:
            raise Misread("workers-late", seconds=str(int(OPEN_WITHIN))) from None
        if self._trouble is not None:
            raise self._trouble
        self._open = True

    @property
    def _ready(self) -> list[Worker]:
        return [worker for worker in self._workers.values() if worker.opening]

    async def _keep(self, number: int) -> None:
        """There is always a worker of this number."""
        while not self._stopping:
            try:
                worker = await self._start(number)
            except OSError as error:               # no more processes or descriptors, for now
                log.warning("worker_not_started", extra={"facts": {"worker": number, "error": str(error)}})
                await asyncio.sleep(1.0)
                continue
            self._workers[number] = worker
            if self._stopping:                     # nobody has told this one
                with contextlib.suppress(ProcessLookupError):
                    worker.process.kill()
            await worker.process.wait()
            del self._workers[number]
            worker.listen()                        # its last words
            worker.close()
            burying = self._do(self._bury(worker))    # before the next one is heard of, unless the disk has to wait
            if self._stopping:
                await burying
                return
            if worker.trouble is not None and not self._open:
                self._trouble = worker.trouble     # it would be the same again; later on it may pass
                await self._tell_arrived()
                return
            log.warning("worker_gone", extra={"facts": {"worker": number, "code": worker.process.returncode}})
            if worker.trouble is not None or time.monotonic() - worker.born < SHORT_LIFE:
                await asyncio.sleep(1.0 if worker.trouble is None else TROUBLED)

    async def _bury(self, worker: Worker) -> None:
        """It is dead, and we know: its tables may be had now. As soon as the disk allows: until then nobody can claim
        them, and nobody who starts meanwhile waits for that."""
        for opening in await worker.had():
            while True:
                try:
                    await self._store.unregister_process(opening)
                    break
                except OSError:
                    await asyncio.sleep(0.2)

    async def _start(self, number: int) -> Worker:
        here, there = socket.socketpair()
        here.setblocking(False)
        # One that comes later than the house was opened waits for the disk, like everybody, and not in vain again and
        # again; while the house opens, whoever opens it wants to know.
        store = StoreDesk(self._store, self._open) if isinstance(self._store, SqliteStore) else None
        minds = PoolServer(self._thinker) if self._thinker is not None else None
        theirs = [there if desk is None else await _line_to(desk) for desk in (store, minds)]
        orders = Orders(
            self._settings, self._address, there.fileno(), None if store is None else theirs[0].fileno(),
            database(self._settings), self._certificate, self._safe_port,
            None if minds is None else theirs[1].fileno(),
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
        worker = Worker(number, process, here, [desk for desk in (store, minds) if desk is not None])
        asyncio.get_running_loop().add_reader(here, self._heard, worker)
        return worker

    def _heard(self, worker: Worker) -> None:
        new = not worker.opening
        worker.listen()
        if new and worker.opening:
            self._do(self._tell_arrived())

    async def _tell_arrived(self, after: asyncio.Event | None = None) -> None:
        if after is not None:
            await after.wait()
        async with self._arrived:
            self._arrived.notify_all()

    async def _watch(self) -> None:
        """A worker that gives no sign of life, or not a first one, is killed before anybody has its tables. Where we
        slept ourselves, nobody is judged by that time."""
        looked = time.monotonic()
        while not self._stopping:
            await asyncio.sleep(LOOK_EVERY)
            now = time.monotonic()
            slept, looked = now - looked > 2 * LOOK_EVERY, now
            for worker in self._workers.values():
                if slept or not (worker.opening or self._store.health().well):    # without a store nobody can be ready
                    worker.heard = now
                elif now - worker.heard > (HANGS if worker.opening else READY_WITHIN):
                    log.warning("worker_hangs", extra={"facts": {"worker": worker.number}})
                    with contextlib.suppress(ProcessLookupError):
                        worker.process.kill()

    # -- lines

    async def _accept(self, listener: socket.socket, kind: bytes) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                sock, _ = await loop.sock_accept(listener)
            except OSError as error:               # out of descriptors, or gone before we looked
                log.warning("not_accepted", extra={"facts": {"error": type(error).__name__}})
                await asyncio.sleep(0.1)
                continue
            self._do(self._hand_on(sock, kind))

    def welcome(self, listener: socket.socket, kind: bytes) -> None:
        self._accepting.append(self._do(self._accept(listener, kind)))

    async def _hand_on(self, sock: socket.socket, kind: bytes) -> None:
        with sock:                                 # ours is closed, theirs stays
            words = await self._first_words(sock) if kind == PLAIN else b""
            deadline = time.monotonic() + WORKER_WITHIN
            while time.monotonic() < deadline and not self._stopping:
                worker = await self._choose(words)
                if worker is not None and worker.give(sock, kind):
                    return
                await asyncio.sleep(0.1)

    async def _first_words(self, sock: socket.socket) -> bytes:
        """What the line begins with, left there for whoever reads it; nothing where nothing comes."""
        loop = asyncio.get_running_loop()
        there: asyncio.Future[None] = loop.create_future()
        loop.add_reader(sock, _note, there)
        try:
            async with asyncio.timeout(FIRST_WORDS_WITHIN):
                await there
            return sock.recv(LOOKED_AT, socket.MSG_PEEK)
        except (TimeoutError, OSError):
            return b""
        finally:
            loop.remove_reader(sock)

    async def _choose(self, words: bytes) -> Worker | None:
        """The worker that has the table; for a table nobody has always the same one; for a new one whoever has fewest;
        for all else each in turn."""
        ready = self._ready
        if not ready:
            return None
        asked, named = OPENING.match(words), TABLE.match(words)
        if asked is not None:
            return next((worker for worker in ready if worker.opening == int(asked[1])), ready[0])
        if named is None:
            in_turn = ready[next(self._next) % len(ready)]
            if not OPENS.match(words):
                return in_turn
            emptiest = min((in_turn, *ready), key=lambda worker: worker.tables)
            emptiest.tables += 1                   # until it says so itself
            return emptiest
        try:
            owner = await self._store.owner(named[1].decode())
        except OSError:
            owner = None
        found = next((worker for worker in ready if owner is not None and worker.opening == owner.incarnation), None)
        return found or ready[zlib.crc32(named[1]) % len(ready)]

    async def close(self) -> None:
        """Nobody else comes in; the workers finish what they are doing. One that is not ready yet does nothing."""
        self._stopping = True
        for task in self._accepting:
            task.cancel()
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                (worker.process.terminate if worker.opening else worker.process.kill)()
        await _ended([worker.process.wait() for worker in self._workers.values()], STOP_WITHIN)
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                worker.process.kill()
        await _ended(self._keeping, BURIED_WITHIN)
        for task in list(self._tasks):
            task.cancel()
        if self._thinker is not None:
            await self._thinker.close()

    def _do(self, act: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(act)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _ended(acts: Sequence[Awaitable[Any]], within: float) -> None:
    """All of them have, or this time is over."""
    if acts:
        await asyncio.wait([asyncio.ensure_future(act) for act in acts], timeout=within)


async def _line_to(desk: StoreDesk | PoolServer) -> socket.socket:
    """A line that ends at this desk; the other end is for a worker."""
    mine, theirs = socket.socketpair()
    mine.setblocking(False)
    await desk.open(mine)
    return theirs


def _note(there: asyncio.Future[None]) -> None:
    if not there.done():
        there.set_result(None)


async def open_front(settings: Settings) -> None:
    """Serve with several processes until told to stop."""
    for path in settings.also:
        bring(Path(path))
    json_logs.set_up(settings.log_level)
    named_servers()
    surroundings = Surroundings.told(settings.names, settings.proxies)
    if settings.tls and named_address().startswith("https:"):
        raise Misread("address-unseen", given=named_address())    # nobody can look into a safe line and hand it on
    cores = shared_out(settings.workers, allowed()) if settings.pin else Shares()
    if settings.pin and not cores.workers:
        log.warning("not_pinned", extra={"facts": {"workers": settings.workers, "cores": len(allowed())}})
    stay_on(cores.others)                          # and so does the writer's thread, which the store is about to start
    store = open_store(database(settings))
    latch = one_house_only(store)
    tries = tries_for(store)
    sock = listen(settings.host, settings.port, tries)
    certificate = tls_certificate(settings, surroundings.names) if settings.tls else None
    safe = None if certificate is None else listen(settings.host, settings.tls_port if settings.port else 0, tries)
    try:
        await store.open()
        if isinstance(store, SqliteStore):         # whoever had this file before us is gone
            await store.unregister_process(await store.register_process(int(time.time() * 1000)))
            store.shared = True
    except Unavailable as error:
        raise diagnosis(error, place(store)) from error
    port, safe_port = sock.getsockname()[1], 0 if safe is None else safe.getsockname()[1]
    front = Front(settings, store, own_address(settings, port), None if certificate is None else (
        str(certificate.cert), str(certificate.key)), safe_port, cores)
    stop = told_to_stop()
    try:
        await front.open(stop)
        if not stop.is_set():
            front.welcome(sock, PLAIN)
            if safe is not None:
                front.welcome(safe, SECURE)
            if latch is not None:
                latch.hang(sign(settings, port))
            local = greet(settings, port, await admin_key(store), safe_port)
            log.info("open", extra={"facts": {
                "port": port, "workers": settings.workers, "games": list(games(shelf=False))}})
            if settings.browser:
                await asyncio.to_thread(webbrowser.open, local)
            await stop.wait()
    finally:
        for listener in (sock, safe):
            if listener is not None:
                listener.close()
        await front.close()
        await store.close()
        if latch is not None:
            latch.open()
    log.info("stopped")
