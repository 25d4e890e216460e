"""/api/desk: the administration page, for operators with its key."""

from __future__ import annotations

import os
import sys
from collections import Counter

import msgspec
from aiohttp import web

import ludoteca
from ludoteca.protocol.admin import (
    DeskChange,
    DeskLine,
    DeskMessage,
    DeskPage,
    DeskPerson,
    DeskSettings,
    DeskTable,
    NewBar,
)
from ludoteca.protocol.http import StoreCondition
from ludoteca.protocol.refusals import Refused
from ludoteca.server.admin.recent_events import KEPT
from ludoteca.server.http.context import CONTEXT, WebContext
from ludoteca.server.http.responses import json_response, read_body
from ludoteca.server.moderation.sanitize import clean_line
from ludoteca.server.room.room import Room

OFTENEST = 12                    # refusals shown


async def require_admin(request: web.Request) -> WebContext:
    """The web context, if the request has the admin key. Raises Refused; wrong keys are counted."""
    context = request.app[CONTEXT]
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    await context.check_key(request, key.strip() if scheme.lower() == "bearer" else "")
    return context


async def admin_page(request: web.Request) -> web.Response:
    return json_response(await _page(await require_admin(request)))


async def change_desk(request: web.Request) -> web.Response:
    context = await require_admin(request)
    asked: DeskChange = await read_body(request, DeskChange)
    changes = {name: value for name in asked.__struct_fields__ if (value := getattr(asked, name)) is not None}
    for line in ("name", "notice"):
        if line in changes:
            changes[line] = clean_line(changes[line])
    if changes:
        await context.house.settings.change(**changes)
    return json_response(await _page(context))


async def ban(request: web.Request) -> web.Response:
    context = await require_admin(request)
    asked: NewBar = await read_body(request, NewBar)
    await context.house.ban(asked.kind, asked.what, asked.minutes)
    return json_response(await _page(context), 201)


async def lift_ban(request: web.Request) -> web.Response:
    context = await require_admin(request)
    number = request.match_info["number"]
    await context.house.settings.lift(int(number) if number.isdecimal() and len(number) < 10 else 0)
    return json_response(await _page(context))


async def close_table(request: web.Request) -> web.Response:
    context = await require_admin(request)
    await context.house.shut_table(request.match_info["table"])
    return json_response(await _page(context), 201)


async def message_table(request: web.Request) -> web.Response:
    context = await require_admin(request)
    asked: DeskMessage = await read_body(request, DeskMessage)
    await context.house.announce(request.match_info["table"], asked.text)
    return json_response(await _page(context), 201)


async def own_desk(request: web.Request) -> web.Response:
    """Another process of the house asks for our part."""
    context = request.app[CONTEXT]
    if not context.peers.is_for_us(request):
        raise Refused("no_such_page")
    return json_response(_own_page(context))


async def _page(context: WebContext) -> DeskPage:
    """The whole house, however many processes it is."""
    others = [msgspec.json.decode(page, type=DeskPage) for page in (await context.peers.pages("desk")).values()]
    page = _own_page(context)
    if not others:
        return page
    parts = [page, *others]
    refusals: Counter[str] = sum((Counter(each.refusals) for each in parts), Counter())
    memory = [each.memory for each in parts if each.memory is not None]
    return msgspec.structs.replace(
        page, opened=min(each.opened for each in parts), lines=sum(each.lines for each in parts),
        people=sum(each.people for each in parts), bots=sum(each.bots for each in parts),
        moves=sum(each.moves for each in parts), refusals=dict(refusals.most_common(OFTENEST)),
        memory=sum(memory) if memory else None, tables=[table for each in parts for table in each.tables],
        log=sorted((line for each in parts for line in each.log), key=lambda line: -line.at)[:KEPT])


def _own_page(context: WebContext) -> DeskPage:
    house, store, settled = context.house, context.house.store.health(), context.house.settings.current
    rooms = sorted(house.tables.rooms.values(), key=lambda room: (not room.presence, room.state.code))
    addresses = {each.session.guest: each.address for each in context.connections if each.session is not None}
    tables = [_table(room, addresses) for room in rooms]
    here = {person.guest for table in tables for person in table.people if person.here}
    now = int(house.calendar())
    return DeskPage(
        version=ludoteca.__version__, opened=int(house.opened), now=now,
        store=StoreCondition(store.well and not house.outage.waits, store.writer, store.since_commit, store.waiting,
                             store.trouble),
        lines=len(context.connections), people=len(here), bots=sum(table.bots for table in tables),
        moves=context.counters.moves, refusals=dict(Counter(context.counters.refusals).most_common(OFTENEST)),
        load=_load(), memory=_memory(), tables=tables,
        log=[DeskLine(line.at, line.level, line.event, line.facts) for line in house.services.recent_events.lines],
        settings=DeskSettings(
            settled.name, settled.notice, settled.tables, settled.tables_per_guest, settled.newcomers,
            settled.open_tables, settled.family),
        bars=[each for each in settled.bans if each.until > now])


def _table(room: Room, addresses: dict[str, str]) -> DeskTable:
    state, here = room.state, set(room.presence.guests)
    people = [
        DeskPerson(guest, name, state.seat_of(guest), guest in here, addresses.get(guest, ""))
        for guest, name in state.people.items() if guest in here or state.seat_of(guest) is not None]
    return DeskTable(
        table=room.id, code=state.code, game=state.game, phase=state.phase, chairs=len(state.chairs),
        bots=sum(chair.kind == "bot" for chair in state.chairs),
        watching=sum(person.seat is None for person in people), people=people, listed=state.listed,
        waits=room.outage_notice.is_waiting)


def _load() -> float | None:
    try:
        return round(os.getloadavg()[0] / (os.cpu_count() or 1), 2)
    except (AttributeError, OSError):              # Windows
        return None


def _memory() -> int | None:
    try:
        import resource
    except ModuleNotFoundError:                    # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
