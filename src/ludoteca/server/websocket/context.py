"""What a WebSocket connection needs from the server around it: `server.http` provides it, tests may replace it."""

from __future__ import annotations

from typing import Any, Protocol

from aiohttp import web

from ludoteca.protocol.messages import Hello
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.runtime.time import WallClock
from ludoteca.server.sessions.session import Session
from ludoteca.server.websocket.outbox import ConnectionCounters, Outbox
from ludoteca.store import GuestRow


class Throttle(Protocol):
    """Queues clients that send more than people do."""

    async def acquire(self, cost: float = 1.0) -> None: ...


class RoomPort(Protocol):
    """All that a connection may do with a room."""

    def receive(self, page: Session, request: Any, arrived: float | None = None) -> None: ...
    def join(self, page: Session, name: str, hello: Hello) -> None: ...
    def leave(self, page: Session) -> None: ...


class ConnectionContext(Protocol):
    """The server of a connection. `schedule` and `wall` are its timers and its clock, in milliseconds."""

    @property
    def counters(self) -> ConnectionCounters: ...
    @property
    def outbox(self) -> Outbox: ...
    @property
    def schedule(self) -> Schedule: ...
    @property
    def throttle(self) -> Throttle: ...
    @property
    def wall(self) -> WallClock: ...

    def caller(self, request: web.Request) -> str:
        """The client's address, also behind a proxy or another process of this house."""

    def is_direct(self, request: web.Request) -> bool:
        """Whether the TCP connection is the client's own: then the kernel's round-trip time is the client's."""

    def is_suspended(self) -> bool:
        """Whether this process may have lost its leases, so that clients must not rely on it."""

    async def authenticate(self, token: str) -> GuestRow:
        """The guest of this token. Raises Refused, and OSError while the store does not answer."""

    async def open_room(self, table: str) -> RoomPort:
        """The room of this table, loaded if need be. Raises like `authenticate`."""

    def report(self, event: str, **facts: object) -> None:
        """Log an error with its traceback."""
