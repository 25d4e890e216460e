"""A table apart from its game as everybody sees it: chairs, people, options, what is asked and who may speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.protocol import room_view
from ludoteca.server.play.large_options import light
from ludoteca.server.state import evening
from ludoteca.server.state.room_state import RoomState

if TYPE_CHECKING:
    from ludoteca.server.room.room import Room


def portrait(room: Room) -> room_view.RoomView:
    state = room.state
    here = set(room.presence.guests)
    chairs = [
        room_view.Chair(
            seat=seat, kind=chair.kind, guest=chair.guest, level=chair.level, wins=chair.wins,
            name=room.name(chair.guest) if chair.kind == "person" else chair.name,
            connected=chair.kind != "person" or chair.guest in here,
            keeps_for=chair.keeps_for, keeps_for_name=room.name(chair.keeps_for),
            agent=chair.kind == "person" and chair.guest in state.agents)
        for seat, chair in enumerate(state.chairs)]
    people = [
        room_view.Person(guest, room.name(guest), seat, guest in here, guest in state.muted, guest in state.agents)
        for guest in state.people
        if (seat := state.seat_of(guest)) is not None or guest in here or guest in (state.host, state.owner)]
    return room_view.RoomView(
        table=room.id, code=state.code, game=state.game, phase=state.phase, host=state.hosting,
        options=light(state.options), chairs=chairs, people=people, round=state.round,
        question=room.take_backs.question, begins=state.begins, owner=state.owner, family=state.family,
        daily=_daily(state), slow=state.slow,
        review=state.review, listed=state.listed, advice=state.advice,
        voice=room.manners.voices.told(), voices=list(state.voices),
        curtain=room.manners.screens.told(),
        again=[guest for guest in state.people if guest in state.again],
        urn=None if state.phase in ("playing", "paused") else room.urn.told(state), dealt=_dealt(room),
        evening=_evening(state), gallery=len(room.presence.gallery.people))


def _daily(state: RoomState) -> room_view.DailyDeal | None:
    today = state.daily
    return None if today is None else room_view.DailyDeal(today.name, today.day, today.counts)


def _evening(state: RoomState) -> room_view.Evening | None:
    """The evening as every session sees it; none before the first game is over and the first vote is in."""
    if not state.evening and not state.votes:
        return None
    games = [
        room_view.EveningGame(played.game, played.link, played.finished, [
            room_view.EveningPlace(sitter.guest, sitter.name, sitter.place, sitter.score) for sitter in played.who])
        for played in state.evening]
    return room_view.Evening(games, evening.board(state), dict(state.votes), evening.wished(state))


def _dealt(room: Room) -> room_view.Urn | None:
    luck = None if room.round is None else room.round.table.luck
    return None if luck is None else room_view.Urn(luck.commitment, [each.seat for each in luck.shares])
