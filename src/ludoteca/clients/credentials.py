"""Who I am at which house: kept between visits, so that the same command with the same name finds its chair again."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import aiohttp
import msgspec
import platformdirs

from ludoteca.clients.client import Ended, call


def file_of_guests() -> Path:
    """Beside what a house of one's own would keep."""
    named = os.environ.get("LUDOTECA_DATA")
    return Path(named or platformdirs.user_data_dir("ludoteca", appauthor=False)) / "guest-at.json"


async def come_in(http: aiohttp.ClientSession, house: str, name: str, language: str) -> str:
    """The token of whoever came to this house under this name before; of a new guest where the house knows no such."""
    file, who = file_of_guests(), f"{house.rstrip('/')} {name}"
    known = _read(file)
    if token := known.get(who):
        with contextlib.suppress(Ended):
            await call(http, "GET", "/api/guests/me", token=token)
            return token
    guest = await call(http, "POST", "/api/guests", {"name": name, "language": language})
    with contextlib.suppress(OSError):             # who cannot keep it plays all the same
        _write(file, {**known, who: guest["token"]})
    return str(guest["token"])


def _read(file: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def _write(file: Path, known: dict[str, str]) -> None:
    """At once or not at all, and for nobody else's eyes: whoever has a token sits on that chair."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
        new.write(msgspec.json.encode(known))
    beside.replace(file)
