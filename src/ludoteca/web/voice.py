"""Servers that help voices across networks, as the environment names them."""

from __future__ import annotations

import os
from functools import cache

import msgspec

from ludoteca.web.wire import IceServer


@cache
def ice_servers() -> list[IceServer]:
    """LUDOTECA_ICE_SERVERS: a JSON list such as [{"urls": ["turn:turn.example.org"], "username": "..", ...}]."""
    try:
        return msgspec.json.decode(os.environ.get("LUDOTECA_ICE_SERVERS") or "[]", type=list[IceServer])
    except msgspec.DecodeError as error:
        raise ValueError(f"LUDOTECA_ICE_SERVERS must be a JSON list of servers: {error}") from None
