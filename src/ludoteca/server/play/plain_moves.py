"""Plain moves, which is what nearly everybody at play sends: played in the call that brought them, told in the one that
has them on disk. No task, and nothing waits in a queue.

A move is plain where its own entry is all that it writes and nothing else goes on at its table. Whatever else it may be
(refused, a race, the last one, asked before) takes the ordinary way, and so does one whose write has failed.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ludoteca.protocol.messages import Play
from ludoteca.server.persistence.table_writer import Begun
from ludoteca.server.play.round import Round, Tried
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.session import Page
from ludoteca.store import LogRow

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


class OnItsWay(msgspec.Struct, frozen=True, gc=False):
    """A move that is being written."""

    key: str
    guest: str
    id: str
    round: Round
    tried: Tried
    row: LogRow
    arrived: float


class PlainMoves:
    """The plain moves of one table, one at a time."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def play(self, page: Page, request: Play, arrived: float) -> bool:
        """Play it here and now. False: it is no plain move."""
        room, guest, id = self._room, page.guest, request.id
        round, pulse, answers = room.round, room.services.pulse, room.answers
        if round is None or guest in room.state.agents or page not in room.presence:
            return False
        key = request_key(guest, id)
        if not answers.is_new(key, guest, id) or (pulse is not None and pulse.drowsy):
            return False
        try:
            tried = round.try_plain(page, request.move, arrived)
            row = None if tried is None else round.row(tried, key)
        except Exception:
            return False                           # the ordinary way says why
        if tried is None or row is None:
            return False
        move = OnItsWay(key, guest, id, round, tried, row, arrived)
        room.ledger.begin(round.number, row, arrived, partial(self._written, move))
        room.jobs.hold()
        answers.await_answer(key, page)
        return True

    def _written(self, move: OnItsWay, written: Begun) -> None:
        room = self._room
        if written.cancelled() or written.exception() is not None:
            room.jobs.release(partial(room.carry_out, partial(
                room.see_to, move.key, "Play", partial(self._write_after_all, move, written))))
            return
        try:
            room.ledger.end()
            self._tell(move)
            room.answers.agree(move.key, move.guest, move.id)
        except Exception as error:
            room.leave_open(move.key)
            room.broke(error)
        finally:
            room.jobs.release()

    async def _write_after_all(self, move: OnItsWay, begun: Begun) -> bool:
        await self._room.ledger.append(move.round.number, move.row, begun=begun)
        self._tell(move)
        return True

    def _tell(self, move: OnItsWay) -> None:
        move.round.written(move.tried)
        services = self._room.services
        services.counters.move_done(self._room.game.id, (services.wall() - move.arrived) / 1000)
