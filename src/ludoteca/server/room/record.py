"""Room record: the state of one table, its game, its current round, and their row in the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.bots import Level
from ludoteca.protocol import room_view
from ludoteca.rules import Seat
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.registry import game as find_game
from ludoteca.server.persistence.table_writer import TableWriter
from ludoteca.server.play.round import Round
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.runtime.time import WallClock
from ludoteca.server.sessions.idempotency import add_answered
from ludoteca.server.state.room_state import RoomState, room_row
from ludoteca.store import RoomRow


class RoomRecord:
    """What one table is now. A state counts once it is written."""

    def __init__(self, state: RoomState, writer: TableWriter, wall: WallClock, enqueue: Callable[[Job], None]) -> None:
        self.state = state
        self.game: AnyGame = find_game(state.game)
        self.round: Round | None = None
        self.request = ""                          # key of the request being carried out; written with what it changes
        self.closed = False                        # from here on other processes may load this table
        self._writer = writer
        self._wall = wall
        self._enqueue = enqueue
        self._clock_dirty = False
        self._bots: tuple[Any, dict[Seat, Level]] = ((), {})    # in these chairs: looked up at every move

    def row(self, state: RoomState) -> RoomRow:
        """A state as the store keeps it, with the clock as it is now."""
        if self.round is not None:
            state = state.but(clock=self.round.clock_state())
        return room_row(state, self._wall())

    async def save(self, state: RoomState) -> None:
        """Write a state with the request that asked for it. No session is told."""
        self.state = await self._write(state)

    async def touch(self) -> None:
        """Write that this table is in use, and its clock."""
        self._clock_dirty = False
        await self._write(self.state)

    async def stop_clock_and_save(self) -> None:
        """Pause the clock until a guest comes, also in the store."""
        await self.stop_clock()
        await self._write(self.state)

    async def stop_clock(self) -> None:
        if self.round is not None and self.round.clock.running:
            await self.round.pause()

    def mark_clock_dirty(self) -> None:
        """The clock was paused, resumed or held: write it once, so that a restart can restore it."""
        if not self._clock_dirty:
            self._clock_dirty = True
            self._enqueue(self.touch)

    async def _write(self, state: RoomState) -> RoomState:
        if self.request:
            state = state.but(answered=add_answered(state.answered, self.request))
        await self._writer.save(self.row(state))
        return state

    def bots(self) -> Mapping[Seat, Level]:
        """The chairs bots sit in."""
        chairs, bots = self._bots
        if chairs is not self.state.chairs:
            bots = {seat: chair.level for seat, chair in enumerate(self.state.chairs)
                    if chair.kind == "bot" and chair.level is not None}
            self._bots = self.state.chairs, bots
        return bots

    def waits_for(self, guest: str) -> bool:
        """Whether the game waits for this guest."""
        return (self.state.phase == "playing" and self.round is not None
                and self.round.waits_for(self.state.seat_of(guest)))

    def clock_view(self) -> room_view.Clock:
        """The clock as sessions see it."""
        return room_view.Clock(now=0, running=False) if self.round is None else self.round.clock_view()
