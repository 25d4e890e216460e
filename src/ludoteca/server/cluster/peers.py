"""Peers: the other processes of the same house. Clients whose table a peer has are proxied to it.

Requests between peers carry a token signed with the house's secret: LUDOTECA_SECRET, or one that the first process made
and stored. A request with a valid token is never passed on again, so there is one hop and no loop.
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
from ludoteca.server.cluster.peer_check import TOKEN_HEADER, PeerCheck, peer_token, peer_url, sign
from ludoteca.server.cluster.peer_proxy import ProxiedResponse, SocketProxy, connect, request_head
from ludoteca.server.house.house import House
from ludoteca.server.runtime.client_address import Surroundings
from ludoteca.store import Owner, Store

CALLER_HEADER = "X-Ludoteca-Caller"    # the client's address; believed only with a valid token
SHORT = 16                       # characters: a shorter secret could be guessed from one token
GOOD_FOR = 300                   # seconds: the clocks of two machines may differ by that much
TRIES = 3                        # lookups of a table's owner: it may change meanwhile
TIMEOUT = 5.0                    # seconds for a peer's answer
CANNOT = frozenset({"no_such_game", "unreadable"})    # a peer with other games or newer rules may play this table
WELCOME = b"HTTP/1.1 101"
KEPT = ("Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type", "Host", "If-None-Match")
HOP_BY_HOP = frozenset({"connection", "content-length", "keep-alive", "transfer-encoding", "upgrade"})


async def house_secret(store: Store) -> bytes:
    """LUDOTECA_SECRET, or the secret that the first process stored."""
    return os.environ.get("LUDOTECA_SECRET", "").encode() or await store.secret(secrets.token_bytes(32))


async def admin_key(store: Store) -> str:
    """LUDOTECA_DESK_KEY, or a key derived from the house's secret: the same in every process and after a restart."""
    secret = await house_secret(store)
    made = base64.b32encode(hmac.digest(secret, b"desk", "sha256")[:10]).decode()
    return os.environ.get("LUDOTECA_DESK_KEY") or made


class Turns(msgspec.Struct, frozen=True):
    """Asks a peer which of these tables wait for this guest."""

    guest: str
    tables: list[str]


class Wanted(msgspec.Struct, frozen=True):
    """Asks a peer to take a table that this process cannot play."""

    table: str


class Peers:
    """Requests to the peers of this process. A process with a store of its own has none."""

    def __init__(self, house: House, surroundings: Surroundings) -> None:
        self._house = house
        self._surroundings = surroundings
        self._secret = b""
        self._http: aiohttp.ClientSession | None = None
        self.proxies: set[SocketProxy] = set()
        self._checks = PeerCheck(house)
        self._closing = False
        house.heartbeat.on_peer_down = self._on_gone
        house.heartbeat.on_peer_up = self._check

    async def open(self) -> None:
        self._secret = await house_secret(self._house.store)
        if len(self._secret) < SHORT:
            self._house.services.warn("secret_short", letters=len(self._secret), wanted=SHORT)
        if self._house.store.shared:
            self._check(self._house.services.incarnation, self._house.heartbeat.address)
            for incarnation, address in self._house.heartbeat.peers.items():
                self._check(incarnation, address)

    def _check(self, incarnation: int, address: str) -> None:
        """Check a peer that is new, or that did not answer."""
        if self._secret and not self._closing:
            self._checks.start(self._client(), self._secret, incarnation, address)

    async def close(self) -> None:
        self._closing = True
        self._checks.close()
        for proxy in list(self.proxies):
            proxy.close()
        if self._http is not None:
            await self._http.close()

    # -- tokens

    def peer_token(self, method: str, path: str) -> str:
        """Authenticates one request to a peer."""
        return peer_token(self._secret, method, path)

    def is_from_peer(self, request: web.Request) -> bool:
        """Whether the request carries a valid peer token."""
        at, _, signature = request.headers.get(TOKEN_HEADER, "").partition(".")
        if not self._secret or not at.isdecimal() or len(at) > 12 or abs(time.time() - int(at)) > GOOD_FOR:
            return False
        return hmac.compare_digest(signature.encode("utf-8", "replace"),
                                   sign(self._secret, at, request.method, request.raw_path).encode())

    def is_for_us(self, request: web.Request) -> bool:
        """Whether a peer asks this process, and not an earlier one at the same address."""
        return self.is_from_peer(request) and request.match_info["incarnation"] == str(self._house.services.incarnation)

    def caller(self, request: web.Request) -> str:
        """The client's address, if a peer proxies the request; else empty."""
        return request.headers.get(CALLER_HEADER, "") if self.is_from_peer(request) else ""

    # -- clients of other processes' tables

    async def proxy_socket(self, request: web.Request, table: str) -> web.StreamResponse | None:
        """Proxy a client to the process that has its table, until it leaves. None: the table is here now.

        A table without an owner, or whose owner does not answer, is loaded here once that owner is declared dead. If
        several processes load it at once, the others proxy to the one that got it. A table that cannot be played here
        is offered to the peers. Raises Refused while a peer that does not answer might have it.
        """
        if not self._house.store.shared or self.is_from_peer(request):
            return None
        cannot = False
        for _ in range(TRIES):
            owner = await self._other_owner(request, table)
            if owner is not None and (proxied := await self._proxy_to(owner, request)) is not None:
                return proxied
            try:
                await self._house.outage.ask(self._house.tables.find(table))
            except Refused as refusal:
                cannot = refusal.code in CANNOT
                if refusal.code != "try_again" and not (cannot and await self._offer(table)):
                    return None
            except OSError:
                return None                        # the connection reports it to the client
            else:
                return None
        if cannot:
            raise Refused("try_again")
        return None

    async def _offer(self, table: str) -> bool:
        """Offer the peers a table that this process cannot play. Whether one took it, or may take it."""
        unknown = False
        try:
            live = await self._house.outage.ask(self._house.store.live_processes())
        except OSError:
            return True
        for each in live:                          # read anew: a process that has just started knows no peers yet
            if each.address and each.incarnation != self._house.services.incarnation:
                taken = await self._ask(each.incarnation, each.address, "take", Wanted(table))
                if taken is True:
                    return True
                unknown |= taken is None
        return unknown

    async def _proxy_to(self, owner: Owner, request: web.Request) -> web.StreamResponse | None:
        if request.transport is None:
            return ProxiedResponse()               # the client has left
        proxy = SocketProxy(request, owner.incarnation)
        self.proxies.add(proxy)
        try:
            head = await connect(proxy, owner.address, request_head(request, self._peer_headers(request)))
            if request.transport is None:
                return ProxiedResponse()
            if not head.startswith(WELCOME):
                return None
            proxy.join(head, request)
            await proxy.over
        except OSError:
            self._check(owner.incarnation, owner.address)
            return None
        finally:
            self.proxies.discard(proxy)
            proxy.close()
        return ProxiedResponse()

    async def forward(self, request: web.Request, table: str) -> web.StreamResponse | None:
        """The response of the process that has this table; None if that is this one, or it does not answer."""
        owner = await self._other_owner(request, table)
        if owner is None:
            return None
        headers = {name: request.headers[name] for name in KEPT if name in request.headers}
        headers |= self._peer_headers(request)
        try:
            async with self._client().request(
                    request.method, peer_url(owner.address, request.raw_path), headers=headers,
                    data=await request.read(), allow_redirects=False, auto_decompress=False) as response:
                kept = {name: value for name, value in response.headers.items() if name.lower() not in HOP_BY_HOP}
                return web.Response(body=await response.read(), status=response.status, headers=kept)
        except (aiohttp.ClientError, OSError, TimeoutError):
            self._check(owner.incarnation, owner.address)
            return None

    def _peer_headers(self, request: web.Request) -> dict[str, str]:
        """What a peer needs with a request that is passed on."""
        return {TOKEN_HEADER: self.peer_token(request.method, request.raw_path),
                CALLER_HEADER: self._surroundings.caller(request)}

    async def _other_owner(self, request: web.Request, table: str) -> Owner | None:
        if not self._house.store.shared or self.is_from_peer(request):
            return None
        try:
            return await self._house.outage.ask(self._house.tables.owner_elsewhere(table))
        except OSError:
            return None                            # the connection reports it to the client

    def _on_gone(self, incarnation: int) -> None:
        for proxy in [proxy for proxy in self.proxies if proxy.incarnation == incarnation]:
            proxy.abort()

    # -- questions

    async def turns(self, guest: str, tables: list[str]) -> set[str]:
        """Those of these tables, wherever they are, that wait for this guest."""
        by_owner: dict[tuple[int, str], list[str]] = {}
        for table in tables:
            owner = await self._house.tables.owner_elsewhere(table)
            if owner is not None:
                by_owner.setdefault((owner.incarnation, owner.address), []).append(table)
        found = await asyncio.gather(*(
            self._ask(*where, "turns", Turns(guest, each)) for where, each in by_owner.items()))
        return {table for each in found if isinstance(each, list) for table in each}

    async def pages(self, name: str) -> dict[int, bytes]:
        """This page of every peer that answers, by incarnation."""
        others = dict(self._house.heartbeat.peers)
        found = await asyncio.gather(*(self._ask(*where, name, None) for where in others.items()))
        return {incarnation: page for incarnation, page in zip(others, found, strict=True) if isinstance(page, bytes)}

    async def _ask(self, incarnation: int, address: str, name: str, question: object | None) -> Any:
        """A peer's answer; None without one. The path names the incarnation: workers share one address."""
        method, path = "GET" if question is None else "POST", f"/house/{incarnation}/{name}"
        try:
            async with self._client().request(
                    method, peer_url(address, path), headers={TOKEN_HEADER: self.peer_token(method, path)},
                    data=None if question is None else msgspec.json.encode(question)) as response:
                body = await response.read()
                if response.status != 200:
                    return None
                return body if question is None else msgspec.json.decode(body)
        except (aiohttp.ClientError, OSError, TimeoutError, msgspec.MsgspecError):
            return None

    def _client(self) -> aiohttp.ClientSession:
        if self._http is None:
            # A connection for each question: a supervisor passes on connections, not requests.
            self._http = aiohttp.ClientSession(
                timeout=aiohttp.ClientTimeout(total=TIMEOUT), connector=aiohttp.TCPConnector(force_close=True))
        return self._http
