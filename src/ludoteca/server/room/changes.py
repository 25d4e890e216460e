"""State changes: apply a new state of a table. It is written first, then sent, then followed by what depends on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.room.announcer import Announcer
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.state.room_state import RoomState
from ludoteca.server.talk.voice import Voices


class StateChanges:
    """Fulfils `RoomChanges` for all parts of one table. `on_change` is awaited after each change."""

    def __init__(
        self, record: RoomRecord, presence: Presence, announcer: Announcer, voices: Voices,
        enqueue: Callable[[Job, str], None],
        on_change: Callable[[], Awaitable[None]],
    ) -> None:
        self._record = record
        self._presence = presence
        self._announcer = announcer
        self._voices = voices
        self._enqueue = enqueue
        self._on_change = on_change

    @property
    def state(self) -> RoomState:
        return self._record.state

    async def change(self, state: RoomState, notice: str, who: str = "") -> None:
        """Write the state, then send it. A session that has another seat now is sent the game as that seat sees it."""
        record = self._record
        if state is record.state:
            return
        await record.save(state)
        self._voices.settle(state, set(self._presence.guests))
        moved = self._presence.seat(state.seat_of)
        self._announcer.send_room(notice, who)
        if record.round is not None:
            for session in moved:
                session.send(encode(self._announcer.welcome(session)))
            record.round.chairs_changed()
        await self._on_change()

    def enqueue(self, job: Job, guest: str = "", /) -> None:
        self._enqueue(job, guest)

    def send_room(self, notice: str = "", who: str = "") -> None:
        self._announcer.send_room(notice, who)

    def require_host(self, guest: str) -> None:
        """Refuse what only the host, or the guest who stands in for the host, may do."""
        hosting = self._record.state.hosting
        if guest != hosting:
            raise Refused("not_host", name=self._announcer.name(hosting))
