"""A hint: what a maestro would do in a seat, from what that seat sees, where nobody else plays; all hear of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.bots import LEVELS
from ludoteca.room import messages
from ludoteca.room.messages import encode
from ludoteca.room.page import Page
from ludoteca.room.refusals import TEXTS, Refused
from ludoteca.room.thinking import Question
from ludoteca.rules import Seat
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.telling import move_in_words, why
from ludoteca.rules.texts import sentence
from ludoteca.rules.words import Tongue

if TYPE_CHECKING:
    from ludoteca.room.room import Room

MAESTRO = LEVELS[-1]


class Hints:
    """The hints of one table. Thinking takes its time: the answer comes when it is there, and the table goes on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: set[asyncio.Task[None]] = set()

    async def ask(self, page: Page, request: messages.Hint) -> None:
        """A hint for this person, or a reason why there is none."""
        room, round, seat = self._room, self._room.round, page.seat
        if round is None or not round.running:
            raise Refused("game_not_on")
        if seat is None:
            raise Refused("not_seated")
        if len(room.state.people_seated()) > 1:
            raise Refused("no_hints")
        if not round.waits_for(seat):
            raise Refused("hint_later")
        view = round.view_of(seat)
        question = Question(
            game=round.game_id, level=MAESTRO, seat=seat, view=encode(view), seed=f"{room.state.bot_seed} hint",
            position=round.position)
        await room.talk.announce("", sentence(TEXTS, "hint-asked", page.language, {"name": room.name(page.guest)}))
        task = asyncio.get_running_loop().create_task(self._think(page, request.id, question, view))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, page: Page, id: str, question: Question, view: Any) -> None:
        try:
            move = (await self._room.services.thinker.think(question)).move
        except Exception:
            self._room.services.trouble("hint_failed", game=question.game)
            move = None
        page.send(encode(messages.Hinted(id, advice(self._room.game, view, question.seat, move, page.language))))


def advice(rules: AnyGame, view: Any, seat: Seat, move: dict[str, Any] | None, language: str) -> str:
    """What a maestro would do, as it is said at the table, and why."""
    if move is None:
        return sentence(TEXTS, "hint-none", language)
    read = msgspec.convert(move, rules.Move)
    tongue = Tongue(rules.id, language, (), view, seat)
    said = "" if rules.only_bots(read) else move_in_words(rules, read, tongue)
    reason = why(rules, view, seat, read, language)
    if said.startswith("{") or not said:
        return reason or sentence(TEXTS, "hint-none", language)
    return sentence(TEXTS, "hint", language, {"move": said, "why": reason}).strip()
