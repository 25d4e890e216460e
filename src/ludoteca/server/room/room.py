"""Room: one table with its people. It wires the parts of a table together; requests are handled one after another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.rules.registry import AnyGame
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.persistence.outage import Closing
from ludoteca.server.persistence.table_writer import Ledger, Unsure
from ludoteca.server.play.agreement import Consent
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.plain_moves import PlainMoves
from ludoteca.server.play.round import Round
from ludoteca.server.play.take_backs import TakeBacks
from ludoteca.server.room.admission import Admission
from ludoteca.server.room.announcer import Announcer
from ludoteca.server.room.audience_admission import AudienceAdmission
from ludoteca.server.room.audience_updates import AudienceUpdates
from ludoteca.server.room.changes import StateChanges
from ludoteca.server.room.dealing import Dealing
from ludoteca.server.room.handlers import RequestHandlers
from ludoteca.server.room.hosting import Hosting
from ludoteca.server.room.outage_notice import OutageNotice
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.room.turn_reminder import TurnReminder
from ludoteca.server.runtime.job_queue import Job, JobQueue
from ludoteca.server.services import Services
from ludoteca.server.sessions.idempotency import Answers, request_key
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Page
from ludoteca.server.state.fair_seed import SeedShares
from ludoteca.server.state.room_state import RoomState
from ludoteca.server.talk.chat import TableChat
from ludoteca.server.talk.person_limits import PersonLimits
from ludoteca.server.talk.table_moderation import TableModeration
from ludoteca.server.talk.text_board import TextBoard
from ludoteca.server.talk.voice import Voices
from ludoteca.store import Conflict, Lease


class OutOfStep(Exception):
    """A job broke in the middle of writing: the disk may know more than this room does."""


class Room:
    """One table with its people. `post` is the only way in: jobs run one at a time, in order."""

    def __init__(
        self, state: RoomState, services: Services, lease: Lease,
        on_conflict: Callable[[Room], None] = lambda room: None,
    ) -> None:
        """`on_conflict`: called when the store may know more than this room, or another process has the table."""
        self.id = state.table
        self.services = services
        self.jobs = JobQueue(self._failed)
        self.answers = Answers()
        self._on_conflict = on_conflict
        self._limits = PersonLimits()
        self.presence = presence = Presence(lambda: services.store.health().waiting > 0)
        self.ledger = writer = Ledger(
            services.store, services.disk, lease, lambda waited: self.outage_notice.on_write(waited))
        self.record = record = RoomRecord(state, writer, services.wall, self.post)
        self.outage_notice = OutageNotice(record, presence, writer, services.disk)
        voices, screens, seeds = Voices(), ScreenApproval(), SeedShares()
        agreement = Consent(services.schedule, services.timeouts.agreement)
        self.chat = TableChat(record, presence, voices, writer, services.wall)
        updates = AudienceUpdates(
            presence, services.schedule, self.post, lambda: self.announcer.send_audience_update())
        self.announcer = Announcer(
            record, presence, self.chat, voices, screens, agreement, seeds, self.outage_notice, updates)
        changes = StateChanges(record, presence, self.announcer, voices, self.post, self._after_change)
        self._hosting = Hosting(changes, presence, services)
        self._take_backs = TakeBacks(changes, record, agreement)
        self._reminder = TurnReminder(record, presence, services, changes)
        self._audience = AudienceAdmission(presence, self.announcer, updates)
        moderation = TableModeration(
            changes, self.announcer, presence, self.chat, voices, screens, lambda: services.settings(), services.note)
        self.admission = Admission(
            record, changes, presence, self.announcer, services, self._audience, self._hosting, self._reminder,
            moderation, voices, self._limits, self.answers, self.outage_notice)
        self.dealing = Dealing(
            record, changes, services, presence, writer, self.announcer, seeds, screens, self._take_backs,
            self._reminder)
        hints = Hints(record, self.announcer, services, self.dealing.bots, self.chat.announce)
        self._text_board = TextBoard(record, self.announcer, hints.reason)
        self._handlers = RequestHandlers(
            record, changes, self.dealing, presence, services, writer, seeds, self._take_backs, {
                messages.Say: self.chat.say, messages.React: self.chat.react, messages.Signal: self.chat.signal,
                messages.Listen: self._text_board.send, messages.Hint: hints.ask, messages.AskWhy: hints.explain,
                messages.TakeBack: self._take_backs.ask, messages.Consent: self._take_backs.answer,
                **dict.fromkeys(TableModeration.REQUESTS, moderation.answer)})
        self.plain_moves = PlainMoves(self)

    async def _after_change(self) -> None:
        self._hosting.check()
        await self._take_backs.decide()

    @property
    def state(self) -> RoomState:
        return self.record.state

    @property
    def round(self) -> Round | None:
        return self.record.round

    @property
    def game(self) -> AnyGame:
        return self.record.game

    async def close(self) -> None:
        """The process stops: judge pending claims, stop the clock, save. From then on the room accepts nothing."""
        async def close() -> None:
            self.record.closed = True
            await self.record.stop_clock_and_save()

        self.post(close)
        await self.settled()

    async def shut(self) -> None:
        """Close the table for good, as the admin asked, and say so to all sessions."""
        async def shut() -> None:
            await self.record.stop_clock()
            await self.record.save(self.state.but(shut=True, listed=False))
            self.presence.dismiss(Refused("table_shut"))

        self.post(shut)
        await self.settled()

    # -- one thing at a time

    def post(self, job: Job, whose: str = "") -> None:
        """Do this after all that came before; what is somebody's never fills the queue, and players come first."""
        state = self.record.state
        watches = bool(whose) and whose != state.owner and state.seat_of(whose) is None
        self.jobs.post(partial(self.carry_out, job), whose, later=watches and self.record.round is not None)

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
            self._on_conflict(self)

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

    # -- requests

    def join(self, page: Page, name: str, hello: messages.Hello) -> None:
        self.admission.join(page, name, hello)

    def leave(self, page: Page) -> None:
        self.admission.leave(page)

    def receive(self, page: Page, request: Any, arrived: float | None = None) -> None:
        """A message of somebody at the table. `arrived` is when it came in at the door."""
        arrived = self.services.wall() if arrived is None else arrived
        if self.jobs.idle and type(request) is messages.Play and self.plain_moves.play(page, request, arrived):
            return
        self.post(partial(self._answer, page, request, arrived), page.guest)

    async def _answer(self, page: Page, request: Any, arrived: float) -> None:
        if self.record.closed:
            return                                 # no answer is no "no": it is asked again where the table goes on
        key = request_key(page.guest, request.id)
        if page in self.presence and self.answers.asked(key, page):
            await self.see_to(key, type(request).__name__, partial(self._do, page, request, arrived, key))

    async def _do(self, page: Page, request: Any, arrived: float, key: str) -> bool:
        """What somebody asks for. False: it is answered later."""
        self._audience.check(page, request)
        if page.guest in self.state.agents:
            self._limits.check_agent(page.guest, self.services.wall())
        if isinstance(request, messages.Utter):
            self._limits.check(page.guest, request, self.services.wall())
            move = await self._text_board.read_move(page, request)
            if move is None:
                return True                        # a question, and answered
            request = messages.Play(request.id, move)
        if not isinstance(request, messages.Play):
            self._limits.check(page.guest, request, self.services.wall(), self._is_spectator(page))
            await self._handlers.handle(page, request)
            return True
        if self.round is None:
            raise Refused("game_not_on")
        if not await self.round.play(page, request.move, arrived, key, partial(self.answered, key)):
            return False                           # a claim: answered when the race is judged
        self.services.counters.move_done(self.game.id, (self.services.wall() - arrived) / 1000)
        return True

    async def see_to(self, key: str, what: str, act: Callable[[], Awaitable[bool]]) -> None:
        """Do what was asked for, and tell whoever asked how it went."""
        answer = partial(self.answered, key)
        before, self.record.request = self.ledger.attempts, key
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
            self.record.request = ""

    def leave_open(self, key: str) -> None:
        """It may be on disk, so it is not refused: whoever asked comes back and asks again."""
        for each in self.answers.leave_open(key):
            each.hang_up()

    def answered(self, key: str, refusal: IllegalMove | None, keep: bool = True) -> None:
        if refusal is not None:
            refusal.game = refusal.game or self.game.id
            self.services.counters.refused(refusal.code)
        self.answers.give(key, refusal, keep)

    def _is_spectator(self, page: Page) -> bool:
        return page.seat is None and page.guest not in (self.state.owner, self.state.hosting)
