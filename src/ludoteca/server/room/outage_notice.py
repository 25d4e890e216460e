"""Outage notice: tells the sessions of a table that the server cannot save, and freezes the clock meanwhile."""

from __future__ import annotations

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import TEXTS
from ludoteca.rules.texts import sentence
from ludoteca.server.persistence.outage import StoreOutage
from ludoteca.server.persistence.table_writer import TableWriter
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session


class OutageNotice:
    """Whether one table, or the whole house, waits for its store."""

    def __init__(self, record: RoomRecord, presence: Presence, writer: TableWriter, outage: StoreOutage) -> None:
        self._record = record
        self._presence = presence
        self._writer = writer
        self._outage = outage
        self._last_sent = (False, True)

    @property
    def is_waiting(self) -> bool:
        return self._writer.waits or self._outage.waits

    def on_write(self, waited: float | None) -> None:
        """A write of this table began to wait, or is done after so many milliseconds."""
        if waited is not None:
            self._outage.done(self._record.state.table)
        self.send()

    def _since(self) -> float | None:
        """Since when no player can act: a write of this table waits, or the store is out of reach for all tables.

        Where only other tables wait for a write, play goes on here.
        """
        own = self._writer.began if self._writer.waits else None
        return min((since for since in (own, self._outage.out_of_reach) if since is not None), default=None)

    def _update_clock(self) -> None:
        """Freeze the clock while no player can act, and let it go on from there afterwards."""
        since, round = self._since(), self._record.round
        if round is None or not round.running:
            return
        if since is not None:
            round.freeze(since)
        elif not round.clock.counts:
            round.unfreeze()
            self._record.mark_clock_dirty()

    def send(self, session: Session | None = None) -> None:
        """Send how things are to all sessions where that has changed, or to one new session."""
        self._update_clock()
        clock = self._record.clock_view()
        if session is None:
            now = (self.is_waiting, self._since() is None)
            if now == self._last_sent:
                return
            self._last_sent = now
        for each in self._presence.everybody() if session is None else (session,):
            each.send(encode(messages.Waits(self.sentence(each.language), clock)))

    def sentence(self, language: str) -> str:
        """What players read during an outage; empty otherwise."""
        return sentence(TEXTS, "disk-waits", language) if self.is_waiting else ""
