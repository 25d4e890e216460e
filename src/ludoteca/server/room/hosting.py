"""Who hosts: the host of the table and, while they are away, somebody in the chairs who stands in for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.state import transitions
from ludoteca.server.state.room_state import RoomState

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class Hosting:
    """Notices that nobody hosts, waits a while, and asks one of the seated people. Whoever only watches never hosts
    anybody else's table, whoever is away: the chairs are for those in them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._missed: Alarm | None = None

    def back(self, state: RoomState, guest: str) -> RoomState:
        """Somebody came: if it is the host, nobody stands in any more."""
        return state.but(stand_in="") if guest == state.host and state.stand_in else state

    def look(self, newcomer: str = "") -> None:
        """Somebody came or went."""
        hosting = self._room.state.hosting
        if self._room.presence.here(hosting) or newcomer in (hosting, self._room.state.host):
            if self._missed is not None:
                self._missed.cancel()
                self._missed = None
        elif self._missed is None:
            self._missed = self._room.services.schedule.after(
                self._room.services.patience.host_gone, lambda: self._room.post(self._stand_in))

    async def _stand_in(self) -> None:
        self._missed = None
        state, here = self._room.state, set(self._room.presence.guests)
        if state.hosting in here:
            return
        heir = next((guest for guest in transitions.heirs(state) if guest in here), None)
        if heir is not None:
            await self._room.become(transitions.stand_in(state, heir), "host", heir)
