"""Announcer: builds what sessions are sent about a table and sends it. It stores nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.protocol import messages
from ludoteca.protocol.limits import PROTOCOL
from ludoteca.protocol.messages import encode
from ludoteca.protocol.room_view import Person, RoomView
from ludoteca.server.moderation import profanity
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.play.agreement import Agreement
from ludoteca.server.room.audience_updates import AudienceUpdates
from ludoteca.server.room.outage_notice import OutageNotice
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.room.view_builder import build_room_view
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.state.fair_seed import SeedShares
from ludoteca.server.talk.chat import TableChat
from ludoteca.server.talk.voice import Voices


class Announcer:
    """Views and messages of one table."""

    def __init__(
        self, record: RoomRecord, presence: Presence, chat: TableChat, voices: Voices, screens: ScreenApproval,
        agreement: Agreement, seeds: SeedShares, outage: OutageNotice, audience: AudienceUpdates,
    ) -> None:
        self._record = record
        self._presence = presence
        self._chat = chat
        self._voices = voices
        self._screens = screens
        self._agreement = agreement
        self._seeds = seeds
        self._outage = outage
        self._audience = audience

    def name(self, guest: str) -> str:
        """The name of a guest as the table shows it."""
        state = self._record.state
        name = state.name(guest) or self._presence.audience.name(guest)
        return profanity.masked(name) if state.family else name

    def room_view(self) -> RoomView:
        return build_room_view(
            self._record, self._presence, self.name, self._agreement, self._voices, self._screens, self._seeds)

    def _you(self, guest: str) -> Person:
        state = self._record.state
        return Person(
            guest, self.name(guest), state.seat_of(guest), muted=guest in state.muted, agent=guest in state.agents)

    def welcome(self, session: Session, hello: messages.Hello | None = None) -> messages.Welcome:
        """All that a session needs to show the table; after a reconnect (`hello`) also what it missed."""
        record, chat = self._record, self._chat
        round = record.round
        welcome = messages.Welcome(
            protocol=PROTOCOL, you=self._you(session.guest), room=self.room_view(), version=0,
            chat=chat.since(hello.chat if hello else chat.number, session.guest),
            clock=record.clock_view(), waits=self._outage.sentence(session.language))
        if round is None:
            return welcome
        since = None
        if hello is not None and hello.round is not None and hello.version is not None:
            since = max(0, hello.version) if hello.round == round.number else 0
        round.send_deferred()
        snapshot = round.snapshot(session.seat, since)
        return msgspec.structs.replace(
            welcome, version=snapshot.version, view=snapshot.view, actors=snapshot.actors,
            outcome=snapshot.outcome, ending=round.ending(), take_back=snapshot.take_back, missed=snapshot.missed,
            log=snapshot.log)

    def send_room(self, notice: str = "", who: str = "", but: Session | None = None) -> None:
        """Send the room as it is now to all sessions, with what happened."""
        view: Any = msgspec.Raw(encode(self.room_view()))
        clock = self._record.clock_view()
        self._presence.tell_guests(
            lambda guest: encode(messages.RoomChanged(view, self._you(guest), clock, notice, who)), but)
        self._audience.send(view, clock, notice, who)

    def send_audience_update(self) -> None:
        """Send the audience's size to all sessions and, if the room changed without it, the room to the audience."""
        self._presence.tell(encode(messages.InGallery(len(self._presence.audience.people))))
        if self._audience.is_behind:
            self._audience.send(self.room_view(), self._record.clock_view(), "", "")
