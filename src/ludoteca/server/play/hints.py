"""Hints and reasons from bots, where the table allows them.

A hint says what a maestro would do in a seat, from what that seat sees. The whole table hears that it was asked for.
A reason says why a bot moved as it did, from what the bot saw.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from ludoteca.bots import LEVELS, Level
from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import TEXTS, Refused
from ludoteca.protocol.room_view import RoomView
from ludoteca.rules import Entry, Seat, Table
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.text_interface import move_in_words, why
from ludoteca.rules.texts import sentence
from ludoteca.rules.values import JsonObject
from ludoteca.rules.words import Tongue
from ludoteca.server.bot_workers.engine import BotRequest
from ludoteca.server.play.round import Round
from ludoteca.server.services import Services
from ludoteca.server.sessions.session import Session
from ludoteca.server.state.room_state import RoomState

MAESTRO = LEVELS[-1]


Announce = Callable[[str, str], Awaitable[None]]
"""Adds a line to the chat: name and text."""


class HintTable(Protocol):
    """The table that hints are about."""

    @property
    def state(self) -> RoomState: ...

    @property
    def game(self) -> AnyGame: ...

    @property
    def round(self) -> Round | None: ...


class HintViews(Protocol):
    """Names of guests and the public view of the table."""

    def name(self, guest: str) -> str: ...

    def room_view(self) -> RoomView: ...


class Hints:
    """The hints of one table. A bot thinks beside the table's queue; the answer is sent when it is there."""

    def __init__(
        self, table: HintTable, views: HintViews, services: Services, bots: Callable[[], Mapping[Seat, Level]],
        announce: Announce,
    ) -> None:
        self._table = table
        self._views = views
        self._bots = bots
        self._services = services
        self._announce = announce
        self._thinking: set[asyncio.Task[None]] = set()

    async def ask(self, session: Session, request: messages.Hint) -> None:
        """Begin to work out a hint for this guest; refuse where there can be none."""
        table, round, seat = self._table, self._table.round, session.seat
        if round is None or not round.running:
            raise Refused("game_not_on")
        if seat is None:
            raise Refused("not_seated")
        if not self._allowed:
            raise Refused("no_hints")
        if not round.waits_for(seat):
            raise Refused("hint_later")
        view = round.view_of(seat)
        question = BotRequest(
            game=round.game_id, level=MAESTRO, seat=seat, view=encode(view), seed=f"{table.state.bot_seed} hint",
            position=round.position)
        await self._announce(
            "", sentence(TEXTS, "hint-asked", session.language, {"name": self._views.name(session.guest)}))
        task = asyncio.get_running_loop().create_task(self._think(session, request.id, question, view))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    @property
    def _allowed(self) -> bool:
        """Whether the table allows hints while the game is on."""
        state = self._table.state
        return state.advice == "all" or (state.advice == "alone" and len(state.people_seated()) <= 1)

    async def explain(self, session: Session, request: messages.AskWhy) -> None:
        """Say why a bot made a move that this guest saw."""
        version, sentence = await self.reason(session, request.version)
        session.send(encode(messages.Explained(request.id, version, sentence)))

    async def reason(self, session: Session, version: int | None) -> tuple[int, str]:
        """The version of a bot's move and its reason; `version` None: the last move that has a reason.

        While a game is on only seated guests may ask; once it is over any guest may.
        """
        round = self._table.round
        if round is None or session.screen:
            raise Refused("game_not_on" if round is None else "not_seated")
        if round.outcome is None:
            if session.seat is None:
                raise Refused("not_seated")
            if not self._allowed:
                raise Refused("no_reasons")
        bots, seen = self._bots(), round.seen_by(session.seat)
        moved = [(number, who) for who, events, number in seen
                 if who in bots and any(isinstance(event, round.game.reasoned) for event in events)]
        found = next((each for each in reversed(moved) if version is None or each[0] == version), None)
        if found is None:
            raise Refused("no_such_reason")
        number, seat = found
        names = [chair.name for chair in self._views.room_view().chairs]
        told = await asyncio.to_thread(
            explained, round.table.header, tuple(round.table.entries[:number]), round.table.state, seat,
            session.language,
            names)
        if told is None:
            raise Refused("reason_later")
        return number, told

    async def _think(self, session: Session, id: str, question: BotRequest, view: Any) -> None:
        try:
            move = (await self._services.bot_engine.think(question)).move
        except Exception:
            self._services.trouble("hint_failed", game=question.game)
            move = None
        session.send(encode(messages.Hinted(id, advice(self._table.game, view, question.seat, move, session.language))))


def explained(
    header: JsonObject, entries: Sequence[Entry], now: object, seat: Seat, language: str, names: Sequence[str],
) -> str | None:
    """Why a seat made the last of these entries; None while that would reveal what is still hidden."""
    lived = Table.from_header(header)
    for _ in lived.retrace(entries[:-1]):
        pass
    if not lived.game.may_explain(lived.state, now):
        return None
    return why(lived.game, lived.view(seat), seat, entries[-1].move, language, names)


def advice(rules: AnyGame, view: Any, seat: Seat, move: JsonObject | None, language: str) -> str:
    """What a maestro would do and why, in words of the table."""
    if move is None:
        return sentence(TEXTS, "hint-none", language)
    read = msgspec.convert(move, rules.Move)
    tongue = Tongue(rules.id, language, (), view, seat)
    said = "" if rules.only_bots(read) else move_in_words(rules, read, tongue)
    reason = why(rules, view, seat, read, language)
    if said.startswith("{") or not said:
        return reason or sentence(TEXTS, "hint-none", language)
    return sentence(TEXTS, "hint", language, {"move": said, "why": reason}).strip()
