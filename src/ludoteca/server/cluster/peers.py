"""The other processes of the same house: people whose table is with one of them are handed over to it.

What passes between them carries a letter sealed with the house's secret (LUDOTECA_SECRET, or one that the first process
made and keeps in the database). Whoever comes with a letter is not sent on: one step, never a circle.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import os
import secrets
import time
from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from ludoteca.protocol.refusals import Refused
from ludoteca.server.cluster.peer_check import LETTER, Greetings, at, letter, seal
from ludoteca.server.cluster.peer_proxy import Pipe, Piped, lay, request_head
from ludoteca.server.house.house import House
from ludoteca.server.runtime.client_address import Surroundings
from ludoteca.store import Owner, Store

CALLER = "X-Ludoteca-Caller"     # who is led to another process, believed with a letter only
SHORT = 16                       # letters: a secret with fewer could be guessed by whoever has seen one letter
GOOD_FOR = 300                   # seconds: clocks of different machines need not agree by more
TRIES = 3                        # where a table is: it may change hands while we look
PATIENCE = 5.0                   # seconds another process has for a question
CANNOT = frozenset({"no_such_game", "unreadable"})    # what another process, with other games or newer rules, may play
WELCOME = b"HTTP/1.1 101"
KEPT = ("Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type", "Host", "If-None-Match")
HOP_BY_HOP = frozenset({"connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"})


async def house_secret(store: Store) -> bytes:
    """LUDOTECA_SECRET, or what the first process made."""
    return os.environ.get("LUDOTECA_SECRET", "").encode() or await store.secret(secrets.token_bytes(32))


async def desk_key(store: Store) -> str:
    """LUDOTECA_DESK_KEY, or one that follows from the house's secret: the same for every process and every opening."""
    secret = await house_secret(store)
    made = base64.b32encode(hmac.digest(secret, b"desk", "sha256")[:10]).decode()
    return os.environ.get("LUDOTECA_DESK_KEY") or made


class Turns(msgspec.Struct, frozen=True):
    """Which of these tables wait for this person."""

    guest: str
    tables: list[str]


class Wanted(msgspec.Struct, frozen=True):
    """A table that whoever asks cannot play."""

    table: str


class Neighbours:
    """How this process reaches the others. On a store of its own it has none."""

    def __init__(self, house: House, surroundings: Surroundings) -> None:
        self._house = house
        self._surroundings = surroundings
        self._secret = b""
        self._http: aiohttp.ClientSession | None = None
        self.pipes: set[Pipe] = set()
        self._greetings = Greetings(house)
        self._closing = False
        house.pulse.gone = self._gone
        house.pulse.come = self._greet

    async def open(self) -> None:
        self._secret = await house_secret(self._house.store)
        if len(self._secret) < SHORT:
            self._house.services.warn("secret_short", letters=len(self._secret), wanted=SHORT)
        if self._house.store.shared:
            self._greet(self._house.services.opening, self._house.pulse.address)
            for opening, address in self._house.pulse.neighbours.items():
                self._greet(opening, address)

    def _greet(self, opening: int, address: str) -> None:
        """One we have just heard of, or could not reach."""
        if self._secret and not self._closing:
            self._greetings.greet(self._client(), self._secret, opening, address)

    async def close(self) -> None:
        self._closing = True
        self._greetings.close()
        for pipe in list(self.pipes):
            pipe.close()
        if self._http is not None:
            await self._http.close()

    # -- letters

    def letter(self, method: str, path: str) -> str:
        """Introduces one request to another process of this house."""
        return letter(self._secret, method, path)

    def introduced(self, request: web.Request) -> bool:
        """Whether another process of this house sends this request."""
        sent, _, sealed = request.headers.get(LETTER, "").partition(".")
        if not self._secret or not sent.isdecimal() or len(sent) > 12 or abs(time.time() - int(sent)) > GOOD_FOR:
            return False
        return hmac.compare_digest(sealed.encode("utf-8", "replace"),
                                   seal(self._secret, sent, request.method, request.raw_path).encode())

    def meant(self, request: web.Request) -> bool:
        """Whether another process of this house asks us, and not one that had this address before."""
        return self.introduced(request) and request.match_info["opening"] == str(self._house.services.opening)

    def caller(self, request: web.Request) -> str:
        """Who is led here by another process; nobody where none leads."""
        return request.headers.get(CALLER, "") if self.introduced(request) else ""

    # -- people

    async def hand_over(self, request: web.Request, table: str) -> web.StreamResponse | None:
        """Lead a page to the process that has its table, until it goes; None where that is this one. Where it is
        nobody's, or the other does not answer, it is had here as soon as that one is known to be dead; where several
        processes want it at once, the pages of the others are led to the one that has got it; and where it cannot be
        played here, to one that can. Raises Refused where one that does not answer might."""
        if not self._house.store.shared or self.introduced(request):
            return None
        cannot = False
        for _ in range(TRIES):
            owner = await self._elsewhere(request, table)
            if owner is not None and (piped := await self._lead(request, owner)) is not None:
                return piped
            try:
                await self._house.disk.answered(self._house.room(table))
            except Refused as refusal:
                cannot = refusal.code in CANNOT
                if refusal.code != "try_again" and not (cannot and await self._offered(table)):
                    return None
            except OSError:
                return None                        # who comes here is told so
            else:
                return None
        if cannot:
            raise Refused("try_again")
        return None

    async def _offered(self, table: str) -> bool:
        """Whether another process has taken up a table that we cannot play, or does not know yet whether it can."""
        unsure = False
        try:
            living = await self._house.disk.answered(self._house.store.living())
        except OSError:
            return True
        for each in living:                        # asked for anew: one that has just opened knows no neighbours yet
            if each.address and each.opening != self._house.services.opening:
                taken = await self._ask(each.opening, each.address, "take", Wanted(table))
                if taken is True:
                    return True
                unsure |= taken is None
        return unsure

    async def _lead(self, request: web.Request, owner: Owner) -> web.StreamResponse | None:
        if request.transport is None:
            return Piped()                         # the page has gone again
        pipe = Pipe(request, owner.opening)
        self.pipes.add(pipe)
        try:
            head = await lay(pipe, owner.address, request_head(request, self._introduction(request)))
            if request.transport is None:
                return Piped()
            if not head.startswith(WELCOME):
                return None
            pipe.join(head, request)
            await pipe.over
        except OSError:
            self._greet(owner.opening, owner.address)
            return None
        finally:
            self.pipes.discard(pipe)
            pipe.close()
        return Piped()

    async def forward(self, request: web.Request, table: str) -> web.StreamResponse | None:
        """Ask the process that has this table; None where that is this one, or the other does not answer."""
        owner = await self._elsewhere(request, table)
        if owner is None:
            return None
        headers = {name: request.headers[name] for name in KEPT if name in request.headers}
        headers |= self._introduction(request)
        try:
            async with self._client().request(
                    request.method, at(owner.address, request.raw_path), headers=headers, data=await request.read(),
                    allow_redirects=False, auto_decompress=False) as answer:
                kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
                return web.Response(body=await answer.read(), status=answer.status, headers=kept)
        except (aiohttp.ClientError, OSError, TimeoutError):
            self._greet(owner.opening, owner.address)
            return None

    def _introduction(self, request: web.Request) -> dict[str, str]:
        """What another process is told of a request that is not ours to answer."""
        return {LETTER: self.letter(request.method, request.raw_path), CALLER: self._surroundings.caller(request)}

    async def _elsewhere(self, request: web.Request, table: str) -> Owner | None:
        if not self._house.store.shared or self.introduced(request):
            return None
        try:
            return await self._house.disk.answered(self._house.elsewhere(table))
        except OSError:
            return None                            # who comes here is told so

    def _gone(self, opening: int) -> None:
        for pipe in [pipe for pipe in self.pipes if pipe.opening == opening]:
            pipe.cut()

    # -- questions

    async def turns(self, guest: str, tables: list[str]) -> set[str]:
        """Those of these tables, wherever they are, that wait for this person."""
        asked: dict[tuple[int, str], list[str]] = {}
        for table in tables:
            owner = await self._house.elsewhere(table)
            if owner is not None:
                asked.setdefault((owner.opening, owner.address), []).append(table)
        found = await asyncio.gather(*(
            self._ask(*where, "turns", Turns(guest, each)) for where, each in asked.items()))
        return {table for each in found if isinstance(each, list) for table in each}

    async def pages(self, name: str) -> dict[int, bytes]:
        """This page as every other process has it."""
        others = dict(self._house.pulse.neighbours)
        found = await asyncio.gather(*(self._ask(*where, name, None) for where in others.items()))
        return {opening: page for opening, page in zip(others, found, strict=True) if isinstance(page, bytes)}

    async def _ask(self, opening: int, address: str, name: str, question: Any) -> Any:
        """Another process's answer; None where it does not come. Its number is in the path: several may have one
        address, and a front that knows them."""
        method, path = "GET" if question is None else "POST", f"/house/{opening}/{name}"
        try:
            async with self._client().request(
                    method, at(address, path), headers={LETTER: self.letter(method, path)},
                    data=None if question is None else msgspec.json.encode(question)) as answer:
                body = await answer.read()
                if answer.status != 200:
                    return None
                return body if question is None else msgspec.json.decode(body)
        except (aiohttp.ClientError, OSError, TimeoutError, msgspec.MsgspecError):
            return None

    def _client(self) -> aiohttp.ClientSession:
        if self._http is None:
            # A line for each question: a front hands whole lines on, not requests.
            self._http = aiohttp.ClientSession(
                timeout=aiohttp.ClientTimeout(total=PATIENCE), connector=aiohttp.TCPConnector(force_close=True))
        return self._http
