"""One opening of the house among others: it says that it lives, hears who else does, and knows when it has slept.

Whoever was silent for too long is taken for dead by others that were awake all the while, and its tables are theirs.
So an opening that has not been heard for as long neither acts nor tells: what it knows may be another's by now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.server.persistence.outage import ShuttingDown
from ludoteca.server.runtime.time import WallClock, boot_time
from ludoteca.server.services import Services
from ludoteca.store import Change

RECENT = 30_000                  # ms of changes looked through at every pulse: a slow commit is not overlooked
UNHEARD = 5                      # pulses in a row that find the one before them unanswered: the store hangs


class Pulse:
    """Beats of one opening. On a store that nobody shares it is never drowsy and has no neighbours."""

    def __init__(self, services: Services, address: str, silence: int, boot: WallClock = boot_time) -> None:
        self.address = address
        self.beaten = 0.0                          # by the wall: when a beat was last answered
        self.neighbours: dict[int, str] = {}       # other openings that live, and where they are
        self.begun_anew: Callable[[], None] = lambda: None
        self.come: Callable[[int, str], None] = lambda opening, address: None
        self.gone: Callable[[int], None] = lambda opening: None
        self.changed: Callable[[Change], Awaitable[None]] = _nothing
        self.missed: Callable[[], Awaitable[None]] = _no_word    # there may have been changes we never hear of
        self.calendar: WallClock = services.wall   # by which changes are looked up: one process writes, another reads
        self._services = services
        self._store = services.store
        self._silence = silence
        self._boot = boot
        self._heard = 0.0                          # by the time since boot: when the last answered beat was sent
        self._awake_since = 0.0
        self._pulsing = False
        self._beating: asyncio.Task[None] | None = None
        self._unheard = 0
        self._known: set[int] = set()              # changes that are no news
        self._listened: float | None = None        # by the time since boot: when we last asked for changes
        self._sleepers: set[asyncio.Future[None]] = set()
        self._closing = False

    async def open(self) -> None:
        sent = self._boot()
        self._services.opening = await self._store.register_process(int(self._services.wall()), self.address)
        self._heard = self._awake_since = sent

    @property
    def drowsy(self) -> bool:
        """Whether others may take us for dead, for all we know."""
        return self._store.shared and self._boot() - self._heard > self._silence

    async def awake(self) -> None:
        """Until a beat has been answered. Raises Closing where the house closes meanwhile."""
        while self.drowsy:
            if self._closing:
                raise ShuttingDown("the house closes")
            sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.add(sleeper)
            try:
                await sleeper
            finally:
                self._sleepers.discard(sleeper)

    def _wake(self) -> None:
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)

    def close(self) -> None:
        self._closing = True
        self._wake()

    async def beat(self) -> None:
        """Say that we live. Where we were taken for dead, we are a new opening from here on: one, however many ask."""
        if self._beating is None:
            self._beating = asyncio.get_running_loop().create_task(self._beat())
        beating = self._beating
        try:
            await asyncio.shield(beating)
        finally:
            if beating.done() and self._beating is beating:
                self._beating = None

    async def _beat(self) -> None:
        sent, outage = self._boot(), self._services.outage
        try:
            async with asyncio.timeout(2 * self._silence / 1000 if self._store.shared else None):
                alive = await self._store.heartbeat(self._services.opening, int(self._services.wall()))
                if not alive:
                    self._services.warn("taken_for_dead", opening=self._services.opening)
                    sent = self._boot()
                    self._services.opening = await self._store.register_process(
                        int(self._services.wall()), self.address)
        except (OSError, TimeoutError) as error:
            outage.missed(str(error) or "silent", self.beaten if self._store.shared and self.beaten else None)
            return
        if not alive:
            self._awake_since = sent
            self.begun_anew()
        elif sent - self._heard > self._silence / 2:
            self._awake_since = sent
        self._heard = sent
        self.beaten = self._services.wall()
        outage.reached()
        self._wake()

    async def look_around(self) -> None:
        """Say that we live, take for dead whoever was silent while we were awake, hear who is there and what is new.
        After an outage everybody has been silent: nobody is judged before our own beats have been unbroken for long."""
        if self._pulsing:
            if self._beating is None:              # it is not our beat that is waited for: it goes on being said
                self._unheard = 0
                await self.beat()
                return
            self._unheard += 1
            if self._unheard >= UNHEARD:
                self._services.outage.missed("silent", self.beaten or None)
            return
        self._pulsing, self._unheard = True, 0
        try:
            before = self._heard
            await self.beat()
            if self._heard == before:
                return
            if self._heard - self._awake_since >= self._silence:
                for opening in await self._store.declare_dead(self._services.opening, self._silence):
                    self._services.warn("opening_is_over", opening=opening)
            await self._hear_of_others()
        finally:
            self._pulsing = False

    async def _hear_of_others(self) -> None:
        living = {each.incarnation: each.address for each in await self._store.live_processes()}
        living.pop(self._services.opening, None)
        come, gone = living.keys() - self.neighbours.keys(), self.neighbours.keys() - living.keys()
        self.neighbours = living
        for opening in come:
            self.come(opening, living[opening])
        for opening in gone:
            self.gone(opening)
        await self._hear_changes()

    async def _hear_changes(self) -> None:
        asked, before = self._boot(), self._listened
        recent = await self._store.changes(int(self.calendar()), RECENT)
        if before is None:
            self._known = {each.number for each in recent}
        if before is None or asked - before > RECENT / 2:    # we open, or slept for longer than we look back
            await self.missed()
        for each in recent:
            if each.number not in self._known:
                await self.changed(each)
                self._known.add(each.number)       # one by one: those that a store in trouble keeps from us come again
        self._known &= {each.number for each in recent}
        self._listened = asked


async def _nothing(change: Change) -> None:
    """Nobody listens yet."""


async def _no_word() -> None:
    """Nobody listens yet."""
