"""Metrics for Prometheus: moves, refusals, dropped connections, bytes sent. Never about a person."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from itertools import pairwise

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from ludoteca.server.services import EventCounters

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
MANY = 500                       # durations that are sorted into the buckets at once


class MoveTimes(Collector):
    """Durations of moves by game: plain numbers, made a histogram when metrics are read."""

    def __init__(self) -> None:
        self._counts: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}
        self._fresh: dict[str, list[float]] = {}   # not sorted yet: that is no work for a move
        self._sorted = 0

    @property
    def moves(self) -> int:
        """All of them."""
        return self._sorted + sum(map(len, self._fresh.values()))

    def add(self, game: str, seconds: float) -> None:
        try:
            fresh = self._fresh[game]
        except KeyError:
            fresh = self._fresh[game] = []
        fresh.append(seconds)
        if len(fresh) >= MANY:
            self._sort_in(game)

    def _sort_in(self, game: str) -> None:
        fresh, self._fresh[game] = sorted(self._fresh[game]), []
        counts = self._counts.setdefault(game, [0] * (len(BUCKETS) + 1))
        ends = [*(bisect_right(fresh, most) for most in BUCKETS), len(fresh)]
        for bucket, (begin, end) in enumerate(pairwise((0, *ends))):
            counts[bucket] += end - begin
        self._seconds[game] = self._seconds.get(game, 0.0) + sum(fresh)
        self._sorted += len(fresh)

    def collect(self) -> Iterator[HistogramMetricFamily]:
        histogram = HistogramMetricFamily(
            "ludoteca_move_seconds", "From a move's arrival to its effect on disk and told", labels=["game"])
        for game in self._fresh:
            self._sort_in(game)
        for game, counts in self._counts.items():
            so_far, buckets = 0, []
            for most, count in zip((*map(str, BUCKETS), "+Inf"), counts, strict=True):
                so_far += count
                buckets.append((most, so_far))
            histogram.add_metric([game], buckets, self._seconds[game])
        yield histogram


class Counters(EventCounters):
    """One registry per server, so that servers in one test do not share numbers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._moves = MoveTimes()
        self.move_done = self._moves.add               # type: ignore[method-assign]
        self.registry.register(self._moves)
        self._refusals = Counter("ludoteca_refusals", "Requests refused", ["code"], registry=self.registry)
        self._stumbles = Counter("ludoteca_bot_stumbles", "Bots that made an error", ["game"], registry=self.registry)
        self._dropped = Counter("ludoteca_lines_dropped", "Lines closed by us", ["reason"], registry=self.registry)
        self._frames = Counter("ludoteca_frames_sent", "WebSocket frames sent", registry=self.registry)
        self._bytes = Counter("ludoteca_bytes_sent", "WebSocket bytes sent", registry=self.registry)
        self.lines = Gauge("ludoteca_lines", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("ludoteca_tables", "Tables in memory", registry=self.registry)
        self.commits = Gauge("ludoteca_commits", "Groups written to disk since the start", registry=self.registry)
        self.entries = Gauge("ludoteca_writes", "Writes to disk since the start", registry=self.registry)
        self._disk_waits = Counter(
            "ludoteca_disk_waits", "Times the house had to wait for its disk", registry=self.registry)
        self.waiting_tables = Gauge("ludoteca_tables_waiting", "Tables whose write waits", registry=self.registry)
        self.waiting_writes = Gauge("ludoteca_writes_waiting", "Writes on their way to disk", registry=self.registry)
        self.store_well = Gauge("ludoteca_store_well", "1 while the store writes, 0 in trouble", registry=self.registry)
        self.writer_alive = Gauge("ludoteca_store_writer", "1 while the store's writer lives", registry=self.registry)
        self.since_commit = Gauge("ludoteca_since_commit_seconds", "Age of the last commit", registry=self.registry)
        self.refusals: dict[str, int] = {}
        self._frames_out = 0
        self._bytes_out = 0

    @property
    def moves(self) -> int:
        return self._moves.moves

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def bot_failed(self, game: str) -> None:
        self._stumbles.labels(game).inc()

    def disk_waits(self) -> None:
        self._disk_waits.inc()

    def dropped(self, reason: str) -> None:
        self._dropped.labels(reason).inc()

    def sent(self, size: int, frames: int) -> None:
        """Plain integers here: a Counter takes its lock each time."""
        self._frames_out += frames
        self._bytes_out += size

    def page(self) -> bytes:
        self._frames.inc(self._frames_out)
        self._bytes.inc(self._bytes_out)
        self._frames_out = self._bytes_out = 0
        return generate_latest(self.registry)


def one_page(pages: Mapping[int, bytes]) -> bytes:
    """The metrics of several processes as one page: each count with its incarnation."""
    families: dict[str, tuple[list[str], list[str]]] = {}
    for process, page in pages.items():
        family: tuple[list[str], list[str]] = ([], [])
        for line in page.decode().splitlines():
            if line.startswith("# HELP "):
                family = families.setdefault(line.split()[2], ([], []))
                if not family[0]:
                    family[0].append(line)
            elif line.startswith("#"):
                if len(family[0]) < 2:
                    family[0].append(line)
            else:
                name, brace, rest = line.partition("{")
                if brace:
                    family[1].append(f'{name}{{process="{process}",{rest}')
                else:
                    name, _, count = line.partition(" ")
                    family[1].append(f'{name}{{process="{process}"}} {count}')
    return "".join(f"{line}\n" for heads, counts in families.values() for line in (*heads, *counts)).encode()
