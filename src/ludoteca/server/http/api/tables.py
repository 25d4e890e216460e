"""The HTTP API: tables are opened, found and listed, one's seat goes to another device, finished games are read."""

from __future__ import annotations

import asyncio
import gzip
import re

from aiohttp import web

from ludoteca.protocol import http
from ludoteca.protocol.refusals import Refused, UnreadableLog
from ludoteca.rules import Unreadable
from ludoteca.server.cluster.peers import CANNOT, Turns, Wanted
from ludoteca.server.history.positions import read_result
from ludoteca.server.history.replays import GameReplay
from ludoteca.server.house.house import House
from ludoteca.server.http.api import history
from ludoteca.server.http.auth import optional_guest, require_guest
from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.links import base, qr
from ludoteca.server.http.responses import json_response, read_body
from ludoteca.server.room.room import Room
from ludoteca.server.state.room_state import RoomState, read_state
from ludoteca.store import GuestRow, RoomRow


async def new_table(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    asked: http.NewTable = await read_body(request, http.NewTable)
    house = request.app[CONTEXT].house
    if asked.position is None:
        room = await house.opener.open(guest, asked.game, asked.options, asked.seats, asked.slow)
    else:
        room = await _open_position(house, guest, asked, asked.position)
    return json_response(_summary(request, room.state), 201)


async def _open_position(house: House, guest: GuestRow, asked: http.NewTable, where: http.Position) -> Room:
    if asked.options or asked.seats is not None or asked.slow:
        raise Refused("position_settles")
    if where.replay is not None and where.log is None and where.table is None and where.round is None:
        return await house.opener.open_replay(guest, where.replay, where.until, where.seat)
    if where.replay is not None or where.seat is not None:
        raise Refused("position_unclear")
    if where.log is not None and where.table is None and where.round is None:
        if asked.game not in ("", where.log.game):
            raise Refused("position_unclear")
        return await house.opener.open_position(guest, where.log, where.until)
    if where.log is None and where.table is not None and where.round is not None and not asked.game:
        return await house.opener.open_finished(guest, where.table, where.round, where.until)
    raise Refused("position_unclear")


async def table(request: web.Request) -> web.Response:
    return json_response(_summary(request, read_state(await _row(request))))


async def by_code(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    async with context.one_guess(request):
        row = _open(await context.house.store.room(await context.house.tables.by_code(request.match_info["code"])))
    return json_response(_summary(request, read_state(row)))


async def my_tables(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    context = request.app[CONTEXT]
    mine, rows = [], await context.house.store.rooms_of(guest.id)
    wait = _waiting(context.house, guest.id, [row.id for row in rows])
    wait |= await context.peers.turns(guest.id, [row.id for row in rows if row.id not in context.house.tables.rooms])
    for row in rows:
        state = read_state(row)
        seat = state.seat_of(guest.id)
        if guest.id in state.banned or guest.id not in state.people or state.shut:
            continue
        mine.append(http.MyTable(
            table=row.id, code=row.code, game=row.game, phase=state.phase, names=_names(state),
            seat=seat, your_turn=row.id in wait,
            hosting=state.host == guest.id, slow=state.slow, touched=row.touched))
    return json_response(mine)


def _waiting(house: House, guest: str, tables: list[str]) -> set[str]:
    """Those of these tables that are here and wait for this person."""
    return {id for id in tables if (room := house.tables.rooms.get(id)) is not None and room.record.waits_for(guest)}


async def turns(request: web.Request) -> web.Response:
    """For a peer: which of these tables wait for this guest."""
    context = request.app[CONTEXT]
    if not context.peers.is_for_us(request):
        raise Refused("no_such_page")
    asked: Turns = await read_body(request, Turns)
    return json_response(sorted(_waiting(context.house, asked.guest, asked.tables)))


async def take(request: web.Request) -> web.Response:
    """Another process of the house cannot play a table: whether we can, and have it from now on."""
    context = request.app[CONTEXT]
    if not context.peers.is_for_us(request):
        raise Refused("no_such_page")
    asked: Wanted = await read_body(request, Wanted)
    try:
        await context.house.tables.find(asked.table)
    except Refused as refusal:
        if refusal.code not in CANNOT:
            raise
        return json_response(False)
    return json_response(True)


async def heavy_option(request: web.Request) -> web.Response:
    """Named by its own words, so it is kept for ever and travels once."""
    room = await request.app[CONTEXT].house.tables.find(request.match_info["table"])
    packed = room.round.fetch(request.match_info["ref"]) if room.round is not None else None
    if packed is None:
        raise Refused("no_such_page")
    headers = {"Cache-Control": "private, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", "").lower():
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return web.Response(body=packed, content_type="application/json", headers=headers)


async def table_qr(request: web.Request) -> web.Response:
    row = await _row(request)
    drawn = await asyncio.to_thread(qr, f"{base(request)}/t/{row.id}")
    return web.Response(text=drawn, content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def hand_off(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    row = await _row(request)
    code, expires = await request.app[CONTEXT].house.guests.hand_off(guest.id, row.id)
    # In the fragment: it never reaches a server log.
    link = f"{base(request)}/t/{row.id}#handoff={code}"
    return json_response(http.Handoff(code, expires, link, await asyncio.to_thread(qr, link)), 201)


async def finished_log(request: web.Request) -> web.Response:
    row = await _row(request)
    state = read_state(row)
    store = request.app[CONTEXT].house.store
    asked = request.query.get("round", "")
    if asked and not re.fullmatch(r"\d{1,6}", asked):
        raise Refused("malformed", detail="round")
    number = int(asked or state.round)
    done = next((each for each in await store.results(row.id) if each.round == number), None)
    if done is None:
        raise Refused("not_finished")
    guest = await optional_guest(request)
    await request.app[CONTEXT].house.dailies.check_unspoiled(
        read_result(done.result).daily, "" if guest is None else guest.id)
    rows = await store.entries(row.id, number)
    try:
        played = await asyncio.to_thread(GameReplay, rows)
    except Unreadable as error:
        raise UnreadableLog(error) from None
    return json_response(history.whole_game(played, number, _names(state)))


async def _row(request: web.Request) -> RoomRow:
    return _open(await request.app[CONTEXT].house.store.room(request.match_info["table"]))


def _open(row: RoomRow | None) -> RoomRow:
    """A table one may still come to."""
    if row is None:
        raise Refused("no_such_table")
    if read_state(row).shut:
        raise Refused("table_shut")
    return row


def _names(state: RoomState) -> list[str]:
    return [state.name(chair.guest) if chair.kind == "person" else chair.name for chair in state.chairs]


def _summary(request: web.Request, state: RoomState) -> http.TableSummary:
    """Before one has sat down: which game and how many, never who."""
    return http.TableSummary(
        table=state.table, code=state.code, game=state.game, phase=state.phase, seats=len(state.chairs),
        people=len(state.people_seated()), free=sum(chair.kind == "empty" for chair in state.chairs),
        link=f"{base(request)}/t/{state.table}")
