"""Connections of one process to PostgreSQL, and what may go wrong during a write."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import asyncpg

from ludoteca.store.errors import Conflict, Unavailable
from ludoteca.store.postgres.migrations import STEPS
from ludoteca.store.preflight import Unusable
from ludoteca.store.rows import StoreHealth

T = TypeVar("T")
Connection = Any                                   # asyncpg's, or a pool's stand-in for it

LINES = 8                        # to the database, of one process
MIGRATING = 0x1D07ECA            # the lock under which the tables are made or changed
PATIENCE = 10.0                  # seconds for a line to the database to be there
CLOSE_WITHIN = 3.0               # seconds for what is under way to end when the house closes
DEAD_LINES = {"TCP_USER_TIMEOUT": 10_000, "TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3}
"""Milliseconds, seconds, seconds, times: after ten seconds without a sign from the other machine a line is over."""

OUT_OF_REACH = (
    OSError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError, asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError, asyncpg.IdleInTransactionSessionTimeoutError, asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError)
"""The database's affair, for a moment; what else goes wrong is the affair of the write itself."""


def for_people(address: str) -> str:
    """An address as it may be read: without name, password (also one with a / or ? in it) and options.

    >>> for_people("postgresql://app:s/e?c@ret@10.0.0.1:5432/house?sslmode=require")
    'postgresql://10.0.0.1:5432/house'
    """
    scheme, mark, rest = address.partition("://")
    return scheme + mark + rest.rpartition("@")[2].partition("?")[0]


def why(error: Exception) -> str:
    """What the database or the way to it says, in one line. An address that cannot be read is not repeated: what
    stands where a number should may be of its password."""
    words = re.sub(r"<[^<>]* at 0x[0-9a-f]+>", "…", " ".join(str(error).split()))
    if not isinstance(error, (*OUT_OF_REACH, asyncpg.PostgresError)):
        words = re.sub(r"(['\"]).*\1", "…", words)
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


class PostgresLines:
    """A few lines to one database. `pooled=1` in its address: a transaction pooler is between."""

    def __init__(self, address: str, read_only: bool = False) -> None:
        parts = urlsplit(address)
        asked = dict(parse_qsl(parts.query))
        self._pooled = asked.pop("pooled", "0") not in ("0", "no", "false")
        self._address = urlunsplit(parts._replace(query=urlencode(asked)))
        self.path = for_people(address)
        self.read_only = read_only
        self.name = f"ludoteca {secrets.token_hex(8)}"    # of the lines of this process, for the database
        self._pool: Any = None
        self._unanswered: dict[object, float] = {}
        self._doubts = 0
        self._committed: float | None = None
        self._trouble = ""
        self.commits = 0
        self.written = 0

    async def open(self) -> None:
        """Raises Unusable where the database cannot hold a house."""
        try:
            self._pool = await asyncpg.create_pool(
                self._address, min_size=0, max_size=LINES, timeout=PATIENCE,    # one at least is used all the time
                statement_cache_size=0 if self._pooled else 200, max_inactive_connection_lifetime=60.0,
                init=_made_ready, reset=_as_it_was, server_settings=self._session())
            async with self._pool.acquire(timeout=PATIENCE) as db:
                if not self.read_only:
                    async with db.transaction():
                        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                        await _migrate(db, self.path)
        except OUT_OF_REACH as error:
            unwritable = isinstance(error, asyncpg.ReadOnlySQLTransactionError | asyncpg.InsufficientPrivilegeError)
            raise Unusable("read_only" if unwritable else "out_of_reach", self.path, why(error)) from error
        except (asyncpg.PostgresError, ValueError) as error:
            raise Unusable("out_of_reach", self.path, why(error)) from error

    def _session(self) -> dict[str, str]:
        """What every line begins with. What waits for another's commit has to see it then, however the database is set;
        a pooler hands on no such wish."""
        said = {"application_name": self.name}
        return said if self._pooled else {**said, "default_transaction_isolation": "read committed"}

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), CLOSE_WITHIN)
            except (TimeoutError, *OUT_OF_REACH):
                self._pool.terminate()
            self._pool = None

    def health(self) -> StoreHealth:
        now = monotonic()
        oldest = next(iter(self._unanswered.values()), now)
        return StoreHealth(
            writer=self._pool is not None and not self.read_only, commits=self.commits, writes=self.written,
            since_commit=None if self._committed is None else int(1000 * (now - self._committed)),
            waiting=len(self._unanswered), waiting_for=int(1000 * (now - oldest)), trouble=self._trouble)

    def _doubt(self, db: Connection, message: Any) -> None:
        """With synchronous replication, a wait that is broken off returns success and a mere warning."""
        if getattr(message, "severity_en", "") == "WARNING" and "synchronous replication" in str(message):
            self._doubts += 1

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[Connection]:
        """A connection for diagnostics and backup, with the driver's own errors."""
        async with self._pool.acquire(timeout=PATIENCE) as db:
            yield db

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[Connection]:
        """A connection to the database. Failures become Unavailable: the write may have been done."""
        if self._pool is None:
            raise Unavailable("the store is not open")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as db:
                yield db
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except asyncpg.ReadOnlySQLTransactionError as error:
            await self._pool.expire_connections()  # the database has moved: ask again who may write
            raise Unavailable(f"{type(error).__name__}: {error}") from error
        except (TimeoutError, *OUT_OF_REACH) as error:
            first = _first(error)
            raise Unavailable(f"{type(first).__name__}: {first}") from error

    async def _write(self, act: Callable[[Connection], Awaitable[T]], writes: int = 1, whole: bool = False) -> T:
        """Have it written; `whole` where it is more than one statement."""
        if self.read_only:
            raise Unavailable("the store is not open for writing")
        mark, doubts = object(), self._doubts
        self._unanswered[mark] = monotonic()
        try:
            async with self._line() as db:
                db.add_log_listener(self._doubt)
                try:
                    if whole:
                        async with db.transaction():
                            answer = await act(db)
                    else:
                        answer = await act(db)
                finally:
                    db.remove_log_listener(self._doubt)
            if self._doubts != doubts:
                raise Unavailable("not known to be on the replica")
        except Unavailable as error:
            self._trouble = str(error).partition(":")[0]
            raise
        finally:
            del self._unanswered[mark]
        self._trouble = ""
        self._committed = monotonic()
        self.commits += 1
        self.written += writes
        return answer

    async def _rows(self, statement: str, *facts: Any) -> list[Any]:
        async with self._line() as db:
            return list(await db.fetch(statement, *facts))

    async def _row(self, statement: str, *facts: Any) -> Any:
        async with self._line() as db:
            return await db.fetchrow(statement, *facts)

    async def _do(self, statement: str, *facts: Any) -> Any:
        """One statement that writes; the row it returns."""
        return await self._write(lambda db: db.fetchrow(statement, *facts))


def _first(error: BaseException) -> BaseException:
    """asyncpg stumbles once more where it tidies up a line that is dead: what went wrong first is what matters."""
    while isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError) and error.__context__ is not None:
        error = error.__context__
    return error


TYPES = "SELECT $1::text[], $2::bigint[], $3::bytea[]"
"""Of all that is handed over, what asyncpg has to ask the database about first."""


async def _made_ready(db: Connection) -> None:
    """Let asyncpg ask for its types when the connection opens.

    The query takes seconds if PostgreSQL compiles it. So asyncpg switches that off, asks, and switches it on again.
    Behind a pooler these are three sessions, unless they are one transaction.
    """
    _soon_known_to_be_dead(db)
    async with db.transaction():
        await db.fetchrow(TYPES, [], [], [])


def _soon_known_to_be_dead(db: Connection) -> None:
    """A database whose machine is gone without a word: the line ends within seconds, not after a quarter of an hour."""
    line = db._transport.get_extra_info("socket")
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in DEAD_LINES.items():
        if hasattr(socket, option):                # not every system has all of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


async def _as_it_was(db: Connection) -> None:
    """Nothing is ever set on a line, so nothing is to be set back: that would be a second question for each write."""


async def _migrate(db: Connection, path: str) -> None:
    """The tables as this version wants them, from nothing or from any earlier version."""
    await db.execute("CREATE TABLE IF NOT EXISTS house (fact text PRIMARY KEY, value bigint NOT NULL)")
    found = await db.fetchval("SELECT value FROM house WHERE fact = 'version'") or 0
    if found > len(STEPS):
        raise Unusable("newer", path, f"{found} > {len(STEPS)}")
    for step in STEPS[found:]:
        await db.execute(step)
    await db.execute(
        "INSERT INTO house VALUES ('version', $1) ON CONFLICT (fact) DO UPDATE SET value = $1", len(STEPS))
