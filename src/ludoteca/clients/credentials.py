"""Guest credentials: remembers each guest's token at each server, so that the next visit gets the same seat."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import aiohttp
import msgspec
import platformdirs

from ludoteca.clients.client import ConnectionEnded, call


def credentials_file() -> Path:
    """In the data folder that a server on this machine would use."""
    named = os.environ.get("LUDOTECA_DATA")
    return Path(named or platformdirs.user_data_dir("ludoteca", appauthor=False)) / "guest-at.json"


async def find_or_create_guest(http: aiohttp.ClientSession, address: str, name: str, language: str) -> str:
    """The token known for this name at this server; a new guest's where the server does not know it any more."""
    file, key = credentials_file(), f"{address.rstrip('/')} {name}"
    known = _read(file)
    if token := known.get(key):
        with contextlib.suppress(ConnectionEnded):
            await call(http, "GET", "/api/guests/me", token=token)
            return token
    guest = await call(http, "POST", "/api/guests", {"name": name, "language": language})
    with contextlib.suppress(OSError):             # without a writable folder the guest can still play
        _write(file, {**known, key: guest["token"]})
    return str(guest["token"])


def _read(file: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def _write(file: Path, known: dict[str, str]) -> None:
    """Replace the file atomically; only its owner may read it, because a token is the right to a seat."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
        new.write(msgspec.json.encode(known))
    beside.replace(file)
