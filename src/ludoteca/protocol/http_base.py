"""Base types of HTTP bodies: names that a request may not have are refused, defaults are left out of responses."""

from __future__ import annotations

import msgspec


class HttpResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of what the server answers."""


class HttpRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a client may ask."""


class Problem(HttpResponse, frozen=True, omit_defaults=False):
    """A no that explains itself."""

    code: str
    sentence: str
    rule: str = ""


__all__ = [
    "Problem",
]
