"""While the house waits for its disk: the people at a table are told, and the time it takes does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import TEXTS
from ludoteca.rules.texts import sentence
from ludoteca.server.sessions.session import Page

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class Waiting:
    """True while this table, or the whole house, waits."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told = (False, True)

    def __bool__(self) -> bool:
        return self._room.ledger.waits or self._room.services.disk.waits

    def hear(self, waited: float | None) -> None:
        """A write waits or, after so long, is done: that time does not count."""
        if waited is not None:
            self._room.services.disk.done(self._room.id)
        self.tell()

    def _since(self) -> float | None:
        """When nobody could act here any more: for a write of this table, or because no write of the house can be made.
        Where others only wait for a write of theirs, all goes on here."""
        ledger, out_of_reach = self._room.ledger, self._room.services.disk.out_of_reach
        own = ledger.began if ledger.waits else None
        return min((since for since in (own, out_of_reach) if since is not None), default=None)

    def _wind(self) -> None:
        """The clock stands while nobody can act, and then goes on from there."""
        room, since = self._room, self._since()
        round = room.round
        if round is None or not round.running:
            return
        if since is not None:
            round.stand_still(since)
        elif not round.clock.counts:
            round.count_again()
            room.wound()

    def tell(self, page: Page | None = None) -> None:
        """Tell everybody who has not heard it, or one page that has just come, how things are."""
        self._wind()
        clock = self._room.told_clock()
        if page is None:
            news = (bool(self), self._since() is None)
            if news == self._told:
                return
            self._told = news
        for each in self._room.presence.everybody() if page is None else (page,):
            each.send(encode(messages.Waits(self.said_in(each.language), clock)))

    def said_in(self, language: str) -> str:
        """The sentence people read meanwhile; nothing when nobody waits."""
        return sentence(TEXTS, "disk-waits", language) if self else ""
