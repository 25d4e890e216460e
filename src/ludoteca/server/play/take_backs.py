"""Taking a move back: at once where the game lets it, else when everybody else in the chairs has agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.protocol import messages, room_view
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.server.play.agreement import Consent
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.session import Page

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class TakeBacks:
    """The take-backs of one table. Bots never mind, and wait while people are asked."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._consent = Consent(room.services.schedule, room.services.patience.consent)

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return self._consent.asked is not None

    @property
    def question(self) -> room_view.Question | None:
        """The open question as everybody sees it."""
        return self._consent.told(self._room.state.people_seated())

    async def ask(self, page: Page, request: messages.TakeBack) -> None:
        room = self._room
        if room.round is None:
            raise Refused("game_not_on")
        if page.seat is None:
            raise Refused("not_seated")
        if self.asking:
            raise Refused("question_open")
        try:
            await room.round.take_back(page.seat, room.bots(), request_key(page.guest, request.id))
        except IllegalMove as refusal:
            if refusal.code != "needs_consent":
                raise
            self._consent.ask("take_back", page.guest, page.seat, lambda: room.post(self._time_is_up))
            self._changed("asked", page.guest)

    async def answer(self, page: Page, request: messages.Consent) -> None:
        asked = self._consent.open(request.question)
        if page.seat is None:
            raise Refused("not_seated")
        if not request.agree:
            self._consent.close()
            self._changed("withdrawn" if page.guest == asked.guest else "refused", page.guest)
        elif page.guest != asked.guest:
            self._consent.agree(page.seat)
            await self.weigh(request_key(page.guest, request.id))

    async def weigh(self, request: str = "") -> None:
        """An answer came, or chairs have changed: is everybody asked for now, and does somebody still ask? `request`:
        of the answer, noted where it is the one that carries it out."""
        asked, room = self._consent.asked, self._room
        if asked is None or room.round is None:
            return
        if room.state.seat_of(asked.guest) != asked.seat:
            self.lapse()
            return
        if self._consent.waiting_for(room.state.people_seated()):
            room.tell()
            return
        self._consent.close()
        try:
            await room.round.take_back(asked.seat, range(len(room.state.chairs)), request)
        except IllegalMove:                        # the deadline was quicker, say
            self._changed("lapsed", asked.guest)
        else:
            room.tell()

    def lapse(self) -> None:
        """The game goes on, rests or ends: an open question is void."""
        asked = self._consent.close()
        if asked is not None:
            self._changed("lapsed", asked.guest)

    async def _time_is_up(self) -> None:
        self.lapse()

    def _changed(self, how: str, who: str) -> None:
        room = self._room
        room.tell(f"take_back_{how}", who)
        if room.round is not None:
            room.round.chairs_changed()            # bots wait while a question is open
