"""Legal moves: lists what a seat may do as data, for programs that have no rules of their own."""

from __future__ import annotations

from itertools import islice

import msgspec

from ludoteca.protocol import messages
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import Chance
from ludoteca.server.sessions.session import Session
from ludoteca.server.talk.interfaces import CurrentTable


class LegalMoves:
    """Lists the legal moves of one table's seats."""

    def __init__(self, table: CurrentTable) -> None:
        self._table = table

    async def send(self, session: Session, request: messages.ListMoves) -> None:
        """Send the moves of this session's seat. Raises Refused where no game is on or the session has no seat."""
        round, seat = self._table.round, session.seat
        if round is None or round.outcome is not None:
            raise Refused("game_not_on")
        if seat is None or session.screen:
            raise Refused("not_seated")
        # A state that looks the same from this seat has the same legal moves, so the list reveals nothing.
        world = round.game.resample(round.view_of(seat), seat, Chance(0))
        may_act = round.game.outcome(world) is None and seat in round.game.actors(world)
        moves = round.game.moves(world, seat) if may_act else ()
        found = None if moves is None else list(islice(moves, request.most + 1))
        session.send(encode(messages.Moves(
            request.id, round.number, round.position,
            None if found is None else [msgspec.to_builtins(move) for move in found[:request.most]],
            found is not None and len(found) > request.most)))
