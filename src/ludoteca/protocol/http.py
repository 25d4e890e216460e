"""What travels over HTTP, as types: the OpenAPI page and the client's TypeScript are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludoteca.bots.strength import Strength
from ludoteca.protocol.http_base import HttpRequest, HttpResponse
from ludoteca.protocol.http_history import SentLog
from ludoteca.protocol.messages import Language
from ludoteca.protocol.room_view import Phase
from ludoteca.rules import Seat
from ludoteca.rules.values import JsonValue


class NewGuest(HttpRequest, frozen=True):
    """A name is all it takes."""

    name: str
    language: Language = "it"


class GuestChange(HttpRequest, frozen=True):
    """Changes of a guest: name, language, and consent to research, to a rating, to works on the first page."""

    name: str | None = None
    language: Language | None = None
    research: bool | None = None
    rated: bool | None = None
    on_show: bool | None = None


class Guest(HttpResponse, frozen=True, omit_defaults=False):
    """A person as they see themselves."""

    guest: str
    name: str
    language: Language
    research: bool                                 # they let their games go into the open dataset
    rated: bool                                    # they want to see how strong they are
    on_show: bool                                  # what they make may hang on the first page


class GuestWithToken(HttpResponse, frozen=True, omit_defaults=False):
    """A person and the token that proves it: shown once, kept by the client."""

    guest: str
    name: str
    language: Language
    token: str


class GameOnShelf(HttpResponse, frozen=True, omit_defaults=False):
    """A game that can be played here."""

    id: str
    box: str
    least: int
    most: int
    minutes: int
    shelf: bool
    teams: bool                                    # whether there is a team chat
    levels: list[str]
    plain_levels: list[str]                        # those that play below their strength: the kernels are missing
    strength: dict[str, Strength]                  # by level, as measured: none for the lowest
    lesson: bool                                   # whether there is a guided first game
    reasons: list[str]                             # events after which a bot that caused them may be asked why
    slow: dict[str, JsonValue] | None              # the options with which nothing runs out, if it can last weeks
    options: dict[str, JsonValue]                  # the defaults
    schema: dict[str, JsonValue]                   # JSON schema of the options


class Position(HttpRequest, frozen=True):
    """Where in a log a game begins: after so many entries.

    The log is part of the request, or that of a finished game of this server (`table`, `round`), or that of a link
    (`replay`, `seat`).
    """

    until: Annotated[int, msgspec.Meta(ge=0)]
    log: SentLog | None = None
    table: str | None = None
    round: int | None = None
    replay: str | None = None
    seat: int | None = None                        # which chair one wants there


class NewTable(HttpRequest, frozen=True):
    """Open a table for a game; with `from` the log says which, for how many and with what options."""

    game: str = ""
    options: dict[str, JsonValue] = {}
    seats: int | None = None
    slow: bool = False                             # a table for weeks: nothing on it runs out
    position: Position | None = msgspec.field(default=None, name="from")


class TableSummary(HttpResponse, frozen=True, omit_defaults=False):
    """A table as anybody with its link may see it: how many, never who."""

    table: str
    code: str
    game: str
    phase: Phase
    seats: int
    people: int                                    # in the chairs
    free: int
    link: str


class MyTable(HttpResponse, frozen=True, omit_defaults=False):
    """A table of mine."""

    table: str
    code: str
    game: str
    phase: Phase
    names: list[str]
    seat: Seat | None
    your_turn: bool
    hosting: bool
    slow: bool                                     # for weeks
    touched: int


class OpenTable(HttpResponse, frozen=True, omit_defaults=False):
    """A table in the window: anybody in the house may sit down."""

    table: str
    game: str
    phase: Phase
    host: str                                      # a name
    seats: int
    people: int
    free: int


class HouseFace(HttpResponse, frozen=True, omit_defaults=False):
    """The public face of the server."""

    name: str
    notice: str
    shows_tables: bool                             # whether a host may put a table in the window
    family_always: bool
    tables: list[OpenTable]


class Handoff(HttpResponse, frozen=True, omit_defaults=False):
    """A code that moves one's seat to another device, once."""

    code: str
    expires: int
    link: str
    qr: str                                        # the QR code of the link, as SVG


class TakenOver(HttpResponse, frozen=True, omit_defaults=False):
    """The person and table behind a hand-off code, with a fresh token. The old device is signed out."""

    guest: str
    name: str
    language: Language
    token: str
    table: str


class PushKey(HttpResponse, frozen=True, omit_defaults=False):
    """The house's public key for Web Push, as browsers want it; empty where the server sends no notifications."""

    key: str


class PushDevice(HttpRequest, frozen=True):
    """Where a browser can be called, and the keys to seal messages for it (a PushSubscription)."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class DailyLine(HttpResponse, frozen=True, omit_defaults=False):
    """One line of a day's table; without a score the try is not over. `link`: how it was played, for those who may;
    the maestro leaves no game behind, but how it stood after each stage (`course`)."""

    name: str
    score: int | None
    dots: int                                      # of four: how many levels of bots it reaches
    you: bool = False
    link: str = ""
    maestro: bool = False
    course: list[int] = []


class Daily(HttpResponse, frozen=True, omit_defaults=False):
    """A deal of the day: my try, my row of days, and (when it alone was asked for) the day's table."""

    name: str
    game: str
    day: str                                       # 2026-11-15, by the house's clock
    version: str                                   # houses with the same one deal alike
    mine: DailyLine | None
    table: str                                     # of mine, while it is not over
    players: int
    best: DailyLine | None
    row: int                                       # days in a row, now
    longest: int
    few_lead: bool                                 # whether less is better after a stage
    week: list[int | None]                         # my scores of the last seven days
    lines: list[DailyLine]


class DailyTable(HttpResponse, frozen=True, omit_defaults=False):
    """Where the day's deal is on the table, and whether this is the try that counts."""

    table: str
    counts: bool


class Done(HttpResponse, frozen=True, omit_defaults=False):
    """It is done; there is nothing more to say."""

    done: bool = True


class StoreCondition(HttpResponse, frozen=True, omit_defaults=False):
    """How the disk is: milliseconds since the last commit, writes that wait, the kind of the last error if it lasts."""

    writable: bool
    writer: bool                                   # alive
    since_commit: int | None
    waiting: int
    trouble: str


class UnreadableTable(HttpResponse, frozen=True, omit_defaults=False):
    """A table whose log the rules here cannot follow."""

    table: str
    reason: str


class Health(HttpResponse, frozen=True, omit_defaults=False):
    """Whether the house is well: "ok", or "trouble" (with status 503). Details are for this very machine."""

    status: Literal["ok", "trouble"]
    version: str
    tables: int
    connections: int
    store: StoreCondition
    waiting: int                                   # tables whose write waits for the disk
    unreadable: int                                # tables people came to in vain since the start
    details: list[UnreadableTable]


class IceServer(HttpResponse, frozen=True):
    """A STUN or TURN server, as browsers want it described."""

    urls: list[str]
    username: str = ""
    credential: str = ""


class VoiceServers(HttpResponse, frozen=True, omit_defaults=False):
    """Servers that help voices across networks; none are needed on one network."""

    ice_servers: list[IceServer]


__all__ = [
    "Daily", "DailyTable", "Done", "GameOnShelf", "Guest", "GuestChange", "GuestWithToken", "Handoff", "Health",
    "HouseFace", "MyTable", "NewGuest", "NewTable", "PushDevice", "PushKey", "Seat", "TableSummary", "TakenOver",
    "VoiceServers",
]
