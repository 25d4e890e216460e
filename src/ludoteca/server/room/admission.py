"""The door of one table: people come in and go out, and while nobody is here its clock stands still."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.room.audience_admission import PAGES
from ludoteca.server.runtime.scheduler import Alarm
from ludoteca.server.sessions.session import Page
from ludoteca.server.state import transitions
from ludoteca.server.state.room_state import RoomState

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class Door:
    """Lets people in, the usher's too, and sees who is gone. Whoever goes out may come back."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.idle_since: float | None = room.services.wall()       # None: somebody is here
        self._doze: Alarm | None = None

    def come_in(self, page: Page, name: str, hello: messages.Hello) -> None:
        if self._room.waiting:
            self._room.waiting.tell(page)          # the welcome may take a while
        self._room.post(partial(self._come_in, page, name, hello), page.guest)

    async def _come_in(self, page: Page, name: str, hello: messages.Hello) -> None:
        """Whatever happens, whoever said hello gets an answer."""
        try:
            if self._room.laid_down:
                raise Refused("stopping")
            await self._let_in(page, name, hello)
        except Refused as refusal:
            page.goodbye(refusal)
        except Exception:
            if page in self._room.presence:
                self._room.presence.remove(page)
            page.goodbye(Refused("try_again"))
            raise

    async def _let_in(self, page: Page, name: str, hello: messages.Hello) -> None:
        room, presence = self._room, self._room.presence
        room.courtesy.check(page.guest, hello, room.services.wall())
        if room.round is not None:
            room.round.tell_kept_back()            # to those who are here: a welcome has it all
        state = self._without_strangers(page.guest)
        if room.usher.shows_up(state, page.guest, hello):
            self._wake_up()
            room.usher.let_in(page, name, hello)
            return
        newcomer = not presence.here(page.guest)
        state = self._known(state, page.guest, name, hello)
        room.hosting.look(newcomer=page.guest)
        state = room.hosting.back(state, page.guest)
        if state is not room.state:
            await room.keep(state)
        others = presence.of(page.guest)
        if len(others) >= PAGES:
            presence.remove(others[0])
            others[0].goodbye(Refused("elsewhere"))
        if hello.watch:
            room.manners.hang_curtain(page)
        from_above = presence.come_down(page.guest)
        presence.add(page)
        page.seat = room.state.seat_of(page.guest)
        self._wake_up()
        page.send(encode(room.welcome(page, hello)))
        for each in from_above:
            each.seat = page.seat
            each.send(encode(room.welcome(each)))
        if newcomer:
            room.tell("joined", page.guest, but=page)

    def _known(self, state: RoomState, guest: str, name: str, hello: messages.Hello) -> RoomState:
        """Somebody is at the table from now on; whoever comes to play for the first time finds a chair."""
        arrived = transitions.arrive(state, guest, name)
        if hello.agent:
            return transitions.come_as_agent(arrived, guest)
        if guest in self._room.state.people or hello.watch:
            return arrived
        return transitions.take_free_chair(arrived, guest)

    def _without_strangers(self, newcomer: str) -> RoomState:
        """A full table forgets those who only looked in."""
        room, state = self._room, self._room.state
        if newcomer in state.people or len(state.people) < transitions.PEOPLE:
            return state
        staying = {*room.presence.guests, state.host, state.owner}
        staying |= {guest for chair in state.chairs for guest in (chair.guest, chair.keeps_for)}
        state = state.but(people={guest: name for guest, name in state.people.items() if guest in staying})
        known = {*state.people, *room.presence.gallery.people}
        room.answers.forget_strangers(known)
        room.courtesy.forget_strangers(known)
        return state

    def _wake_up(self) -> None:
        """Somebody is here: the clock of a game that is on goes on."""
        room = self._room
        self.idle_since = None
        if self._doze is not None:
            self._doze.cancel()
            self._doze = None
        if room.round is not None and room.state.phase == "playing" and not room.round.clock.running:
            room.round.go_on()
            room.post(room.touch)                  # a clock that runs is known to run, whatever happens to the house

    def go_out(self, page: Page) -> None:
        """The page is gone; the person may come back."""
        self._room.post(partial(self._go_out, page), page.guest)

    async def _go_out(self, page: Page) -> None:
        room, presence = self._room, self._room.presence
        if page not in presence:
            return
        from_above = page in presence.gallery
        presence.remove(page)
        if not presence:
            self.idle_since = room.services.wall()
            self._doze = room.services.schedule.after(
                room.services.patience.doze, lambda: room.post(self._fall_asleep))
        if from_above:
            room.usher.let_out()
        elif not presence.here(page.guest):
            room.manners.voices.leave(page.guest)
            room.tell("left", page.guest)
            room.calling.look()
            room.hosting.look()

    async def _fall_asleep(self) -> None:
        if not self._room.presence:
            await self._room.come_to_rest()
