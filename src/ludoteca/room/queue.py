"""One thing at a time at one table: jobs run in the order they were posted, each to its end.

Nobody fills the queue alone: of one person a few jobs stand in it, and what they ask beyond waits behind their own.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Any

Job = Callable[[], Awaitable[Any]]

AHEAD = 6                        # jobs of one person in the queue, the one at work included
IN_A_ROW = 16                    # jobs before other tables have a turn, where none waits for anything


class JobQueue:
    """The jobs of one table. A job that fails is reported and the next one runs."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._jobs: deque[tuple[Job, str]] = deque()
        self._standing: Counter[str] = Counter()
        self._behind: dict[str, deque[Job]] = {}
        self._work: asyncio.Task[None] | None = None

    def post(self, job: Job, whose: str = "") -> None:
        """Do this after all that came before; where it is somebody's, after all of theirs."""
        if whose and self._standing[whose] >= AHEAD:
            self._behind.setdefault(whose, deque()).append(job)
            return
        self._stand(job, whose)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._work_through())

    def _stand(self, job: Job, whose: str) -> None:
        self._jobs.append((job, whose))
        if whose:
            self._standing[whose] += 1

    def _done(self, whose: str) -> None:
        """The next of the same person takes the place."""
        self._standing[whose] -= 1
        behind = self._behind.get(whose)
        if behind:
            self._stand(behind.popleft(), whose)
        else:
            self._behind.pop(whose, None)
            if not self._standing[whose]:
                del self._standing[whose]

    async def _work_through(self) -> None:
        done = 0
        try:
            while self._jobs:
                job, whose = self._jobs.popleft()
                try:
                    await job()
                except Exception as error:
                    self._failed(error)
                finally:
                    if whose:
                        self._done(whose)
                done += 1
                if not done % IN_A_ROW:
                    await asyncio.sleep(0)
        finally:
            self._work = None

    @property
    def busy(self) -> bool:
        return self._work is not None

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._work is not None:
            await asyncio.wait({self._work})
