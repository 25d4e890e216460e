"""Voices at a table: who talks, who has let whom in, who asks. The sound itself goes from browser to browser.

Only those in the chairs may talk, and those the host has named. Whoever comes second asks, and everybody who talks
says yes or no for themselves: two people hear each other once the one who was there has let the other in. Nothing is
kept: a voice lasts as long as the session it comes from.
"""

from __future__ import annotations

from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Voice
from ludoteca.server.state.room_state import RoomState


class Voices:
    """Who talks at one table, in the order they came, and between whom there is a line."""

    def __init__(self) -> None:
        self._talking: dict[str, set[str]] = {}    # who talks -> those they and who let each other in
        self._asked: dict[str, set[str]] = {}      # who asks -> those who have not answered

    def join(self, state: RoomState, guest: str) -> bool:
        """Somebody pressed the button. True where that changes anything."""
        if not may_talk(state, guest):
            raise Refused("voice_for_the_seated" if guest not in state.muted else "muted")
        if guest in self._talking:
            return False
        self._asked[guest] = set(self._talking)
        self._talking[guest] = set()
        return True

    def leave(self, guest: str) -> bool:
        """Out of the conversation. True where they were in it."""
        if self._talking.pop(guest, None) is None:
            return False
        self._asked.pop(guest, None)
        for others in (*self._talking.values(), *self._asked.values()):
            others.discard(guest)
        return True

    def answer(self, host: str, guest: str, agree: bool) -> None:
        """`host` of their own ear says whether `guest` may hear and be heard."""
        if host not in self._asked.get(guest, ()):
            raise Refused("nobody_asks")
        self._asked[guest].discard(host)
        if agree:
            self._talking[guest].add(host)
            self._talking[host].add(guest)

    def check_line(self, one: str, other: str) -> None:
        """Refused where these two have not let each other in."""
        if other not in self._talking.get(one, ()):
            raise Refused("not_let_in")

    def settle(self, state: RoomState, here: set[str]) -> None:
        """Whoever lost the chair, the host's leave or the line is out."""
        for guest in [each for each in self._talking if each not in here or not may_talk(state, each)]:
            self.leave(guest)

    def view(self) -> list[Voice]:
        return [
            Voice(guest, sorted(others), sorted(self._asked.get(guest, ())))
            for guest, others in self._talking.items()]


def may_talk(state: RoomState, guest: str) -> bool:
    """Those in the chairs, and those the host has named; not whom the host has muted."""
    return (state.seat_of(guest) is not None or guest in state.voices) and guest not in state.muted
