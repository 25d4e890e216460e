"""What travels between the desk and the house, as types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludoteca.protocol.http import StoreCondition
from ludoteca.protocol.http_base import HttpRequest, HttpResponse
from ludoteca.protocol.limits import BAN_MINUTES, HOUSE_NAME_LENGTH, HOUSE_NOTICE_LENGTH
from ludoteca.protocol.room_view import Phase
from ludoteca.rules.values import JsonValue

Family = Literal["off", "on", "always"]
BarKind = Literal["name", "address", "guest"]


class Bar(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ban until then: of a name, of an address or network, or of a guest."""

    number: int
    kind: BarKind
    what: str
    until: int                                     # calendar time, milliseconds
    name: str = ""                                 # of a guest, as the desk saw it


class DeskPerson(HttpResponse, frozen=True, omit_defaults=False):
    """A guest: the seat, and the address if connected."""

    guest: str
    name: str
    seat: int | None
    here: bool
    address: str


class DeskTable(HttpResponse, frozen=True, omit_defaults=False):
    """A table that is awake."""

    table: str
    code: str
    game: str
    phase: Phase
    chairs: int
    bots: int
    watching: int
    people: list[DeskPerson]
    listed: bool
    waits: bool                                    # for the disk


class DeskLine(HttpResponse, frozen=True, omit_defaults=False):
    """A line of the log for the administrator."""

    at: int
    level: str
    event: str
    facts: dict[str, JsonValue]


class DeskSettings(HttpResponse, frozen=True, omit_defaults=False):
    """What is settled now."""

    name: str
    notice: str
    tables: int
    tables_per_guest: int
    newcomers: int
    open_tables: bool
    family: Family


class DeskPage(HttpResponse, frozen=True, omit_defaults=False):
    """Everything the desk shows."""

    version: str
    opened: int
    now: int
    store: StoreCondition
    lines: int                                     # open WebSockets
    people: int
    bots: int
    moves: int                                     # since the house opened
    refusals: dict[str, int]
    load: float | None                             # of the machine, over the last minute, per core
    memory: int | None                             # bytes the house has taken at most
    tables: list[DeskTable]
    log: list[DeskLine]
    settings: DeskSettings
    bars: list[Bar]


class DeskChange(HttpRequest, frozen=True):
    """Other settings; what is not named stays."""

    name: Annotated[str, msgspec.Meta(max_length=HOUSE_NAME_LENGTH)] | None = None
    notice: Annotated[str, msgspec.Meta(max_length=HOUSE_NOTICE_LENGTH)] | None = None
    tables: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    tables_per_guest: Annotated[int, msgspec.Meta(ge=1, le=1_000)] | None = None
    newcomers: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None
    open_tables: bool | None = None
    family: Family | None = None


class DeskMessage(HttpRequest, frozen=True):
    """Something to say to a table."""

    text: str


class NewBar(HttpRequest, frozen=True):
    """Whom to keep outside, and for how many minutes."""

    kind: BarKind
    what: str
    minutes: Annotated[int, msgspec.Meta(ge=1, le=BAN_MINUTES)] = 60


__all__ = ["DeskChange", "DeskMessage", "DeskPage", "NewBar"]
