"""Transitions of the room state as pure functions: sit, stand, arrange, seat bots. Each may raise Refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludoteca.bots import LEVELS, Level, levels
from ludoteca.protocol.refusals import Refused
from ludoteca.protocol.room_view import Advice
from ludoteca.rules import IllegalMove, Seat
from ludoteca.rules.registry import AnyGame
from ludoteca.rules.values import JsonObject, JsonValue
from ludoteca.server.state.room_state import BOT_NAMES, RoomState, Seating

ON = ("playing", "paused")
PEOPLE = 100                                      # seated and watching
LEAVERS_BOT: Level = "artigiano"                  # the bot that takes the chair of a guest who stands up during a game


def arrive(room: RoomState, guest: str, name: str) -> RoomState:
    """A guest joins; one whom the table knows gets the new name."""
    if guest in room.banned and guest != room.owner:
        raise Refused("barred")
    if room.daily is not None and guest != room.owner:
        raise Refused("daily_alone")
    if guest not in room.people and len(room.people) >= PEOPLE:
        raise Refused("full", most=PEOPLE)
    return room if room.people.get(guest) == name else room.but(people={**room.people, guest: name})


def come_as_agent(room: RoomState, guest: str) -> RoomState:
    """A guest says that it is a program; at this table it stays one."""
    return room if guest in room.agents else room.but(agents=(*room.agents, guest))


def seat_agent(room: RoomState, guest: str) -> RoomState:
    """Host: seat a program in the first free chair."""
    _in_lobby(room)
    if guest not in room.agents or guest not in room.people:
        raise Refused("not_an_agent")
    free = next((seat for seat, chair in enumerate(room.chairs) if chair.kind == "empty"), None)
    if room.seat_of(guest) is not None:
        return room
    if free is None:
        raise Refused("seats_taken")
    return room.with_chair(free, Seating("person", guest))


def take_free_chair(room: RoomState, guest: str) -> RoomState:
    """In the lobby a newcomer gets the first free chair, if there is one."""
    if room.phase != "lobby" or room.seat_of(guest) is not None:
        return room
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "empty":
            return room.with_chair(seat, Seating("person", guest))
    return room


def sit(room: RoomState, guest: str, seat: Seat) -> RoomState:
    chair = _chair(room, seat)
    if room.phase != "lobby":
        if chair.keeps_for == guest and chair.kind == "bot":
            return give_back(room, guest, seat)
        raise Refused("game_on")
    if chair.kind == "person" and chair.guest == guest:
        return room
    if guest in room.agents and room.seat_of(guest) is None:
        raise Refused("agent_needs_yes", name=room.name(room.hosting))
    if chair.kind != "empty":
        raise Refused("chair_taken")
    old, wins = room.seat_of(guest), 0
    if old is not None:
        wins = room.chairs[old].wins
        room = room.with_chair(old, Seating())
    return room.with_chair(seat, Seating("person", guest, wins=wins))


def stand(room: RoomState, guest: str) -> RoomState:
    """Leave the chair. During a game a bot keeps it, so that the others need not wait."""
    seat = room.seat_of(guest)
    if seat is None:
        raise Refused("not_seated")
    if room.phase in ON:
        return _bot_keeps(room, seat, LEAVERS_BOT)
    return room.with_chair(seat, Seating())


def set_chairs(room: RoomState, count: int, game: AnyGame) -> RoomState:
    _not_settled(room)
    if count not in game.seats:
        raise Refused("bad_seat_count", least=game.seats[0], most=game.seats[-1], span=len(game.seats) - 1)
    accept_options(room.options, game, count)
    chairs = room.chairs
    if count > len(chairs):
        return room.but(chairs=chairs + (Seating(),) * (count - len(chairs)))
    # Empty chairs go first, then those of bots, from the right; a person never loses a chair by this.
    for kind in ("empty", "bot"):
        for seat in range(len(chairs) - 1, -1, -1):
            if len(chairs) > count and chairs[seat].kind == kind:
                chairs = chairs[:seat] + chairs[seat + 1:]
    if len(chairs) > count:
        raise Refused("seats_taken")
    return room.but(chairs=chairs)


def arrange(room: RoomState, order: list[Seat]) -> RoomState:
    _in_lobby(room)
    if sorted(order) != list(range(len(room.chairs))):
        raise Refused("bad_order")
    return room.but(chairs=tuple(room.chairs[seat] for seat in order))


def set_bot(room: RoomState, seat: Seat, level: Level | None, connected: bool) -> RoomState:
    """Host: a bot for a free chair or for an absent guest, or another level; None frees the chair again."""
    chair = _chair(room, seat)
    if chair.kind == "person" and connected:
        raise Refused("still_here", name=room.name(chair.guest))
    if chair.kind == "person" and room.phase == "lobby" and chair.guest in (room.owner, room.host):
        raise Refused("owner_stays", name=room.name(chair.guest))
    if level is not None and level not in LEVELS and level not in levels(room.game):
        raise Refused("no_such_level")
    if level is None:
        if chair.kind == "person" and room.phase == "lobby":
            return room.with_chair(seat, Seating())
        if chair.kind != "bot":
            raise Refused("not_a_bot")
        if chair.keeps_for:
            return give_back(room, chair.keeps_for, seat)
        _in_lobby(room)
        return room.with_chair(seat, Seating())
    if chair.kind == "bot":
        return room.with_chair(seat, msgspec.structs.replace(chair, level=level))
    if chair.kind == "person" and room.phase != "lobby":
        return _bot_keeps(room, seat, level)
    return room.with_chair(seat, bot_for(room.chairs, room.people, seat, level))


def give_back(room: RoomState, guest: str, seat: Seat) -> RoomState:
    """The chair a bot kept goes back to its person."""
    chair = _chair(room, seat)
    if chair.kind != "bot" or not chair.keeps_for:
        raise Refused("not_kept")
    if chair.keeps_for != guest:
        raise Refused("kept_for_another", name=room.name(chair.keeps_for))
    return room.with_chair(seat, Seating("person", guest, wins=chair.wins))


def set_options(room: RoomState, options: JsonObject, game: AnyGame) -> RoomState:
    _not_settled(room)
    if room.slow:
        options = {**options, **(game.unhurried or {})}
    return room.but(options=msgspec.to_builtins(accept_options(options, game, len(room.chairs))))


def make_slow(room: RoomState, game: AnyGame) -> RoomState:
    """A table for weeks: nothing on it ever runs out."""
    if game.unhurried is None:
        raise Refused("never_slow")
    return room.but(slow=True)


def accept_options(options: Mapping[str, JsonValue], game: AnyGame, seats: int | None = None) -> Any:
    """Options that a client sent, as the game reads them, checked against the number of chairs.

    A refusal speaks the game's own texts.
    """
    try:
        read = game.accept(options)
        if seats is not None:
            game.check(seats, read)
        return read
    except IllegalMove as refusal:
        refusal.game = game.id
        raise


def kick(room: RoomState, guest: str) -> RoomState:
    """Host: remove a guest for good. During a game a bot takes the chair."""
    if guest not in room.people:
        raise Refused("no_such_guest")
    if guest in (room.owner, room.host, room.hosting):
        raise Refused("owner_stays", name=room.name(guest))
    seat = room.seat_of(guest)
    if seat is None:
        seat = room.kept_for(guest)
    if seat is not None:
        chair = Seating() if room.phase not in ON else msgspec.structs.replace(
            _bot_keeps(room, seat, LEAVERS_BOT).chairs[seat], keeps_for="")
        room = room.with_chair(seat, chair)
    return room.but(
        people={known: name for known, name in room.people.items() if known != guest}, banned=(*room.banned, guest),
        voices=tuple(each for each in room.voices if each != guest))


def hand_over(room: RoomState, guest: str) -> RoomState:
    """Host: let another guest host. A stand-in can name only a seated guest, until the host is back."""
    if guest not in room.people:
        raise Refused("no_such_guest")
    if guest in room.agents:
        raise Refused("agents_do_not_host")
    if room.stand_in:
        return room.but(stand_in="") if guest == room.host else stand_in(room, guest)
    return room.but(host=guest)


def heirs(room: RoomState) -> list[str]:
    """Who may stand in for the host, in order: the owner of the table, then those in the chairs."""
    seated = [room.chairs[seat].guest for seat in room.people_seated()]
    return [guest for guest in (room.owner, *seated) if guest in room.people and guest != room.host
            and guest not in room.agents]


def stand_in(room: RoomState, guest: str) -> RoomState:
    if guest not in heirs(room):
        raise Refused("only_the_seated_host")
    return room.but(stand_in=guest)


def mute(room: RoomState, guest: str, muted: bool) -> RoomState:
    """Host: mute a guest, in chat and voice, or end that."""
    if guest not in room.people:
        raise Refused("no_such_guest")
    if muted and guest in (room.owner, room.host, room.hosting):
        raise Refused("owner_stays", name=room.name(guest))
    others = tuple(each for each in room.muted if each != guest)
    return room.but(muted=(*others, guest) if muted else others)


def let_speak(room: RoomState, guest: str, allowed: bool) -> RoomState:
    """Host: allow a guest without a chair to talk, or end that."""
    if guest not in room.people:
        raise Refused("no_such_guest")
    others = tuple(each for each in room.voices if each != guest)
    return room.but(voices=(*others, guest) if allowed else others)


def set_manners(
    room: RoomState, family: bool | None, review: bool | None, listed: bool | None = None, advice: Advice | None = None,
) -> RoomState:
    """Host: set family mode, approval of big screens, listing on the first page, and who may ask bots for advice."""
    return room.but(
        family=room.family if family is None else family, review=room.review if review is None else review,
        listed=room.listed if listed is None else listed, advice=advice or room.advice)


def start(room: RoomState) -> RoomState:
    """Begin the next round. Refuses empty chairs."""
    if room.phase in ON:
        raise Refused("game_on")
    if any(chair.kind == "empty" for chair in room.chairs):
        raise Refused("empty_chairs")
    return room.but(phase="playing", round=room.round + 1, begins=None, again=())


def want_again(room: RoomState, guest: str, wanted: bool) -> RoomState:
    """After a game: a seated guest wants another one, or no longer."""
    if room.phase != "over":
        raise Refused("not_finished")
    if room.seat_of(guest) is None:
        raise Refused("not_seated")
    if wanted == (guest in room.again):
        return room
    others = tuple(each for each in room.again if each != guest)
    return room.but(again=(*others, guest) if wanted else others)


def back_to_lobby(room: RoomState) -> RoomState:
    """After a game: back to the lobby, with the chairs as they are."""
    if room.phase != "over":
        raise Refused("not_finished")
    return room.but(phase="lobby", again=())


def pause(room: RoomState, paused: bool) -> RoomState:
    if room.phase not in ON:
        raise Refused("game_not_on")
    return room.but(phase="paused" if paused else "playing")


def finish(room: RoomState, winners: tuple[Seat, ...]) -> RoomState:
    """The game is over: the winners have one win more."""
    chairs = tuple(
        msgspec.structs.replace(chair, wins=chair.wins + (seat in winners)) for seat, chair in enumerate(room.chairs))
    return room.but(phase="over", chairs=chairs)


def _chair(room: RoomState, seat: Seat) -> Seating:
    if not 0 <= seat < len(room.chairs):
        raise Refused("no_such_chair")
    return room.chairs[seat]


def _in_lobby(room: RoomState) -> None:
    if room.phase != "lobby":
        raise Refused("game_on")


def _not_settled(room: RoomState) -> None:
    """A table that begins in a log has its chairs and options from there."""
    _in_lobby(room)
    if room.begins is not None:
        raise Refused("position_settles")


def _bot_keeps(room: RoomState, seat: Seat, level: Level) -> RoomState:
    chair = room.chairs[seat]
    bot = bot_for(room.chairs, room.people, seat, level)
    return room.with_chair(
        seat, msgspec.structs.replace(bot, keeps_for=chair.guest or chair.keeps_for, wins=chair.wins))


def bot_for(chairs: Iterable[Seating], people: Mapping[str, str], seat: Seat, level: Level) -> Seating:
    """A bot with a name that is free at the table, the same for the same chair where possible."""
    taken = {chair.name for chair in chairs} | set(people.values())
    names = BOT_NAMES[seat % len(BOT_NAMES):] + BOT_NAMES
    return Seating("bot", level=level, name=next((name for name in names if name not in taken), f"Bot {seat + 1}"))
