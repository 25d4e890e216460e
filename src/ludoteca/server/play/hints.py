"""Advice from bots, where the table allows it: what a maestro would do in a seat, from what that seat sees (all hear of
it), and why a bot moved as it did, from what the bot saw."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.bots import LEVELS
from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import TEXTS, Refused
from ludoteca.rules import Entry, Seat, Table
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.text_interface import move_in_words, why
from ludoteca.rules.texts import sentence
from ludoteca.rules.words import Tongue
from ludoteca.server.bot_workers.engine import Question
from ludoteca.server.sessions.session import Page

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room

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
        if not self._allowed:
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

    @property
    def _allowed(self) -> bool:
        """Whether the table lets people ask while the game is on."""
        state = self._room.state
        return state.advice == "all" or (state.advice == "alone" and len(state.people_seated()) <= 1)

    async def explain(self, page: Page, request: messages.AskWhy) -> None:
        """Why a bot made a move that this person saw."""
        version, sentence = await self.reason(page, request.version)
        page.send(encode(messages.Explained(request.id, version, sentence)))

    async def reason(self, page: Page, version: int | None) -> tuple[int, str]:
        """The same: of which move, and the reason. Of moves that speak for themselves nobody asks; once a game is over
        anybody may."""
        room, round = self._room, self._room.round
        if round is None or page.screen:
            raise Refused("game_not_on" if round is None else "not_seated")
        if round.outcome is None:
            if page.seat is None:
                raise Refused("not_seated")
            if not self._allowed:
                raise Refused("no_reasons")
        bots, seen = room.bots(), round.seen_by(page.seat)
        moved = [(number, who) for who, events, number in seen
                 if who in bots and any(isinstance(event, round.game.reasoned) for event in events)]
        found = next((each for each in reversed(moved) if version is None or each[0] == version), None)
        if found is None:
            raise Refused("no_such_reason")
        number, seat = found
        names = [chair.name for chair in room.room_view().chairs]
        told = await asyncio.to_thread(
            explained, round.table.header, tuple(round.table.entries[:number]), round.table.state, seat, page.language,
            names)
        if told is None:
            raise Refused("reason_later")
        return number, told

    async def _think(self, page: Page, id: str, question: Question, view: Any) -> None:
        try:
            move = (await self._room.services.thinker.think(question)).move
        except Exception:
            self._room.services.trouble("hint_failed", game=question.game)
            move = None
        page.send(encode(messages.Hinted(id, advice(self._room.game, view, question.seat, move, page.language))))


def explained(
    header: Mapping[str, Any], entries: Sequence[Entry], now: Any, seat: Seat, language: str, names: Sequence[str],
) -> str | None:
    """Why a seat made the last of these entries; None while that would tell what is still hidden."""
    lived = Table.from_header(header)
    for _ in lived.retrace(entries[:-1]):
        pass
    if not lived.game.may_explain(lived.state, now):
        return None
    return why(lived.game, lived.view(seat), seat, entries[-1].move, language, names)


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
