"""Table loader: claims the lease of a table, then reads its rows. After the claim no other process can write them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.rules import Unreadable
from ludoteca.rules.registry import game as find_game
from ludoteca.server.persistence.log_codec import ClockAnchor, last_anchor, reason
from ludoteca.server.room.room import Room
from ludoteca.server.services import Services
from ludoteca.server.state.room_state import ClockState, read_state
from ludoteca.server.talk.chat import KEPT
from ludoteca.store import Lease, RoomRow

REQUESTS = 5_000                 # latest requests of a table that get the same answer after a restart
AGAIN = 0.1                      # seconds until a lease that another process holds is asked for again


class TableLoader:
    """Loads tables for one process.

    `silence`: milliseconds without a heartbeat after which a process is declared dead. `on_conflict`: see `Room`.
    """

    def __init__(
        self, services: Services, silence: int, on_conflict: Callable[[Room], None] = lambda room: None,
    ) -> None:
        self._services = services
        self._store = services.store
        self._silence = silence
        self._on_conflict = on_conflict
        self.unreadable: dict[str, UnreadableLog] = {}    # tables whose log the present rules cannot follow
        self.is_closing = False                    # tables are being handed over to other processes

    async def load(self, id: str) -> Room | None:
        """The table as its log has it; None where there is no such table."""
        if self.is_closing:
            raise Refused("stopping")
        known = self.unreadable.get(id)
        if known is not None:
            raise known
        row = await self._store.room(id)
        if row is None:
            return None
        try:
            find_game(row.game)
        except KeyError:
            raise Refused("no_such_game") from None
        lease = await self._claim(id)
        row = await self._store.room(id)           # read after the claim: no other process can write it now
        if lease is None or row is None:
            raise Refused("try_again")
        try:
            return await self._read(row, lease)
        except Refused:                            # a newer version may read what this one cannot
            await self._store.release_lease(lease)
            raise

    async def _read(self, row: RoomRow, lease: Lease) -> Room:
        try:
            state = read_state(row)
        except msgspec.MsgspecError as error:
            raise self._cannot_read(row.id, Unreadable("refused", row.game, 0, 0, type(error).__name__)) from None
        if state.shut:
            raise Refused("table_shut")
        room = Room(state, self._services, lease, self._on_conflict)
        for answered in (*await self._store.requests(row.id, REQUESTS), *state.answered):
            room.request_log.restore(answered)
        for number, line, request in await self._store.chat(row.id, KEPT):
            room.chat.restore(number, line)
            room.request_log.restore(request)
        if state.round and state.phase != "lobby":
            rows = await self._store.entries(row.id, state.round)
            try:
                round = await asyncio.to_thread(room.dealing.resume, rows)
            except Unreadable as error:
                raise self._cannot_read(row.id, error) from None
            anchor = last_anchor(rows, state.clock.entries)
            round.clock.pause(max(await self._table_time(state.clock, anchor), round.table.now))
            if state.phase == "over":
                ended = {each.round: each.link for each in await self._store.results(row.id)}
                room.dealing.replay = ended.get(state.round, "")
        return room

    async def _claim(self, id: str) -> Lease | None:
        """The lease of a table; None where a live process holds it. Waits until a dead holder is declared dead."""
        wall = self._services.wall
        until, first = wall() + 2 * self._silence, await self._live_holder(id)
        while (lease := await self._store.claim(id, self._services.incarnation)) is None:
            if not self._store.shared or self.is_closing or wall() > until:
                break
            if await self._live_holder(id) not in (first, None):
                break                              # its holder has claimed it, or sent a heartbeat, meanwhile
            await asyncio.sleep(AGAIN)
        return lease

    async def _live_holder(self, id: str) -> tuple[int, int, int] | None:
        """The live holder of a table, its epoch and its last heartbeat; None where no other live process holds it."""
        owner = await self._store.owner(id) if self._store.shared else None
        if owner is None or not owner.alive or owner.incarnation == self._services.incarnation:
            return None
        return owner.incarnation, owner.epoch, await self._store.last_heartbeat(owner.incarnation)

    async def _table_time(self, clock: ClockState, anchor: ClockAnchor | None) -> float:
        """Table time at which the game goes on.

        A running clock ran until the last heartbeat of the incarnation that saved it; table time does not pass while
        no process has the table. An entry written later may have held the clock (`anchor`).
        """
        if not clock.running:
            return clock.at
        mine = clock.incarnation == self._services.incarnation
        until = self._services.wall() if mine else await self._store.last_heartbeat(clock.incarnation)
        if anchor is not None and anchor.opening == clock.incarnation:
            return until - anchor.origin
        return clock.at + max(0.0, until - clock.wall)

    def _cannot_read(self, id: str, error: Unreadable) -> UnreadableLog:
        """Note it once: the rules do not change while the process runs."""
        self._services.note("unreadable", table=id, reason=reason(error))
        found = self.unreadable[id] = UnreadableLog(error)
        return found

    async def forget_deleted(self) -> None:
        """Drop notes about tables that are no longer in the store."""
        for id in list(self.unreadable):
            if await self._store.room(id) is None:
                del self.unreadable[id]
