"""aiohttp's internals: all that this server uses beyond the public API, in one module.

Versions 3.14.x have been tested (`TESTED`), and pyproject.toml asks for no other. Before the range grows, run
`tests/web/test_aiohttp_internals.py`: it names each internal that has changed and what depends on it.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any, Protocol, cast

from aiohttp import web
from aiohttp._websocket.helpers import websocket_mask

__all__ = ["TESTED", "ByteParser", "EarlyFrames", "changed", "replace_parser", "take_over", "unmask", "watch_server"]

TESTED = ">=3.14,<3.15"


class ByteParser(Protocol):
    """What aiohttp feeds with the bytes of an upgraded connection. (True, rest) means: end of the stream."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...
    def feed_eof(self) -> None: ...


class EarlyFrames(web.WebSocketResponse):
    """A WebSocket that keeps the bytes received before its handshake ended: aiohttp parses them at once."""

    early = b""

    def _post_start(self, request: web.BaseRequest, *rest: Any) -> None:
        self.early = request.protocol._message_tail
        super()._post_start(request, *rest)


def unmask(key: bytes, payload: bytearray) -> None:
    """Remove a frame's mask (RFC 6455, 5.3) in place; aiohttp's compiled function where it was built."""
    websocket_mask(key, payload)


def replace_parser(request: web.Request, wrap: Callable[[Any], ByteParser | None]) -> None:
    """Put `wrap(parser)` in the place of the parser that reads this WebSocket; None leaves it."""
    if (parser := wrap(request.protocol._payload_parser)) is not None:
        request.protocol._payload_parser = parser


def take_over(request: web.Request, parser: ByteParser) -> None:
    """Hand this parser every byte that the client sends from now on."""
    request.protocol.set_parser(cast(Any, parser))


def watch_server(
    server: web.Server, on_made: Callable[[Any, asyncio.Transport], None], on_lost: Callable[[Any], None],
) -> None:
    """Call these for each connection that is made to an aiohttp server, and lost, with its protocol."""
    made, lost = server.connection_made, server.connection_lost

    def connection_made(handler: Any, transport: asyncio.Transport) -> None:
        made(handler, transport)
        on_made(handler, transport)

    def connection_lost(handler: Any, error: BaseException | None = None) -> None:
        on_lost(handler)
        lost(handler, error)

    setattr(server, "connection_made", connection_made)  # noqa: B010
    setattr(server, "connection_lost", connection_lost)  # noqa: B010


def changed() -> list[str]:
    """What no longer is as it was in the tested versions: one sentence for each, with what breaks."""
    from aiohttp import web_protocol

    source = inspect.getsource(web_protocol.RequestHandler)
    mask = bytearray(b"\x00\x01\x02\x03\x04")
    websocket_mask(b"\x01\x02\x03\x04", mask)
    return [f"aiohttp has changed: {what}" for holds, what in (
        ("self._payload_parser.feed_data(" in source,
         "RequestHandler no longer feeds `_payload_parser`; the frame guard would not see any frame."),
        ("self._payload_parser.feed_eof(" in source,
         "RequestHandler no longer ends `_payload_parser`; closed connections would stay open."),
        ("self._message_tail" in source,
         "RequestHandler has no `_message_tail`; frames sent with the handshake would pass the guard unseen."),
        (hasattr(web.WebSocketResponse, "_post_start"),
         "WebSocketResponse has no `_post_start`; frames sent with the handshake would pass the guard unseen."),
        (list(inspect.signature(web_protocol.RequestHandler.set_parser).parameters)[:2] == ["self", "parser"],
         "RequestHandler.set_parser takes other arguments; connections could not be proxied to another process."),
        ("self._manager.connection_made(self" in source and "self._manager.connection_lost(self" in source,
         "RequestHandler no longer tells its server of connections; idle ones would not be closed."),
        (mask == b"\x01\x03\x01\x07\x05",
         "websocket_mask does not mask in place any more; no frame could be read."),
    ) if not holds]
