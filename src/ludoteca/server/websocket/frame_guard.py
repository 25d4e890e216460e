"""Frame guard: checks and counts the frames of a client before aiohttp parses them.

Unmasked client frames are a protocol error (RFC 6455, 5.1). A client that sends frames faster than they are handled
is refused before they are read. A short message in one piece, which is what a player's client sends, goes straight to
`on_text` in the call that received it. So do pongs, which are all that thousands of spectators send.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.server.runtime.aiohttp_internals import ByteParser, unmask

TEXT = 0x81                      # first byte of an unfragmented text frame
PONG = 0x8A                      # and of a pong
MASKED = 0x80
MASK = 4                         # bytes
SHORT = 125                      # longest payload whose length fits into the second byte
TWO_BYTES = 126                  # in that byte: the length is in the next two


def _head(size: int) -> bytes:
    """The header of a masked text frame of so many bytes in all."""
    payload = size - 2 - MASK
    if payload <= SHORT:
        return bytes((TEXT, MASKED | max(0, payload)))
    return bytes((TEXT, MASKED | TWO_BYTES)) + max(0, payload - 2).to_bytes(2, "big")


_HEADS = tuple(map(_head, range(2048)))


def one_text(data: bytes) -> str | None:
    """The message, if these bytes are exactly one masked text frame; else None."""
    size = len(data)
    if not 2 + MASK <= size < 65536:
        return None
    head = _HEADS[size] if size < 2048 else _head(size)
    if not data.startswith(head):
        return None
    mask = len(head)
    begin = mask + MASK
    plain = bytearray(data[begin:])
    unmask(data[mask:begin], plain)
    try:
        return plain.decode()
    except UnicodeDecodeError:
        return None


def one_pong(data: bytes) -> bytes | None:
    """The payload, if these bytes are exactly one masked pong; else None."""
    if len(data) < 2 + MASK or data[0] != PONG or data[1] != MASKED | len(data) - 2 - MASK:
        return None
    plain = bytearray(data[2 + MASK:])
    unmask(data[2:2 + MASK], plain)
    return bytes(plain)


class FrameGuard:
    """Stands before aiohttp's frame parser, which also accepts unmasked frames, and follows where frames begin."""

    __slots__ = ("_fragmented", "_head", "_most", "_on_violation", "_parser", "_skip", "on_pong", "on_text", "queued",
                 "refused")

    def __init__(self, parser: ByteParser, on_violation: Callable[[str], None], most: int) -> None:
        self._parser = parser
        self._on_violation = on_violation
        self._most = most                          # frames in one read, and messages in the queue
        self.queued = 0                            # messages parsed but not handled; the connection counts down
        self._head = b""
        self._skip = 0                             # bytes of the current frame still to come
        self._fragmented = False                   # a message of several frames has not ended
        self.on_text: Callable[[str], bool] | None = None    # False: not handled, so aiohttp parses it
        self.on_pong: Callable[[bytes], bool] | None = None
        self.refused = False

    def check(self, data: bytes) -> str:
        """Why the frames that begin in these bytes are refused; empty if they are not."""
        if self._head:
            data = self._head + data
            self._head = b""
        at, end, frames = self._skip, len(data), 0
        while at < end:
            if end - at < 2:
                break
            second = data[at + 1]
            if second < 0x80:
                return "unmasked"
            size = second & 0x7F
            if size == 126:
                if end - at < 4:
                    break
                size = 4 + int.from_bytes(data[at + 2:at + 4], "big")
            elif size == 127:
                if end - at < 10:
                    break
                size = 10 + int.from_bytes(data[at + 2:at + 10], "big")
            else:
                size += 2
            frames += 1
            last = data[at] >> 7                   # 1: the last frame of a message
            self.queued += last
            if data[at] & 0x0F < 8:                # control frames may come in between
                self._fragmented = not last
            if frames > self._most or self.queued > self._most:
                return "too_fast"
            at += size + 4                         # and the mask itself
        else:
            self._skip = at - end
            return ""
        self._head, self._skip = data[at:], 0
        return ""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if self.refused:
            return False, b""
        on_text = self.on_text
        if on_text is not None and not (self.queued or self._skip or self._head or self._fragmented):
            text = one_text(data)
            if text is not None:
                if on_text(text):
                    return False, b""
            elif self.on_pong is not None and (payload := one_pong(data)) is not None and self.on_pong(payload):
                return False, b""
        if why := self.check(bytes(data)):
            self.refused = True
            self._on_violation(why)
            return False, b""
        return self._parser.feed_data(data)

    def feed_eof(self) -> None:
        self._parser.feed_eof()
