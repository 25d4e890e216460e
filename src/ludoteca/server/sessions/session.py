"""Session: one open page of a guest at a table. The socket is handed in as functions."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.protocol.messages import Goodbye, encode
from ludoteca.rules import IllegalMove, Seat
from ludoteca.server.sessions.lag import LagMeter


class Session:
    """How to reach a guest at one table. A guest may have several sessions."""

    __slots__ = ("guest", "hang_up", "lag", "language", "screen", "seat", "send", "send_all")

    def __init__(
        self,
        guest: str,
        send: Callable[[bytes], None],
        hang_up: Callable[[], None] = lambda: None,
        language: str = "it",
        lag: LagMeter | None = None,
        send_all: Callable[[tuple[bytes, ...]], None] | None = None,
    ) -> None:
        self.guest = guest
        self.send = send
        self.send_all = send_all or self._one_by_one
        self.hang_up = hang_up
        self.language = language
        self.lag = lag or LagMeter()
        self.seat: Seat | None = None
        self.screen = False                        # a big screen that all people at the table look at

    def _one_by_one(self, frames: tuple[bytes, ...]) -> None:
        for frame in frames:
            self.send(frame)

    def goodbye(self, reason: IllegalMove) -> None:
        """Say why, then close."""
        self.send(encode(Goodbye(reason.code, reason.sentence(self.language))))
        self.hang_up()
