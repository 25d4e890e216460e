"""Client address: where a request comes from, and under which host name. Only named proxies are believed.

`LUDOTECA_PROXIES` (`--proxy`) names the machines whose X-Forwarded-For counts. `LUDOTECA_HOSTS` (`--name`) lists the
host names of this server. Without them no X-Forwarded-For counts, and the server answers to its numeric addresses, to
localhost and to this machine's own name. A browser cannot be tricked into using another name for this server.
"""

from __future__ import annotations

import ipaddress
import os
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from ludoteca.server.runtime.operator_text import InvalidSetting

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOST_LENGTH = 261                # 253 for a name, and a port
SPEAKS_FOR_OTHERS = (
    "X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Forwarded-Host", "X-Forwarded-Proto", "Via", "X-Ludoteca-Letter")
_HOST = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(?P<port>:\d{1,5})?", re.IGNORECASE)


class Surroundings(msgspec.Struct, frozen=True):
    """What a house knows of the network around it."""

    names: frozenset[str] = frozenset()            # lower case; "*" is any, ".example.org" all below it
    proxies: tuple[Network, ...] = ()
    host: str = "0.0.0.0"                          # the address it listens on

    @classmethod
    def configured(
        cls, names: Iterable[str] = (), proxies: Iterable[str] = (), host: str = "0.0.0.0",
    ) -> Surroundings:
        """As the command line and the environment say; InvalidSetting where an address is none."""
        called = {name.strip().lower() for name in (*names, *_listed("LUDOTECA_HOSTS"))}
        trusted = tuple(_network(each.strip()) for each in (*proxies, *_listed("LUDOTECA_PROXIES")))
        return cls(frozenset(called - {""}), trusted, host)

    @property
    def alone(self) -> bool:
        """Whether only this machine can connect."""
        listens = address_of(self.host)
        return listens is not None and listens.is_loopback

    def ours(self, host: str) -> bool:
        """Whether this Host is a name of the house."""
        found = _HOST.fullmatch(host) if len(host) <= HOST_LENGTH else None
        if found is None:
            return False
        name = found["name"].lower().rstrip(".")
        if "*" in self.names or name in self.names or address_of(name.strip("[]")) is not None:
            return True
        if name == "localhost" or name.endswith(".localhost") or name in _own_names():
            return True
        return any(each.startswith(".") and name.endswith(each) for each in self.names)

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.proxies)

    def caller(self, request: web.Request) -> str:
        """The address of the client. Behind trusted proxies: the last one that the client cannot have made up."""
        peer = address_of(request.remote)
        if not self.trusts(peer):
            return str(peer or request.remote or "")
        chain = [each.strip() for line in request.headers.getall("X-Forwarded-For", []) for each in line.split(",")]
        if not chain:
            chain = request.headers.getall("X-Real-IP", [])[-1:]
        for each in reversed(chain):
            named = address_of(each)
            if named is None:
                break
            peer = named
            if not self.trusts(named):
                break
        return str(peer)

    def scheme(self, request: web.Request) -> str:
        """How the caller reached the house, as far as a proxy of ours says so."""
        named = request.headers.get("X-Forwarded-Proto", "").lower()
        return named if named in ("http", "https") and self.trusts(address_of(request.remote)) else request.scheme


def named_address() -> str:
    """LUDOTECA_ADDRESS: the address at which other processes reach this one, empty if unset.

    Raises InvalidSetting where it is no address, or has a path."""
    given = os.environ.get("LUDOTECA_ADDRESS", "").strip()
    try:
        parts = urlsplit(given)
        well = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        well = False
    if given and (not well or parts.path.strip("/") or "@" in parts.netloc or "?" in given or "#" in given):
        raise InvalidSetting("misread-address", given=given)
    return given.rstrip("/")


def _listed(variable: str) -> list[str]:
    return [each for each in os.environ.get(variable, "").split(",") if each.strip()]


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise InvalidSetting("misread-proxy", given=text) from None


def address_of(text: str | None) -> Address | None:
    """An address as one thing, whichever way it is written: ::ffff:127.0.0.1 is 127.0.0.1."""
    try:
        address = ipaddress.ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def network_of(address: str) -> str:
    """Key under which an address is counted: an IPv6 client has a whole /64 network, so the network."""
    found = address_of(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found or address)


def is_local(request: web.Request) -> bool:
    """Whether the client is on this machine, and is no proxy for another client."""
    if any(name in request.headers for name in SPEAKS_FOR_OTHERS):
        return False
    address = address_of(request.remote)
    return address is not None and address.is_loopback


def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})
