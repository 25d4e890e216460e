"""Audience: the sessions that watch a table which already knows as many guests by name as it can hold.

All of them see the same, so one frame is made for all. It is sent after the players have theirs. Each turn of the
event loop serves a few sessions only, so no other table waits for a full audience. Frames that are made in the
meantime go along as one write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice

from ludoteca.server.sessions.session import Session

PLACES = 10_000                  # sessions
RETRY_S = 0.001                  # about as long as a write takes
RETRIES = 3                      # waits at most of the next few sessions for a write, of RETRY_S each
AT_ONCE = 16                     # sessions in one turn of the event loop: about 0.1 ms


class Audience:
    """Sessions of spectators, each with the number of the first frame it has not seen in its welcome."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        """`busy`: whether a move is being written. While frames go to thousands, the writer hardly gets a turn."""
        self._busy = busy
        self._waited = 0                           # waits in a row of the next few
        self._sessions: dict[Session, int] = {}
        self._people: dict[str, list[Session]] = {}
        self._names: dict[str, str] = {}
        self._waiting: list[bytes] = []
        self._sent = 0                             # frames of finished passes
        self._passing: Iterator[Session] | None = None
        self._batch: tuple[bytes, ...] = ()

    def __len__(self) -> int:
        return len(self._sessions)

    def __contains__(self, session: object) -> bool:
        return session in self._sessions

    def __iter__(self) -> Iterator[Session]:
        return iter(list(self._sessions))

    @property
    def people(self) -> list[str]:
        """The guests in the audience, in the order they came."""
        return list(self._people)

    @property
    def full(self) -> bool:
        return len(self._sessions) >= PLACES

    def of(self, guest: str) -> list[Session]:
        """The sessions of this guest in the audience, the oldest first."""
        return list(self._people.get(guest, ()))

    def name(self, guest: str) -> str:
        return self._names.get(guest, "")

    def enter(self, session: Session, name: str) -> None:
        """Add a session. Frames sent before are in its welcome."""
        self._sessions[session] = self._sent + len(self._batch) + len(self._waiting)
        self._people.setdefault(session.guest, []).append(session)
        self._names[session.guest] = name

    def leave(self, session: Session) -> None:
        del self._sessions[session]
        theirs = self._people[session.guest]
        theirs.remove(session)
        if not theirs:
            del self._people[session.guest], self._names[session.guest]

    def tell(self, frame: bytes) -> None:
        """Send one frame to all of them, soon."""
        if not self._sessions:
            return
        self._waiting.append(frame)
        if self._passing is None:
            self._begin()

    def _begin(self) -> None:
        self._batch, self._waiting = tuple(self._waiting), []
        self._passing = iter(list(self._sessions))
        asyncio.get_running_loop().call_soon(self._pass)

    def _pass(self) -> None:
        """Send to the next few sessions, once the pending move has its reply or RETRIES waits are over."""
        assert self._passing is not None
        if self._waited < RETRIES and self._busy():
            self._waited += 1
            asyncio.get_running_loop().call_later(RETRY_S, self._pass)
            return
        self._waited = 0
        last = None
        for last in islice(self._passing, AT_ONCE):
            news = self._sessions.get(last)
            if news is None:
                continue                           # the session left during the pass
            if news <= self._sent:
                last.send_all(self._batch)
            else:
                for frame in self._batch[news - self._sent:]:
                    last.send(frame)
        if last is not None:
            asyncio.get_running_loop().call_soon(self._pass)
            return
        self._sent += len(self._batch)
        self._batch, self._passing = (), None
        if self._waiting:
            self._begin()
