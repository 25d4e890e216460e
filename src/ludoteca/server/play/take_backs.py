"""Take-backs: at once where the game allows it, otherwise when all other people in the chairs have agreed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from ludoteca.bots import Level
from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove, Seat
from ludoteca.server.play.agreement import Agreement
from ludoteca.server.play.round import Round
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.session import Session
from ludoteca.server.state.room_changes import RoomChanges


class RoundTable(Protocol):
    """The round of a table and the bots that sit in its chairs."""

    @property
    def round(self) -> Round | None: ...

    def bots(self) -> Mapping[Seat, Level]: ...


class TakeBacks:
    """The take-backs of one table. Bots always agree, and wait while people are asked."""

    def __init__(self, room: RoomChanges, table: RoundTable, agreement: Agreement) -> None:
        self._room = room
        self._table = table
        self._agreement = agreement

    @property
    def is_open(self) -> bool:
        """Whether a question waits for answers."""
        return self._agreement.asked is not None

    async def ask(self, session: Session, request: messages.TakeBack) -> None:
        room, round = self._room, self._table.round
        if round is None:
            raise Refused("game_not_on")
        if session.seat is None:
            raise Refused("not_seated")
        if self.is_open:
            raise Refused("question_open")
        try:
            await round.take_back(session.seat, self._table.bots(), request_key(session.guest, request.id))
        except IllegalMove as refusal:
            if refusal.code != "needs_consent":
                raise
            self._agreement.ask("take_back", session.guest, session.seat, lambda: room.enqueue(self._on_timeout))
            self._changed("asked", session.guest)

    async def answer(self, session: Session, request: messages.Consent) -> None:
        asked = self._agreement.open(request.question)
        if session.seat is None:
            raise Refused("not_seated")
        if not request.agree:
            self._agreement.close()
            self._changed("withdrawn" if session.guest == asked.guest else "refused", session.guest)
        elif session.guest != asked.guest:
            self._agreement.agree(session.seat)
            await self.decide(request_key(session.guest, request.id))

    async def decide(self, request: str = "") -> None:
        """Carry the take-back out if all have agreed; let it lapse if the asking guest left the chair.

        Call it after an answer and after a change of chairs. `request`: of the answer, noted where it decides.
        """
        asked, room, round = self._agreement.asked, self._room, self._table.round
        if asked is None or round is None:
            return
        if room.state.seat_of(asked.guest) != asked.seat:
            self.lapse()
            return
        if self._agreement.waiting_for(room.state.people_seated()):
            room.send_room()
            return
        self._agreement.close()
        seats: Collection[Seat] = range(len(room.state.chairs))
        try:
            await round.take_back(asked.seat, seats, request)
        except IllegalMove:                        # for example, the deadline passed first
            self._changed("lapsed", asked.guest)
        else:
            room.send_room()

    def lapse(self) -> None:
        """Void an open question: the game goes on, is paused or ends."""
        asked = self._agreement.close()
        if asked is not None:
            self._changed("lapsed", asked.guest)

    async def _on_timeout(self) -> None:
        self.lapse()

    def _changed(self, how: str, who: str) -> None:
        self._room.send_room(f"take_back_{how}", who)
        if self._table.round is not None:
            self._table.round.chairs_changed()     # bots wait while a question is open
