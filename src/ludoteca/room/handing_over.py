"""A process that stops lays its tables down for the others, a few at a time, and sends their people after them.

The next table is laid down when one of those before has been taken up: so whoever is sent away finds the others with
time for them, however many tables there are.
"""

from __future__ import annotations

import asyncio
import contextlib

from ludoteca.room.refusals import Refused
from ludoteca.room.room import Room
from ludoteca.store import Store

SIDE_BY_SIDE = 32                # tables on their way at once
TAKEN_UP = 1.5                   # seconds after which nobody comes for a table any more
IN_ALL = 8.0                     # seconds: whoever asked us to stop will not wait for ever
LOOK_EVERY = 0.05                # seconds


async def lay_down(rooms: dict[str, Room], store: Store, others: bool) -> None:
    """Every table. Where no `others` stay, nobody can take them up and nothing is waited for."""
    places = asyncio.Semaphore(SIDE_BY_SIDE)
    now = asyncio.get_running_loop().time
    until = now() + IN_ALL

    async def one(room: Room) -> None:
        async with places:
            people = len(room.presence)
            await room.close()
            if rooms.pop(room.id, None) is not None:
                with contextlib.suppress(OSError):
                    await store.let_go(room.ledger.held)
            room.dismiss(Refused("stopping"))
            late = min(until, now() + TAKEN_UP)
            while others and people and now() < late and not await _taken_up(store, room.id):
                await asyncio.sleep(LOOK_EVERY)

    await asyncio.gather(*(one(room) for room in list(rooms.values())))


async def _taken_up(store: Store, table: str) -> bool:
    try:
        return await store.owner(table) is not None
    except OSError:
        return True                                # nothing can be known, and nobody is kept waiting for it
