"""A process that closes lays its tables down, for the others of the house to take up."""

from __future__ import annotations

import asyncio
import contextlib
from math import ceil

from ludoteca.protocol.refusals import Refused
from ludoteca.server.house.heartbeat import Pulse
from ludoteca.server.room.room import Room
from ludoteca.server.services import Services
from ludoteca.server.sessions.session import Session

SIDE_BY_SIDE = 16                # tables laid down at once
NO_STEP_WITHIN = 3.0             # seconds in which not one can be laid down while the house waits for its store
A_FEW = 8                        # of those who watch, sent on together
A_MOMENT = 0.05                  # seconds until the next few are
ALL_WITHIN = 1.5                 # seconds for all of them, however many
GONE_WITHIN = 2.0                # seconds for those that only waited for it to notice


async def lay_down(rooms: dict[str, Room], services: Services, pulse: Pulse) -> None:
    """Every table, one after another, a few side by side; its people are sent to the others. Where the store is away
    nobody waits for it: what is not answered is asked again elsewhere, and our silence gives the tables to others."""
    places = asyncio.Semaphore(SIDE_BY_SIDE)
    away = False

    async def one(room: Room) -> None:
        async with places:
            await room.close()
            if rooms.pop(room.id, None) is not None and not away:
                with contextlib.suppress(OSError):
                    await services.store.release_lease(room.writer.lease)
        await _send_on(room.presence.clear())

    under_way = {asyncio.ensure_future(one(room)) for room in list(rooms.values())}
    while under_way and not away:
        done, under_way = await asyncio.wait(
            under_way, timeout=NO_STEP_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        away = not done and (services.outage.waits or pulse.drowsy)
    if away:
        services.warn("not_handed_over", tables=len(rooms))
        services.outage.close()
        pulse.close()
        await asyncio.wait(under_way, timeout=GONE_WITHIN)
        for room in list(rooms.values()):
            del rooms[room.id]
            room.presence.dismiss(Refused("stopping"))


async def _send_on(pages: list[Session]) -> None:
    """Goodbye to those in the chairs at once, and by and by to those who watch: all of them at the same door would keep
    the players waiting behind them."""
    watching = [page for page in pages if page.seat is None and not page.screen]
    players = pages[:len(pages) - len(watching)]
    few = max(A_FEW, ceil(len(watching) * A_MOMENT / ALL_WITHIN))
    groups = [players, *(watching[first:first + few] for first in range(0, len(watching), few))]
    for number, group in enumerate(filter(None, groups)):
        if number:
            await asyncio.sleep(A_MOMENT)
        for page in group:
            page.goodbye(Refused("stopping"))
