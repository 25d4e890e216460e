"""The HTTP API: name, notice and open tables of the house, its privacy page, health and counters."""

from __future__ import annotations

import time

import msgspec
from aiohttp import web

import ludoteca
from ludoteca.protocol import http
from ludoteca.protocol.refusals import Refused
from ludoteca.rules.texts import LANGUAGES
from ludoteca.server.house.house import House
from ludoteca.server.http.api import privacy
from ludoteca.server.http.auth import require_guest
from ludoteca.server.http.context import CONTEXT, WebContext
from ludoteca.server.http.ice_servers import ice_servers, named_servers
from ludoteca.server.http.responses import json_response
from ludoteca.server.http.static_files import fresh
from ludoteca.server.metrics import one_page
from ludoteca.server.persistence.log_codec import reason
from ludoteca.server.runtime.client_address import is_local


async def house_face(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    settled = context.house.settings.current
    tables = _open_tables(context.house)
    if settled.open_tables:
        for page in (await context.peers.pages("window")).values():
            tables += msgspec.json.decode(page, type=list[http.OpenTable])
    return json_response(http.HouseFace(
        settled.name, settled.notice, settled.open_tables, settled.family == "always", tables))


async def own_open_tables(request: web.Request) -> web.Response:
    """Another process of the house asks for our part."""
    context = request.app[CONTEXT]
    if not context.peers.is_for_us(request):
        raise Refused("no_such_page")
    return json_response(_open_tables(context.house))


def _open_tables(house: House) -> list[http.OpenTable]:
    return [
        http.OpenTable(
            table=room.id, game=room.state.game, phase=room.state.phase, host=room.announcer.name(room.state.hosting),
            seats=len(room.state.chairs), people=len(room.state.people_seated()),
            free=sum(chair.kind == "empty" for chair in room.state.chairs))
        for room in house.tables.rooms.values()
        if house.settings.current.open_tables and room.state.listed and room.presence]


async def privacy_page(request: web.Request) -> web.Response:
    language, house = request.match_info["lang"], request.app[CONTEXT].house
    if language not in LANGUAGES:
        raise Refused("no_such_page")
    page = privacy.page(language, house.limits, house.settings.current.name, bool(named_servers()))
    return fresh(request, page.encode(), "text/markdown; charset=utf-8")


async def health(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    house, store = context.house, context.house.store.health()
    well = store.well and not house.outage.waits
    body = http.Health(
        status="ok" if well else "trouble", version=ludoteca.__version__, tables=len(house.tables.rooms),
        connections=len(context.connections),
        store=http.StoreCondition(well, store.writer, store.since_commit, store.waiting, store.trouble),
        waiting=len(house.outage.tables),
        unreadable=len(house.tables.unreadable),
        # An id opens a table: strangers get the number only.
        details=[http.UnreadableTable(id, reason(each.error)) for id, each in house.tables.unreadable.items()]
        if is_local(request) else [])
    return json_response(body, 200 if well else 503)


async def metrics(request: web.Request) -> web.Response:
    """Of the whole house: of every process, where there are several."""
    context = request.app[CONTEXT]
    if not context.open_metrics and not is_local(request):
        raise Refused("no_such_page")
    page, others = counted(context), await context.peers.pages("metrics")
    if others:
        page = one_page({context.house.services.incarnation: page, **others})
    return web.Response(body=page, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


async def own_metrics(request: web.Request) -> web.Response:
    """Another process of the house asks for our part."""
    context = request.app[CONTEXT]
    if not context.peers.is_for_us(request):
        raise Refused("no_such_page")
    return web.Response(body=counted(context), content_type="text/plain")


def counted(context: WebContext) -> bytes:
    """What this process has counted."""
    house, counters, store = context.house, context.counters, context.house.store.health()
    counters.tables.set(len(house.tables.rooms))
    counters.commits.set(store.commits)
    counters.entries.set(store.writes)
    counters.store_well.set(store.well and not house.outage.waits)
    counters.writer_alive.set(store.writer)
    counters.since_commit.set((store.since_commit or 0) / 1000)
    counters.waiting_writes.set(store.waiting)
    counters.waiting_tables.set(len(house.outage.tables))
    return counters.page()


async def voice(request: web.Request) -> web.Response:
    guest = await require_guest(request)                     # a relay's password is for people of the house
    return json_response(http.VoiceServers(ice_servers(guest.id, time.time())))
