"""Room changes: what parts of a table in lower packages may do with its state. `room/changes.py` fulfils it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from ludoteca.server.state.room_state import RoomState

Job = Callable[[], Awaitable[Any]]


class RoomChanges(Protocol):
    """Reads the state of a table, changes it, and tells its sessions."""

    @property
    def state(self) -> RoomState: ...

    def change(self, state: RoomState, notice: str, who: str = "") -> Awaitable[None]:
        """Write the new state, then send it to all sessions."""

    def send_room(self, notice: str = "", who: str = "") -> None:
        """Send the room as it is to all sessions, with what happened."""

    def require_host(self, guest: str) -> None:
        """Refuse what only the host of the table may do."""

    def enqueue(self, job: Job, guest: str = "", /) -> None:
        """Run this after all jobs that are queued at the table; `guest`: whose request it is."""
