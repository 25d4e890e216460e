"""One thing at a time at one table: jobs run in the order they were posted, each to its end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Job = Callable[[], Awaitable[Any]]


class JobQueue:
    """The jobs of one table. A job that fails is reported and the next one runs."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._jobs: deque[Job] = deque()
        self._work: asyncio.Task[None] | None = None

    def post(self, job: Job) -> None:
        """Do this after all that came before."""
        self._jobs.append(job)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._work_through())

    async def _work_through(self) -> None:
        try:
            while self._jobs:
                job = self._jobs.popleft()
                try:
                    await job()
                except Exception as error:
                    self._failed(error)
        finally:
            self._work = None

    @property
    def busy(self) -> bool:
        return self._work is not None

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._work is not None:
            await asyncio.wait({self._work})
