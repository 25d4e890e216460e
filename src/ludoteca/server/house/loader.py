"""A table that slept, or whose process has died, is taken up: claimed first, then read: nobody else writes it then."""

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

REQUESTS = 5_000                 # of a table, answered again after a restart
AGAIN = 0.1                      # seconds until a table that another has is asked for again


class Waking:
    """How one opening of the house takes up tables. `silence`: milliseconds without a word after which an opening is
    taken for dead."""

    def __init__(
        self, services: Services, silence: int, on_conflict: Callable[[Room], None] = lambda room: None,
    ) -> None:
        self._services = services
        self._store = services.store
        self._silence = silence
        self._on_conflict = on_conflict
        self.unreadable: dict[str, UnreadableLog] = {}    # tables whose log the rules here cannot follow
        self.over = False                          # tables are being handed to other openings

    async def take_up(self, id: str) -> Room | None:
        """The table as its log has it; None where there is no such table."""
        if self.over:
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
        held = await self._claim(id)
        row = await self._store.room(id)           # read after the claim: nobody else can write it now
        if held is None or row is None:
            raise Refused("try_again")
        try:
            return await self._read(row, held)
        except Refused:                            # what we cannot read, a newer process may
            await self._store.release_lease(held)
            raise

    async def _read(self, row: RoomRow, held: Lease) -> Room:
        try:
            state = read_state(row)
        except msgspec.MsgspecError as error:
            raise self._cannot_read(row.id, Unreadable("refused", row.game, 0, 0, type(error).__name__)) from None
        if state.shut:
            raise Refused("table_shut")
        room = Room(state, self._services, held, self._on_conflict)
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
        """Ours from now on; None where somebody living has it. Whoever asks waits until the dead are known to be."""
        wall = self._services.wall
        until, first = wall() + 2 * self._silence, await self._sign_of_life(id)
        while (held := await self._store.claim(id, self._services.opening)) is None:
            if not self._store.shared or self.over or wall() > until:
                break
            if await self._sign_of_life(id) not in (first, None):
                break                              # whoever has it has taken it, or was heard, since we asked
            await asyncio.sleep(AGAIN)
        return held

    async def _sign_of_life(self, id: str) -> tuple[int, int, int] | None:
        """Who has this table, since which epoch, and when they were last heard; None where nobody who lives has it."""
        owner = await self._store.owner(id) if self._store.shared else None
        if owner is None or not owner.alive or owner.incarnation == self._services.opening:
            return None
        return owner.incarnation, owner.epoch, await self._store.last_heartbeat(owner.incarnation)

    async def _table_time(self, clock: ClockState, anchor: ClockAnchor | None) -> float:
        """Table time stands still while the house is closed: a clock that ran did so until the last beat of the opening
        in which it was saved, however often the house has opened and closed since. An entry may have held it after
        that."""
        if not clock.running:
            return clock.at
        mine = clock.opening == self._services.opening
        until = self._services.wall() if mine else await self._store.last_heartbeat(clock.opening)
        if anchor is not None and anchor.opening == clock.opening:
            return until - anchor.origin
        return clock.at + max(0.0, until - clock.wall)

    def _cannot_read(self, id: str, error: Unreadable) -> UnreadableLog:
        """Noted once: the rules will not change while the house is open."""
        self._services.note("unreadable", table=id, reason=reason(error))
        found = self.unreadable[id] = UnreadableLog(error)
        return found

    async def forget_gone(self) -> None:
        """Of tables that are no more nothing needs to be known."""
        for id in list(self.unreadable):
            if await self._store.room(id) is None:
                del self.unreadable[id]
