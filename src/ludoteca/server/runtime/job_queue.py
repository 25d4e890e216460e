"""One thing at a time at one table: jobs run each to its end, and everybody's own in the order they were posted.

Nobody is kept waiting by all that another has asked: of one person one job stands in the queue, what they ask beyond it
waits behind their own. And whoever only watches comes after those who play.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Job = Callable[[], Awaitable[Any]]
Place = tuple[Job, str]

IN_A_ROW = 16                    # jobs before other tables have a turn, where none waits for anything


class JobQueue:
    """The jobs of one table. A job that fails is reported and the next one runs."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._jobs: deque[Place] = deque()
        self._later: deque[Place] = deque()
        self._behind: dict[str, deque[tuple[Job, bool]]] = {}      # whoever has a job standing, and their next ones
        self._work: asyncio.Task[None] | None = None
        self._held = False
        self._released: asyncio.Future[None] | None = None    # for those who wait until nothing is left to do

    @property
    def idle(self) -> bool:
        """Whether nothing is being done, and nothing waits."""
        return self._work is None and not self._held

    def hold(self) -> None:
        """Something is being done outside of the queue: all that comes meanwhile waits for `release`."""
        self._held = True

    def release(self, first: Job | None = None) -> None:
        """It is done, or goes on as the first of the jobs."""
        self._held = False
        if first is not None:
            self._jobs.appendleft((first, ""))
        if self._jobs or self._later:
            self._begin()
        if self._released is not None:
            self._released.set_result(None)
            self._released = None

    def post(self, job: Job, whose: str = "", later: bool = False) -> None:
        """Do this; where it is somebody's, after all of theirs. `later`: after what others wait for, too."""
        behind = self._behind.get(whose) if whose else None
        if behind is not None:
            behind.append((job, later))
            return
        if whose:
            self._behind[whose] = deque()
        self._stand(job, whose, later)
        if self._work is None and not self._held:
            self._begin()

    def _begin(self) -> None:
        self._work = asyncio.get_running_loop().create_task(self._work_through())

    def _stand(self, job: Job, whose: str, later: bool) -> None:
        (self._later if later else self._jobs).append((job, whose))

    def _done(self, whose: str) -> None:
        """The next of the same person takes a place at the end."""
        behind = self._behind[whose]
        if behind:
            job, later = behind.popleft()
            self._stand(job, whose, later)
        else:
            del self._behind[whose]

    async def _work_through(self) -> None:
        done = 0
        try:
            while self._jobs or self._later:
                job, whose = (self._jobs or self._later).popleft()
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
        return not self.idle

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while not self.idle:
            if self._work is not None:
                await asyncio.wait({self._work})
            else:
                self._released = self._released or asyncio.get_running_loop().create_future()
                await asyncio.wait({self._released})
