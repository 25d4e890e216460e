"""Handover: a process that stops closes its tables, so that other processes can load them, and sends sessions there."""

from __future__ import annotations

import asyncio
import contextlib
from math import ceil

from ludoteca.protocol.refusals import Refused
from ludoteca.server.house.heartbeat import Heartbeat
from ludoteca.server.room.room import Room
from ludoteca.server.services import Services
from ludoteca.server.sessions.session import Session

SIDE_BY_SIDE = 16                # tables closed at the same time
NO_STEP_WITHIN = 3.0             # seconds without a closed table, in an outage, after which the rest is given up
GROUP_LEAST = 8                        # spectators sent on together, at least
GROUP_PAUSE = 0.05                  # seconds between two such groups
ALL_WITHIN = 1.5                 # seconds for all spectators of a table
GONE_WITHIN = 2.0                # seconds for tables that only wait for the store to notice that we stop


async def hand_over_tables(rooms: dict[str, Room], services: Services, heartbeat: Heartbeat) -> None:
    """Close every table, `SIDE_BY_SIDE` at a time, release its lease and send its sessions to other processes.

    In an outage the store is not waited for. Requests without a reply are sent again elsewhere, and once this process
    is declared dead its tables can be claimed.
    """
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
        away = not done and (services.outage.waits or heartbeat.suspended)
    if away:
        services.warn("not_handed_over", tables=len(rooms))
        services.outage.close()
        heartbeat.close()
        await asyncio.wait(under_way, timeout=GONE_WITHIN)
        for room in list(rooms.values()):
            del rooms[room.id]
            room.presence.dismiss(Refused("stopping"))


async def _send_on(pages: list[Session]) -> None:
    """Say goodbye to players at once and to spectators group by group.

    If all spectators reconnected at the same moment, players would wait behind them.
    """
    watching = [page for page in pages if page.seat is None and not page.screen]
    players = pages[:len(pages) - len(watching)]
    few = max(GROUP_LEAST, ceil(len(watching) * GROUP_PAUSE / ALL_WITHIN))
    groups = [players, *(watching[first:first + few] for first in range(0, len(watching), few))]
    for number, group in enumerate(filter(None, groups)):
        if number:
            await asyncio.sleep(GROUP_PAUSE)
        for page in group:
            page.goodbye(Refused("stopping"))
