"""House settings: name and notice of the house, its limits, and bans, as the admin set them.

All of them are one immutable value in the store, so they outlive a process and hold in every process of the house.
Every change is noted in the log.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from ludoteca.protocol.admin import Bar, BarKind, Family
from ludoteca.protocol.refusals import Refused
from ludoteca.server.moderation.sanitize import folded_name
from ludoteca.server.runtime.time import WallClock
from ludoteca.store import Store

FACT = "desk"                    # name of the value in the store
LONGEST_BAN = 60 * 24 * 366      # minutes
BANS = 1_000                     # at the same time


class HouseSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a house as they are stored."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    notice: Annotated[str, msgspec.Meta(max_length=400)] = ""
    tables: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0          # open at once in the house; 0: any number
    tables_per_guest: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 20
    newcomers: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 240       # at once, from one address
    open_tables: bool = False                      # a host may show a table on the first page
    family: Family = "on"                          # how tables begin; "always": no host can switch it off
    bans: tuple[Bar, ...] = msgspec.field(default=(), name="bars")

    def ban_on(self, kind: BarKind, what: str, now: float) -> Bar | None:
        """The ban that keeps this name, address or guest out now."""
        for ban in self.bans:
            if ban.kind == kind and ban.until > now and _matches(ban, what):
                return ban
        return None


def _matches(ban: Bar, what: str) -> bool:
    if ban.kind == "name":
        return folded_name(what) == ban.what
    if ban.kind == "guest":
        return what == ban.what
    try:
        return ipaddress.ip_address(what) in ipaddress.ip_network(ban.what)
    except ValueError:
        return False


class SettingsStore:
    """Reads and changes the settings of one house. `on_change` is called after every read and change."""

    def __init__(
        self, store: Store, wall: WallClock, note: Callable[..., None], calendar: WallClock | None = None,
    ) -> None:
        self.current = HouseSettings()
        self._store, self._note = store, note
        self._calendar = calendar or wall          # bans end at the same time in every process of the house
        self.on_change: Callable[[], None] = lambda: None

    async def read(self) -> None:
        """Take over the settings from the store."""
        self.current = _read(await self._store.setting(FACT))
        self.on_change()

    async def change(self, **changes: Any) -> None:
        """Set another name, notice or limit."""
        await self._write(lambda settings: msgspec.structs.replace(settings, **changes))
        self._note("desk_settled", **changes)

    async def ban(self, kind: BarKind, what: str, minutes: int, name: str = "") -> Bar:
        """Keep a name, an address or a guest out for a time."""
        now = int(self._calendar())

        def with_ban(settings: HouseSettings) -> HouseSettings:
            bans = tuple(ban for ban in settings.bans if ban.until > now)
            if len(bans) >= BANS:
                raise Refused("too_many_bars", most=BANS)
            number = 1 + max((ban.number for ban in settings.bans), default=0)
            ban = Bar(number, kind, _comparable(kind, what), now + 60_000 * min(minutes, LONGEST_BAN), name)
            return msgspec.structs.replace(settings, bans=(*bans, ban))

        ban = (await self._write(with_ban)).bans[-1]
        self._note("desk_barred", kind=kind, what=ban.what, minutes=minutes, number=ban.number)
        return ban

    async def lift(self, number: int) -> None:
        """End a ban."""
        def without_ban(settings: HouseSettings) -> HouseSettings:
            bans = tuple(ban for ban in settings.bans if ban.number != number)
            if len(bans) == len(settings.bans):
                raise Refused("no_such_bar")
            return msgspec.structs.replace(settings, bans=bans)

        await self._write(without_ban)
        self._note("desk_lifted", number=number)

    async def _write(self, change: Callable[[HouseSettings], HouseSettings]) -> HouseSettings:
        """Change the settings as they are in the store: a concurrent change of another process is not lost."""
        while True:
            before = await self._store.setting(FACT)
            settings = change(_read(before))
            if await self._store.compare_and_set(FACT, msgspec.json.encode(settings), before):
                break
        self.current = settings
        self.on_change()
        if self._store.shared:
            await self._store.add_change("", FACT, int(self._calendar()))
        return settings

    def check(self, kind: BarKind, what: str) -> None:
        """Refuse a banned name, address or guest."""
        now = self._calendar()
        if self.current.bans and (ban := self.current.ban_on(kind, what, now)) is not None:
            raise Refused("barred_here", seconds=max(1, int((ban.until - now) / 1000)),
                          minutes=max(1, round((ban.until - now) / 60_000)))


def _read(stored: bytes | None) -> HouseSettings:
    return HouseSettings() if stored is None else msgspec.json.decode(stored, type=HouseSettings)


def _comparable(kind: BarKind, what: str) -> str:
    """What a ban is compared by."""
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
