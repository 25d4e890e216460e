"""Round: one game at one table. Its entries come through `MovePipeline`, which writes them before they are applied."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Collection, Mapping
from typing import Any, Protocol

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol import messages, room_view
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Company, Entry, Game, IllegalMove, Millis, Outcome, Seat, Step, Table, TakeBack
from ludoteca.rules.honours import Deed, chosen
from ludoteca.rules.values import JsonObject
from ludoteca.server.bot_workers.engine import SoloResult
from ludoteca.server.persistence.log_codec import reopen
from ludoteca.server.play.audience_batch import AudienceBatch
from ludoteca.server.play.bot_turns import BotTurns
from ludoteca.server.play.broadcast import Broadcaster, PublicInfo
from ludoteca.server.play.expiry import DeadlineTimer
from ludoteca.server.play.pipeline import (
    AddTimeAction,
    Expiry,
    MovePipeline,
    PipelineHost,
    PreparedEntry,
    Reply,
    Submission,
    TakeBackAction,
)
from ludoteca.server.play.table_clock import TableClock
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.sessions.session import Session
from ludoteca.server.state.room_state import ClockState
from ludoteca.store import LogRow


class RoundHost(PipelineHost, Protocol):
    """What a round needs of the room it is played in."""

    replay: str                                    # the link of a finished game

    def bots(self) -> Mapping[Seat, Level]:
        """The chairs bots sit in."""

    def company(self) -> Company:
        """Who is present: people in their chairs, and spectators."""

    def on_finished(self) -> None:
        """The last entry has been broadcast: say that the game is over."""

    def compared_with(self) -> Seat | None:
        """The chair in which the maestro plays the same deal; None where there is nothing to compare."""

    def maestro_before(self) -> Awaitable[SoloResult | None]:
        """The maestro's result at another table with the same deal, if known."""

    def maestro_played(self, played: SoloResult) -> Awaitable[None]:
        """Keep the maestro's result."""

    def on_entry(self) -> None:
        """An entry was applied: a question about what came before is void."""

    def mark_clock_dirty(self) -> None:
        """The clock was paused, resumed or held: persist it so that a restart can restore it."""


class Snapshot(msgspec.Struct, frozen=True):
    """A game as a session finds it when it joins."""

    version: int
    view: Any
    actors: list[Seat]
    outcome: Outcome | None
    take_back: TakeBack | None
    log: list[Any]
    missed: list[Any]


class Round:
    """One game at one table. Only the table's job queue calls it, so one thing happens at a time."""

    def __init__(self, host: RoundHost, table: Table, number: int, bot_seed: str) -> None:
        self._host = host
        self._services = host.services
        self._presence = host.presence
        self.game = table.game
        self.table = table
        table.company = host.company
        self.number = number
        self.clock = TableClock(self._services.wall)
        self.outcome: Outcome | None = table.outcome
        self._broadcaster = Broadcaster(self.game, number, self._presence)
        self._bots = BotTurns(self, self._services, f"{bot_seed}/{number}")
        self._policies: dict[Seat, TakeBack] = {}  # whether each seat may take its last move back
        self.pipeline = MovePipeline(self, host)
        self._deadline_timer = DeadlineTimer(self, self._services, self._presence, self.enqueue, self._on_deadline)
        self._audience_batch = AudienceBatch(self._services.schedule, self.enqueue, self.send_deferred)
        self._ending: room_view.Ending | None = None
        self._seen_by: set[str] = set()            # guests who have seen the current peak
        self._has_peaks = bool(self.game.peaks) or type(self.game).peak is not Game.peak
        self.public = self._what_is_public(PublicInfo())

    # -- setting up and coming back

    @classmethod
    def from_log(cls, host: RoundHost, number: int, rows: list[LogRow], bot_seed: str) -> Round:
        """The round from its log. Raises Unreadable."""
        table, steps = reopen(rows)
        round = cls(host, table, number, bot_seed)
        before = table.state
        for entry, step in steps:
            round._note_policy(entry, before, step)
            before = step.state
            round.outcome = table.outcome
            round.public = round._what_is_public(round.public)
            round._broadcaster.remember(entry, step, round.public)
        return round

    def begin(self, room: room_view.RoomView) -> None:
        """Start the clock and broadcast that the game begins."""
        self.clock.start(self.table.now)
        self._broadcaster.begin(room, self.table.state, self.public, self.clock_view())
        self.resume()

    # -- what the room needs

    @property
    def position(self) -> int:
        return self.table.position

    @property
    def running(self) -> bool:
        return self.clock.running and self.outcome is None

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        return self.public.actors

    def waits_for(self, seat: Seat | None) -> bool:
        return seat in self.public.actors

    def may_talk(self, seat: Seat) -> bool:
        """Whether the game lets this seat speak; while the clock is paused all may."""
        return not self.running or self.game.may_talk(self.table.state, seat)

    def team_of(self, seat: Seat) -> int:
        return self.game.team(self.table.state, seat)

    def clock_view(self) -> room_view.Clock:
        clock, public = self.clock, self.public
        now, held = clock.now_and_held()
        return room_view.Clock(int(now), clock.counts, public.deadline, public.turned, round(held))

    def clock_state(self) -> ClockState:
        """The clock as it is stored, so that a restart can restore it."""
        services, (now, held) = self._services, self.clock.now_and_held()
        return ClockState(
            now, services.wall() + held, self.clock.running, services.incarnation, self.table.position)

    def freeze(self, since: float) -> None:
        """An outage began at `since`: time does not count, and no deadline passes."""
        self.clock.freeze(since)
        self._deadline_timer.set()

    def unfreeze(self) -> None:
        """The outage is over: all have as much time as they had when it began."""
        self.clock.unfreeze()
        self._deadline_timer.set()

    def seen(self, guest: str, people: Collection[str]) -> bool:
        """This guest has seen the current peak. True if all of `people` have: the peak ends."""
        self._seen_by.add(guest)
        if self.clock.held() <= 0 or not self._seen_by.issuperset(people):
            return False
        self.clock.release()
        self._host.mark_clock_dirty()
        self._deadline_timer.set()
        self._bots.hurry()
        return True

    def ending(self) -> room_view.Ending | None:
        """Honours, scores and replay link of a finished game; None while it goes on."""
        if self.outcome is None:
            return None
        if self._ending is None:
            given = chosen(self.game.honours(self._broadcaster.deeds(), self.outcome), self.table.seats)
            ladder = self.game.ladder(self.table.options) if self.table.seats == 1 else ()
            self._ending = room_view.Ending(
                self.number, [room_view.Praise(each.seat, each.key, each.facts, each.shared) for each in given],
                [room_view.Rung(points, key) for points, key in ladder], replay=self._host.replay)
        return self._ending

    async def compare(self) -> None:
        """Let the maestro play the same deal in another process, and broadcast the result."""
        ending = self.ending()
        seat = self._host.compared_with()
        if ending is None or seat is None or self.table.before:
            return
        try:
            played = await self._host.maestro_before()
            if played is None:
                played = await self._services.bot_engine.play_alone(self.table.header, seat)
                if played is not None:
                    await self._host.maestro_played(played)
        except Exception:                          # the comparison is an extra: the game has ended well
            self._services.trouble("comparison_failed", game=self.game.id)
            return
        if played is not None:
            self._ending = msgspec.structs.replace(ending, maestro=played.score)
            self._presence.tell(encode(messages.Ended(self._ending)))

    def snapshot(self, viewer: Seat | None, since: int | None) -> Snapshot:
        """The whole game as this seat may see it, and what it missed since a version it names."""
        return Snapshot(
            version=self.position, view=self._broadcaster.view(self.table.state, viewer),
            actors=list(self.public.actors), outcome=self.outcome,
            take_back=None if viewer is None else self._policies.get(viewer), log=self._broadcaster.log(viewer),
            missed=[] if since is None else self._broadcaster.missed(viewer, since))

    def seen_by(self, viewer: Seat | None) -> list[Any]:
        """What this seat has seen, less what was taken back: who acted, the events, the version."""
        return self._broadcaster.log(viewer)

    def fetch(self, ref: str) -> bytes | None:
        """A large option by the name it has in the view, as gzip."""
        self._broadcaster.view(self.table.state, None)
        return self._broadcaster.large_options.fetch(ref)

    def chairs_changed(self) -> None:
        """Bots were added or removed."""
        self._bots.look()

    @property
    def busy(self) -> bool:
        return self._bots.thinking

    async def settled(self) -> None:
        await self._bots.settled()

    # -- what the bots need

    @property
    def game_id(self) -> str:
        return self.game.id

    def bots_to_act(self) -> Mapping[Seat, Level]:
        if not (bots := self._host.bots()) or not self.running:
            return {}
        return {seat: bots[seat] for seat in self.public.actors if seat in bots}

    def view_of(self, seat: Seat | None) -> Any:
        return self.game.view(self.table.state, seat)

    def time_left(self) -> float | None:
        deadline = self.public.deadline
        return None if deadline is None else deadline - self.clock.now() + self.clock.held()

    def held(self) -> float:
        return self.clock.held()

    def enqueue(self, job: Job) -> None:
        self._host.enqueue(job)

    def play_bot(self, seat: Seat, move: JsonObject, reply: Reply) -> Awaitable[None]:
        """A bot's move. Raises IllegalMove."""
        return self.pipeline.submit(Submission(move, seat, self._services.wall(), source="bot", reply=reply))

    # -- the clock

    def resume(self) -> None:
        """Run the clock; set the deadline timer and the bots."""
        self.clock.resume()
        self._deadline_timer.set()
        self._bots.look()

    async def pause(self) -> None:
        """Pause the clock. Pending claims are judged first."""
        await self.pipeline.settle()
        self.clock.pause()
        self._deadline_timer.set()
        self._bots.stop()

    async def _on_deadline(self) -> None:
        await self.pipeline.submit(Submission(Expiry(), None, self._services.wall(), source="server"))

    # -- moves

    def play(self, session: Session, move: JsonObject, arrived: float, key: str, reply: Reply) -> Awaitable[None]:
        """A person's move. Raises IllegalMove; that of a claim goes to `reply`, once the race is judged."""
        seat = session.seat
        if seat is None or self.outcome is not None or not self.clock.running:
            seat = self._playing(session)
        return self.pipeline.submit(Submission(move, seat, arrived, session.lag.round_trip, key, "person", reply))

    def _playing(self, session: Session) -> Seat:
        """The seat this session plays from. Raises IllegalMove where it may not."""
        seat = session.seat
        if self.outcome is not None:
            raise IllegalMove("game_over")
        if seat is None:
            if not self.game.watchers_may_act(self.table.state):
                raise Refused("not_seated")
            seat = self.table.seats + audience_number(session.guest)
        if not self.running:
            raise Refused("paused")
        return seat

    def add_time(self, millis: int, request: str = "") -> Awaitable[None]:
        """Make the running hourglass longer for everyone; the log says so like everything that counts."""
        return self._submit(AddTimeAction(millis), None, request)

    def take_back(self, seat: Seat, agreed: Collection[Seat], request: str = "") -> Awaitable[None]:
        """Take the seat's last move back. IllegalMove("needs_consent"): not unless all other seats have agreed."""
        return self._submit(TakeBackAction(agreed), seat, request)

    async def _submit(self, action: TakeBackAction | AddTimeAction, seat: Seat | None, request: str) -> None:
        if self.outcome is None and not self.running:
            raise Refused("paused")
        await self.pipeline.submit(Submission(action, seat, self._services.wall(), request_key=request))

    # -- applying and broadcasting

    def apply(self, prepared: PreparedEntry) -> None:
        """Make a written entry count: table, clock, broadcast, timers, bots."""
        entry, step, outcome = prepared.entry, prepared.step, prepared.outcome
        table, seat = self.table, entry.seat
        from_audience = seat is not None and seat >= table.seats and outcome is None
        defers = from_audience and self._audience_batch.is_open
        if not defers and self._broadcaster.deferred:
            self.send_deferred()
        policy = self._note_policy(entry, table.state, step)
        table.write(entry, step)
        self.outcome = outcome
        before = self.public
        self.public = public = self._what_is_public(before)
        if prepared.peak:
            self._hold(prepared.peak)
        changed = before != public or outcome is not None
        if defers:
            self._broadcaster.defer(entry, step, public)
        else:
            self._broadcaster.send(entry, step, public, self.clock_view(), changed, outcome, policy)
        if from_audience:
            self._audience_batch.add()
        if outcome is not None:
            self.clock.pause()
            self._host.on_finished()
        if entry.back is None:
            self._host.on_entry()
        else:
            self._bots.stop()                      # what they were thinking about is undone
        self._deadline_timer.set()
        self._bots.look()

    def send_deferred(self) -> bool:
        """Broadcast the deferred audience moves; whether there were any."""
        if not self._broadcaster.deferred:
            return False
        self._broadcaster.send_deferred(self.table.state, self.public, self.clock_view())
        return True

    def deeds(self) -> list[Deed]:
        """What has happened in public so far, for the honours."""
        return self._broadcaster.deeds()

    def peak_of(self, step: Step[Any]) -> Millis:
        return max([self.game.peak(told.event) for told in step.events], default=0) if self._has_peaks else 0

    def _hold(self, peak: Millis) -> None:
        """A peak begins: hold the clock, and let the bots wait."""
        self._seen_by.clear()
        self.clock.hold(peak)
        self._bots.hold(peak)

    def _note_policy(self, entry: Entry, before: Any, step: Step[Any]) -> TakeBack | None:
        """What the game says about taking this move back; after a take-back it is not known until asked."""
        if entry.back is not None:
            self._policies.clear()
        seat = entry.seat
        if seat is None or entry.back is not None or seat >= self.table.seats:
            return None
        policy = self._policies[seat] = self.game.take_back(before, entry.move, step.state, seat)
        return policy

    def _what_is_public(self, before: PublicInfo) -> PublicInfo:
        table = self.table
        actors = () if self.outcome is not None else tuple(sorted(table.actors))
        deadline, turned = table.deadline, before.turned
        if deadline != before.deadline and not (table.entries and table.entries[-1].more is not None):
            turned = None if deadline is None else table.now
        return PublicInfo(actors, deadline, turned)


def audience_number(guest: str) -> int:
    """A number for a spectator: always the same for the same guest, so that each votes once."""
    return int.from_bytes(hashlib.blake2b(guest.encode(), digest_size=4).digest(), "big")
