"""Peer proxy: passes the bytes of a client's WebSocket to the process that has its table, and back.

The client's frames are not parsed here. They are checked once, by the process that has the table, and lag is measured
end to end.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import cast

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from yarl import URL

from ludoteca.server.runtime.aiohttp_internals import take_over

CONNECT_WITHIN = 3.0             # seconds
BUFFER = 2 * 1024 * 1024         # bytes a client may lag behind, as on a direct connection
HEAD = 16 * 1024                 # bytes of the peer's response head
DROPPED = frozenset({b"content-length", b"transfer-encoding"})    # headers that are not passed on


class ProxiedResponse(web.StreamResponse):
    """A response for aiohttp after the peer has written everything to the client."""

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        return None


class SocketProxy(asyncio.Protocol):
    """The connection to the peer. It is also the parser that aiohttp feeds with the client's bytes."""

    def __init__(self, request: web.Request, incarnation: int) -> None:
        self.incarnation = incarnation             # of the peer
        self._client = cast(asyncio.Transport, request.transport)
        self._peer: asyncio.Transport | None = None
        self._head = bytearray()
        self._joined = False
        loop = asyncio.get_running_loop()
        self.head: asyncio.Future[bytes] = loop.create_future()    # of the response; empty if the connection was lost
        self.over: asyncio.Future[None] = loop.create_future()

    # -- from the peer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._peer = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._joined:
            self._to_client(data)
            return
        self._head += data
        if b"\r\n\r\n" in self._head or len(self._head) > HEAD:
            self._set_head(bytes(self._head))

    def connection_lost(self, error: BaseException | None) -> None:
        self._set_head(b"")
        if self._joined:
            self._client.close()
        if not self.over.done():
            self.over.set_result(None)

    def pause_writing(self) -> None:
        self._client.pause_reading()

    def resume_writing(self) -> None:
        self._client.resume_reading()

    def _set_head(self, head: bytes) -> None:
        if not self.head.done():
            self.head.set_result(head)

    def _to_client(self, data: bytes) -> None:
        if self._client.is_closing():
            return
        if self._client.get_write_buffer_size() > BUFFER:
            self._client.abort()
            return
        self._client.write(data)

    # -- from the client

    def join(self, head: bytes, request: web.Request) -> None:
        """Pass everything on, beginning with the peer's response head."""
        self._joined = True
        self._to_client(head)
        take_over(request, self)

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.write(data)
        return False, b""

    def feed_eof(self) -> None:
        self.close()

    def write(self, data: bytes) -> None:
        if self._peer is not None and not self._peer.is_closing():
            self._peer.write(data)

    def close(self) -> None:
        if self._peer is not None:
            self._peer.close()

    def abort(self) -> None:
        """Close at once: the peer is dead. The client reconnects and finds the table elsewhere."""
        if self._peer is not None:
            self._peer.abort()


def request_head(request: web.Request, added: Mapping[str, str]) -> bytes:
    """The head of the client's request as it was received, with these headers replaced."""
    dropped = DROPPED | {name.lower().encode() for name in added}
    lines = [f"{request.method} {request.raw_path} HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in request.raw_headers
              if name.lower() not in dropped]
    lines += [f"{name}: {value}".encode() for name, value in added.items()]
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def connect(proxy: SocketProxy, address: str, head: bytes) -> bytes:
    """Connect to a peer and send the request; the response head, empty if none came. Raises OSError."""
    url = URL(address)
    loop = asyncio.get_running_loop()
    secure = ssl.create_default_context() if url.scheme == "https" else None
    try:
        async with asyncio.timeout(CONNECT_WITHIN):
            await loop.create_connection(lambda: proxy, url.host or "", url.port or 80, ssl=secure)
    except TimeoutError as error:
        raise OSError("the peer does not answer") from error
    proxy.write(head)
    return await proxy.head
