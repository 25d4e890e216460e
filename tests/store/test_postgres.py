"""PostgreSQL beyond the common contract: races between check and commit, dead processes, servers that stop."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import asyncpg
import msgspec
import pytest

from ludoteca.store import Conflict, Crowded, GuestRow, Lease, LeaseLost, LogRow, Most, RoomRow, Unavailable, open_store
from ludoteca.store.postgres.connections import DEAD_LINES, LINES, OUT_OF_REACH, _first
from ludoteca.store.postgres.store import HOLD, PostgresStore
from ludoteca.store.preflight import Unusable

from .pooler import Pooler
from .postgres import Postgres

T = TypeVar("T")
UNDER_WAY = ("SELECT array_agg(query_start) FROM pg_stat_activity "
             "WHERE wait_event_type = 'Lock' AND datname = current_database()")
ROOM = RoomRow("t", "CODE", "tris", "playing", b"{}", "ada", ("ada",), 7)


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(address)
    await store.open()
    yield store
    await store.close()


async def blocked(address: str, act: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
    """Start it, and wait until the database reports one more connection that waits for a lock."""
    watcher = await asyncpg.connect(address)
    waiting = (
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()")
    before = await watcher.fetchval(waiting)
    begun = asyncio.ensure_future(act())
    for _ in range(12_000):
        if await watcher.fetchval(waiting) > before:
            break
        assert not begun.done(), "it did not wait"
        await asyncio.sleep(0.005)
    else:
        raise AssertionError("it neither waits nor ends")
    await watcher.close()
    return begun


class Blocker:
    """A client in the middle of a transaction that holds a position of a log."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def __aenter__(self) -> Blocker:
        self.db = await asyncpg.connect(self.address)
        self.transaction = self.db.transaction()
        await self.transaction.start()
        await self.db.execute("INSERT INTO entries VALUES ('t', 1, 1, 'x', '')")
        return self

    async def give_up(self) -> None:
        await self.transaction.rollback()

    async def __aexit__(self, *_: object) -> None:
        await self.db.close()


async def test_a_claim_waits_for_a_write_between_its_check_and_its_commit(address: str, store: PostgresStore) -> None:
    """A race that random tests do not find: the lease is checked, the commit is pending, and another process claims."""
    mine, other = await store.register_process(1), await store.register_process(1)
    lease = await store.add_room(ROOM, incarnation=mine)
    await store.append("t", 1, LogRow(0, b"deal"), lease=lease)
    async with Blocker(address) as somebody:
        write = await blocked(address, lambda: store.append("t", 1, LogRow(1, b"move"), lease=lease))
        await store.unregister_process(mine)
        claim = await blocked(address, lambda: store.claim("t", other))
        await somebody.give_up()
    taken = await claim
    assert write.done() and write.exception() is None, "what was under way is on disk before the table changes hands"
    assert taken is not None and await store.entries("t", 1) == [LogRow(0, b"deal"), LogRow(1, b"move")]
    with pytest.raises(LeaseLost):
        await store.append("t", 1, LogRow(2, b"late"), lease=lease)


async def test_a_write_the_database_holds_for_long_is_one_and_the_same_write(
        address: str, store: PostgresStore) -> None:
    """If it were cancelled and repeated, it could be applied twice, or after the client was refused."""
    lease = await store.add_room(ROOM, incarnation=await store.register_process(1))
    async with Blocker(address) as other:
        writing = await blocked(address, lambda: store.append("t", 1, LogRow(1, b"ours"), lease=lease))
        asked = await other.db.fetchval(UNDER_WAY)
        await asyncio.sleep(2.5)
        assert not writing.done() and await other.db.fetchval(UNDER_WAY) == asked != []
        await other.transaction.rollback()
        await writing
    assert await store.entries("t", 1) == [LogRow(1, b"ours")]


async def test_tables_of_one_commit_are_locked_in_one_order_against_deadlocks(
        address: str, store: PostgresStore) -> None:
    incarnation = await store.register_process(1)
    held = [await store.add_room(msgspec.structs.replace(ROOM, id=id, code=id), incarnation=incarnation) for id in "ab"]
    claimer = await asyncpg.connect(address)
    async with claimer.transaction():
        await claimer.execute("SELECT 1 FROM leases WHERE table_id = 'a' FOR UPDATE")
        writing = await blocked(address, lambda: asyncio.gather(*(
            store.append(lease.room, 1, LogRow(0, b"x"), lease=lease) for lease in reversed(held))))
        await claimer.execute("SELECT 1 FROM leases WHERE table_id = 'b' FOR UPDATE NOWAIT")
    await writing
    await claimer.close()


@pytest.mark.parametrize("buried", [False, True])
async def test_writes_of_a_dead_process_delay_no_other(
    address: str, store: PostgresStore, postgres: Postgres, buried: bool,
) -> None:
    """The process was suspended or lost power during a write: its connection stays, and so does the lock."""
    me = await store.register_process(1)
    with contextlib.ExitStack() as stack:
        through = [address]
        if Pooler.command() is not None:
            through.append(stack.enter_context(Pooler(postgres)).address(address))
        for number, way in enumerate(through):
            suspended = PostgresStore(way)
            await suspended.open()
            incarnation, id = await suspended.register_process(1), f"t{number}"
            lease = await suspended.add_room(msgspec.structs.replace(ROOM, id=id, code=id), incarnation=incarnation)
            async with suspended.line() as db:
                transaction = db.transaction()
                await transaction.start()
                await db.fetchrow(HOLD, id, lease.incarnation, lease.epoch)
                if buried:
                    await store._do("UPDATE openings SET heard = clock_timestamp() - interval '5 seconds' "
                                    "WHERE opening = $1 RETURNING 1", incarnation)
                    assert await store.declare_dead(me, 3_000) == [incarnation]
                else:
                    # the process that declared it dead died before it could do more
                    await store.unregister_process(incarnation)
                assert await asyncio.wait_for(store.claim(id, me), 60) == Lease(id, me, 2)
                with pytest.raises(OUT_OF_REACH):
                    await db.execute("INSERT INTO chat VALUES ($1, 1, 'late', '')", id)
                    await transaction.commit()
            await suspended.close()
    assert await store._rows("SELECT 1 FROM chat") == []


async def test_types_are_read_when_a_connection_opens_in_one_transaction(
    address: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bool] = []
    ask = asyncpg.Connection._introspect_types

    async def heard(self: asyncpg.Connection, *facts: object) -> object:
        asked.append(self.is_in_transaction())
        return await ask(self, *facts)

    monkeypatch.setattr(asyncpg.Connection, "_introspect_types", heard)
    with contextlib.ExitStack() as stack:
        through = [address]
        if Pooler.command() is not None:
            through.append(stack.enter_context(Pooler(postgres)).address(address))
        for number, way in enumerate(through):
            store = PostgresStore(way)
            await store.open()
            incarnation = await store.register_process(1)
            rooms = [msgspec.structs.replace(ROOM, id=f"t{number}{each}", code=f"c{number}{each}") for each in range(9)]
            held = await asyncio.gather(*(store.add_room(room, incarnation=incarnation) for room in rooms))
            for position in range(3):
                await asyncio.gather(*(
                    store.append(lease.room, 1, LogRow(position, b"x"), lease=lease) for lease in held))
            await store.rooms_in(("playing",))
            assert asked and all(asked) and len(asked) <= LINES, "once for each line, where nobody waits for it"
            assert {row["jit"] for row in await asyncio.gather(*(
                store._row("SHOW jit") for _ in range(2 * LINES)))} == {"on"}, "and every line is left as it was"
            asked.clear()
            await store.close()


async def test_a_process_declared_dead_that_recovers_ends_its_writes_itself(
    address: str, store: PostgresStore,
) -> None:
    awake = PostgresStore(address)
    await awake.open()
    was, me = await awake.register_process(1), await store.register_process(1)
    lease = await awake.add_room(ROOM, incarnation=was)
    async with awake.line() as db, db.transaction():
        await db.fetchrow(HOLD, "t", lease.incarnation, lease.epoch)
        await awake.unregister_process(was)
        await awake.register_process(2)
        claim = await blocked(address, lambda: store.claim("t", me))
        await store._end_dead_transactions()
        await db.execute("INSERT INTO chat VALUES ('t', 1, 'said', '')")
    assert await claim == Lease("t", me, 2)
    assert [line for _, line, _ in await store.chat("t", 9)] == [b"said"]
    await awake.close()


async def test_waiting_claims_leave_connections_for_everything_else(address: str, store: PostgresStore) -> None:
    me, dead = await store.register_process(1), await store.register_process(1)
    for number in range(LINES + 2):
        await store.add_room(msgspec.structs.replace(ROOM, id=f"t{number}", code=f"{number}"), incarnation=dead)
    await store.unregister_process(dead)
    db = await asyncpg.connect(address)
    async with db.transaction():
        await db.execute("SELECT 1 FROM leases FOR SHARE")
        claims = [asyncio.ensure_future(store.claim(f"t{number}", me)) for number in range(LINES + 2)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(store.heartbeat(me, 2), 60)
        assert not any(claim.done() for claim in claims)
    assert None not in await asyncio.gather(*claims)
    await db.close()


@pytest.mark.parametrize("whole", [False, True])
async def test_a_write_waits_for_a_claim_under_way_and_is_refused(
    address: str, store: PostgresStore, whole: bool,
) -> None:
    mine, other = await store.register_process(1), await store.register_process(1)
    lease = await store.add_room(ROOM, incarnation=mine)
    db = await asyncpg.connect(address)
    async with db.transaction():
        await db.execute("UPDATE leases SET opening = $1, epoch = epoch + 1", other)
        write = await blocked(
            address, lambda: store.append("t", 1, LogRow(0, b"late"), ROOM if whole else None, lease=lease))
    await db.close()
    with pytest.raises(LeaseLost):
        await write
    assert await store.entries("t", 1) == []


async def test_of_two_who_claim_one_table_one_has_it(store: PostgresStore) -> None:
    incarnations = [await store.register_process(1) for _ in range(6)]
    await store.add_room(ROOM)
    claims = await asyncio.gather(*(store.claim("t", incarnation) for incarnation in incarnations))
    assert [lease.epoch for lease in claims if lease is not None] == [2]


async def test_only_live_processes_declare_dead_and_only_silent_ones(store: PostgresStore) -> None:
    silent, talks, me, gone = [await store.register_process(1) for _ in range(4)]
    lease = await store.add_room(ROOM, incarnation=silent)
    await store._write(lambda db: db.execute(
        "UPDATE openings SET heard = clock_timestamp() - interval '5 seconds' WHERE opening = ANY($1)",
        [silent, me, gone]))
    await store.unregister_process(gone)
    assert await store.declare_dead(gone, 3_000) == [], "who is over takes nobody for dead"
    assert await store.claim("t", talks) is None
    assert await store.declare_dead(me, 3_000) == [silent], "not itself, not who has just been heard"
    assert not await store.heartbeat(silent, 9) and await store.heartbeat(talks, 9) and await store.heartbeat(me, 9)
    taken = await store.claim("t", talks)
    assert taken == Lease("t", talks, 2)
    with pytest.raises(LeaseLost):
        await store.add_chat("t", 1, b"late", lease=lease)


async def test_a_database_restart_costs_a_moment_and_is_reported_in_our_own_words(
    postgres: Postgres, store: PostgresStore, caplog: pytest.LogCaptureFixture,
) -> None:
    incarnation = await store.register_process(1)
    lease = await store.add_room(ROOM, incarnation=incarnation)
    await store.append("t", 1, LogRow(0, b"deal"), lease=lease)
    postgres.stop("immediate")
    try:
        with pytest.raises(Unavailable):
            await store.append("t", 1, LogRow(1, b"move"), lease=lease)
        with pytest.raises(Unavailable):
            await store.save_room(ROOM, lease)
        with pytest.raises(Unavailable):
            await store.room("t")
        assert store.health().trouble and not store.health().well
    finally:
        postgres.start()
    for _ in range(400):
        try:
            again = await store.claim("t", incarnation)
            break
        except Unavailable:
            await asyncio.sleep(0.02)
    assert again is not None
    await store.append("t", 1, LogRow(1, b"move"), lease=again)
    assert len(await store.entries("t", 1)) == 2 and store.health().well
    assert not [record for record in caplog.records if record.name.startswith("asyncpg")]


async def test_a_commit_whose_replica_is_not_waited_for_is_not_known(store: PostgresStore) -> None:
    """The server reports success, with a warning."""
    with pytest.raises(Unavailable, match="replica"):
        await store._write(lambda db: db.execute(
            "DO $$ BEGIN RAISE WARNING 'canceling wait for synchronous replication due to user request'; END $$"))
    await store._write(lambda db: db.execute("DO $$ BEGIN RAISE WARNING 'something else'; END $$"))


async def test_a_connection_to_a_lost_machine_is_not_waited_for(store: PostgresStore) -> None:
    async with store.line() as db:
        line = db._transport.get_extra_info("socket")
        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        asked = {option: line.getsockopt(socket.IPPROTO_TCP, getattr(socket, option))
                 for option in DEAD_LINES if hasattr(socket, option)}
    assert asked == {option: DEAD_LINES[option] for option in asked}


async def test_a_replica_takes_over_with_all_acknowledged_writes() -> None:
    """The primary is lost for good during writes. The address names both servers."""
    first = Postgres()
    second = Postgres(copies=first)
    try:
        name = first.new_database().rpartition("/")[2]
        hosts = ",".join(f"127.0.0.1:{each.port}" for each in (first, second))
        store = PostgresStore(f"postgresql://postgres@{hosts}/{name}?target_session_attrs=read-write")
        await store.open()
        lease = await store.add_room(ROOM, incarnation=await store.register_process(1))
        told: list[int] = []

        async def write_on() -> None:
            position = 0
            while True:
                await store.append("t", 1, LogRow(position, b"move"), lease=lease)
                told.append(position)
                position += 1

        writing = asyncio.ensure_future(write_on())
        while len(told) < 20:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(first.stop, "immediate")
        with pytest.raises(Unavailable):
            await writing
        await asyncio.to_thread(second.promote)
        again = None
        while again is None:                       # calls on old connections may fail first
            with contextlib.suppress(Unavailable):
                again = await store.claim("t", lease.incarnation)
        there = [row.position for row in await store.entries("t", 1)]
        assert there[:len(told)] == told and len(there) - len(told) in (0, 1), "the last was written, or was not"
        await store.append("t", 1, LogRow(len(there), b"on"), lease=again)
        await store.close()
    finally:
        second.remove()
        shutil.rmtree(first.folder, ignore_errors=True)


async def test_whatever_a_client_calls_its_request_is_kept(store: PostgresStore) -> None:
    await store.append("t", 1, LogRow(0, b"\x00\xff", "ada/\x00\u2028"))
    await store.add_chat("t", 1, b"\x00", "ada/\x00")
    assert await store.entries("t", 1) == [LogRow(0, b"\x00\xff", "ada/\x00\u2028")]
    assert await store.requests("t", 9) == ["ada/\x00\u2028"] and await store.chat("t", 9) == [(1, b"\x00", "ada/\x00")]


async def test_one_bad_write_is_its_own_affair(store: PostgresStore) -> None:
    with pytest.raises(asyncpg.DataError):
        await store.append("t", 2**70, LogRow(0, b"x"))
    await store.append("t", 1, LogRow(0, b"x"))
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(0, b"x"))
    assert store.health().writer and store.health().waiting == 0


async def test_many_open_one_empty_database_at_once(address: str) -> None:
    stores = [PostgresStore(address) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    numbers = await asyncio.gather(*(store.register_process(1) for store in stores))
    assert len(set(numbers)) == 4
    for store in stores:
        await store.close()
    with pytest.raises(Unavailable):
        await stores[0].room("t")


async def test_a_database_whose_transactions_see_less_than_ours_need_is_a_database_like_any_other(address: str) -> None:
    owner = await asyncpg.connect(address)
    name = await owner.fetchval("SELECT current_database()")
    await owner.execute(f"ALTER DATABASE {name} SET default_transaction_isolation = 'repeatable read'")
    await owner.close()
    stores = [PostgresStore(address) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    first = stores[0]
    await first.add_guest(GuestRow("ada", "Ada", "it", 1, 1), b"token")
    incarnation = await first.register_process(1)
    taken = await asyncio.gather(*(store.take_tokens("b", 1_000, 20, 0.0, 1) for store in stores for _ in range(10)))
    rooms = [(store, msgspec.structs.replace(ROOM, id=f"{number} {each}", code=f"{number}{each}"))
             for number, store in enumerate(stores) for each in range(4)]
    added = await asyncio.gather(
        *(store.add_room(room, None, incarnation, Most(5)) for store, room in rooms), return_exceptions=True)
    assert [enough for _, enough in taken].count(True) == 20
    assert [type(each) for each in added].count(Lease) == 5 and {type(each) for each in added} == {Lease, Crowded}
    for store in stores:
        await store.close()


def test_what_went_wrong_first_is_told_and_not_what_the_driver_stumbled_over_then() -> None:
    gone, stumbled = ConnectionResetError("gone"), asyncpg.InterfaceError("cannot")
    again = asyncpg.InternalClientError("12")
    stumbled.__context__, again.__context__ = gone, stumbled
    assert _first(again) is gone and _first(gone) is gone
    alone = asyncpg.InterfaceError("closed")
    assert _first(alone) is alone


async def test_a_database_that_cannot_be_used_is_met_with_its_reason(address: str, store: PostgresStore) -> None:
    db = await asyncpg.connect(address)
    await db.execute("UPDATE house SET value = 99 WHERE fact = 'version'")
    await db.close()
    with pytest.raises(Unusable) as newer:
        await PostgresStore(address).open()
    assert newer.value.kind == "newer"
    with pytest.raises(Unusable) as nobody:
        await PostgresStore("postgresql://ada:secret@127.0.0.1:1/house").open()
    assert nobody.value.kind == "out_of_reach" and "secret" not in str(nobody.value)
    reader = PostgresStore(address, read_only=True)
    await reader.open()
    with pytest.raises(Unavailable, match="not open for writing"):
        await reader.heartbeat(1, 1)
    await reader.close()


def test_the_address_says_whether_a_pooler_is_between() -> None:
    store = open_store("postgresql://ada:secret@host:5433/house?pooled=1&sslmode=require")
    assert isinstance(store, PostgresStore) and store._pooled and store.path == "postgresql://host:5433/house"
    assert store._address == "postgresql://ada:secret@host:5433/house?sslmode=require"
    plain = open_store("postgres://host/house")
    assert isinstance(plain, PostgresStore) and not plain._pooled and plain.shared


async def test_a_move_is_one_question_to_the_database(store: PostgresStore) -> None:
    lease = await store.add_room(ROOM, incarnation=await store.register_process(1))
    await store.append("t", 1, LogRow(0, b"setup"), lease=lease)    # now it is prepared
    asked: list[str] = []
    async with store.line() as db:
        db.add_query_logger(lambda query: asked.append(query.query))
    await store.append("t", 1, LogRow(1, b"move"), lease=lease)
    assert len(asked) == 1 and "INSERT INTO entries" in asked[0]
