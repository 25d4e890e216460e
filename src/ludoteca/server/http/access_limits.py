"""Access limits by client address: new guests, wrong table codes, wrong admin keys."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteca.protocol.refusals import Refused
from ludoteca.server.house.house import House
from ludoteca.server.http.shared_limits import SharedBuckets
from ludoteca.server.runtime.client_address import network_of
from ludoteca.server.runtime.rate_limit import RateLimit

NEW_GUESTS_WITHIN = 60               # seconds, for as many new guests of one address as the settings allow: a school
WRONG_CODES = RateLimit(40, 0.5)          # of one address: typing errors of many people, too few to guess a code
WRONG_KEYS = RateLimit(10, 0.1)           # of one address, for the administration
WRONG_CODES_IN_ALL = RateLimit(400, 4)    # beyond these the server is under attack, and one address has only
UNDER_ATTACK = 3                     # wrong codes


class AccessLimits:
    """The limits of one house, shared by its processes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._new_guests = SharedBuckets("newcomers", self._new_guests_limit(), house)
        self._codes = SharedBuckets("guesses", WRONG_CODES, house)
        self._codes_in_all = SharedBuckets("siege", WRONG_CODES_IN_ALL, house)
        self._keys = SharedBuckets("keys", WRONG_KEYS, house)
        self._guessing = asyncio.Lock()

    def _new_guests_limit(self) -> RateLimit:
        at_once = self._house.settings.current.newcomers
        return RateLimit(at_once, at_once / NEW_GUESTS_WITHIN)

    async def check_new_guest(self, address: str) -> None:
        """Count a new guest from this address. Raises Refused above the limit."""
        self._new_guests.limit = limit = self._new_guests_limit()
        left, enough = await self._new_guests.take(network_of(address))
        if not enough:
            raise Refused("too_many_newcomers", seconds=limit.wait(left))

    async def check_key(self, address: str, key: str, right: str) -> None:
        """Compare an admin key with the right one, which is never empty. Raises Refused; wrong keys are counted."""
        place = network_of(address)
        if (left := await self._keys.left(place)) < 1:
            raise Refused("too_many_guesses", seconds=WRONG_KEYS.wait(left))
        if not right or not hmac.compare_digest(key.encode("utf-8", "replace"), right.encode()):
            await self._keys.take(place)
            raise Refused("wrong_key")

    @asynccontextmanager
    async def one_guess(self, address: str) -> AsyncIterator[None]:
        """Around the lookup of a code: only wrong codes are counted, and above the limit no lookup happens.

        Lookups happen one at a time. Otherwise a thousand simultaneous guesses would end before the first is counted.
        """
        async with self._guessing:
            place = network_of(address)
            left, attacked = await self._codes.left(place), await self._codes_in_all.left() < 1
            spare = WRONG_CODES.burst - UNDER_ATTACK + 1 if attacked else 1.0
            if left < spare:
                raise Refused("too_many_guesses", seconds=WRONG_CODES.wait(left, spare))
            try:
                yield
            except Refused as refusal:
                if refusal.code in ("no_such_table", "code_spent"):
                    await self._codes.take(place)
                    await self._codes_in_all.take()
                raise
