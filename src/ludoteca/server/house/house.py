"""House: all tables and guests of one process, and what belongs to all of them. It builds the parts and closes them."""

from __future__ import annotations

import contextlib

from ludoteca.protocol.admin import Bar, BarKind
from ludoteca.protocol.refusals import Refused
from ludoteca.server.admin.settings import FACT, SettingsStore
from ludoteca.server.bot_workers.engine import BotEngine, InlineEngine
from ludoteca.server.history.ratings import Ratings
from ludoteca.server.history.replays import Replays
from ludoteca.server.history.showcase import Showcase
from ludoteca.server.history.works import Works
from ludoteca.server.house.heartbeat import Heartbeat
from ludoteca.server.house.housekeeping import Housekeeping
from ludoteca.server.house.limits import Limits
from ludoteca.server.house.table_opener import TableOpener
from ludoteca.server.house.table_registry import TableRegistry
from ludoteca.server.moderation.sanitize import clean_text
from ludoteca.server.people.guests import Guests
from ludoteca.server.persistence.outage import StoreOutage
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.runtime.time import WallClock, boot_time, calendar_time, steady_wall
from ludoteca.server.services import EventCounters, Services, Timeouts
from ludoteca.store import Change, GuestRow, Store


class House:
    """The parts of one process. `address`: where other processes of the house reach this one."""

    def __init__(
        self,
        store: Store,
        bot_engine: BotEngine | None = None,
        wall: WallClock | None = None,
        schedule: Schedule | None = None,
        bot_pace: float = 1.0,
        limits: Limits | None = None,
        timeouts: Timeouts | None = None,
        counters: EventCounters | None = None,
        address: str = "",
    ) -> None:
        self.wall = wall or steady_wall()
        self.schedule = schedule or Schedule(self.wall)
        self.limits = limits or Limits()
        self.bot_engine = bot_engine or InlineEngine()
        self.services = Services(
            store, self.wall, self.schedule, self.bot_engine, bot_pace, timeouts, counters)
        self.heartbeat = Heartbeat(self.services, address, self.limits.silence, wall or boot_time)
        self.services.heartbeat = self.heartbeat if store.shared else None
        self.calendar = self.heartbeat.calendar = wall or calendar_time
        self.tables = TableRegistry(self.services, self.heartbeat, self.limits.silence)
        self.housekeeping = Housekeeping(self.services, self.tables, self.heartbeat, self.limits, self.calendar)
        self.settings = SettingsStore(store, self.wall, self.services.note, self.calendar)
        self.services.settings = lambda: self.settings.current
        self.guests = Guests(
            store, self.wall, self.settings, self.limits.handoff, self.housekeeping.spawn, self.calendar)
        self.guests.on_renamed = self._rename_at_tables
        self.services.rename = self.guests.rename
        self.heartbeat.on_new_incarnation = self.tables.forget_all
        self.heartbeat.on_change = self._on_change
        self.heartbeat.on_changes_missed = self.settings.read
        self.opener = TableOpener(self.services, self.tables, self.limits)
        self.dailies = self.services.deals = self.opener.dailies
        self.replays = Replays(store)
        self.works = Works(store)
        self.showcase = Showcase(store, self.works)
        self.ratings = Ratings(store)
        self.opened = self.wall()

    @property
    def store(self) -> Store:
        return self.services.store

    @property
    def outage(self) -> StoreOutage:
        return self.services.outage

    async def open(self) -> None:
        await self.store.open()
        await self.heartbeat.open()
        await self.settings.read()
        self.housekeeping.start()

    async def close(self) -> None:
        """Finish the work that was begun, save where every clock is, and close the store."""
        self.schedule.stop()
        self.outage.close()
        self.heartbeat.close()
        for room in list(self.tables.rooms.values()):
            await room.close()
        self.housekeeping.stop()
        if not self.heartbeat.suspended:
            await self.heartbeat.beat()
        with contextlib.suppress(OSError):         # where it cannot be said, other processes notice our silence
            if not self.heartbeat.suspended:
                await self.store.unregister_process(self.services.incarnation)
        await self.bot_engine.close()
        await self.store.close()

    async def _on_change(self, change: Change) -> None:
        """A process of the house, perhaps this one, has changed a guest or the settings."""
        if change.kind == FACT:
            await self.settings.read()
        else:
            await self.guests.apply_change(change)

    def _rename_at_tables(self, guest: GuestRow) -> None:
        for room in self.tables.rooms.values():
            if guest.name != room.state.people.get(guest.id, guest.name):
                room.admission.rename(guest.id, guest.name)

    # -- what the admin does

    async def ban(self, kind: BarKind, what: str, minutes: int) -> Bar:
        """Keep a name, an address or a guest out for a time."""
        guest = await self.store.guest(what) if kind == "guest" else None
        if kind == "guest" and guest is None:
            raise Refused("no_such_guest")
        return await self.settings.ban(kind, what, minutes, "" if guest is None else guest.name)

    async def shut_table(self, id: str) -> None:
        """Close a table for good."""
        room = await self.tables.find(id)
        await room.shut()
        await self.tables.release(room)
        self.services.note("desk_shut", table=id, code=room.state.code, game=room.state.game)

    async def announce(self, id: str, text: str) -> None:
        """Add a line of the house to the chat of a table."""
        room, said = await self.tables.find(id), clean_text(text)
        room.enqueue(lambda: room.chat.announce(self.settings.current.name or "Ludoteca", said))
        await room.settled()
        self.services.note("desk_said", table=id, code=room.state.code, text=said)
