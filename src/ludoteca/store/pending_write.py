"""Pending write: the result of a write, known by a callback in the turn of the event loop that brings it.

Nearly every move uses the callback, which costs less than a future.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Any


class PendingWrite:
    """A write that is not finished. It can be awaited, or have one callback (`at_once`)."""

    __slots__ = ("_callback", "_future", "ended", "error")

    def __init__(self) -> None:
        self.ended = False
        self.error: BaseException | None = None    # why it failed
        self._callback: Callable[[PendingWrite], None] | None = None
        self._future: asyncio.Future[None] | None = None    # made by the first await

    def at_once(self, callback: Callable[[PendingWrite], None]) -> None:
        """Call this when the write ends, in the same turn of the event loop. There is one callback only."""
        self._callback = callback

    def end(self, error: BaseException | None = None) -> None:
        """The write is on disk, or failed with `error`. Called by the store."""
        if self.ended:
            return
        self.ended, self.error = True, error
        if self._future is not None and not self._future.done():
            self._future.set_result(None)
        if self._callback is not None:
            try:
                self._callback(self)
            except Exception as broken:            # the other writes of the commit must hear of their end
                asyncio.get_running_loop().call_exception_handler(
                    {"message": "a write could not be told", "exception": broken})

    def __await__(self) -> Generator[Any, None, None]:
        if not self.ended:
            if self._future is None:
                self._future = asyncio.get_running_loop().create_future()
            yield from asyncio.shield(self._future).__await__()
        if self.error is not None:
            raise self.error.with_traceback(None)    # one error may be that of a whole group
