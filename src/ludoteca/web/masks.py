"""Frames from a browser are masked, the standard says (RFC 6455, 5.1): whoever sends others is no browser of ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class MaskedOnly:
    """Stands before aiohttp's reader of frames, which takes both, and follows where each frame begins."""

    __slots__ = ("_head", "_reader", "_refuse", "_skip", "refused")

    def __init__(self, reader: Any, refuse: Callable[[], None]) -> None:
        self._reader = reader
        self._refuse = refuse
        self._head = b""
        self._skip = 0                             # bytes of the current frame still to come
        self.refused = False

    def look(self, data: bytes) -> bool:
        """Whether every frame that begins in these bytes is masked."""
        if self._head:
            data = self._head + data
            self._head = b""
        at, end = self._skip, len(data)
        while at < end:
            if end - at < 2:
                break
            second = data[at + 1]
            if second < 0x80:
                return False
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
            at += size + 4                         # and the mask itself
        else:
            self._skip = at - end
            return True
        self._head, self._skip = data[at:], 0
        return True

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if self.refused:
            return False, b""
        if not self.look(bytes(data)):
            self.refused = True
            self._refuse()
            return False, b""
        found: tuple[bool, bytes] = self._reader.feed_data(data)
        return found

    def feed_eof(self) -> None:
        self._reader.feed_eof()
