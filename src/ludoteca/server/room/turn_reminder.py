"""Turn reminder: reminds absent players that a table waits for them, once for each wait."""

from __future__ import annotations

from typing import Any

from ludoteca.server.room.record import RoomRecord
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.state.room_changes import RoomChanges


class TurnReminder:
    """The reminders of one table. Guests who are present get none: they see whose turn it is."""

    def __init__(self, record: RoomRecord, presence: Presence, services: Services, room: RoomChanges) -> None:
        self._record = record
        self._presence = presence
        self._services = services
        self._room = room
        self._alarm: Alarm | None = None
        self._reminded: set[str] = set()           # during their present wait
        self._away: tuple[Any, Any, bool] = (None, None, True)    # of these chairs, with these guests here: any absent?

    def check(self) -> None:
        """Set a reminder where the game waits for an absent guest. Call it whenever something happened."""
        record = self._record
        if self._reminded:
            self._reminded = {guest for guest in self._reminded if record.waits_for(guest)}
        chairs, here = record.state.chairs, self._presence.known
        chairs_before, here_before, away = self._away
        if chairs is not chairs_before or here is not here_before:    # in most moves both are the same objects
            away = any(chair.kind == "person" and chair.guest not in here for chair in chairs)
            self._away = chairs, here, away
        if away and self._alarm is None and self._absent():
            self._alarm = self._services.schedule.after(
                self._services.timeouts.reminder, lambda: self._room.enqueue(self._remind))

    def _absent(self) -> list[str]:
        """Absent guests the game waits for who have not been reminded."""
        record, round = self._record, self._record.round
        if round is None or record.state.phase != "playing":
            return []
        absent = []
        for seat in round.actors:
            chair = record.state.chairs[seat]
            if chair.kind == "person" and not self._presence.here(chair.guest) and chair.guest not in self._reminded:
                absent.append(chair.guest)
        return absent

    async def _remind(self) -> None:
        self._alarm = None
        state = self._record.state
        for guest in self._absent():
            self._reminded.add(guest)
            self._services.remind(guest, state.table, state.code, self._record.game.id)
