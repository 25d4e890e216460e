"""The usher at one table: who is shown to the gallery, what may be asked from there, and when the others hear of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Clock
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.sessions.audience import PLACES
from ludoteca.server.sessions.session import Page
from ludoteca.server.state import transitions
from ludoteca.server.state.room_state import RoomState

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room

PAGES = 8                        # of one person at one table; one more closes the oldest
PASSING = ("joined", "left", "renamed")            # of no matter upstairs: a full table is told again only now and then
NOW_AND_THEN = 2_000             # ms
FROM_ABOVE = (messages.Play, messages.Utter, messages.Listen, messages.Seen)


class Usher:
    """Shows people to the gallery. Nothing about them is kept on disk and nobody is told their names."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._soon: Alarm | None = None
        self._portrait_is_old = False

    def shows_up(self, state: RoomState, guest: str, hello: messages.Hello) -> bool:
        """Whether this newcomer goes to the gallery: the table is full. Big screens and programs belong to a table."""
        if guest in state.people or guest in state.barred or len(state.people) < transitions.PEOPLE:
            return False
        if hello.watch or hello.agent:
            return False
        if self._room.presence.gallery.full:
            raise Refused("full", most=transitions.PEOPLE + PLACES)
        return True

    def let_in(self, page: Page, name: str, hello: messages.Hello) -> None:
        room, gallery = self._room, self._room.presence.gallery
        theirs = gallery.of(page.guest)
        if len(theirs) >= PAGES:
            gallery.leave(theirs[0])
            theirs[0].goodbye(Refused("elsewhere"))
        gallery.enter(page, name)
        page.send(encode(room.welcome(page, hello)))
        self._tell_soon()

    def let_out(self) -> None:
        self._tell_soon()

    def check(self, page: Page, request: Any) -> None:
        """From the gallery one listens, and votes where the game lets an audience vote."""
        if page not in self._room.presence.gallery or isinstance(request, FROM_ABOVE):
            return
        if isinstance(request, messages.Rename) and request.name is None:
            return                                 # another language is nobody else's business
        raise Refused("from_gallery", most=transitions.PEOPLE)

    def tell(self, view: Any, clock: Clock, notice: str, who: str) -> None:
        """The room changed. Comings and goings are told together."""
        if not self._room.presence.gallery:
            return
        if notice in PASSING:
            self._portrait_is_old = True
            self._tell_soon()
        else:
            self._portrait_is_old = False
            self._room.presence.gallery.tell(encode(messages.RoomChanged(view, None, clock, notice, who)))

    def _tell_soon(self) -> None:
        if self._soon is None:
            room = self._room
            self._soon = room.services.schedule.after(NOW_AND_THEN, lambda: room.post(self._tell))

    async def _tell(self) -> None:
        self._soon = None
        room = self._room
        room.presence.tell(encode(messages.InGallery(len(room.presence.gallery.people))))
        if self._portrait_is_old:
            self.tell(room.room_view(), room.told_clock(), "", "")
