"""Move pipeline: the one way by which an entry gets into the log of a live round.

People, bots, claims in a race, deadlines, take-backs and added time all call `MovePipeline.submit`. An entry is tried,
written to the store, and only then applied and broadcast. The table's job queue runs one submission at a time. A plain
move suspends once, for its write, so the queue needs no task for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any, Literal, Protocol

import msgspec

from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Entry, IllegalMove, Millis, Outcome, Seat, Step, Table
from ludoteca.rules.honours import Deed, Honour, chosen, public
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.values import JsonObject
from ludoteca.server.persistence.log_codec import ClockAnchor, entry_row
from ludoteca.server.persistence.table_writer import TableWriter
from ludoteca.server.play.broadcast import PublicInfo
from ludoteca.server.play.races import WINDOW, Claim, closing_time, in_order
from ludoteca.server.play.table_clock import TableClock
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services
from ludoteca.server.sessions.presence import Presence
from ludoteca.store import LogRow

Reply = Callable[[IllegalMove | None], None]
"""Tells the submitter how it went: None for yes."""


def no_reply(refusal: IllegalMove | None) -> None:
    """For submissions that are not answered."""


class Expiry(msgspec.Struct, frozen=True):
    """Every deadline that has passed by now expires."""


class TakeBackAction(msgspec.Struct, frozen=True):
    """The seat's last move is taken back. `agreed`: the seats that agreed to it."""

    agreed: Collection[Seat]


class AddTimeAction(msgspec.Struct, frozen=True):
    """The running hourglass gets more time."""

    millis: Millis


class Submission(msgspec.Struct, frozen=True, gc=False):
    """One request that may become a log entry."""

    action: JsonObject | TakeBackAction | AddTimeAction | Expiry     # a dict: a move as the client wrote it
    seat: Seat | None
    arrived: float                                 # wall clock, ms
    round_trip: float = 0.0                        # ms; 0 for bots and the server
    request_key: str = ""                          # empty for bots and deadlines
    source: Literal["person", "bot", "server"] = "person"
    reply: Reply = no_reply                        # for moves: called at most once, never where the outcome is unknown


class PreparedEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry that was tried and is still to be written, with what it brings about."""

    entry: Entry
    step: Step[Any]
    outcome: Outcome | None = None
    peak: Millis = 0                               # how long it holds the clock
    races: bool = False                            # a claim, to be judged with its rivals'


class LiveRound(Protocol):
    """What the pipeline needs of the round it writes to."""

    game: AnyGame
    table: Table
    number: int
    clock: TableClock

    @property
    def running(self) -> bool:
        """Whether the clock runs and the game is not over."""

    @property
    def public(self) -> PublicInfo:
        """Who may act and until when."""

    def peak_of(self, step: Step[Any]) -> Millis:
        """How long the events of this step hold the clock."""

    def deeds(self) -> list[Deed]:
        """What has happened in public so far, for the honours."""

    def apply(self, prepared: PreparedEntry) -> None:
        """Make a written entry count, and broadcast it."""


class PipelineHost(Protocol):
    """What the pipeline needs of the room."""

    services: Services
    presence: Presence
    writer: TableWriter

    def enqueue(self, job: Job) -> None:
        """Run this after all jobs of this table that came before."""

    def finish(
        self, round: int, last: LogRow, outcome: Outcome, final: Any, begun: int | None, honours: list[Honour],
    ) -> Awaitable[None]:
        """Write the last entry of a game with its result, in one commit. `begun`: where, if it began in a log."""


class MovePipeline:
    """The submissions of one round. Only the table's job queue calls it, so one thing happens at a time."""

    def __init__(self, round: LiveRound, host: PipelineHost) -> None:
        self._round = round
        self._host = host
        self._services = host.services
        self._presence = host.presence
        self._claims: list[Claim] = []
        self._window: Alarm | None = None

    async def submit(self, sub: Submission) -> None:
        """Write this submission, and before it every entry that comes first: passed deadlines, pending claims.

        The caller has checked that the round is running. Raises IllegalMove where the rules refuse it; then it has
        changed nothing. A claim is judged later, and its refusal goes to `reply`."""
        round, action = self._round, sub.action
        moves = type(action) is dict
        if not moves or (round.public.deadline is not None and self._is_due(sub.arrived, sub.round_trip)):
            await self._expire(sub.arrived, sub.round_trip)
            if type(action) is Expiry:
                return
            if not moves:
                await self.settle()
            if not round.running:
                if sub.source == "bot":
                    return
                raise _of_game(round.game, IllegalMove("game_over"))
        prepared = self._prepare(sub)
        if prepared.races:
            entry = prepared.entry
            assert entry.seat is not None
            self._claims.append(
                Claim(entry.seat, entry.move, sub.arrived, sub.round_trip, sub.request_key, sub.reply))
            await self._await_rivals()
            return
        await self._write(prepared, sub.request_key)
        round.apply(prepared)
        if moves and sub.source == "person":
            self._count(sub.arrived)
        sub.reply(None)

    async def settle(self) -> None:
        """Judge the pending claims, in the order they were made. The correction each got is written into the move."""
        if self._window is not None:
            self._window.cancel()
            self._window = None
        claims, self._claims = in_order(self._claims), []
        for claim in claims:
            try:
                prepared = self._prepare_claim(claim)
            except IllegalMove as refusal:
                claim.answer(refusal)
                continue
            except Exception:                      # a broken rule harms no other claim
                self._services.trouble("claim_failed", game=self._round.game.id)
                claim.answer(Refused("try_again"))
                continue
            await self._write(prepared, claim.request)
            self._round.apply(prepared)
            self._count(claim.arrived)
            claim.answer(None)

    # -- trying

    def _prepare(self, sub: Submission) -> PreparedEntry:
        """Try a submission against the table, which stays as it is. Raises IllegalMove."""
        round, action, seat = self._round, sub.action, sub.seat
        game, table, at = round.game, round.table, self._counts_from(sub.arrived)
        if type(action) is AddTimeAction:
            return self._with_outcome(*table.try_add_time(action.millis, at))
        assert seat is not None
        if type(action) is TakeBackAction:
            return self._with_outcome(*table.try_take_back(seat, action.agreed, at))
        assert type(action) is dict
        read = table.read_move(action)
        if sub.source == "person" and game.only_bots(read):
            raise _of_game(game, IllegalMove("unknown_move"))
        move = game.stamped(read, 0)
        step = table.try_move(seat, move, at)
        entry = Entry(at, seat, move, step.known)
        if game.races(table.state, seat, move):
            return PreparedEntry(entry, step, races=True)
        return PreparedEntry(entry, step, game.outcome(step.state), round.peak_of(step))

    def _prepare_claim(self, claim: Claim) -> PreparedEntry:
        round = self._round
        at = self._counts_from(claim.made)
        corrected = max(0, int(round.clock.now(claim.arrived)) - at)
        move = round.game.stamped(claim.move, corrected)
        step = round.table.try_move(claim.seat, move, at)
        return self._with_outcome(Entry(at, claim.seat, move, step.known), step)

    def _with_outcome(self, entry: Entry, step: Step[Any]) -> PreparedEntry:
        return PreparedEntry(entry, step, self._round.game.outcome(step.state), self._round.peak_of(step))

    def _counts_from(self, made: float) -> int:
        """Table time of a move: not before what it follows; made in time, it counts as in time."""
        round = self._round
        at, deadline = int(round.clock.now(made)), round.public.deadline
        if deadline is not None and at >= deadline:
            at = deadline - 1
        return max(at, round.table.now)

    # -- deadlines

    def _is_due(self, arrived: float, round_trip: float) -> bool:
        """Whether the deadline had passed when a move was made that arrived then, from so far away."""
        round = self._round
        deadline = round.public.deadline
        return deadline is not None and round.running and round.clock.now(arrived) - min(WINDOW, round_trip) >= deadline

    async def _expire(self, arrived: float, round_trip: float) -> None:
        """Write one entry for each deadline that is due. Pending claims were made before it and come first."""
        while self._is_due(arrived, round_trip):
            if self._claims:
                await self.settle()
            else:
                prepared = self._with_outcome(*self._round.table.try_expire())
                await self._write(prepared, "")
                self._round.apply(prepared)

    # -- races

    async def _await_rivals(self) -> None:
        """A claim came in: wait for an earlier one, if a rival is far enough away to have made one."""
        claimed = {claim.seat for claim in self._claims}
        rivals = self._round.table.actors - claimed
        closes = closing_time(self._claims, self._presence.round_trips(rivals))
        if self._window is not None:
            self._window.cancel()
            self._window = None
        if closes <= self._services.wall():
            await self.settle()
        else:
            self._window = self._services.schedule.at(closes, lambda: self._host.enqueue(self.settle))

    # -- writing

    def _write(self, prepared: PreparedEntry, request_key: str) -> Awaitable[None]:
        """On disk first: only then the round may apply it."""
        round, peak, outcome = self._round, prepared.peak, prepared.outcome
        # A peak holds the clock: the row says where it stands then.
        anchor = ClockAnchor(self._services.incarnation, int(round.clock.anchor_after_hold(peak))) if peak else None
        row = entry_row(round.table.position + 1, prepared.entry, request_key, anchor)
        if outcome is None:
            return self._host.writer.append(round.number, row)
        table = round.table
        begun = table.begun if table.before else None
        deeds = [*round.deeds(), Deed(prepared.entry.at, public(prepared.step.events))]
        honours = chosen(round.game.honours(deeds, outcome), table.seats)
        return self._host.finish(round.number, row, outcome, prepared.step.state, begun, honours)

    def _count(self, arrived: float) -> None:
        self._services.counters.move_done(self._round.game.id, (self._services.wall() - arrived) / 1000)


def _of_game(game: AnyGame, refusal: IllegalMove) -> IllegalMove:
    refusal.game = game.id
    return refusal
