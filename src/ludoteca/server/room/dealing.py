"""Dealing: begins, resumes and ends the games of one table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import UnreadableLog
from ludoteca.rules import Company, Outcome, Seat, Table, Unreadable
from ludoteca.rules.honours import Honour
from ludoteca.rules.registry import game as find_game
from ludoteca.server.bot_workers.engine import SoloResult
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.persistence.log_codec import header_row
from ludoteca.server.persistence.table_writer import TableWriter
from ludoteca.server.play.round import Round, audience_number
from ludoteca.server.play.take_backs import TakeBacks
from ludoteca.server.room.announcer import Announcer
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.room.turn_reminder import TurnReminder
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.services import Services
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.state import daily, evening, results, transitions
from ludoteca.server.state.fair_seed import SeedShares
from ludoteca.server.state.room_changes import RoomChanges
from ludoteca.server.state.room_state import ClockState, RoomState
from ludoteca.store import LogRow


class Dealing:
    """The games of one table. Fulfils what a `Round` asks of the room it is played in."""

    def __init__(
        self, record: RoomRecord, room: RoomChanges, services: Services, presence: Presence, writer: TableWriter,
        announcer: Announcer, seeds: SeedShares, screens: ScreenApproval, take_backs: TakeBacks, reminder: TurnReminder,
    ) -> None:
        self.services = services
        self.presence = presence
        self.writer = writer
        self.replay = ""                           # link to the replay of the finished game
        self._record = record
        self._room = room
        self._announcer = announcer
        self._seeds = seeds
        self._screens = screens
        self._take_backs = take_backs
        self._reminder = reminder
        self._comparing: set[asyncio.Task[None]] = set()

    # -- beginning

    async def deal(self, request: str) -> None:
        """Begin a round: written with the request that asked for it, then sent."""
        record, services = self._record, self.services
        state = transitions.start(record.state)
        if record.state.begins is None:
            table = self._new_table(state)
            round, first = Round(self, table, state.round, state.bot_seed), header_row(table)
        else:
            round, first = await self._first_round_from_log(state)
        fresh = state.but(clock=ClockState(
            round.table.now, services.wall(), True, services.incarnation, round.table.position))
        row = msgspec.structs.replace(record.row(fresh), state=encode(fresh))
        await self.writer.append(round.number, msgspec.structs.replace(first, request=request), row)
        record.state, record.round = state, round
        self._seeds.renew()                        # for the game after this one
        self._screens.clear()
        self.presence.seat(state.seat_of)
        round.begin(self._announcer.room_view())
        self._reminder.check()

    def _new_table(self, state: RoomState) -> Table:
        if state.daily is not None:
            return daily.new_table(state.daily, state.options)
        luck = self._seeds.luck(state)
        return Table(self._record.game, len(state.chairs), luck.seed, state.options, luck=luck)

    async def _first_round_from_log(self, state: RoomState) -> tuple[Round, LogRow]:
        """The first round of a table that begins in a log. Its own log holds the entries of that one too."""
        rows = await self.writer.opening()
        try:
            round = await asyncio.to_thread(Round.from_log, self, state.round, rows, state.bot_seed)
        except Unreadable as error:
            raise UnreadableLog(error) from None
        return round, rows[0]

    def resume(self, rows: list[LogRow]) -> Round:
        """The current round from its log, with the clock paused."""
        record = self._record
        record.round = Round.from_log(self, record.state.round, rows, record.state.bot_seed)
        return record.round

    # -- between games

    async def return_to_lobby(self) -> None:
        """After a game: back to the lobby, with the chairs as they are."""
        self._record.round = None
        await self._room.change(transitions.back_to_lobby(self._record.state), "lobby")

    async def change_game(self, state: RoomState) -> None:
        """Put another game on the table, for the same people."""
        self._record.round = None
        self._record.game = find_game(state.game)
        await self._room.change(state, "game")

    # -- what the round asks

    def enqueue(self, job: Job) -> None:
        self._room.enqueue(job)

    def bots(self) -> Mapping[Seat, Level]:
        """The chairs whose bots may act; none while a question waits for answers."""
        bots = self._record.bots()
        return {} if bots and self._take_backs.is_open else bots

    def company(self) -> Company:
        """Who is present, for a game that asks: seats of people, and numbers of spectators."""
        state, presence = self._record.state, self.presence
        seats = {guest: state.seat_of(guest) for guest in (*presence.guests, *presence.audience.people)}
        return Company(
            tuple(sorted(seat for seat in seats.values() if seat is not None)),
            tuple(len(state.chairs) + audience_number(guest) for guest, seat in seats.items() if seat is None))

    def on_entry(self) -> None:
        """An entry was played: a question about what came before is void."""
        self._reminder.check()
        if self._take_backs.is_open:
            self._take_backs.lapse()

    def mark_clock_dirty(self) -> None:
        self._record.mark_clock_dirty()

    # -- ending

    async def finish(
        self, round: int, last: LogRow, outcome: Outcome, final: Any, begun: int | None, honours: list[Honour],
    ) -> None:
        """Write the last entry of a game with its result, in one commit."""
        record = self._record
        state = transitions.finish(record.state, outcome.winners)
        result = results.result_of(
            state, round, outcome, honours, int(self.services.wall()), entries=last.position, begun=begun)
        # A game from a prepared position, or a repeated daily deal, earns no feats.
        rehearsed = begun is not None or (state.daily is not None and not state.daily.counts)
        feats = [] if rehearsed else results.feats_of(state, final, result.finished)
        state = evening.remember(state, outcome, result.link, result.finished)
        notes = await self.services.deals.notes_for(
            state, outcome, result.link, result.finished, self.writer.notes_of)
        await self.writer.append(round, last, record.row(state), result, feats, notes)
        record.state = state
        self.replay = result.link

    def on_finished(self) -> None:
        """The last entry has been sent: send that the game is over, and compare with the maestro beside the queue."""
        self._room.send_room("over")
        round = self._record.round
        if round is not None and (ending := round.ending()) is not None:
            self.presence.tell(encode(messages.Ended(ending)))
            task = asyncio.get_running_loop().create_task(round.compare())
            self._comparing.add(task)
            task.add_done_callback(self._comparing.discard)

    def compared_with(self) -> Seat | None:
        """The chair in which the maestro plays the same deal; None where there is nothing to compare."""
        record = self._record
        if record.state.daily is not None:
            return record.state.seat_of(record.state.owner)
        return 0 if len(record.state.chairs) == 1 and record.game.dealt_ahead else None

    async def maestro_before(self) -> SoloResult | None:
        """The maestro's result at the same deal, where it is known already."""
        return await self.services.deals.maestro(self._record.state)

    async def maestro_played(self, played: SoloResult) -> None:
        await self.services.deals.save_maestro(self._record.state, played)
