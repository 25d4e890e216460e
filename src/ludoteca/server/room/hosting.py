"""Hosting: while the host is away, a guest in the chairs stands in."""

from __future__ import annotations

from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.state import transitions
from ludoteca.server.state.room_changes import RoomChanges
from ludoteca.server.state.room_state import RoomState


class Hosting:
    """Waits for `timeouts.host_away` after the host has left, then lets a seated guest stand in.

    A guest without a chair never hosts another guest's table: the chairs belong to those in them.
    """

    def __init__(self, room: RoomChanges, presence: Presence, services: Services) -> None:
        self._room = room
        self._presence = presence
        self._services = services
        self._alarm: Alarm | None = None

    def returned(self, state: RoomState, guest: str) -> RoomState:
        """The state after a guest came: if it is the host, the stand-in hosts no longer."""
        return state.but(stand_in="") if guest == state.host and state.stand_in else state

    def check(self, newcomer: str = "") -> None:
        """Begin to wait for a host who is away, or stop waiting. Call it whenever a guest came or went."""
        state = self._room.state
        if self._presence.here(state.hosting) or newcomer in (state.hosting, state.host):
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
        elif self._alarm is None:
            self._alarm = self._services.schedule.after(
                self._services.timeouts.host_away, lambda: self._room.enqueue(self._stand_in))

    async def _stand_in(self) -> None:
        self._alarm = None
        state, here = self._room.state, set(self._presence.guests)
        if state.hosting in here:
            return
        heir = next((guest for guest in transitions.heirs(state) if guest in here), None)
        if heir is not None:
            await self._room.change(transitions.stand_in(state, heir), "host", heir)
