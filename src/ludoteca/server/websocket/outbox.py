"""Outbox: frames texts and writes each connection's frames once per turn of the event loop."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterable
from typing import Protocol

BUFFER = 2 * 1024 * 1024         # bytes a slow reader may lag behind before it is dropped


def _head(size: int) -> bytes:
    """The header of an unmasked text frame with a payload of so many bytes."""
    if size < 126:
        return bytes((0x81, size))
    return struct.pack("!BBH", 0x81, 126, size) if size < 65536 else struct.pack("!BBQ", 0x81, 127, size)


SHORT = 2048                     # bytes: building such a frame takes less time than looking whether it was built
HEADS = tuple(map(_head, range(SHORT)))

_framed: tuple[bytes, bytes] = (b"", b"")


def text_frame(payload: bytes) -> bytes:
    """A whole WebSocket text frame. A payload that is sent to many connections in a row is framed once."""
    global _framed
    last, frame = _framed
    if last is not payload:
        size = len(payload)
        frame = (HEADS[size] if size < SHORT else _head(size)) + payload
        _framed = (payload, frame)
    return frame


_joined: tuple[tuple[bytes, ...], bytes] = ((), b"")


def text_frames(payloads: tuple[bytes, ...]) -> bytes:
    """Several frames for one write. The same tuple sent to many connections in a row is joined once."""
    global _joined
    if _joined[0] is not payloads:
        _joined = (payloads, b"".join(map(text_frame, payloads)))
    return _joined[1]


class ConnectionCounters(Protocol):
    """What connections count, for the metrics."""

    def dropped(self, reason: str) -> None: ...
    def refused(self, code: str) -> None: ...
    def sent(self, size: int, frames: int) -> None: ...


class Sender(Protocol):
    """A connection with bytes to write."""

    unsent: bytes
    transport: asyncio.Transport | None


class Outbox:
    """Connections with unsent bytes, and the number of frames among them. One for all connections of a process."""

    def __init__(self, counters: ConnectionCounters) -> None:
        self.senders: list[Sender] = []            # always this list: every connection has a reference to it
        self.more = 0                              # frames beyond the first of each connection
        self._counters = counters

    def add(self, sender: Sender) -> None:
        if not self.senders:
            asyncio.get_running_loop().call_soon(self._empty)
        self.senders.append(sender)

    def _empty(self) -> None:
        senders = self.senders.copy()
        self.senders.clear()
        self.write(senders)

    def write(self, senders: Iterable[Sender]) -> None:
        """Write now. The busiest loop of the server: every call counts."""
        frames, size, self.more = self.more, 0, 0
        for sender in senders:
            unsent = sender.unsent
            if not unsent:
                continue                           # flushed since, by a goodbye
            sender.unsent = b""
            transport = sender.transport
            if transport is None or transport.is_closing():
                continue
            frames += 1
            size += len(unsent)
            if transport.get_write_buffer_size() > BUFFER:
                self._counters.dropped("slow")
                transport.abort()
            else:
                transport.write(unsent)
        self._counters.sent(size, frames)
