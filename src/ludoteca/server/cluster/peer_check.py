"""Peer check: whether the processes of a house reach each other and share a secret.

A wrong address or a different secret is a configuration mistake that otherwise shows only in missing features. So every
process checks every peer it learns of, and itself, and logs what is wrong.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from typing import Any, Literal

import aiohttp
import msgspec
from yarl import URL

from ludoteca.server.house.house import House

TOKEN_HEADER = "X-Ludoteca-Letter"
TRIES = 3                        # the peer may be starting, or dead and not yet declared so
BETWEEN = 1.5                    # seconds
AGAIN = 60.0                     # seconds until the same is logged again

Reachability = Literal["known", "stranger", "untrusted", "silent"]
EVENTS = {
    ("silent", False): "neighbour_unreached", ("stranger", False): "neighbour_disbelieves",
    ("untrusted", False): "neighbour_untrusted", ("untrusted", True): "own_address_untrusted",
    ("silent", True): "own_address_unreached", ("stranger", True): "own_address_is_anothers"}
"""Log events, for a peer (False) and for this process itself (True)."""

_read_window = msgspec.json.Decoder(list[Any]).decode


def sign(secret: bytes, at: str, method: str, path: str) -> str:
    """The signature of a peer token."""
    return hmac.new(secret, f"{at}\n{method}\n{path}".encode(), hashlib.sha256).hexdigest()


def peer_token(secret: bytes, method: str, path: str) -> str:
    """Authenticates one request to a peer: the time and the signature."""
    at = str(int(time.time()))
    return f"{at}.{sign(secret, at, method, path)}"


def peer_url(address: str, path: str) -> URL:
    return URL(address.rstrip("/") + path, encoded=True)


async def check_peer(http: aiohttp.ClientSession, secret: bytes, incarnation: int, address: str) -> Reachability:
    """Whether this incarnation answers at this address and accepts our tokens.

    "stranger": another process, another secret or clock, or no Ludoteca. "untrusted": this machine does not know the
    certificate. "silent": no answer.
    """
    path = f"/house/{incarnation}/window"
    try:
        async with http.get(
                peer_url(address, path), headers={TOKEN_HEADER: peer_token(secret, "GET", path)}) as response:
            _read_window(await response.read())
            return "known" if response.status == 200 else "stranger"
    except msgspec.MsgspecError:
        return "stranger"
    except aiohttp.ClientConnectorCertificateError:
        return "untrusted"
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
        return "silent"


class PeerCheck:
    """The checks of one process, each in a task of its own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._running: dict[int, asyncio.Task[None]] = {}
        self._logged: dict[int, float] = {}        # incarnation -> when something was last logged about it

    def start(self, http: aiohttp.ClientSession, secret: bytes, incarnation: int, address: str) -> None:
        """Check this peer in the background, unless a check is running."""
        if incarnation in self._running or not address:
            return
        own = incarnation == self._house.services.incarnation
        task = asyncio.get_running_loop().create_task(self._check(http, secret, incarnation, address, own))
        self._running[incarnation] = task
        task.add_done_callback(lambda _: self._running.pop(incarnation, None))

    async def _check(
        self, http: aiohttp.ClientSession, secret: bytes, incarnation: int, address: str, own: bool,
    ) -> None:
        heartbeat, services = self._house.heartbeat, self._house.services
        found: Reachability = "silent"
        for _ in range(TRIES):
            if own:
                incarnation = services.incarnation     # declared dead since, this process has a new one
            found = await check_peer(http, secret, incarnation, address)
            if found == "known":
                return
            await asyncio.sleep(BETWEEN)
        now = time.monotonic()
        if (own or incarnation in heartbeat.peers) and now - self._logged.get(incarnation, -AGAIN) >= AGAIN:
            self._logged = {each: at for each, at in self._logged.items() if now - at < AGAIN} | {incarnation: now}
            services.warn(EVENTS[found, own], opening=incarnation, address=address)

    def close(self) -> None:
        for task in list(self._running.values()):
            task.cancel()
