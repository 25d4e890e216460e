"""Limits: how much one guest may take, and how long things are kept."""

from __future__ import annotations

import msgspec

DAY = 86_400_000                 # ms


class Limits(msgspec.Struct, frozen=True):
    """Limits of a house. Times are in milliseconds."""

    tables_per_guest: int = 20
    taken_in_per_guest: int = 30                   # games brought as files
    code_length: int = 4
    guests_kept: int = 90 * DAY
    finished_kept: int = 30 * DAY
    abandoned_kept: int = 60 * DAY                 # a slow game may rest for weeks, and wait as long for its players
    handoff: int = 5 * 60_000
    table_idle: int = 10 * 60_000                  # a table without guests leaves memory after this
    active_heartbeat: int = 1_500                  # on a store of one process: interval while a clock runs
    idle_heartbeat: int = 15_000                   # the same while no clock runs
    watch: int = 1_000                             # how often writes that take too long are looked for
    heartbeat: int = 400                               # on a shared database: how often this process sends a heartbeat
    silence: int = 2_500                           # a process without a heartbeat for so long is declared dead
    sweep: int = 60 * 60_000
