"""STUN and TURN servers for voice, as the environment names them. A TURN password is valid for 12 hours."""

from __future__ import annotations

import base64
import hmac
import os
from functools import cache

import msgspec

from ludoteca.protocol.http import IceServer
from ludoteca.server.runtime.operator_text import InvalidSetting

GOOD_FOR = 12 * 3600             # seconds


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A server as the environment names it. With `secret`, shared with the TURN server, each guest gets a password that
    expires. Without it, all get `credential`."""

    urls: list[str]
    username: str = ""
    credential: str = ""
    secret: str = ""


@cache
def named_servers() -> list[Named]:
    """LUDOTECA_ICE_SERVERS: a JSON list such as [{"urls": ["turn:turn.example.org"], "secret": ".."}]."""
    try:
        return msgspec.json.decode(os.environ.get("LUDOTECA_ICE_SERVERS") or "[]", type=list[Named])
    except msgspec.DecodeError as error:
        raise InvalidSetting("misread-ice-servers", detail=str(error)) from None


def ice_servers(guest: str, now: float) -> list[IceServer]:
    """The servers for this guest's browser, with credentials; `now` in seconds."""
    return [
        IceServer(each.urls, *turn_credentials(each.secret, guest, now)) if each.secret
        else IceServer(each.urls, each.username, each.credential)
        for each in named_servers()]


def turn_credentials(secret: str, guest: str, now: float) -> tuple[str, str]:
    """User name and password for a TURN server with this secret; valid until the time in the name."""
    name = f"{int(now) + GOOD_FOR}:{guest}"
    return name, base64.b64encode(hmac.digest(secret.encode(), name.encode(), "sha1")).decode()
