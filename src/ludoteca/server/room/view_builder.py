"""View builder: a table apart from its game as all sessions see it, from its state and who is present."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.protocol import room_view
from ludoteca.server.moderation.screen_approval import ScreenApproval
from ludoteca.server.play.agreement import Agreement
from ludoteca.server.play.large_options import light
from ludoteca.server.room.record import RoomRecord
from ludoteca.server.sessions.presence import Presence
from ludoteca.server.state import evening
from ludoteca.server.state.fair_seed import SeedShares
from ludoteca.server.state.room_state import RoomState
from ludoteca.server.talk.voice import Voices


def build_room_view(
    record: RoomRecord, presence: Presence, name: Callable[[str], str], agreement: Agreement, voices: Voices,
    screens: ScreenApproval, seeds: SeedShares,
) -> room_view.RoomView:
    """The room now. `name`: of a guest, as the table shows it."""
    state = record.state
    here = set(presence.guests)
    chairs = [
        room_view.Chair(
            seat=seat, kind=chair.kind, guest=chair.guest, level=chair.level, wins=chair.wins,
            name=name(chair.guest) if chair.kind == "person" else chair.name,
            connected=chair.kind != "person" or chair.guest in here,
            keeps_for=chair.keeps_for, keeps_for_name=name(chair.keeps_for),
            agent=chair.kind == "person" and chair.guest in state.agents)
        for seat, chair in enumerate(state.chairs)]
    people = [
        room_view.Person(guest, name(guest), seat, guest in here, guest in state.muted, guest in state.agents)
        for guest in state.people
        if (seat := state.seat_of(guest)) is not None or guest in here or guest in (state.host, state.owner)]
    return room_view.RoomView(
        table=state.table, code=state.code, game=state.game, phase=state.phase, host=state.hosting,
        options=light(state.options), chairs=chairs, people=people, round=state.round,
        question=agreement.question(state.people_seated()), begins=state.begins, owner=state.owner, family=state.family,
        daily=_daily(state), slow=state.slow,
        review=state.review, listed=state.listed, advice=state.advice,
        voice=voices.view(), voices=list(state.voices),
        curtain=screens.view(),
        again=[guest for guest in state.people if guest in state.again],
        urn=None if state.phase in ("playing", "paused") else seeds.view(state), dealt=_dealt(record),
        evening=_evening(state), gallery=len(presence.audience.people))


def _daily(state: RoomState) -> room_view.DailyDeal | None:
    today = state.daily
    return None if today is None else room_view.DailyDeal(today.name, today.day, today.counts)


def _evening(state: RoomState) -> room_view.Evening | None:
    """The evening so far; None before the first game is over and the first vote is in."""
    if not state.evening and not state.votes:
        return None
    games = [
        room_view.EveningGame(played.game, played.link, played.finished, [
            room_view.EveningPlace(sitter.guest, sitter.name, sitter.place, sitter.score) for sitter in played.who])
        for played in state.evening]
    return room_view.Evening(games, evening.board(state), dict(state.votes), evening.wished(state))


def _dealt(record: RoomRecord) -> room_view.Urn | None:
    luck = None if record.round is None else record.round.table.luck
    return None if luck is None else room_view.Urn(luck.commitment, [each.seat for each in luck.shares])
