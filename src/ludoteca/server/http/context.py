"""Web context: what request handlers and WebSocket connections of one process share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import WSCloseCode, web

from ludoteca.protocol.refusals import Refused
from ludoteca.server.cluster.peers import Peers
from ludoteca.server.house.house import House
from ludoteca.server.http.access_limits import AccessLimits
from ludoteca.server.http.idle_guard import IdleGuard
from ludoteca.server.http.throttle import FairThrottle
from ludoteca.server.metrics import Counters
from ludoteca.server.runtime.client_address import Surroundings, address_of, is_local
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.websocket.connection import Connection
from ludoteca.server.websocket.context import ConnectionContext, RoomPort
from ludoteca.server.websocket.outbox import Outbox
from ludoteca.store import GuestRow


class WebContext(ConnectionContext):
    """The web side of one process: its house, connections, counters and limits."""

    def __init__(
        self, house: House, counters: Counters | None = None, open_metrics: bool = False,
        surroundings: Surroundings | None = None,
    ) -> None:
        self.house = house
        self._counters = counters or Counters()
        self.open_metrics = open_metrics
        self.surroundings = surroundings or Surroundings.configured()
        self.idle_guard = IdleGuard(self._counters.dropped)
        self._throttle = FairThrottle()
        self._outbox = Outbox(self._counters)
        self.connections: set[Connection] = set()
        self.origins = frozenset(filter(None, os.environ.get("LUDOTECA_ORIGINS", "").split(",")))
        self.stopping = False
        self.plain: Callable[[web.Request], web.Response] | None = None    # answers requests without TLS, if set
        self.peers = Peers(house, self.surroundings)
        self._limits = AccessLimits(house)
        self.admin_key = ""                        # empty until the server is open: no key fits
        house.settings.on_change = self.disconnect_banned
        house.guests.on_moved = self._on_moved

    # -- for connections

    @property
    def counters(self) -> Counters:
        return self._counters

    @property
    def outbox(self) -> Outbox:
        return self._outbox

    @property
    def schedule(self) -> Schedule:
        return self.house.schedule

    @property
    def throttle(self) -> FairThrottle:
        return self._throttle

    @property
    def wall(self) -> Callable[[], float]:
        return self.house.wall

    def caller(self, request: web.Request) -> str:
        return self.peers.caller(request) or self.surroundings.caller(request)

    def is_direct(self, request: web.Request) -> bool:
        return not (self.surroundings.trusts(address_of(request.remote)) or self.peers.is_from_peer(request))

    def is_suspended(self) -> bool:
        return self.house.heartbeat.suspended

    async def authenticate(self, token: str) -> GuestRow:
        return await self.house.outage.ask(self.house.guests.by_token(token))

    async def open_room(self, table: str) -> RoomPort:
        room = await self.house.outage.ask(self.house.tables.find(table))
        return room

    def report(self, event: str, **facts: object) -> None:
        self.house.services.trouble(event, **facts)

    # -- for request handlers

    async def check_new_guest(self, request: web.Request) -> None:
        """Raises Refused if this address has brought too many new guests. This machine may bring any number."""
        if not is_local(request):
            await self._limits.check_new_guest(self.caller(request))

    def check_address(self, request: web.Request) -> None:
        """Raises Refused for a banned address. This machine is never banned."""
        if self.house.settings.current.bans and not is_local(request):
            self.house.settings.check("address", self.caller(request))

    async def check_key(self, request: web.Request, key: str) -> None:
        """Raises Refused for a wrong admin key, and after several of them for any."""
        await self._limits.check_key(self.caller(request), key, self.admin_key)

    @asynccontextmanager
    async def one_guess(self, request: web.Request) -> AsyncIterator[None]:
        """Around the lookup of a code: limits wrong guesses by address."""
        async with self._limits.one_guess(self.caller(request)):
            yield

    # -- all connections

    def disconnect_banned(self) -> None:
        """Close every connection whose guest, address or name has been banned."""
        for connection in list(self.connections):
            session = connection.session
            if session is None:
                continue
            try:
                self.house.settings.check("guest", session.guest)
                self.house.settings.check("address", connection.address)
                if (room := self.house.tables.rooms.get(connection.table)) is not None:
                    self.house.settings.check("name", room.state.name(session.guest))
            except Refused as refusal:
                connection.goodbye(refusal)

    async def _on_moved(self, guest: str) -> None:
        """The guest moved to another device: close connections that came with an earlier token."""
        for connection in list(self.connections):
            if connection.session is not None and connection.session.guest == guest and \
                    await self.house.store.guest_by_token(connection.token_hash) is None:
                connection.goodbye(Refused("moved"))

    async def close(self) -> None:
        """Close every connection with a goodbye."""
        self.stopping = True
        for connection in list(self.connections):
            connection.goodbye(Refused("stopping"), WSCloseCode.GOING_AWAY)
        await asyncio.gather(*(each.closed() for each in list(self.connections)))
        await self.peers.close()


CONTEXT: web.AppKey[WebContext] = web.AppKey("context", WebContext)
