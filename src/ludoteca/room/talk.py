"""What is said at a table: chat, quick reactions, team talk, and signals for voice."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from ludoteca.room import messages
from ludoteca.room.line import Line, encode
from ludoteca.room.names import clean_text
from ludoteca.room.refusals import Refused

if TYPE_CHECKING:
    from ludoteca.room.room import Room

KEPT = 200


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat with those who may read it; None is everybody."""

    line: messages.ChatLine
    readers: tuple[str, ...] | None = None

    def readable(self, guest: str) -> bool:
        return self.readers is None or guest in self.readers


class Talk:
    """The chat of one table, numbered from 1."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.recent: deque[Spoken] = deque(maxlen=KEPT)
        self.number = 0

    def recall(self, number: int, line: bytes) -> None:
        """A line from the store."""
        self.recent.append(msgspec.json.decode(line, type=Spoken))
        self.number = number

    def since(self, number: int, guest: str) -> list[messages.ChatLine]:
        """What this guest may read after a number."""
        return [each.line for each in self.recent if each.line.number > number and each.readable(guest)]

    async def say(self, line: Line, request: messages.Say) -> None:
        text = clean_text(request.text)
        readers = self._team(line) if request.to == "team" else None
        await self._speak(line, messages.ChatLine(0, "", "", text=text, team=readers is not None), readers, request.id)

    async def react(self, line: Line, request: messages.React) -> None:
        await self._speak(line, messages.ChatLine(0, "", "", reaction=request.reaction), None, request.id)

    async def signal(self, line: Line, request: messages.Signal) -> None:
        """Passed on unread, kept nowhere."""
        reached = [each for each in self.room.lines if each.guest == request.guest]
        if not reached:
            raise Refused("no_such_guest")
        frame = encode(messages.Signalled(line.guest, request.data))
        for each in reached:
            each.send(frame)

    async def _speak(self, line: Line, words: messages.ChatLine, readers: tuple[str, ...] | None, request: str) -> None:
        room, number = self.room, self.number + 1
        said = msgspec.structs.replace(
            words, number=number, guest=line.guest, name=room.state.name(line.guest), at=int(room.ground.wall()))
        spoken = Spoken(said, readers)
        await room.ground.store.add_chat(room.id, number, encode(spoken), f"{line.guest}/{request}")
        self.number = number
        self.recent.append(spoken)
        frame = encode(messages.Chat(spoken.line))
        for each in room.lines:
            if spoken.readable(each.guest):
                each.send(frame)

    def _team(self, line: Line) -> tuple[str, ...]:
        """The guests of one's own team, where the game has teams."""
        room, team = self.room, self.room.game.team
        if not room.game.teams or room.round is None or line.seat is None:
            raise Refused("no_teams")
        state = room.round.table.state
        mine = team(state, line.seat)
        return tuple(
            chair.guest for seat, chair in enumerate(room.state.chairs)
            if chair.kind == "person" and team(state, seat) == mine)
