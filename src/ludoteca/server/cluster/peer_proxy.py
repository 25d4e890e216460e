"""A pipe from a page that came here to the process that has its table: bytes in, bytes out, pings and all.

What the page sends is not read here, so it is judged once, where its table is, and lag is measured from end to end.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Any, cast

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from yarl import URL

CONNECT_WITHIN = 3.0             # seconds
BUFFER = 2 * 1024 * 1024         # bytes a page may lag behind, as on a line of our own
HEAD = 16 * 1024                 # bytes of the other's first answer
OUR_AFFAIR = frozenset({b"content-length", b"transfer-encoding"})


class Piped(web.StreamResponse):
    """What aiohttp is told when the other process has answered everything."""

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        return None


class Pipe(asyncio.Protocol):
    """The far end. Stands in aiohttp's place as the reader of what the page sends, too."""

    def __init__(self, request: web.Request, opening: int) -> None:
        self.opening = opening                     # where it leads
        self._near = cast(asyncio.Transport, request.transport)
        self._far: asyncio.Transport | None = None
        self._head = bytearray()
        self._answered = False
        loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[bytes] = loop.create_future()    # empty where the line was lost before it came
        self.over: asyncio.Future[None] = loop.create_future()

    # -- from the other process

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._far = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._answered:
            self._to_page(data)
            return
        self._head += data
        if b"\r\n\r\n" in self._head or len(self._head) > HEAD:
            self._settle(bytes(self._head))

    def connection_lost(self, error: BaseException | None) -> None:
        self._settle(b"")
        if self._answered:
            self._near.close()
        if not self.over.done():
            self.over.set_result(None)

    def pause_writing(self) -> None:
        self._near.pause_reading()

    def resume_writing(self) -> None:
        self._near.resume_reading()

    def _settle(self, head: bytes) -> None:
        if not self.answer.done():
            self.answer.set_result(head)

    def _to_page(self, data: bytes) -> None:
        if self._near.is_closing():
            return
        if self._near.get_write_buffer_size() > BUFFER:
            self._near.abort()
            return
        self._near.write(data)

    # -- from the page

    def join(self, head: bytes, request: web.Request) -> None:
        """The other has said yes: from now on everything passes."""
        self._answered = True
        self._to_page(head)
        request.protocol.set_parser(cast(Any, self))

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.write(data)
        return False, b""

    def feed_eof(self) -> None:
        self.close()

    def write(self, data: bytes) -> None:
        if self._far is not None and not self._far.is_closing():
            self._far.write(data)

    def close(self) -> None:
        if self._far is not None:
            self._far.close()

    def cut(self) -> None:
        """The other is dead: whoever is at this end comes back, and finds the table elsewhere."""
        if self._far is not None:
            self._far.abort()


def request_head(request: web.Request, introduction: Mapping[str, str]) -> bytes:
    """The request as it came, with what introduces it."""
    ours = OUR_AFFAIR | {name.lower().encode() for name in introduction}
    lines = [f"{request.method} {request.raw_path} HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in request.raw_headers
              if name.lower() not in ours]
    lines += [f"{name}: {value}".encode() for name, value in introduction.items()]
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def lay(pipe: Pipe, address: str, head: bytes) -> bytes:
    """Lead it to an address and ask there; the answer's first bytes, or none. Raises OSError where nobody is there."""
    url = URL(address)
    loop = asyncio.get_running_loop()
    secure = ssl.create_default_context() if url.scheme == "https" else None
    try:
        async with asyncio.timeout(CONNECT_WITHIN):
            await loop.create_connection(lambda: pipe, url.host or "", url.port or 80, ssl=secure)
    except TimeoutError as error:
        raise OSError("nobody answers there") from error
    pipe.write(head)
    return await pipe.answer
