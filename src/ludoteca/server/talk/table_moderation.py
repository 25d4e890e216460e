"""Manners at one table: family mode, the curtain before the big screen, who is muted, reports, and who may talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation.screen_approval import Screens
from ludoteca.server.sessions.session import Page
from ludoteca.server.state import transitions
from ludoteca.server.talk.voice import Voices

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class Manners:
    """What the host and the people may ask of each other, apart from the game."""

    REQUESTS = (
        messages.SetManners, messages.Show, messages.Mute, messages.Report, messages.Speak, messages.Admit,
        messages.LetSpeak)

    def __init__(self, room: Room) -> None:
        self._room = room
        self.voices = Voices()
        self.screens = Screens()

    async def answer(self, page: Page, request: Any) -> None:
        match request:
            case messages.SetManners():
                await self._set(page, request)
            case messages.Show():
                self._show(page, request)
            case messages.Mute():
                await self._mute(page, request)
            case messages.Report():
                self._report(page, request)
            case messages.Speak():
                self._speak(page, request)
            case messages.Admit():
                self._admit(page, request)
            case messages.LetSpeak():
                await self._let_speak(page, request)

    # -- words and the big screen

    def hang_curtain(self, page: Page) -> None:
        """This page is a big screen: what it is sent goes through the curtain."""
        room, send = self._room, page.send

        def show(frame: bytes) -> None:
            seen = self.screens.number
            send(self.screens.frame(frame, room.state.family, room.state.review))
            if self.screens.number != seen:
                room.post(self._tell_curtain)

        page.screen, page.send = True, show

    async def _tell_curtain(self) -> None:
        self._room.tell("curtain")

    async def _set(self, page: Page, request: messages.SetManners) -> None:
        room = self._room
        room.host_only(page)
        if request.review is False:
            self.screens.clear()
        settled = room.services.settled()
        if request.family is False and settled.family == "always":
            raise Refused("house_family")
        if request.listed and not settled.open_tables:
            raise Refused("no_open_tables")
        if request.advice is not None and room.state.phase in transitions.ON:
            raise Refused("game_on")            # those who play sat down to other terms
        state = transitions.set_manners(room.state, request.family, request.review, request.listed, request.advice)
        await room.become(state, "manners", page.guest)
        self._tell_screens_again()

    def _show(self, page: Page, request: messages.Show) -> None:
        self._room.host_only(page)
        if request.number != self.screens.number:
            raise Refused("curtain_moved")
        self.screens.judge(request.shown)
        self._tell_screens_again()
        self._room.tell("curtain")

    def _tell_screens_again(self) -> None:
        for page in self._room.presence:
            if page.screen:
                page.send(encode(self._room.welcome(page)))

    # -- people who are a burden

    async def _mute(self, page: Page, request: messages.Mute) -> None:
        room = self._room
        room.host_only(page)
        state = transitions.mute(room.state, request.guest, request.muted)
        await room.become(state, "muted" if request.muted else "unmuted", request.guest)

    def _report(self, page: Page, request: messages.Report) -> None:
        """To the log of whoever runs the house. Words go along only where whoever reports says so."""
        room = self._room
        if request.guest not in room.state.people:
            raise Refused("no_such_guest")
        said = room.talk.lately(request.guest, page.guest) if request.lines else []
        room.services.note(
            "reported", table=room.id, by=page.guest, guest=request.guest, name=room.state.name(request.guest),
            said=said)

    # -- voices

    def _speak(self, page: Page, request: messages.Speak) -> None:
        changed = self.voices.join(self._room.state, page.guest) if request.on else self.voices.leave(page.guest)
        if changed:
            self._room.tell("voice", page.guest)

    def _admit(self, page: Page, request: messages.Admit) -> None:
        self.voices.answer(page.guest, request.guest, request.agree)
        self._room.tell("voice", request.guest)

    async def _let_speak(self, page: Page, request: messages.LetSpeak) -> None:
        room = self._room
        room.host_only(page)
        await room.become(transitions.let_speak(room.state, request.guest, request.allowed), "voice", request.guest)
