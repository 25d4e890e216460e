"""One game being played at a table: its moves, its time, its races. On disk first, then told."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Protocol

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol import messages, room_view
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Company, Entry, Game, IllegalMove, Millis, Outcome, Seat, Step, Table, TakeBack
from ludoteca.rules.honours import Deed, Honour, chosen, public
from ludoteca.server.bot_workers.engine import Alone
from ludoteca.server.persistence.log_codec import Wound, entry_row, reopen
from ludoteca.server.persistence.table_writer import Ledger
from ludoteca.server.play.audience_batch import Chorus
from ludoteca.server.play.bot_turns import BotTurns
from ludoteca.server.play.broadcast import Public, Telling
from ludoteca.server.play.races import WINDOW, Claim, closing_time, in_order
from ludoteca.server.play.table_clock import TableClock
from ludoteca.server.runtime.job_queue import Job
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Page
from ludoteca.server.state.room_state import ClockState
from ludoteca.store import LogRow

Answer = Callable[[IllegalMove | None], None]
"""How whoever asked is told: None for yes."""


class Home(Protocol):
    """What a round asks of the room it is played in."""

    services: Services
    presence: Presence
    ledger: Ledger
    replay: str                                    # the link of a finished game

    def post(self, job: Job) -> None:
        """Do this after all that came before at this table."""

    def bots(self) -> Mapping[Seat, Level]:
        """The chairs bots sit in."""

    def company(self) -> Company:
        """Who is here: people in their chairs, and those who watch."""

    def finish(
        self, round: int, last: LogRow, outcome: Outcome, final: Any, begun: int | None, honours: list[Honour],
    ) -> Awaitable[None]:
        """Write the last entry of a game with its result, in one commit. `begun`: where, if it began in a log."""

    def finished(self) -> None:
        """The last entry has been told: tell that the game is over."""

    def compared_with(self) -> Seat | None:
        """The chair in which the maestro plays the same deal once more, where there is something to compare."""

    def maestro_before(self) -> Awaitable[Alone | None]:
        """What came of it at another table, where all tables have this deal."""

    def maestro_played(self, played: Alone) -> Awaitable[None]:
        """What came of it."""

    def gone_on(self) -> None:
        """Somebody has moved, or time has run out: a question about what came before is void."""

    def wound(self) -> None:
        """From now on the clock goes otherwise than it would have gone by itself: whoever takes this table up after a
        crash has to know."""


class Standing(msgspec.Struct, frozen=True):
    """A game as somebody who comes in finds it."""

    version: int
    view: Any
    actors: list[Seat]
    outcome: Outcome | None
    take_back: TakeBack | None
    log: list[Any]
    missed: list[Any]


class Tried(msgspec.Struct, frozen=True, gc=False):
    """An entry that was tried and is still to be written, with what it brings about."""

    entry: Entry
    step: Step[Any]
    outcome: Outcome | None = None
    peak: Millis = 0                               # how long it holds the clock


class Round:
    """One game at one table. Only the room's queue of jobs calls it, so one thing happens at a time."""

    def __init__(self, home: Home, table: Table, number: int, bot_seed: str) -> None:
        self._home = home
        self._services = home.services
        self._presence = home.presence
        self.game = table.game
        self.table = table
        table.company = home.company
        self.number = number
        self.clock = TableClock(self._services.wall)
        self.outcome: Outcome | None = table.outcome
        self._telling = Telling(self.game, number, self._presence)
        self._bots = BotTurns(self, self._services, f"{bot_seed}/{number}")
        self._policies: dict[Seat, TakeBack] = {}  # whether each seat may take its last move back
        self._claims: list[Claim] = []
        self._window: Alarm | None = None
        self._bell: Alarm | None = None
        self._bell_at: float | None = None
        self._chorus = Chorus(self._services.schedule, self.post, self.tell_kept_back)
        self._ending: room_view.Ending | None = None
        self._seen_by: set[str] = set()            # who has seen the great moment that is on
        self._has_peaks = bool(self.game.peaks) or type(self.game).peak is not Game.peak
        self._public = self._what_is_public(Public())

    # -- setting up and coming back

    @classmethod
    def from_log(cls, home: Home, number: int, rows: list[LogRow], bot_seed: str) -> Round:
        """The round as the log tells it."""
        table, steps = reopen(rows)
        round = cls(home, table, number, bot_seed)
        before = table.state
        for entry, step in steps:
            round._note_policy(entry, before, step)
            before = step.state
            round.outcome = table.outcome
            round._public = round._what_is_public(round._public)
            round._telling.remember(entry, step, round._public)
        return round

    def begin(self, room: room_view.RoomView) -> None:
        """The table is laid: the clock starts, and everybody is told."""
        self.clock.start(self.table.now)
        self._telling.begin(room, self.table.state, self._public, self.told_clock())
        self.go_on()

    # -- what the room may ask

    @property
    def position(self) -> int:
        return self.table.position

    @property
    def running(self) -> bool:
        return self.clock.running and self.outcome is None

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        return self._public.actors

    def waits_for(self, seat: Seat | None) -> bool:
        return seat in self._public.actors

    def may_talk(self, seat: Seat) -> bool:
        """Whether the game lets this seat speak; a table at rest is no game."""
        return not self.running or self.game.may_talk(self.table.state, seat)

    def team_of(self, seat: Seat) -> int:
        return self.game.team(self.table.state, seat)

    def told_clock(self) -> room_view.Clock:
        clock, public = self.clock, self._public
        now, held = clock.now_and_held()
        return room_view.Clock(int(now), clock.counts, public.deadline, public.turned, round(held))

    def clock_state(self) -> ClockState:
        """Where the clock stands, and from when on it runs, for the day after."""
        services, (now, held) = self._services, self.clock.now_and_held()
        return ClockState(
            now, services.wall() + held, self.clock.running, services.opening, self.table.position)

    def stand_still(self, since: float) -> None:
        """From then on nobody can act: time does not count, and nothing runs out."""
        self.clock.stand(since)
        self._set_bell()

    def count_again(self) -> None:
        """Whoever had so much time left then has it now."""
        self.clock.count_again()
        self._set_bell()

    def seen(self, guest: str, people: Collection[str]) -> bool:
        """Somebody has seen the great moment that is on. Whether that was the last of these people: it is over."""
        self._seen_by.add(guest)
        if self.clock.held() <= 0 or not self._seen_by.issuperset(people):
            return False
        self.clock.release()
        self._home.wound()
        self._set_bell()
        self._bots.hurry()
        return True

    def ending(self) -> room_view.Ending | None:
        """What there is to look at when the game is over."""
        if self.outcome is None:
            return None
        if self._ending is None:
            given = chosen(self.game.honours(self._telling.deeds(), self.outcome), self.table.seats)
            ladder = self.game.ladder(self.table.options) if self.table.seats == 1 else ()
            self._ending = room_view.Ending(
                self.number, [room_view.Praise(each.seat, each.key, each.facts, each.shared) for each in given],
                [room_view.Rung(points, key) for points, key in ladder], replay=self._home.replay)
        return self._ending

    async def compare(self) -> None:
        """Alone: let the maestro play the same deal, somewhere else, and tell what came of it."""
        ending = self.ending()
        seat = self._home.compared_with()
        if ending is None or seat is None or self.table.before:
            return
        try:
            played = await self._home.maestro_before()
            if played is None:
                played = await self._services.thinker.play_alone(self.table.header, seat)
                if played is not None:
                    await self._home.maestro_played(played)
        except Exception:                          # nobody misses what was never promised
            self._services.trouble("comparison_failed", game=self.game.id)
            return
        if played is not None:
            self._ending = msgspec.structs.replace(ending, maestro=played.score)
            self._presence.tell(encode(messages.Ended(self._ending)))

    def standing(self, viewer: Seat | None, since: int | None) -> Standing:
        """The whole game as this seat may see it, and what it missed since a version it names."""
        return Standing(
            version=self.position, view=self._telling.view(self.table.state, viewer),
            actors=list(self._public.actors), outcome=self.outcome,
            take_back=None if viewer is None else self._policies.get(viewer), log=self._telling.log(viewer),
            missed=[] if since is None else self._telling.missed(viewer, since))

    def seen_by(self, viewer: Seat | None) -> list[Any]:
        """What this seat has seen of the round and still counts: who acted, the events, the version."""
        return self._telling.log(viewer)

    def fetch(self, ref: str) -> bytes | None:
        """A heavy option by the name it has in the view, packed."""
        self._telling.view(self.table.state, None)
        return self._telling.attic.fetch(ref)

    def chairs_changed(self) -> None:
        """Bots came or went."""
        self._bots.look()

    @property
    def busy(self) -> bool:
        return self._bots.thinking

    async def settled(self) -> None:
        await self._bots.settled()

    # -- what the bots may ask

    @property
    def game_id(self) -> str:
        return self.game.id

    def bots_to_act(self) -> Mapping[Seat, Level]:
        if not (bots := self._home.bots()) or not self.running:
            return {}
        return {seat: bots[seat] for seat in self._public.actors if seat in bots}

    def view_of(self, seat: Seat | None) -> Any:
        return self.game.view(self.table.state, seat)

    def time_left(self) -> float | None:
        deadline = self._public.deadline
        return None if deadline is None else deadline - self.clock.now() + self.clock.held()

    def held(self) -> float:
        return self.clock.held()

    def post(self, job: Job) -> None:
        self._home.post(job)

    async def bot_plays(self, seat: Seat, move: Any, answer: Answer) -> None:
        await self._expire_due()
        if not self.running:
            return
        try:
            read = self.table.read_move(move)
            await self._enter(seat, read, self._services.wall(), 0.0, "", answer)
        except IllegalMove as refusal:
            answer(refusal)

    # -- the clock

    def go_on(self) -> None:
        """The clock runs; whatever waits for it is set."""
        self.clock.go_on()
        self._set_bell()
        self._bots.look()

    async def rest(self) -> None:
        """The clock stands still. Claims already made are judged first."""
        await self._judge()
        self.clock.rest()
        self._set_bell()
        self._bots.rest()

    def _set_bell(self) -> None:
        deadline = self._public.deadline
        when = self.clock.wall_at(deadline) if deadline is not None and self.outcome is None else None
        if when == self._bell_at:
            return
        if self._bell is not None:
            self._bell.cancel()
        self._bell, self._bell_at = None, when
        if when is not None:
            # A millisecond late rather than a rounding error early.
            self._bell = self._services.schedule.at(when + 1, lambda: self.post(self._ring))

    async def _ring(self) -> None:
        """The bell: a moment later where a move made in time may still be on its way over a slow network."""
        public = self._public
        if public.deadline is not None and (when := self.clock.wall_at(public.deadline)) is not None:
            trips = self._presence.round_trips(public.actors)
            last = when + min(WINDOW, max(trips, default=0.0))
            if self._services.wall() < last:
                self._bell = self._services.schedule.at(last, lambda: self.post(self._expire_due))
                return
        await self._expire_due()

    async def _expire_due(self, arrived: float | None = None, lag: float = 0.0) -> None:
        """Let every deadline pass that is behind us, or was when a move that has just arrived was made."""
        while self._is_due(arrived, lag):
            if self._claims:
                await self._judge()
                continue
            entry, step = self.table.try_expire()
            await self._write(entry, step)

    def _is_due(self, arrived: float | None, lag: float) -> bool:
        deadline = self.table.deadline
        return deadline is not None and self.running and self.clock.now(arrived) - min(WINDOW, lag) >= deadline

    # -- moves

    async def play(self, page: Page, move: Mapping[str, Any], arrived: float, request: str, answer: Answer) -> bool:
        """A person's move. False where it has to wait for a race to be judged; then `answer` tells how it went."""
        seat = self._playing(page)
        await self._expire_due(arrived, page.lag.round_trip)
        if not self.running:
            raise self._of_game(IllegalMove("game_over"))
        return await self._enter(seat, self._read(move), arrived, page.lag.round_trip, request, answer)

    def try_plain(self, page: Page, move: Mapping[str, Any], arrived: float) -> Tried | None:
        """A person's move whose own entry is all that is to be written; None where there is more to it: time that has
        run out first, a race, the end of the game."""
        game, table, seat = self.game, self.table, page.seat
        if seat is None or self.outcome is not None or not self.clock.running:
            seat = self._playing(page)
        if self._public.deadline is None:
            at = max(int(self.clock.now(arrived)), table.now)
        elif self._is_due(arrived, page.lag.round_trip):
            return None
        else:
            at = self._counts_from(arrived)
        clean = game.stamped(self._read(move), 0)
        step = table.try_move(seat, clean, at)
        if game.races(table.state, seat, clean) or game.outcome(step.state) is not None:
            return None
        return Tried(Entry(at, seat, clean, step.known), step, None, self._peak(step))

    def _playing(self, page: Page) -> Seat:
        """The seat somebody plays from, or why they do not."""
        seat = page.seat
        if self.outcome is not None:
            raise IllegalMove("game_over")
        if seat is None:
            if not self.game.watchers_may_act(self.table.state):
                raise Refused("not_seated")
            seat = self.table.seats + audience_number(page.guest)
        if not self.running:
            raise Refused("paused")
        return seat

    def _read(self, move: Mapping[str, Any]) -> Any:
        read = self.table.read_move(move)
        if self.game.only_bots(read):
            raise self._of_game(IllegalMove("unknown_move"))
        return read

    async def add_time(self, millis: int, request: str = "") -> None:
        """The hourglass that runs is longer for everybody; it is in the log like everything that counts."""
        if not self.running:
            raise Refused("paused") if self.outcome is None else self._of_game(IllegalMove("game_over"))
        await self._expire_due()
        await self._judge()
        entry, step = self.table.try_add_time(millis, self._counts_from(self._services.wall()))
        await self._write(entry, step, request)

    async def take_back(self, seat: Seat, agreed: Collection[Seat], request: str = "") -> None:
        """Take the seat's last move back. IllegalMove("needs_consent"): not unless everybody else has agreed."""
        if self.outcome is not None:
            raise self._of_game(IllegalMove("game_over"))
        if not self.running:
            raise Refused("paused")
        await self._expire_due()
        await self._judge()
        if not self.running:
            raise self._of_game(IllegalMove("game_over"))
        entry, step = self.table.try_take_back(seat, agreed, self._counts_from(self._services.wall()))
        self._bots.rest()                          # whatever they were thinking about is undone
        await self._write(entry, step, request)

    async def _enter(
        self, seat: Seat, move: Any, arrived: float, lag: float, request: str, answer: Answer,
    ) -> bool:
        at = self._counts_from(arrived)
        clean = self.game.stamped(move, 0)
        step = self.table.try_move(seat, clean, at)
        if self.game.races(self.table.state, seat, clean):
            self._claims.append(Claim(seat, clean, arrived, lag, request, answer))
            await self._race()
            return False
        await self._write(Entry(at, seat, clean, step.known), step, request)
        return True

    def _counts_from(self, made: float) -> int:
        """Table time of a move: not before what it follows; made in time, it counts as in time."""
        at, deadline = int(self.clock.now(made)), self.table.deadline
        if deadline is not None:
            at = min(at, deadline - 1)
        return max(at, self.table.now)

    async def _race(self) -> None:
        """A claim came in: wait for an earlier one, if somebody is far enough away to have made one."""
        claimed = {claim.seat for claim in self._claims}
        rivals = self.table.actors - claimed
        closes = closing_time(self._claims, self._presence.round_trips(rivals))
        if self._window is not None:
            self._window.cancel()
            self._window = None
        if closes <= self._services.wall():
            await self._judge()
        else:
            self._window = self._services.schedule.at(closes, lambda: self.post(self._judge))

    async def _judge(self) -> None:
        """Play the claims in the order they were made. The correction each got is written into the move."""
        if self._window is not None:
            self._window.cancel()
            self._window = None
        claims, self._claims = in_order(self._claims), []
        for claim in claims:
            at = self._counts_from(claim.made)
            corrected = max(0, int(self.clock.now(claim.arrived)) - at)
            move = self.game.stamped(claim.move, corrected)
            try:
                step = self.table.try_move(claim.seat, move, at)
            except IllegalMove as refusal:
                claim.answer(refusal)
                continue
            except Exception:                      # a broken rule strands nobody else's claim
                self._services.trouble("claim_failed", game=self.game.id)
                claim.answer(Refused("try_again"))
                continue
            await self._write(Entry(at, claim.seat, move, step.known), step, claim.request)
            self._services.counters.move_done(self.game.id, (self._services.wall() - claim.arrived) / 1000)
            claim.answer(None)

    def _of_game(self, refusal: IllegalMove) -> IllegalMove:
        refusal.game = self.game.id
        return refusal

    # -- writing and telling

    def row(self, tried: Tried, request: str) -> LogRow:
        """An entry as it is written: where a great moment holds the clock, with where it stands then."""
        peak = tried.peak
        wound = Wound(self._services.opening, int(self.clock.origin_after(peak))) if peak else None
        return entry_row(self.table.position + 1, tried.entry, request, wound)

    async def _write(self, entry: Entry, step: Step[Any], request: str = "") -> None:
        """On disk first; only then does anybody see it."""
        table = self.table
        outcome = self.game.outcome(step.state)
        tried = Tried(entry, step, outcome, self._peak(step))
        row = self.row(tried, request)
        if outcome is None:
            await self._home.ledger.append(self.number, row)
        else:
            begun = table.begun if table.before else None
            deeds = [*self._telling.deeds(), Deed(entry.at, public(step.events))]
            honours = chosen(self.game.honours(deeds, outcome), table.seats)
            await self._home.finish(self.number, row, outcome, step.state, begun, honours)
        self.written(tried)

    def written(self, tried: Tried) -> None:
        """It is on disk: from now on it has happened, and everybody is told."""
        entry, step, outcome = tried.entry, tried.step, tried.outcome
        from_audience = entry.seat is not None and entry.seat >= self.table.seats and outcome is None
        keep_back = from_audience and self._chorus.sings
        if not keep_back:
            self.tell_kept_back()
        policy = self._note_policy(entry, self.table.state, step)
        self.table.write(entry, step)
        self.outcome = outcome
        before, self._public = self._public, self._what_is_public(self._public)
        if tried.peak:
            self._hold(tried.peak)
        changed = before != self._public or outcome is not None
        if keep_back:
            self._telling.keep_back(entry, step, self._public)
        else:
            self._telling.tell(entry, step, self._public, self.told_clock(), changed, outcome, policy)
        if from_audience:
            self._chorus.sing()
        if outcome is not None:
            self.clock.rest()
            self._home.finished()
        if entry.back is None:
            self._home.gone_on()
        self._set_bell()
        self._bots.look()

    def tell_kept_back(self) -> bool:
        """What the audience has said meanwhile; whether it has said anything."""
        if not self._telling.untold:
            return False
        self._telling.tell_kept_back(self.table.state, self._public, self.told_clock())
        return True

    def _peak(self, step: Step[Any]) -> Millis:
        return max([self.game.peak(told.event) for told in step.events], default=0) if self._has_peaks else 0

    def _hold(self, peak: Millis) -> None:
        """A great moment has the table to itself: the next hourglass runs when it is over."""
        self._seen_by.clear()
        self.clock.hold(peak)
        self._bots.hold(peak)

    def _note_policy(self, entry: Entry, before: Any, step: Step[Any]) -> TakeBack | None:
        """What the game says about taking this move back; after a take-back nothing is known until somebody asks."""
        if entry.back is not None:
            self._policies.clear()
        if entry.seat is None or entry.back is not None or entry.seat >= self.table.seats:
            return None
        policy = self._policies[entry.seat] = self.game.take_back(before, entry.move, step.state, entry.seat)
        return policy

    def _what_is_public(self, before: Public) -> Public:
        table = self.table
        actors = () if self.outcome is not None else tuple(sorted(table.actors))
        deadline, turned = table.deadline, before.turned
        if deadline != before.deadline and not (table.entries and table.entries[-1].more is not None):
            turned = None if deadline is None else table.now
        return Public(actors, deadline, turned)


def audience_number(guest: str) -> int:
    """A number for somebody in the audience: always the same for the same person, so that a jury votes once each."""
    return int.from_bytes(hashlib.blake2b(guest.encode(), digest_size=4).digest(), "big")
