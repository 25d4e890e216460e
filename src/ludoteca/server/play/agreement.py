"""A question to everybody else in the chairs: asked, answered, timed out. One at a time; silence is a no."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Matter, Question
from ludoteca.rules import Seat
from ludoteca.server.runtime.scheduler import Alarm, Schedule


class OpenQuestion(msgspec.Struct, frozen=True):
    """What is asked, by whom, and who has said yes so far."""

    number: int
    matter: Matter
    guest: str
    seat: Seat
    agreed: frozenset[Seat] = frozenset()


class Agreement:
    """The questions of one table. Who has to be asked is the room's business: it may change while one is open."""

    def __init__(self, schedule: Schedule, patience: float) -> None:
        self._schedule = schedule
        self._patience = patience
        self._count = 0
        self._alarm: Alarm | None = None
        self.asked: OpenQuestion | None = None

    def ask(self, matter: Matter, guest: str, seat: Seat, lapse: Callable[[], None]) -> None:
        """Put a question, where none is open; `lapse` is called when nobody has closed it in time."""
        assert self.asked is None
        self._count += 1
        self.asked = OpenQuestion(self._count, matter, guest, seat)
        self._alarm = self._schedule.after(self._patience, lapse)

    def open(self, number: int) -> OpenQuestion:
        """The question of this number, where it still waits for an answer."""
        if self.asked is None or self.asked.number != number:
            raise Refused("no_question")
        return self.asked

    def agree(self, seat: Seat) -> None:
        assert self.asked is not None
        self.asked = msgspec.structs.replace(self.asked, agreed=self.asked.agreed | {seat})

    def waiting_for(self, people: Collection[Seat]) -> list[Seat]:
        """Those among these people who have yet to answer."""
        assert self.asked is not None
        return sorted(set(people) - self.asked.agreed - {self.asked.seat})

    def close(self) -> OpenQuestion | None:
        """The question is settled, one way or another."""
        asked, self.asked = self.asked, None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        return asked

    def told(self, people: Collection[Seat]) -> Question | None:
        """The open question as everybody sees it."""
        asked = self.asked
        return None if asked is None else Question(asked.number, asked.matter, asked.seat, self.waiting_for(people))
