"""Chat of one table: lines, reactions, team talk, and the signals that browsers exchange for voice."""

from __future__ import annotations

from collections import deque

import msgspec

from ludoteca.protocol import messages, room_view
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.server.moderation import profanity
from ludoteca.server.moderation.sanitize import clean_text
from ludoteca.server.runtime.time import WallClock
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.talk.interfaces import ChatWriter, CurrentTable
from ludoteca.server.talk.person_limits import SIGNAL_SIZE
from ludoteca.server.talk.voice import Voices

KEPT = 200                       # lines in memory
REPORTED = 10                    # lines that go with a report


class StoredLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat with the guests who may read it; None: all."""

    line: room_view.ChatLine
    readers: tuple[str, ...] | None = None

    def is_readable(self, guest: str) -> bool:
        return self.readers is None or guest in self.readers


class TableChat:
    """The chat of one table, numbered from 1. A line is written before it is sent."""

    def __init__(
        self, table: CurrentTable, presence: Presence, voices: Voices, writer: ChatWriter, wall: WallClock,
    ) -> None:
        self._table = table
        self._presence = presence
        self._voices = voices
        self._writer = writer
        self._wall = wall
        self._recent: deque[StoredLine] = deque(maxlen=KEPT)
        self.number = 0

    def restore(self, number: int, line: bytes) -> None:
        """Add a line as the store has it."""
        self._recent.append(msgspec.json.decode(line, type=StoredLine))
        self.number = number

    def since(self, number: int, guest: str) -> list[room_view.ChatLine]:
        """The lines after a number that this guest may read."""
        return [
            self._shown(each.line) for each in self._recent if each.line.number > number and each.is_readable(guest)]

    def _shown(self, line: room_view.ChatLine) -> room_view.ChatLine:
        """The line as the table shows it now: in family mode unfit words are dots, also in older lines."""
        if not self._table.state.family:
            return line
        return msgspec.structs.replace(line, name=profanity.masked(line.name), text=profanity.masked(line.text))

    def last_words(self, guest: str, reader: str) -> list[str]:
        """The last lines of a guest, as far as the reader could read them."""
        said = [each.line.text for each in self._recent if each.line.guest == guest and each.is_readable(reader)]
        return [text for text in said if text][-REPORTED:]

    async def say(self, session: Session, request: messages.Say) -> None:
        text = clean_text(request.text)
        self._check_may_speak(session)
        if self._table.state.family and not profanity.is_fit(text):
            raise Refused("family_words")
        readers = self._team(session) if request.to == "team" else None
        await self._add_from(
            session, room_view.ChatLine(0, "", "", text=text, team=readers is not None), readers, request.id)

    def _check_may_speak(self, session: Session) -> None:
        """The host may have muted the guest, and a game may silence some seats for a while."""
        if session.guest in self._table.state.muted:
            raise Refused("muted")
        round = self._table.round
        if session.seat is not None and round is not None and not round.may_talk(session.seat):
            refusal = IllegalMove("may_not_talk", rule="talk")
            refusal.game = self._table.game.id
            raise refusal

    async def announce(self, name: str, text: str) -> None:
        """A line of the house itself."""
        await self._add(room_view.ChatLine(0, "", name, text=clean_text(text)), None, "")

    async def react(self, session: Session, request: messages.React) -> None:
        self._check_may_speak(session)
        await self._add_from(session, room_view.ChatLine(0, "", "", reaction=request.reaction), None, request.id)

    async def signal(self, session: Session, request: messages.Signal) -> None:
        """Pass a signal on, unread and not stored, between two guests who have admitted each other."""
        sessions = self._presence.of(request.guest)
        if not sessions:
            raise Refused("no_such_guest")
        self._voices.check_line(session.guest, request.guest)
        frame = encode(messages.Signalled(session.guest, request.data))
        if len(frame) > SIGNAL_SIZE:
            raise Refused("signal_too_big", most=SIGNAL_SIZE)
        for each in sessions:
            each.send(frame)

    async def _add_from(
        self, session: Session, words: room_view.ChatLine, readers: tuple[str, ...] | None, request: str,
    ) -> None:
        line = msgspec.structs.replace(words, guest=session.guest, name=self._table.state.name(session.guest))
        await self._add(line, readers, request_key(session.guest, request))

    async def _add(self, words: room_view.ChatLine, readers: tuple[str, ...] | None, request: str) -> None:
        table, number = self._table, self.number + 1
        line = msgspec.structs.replace(
            words, number=number, at=int(self._wall()), round=table.state.round,
            version=0 if table.round is None else table.round.position)
        stored = StoredLine(line, readers)
        await self._writer.add_chat(number, encode(stored), request)
        self.number = number
        self._recent.append(stored)
        frame = encode(messages.Chat(self._shown(stored.line)))
        if readers is None:
            self._presence.tell(frame)
            return
        for each in self._presence:
            if stored.is_readable(each.guest):
                each.send(frame)

    def _team(self, session: Session) -> tuple[str, ...]:
        """The guests of the session's own team, where the game has teams."""
        table, round = self._table, self._table.round
        if not table.game.teams or round is None or session.seat is None:
            raise Refused("no_teams")
        mine = round.team_of(session.seat)
        return tuple(
            chair.guest for seat, chair in enumerate(table.state.chairs)
            if chair.kind == "person" and round.team_of(seat) == mine)
