"""What is said at a table: chat, quick reactions, team talk, and signals for voice."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from ludoteca.protocol import messages, room_view
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.server.moderation import profanity
from ludoteca.server.moderation.sanitize import clean_text
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.session import Page
from ludoteca.server.talk.person_limits import SIGNAL_SIZE

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room

KEPT = 200
REPORTED = 10                    # lines that go with a report


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat with those who may read it; None is everybody."""

    line: room_view.ChatLine
    readers: tuple[str, ...] | None = None

    def readable(self, guest: str) -> bool:
        return self.readers is None or guest in self.readers


class Talk:
    """The chat of one table, numbered from 1."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._recent: deque[Spoken] = deque(maxlen=KEPT)
        self.number = 0

    def recall(self, number: int, line: bytes) -> None:
        """A line from the store."""
        self._recent.append(msgspec.json.decode(line, type=Spoken))
        self.number = number

    def since(self, number: int, guest: str) -> list[room_view.ChatLine]:
        """What this guest may read after a number."""
        return [self._shown(each.line) for each in self._recent if each.line.number > number and each.readable(guest)]

    def _shown(self, line: room_view.ChatLine) -> room_view.ChatLine:
        """As the table shows it now: what was said while it was not in family mode is behind dots once it is."""
        if not self._room.state.family:
            return line
        return msgspec.structs.replace(line, name=profanity.veiled(line.name), text=profanity.veiled(line.text))

    def lately(self, guest: str, reader: str) -> list[str]:
        """The last words of somebody, as far as the reader could read them."""
        said = [each.line.text for each in self._recent if each.line.guest == guest and each.readable(reader)]
        return [text for text in said if text][-REPORTED:]

    async def say(self, page: Page, request: messages.Say) -> None:
        text = clean_text(request.text)
        self._may_speak(page)
        if self._room.state.family and not profanity.fit(text):
            raise Refused("family_words")
        readers = self._team(page) if request.to == "team" else None
        await self._speak(page, room_view.ChatLine(0, "", "", text=text, team=readers is not None), readers, request.id)

    def _may_speak(self, page: Page) -> None:
        """The host may have muted somebody; and a game may close the mouths of some seats for a while."""
        if page.guest in self._room.state.muted:
            raise Refused("muted")
        round = self._room.round
        if page.seat is not None and round is not None and not round.may_talk(page.seat):
            refusal = IllegalMove("may_not_talk", rule="talk")
            refusal.game = self._room.game.id
            raise refusal

    async def announce(self, name: str, text: str) -> None:
        """Whoever runs the house speaks to the table."""
        await self._write(room_view.ChatLine(0, "", name, text=clean_text(text)), None, "")

    async def react(self, page: Page, request: messages.React) -> None:
        self._may_speak(page)
        await self._speak(page, room_view.ChatLine(0, "", "", reaction=request.reaction), None, request.id)

    async def signal(self, page: Page, request: messages.Signal) -> None:
        """Passed on unread, kept nowhere; between two who have let each other in."""
        reached = self._room.presence.of(request.guest)
        if not reached:
            raise Refused("no_such_guest")
        self._room.manners.voices.check_line(page.guest, request.guest)
        frame = encode(messages.Signalled(page.guest, request.data))
        if len(frame) > SIGNAL_SIZE:
            raise Refused("signal_too_big", most=SIGNAL_SIZE)
        for each in reached:
            each.send(frame)

    async def _speak(
        self, page: Page, words: room_view.ChatLine, readers: tuple[str, ...] | None, request: str,
    ) -> None:
        said = msgspec.structs.replace(words, guest=page.guest, name=self._room.state.name(page.guest))
        await self._write(said, readers, request_key(page.guest, request))

    async def _write(self, words: room_view.ChatLine, readers: tuple[str, ...] | None, request: str) -> None:
        room, number = self._room, self.number + 1
        said = msgspec.structs.replace(
            words, number=number, at=int(room.services.wall()), round=room.state.round,
            version=0 if room.round is None else room.round.position)
        spoken = Spoken(said, readers)
        await room.ledger.add_chat(number, encode(spoken), request)
        self.number = number
        self._recent.append(spoken)
        frame = encode(messages.Chat(self._shown(spoken.line)))
        if readers is None:
            room.presence.tell(frame)
            return
        for each in room.presence:
            if spoken.readable(each.guest):
                each.send(frame)

    def _team(self, page: Page) -> tuple[str, ...]:
        """The guests of one's own team, where the game has teams."""
        room, round = self._room, self._room.round
        if not room.game.teams or round is None or page.seat is None:
            raise Refused("no_teams")
        mine = round.team_of(page.seat)
        return tuple(
            chair.guest for seat, chair in enumerate(room.state.chairs)
            if chair.kind == "person" and round.team_of(seat) == mine)
