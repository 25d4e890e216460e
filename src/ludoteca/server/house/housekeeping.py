"""Housekeeping: what one process does again and again: heartbeats, releases of idle tables, sweeps, outage probes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.server.house.heartbeat import Heartbeat
from ludoteca.server.house.limits import Limits
from ludoteca.server.house.table_registry import TableRegistry
from ludoteca.server.persistence.outage import SLOW
from ludoteca.server.runtime.time import WallClock
from ludoteca.server.services import Services
from ludoteca.store import Swept


class Housekeeping:
    """The periodic tasks of one process. `calendar`: the clock that all processes of a house share."""

    def __init__(
        self, services: Services, tables: TableRegistry, heartbeat: Heartbeat, limits: Limits, calendar: WallClock,
    ) -> None:
        self._services = services
        self._tables = tables
        self._heartbeat = heartbeat
        self._limits = limits
        self._calendar = calendar
        self._probing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self._services.outage.changed = self._send_outage_notices
        self._every(self._limits.active_heartbeat, self.beat)
        self._every(self._limits.watch, self.probe)
        self._every(self._limits.sweep, self.sweep)
        if self._services.store.shared:
            self._every(self._limits.heartbeat, self._heartbeat.check_peers)

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    def _every(self, millis: int, act: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        def again() -> None:
            self.spawn(act())
            self._services.schedule.after(millis, again)

        self._services.schedule.after(millis, again)

    def spawn(self, act: Coroutine[Any, Any, Any]) -> None:
        """Run this in a task. The store may fail: `probe` finds out when it is back."""
        async def run() -> None:
            try:
                await act
            except OSError as error:
                self._services.outage.missed(str(error))
            except Exception:
                self._services.trouble("housekeeping_failed")

        task = asyncio.get_running_loop().create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat(self) -> None:
        """Write a heartbeat where one is due, and release tables that have been without guests for long."""
        now, rooms = self._services.wall(), self._tables.rooms
        if now - self._heartbeat.last_beat >= self._limits.idle_heartbeat or any(
                room.round is not None and room.round.running for room in rooms.values()):
            await self._heartbeat.beat()
        for room in list(rooms.values()):
            since = room.admission.idle_since
            if since is not None and now - since > self._limits.table_idle and not room.busy:
                await self._tables.release(room)

    async def probe(self) -> None:
        """Find writes that take too long, and notice that the store is back where no table wants to write."""
        if self._services.store.health().waiting_for > SLOW:
            for room in list(self._tables.rooms.values()):
                room.writer.look()
        if self._services.outage.waits and not self._probing:
            self._probing = True
            try:
                await self._heartbeat.beat()
            finally:
                self._probing = False

    def _send_outage_notices(self) -> None:
        for room in self._tables.rooms.values():
            room.outage_notice.send()

    async def sweep(self) -> Swept:
        """Delete guests and tables that have not been used for long."""
        now, limits = int(self._services.wall()), self._limits
        for room in list(self._tables.rooms.values()):
            if room.presence:
                room.enqueue(room.record.touch)
                await room.settled()
            elif not room.busy and (room.round is None or not room.round.clock.running):
                await self._tables.release(room)   # a table that a living process has is not swept
        swept = await self._services.store.sweep(
            guests=now - limits.guests_kept, finished=now - limits.finished_kept,
            abandoned=now - limits.abandoned_kept, now=int(self._calendar()))
        self._services.note("swept", guests=swept.guests, tables=swept.rooms, handoffs=swept.handoffs)
        await self._tables.forget_unreadable()
        return swept
