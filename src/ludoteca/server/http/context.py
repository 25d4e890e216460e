"""The doors of the house: who calls, from where, in which language; how a yes and a no are answered over HTTP."""

from __future__ import annotations

import asyncio
import hmac
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSCloseCode, web

from ludoteca.languages import first_spoken
from ludoteca.protocol.http import Problem
from ludoteca.protocol.integers import check_numbers
from ludoteca.protocol.messages import encode
from ludoteca.protocol.refusals import Refused
from ludoteca.rules import IllegalMove
from ludoteca.server.cluster.peers import Neighbours
from ludoteca.server.house.house import House
from ludoteca.server.http.idle_guard import Porch
from ludoteca.server.http.shared_limits import HouseBuckets
from ludoteca.server.http.throttle import Turnstile
from ludoteca.server.metrics import Counters
from ludoteca.server.runtime.client_address import Surroundings, is_local, neighbourhood
from ludoteca.server.runtime.rate_limit import Pace
from ludoteca.server.websocket.connection import Connection, Outbox
from ludoteca.store import GuestRow

NEWCOMERS_WITHIN = 60                # seconds: from one address, as many as the desk says (a whole school)
WRONG_CODES = Pace(40, 0.5)          # from one address: typing errors of many, guesses of nobody
WRONG_KEYS = Pace(10, 0.1)           # from one address, at the desk
WRONG_CODES_IN_ALL = Pace(400, 4)    # then the house takes itself for besieged, and an address has these only:
UNDER_SIEGE = 3
BODY_WITHIN = 20.0                   # seconds
STATUS = {
    "unknown_token": 401, "wrong_key": 401, "barred": 403, "barred_here": 403, "daily_alone": 403, "daily_spoils": 403,
    "not_host": 403, "not_your_game": 403, "wrong_origin": 403, "code_spent": 404, "day_to_come": 404,
    "no_such_bar": 404, "no_such_daily": 404, "no_such_game": 404, "no_such_guest": 404, "no_such_page": 404,
    "no_such_replay": 404, "no_such_table": 404, "method": 405, "too_slow": 408, "lesson_changed": 409,
    "not_finished": 409, "unreadable": 409, "table_shut": 410, "too_big": 413, "unknown_host": 421, "too_fast": 429,
    "too_many_bars": 429, "too_many_guesses": 429, "too_many_newcomers": 429, "too_many_replays": 429,
    "too_many_tables": 429, "internal": 500, "disk_waits": 503, "full_house": 503, "stopping": 503, "try_again": 503,
}
RETRY_AFTER = {"disk_waits": 3, "stopping": 5, "try_again": 1}    # seconds


class Doors:
    """The web side of a house: its connections and its counters."""

    def __init__(
        self, house: House, counters: Counters | None = None, open_metrics: bool = False,
        surroundings: Surroundings | None = None,
    ) -> None:
        self.house = house
        self.counters = counters or Counters()
        self.open_metrics = open_metrics
        self.surroundings = surroundings or Surroundings.told()
        self.porch = Porch(self.counters.dropped)
        self.turnstile = Turnstile()
        self.outbox = Outbox(self.counters)
        self.connections: set[Connection] = set()
        self.origins = frozenset(filter(None, os.environ.get("LUDOTECA_ORIGINS", "").split(",")))
        self.stopping = False
        self.plain: Callable[[web.Request], web.Response] | None = None    # what a line without TLS gets, if not all
        self.neighbours = Neighbours(house, self.surroundings)
        self._newcomers = HouseBuckets("newcomers", self._newcomers_pace(house), house)
        self._guesses = HouseBuckets("guesses", WRONG_CODES, house)
        self._guesses_in_all = HouseBuckets("siege", WRONG_CODES_IN_ALL, house)
        self.desk_key = ""                         # none opens the desk before the doors are open
        self._keys = HouseBuckets("keys", WRONG_KEYS, house)
        house.desk.changed = self.send_out_the_barred
        self._looking = asyncio.Lock()
        house.guests.moved = self._moved

    @staticmethod
    def _newcomers_pace(house: House) -> Pace:
        at_once = house.desk.settled.newcomers
        return Pace(at_once, at_once / NEWCOMERS_WITHIN)

    async def knock(self, request: web.Request) -> None:
        """Strangers may come in, not swarms: a bucket per address. This very machine is no stranger."""
        if is_local(request):
            return
        self._newcomers.pace = pace = self._newcomers_pace(self.house)
        left, enough = await self._newcomers.take(neighbourhood(self.caller(request)))
        if not enough:
            raise Refused("too_many_newcomers", seconds=pace.wait(left))

    def caller(self, request: web.Request) -> str:
        """The address of whoever calls, also where another process of the house leads them here."""
        return self.neighbours.caller(request) or self.surroundings.caller(request)

    def check_address(self, request: web.Request) -> None:
        """Addresses barred at the desk stay outside. This very machine never is."""
        if self.house.desk.settled.bars and not is_local(request):
            self.house.desk.check("address", self.caller(request))

    async def check_key(self, request: web.Request, key: str) -> None:
        """Only the key of the desk will do; whoever tries others soon has to wait."""
        address = neighbourhood(self.caller(request))
        if (left := await self._keys.left(address)) < 1:
            raise Refused("too_many_guesses", seconds=WRONG_KEYS.wait(left))
        if not self.desk_key or not hmac.compare_digest(key.encode("utf-8", "replace"), self.desk_key.encode()):
            await self._keys.take(address)
            raise Refused("wrong_key")

    def send_out_the_barred(self) -> None:
        """Whoever is here and barred since goes now."""
        for connection in list(self.connections):
            page = connection.page
            if page is None:
                continue
            try:
                self.house.desk.check("guest", page.guest)
                self.house.desk.check("address", connection.address)
                if connection.room is not None:
                    self.house.desk.check("name", connection.room.state.name(page.guest))
            except Refused as refusal:
                connection.goodbye(refusal)

    @asynccontextmanager
    async def one_guess(self, request: web.Request) -> AsyncIterator[None]:
        """Around the look for a code: a right one costs nothing, wrong ones soon cost time. One look at a time, so that
        a thousand guesses at once are not over before the first is counted."""
        async with self._looking:
            address = neighbourhood(self.caller(request))
            left, besieged = await self._guesses.left(address), await self._guesses_in_all.left() < 1
            spare = WRONG_CODES.burst - UNDER_SIEGE + 1 if besieged else 1.0
            if left < spare:
                raise Refused("too_many_guesses", seconds=WRONG_CODES.wait(left, spare))
            try:
                yield
            except Refused as refusal:
                if refusal.code in ("no_such_table", "code_spent"):
                    await self._guesses.take(address)
                    await self._guesses_in_all.take()
                raise

    async def _moved(self, guest: str) -> None:
        """The seat went to another device: those that came with a token of before are told and signed out."""
        for connection in list(self.connections):
            if connection.page is not None and connection.page.guest == guest and \
                    await self.house.store.guest_by_token(connection.mark) is None:
                connection.goodbye(Refused("moved"))

    async def shut(self) -> None:
        """Say goodbye to everybody."""
        self.stopping = True
        for connection in list(self.connections):
            connection.goodbye(Refused("stopping"), WSCloseCode.GOING_AWAY)
        await asyncio.gather(*(each.closed() for each in list(self.connections)))
        await self.neighbours.close()


DOORS: web.AppKey[Doors] = web.AppKey("doors", Doors)


async def who(request: web.Request) -> GuestRow:
    """Whose token the request carries."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("unknown_token")
    return await request.app[DOORS].house.guests.by_token(token.strip())


async def perhaps(request: web.Request) -> GuestRow | None:
    """Whoever asks, where they say who they are."""
    if "Authorization" not in request.headers:
        return None
    try:
        return await who(request)
    except Refused:
        return None


def language_of(request: web.Request) -> str:
    """The caller's language: the first in Accept-Language that the house speaks, else Italian."""
    return first_spoken(request.headers.get("Accept-Language", "")) or "it"


def right_origin(request: web.Request, also: frozenset[str]) -> bool:
    """Browsers say which site a request comes from: it must be ours. Programs say nothing and are welcome."""
    origin = request.headers.get("Origin")
    if origin is None or origin in also:
        return True
    try:
        return urlsplit(origin).netloc.lower() == request.host.lower()
    except ValueError:
        return False


def problem(request: web.Request, refusal: IllegalMove, status: int | None = None) -> web.Response:
    body = Problem(refusal.code, refusal.sentence(language_of(request)), refusal.rule)
    response = answer(body, status or STATUS.get(refusal.code, 400))
    seconds = refusal.facts.get("seconds", RETRY_AFTER.get(refusal.code))
    if isinstance(seconds, int):
        response.headers["Retry-After"] = str(seconds)
    return response


def answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=encode(body), status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


async def read_body(request: web.Request, kind: type[Any]) -> Any:
    """A request's body as a type, or a refusal."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            data = await request.read()
    except TimeoutError:
        raise Refused("too_slow") from None
    except web.HTTPRequestEntityTooLarge:
        raise Refused("too_big", most=request.client_max_size) from None
    try:
        read = msgspec.json.decode(data, type=kind)
        check_numbers(data.decode())
        return read
    except OverflowError:
        raise Refused("malformed", detail="a number of more than 64 bits") from None
    except msgspec.ValidationError as error:
        raise Refused("malformed", detail=str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("not_json", detail=str(error)[:120]) from None
    except UnicodeDecodeError:
        raise Refused("bad_utf8") from None
