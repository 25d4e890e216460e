"""Works: paintings and drawings made in finished games, read from the logs that hold them and stored nowhere else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from ludoteca.protocol.messages import encode
from ludoteca.rules import Game, Seat, Unreadable
from ludoteca.rules.honours import public
from ludoteca.rules.registry import game as find_game
from ludoteca.rules.registry import games
from ludoteca.server.persistence.log_codec import reopen
from ludoteca.store import LogRow, ResultRow, Store

READY = 64                       # games whose works are in memory


class FoundWork(msgspec.Struct, frozen=True):
    """A work and the entry it was made with. `shown` is encoded already, since ink is long."""

    version: int
    seat: Seat
    number: int
    title: dict[str, str]
    shown: msgspec.Raw


def makes_works(id: str) -> bool:
    """Whether works are made in this game."""
    return id in games(shelf=False) and type(find_game(id)).works is not Game.works


def works_in(rows: list[LogRow]) -> list[FoundWork]:
    """The works of a game in order, without those taken back; none where the log is unreadable."""
    made: list[FoundWork] = []
    try:
        table, steps = reopen(rows)
        for version, (entry, step) in enumerate(steps, start=1):
            if entry.back is not None:
                made = [each for each in made if each.version <= entry.back]
                continue
            made += (
                FoundWork(version, work.seat, work.number, work.title, msgspec.Raw(encode(work.shown)))
                for event in public(step.events) for work in table.game.works(event, step.state))
    except Unreadable:
        return []
    return made


class Works:
    """The works of finished games; those of `READY` games are kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: OrderedDict[str, list[FoundWork]] = OrderedDict()
        self._reading = asyncio.Lock()             # one at a time: a log may be long

    async def of(self, row: ResultRow) -> list[FoundWork]:
        """All works of a finished game."""
        async with self._reading:
            found = self._ready.get(row.link)
            if found is None:
                rows = await self._store.entries(row.room, row.round)
                found = self._ready[row.link] = await asyncio.to_thread(works_in, rows)
                if len(self._ready) > READY:
                    self._ready.popitem(last=False)
            self._ready.move_to_end(row.link)
        return found
