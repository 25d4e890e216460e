"""The porch: lines on which nobody has asked for anything yet. They may wait a moment there, and not in crowds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import web

ASK_WITHIN = 10.0                # seconds from the first byte of a line to the end of its first request's headers
EACH = 64                        # waiting from one address: one more closes the oldest
ALL = 512                        # waiting in all
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Porch:
    """The lines whose first request has not come in whole. Knows an aiohttp server by its connection_made and _lost."""

    def __init__(self, dropped: Callable[[str], None] = lambda reason: None) -> None:
        self._dropped = dropped
        self._waiting: dict[Any, tuple[str, asyncio.Transport, asyncio.TimerHandle]] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def watch(self, server: web.Server) -> None:
        """Stand at the door of this server."""
        made, lost = server.connection_made, server.connection_lost

        def connection_made(handler: Any, transport: asyncio.Transport) -> None:
            made(handler, transport)
            self._came(handler, transport)

        def connection_lost(handler: Any, error: BaseException | None = None) -> None:
            self.asked(handler)
            lost(handler, error)

        setattr(server, "connection_made", connection_made)  # noqa: B010
        setattr(server, "connection_lost", connection_lost)  # noqa: B010

    def asked(self, handler: Any) -> None:
        """A whole request has come in on this line: it waits no more."""
        waiting = self._waiting.pop(handler, None)
        if waiting is not None:
            waiting[2].cancel()

    def _came(self, handler: Any, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        timer = asyncio.get_running_loop().call_later(ASK_WITHIN, self._too_late, handler)
        self._waiting[handler] = (address, transport, timer)
        neighbours = [each for each, (whose, _, _) in self._waiting.items() if whose == address]
        if len(neighbours) > EACH:
            self._too_late(neighbours[0])
        elif len(self._waiting) > ALL:
            self._too_late(next(iter(self._waiting)))

    def _too_late(self, handler: Any) -> None:
        waiting = self._waiting.pop(handler, None)
        if waiting is None:
            return
        _, transport, timer = waiting
        timer.cancel()
        self._dropped("half_open")
        if not transport.is_closing():
            transport.write(TOO_LATE)
            transport.close()
