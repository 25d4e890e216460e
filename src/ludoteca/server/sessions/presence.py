"""Presence: the open sessions at a table, in the order they came, and the audience."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Set
from itertools import chain

from ludoteca.rules import IllegalMove, Seat
from ludoteca.server.sessions.audience import Audience
from ludoteca.server.sessions.session import Session

Frame = bytes


class Presence:
    """The sessions at one table: of guests it knows by name, and of the audience."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        self._busy = busy                          # whether a move is being written
        self._sessions: list[Session] = []
        self._here: frozenset[str] | None = None   # guests of these sessions, once asked for
        self.audience = Audience(busy)

    def __iter__(self) -> Iterator[Session]:
        """The sessions of guests that the table knows by name."""
        return iter(self._sessions)

    def everybody(self) -> Iterator[Session]:
        return chain(self._sessions, self.audience)

    def __len__(self) -> int:
        return len(self._sessions) + len(self.audience)

    def __contains__(self, session: Session) -> bool:
        return session in self._sessions or session in self.audience

    def add(self, session: Session) -> None:
        self._sessions.append(session)
        self._here = None

    def remove(self, session: Session) -> None:
        if session in self.audience:
            self.audience.leave(session)
        else:
            self._sessions.remove(session)
            self._here = None

    def promote(self, guest: str) -> list[Session]:
        """The table knows this guest by name now: move their sessions out of the audience."""
        found = self.audience.of(guest)
        for session in found:
            self.audience.leave(session)
        self._sessions += found
        self._here = None
        return found

    def of(self, guest: str) -> list[Session]:
        """The sessions of this guest, the oldest first."""
        return [session for session in self._sessions if session.guest == guest]

    def here(self, guest: str) -> bool:
        return guest in self.known

    @property
    def known(self) -> frozenset[str]:
        """Guests the table knows by name; the same object until a session comes or goes."""
        if self._here is None:
            self._here = frozenset(session.guest for session in self._sessions)
        return self._here

    @property
    def guests(self) -> list[str]:
        """Guests the table knows by name, in the order they came."""
        return list(dict.fromkeys(session.guest for session in self._sessions))

    def seat(self, seat_of: Callable[[str], Seat | None]) -> list[Session]:
        """Give every session the seat of its guest; the sessions whose seat has changed."""
        moved = []
        for session in self._sessions:
            seat = seat_of(session.guest)
            if seat != session.seat:
                session.seat = seat
                moved.append(session)
        return moved

    def round_trips(self, seats: Container[Seat | None]) -> Iterator[float]:
        """Round trips of the sessions in these seats, in milliseconds."""
        return (session.lag.round_trip for session in self._sessions if session.seat in seats)

    def tell(self, frame: Frame) -> None:
        """Send one frame to every session."""
        for session in self._sessions:
            session.send(frame)
        self.audience.tell(frame)

    def tell_guests(self, frame_for: Callable[[str], Frame], but: Session | None = None) -> None:
        """Send each guest a frame of their own, made once for all their sessions."""
        frames: dict[str, Frame] = {}
        for session in self._sessions:
            if session is but:
                continue
            frame = frames.get(session.guest)
            if frame is None:
                frame = frames[session.guest] = frame_for(session.guest)
            session.send(frame)

    def tell_seats(self, frame_for: Callable[[Seat | None], Frame]) -> Set[Seat | None]:
        """A frame for each seat, made once (None: all who watch); the seats that have a session."""
        frames: dict[Seat | None, Frame] = {}
        for session in self._sessions:
            seat = session.seat
            if seat not in frames:
                frames[seat] = frame_for(seat)
            session.send(frames[seat])
        if self.audience:
            self.audience.tell(frames.get(None) or frame_for(None))
            return {None, *frames}
        return frames.keys()

    def clear(self) -> list[Session]:
        """Remove all sessions; those of seats and big screens come first in the result."""
        sessions = sorted(self.everybody(), key=lambda session: session.seat is None and not session.screen)
        self._sessions, self._here, self.audience = [], None, Audience(self._busy)
        return sessions

    def dismiss(self, reason: IllegalMove, guest: str | None = None) -> None:
        """Close all sessions, or all of one guest, with this reason."""
        sessions = self.clear() if guest is None else self.of(guest)
        self._sessions = [session for session in self._sessions if session.guest != guest]
        self._here = None
        for session in sessions:
            session.goodbye(reason)
