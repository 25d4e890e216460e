"""Requests of one table: `RequestProcessor` admits each one once, carries it out and replies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.server.persistence.outage import ShuttingDown
from ludoteca.server.persistence.table_writer import OutcomeUnknown, StateDiverged, TableWriter
from ludoteca.server.room.audience_admission import AudienceAdmission
from ludoteca.server.room.handlers import RequestHandlers
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.runtime.job_queue import Job, JobQueue
from ludoteca.server.services import Services
from ludoteca.server.sessions.idempotency import RequestLog, request_key
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.talk.person_limits import PersonLimits
from ludoteca.server.talk.text_board import TextBoard
from ludoteca.store import Conflict


class RequestProcessor:
    """Carries out each request once, however often it is sent; every session that waits for it gets the reply."""

    def __init__(
        self, record: RoomRecord, presence: Presence, services: Services, writer: TableWriter, jobs: JobQueue,
        enqueue: Callable[[Job, str], None], log: RequestLog, limits: PersonLimits, audience: AudienceAdmission,
        text_board: TextBoard, handlers: RequestHandlers,
    ) -> None:
        self._record = record
        self._presence = presence
        self._services = services
        self._writer = writer
        self._jobs = jobs
        self._enqueue = enqueue
        self._log = log
        self._limits = limits
        self._audience = audience
        self._text_board = text_board
        self._handlers = handlers

    def receive(self, session: Session, request: Any, arrived: float | None = None) -> None:
        """A request of a session. `arrived`: when its frame came in, in wall clock milliseconds.

        A move runs in the calling frame where nothing else runs or waits at the table."""
        if arrived is None:
            arrived = self._services.wall()
        if type(request) is messages.Play and not self._jobs.busy:
            self._jobs.start(self.run_request(session, request, arrived), session.guest)
        else:
            self._enqueue(partial(self.run_request, session, request, arrived), session.guest)

    def admit(self, session: Session, request: Any, key: str) -> bool:
        """Whether to carry this request out. False: there is nothing to do, and nothing to reply here. Raises Refused.

        Called once for every request, when its turn comes and the process is not suspended."""
        guest, state, is_move = session.guest, self._record.state, type(request) is messages.Play
        if self._record.closed:
            return False                           # the client sends it again to the process that has the table next
        if session not in self._presence or not self._log.register(key, session, request.id):
            return False
        if not is_move:
            self._audience.check(session, request)
        if guest in state.agents:
            self._limits.check_agent(guest, self._services.wall())
        if not is_move:                            # the game itself says how often one may move
            is_spectator = session.seat is None and guest not in (state.owner, state.hosting)
            self._limits.check(guest, request, self._services.wall(), is_spectator)
        return True

    async def run_request(self, session: Session, request: Any, arrived: float) -> None:
        """Admit, carry out, reply. Where a write began and its outcome is unknown, there is no reply."""
        heartbeat = self._services.heartbeat
        if heartbeat is not None and heartbeat.suspended:
            await heartbeat.wait_until_live()                    # another process may have this table
        record, key = self._record, request_key(session.guest, request.id)
        before, record.request = self._writer.attempts, key
        try:
            if not self.admit(session, request, key):
                return
            move: dict[str, Any] | None = None
            if type(request) is messages.Play:
                move = request.move
            elif type(request) is messages.Utter:
                move = await self._text_board.read_move(session, request)    # None: a question, and answered
            else:
                await self._handlers.handle(session, request)
            if move is None:
                self._reply(key, None)
            elif (round := record.round) is None:
                raise Refused("game_not_on")
            else:
                await round.play(session, move, arrived, key, partial(self._reply, key))
        except IllegalMove as refusal:
            self._reply(key, refusal)
        except Conflict as conflict:
            if isinstance(conflict, OutcomeUnknown):       # the client asks the process that has the table
                self._abandon(key)
            else:
                self._reply(key, Refused("try_again"), keep=False)
            raise
        except Exception as error:
            if self._writer.attempts != before:
                self._abandon(key)
                if isinstance(error, ShuttingDown):
                    raise
                raise StateDiverged from error
            self._reply(key, Refused("try_again"), keep=False)
            self._services.trouble(
                "request_failed", table=record.state.table, game=record.game.id, request=type(request).__name__)
        except BaseException:
            self._abandon(key)
            raise
        finally:
            record.request = ""

    def _reply(self, key: str, refusal: IllegalMove | None, keep: bool = True) -> None:
        """Tell every session that waits for this request. `keep`: a resend gets the same reply."""
        if refusal is None:
            self._log.reply_ok(key)
            return
        refusal.game = refusal.game or self._record.game.id
        self._services.counters.refused(refusal.code)
        self._log.reply_refusal(key, refusal, keep)

    def _abandon(self, key: str) -> None:
        """The outcome is unknown: close the sessions without a reply. Their clients reconnect and resend."""
        for each in self._log.abandon(key):
            each.hang_up()
