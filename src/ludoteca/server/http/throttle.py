"""The turnstile: who says more than people do passes one by one, a few at each turn, and keeps nobody else waiting.

A person at play never comes here. A crowd that shouts is heard as well, or shown out, but in bites so small that in
between the others are answered and the store's writer gets at the processor.
"""

from __future__ import annotations

import asyncio
from collections import deque

TURN = 0.004                     # seconds
EACH_TURN = 12.0                 # short messages let through: about half a millisecond's work


class Turnstile:
    """One for the whole house. Whoever waits stands in one line, with one message each: nobody passes twice before
    another has passed once."""

    def __init__(self) -> None:
        self._left = EACH_TURN
        self._waiting: deque[tuple[asyncio.Future[None], float]] = deque()
        self._turning = False

    def __len__(self) -> int:
        return len(self._waiting)

    async def let_through(self, cost: float = 1.0) -> None:
        """Wait for one's turn, if there is anybody to wait for. What costs more than a turn has a turn of its own."""
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_later(TURN, self._turn)
        if not self._waiting and self._left > 0:
            self._left -= cost
            return
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((passed, cost))
        await passed

    def _turn(self) -> None:
        resting = self._left == EACH_TURN
        self._left = min(EACH_TURN, self._left + EACH_TURN)
        while self._waiting and self._left > 0:
            passed, cost = self._waiting.popleft()
            if not passed.done():
                self._left -= cost
                passed.set_result(None)
        self._turning = bool(self._waiting) or not resting
        if self._turning:
            asyncio.get_running_loop().call_later(TURN, self._turn)
