"""What people at a table ask for apart from their moves: a chair, a bot, options, a game to begin, a pause, words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from ludoteca.protocol import messages
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation import profanity
from ludoteca.server.moderation.sanitize import clean_name
from ludoteca.server.play.large_options import whole
from ludoteca.server.sessions.idempotency import request_key
from ludoteca.server.sessions.session import Page
from ludoteca.server.state import daily, evening, transitions
from ludoteca.server.talk.table_moderation import Manners

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


async def _listen(room: Room, page: Page, request: messages.Listen) -> None:
    room.words.tell(page, request)


async def answer(room: Room, page: Page, request: Any) -> None:
    """Do what this person asks for, or say no by Refused."""
    daily.check_request(room.state, request)
    await _ANSWERS[type(request)](room, page, request)


# -- chairs

async def _sit(room: Room, page: Page, request: messages.Sit) -> None:
    await room.become(transitions.sit(room.state, page.guest, request.seat), "sat", page.guest)


async def _seat_agent(room: Room, page: Page, request: messages.SeatAgent) -> None:
    room.host_only(page)
    await room.become(transitions.seat_agent(room.state, request.guest), "sat", request.guest)


async def _stand(room: Room, page: Page, request: messages.Stand) -> None:
    await room.become(transitions.stand(room.state, page.guest), "stood", page.guest)


async def _chairs(room: Room, page: Page, request: messages.Chairs) -> None:
    room.host_only(page)
    await room.become(transitions.set_chairs(room.state, request.count, room.game), "chairs")


async def _arrange(room: Room, page: Page, request: messages.Arrange) -> None:
    room.host_only(page)
    await room.become(transitions.arrange(room.state, request.order), "arranged")


async def _bot(room: Room, page: Page, request: messages.SetBot) -> None:
    room.host_only(page)
    seat = request.seat
    guest = room.state.chairs[seat].guest if 0 <= seat < len(room.state.chairs) else ""
    state = transitions.set_bot(room.state, seat, request.level, room.presence.here(guest))
    if request.level is not None:
        room.services.thinker.warm(room.game.id, request.level)
    await room.become(state, "bot", guest)


async def _give_back(room: Room, page: Page, request: messages.GiveBack) -> None:
    seat = request.seat
    kept_for = room.state.chairs[seat].keeps_for if 0 <= seat < len(room.state.chairs) else ""
    guest = kept_for if page.guest == room.state.hosting and kept_for else page.guest
    await room.become(transitions.give_back(room.state, guest, seat), "given_back", guest)


# -- the game

async def _options(room: Room, page: Page, request: messages.SetOptions) -> None:
    room.host_only(page)
    meant = whole(request.options, room.state.options)
    daily.check_day(meant, daily.day_of(room.services.wall()))
    await room.become(transitions.set_options(room.state, meant, room.game), "options")


async def _start(room: Room, page: Page, request: messages.Start) -> None:
    room.host_only(page)
    if room.state.phase == "over":
        raise Refused("game_on")
    await room.deal(request_key(page.guest, request.id))


async def _add_luck(room: Room, page: Page, request: messages.AddLuck) -> None:
    if page.seat is None:
        raise Refused("not_seated")
    if room.urn.add(page.guest, request.commitment, request.share):
        room.tell()


async def _rematch(room: Room, page: Page, request: messages.Rematch) -> None:
    room.host_only(page)
    if room.state.phase != "over":
        raise Refused("not_finished")
    if request.start:
        await room.deal(request_key(page.guest, request.id))
    else:
        await room.put_away()


async def _vote_game(room: Room, page: Page, request: messages.VoteGame) -> None:
    await room.become(evening.vote(room.state, page.guest, request.game), "vote", page.guest)


async def _next_game(room: Room, page: Page, request: messages.NextGame) -> None:
    room.host_only(page)
    await room.lay_out(evening.change_game(room.state, request.game or evening.wished(room.state)))


async def _again(room: Room, page: Page, request: messages.Again) -> None:
    state = transitions.want_again(room.state, page.guest, request.wanted)
    await room.become(state, "again" if request.wanted else "", page.guest)


async def _pause(room: Room, page: Page, request: messages.Pause) -> None:
    room.host_only(page)
    state = transitions.pause(room.state, request.paused)
    if room.round is None or state == room.state:
        return
    if request.paused:
        room.take_backs.lapse()
        await room.round.rest()
        if room.round.outcome is not None:
            raise Refused("game_not_on")
    else:
        room.round.go_on()                         # before it is saved: it is saved as running
    await room.keep(state)
    room.tell("paused" if request.paused else "resumed", page.guest)


MORE_TIME = 30_000               # ms the host adds at once


async def _add_time(room: Room, page: Page, request: messages.AddTime) -> None:
    room.host_only(page)
    if room.round is None:
        raise Refused("game_not_on")
    await room.round.add_time(MORE_TIME, request_key(page.guest, request.id))


async def _seen(room: Room, page: Page, request: messages.Seen) -> None:
    here = [guest for guest in room.presence.guests if room.state.seat_of(guest) is not None]
    if room.round is not None and page.seat is not None and room.round.seen(page.guest, here):
        room.tell()


async def _hint(room: Room, page: Page, request: messages.Hint) -> None:
    await room.hints.ask(page, request)


async def _why(room: Room, page: Page, request: messages.AskWhy) -> None:
    await room.hints.explain(page, request)


async def _take_back(room: Room, page: Page, request: messages.TakeBack) -> None:
    await room.take_backs.ask(page, request)


async def _consent(room: Room, page: Page, request: messages.Consent) -> None:
    await room.take_backs.answer(page, request)


# -- people

async def _kick(room: Room, page: Page, request: messages.Kick) -> None:
    room.host_only(page)
    state = transitions.kick(room.state, request.guest)
    room.services.note("kicked", table=room.id, by=page.guest, guest=request.guest, barred=True)
    room.presence.dismiss(Refused("kicked"), request.guest)
    await room.become(state, "kicked", request.guest)


async def _hand_over(room: Room, page: Page, request: messages.HandOver) -> None:
    room.host_only(page)
    await room.become(transitions.hand_over(room.state, request.guest), "host", request.guest)


async def _rename(room: Room, page: Page, request: messages.Rename) -> None:
    name = None if request.name is None else clean_name(request.name)
    if name is not None and room.state.family and not profanity.fit(name):
        raise Refused("family_words")
    if request.language is not None:
        page.language = request.language
    if room.services.rename is not None:
        rename = partial(room.services.rename, page.guest, name, request.language)
        await room.ledger.written(rename)
    if name is not None:
        await room.become(transitions.arrive(room.state, page.guest, name), "renamed", page.guest)


async def _say(room: Room, page: Page, request: messages.Say) -> None:
    await room.talk.say(page, request)


async def _react(room: Room, page: Page, request: messages.React) -> None:
    await room.talk.react(page, request)


async def _signal(room: Room, page: Page, request: messages.Signal) -> None:
    await room.talk.signal(page, request)


async def _with_manners(room: Room, page: Page, request: Any) -> None:
    await room.manners.answer(page, request)


_ANSWERS: dict[type, Callable[[Room, Page, Any], Awaitable[None]]] = {
    messages.Sit: _sit, messages.SeatAgent: _seat_agent,
    messages.Stand: _stand, messages.Chairs: _chairs, messages.Arrange: _arrange,
    messages.SetBot: _bot, messages.GiveBack: _give_back,
    messages.SetOptions: _options, messages.Start: _start, messages.Rematch: _rematch,
    messages.VoteGame: _vote_game, messages.NextGame: _next_game, messages.AddLuck: _add_luck,
    messages.Pause: _pause,
    messages.AddTime: _add_time, messages.Seen: _seen, messages.Again: _again, messages.Listen: _listen,
    messages.Hint: _hint, messages.AskWhy: _why, messages.TakeBack: _take_back, messages.Consent: _consent,
    messages.Kick: _kick, messages.HandOver: _hand_over, messages.Rename: _rename,
    messages.Say: _say, messages.React: _react, messages.Signal: _signal,
    **dict.fromkeys(Manners.REQUESTS, _with_manners),
}
