"""The doors of the house: routes, who may come in, security headers, errors that explain themselves."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSCloseCode, web

from ludoteca.room.ground import log
from ludoteca.room.house import House
from ludoteca.room.line import encode
from ludoteca.room.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.web.connection import MESSAGE_SIZE, Connection
from ludoteca.web.counters import Counters
from ludoteca.web.static import Pages, client_folder
from ludoteca.web.wire import Problem

CONTENT_SECURITY_POLICY = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'", "connect-src 'self'", "media-src 'self' blob:", "manifest-src 'self'", "worker-src 'self'",
    "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
))
KNOCKS, KNOCKS_REFILL = 60.0, 0.5    # new guests from one address: at once, and then per second
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), payment=(), usb=()",
}
STATUS = {
    "unknown_token": 401, "wrong_origin": 403, "barred": 403, "not_host": 403, "no_such_table": 404,
    "no_such_game": 404, "no_such_page": 404,
    "no_such_guest": 404, "code_spent": 404, "not_finished": 409, "too_many_tables": 429,
    "too_fast": 429, "too_big": 413, "method": 405, "internal": 500, "try_again": 503, "stopping": 503,
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
            if connection.line is not None and connection.line.guest == guest:
                connection.goodbye(Refused("moved"))

    async def shut(self) -> None:
        """Say goodbye to everybody."""
        self.stopping = True
        for connection in list(self.connections):
            connection.goodbye(Refused("stopping"), WSCloseCode.GOING_AWAY)
        await asyncio.gather(*(each._closing for each in list(self.connections) if each._closing is not None))


DOORS: web.AppKey[Doors] = web.AppKey("doors", Doors)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


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


@web.middleware
async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every error is a problem with a code and a sentence; every answer carries the security headers."""
    response: web.StreamResponse
    try:
        if request.method not in ("GET", "HEAD", "OPTIONS") and not right_origin(request, request.app[DOORS].origins):
            raise Refused("wrong_origin")
        response = await handler(request)
    except IllegalMove as refusal:
        response = problem(request, refusal)
    except web.HTTPNotFound:
        response = problem(request, Refused("no_such_page"))
    except web.HTTPMethodNotAllowed as error:
        response = problem(request, Refused("method"))
        response.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
    except web.HTTPRequestEntityTooLarge:
        response = problem(request, Refused("too_big", most=MESSAGE_SIZE))
    except web.HTTPException as error:
        response = problem(request, Refused("malformed", detail=error.reason), error.status)
    except (asyncio.CancelledError, ConnectionError):
        raise
    except Exception:
        log.exception("request_failed", extra={"facts": {"path": request.match_info.route.resource and
                                                         request.match_info.route.resource.canonical}})
        response = problem(request, Refused("internal"))
    return response


async def add_security_headers(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)


async def socket(request: web.Request) -> web.StreamResponse:
    """A page comes to a table."""
    doors = request.app[DOORS]
    if not right_origin(request, doors.origins):
        raise Refused("wrong_origin")
    if doors.stopping:
        raise Refused("stopping")
    ws = web.WebSocketResponse(autoping=False, compress=False, max_msg_size=MESSAGE_SIZE, timeout=2.0)
    if not ws.can_prepare(request):
        raise Refused("malformed", detail="WebSocket")
    await ws.prepare(request)
    connection = Connection(doors, ws, request)
    doors.connections.add(connection)
    doors.counters.lines.inc()
    try:
        await connection.talk(request.match_info["table"])
        if connection._closing is not None:
            await asyncio.shield(connection._closing)
    finally:
        doors.connections.discard(connection)
        doors.counters.lines.dec()
    return ws


def make_app(doors: Doors) -> web.Application:
    """The whole website of one house."""
    from ludoteca.web import api

    app = web.Application(middlewares=[explain], client_max_size=MESSAGE_SIZE)
    app[DOORS] = doors
    app.on_response_prepare.append(add_security_headers)
    for route in api.ROUTES:
        app.router.add_route(route.method, route.path, route.handler)
    app.router.add_get("/ws/{table}", socket)
    app.router.add_get("/{path:.*}", Pages(client_folder()).show)
    return app


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
