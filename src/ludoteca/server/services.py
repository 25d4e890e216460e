"""Services: what every room is given: store, clock, scheduler, bot engine. Tests give their own."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from ludoteca.rules import Outcome
from ludoteca.server.admin.recent_events import RecentEvents
from ludoteca.server.admin.settings import HouseSettings
from ludoteca.server.bot_workers.engine import BotEngine, SoloResult
from ludoteca.server.persistence.outage import StoreOutage
from ludoteca.server.runtime.scheduler import Schedule
from ludoteca.server.runtime.time import WallClock
from ludoteca.server.state.room_state import RoomState
from ludoteca.store import NoteRow, Store

log = logging.getLogger("ludoteca.room")


class Timeouts(msgspec.Struct, frozen=True):
    """How long things may take, in milliseconds."""

    host_away: int = 60_000                        # then a present guest hosts
    empty_table: int = 30_000                      # after the last guest has left, the clock is paused
    rethink: int = 200                             # a bot that chose to wait looks again no sooner
    reminder: int = 20_000                         # an absent player whom the game waits for is reminded
    agreement: int = 30_000                        # a question that not all have answered counts as refused


class EventCounters:
    """Counts events; `metrics` overrides it with Prometheus counters."""

    def move_done(self, game: str, seconds: float) -> None: ...
    def refused(self, code: str) -> None: ...
    def bot_failed(self, game: str) -> None: ...
    def disk_waits(self) -> None: ...


class Liveness(Protocol):
    """Whether this process may act: its peers may have declared it dead."""

    @property
    def suspended(self) -> bool: ...
    async def wait_until_live(self) -> None: ...


NotesOf = Callable[[str, str], Awaitable[list[NoteRow]]]
"""Reads the notes of a guest whose topics begin with a text."""


class DealRecords(Protocol):
    """What is kept of daily deals beyond one table."""

    def notes_for(
        self, state: RoomState, outcome: Outcome, link: str, finished: int, notes_of: NotesOf,
    ) -> Awaitable[list[NoteRow]]:
        """The notes to write with the last entry of a game."""

    def maestro(self, state: RoomState) -> Awaitable[SoloResult | None]:
        """The maestro's result at this table's deal, where it is known already."""

    def save_maestro(self, state: RoomState, played: SoloResult) -> Awaitable[None]:
        """Keep the maestro's result at this table's deal."""


class Services:
    """What one process gives to all its rooms."""

    def __init__(
        self,
        store: Store,
        wall: WallClock,
        schedule: Schedule,
        bot_engine: BotEngine,
        bot_pace: float = 1.0,
        timeouts: Timeouts | None = None,
        counters: EventCounters | None = None,
    ) -> None:
        self.store = store
        self.wall = wall
        self.schedule = schedule
        self.bot_engine = bot_engine
        self.rename: Callable[[str, str | None, str | None], Awaitable[None]] | None = None    # of a guest
        self.bot_pace = bot_pace
        self.timeouts = timeouts or Timeouts()
        self.counters = counters or EventCounters()
        self.outage = StoreOutage(wall, schedule, self.warn, self.counters)
        self.remind: Callable[[str, str, str, str], None] = lambda guest, table, code, game: None
        self.incarnation = 0                       # of this process, counted by the store; 0: not registered yet
        self.heartbeat: Liveness | None = None     # None where no peer can declare this process dead
        self.deals: DealRecords                    # set by the house that opens the rooms
        self.recent_events = RecentEvents()
        self.settings: Callable[[], HouseSettings] = HouseSettings

    def note(self, event: str, **facts: object) -> None:
        """Log an event. Facts never hold a token, a state or a view."""
        log.info(event, extra={"facts": facts})
        self.recent_events.add(self.wall(), "info", event, facts)

    def warn(self, event: str, **facts: object) -> None:
        """Log an event that the admin should see."""
        log.warning(event, extra={"facts": facts})
        self.recent_events.add(self.wall(), "warning", event, facts)

    def trouble(self, event: str, **facts: object) -> None:
        """Log an error with its traceback."""
        log.error(event, exc_info=True, extra={"facts": facts})
        self.recent_events.add(self.wall(), "error", event, facts)
