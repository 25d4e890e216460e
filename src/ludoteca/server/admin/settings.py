"""The desk of the house: its name and notice, its limits, who is barred for a time, as whoever runs it settled them.

What is settled is one immutable value, kept in the store, so that it outlives the house and is known to every opening
of it. Every change is a line in the log.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from ludoteca.protocol.admin import Bar, BarKind, Family
from ludoteca.protocol.limits import BAN_MINUTES, HOUSE_NAME_LENGTH, HOUSE_NOTICE_LENGTH
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation.sanitize import folded_name
from ludoteca.server.runtime.time import WallClock
from ludoteca.store import Store

FACT = "desk"
BARS = 1_000                     # at once

class Settled(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was settled at the desk."""

    name: Annotated[str, msgspec.Meta(max_length=HOUSE_NAME_LENGTH)] = ""
    notice: Annotated[str, msgspec.Meta(max_length=HOUSE_NOTICE_LENGTH)] = ""
    tables: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0          # open at once in the house; 0: any number
    tables_per_guest: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 20
    newcomers: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 240       # at once, from one address
    open_tables: bool = False                      # a host may show a table on the first page
    family: Family = "on"                          # how tables begin; "always": no host can switch it off
    bars: tuple[Bar, ...] = ()

    def bar_on(self, kind: BarKind, what: str, now: float) -> Bar | None:
        """The bar that keeps this name, address or guest outside now."""
        for bar in self.bars:
            if bar.kind == kind and bar.until > now and _meets(bar, what):
                return bar
        return None


def _meets(bar: Bar, what: str) -> bool:
    if bar.kind == "name":
        return folded_name(what) == bar.what
    if bar.kind == "guest":
        return what == bar.what
    try:
        return ipaddress.ip_address(what) in ipaddress.ip_network(bar.what)
    except ValueError:
        return False


class Desk:
    """What is settled now; whoever has the key changes it."""

    def __init__(
        self, store: Store, wall: WallClock, note: Callable[..., None], calendar: WallClock | None = None,
    ) -> None:
        self.settled = Settled()
        self._store, self._wall, self._note = store, wall, note
        self._calendar = calendar or wall          # bars hold in every process of the house
        self.changed: Callable[[], None] = lambda: None

    async def read(self) -> None:
        """As the store has it."""
        self.settled = _read(await self._store.setting(FACT))
        self.changed()

    async def change(self, **changes: Any) -> None:
        """Another name, notice or limit."""
        await self._settle(lambda settled: msgspec.structs.replace(settled, **changes))
        self._note("desk_settled", **changes)

    async def bar(self, kind: BarKind, what: str, minutes: int, name: str = "") -> Bar:
        """Keep a name, an address or a guest outside for a time."""
        now = int(self._calendar())

        def barred(settled: Settled) -> Settled:
            bars = tuple(bar for bar in settled.bars if bar.until > now)
            if len(bars) >= BARS:
                raise Refused("too_many_bars", most=BARS)
            number = 1 + max((bar.number for bar in settled.bars), default=0)
            bar = Bar(number, kind, _plain(kind, what), now + 60_000 * min(minutes, BAN_MINUTES), name)
            return msgspec.structs.replace(settled, bars=(*bars, bar))

        bar = (await self._settle(barred)).bars[-1]
        self._note("desk_barred", kind=kind, what=bar.what, minutes=minutes, number=bar.number)
        return bar

    async def lift(self, number: int) -> None:
        """Let them in again."""
        def lifted(settled: Settled) -> Settled:
            bars = tuple(bar for bar in settled.bars if bar.number != number)
            if len(bars) == len(settled.bars):
                raise Refused("no_such_bar")
            return msgspec.structs.replace(settled, bars=bars)

        await self._settle(lifted)
        self._note("desk_lifted", number=number)

    async def _settle(self, change: Callable[[Settled], Settled]) -> Settled:
        """Changed as it is in the store: whoever settles something else at the same moment is not undone."""
        while True:
            kept = await self._store.setting(FACT)
            settled = change(_read(kept))
            if await self._store.compare_and_set(FACT, msgspec.json.encode(settled), kept):
                break
        self.settled = settled
        self.changed()
        if self._store.shared:
            await self._store.add_change("", FACT, int(self._calendar()))
        return settled

    def check(self, kind: BarKind, what: str) -> None:
        """Refuses whoever is barred."""
        now = self._calendar()
        if self.settled.bars and (bar := self.settled.bar_on(kind, what, now)) is not None:
            raise Refused("barred_here", seconds=max(1, int((bar.until - now) / 1000)),
                          minutes=max(1, round((bar.until - now) / 60_000)))


def _read(kept: bytes | None) -> Settled:
    return Settled() if kept is None else msgspec.json.decode(kept, type=Settled)


def _plain(kind: BarKind, what: str) -> str:
    """What a bar is compared by."""
    if kind == "guest":
        return what
    if kind == "name":
        if not (name := folded_name(what)):
            raise Refused("name_empty")
        return name
    try:
        network = ipaddress.ip_network(what.strip(), strict=False)
    except ValueError:
        raise Refused("bad_address", address=what[:60]) from None
    if network.is_loopback or network.prefixlen == 0:
        raise Refused("bar_yourself")
    return str(network)


__all__ = ["Bar", "BarKind", "Desk", "Family", "Settled"]
