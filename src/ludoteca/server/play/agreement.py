"""Agreement: one question at a time to all other people in the chairs. No answer in time counts as no."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Matter, Question
from ludoteca.rules import Seat
from ludoteca.server.runtime.scheduler import Alarm, Schedule


class OpenQuestion(msgspec.Struct, frozen=True):
    """What is asked, by whom, and which seats have agreed so far."""

    number: int
    matter: Matter
    guest: str
    seat: Seat
    agreed: frozenset[Seat] = frozenset()


class Agreement:
    """The questions of one table. The room says who has to be asked; that may change while one is open."""

    def __init__(self, schedule: Schedule, patience: float) -> None:
        self._schedule = schedule
        self._patience = patience
        self._count = 0
        self._alarm: Alarm | None = None
        self.asked: OpenQuestion | None = None

    def ask(self, matter: Matter, guest: str, seat: Seat, lapse: Callable[[], None]) -> None:
        """Ask, where no question is open; `lapse` is called when it is still open after the timeout."""
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
        """The seats among these that have not agreed yet."""
        assert self.asked is not None
        return sorted(set(people) - self.asked.agreed - {self.asked.seat})

    def close(self) -> OpenQuestion | None:
        """Close the question and return it."""
        asked, self.asked = self.asked, None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        return asked

    def question(self, people: Collection[Seat]) -> Question | None:
        """The open question as all sessions see it."""
        asked = self.asked
        return None if asked is None else Question(asked.number, asked.matter, asked.seat, self.waiting_for(people))
