"""Rows: what a store takes and returns. It stores bytes; only the room knows what they mean."""

from __future__ import annotations

import msgspec

OPENING = 0                      # round of the log that a first game starts from; games are numbered from 1
APART = 300_000                  # ms by which clocks may differ; a time stamp further ahead comes from a wrong clock
FORGIVEN = 3_600_000             # ms after which every token bucket is full again, so its row can go
LONG_WAIT = 10_000               # ms a write may wait before the store counts as unwell


class GuestRow(msgspec.Struct, frozen=True):
    """A person without an account. `id` is public; of the token only a hash is stored."""

    id: str
    name: str
    language: str
    created: int
    seen: int


class RoomRow(msgspec.Struct, frozen=True):
    """A room: columns for what is searched, and its whole state as bytes."""

    id: str
    code: str
    game: str
    phase: str
    state: bytes
    host: str = ""
    members: tuple[str, ...] = ()
    touched: int = 0


class Most(msgspec.Struct, frozen=True):
    """How many unfinished tables there may be, a new one included."""

    of_host: int
    uncounted: tuple[str, ...] = ()                # tables of the host that do not count
    on: int = 0                                    # tables of all live processes; 0: no limit


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """One entry of a round's log. Position 0 is the header; `request` is the client's id of the move."""

    position: int
    entry: bytes
    request: str = ""


class Lease(msgspec.Struct, frozen=True, gc=False):
    """The right to write a table: the incarnation that holds it, and an epoch that grows with each claim."""

    room: str
    incarnation: int
    epoch: int


class Owner(msgspec.Struct, frozen=True):
    """The process that holds a table's lease, its address, and whether it is alive."""

    incarnation: int
    epoch: int
    address: str = ""
    alive: bool = False


class LiveProcess(msgspec.Struct, frozen=True):
    """An incarnation that is alive, and the address where peers reach it."""

    incarnation: int
    address: str


class Change(msgspec.Struct, frozen=True):
    """A change of a guest that every process must know: "renamed", or "moved" to another device."""

    number: int
    guest: str
    kind: str


class ResultRow(msgspec.Struct, frozen=True):
    """The end of one round. `link` opens its replay; `guests`, when written, find it among their games."""

    room: str
    round: int
    game: str
    finished: int
    result: bytes
    link: str = ""
    guests: tuple[str, ...] = ()


class FeatRow(msgspec.Struct, frozen=True):
    """An achievement of a guest in a game, the first time."""

    guest: str
    game: str
    feat: str
    won: int


class NoteRow(msgspec.Struct, frozen=True):
    """A note about a guest, one for each topic; without a guest, about the house."""

    guest: str
    topic: str
    value: bytes


class OnlyNote(msgspec.Struct, frozen=True):
    """A note that is written only if there is none yet, or the present one is `instead`."""

    note: NoteRow
    instead: bytes | None = None


class Swept(msgspec.Struct, frozen=True):
    """How many rows of each kind a cleanup deleted."""

    guests: int
    rooms: int
    handoffs: int


class StoreHealth(msgspec.Struct, frozen=True):
    """State of the store: its writer, its last commit, the writes that wait."""

    writer: bool                                   # alive
    commits: int = 0                               # since the start
    writes: int = 0
    since_commit: int | None = None                # ms; None before the first
    waiting: int = 0                               # writes without an answer
    waiting_for: int = 0                           # ms the oldest of them has waited
    trouble: str = ""                              # kind of error of the last commit, if it failed

    @property
    def well(self) -> bool:
        return self.writer and not self.trouble and self.waiting_for < LONG_WAIT
