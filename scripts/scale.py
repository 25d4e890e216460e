"""From measured figures to what many people at once need: a simulation of the way to the database, and its picture.

    python -m scripts.scale                    the tables of docs/host/scale.md
    python -m scripts.scale --draw             and docs/pictures/scale.svg

Every process sends the entries that came in meanwhile as one group, one at a time, as `store/postgres/store.py` does.
The database has so many cores, and a commit waits for its disk (or its replicas). What comes out is how long a move
waits for its commit and how busy the database is.
"""

from __future__ import annotations

import argparse
import heapq
from collections import deque
from math import ceil, log10
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

# Measured (docs/host/scale.md says how).
MOVE = 400e-6                    # s of an owner's core for a move at a table of four
GROUP, ENTRY = 550e-6, 12e-6     # s of the database's cores for a group, and for each entry in it
ROW = 291                        # bytes of an entry with its index
LINE = 24.1e3                    # bytes of memory of an open connection
PULSE = 10                       # heartbeat statements per second of each process
STATEMENT = 100e-6               # s of the database's cores for a small one

# Assumed.
PLAYING = 0.8                    # share of people who play; the others watch or chat
EACH = 3                         # people at a table, on average
PACE = 8.0                       # seconds between two moves of a table
BACK = 900.0                     # seconds between two reconnections of one person, such as a phone that was suspended
READS = 6                        # statements of a reconnection
BUSY = 0.5                       # planned load of a core
FULL = 0.97                      # of the database: groups grow from here on, and what else it has to do waits
HOURS = 5                        # a day's load in hours of peak load

PEOPLE = (10_000, 100_000, 1_000_000)
DISK, REPLICAS = 0.3e-3, 3e-3    # s a commit waits: for a disk; for a majority of machines
DEARER = 4                       # times a distributed database works for the same commit


class Needs(NamedTuple):
    """The resources that so many people at once need."""

    people: int
    moves: float                 # a second
    owners: float                # cores
    processes: int
    memory: float                # bytes of open lines
    returns: float               # a second
    growth: float                # bytes a day


def needs(people: int) -> Needs:
    moves = people * PLAYING / EACH / PACE
    owners = moves * MOVE
    return Needs(people, moves, owners, max(2, ceil(owners / BUSY)), people * LINE, people / BACK,
                 moves * ROW * HOURS * 3600)


class Wait(NamedTuple):
    """How long moves wait for their commit, in ms, and the load of the database."""

    p50: float
    p99: float
    busy: float
    group: float                 # entries, on average


def simulate(moves: float, processes: int, cores: int, disk: float, arrivals: int = 20_000, seed: int = 1) -> Wait:
    """Moves arrive at the processes at random. `busy` is infinite if the database cannot keep up."""
    chance = Random(seed)
    now, events, number = 0.0, [], 0
    waiting: list[deque[float]] = [deque() for _ in range(processes)]
    under_way = [False] * processes
    queue: deque[tuple[int, list[float]]] = deque()
    free, worked, groups = cores, 0.0, 0
    waits: list[float] = []

    def at(when: float, kind: str, facts: object) -> None:
        nonlocal number
        number += 1
        heapq.heappush(events, (when, number, kind, facts))

    def send(process: int) -> None:
        if waiting[process] and not under_way[process]:
            under_way[process] = True
            queue.append((process, list(waiting[process])))
            waiting[process].clear()
        serve()

    def serve() -> None:
        nonlocal free, worked, groups
        while free and queue:
            process, group = queue.popleft()
            free -= 1
            cost = (GROUP + ENTRY * len(group)) * (DEARER if disk == REPLICAS else 1)
            worked += cost
            groups += 1
            at(now + cost, "computed", (process, group))

    at(chance.expovariate(moves), "move", None)
    come = 0
    while events and len(waits) < arrivals:
        now, _, kind, facts = heapq.heappop(events)
        if kind == "move":
            come += 1
            process = chance.randrange(processes)
            waiting[process].append(now)
            send(process)
            if come < arrivals * 2:
                at(now + chance.expovariate(moves), "move", None)
        elif kind == "computed":
            free += 1
            at(now + disk, "committed", facts)
            serve()
        else:
            process, group = facts  # type: ignore[misc]
            waits += [now - sent for sent in group]
            under_way[process] = False
            send(process)
    settled = sorted(waits[len(waits) // 5:])      # leave out the start, where queues are empty
    overhead = processes * PULSE * STATEMENT / cores
    return Wait(1000 * settled[len(settled) // 2], 1000 * settled[int(len(settled) * 0.99)],
                worked / now / cores + overhead, len(waits) / groups)


def rows() -> list[str]:
    """The table of the page."""
    lines = ["| people at once | moves/s | owners' cores | processes | memory of lines | returns/s | a day of moves |",
             "|---|---|---|---|---|---|---|"]
    for people in PEOPLE:
        each = needs(people)
        lines.append(
            f"| {people:,} | {each.moves:,.0f} | {each.owners:.1f} | {each.processes} | {each.memory / 1e9:.1f} GB | "
            f"{each.returns:,.0f} | {each.growth / 1e9:.1f} GB |")
    lines += ["", "| people at once | database | group | p50 | p99 | busy |", "|---|---|---|---|---|---|"]
    for people, cores, disk, name in SETTINGS:
        each = needs(people)
        found = simulate(each.moves, each.processes, cores, disk)
        lines.append(f"| {people:,} | {name} | {found.group:.1f} | {found.p50:.1f} ms | {found.p99:.1f} ms | "
                     f"{found.busy:.0%} |")
    return lines


SETTINGS = (
    (10_000, 2, DISK, "one PostgreSQL, 2 cores"), (100_000, 4, DISK, "one PostgreSQL, 4 cores"),
    (1_000_000, 16, DISK, "one PostgreSQL, 16 cores"), (1_000_000, 32, DISK, "one PostgreSQL, 32 cores"),
    (1_000_000, 48, REPLICAS, "distributed, 48 cores, 3 ms to agree"))

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 420, 64, 40, 210, 48
CURVES = (("4 cores", 4, DISK, "#b3502b"), ("16 cores", 16, DISK, "#3d6b57"), ("32 cores", 32, DISK, "#44568a"),
          ("distributed, 48 cores", 48, REPLICAS, "#8a6d2b"))


def draw() -> str:
    """p99 of a commit by people at once; a curve ends with a dot at its database's limit."""
    low, high, floor, top = 4.0, 6.5, -0.3, 2.0

    def across(people: float) -> float:
        return LEFT + (log10(people) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def up(millis: float) -> float:
        return HEIGHT - BOTTOM - (log10(millis) - floor) / (top - floor) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<text x="{LEFT}" y="24" font-weight="600">How long a move waits for its commit, p99</text>']
    for people, said in ((1e4, "10,000"), (1e5, "100,000"), (1e6, "1 million")):
        parts.append(f'<path d="M{across(people):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#e6dfd3"/><text class="quiet" '
                     f'x="{across(people):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{said}</text>')
    for millis in (1, 10, 100):
        parts.append(f'<path d="M{LEFT} {up(millis):.1f}H{WIDTH - RIGHT}" stroke="#e6dfd3"/><text class="quiet" '
                     f'x="{LEFT - 8}" y="{up(millis) + 4:.1f}" text-anchor="end">{millis} ms</text>')
    for place, (name, cores, disk, colour) in enumerate(CURVES):
        points = []
        for step in range(11):
            people = round(10 ** (low + (high - low) * step / 10))
            each = needs(people)
            found = simulate(each.moves, each.processes, cores, disk, 8_000)
            points.append(f"{across(people):.1f},{up(min(100.0, found.p99)):.1f}")
            if found.busy > FULL:
                break
        if found.busy > FULL:
            x, y = points[-1].split(",")
            parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
                     f'<text x="{WIDTH - RIGHT + 16}" y="{TOP + 24 + 24 * place}" style="fill:{colour}">{name}</text>')
    style = "text { font: 14px system-ui, sans-serif; fill: #2b2622 } .quiet { fill: #8a8178; font-size: 12px }"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
            f'<style>{style}</style><rect width="100%" height="100%" fill="#fffdf8"/>{"".join(parts)}</svg>\n')


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--draw", action="store_true")
    asked = parser.parse_args()
    print("\n".join(rows()))
    if asked.draw:
        (ROOT / "docs" / "pictures" / "scale.svg").write_text(draw(), "utf-8")
