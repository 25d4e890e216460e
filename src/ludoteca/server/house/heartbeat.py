"""Heartbeat of one server process: publishes liveness, tracks peers, detects that the process was suspended.

A process whose last acknowledged heartbeat is older than `silence` may have been declared dead by its peers, and its
tables may be theirs. So it neither processes nor sends until a heartbeat has been acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.server.persistence.outage import ShuttingDown
from ludoteca.server.runtime.time import WallClock, boot_time
from ludoteca.server.services import Services
from ludoteca.store import Change

RECENT = 30_000                  # ms of changes read at every heartbeat: a slow commit is not overlooked
UNANSWERED = 5                   # heartbeats in a row that find the one before them unanswered: the store hangs


class Heartbeat:
    """Heartbeats of one process. On a store that is not shared it is never suspended and has no peers.

    `silence`: milliseconds. `boot`: a clock that goes on while the machine sleeps.
    """

    def __init__(self, services: Services, address: str, silence: int, boot: WallClock = boot_time) -> None:
        self.address = address
        self.last_beat = 0.0                       # wall time at which a heartbeat was last acknowledged
        self.peers: dict[int, str] = {}            # live incarnations of other processes -> their addresses
        self.on_new_incarnation: Callable[[], None] = lambda: None
        self.on_peer_up: Callable[[int, str], None] = lambda incarnation, address: None
        self.on_peer_down: Callable[[int], None] = lambda incarnation: None
        self.on_change: Callable[[Change], Awaitable[None]] = _ignore_change
        self.on_changes_missed: Callable[[], Awaitable[None]] = _ignore    # changes may never reach this process
        self.calendar: WallClock = services.wall   # by which changes are looked up: all processes share it
        self._services = services
        self._silence = silence
        self._boot = boot
        self._acknowledged = 0.0                   # boot time at which the last acknowledged heartbeat was sent
        self._live_since = 0.0                     # boot time since when heartbeats are unbroken
        self._checking = False
        self._beating: asyncio.Task[None] | None = None
        self._unanswered = 0
        self._known: set[int] = set()              # numbers of changes that were passed on
        self._changes_read: float | None = None    # boot time of the last read
        self._waiters: set[asyncio.Future[None]] = set()
        self._closing = False

    async def open(self) -> None:
        sent, services = self._boot(), self._services
        services.incarnation = await services.store.register_process(int(services.wall()), self.address)
        self._acknowledged = self._live_since = sent

    @property
    def suspended(self) -> bool:
        """Whether peers may have declared this process dead."""
        return self._services.store.shared and self._boot() - self._acknowledged > self._silence

    async def wait_until_live(self) -> None:
        """Return once a heartbeat is acknowledged. Raises ShuttingDown where the process stops meanwhile."""
        while self.suspended:
            if self._closing:
                raise ShuttingDown("the house closes")
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.add(waiter)
            try:
                await waiter
            finally:
                self._waiters.discard(waiter)

    def _wake(self) -> None:
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    def close(self) -> None:
        self._closing = True
        self._wake()

    async def beat(self) -> None:
        """Send a heartbeat. A process that was declared dead gets a new incarnation, one for all concurrent calls."""
        if self._beating is None:
            self._beating = asyncio.get_running_loop().create_task(self._beat())
        beating = self._beating
        try:
            await asyncio.shield(beating)
        finally:
            if beating.done() and self._beating is beating:
                self._beating = None

    async def _beat(self) -> None:
        services, store, outage = self._services, self._services.store, self._services.outage
        sent = self._boot()
        try:
            async with asyncio.timeout(2 * self._silence / 1000 if store.shared else None):
                alive = await store.heartbeat(services.incarnation, int(services.wall()))
                if not alive:
                    services.warn("taken_for_dead", opening=services.incarnation)
                    sent = self._boot()
                    services.incarnation = await store.register_process(int(services.wall()), self.address)
        except (OSError, TimeoutError) as error:
            outage.missed(str(error) or "silent", self.last_beat if store.shared and self.last_beat else None)
            return
        if not alive:
            self._live_since = sent
            self.on_new_incarnation()
        elif sent - self._acknowledged > self._silence / 2:
            self._live_since = sent
        self._acknowledged = sent
        self.last_beat = services.wall()
        outage.reached()
        self._wake()

    async def check_peers(self) -> None:
        """Send a heartbeat, declare silent peers dead, then read which peers live and what has changed.

        After an outage all processes have been silent. So peers are judged only once our own heartbeats have been
        unbroken for `silence`.
        """
        if self._checking:
            if self._beating is None:              # a read is slow, not the heartbeat: heartbeats go on
                self._unanswered = 0
                await self.beat()
                return
            self._unanswered += 1
            if self._unanswered >= UNANSWERED:
                self._services.outage.missed("silent", self.last_beat or None)
            return
        self._checking, self._unanswered = True, 0
        try:
            before = self._acknowledged
            await self.beat()
            if self._acknowledged == before:
                return
            if self._acknowledged - self._live_since >= self._silence:
                for incarnation in await self._services.store.declare_dead(self._services.incarnation, self._silence):
                    self._services.warn("opening_is_over", opening=incarnation)
            await self._read_peers()
        finally:
            self._checking = False

    async def _read_peers(self) -> None:
        live = {each.incarnation: each.address for each in await self._services.store.live_processes()}
        live.pop(self._services.incarnation, None)
        up, down = live.keys() - self.peers.keys(), self.peers.keys() - live.keys()
        self.peers = live
        for incarnation in up:
            self.on_peer_up(incarnation, live[incarnation])
        for incarnation in down:
            self.on_peer_down(incarnation)
        await self._read_changes()

    async def _read_changes(self) -> None:
        asked, before = self._boot(), self._changes_read
        recent = await self._services.store.changes(int(self.calendar()), RECENT)
        if before is None:
            self._known = {each.number for each in recent}
        if before is None or asked - before > RECENT / 2:    # the first read, or one after a longer sleep
            await self.on_changes_missed()
        for each in recent:
            if each.number not in self._known:
                await self.on_change(each)
                self._known.add(each.number)       # one by one: changes that a failing store keeps from us come again
        self._known &= {each.number for each in recent}
        self._changes_read = asked


async def _ignore_change(change: Change) -> None:
    """Until the house has set `on_change`."""


async def _ignore() -> None:
    """Until the house has set `on_changes_missed`."""
