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
    asleep: int = 10 * 60_000                      # a table without guests leaves memory after this
    beat: int = 1_500                              # while a clock runs: table time that a crash may give back
    quiet_beat: int = 15_000                       # while no clock runs
    watch: int = 1_000                             # how often writes that take too long are looked for
    heartbeat: int = 400                               # on a shared database: how often this process sends a heartbeat
    silence: int = 2_500                           # a process without a heartbeat for so long is declared dead
    sweep: int = 60 * 60_000
