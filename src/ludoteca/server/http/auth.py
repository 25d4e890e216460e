"""Authentication of HTTP requests: the guest's token, the request's origin."""

from __future__ import annotations

from urllib.parse import urlsplit

from aiohttp import web

from ludoteca.protocol.refusals import Refused
from ludoteca.server.http.context import CONTEXT
from ludoteca.store import GuestRow


async def require_guest(request: web.Request) -> GuestRow:
    """The guest whose token the request carries. Raises Refused without a valid one."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("unknown_token")
    return await request.app[CONTEXT].house.guests.by_token(token.strip())


async def optional_guest(request: web.Request) -> GuestRow | None:
    """The guest whose token the request carries; None without a valid one."""
    if "Authorization" not in request.headers:
        return None
    try:
        return await require_guest(request)
    except Refused:
        return None


def is_allowed_origin(request: web.Request, also: frozenset[str]) -> bool:
    """Whether the Origin header, if a browser sends one, is this site or one of `also`. Programs send none."""
    origin = request.headers.get("Origin")
    if origin is None or origin in also:
        return True
    try:
        return urlsplit(origin).netloc.lower() == request.host.lower()
    except ValueError:
        return False
