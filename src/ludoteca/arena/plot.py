"""A picture of ratings: one line for each player with its error, as SVG that any browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, isfinite, log10

from ludoteca.arena.tournament import Report

WIDTH, LEFT, RIGHT = 720, 190, 60
LINE, HEAD, FOOT = 30, 54, 36
INK, QUIET, DOT = "#2b2622", "#8a8178", "#b3502b"


def plot(reports: Sequence[Report]) -> str:
    """All contests on one scale of Elo, one below the other."""
    ends = [each.elo + side * (each.elo_error if isfinite(each.elo_error) else 0)
            for report in reports for each in report.standings for side in (-1, 1)]
    low, high = min(ends), max(ends)
    step = _step((high - low) or 1)
    low, high = step * floor(low / step), -step * floor(-high / step) or step
    parts: list[str] = []
    top = 0
    for report in reports:
        parts += _contest(report, top, low, high, step)
        top += HEAD + LINE * len(report.standings) + FOOT
    style = f"text {{ font: 14px system-ui, sans-serif; fill: {INK} }} .quiet {{ fill: {QUIET}; font-size: 12px }}"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}">'
            f'<style>{style}</style><rect width="100%" height="100%" fill="#fffdf8"/>{"".join(parts)}</svg>\n')


def _step(span: float) -> float:
    """Marks at round numbers, four to ten of them."""
    rough = span / 6
    power: float = 10 ** floor(log10(rough))
    return power * min((1, 2, 5, 10), key=lambda each: abs(each - rough / power))


def _contest(report: Report, top: float, low: float, high: float, step: float) -> list[str]:
    def across(elo: float) -> float:
        return LEFT + (elo - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = top + HEAD + LINE * len(report.standings)
    parts = [f'<text x="16" y="{top + 28}" font-weight="600">{escape(report.game)}</text>',
             f'<text class="quiet" x="{LEFT}" y="{top + 28}">Elo, 95 %; {report.seats} seats, '
             f'{report.games:,} games</text>']
    for mark in range(round((high - low) / step) + 1):
        x = across(low + mark * step)
        parts.append(f'<path d="M{x:.1f} {top + HEAD - 8}V{bottom}" stroke="#e6dfd3"/>'
                     f'<text class="quiet" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">'
                     f'{low + mark * step:+.0f}</text>')
    for number, each in enumerate(report.standings):
        y = top + HEAD + LINE * number + LINE / 2
        error = each.elo_error if isfinite(each.elo_error) else 0.0
        parts.append(f'<text x="16" y="{y + 5}">{escape(each.player[-22:])}</text>'
                     f'<path d="M{across(each.elo - error):.1f} {y}H{across(each.elo + error):.1f}" stroke="{DOT}" '
                     f'stroke-width="3" stroke-linecap="round"/>'
                     f'<circle cx="{across(each.elo):.1f}" cy="{y}" r="5" fill="{DOT}"/>'
                     f'<text class="quiet" x="{WIDTH - 8}" y="{y + 4}" text-anchor="end">{each.elo:+.0f}</text>')
    return parts
