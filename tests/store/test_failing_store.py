"""The failing store obeys its commands at every call of the interface."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludoteca.store import FeatRow, GuestRow, Lease, LogRow, NoteRow, ResultRow, RoomRow

from .failing_store import CALLS, FailingStore

ROOM = RoomRow("t", "CODE", "tris", "lobby", b"{}", "ada", ("ada",))
WAYS: dict[str, Callable[[Any], Awaitable[Any]]] = {
    "add_guest": lambda store: store.add_guest(GuestRow("ada", "Ada", "it", 0, 0), b"token"),
    "guest_by_token": lambda store: store.guest_by_token(b"token"),
    "guest": lambda store: store.guest("ada"),
    "change_guest": lambda store: store.change_guest("ada", "Ada II", None),
    "add_handoff": lambda store: store.add_handoff(b"code", "ada", "t", 1),
    "take_handoff": lambda store: store.take_handoff(b"code", 0, b"other"),
    "add_room": lambda store: store.add_room(ROOM),
    "save_room": lambda store: store.save_room(ROOM),
    "room": lambda store: store.room("t"),
    "room_by_code": lambda store: store.room_by_code("CODE"),
    "rooms_in": lambda store: store.rooms_in(("lobby",)),
    "tables_on": lambda store: store.tables_on(),
    "rooms_of": lambda store: store.rooms_of("ada"),
    "append": lambda store: store.append(
        "t", 1, LogRow(0, b"{}"), ROOM, ResultRow("t", 1, "tris", 0, b"{}"), [FeatRow("ada", "tris", "x", 0)]),
    "entries": lambda store: store.entries("t", 1),
    "results": lambda store: store.results("t"),
    "result_by_link": lambda store: store.result_by_link("link"),
    "results_of": lambda store: store.results_of("ada"),
    "import_game": lambda store: store.import_game(ResultRow("elsewhere", 1, "tris", 0, b"{}"), [LogRow(0, b"{}")]),
    "drop_game": lambda store: store.drop_game("ada", "link"),
    "feats": lambda store: store.feats("ada", "tris"),
    "put_note": lambda store: store.put_note(NoteRow("ada", "topic", b"{}")),
    "notes": lambda store: store.notes("topic"),
    "notes_of": lambda store: store.notes_of("ada", "to"),
    "drop_note": lambda store: store.drop_note("ada", "topic"),
    "add_chat": lambda store: store.add_chat("t", 1, b"{}"),
    "chat": lambda store: store.chat("t", 9),
    "requests": lambda store: store.requests("t", 9),
    "register_process": lambda store: store.register_process(1),
    "heartbeat": lambda store: store.heartbeat(1, 1),
    "unregister_process": lambda store: store.unregister_process(1),
    "declare_dead": lambda store: store.declare_dead(1, 3_000),
    "claim": lambda store: store.claim("t", 1),
    "release_lease": lambda store: store.release_lease(Lease("t", 1, 1)),
    "owner": lambda store: store.owner("t"),
    "last_heartbeat": lambda store: store.last_heartbeat(1),
    "live_processes": lambda store: store.live_processes(),
    "add_change": lambda store: store.add_change("ada", "renamed", 1),
    "changes": lambda store: store.changes(1, 1),
    "setting": lambda store: store.setting("desk"),
    "compare_and_set": lambda store: store.compare_and_set("desk", b"{}", None),
    "secret": lambda store: store.secret(b"secret"),
    "take_tokens": lambda store: store.take_tokens("bucket", 1, 1, 1, 1),
    "touch_guest": lambda store: store.touch_guest("ada", 1),
    "sweep": lambda store: store.sweep(0, 0, 0, 0),
}


def test_every_call_of_the_interface_can_be_troubled() -> None:
    assert set(CALLS) == set(WAYS)


@pytest.mark.parametrize("name", CALLS)
async def test_a_call_fails_on_command_and_heals(name: str) -> None:
    store = FailingStore()
    await store.open()
    store.fail(name)
    with pytest.raises(OSError, match="disk full"):
        await WAYS[name](store)
    await WAYS[name](store)
    store.fail(name, times=None, error=TimeoutError())
    for _ in range(2):
        with pytest.raises(TimeoutError):
            await WAYS[name](store)
    store.heal()
    assert store.calls == [name] * 4
    await store.close()


async def test_an_answer_can_be_lost_after_the_write() -> None:
    store = FailingStore()
    await store.open()
    store.fail("append", after=True)
    with pytest.raises(OSError, match="disk full"):
        await store.append("t", 1, LogRow(0, b"x"))
    assert await store.entries("t", 1) == [LogRow(0, b"x")]
    await store.close()


async def test_calls_held_back_go_on_in_order() -> None:
    store = FailingStore()
    await store.open()
    store.hold("add_chat")
    writes = [asyncio.ensure_future(store.add_chat("t", number, b"")) for number in (1, 2, 3)]
    await store.heartbeat(1, 1)
    assert await store.chat("t", 9) == [] and not any(write.done() for write in writes)
    store.release()
    await asyncio.gather(*writes)
    assert [row[0] for row in await store.chat("t", 9)] == [1, 2, 3]
    await store.close()
