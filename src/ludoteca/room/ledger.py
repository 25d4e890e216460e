"""How one room reads and writes the store: its row, its log, its chat. No other part of a room does."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from ludoteca.store import OPENING, FeatRow, LogRow, ResultRow, RoomRow, Store


class Ledger:
    """A room's own pages of the store. What is written here is on disk when the call returns, or was refused."""

    def __init__(self, store: Store, room: str) -> None:
        self._store = store
        self._room = room

    def save(self, row: RoomRow) -> Awaitable[None]:
        """The room as it is now."""
        return self._store.save_room(row)

    def append(
        self, round: int, row: LogRow, room: RoomRow | None = None, result: ResultRow | None = None,
        feats: Sequence[FeatRow] = (),
    ) -> Awaitable[None]:
        """One more entry of a round's log, with what it changes in the room, all or nothing."""
        return self._store.append(self._room, round, row, room, result, feats)

    def add_chat(self, number: int, line: bytes, request: str) -> Awaitable[None]:
        return self._store.add_chat(self._room, number, line, request)

    async def opening(self) -> list[LogRow]:
        """What the first game begins in, where it does not begin at the beginning."""
        return await self._store.entries(self._room, OPENING)
