"""Requests and responses of the HTTP API: bodies as types, refusals as problems with a status, languages."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from aiohttp import web

from ludoteca.languages import first_spoken
from ludoteca.protocol.http_base import Problem
from ludoteca.protocol.integers import check_numbers
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove

T = TypeVar("T")

BODY_WITHIN = 20.0                   # seconds
STATUS = {
    "unknown_token": 401, "wrong_key": 401, "barred": 403, "barred_here": 403, "daily_alone": 403, "daily_spoils": 403,
    "not_host": 403, "not_your_game": 403, "wrong_origin": 403, "code_spent": 404, "day_to_come": 404,
    "no_such_bar": 404, "no_such_daily": 404, "no_such_game": 404, "no_such_guest": 404, "no_such_page": 404,
    "no_such_replay": 404, "no_such_table": 404, "method": 405, "too_slow": 408, "lesson_changed": 409,
    "not_finished": 409, "unreadable": 409, "table_shut": 410, "too_big": 413, "unknown_host": 421, "too_fast": 429,
    "too_many_bars": 429, "too_many_guesses": 429, "too_many_newcomers": 429, "too_many_replays": 429,
    "too_many_tables": 429, "internal": 500, "disk_waits": 503, "full_house": 503, "stopping": 503, "try_again": 503,
}
RETRY_AFTER = {"disk_waits": 3, "stopping": 5, "try_again": 1}    # seconds


def language_of(request: web.Request) -> str:
    """The client's language: the first in Accept-Language that the server speaks, else Italian."""
    return first_spoken(request.headers.get("Accept-Language", "")) or "it"


def json_response(body: object, status: int = 200) -> web.Response:
    """A response with this body as JSON, never cached."""
    return web.Response(
        body=encode(body), status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


def problem(request: web.Request, refusal: IllegalMove, status: int | None = None) -> web.Response:
    """A refusal as a response: its code, its sentence in the client's language, its status."""
    body = Problem(refusal.code, refusal.sentence(language_of(request)), refusal.rule)
    response = json_response(body, status or STATUS.get(refusal.code, 400))
    seconds = refusal.facts.get("seconds", RETRY_AFTER.get(refusal.code))
    if isinstance(seconds, int):
        response.headers["Retry-After"] = str(seconds)
    return response


async def read_body(request: web.Request, kind: type[T]) -> T:
    """The request's body as this type. Raises Refused."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            data = await request.read()
    except TimeoutError:
        raise Refused("too_slow") from None
    except web.HTTPRequestEntityTooLarge:
        raise Refused("too_big", most=request.client_max_size) from None
    try:
        read = msgspec.json.decode(data, type=kind)
        check_numbers(data.decode())
        return read
    except OverflowError:
        raise Refused("malformed", detail="a number of more than 64 bits") from None
    except msgspec.ValidationError as error:
        raise Refused("malformed", detail=str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("not_json", detail=str(error)[:120]) from None
    except UnicodeDecodeError:
        raise Refused("bad_utf8") from None
