"""One game being played at a table: on disk first, then told to each seat as far as it may know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.room import messages as say
from ludoteca.room.bot_turns import BotTurns
from ludoteca.room.clock import TableClock
from ludoteca.room.line import Line, encode
from ludoteca.room.patches import bare, change, plain
from ludoteca.room.races import WINDOW, Claim, closing_time, in_order
from ludoteca.room.refusals import Refused
from ludoteca.room.schedule import Alarm
from ludoteca.rules import Entry, IllegalMove, Outcome, Seat, Step, Table, Told
from ludoteca.store import LogRow

if TYPE_CHECKING:
    from ludoteca.room.room import Room

Refusing = Callable[[IllegalMove], None]


class Happened(msgspec.Struct, frozen=True, gc=False):
    """One entry as it was lived: who, what, and who could act afterwards."""

    seat: Seat | None
    told: tuple[Told, ...]
    actors: tuple[Seat, ...]
    at: int


class Round:
    """One game at one table. Only the room's queue of jobs calls it, so one thing happens at a time."""

    def __init__(self, room: Room, table: Table, number: int) -> None:
        self.room = room
        self.ground = room.ground
        self.game = table.game
        self.table = table
        self.number = number
        self.clock = TableClock(self.ground.wall)
        self.happened: list[Happened] = []
        self.bots = BotTurns(self)
        self.outcome: Outcome | None = table.outcome
        self._seen: dict[Seat | None, Any] = {}    # each viewer's view as last told
        self._claims: list[Claim] = []
        self._window: Alarm | None = None
        self._bell: Alarm | None = None
        self._bell_at: float | None = None
        self._public: tuple[tuple[Seat, ...], int | None] = ((), None)
        self._turned: int | None = None            # when the hourglass that runs was turned
        self._note_public()

    # -- setting up and coming back

    def header(self) -> bytes:
        """The log's first line: with the entries it is the whole game."""
        table = self.table
        return encode({
            "game": self.game.id, "seats": table.seats, "seed": table.seed,
            "options": msgspec.to_builtins(table.options)})

    @classmethod
    def from_log(cls, room: Room, number: int, rows: list[LogRow]) -> Round:
        """The round as the log tells it."""
        header = msgspec.json.decode(rows[0].entry)
        table = Table(header["game"], header["seats"], header["seed"], header["options"])
        round = cls(room, table, number)
        for row in rows[1:]:
            entry = msgspec.json.decode(row.entry, type=Entry)
            if entry.seat is None:
                step = table.expire(entry.at)
            else:
                step = table.play(entry.seat, entry.move, entry.at)
            round.outcome = table.outcome
            round._note_public()
            round._remember(entry, step)
        return round

    # -- the clock

    @property
    def running(self) -> bool:
        return self.clock.running and self.outcome is None

    def go_on(self) -> None:
        """The clock runs; whatever waits for it is set."""
        self.clock.go_on()
        self._set_bell()
        self.bots.look()

    async def rest(self) -> None:
        """The clock stands still. Claims already made are judged first."""
        await self._judge()
        self.clock.rest()
        self._set_bell()
        self.bots.rest()

    def told_clock(self) -> say.Clock:
        return say.Clock(int(self.clock.now()), self.clock.running, self._public[1], self._turned)

    def _set_bell(self) -> None:
        deadline = self._public[1]
        when = self.clock.wall_at(deadline) if deadline is not None and self.outcome is None else None
        if when == self._bell_at:
            return
        if self._bell is not None:
            self._bell.cancel()
        self._bell, self._bell_at = None, when
        if when is not None:
            # A millisecond late rather than a rounding error early.
            self._bell = self.ground.schedule.at(when + 1, lambda: self.room.post(self._ring))

    async def _ring(self) -> None:
        """The bell: a moment later where a move made in time may still be on its way over a slow line."""
        actors, deadline = self._public
        if deadline is not None and (when := self.clock.wall_at(deadline)) is not None:
            trips = (line.lag.round_trip for line in self.room.lines if line.seat in actors)
            last = when + min(WINDOW, max(trips, default=0.0))
            if self.ground.wall() < last:
                self._bell = self.ground.schedule.at(last, lambda: self.room.post(self.expire_due))
                return
        await self.expire_due()

    async def expire_due(self, arrived: float | None = None, lag: float = 0.0) -> None:
        """Let every deadline pass that is behind us, or was when a move that has just arrived was made."""
        while self.running:
            deadline = self.table.deadline
            if deadline is None or self.clock.now(arrived) - min(WINDOW, lag) < deadline:
                return
            if self._claims:
                await self._judge()
                continue
            entry, step = self.table.try_expire()
            await self._write(entry, step)

    # -- moves

    async def play(self, line: Line, move: Mapping[str, Any], arrived: float, request: str, answer: Refusing) -> bool:
        """A person's move. False where it has to wait for a race to be judged; then `answer` tells how it went."""
        seat = line.seat
        if self.outcome is not None:
            raise IllegalMove("game_over")
        if seat is None:
            if not self.game.watchers_may_act(self.table.state):
                raise Refused("not_seated")
            seat = self.table.seats + audience_number(line.guest)
        if not self.running:
            raise Refused("paused")
        await self.expire_due(arrived, line.lag.round_trip)
        if not self.running:
            raise self._of_game(IllegalMove("game_over"))
        read = self.table.read_move(move)
        if self.game.only_bots(read):
            raise self._of_game(IllegalMove("unknown_move"))
        return await self._enter(seat, read, arrived, line.lag.round_trip, request, answer)

    async def bot_plays(self, seat: Seat, move: Any, refused: Refusing) -> None:
        await self.expire_due()
        if not self.running:
            return
        try:
            read = self.table.read_move(move)
            await self._enter(seat, read, self.ground.wall(), 0.0, "", refused)
        except IllegalMove as refusal:
            refused(refusal)

    async def _enter(
        self, seat: Seat, move: Any, arrived: float, lag: float, request: str, answer: Any,
    ) -> bool:
        at = self._counts_from(arrived)
        clean = self.game.stamped(move, 0)
        step = self.table.try_move(seat, clean, at)
        if self.game.races(self.table.state, seat, clean):
            self._claims.append(Claim(seat, clean, arrived, lag, (request, answer)))
            await self._race()
            return False
        await self._write(Entry(at, seat, clean), step, request)
        return True

    def _counts_from(self, made: float) -> int:
        """Table time of a move: not before what it follows; made in time, it counts as in time."""
        at, deadline = int(self.clock.now(made)), self.table.deadline
        if deadline is not None:
            at = min(at, deadline - 1)
        return max(at, self.table.now)

    async def _race(self) -> None:
        """A claim came in: wait for an earlier one, if somebody's line is slow enough to hide it."""
        claimed = {claim.seat for claim in self._claims}
        rivals = self.table.actors - claimed
        closes = closing_time(
            self._claims, (line.lag.round_trip for line in self.room.lines if line.seat in rivals))
        if self._window is not None:
            self._window.cancel()
            self._window = None
        if closes <= self.ground.wall():
            await self._judge()
        else:
            self._window = self.ground.schedule.at(closes, lambda: self.room.post(self._judge))

    async def _judge(self) -> None:
        """Play the claims in the order they were made. The correction each got is written into the move."""
        if self._window is not None:
            self._window.cancel()
            self._window = None
        claims, self._claims = in_order(self._claims), []
        for claim in claims:
            request, answer = claim.answer
            at = self._counts_from(claim.made)
            corrected = max(0, int(self.clock.now(claim.arrived)) - at)
            move = self.game.stamped(claim.move, corrected)
            try:
                step = self.table.try_move(claim.seat, move, at)
            except IllegalMove as refusal:
                answer(refusal)
                continue
            await self._write(Entry(at, claim.seat, move), step, request)
            self.ground.tally.moved(self.game.id, (self.ground.wall() - claim.arrived) / 1000)
            if request:
                answer(None)

    def _of_game(self, refusal: IllegalMove) -> IllegalMove:
        refusal.game = self.game.id
        return refusal

    # -- writing and telling

    async def _write(self, entry: Entry, step: Step[Any], request: str = "") -> None:
        """On disk first; only then does anybody see it."""
        table = self.table
        outcome = self.game.outcome(step.state)
        row = LogRow(table.position + 1, encode(entry), request)
        if outcome is None:
            await self.ground.store.append(self.room.id, self.number, row)
        else:
            await self.room.finish(self, row, outcome, step.state)
        table.write(entry, step)
        self.outcome = outcome
        self._tell(entry, step, outcome)
        if outcome is not None:
            self.clock.rest()
            self.room.told_finish()
        self._set_bell()
        self.bots.look()

    def _note_public(self) -> None:
        """What everybody may know at once: who may act, and until when."""
        state = self.table.state
        actors = () if self.outcome is not None else tuple(sorted(self.game.actors(state)))
        deadline = self.game.deadline(state)
        if deadline != self._public[1]:
            self._turned = None if deadline is None else self.table.now
        self._public = (actors, deadline)

    def _remember(self, entry: Entry, step: Step[Any]) -> None:
        self.happened.append(Happened(entry.seat, step.events, self._public[0], entry.at))

    def _tell(self, entry: Entry, step: Step[Any], outcome: Outcome | None) -> None:
        before = self._public
        self._note_public()
        self._remember(entry, step)
        public = before != self._public or outcome is not None
        version = self.table.position
        clock = self.told_clock()
        actors = list(self._public[0])
        frames: dict[Seat | None, bytes] = {}
        alike: dict[tuple[int, int, tuple[bool, ...], Seat | None], bytes] = {}    # who sees the same gets the same
        skip = b""
        for line in self.room.lines:
            viewer = line.seat
            frame = frames.get(viewer)
            if frame is None:
                sees = tuple([told.to is None or told.visible(viewer) for told in step.events])
                events = [told.event for told, seen in zip(step.events, sees, strict=True) if seen]
                actor = _actor(entry.seat, viewer, events)
                old = self._seen.get(viewer)
                new = self._seen[viewer] = self.game.view(step.state, viewer)
                sight = (id(old), id(new), sees, actor)
                frame = alike.get(sight)
                if frame is None:
                    news = {} if old is None else change(old, new)
                    if events or news or public:
                        frame = encode(say.Update(
                            self.number, version, events, news, actors, clock, actor, outcome))
                    else:
                        frame = skip = skip or encode(say.Skip(self.number, version))
                    alike[sight] = frame
                frames[viewer] = frame
            line.send(frame)
        for viewer in self._seen.keys() - frames.keys():
            del self._seen[viewer]

    def view_for(self, viewer: Seat | None) -> Any:
        """The whole view, as plain data; remembered, for the next patch."""
        view = self._seen.get(viewer)
        if view is None:
            view = self._seen[viewer] = self.game.view(self.table.state, viewer)
        return bare(plain(view))

    def begun(self, room: Any) -> None:
        """Tell everybody that the game begins."""
        clock, actors = self.told_clock(), list(self._public[0])
        frames: dict[Seat | None, bytes] = {}
        for line in self.room.lines:
            frame = frames.get(line.seat)
            if frame is None:
                frame = frames[line.seat] = encode(say.Begun(room, self.view_for(line.seat), actors, clock))
            line.send(frame)

    def log_for(self, viewer: Seat | None) -> list[Any]:
        """What this seat has seen in this round."""
        return [
            [_actor(each.seat, viewer, events), events]
            for each in self.happened if (events := _visible(each, viewer))]

    def missed_by(self, viewer: Seat | None, version: int) -> list[Any]:
        """The updates after a version. They carry no patches: whoever asks gets the whole view too."""
        updates: list[Any] = []
        for number, each in enumerate(self.happened[version:], start=version + 1):
            events = _visible(each, viewer)
            if events:
                clock = say.Clock(now=each.at, running=True)
                updates.append(say.Update(
                    self.number, number, events, {}, list(each.actors), clock, _actor(each.seat, viewer, events)))
        return updates


def audience_number(guest: str) -> int:
    """A number for somebody in the audience: always the same for the same person, so that a jury votes once each."""
    return int.from_bytes(hashlib.blake2b(guest.encode(), digest_size=4).digest(), "big")


def _visible(each: Happened, viewer: Seat | None) -> list[Any]:
    return [told.event for told in each.told if told.visible(viewer)]


def _actor(seat: Seat | None, viewer: Seat | None, events: list[Any]) -> Seat | None:
    """Who acted, where the viewer knows it anyway: themselves, or named by an event they may see."""
    if seat is None or seat == viewer or any(getattr(event, "seat", None) == seat for event in events):
        return seat
    return None
