"""People at one table: they come and go, sit, talk, play. Requests are handled one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from ludoteca.bots import Level
from ludoteca.protocol import messages
from ludoteca.protocol import room_view as shown
from ludoteca.protocol.limits import PROTOCOL
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.rules import Company, IllegalMove, Outcome, Seat, Table, Unreadable
from ludoteca.rules.honours import Honour
from ludoteca.rules.registry import game as find_game
from ludoteca.server.bot_workers.engine import Alone
from ludoteca.server.moderation import profanity
from ludoteca.server.persistence.log_codec import header_row
from ludoteca.server.persistence.outage import Closing
from ludoteca.server.persistence.table_writer import Ledger, Unsure
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.plain_moves import PlainMoves
from ludoteca.server.play.round import Round, audience_number
from ludoteca.server.play.take_backs import TakeBacks
from ludoteca.server.room import requests
from ludoteca.server.room.admission import Door
from ludoteca.server.room.audience_admission import Usher
from ludoteca.server.room.hosting import Hosting
from ludoteca.server.room.outage_notice import Waiting
from ludoteca.server.room.turn_reminder import Calling
from ludoteca.server.room.view_builder import portrait
from ludoteca.server.runtime.job_queue import Job, JobQueue
from ludoteca.server.services import Services
from ludoteca.server.sessions.idempotency import Answers, note, request_key
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Page
from ludoteca.server.state import daily, evening, results, transitions
from ludoteca.server.state.fair_seed import Urn
from ludoteca.server.state.room_state import ClockState, RoomState, room_row
from ludoteca.server.talk.chat import Talk
from ludoteca.server.talk.person_limits import Courtesy
from ludoteca.server.talk.table_moderation import Manners
from ludoteca.server.talk.text_board import InWords
from ludoteca.store import Conflict, Lease, LogRow, RoomRow


class OutOfStep(Exception):
    """A job broke in the middle of writing: the disk may know more than this room does."""


class Room:
    """One table with its people. `post` is the only way in: jobs run one at a time, in order."""

    def __init__(self, state: RoomState, services: Services, held: Lease) -> None:
        self.id = state.table
        self.state = state
        self.services = services
        self.game = find_game(state.game)
        self.round: Round | None = None
        self.presence = Presence(lambda: services.store.health().waiting > 0)
        self.waiting = Waiting(self)
        self.ledger = Ledger(services.store, services.disk, held, self.waiting.hear)
        self.answers = Answers()
        self.talk = Talk(self)
        self.manners = Manners(self)
        self.words = InWords(self)
        self.courtesy = Courtesy()
        self.usher = Usher(self)
        self.door = Door(self)
        self.hosting = Hosting(self)
        self.take_backs = TakeBacks(self)
        self.calling = Calling(self)
        self.hints = Hints(self)
        self.plain_moves = PlainMoves(self)
        self.on_conflict: Callable[[Room], None] = lambda room: None
        self.jobs = JobQueue(self._failed)
        self.laid_down = False                     # from here on this table is for others to take up
        self._request = ""                         # the one that is being carried out
        self._winding = False                      # where the clock stands is about to be written down
        self.urn = Urn()                           # what the next game is dealt from
        self.replay = ""                           # after a game: the link by which it is looked at again
        self._comparing: set[asyncio.Task[None]] = set()
        self._bots: tuple[Any, dict[Seat, Level]] = ((), {})    # in these chairs: looked up at every move

    # -- one thing at a time

    def post(self, job: Job, whose: str = "") -> None:
        """Do this after all that came before; what is somebody's never fills the queue, and players come first."""
        watches = bool(whose) and whose != self.state.owner and self.state.seat_of(whose) is None
        self.jobs.post(partial(self.carry_out, job), whose, later=watches and self.round is not None)

    async def carry_out(self, job: Job) -> None:
        """Where a job breaks after it began to write, nobody knows whether this room and the disk still agree."""
        before, pulse = self.ledger.attempts, self.services.pulse
        if pulse is not None and pulse.drowsy:
            await pulse.awake()                    # neither act nor tell: this table may be another's
        try:
            await job()
        except (Conflict, Closing):
            raise
        except Exception as error:
            if self.ledger.attempts != before:
                raise OutOfStep from error
            raise

    def broke(self, error: Exception) -> None:
        """What was written could not be told: the disk knows more than this room does."""
        self._failed(OutOfStep(str(error)))

    def _failed(self, error: Exception) -> None:
        if isinstance(error, Closing):
            return
        if isinstance(error, Conflict):
            self.services.note("conflict", table=self.id)
        else:
            self.services.trouble("job_failed", table=self.id, game=self.game.id)
        if isinstance(error, (Conflict, OutOfStep)):
            self.on_conflict(self)

    @property
    def busy(self) -> bool:
        """Whether something is being done or thought about here."""
        return self.jobs.busy or (self.round is not None and self.round.busy)

    async def settled(self) -> None:
        """Wait until nothing is being done or thought about here."""
        while self.busy:
            await self.jobs.settled()
            if self.round is not None:
                await self.round.settled()

    # -- what the house asks of it

    async def come_to_rest(self) -> None:
        """The clock stands still until somebody comes, on disk too."""
        if self.round is not None and self.round.clock.running:
            await self.round.rest()
        await self._save(self.state)

    def rename(self, guest: str, name: str) -> None:
        """Somebody changed their name elsewhere."""
        async def rename() -> None:
            if guest in self.state.people:
                await self.become(transitions.arrive(self.state, guest, name), "renamed", guest)

        self.post(rename)

    async def shut(self) -> None:
        """From the desk: the table is closed for good, and everybody is told."""
        async def shut() -> None:
            if self.round is not None and self.round.clock.running:
                await self.round.rest()
            await self.keep(self.state.but(shut=True, listed=False))
            self.dismiss(Refused("table_shut"))

        self.post(shut)
        await self.settled()

    def dismiss(self, reason: IllegalMove) -> None:
        """Everybody out; those who come back find a fresh copy of this room."""
        self.presence.dismiss(reason)

    async def close(self) -> None:
        """The house closes: judge what is open, stop the clock, save. Nothing happens here any more."""
        self.post(self._lie_down)
        await self.settled()

    async def _lie_down(self) -> None:
        self.laid_down = True
        await self.come_to_rest()

    # -- what everybody sees

    def name(self, guest: str) -> str:
        """A person's name as the table shows it."""
        name = self.state.name(guest) or self.presence.gallery.name(guest)
        return profanity.veiled(name) if self.state.family else name

    def waits_for(self, guest: str) -> bool:
        """Whether the game waits for this person."""
        seat = self.state.seat_of(guest)
        return self.state.phase == "playing" and self.round is not None and self.round.waits_for(seat)

    def room_view(self) -> shown.RoomView:
        return portrait(self)

    def _you(self, guest: str) -> shown.Person:
        return shown.Person(
            guest, self.name(guest), self.state.seat_of(guest), muted=guest in self.state.muted,
            agent=guest in self.state.agents)

    def told_clock(self) -> shown.Clock:
        if self.round is None:
            return shown.Clock(now=0, running=False)
        return self.round.told_clock()

    def welcome(self, page: Page, hello: messages.Hello | None = None) -> messages.Welcome:
        round = self.round
        chat = self.talk.since(hello.chat if hello else self.talk.number, page.guest)
        welcome = messages.Welcome(
            protocol=PROTOCOL, you=self._you(page.guest), room=self.room_view(), version=0, chat=chat,
            clock=self.told_clock(), waits=self.waiting.said_in(page.language))
        if round is None:
            return welcome
        since = None
        if hello is not None and hello.round is not None and hello.version is not None:
            since = max(0, hello.version) if hello.round == round.number else 0
        round.tell_kept_back()
        standing = round.standing(page.seat, since)
        return msgspec.structs.replace(
            welcome, version=standing.version, view=standing.view, actors=standing.actors,
            outcome=standing.outcome, ending=round.ending(), take_back=standing.take_back, missed=standing.missed,
            log=standing.log)

    def tell(self, notice: str = "", who: str = "", but: Page | None = None) -> None:
        """The room as it is now, to everybody, with what happened."""
        view: Any = msgspec.Raw(encode(self.room_view()))
        clock = self.told_clock()
        self.presence.tell_guests(
            lambda guest: encode(messages.RoomChanged(view, self._you(guest), clock, notice, who)), but)
        self.usher.tell(view, clock, notice, who)

    # -- changing the room

    def row(self, state: RoomState) -> RoomRow:
        """The room as the store keeps it."""
        if self.round is not None:
            state = state.but(clock=self.round.clock_state())
        return room_row(state, self.services.wall())

    async def touch(self) -> None:
        """Note that this room is in use."""
        self._winding = False
        await self._save(self.state)

    def wound(self) -> None:
        """The clock was held or set going: where it stands has to be on disk too, once, however often that was."""
        if not self._winding:
            self._winding = True
            self.post(self.touch)

    async def _save(self, state: RoomState) -> RoomState:
        """On disk, with the request that asked for it; the room as it was saved."""
        if self._request:
            state = state.but(answered=note(state.answered, self._request))
        await self.ledger.save(self.row(state))
        return state

    async def keep(self, state: RoomState) -> None:
        """The room as it is from now on; nobody is told yet."""
        self.state = await self._save(state)

    async def become(self, state: RoomState, notice: str, who: str = "") -> None:
        """The room changes: saved, then told. Whoever has another seat now sees the game from there."""
        if state is self.state:
            return
        await self.keep(state)
        self.manners.voices.settle(state, set(self.presence.guests))
        moved = self.presence.seat(state.seat_of)
        self.tell(notice, who)
        if self.round is not None:
            for page in moved:
                page.send(encode(self.welcome(page)))
            self.round.chairs_changed()
        self.hosting.look()
        await self.take_backs.weigh()

    def _only_watches(self, page: Page) -> bool:
        return page.seat is None and page.guest not in (self.state.owner, self.state.hosting)

    def host_only(self, page: Page) -> None:
        if page.guest != self.state.hosting:
            raise Refused("not_host", name=self.name(self.state.hosting))

    # -- requests

    def join(self, page: Page, name: str, hello: messages.Hello) -> None:
        self.door.come_in(page, name, hello)

    def leave(self, page: Page) -> None:
        self.door.go_out(page)

    def receive(self, page: Page, request: Any, arrived: float | None = None) -> None:
        """A message of somebody at the table. `arrived` is when it came in at the door."""
        arrived = self.services.wall() if arrived is None else arrived
        if self.jobs.idle and type(request) is messages.Play and self.plain_moves.play(page, request, arrived):
            return
        self.post(partial(self._answer, page, request, arrived), page.guest)

    async def _answer(self, page: Page, request: Any, arrived: float) -> None:
        if self.laid_down:
            return                                 # no answer is no "no": it is asked again where the table goes on
        key = request_key(page.guest, request.id)
        if page in self.presence and self.answers.asked(key, page):
            await self.see_to(key, type(request).__name__, partial(self._do, page, request, arrived, key))

    async def _do(self, page: Page, request: Any, arrived: float, key: str) -> bool:
        """What somebody asks for. False: it is answered later."""
        self.usher.check(page, request)
        if page.guest in self.state.agents:
            self.courtesy.check_agent(page.guest, self.services.wall())
        if isinstance(request, messages.Utter):
            self.courtesy.check(page.guest, request, self.services.wall())
            move = await self.words.meant(page, request)
            if move is None:
                return True                        # a question, and answered
            request = messages.Play(request.id, move)
        if not isinstance(request, messages.Play):
            self.courtesy.check(page.guest, request, self.services.wall(), self._only_watches(page))
            await requests.answer(self, page, request)
            return True
        if self.round is None:
            raise Refused("game_not_on")
        if not await self.round.play(page, request.move, arrived, key, partial(self.answered, key)):
            return False                           # a claim: answered when the race is judged
        self.services.tally.moved(self.game.id, (self.services.wall() - arrived) / 1000)
        return True

    async def see_to(self, key: str, what: str, act: Callable[[], Awaitable[bool]]) -> None:
        """Do what was asked for, and tell whoever asked how it went."""
        answer = partial(self.answered, key)
        before, self._request = self.ledger.attempts, key
        try:
            if not await act():
                return
        except IllegalMove as refusal:
            answer(refusal)
        except Conflict as conflict:
            if isinstance(conflict, Unsure):       # it may be done: whoever asked asks the one who has the table now
                self.leave_open(key)
            else:
                answer(Refused("try_again"), keep=False)
            raise
        except BaseException as error:
            if self.ledger.attempts != before or not isinstance(error, Exception):
                self.leave_open(key)
                raise
            answer(Refused("try_again"), keep=False)
            self.services.trouble("request_failed", table=self.id, game=self.game.id, request=what)
        else:
            answer(None)
        finally:
            self._request = ""

    def leave_open(self, key: str) -> None:
        """It may be on disk, so it is not refused: whoever asked comes back and asks again."""
        for each in self.answers.leave_open(key):
            each.hang_up()

    def answered(self, key: str, refusal: IllegalMove | None, keep: bool = True) -> None:
        if refusal is not None:
            refusal.game = refusal.game or self.game.id
            self.services.tally.refused(refusal.code)
        self.answers.give(key, refusal, keep)

    # -- games

    async def deal(self, request: str) -> None:
        """A new round: the table laid, on disk with the request that asked for it, then told."""
        state = transitions.start(self.state)
        if self.state.begins is None:
            table = self._laid(state)
            round, first = Round(self, table, state.round, state.bot_seed), header_row(table)
        else:
            round, first = await self._reopen(state)
        fresh = state.but(clock=ClockState(
            round.table.now, self.services.wall(), True, self.services.opening, round.table.position))
        row = msgspec.structs.replace(self.row(fresh), state=encode(fresh))
        await self.ledger.append(round.number, msgspec.structs.replace(first, request=request), row)
        self.state, self.round = state, round
        self.urn = Urn()                           # for the game after this one
        self.manners.screens.clear()
        self.presence.seat(state.seat_of)
        round.begin(self.room_view())
        self.calling.look()

    def _laid(self, state: RoomState) -> Table:
        if state.daily is not None:
            return daily.lay(state.daily, state.options)
        luck = self.urn.luck(state)
        return Table(self.game, len(state.chairs), luck.seed, state.options, luck=luck)

    async def put_away(self) -> None:
        """After a game: the chairs as they are, to be rearranged."""
        self.round = None
        await self.become(transitions.back_to_lobby(self.state), "lobby")

    async def lay_out(self, state: RoomState) -> None:
        """Another game is on the table, for the same people."""
        self.round = None
        self.game = find_game(state.game)
        await self.become(state, "game")

    async def _reopen(self, state: RoomState) -> tuple[Round, LogRow]:
        """The first round of a table that begins in a log. Its own log holds that one's entries too."""
        rows = await self.ledger.opening()
        try:
            round = await asyncio.to_thread(Round.from_log, self, state.round, rows, state.bot_seed)
        except Unreadable as error:
            raise UnreadableLog(error) from None
        return round, rows[0]

    def resume(self, rows: list[LogRow]) -> Round:
        """The round that is on, as its log tells it; the clock stands still until somebody comes."""
        self.round = Round.from_log(self, self.state.round, rows, self.state.bot_seed)
        return self.round

    def bots(self) -> Mapping[Seat, Level]:
        """The chairs bots sit in; while a question is open they wait for its answer like everybody else."""
        chairs, bots = self._bots
        if chairs is not self.state.chairs:
            bots = {seat: chair.level for seat, chair in enumerate(self.state.chairs)
                    if chair.kind == "bot" and chair.level is not None}
            self._bots = self.state.chairs, bots
        return {} if bots and self.take_backs.asking else bots

    def company(self) -> Company:
        """Who is here, for a game that asks: the seats of people, and the numbers of those who watch."""
        seats = {guest: self.state.seat_of(guest) for guest in (*self.presence.guests, *self.presence.gallery.people)}
        return Company(
            tuple(sorted(seat for seat in seats.values() if seat is not None)),
            tuple(len(self.state.chairs) + audience_number(guest) for guest, seat in seats.items() if seat is None))

    async def finish(
        self, round: int, last: LogRow, outcome: Outcome, final: Any, begun: int | None, honours: list[Honour],
    ) -> None:
        """The last entry of a game, with its result, in one commit."""
        state = transitions.finish(self.state, outcome.winners)
        result = results.result_of(
            state, round, outcome, honours, int(self.services.wall()), entries=last.position, begun=begun)
        # What somebody prepared beforehand is no feat.
        rehearsed = begun is not None or (state.daily is not None and not state.daily.counts)
        feats = [] if rehearsed else results.feats_of(state, final, result.finished)
        state = evening.remember(state, outcome, result.link, result.finished)
        notes = await self.services.deals.notes_for(
            state, outcome, result.link, result.finished, self.ledger.notes_of)
        await self.ledger.append(round, last, self.row(state), result, feats, notes)
        self.state = state
        self.replay = result.link

    def finished(self) -> None:
        self.tell("over")
        if self.round is not None and (ending := self.round.ending()) is not None:
            self.presence.tell(encode(messages.Ended(ending)))
            task = asyncio.get_running_loop().create_task(self.round.compare())
            self._comparing.add(task)
            task.add_done_callback(self._comparing.discard)

    def compared_with(self) -> Seat | None:
        """The chair in which the maestro plays the same deal once more, where there is something to compare."""
        if self.state.daily is not None:
            return self.state.seat_of(self.state.owner)
        return 0 if len(self.state.chairs) == 1 and self.game.dealt_ahead else None

    async def maestro_before(self) -> Alone | None:
        return await self.services.deals.maestro(self.state)

    async def maestro_played(self, played: Alone) -> None:
        await self.services.deals.save_maestro(self.state, played)

    def gone_on(self) -> None:
        self.calling.look()
        if self.take_backs.asking:
            self.take_backs.lapse()
