"""People at one table: they come and go, sit, talk, play. Requests are handled one after another."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from ludoteca.room import acts
from ludoteca.room import messages as say
from ludoteca.room.ground import Ground
from ludoteca.room.line import Line, encode
from ludoteca.room.names import clean_name
from ludoteca.room.refusals import Refused
from ludoteca.room.round import Round
from ludoteca.room.schedule import Alarm
from ludoteca.room.state import ClockState, RoomState
from ludoteca.room.talk import Talk
from ludoteca.rules import IllegalMove, Outcome, Table
from ludoteca.rules.registry import game as find_game
from ludoteca.store import Conflict, FeatRow, LogRow, ResultRow, TableRow

Job = Callable[[], Awaitable[Any]]
ANSWERS_KEPT = 2000
PAGES = 8                        # of one person at one table; one more closes the oldest


class Room:
    """One table with its people. `post` is the only way in: jobs run one at a time, in order."""

    def __init__(self, state: RoomState, ground: Ground) -> None:
        self.id = state.table
        self.state = state
        self.ground = ground
        self.game = find_game(state.game)
        self.round: Round | None = None
        self.lines: list[Line] = []
        self.talk = Talk(self)
        self.idle_since: float | None = ground.wall()
        self.on_conflict: Callable[[Room], None] = lambda room: None
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self._asking: dict[str, list[Line]] = {}
        self._jobs: deque[Job] = deque()
        self._work: asyncio.Task[None] | None = None
        self._doze: Alarm | None = None
        self._host_gone: Alarm | None = None

    # -- one thing at a time

    def post(self, job: Job) -> None:
        """Do this after all that came before."""
        self._jobs.append(job)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._work_through())

    async def _work_through(self) -> None:
        try:
            while self._jobs:
                job = self._jobs.popleft()
                try:
                    await job()
                except Conflict:
                    self.ground.note("conflict", table=self.id)
                    self.on_conflict(self)
                except Exception:
                    self.ground.trouble("job_failed", table=self.id, game=self.game.id)
        finally:
            self._work = None

    async def settled(self) -> None:
        """Wait until nothing is being done or thought about here."""
        while self._work is not None or (self.round is not None and self.round.bots.tasks):
            waiting: list[asyncio.Task[None]] = [] if self._work is None else [self._work]
            if self.round is not None:
                waiting += self.round.bots.tasks
            await asyncio.gather(*waiting, return_exceptions=True)

    # -- coming and going

    def join(self, line: Line, name: str, hello: say.Hello) -> None:
        self.post(partial(self._join, line, name, hello))

    async def _join(self, line: Line, name: str, hello: say.Hello) -> None:
        try:
            state = acts.arrive(self._without_strangers(line.guest), line.guest, name)
        except Refused as refusal:
            line.goodbye(refusal)
            return
        if line.guest not in self.state.people and not hello.watch:
            state = acts.take_free_chair(state, line.guest)
        newcomer = not self._connected(line.guest)
        self._host_is_missed(newcomer=line.guest)
        if state.host not in state.people:
            state = state.but(host=line.guest)
        if state is not self.state:
            await self._save(state)
            self.state = state
        pages = [each for each in self.lines if each.guest == line.guest]
        if len(pages) >= PAGES:
            self.lines.remove(pages[0])
            pages[0].goodbye(Refused("elsewhere"))
        self.lines.append(line)
        line.seat = self.state.seat_of(line.guest)
        self.idle_since = None
        if self._doze is not None:
            self._doze.cancel()
            self._doze = None
        if self.round is not None and self.state.phase == "playing" and not self.round.clock.running:
            self.round.go_on()
        line.send(encode(self._welcome(line, hello)))
        if newcomer:
            self._tell_room("joined", line.guest, but=line)

    def _without_strangers(self, newcomer: str) -> RoomState:
        """A full table forgets those who only looked in."""
        state = self.state
        if newcomer in state.people or len(state.people) < acts.PEOPLE:
            return state
        staying = {line.guest for line in self.lines} | {state.host}
        staying |= {guest for chair in state.chairs for guest in (chair.guest, chair.keeps_for)}
        return state.but(people={guest: name for guest, name in state.people.items() if guest in staying})

    def leave(self, line: Line) -> None:
        """The line is cut; the person may come back."""
        self.post(partial(self._leave, line))

    async def _leave(self, line: Line) -> None:
        if line not in self.lines:
            return
        self.lines.remove(line)
        if not self.lines:
            self.idle_since = self.ground.wall()
            self._doze = self.ground.schedule.after(self.ground.patience.doze, lambda: self.post(self._fall_asleep))
        if not self._connected(line.guest):
            self._tell_room("left", line.guest)
            self._host_is_missed()

    async def _fall_asleep(self) -> None:
        """Nobody is here: the clock stands still until somebody comes."""
        if self.lines:
            return
        if self.round is not None and self.round.clock.running:
            await self.round.rest()
        await self._save(self.state)

    def _host_is_missed(self, newcomer: str = "") -> None:
        """A host who is gone for long makes room for somebody who is there."""
        if self._connected(self.state.host) or newcomer == self.state.host:
            if self._host_gone is not None:
                self._host_gone.cancel()
                self._host_gone = None
        elif self._host_gone is None:
            self._host_gone = self.ground.schedule.after(
                self.ground.patience.host_gone, lambda: self.post(self._find_host))

    async def _find_host(self) -> None:
        self._host_gone = None
        if self._connected(self.state.host):
            return
        present = [line.guest for line in self.lines]
        seated = [chair.guest for chair in self.state.chairs if chair.kind == "person" and chair.guest in present]
        heir = next(iter(seated or present), None)
        if heir is not None:
            await self._become(acts.hand_over(self.state, heir), "host", heir)

    def _connected(self, guest: str) -> bool:
        return any(line.guest == guest for line in self.lines)

    def rename(self, guest: str, name: str) -> None:
        """Somebody changed their name elsewhere."""
        async def rename() -> None:
            if guest in self.state.people:
                await self._become(acts.arrive(self.state, guest, name), "renamed", guest)

        self.post(rename)

    async def close(self) -> None:
        """The house closes: judge what is open, stop the clock, save. Nothing happens here any more."""
        async def last() -> None:
            if self.round is not None and self.round.clock.running:
                await self.round.rest()
            await self._save(self.state)

        self.post(last)
        await self.settled()

    # -- what everybody sees

    def room_view(self) -> say.RoomView:
        state = self.state
        here = {line.guest for line in self.lines}
        chairs = [
            say.Chair(
                seat=seat, kind=chair.kind, guest=chair.guest, level=chair.level, wins=chair.wins,
                name=state.name(chair.guest) if chair.kind == "person" else chair.name,
                connected=chair.kind != "person" or chair.guest in here,
                keeps_for=chair.keeps_for, keeps_for_name=state.name(chair.keeps_for))
            for seat, chair in enumerate(state.chairs)]
        people = [
            say.Person(guest, name, seat, guest in here)
            for guest, name in state.people.items()
            if (seat := state.seat_of(guest)) is not None or guest in here or guest == state.host]
        return say.RoomView(
            table=self.id, code=state.code, game=state.game, phase=state.phase, host=state.host, options=state.options,
            chairs=chairs, people=people, round=state.round)

    def _you(self, guest: str) -> say.Person:
        return say.Person(guest, self.state.name(guest), self.state.seat_of(guest))

    def _clock(self) -> say.Clock:
        return say.Clock(now=0, running=False) if self.round is None else self.round.told_clock()

    def _welcome(self, line: Line, hello: say.Hello | None = None) -> say.Welcome:
        round = self.round
        chat = self.talk.since(hello.chat if hello else self.talk.number, line.guest)
        welcome = say.Welcome(
            protocol=say.PROTOCOL, you=self._you(line.guest), room=self.room_view(), version=0, chat=chat,
            clock=self._clock())
        if round is None:
            return welcome
        missed: list[Any] = []
        if hello is not None and hello.round is not None and hello.version is not None:
            since = hello.version if hello.round == round.number else 0
            missed = round.missed_by(line.seat, max(0, since))
        return msgspec.structs.replace(
            welcome, version=round.table.position, view=round.view_for(line.seat),
            actors=sorted(round.table.actors), outcome=round.outcome, missed=missed, log=round.log_for(line.seat))

    def _tell_room(self, notice: str = "", who: str = "", but: Line | None = None) -> None:
        view, clock = msgspec.Raw(encode(self.room_view())), self._clock()
        frames: dict[str, bytes] = {}
        for line in self.lines:
            if line is but:
                continue
            frame = frames.get(line.guest)
            if frame is None:
                frame = frames[line.guest] = encode(say.RoomChanged(
                    view, self._you(line.guest), clock, notice, who))  # type: ignore[arg-type]
            line.send(frame)

    # -- changing the room

    def row(self, state: RoomState) -> TableRow:
        """The table as the store keeps it."""
        if self.round is not None:
            clock = self.round.clock
            state = state.but(clock=ClockState(clock.now(), self.ground.wall(), clock.running))
        return TableRow(
            id=self.id, code=state.code, game=state.game, phase=state.phase, room=encode(state), host=state.host,
            members=tuple(state.people), touched=int(self.ground.wall()))

    async def _save(self, state: RoomState) -> None:
        await self.ground.store.save_table(self.row(state))

    async def _become(self, state: RoomState, notice: str, who: str = "") -> None:
        """The room changes: saved, then told. Whoever has another seat now sees the game from there."""
        if state is self.state:
            return
        await self._save(state)
        self.state = state
        moved = [line for line in self.lines if state.seat_of(line.guest) != line.seat]
        for line in moved:
            line.seat = state.seat_of(line.guest)
        self._tell_room(notice, who)
        if self.round is not None:
            for line in moved:
                line.send(encode(self._welcome(line)))
            self.round.bots.look()

    def _host_only(self, line: Line) -> None:
        if line.guest != self.state.host:
            raise Refused("not_host", name=self.state.name(self.state.host))

    # -- requests

    def receive(self, line: Line, request: Any, arrived: float | None = None) -> None:
        """A message of somebody at the table. `arrived` is when it came in at the door."""
        self.post(partial(self._answer, line, request, self.ground.wall() if arrived is None else arrived))

    async def _answer(self, line: Line, request: Any, arrived: float) -> None:
        key = f"{line.guest}/{request.id}"
        known = self._answers.get(key)
        if known is not None:
            line.send(known)
            return
        if key in self._asking:
            self._asking[key].append(line)
            return
        if line not in self.lines:
            return
        self._asking[key] = [line]
        answer = partial(self._answered, key, request.id)
        try:
            if isinstance(request, say.Play):
                if self.round is None:
                    raise Refused("game_not_on")
                if not await self.round.play(line, request.move, arrived, key, answer):
                    return                         # a claim: answered when the race is judged
                self.ground.tally.moved(self.game.id, (self.ground.wall() - arrived) / 1000)
            else:
                await self._HANDLERS[type(request)](self, line, request)
        except IllegalMove as refusal:
            if not refusal.game:
                refusal.game = self.game.id
            answer(refusal)
        except BaseException as error:
            answer(Refused("try_again"), keep=False)
            if isinstance(error, (Conflict, asyncio.CancelledError)):
                raise
            self.ground.trouble("request_failed", table=self.id, game=self.game.id, request=type(request).__name__)
        else:
            answer(None)

    def _answered(self, key: str, id: str, refusal: IllegalMove | None, keep: bool = True) -> None:
        """Tell whoever asked, and remember: a resend gets the same answer."""
        lines = self._asking.pop(key, [])
        if refusal is None:
            frame = encode(say.Ok(id))
        else:
            self.ground.tally.refused(refusal.code)
            language = lines[0].language if lines else "it"
            frame = encode(say.No(id, refusal.code, refusal.sentence(language), refusal.rule, refusal.facts))
        if keep:
            self.remember(key, frame)
        for line in lines:
            line.send(frame)

    def remember(self, key: str, frame: bytes) -> None:
        self._answers[key] = frame
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    async def _sit(self, line: Line, request: say.Sit) -> None:
        await self._become(acts.sit(self.state, line.guest, request.seat), "sat", line.guest)

    async def _stand(self, line: Line, request: say.Stand) -> None:
        await self._become(acts.stand(self.state, line.guest), "stood", line.guest)

    async def _chairs(self, line: Line, request: say.Chairs) -> None:
        self._host_only(line)
        await self._become(acts.set_chairs(self.state, request.count, self.game), "chairs")

    async def _arrange(self, line: Line, request: say.Arrange) -> None:
        self._host_only(line)
        await self._become(acts.arrange(self.state, request.order), "arranged")

    async def _bot(self, line: Line, request: say.SetBot) -> None:
        self._host_only(line)
        seat = request.seat
        guest = self.state.chairs[seat].guest if 0 <= seat < len(self.state.chairs) else ""
        state = acts.set_bot(self.state, seat, request.level, self._connected(guest))
        if request.level is not None:
            self.ground.thinker.warm(self.game.id, request.level)
        await self._become(state, "bot", guest)

    async def _give_back(self, line: Line, request: say.GiveBack) -> None:
        seat = request.seat
        kept_for = self.state.chairs[seat].keeps_for if 0 <= seat < len(self.state.chairs) else ""
        guest = kept_for if line.guest == self.state.host and kept_for else line.guest
        await self._become(acts.give_back(self.state, guest, seat), "given_back", guest)

    async def _options(self, line: Line, request: say.SetOptions) -> None:
        self._host_only(line)
        await self._become(acts.set_options(self.state, request.options, self.game), "options")

    async def _start(self, line: Line, request: say.Start) -> None:
        self._host_only(line)
        if self.state.phase == "over":
            raise Refused("game_on")
        await self._deal()

    async def _rematch(self, line: Line, request: say.Rematch) -> None:
        self._host_only(line)
        if self.state.phase != "over":
            raise Refused("not_finished")
        if request.start:
            await self._deal()
            return
        self.round = None
        await self._become(acts.back_to_lobby(self.state), "lobby")

    async def _deal(self) -> None:
        """A new round: the table laid, on disk, then told."""
        state = acts.start(self.state)
        table = Table(self.game, len(state.chairs), secrets.token_hex(8), state.options)
        round = Round(self, table, state.round)
        fresh = state.but(clock=ClockState(0, self.ground.wall(), True))
        row = msgspec.structs.replace(self.row(fresh), room=encode(fresh))
        await self.ground.store.append(self.id, round.number, LogRow(0, round.header()), row)
        self.state, self.round = state, round
        round.clock.start(0)
        for line in self.lines:
            line.seat = state.seat_of(line.guest)
        round.begun(self.room_view())
        round.go_on()

    async def finish(self, round: Round, row: LogRow, outcome: Outcome, final: Any) -> None:
        """The last entry of a game, with its result, in one commit."""
        state = acts.finish(self.state, outcome.winners)
        players = [
            {"kind": chair.kind, "guest": chair.guest or chair.keeps_for, "level": chair.level}
            for chair in state.chairs]
        result = ResultRow(
            self.id, round.number, self.game.id, int(self.ground.wall()),
            encode({"outcome": outcome, "players": players, "entries": row.position}))
        await self.ground.store.append(
            self.id, round.number, row, self.row(state), result, self._feats(final, result.finished))
        self.state = state

    def _feats(self, final: Any, won: int) -> list[FeatRow]:
        """What the people here (not the bots that sat in for somebody) take home from this game."""
        return [
            FeatRow(chair.guest, self.game.id, feat, won)
            for seat, chair in enumerate(self.state.chairs) if chair.kind == "person"
            for feat in self.game.feats(final, seat)]

    def told_finish(self) -> None:
        self._tell_room("over")

    async def _pause(self, line: Line, request: say.Pause) -> None:
        self._host_only(line)
        state = acts.pause(self.state, request.paused)
        if self.round is None or state == self.state:
            return
        if request.paused:
            await self.round.rest()
            if self.round.outcome is not None:
                raise Refused("game_not_on")
        await self._save(state)
        self.state = state
        if not request.paused:
            self.round.go_on()
        self._tell_room("paused" if request.paused else "resumed", line.guest)

    async def _kick(self, line: Line, request: say.Kick) -> None:
        self._host_only(line)
        gone = [each for each in self.lines if each.guest == request.guest]
        state = acts.kick(self.state, request.guest)
        for each in gone:
            self.lines.remove(each)
            each.goodbye(Refused("kicked"))
        await self._become(state, "kicked", request.guest)

    async def _hand_over(self, line: Line, request: say.HandOver) -> None:
        self._host_only(line)
        await self._become(acts.hand_over(self.state, request.guest), "host", request.guest)

    async def _rename(self, line: Line, request: say.Rename) -> None:
        name = None if request.name is None else clean_name(request.name)
        if request.language is not None:
            line.language = request.language
        if self.ground.rename is not None:
            await self.ground.rename(line.guest, name, request.language)
        if name is not None:
            await self._become(acts.arrive(self.state, line.guest, name), "renamed", line.guest)

    async def _say(self, line: Line, request: say.Say) -> None:
        await self.talk.say(line, request)

    async def _react(self, line: Line, request: say.React) -> None:
        await self.talk.react(line, request)

    async def _signal(self, line: Line, request: say.Signal) -> None:
        await self.talk.signal(line, request)

    _HANDLERS: dict[type, Callable[[Room, Line, Any], Awaitable[None]]] = {
        say.Say: _say, say.React: _react, say.Sit: _sit, say.Stand: _stand, say.Chairs: _chairs, say.Arrange: _arrange,
        say.SetBot: _bot, say.GiveBack: _give_back, say.SetOptions: _options, say.Start: _start, say.Pause: _pause,
        say.Kick: _kick, say.HandOver: _hand_over, say.Rematch: _rematch, say.Rename: _rename, say.Signal: _signal,
    }
