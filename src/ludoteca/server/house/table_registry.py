"""Table registry: the tables that this process has in memory. It finds, loads, releases and hands over tables."""

from __future__ import annotations

import asyncio

from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.server.house.handover import hand_over_tables
from ludoteca.server.house.heartbeat import Heartbeat
from ludoteca.server.house.loader import TableLoader
from ludoteca.server.room.room import Room
from ludoteca.server.services import Services
from ludoteca.server.state.room_state import RoomState
from ludoteca.store import Lease, Owner


class TableRegistry:
    """The tables of one process, by id. `silence`: see `Limits`."""

    def __init__(self, services: Services, heartbeat: Heartbeat, silence: int) -> None:
        self._services = services
        self._heartbeat = heartbeat
        self._loader = TableLoader(services, silence, self.forget)
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self.rooms: dict[str, Room] = {}

    async def find(self, id: str) -> Room:
        """The table of this id, loaded from the store if need be."""
        store, room = self._services.store, self.rooms.get(id)
        if room is not None and store.shared:
            owner = await store.owner(id)
            if owner is None or owner.incarnation != self._services.incarnation or room.writer.is_void(owner.epoch):
                self.forget(room)                  # another process has the table: this copy is stale
                room = self.rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise Refused("no_such_table")
        return found

    async def _load(self, id: str) -> Room | None:
        room = await self._loader.load(id)
        if room is not None:
            self.rooms[room.id] = room
        return room

    def add(self, state: RoomState, lease: Lease) -> Room:
        """A new table that is in the store already."""
        room = self.rooms[state.table] = Room(state, self._services, lease, self.forget)
        return room

    def forget(self, room: Room) -> None:
        """Drop our copy: another process wrote to this table. Its sessions come back to a fresh copy."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.presence.dismiss(Refused("try_again"))

    def forget_all(self) -> None:
        """This process was declared dead: other processes may have its tables."""
        for room in list(self.rooms.values()):
            self.forget(room)

    async def release(self, room: Room) -> None:
        """Drop a table from memory and give its lease back, so that any process may load it."""
        self.rooms.pop(room.id, None)
        await self._services.store.release_lease(room.writer.lease)

    async def owner_elsewhere(self, id: str) -> Owner | None:
        """The other process that has this table; None where there is none that lives and can be reached."""
        store = self._services.store
        if not store.shared:
            return None
        owner = await store.owner(id)
        if owner is None or owner.incarnation == self._services.incarnation or not (owner.alive and owner.address):
            return None
        return owner

    async def by_code(self, code: str) -> str:
        """The id of the table with this code."""
        row = await self._services.store.room_by_code(code.upper())
        if row is None:
            raise Refused("no_such_table")
        return row.id

    @property
    def unreadable(self) -> dict[str, UnreadableLog]:
        """Tables whose log the present rules cannot follow."""
        return self._loader.unreadable

    async def forget_unreadable(self) -> None:
        """Drop notes about unreadable tables that are no longer in the store."""
        await self._loader.forget_deleted()

    @property
    def is_closing(self) -> bool:
        """Whether tables are being handed over: none is opened or loaded any more."""
        return self._loader.is_closing

    async def hand_over(self) -> None:
        """Close every table and send its sessions to the other processes, before this process stops."""
        self._loader.is_closing = True
        await hand_over_tables(self.rooms, self._services, self._heartbeat)
