"""The HTTP API: a guest comes in, says who they are, and takes themselves to another device."""

from __future__ import annotations

import asyncio
import re

from aiohttp import web

from ludoteca.protocol import http, http_history
from ludoteca.protocol.refusals import Refused
from ludoteca.server.history import dataset, ratings, showcase
from ludoteca.server.http.auth import require_guest
from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.links import base, qr
from ludoteca.server.http.responses import json_response, read_body

AGAIN = "Idempotency-Key"        # of a client that may have to repeat the request
KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")


async def new_guest(request: web.Request) -> web.Response:
    await request.app[CONTEXT].check_new_guest(request)
    asked: http.NewGuest = await read_body(request, http.NewGuest)
    guest, token = await request.app[CONTEXT].house.guests.create(asked.name, asked.language)
    return json_response(http.GuestWithToken(guest.id, guest.name, asked.language, token), 201)


async def me(request: web.Request) -> web.Response:
    return json_response(await _guest(request))


async def change_me(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    asked: http.GuestChange = await read_body(request, http.GuestChange)
    house = request.app[CONTEXT].house
    await house.guests.rename(guest.id, asked.name, asked.language)
    if asked.research is not None:
        await dataset.FOR_DATASET.say(house.store, guest.id, asked.research)
    if asked.rated is not None:
        await ratings.FOR_RATINGS.say(house.store, guest.id, asked.rated)
    if asked.on_show is not None:
        await showcase.FOR_SHOWCASE.say(house.store, guest.id, asked.on_show)
    return json_response(await _guest(request))


async def my_feats(request: web.Request) -> web.Response:
    guest, house = await require_guest(request), request.app[CONTEXT].house
    found = await house.store.feats(guest.id, request.match_info["game"])
    return json_response([http_history.Feat(each.feat, each.won) for each in found])


async def create_handoff(request: web.Request) -> web.Response:
    guest = await require_guest(request)
    code, expires = await request.app[CONTEXT].house.guests.hand_off(guest.id, "")
    link = f"{base(request)}/me#handoff={code}"
    return json_response(http.Handoff(code, expires, link, await asyncio.to_thread(qr, link)), 201)


async def take_over(request: web.Request) -> web.Response:
    context, key = request.app[CONTEXT], request.headers.get(AGAIN, "")
    if key and not KEY.fullmatch(key):             # so short that the token could be guessed, or too long
        raise Refused("malformed", detail=f"{AGAIN}: 22-64")
    async with context.one_guess(request):
        guest, token, at = await context.house.guests.take_over(request.match_info["code"], key)
    return json_response(http.TakenOver(guest.id, guest.name, guest.language, token, at))


async def _guest(request: web.Request) -> http.Guest:
    guest = await require_guest(request)
    store = request.app[CONTEXT].house.store
    given, rated = await dataset.FOR_DATASET.of(store, guest.id), await ratings.FOR_RATINGS.of(store, guest.id)
    return http.Guest(
        guest.id, guest.name, guest.language, given, rated, await showcase.FOR_SHOWCASE.of(store, guest.id))
