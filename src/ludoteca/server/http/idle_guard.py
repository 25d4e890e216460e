"""Idle guard: closes connections that do not send a whole request in time, and crowds of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

from aiohttp import web

from ludoteca.server.runtime.aiohttp_internals import watch_server

REQUEST_WITHIN = 10.0            # seconds from the connection to the end of its first request's headers
EACH = 64                        # idle connections of one address: one more closes the oldest
ALL = 512                        # idle connections in all
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class IdleGuard:
    """The connections of an aiohttp server whose first request has not arrived completely."""

    def __init__(self, on_dropped: Callable[[str], None] = lambda reason: None) -> None:
        self._on_dropped = on_dropped
        self._idle: dict[Hashable, tuple[str, asyncio.Transport, asyncio.TimerHandle]] = {}

    def __len__(self) -> int:
        return len(self._idle)

    def watch(self, server: web.Server) -> None:
        """Guard all connections of this server."""
        watch_server(server, self._on_made, self.on_request)

    def on_request(self, handler: Hashable) -> None:
        """A whole request has arrived on this connection, or it is closed."""
        idle = self._idle.pop(handler, None)
        if idle is not None:
            idle[2].cancel()

    def _on_made(self, handler: Hashable, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        timer = asyncio.get_running_loop().call_later(REQUEST_WITHIN, self._drop, handler)
        self._idle[handler] = (address, transport, timer)
        same = [each for each, (other, _, _) in self._idle.items() if other == address]
        if len(same) > EACH:
            self._drop(same[0])
        elif len(self._idle) > ALL:
            self._drop(next(iter(self._idle)))

    def _drop(self, handler: Hashable) -> None:
        idle = self._idle.pop(handler, None)
        if idle is None:
            return
        _, transport, timer = idle
        timer.cancel()
        self._on_dropped("half_open")
        if not transport.is_closing():
            transport.write(TOO_LATE)
            transport.close()
