"""Room: one table with its people. It wires the parts of a table together; requests are handled one after another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.persistence.outage import ShuttingDown
from ludoteca.server.persistence.table_writer import StateDiverged, TableWriter
from ludoteca.server.play.agreement import Agreement
from ludoteca.server.play.hints import Hints
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
from ludoteca.server.room.requests import RequestProcessor
from ludoteca.server.room.turn_reminder import TurnReminder
from ludoteca.server.runtime.job_queue import Job, JobQueue
from ludoteca.server.services import Services
from ludoteca.server.sessions.idempotency import RequestLog
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.state.fair_seed import SeedShares
from ludoteca.server.state.room_state import RoomState
from ludoteca.server.talk.chat import TableChat
from ludoteca.server.talk.legal_moves import LegalMoves
from ludoteca.server.talk.person_limits import PersonLimits
from ludoteca.server.talk.table_moderation import TableModeration
from ludoteca.server.talk.text_board import TextBoard
from ludoteca.server.talk.voice import Voices
from ludoteca.store import Conflict, Lease


class Room:
    """One table with its people. Jobs run one at a time, in order; all changes happen in a job."""

    def __init__(
        self, state: RoomState, services: Services, lease: Lease,
        on_conflict: Callable[[Room], None] = lambda room: None,
    ) -> None:
        """`on_conflict`: called when the store may know more than this room, or another process has the table."""
        self.id = state.table
        self._services = services
        self._jobs = JobQueue(self._on_job_failed)
        self.request_log = RequestLog()
        self._on_conflict = on_conflict
        limits = PersonLimits()
        self.presence = presence = Presence(lambda: services.store.health().waiting > 0)
        self.writer = writer = TableWriter(
            services.store, services.outage, lease, lambda waited: self.outage_notice.on_write(waited),
            self._jobs.until)
        self.record = record = RoomRecord(state, writer, services.wall, self.enqueue)
        self.outage_notice = OutageNotice(record, presence, writer, services.outage)
        voices, screens, seeds = Voices(), ScreenApproval(), SeedShares()
        agreement = Agreement(services.schedule, services.timeouts.agreement)
        self.chat = TableChat(record, presence, voices, writer, services.wall)
        updates = AudienceUpdates(
            presence, services.schedule, self.enqueue, lambda: self.announcer.send_audience_update())
        self.announcer = Announcer(
            record, presence, self.chat, voices, screens, agreement, seeds, self.outage_notice, updates)
        changes = StateChanges(record, presence, self.announcer, voices, self.enqueue, self._after_change)
        self._hosting = Hosting(changes, presence, services)
        self._take_backs = TakeBacks(changes, record, agreement)
        self._reminder = TurnReminder(record, presence, services, changes)
        audience = AudienceAdmission(presence, self.announcer, updates)
        moderation = TableModeration(
            changes, self.announcer, presence, self.chat, voices, screens, lambda: services.settings(), services.note)
        self.admission = Admission(
            record, changes, presence, self.announcer, services, audience, self._hosting, self._reminder,
            moderation, voices, limits, self.request_log, self.outage_notice)
        self.dealing = Dealing(
            record, changes, services, presence, writer, self.announcer, seeds, screens, self._take_backs,
            self._reminder)
        hints = Hints(record, self.announcer, services, self.dealing.bots, self.chat.announce)
        text_board = TextBoard(record, self.announcer, hints.reason)
        handlers = RequestHandlers(
            record, changes, self.dealing, presence, services, writer, seeds, self._take_backs, {
                messages.Say: self.chat.say, messages.React: self.chat.react, messages.Signal: self.chat.signal,
                messages.Listen: text_board.send, messages.ListMoves: LegalMoves(record).send,
                messages.Hint: hints.ask, messages.AskWhy: hints.explain,
                messages.TakeBack: self._take_backs.ask, messages.Consent: self._take_backs.answer,
                **dict.fromkeys(TableModeration.REQUESTS, moderation.answer)})
        requests = RequestProcessor(
            record, presence, services, writer, self._jobs, self.enqueue, self.request_log, limits, audience,
            text_board, handlers)
        self.receive = requests.receive

    async def _after_change(self) -> None:
        self._hosting.check()
        await self._take_backs.decide()

    @property
    def state(self) -> RoomState:
        return self.record.state

    @property
    def round(self) -> Round | None:
        return self.record.round

    async def close(self) -> None:
        """The process stops: judge pending claims, stop the clock, save. From then on the room accepts nothing."""
        async def close() -> None:
            self.record.closed = True
            await self.record.stop_clock_and_save()

        self.enqueue(close)
        await self.settled()

    async def shut(self) -> None:
        """Close the table for good, as the admin asked, and say so to all sessions."""
        async def shut() -> None:
            await self.record.stop_clock()
            await self.record.save(self.state.but(shut=True, listed=False))
            self.presence.dismiss(Refused("table_shut"))

        self.enqueue(shut)
        await self.settled()

    def join(self, session: Session, name: str, hello: messages.Hello) -> None:
        self.admission.join(session, name, hello)

    def leave(self, session: Session) -> None:
        self.admission.leave(session)

    def enqueue(self, job: Job, whose: str = "") -> None:
        """Run a job after all that are queued; of each guest (`whose`) one at a time, spectators after players."""
        state = self.record.state
        is_spectator = bool(whose) and whose != state.owner and state.seat_of(whose) is None
        self._jobs.post(partial(self._run_job, job), whose, later=is_spectator and self.record.round is not None)

    async def _run_job(self, job: Job) -> None:
        """Run a job. If it fails after a write began, the store may know more than this room: `StateDiverged`."""
        before, heartbeat = self.writer.attempts, self._services.heartbeat
        if heartbeat is not None and heartbeat.suspended:
            await heartbeat.wait_until_live()      # another process may have this table
        try:
            await job()
        except (Conflict, ShuttingDown, StateDiverged):
            raise
        except Exception as error:
            if self.writer.attempts != before:
                raise StateDiverged from error
            raise

    def _on_job_failed(self, error: Exception) -> None:
        if isinstance(error, ShuttingDown):
            return
        if isinstance(error, Conflict):
            self._services.note("conflict", table=self.id)
        else:
            self._services.trouble("job_failed", table=self.id, game=self.record.game.id)
        if isinstance(error, (Conflict, StateDiverged)):
            self._on_conflict(self)

    @property
    def busy(self) -> bool:
        """Whether a job runs or a bot thinks."""
        return self._jobs.busy or (self.round is not None and self.round.busy)

    async def settled(self) -> None:
        """Wait until no job runs and no bot thinks."""
        while self.busy:
            await self._jobs.settled()
            if self.round is not None:
                await self.round.settled()
