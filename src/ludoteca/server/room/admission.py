"""Admission: guests join and leave one table. While no guest is present its clock is paused."""

from __future__ import annotations

from functools import partial

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.room.announcer import Announcer
from ludoteca.server.room.audience_admission import PAGES, AudienceAdmission
from ludoteca.server.room.hosting import Hosting
from ludoteca.server.room.outage_notice import OutageNotice
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.room.turn_reminder import TurnReminder
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.services import Services
from ludoteca.server.sessions.idempotency import RequestLog
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.state import transitions
from ludoteca.server.state.room_changes import RoomChanges
from ludoteca.server.state.room_state import RoomState
from ludoteca.server.talk.person_limits import PersonLimits
from ludoteca.server.talk.table_moderation import TableModeration
from ludoteca.server.talk.voice import Voices


class Admission:
    """Admits sessions to one table, or to its audience, and notices who has left. A guest may come back any time."""

    def __init__(
        self, record: RoomRecord, room: RoomChanges, presence: Presence, announcer: Announcer, services: Services,
        audience: AudienceAdmission, hosting: Hosting, reminder: TurnReminder, moderation: TableModeration,
        voices: Voices, limits: PersonLimits, request_log: RequestLog, outage: OutageNotice,
    ) -> None:
        self._record = record
        self._room = room
        self._presence = presence
        self._announcer = announcer
        self._services = services
        self._audience = audience
        self._hosting = hosting
        self._reminder = reminder
        self._moderation = moderation
        self._voices = voices
        self._limits = limits
        self._request_log = request_log
        self._outage = outage
        self.idle_since: float | None = services.wall()            # None: a guest is present
        self._empty_alarm: Alarm | None = None

    def join(self, session: Session, name: str, hello: messages.Hello) -> None:
        if self._outage.is_waiting:
            self._outage.send(session)                # the welcome may take a while
        self._room.enqueue(partial(self._join, session, name, hello), session.guest)

    async def _join(self, session: Session, name: str, hello: messages.Hello) -> None:
        """Answer every hello, whatever happens."""
        try:
            if self._record.closed:
                raise Refused("stopping")
            await self._admit(session, name, hello)
        except Refused as refusal:
            session.goodbye(refusal)
        except Exception:
            if session in self._presence:
                self._presence.remove(session)
            session.goodbye(Refused("try_again"))
            raise

    async def _admit(self, session: Session, name: str, hello: messages.Hello) -> None:
        record, presence, announcer = self._record, self._presence, self._announcer
        self._limits.check(session.guest, hello, self._services.wall())
        if record.round is not None:
            record.round.send_deferred()          # to those who are present: a welcome has it all
        state = self._without_visitors(session.guest)
        if self._audience.is_for(state, session.guest, hello):
            self._resume_clock()
            self._audience.join(session, name, hello)
            return
        newcomer = not presence.here(session.guest)
        state = self._with_guest(state, session.guest, name, hello)
        self._hosting.check(newcomer=session.guest)
        state = self._hosting.returned(state, session.guest)
        if state is not record.state:
            await record.save(state)
        others = presence.of(session.guest)
        if len(others) >= PAGES:
            presence.remove(others[0])
            others[0].goodbye(Refused("elsewhere"))
        if hello.watch:
            self._moderation.attach_screen(session)
        promoted = presence.promote(session.guest)
        presence.add(session)
        session.seat = record.state.seat_of(session.guest)
        self._resume_clock()
        session.send(encode(announcer.welcome(session, hello)))
        for each in promoted:
            each.seat = session.seat
            each.send(encode(announcer.welcome(each)))
        if newcomer:
            announcer.send_room("joined", session.guest, but=session)

    def _with_guest(self, state: RoomState, guest: str, name: str, hello: messages.Hello) -> RoomState:
        """The state with this guest known by name; a first-time guest who came to play gets a free chair."""
        arrived = transitions.arrive(state, guest, name)
        if hello.agent:
            return transitions.come_as_agent(arrived, guest)
        if guest in self._record.state.people or hello.watch:
            return arrived
        return transitions.take_free_chair(arrived, guest)

    def _without_visitors(self, newcomer: str) -> RoomState:
        """The state of a full table without guests who are gone and have no chair, to make room for the newcomer."""
        presence, state = self._presence, self._record.state
        if newcomer in state.people or len(state.people) < transitions.PEOPLE:
            return state
        staying = {*presence.guests, state.host, state.owner}
        staying |= {guest for chair in state.chairs for guest in (chair.guest, chair.keeps_for)}
        state = state.but(people={guest: name for guest, name in state.people.items() if guest in staying})
        known = {*state.people, *presence.audience.people}
        self._request_log.forget_all_but(known)
        self._limits.forget_all_but(known)
        return state

    def _resume_clock(self) -> None:
        """A guest is present: the clock of a game that is on runs again."""
        record = self._record
        self.idle_since = None
        if self._empty_alarm is not None:
            self._empty_alarm.cancel()
            self._empty_alarm = None
        if record.round is not None and record.state.phase == "playing" and not record.round.clock.running:
            record.round.resume()
            self._room.enqueue(record.touch)       # stored at once, so that a restart knows that it runs

    def leave(self, session: Session) -> None:
        """The session is over; the guest may come back."""
        self._room.enqueue(partial(self._leave, session), session.guest)

    async def _leave(self, session: Session) -> None:
        presence = self._presence
        if session not in presence:
            return
        was_audience = session in presence.audience
        presence.remove(session)
        if not presence:
            self.idle_since = self._services.wall()
            self._empty_alarm = self._services.schedule.after(
                self._services.timeouts.empty_table, lambda: self._room.enqueue(self._pause_if_empty))
        if was_audience:
            self._audience.left()
        elif not presence.here(session.guest):
            self._voices.leave(session.guest)
            self._announcer.send_room("left", session.guest)
            self._reminder.check()
            self._hosting.check()

    async def _pause_if_empty(self) -> None:
        if not self._presence:
            await self._record.stop_clock_and_save()

    def rename(self, guest: str, name: str) -> None:
        """A guest has changed their name at another table."""
        async def rename() -> None:
            if guest in self._room.state.people:
                await self._room.change(transitions.arrive(self._room.state, guest, name), "renamed", guest)

        self._room.enqueue(rename)
