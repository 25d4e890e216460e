"""Audience admission: who joins a table's audience, and what a session in the audience may ask for.

A table knows at most `transitions.PEOPLE` guests by name. Guests beyond that join the audience. Nothing about them is
stored, and their names are not shown.
"""

from __future__ import annotations

from typing import Any

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.server.room.announcer import Announcer
from ludoteca.server.room.audience_updates import AudienceUpdates
from ludoteca.server.sessions.audience import PLACES
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.state import transitions
from ludoteca.server.state.room_state import RoomState

PAGES = 8                        # sessions of one guest at one table; one more closes the oldest
ALLOWED = (messages.Play, messages.Utter, messages.Listen, messages.Seen)


class AudienceAdmission:
    """Admits sessions to the audience of one table and checks their requests."""

    def __init__(self, presence: Presence, announcer: Announcer, updates: AudienceUpdates) -> None:
        self._presence = presence
        self._announcer = announcer
        self._updates = updates

    def is_for(self, state: RoomState, guest: str, hello: messages.Hello) -> bool:
        """Whether this newcomer joins the audience: the table is full. Big screens and programs belong to a table."""
        if guest in state.people or guest in state.banned or len(state.people) < transitions.PEOPLE:
            return False
        if hello.watch or hello.agent:
            return False
        if self._presence.audience.full:
            raise Refused("full", most=transitions.PEOPLE + PLACES)
        return True

    def join(self, session: Session, name: str, hello: messages.Hello) -> None:
        audience = self._presence.audience
        own = audience.of(session.guest)
        if len(own) >= PAGES:
            audience.leave(own[0])
            own[0].goodbye(Refused("elsewhere"))
        audience.enter(session, name)
        session.send(encode(self._announcer.welcome(session, hello)))
        self._updates.send_soon()

    def left(self) -> None:
        """A session has left the audience."""
        self._updates.send_soon()

    def check(self, session: Session, request: Any) -> None:
        """Refuse what a session in the audience may not ask: it may listen, and vote where the game lets it."""
        if session not in self._presence.audience or isinstance(request, ALLOWED):
            return
        if isinstance(request, messages.Rename) and request.name is None:
            return                                 # another language concerns no other session
        raise Refused("from_gallery", most=transitions.PEOPLE)
