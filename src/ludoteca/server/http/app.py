"""Web application: routes, security headers, errors as problems, WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.http_exceptions import ContentEncodingError

from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.server.cluster.peers import admin_key
from ludoteca.server.http.api.admin import own_desk
from ludoteca.server.http.api.status import own_metrics, own_open_tables
from ludoteca.server.http.api.tables import take, turns
from ludoteca.server.http.api.web_push import PUSHER, PushSender
from ludoteca.server.http.auth import is_allowed_origin
from ludoteca.server.http.context import CONTEXT, WebContext
from ludoteca.server.http.index_page import policy
from ludoteca.server.http.responses import problem
from ludoteca.server.http.routes import ROUTES
from ludoteca.server.http.static_files import ClientFiles, asked_base, client_folder
from ludoteca.server.runtime.aiohttp_internals import EarlyFrames
from ludoteca.server.websocket.connection import MESSAGE_SIZE, Connection

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

CALL, FILE = 4.0, 1.5            # throttle cost of a request; a short message costs 1
ASKING = tuple(f"{asked_base()}/{place}/" for place in ("api", "ws"))
IDLE = 75.0                      # seconds between two requests of a connection, or for a whole request after the first

SECURITY_HEADERS = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), payment=(), usb=()",
}

@web.middleware
async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Check the request, and turn every error into a problem with a code and a sentence."""
    response: web.StreamResponse
    context = request.app[CONTEXT]
    context.idle_guard.on_request(request.protocol)
    await context.throttle.acquire(CALL if request.path.startswith(ASKING) else FILE)
    try:
        if not context.surroundings.ours(request.host) and not context.peers.is_from_peer(request):
            raise Refused("unknown_host", host=request.host[:80])
        if context.plain is not None and not request.secure and not context.peers.is_from_peer(request):
            return context.plain(request)
        if request.path.partition("/api/")[1] or request.path.partition("/ws/")[1]:
            context.check_address(request)
        if request.method not in ("GET", "HEAD", "OPTIONS") and not is_allowed_origin(request, context.origins):
            raise Refused("wrong_origin")
        if request.method in ("POST", "PATCH") and request.app[CONTEXT].house.outage.waits:
            raise Refused("disk_waits")            # no need to try: writes are being retried already
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
    except (web.RequestPayloadError, ContentEncodingError) as error:
        response = problem(request, Refused("malformed", detail=type(error).__name__))
    except web.HTTPException as error:
        response = problem(request, Refused("malformed", detail=error.reason), error.status)
    except (asyncio.CancelledError, ConnectionError):
        raise
    except OSError:                                # of the store; connection errors were caught above
        response = problem(request, Refused("disk_waits"))
    except Exception:
        resource = request.match_info.route.resource
        context.house.services.trouble("request_failed", path=resource and resource.canonical)
        response = problem(request, Refused("internal"))
    return response


async def add_security_headers(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)


async def socket(request: web.Request) -> web.StreamResponse:
    """Serve a WebSocket, here or by proxy."""
    context = request.app[CONTEXT]
    if not is_allowed_origin(request, context.origins):
        raise Refused("wrong_origin")
    if context.stopping:
        raise Refused("stopping")
    ws = EarlyFrames(autoping=False, compress=False, max_msg_size=MESSAGE_SIZE, timeout=2.0)
    if not ws.can_prepare(request):
        raise Refused("malformed", detail="WebSocket")
    table = request.match_info["table"]
    rejected: Refused | None = None
    try:
        proxied = await context.peers.proxy_socket(request, table)
    except Refused as refusal:
        rejected = refusal
    else:
        if proxied is not None:
            return proxied
    await ws.prepare(request)
    connection = Connection(context, ws, request)
    connection.guard_frames(request, ws.early)
    context.connections.add(connection)
    context.counters.lines.inc()
    try:
        await connection.serve(table, rejected)
        await connection.closed()
    finally:
        context.connections.discard(connection)
        context.counters.lines.dec()
    return ws


def at_its_table(handler: Handler) -> Handler:
    """Ask the process that has the table: the handler needs its room."""
    async def asked(request: web.Request) -> web.StreamResponse:
        answered = await request.app[CONTEXT].peers.forward(request, request.match_info["table"])
        return await handler(request) if answered is None else answered

    return asked


def soon(handler: Handler) -> Handler:
    """If the store does not answer, refuse a reading request instead of letting it wait."""
    async def asked(request: web.Request) -> web.StreamResponse:
        return await request.app[CONTEXT].house.outage.ask(_asked(handler, request))

    return asked


async def _asked(handler: Handler, request: web.Request) -> web.StreamResponse:
    return await handler(request)


async def hang_up(app: web.Application) -> None:
    await app[PUSHER].close()


def make_app(context: WebContext) -> web.Application:
    """The web application of one process."""
    app = web.Application(middlewares=[explain], client_max_size=MESSAGE_SIZE)
    app[CONTEXT] = context
    app[PUSHER] = PushSender(context.house)
    app.on_cleanup.append(hang_up)
    app.on_response_prepare.append(add_security_headers)
    base = asked_base()
    files = ClientFiles(client_folder(), base)
    # Some proxies strip their own path from requests, some leave it: both work.
    for place in dict.fromkeys((base, "")):
        for route in ROUTES:
            handler = at_its_table(route.handler) if route.at_table else route.handler
            app.router.add_route(route.method, place + route.path, soon(handler) if route.method == "GET" else handler)
        app.router.add_get(place + "/ws/{table}", socket)
    app.router.add_post("/house/{incarnation}/turns", turns)
    app.router.add_post("/house/{incarnation}/take", take)
    app.router.add_get("/house/{incarnation}/metrics", own_metrics)
    app.router.add_get("/house/{incarnation}/desk", own_desk)
    app.router.add_get("/house/{incarnation}/window", own_open_tables)
    for place in dict.fromkeys((base, "")):
        app.router.add_get(place + "/{path:.*}", files.show)
    return app


async def make_runner(
    context: WebContext, shutdown_timeout: float, app: web.Application | None = None,
) -> web.AppRunner:
    """A runner for the server, ready to listen: start a site on it. `app` if it was made before."""
    await context.peers.open()
    context.admin_key = await admin_key(context.house.store)
    runner = web.AppRunner(
        make_app(context) if app is None else app, access_log=None, handle_signals=False, keepalive_timeout=IDLE,
        auto_decompress=False,                     # no client sends compressed bodies: they are refused
        shutdown_timeout=shutdown_timeout)
    await runner.setup()
    assert runner.server is not None
    context.idle_guard.watch(runner.server)
    return runner
