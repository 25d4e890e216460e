"""SQLite file: a writer thread, one commit for all writes that arrive meanwhile, and a connection for reading."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec

from ludoteca.store.errors import Conflict, Unavailable
from ludoteca.store.pending_write import PendingWrite
from ludoteca.store.preflight import check_version, check_whole, check_writable, diagnosis
from ludoteca.store.rows import StoreHealth
from ludoteca.store.sqlite.log import LogTable, WriterConnection
from ludoteca.store.sqlite.schema import VERSION, migrate

T = TypeVar("T")
WriteJob = Callable[[WriterConnection], Any]
Write = tuple[WriteJob, asyncio.Future[Any] | PendingWrite, bool]
Answer = tuple[asyncio.Future[Any] | PendingWrite, Any, BaseException | None]

GROUP = 512                      # jobs in one commit at most
TOGETHER = 128                   # rows of one statement at most
BUSY_AT_START = 5_000            # ms another program may hold the file while we open it
BUSY = 1_000                     # and later: the caller retries, and reports an outage
JOB_ERRORS = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError, sqlite3.NotSupportedError)
"""Errors of one job; the other errors are the disk's."""
_FAILED_JOB_ERRORS = (sqlite3.IntegrityError, *JOB_ERRORS, ValueError, ArithmeticError, TypeError)


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A job that adds one row. Rows that arrive together are one statement.

    For each statement the writer thread needs the interpreter again, which delays the event loop.
    """

    def __call__(self, db: WriterConnection) -> None:
        raise NotImplementedError

    @staticmethod
    def add_all(db: WriterConnection, rows: Sequence[Any]) -> None:
        """Add at most `TOGETHER` rows in one statement. If one row is refused, none is added and the surrounding
        transaction fails."""
        raise NotImplementedError


class Rows(msgspec.Struct, frozen=True, gc=False):
    """Rows that came from another process as one message, and are answered as one: those that did not go in, by their
    place among them."""

    rows: Sequence[Row]

    def __call__(self, db: WriterConnection) -> dict[int, Exception]:
        """One by one: a row that cannot be added fails alone."""
        refused: dict[int, Exception] = {}
        for place, row in enumerate(self.rows):
            try:
                row(db)
            except sqlite3.IntegrityError as error:
                refused[place] = Conflict(str(error))
            except (*JOB_ERRORS, Conflict) as error:
                refused[place] = error
        return refused


class SqliteFile:
    """One file (or memory). Writes wait for their commit; reads go to a second connection where there is a file."""

    def __init__(self, path: str | Path, read_only: bool = False) -> None:
        self.path = str(path)
        self.read_only = read_only
        self._groups: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._waiting: list[Write] = []
        self._since = 0.0                          # when the first of these came
        self._asked = 0                            # writes, since the start
        self._answered = 0
        self._handed: deque[tuple[int, float]] = deque()    # the last write of each group on its way, and since when
        self._writes = False                       # whether there is a thread to write
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = threading.Lock()
        self._committed: float | None = None
        self._trouble = ""
        self.commits = 0
        self.written = 0

    async def open(self) -> None:
        """Raises Unusable where the file cannot hold a house."""
        self._loop = asyncio.get_running_loop()
        if self.read_only:
            self._reader = sqlite3.connect(
                f"file:{quote(self.path)}?mode=ro", uri=True, check_same_thread=False, isolation_level=None)
            check_version(self._reader, self.path, VERSION)
            return
        if self.path != ":memory:":
            try:
                Path(self.path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise diagnosis(error, self.path) from error
            check_writable(self.path)
        ready: asyncio.Future[None] = self._loop.create_future()
        self._writes = True
        self._thread = threading.Thread(target=self._write_all, args=(ready,), name="store", daemon=True)
        self._thread.start()
        await ready
        if self.path != ":memory:":
            self._reader = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
            self._reader.execute("PRAGMA query_only=ON")

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._writes = False                   # what is asked from here on would never be answered
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def health(self) -> StoreHealth:
        now = monotonic()
        oldest = self._handed[0][1] if self._handed else self._since if self._waiting else now
        return StoreHealth(
            writer=self._writes, commits=self.commits, writes=self.written,
            since_commit=None if self._committed is None else int(1000 * (now - self._committed)),
            waiting=self._asked - self._answered, waiting_for=int(1000 * (now - oldest)), trouble=self._trouble)

    # -- the writer thread

    def _connect(self) -> WriterConnection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, factory=WriterConnection)
        db.execute(f"PRAGMA busy_timeout={BUSY_AT_START}")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        # 16 MB: pages that change with every move go back into the file once for many changes. Not more: while the
        # journal still grows a commit costs half as much again, because its new length has to be written too.
        db.execute("PRAGMA wal_autocheckpoint=4000")
        check_version(db, self.path, VERSION)
        check_whole(db, self.path)
        migrate(db)
        db.log = LogTable(db)
        db.execute(f"PRAGMA busy_timeout={BUSY}")
        return db

    def _write_all(self, ready: asyncio.Future[None]) -> None:
        """Until told to stop. Whatever a job or the disk does, this thread goes on with the next group."""
        loop = self._loop
        assert loop is not None
        try:
            db = self._connect()
        except Exception as error:
            self._writes = False
            loop.call_soon_threadsafe(ready.set_exception, diagnosis(error, self.path))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        try:
            while (group := self._next_group()) is not None:
                answers = self._commit(db, group)
                try:
                    loop.call_soon_threadsafe(self._resolve, answers)
                except RuntimeError:               # the loop is gone, and with it all callers
                    break
        finally:
            self._writes = False
            db.close()

    def _next_group(self) -> list[Write] | None:
        """What came in meanwhile; None when it is time to stop."""
        group = self._groups.get()
        while group is not None and len(group) < GROUP:
            try:
                more = self._groups.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._groups.put(None)             # for the next time round: these are written first
                break
            group += more
        return group

    def _commit(self, db: WriterConnection, group: list[Write]) -> list[Answer]:
        try:
            if db.log.stale:
                db.log.rebuild_index()
            answers = self._carry_out_as_one(db, group) or self._carry_out_at_once(db, group)
        except BaseException as error:
            self._trouble = type(error).__name__
            with contextlib.suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            db.log.stale = True                 # what is there can only be read now
            failed = Unavailable(f"{type(error).__name__}: {error}") if isinstance(error, sqlite3.Error) else error
            return [(future, None, failed) for _, future, _ in group]
        self._trouble = ""
        self._committed = monotonic()
        self.commits += 1
        self.written += len(group)
        db.log.keep()
        return answers

    @staticmethod
    def _carry_out_as_one(db: WriterConnection, group: list[Write]) -> list[Answer] | None:
        """Rows and nothing else, in one statement, which is a commit of its own. None: not these, or not so."""
        rows: list[Any] = []
        answers: list[Answer] = []
        kinds = {type(job) for job, _, _ in group}
        if all(issubclass(kind, Row) for kind in kinds):    # nearly always, in a house of one process
            rows = [job for job, _, _ in group]
            answers = [(future, None, None) for _, future, _ in group]
        elif all(issubclass(kind, (Row, Rows)) for kind in kinds):
            for job, future, _ in group:
                rows += job.rows if isinstance(job, Rows) else (job,)
                answers.append((future, {} if isinstance(job, Rows) else None, None))
        else:
            return None
        if not 0 < len(rows) <= TOGETHER or db.log.full:
            return None
        try:
            rows[0].add_all(db, rows)
        except _FAILED_JOB_ERRORS:                 # of one of many
            return None
        return answers

    def _carry_out_at_once(self, db: WriterConnection, group: list[Write]) -> list[Answer]:
        db.execute("BEGIN IMMEDIATE")
        try:
            answers = self._carry_out_together(db, group)
            failed_job = _mistaken(db, answers)
        except _FAILED_JOB_ERRORS:                 # of one row of many: run each by itself
            failed_job = True
        if failed_job:
            if db.in_transaction:
                db.execute("ROLLBACK")
            db.log.undo()
            if db.log.others_wrote():
                db.log.rebuild_index()
            db.execute("BEGIN IMMEDIATE")
            answers = [self._carry_out(db, *write) for write in group]
        step = db.log.place() if db.log.full and not db.log.stale else None
        db.execute("COMMIT")
        if step is not None:
            db.log.placed(step)
        return answers

    def _carry_out_together(self, db: WriterConnection, group: list[Write]) -> list[Answer]:
        """In order, rows that follow each other as one statement."""
        answers: list[Answer] = []
        for kind, run in groupby(group, _kind):
            writes: list[Any] = list(run)
            if issubclass(kind, Row):
                _add_together(db, [write[0] for write in writes])
                answers += [(write[1], None, None) for write in writes]
            elif kind is Rows:
                _add_together(db, [row for rows, _, _ in writes for row in rows.rows])
                answers += [(future, {}, None) for _, future, _ in writes]
            else:
                answers += [self._carry_out(db, *write) for write in writes]
        return answers

    def _carry_out(
        self, db: WriterConnection, job: WriteJob, future: asyncio.Future[Any] | PendingWrite, whole: bool,
    ) -> Answer:
        """One job of a group. If the job is wrong it fails alone; if the disk fails, the whole group does."""
        try:
            # One statement undoes itself when it fails.
            return future, self._undoable(db, job) if whole else job(db), None
        except sqlite3.IntegrityError as error:
            return future, None, Conflict(str(error))
        except JOB_ERRORS as error:
            return future, None, error
        except sqlite3.Error:
            raise
        except BaseException as error:
            return future, None, error

    @staticmethod
    def _undoable(db: WriterConnection, job: WriteJob) -> Any:
        """A job of several statements, undone by itself if it fails."""
        db.execute("SAVEPOINT act")
        added = db.log.added
        try:
            answer = job(db)
        except BaseException:
            db.execute("ROLLBACK TO act")
            db.execute("RELEASE act")
            db.log.undo(added)
            raise
        db.execute("RELEASE act")
        return answer

    def _write(self, job: Callable[[WriterConnection], T], whole: bool = True) -> asyncio.Future[T]:
        """Have it written; `whole` where it is more than one statement."""
        assert self._loop is not None, "the store is not open"
        future: asyncio.Future[T] = self._loop.create_future()
        self._ask((job, future, whole))
        return future

    def _write_row(self, row: Row) -> PendingWrite:
        written = PendingWrite()
        if self._waiting and self._writes:         # as nearly always in a house at play: appended directly
            self._waiting.append((row, written, False))
            self._asked += 1
        else:
            self._ask((row, written, False))
        return written

    def _ask(self, write: Write) -> None:
        assert self._loop is not None, "the store is not open"
        if not self._writes:
            _tell(write[1], None, Unavailable("the store is not open for writing"))
            return
        if not self._waiting:
            # All writes of this turn of the loop are handed over together: the writer is woken once.
            self._since = monotonic()
            self._loop.call_soon(self._hand_over)
        self._waiting.append(write)
        self._asked += 1

    def _hand_over(self) -> None:
        if self._waiting:
            self._handed.append((self._asked, self._since))
            self._groups.put(self._waiting)
            self._waiting = []

    def _resolve(self, answers: list[Answer]) -> None:
        self._answered += len(answers)
        while self._handed and self._handed[0][0] <= self._answered:
            self._handed.popleft()
        for future, answer, error in answers:
            if error is None and type(future) is PendingWrite:    # nearly all of them
                future.end()
            else:
                _tell(future, answer, error)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            return await self._write(job)
        return await asyncio.to_thread(self._read_now, job)

    def _read_now(self, job: Callable[[sqlite3.Connection], T]) -> T:
        with self._reading:
            if self._reader is None:
                raise Unavailable("the store is closed")
            try:
                return job(self._reader)
            except JOB_ERRORS:
                raise
            except sqlite3.Error as error:
                raise Unavailable(f"{type(error).__name__}: {error}") from error


def _tell(future: asyncio.Future[Any] | PendingWrite, answer: Any, error: BaseException | None) -> None:
    if error is not None and (not isinstance(error, Exception) or isinstance(error, StopIteration)):
        error = RuntimeError(type(error).__name__)     # what no future may carry
    if isinstance(future, PendingWrite):
        future.end(error)
    elif future.done():
        return
    elif error is None:
        future.set_result(answer)
    else:
        future.set_exception(error)


def _kind(write: Write) -> type:
    return type(write[0])


def _mistaken(db: WriterConnection, answers: list[Answer]) -> bool:
    """Whether a write was refused and another connection has written to the file."""
    return any(isinstance(error, Conflict) for _, _, error in answers) and db.log.others_wrote()


def _add_together(db: WriterConnection, rows: list[Row]) -> None:
    """Rows of one kind, in as few statements as may be. An error where one of them does not go in."""
    for at in range(0, len(rows), TOGETHER):
        rows[at].add_all(db, rows[at:at + TOGETHER])


def examine(path: Path) -> None:
    """Look over a file that may be in use, without changing it. Raises Unusable."""
    check_writable(str(path))
    try:
        db = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, isolation_level=None)
        try:
            check_version(db, str(path), VERSION)
            check_whole(db, str(path), thorough=True)
        finally:
            db.close()
    except sqlite3.Error as error:
        raise diagnosis(error, str(path)) from error
