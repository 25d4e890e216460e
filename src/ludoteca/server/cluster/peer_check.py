"""Whether the processes of a house reach and believe each other: asked when one is first heard of.

An address that leads nowhere, or to another process, and a secret that differs are mistakes in setting a house up, of
which people only notice that something is missing. So every process asks every other, and itself, and says in the log
what is wrong.
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

LETTER = "X-Ludoteca-Letter"
TRIES = 3                        # to greet a process: it may just be opening, or be dead and not yet known to be
BETWEEN = 1.5                    # seconds
AGAIN = 60.0                     # seconds until the same is said again

Greeted = Literal["known", "stranger", "untrusted", "silent"]
SAID = {
    ("silent", False): "neighbour_unreached", ("stranger", False): "neighbour_disbelieves",
    ("untrusted", False): "neighbour_untrusted", ("untrusted", True): "own_address_untrusted",
    ("silent", True): "own_address_unreached", ("stranger", True): "own_address_is_anothers"}
"""What the log says, of another process and of oneself."""


_read_window = msgspec.json.Decoder(list[Any]).decode


def seal(secret: bytes, at: str, method: str, path: str) -> str:
    return hmac.new(secret, f"{at}\n{method}\n{path}".encode(), hashlib.sha256).hexdigest()


def letter(secret: bytes, method: str, path: str) -> str:
    """Introduces one request to another process of the house."""
    at = str(int(time.time()))
    return f"{at}.{seal(secret, at, method, path)}"


def at(address: str, path: str) -> URL:
    return URL(address.rstrip("/") + path, encoded=True)


async def greet(http: aiohttp.ClientSession, secret: bytes, opening: int, address: str) -> Greeted:
    """Whether this very process is at its address and believes our letters. A stranger is another one, or one with
    another secret or clock, or something else that answers whatever it is asked; one whose certificate this machine
    does not know is untrusted; where nobody answers it is silent."""
    path = f"/house/{opening}/window"
    try:
        async with http.get(at(address, path), headers={LETTER: letter(secret, "GET", path)}) as answer:
            _read_window(await answer.read())
            return "known" if answer.status == 200 else "stranger"
    except msgspec.MsgspecError:
        return "stranger"
    except aiohttp.ClientConnectorCertificateError:
        return "untrusted"
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
        return "silent"


class Greetings:
    """Those of one process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._said: dict[int, float] = {}          # of which process something was last said, and when

    def greet(self, http: aiohttp.ClientSession, secret: bytes, opening: int, address: str) -> None:
        """Ask this one, beside everything else."""
        if opening in self._under_way or not address:
            return
        own = opening == self._house.services.opening
        task = asyncio.get_running_loop().create_task(self._greet(http, secret, opening, address, own))
        self._under_way[opening] = task
        task.add_done_callback(lambda _: self._under_way.pop(opening, None))

    async def _greet(
        self, http: aiohttp.ClientSession, secret: bytes, opening: int, address: str, own: bool,
    ) -> None:
        pulse, services = self._house.pulse, self._house.services
        found: Greeted = "silent"
        for _ in range(TRIES):
            if own:
                opening = services.opening         # taken for dead meanwhile, we are another one
            found = await greet(http, secret, opening, address)
            if found == "known":
                return
            await asyncio.sleep(BETWEEN)
        now = time.monotonic()
        if (own or opening in pulse.neighbours) and now - self._said.get(opening, -AGAIN) >= AGAIN:
            self._said = {each: when for each, when in self._said.items() if now - when < AGAIN} | {opening: now}
            services.warn(SAID[found, own], opening=opening, address=address)

    def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
