"""Fair throttle: clients above the normal rate share 12 messages (about 0.5 ms of work) per 4 ms.

A person at play never waits here. A crowd that sends fast is served in small pieces. Between them other clients
are answered and the store's writer thread gets the interpreter.
"""

from __future__ import annotations

import asyncio
from collections import deque

TURN = 0.004                     # seconds
EACH_TURN = 12.0                 # short messages: about half a millisecond of work


class FairThrottle:
    """One queue for the whole process. Each client waits with one message, so clients take turns."""

    def __init__(self) -> None:
        self._left = EACH_TURN
        self._waiting: deque[tuple[asyncio.Future[None], float]] = deque()
        self._turning = False

    def __len__(self) -> int:
        return len(self._waiting)

    async def acquire(self, cost: float = 1.0) -> None:
        """Wait for a turn, if others wait. A cost above one turn's share takes a turn of its own."""
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_later(TURN, self._turn)
        if not self._waiting and self._left > 0:
            self._left -= cost
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((turn, cost))
        await turn

    def _turn(self) -> None:
        resting = self._left == EACH_TURN
        self._left = min(EACH_TURN, self._left + EACH_TURN)
        while self._waiting and self._left > 0:
            turn, cost = self._waiting.popleft()
            if not turn.done():
                self._left -= cost
                turn.set_result(None)
        self._turning = bool(self._waiting) or not resting
        if self._turning:
            asyncio.get_running_loop().call_later(TURN, self._turn)
