"""While the house waits for its disk: the people at a table are told, and the time it takes does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.room import messages
from ludoteca.room.messages import encode
from ludoteca.room.page import Page
from ludoteca.room.refusals import TEXTS
from ludoteca.rules.texts import sentence

if TYPE_CHECKING:
    from ludoteca.room.room import Room


class Waiting:
    """True while this table, or the whole house, waits."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told = (False, False)

    def __bool__(self) -> bool:
        return self._room.ledger.waits or self._room.services.disk.waits

    def hear(self, waited: float | None) -> None:
        """A write waits or, after so long, is done: that time does not count."""
        room = self._room
        if waited is not None:
            if room.round is not None and room.round.running:
                room.round.stood_still(waited)
                room.post(room.touch)              # where the clock stands has to be on disk too
            room.services.disk.done(room.id)       # now, so that nobody is told a time that did not count
        self.tell()

    def tell(self, page: Page | None = None) -> None:
        """Tell everybody who has not heard it, or one page that has just come, how things are."""
        clock = self._room.told_clock()
        if page is None:
            news = (bool(self), self._room.ledger.waits)
            if news == self._told:
                return
            self._told = news
        for each in self._room.presence.everybody() if page is None else (page,):
            each.send(encode(messages.Waits(self.said_in(each.language), clock)))

    def said_in(self, language: str) -> str:
        """The sentence people read meanwhile; nothing when nobody waits."""
        return sentence(TEXTS, "disk-waits", language) if self else ""
