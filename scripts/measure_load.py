"""Measures throughput by number of workers, and latency by load: figures and a chart.

    python -m scripts.measure_load --workers 1 2 4 8 --tools 4 --json docs/measured/load.json
    python -m scripts.measure_load --draw          docs/pictures/load.svg from docs/measured/load.json

Every table plays as soon as it may; the load comes from several processes, which need cores of their own.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from math import log10
from pathlib import Path
from statistics import mean

import msgspec

from scripts.compare_servers import ROOT, figures, free_port, opened, ours, speaking

FIGURES, PICTURE = ROOT / "docs" / "measured" / "load.json", ROOT / "docs" / "pictures" / "load.svg"
INK, QUIET, RULE = "#2b2622", "#8a8178", "#e6dfd3"
COLOURS = {"ludoteca": "#b3502b", "colyseus": "#44568a", "boardgame.io": "#3d6b57"}
WIDTH, HEIGHT, LEFT, TOP, BOTTOM, GAP = 940, 400, 64, 64, 56, 90


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One run. `asked`: moves per second, if they were paced; `pinned`: the server had a single core."""

    server: str
    workers: int
    connections: int
    asked: float | None
    moves_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    pinned: bool = False


def measure(workers: int, tools: int, lines: int, seconds: float, pin: bool) -> Figure:
    """Run one server and so many load tools at once."""
    port = free_port()
    more = ["--workers", str(workers), *(["--pin"] if pin and workers > 1 else [])]
    with opened(ours("ludoteca", ROOT, *more), port, None) as pid:
        running = [speaking("ludoteca", port, pid, ["--lines", str(lines), "--seconds", str(seconds)])
                   for _ in range(tools)]
        found = [figures(each) for each in running]
    moves = sum(each.moves_s for each in found)
    busy = mean(each.cpu_us * each.moves_s for each in found)    # each tool sees the processor time of the whole server
    return Figure("ludoteca", workers, lines * tools, None, round(moves), max(each.p50_ms for each in found),
                  max(each.p99_ms for each in found), round(busy / moves, 1))


def axes(left: float, across: Callable[[float], float], up: Callable[[float], float], title: str, said: str,
         xs: Iterable[tuple[float, str]], ys: Iterable[tuple[float, str]], right: float) -> list[str]:
    parts = [f'<text x="{left}" y="26" font-weight="600">{title}</text>'
             f'<text class="quiet" x="{left}" y="46">{said}</text>']
    for x, mark in xs:
        parts.append(f'<path d="M{across(x):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{RULE}"/><text class="quiet" '
                     f'x="{across(x):.1f}" y="{HEIGHT - 32}" text-anchor="middle">{mark}</text>')
    for y, mark in ys:
        parts.append(f'<path d="M{left} {up(y):.1f}H{right}" stroke="{RULE}"/><text class="quiet" x="{left - 8}" '
                     f'y="{up(y) + 4:.1f}" text-anchor="end">{mark}</text>')
    return parts


def draw(figures: list[Figure]) -> str:
    """Left: moves per second by workers, with a line for linear growth. Right: p99 by moves per second."""
    half = (WIDTH - LEFT - GAP) / 2
    bottom = HEIGHT - BOTTOM

    def across(workers: float) -> float:
        return LEFT + log10(workers) / log10(8) * (half - 20)

    def up(moves: float) -> float:
        return bottom - moves / 70_000 * (bottom - TOP)

    grown = sorted((each for each in figures if each.server == "ludoteca" and not each.pinned), key=lambda f: f.workers)
    parts = axes(LEFT, across, up, "Moves a second", "against workers", [(n, f"{n}") for n in (1, 2, 4, 8)],
                 [(n, f"{n:,}") for n in (0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000)], LEFT + half - 20)
    if grown:
        one = grown[0].moves_s / grown[0].workers
        parts.append(f'<path d="M{across(1):.1f} {up(one):.1f}'
                     + "".join(f"L{across(n / 4):.1f} {up(one * n / 4):.1f}" for n in range(5, 33))
                     + f'" fill="none" stroke="{QUIET}" stroke-dasharray="4 4"/>')
        points = " ".join(f"{across(each.workers):.1f},{up(each.moves_s):.1f}" for each in grown)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS["ludoteca"]}" stroke-width="2.5"/>')
        for each in grown:
            parts.append(f'<circle cx="{across(each.workers):.1f}" cy="{up(each.moves_s):.1f}" r="5" '
                         f'fill="{COLOURS["ludoteca"]}"/><text class="quiet" x="{across(each.workers):.1f}" '
                         f'y="{up(each.moves_s) + 20:.1f}" text-anchor="middle">{each.moves_s:,.0f}</text>')
    begin = LEFT + half + GAP

    def along(moves: float) -> float:
        return begin + (log10(moves) - 2.5) / 2.1 * (half - GAP)

    def high(millis: float) -> float:
        return bottom - (log10(millis) / 2.2) * (bottom - TOP)

    parts += axes(begin, along, high, "p99 of a move, the last of four seats",
                  "against moves a second; hollow: as fast as may be",
                  [(n, f"{n:,}") for n in (500, 1000, 5000, 20_000)], [(n, f"{n} ms") for n in (1, 3, 10, 30, 100)],
                  begin + half - GAP)
    for each in figures:
        colour = COLOURS[each.server]
        filled = colour if each.asked else "#fffdf8"
        parts.append(f'<circle cx="{along(each.moves_s):.1f}" cy="{high(each.p99_ms):.1f}" r="5" fill="{filled}" '
                     f'stroke="{colour}" stroke-width="2"/>')
    for place, (name, colour) in enumerate(COLOURS.items()):
        parts.append(f'<text x="{WIDTH - 220}" y="{bottom - 60 + 22 * place}" style="fill:{colour}">{name}</text>')
    style = f"text {{ font: 14px system-ui, sans-serif; fill: {INK} }} .quiet {{ fill: {QUIET}; font-size: 12px }}"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
            f'<style>{style}</style><rect width="100%" height="100%" fill="#fffdf8"/>{"".join(parts)}</svg>\n')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="*", default=[])
    parser.add_argument("--tools", type=int, default=2, choices=range(1, 17), metavar="N")
    parser.add_argument("--lines", type=int, default=320, help="of each tool, four to a table")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=1, help="each number of workers takes its turn so often")
    parser.add_argument("--pin", action="store_true", help="workers on cores of their own")
    parser.add_argument("--json", type=Path, default=FIGURES)
    parser.add_argument("--draw", action="store_true")
    asked = parser.parse_args()
    if asked.workers:
        found = []
        for workers in asked.workers * asked.rounds:
            found.append(measure(workers, asked.tools, asked.lines, asked.seconds, asked.pin))
            print(found[-1], flush=True)
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if asked.draw:
        PICTURE.write_text(draw(msgspec.json.decode(asked.json.read_bytes(), type=list[Figure])))


if __name__ == "__main__":
    main()
