"""Addresses to show others: the link of a table, its QR code, this machine's place on the local network."""

from __future__ import annotations

import io
import socket
from functools import lru_cache

import segno
from aiohttp import web

from ludoteca.server.http.context import CONTEXT
from ludoteca.server.http.static_files import asked_base


def lan_address() -> str | None:
    """This machine's address on the local network. Nothing is sent: a UDP socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def base(request: web.Request) -> str:
    """The address to show others: the one in use, but not localhost, which means another machine to them."""
    around = request.app[CONTEXT].surroundings
    scheme = around.scheme(request)
    name, colon, port = request.host.rpartition(":")
    if not colon or port.endswith("]"):
        name, port = request.host, ""
    here = name.lower() in ("localhost", "127.0.0.1", "[::1]") and not around.alone
    if here and (address := lan_address()) is not None:
        return f"{scheme}://{address}{':' + port if port else ''}{asked_base()}"
    return f"{scheme}://{request.host}{asked_base()}"


@lru_cache(256)
def qr(link: str) -> str:
    """A QR code as SVG. It takes milliseconds: draw it in a thread."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=8, border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue().decode()
