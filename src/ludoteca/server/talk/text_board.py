"""Text board: describes a table in words, as far as a seat may know it, and reads what a guest says as a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import TEXTS, Refused
from ludoteca.rules import Seat
from ludoteca.rules.text_interface import AskedWhy, account, happened, hear, time_left
from ludoteca.rules.values import JsonObject
from ludoteca.rules.words import Tongue, end_in_words
from ludoteca.server.sessions.session import Session
from ludoteca.server.talk.interfaces import CurrentTable, Views

Reasons = Callable[[Session, int | None], Awaitable[tuple[int, str]]]
"""Says why a bot made a move: its version (None: the last one) and the reason."""

RECENT_LINES = 40                # lines of what happened, at most
NEWS_LINES = 6                   # for a guest who asks what is new and names no version


class TextBoard:
    """Describes one table in words and understands what guests say at it."""

    def __init__(self, table: CurrentTable, views: Views, reasons: Reasons) -> None:
        self._table = table
        self._views = views
        self._reasons = reasons

    async def send(self, session: Session, request: messages.Listen) -> None:
        """Send the view of this session's seat in words, and what happened after a version it names."""
        if session.screen:
            raise Refused("not_seated")            # what a big screen shows needs the host's approval
        table, round = self._table, self._table.round
        if round is None:
            session.send(encode(messages.InWords(request.id, table.state.round, 0, now=self._lobby(session.language))))
            return
        names, language = self._names(), session.language
        text = account(round.game, round.view_of(session.seat), session.seat, language, names)
        tongue = Tongue(round.game.id, language, tuple(names))
        now, seconds = text.now, None
        if round.outcome is not None:
            now = end_in_words(round.outcome, tongue)
        elif (left := round.time_left()) is not None and round.running:
            now, seconds = [*now, time_left(tongue, int(left))], max(0, -(-int(left) // 1000))
        session.send(encode(messages.InWords(
            request.id, round.number, round.position, now, text.table, text.mine, text.can, text.choices,
            text.starts, self._changed(session, request.since)[-RECENT_LINES:], text.asks, text.aloud,
            seconds)))

    async def read_move(self, session: Session, request: messages.Utter) -> JsonObject | None:
        """The move a guest says; None where it was a question, which is answered at once. Raises IllegalMove."""
        round = self._table.round
        if round is None or session.screen:
            raise Refused("game_not_on" if round is None else "not_seated")
        left = round.time_left() if round.running else None
        recent = [line for _, line in self._changed(session, None)][-NEWS_LINES:]
        meant = hear(
            round.game, round.view_of(session.seat), session.seat, request.words, session.language, self._names(),
            recent, None if left is None else int(left))
        if isinstance(meant, AskedWhy):
            _, reason = await self._reasons(session, None)
            meant = [reason] if reason else meant
        if isinstance(meant, list):
            session.send(encode(messages.Heard(request.id, meant)))
            return None
        move: JsonObject = msgspec.to_builtins(meant)
        return move

    def _names(self) -> list[str]:
        return [chair.name for chair in self._views.room_view().chairs]

    def _changed(self, session: Session, since: int | None) -> list[tuple[int, str]]:
        """What this seat has seen happen, line by line, with the version each line belongs to."""
        round, names = self._table.round, self._names()
        assert round is not None
        found: list[tuple[int, str]] = []
        seen: list[tuple[Seat | None, list[Any], int]] = round.seen_by(session.seat)
        for _, events, version in seen[-RECENT_LINES:]:
            if since is None or version > since:
                found += [(version, line) for line in happened(round.game, events, session.language, names)]
        return found

    def _lobby(self, language: str) -> list[str]:
        state = self._views.room_view()
        seated = tuple(chair.name for chair in state.chairs if chair.kind != "empty")
        free = sum(chair.kind == "empty" for chair in state.chairs)
        host = next((person.name for person in state.people if person.guest == state.host), "")
        return [Tongue(TEXTS, language).put(
            "words-lobby", {"code": state.code, "seated": seated, "free": free, "host": host})]
