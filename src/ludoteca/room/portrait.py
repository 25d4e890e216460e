"""A table apart from its game as everybody sees it: chairs, people, options, what is asked and who may speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.room import evening, shown
from ludoteca.room.heavy import light
from ludoteca.room.state import RoomState

if TYPE_CHECKING:
    from ludoteca.room.room import Room


def portrait(room: Room) -> shown.RoomView:
    state = room.state
    here = set(room.presence.guests)
    chairs = [
        shown.Chair(
            seat=seat, kind=chair.kind, guest=chair.guest, level=chair.level, wins=chair.wins,
            name=room.name(chair.guest) if chair.kind == "person" else chair.name,
            connected=chair.kind != "person" or chair.guest in here,
            keeps_for=chair.keeps_for, keeps_for_name=room.name(chair.keeps_for),
            agent=chair.kind == "person" and chair.guest in state.agents)
        for seat, chair in enumerate(state.chairs)]
    people = [
        shown.Person(guest, room.name(guest), seat, guest in here, guest in state.muted, guest in state.agents)
        for guest in state.people
        if (seat := state.seat_of(guest)) is not None or guest in here or guest in (state.host, state.owner)]
    return shown.RoomView(
        table=room.id, code=state.code, game=state.game, phase=state.phase, host=state.hosting,
        options=light(state.options), chairs=chairs, people=people, round=state.round,
        question=room.take_backs.question, begins=state.begins, owner=state.owner, family=state.family,
        daily=_daily(state), slow=state.slow,
        review=state.review, listed=state.listed, advice=state.advice,
        voice=room.manners.voices.told(), voices=list(state.voices),
        curtain=room.manners.screens.told(),
        again=[guest for guest in state.people if guest in state.again],
        urn=None if state.phase in ("playing", "paused") else room.urn.told(state), dealt=_dealt(room),
        evening=evening.told(room), gallery=len(room.presence.gallery.people))


def _daily(state: RoomState) -> shown.DailyDeal | None:
    today = state.daily
    return None if today is None else shown.DailyDeal(today.name, today.day, today.counts)


def _dealt(room: Room) -> shown.Urn | None:
    luck = None if room.round is None else room.round.table.luck
    return None if luck is None else shown.Urn(luck.commitment, [each.seat for each in luck.shares])
