"""Voice at one table: who talks, who has admitted whom, who asks. The sound itself goes from browser to browser.

Guests in the chairs may talk, and those the host has named. A guest who joins asks all who talk already. Each of
them answers for themselves: two guests hear each other once the earlier one has admitted the later one. Nothing is
stored: a voice lasts as long as its session.
"""

from __future__ import annotations

from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Voice
from ludoteca.server.state.room_state import RoomState


class Voices:
    """Who talks at one table, in the order they joined, and who is connected to whom."""

    def __init__(self) -> None:
        self._talking: dict[str, set[str]] = {}    # who talks -> those they are connected to
        self._asked: dict[str, set[str]] = {}      # who asks -> those who have not answered yet

    def join(self, state: RoomState, guest: str) -> bool:
        """A guest wants to talk. True where that changes anything."""
        if not may_talk(state, guest):
            raise Refused("voice_for_the_seated" if guest not in state.muted else "muted")
        if guest in self._talking:
            return False
        self._asked[guest] = set(self._talking)
        self._talking[guest] = set()
        return True

    def leave(self, guest: str) -> bool:
        """A guest stops talking. True where they talked."""
        if self._talking.pop(guest, None) is None:
            return False
        self._asked.pop(guest, None)
        for others in (*self._talking.values(), *self._asked.values()):
            others.discard(guest)
        return True

    def answer(self, host: str, guest: str, agree: bool) -> None:
        """`host`, who talks already, says whether to be connected to `guest`."""
        if host not in self._asked.get(guest, ()):
            raise Refused("nobody_asks")
        self._asked[guest].discard(host)
        if agree:
            self._talking[guest].add(host)
            self._talking[host].add(guest)

    def check_line(self, one: str, other: str) -> None:
        """Refuse where these two guests are not connected."""
        if other not in self._talking.get(one, ()):
            raise Refused("not_let_in")

    def settle(self, state: RoomState, here: set[str]) -> None:
        """Disconnect guests who left or may no longer talk."""
        for guest in [each for each in self._talking if each not in here or not may_talk(state, each)]:
            self.leave(guest)

    def view(self) -> list[Voice]:
        return [
            Voice(guest, sorted(others), sorted(self._asked.get(guest, ())))
            for guest, others in self._talking.items()]


def may_talk(state: RoomState, guest: str) -> bool:
    """Whether a guest is seated or named by the host, and not muted."""
    return (state.seat_of(guest) is not None or guest in state.voices) and guest not in state.muted
