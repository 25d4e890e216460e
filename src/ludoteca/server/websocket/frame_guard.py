"""Frames from a browser are masked, the standard says (RFC 6455, 5.1): whoever sends others is no browser of ours.

And they are counted before they are read: whoever sends them faster than they can be heard is shown out unread. A short
message that comes by itself, which is what people at play send, goes straight to whoever listens; so does the answer to
a ping, which is all that comes from the thousands who only watch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web
from aiohttp._websocket.helpers import websocket_mask

TEXT = 0x81                      # the first byte of a text message in one frame
PONG = 0x8A                      # and of the answer to a ping
MASKED = 0x80
MASK = 4                         # bytes
SHORT = 125                      # bytes whose number fits into the second byte
TWO_BYTES = 126                  # said there where the next two hold it


def _head(size: int) -> bytes:
    """How a masked text frame of so many bytes in all begins."""
    said = size - 2 - MASK
    if said <= SHORT:
        return bytes((TEXT, MASKED | max(0, said)))
    return bytes((TEXT, MASKED | TWO_BYTES)) + max(0, said - 2).to_bytes(2, "big")


_HEADS = tuple(map(_head, range(2048)))


def one_text(data: bytes) -> str | None:
    """The message, where these bytes are one masked text frame and nothing else; None where they are anything else."""
    size = len(data)
    if not 2 + MASK <= size < 65536:
        return None
    head = _HEADS[size] if size < 2048 else _head(size)
    if not data.startswith(head):
        return None
    mask = len(head)
    begin = mask + MASK
    plain = bytearray(data[begin:])
    websocket_mask(data[mask:begin], plain)
    try:
        return plain.decode()
    except UnicodeDecodeError:
        return None


def one_pong(data: bytes) -> bytes | None:
    """What was pinged, where these bytes are one masked pong and nothing else; None where they are anything else."""
    if len(data) < 2 + MASK or data[0] != PONG or data[1] != MASKED | len(data) - 2 - MASK:
        return None
    plain = bytearray(data[2 + MASK:])
    websocket_mask(data[2:2 + MASK], plain)
    return bytes(plain)


class MaskedOnly:
    """Stands before aiohttp's reader of frames, which takes both, and follows where each frame begins."""

    __slots__ = ("_amid", "_head", "_most", "_reader", "_refuse", "_skip", "pong_to", "refused", "straight_to",
                 "unheard")

    def __init__(self, reader: Any, refuse: Callable[[str], None], most: int) -> None:
        self._reader = reader
        self._refuse = refuse
        self._most = most                          # frames that may come in one read, and messages that may wait
        self.unheard = 0                           # messages that wait; whoever hears one takes it away
        self._head = b""
        self._skip = 0                             # bytes of the current frame still to come
        self._amid = False                         # a message of several frames is not over
        self.straight_to: Callable[[str], bool] | None = None    # whoever listens; False: they do not hear it so
        self.pong_to: Callable[[bytes], bool] | None = None      # the same for the answers to pings
        self.refused = False

    def look(self, data: bytes) -> str:
        """Why the frames that begin in these bytes are not read; empty where they are."""
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
            last = data[at] >> 7                   # the last frame of a message
            self.unheard += last
            if data[at] & 0x0F < 8:                # pings may come in between
                self._amid = not last
            if frames > self._most or self.unheard > self._most:
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
        hear = self.straight_to
        if hear is not None and not (self.unheard or self._skip or self._head or self._amid):
            text = one_text(data)
            if text is not None:
                if hear(text):
                    return False, b""
            elif self.pong_to is not None and (pinged := one_pong(data)) is not None and self.pong_to(pinged):
                return False, b""
        if why := self.look(bytes(data)):
            self.refused = True
            self._refuse(why)
            return False, b""
        found: tuple[bool, bytes] = self._reader.feed_data(data)
        return found

    def feed_eof(self) -> None:
        self._reader.feed_eof()


class EarlyFrames(web.WebSocketResponse):
    """A socket that keeps what came before it was answered: aiohttp reads it the moment it sets its own reader."""

    early = b""

    def _post_start(self, request: web.BaseRequest, *rest: Any) -> None:
        self.early = request.protocol._message_tail
        super()._post_start(request, *rest)
