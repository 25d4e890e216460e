"""Table moderation: family mode, approval of what big screens show, mutes, reports, and permission to talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.state import transitions
from ludoteca.server.state.room_changes import RoomChanges
from ludoteca.server.talk.chat import TableChat
from ludoteca.server.talk.interfaces import HouseRules, Views
from ludoteca.server.talk.voice import Voices


class TableModeration:
    """What the host and the guests of one table may ask of each other, apart from the game."""

    REQUESTS = (
        messages.SetManners, messages.Show, messages.Mute, messages.Report, messages.Speak, messages.Admit,
        messages.LetSpeak)

    def __init__(
        self, room: RoomChanges, views: Views, presence: Presence, chat: TableChat, voices: Voices,
        screens: ScreenApproval, house_rules: Callable[[], HouseRules], note: Callable[..., None],
    ) -> None:
        self._room = room
        self._views = views
        self._presence = presence
        self._chat = chat
        self._voices = voices
        self._screens = screens
        self._house_rules = house_rules
        self._note = note

    async def answer(self, session: Session, request: Any) -> None:
        match request:
            case messages.SetManners():
                await self._set(session, request)
            case messages.Show():
                self._show(session, request)
            case messages.Mute():
                await self._mute(session, request)
            case messages.Report():
                self._report(session, request)
            case messages.Speak():
                self._speak(session, request)
            case messages.Admit():
                self._admit(session, request)
            case messages.LetSpeak():
                await self._let_speak(session, request)

    # -- family mode and big screens

    def attach_screen(self, session: Session) -> None:
        """Filter what this session is sent: it is a big screen."""
        room, screens, send = self._room, self._screens, session.send

        def show(frame: bytes) -> None:
            before = screens.number
            send(screens.frame(frame, room.state.family, room.state.review))
            if screens.number != before:
                room.enqueue(self._send_pending)

        session.screen, session.send = True, show

    async def _send_pending(self) -> None:
        self._room.send_room("curtain")

    async def _set(self, session: Session, request: messages.SetManners) -> None:
        room = self._room
        room.require_host(session.guest)
        if request.review is False:
            self._screens.clear()
        rules = self._house_rules()
        if request.family is False and rules.family == "always":
            raise Refused("house_family")
        if request.listed and not rules.open_tables:
            raise Refused("no_open_tables")
        if request.advice is not None and room.state.phase in transitions.ON:
            raise Refused("game_on")            # the players sat down to other terms
        state = transitions.set_manners(room.state, request.family, request.review, request.listed, request.advice)
        await room.change(state, "manners", session.guest)
        self._resend_to_screens()

    def _show(self, session: Session, request: messages.Show) -> None:
        self._room.require_host(session.guest)
        if request.number != self._screens.number:
            raise Refused("curtain_moved")
        self._screens.judge(request.shown)
        self._resend_to_screens()
        self._room.send_room("curtain")

    def _resend_to_screens(self) -> None:
        for session in self._presence:
            if session.screen:
                session.send(encode(self._views.welcome(session)))

    # -- mutes and reports

    async def _mute(self, session: Session, request: messages.Mute) -> None:
        room = self._room
        room.require_host(session.guest)
        state = transitions.mute(room.state, request.guest, request.muted)
        await room.change(state, "muted" if request.muted else "unmuted", request.guest)

    def _report(self, session: Session, request: messages.Report) -> None:
        """Note it in the log of the house. Chat lines go along only where the reporting guest asks for it."""
        state = self._room.state
        if request.guest not in state.people:
            raise Refused("no_such_guest")
        said = self._chat.last_words(request.guest, session.guest) if request.lines else []
        self._note(
            "reported", table=state.table, by=session.guest, guest=request.guest, name=state.name(request.guest),
            said=said)

    # -- voices

    def _speak(self, session: Session, request: messages.Speak) -> None:
        guest = session.guest
        changed = self._voices.join(self._room.state, guest) if request.on else self._voices.leave(guest)
        if changed:
            self._room.send_room("voice", session.guest)

    def _admit(self, session: Session, request: messages.Admit) -> None:
        self._voices.answer(session.guest, request.guest, request.agree)
        self._room.send_room("voice", request.guest)

    async def _let_speak(self, session: Session, request: messages.LetSpeak) -> None:
        room = self._room
        room.require_host(session.guest)
        await room.change(transitions.let_speak(room.state, request.guest, request.allowed), "voice", request.guest)
