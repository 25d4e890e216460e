"""The contract of every store: rows come back as written, and each log position is written once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ludoteca.store import (
    APART,
    OPENING,
    Conflict,
    Crowded,
    FeatRow,
    GuestRow,
    Lease,
    LeaseLost,
    LiveProcess,
    LogRow,
    Most,
    Noted,
    NoteRow,
    OnlyNote,
    Owner,
    ResultRow,
    RoomRow,
    Store,
)

ROOM = RoomRow("t", "CODE", "tris", "lobby", b"{}", "ada", ("ada", "bea"), 7)


def guest(id: str, seen: int = 0) -> GuestRow:
    return GuestRow(id, id.title(), "it", created=0, seen=seen)


def room(id: str, **changes: object) -> RoomRow:
    return msgspec.structs.replace(
        RoomRow(id, code=id.upper(), game="tris", phase="lobby", state=b"{}", host="ada", members=("ada",)), **changes)


async def test_guests_are_found_by_what_is_kept_of_their_token(store: Store) -> None:
    await store.add_guest(guest("ada"), b"one")
    assert await store.guest_by_token(b"one") == guest("ada")
    assert await store.guest_by_token(b"two") is None
    assert await store.change_guest("ada", "Ada II", None) == await store.guest("ada") == \
        msgspec.structs.replace(guest("ada"), name="Ada II")
    assert await store.change_guest("nobody", "Ada II", "en") is None
    with pytest.raises(Conflict):
        await store.add_guest(guest("bea"), b"one")


async def test_a_hand_off_code_works_once_and_not_too_late(store: Store) -> None:
    await store.add_guest(guest("ada"), b"one")
    await store.add_handoff(b"code", "ada", "t", expires=100)
    await store.add_handoff(b"late", "ada", "t", expires=100)
    await store.add_handoff(b"gone", "nobody", "t", expires=100)
    assert await store.take_handoff(b"code", 100, b"two") == ("ada", "t")
    assert await store.guest_by_token(b"one") is None and await store.guest_by_token(b"two") == guest("ada")
    assert await store.take_handoff(b"code", 100, b"three") is None
    assert await store.take_handoff(b"late", 101, b"three") is None
    assert await store.take_handoff(b"never", 0, b"three") is None
    assert await store.take_handoff(b"gone", 0, b"three") is None
    assert await store.guest_by_token(b"two") == guest("ada"), "a code that is no good moves nobody"


async def test_a_hand_off_may_be_repeated_with_the_same_key(store: Store) -> None:
    await store.add_guest(guest("ada"), b"one")
    await store.add_handoff(b"code", "ada", "t", expires=100)
    told = await asyncio.gather(*(store.take_handoff(b"code", 90, b"two", b"again") for _ in range(3)))
    assert told == [("ada", "t")] * 3
    assert await store.take_handoff(b"code", 100, b"two", b"again") == ("ada", "t")
    assert await store.take_handoff(b"code", 90, b"other", b"other") is None, "another device"
    assert await store.take_handoff(b"code", 90, b"two") is None
    assert await store.take_handoff(b"code", 101, b"two", b"again") is None, "too late"
    await store.add_handoff(b"next", "ada", "t", expires=200)
    assert await store.take_handoff(b"next", 100, b"three") == ("ada", "t")
    assert await store.take_handoff(b"next", 100, b"three") is None, "no words were left to ask again with"
    assert await store.take_handoff(b"code", 100, b"two", b"again") is None, "the seat has moved on since"
    assert (await store.sweep(guests=0, finished=0, abandoned=0, now=101)).handoffs == 1


async def test_tables_are_found_by_id_code_and_guest(store: Store) -> None:
    await store.add_room(room("abcd", touched=1))
    await store.add_room(room("efgh", touched=2))
    with pytest.raises(Conflict):
        await store.add_room(room("other", code="ABCD"))
    found = await store.room_by_code("EFGH")
    assert found is not None and found.id == "efgh"
    await store.save_room(room("abcd", phase="over", state=b"[]", touched=9, members=("ada", "bea")))
    row = await store.room("abcd")
    assert row is not None and (row.phase, row.state, row.touched) == ("over", b"[]", 9)
    assert [each.id for each in await store.rooms_of("ada")] == ["abcd", "efgh"]
    assert [each.id for each in await store.rooms_of("bea")] == ["abcd"]
    assert await store.room("none") is None


async def test_of_tables_that_come_at_once_no_more_are_added_than_may_be(store: Store) -> None:
    incarnation = await store.register_process(1)
    for number, name in enumerate(("ada", "bea", "eva")):
        await store.add_guest(guest(name), bytes([number]))
    await store.add_room(room("over", phase="over"), incarnation=incarnation)
    await store.add_room(room("try"), incarnation=incarnation)
    await store.add_room(room("guest", host="eva", members=("eva", "ada")), incarnation=incarnation)

    async def come(host: str, most: Most) -> tuple[int, int]:
        told = await asyncio.gather(*(
            store.add_room(room(f"{host}{number}{most.on}", host=host, members=(host,)), None, incarnation, most)
            for number in range(16)), return_exceptions=True)
        return sum(isinstance(each, Lease) for each in told), sum(isinstance(each, Crowded) for each in told)

    assert await come("ada", Most(5, ("try",))) == (5, 11)
    assert len(await store.rooms_of("ada")) == 8 and await store.tables_on() == 7
    bea, eva = await asyncio.gather(come("bea", Most(9, on=12)), come("eva", Most(9, on=12)))
    assert bea[0] + eva[0] == 5 and bea[1] + eva[1] == 27 and await store.tables_on() == 12
    for on in (12, 1):
        with pytest.raises(Crowded, match=r"^bea$"):
            await store.add_room(room("later", host="bea"), None, incarnation, Most(9, on=on))
    assert await store.room("later") is None and await store.owner("later") is None


async def test_of_rooms_that_come_at_once_with_the_same_note_one_is_added(store: Store) -> None:
    """An existing note is kept, and a room with a different note is rejected unless it replaces the current note."""
    async def come(*ids: str, instead: bytes | None = None) -> list[str]:
        told = await asyncio.gather(*(
            store.add_room(room(id), noted=OnlyNote(NoteRow("ada", "daily/x/1", id.encode()), instead)) for id in ids),
            return_exceptions=True)
        assert all(isinstance(each, (Lease, Noted)) for each in told)
        added = [id for id, each in zip(ids, told, strict=True) if isinstance(each, Lease)]
        assert [id for id in ids if await store.room(id) or await store.owner(id)] == added
        return added

    await store.put_note(NoteRow("bea", "daily/x/1", b"hers"))
    [first] = await come(*(f"a{number}" for number in range(8)))
    assert await come("late") == await come("other", instead=b"other") == []
    [second] = await come(*(f"b{number}" for number in range(8)), instead=first.encode())
    assert await come("again", instead=first.encode()) == []
    assert [row.value for row in await store.notes("daily/x/1")] == [second.encode(), b"hers"]
    with pytest.raises(Conflict):
        await store.add_room(room(second), noted=OnlyNote(NoteRow("eva", "daily/x/1", b"-")))
    assert await store.notes_of("eva", "") == [], "all or nothing"


async def test_a_position_is_written_once(store: Store) -> None:
    await store.add_room(room("t"))
    await store.append("t", 1, LogRow(0, b"setup"))
    await store.append("t", 1, LogRow(1, b"first", "ada/m1"))
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(1, b"second"), room("t", phase="over"),
                           ResultRow("t", 1, "tris", 0, b"{}"))
    assert await store.entries("t", 1) == [LogRow(0, b"setup"), LogRow(1, b"first", "ada/m1")]
    row = await store.room("t")
    assert row is not None and row.phase == "lobby", "all or nothing"
    assert await store.results("t") == []
    await store.append("t", 2, LogRow(0, b"again"))
    await store.append("t", 1, LogRow(2, b"end"), room("t", phase="over"), ResultRow("t", 1, "tris", 5, b"{}"))
    assert await store.results("t") == [ResultRow("t", 1, "tris", 5, b"{}")]


async def test_what_comes_in_together_is_committed_together(store: Store) -> None:
    before = store.health().commits
    writes = [store.append(f"t{number % 10}", 1, LogRow(number // 10, b"x")) for number in range(400)]
    clash = store.append("t0", 1, LogRow(0, b"clash"))
    results = await asyncio.gather(*writes, clash, return_exceptions=True)
    assert isinstance(results[-1], Conflict) and not any(results[:-1]), "one clash spoils nobody else's write"
    assert store.health().commits - before < 100
    assert len(await store.entries("t3", 1)) == 40


async def test_of_entries_that_come_together_each_is_judged_by_itself(store: Store) -> None:
    incarnation = await store.register_process(1)
    leases = []
    for number in range(6):
        await store.add_room(room(f"t{number}"))
        lease = await store.claim(f"t{number}", incarnation)
        assert lease is not None
        leases.append(lease)
    await asyncio.gather(*(store.append(lease.room, 1, LogRow(0, b"setup"), lease=lease) for lease in leases))
    leases[3] = msgspec.structs.replace(leases[3], epoch=99)
    told = await asyncio.gather(*(
        store.append(lease.room, 1, LogRow(0 if lease.room == "t2" else 1, b"move", "ada/1"), lease=lease)
        for lease in leases), return_exceptions=True)
    assert [type(each) for each in told] == [type(None), type(None), Conflict, LeaseLost, type(None), type(None)]
    for number in range(6):
        log = [LogRow(0, b"setup"), LogRow(1, b"move", "ada/1")]
        assert await store.entries(f"t{number}", 1) == (log[:1] if number in (2, 3) else log)


async def test_a_feat_is_won_once(store: Store) -> None:
    """The first time counts. Feats are written with the log entry that ends the game: both or neither."""
    await store.add_room(room("t"))
    first = [FeatRow("ada", "canvas", "record", 5), FeatRow("bea", "canvas", "record", 5)]
    await store.append("t", 1, LogRow(0, b"{}"), feats=first)
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(0, b"{}"), feats=[FeatRow("ada", "canvas", "quattordici", 6)])
    await store.append("t", 1, LogRow(1, b"{}"), feats=[
        FeatRow("ada", "canvas", "record", 9), FeatRow("ada", "canvas", "quattordici", 9),
        FeatRow("ada", "tris", "x", 9)])
    assert await store.feats("ada", "canvas") == [first[0], FeatRow("ada", "canvas", "quattordici", 9)]
    assert await store.feats("bea", "canvas") == [first[1]]
    assert await store.feats("bea", "tris") == []


async def test_feats_go_with_their_guest(store: Store) -> None:
    await store.add_guest(guest("ada", seen=100), b"one")
    await store.add_guest(guest("bea", seen=1), b"two")
    await store.append("t", 1, LogRow(0, b"{}"), feats=[
        FeatRow("ada", "canvas", "record", 5), FeatRow("bea", "canvas", "record", 5)])
    await store.sweep(guests=50, finished=0, abandoned=0, now=0)
    assert len(await store.feats("ada", "canvas")) == 1
    assert await store.feats("bea", "canvas") == []


async def test_chat_is_kept_in_order(store: Store) -> None:
    for number in range(1, 6):
        await store.add_chat("t", number, f"{number}".encode(), "ada/c")
    assert await store.chat("t", 3) == [(3, b"3", "ada/c"), (4, b"4", "ada/c"), (5, b"5", "ada/c")]


async def test_the_sweep_takes_what_is_old_and_nothing_else(store: Store) -> None:
    for id, seen in (("ada", 10), ("bea", 10), ("carlo", 90)):
        await store.add_guest(guest(id, seen), id.encode())
    await store.add_room(room("over", phase="over", touched=15, members=("bea",)))
    await store.add_room(room("play", phase="playing", touched=60))
    await store.add_room(room("left", phase="playing", touched=40, members=("bea",)))
    await store.add_room(room("new", phase="lobby", touched=60))
    await store.add_room(room("done", phase="over", touched=40))
    for id in ("over", "play", "left"):
        await store.append(id, 1, LogRow(0, b"x"))
        await store.add_chat(id, 1, b"ciao")
    await store.add_handoff(b"h", "ada", "play", expires=50)
    swept = await store.sweep(guests=50, finished=20, abandoned=50, now=100)
    assert (swept.rooms, swept.guests, swept.handoffs) == (2, 1, 1)
    stays = [id for id in ("over", "play", "left", "new", "done") if await store.room(id)]
    assert stays == ["play", "new", "done"], "what is not over has a span of its own"
    assert await store.entries("over", 1) == [] and await store.chat("left", 9) == []
    assert await store.entries("play", 1) == [LogRow(0, b"x")]
    assert await store.guest("ada"), "a guest with a table stays"
    assert await store.guest("bea") is None


async def test_the_heartbeat_is_kept(store: Store) -> None:
    first = await store.register_process(3)
    await store.heartbeat(first, 5)
    second = await store.register_process(100)
    await store.heartbeat(second, 107)
    assert [await store.last_heartbeat(each) for each in (first, second, 99)] == [5, 107, 0]
    await store.sweep(guests=0, finished=200, abandoned=260, now=0)
    assert await store.last_heartbeat(second) == 107, "what is open is never swept"
    await store.unregister_process(first)
    await store.sweep(guests=0, finished=50, abandoned=60, now=0)
    assert (await store.last_heartbeat(first), await store.last_heartbeat(second)) == (0, 107)


async def test_the_requests_of_all_rounds_are_known(store: Store) -> None:
    log = ((1, 0, "ada/start"), (1, 1, "ada/a"), (1, 2, ""), (2, 0, "ada/again"), (2, 1, "bea/b"))
    for round, position, request in log:
        await store.append("t", round, LogRow(position, b"x", request))
    await store.append("other", 1, LogRow(0, b"x", "carlo/c"))
    assert await store.requests("t", 9) == ["ada/start", "ada/a", "ada/again", "bea/b"]
    assert await store.requests("t", 2) == ["ada/again", "bea/b"]


async def test_a_room_comes_back_as_it_was_put(store: Store) -> None:
    await store.add_room(ROOM, LogRow(0, b"opening", "ada/1"))
    stored = RoomRow("t", "CODE", "tris", "lobby", b"{}", "ada", (), 7)
    assert await store.room("t") == await store.room_by_code("CODE") == stored
    assert await store.entries("t", OPENING) == [LogRow(0, b"opening", "ada/1")] and await store.entries("t", 1) == []
    changed = RoomRow("t", "CODE", "tris", "over", b"[]", "bea", ("carlo",), 9)
    await store.save_room(changed)
    assert await store.room("t") == RoomRow("t", "CODE", "tris", "over", b"[]", "bea", (), 9)
    assert [len(await store.rooms_of(name)) for name in ("ada", "bea", "carlo", "dora")] == [1, 1, 1, 0]


async def test_guests_come_back_as_they_were_put(store: Store) -> None:
    ada = GuestRow("ada", "Ada", "it", created=3, seen=4)
    await store.add_guest(ada, b"one")
    assert await store.guest("ada") == await store.guest_by_token(b"one") == ada
    await store.change_guest("ada", "Ada II", None)
    await store.change_guest("ada", None, "en")
    assert await store.guest("ada") == GuestRow("ada", "Ada II", "en", created=3, seen=4)


async def test_lists_come_in_their_order(store: Store) -> None:
    for round in (2, 1, 3):
        await store.append("t", round, LogRow(0, b""), None, ResultRow("t", round, "tris", 10 - round, b"{}"))
    assert [row.round for row in await store.results("t")] == [1, 2, 3]
    for number in (2, 0, 1):
        await store.append("u", 1, LogRow(number, b""))
    assert [row.position for row in await store.entries("u", 1)] == [0, 1, 2]
    for number in (2, 3, 1):
        await store.add_chat("u", number, b"ciao")
    assert await store.chat("u", 2) == [(2, b"ciao", ""), (3, b"ciao", "")]
    for id, touched in (("a", 1), ("b", 3), ("c", 2)):
        await store.add_room(RoomRow(id, id, "tris", "lobby", b"", "ada", ("ada",), touched))
    assert [row.id for row in await store.rooms_in(("lobby", "over"))] == ["b", "c", "a"]
    assert [row.id for row in await store.rooms_of("ada")] == ["b", "c", "a"] and await store.rooms_in(("over",)) == []


async def test_an_incarnation_is_numbered_and_has_its_own_heartbeat(store: Store) -> None:
    first = await store.register_process(3)
    assert await store.last_heartbeat(first) == 3 and await store.heartbeat(first, 9)
    second = await store.register_process(4)
    assert first != second and not await store.heartbeat(99, 9)
    assert [await store.last_heartbeat(each) for each in (first, second, 0)] == [9, 4, 0]


async def test_the_sweep_stops_where_it_is_told(store: Store) -> None:
    """Tables touched exactly at the limit stay. A removed table takes all its rows with it."""
    for phase, touched in (("over", 20), ("lobby", 50), ("over", 19), ("lobby", 49), ("playing", 50), ("playing", 49)):
        id = f"{phase}{touched}"
        await store.add_room(RoomRow(id, id, "tris", phase, b"", "ada", (f"in {id}",), touched))
        await store.append(id, 1, LogRow(0, b""), None, ResultRow(id, 1, "tris", 0, b""))
        await store.add_chat(id, 1, b"")
    for id, seen in (("ada", 30), ("bea", 29), ("in over19", 29), ("in over20", 29)):
        await store.add_guest(GuestRow(id, id, "it", 0, seen), id.encode())
    for code, room, expires in ((b"due", "over20", 100), (b"late", "over20", 99), (b"with it", "over19", 500)):
        await store.add_handoff(code, "ada", room, expires)
    beats = [await store.register_process(beat) for beat in (19, 20)]
    for incarnation in beats:
        await store.unregister_process(incarnation)
    swept = await store.sweep(guests=30, finished=20, abandoned=50, now=100)
    assert (swept.rooms, swept.guests, swept.handoffs) == (3, 2, 1)
    for id in ("over20", "lobby50", "playing50"):
        assert await store.room(id) and await store.results(id)
        assert await store.chat(id, 9) and await store.entries(id, 1)
    for id in ("over19", "lobby49", "playing49"):
        assert not (await store.room(id) or await store.results(id) or await store.chat(id, 9))
        assert not (await store.entries(id, 1) or await store.rooms_of(f"in {id}"))
    assert [id for id in ("ada", "bea", "in over19", "in over20") if await store.guest(id)] == ["ada", "in over20"]
    assert await store.take_handoff(b"with it", 0, b"x") is None
    assert await store.take_handoff(b"due", 100, b"y") == ("ada", "over20")
    assert [await store.last_heartbeat(incarnation) for incarnation in beats] == [0, 20]


# -- leases

async def test_only_the_leaseholder_writes_a_table(store: Store) -> None:
    """Every write of a table names its lease. After another claim, no write under the old lease leaves a trace."""
    mine = await store.register_process(1)
    first = await store.add_room(ROOM, incarnation=mine)
    assert (first.room, first.incarnation, first.epoch) == ("t", mine, 1)
    await store.append("t", 1, LogRow(0, b"deal"), lease=first)
    await store.add_chat("t", 1, b"ciao", lease=first)
    second = await store.claim("t", mine)
    assert second is not None and second.epoch == 2, "claiming one's own voids the lease before"
    over = msgspec.structs.replace(ROOM, phase="over")
    for write in (
        lambda: store.append("t", 1, LogRow(1, b"late"), lease=first),
        lambda: store.append("t", 1, LogRow(1, b"late"), over, ResultRow("t", 1, "tris", 0, b""),
                             [FeatRow("ada", "tris", "x", 0)], lease=first),
        lambda: store.append("t", 1, LogRow(0, b"late"), lease=first),
        lambda: store.save_room(over, first),
        lambda: store.add_chat("t", 2, b"late", lease=first),
        lambda: store.append("t", 1, LogRow(1, b"late"), lease=Lease("t", mine + 1, 2)),
        lambda: store.save_room(over, Lease("nowhere", mine, 2)),
    ):
        with pytest.raises(LeaseLost):
            await write()
    row = await store.room("t")
    assert row is not None and row.phase == "lobby" and await store.entries("t", 1) == [LogRow(0, b"deal")]
    assert await store.results("t") == [] == await store.feats("ada", "tris") and len(await store.chat("t", 9)) == 1
    with pytest.raises(Conflict) as taken:
        await store.append("t", 1, LogRow(0, b"other"), lease=second)
    assert not isinstance(taken.value, LeaseLost), "ours, but the place is taken"
    await store.append("t", 1, LogRow(1, b"move"), over, lease=second)
    assert len(await store.entries("t", 1)) == 2


async def test_a_table_can_be_claimed_again_once_released_or_its_incarnation_is_over(store: Store) -> None:
    mine = await store.register_process(1, "http://here")
    lease = await store.add_room(ROOM, incarnation=mine)
    assert await store.owner("t") == Owner(mine, 1, "http://here", True)
    await store.release_lease(lease)
    assert await store.owner("t") is None and await store.tables_on() == 0
    with pytest.raises(LeaseLost):
        await store.save_room(ROOM, lease)
    again = await store.claim("t", mine)
    assert again is not None and again.epoch == 2 and await store.tables_on() == 1
    await store.release_lease(lease)
    assert await store.owner("t") == Owner(mine, 2, "http://here", True), "an old lease gives nothing back"
    await store.save_room(msgspec.structs.replace(ROOM, phase="over"), again)
    assert await store.tables_on() == 0, "it is over"
    await store.save_room(ROOM, again)
    await store.unregister_process(mine)
    assert await store.owner("t") == Owner(mine, 2, "http://here", False) and await store.tables_on() == 0
    assert not await store.heartbeat(mine, 9) and await store.claim("t", mine) is None, "who is over has no say"
    # tables that no other process has claimed are still written
    await store.append("t", 1, LogRow(0, b"x"), lease=again)
    other = await store.register_process(2)
    taken = await store.claim("t", other)
    assert taken is not None and (taken.incarnation, taken.epoch) == (other, 3)
    assert await store.claim("t", 12_345) is None, "an opening nobody knows has no say either"


async def test_a_table_from_before_there_were_leases_can_be_claimed(store: Store) -> None:
    incarnation = await store.register_process(1)
    assert await store.owner("old") is None
    lease = await store.claim("old", incarnation)
    assert lease is not None and lease.epoch == 1


async def test_the_sweep_leaves_tables_of_a_live_incarnation(store: Store) -> None:
    incarnation = await store.register_process(1_000)
    lease = await store.add_room(ROOM, incarnation=incarnation)
    assert (await store.sweep(guests=0, finished=500, abandoned=500, now=0)).rooms == 0 and await store.room("t")
    await store.release_lease(lease)
    assert (await store.sweep(guests=0, finished=500, abandoned=500, now=0)).rooms == 1
    assert await store.room("t") is None and await store.owner("t") is None


async def test_live_processes_are_listed_with_their_addresses(store: Store) -> None:
    mine = await store.register_process(1, "http://here")
    assert LiveProcess(mine, "http://here") in await store.live_processes()
    await store.unregister_process(mine)
    assert mine not in [each.incarnation for each in await store.live_processes()]


async def test_changes_are_heard_for_a_while_in_their_order(store: Store) -> None:
    assert await store.changes(0, 1_000) == []
    for kind in ("renamed", "moved"):
        await store.add_change("ada", kind, 100_000)
    found = await store.changes(100_500, 60_000)
    assert [(each.guest, each.kind) for each in found] == [("ada", "renamed"), ("ada", "moved")]
    assert found[0].number < found[1].number


async def test_the_first_secret_stays(store: Store) -> None:
    assert await store.secret(b"one") == b"one" == await store.secret(b"two")


async def test_what_the_house_knows_of_itself_is_kept_and_replaced(store: Store) -> None:
    assert await store.setting("desk") is None
    assert await store.compare_and_set("desk", b"first", None)
    assert await store.compare_and_set("desk", b"second", b"first")
    assert (await store.setting("desk"), await store.setting("other")) == (b"second", None)


async def test_of_two_admins_who_change_one_setting_at_once_one_is_refused(store: Store) -> None:
    first = await asyncio.gather(*(store.compare_and_set("desk", b"made", None) for _ in range(4)))
    assert not await store.compare_and_set("desk", b"lost", b"else")
    second = await asyncio.gather(*(store.compare_and_set("desk", b"%d" % each, b"made") for each in range(4)))
    assert sorted(first) == sorted(second) == [False] * 3 + [True]
    assert not await store.compare_and_set("other", b"lost", b"made") and await store.setting("other") is None


async def test_a_bucket_of_the_house_fills_with_time_and_gives_what_it_has(store: Store) -> None:
    for left in (1.0, 0.0):
        assert await store.take_tokens("b", 1_000, burst=2, per_second=0.5, cost=1) == (left, True)
    assert await store.take_tokens("b", 1_000, burst=2, per_second=0.5, cost=1) == (0.0, False)
    assert await store.take_tokens("b", 2_000, burst=2, per_second=0.5, cost=1) == (0.5, False), "nothing is taken"
    assert await store.take_tokens("b", 1_000, burst=2, per_second=0.5, cost=0) == (0.5, True), "time goes one way"
    assert await store.take_tokens("b", 3_000, burst=2, per_second=0.5, cost=1) == (0.0, True)
    assert await store.take_tokens("b", 99_000, burst=2, per_second=0.5, cost=0) == (2.0, True), "and is full at last"
    assert await store.take_tokens("other", 1_000, burst=2, per_second=0.5, cost=3) == (2.0, False)


async def test_a_bucket_stamped_by_a_clock_that_was_far_ahead_fills_again(store: Store) -> None:
    hour = 3_600_000
    assert await store.take_tokens("b", hour, burst=1, per_second=0.5, cost=1) == (0.0, True)
    assert await store.take_tokens("b", 1_000, burst=1, per_second=0.5, cost=1) == (0.0, False), "no refund"
    assert await store.take_tokens("b", 3_000, burst=1, per_second=0.5, cost=1) == (0.0, True), "no hour to wait"


async def test_clocks_that_are_only_a_little_apart_fill_no_bucket_twice(store: Store) -> None:
    assert await store.take_tokens("b", 1_000 + APART, burst=1, per_second=0.5, cost=1) == (0.0, True)
    assert await store.take_tokens("b", 1_000, burst=1, per_second=0.5, cost=1) == (0.0, False)
    assert await store.take_tokens("b", 3_000, burst=1, per_second=0.5, cost=1) == (0.0, False), "that time was counted"
    assert await store.take_tokens("b", 3_000 + APART, burst=1, per_second=0.5, cost=1) == (0.0, True)


async def test_a_visit_keeps_a_name_changed_meanwhile(store: Store) -> None:
    await store.add_guest(guest("ada"), b"one")
    await store.change_guest("ada", "Ada II", None)
    await store.touch_guest("ada", 9)
    found = await store.guest("ada")
    assert found is not None and (found.name, found.seen) == ("Ada II", 9)


async def test_finished_games_are_found_by_link_and_by_who_played(store: Store) -> None:
    await store.add_room(room("t"))
    for round, guests in ((1, ("ada", "bea")), (2, ("ada",))):
        ended = ResultRow("t", round, "tris", 10 * round, b"{}", f"link-{round}", guests)
        await store.append("t", round, LogRow(0, b"setup"), result=ended)
    found = await store.result_by_link("link-1")
    assert found == ResultRow("t", 1, "tris", 10, b"{}", "link-1")
    assert await store.result_by_link("") is None is await store.result_by_link("nothing")
    assert [each.round for each in await store.results_of("ada")] == [2, 1]
    assert [each.round for each in await store.results_of("bea")] == [1]


async def test_a_game_from_elsewhere_needs_no_room(store: Store) -> None:
    rows = [LogRow(0, b"setup"), LogRow(1, b"first")]
    await store.import_game(ResultRow("elsewhere", 1, "tris", 5, b"{}", "link", ("ada",)), rows)
    assert await store.entries("elsewhere", 1) == rows and len(await store.results_of("ada")) == 1
    assert not await store.drop_game("bea", "link") and await store.result_by_link("link")
    assert await store.drop_game("ada", "link") and not await store.drop_game("ada", "link")
    assert await store.result_by_link("link") is None and await store.entries("elsewhere", 1) == []


async def test_of_games_that_are_brought_at_once_no_more_are_taken_in_than_may_be(store: Store) -> None:
    for number, name in enumerate(("ada", "bea")):
        await store.add_guest(guest(name), bytes([number]))
    for round in (1, 2):
        ended = ResultRow("played", round, "tris", 1, b"{}", f"link-{round}", ("ada",))
        await store.append("played", round, LogRow(0, b"setup"), result=ended)

    async def bring(name: str, most: int, *uncounted: str) -> tuple[int, int]:
        told = await asyncio.gather(*(store.import_game(
            ResultRow(f"{name}{most}-{number}", 1, "tris", 5, b"{}", f"{name}{most}-{number}", (name,)),
            [LogRow(0, b"setup")], most, uncounted) for number in range(12)), return_exceptions=True)
        assert all(each is None or isinstance(each, Crowded) for each in told)
        for number, each in enumerate(told):
            log = await store.entries(f"{name}{most}-{number}", 1)
            assert len(log) == (each is None), "all or nothing"
        return told.count(None), len(await store.results_of(name))

    ada, bea = await asyncio.gather(bring("ada", 5, "played"), bring("bea", 3))
    assert ada == (5, 7) and bea == (3, 3)
    assert await bring("ada", 6) == (0, 7), "one table counts once"
    assert await bring("ada", 7) == (1, 8)
    assert await store.import_game(ResultRow("more", 1, "tris", 5, b"{}", "more", ("ada",)), []) is None


async def test_finished_games_stay_as_long_as_one_player_keeps_them(store: Store) -> None:
    for number, id in enumerate(("ada", "bea")):
        await store.add_guest(guest(id, seen=100), bytes([number]))
    incarnation = await store.register_process(0)
    lease = await store.add_room(room("t", phase="over", touched=1), incarnation=incarnation)
    await store.append("t", 1, LogRow(0, b"one"), result=ResultRow("t", 1, "tris", 1, b"{}", "kept", ("ada", "bea")))
    await store.append("t", 2, LogRow(0, b"two"), result=ResultRow("t", 2, "tris", 1, b"{}", "nobody's"))
    await store.append("t", 3, LogRow(0, b"never finished"))
    await store.add_chat("t", 1, b"{}")
    assert await store.drop_game("bea", "kept") and await store.entries("t", 1), "its table is still there"
    await store.release_lease(lease)
    await store.sweep(guests=50, finished=50, abandoned=50, now=0)
    assert await store.room("t") is None and await store.result_by_link("kept") and await store.entries("t", 1)
    assert len(await store.chat("t", 9)) == 1
    assert await store.result_by_link("nobody's") is None
    assert await store.entries("t", 2) == [] == await store.entries("t", 3)
    await store.sweep(guests=200, finished=50, abandoned=50, now=0)
    assert await store.guest("ada") is None and await store.result_by_link("kept") is None
    assert await store.entries("t", 1) == [] and await store.chat("t", 9) == []


async def test_notes_of_a_guest(store: Store) -> None:
    """One note per topic: the first or the last counts, as requested. Notes sent with a log entry are written with it
    or not at all."""
    await store.add_guest(guest("ada", seen=100), b"one")
    await store.add_guest(guest("bea", seen=1), b"two")
    assert await store.put_note(NoteRow("ada", "daily/x/1", b"first"), only_new=True)
    assert not await store.put_note(NoteRow("ada", "daily/x/1", b"second"), only_new=True)
    assert await store.notes("daily/x/1") == [NoteRow("ada", "daily/x/1", b"first")]
    assert await store.put_note(NoteRow("ada", "daily/x/1", b"third"))
    assert await store.put_note(NoteRow("", "daily/x/1", b"-"))
    await store.append("t", 1, LogRow(0, b"{}"), notes=[NoteRow("bea", "daily/x/1", b"b"), NoteRow("ada", "d", b"d")])
    with pytest.raises(Conflict):
        await store.append("t", 1, LogRow(0, b"{}"), notes=[NoteRow("ada", "d", b"lost")])
    lease = await store.add_room(room("held"), incarnation=await store.register_process(1))
    await store.append("held", 1, LogRow(0, b"{}"), lease=lease, notes=[NoteRow("bea", "alone", b"a")])
    assert await store.notes("alone") == [NoteRow("bea", "alone", b"a")], "where nothing else is to be written, too"
    await store.append("held", 1, LogRow(1, b"{}"), lease=lease, notes=[NoteRow("bea", "alone", b"b")])
    assert await store.notes("alone") == [NoteRow("bea", "alone", b"b")], "the last one stands"
    assert [row.value for row in await store.notes("daily/x/1")] == [b"-", b"third", b"b"]
    assert [row.topic for row in await store.notes_of("ada", "d")] == ["d", "daily/x/1"]
    assert [row.topic for row in await store.notes_of("ada", "daily/")] == ["daily/x/1"]
    assert await store.drop_note("ada", "d") and not await store.drop_note("ada", "d")
    await store.sweep(guests=50, finished=0, abandoned=0, now=0)
    assert [row.guest for row in await store.notes("daily/x/1")] == ["", "ada"], "those of nobody stay"
