"""Frames from a browser are masked, the standard says (RFC 6455, 5.1): whoever sends others is no browser of ours.

And they are counted before they are read: whoever sends them faster than they can be heard is shown out unread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web


class MaskedOnly:
    """Stands before aiohttp's reader of frames, which takes both, and follows where each frame begins."""

    __slots__ = ("_head", "_most", "_reader", "_refuse", "_skip", "refused", "unheard")

    def __init__(self, reader: Any, refuse: Callable[[str], None], most: int) -> None:
        self._reader = reader
        self._refuse = refuse
        self._most = most                          # frames that may come in one read, and messages that may wait
        self.unheard = 0                           # messages that wait; whoever hears one takes it away
        self._head = b""
        self._skip = 0                             # bytes of the current frame still to come
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
            self.unheard += data[at] >> 7          # the last frame of a message
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
