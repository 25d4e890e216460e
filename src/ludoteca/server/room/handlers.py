"""Request handlers: what guests ask for apart from their moves, such as a chair, a bot, options, a game, a pause."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation import profanity
from ludoteca.server.moderation.sanitize import clean_name
from ludoteca.server.persistence.table_writer import TableWriter
from ludoteca.server.play.large_options import resolved
from ludoteca.server.play.take_backs import TakeBacks
from ludoteca.server.room.dealing import Dealing
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.services import Services
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.sessions.session import Session
from ludoteca.server.state import daily, evening, transitions
from ludoteca.server.state.fair_seed import SeedShares
from ludoteca.server.state.room_changes import RoomChanges

Handler = Callable[[Session, Any], Awaitable[None]]
MORE_TIME = 30_000               # ms the host adds at once


class RequestHandlers:
    """Carries out the requests of one table. `others`: handlers of chat, hints and other parts, by request."""

    def __init__(
        self, record: RoomRecord, room: RoomChanges, dealing: Dealing, presence: Presence, services: Services,
        writer: TableWriter, seeds: SeedShares, take_backs: TakeBacks, others: Mapping[type, Handler],
    ) -> None:
        self._record = record
        self._room = room
        self._dealing = dealing
        self._presence = presence
        self._services = services
        self._writer = writer
        self._seeds = seeds
        self._take_backs = take_backs
        self._handlers: dict[type, Handler] = {
            messages.Sit: self._sit, messages.SeatAgent: self._seat_agent, messages.Stand: self._stand,
            messages.Chairs: self._chairs, messages.Arrange: self._arrange, messages.SetBot: self._bot,
            messages.GiveBack: self._give_back, messages.SetOptions: self._options, messages.Start: self._start,
            messages.Rematch: self._rematch, messages.VoteGame: self._vote_game, messages.NextGame: self._next_game,
            messages.AddLuck: self._add_luck, messages.Pause: self._pause, messages.AddTime: self._add_time,
            messages.Seen: self._seen, messages.Again: self._again, messages.Kick: self._kick,
            messages.HandOver: self._hand_over, messages.Rename: self._rename, **others,
        }

    async def handle(self, session: Session, request: Any) -> None:
        """Carry out a request, or raise Refused."""
        daily.check_request(self._record.state, request)
        await self._handlers[type(request)](session, request)

    # -- chairs

    async def _sit(self, session: Session, request: messages.Sit) -> None:
        await self._room.change(transitions.sit(self._record.state, session.guest, request.seat), "sat", session.guest)

    async def _seat_agent(self, session: Session, request: messages.SeatAgent) -> None:
        self._room.require_host(session.guest)
        await self._room.change(transitions.seat_agent(self._record.state, request.guest), "sat", request.guest)

    async def _stand(self, session: Session, request: messages.Stand) -> None:
        await self._room.change(transitions.stand(self._record.state, session.guest), "stood", session.guest)

    async def _chairs(self, session: Session, request: messages.Chairs) -> None:
        self._room.require_host(session.guest)
        await self._room.change(transitions.set_chairs(self._record.state, request.count, self._record.game), "chairs")

    async def _arrange(self, session: Session, request: messages.Arrange) -> None:
        self._room.require_host(session.guest)
        await self._room.change(transitions.arrange(self._record.state, request.order), "arranged")

    async def _bot(self, session: Session, request: messages.SetBot) -> None:
        self._room.require_host(session.guest)
        seat = request.seat
        guest = self._record.state.chairs[seat].guest if 0 <= seat < len(self._record.state.chairs) else ""
        state = transitions.set_bot(self._record.state, seat, request.level, self._presence.here(guest))
        if request.level is not None:
            self._services.bot_engine.warm(self._record.game.id, request.level)
        await self._room.change(state, "bot", guest)

    async def _give_back(self, session: Session, request: messages.GiveBack) -> None:
        seat = request.seat
        kept_for = self._record.state.chairs[seat].keeps_for if 0 <= seat < len(self._record.state.chairs) else ""
        guest = kept_for if session.guest == self._record.state.hosting and kept_for else session.guest
        await self._room.change(transitions.give_back(self._record.state, guest, seat), "given_back", guest)

    # -- the game

    async def _options(self, session: Session, request: messages.SetOptions) -> None:
        self._room.require_host(session.guest)
        meant = resolved(request.options, self._record.state.options)
        daily.check_day(meant, daily.day_of(self._services.wall()))
        await self._room.change(transitions.set_options(self._record.state, meant, self._record.game), "options")

    async def _start(self, session: Session, request: messages.Start) -> None:
        self._room.require_host(session.guest)
        if self._record.state.phase == "over":
            raise Refused("game_on")
        await self._dealing.deal(request_key(session.guest, request.id))

    async def _add_luck(self, session: Session, request: messages.AddLuck) -> None:
        if session.seat is None:
            raise Refused("not_seated")
        if self._seeds.add(session.guest, request.commitment, request.share):
            self._room.send_room()

    async def _rematch(self, session: Session, request: messages.Rematch) -> None:
        self._room.require_host(session.guest)
        if self._record.state.phase != "over":
            raise Refused("not_finished")
        if request.start:
            await self._dealing.deal(request_key(session.guest, request.id))
        else:
            await self._dealing.return_to_lobby()

    async def _vote_game(self, session: Session, request: messages.VoteGame) -> None:
        await self._room.change(evening.vote(self._record.state, session.guest, request.game), "vote", session.guest)

    async def _next_game(self, session: Session, request: messages.NextGame) -> None:
        self._room.require_host(session.guest)
        state = self._record.state
        await self._dealing.change_game(evening.change_game(state, request.game or evening.wished(state)))

    async def _again(self, session: Session, request: messages.Again) -> None:
        state = transitions.want_again(self._record.state, session.guest, request.wanted)
        await self._room.change(state, "again" if request.wanted else "", session.guest)

    async def _pause(self, session: Session, request: messages.Pause) -> None:
        self._room.require_host(session.guest)
        state = transitions.pause(self._record.state, request.paused)
        if self._record.round is None or state == self._record.state:
            return
        if request.paused:
            self._take_backs.lapse()
            await self._record.round.pause()
            if self._record.round.outcome is not None:
                raise Refused("game_not_on")
        else:
            self._record.round.resume()         # before it is saved: it is saved as running
        await self._record.save(state)
        self._room.send_room("paused" if request.paused else "resumed", session.guest)

    async def _add_time(self, session: Session, request: messages.AddTime) -> None:
        self._room.require_host(session.guest)
        if self._record.round is None:
            raise Refused("game_not_on")
        await self._record.round.add_time(MORE_TIME, request_key(session.guest, request.id))

    async def _seen(self, session: Session, request: messages.Seen) -> None:
        here = [guest for guest in self._presence.guests if self._record.state.seat_of(guest) is not None]
        if self._record.round is not None and session.seat is not None and self._record.round.seen(session.guest, here):
            self._room.send_room()

    # -- people

    async def _kick(self, session: Session, request: messages.Kick) -> None:
        self._room.require_host(session.guest)
        state = transitions.kick(self._record.state, request.guest)
        self._services.note(
            "kicked", table=self._record.state.table, by=session.guest, guest=request.guest, barred=True)
        self._presence.dismiss(Refused("kicked"), request.guest)
        await self._room.change(state, "kicked", request.guest)

    async def _hand_over(self, session: Session, request: messages.HandOver) -> None:
        self._room.require_host(session.guest)
        await self._room.change(transitions.hand_over(self._record.state, request.guest), "host", request.guest)

    async def _rename(self, session: Session, request: messages.Rename) -> None:
        name = None if request.name is None else clean_name(request.name)
        if name is not None and self._record.state.family and not profanity.is_fit(name):
            raise Refused("family_words")
        if request.language is not None:
            session.language = request.language
        if self._services.rename is not None:
            rename = partial(self._services.rename, session.guest, name, request.language)
            await self._writer.write(rename)
        if name is not None:
            state = transitions.arrive(self._record.state, session.guest, name)
            await self._room.change(state, "renamed", session.guest)
