"""Calling people back to a table that waits for them: after a while, once for each wait, only those who are away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.server.runtime.scheduler import Alarm

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class Calling:
    """The calls of one table. Whoever is here is never called: they see whose turn it is."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: Alarm | None = None
        self._called: set[str] = set()             # during this wait of theirs
        self._away: tuple[Any, Any, bool] = (None, None, True)    # of these chairs, with these people here: anybody?

    def look(self) -> None:
        """Something happened: whoever is waited for and away in a while is called."""
        room = self._room
        if self._called:
            self._called = {guest for guest in self._called if room.waits_for(guest)}
        chairs, here = room.state.chairs, room.presence.known
        chairs_before, here_before, away = self._away
        if chairs is not chairs_before or here is not here_before:    # in nearly every move they are what they were
            away = any(chair.kind == "person" and chair.guest not in here for chair in chairs)
            self._away = chairs, here, away
        if away and self._alarm is None and self._missing():
            self._alarm = room.services.schedule.after(room.services.patience.call, lambda: room.post(self._call))

    def _missing(self) -> list[str]:
        room, round = self._room, self._room.round
        if round is None or room.state.phase != "playing":
            return []
        missing = []
        for seat in round.actors:
            chair = room.state.chairs[seat]
            if chair.kind == "person" and not room.presence.here(chair.guest) and chair.guest not in self._called:
                missing.append(chair.guest)
        return missing

    async def _call(self) -> None:
        self._alarm = None
        for guest in self._missing():
            self._called.add(guest)
            self._room.services.call(guest, self._room.id, self._room.state.code, self._room.game.id)
