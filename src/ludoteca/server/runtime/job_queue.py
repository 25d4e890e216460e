"""Job queue of one table: runs one job at a time, and each guest's jobs in the order they were posted.

At most one queued job per guest; further jobs wait in that guest's own FIFO. Spectators' jobs run after all others.

`start` is the fast way in. On an idle queue the job runs at once, in the calling frame. Where it awaits a write through
`until`, the callback of that write resumes it. Where it awaits anything else, the rest of it runs in a task. The code
of a job is the same for both. A job that only waits for its write costs no task and no turn of the event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any

from ludoteca.store import PendingWrite

Job = Callable[[], Awaitable[Any]]
Place = tuple[Job, str]

_ENDED = object()                # in place of what a job waits for

IN_A_ROW = 16                    # jobs before the event loop gets a turn, where none waits for anything


class JobQueue:
    """The jobs of one table. A job that fails is reported and the next one runs."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._jobs: deque[Place] = deque()
        self._later: deque[Place] = deque()
        self._behind: dict[str, deque[tuple[Job, bool]]] = {}      # per guest with a queued job: the further ones
        self._work: asyncio.Task[None] | None = None
        self._started: Generator[Any, Any, Any] | None = None      # the job that runs without a task
        self._started_for = ""                                     # its guest
        self._stepping = False                                     # its code runs at this moment
        self._ended: asyncio.Future[None] | None = None            # for `settled`, while a job runs without a task

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        return self._work is not None or self._started is not None

    def start(self, job: Coroutine[Any, Any, Any], whose: str = "") -> None:
        """Run this job now, in the calling frame; the queue must not be busy. Until the job is in a task it must not
        use `asyncio.timeout` or `current_task`: the task around it, if any, is another one's."""
        self._started = job.__await__()
        self._started_for = whose
        self._step()

    @coroutine
    def until(self, write: Awaitable[None]) -> Generator[Any, Any, None]:
        """Await a write. A job that runs without a task is resumed in the callback of the write."""
        if not self._stepping:
            yield from write.__await__()
            return
        pending = write if type(write) is PendingWrite else _as_pending_write(write)
        if not pending.ended:
            yield pending
        if pending.error is not None:
            raise pending.error.with_traceback(None)    # one error may belong to a group of writes

    def _step(self, write: PendingWrite | None = None) -> None:
        """Run the started job to the next point where it waits."""
        job = self._started
        assert job is not None
        self._stepping = True
        try:
            waits = next(job, _ENDED)              # `send` would raise StopIteration at the end of every job
        except Exception as error:
            self._end(error)
        except BaseException:
            self._end()
            raise
        else:
            if waits is _ENDED:
                self._end()
            elif type(waits) is PendingWrite:      # nothing but `until` yields one
                waits.at_once(self._step)
            else:
                self._started = None
                self._begin(partial(_Remainder, job, waits))    # `_started_for` stays: it has not ended
        finally:
            self._stepping = False

    def _end(self, error: Exception | None = None) -> None:
        """The started job is over."""
        self._started = None
        if error is not None:
            self._failed(error)
        if self._behind:
            self._queue_next_of_guest()
        else:
            self._started_for = ""
        if self._jobs or self._later:
            self._begin()
        if self._ended is not None:
            self._ended.set_result(None)
            self._ended = None

    def post(self, job: Job, whose: str = "", later: bool = False) -> None:
        """Queue a job. `whose`: the guest after whose other jobs it runs. `later`: it runs after all that are not."""
        behind = self._behind.get(whose) if whose else None
        if behind is not None:
            behind.append((job, later))
            return
        if whose:
            self._behind[whose] = deque()
            if whose == self._started_for:
                self._behind[whose].append((job, later))
                return
        self._append(job, whose, later)
        if self._work is None and self._started is None:
            self._begin()

    def _begin(self, first: Job | None = None) -> None:
        self._work = asyncio.get_running_loop().create_task(self._work_through(first))

    def _append(self, job: Job, whose: str, later: bool) -> None:
        (self._later if later else self._jobs).append((job, whose))

    def _done(self, whose: str) -> None:
        """Append the next job of the same guest to the queue."""
        behind = self._behind[whose]
        if behind:
            job, later = behind.popleft()
            self._append(job, whose, later)
        else:
            del self._behind[whose]

    def _queue_next_of_guest(self) -> None:
        """The started job has ended: append the next job of its guest."""
        whose, self._started_for = self._started_for, ""
        if whose in self._behind:
            self._done(whose)

    async def _work_through(self, first: Job | None) -> None:
        done = 0
        try:
            if first is not None:
                try:
                    await self._run(first)
                finally:
                    self._queue_next_of_guest()
            while self._jobs or self._later:
                job, whose = (self._jobs or self._later).popleft()
                try:
                    await self._run(job)
                finally:
                    if whose:
                        self._done(whose)
                done += 1
                if not done % IN_A_ROW:
                    await asyncio.sleep(0)
        finally:
            self._work = None
            if self._ended is not None:
                self._ended.set_result(None)
                self._ended = None

    async def _run(self, job: Job) -> None:
        try:
            await job()
        except Exception as error:
            self._failed(error)

    async def settled(self) -> None:
        """Wait until no job runs or waits."""
        while self.busy:
            if self._work is not None:
                await asyncio.wait({self._work})
            else:
                self._ended = self._ended or asyncio.get_running_loop().create_future()
                await asyncio.wait({self._ended})


def _as_pending_write(write: Awaitable[None]) -> PendingWrite:
    """The write of a store that answers with futures."""
    pending = PendingWrite()

    def on_end(future: asyncio.Future[None]) -> None:
        pending.end(asyncio.CancelledError() if future.cancelled() else future.exception())

    asyncio.ensure_future(write).add_done_callback(on_end)
    return pending


class _Remainder:
    """What is left of a job that ran without a task: first what it waits for, then all that follows."""

    def __init__(self, job: Generator[Any, Any, Any], waits: Any) -> None:
        self._job = job
        self._waits = waits

    def __await__(self) -> Generator[Any, Any, None]:
        job, waits = self._job, self._waits
        while True:
            try:
                answer = yield waits
            except BaseException as error:
                resume = partial(job.throw, error)
            else:
                resume = partial(job.send, answer)
            try:
                waits = resume()
            except StopIteration:
                return
