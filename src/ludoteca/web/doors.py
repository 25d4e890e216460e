"""The doors of the house: who calls, from where, in which language; how a yes and a no are answered over HTTP."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSCloseCode, web

from ludoteca.room.house import House
from ludoteca.room.messages import encode
from ludoteca.room.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.store import GuestRow
from ludoteca.web.connection import Connection
from ludoteca.web.counters import Counters
from ludoteca.web.wire import Problem

KNOCKS, KNOCKS_REFILL = 60.0, 0.5    # new guests from one address: at once, and then per second
STATUS = {
    "unknown_token": 401, "barred": 403, "not_host": 403, "not_your_game": 403, "wrong_origin": 403,
    "code_spent": 404, "no_such_game": 404, "no_such_guest": 404, "no_such_page": 404, "no_such_table": 404,
    "method": 405, "not_finished": 409, "unreadable": 409, "too_big": 413, "too_fast": 429, "too_many_tables": 429,
    "internal": 500, "stopping": 503, "try_again": 503,
}


class Doors:
    """The web side of a house: its connections and its counters."""

    def __init__(self, house: House, counters: Counters | None = None, open_metrics: bool = False) -> None:
        self.house = house
        self.counters = counters or Counters()
        self.open_metrics = open_metrics
        self.connections: set[Connection] = set()
        self.origins = frozenset(filter(None, os.environ.get("LUDOTECA_ORIGINS", "").split(",")))
        self.stopping = False
        self._knocks: dict[str, tuple[float, float]] = {}
        house.moved = self._moved

    def knock(self, request: web.Request) -> None:
        """Strangers may come in, not swarms: a bucket per address. This very machine is no stranger."""
        if is_local(request):
            return
        now, address = self.house.wall(), caller(request)
        left, at = self._knocks.get(address, (KNOCKS, now))
        left = min(KNOCKS, left + (now - at) * KNOCKS_REFILL / 1000) - 1
        if left < 0:
            raise Refused("too_fast")
        if len(self._knocks) > 10_000:
            self._knocks.clear()
        self._knocks[address] = (left, now)

    def _moved(self, guest: str) -> None:
        """The seat went to another device: this one is told and signed out."""
        for connection in list(self.connections):
            if connection.page is not None and connection.page.guest == guest:
                connection.goodbye(Refused("moved"))

    async def shut(self) -> None:
        """Say goodbye to everybody."""
        self.stopping = True
        for connection in list(self.connections):
            connection.goodbye(Refused("stopping"), WSCloseCode.GOING_AWAY)
        await asyncio.gather(*(each.closed() for each in list(self.connections)))


DOORS: web.AppKey[Doors] = web.AppKey("doors", Doors)


async def who(request: web.Request) -> GuestRow:
    """Whose token the request carries."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("unknown_token")
    return await request.app[DOORS].house.guest(token.strip())


def language_of(request: web.Request) -> str:
    """The caller's language: English where it comes before Italian in Accept-Language, else Italian."""
    for wish in request.headers.get("Accept-Language", "").split(","):
        tag = wish.strip()[:2].lower()
        if tag in ("it", "en"):
            return tag
    return "it"


def right_origin(request: web.Request, also: frozenset[str]) -> bool:
    """Browsers say which site a request comes from: it must be ours. Programs say nothing and are welcome."""
    origin = request.headers.get("Origin")
    if origin is None or origin in also:
        return True
    return urlsplit(origin).netloc.lower() == request.host.lower()


def is_local(request: web.Request) -> bool:
    """Whether the caller sits at this very machine (and is not a proxy speaking for somebody)."""
    if "X-Forwarded-For" in request.headers or "Forwarded" in request.headers:
        return False
    return _is_loopback(request.remote)


def _is_loopback(address: str | None) -> bool:
    try:
        return ipaddress.ip_address((address or "").partition("%")[0]).is_loopback
    except ValueError:
        return False


def caller(request: web.Request) -> str:
    """The address of whoever calls; behind a proxy on this machine, the one it names."""
    named = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    return named if named and _is_loopback(request.remote) else request.remote or ""


def problem(request: web.Request, refusal: IllegalMove, status: int | None = None) -> web.Response:
    body = Problem(refusal.code, refusal.sentence(language_of(request)), refusal.rule)
    return answer(body, status or STATUS.get(refusal.code, 400))


def answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=encode(body), status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


def read_body(data: bytes, kind: type[Any]) -> Any:
    """A request's body as a type, or a refusal."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("malformed", detail=str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("not_json", detail=str(error)[:120]) from None
    except UnicodeDecodeError:
        raise Refused("bad_utf8") from None
