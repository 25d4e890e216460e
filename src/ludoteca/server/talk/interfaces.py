"""Interfaces of talk: what chat, text board and moderation need of a table and of its current round."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

from ludoteca.protocol.messages import Welcome
from ludoteca.protocol.room_view import RoomView
from ludoteca.rules import Outcome, Seat
from ludoteca.rules.registry import AnyGame
from ludoteca.server.sessions.session import Session
from ludoteca.server.state.room_state import RoomState


class CurrentRound(Protocol):
    """A round as its players may see it and talk about it."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def number(self) -> int: ...

    @property
    def position(self) -> int: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def running(self) -> bool: ...

    def may_talk(self, seat: Seat) -> bool: ...

    def team_of(self, seat: Seat) -> int: ...

    def time_left(self) -> float | None: ...

    def view_of(self, seat: Seat | None) -> Any: ...

    def seen_by(self, viewer: Seat | None) -> list[Any]: ...


class CurrentTable(Protocol):
    """The state of a table, its game, and the round that is on."""

    @property
    def state(self) -> RoomState: ...

    @property
    def game(self) -> AnyGame: ...

    @property
    def round(self) -> CurrentRound | None: ...


class ChatWriter(Protocol):
    """Writes the lines of a chat."""

    def add_chat(self, number: int, line: bytes, request: str) -> Awaitable[None]: ...


class Views(Protocol):
    """Builds what sessions are sent about a table."""

    def room_view(self) -> RoomView: ...

    def welcome(self, session: Session) -> Welcome: ...


class HouseRules(Protocol):
    """The settings of the house that hold at every table."""

    @property
    def family(self) -> str: ...

    @property
    def open_tables(self) -> bool: ...
